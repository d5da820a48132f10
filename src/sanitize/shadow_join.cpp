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

/// Memory that lasts beyond workgroups.
class LastingJoin {
 public:
  LastingJoin(const ShadowPlan& plan, size_t variable, Workers workers, const JoinOptions& options)
      : v_(plan.variables[variable]), variable_(variable), workers_(workers), options_(options) {
    out_.suspects.var = out_.coverage.var = v_.var;
    out_.coverage.element_bytes = 1u << v_.granule_shift;
    out_.coverage.texels = v_.texels;
    out_.coverage.elements = v_.texels.axes != 0 ? v_.texels.count() : v_.elements;
  }

  JoinedVariable run() {
    const bool covers_texels = options_.coverage && v_.texels.axes != 0;
    if (covers_texels) options_.coverage = false;  // memory has more than the texels
    for (uint64_t chunk = 0; chunk < v_.chunks(); ++chunk) this->chunk(chunk);
    if (options_.coverage) end_gap(v_.elements);
    if (covers_texels) cover_texels();
    return std::move(out_);
  }

 private:
  void find_workers(uint64_t chunk) {
    here_.clear();
    for (const std::unique_ptr<ShadowWorker>& w : workers_)
      if (w->touched(variable_)[chunk] != 0) here_.push_back(w.get());
  }

  void chunk(uint64_t chunk) {
    find_workers(chunk);
    const bool raced = std::any_of(here_.begin(), here_.end(), [&](const ShadowWorker* w) { return w->raced(variable_); });
    const bool races = options_.races && (raced || here_.size() > 1);
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

  /// Nothing in the chunk is raced for, and all of it was touched if that is asked: counting is enough.
  bool simple(bool races) {
    if (races && v_.vectors != kNoPlace) return false;
    words_.clear();
    for (const ShadowWorker* w : here_) words_.push_back({w->words() + v_.words + begin_, &w->epochs(v_)});
    const WordCounts n = count_words(words_, count_);
    if (races && n.raced != 0) return false;
    if (!options_.coverage) return true;
    if (n.touched != count_) return false;
    out_.coverage.written += n.written;
    out_.coverage.read += n.read;
    out_.coverage.touched += n.touched;
    end_gap(begin_);
    return true;
  }

  void gather(uint64_t words, Verdicts& verdicts) {
    std::fill_n(verdicts.begin(), count_, 0);
    for (const ShadowWorker* w : here_) add_words(verdicts, w->words() + words + begin_, count_, w->epochs(v_));
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

  /// The rows of the view, one after the other; a row may lie in several chunks.
  void cover_texels() {
    const TexelGrid& grid = v_.texels;
    for (uint32_t z = 0; z < grid.size[2]; ++z) {
      for (uint32_t y = 0; y < grid.size[1]; ++y) {
        const uint64_t row = grid.place_of(0, y, z) >> v_.granule_shift, number = (uint64_t{z} * grid.size[1] + y) * grid.size[0];
        for (uint32_t x = 0; x < grid.size[0]; x += count_) {
          begin_ = row + x;
          count_ = static_cast<uint32_t>(std::min<uint64_t>(grid.size[0] - x, kChunk - begin_ % kChunk));
          find_workers(begin_ >> kChunkShift);
          cover_row({x, y, z}, number + x);
        }
      }
    }
    end_gap(grid.count());
  }

  /// Texels that follow one another from these coordinates on.
  void cover_row(const Texel& from, uint64_t number) {
    if (here_.empty()) return begin_gap(number);
    gather(v_.words, elements_);
    uint32_t last = ~0u;
    for (uint32_t i = 0; i < count_; ++i) {
      out_.coverage.written += elements_[i] / kWritten & 1;
      out_.coverage.read += elements_[i] / kRead & 1;
      const bool touched = (elements_[i] & kTouched) != 0;
      out_.coverage.touched += touched;
      if (!touched) begin_gap(number + i);
      else end_gap(number + i), last = i;
    }
    if (last == ~0u) return;
    const uint32_t reached[3] = {from.at[0] + last, from.at[1], from.at[2]};
    for (int d = 0; d < 3; ++d) out_.coverage.reach[d] = std::max(out_.coverage.reach[d], reached[d] + 1);
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
  std::vector<WorkerWords> words_;
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
  if (plan.variables[variable].lasts()) return LastingJoin(plan, variable, workers, options).run();
  JoinedVariable out;
  if (options.races) out.suspects = join_groups(plan, variable, workers);
  return out;
}

}  // namespace tesela::sanitize
