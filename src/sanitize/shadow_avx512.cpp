// SPDX-License-Identifier: Apache-2.0
#include "sanitize/shadow_avx512.h"

#include "sanitize/shadow_worker.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include <bit>

namespace tesela::sanitize {
namespace {

constexpr __mmask16 kAll = 0xffff;  // the forms without a mask make g++ 12 warn of its own header

/// What 16 accesses make of their words, and which of them raced.
struct Step {
  __m512i next;
  __mmask16 raced;
};

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline __m512i splat(uint32_t x) { return _mm512_set1_epi32(static_cast<int>(x)); }

/// 0 to 15.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline __m512i places() {
  return _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

/// The words of 16 invocations that follow one another.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline __m512i words_of(const Epochs& e, uint32_t first) {
  return _mm512_add_epi32(splat(e.of(first)), _mm512_maskz_slli_epi32(kAll, places(), kInvocationShift));
}

/// The bits that some of eight words of 64 bits has.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline uint64_t any_of(__m512i x) {
  x = _mm512_or_si512(x, _mm512_maskz_shuffle_i64x2(0xff, x, x, 0x4e));
  x = _mm512_or_si512(x, _mm512_maskz_shuffle_i64x2(0xff, x, x, 0xb1));
  x = _mm512_or_si512(x, _mm512_maskz_shuffle_epi32(kAll, x, _MM_PERM_BADC));
  return static_cast<uint64_t>(_mm_cvtsi128_si64(_mm512_maskz_extracti32x4_epi32(0xf, x, 0)));
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline Step write_step(__m512i old, __m512i mine, const Epochs& e) {
  const __mmask16 same = _mm512_cmple_epu32_mask(_mm512_xor_si512(old, mine), splat(kFlags));
  const __mmask16 older = _mm512_cmplt_epu32_mask(_mm512_sub_epi32(old, splat(e.begin)), splat(e.now - e.begin));
  const __mmask16 touched = _mm512_cmpge_epu32_mask(old, splat(e.dispatch));
  const auto raced = static_cast<__mmask16>(touched & ~(same | older));
  const __m512i next = _mm512_mask_mov_epi32(_mm512_or_si512(mine, splat(kWritten | kWrittenNow)), raced, splat(e.raced & ~kRead));
  return {_mm512_mask_or_epi32(next, touched, next, _mm512_and_si512(old, splat(kRead))), raced};
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline Step read_step(__m512i old, __m512i mine, const Epochs& e) {
  const __m512i differs = _mm512_xor_si512(old, mine);
  const __mmask16 now = _mm512_cmplt_epu32_mask(differs, splat(e.step));
  const __mmask16 not_same = _mm512_mask_cmpgt_epu32_mask(now, differs, splat(kFlags));
  const __mmask16 older = _mm512_cmplt_epu32_mask(_mm512_sub_epi32(old, splat(e.begin)), splat(e.now - e.begin));
  const __mmask16 untouched = _mm512_cmplt_epu32_mask(old, splat(e.dispatch));
  const auto others = static_cast<__mmask16>(~(now | older | untouched));
  // By another invocation of this epoch, or by another workgroup: a race if it wrote.
  const __mmask16 raced = _mm512_mask_test_epi32_mask(not_same, old, splat(kWrittenNow)) | _mm512_mask_test_epi32_mask(others, old, splat(kWritten));
  __m512i next = _mm512_or_si512(mine, splat(kRead));
  next = _mm512_mask_or_epi32(next, older, next, _mm512_and_si512(old, splat(kWritten)));
  next = _mm512_mask_or_epi32(next, now, old, splat(kRead));
  next = _mm512_mask_or_epi32(next, not_same, next, splat(e.several));
  next = _mm512_mask_mov_epi32(next, others, splat(e.shared));
  return {_mm512_mask_mov_epi32(next, raced, splat(e.raced)), raced};
}

/// Words that a read leaves as they are, found with few comparisons: read by this invocation in this epoch, or by several, or by workgroups before.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline bool nothing_new(__m512i old, __m512i mine, __mmask16 active, const Epochs& e) {
  const __m512i flagged = _mm512_or_si512(old, splat(kWritten | kWrittenNow));
  const __mmask16 not_own = _mm512_mask_cmpneq_epi32_mask(active, flagged, _mm512_or_si512(mine, splat(kFlags)));
  const __mmask16 not_known = _mm512_mask_cmpneq_epi32_mask(not_own, flagged, splat(e.by_several));
  return _mm512_mask_cmpneq_epi32_mask(not_known, old, splat(e.shared)) == 0;
}

/// 16 words in memory, of which `active` are accessed. The ones that raced.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl"), gnu::always_inline]] inline __mmask16 update_block(uint32_t* words, __m512i mine, __mmask16 active, bool writes,
                                                                                                       const Epochs& e) {
  const __m512i old = _mm512_loadu_si512(words);
  if (!writes && nothing_new(old, mine, active, e)) return 0;
  const Step step = writes ? write_step(old, mine, e) : read_step(old, mine, e);
  // All of it is written: what a masked store left could not be read again at once.
  _mm512_storeu_si512(words, _mm512_mask_mov_epi32(old, active, step.next));
  return step.raced & active;
}

