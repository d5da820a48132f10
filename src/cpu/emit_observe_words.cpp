// SPDX-License-Identifier: Apache-2.0
// Accesses of workgroup memory by whole vectors change the observer's words in place, as sanitize/shadow.h has it for memory that is new with each workgroup; only where they
// conflict with others the observer is called, which then finds the words as they were. Workgroup memory and its words lie alike, one word for four bytes, so that the
// words of the lanes are found as their elements are.
#include <algorithm>

#include "core/shadow_word.h"
#include "cpu/codegen.h"

namespace tesela::cpu {

namespace {
constexpr uint32_t kMostInline = 100;  // accesses whose words are changed in place, of one function: they are code
}

llvm::Value* Body::worker_field(size_t offset, llvm::Type* type) { return b.CreateLoad(type, b.CreateConstGEP1_64(b.getInt8Ty(), worker_, offset)); }

/// Whether whole vectors hold the words of an access.
bool Body::has_whole_words(const ir::Instruction& in, const Pointer& p) const {
  if (in.extent == 0 || gen.lanes > core::kShadowRoom) return false;
  if (p.offset.kind == Val::Kind::Linear && in.extent == 1 && p.offset.stride * p.unit == 4) return true;
  if (!in_window(in, p, in.extent)) return false;
  std::vector<uint32_t> elements = window_of(p, in.extent).elements;
  std::sort(elements.begin(), elements.end());
  for (size_t i = 1; i < elements.size(); ++i)
    if (elements[i] - elements[i - 1] < in.extent) return false;  // of several lanes
  return true;
}

/// Goes on at the block that is returned where the words say all; else at the insertion point, where the observer has to be told. Null: always there.
llvm::BasicBlock* Body::change_words(const ir::Instruction& in, const Pointer& p, llvm::Value* mask) {
  const bool uniform_address = p.offset.kind == Val::Kind::None || p.offset.kind == Val::Kind::Uniform;
  if (in.extent == 0 || in.extent > 4) return nullptr;
  const bool whole = !uniform_address && inline_words_ < kMostInline && has_whole_words(in, p);
  if (!whole && (in.stride != 0 || (!uniform_address && (in.extent != 1 || !gen.target.avx512)))) return nullptr;
  llvm::BasicBlock *has_table = block("has_table"), *has_words = block("has_words"), *tell = block("tell"), *settled = block("settled");
  llvm::Value* table = worker_field(offsetof(core::WorkerContext, settled_words), gen.ptr());
  b.CreateCondBr(b.CreateIsNull(table), tell, has_table);
  place(has_table);
  llvm::Value* words = b.CreateLoad(gen.ptr(), b.CreateConstGEP1_64(gen.ptr(), table, in.imm));
  b.CreateCondBr(b.CreateIsNull(words), tell, has_words);
  place(has_words);
  llvm::Value* wanted = worker_field(offsetof(core::WorkerContext, settled), gen.i32());
  if (whole) change_whole_words(in, p, mask, words, wanted, tell, settled);
  else b.CreateCondBr(are_settled(in, p, mask, words, wanted), settled, tell);
  place(tell);
  return settled;
}

/// Whether all elements of a read have the word that further reads do not change.
llvm::Value* Body::are_settled(const ir::Instruction& in, const Pointer& p, llvm::Value* mask, llvm::Value* words, llvm::Value* wanted) {
  if (p.offset.kind == Val::Kind::None || p.offset.kind == Val::Kind::Uniform) {
    llvm::Value *first = address(words, p, p.offset.v, 0), *same = nullptr;
    for (uint32_t i = 0; i < in.extent; ++i) {
      llvm::Value* equal = b.CreateICmpEQ(b.CreateLoad(gen.i32(), b.CreateConstGEP1_64(gen.i32(), first, i)), wanted);
      same = same ? b.CreateAnd(same, equal) : equal;
    }
    return same;
  }
  // Signed: lane 0 may lie before the variable, where it takes no part.
  llvm::Value* offsets = b.CreateSExt(b.CreateAShr(in_bytes(offset_vector(p), p), splat(c32(2))), gen.vector_of(gen.i64()));
  llvm::Value* found = b.CreateMaskedGather(gen.vector_of(gen.i32()), b.CreateGEP(gen.i32(), words, offsets), llvm::Align(4), mask_value(mask), splat(wanted));
  return b.CreateAndReduce(b.CreateICmpEQ(found, splat(wanted)));
}

void Body::change_whole_words(const ir::Instruction& in, const Pointer& p, llvm::Value* mask, llvm::Value* words, llvm::Value* wanted, llvm::BasicBlock* tell, llvm::BasicBlock* settled) {
  ++inline_words_;
  const bool writes = in.stride != 0, window = in_window(in, p, in.extent);
  llvm::Type* type = gen.vector_of(gen.i32());
  llvm::Value* base = address(words, p, p.offset.v, 0);
  const Window w = window ? window_of(p, in.extent) : Window{};
  llvm::SmallVector<llvm::Value*, 4> old, next;
  if (window) pick_elements(p, w, base, gen.i32(), in.extent, old);
  else old.push_back(tag(b.CreateAlignedLoad(type, base, llvm::Align(4)), p));
  const auto in_all = [&](llvm::ArrayRef<llvm::Value*> masks) {  // true in every lane that is there
    llvm::Value* both = nullptr;
    for (llvm::Value* m : masks) both = both ? b.CreateAnd(both, m) : m;
    return b.CreateAndReduce(mask ? b.CreateOr(both, b.CreateNot(mask)) : both);
  };
  if (!writes) {
    llvm::SmallVector<llvm::Value*, 4> same;
    for (llvm::Value* x : old) same.push_back(b.CreateICmpEQ(x, splat(wanted)));
    llvm::BasicBlock* change = block("change");
    b.CreateCondBr(in_all(same), settled, change);
    place(change);
  }
  // All words of this workgroup have the stamp of now or an older one.
  llvm::Value* now = b.CreateAnd(wanted, c32(0u - core::shadow_step(gen.ir.invocations())));
  llvm::Value* several = b.CreateXor(wanted, now);  // and read
  llvm::Value* mine = b.CreateAdd(splat(b.CreateOr(now, b.CreateShl(at_.first, core::kInvocationShift))), iota(1u << core::kInvocationShift));
  llvm::SmallVector<llvm::Value*, 4> right;
  for (llvm::Value* x : old) {
    llvm::Value* untouched = b.CreateICmpULT(x, splat(now));
    llvm::Value* own = b.CreateICmpULT(b.CreateXor(x, mine), splat(c32(1u << core::kInvocationShift)));
    if (writes) {
      right.push_back(b.CreateOr(untouched, own));
      llvm::Value* read = b.CreateSelect(untouched, splat(c32(0)), b.CreateAnd(x, splat(c32(core::kRead))));
      next.push_back(b.CreateOr(b.CreateOr(mine, splat(c32(core::kWritten | core::kWrittenNow))), read));
    } else {
      llvm::Value* unwritten = b.CreateICmpEQ(b.CreateAnd(x, splat(c32(core::kWrittenNow))), splat(c32(0)));
      right.push_back(b.CreateOr(b.CreateOr(untouched, own), unwritten));
      llvm::Value* more = b.CreateSelect(own, splat(c32(core::kRead)), splat(several));
      next.push_back(b.CreateSelect(untouched, b.CreateOr(mine, splat(c32(core::kRead))), b.CreateOr(x, more)));
    }
  }
  llvm::BasicBlock* store = block("store_words");
  b.CreateCondBr(in_all(right), store, tell);
  place(store);
  for (size_t i = 0; mask && i < next.size(); ++i) next[i] = b.CreateSelect(mask, next[i], old[i]);
  if (window) put_elements(p, w, base, gen.i32(), next);
  else tag(b.CreateAlignedStore(next[0], base, llvm::Align(4)), p);
  b.CreateBr(settled);
}

}  // namespace tesela::cpu
