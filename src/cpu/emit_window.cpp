// SPDX-License-Identifier: Apache-2.0
// Accesses of workgroup memory at a base plus a constant for each lane, within a few vectors: whole vectors and shuffles instead of gathers and
// scatters. Workgroup memory belongs to one thread and has room on both sides, so whole vectors may be read, and written back with their other elements unchanged.
#include "cpu/codegen.h"

namespace tesela::cpu {

constexpr int64_t kMaxWindow = 4;  // vectors

Body::Window Body::window_of(const Pointer& p, uint32_t n) const {
  Window w;
  const std::vector<uint32_t> lanes = p.offset.kind == Val::Kind::Pattern ? p.pattern : added(p.offset);
  const Spread s = spread_of(lanes);
  w.start = s.low;
  if (p.residue != pass::Shapes::kNoResidue && p.constant % 4 == 0) {  // vectors that are aligned forward from stores to loads
    w.start -= static_cast<int64_t>(static_cast<uint64_t>(p.residue + p.constant / 4 + static_cast<uint64_t>(s.low)) % gen.lanes);
    w.align = std::min(64u, gen.lanes * 4);
  }
  w.size = static_cast<uint32_t>(s.high - w.start) + n;
  for (uint32_t v : lanes) w.elements.push_back(static_cast<uint32_t>(static_cast<int32_t>(v) - w.start));
  return w;
}

/// Patterns; and linear offsets that are not simply one aligned vector.
bool Body::in_window(const ir::Instruction& in, const Pointer& p, uint32_t n) const {
  if (p.lanes_ok || !is_workgroup(p) || memory_bytes(in, false) != 4 || p.unit != 4 || gen.lanes * 4 * 2 > core::kBufferSlack) return false;
  if (p.offset.kind == Val::Kind::Linear) {
    const bool aligned = p.residue != pass::Shapes::kNoResidue && p.constant % 4 == 0;
    const auto stride = static_cast<int32_t>(p.offset.stride);
    if (!aligned || stride < 1 || stride > 4) return false;
    if (stride == 1 && n == 1 && (p.residue + p.constant / 4) % gen.lanes == 0) return false;
  } else if (p.offset.kind != Val::Kind::Pattern) {
    return false;
  } else {
    const Spread s = spread_of(p.pattern);
    if (s.high - s.low > kMaxWindow * gen.lanes) return false;
  }
  // What is read and written back stays within the room round a variable (ModuleGen::lay_out), if one lane is valid.
  const uint32_t size = window_of(p, n).size;
  return size <= kMaxWindow * gen.lanes && size * 4 <= core::kBufferSlack;
}

llvm::Value* Body::window_chunk(const Window& w, llvm::Value* base, llvm::Type* element, uint32_t c) {
  return b.CreateConstGEP1_64(element, base, static_cast<uint64_t>(w.start + static_cast<int64_t>(c * gen.lanes)));
}

/// Element j < n of each lane, out of whole vectors.
void Body::pick_elements(const Pointer& p, const Window& w, llvm::Value* base, llvm::Type* element, uint32_t n, llvm::SmallVectorImpl<llvm::Value*>& out) {
  const uint32_t lanes = gen.lanes;
  llvm::Type* type = gen.vector_of(element);
  llvm::SmallVector<llvm::Value*, 4> chunks;
  for (uint32_t c = 0; c * lanes < w.size; ++c) chunks.push_back(tag(b.CreateAlignedLoad(type, window_chunk(w, base, element, c), llvm::Align(w.align)), p));
  for (uint32_t j = 0; j < n; ++j) {
    const auto from = [&](uint32_t l, uint32_t c) { return (w.elements[l] + j) / lanes == c; };
    const auto needed = [&](uint32_t c) {
      for (uint32_t l = 0; l < lanes && c < chunks.size(); ++l)
        if (from(l, c)) return true;
      return false;
    };
    llvm::Value* v = nullptr;
    for (uint32_t c = 0; c < chunks.size(); ++c) {
      if (!needed(c)) continue;
      const bool pair = needed(c + 1);  // two at once, and the result is blended in: a chain of permutes would wait longer
      llvm::SmallVector<int> pick, blend;
      for (uint32_t l = 0; l < lanes; ++l) {
        const bool second = pair && from(l, c + 1), here = second || from(l, c);
        const uint32_t e = (w.elements[l] + j) % lanes + (second ? lanes : 0);
        if (v && !pair) pick.push_back(static_cast<int>(here ? lanes + e : l));
        else pick.push_back(here ? static_cast<int>(e) : 0);
        blend.push_back(static_cast<int>(here ? lanes + l : l));
      }
      if (v && !pair) {
        v = b.CreateShuffleVector(v, chunks[c], pick);
        continue;
      }
      llvm::Value* here = pair ? b.CreateShuffleVector(chunks[c], chunks[c + 1], pick) : b.CreateShuffleVector(chunks[c], pick);
      v = v ? b.CreateShuffleVector(v, here, blend) : here;
      if (pair) ++c;
    }
    out.push_back(v);
  }
}

void Body::load_window(const ir::Instruction& in, const Pointer& p) {
  const auto n = static_cast<uint32_t>(in.results.size());
  llvm::Type* element = memory_type(in, false);
  llvm::Value* base = address(base_of(p), p, p.offset.v, 0);
  llvm::SmallVector<llvm::Value*, 4> fast, slow;
  const Window w = window_of(p, n);
  const auto whole = [&] { pick_elements(p, w, base, element, n, fast); };
  const auto by_lane = [&] {
    llvm::Value* mask = mask_value(mask_and(mask_, lane_check(p)));
    for (uint32_t i = 0; i < n; ++i) slow.push_back(gather(p, element, i * 4, mask));
  };
  llvm::Value* check = scalar_check(p);
  if (check) choose(check, whole, by_lane, fast, slow);
  else whole();
  for (uint32_t i = 0; i < n; ++i) set(in.results[i], varying(from_memory(fast[i], in, false)));
}

/// Which component of which lane each element of the vectors is (lane * n + component, -1: of none); the last lane where several share one.
std::vector<int> Body::owners_of(const Window& w, uint32_t n, bool& shared) const {
  std::vector<int> owner(w.size, -1);
  for (uint32_t l = 0; l < gen.lanes; ++l)
    for (uint32_t j = 0; j < n; ++j) {
      int& who = owner[w.elements[l] + j];
      shared |= who >= 0;
      who = static_cast<int>(l * n + j);
    }
  return owner;
}

/// Writes component j of all lanes, parts[j], into whole vectors.
void Body::put_elements(const Pointer& p, const Window& w, llvm::Value* base, llvm::Type* element, llvm::ArrayRef<llvm::Value*> parts) {
  const auto n = static_cast<uint32_t>(parts.size());
  const uint32_t lanes = gen.lanes;
  bool shared = false;
  const std::vector<int> owner = owners_of(w, n, shared);
  for (uint32_t c = 0; c * lanes < w.size; ++c) {
    llvm::Value* at = window_chunk(w, base, element, c);
    llvm::Value* v = tag(b.CreateAlignedLoad(gen.vector_of(element), at, llvm::Align(w.align)), p);
    const auto mine = [&](uint32_t q, uint32_t j) {
      const uint32_t e = c * lanes + q;
      return j < n && e < w.size && owner[e] >= 0 && static_cast<uint32_t>(owner[e]) % n == j;
    };
    const auto some = [&](uint32_t j) {
      for (uint32_t q = 0; q < lanes; ++q)
        if (mine(q, j)) return true;
      return false;
    };
    for (uint32_t j = 0; j < n; ++j) {
      if (!some(j)) continue;
      const bool pair = some(j + 1);  // two words of each lane at once, blended into what is there
      llvm::SmallVector<int> pick, blend;
      for (uint32_t q = 0; q < lanes; ++q) {
        const bool second = mine(q, j + 1), here = second || mine(q, j);
        const uint32_t lane = here ? static_cast<uint32_t>(owner[c * lanes + q]) / n : 0;
        if (pair) pick.push_back(static_cast<int>(second ? lanes + lane : lane));
        else pick.push_back(static_cast<int>(here ? lanes + lane : q));
        blend.push_back(static_cast<int>(here ? lanes + q : q));
      }
      v = pair ? b.CreateShuffleVector(v, b.CreateShuffleVector(parts[j], parts[j + 1], pick), blend) : b.CreateShuffleVector(v, parts[j], pick);
      if (pair) ++j;
    }
    tag(b.CreateAlignedStore(v, at, llvm::Align(w.align)), p);
  }
}

void Body::store_window(const ir::Instruction& in, const Pointer& p) {
  const auto n = static_cast<uint32_t>(in.operands.size() - 1);
  const Window w = window_of(p, n);
  bool shared = false;  // lanes that share an element race, the last one wins
  (void)owners_of(w, n, shared);
  if (shared && mask_) return store_scatter(in, p);  // a lane that is off must not win
  llvm::Type* element = memory_type(in, false);
  llvm::Value* base = address(base_of(p), p, p.offset.v, 0);
  const auto whole = [&] {
    llvm::SmallVector<llvm::Value*, 4> parts, old;
    if (mask_) pick_elements(p, w, base, element, n, old);
    for (uint32_t j = 0; j < n; ++j) {
      llvm::Value* v = to_memory(vector(in.operands[j + 1]), in, false);
      parts.push_back(mask_ ? b.CreateSelect(mask_, v, old[j]) : v);
    }
    put_elements(p, w, base, element, parts);
  };
  const auto by_lane = [&] { store_scatter(in, p); };
  llvm::SmallVector<llvm::Value*, 1> none, neither;
  if (llvm::Value* check = scalar_check(p)) choose(check, whole, by_lane, none, neither);
  else whole();
}

}  // namespace tesela::cpu
