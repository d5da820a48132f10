// SPDX-License-Identifier: Apache-2.0
// Texels that neighbouring invocations sample: mostly near one another, but nobody knows before where. A test finds out whether all lie within two vectors of memory
// from the first lane's on (behind the last texel there is room for that). Then two loads and a shuffle for each word replace gathers, which cost as much as all
// arithmetic of a bilinear filter. And gathers of elements of several words, two words at a time: a gather costs by elements, not by bytes.
#include <llvm/IR/IntrinsicsX86.h>

#include "cpu/codegen.h"

namespace tesela::cpu {

/// Lane l of the result: element index[l] of two vectors, below 2 * lanes.
llvm::Value* Body::pick_of_two(llvm::Value* low, llvm::Value* high, llvm::Value* index) {
  if (gen.lanes != 16) return b.CreateSelect(b.CreateICmpULT(index, splat(c32(gen.lanes))), shuffle_lanes(low, index), shuffle_lanes(high, index));
  const bool is_float = low->getType()->getScalarType()->isFloatTy();
  return b.CreateIntrinsic(is_float ? llvm::Intrinsic::x86_avx512_vpermi2var_ps_512 : llvm::Intrinsic::x86_avx512_vpermi2var_d_512, {}, {low, index, high});
}

/// True if it was made here: a load of a texture that nobody writes, at one word of a row for each lane.
bool Body::load_near(const ir::Instruction& in, const Pointer& p) {
  const bool permutes = (gen.lanes == 16 && gen.target.avx512) || (gen.lanes == 8 && gen.target.avx2);
  const ir::Var& var = gen.ir.vars[p.root];
  const auto n = static_cast<uint32_t>(in.results.size());
  if (!permutes || gen.ir.observed || var.space != ir::Space::Texture || !var.read_only || in.op != Op::Load || n > 2 || p.unit != 4) return false;
  if (p.ok || p.lanes_ok || !p.checks.empty() || p.offset.kind != Val::Kind::Varying) return false;
  const ir::Instruction* element = f.values[in.operands[0]].def ? &f.def(in.operands[0]) : nullptr;
  if (!element || element->op != Op::ElementPtr || element->stride != 4) return false;
  const Pointer& row = pointer(element->operands[0]);
  if (row.offset.kind != Val::Kind::Uniform && row.offset.kind != Val::Kind::None) return false;
  llvm::Type* type = memory_type(in.type, false);
  llvm::Value* index = vector(element->operands[1]);
  llvm::Value* first = b.CreateExtractElement(index, uint64_t{0});
  llvm::Value* from_first = b.CreateSub(index, splat(first));
  llvm::Value* fits = all(mask_and(mask_, b.CreateICmpULT(from_first, splat(c32(2 * gen.lanes - (n - 1))))));
  llvm::SmallVector<llvm::Value*, 2> fast, slow;
  choose(
      fits,
      [&] {
        llvm::Value* start = address(base_of(p), p, row.offset.v ? b.CreateAdd(row.offset.v, first) : first, 0);
        llvm::Value* half[2];
        for (uint32_t i = 0; i < 2; ++i) half[i] = tag(b.CreateAlignedLoad(gen.vector_of(type), b.CreateConstGEP1_64(type, start, uint64_t{i} * gen.lanes), llvm::Align(4)), p);
        for (uint32_t i = 0; i < n; ++i) fast.push_back(pick_of_two(half[0], half[1], i == 0 ? from_first : b.CreateAdd(from_first, splat(c32(i)))));
      },
      [&] { gather_words(p, type, n, mask_value(mask_), slow); }, fast, slow);
  for (uint32_t i = 0; i < n; ++i) set(in.results[i], varying(from_memory(fast[i], in, false)));
  return true;
}

/// Words 0 to n - 1 of each lane's element.
void Body::gather_words(const Pointer& p, llvm::Type* element, uint32_t n, llvm::Value* mask, llvm::SmallVectorImpl<llvm::Value*>& out) {
  const bool words = element->getPrimitiveSizeInBits() == 32 && p.unit == 4 && !is_frame(p);
  uint32_t i = 0;
  for (; words && i + 2 <= n; i += 2) gather_pair(p, element, i * 4, mask, out);
  for (; i < n; ++i) out.push_back(gather(p, element, i * static_cast<uint32_t>(element->getPrimitiveSizeInBits()) / 8, mask));
}

void Body::gather_pair(const Pointer& p, llvm::Type* element, uint32_t extra, llvm::Value* mask, llvm::SmallVectorImpl<llvm::Value*>& out) {
  llvm::Value* both = nullptr;
  if (!gen.target.avx512 || gen.lanes % 16 != 0) {
    llvm::FixedVectorType* type = gen.vector_of(gen.i64());
    both = tag(b.CreateMaskedGather(type, lane_addresses(p, extra), llvm::Align(4), mask, llvm::Constant::getNullValue(type)), p);
  } else {
    llvm::Value *base = nullptr, *offset = nullptr;
    lane_offsets(p, extra, base, offset);
    llvm::Type* part = llvm::FixedVectorType::get(gen.i64(), 8);
    llvm::SmallVector<llvm::Value*, 8> parts;
    for (uint32_t at = 0; at < gen.lanes; at += 8) {
      llvm::SmallVector<int> pick;
      for (uint32_t l = 0; l < 8; ++l) pick.push_back(static_cast<int>(at + l));
      auto* call = b.CreateIntrinsic(part, llvm::Intrinsic::x86_avx512_mask_gather_dpq_512,
                                     {llvm::Constant::getNullValue(part), base, b.CreateShuffleVector(offset, pick), b.CreateShuffleVector(mask, pick), c32(p.unit)});
      tag(llvm::cast<llvm::Instruction>(call), p);
      parts.push_back(call);
    }
    both = joined(std::move(parts));
  }
  both = b.CreateBitCast(both, llvm::FixedVectorType::get(element, 2 * gen.lanes));
  for (int word = 0; word < 2; ++word) {
    llvm::SmallVector<int> pick;
    for (uint32_t l = 0; l < gen.lanes; ++l) pick.push_back(static_cast<int>(2 * l) + word);
    out.push_back(b.CreateShuffleVector(both, pick));
  }
}

}  // namespace tesela::cpu
