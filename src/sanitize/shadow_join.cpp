// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow_join.h"

#include <algorithm>
#include <array>

namespace tesela::sanitize {
namespace {

// Of an element, over some workers. kRead and kWritten as in words.
constexpr uint32_t kRaced = 1, kTouched = 8, kPlainlyWritten = 16;
using Verdicts = std::array<uint32_t, kChunk>;

using Workers = std::span<const std::unique_ptr<ShadowWorker>>;

/// Adds what one worker knows. Workers never share a workgroup: an element that two of them touched is raced for if one of them wrote it.
void add_words(Verdicts& verdicts, const uint32_t* words, uint32_t count, const Epochs& e) {
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t word = words[i], old = verdicts[i];
    const uint32_t plain = word == e.atomic ? 0 : (word & kWritten) << 2;
    const uint32_t own = word < e.dispatch ? 0 : (word & (kRead | kWritten)) | kTouched | plain | (e.is_raced(word) ? kRaced : 0);
    const uint32_t both = (old & own) / kTouched, written = (old | own) / kPlainlyWritten;
    verdicts[i] = old | own | (both & written & 1) * kRaced;
  }
}

class StorageJoin {
 public:
  StorageJoin(const ShadowPlan& plan, size_t variable, Workers workers, const JoinOptions& options)
      : v_(plan.variables[variable]), variable_(variable), workers_(workers), options_(options) {
    out_.suspects.var = out_.coverage.var = v_.var;
    out_.coverage.element_bytes = 1u << v_.granule_shift;
    out_.coverage.elements = v_.elements;
  }

  JoinedVariable run() {
    for (uint64_t chunk = 0; chunk < v_.chunks(); ++chunk) this->chunk(chunk);
    if (options_.coverage) end_gap(v_.elements);
    return std::move(out_);
  }

 private:
  void chunk(uint64_t chunk) {
    here_.clear();
    bool races = false;
    for (const std::unique_ptr<ShadowWorker>& w : workers_) {
      if (w->touched(variable_)[chunk] == 0) continue;
      here_.push_back(w.get());
      races |= w->raced(variable_);
    }
    races = options_.races && (races || here_.size() > 1);
    begin_ = chunk << kChunkShift;
    count_ = static_cast<uint32_t>(std::min<uint64_t>(kChunk, v_.elements - begin_));
    if (options_.coverage && here_.empty()) begin_gap(begin_);
    if (here_.empty() || (!options_.coverage && !races)) return;
    if (simple(races)) return;
    gather(v_.words, elements_);
    if (options_.coverage) cover();
    if (!races) return;
    std::vector<Suspect> found;
    raced_elements(found);
    if (v_.vectors != kNoPlace) raced_vectors(found);
    std::sort(found.begin(), found.end(), [](const Suspect& a, const Suspect& b) { return a.offset < b.offset; });
    out_.suspects.elements += found.size();
    std::vector<Suspect>& lowest = out_.suspects.lowest;
    for (size_t i = 0; i < found.size() && lowest.size() < kMaxSuspects; ++i) lowest.push_back(found[i]);
  }

  /// One worker touched all of the chunk, and nothing in it is raced for: counting is enough.
  bool simple(bool races) {
    if (here_.size() != 1 || (races && v_.vectors != kNoPlace)) return false;
    const WordCounts n = count_words({here_[0]->words() + v_.words + begin_, count_}, here_[0]->storage());
    if (n.touched != count_ || (races && n.raced != 0)) return false;
    out_.coverage.written += n.written;
    out_.coverage.read += n.read;
    out_.coverage.touched += n.touched;
    end_gap(begin_);
    return true;
  }

  void gather(uint64_t words, Verdicts& verdicts) {
    std::fill_n(verdicts.begin(), count_, 0);
    for (const ShadowWorker* w : here_) add_words(verdicts, w->words() + words + begin_, count_, w->storage());
  }

  void raced_elements(std::vector<Suspect>& found) {
    for (uint32_t i = 0; i < count_; ++i)
      if ((elements_[i] & kRaced) != 0) found.push_back(suspect(i));
  }

