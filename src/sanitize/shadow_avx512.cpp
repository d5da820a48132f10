// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow_avx512.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include "sanitize/shadow_worker.h"

namespace tesela::sanitize {
namespace {

constexpr __mmask16 kAll = 0xffff;  // the forms without a mask make g++ 12 warn of its own header

/// Epochs in vectors.
struct Wide {
  __m512i dispatch, begin, past;
  __m512i raced;  // not read
};

/// What 16 accesses make of their words, and which of them raced.
struct Step {
  __m512i next;
  __mmask16 raced;
};

/// 0 to 15.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline __m512i places() {
  return _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

/// The words of 16 invocations that follow one another.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline __m512i words_of(const Epochs& e, uint32_t first) {
  return _mm512_add_epi32(_mm512_set1_epi32(static_cast<int>(e.of(first))), _mm512_maskz_slli_epi32(kAll, places(), kInvocationShift));
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline Wide wide_of(const Epochs& e) {
  return {_mm512_set1_epi32(static_cast<int>(e.dispatch)), _mm512_set1_epi32(static_cast<int>(e.begin)), _mm512_set1_epi32(static_cast<int>(e.now - e.begin)),
          _mm512_set1_epi32(static_cast<int>(e.raced & ~kRead))};
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline Step write_step(__m512i old, __m512i mine, const Wide& w) {
  const __mmask16 same = _mm512_cmple_epu32_mask(_mm512_xor_si512(old, mine), _mm512_set1_epi32(kFlags));
  const __mmask16 older = _mm512_cmplt_epu32_mask(_mm512_sub_epi32(old, w.begin), w.past);
  const __mmask16 untouched = _mm512_cmplt_epu32_mask(old, w.dispatch);
  const __mmask16 fine = same | older | untouched;
  const __m512i next = _mm512_mask_blend_epi32(fine, w.raced, _mm512_or_si512(mine, _mm512_set1_epi32(kWritten | kWrittenNow)));
  const __mmask16 touched = static_cast<__mmask16>(~untouched);
  return {_mm512_mask_or_epi32(next, touched, next, _mm512_and_si512(old, _mm512_set1_epi32(kRead))), static_cast<__mmask16>(~fine)};
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline Step read_step(__m512i old, __m512i mine, const Wide& w, const Epochs& e) {
  const __m512i differs = _mm512_xor_si512(old, mine);
  const __mmask16 same = _mm512_cmple_epu32_mask(differs, _mm512_set1_epi32(kFlags));
  const __mmask16 now = _mm512_cmplt_epu32_mask(differs, _mm512_set1_epi32(static_cast<int>(e.step)));
  const __mmask16 older = _mm512_cmplt_epu32_mask(_mm512_sub_epi32(old, w.begin), w.past);
  const __mmask16 untouched = _mm512_cmplt_epu32_mask(old, w.dispatch);
  const __mmask16 others = static_cast<__mmask16>(~(now | older | untouched));
  // By another invocation of this epoch, or by another workgroup: a race if it wrote.
  const __mmask16 written_now = _mm512_mask_test_epi32_mask(static_cast<__mmask16>(now & ~same), old, _mm512_set1_epi32(kWrittenNow));
  const __mmask16 written = _mm512_mask_test_epi32_mask(others, old, _mm512_set1_epi32(kWritten));
  const __mmask16 raced = written_now | written;
  __m512i next = _mm512_or_si512(mine, _mm512_set1_epi32(kRead));
  next = _mm512_mask_or_epi32(next, older, next, _mm512_and_si512(old, _mm512_set1_epi32(kWritten)));
  next = _mm512_mask_or_epi32(next, now, old, _mm512_set1_epi32(kRead));
  next = _mm512_mask_or_epi32(next, static_cast<__mmask16>(now & ~same), next, _mm512_set1_epi32(static_cast<int>(e.several)));
  next = _mm512_mask_mov_epi32(next, others, _mm512_set1_epi32(static_cast<int>(e.shared)));
  return {_mm512_mask_mov_epi32(next, raced, _mm512_set1_epi32(static_cast<int>(e.raced))), raced};
}

/// Words that a read leaves as they are, found with few comparisons: read by this invocation in this epoch, or by several, or by workgroups before.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline bool nothing_new(__m512i old, __m512i mine, __mmask16 active, const Epochs& e) {
  const __m512i ignored = _mm512_set1_epi32(kWritten | kWrittenNow);
  const __mmask16 own = _mm512_cmpeq_epi32_mask(_mm512_or_si512(old, ignored), _mm512_or_si512(mine, _mm512_set1_epi32(kFlags)));
  const __mmask16 several = _mm512_cmpeq_epi32_mask(_mm512_or_si512(old, _mm512_set1_epi32(kWritten)), _mm512_set1_epi32(static_cast<int>(e.now | e.several | kRead | kWritten)));
  const __mmask16 shared = _mm512_cmpeq_epi32_mask(old, _mm512_set1_epi32(static_cast<int>(e.shared)));
  return (active & ~(own | several | shared)) == 0;
}

template <bool Writes>
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] bool update_lanes(uint32_t* words, const Epochs& e, uint32_t first, uint64_t low, uint64_t high, uint32_t shift,
                                                               uint32_t span) {
  const Wide w = wide_of(e);
  const __m512i place = places();
  const __m512i lane = _mm512_maskz_srlv_epi32(kAll, place, _mm512_set1_epi32(static_cast<int>(shift)));
  const __mmask16 inside = _mm512_cmplt_epu32_mask(_mm512_and_si512(place, _mm512_set1_epi32((1 << shift) - 1)), _mm512_set1_epi32(static_cast<int>(span)));
  const uint32_t lanes = kBlock >> shift;
  const __m512i lane_bit = _mm512_maskz_sllv_epi32(kAll, _mm512_set1_epi32(1), lane);
  __m512i mine = _mm512_add_epi32(_mm512_set1_epi32(static_cast<int>(e.of(first))), _mm512_maskz_slli_epi32(kAll, lane, kInvocationShift));
  const __m512i advance = _mm512_set1_epi32(static_cast<int>(lanes << kInvocationShift));
  __mmask16 raced = 0;
  for (; (low | high) != 0; words += kBlock) {
    const __mmask16 active =
        shift == 0 ? static_cast<__mmask16>(low) : _mm512_mask_test_epi32_mask(inside, lane_bit, _mm512_set1_epi32(static_cast<int>(low & 0xffff)));
    const __m512i old = _mm512_loadu_si512(words);
    if (Writes || !nothing_new(old, mine, active, e)) {
      const Step step = Writes ? write_step(old, mine, w) : read_step(old, mine, w, e);
      _mm512_mask_storeu_epi32(words, active, step.next);
      raced |= step.raced & active;
    }
    low = low >> lanes | high << (64 - lanes);
    high >>= lanes;
    mine = _mm512_add_epi32(mine, advance);
  }
  return raced != 0;
}

}  // namespace

bool has_avx512() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512vl");
}