template <bool Writes>
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] bool update_lanes(uint32_t* words, const Epochs& e, uint32_t first, uint64_t low, uint64_t high, uint32_t shift,
                                                               uint32_t span) {
  const __m512i place = places();
  const __m512i lane = _mm512_maskz_srlv_epi32(kAll, place, splat(shift));
  const __mmask16 inside = _mm512_cmplt_epu32_mask(_mm512_and_si512(place, _mm512_set1_epi32((1 << shift) - 1)), splat(span));
  const uint32_t lanes = kBlock >> shift;
  const __m512i lane_bit = _mm512_maskz_sllv_epi32(kAll, _mm512_set1_epi32(1), lane);
  __m512i mine = _mm512_add_epi32(splat(e.of(first)), _mm512_maskz_slli_epi32(kAll, lane, kInvocationShift));
  const __m512i advance = splat(lanes << kInvocationShift);
  __mmask16 raced = 0;
  for (; (low | high) != 0; words += kBlock) {
    const __mmask16 active =
        shift == 0 ? static_cast<__mmask16>(low) : _mm512_mask_test_epi32_mask(inside, lane_bit, splat(low & 0xffff));
    raced |= update_block(words, mine, active, Writes, e);
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

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] WordCounts avx512_count_words(std::span<const WorkerWords> workers, uint32_t elements) {
  WordCounts n;
  for (uint32_t i = 0; i < elements; i += kBlock) {
    const uint32_t left = elements - i;
    const __mmask16 there = left >= kBlock ? kAll : static_cast<__mmask16>((1u << left) - 1);
    __mmask16 touched = 0, plain = 0, read = 0, written = 0, raced = 0;
    for (const WorkerWords& w : workers) {
      const __m512i word = _mm512_maskz_loadu_epi32(there, w.words + i);
      const __mmask16 own = _mm512_mask_cmpge_epu32_mask(there, word, splat(w.epochs->dispatch)), wrote = _mm512_mask_test_epi32_mask(own, word, splat(kWritten));
      plain |= _mm512_mask_cmpneq_epi32_mask(wrote, word, splat(w.epochs->atomic));
      raced |= _mm512_mask_cmpeq_epi32_mask(own, _mm512_or_si512(word, splat(kRead)), splat(w.epochs->raced)) | (touched & own & plain);
      touched |= own;
      read |= _mm512_mask_test_epi32_mask(own, word, splat(kRead));
      written |= wrote;
    }
    n.touched += static_cast<uint32_t>(std::popcount(touched));
    n.read += static_cast<uint32_t>(std::popcount(read));
    n.written += static_cast<uint32_t>(std::popcount(written));
    n.raced += static_cast<uint32_t>(std::popcount(raced));
  }
  return n;
}

// Most accesses find what they would leave: that is looked for first. This function calls others only at its ends, and needs no frame.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::access_wide(uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
  const Target& t = targets_[site];
  // 16 lanes at most, of which lane 0 is there: its offset is inside.
  if (t.single == 0 || (low & 1) == 0 || (low >> kBlock | high) != 0) return access_rest(site, offset, stride, first, low, high);
  if (stride == 0 && t.kind == Kind::Read) return read_one(site, offset, first, low);
  if (stride != t.single) return access_rest(site, offset, stride, first, low, high);
  if (t.kind == Kind::Write) return write_block(site, offset, first, low);
  const __m512i old = _mm512_loadu_si512(t.words + (offset >> t.granule_shift));
  if (!nothing_new(old, words_of(*t.epochs, first), static_cast<__mmask16>(low), *t.epochs)) return read_block(site, offset, first, low);
  if (t.reaches) reached_.add_few(first, low);
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::read_block(uint32_t site, uint32_t offset, uint32_t first, uint64_t low) {
  const Target& t = targets_[site];
  const uint32_t element = offset >> t.granule_shift;
  if (update_block(t.words + element, words_of(*t.epochs, first), static_cast<__mmask16>(low), false, *t.epochs) != 0)
    note_dense(t, 0, t.words, element, 0, {first, low, 0});
  touch(t, element, element + kBlock - 1);
  if (t.reaches) reached_.add_few(first, low);
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::write_block(uint32_t site, uint32_t offset, uint32_t first, uint64_t low) {
  const Target& t = targets_[site];
  const uint32_t element = offset >> t.granule_shift;
  if (update_block(t.words + element, words_of(*t.epochs, first), static_cast<__mmask16>(low), true, *t.epochs) != 0)
    note_dense(t, 0, t.words, element, 0, {first, low, 0});
  touch(t, element, element + kBlock - 1);
  if (t.reaches) reached_.add_few(first, low);
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::access_rest(uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
  const Target& t = targets_[site];
  const uint32_t elements = stride >> t.granule_shift;
  if (!t.plain || elements <= 4 || (low & 1) == 0) return access(site, offset, stride, {first, low, high});
  if (t.reaches) reached_.add({first, low, high});
  wide(t, nullptr, offset, stride, {first, low, high});
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::scattered_wide(uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
  const Target& t = targets_[site];
  if (!t.plain) return scattered(site, offsets, {first, low, high});
  if (t.reaches) reached_.add({first, low, high});
  wide(t, offsets, 0, 0, {first, low, high});
}

[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] void ShadowWorker::wide(const Target& t, const uint32_t* offsets, uint32_t offset, uint32_t stride, const core::LaneSet& lanes) {
  core::LaneSet rest = lanes;
  for (uint32_t lane = 0; (rest.low | rest.high) != 0; lane += kBlock) {
    const auto active = static_cast<__mmask16>(rest.low);
    rest.low = rest.low >> kBlock | rest.high << (64 - kBlock);
    rest.high >>= kBlock;
    if (active == 0) continue;
    const uint32_t first = lanes.first + lane;
    const __m512i at = offsets != nullptr ? _mm512_maskz_loadu_epi32(active, offsets + lane)
                                          : _mm512_add_epi32(splat(offset + lane * stride), _mm512_mullo_epi32(places(), splat(stride)));
    const __m512i element = _mm512_maskz_srlv_epi32(kAll, at, splat(t.granule_shift));
    if (t.span == 1 && (active & 1) != 0) {
      const auto begin = static_cast<uint32_t>(_mm512_cvtsi512_si32(element));
      if (_mm512_mask_cmpneq_epi32_mask(active, element, _mm512_add_epi32(splat(begin), places())) == 0) {
        if (update_block(t.words + begin, words_of(*t.epochs, first), active, t.kind == Kind::Write, *t.epochs) != 0) note_dense(t, 0, t.words, begin, 0, {first, active, 0});
        touch(t, begin, begin + kBlock - 1);
        continue;
      }
    }
    alignas(64) uint32_t elements[kBlock], mine[kBlock];
    _mm512_store_si512(elements, element);
    _mm512_store_si512(mine, words_of(*t.epochs, first));
    if (t.span == 1 && rising(t, elements, mine, active)) continue;
    if (t.span == 2 && rising_pairs(t, elements, mine, active)) continue;
    one_by_one(t, elements, first, active);
  }
}

/// Lanes of two elements each: eight lanes at a time are 16 of one each.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] bool ShadowWorker::rising_pairs(const Target& t, const uint32_t* elements, const uint32_t* mine, uint16_t active) {
  for (uint32_t half : {0, 1}) {
    const __m512i lane = _mm512_add_epi32(_mm512_maskz_srli_epi32(kAll, places(), 1), splat(8 * half));
    const __mmask16 pairs = _mm512_test_epi32_mask(splat(active), _mm512_maskz_sllv_epi32(kAll, splat(1), lane));
    if (pairs == 0) continue;
    const __m512i odd = _mm512_and_si512(places(), splat(1));
    alignas(64) uint32_t apart[kBlock], whose[kBlock];
    _mm512_store_si512(apart, _mm512_add_epi32(_mm512_maskz_permutexvar_epi32(kAll, lane, _mm512_load_si512(elements)), odd));
    _mm512_store_si512(whose, _mm512_maskz_permutexvar_epi32(kAll, lane, _mm512_load_si512(mine)));
    if (!rising(t, apart, whose, pairs)) return false;  // what is done already is done again one by one: an access twice is as once
  }
  return true;
}

/// Accesses of 16 lanes of which each is further on than the one before, and the last not far from the first: few blocks hold them all. False: they are not.
[[gnu::target("avx512f,avx512bw,avx512cd,avx512vl")]] bool ShadowWorker::rising(const Target& t, const uint32_t* elements, const uint32_t* words, uint16_t active) {
  const Epochs& e = *t.epochs;
  const bool writes = t.kind == Kind::Write;
  const auto count = static_cast<uint32_t>(std::popcount(active));
  const __m512i packed = _mm512_maskz_compress_epi32(active, _mm512_load_si512(elements)), mine = _mm512_maskz_compress_epi32(active, _mm512_load_si512(words));
  const uint32_t lowest = static_cast<uint32_t>(_mm512_cvtsi512_si32(packed)) / kBlock * kBlock;
  const __m512i near = _mm512_sub_epi32(packed, splat(lowest));
  const auto present = static_cast<__mmask16>((1u << count) - 1);
  const auto steps = static_cast<__mmask16>(present >> 1);
  const __m512i following = _mm512_maskz_alignr_epi32(kAll, near, near, 1);
  if (_mm512_mask_cmpge_epu32_mask(steps, near, following) != 0 || _mm512_mask_cmpge_epu32_mask(present, near, splat(4 * kBlock)) != 0) return false;
  // Blocks begin at multiples of their size: what one access wrote the next one then reads in one piece.
  const __m512i one = _mm512_set1_epi64(1);
  const __m512i low = _mm512_maskz_sllv_epi64(static_cast<__mmask8>(present), one, _mm512_maskz_cvtepu32_epi64(0xff, _mm512_maskz_extracti64x4_epi64(0xf, near, 0)));
  const __m512i high = _mm512_maskz_sllv_epi64(static_cast<__mmask8>(present >> 8), one, _mm512_maskz_cvtepu32_epi64(0xff, _mm512_maskz_extracti64x4_epi64(0xf, near, 1)));
  uint64_t set = any_of(_mm512_or_si512(low, high));
  uint32_t begin = lowest, before = 0;
  for (; set != 0; set >>= kBlock, begin += kBlock) {
    const auto here = static_cast<__mmask16>(set);
    if (here == 0) continue;
    const __m512i later = before == 0 ? mine : _mm512_maskz_permutexvar_epi32(kAll, _mm512_add_epi32(places(), splat(before)), mine);
    const __mmask16 raced = update_block(t.words + begin, _mm512_maskz_expand_epi32(here, later), here, writes, e);
    if (raced != 0) for_each_lane({0, raced, 0}, [&](uint32_t k) { note(t, 0, uint64_t{begin} + k); });
    before += static_cast<uint32_t>(std::popcount(here));
  }
  touch(t, lowest, begin - 1);
  return true;
}

}  // namespace tesela::sanitize
#else
namespace tesela::sanitize {

bool has_avx512() { return false; }
LaneUpdates avx512_lane_updates() { return plain_lane_updates(); }
WordCounts avx512_count_words(std::span<const WorkerWords> workers, uint32_t elements) { return plain_count_words(workers, elements); }
void ShadowWorker::access_wide(uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
  access(site, offset, stride, {first, low, high});
}
void ShadowWorker::scattered_wide(uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
  scattered(site, offsets, {first, low, high});
}

}  // namespace tesela::sanitize
#endif
