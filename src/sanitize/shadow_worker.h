// SPDX-License-Identifier: Apache-2.0
// The shadow state of one worker, and what its accesses do to it. The functions that instrumented code calls are methods of the detector; this is
// what they do. A worker runs one workgroup after the other; nothing here is shared between threads.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "sanitize/lanes.h"
#include "sanitize/meeting.h"
#include "sanitize/shadow.h"
#include "sanitize/shadow_plan.h"

namespace tesela::sanitize {

/// Workgroup memory: which elements were raced for. Other memory has that in its words.
struct RacedInGroups {
  std::vector<uint64_t> lowest[2];  ///< by element, for elements and for vectors: the lowest workgroup, or ~0; empty: none
  uint64_t groups = 0, last = ~uint64_t{0};

  void note(uint32_t plane, uint64_t element, uint64_t elements, uint64_t group);
};

class alignas(64) ShadowWorker {
 public:
  ShadowWorker(const Program& program, const ShadowPlan& plan, uint32_t* words, bool count_idle);

  /// Forgets everything, for another dispatch over memory of the same sizes. False: the shadow memory must be zeroed (`zeroed`), then again.
  bool begin_dispatch(bool zeroed);
  void begin_workgroup(uint64_t group);
  /// A barrier for these memories.
  void advance(uint32_t spaces);
  /// The dispatch has ended, or another workgroup begins.
  void end_workgroup();

  void access(uint32_t site, uint32_t offset, uint32_t stride, core::LaneSet lanes);
  void scattered(uint32_t site, const uint32_t* offsets, const core::LaneSet& lanes);
  /// The same, for processors with AVX-512 (has_wide).
  void access_wide(uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high);
  void scattered_wide(uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high);
  static bool has_wide();

  /// For WorkerContext: by site, and the word of an element of workgroup memory that several invocations have read in this epoch.
  const uint32_t* const* settled_words() const { return settled_words_.data(); }
  uint32_t settled() const { return in_group_.now | in_group_.several | kRead; }

  uint64_t group() const { return group_; }
  Meeting& meeting() { return meeting_; }
  /// The workgroup in flight ends before its code does.
  void abandon() { abandoned_ = true; }
  uint64_t idle() const { return idle_; }
  uint64_t idle_groups() const { return idle_groups_; }

  const uint32_t* words() const { return words_; }
  const Epochs& epochs(const ShadowedVariable& v) const {
    if (!v.lasts()) return in_group_;
    return v.memory == core::kStorageMemory ? storage_ : texels_;
  }
  const std::vector<uint8_t>& touched(size_t variable) const { return touched_[variable]; }
  bool raced(size_t variable) const { return raced_[variable] != 0; }
  const RacedInGroups& raced_in_groups(size_t variable) const { return in_groups_[variable]; }

 private:
  enum class Kind : uint8_t { Ignored, Read, Write, Atomic };
  /// A site, seen from here.
  struct Target {
    Kind kind = Kind::Ignored;
    bool lasts = false;           // beyond a workgroup
    bool reaches = false;         // it does, and invocations that reach it are counted
    bool plain = false;           // not atomic, and no vectors: what the wide forms take
    uint8_t single = 0;           // plain, one element: its bytes
    uint8_t granule_shift = 2;
    uint32_t span = 1;            // elements
    uint32_t variable = 0;
    const Epochs* epochs = nullptr;
    uint32_t* words = nullptr;
    uint8_t* touched = nullptr;
    uint32_t* vectors = nullptr;
    uint8_t* sizes = nullptr;
    uint32_t vector_mask = 0;     // access to components: where its vector begins, in bytes; 0: not one
    uint32_t vector_bytes = 0;
  };

  void read_one(uint32_t site, uint32_t offset, uint32_t first, uint64_t low);
  void read_block(uint32_t site, uint32_t offset, uint32_t first, uint64_t low);
  void write_block(uint32_t site, uint32_t offset, uint32_t first, uint64_t low);
  void access_rest(uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high);
  /// Offsets in memory, or (null) in even steps.
  void wide(const Target& t, const uint32_t* offsets, uint32_t offset, uint32_t stride, const core::LaneSet& lanes);
  bool rising(const Target& t, const uint32_t* elements, const uint32_t* words, uint16_t active);
  bool rising_pairs(const Target& t, const uint32_t* elements, const uint32_t* mine, uint16_t active);
  /// Up to 16 lanes; lane k accesses elements[k] and the rest of its span.
  void one_by_one(const Target& t, const uint32_t* elements, uint32_t first, uint32_t active);
  template <bool Writes>
  void one_by_one_of(const Target& t, const uint32_t* elements, uint32_t first, uint32_t active);
  void touch(const Target& t, uint64_t first, uint64_t last) {
    t.touched[first >> kChunkShift] = 1;
    t.touched[last >> kChunkShift] = 1;
  }
  template <class OffsetOf>
  void each(const Target& t, const core::LaneSet& lanes, OffsetOf offset_of);
  void element(const Target& t, uint32_t offset, uint32_t mine);
  void vector(const Target& t, uint32_t offset, uint32_t mine);
  void change(const Target& t, uint32_t plane, uint32_t* words, uint64_t element, uint32_t mine);
  void uniform(const Target& t, uint32_t offset, const core::LaneSet& lanes);
  void dense(const Target& t, uint32_t offset, uint32_t shift, const core::LaneSet& lanes);
  void note(const Target& t, uint32_t plane, uint64_t element);
  void note_dense(const Target& t, uint32_t plane, const uint32_t* words, uint64_t begin, uint32_t shift, const core::LaneSet& lanes);
  /// A workgroup, or what follows a barrier for this memory, which lasts.
  void advance_lasting(core::BarrierSpace memory, Epochs& epochs, bool new_workgroup);
  void renumber_lasting(core::BarrierSpace memory, Epochs& epochs, bool in_flight);
  void advance_group_memory();

  const ShadowPlan& plan_;
  uint32_t* words_;
  uint32_t invocations_;
  bool count_idle_, has_textures_;
  LaneUpdates updates_;
  Epochs storage_, texels_, in_group_;
  std::vector<Target> targets_;
  std::vector<const uint32_t*> settled_words_;  // by site; null: not of workgroup memory, or not one word for four bytes
  std::vector<std::vector<uint8_t>> touched_;  // by variable
  std::vector<uint8_t> raced_;                 // by variable that lasts
  std::vector<RacedInGroups> in_groups_;
  uint64_t group_ = 0, idle_ = 0, idle_groups_ = 0;
  bool in_flight_ = false, abandoned_ = false;
  InvocationSet reached_;
  Meeting meeting_;
};

}  // namespace tesela::sanitize