LaneUpdates avx512_lane_updates() { return {update_lanes<false>, update_lanes<true>}; }

// Most accesses find what they would leave: that is looked for first, before anything is written.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::access_wide(uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
  const Target& t = targets_[site];
  if (!t.single || (low & 1) == 0) return access(site, offset, stride, {first, low, high});  // else the offset of lane 0 is inside
  const Epochs& e = *t.epochs;
  const uint32_t element = offset >> t.granule_shift;
  if (t.reaches) reached_.add({first, low, high});
  if (stride == 0) {
    const uint32_t word = t.words[element];
    const bool known = (word | kWritten) == (e.now | e.several | kRead | kWritten) || word == e.shared;
    if (known && t.kind == Kind::Read) return;
    return uniform(t, offset, {first, low, high});
  }
  if (stride >> t.granule_shift != 1) {
    if (stride >> t.granule_shift > 4) return wide(t, nullptr, offset, stride, {first, low, high});
    return access(site, offset, stride, {first, low, high});
  }
  if (high != 0 || low >> kBlock != 0) return dense(t, offset, 0, {first, low, high});
  const __m512i old = _mm512_loadu_si512(t.words + element);
  const __m512i mine = words_of(e, first);
  const auto active = static_cast<__mmask16>(low);
  const bool writes = t.kind == Kind::Write;
  if (!writes && nothing_new(old, mine, active, e)) return;
  const Step step = writes ? write_step(old, mine, wide_of(e)) : read_step(old, mine, wide_of(e), e);
  _mm512_mask_storeu_epi32(t.words + element, active, step.next);
  touch(t, element, element + highest_lane({first, low, high}));
  if ((step.raced & active) != 0) note_dense(t, 0, t.words, element, 0, {first, low, high});
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::scattered_wide(uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
  const Target& t = targets_[site];
  if (!t.single) return scattered(site, offsets, {first, low, high});
  if (t.reaches) reached_.add({first, low, high});
  wide(t, offsets, 0, 0, {first, low, high});
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::wide(const Target& t, const uint32_t* offsets, uint32_t offset, uint32_t stride, const core::LaneSet& lanes) {
  const Epochs& e = *t.epochs;
  const bool writes = t.kind == Kind::Write;
  const __m512i shift = _mm512_set1_epi32(t.granule_shift);
  core::LaneSet rest = lanes;
  for (uint32_t lane = 0; (rest.low | rest.high) != 0; lane += kBlock) {
    const auto active = static_cast<__mmask16>(rest.low);
    const core::LaneSet here{lanes.first + lane, active, 0};
    rest.low = rest.low >> kBlock | rest.high << (64 - kBlock);
    rest.high >>= kBlock;
    if (active == 0) continue;
    const __m512i at = offsets != nullptr ? _mm512_maskz_loadu_epi32(active, offsets + lane)
                                          : _mm512_add_epi32(_mm512_set1_epi32(static_cast<int>(offset + lane * stride)),
                                                             _mm512_mullo_epi32(places(), _mm512_set1_epi32(static_cast<int>(stride))));
    // Lanes that are not there have elements of their own, of which nothing is read.
    const __m512i element = _mm512_mask_srlv_epi32(_mm512_or_si512(places(), _mm512_set1_epi32(INT32_MIN)), active, at, shift);
    const __m512i old = _mm512_mask_i32gather_epi32(_mm512_setzero_si512(), active, element, t.words, sizeof(uint32_t));
    const __m512i mine = words_of(e, here.first);
    if (!writes && nothing_new(old, mine, active, e)) continue;
    alignas(64) uint32_t elements[kBlock];
    _mm512_store_si512(elements, element);
    const __m512i conflicts = _mm512_maskz_conflict_epi32(active, element);
    if (_mm512_test_epi32_mask(conflicts, conflicts) != 0) {
      for_each_lane(here, [&](uint32_t k) { this->element(t, elements[k] << t.granule_shift, e.of(here.first + k)); });
      continue;
    }
    const Step step = writes ? write_step(old, mine, wide_of(e)) : read_step(old, mine, wide_of(e), e);
    _mm512_mask_i32scatter_epi32(t.words, active, element, step.next, sizeof(uint32_t));
    if (t.storage) for_each_lane(here, [&](uint32_t k) { touch(t, elements[k], elements[k]); });
    if ((step.raced & active) != 0) for_each_lane({0, static_cast<uint64_t>(step.raced & active), 0}, [&](uint32_t k) { note(t, 0, elements[k]); });
  }
}

}  // namespace tesela::sanitize
#endif
