// SPDX-License-Identifier: Apache-2.0
// Loads and stores, by shape. An access whose lanes are linear has a fast way behind one scalar test that stands for all lanes (taken
// where base + (lanes-1) * stride is proved not to wrap), and a slow way that tests each lane.
#include "cpu/codegen.h"
#include "cpu/own_elements.h"

#include <algorithm>

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsX86.h>
#include <llvm/IR/MDBuilder.h>

#include "cpu/lanes.h"

namespace tesela::cpu {

constexpr uint32_t kPrefetchAhead = 8;  // iterations
constexpr uint32_t kMaxGroup = 8;  // elements from lane to lane that are read as whole vectors and taken apart

// --- representation in memory

llvm::Type* Body::memory_type(Scalar type, bool frame) {
  if (type == Scalar::Bool) return gen.i32();
  if (type == Scalar::F16 && !frame) return b.getHalfTy();
  return gen.scalar_type(type);
}

llvm::Value* Body::from_memory(llvm::Value* raw, Scalar type, bool frame) {
  if (type == Scalar::Bool) return b.CreateICmpNE(raw, llvm::Constant::getNullValue(raw->getType()));
  if (type != Scalar::F16 || frame) return raw;
  llvm::Type* to = raw->getType()->isVectorTy() ? static_cast<llvm::Type*>(gen.vector_of(b.getFloatTy())) : b.getFloatTy();
  return b.CreateFPExt(raw, to);
}

llvm::Value* Body::to_memory(llvm::Value* v, Scalar type, bool frame) {
  llvm::Type* to = memory_type(type, frame);
  if (v->getType()->isVectorTy()) to = gen.vector_of(to);
  if (type == Scalar::Bool) return b.CreateZExt(v, to);
  return type == Scalar::F16 && !frame ? b.CreateFPTrunc(v, to) : v;
}

llvm::Value* Body::from_memory(llvm::Value* raw, const ir::Instruction& in, bool frame) {
  if (!is_narrow(in)) return from_memory(raw, in.type, frame);
  return b.CreateZExt(raw, raw->getType()->isVectorTy() ? static_cast<llvm::Type*>(gen.vector_of(gen.i32())) : gen.i32());
}

llvm::Value* Body::to_memory(llvm::Value* v, const ir::Instruction& in, bool frame) {
  if (!is_narrow(in)) return to_memory(v, in.type, frame);
  llvm::Type* to = memory_type(in, frame);
  return b.CreateTrunc(v, v->getType()->isVectorTy() ? static_cast<llvm::Type*>(gen.vector_of(to)) : to);
}

// --- loads

void Body::emit_load(const ir::Instruction& in) {
  if (load_stream(in) || load_column(in)) return;
  const Pointer& p = pointer(in.operands[0]);
  if (in.op == Op::UniformLoad || (p.offset.kind <= Val::Kind::Uniform && !p.lanes_ok)) return load_uniform(in, p);
  if (in_window(in, p, static_cast<uint32_t>(in.results.size()))) return load_window(in, p);
  if (p.offset.kind == Val::Kind::Linear && !is_frame(p) && linear_group(in, p, static_cast<uint32_t>(in.results.size())) != 0) return load_linear(in, p);
  if (!load_by_quads(in, p) && !load_close(in, p) && !load_by_runs(in, p) && !load_near(in, p)) load_gather(in, p);
}

/// Elements from one lane to the next where an access of n elements is made by whole vectors; 0: it is not.
uint32_t Body::linear_group(const ir::Instruction& in, const Pointer& p, uint32_t n) {
  const uint32_t bytes = memory_bytes(in, false);
  const auto step = static_cast<int64_t>(static_cast<int32_t>(p.offset.stride)) * p.unit;
  if (step <= 0 || step % bytes != 0) return 0;
  const auto group = static_cast<uint64_t>(step / bytes);
  return group >= n && group <= kMaxGroup && group * gen.lanes <= 256 ? static_cast<uint32_t>(group) : 0;
}

void Body::load_uniform(const ir::Instruction& in, const Pointer& given) {
  Pointer p = given;
  if (p.offset.kind > Val::Kind::Uniform || p.lanes_ok) p = of_first_lane(given);  // uniform, but not known to be
  const bool frame = is_frame(p);
  TESELA_CHECK(!frame || in.op == Op::Load, "a uniform load of function memory");
  llvm::Type* type = memory_type(in, frame);
  if (frame) type = gen.vector_of(type);
  const uint32_t bytes = memory_bytes(in, frame);
  llvm::Value* base = base_of(p);
  llvm::Value* zeros = p.ok ? gen.zeros() : nullptr;
  for (uint32_t i = 0; i < in.results.size(); ++i) {
    llvm::Value* at = address(base, p, p.offset.v, i * bytes);
    if (p.ok) at = b.CreateSelect(p.ok, at, zeros);
    llvm::LoadInst* load = tag(b.CreateAlignedLoad(type, at, llvm::Align(bytes)), p);
    llvm::Value* v = from_memory(load, in, frame);
    if (frame) set(in.results[i], varying(v));
    else set(in.results[i], uniform(v));
  }
}

/// The pointer of the first active lane, as a uniform one.
Pointer Body::of_first_lane(const Pointer& p) {
  Pointer q = p;
  llvm::Value* lane = first_lane(mask_);
  if (p.offset.kind != Val::Kind::None) q.offset = uniform(b.CreateExtractElement(offset_vector(p), lane));
  if (llvm::Value* ok = lane_check(p)) q.ok = b.CreateExtractElement(ok, lane);
  q.lanes_ok = nullptr;
  q.checks.clear();
  return q;
}

void Body::load_gather(const ir::Instruction& in, const Pointer& p) {
  const bool frame = is_frame(p);
  llvm::Value* mask = mask_value(mask_and(mask_, lane_check(p)));
  llvm::SmallVector<llvm::Value*, 4> raw;
  gather_words(p, memory_type(in, frame), static_cast<uint32_t>(in.results.size()), mask, raw);
  for (uint32_t i = 0; i < in.results.size(); ++i) set(in.results[i], varying(from_memory(raw[i], in, frame)));
}

/// The instruction itself where there is one: LLVM's own gather loses base and 32-bit offsets when parts of its address move out of a loop.
llvm::Value* Body::gather(const Pointer& p, llvm::Type* element, uint32_t extra, llvm::Value* mask) {
  if (element->isIntegerTy() && element->getIntegerBitWidth() < 32)  // behind narrow texels there is room for a word
    return b.CreateTrunc(gather(p, gen.i32(), extra, mask), gen.vector_of(element));
  llvm::FixedVectorType* type = gen.vector_of(element);
  if (!gen.target.avx512 || gen.lanes % 16 != 0 || element->isHalfTy()) {
    const llvm::Align align(std::min(element->isHalfTy() ? 2u : 4u, p.unit));
    return tag(b.CreateMaskedGather(type, lane_addresses(p, extra), align, mask, llvm::Constant::getNullValue(type)), p);
  }
  llvm::Value *base = nullptr, *offset = nullptr;
  lane_offsets(p, extra, base, offset);
  llvm::Type* part = llvm::FixedVectorType::get(element, 16);
  llvm::SmallVector<llvm::Value*, 8> parts;
  for (uint32_t at = 0; at < gen.lanes; at += 16) {
    auto* call = b.CreateIntrinsic(part, element->isFloatTy() ? llvm::Intrinsic::x86_avx512_mask_gather_dps_512 : llvm::Intrinsic::x86_avx512_mask_gather_dpi_512,
                                   {llvm::Constant::getNullValue(part), base, sixteen(offset, at), sixteen(mask, at), c32(p.unit)});
    tag(llvm::cast<llvm::Instruction>(call), p);
    parts.push_back(call);
  }
  return joined(std::move(parts));
}

/// A power of two of vectors, one after the other in one.
llvm::Value* Body::joined(llvm::SmallVector<llvm::Value*, 8> parts) {
  while (parts.size() > 1) {
    llvm::SmallVector<llvm::Value*, 8> wider;
    for (size_t i = 0; i < parts.size(); i += 2) {
      llvm::SmallVector<int> all;
      const unsigned n = llvm::cast<llvm::FixedVectorType>(parts[i]->getType())->getNumElements();
      for (unsigned k = 0; k < 2 * n; ++k) all.push_back(static_cast<int>(k));
      wider.push_back(b.CreateShuffleVector(parts[i], parts[i + 1], all));
    }
    parts = std::move(wider);
  }
  return parts[0];
}

llvm::Value* Body::sixteen(llvm::Value* v, uint32_t first) {
  if (gen.lanes == 16) return v;
  llvm::SmallVector<int> pick;
  for (uint32_t l = 0; l < 16; ++l) pick.push_back(static_cast<int>(first + l));
  return b.CreateShuffleVector(v, pick);
}

/// Chunk c of the memory that the lanes cover together: elements c * lanes and on, up to the last element that a lane needs.
llvm::Value* Body::load_chunk(llvm::Value* base, llvm::Type* element, uint32_t bytes, uint32_t c, uint32_t needed, const Pointer& p) {
  llvm::Type* type = gen.vector_of(element);
  llvm::Value* at = b.CreateConstGEP1_64(element, base, static_cast<uint64_t>(c) * gen.lanes);
  if ((c + 1) * gen.lanes <= needed) return tag(b.CreateAlignedLoad(type, at, llvm::Align(bytes)), p);
  llvm::SmallVector<llvm::Constant*> mask;
  for (uint32_t l = 0; l < gen.lanes; ++l) mask.push_back(b.getInt1(c * gen.lanes + l < needed));
  return tag(b.CreateMaskedLoad(type, at, llvm::Align(bytes), llvm::ConstantVector::get(mask), llvm::Constant::getNullValue(type)), p);
}

/// Takes element j of each group of elements out of whole vectors, for j < n.
void Body::deinterleave(llvm::Value* base, llvm::Type* element, uint32_t bytes, uint32_t group, const Pointer& p, llvm::SmallVectorImpl<llvm::Value*>& out, uint32_t n) {
  const uint32_t lanes = gen.lanes;
  const uint32_t needed = (lanes - 1) * group + n;
  llvm::SmallVector<llvm::Value*, 8> chunks;
  for (uint32_t c = 0; c * lanes < needed; ++c) chunks.push_back(load_chunk(base, element, bytes, c, needed, p));
  if (group == 4 && n > 1 && lanes % 4 == 0 && chunks.size() == 4) {  // two components at a time: half the shuffles
    for (uint32_t j = 0; j < n; j += 2) {
      llvm::SmallVector<int> pick, low, high;
      for (uint32_t k = 0; k < 2; ++k)
        for (uint32_t l = 0; l < lanes / 2; ++l) pick.push_back(static_cast<int>(l * 4 + j + k));
      for (uint32_t l = 0; l < lanes; ++l) {
        const uint32_t at = l % (lanes / 2) + (l < lanes / 2 ? 0 : lanes);
        low.push_back(static_cast<int>(at));
        high.push_back(static_cast<int>(at + lanes / 2));
      }
      llvm::Value* first = b.CreateShuffleVector(chunks[0], chunks[1], pick);
      llvm::Value* second = b.CreateShuffleVector(chunks[2], chunks[3], pick);
      out.push_back(b.CreateShuffleVector(first, second, low));
      if (j + 1 < n) out.push_back(b.CreateShuffleVector(first, second, high));
    }
    return;
  }
  for (uint32_t j = 0; j < n; ++j) {
    llvm::Value* v = chunks[0];
    for (uint32_t c = 0; c < chunks.size(); ++c) {
      if (c == 0 && chunks.size() > 1) continue;
      llvm::SmallVector<int> pick;
      for (uint32_t l = 0; l < lanes; ++l) {
        const uint32_t e = l * group + j;
        if (chunks.size() == 1) pick.push_back(static_cast<int>(e));
        else if (c == 1) pick.push_back(e < 2 * lanes ? static_cast<int>(e) : 0);
        else pick.push_back(e / lanes == c ? static_cast<int>(lanes + e % lanes) : static_cast<int>(l));
      }
      v = chunks.size() == 1 ? b.CreateShuffleVector(chunks[0], pick) : b.CreateShuffleVector(v, chunks[c], pick);
    }
    out.push_back(v);
  }
}

void Body::load_linear(const ir::Instruction& in, const Pointer& p) {
  const auto n = static_cast<uint32_t>(in.results.size());
  const uint32_t group = linear_group(in, p, n);
  const uint32_t bytes = memory_bytes(in, false);
  llvm::Type* element = memory_type(in, false);
  llvm::Type* type = gen.vector_of(element);
  llvm::Value* base = address(base_of(p), p, p.offset.v, 0);
  prefetch(in, p, base);
  prefetch_next_turn(in, p, base);
  llvm::SmallVector<llvm::Value*, 4> fast, slow;
  const auto plain = [&] {
    if (group == 1) fast.push_back(tag(b.CreateAlignedLoad(type, base, llvm::Align(bytes)), p));
    else deinterleave(base, element, bytes, group, p, fast, n);
  };
  const auto by_lane = [&] {
    llvm::Value* mask = mask_value(mask_and(mask_, lane_check(p)));
    if (group == 1) slow.push_back(tag(b.CreateMaskedLoad(type, base, llvm::Align(bytes), mask, llvm::Constant::getNullValue(type)), p));
    else
      for (uint32_t i = 0; i < n; ++i) slow.push_back(gather(p, element, i * bytes, mask));
  };
  llvm::Value* check = scalar_check(p);
  const bool roomy = is_workgroup(p) && gen.lanes * group * bytes <= core::kBufferSlack;  // room on both sides for lanes that are off
  if (!check && (!mask_ || roomy)) plain();
  else if (!check && group == 1 && gen.target.avx512) by_lane();
  else choose(check ? check : all(mask_), plain, by_lane, fast, slow);
  llvm::SmallVectorImpl<llvm::Value*>& got = fast.empty() ? slow : fast;
  for (uint32_t i = 0; i < n; ++i) set(in.results[i], varying(from_memory(got[i], in, false)));
}

/// The uniform value by which an index grows from one iteration of the innermost loop to the next, where it is the loop's parameter (plus
/// something else); empty otherwise.
ValueId Body::step_of(ValueId index) const {
  const Construct* loop = nullptr;
  for (const Construct& c : stack_)
    if (c.kind == Construct::Kind::Loop) loop = &c;
  if (!loop || loop->strided) return {};
  const auto& params = f.blocks[f.instrs[loop->id].blocks[0]].params;
  llvm::SmallVector<ValueId, 3> parts{index};
  if (f.values[index].def && f.def(index).op == Op::Add) parts.append(f.def(index).operands.begin(), f.def(index).operands.end());
  for (ValueId part : parts) {
    const auto param = std::find(params.begin(), params.end(), part);
    if (param == params.end()) continue;
    const pass::Growth growth = pass::growth_of(f, loop->id, static_cast<size_t>(param - params.begin()));
    const bool at_hand = growth.step && (!loop->w || lives(growth.step, pass::Place::Group));
    return at_hand && values_[growth.step.index].kind == Val::Kind::Uniform ? growth.step : ValueId{};
  }
  return {};
}

/// Grid-stride loops hop from page to page, where no hardware prefetcher follows.
void Body::prefetch(const ir::Instruction& in, const Pointer& p, llvm::Value* base) {
  if (!is_buffer(p) || !f.values[in.operands[0]].def) return;
  const ir::Instruction& element = f.def(in.operands[0]);
  if (element.op != Op::ElementPtr) return;
  const ValueId step = step_of(element.operands[1]);
  if (!step) return;
  llvm::Value* by = values_[step.index].v;
  if (llvm::isa<llvm::Constant>(by)) return;
  llvm::Value* ahead = b.CreateMul(b.CreateSExt(by, gen.i64()), b.getInt64(uint64_t{element.stride} * kPrefetchAhead));
  const uint32_t bytes = gen.lanes * element.stride;
  for (uint32_t at = 0; at < bytes && at < 4 * 64; at += 64)
    b.CreateIntrinsic(llvm::Intrinsic::prefetch, {gen.ptr()}, {b.CreateConstGEP1_64(b.getInt8Ty(), b.CreateGEP(b.getInt8Ty(), base, ahead), at), c32(0), c32(3), c32(1)});
}

/// What an index grows by from one turn of the workgroup's loop to the next, as far as arithmetic tells; null: not at all, or nobody knows. A hint only.
llvm::Value* Body::growth_of(ValueId v, const ir::Instruction& loop, uint32_t depth) {
  const auto& params = f.blocks[loop.blocks[0]].params;
  if (const auto param = std::find(params.begin(), params.end(), v); param != params.end()) {
    const ir::Instruction& next = f.instrs[f.blocks[loop.blocks[1]].instrs.back()];
    const ValueId grown = next.op == Op::Next ? next.operands[static_cast<size_t>(param - params.begin())] : ValueId();
    const ir::Instruction* sum = grown && f.values[grown].def ? &f.def(grown) : nullptr;
    const uint32_t* step = sum && sum->op == Op::Add ? f.constant(sum->operands[1]) : nullptr;
    return step ? c32(*step) : nullptr;
  }
  if (depth == 0 || !f.values[v].def) return nullptr;
  const ir::Instruction& in = f.def(v);
  if (in.op == Op::Bitcast) return growth_of(in.operands[0], loop, depth - 1);
  if (in.op != Op::Add && in.op != Op::Mul && in.op != Op::Shl) return nullptr;
  llvm::Value* left = growth_of(in.operands[0], loop, depth - 1);
  llvm::Value* right = in.op == Op::Shl ? nullptr : growth_of(in.operands[1], loop, depth - 1);
  if (in.op == Op::Add) return left && right ? b.CreateAdd(left, right) : left ? left : right;
  const Val factor = value(in.operands[left ? 1 : 0]);
  if ((!left && !right) || (left && right) || factor.kind != Val::Kind::Uniform) return nullptr;
  return in.op == Op::Shl ? b.CreateShl(left, b.CreateAnd(factor.v, c32(31))) : b.CreateMul(left ? left : right, factor.v);
}

/// Tiles that a workgroup reads one after the other lie too far apart for the hardware to foresee.
void Body::prefetch_next_turn(const ir::Instruction& in, const Pointer& p, llvm::Value* base) {
  constexpr uint32_t kDepth = 5;
  if (!regions_ || gen.ir.observed || !is_buffer(p) || !f.values[in.operands[0]].def) return;
  const ir::Instruction& element = f.def(in.operands[0]);
  const Construct* loop = nullptr;
  for (const Construct& c : stack_)
    if (c.kind == Construct::Kind::Loop) loop = &c;
  if (element.op != Op::ElementPtr || !loop || !loop->w) return;
  llvm::Value* growth = growth_of(element.operands[1], f.instrs[loop->id], kDepth);
  if (!growth) return;
  llvm::Value* ahead = b.CreateGEP(b.getInt8Ty(), base, b.CreateMul(b.CreateSExt(growth, gen.i64()), b.getInt64(element.stride)));
  const uint32_t bytes = gen.lanes * element.stride;
  for (uint32_t at = 0; at < bytes && at < 4 * 64; at += 64) b.CreateIntrinsic(llvm::Intrinsic::prefetch, {gen.ptr()}, {b.CreateConstGEP1_64(b.getInt8Ty(), ahead, at), c32(0), c32(3), c32(1)});
}

/// Two ways behind a test; the second is unlikely. What they give is merged into `first`.
void Body::choose(llvm::Value* test, llvm::function_ref<void()> likely, llvm::function_ref<void()> otherwise, llvm::SmallVectorImpl<llvm::Value*>& first,
                  llvm::SmallVectorImpl<llvm::Value*>& second) {
  llvm::BasicBlock *yes = block("fast"), *no = block("slow"), *join = block("join");
  b.CreateCondBr(test, yes, no, llvm::MDBuilder(gen.context).createLikelyBranchWeights());
  place(yes);
  likely();
  llvm::BasicBlock* yes_end = b.GetInsertBlock();
  b.CreateBr(join);
  place(no);
  otherwise();
  llvm::BasicBlock* no_end = b.GetInsertBlock();
  b.CreateBr(join);
  place(join);
  for (size_t i = 0; i < first.size(); ++i) {
    llvm::PHINode* phi = b.CreatePHI(first[i]->getType(), 2);
    phi->addIncoming(first[i], yes_end);
    phi->addIncoming(second[i], no_end);
    first[i] = phi;
  }
}

// --- stores

void Body::emit_store(const ir::Instruction& in) {
  if (store_column(in)) return;
  const Pointer& p = pointer(in.operands[0]);
  if (!shifted_.empty() && shifted_[p.root.index]) return store_shifted(in, p);
  store_plain(in, p);
}

/// Of a variable whose bytes are shifted: see emit_dot.cpp.
void Body::store_shifted(const ir::Instruction& in, const Pointer& p) {
  const Val given = value(in.operands[1]);
  llvm::Value* v = vector(given);
  Lanes l(b, gen.target, v->getType());
  values_[in.operands[1].index] = varying(shift_bytes(l, v));
  store_plain(in, p);
  values_[in.operands[1].index] = given;
}

void Body::store_plain(const ir::Instruction& in, const Pointer& p) {
  if (p.offset.kind <= Val::Kind::Uniform && !p.lanes_ok) return store_uniform(in, p);
  if (in_window(in, p, static_cast<uint32_t>(in.operands.size() - 1))) return store_window(in, p);
  if (p.offset.kind == Val::Kind::Linear && !is_frame(p) && linear_group(in, p, static_cast<uint32_t>(in.operands.size() - 1)) != 0) return store_linear(in, p);
  store_scatter(in, p);
}

void Body::store_uniform(const ir::Instruction& in, const Pointer& p) {
  const bool frame = is_frame(p);
  const uint32_t bytes = memory_bytes(in, frame);
  llvm::BasicBlock* done = nullptr;
  if (p.ok) {
    llvm::BasicBlock* go = block("store");
    done = block("stored");
    b.CreateCondBr(p.ok, go, done);
    place(go);
  }
  llvm::Value* base = base_of(p);
  llvm::Value* lane = nullptr;
  for (uint32_t i = 0; i + 1 < in.operands.size(); ++i) {
    llvm::Value* at = address(base, p, p.offset.v, i * bytes);
    const Val v = value(in.operands[i + 1]);
    if (frame) {
      llvm::Value* whole = to_memory(vector(v), in, true);
      if (mask_) whole = b.CreateSelect(mask_, whole, tag(b.CreateAlignedLoad(whole->getType(), at, llvm::Align(4)), p));
      tag(b.CreateAlignedStore(whole, at, llvm::Align(4)), p);
      continue;
    }
    llvm::Value* scalar = v.v;
    if (v.kind != Val::Kind::Uniform) {  // some active lane's: they race
      if (!lane) lane = first_lane(mask_);
      scalar = b.CreateExtractElement(vector(v), lane);
    }
    tag(b.CreateAlignedStore(to_memory(scalar, in, false), at, llvm::Align(bytes)), p);
  }
  if (done) {
    b.CreateBr(done);
    place(done);
  }
}

/// Two or four words of each lane, at constant distances from those of the first lane: one store for each lane. A scatter costs as much for each word.
bool Body::store_pieces(const ir::Instruction& in, const Pointer& p) {
  const auto n = static_cast<uint32_t>(in.operands.size() - 1);
  if ((n != 2 && n != 4) || memory_bytes(in, false) != 4 || is_frame(p) || p.unit != 4 || p.offset.kind != Val::Kind::Pattern || mask_ || p.ok || p.lanes_ok || !p.checks.empty()) return false;
  llvm::SmallVector<llvm::Value*, 4> words;
  for (uint32_t i = 0; i < n; ++i) words.push_back(to_memory(vector(in.operands[i + 1]), in, false));
  const llvm::SmallVector<llvm::Value*, 16> chunks = put_together(words);
  llvm::Value* base = address(base_of(p), p, p.offset.v, 0);
  const uint32_t lanes = gen.lanes / n;  // of a chunk
  for (uint32_t l = 0; l < gen.lanes; ++l) {
    llvm::Value* chunk = chunks[l / lanes];
    llvm::Value* piece = nullptr;
    if (n == 2) {
      piece = b.CreateExtractElement(b.CreateBitCast(chunk, llvm::FixedVectorType::get(b.getDoubleTy(), lanes)), uint64_t{l % lanes});
    } else {
      const int first = static_cast<int>(l % lanes * n);
      piece = b.CreateShuffleVector(chunk, llvm::ArrayRef<int>{first, first + 1, first + 2, first + 3});
    }
    tag(b.CreateAlignedStore(piece, b.CreateConstGEP1_64(gen.i32(), base, static_cast<uint64_t>(int64_t{static_cast<int32_t>(p.pattern[l])})), llvm::Align(4)), p);
  }
  return true;
}

void Body::store_scatter(const ir::Instruction& in, const Pointer& p) {
  if (store_pieces(in, p)) return;
  const bool frame = is_frame(p);
  const uint32_t bytes = memory_bytes(in, frame);
  llvm::Value* mask = mask_value(mask_and(mask_, lane_check(p)));
  for (uint32_t i = 0; i + 1 < in.operands.size(); ++i) {
    llvm::Value* v = to_memory(vector(in.operands[i + 1]), in, frame);
    tag(b.CreateMaskedScatter(v, lane_addresses(p, i * bytes), llvm::Align(bytes), mask), p);
  }
}

/// Writes the lanes' elements, `group` apart, as whole vectors; elements between them and lanes off the mask stay as they are.
void Body::interleave(const ir::Instruction& in, const Pointer& p, uint32_t group, llvm::Value* base, llvm::Value* mask) {
  const auto n = static_cast<uint32_t>(in.operands.size() - 1);
  const uint32_t lanes = gen.lanes, bytes = memory_bytes(in, false);
  llvm::SmallVector<llvm::Value*, 4> parts;
  for (uint32_t j = 0; j < n; ++j) parts.push_back(to_memory(vector(in.operands[j + 1]), in, false));
  llvm::Type* element = memory_type(in, false);
  for (uint32_t c = 0; c < group; ++c) {
    llvm::Value* v = parts[0];
    llvm::SmallVector<llvm::Constant*> filled;
    llvm::SmallVector<int> owner;
    bool holes = false;
    for (uint32_t j = 0; j < std::max(n, 2u); ++j) {
      llvm::SmallVector<int> pick;
      for (uint32_t i = 0; i < lanes; ++i) {
        const uint32_t e = c * lanes + i, lane = e / group, component = e % group;
        if (j == 0) {
          filled.push_back(b.getInt1(component < n));
          owner.push_back(static_cast<int>(lane));
          holes |= component >= n;
        }
        if (j == 1) pick.push_back(static_cast<int>(component == 1 && n > 1 ? lanes + lane : lane));
        else pick.push_back(static_cast<int>(component == j ? lanes + lane : i));
      }
      if (j > 0) v = b.CreateShuffleVector(v, j < n ? parts[j] : v, pick);
    }
    llvm::Value* at = b.CreateConstGEP1_64(element, base, static_cast<uint64_t>(c) * lanes);
    llvm::Value* chosen = holes ? llvm::ConstantVector::get(filled) : nullptr;
    if (mask) chosen = mask_and(b.CreateShuffleVector(mask, owner), chosen);
    if (!chosen) tag(b.CreateAlignedStore(v, at, llvm::Align(bytes)), p);
    else tag(b.CreateMaskedStore(v, at, llvm::Align(bytes), chosen), p);
  }
}

void Body::store_linear(const ir::Instruction& in, const Pointer& p) {
  const auto n = static_cast<uint32_t>(in.operands.size() - 1);
  const uint32_t group = linear_group(in, p, n);
  const uint32_t bytes = memory_bytes(in, false);
  llvm::Value* base = address(base_of(p), p, p.offset.v, 0);
  const bool own = is_workgroup(p) && gen.lanes * bytes <= core::kBufferSlack;  // nobody else writes: blending is safe
  // What a masked store wrote is not at hand for the next load, as a whole vector is.
  const bool blends = mask_ && group == 1 && !own && gen.ir.vars[p.root].space == ir::Space::Texture && !gen.ir.observed && reads_and_writes_own_texels(gen.ir, p.root);
  llvm::Value* v = group == 1 ? to_memory(vector(in.operands[1]), in, false) : nullptr;
  const auto whole = [&] {
    if (group != 1) return interleave(in, p, group, base, nullptr);
    llvm::Value* all_lanes = v;
    if ((own || blends) && mask_) {
      llvm::LoadInst* old = tag(b.CreateAlignedLoad(v->getType(), base, llvm::Align(bytes)), p);
      old->setVolatile(blends);  // or LLVM makes a masked store of it
      all_lanes = b.CreateSelect(mask_, v, old);
    }
    if (!store_past_caches(p, all_lanes, base)) tag(b.CreateAlignedStore(all_lanes, base, llvm::Align(bytes)), p);
  };
  const auto by_lane = [&] {
    llvm::Value* mask = mask_and(mask_, lane_check(p));
    if (group != 1) return interleave(in, p, group, base, mask_value(mask));
    tag(b.CreateMaskedStore(v, base, llvm::Align(bytes), mask_value(mask)), p);
  };
  llvm::Value* check = scalar_check(p);
  if (blends) {
    llvm::Value* one_layer = b.CreateICmpEQ(groups_[2], c32(1));
    check = check ? b.CreateAnd(check, one_layer) : one_layer;
  } else if (mask_ && !(own && group == 1)) {
    if (!check && group == 1 && gen.target.avx512) return by_lane();
    llvm::Value* full = all(mask_);
    check = check ? b.CreateAnd(check, full) : full;
  }
  if (!check) return whole();
  llvm::SmallVector<llvm::Value*, 1> none, neither;
  choose(check, whole, by_lane, none, neither);
}

void Body::emit_clear(const ir::Instruction& in) {
  const ir::VarId var(in.imm);
  Pointer p;
  p.root = var;
  llvm::Value* base = base_of(p);
  const uint64_t slots = (gen.ir.vars[var].size + 3) / 4;
  if (slots == 0) return;
  if (!mask_) {
    auto* clear = b.CreateMemSet(base, b.getInt8(0), slots * 4 * gen.lanes, llvm::MaybeAlign(4));
    gen.tag_memory(clear, ModuleGen::kClassFrame);
    return;
  }
  // Only the active lanes' slots.
  llvm::BasicBlock* before = b.GetInsertBlock();
  llvm::BasicBlock *loop = block("clear"), *done = block("cleared");
  b.CreateBr(loop);
  place(loop);
  llvm::PHINode* i = b.CreatePHI(gen.i64(), 2);
  i->addIncoming(b.getInt64(0), before);
  llvm::Type* type = gen.vector_of(gen.i32());
  llvm::Value* at = b.CreateGEP(type, base, i);
  llvm::Value* old = tag(b.CreateAlignedLoad(type, at, llvm::Align(4)), p);
  tag(b.CreateAlignedStore(b.CreateSelect(mask_, llvm::Constant::getNullValue(type), old), at, llvm::Align(4)), p);
  llvm::Value* next = b.CreateAdd(i, b.getInt64(1));
  i->addIncoming(next, loop);
  b.CreateCondBr(b.CreateICmpULT(next, b.getInt64(slots)), loop, done);
  place(done);
}

}  // namespace tesela::cpu
