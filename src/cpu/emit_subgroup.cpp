// SPDX-License-Identifier: Apache-2.0
// Exchange between the active lanes of a subgroup. Reductions and scans put the neutral element into lanes that are off and go in log2 steps, so
// the order of float additions is the same at every optimisation level.
#include "cpu/codegen.h"

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsX86.h>

namespace tesela::cpu {

namespace {

Op scalar_op(Op op) {
  switch (op) {
    case Op::SubgroupAdd:
    case Op::SubgroupExclusiveAdd:
    case Op::SubgroupInclusiveAdd: return Op::Add;
    case Op::SubgroupMul:
    case Op::SubgroupExclusiveMul:
    case Op::SubgroupInclusiveMul: return Op::Mul;
    case Op::SubgroupMin: return Op::Min;
    case Op::SubgroupMax: return Op::Max;
    case Op::SubgroupAnd: return Op::And;
    case Op::SubgroupOr: return Op::Or;
    case Op::SubgroupXor: return Op::Xor;
    default: return Op::Count;
  }
}

}  // namespace

llvm::Value* Body::combine(Op op, Scalar type, llvm::Value* a, llvm::Value* c) {
  llvm::SmallVector<llvm::Value*, 1> results;
  llvm::Value* operands[2] = {a, c};
  ops_.emit(op, type, type, operands, results);
  return results[0];
}

llvm::Value* Body::neutral(Op op, Scalar type) {
  llvm::Type* t = gen.scalar_type(type);
  const bool is_float = type == Scalar::F32 || type == Scalar::F16;
  switch (op) {
    case Op::Mul: return is_float ? llvm::ConstantFP::get(t, 1.0) : llvm::ConstantInt::get(t, 1);
    case Op::Min: return is_float ? llvm::ConstantFP::getInfinity(t) : llvm::ConstantInt::get(t, type == Scalar::I32 ? 0x7fffffffu : ~0u);
    case Op::Max: return is_float ? llvm::ConstantFP::getInfinity(t, true) : llvm::ConstantInt::get(t, type == Scalar::I32 ? 0x80000000u : 0u);
    case Op::And: return llvm::Constant::getAllOnesValue(t);
    default: return llvm::Constant::getNullValue(t);
  }
}

llvm::Value* Body::with_neutral(Op op, Scalar type, llvm::Value* v) { return mask_ ? b.CreateSelect(mask_, v, splat(neutral(op, type))) : v; }

llvm::Value* Body::reduce(Op op, Scalar type, llvm::Value* v) {
  if (type == Scalar::Bool) return op == Op::And ? b.CreateAndReduce(v) : op == Op::Or ? b.CreateOrReduce(v) : b.CreateXorReduce(v);
  for (uint32_t n = gen.lanes / 2; n >= 1; n /= 2) {
    llvm::SmallVector<int> low, high;
    for (uint32_t l = 0; l < n; ++l) {
      low.push_back(static_cast<int>(l));
      high.push_back(static_cast<int>(l + n));
    }
    v = combine(op, type, b.CreateShuffleVector(v, low), b.CreateShuffleVector(v, high));
  }
  return b.CreateExtractElement(v, uint64_t{0});
}

/// Inclusive.
llvm::Value* Body::scan(Op op, Scalar type, llvm::Value* v) {
  llvm::Value* outside = splat(neutral(op, type));
  for (uint32_t d = 1; d < gen.lanes; d *= 2) {
    llvm::SmallVector<int> pick;
    for (uint32_t l = 0; l < gen.lanes; ++l) pick.push_back(static_cast<int>(l < d ? gen.lanes + l : l - d));
    v = combine(op, type, b.CreateShuffleVector(v, outside, pick), v);
  }
  return v;
}

/// Lane l of the result is lane index[l] of the value; indexes are below the subgroup's size.
llvm::Value* Body::shuffle_lanes(llvm::Value* v, llvm::Value* index) {
  if (auto* constant = llvm::dyn_cast<llvm::ConstantDataVector>(index)) {
    llvm::SmallVector<int> pick;
    for (uint32_t l = 0; l < gen.lanes; ++l) pick.push_back(static_cast<int>(constant->getElementAsInteger(l)));
    return b.CreateShuffleVector(v, pick);
  }
  llvm::Type* type = v->getType();
  if (type == gen.mask_type()) return b.CreateTrunc(shuffle_lanes(b.CreateZExt(v, gen.vector_of(gen.i32())), index), gen.mask_type());
  const bool is_float = type->getScalarType()->isFloatTy();
  if (gen.lanes == 16 && gen.target.avx512)
    return b.CreateIntrinsic(is_float ? llvm::Intrinsic::x86_avx512_permvar_sf_512 : llvm::Intrinsic::x86_avx512_permvar_si_512, {}, {v, index});
  if (gen.lanes == 8 && gen.target.avx2) return b.CreateIntrinsic(is_float ? llvm::Intrinsic::x86_avx2_permps : llvm::Intrinsic::x86_avx2_permd, {}, {v, index});
  const Cell memory = scratch(0, type);
  b.CreateStore(v, memory.slot);
  llvm::Value* result = llvm::Constant::getNullValue(type);
  for (uint32_t l = 0; l < gen.lanes; ++l) {
    llvm::Value* at = b.CreateGEP(type->getScalarType(), memory.slot, b.CreateZExt(b.CreateExtractElement(index, l), gen.i64()));
    result = b.CreateInsertElement(result, b.CreateLoad(type->getScalarType(), at), l);
  }
  return result;
}

void Body::emit_ballot(const ir::Instruction& in) {
  llvm::Value* bits = b.CreateBitCast(mask_value(mask_and(mask_, vector(in.operands[0]))), b.getIntNTy(gen.lanes));
  for (uint32_t i = 0; i < in.results.size(); ++i) {
    llvm::Value* word = c32(0);
    if (i * 32 < gen.lanes) word = b.CreateZExtOrTrunc(i == 0 ? bits : b.CreateLShr(bits, i * 32), gen.i32());
    set(in.results[i], uniform(word));
  }
}

void Body::emit_subgroup(const ir::Instruction& in) {
  const Op op = in.op;
  if (op == Op::SubgroupBallot) return emit_ballot(in);
  const ValueId result = in.results[0];
  if (op == Op::SubgroupElect) return set(result, varying(b.CreateICmpEQ(iota(), splat(first_lane(mask_)))));
  llvm::Value* v = vector(in.operands[0]);
  const uint32_t lanes = gen.lanes;
  llvm::Value* last = splat(c32(lanes - 1));
  const auto by_lane = [&](llvm::Value* index) { set(result, varying(shuffle_lanes(v, b.CreateAnd(index, last)))); };
  switch (op) {
    case Op::SubgroupAdd:
    case Op::SubgroupMul:
    case Op::SubgroupMin:
    case Op::SubgroupMax:
    case Op::SubgroupAnd:
    case Op::SubgroupOr:
    case Op::SubgroupXor: return set(result, uniform(reduce(scalar_op(op), in.type, with_neutral(scalar_op(op), in.type, v))));
    case Op::SubgroupInclusiveAdd:
    case Op::SubgroupInclusiveMul: return set(result, varying(scan(scalar_op(op), in.type, with_neutral(scalar_op(op), in.type, v))));
    case Op::SubgroupExclusiveAdd:
    case Op::SubgroupExclusiveMul: {
      llvm::Value* inclusive = scan(scalar_op(op), in.type, with_neutral(scalar_op(op), in.type, v));
      llvm::SmallVector<int> pick;
      for (uint32_t l = 0; l < lanes; ++l) pick.push_back(static_cast<int>(l == 0 ? lanes : l - 1));
      return set(result, varying(b.CreateShuffleVector(inclusive, splat(neutral(scalar_op(op), in.type)), pick)));
    }
    case Op::SubgroupBroadcast: {
      llvm::Value* lane = b.CreateAnd(b.CreateExtractElement(vector(in.operands[1]), first_lane(mask_)), c32(lanes - 1));
      return set(result, uniform(b.CreateExtractElement(v, lane)));
    }
    case Op::SubgroupBroadcastFirst: return set(result, uniform(b.CreateExtractElement(v, b.CreateAnd(first_lane(mask_), c32(lanes - 1)))));
    case Op::SubgroupShuffle: return by_lane(vector(in.operands[1]));
    case Op::SubgroupShuffleXor: return by_lane(b.CreateXor(iota(), vector(in.operands[1])));
    case Op::SubgroupShuffleUp: return by_lane(b.CreateSub(iota(), vector(in.operands[1])));
    case Op::SubgroupShuffleDown: return by_lane(b.CreateAdd(iota(), vector(in.operands[1])));
    case Op::QuadBroadcast: return by_lane(b.CreateOr(b.CreateAnd(iota(), splat(c32(~3u))), b.CreateAnd(vector(in.operands[1]), splat(c32(3)))));
    case Op::QuadSwapX: return by_lane(b.CreateXor(iota(), splat(c32(1))));
    case Op::QuadSwapY: return by_lane(b.CreateXor(iota(), splat(c32(2))));
    case Op::QuadSwapDiagonal: return by_lane(b.CreateXor(iota(), splat(c32(3))));
    default: TESELA_UNREACHABLE("a subgroup operation without code");
  }
}

}  // namespace tesela::cpu
