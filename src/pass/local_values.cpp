// SPDX-License-Identifier: Apache-2.0
#include "pass/local_values.h"

#include <algorithm>

namespace tesela::pass {

using core::Op;
using core::Scalar;
using ir::Instruction;

namespace {

constexpr uint32_t kMaxStored = 1u << 20;  // words in all

uint32_t reverse_bits(uint32_t v) {
  uint32_t r = 0;
  for (int i = 0; i < 32; ++i) r |= (v >> i & 1) << (31 - i);
  return r;
}

using Words = std::vector<uint32_t>;

template <class F>
bool each(Words& out, const Words& a, F function) {
  for (size_t i = 0; i < out.size(); ++i) out[i] = function(a[i]);
  return true;
}
template <class F>
bool each(Words& out, const Words& a, const Words& b, F function) {
  for (size_t i = 0; i < out.size(); ++i) out[i] = function(a[i], b[i]);
  return true;
}

int32_t as_signed(uint32_t v) { return static_cast<int32_t>(v); }

bool binary(Op op, bool is_signed, Words& out, const Words& x, const Words& y) {
  switch (op) {
    case Op::Add: return each(out, x, y, [](uint32_t a, uint32_t b) { return a + b; });
    case Op::Sub: return each(out, x, y, [](uint32_t a, uint32_t b) { return a - b; });
    case Op::Mul: return each(out, x, y, [](uint32_t a, uint32_t b) { return a * b; });
    case Op::And: return each(out, x, y, [](uint32_t a, uint32_t b) { return a & b; });
    case Op::Or: return each(out, x, y, [](uint32_t a, uint32_t b) { return a | b; });
    case Op::Xor: return each(out, x, y, [](uint32_t a, uint32_t b) { return a ^ b; });
    case Op::Shl: return each(out, x, y, [](uint32_t a, uint32_t b) { return a << (b & 31); });
    case Op::Shr: return each(out, x, y, [&](uint32_t a, uint32_t b) { return is_signed ? static_cast<uint32_t>(as_signed(a) >> (b & 31)) : a >> (b & 31); });
    case Op::Div:
      if (is_signed && std::any_of(x.begin(), x.end(), [](uint32_t v) { return as_signed(v) < 0; })) return false;
      return each(out, x, y, [](uint32_t a, uint32_t b) { return b == 0 ? a : a / b; }) && (!is_signed || std::all_of(y.begin(), y.end(), [](uint32_t v) { return as_signed(v) > 0; }));
    case Op::Rem:
      if (is_signed && std::any_of(x.begin(), x.end(), [](uint32_t v) { return as_signed(v) < 0; })) return false;
      return each(out, x, y, [](uint32_t a, uint32_t b) { return b == 0 ? 0 : a % b; }) && (!is_signed || std::all_of(y.begin(), y.end(), [](uint32_t v) { return as_signed(v) > 0; }));
    case Op::Min: return each(out, x, y, [&](uint32_t a, uint32_t b) { return (is_signed ? as_signed(a) < as_signed(b) : a < b) ? a : b; });
    case Op::Max: return each(out, x, y, [&](uint32_t a, uint32_t b) { return (is_signed ? as_signed(a) < as_signed(b) : a < b) ? b : a; });
    case Op::Eq: return each(out, x, y, [](uint32_t a, uint32_t b) { return uint32_t{a == b}; });
    case Op::Ne: return each(out, x, y, [](uint32_t a, uint32_t b) { return uint32_t{a != b}; });
    case Op::Lt: return each(out, x, y, [&](uint32_t a, uint32_t b) { return uint32_t{is_signed ? as_signed(a) < as_signed(b) : a < b}; });
    case Op::Le: return each(out, x, y, [&](uint32_t a, uint32_t b) { return uint32_t{is_signed ? as_signed(a) <= as_signed(b) : a <= b}; });
    case Op::Gt: return each(out, x, y, [&](uint32_t a, uint32_t b) { return uint32_t{is_signed ? as_signed(a) > as_signed(b) : a > b}; });
    case Op::Ge: return each(out, x, y, [&](uint32_t a, uint32_t b) { return uint32_t{is_signed ? as_signed(a) >= as_signed(b) : a >= b}; });
    default: return false;
  }
}

}  // namespace

LocalValues::LocalValues(const ir::Module& module, const ir::Function& function, uint32_t count) : m_(module), f_(function), count_(count), known_(function.values.size()) {}

const std::vector<uint32_t>* LocalValues::of(ir::ValueId v) const { return known_[v.index].empty() ? nullptr : &known_[v.index]; }

const std::vector<uint32_t>* LocalValues::compute(const Instruction& in) {
  if (in.results.size() != 1) return nullptr;
  Words& out = known_[in.results[0].index];
  if (!out.empty()) return &out;
  if (stored_ + count_ > kMaxStored) return nullptr;
  Words words(count_);
  if (!evaluate(in, words)) return nullptr;
  stored_ += count_;
  out = std::move(words);
  return &out;
}

bool LocalValues::evaluate(const Instruction& in, Words& out) const {
  const auto is_word = [](Scalar s) { return s == Scalar::I32 || s == Scalar::U32 || s == Scalar::Bool; };
  if (!is_word(in.type)) return false;
  const auto* size = m_.workgroup_size;
  if (in.op == Op::Const) {
    std::fill(out.begin(), out.end(), in.imm);
    return true;
  }
  if (in.op == Op::LocalIndex || in.op == Op::LocalId) {
    const uint32_t below = in.op == Op::LocalIndex || in.imm == 0 ? 1 : in.imm == 1 ? size[0] : size[0] * size[1];
    const bool last = in.op == Op::LocalIndex || (in.imm == 0 && size[1] * size[2] == 1) || (in.imm == 1 && size[2] == 1) || in.imm == 2;
    for (uint32_t i = 0; i < count_; ++i) out[i] = last ? i / below : i / below % size[in.imm];
    if (in.op == Op::LocalId && size[in.imm] == 1) std::fill(out.begin(), out.end(), 0);
    return true;
  }
  const Words* operands[3] = {};
  if (in.operands.empty() || in.operands.size() > 3) return false;
  for (size_t i = 0; i < in.operands.size(); ++i) {
    operands[i] = of(in.operands[i]);
    if (operands[i] == nullptr) return false;
  }
  const Scalar from = f_.values[in.operands[0]].type;
  if (!is_word(from)) return false;
  if (in.operands.size() == 2) {
    if (from == Scalar::Bool && in.op != Op::And && in.op != Op::Or && in.op != Op::Xor && in.op != Op::Eq && in.op != Op::Ne) return false;
    return binary(in.op, from == Scalar::I32, out, *operands[0], *operands[1]);
  }
  const Words& a = *operands[0];
  switch (in.op) {
    case Op::Select:
      for (uint32_t i = 0; i < count_; ++i) out[i] = a[i] != 0 ? (*operands[1])[i] : (*operands[2])[i];
      return true;
    case Op::Neg: return each(out, a, [](uint32_t v) { return 0u - v; });
    case Op::Not: return each(out, a, [&](uint32_t v) { return from == Scalar::Bool ? v ^ 1 : ~v; });
    case Op::ReverseBits: return each(out, a, reverse_bits);
    case Op::Bitcast:
    case Op::Convert: return each(out, a, [&](uint32_t v) { return in.type == Scalar::Bool ? uint32_t{v != 0} : v; });
    default: return false;
  }
}

}  // namespace tesela::pass
