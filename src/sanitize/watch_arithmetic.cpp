// SPDX-License-Identifier: Apache-2.0
// The conditions are ordinary IR. A float is watched where none of its operands is wrong already: the first NaN is told, not what follows from it.
#include "sanitize/watch_arithmetic.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

namespace tesela::sanitize {
namespace {

using core::Op;
using core::Scalar;
using ir::ValueId;

class Watcher {
 public:
  Watcher(ir::Function& f, ir::Builder& b, ir::InstrId id, bool tell, Program& program) : f_(f), b_(b), in_(f.instrs[id]), tell_(tell), program_(program) {}

  void rare() {
    if (in_.results.empty() || in_.operands.empty()) return;
    const Scalar from = f_.values[in_.operands[0]].type;
    if (in_.op == Op::Convert) conversion(from);
    else if ((in_.op == Op::Div || in_.op == Op::Rem) && is_int(in_.type)) division();
    else if (in_.op == Op::Shl || in_.op == Op::Shr) shift();
    if (is_float(in_.type) && core::has(in_.op, core::kElementwise) && in_.op != Op::Select && in_.op != Op::UnpackHalves && from != Scalar::Bool) floats();
  }

  void overflow() {
    if (in_.results.size() != 1 || !is_int(in_.type)) return;
    const ValueId r = in_.results[0];
    const Scalar t = in_.type;
    if (in_.op == Op::Neg || in_.op == Op::Abs) {
      if (t == Scalar::I32) site(Site::Kind::Overflow, [&] { return b_.compare(Op::Eq, in_.operands[0], least()); });
      return;
    }
    if (in_.operands.size() != 2) return;
    const ValueId a = in_.operands[0], c = in_.operands[1];
    const bool is_signed = t == Scalar::I32;
    const auto negative = [&](ValueId x, ValueId y) { return b_.compare(Op::Lt, b_.op(Op::And, t, {x, y}), b_.constant(t, 0)); };
    const auto differs = [&](ValueId x, ValueId y) { return b_.op(Op::Xor, t, {x, y}); };
    if (in_.op == Op::Add) {
      site(Site::Kind::Overflow, [&] { return is_signed ? negative(differs(a, r), differs(c, r)) : b_.compare(Op::Lt, r, a); });
    } else if (in_.op == Op::Sub) {
      site(Site::Kind::Overflow, [&] { return is_signed ? negative(differs(a, c), differs(a, r)) : b_.compare(Op::Lt, a, c); });
    } else if (in_.op == Op::Mul) {
      site(Site::Kind::Overflow, [&] {
        ValueId wrong = b_.compare(Op::Ne, b_.op(Op::Div, t, {r, a}), c);
        wrong = both(wrong, b_.compare(Op::Ne, a, b_.constant(t, 0)));
        if (!is_signed) return wrong;
        // MIN / -1 wraps back to MIN.
        const ValueId special = both(b_.compare(Op::Eq, a, b_.constant(t, ~0u)), b_.compare(Op::Eq, c, least()));
        return b_.op(Op::Or, Scalar::Bool, {wrong, special});
      });
    } else if (in_.op == Op::Div && is_signed) {
      const uint32_t* known = f_.constant(c);
      if (known != nullptr && *known != ~0u) return;
      site(Site::Kind::Overflow, [&] { return both(b_.compare(Op::Eq, a, least()), b_.compare(Op::Eq, c, b_.constant(t, ~0u))); });
    }
  }

 private:

  ValueId least() { return b_.constant(Scalar::I32, 0x80000000u); }
  ValueId both(ValueId x, ValueId y) { return b_.op(Op::And, Scalar::Bool, {x, y}); }
  ValueId infinity(Scalar t) { return b_.constant(t, t == Scalar::F16 ? 0x7c00u : std::bit_cast<uint32_t>(std::numeric_limits<float>::infinity())); }
  ValueId is_number(ValueId v) { return b_.compare(Op::Eq, v, v); }
  ValueId is_finite(ValueId v) {
    const Scalar t = f_.values[v].type;
    return b_.compare(Op::Lt, b_.op(Op::Abs, t, {v}), infinity(t));
  }

  /// Numbers a site, and writes its report where one is asked for.
  template <class Condition>
  void site(Site::Kind kind, Condition condition) {
    Site s;
    s.kind = kind;
    s.loc = in_.loc;
    s.op = in_.op;
    s.type = f_.values[in_.operands[0]].type;
    s.scalars = static_cast<uint32_t>(std::min<size_t>(in_.operands.size(), 3));
    if (tell_) {
      std::vector<ValueId> operands{condition()};
      for (size_t i = 0; i < in_.operands.size() && i < 3; ++i) operands.push_back(in_.operands[i]);
      b_.append(Op::Report, Scalar::None, operands, 0).imm = static_cast<uint32_t>(program_.sites.size());
    }
    program_.sites.push_back(std::move(s));
  }

  void division() {
    const uint32_t* known = f_.constant(in_.operands[1]);
    if (known != nullptr && *known != 0) return;
    site(Site::Kind::DivisionByZero, [&] { return b_.compare(Op::Eq, in_.operands[1], b_.constant(in_.type, 0)); });
  }

  void shift() {
    const uint32_t* known = f_.constant(in_.operands[1]);
    if (known != nullptr && *known < 32) return;
    site(Site::Kind::ShiftPastWidth, [&] { return b_.compare(Op::Ge, in_.operands[1], b_.constant_u32(32)); });
  }

  /// A number that the other type cannot hold: beyond its range, or an integer that a float rounds. Cutting off a fraction is what conversions are for.
  void conversion(Scalar from) {
    const ValueId x = in_.operands[0], r = in_.results[0];
    if (is_float(from) && is_int(in_.type))
      site(Site::Kind::LossyConversion, [&] { return b_.compare(Op::Ne, b_.op(Op::Convert, from, {r}), b_.op(Op::Trunc, from, {x})); });
    else if (is_int(from) && is_float(in_.type))
      site(Site::Kind::LossyConversion, [&] { return b_.compare(Op::Ne, b_.op(Op::Convert, from, {r}), x); });
  }

  void floats() {
    const ValueId r = in_.results[0];
    const auto operands_are = [&](bool finite) {
      ValueId ok{};
      for (ValueId v : in_.operands) {
        if (!is_float(f_.values[v].type)) continue;
        const ValueId fine = finite ? is_finite(v) : is_number(v);
        ok = ok ? both(ok, fine) : fine;
      }
      return ok ? ok : b_.constant_bool(true);
    };
    if (in_.op != Op::Convert) site(Site::Kind::NotANumber, [&] { return both(b_.compare(Op::Ne, r, r), operands_are(false)); });
    site(Site::Kind::Infinity, [&] { return both(b_.compare(Op::Eq, b_.op(Op::Abs, in_.type, {r}), infinity(in_.type)), operands_are(true)); });
  }

  ir::Function& f_;
  ir::Builder& b_;
  const ir::Instruction in_;
  bool tell_;
  Program& program_;
};

}  // namespace

void watch_arithmetic(ir::Function& f, ir::Builder& b, ir::InstrId id, const Checks& checks, bool tell, Program& program) {
  if (!core::has(f.instrs[id].op, core::kElementwise) || f.instrs[id].op == Op::Const) return;
  if (checks.arith) Watcher(f, b, id, tell, program).rare();
  if (checks.overflow) Watcher(f, b, id, tell, program).overflow();
}

}  // namespace tesela::sanitize
