// SPDX-License-Identifier: Apache-2.0
// Loads whose lanes lie close to the first or to the last lane's element, which nobody can know before: rows of a tile that are shorter or longer than a vector, indices
// that are clamped at an edge. A test finds out; two loads and two shuffles cost a fraction of a gather, and many of them are under way at the same time.
#include <algorithm>

#include "cpu/codegen.h"

namespace tesela::cpu {

namespace {

constexpr uint32_t kDepth = 12;  // of an index expression

}  // namespace

/// How a value goes from lane to lane, as far as its expression tells.
Body::Pace Body::pace_of(ValueId v, uint32_t depth) const {
  const pass::Shape& shape = shapes_.of(v);
  if (shape.uniform()) return Pace::Still;
  if (shape.kind == pass::ShapeKind::Linear) return shape.stride == 1 ? Pace::Steps : Pace::Wild;
  if (shape.kind == pass::ShapeKind::Pattern) {
    const std::vector<uint32_t>& lanes = shapes_.patterns[shape.stride];
    uint32_t still = 0, steps = 0;
    for (size_t l = 1; l < lanes.size(); ++l) {
      still += lanes[l] == lanes[l - 1];
      steps += lanes[l] == lanes[l - 1] + 1;
    }
    return still * 2 > lanes.size() ? Pace::Slow : steps * 2 > lanes.size() ? Pace::Steps : Pace::Wild;
  }
  if (depth == 0 || !f.values[v].def) return Pace::Wild;
  const ir::Instruction& in = f.def(v);
  if (in.op == Op::LocalId) return in.imm == 0 ? Pace::Steps : Pace::Slow;
  if (!core::has(in.op, core::kElementwise) || in.operands.empty()) return Pace::Wild;
  const auto operand = [&](size_t i) { return pace_of(in.operands[i], depth - 1); };
  const bool by_constant = in.operands.size() == 2 && f.constant(in.operands[1]) != nullptr;
  switch (in.op) {
    case Op::Bitcast:
    case Op::Convert: return operand(0);
    case Op::Div:
    case Op::Shr: return by_constant && operand(0) != Pace::Wild ? Pace::Slow : Pace::Wild;
    case Op::Rem: return by_constant ? operand(0) : Pace::Wild;
    case Op::Min:
    case Op::Max: return std::max(operand(0), operand(1));
    case Op::Clamp: return std::max({operand(0), operand(1), operand(2)});
    case Op::Select: return std::max(operand(1), operand(2));
    case Op::Add:
    case Op::Sub: {
      const Pace a = operand(0), c = operand(1);
      return (a == Pace::Steps && c == Pace::Steps) || (in.op == Op::Sub && c == Pace::Steps) ? Pace::Wild : std::max(a, c);
    }
    case Op::Mul: {
      const Pace a = operand(0), c = operand(1);
      return std::max(a, c) <= Pace::Slow && std::min(a, c) == Pace::Still ? std::max(a, c) : Pace::Wild;
    }
    default: return Pace::Wild;
  }
}

bool Body::load_by_runs(const ir::Instruction& in, const Pointer& p) {
  if (!gen.target.avx512 || gen.lanes != 16 || gen.ir.observed || !is_buffer(p) || p.unit != 4 || in.results.size() != 1 || in.type == Scalar::F16 || p.offset.kind != Val::Kind::Varying) return false;
  const ir::Instruction* element = f.values[in.operands[0]].def ? &f.def(in.operands[0]) : nullptr;
  if (!element || element->op != Op::ElementPtr || element->stride != 4 || f.def(element->operands[0]).op != Op::AddressOf || pace_of(element->operands[1], kDepth) != Pace::Steps) return false;
  const Val extent = element->extent != 0 ? uniform(c32(element->extent)) : value(element->operands[2]);
  if (extent.kind != Val::Kind::Uniform) return false;
  llvm::Type* type = memory_type(in.type, false);
  // A vector from the first lane's element on, and one up to the last lane's: both lie within the array.
  llvm::Value* index = vector(element->operands[1]);
  llvm::Value* starts[2] = {b.CreateExtractElement(index, uint64_t{0}), b.CreateSub(b.CreateExtractElement(index, uint64_t{gen.lanes - 1}), c32(gen.lanes - 1))};
  llvm::Value* limit = b.CreateBinaryIntrinsic(llvm::Intrinsic::usub_sat, extent.v, c32(gen.lanes - 1));
  llvm::Value *at[2], *inside[2], *test = b.getTrue();
  for (int i = 0; i < 2; ++i) {
    at[i] = b.CreateSub(index, splat(starts[i]));
    inside[i] = b.CreateICmpULT(at[i], splat(c32(gen.lanes)));
    test = b.CreateAnd(test, b.CreateICmpULT(starts[i], limit));
  }
  llvm::Value* held = b.CreateOr(inside[0], inside[1]);
  if (mask_) held = b.CreateOr(held, b.CreateNot(mask_));
  llvm::SmallVector<llvm::Value*, 1> fast, slow;
  const auto part = [&](int i) { return shuffle_lanes(tag(b.CreateAlignedLoad(gen.vector_of(type), address(base_of(p), p, starts[i], 0), llvm::Align(4)), p), at[i]); };
  choose(b.CreateAnd(test, all(held)), [&] { fast.push_back(b.CreateSelect(inside[0], part(0), part(1))); },
         [&] { slow.push_back(gather(p, type, 0, mask_value(mask_and(mask_, lane_check(p))))); }, fast, slow);
  set(in.results[0], varying(from_memory(fast[0], in.type, false)));
  return true;
}

}  // namespace tesela::cpu
