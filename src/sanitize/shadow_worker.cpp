// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow_worker.h"

#include <algorithm>
#include <bit>

#include "sanitize/shadow_avx512.h"

namespace tesela::sanitize {
namespace {

/// Without the lanes before the lowest one: offsets of lanes that are not there may lie outside the memory.
core::LaneSet from_lowest(const core::LaneSet& lanes, uint32_t skip) {
  if (skip >= 64) return {lanes.first + skip, lanes.high >> (skip - 64), 0};
  if (skip == 0) return lanes;
  return {lanes.first + skip, lanes.low >> skip | lanes.high << (64 - skip), lanes.high >> skip};
}

}  // namespace

void RacedInGroups::note(uint32_t plane, uint64_t element, uint64_t elements, uint64_t group) {
  if (lowest[plane].empty()) lowest[plane].assign(elements, ~uint64_t{0});
  lowest[plane][element] = std::min(lowest[plane][element], group);
  if (last != group) ++groups;
  last = group;
}

ShadowWorker::ShadowWorker(const Program& program, const ShadowPlan& plan, uint32_t* words, bool count_idle)
    : plan_(plan),
      words_(words),
      invocations_(program.invocations()),
      count_idle_(count_idle),
      has_textures_(std::any_of(plan.variables.begin(), plan.variables.end(), [](const ShadowedVariable& v) { return v.memory == core::kTextureMemory; })),
      updates_(lane_updates()),
      storage_(Epochs::first(invocations_, false)),
      texels_(storage_),
      in_group_(Epochs::first(invocations_, true)),
      targets_(program.sites.size()),
      settled_words_(program.sites.size()),
      touched_(plan.variables.size()),
      raced_(plan.variables.size()),
      in_groups_(plan.variables.size()),
      reached_(invocations_),
      meeting_(invocations_) {
  for (size_t i = 0; i < plan.variables.size(); ++i) touched_[i].assign(plan.variables[i].chunks() + 1, 0);
  for (size_t i = 0; i < targets_.size(); ++i) {
    if (plan.of_site[i] == ~0u) continue;
    const Site& site = program.sites[i];
    const ShadowedVariable& v = plan.variables[plan.of_site[i]];
    Target& t = targets_[i];
    t.kind = site.kind == Site::Kind::Atomic ? Kind::Atomic : site.kind == Site::Kind::Write ? Kind::Write : Kind::Read;
    t.lasts = v.lasts();
    t.granule_shift = static_cast<uint8_t>(v.granule_shift);
    t.variable = plan.of_site[i];
    t.span = site.scalars * site.scalar_bytes >> v.granule_shift;
    t.reaches = v.lasts() && count_idle;
    t.plain = t.kind != Kind::Atomic && v.vectors == kNoPlace;
    t.single = t.plain && t.span == 1 ? static_cast<uint8_t>(1u << v.granule_shift) : 0;
    t.epochs = &epochs(v);
    t.words = words + v.words;
    t.touched = touched_[t.variable].data();
    if (!v.lasts() && v.granule_shift == 2 && v.vectors == kNoPlace) settled_words_[i] = t.words;
    if (v.vectors == kNoPlace) continue;
    t.vectors = words + v.vectors;
    t.sizes = reinterpret_cast<uint8_t*>(words + v.sizes);
    if (site.vector_scalars == 0) continue;
    t.vector_mask = ~(vector_alignment(site.vector_scalars, site.scalar_bytes) - 1);
    t.vector_bytes = site.vector_scalars * site.scalar_bytes;
  }
}

inline void ShadowWorker::advance_lasting(core::BarrierSpace memory, Epochs& epochs, bool new_workgroup) {
  if (epochs.exhausted()) renumber_lasting(memory, epochs, !new_workgroup);
  if (new_workgroup) epochs.begin_workgroup(false);
  else epochs.advance(false);
}

void ShadowWorker::begin_workgroup(uint64_t group) {
  end_workgroup();
  group_ = group;
  in_flight_ = true;
  advance_lasting(core::kStorageMemory, storage_, true);
  if (has_textures_) advance_lasting(core::kTextureMemory, texels_, true);
  advance_group_memory();
  meeting_.begin();
}

void ShadowWorker::end_workgroup() {
  if (in_flight_ && count_idle_) {
    const uint64_t reached = reached_.count();
    if (!abandoned_) idle_ += invocations_ - reached;
    idle_groups_ += !abandoned_ && reached == 0;
    reached_.clear();
  }
  in_flight_ = abandoned_ = false;
}

void ShadowWorker::advance(uint32_t spaces) {
  if ((spaces & core::kWorkgroupMemory) != 0) advance_group_memory();
  if (spaces == core::kWorkgroupMemory) return;  // most barriers
  if ((spaces & core::kStorageMemory) != 0) advance_lasting(core::kStorageMemory, storage_, false);
  if ((spaces & core::kTextureMemory) != 0) advance_lasting(core::kTextureMemory, texels_, false);
}

void ShadowWorker::advance_group_memory() {
  if (in_group_.exhausted()) {
    in_group_ = Epochs::first(invocations_, true);
    for (const ShadowedVariable& v : plan_.variables) {
      if (v.lasts()) continue;
      std::fill_n(words_ + v.words, v.elements, 0);
      if (v.vectors != kNoPlace) std::fill_n(words_ + v.vectors, v.elements, 0);
    }
  }
  in_group_.advance(true);
}

void ShadowWorker::renumber_lasting(core::BarrierSpace memory, Epochs& epochs, bool in_flight) {
  for (size_t i = 0; i < plan_.variables.size(); ++i) {
    const ShadowedVariable& v = plan_.variables[i];
    if (v.memory != memory) continue;
    for (uint64_t chunk = 0; chunk < v.chunks(); ++chunk) {
      if (touched_[i][chunk] == 0) continue;
      const uint64_t begin = chunk << kChunkShift, count = std::min<uint64_t>(kChunk, v.elements - begin);
      renumber({words_ + v.words + begin, count}, epochs, in_flight);
      if (v.vectors != kNoPlace) renumber({words_ + v.vectors + begin, count}, epochs, in_flight);
    }
  }
  epochs = renumbered(epochs, in_flight);
}

void ShadowWorker::access(uint32_t site, uint32_t offset, uint32_t stride, core::LaneSet lanes) {
  const Target& t = targets_[site];
  if (t.kind == Kind::Ignored) return;
  if (t.reaches) reached_.add(lanes);
  if ((lanes.low & 1) == 0) {
    const uint32_t skip = lowest_lane(lanes);
    lanes = from_lowest(lanes, skip);
    offset += skip * stride;
  }
  if (t.kind != Kind::Atomic) {
    if (stride == 0) return uniform(t, offset, lanes);
    const uint32_t elements = stride >> t.granule_shift;
    if (elements <= 4 && std::has_single_bit(elements) && t.span <= elements) return dense(t, offset, static_cast<uint32_t>(std::countr_zero(elements)), lanes);
  }
  each(t, lanes, [&](uint32_t lane) { return offset + lane * stride; });
}

void ShadowWorker::scattered(uint32_t site, const uint32_t* offsets, const core::LaneSet& lanes) {
  const Target& t = targets_[site];
  if (t.kind == Kind::Ignored) return;
  if (t.reaches) reached_.add(lanes);
  each(t, lanes, [&](uint32_t lane) { return offsets[lane]; });
}

template <class OffsetOf>
void ShadowWorker::each(const Target& t, const core::LaneSet& lanes, OffsetOf offset_of) {
  const Epochs& e = *t.epochs;
  for_each_lane(lanes, [&](uint32_t lane) { element(t, offset_of(lane), e.of(lanes.first + lane)); });
}

void ShadowWorker::element(const Target& t, uint32_t offset, uint32_t mine) {
  const uint64_t begin = offset >> t.granule_shift;
  touch(t, begin, begin + t.span - 1);
  for (uint32_t i = 0; i < t.span; ++i) change(t, 0, t.words, begin + i, mine);
  if (t.vectors != nullptr) vector(t, offset, mine);
}

void ShadowWorker::vector(const Target& t, uint32_t offset, uint32_t mine) {
  const uint64_t begin = offset >> t.granule_shift;
  if (t.vector_mask == 0) {
    for (uint32_t i = 0; i < t.span; ++i) change(t, 1, t.vectors, begin + i, mine);
    return;
  }
  const uint64_t first = (offset & t.vector_mask) >> t.granule_shift;
  change(t, 1, t.vectors, first, mine);
  t.sizes[first] = static_cast<uint8_t>(t.vector_bytes);
}

void ShadowWorker::change(const Target& t, uint32_t plane, uint32_t* words, uint64_t element, uint32_t mine) {
  const Epochs& e = *t.epochs;
  uint32_t& word = words[element];
  const uint32_t old = word;
  if (t.kind == Kind::Read) word = after_read(old, mine, e);
  else if (t.kind == Kind::Write) word = after_write(old, mine, e);
  else word = e.atomic;
  if (e.is_raced(word) && !e.is_raced(old)) note(t, plane, element);
}

/// One element, by all lanes. Several that write it race among themselves.
void ShadowWorker::uniform(const Target& t, uint32_t offset, const core::LaneSet& lanes) {
  const Epochs& e = *t.epochs;
  const bool several = (lanes.low & (lanes.low - 1)) != 0 || lanes.high != 0;
  if (!several) return element(t, offset, e.of(lanes.first));
  if (t.kind == Kind::Read) return element(t, offset, e.now | e.several);
  element(t, offset, e.of(lanes.first));
  const uint32_t other = (lanes.low & (lanes.low - 1)) != 0 ? static_cast<uint32_t>(std::countr_zero(lanes.low & (lanes.low - 1))) : 64 + static_cast<uint32_t>(std::countr_zero(lanes.high));
  element(t, offset, e.of(lanes.first + other));
}

template <bool Writes>
void ShadowWorker::one_by_one_of(const Target& t, const uint32_t* elements, uint32_t first, uint32_t active) {
  const Epochs e = *t.epochs;  // a copy stays in registers
  for (uint32_t rest = active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<uint32_t>(std::countr_zero(rest));
    const uint32_t mine = e.of(first + lane);
    for (uint32_t i = 0; i < t.span; ++i) {
      const uint64_t at = uint64_t{elements[lane]} + i;
      const uint32_t old = t.words[at], next = Writes ? after_write(old, mine, e) : after_read(old, mine, e);
      if (next == old) continue;
      t.words[at] = next;
      if (t.lasts) t.touched[at >> kChunkShift] = 1;
      if (e.is_raced(next)) note(t, 0, at);
    }
  }
}

void ShadowWorker::one_by_one(const Target& t, const uint32_t* elements, uint32_t first, uint32_t active) {
  if (t.kind == Kind::Write) return one_by_one_of<true>(t, elements, first, active);
  if (t.span == 1) {
    uint32_t unlike = 0;
    for (uint32_t rest = active; rest != 0; rest &= rest - 1) unlike |= t.words[elements[std::countr_zero(rest)]] ^ t.epochs->by_several;
    if ((unlike & ~(kWritten | kWrittenNow)) == 0) return;
  }
  one_by_one_of<false>(t, elements, first, active);
}

void ShadowWorker::read_one(uint32_t site, uint32_t offset, uint32_t first, uint64_t low) {
  const Target& t = targets_[site];
  const Epochs& e = *t.epochs;
  const uint32_t at = offset >> t.granule_shift;
  const uint32_t old = t.words[at], mine = low == 1 ? e.of(first) : e.now | e.several, next = after_read(old, mine, e);
  if (t.reaches) reached_.add_few(first, low);
  if (next == old) return;
  t.words[at] = next;
  touch(t, at, at);
  if (next == e.raced) note(t, 0, at);
}

void ShadowWorker::dense(const Target& t, uint32_t offset, uint32_t shift, const core::LaneSet& lanes) {
  const Epochs& e = *t.epochs;
  const UpdateLanes update = t.kind == Kind::Write ? updates_.write : updates_.read;
  const uint64_t begin = offset >> t.granule_shift;
  touch(t, begin, begin + (uint64_t{highest_lane(lanes)} << shift) + t.span - 1);
  if (update(t.words + begin, e, lanes.first, lanes.low, lanes.high, shift, t.span)) note_dense(t, 0, t.words, begin, shift, lanes);
  if (t.vectors == nullptr) return;
  if (t.vector_mask != 0) {
    for_each_lane(lanes, [&](uint32_t lane) { vector(t, offset + (lane << (shift + t.granule_shift)), e.of(lanes.first + lane)); });
  } else if (update(t.vectors + begin, e, lanes.first, lanes.low, lanes.high, shift, t.span)) {
    note_dense(t, 1, t.vectors, begin, shift, lanes);
  }
}

void ShadowWorker::note(const Target& t, uint32_t plane, uint64_t element) {
  if (t.lasts) raced_[t.variable] = 1;
  else in_groups_[t.variable].note(plane, element, plan_.variables[t.variable].elements, group_);
}

void ShadowWorker::note_dense(const Target& t, uint32_t plane, const uint32_t* words, uint64_t begin, uint32_t shift, const core::LaneSet& lanes) {
  for_each_lane(lanes, [&](uint32_t lane) {
    const uint64_t first = begin + (uint64_t{lane} << shift);
    for (uint64_t i = first; i < first + t.span; ++i)
      if (t.epochs->is_raced(words[i])) note(t, plane, i);
  });
}

bool ShadowWorker::has_wide() { return has_avx512(); }

bool ShadowWorker::begin_dispatch(bool zeroed) {
  if (zeroed) {
    storage_ = texels_ = Epochs::first(invocations_, false);
    in_group_ = Epochs::first(invocations_, true);
  } else if (!storage_.begin_dispatch(false) || !texels_.begin_dispatch(false) || !in_group_.begin_dispatch(true)) {
    return false;
  }
  for (std::vector<uint8_t>& touched : touched_) std::fill(touched.begin(), touched.end(), 0);
  std::fill(raced_.begin(), raced_.end(), 0);
  std::fill(in_groups_.begin(), in_groups_.end(), RacedInGroups{});
  group_ = idle_ = idle_groups_ = 0;
  in_flight_ = abandoned_ = false;
  reached_.clear();
  meeting_.begin();
  return true;
}

}  // namespace tesela::sanitize
