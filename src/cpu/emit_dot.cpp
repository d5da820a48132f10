// SPDX-License-Identifier: Apache-2.0
// Sums of packed products: `sum + dot4I8Packed(a, b)` is one instruction (VNNI), which wants unsigned bytes on one side and signed ones on the other. One
// side is shifted by 128; what that adds is summed up beside and taken away where the sum is used for anything but a further sum. Additions
// are modulo 2^32, so the order does not matter. Words of a workgroup variable that only such sums read are shifted where they are stored, once for all who read them.
#include <utility>

#include "cpu/codegen.h"
#include "cpu/lanes.h"
#include "ir/walk.h"

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
    if (is_shifted(second) || (!is_shifted(first) && shared(other) && !shared(alone))) std::swap(first, second);
    llvm::Value *x = vector(first), *y = vector(second);
    Lanes l(b, gen.target, x->getType());
    llvm::Value* shift = l.u(0x80808080);
    const auto before = sums_.find(rest.index);
    DotSum sum{vector(rest), l.u(0)};
    if (before != sums_.end()) sum = before->second;
    sum.raw = is_signed ? dot_unsigned_signed(l, sum.raw, is_shifted(first) ? x : shift_bytes(l, x), y) : dot_unsigned_signed(l, sum.raw, x, shift_bytes(l, y));
    sum.excess = is_signed ? dot_unsigned_signed(l, sum.excess, shift, y) : dot_unsigned_signed(l, sum.excess, x, shift);
    set(in.results[0], varying(b.CreateSub(sum.raw, sum.excess)));
    sums_[in.results[0].index] = sum;
    return true;
  }
  return false;
}

/// Loaded from a variable whose bytes are shifted.
bool Body::is_shifted(ValueId v) const {
  return !shifted_.empty() && f.values[v].def && f.def(v).op == Op::Load && shifted_[ir::root_of(f, f.def(v).operands[0]).index];
}

/// Variables of which each word that is read is, for all lanes, one factor of a signed product that is added to a sum, beside a factor that differs from lane to lane.
void Body::choose_shifted() {
  if (!gen.target.vnni || !gen.target.avx512 || gen.ir.observed) return;
  std::vector<bool> fits(gen.ir.vars.size(), false), misfits(gen.ir.vars.size(), false);
  const auto source = [&](ValueId v) -> ir::VarId {
    if (!f.values[v].def || f.def(v).op != Op::Load) return {};
    const ir::VarId root = ir::root_of(f, f.def(v).operands[0]);
    return gen.ir.vars[root].space == ir::Space::Workgroup ? root : ir::VarId();
  };
  const auto is_dot = [&](ValueId v) { return f.values[v].def && f.def(v).op == Op::Dot4I8; };
  const auto misfit = [&](ir::VarId var) {
    if (var) misfits[var.index] = true;
  };
  const auto use = [&](const ir::Instruction& in, size_t i) {
    const ValueId v = in.operands[i];
    if (const ir::VarId var = source(v)) {
      const bool factor = in.op == Op::Dot4I8 && shapes_.of(v).uniform() && kind_of(shapes_.of(in.operands[1 - i])) == Val::Kind::Varying;
      (factor ? fits : misfits)[var.index] = true;
    } else if (is_dot(v)) {
      const bool sum = in.op == Op::Add && !is_dot(in.operands[1 - i]) && kind_of(shapes_.of(in.results[0])) == Val::Kind::Varying;
      if (!sum)
        for (ValueId factor : f.def(v).operands) misfit(source(factor));
    }
  };
  bool calls = false;  // a function that stayed may read any variable
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    const ir::Instruction& in = f.instrs[id];
    calls |= in.op == Op::Call;
    for (size_t i = 0; i < in.operands.size(); ++i) {
      const ValueId v = in.operands[i];
      if (f.values[v].type != Scalar::Ptr) {
        use(in, i);
        continue;
      }
      const bool plain = (in.op == Op::Load && in.results.size() == 1) || (in.op == Op::Store && in.operands.size() == 2);
      const bool known = in.op == Op::MemberPtr || (in.op == Op::ElementPtr && !in.checked);  // a load through an invalid pointer gives 0
      if ((!plain && !known) || group_of_.contains(id.index)) misfit(ir::root_of(f, v));
    }
  });
  for (uint32_t i = 0; i < fits.size() && !calls; ++i)
    if (fits[i] && !misfits[i] && !registers_[i]) {
      shifted_.resize(fits.size());
      shifted_[i] = true;
    }
}

}  // namespace tesela::cpu
