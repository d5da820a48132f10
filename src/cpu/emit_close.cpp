// SPDX-License-Identifier: Apache-2.0
// Loads whose lanes are close: each lane's index is lane 0's plus less than a vector, as for a neighbour's index that is clamped to the edge of an image
// (min, max or clamp of an index that grows by one from lane to lane). One vector from lane 0's element on holds all of them; a shuffle puts them in place.
#include "cpu/codegen.h"

namespace tesela::cpu {

constexpr int kMaxDepth = 6;

/// Whether each lane's value is lane 0's plus 0 to lanes - 1, modulo 2^32. `ramps` must not wrap for that: values that grow by one from lane to lane.
bool Body::is_close(ValueId v, llvm::SmallVectorImpl<ValueId>& ramps) const {
  const Scalar type = f.values[v].type;
  if (type != Scalar::U32 && type != Scalar::I32) return false;
  bool clamps = false, added = false;
  for (int depth = 0; depth < kMaxDepth; ++depth) {
    const Val& val = values_[v.index];
    if (val.kind == Val::Kind::Linear && val.stride == 1) {
      if (clamps) ramps.push_back(v);
      return clamps;
    }
    if (val.kind != Val::Kind::Varying || !f.values[v].def) return false;
    const ir::Instruction& in = f.def(v);
    const bool clamp = in.op == Op::Min || in.op == Op::Max || in.op == Op::Clamp;
    const bool same_bits = in.op == Op::Bitcast || (in.op == Op::Convert && f.values[in.operands[0]].type != Scalar::Bool);
    if (!clamp && in.op != Op::Add && in.op != Op::Sub && !same_bits) return false;
    if (clamp && clamps && added) return false;  // what is clamped here for the second time may have wrapped since the first
    added |= !clamp && clamps;
    ValueId moving;
    for (size_t i = 0; i < in.operands.size(); ++i) {
      if (values_[in.operands[i].index].kind == Val::Kind::Uniform) continue;
      if (moving || (in.op == Op::Sub && i == 1) || (in.op == Op::Clamp && i != 0)) return false;
      moving = in.operands[i];
    }
    if (!moving) return false;
    clamps |= clamp;
    if (f.values[moving].type != Scalar::U32 && f.values[moving].type != Scalar::I32) return false;
    v = moving;
  }
  return false;
}

/// Whether lane 0's value plus lanes - 1 stays in the type's range.
llvm::Value* Body::does_not_wrap(ValueId ramp) {
  const bool is_signed = f.values[ramp].type == Scalar::I32;
  return b.CreateICmp(is_signed ? llvm::CmpInst::ICMP_SLE : llvm::CmpInst::ICMP_ULE, values_[ramp.index].v, c32((is_signed ? 0x7fffffffu : ~0u) - (gen.lanes - 1)));
}

/// True if it was made here.
bool Body::load_close(const ir::Instruction& in, const Pointer& p) {
  const bool permutes = (gen.lanes == 16 && gen.target.avx512) || (gen.lanes == 8 && gen.target.avx2);
  if (!permutes || is_frame(p) || in.results.size() != 1 || in.type == Scalar::F16 || p.unit != 4 || !f.values[in.operands[0]].def) return false;
  const ir::Instruction& element = f.def(in.operands[0]);
  llvm::SmallVector<ValueId, 2> ramps;
  if (element.op != Op::ElementPtr || element.stride != 4 || f.def(element.operands[0]).op != Op::AddressOf || !is_close(element.operands[1], ramps)) return false;
  const Val extent = element.extent != 0 ? uniform(c32(element.extent)) : value(element.operands[2]);
  if (extent.kind != Val::Kind::Uniform) return false;
  llvm::Value* index = vector(element.operands[1]);
  llvm::Value* first = b.CreateExtractElement(index, uint64_t{0});
  llvm::Value* fits = b.CreateICmpULT(first, b.CreateBinaryIntrinsic(llvm::Intrinsic::usub_sat, extent.v, c32(gen.lanes - 1)));
  for (ValueId ramp : ramps) fits = b.CreateAnd(fits, does_not_wrap(ramp));
  llvm::Type* type = memory_type(in.type, false);
  llvm::SmallVector<llvm::Value*, 1> fast, slow;
  choose(
      fits,
      [&] {
        llvm::Value* window = tag(b.CreateAlignedLoad(gen.vector_of(type), address(base_of(p), p, first, 0), llvm::Align(4)), p);
        fast.push_back(shuffle_lanes(window, b.CreateSub(index, splat(first))));
      },
      [&] { slow.push_back(gather(p, type, 0, mask_value(mask_and(mask_, lane_check(p))))); }, fast, slow);
  set(in.results[0], varying(from_memory(fast[0], in.type, false)));
  return true;
}

}  // namespace tesela::cpu
