// SPDX-License-Identifier: Apache-2.0
// Sums of packed products: `sum + dot4I8Packed(a, b)` is one instruction (VNNI), which wants unsigned bytes on one side and signed ones on the other. One
// side is shifted by 128; what that adds is summed up beside and taken away where the sum is used for anything but a further sum. Additions
// are modulo 2^32, so the order does not matter.
#include <utility>

#include "cpu/codegen.h"
#include "cpu/lanes.h"

namespace tesela::cpu {

bool Body::emit_dot_sum(const ir::Instruction& in) {
  if (in.op != Op::Add || (in.type != Scalar::I32 && in.type != Scalar::U32) || !gen.target.vnni || !gen.target.avx512) return false;
  if (kind_of(shapes_.of(in.results[0])) != Val::Kind::Varying) return false;
  for (int side = 0; side < 2; ++side) {
    const ValueId product = in.operands[side], rest = in.operands[1 - side];
    if (!f.values[product].def) continue;
    const ir::Instruction& dot = f.def(product);
    if ((dot.op != Op::Dot4I8 && dot.op != Op::Dot4U8) || values_[product.index].kind != Val::Kind::Varying) continue;
    ValueId first = dot.operands[0], second = dot.operands[1];
    // What the shift adds depends on one side only: on that which subgroups side by side share, or which is a vector anyhow.
    const bool is_signed = dot.op == Op::Dot4I8;
    const auto shared = [&](ValueId v) { return !copies_.empty() && sharing_.same[v.index]; };
    const ValueId alone = is_signed ? second : first;
    const ValueId other = is_signed ? first : second;
    if (shared(other) && !shared(alone)) std::swap(first, second);
    llvm::Value *x = vector(first), *y = vector(second);
    Lanes l(b, gen.target, x->getType());
    llvm::Value* shift = l.u(0x80808080);
    const auto before = sums_.find(rest.index);
    DotSum sum{vector(rest), l.u(0)};
    if (before != sums_.end()) sum = before->second;
    sum.raw = is_signed ? dot_unsigned_signed(l, sum.raw, shift_bytes(l, x), y) : dot_unsigned_signed(l, sum.raw, x, shift_bytes(l, y));
    sum.excess = is_signed ? dot_unsigned_signed(l, sum.excess, shift, y) : dot_unsigned_signed(l, sum.excess, x, shift);
    set(in.results[0], varying(b.CreateSub(sum.raw, sum.excess)));
    sums_[in.results[0].index] = sum;
    return true;
  }
  return false;
}

}  // namespace tesela::cpu