  /// Those of which no component is raced for by itself.
  void raced_vectors(std::vector<Suspect>& found) {
    gather(v_.vectors, vectors_);
    for (uint32_t i = 0; i < count_; ++i) {
      if ((vectors_[i] & kRaced) == 0) continue;
      uint32_t bytes = 0;
      for (const ShadowWorker* w : here_) bytes = std::max<uint32_t>(bytes, reinterpret_cast<const uint8_t*>(w->words() + v_.sizes)[begin_ + i]);
      bool apart = bytes != 0;
      for (uint32_t k = 0; k < bytes >> v_.granule_shift; ++k) apart = apart && (elements_[i + k] & kRaced) == 0;
      if (!apart) continue;
      Suspect s = suspect(i);
      s.bytes = bytes;
      s.components = true;
      found.push_back(s);
    }
  }

  Suspect suspect(uint32_t i) const {
    Suspect s;
    s.var = v_.var;
    s.offset = static_cast<uint32_t>((begin_ + i) << v_.granule_shift);
    s.bytes = 1u << v_.granule_shift;
    return s;
  }

  void cover() {
    uint32_t written = 0, read = 0, touched = 0;
    for (uint32_t i = 0; i < count_; ++i) {
      written += elements_[i] / kWritten & 1;
      read += elements_[i] / kRead & 1;
      touched += elements_[i] / kTouched & 1;
    }
    out_.coverage.written += written;
    out_.coverage.read += read;
    out_.coverage.touched += touched;
    if (touched == count_) return end_gap(begin_);
    if (touched == 0) return begin_gap(begin_);
    for (uint32_t i = 0; i < count_; ++i) {
      if ((elements_[i] & kTouched) != 0) end_gap(begin_ + i);
      else begin_gap(begin_ + i);
    }
  }

  void begin_gap(uint64_t at) {
    if (gap_ == kNoPlace) gap_ = at;
  }
  void end_gap(uint64_t at) {
    if (gap_ != kNoPlace && gap_ != at && out_.coverage.unwritten.size() < kMaxRanges) out_.coverage.unwritten.push_back({gap_, at});
    gap_ = kNoPlace;
  }

  const ShadowedVariable& v_;
  size_t variable_;
  Workers workers_;
  JoinOptions options_;
  JoinedVariable out_;
  std::vector<const ShadowWorker*> here_;  // workers that touched the chunk
  uint64_t begin_ = 0;
  uint32_t count_ = 0;
  uint64_t gap_ = kNoPlace;
  Verdicts elements_, vectors_;
};

/// Workgroup memory: workers wrote down themselves what was raced for.
SuspectVariable join_groups(const ShadowPlan& plan, size_t variable, Workers workers) {
  const ShadowedVariable& v = plan.variables[variable];
  SuspectVariable out;
  out.var = v.var;
  std::vector<uint64_t> lowest[2];
  for (uint32_t plane : {0, 1}) lowest[plane].assign(v.elements, ~uint64_t{0});
  for (const std::unique_ptr<ShadowWorker>& w : workers) {
    const RacedInGroups& raced = w->raced_in_groups(variable);
    out.groups += raced.groups;
    for (uint32_t plane : {0, 1})
      for (size_t i = 0; i < raced.lowest[plane].size(); ++i) lowest[plane][i] = std::min(lowest[plane][i], raced.lowest[plane][i]);
  }
  if (out.groups == 0) return out;
  for (uint64_t i = 0; i < v.elements; ++i) {
    Suspect s;
    s.var = v.var;
    s.offset = static_cast<uint32_t>(i << v.granule_shift);
    s.bytes = 1u << v.granule_shift;
    s.group = lowest[0][i];
    if (s.group == ~uint64_t{0} && lowest[1][i] != ~uint64_t{0}) {
      uint32_t bytes = 0;
      for (const std::unique_ptr<ShadowWorker>& w : workers) bytes = std::max<uint32_t>(bytes, reinterpret_cast<const uint8_t*>(w->words() + v.sizes)[i]);
      bool apart = bytes != 0;
      for (uint64_t k = i; k < i + (bytes >> v.granule_shift); ++k) apart = apart && lowest[0][k] == ~uint64_t{0};
      if (!apart) continue;
      s.bytes = bytes;
      s.components = true;
      s.group = lowest[1][i];
    }
    if (s.group == ~uint64_t{0}) continue;
    ++out.elements;
    if (out.lowest.size() < kMaxSuspects) out.lowest.push_back(s);
  }
  return out;
}

}  // namespace

JoinedVariable join(const ShadowPlan& plan, size_t variable, Workers workers, const JoinOptions& options) {
  if (plan.variables[variable].storage) return StorageJoin(plan, variable, workers, options).run();
  JoinedVariable out;
  if (options.races) out.suspects = join_groups(plan, variable, workers);
  return out;
}

}  // namespace tesela::sanitize
