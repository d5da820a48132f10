// SPDX-License-Identifier: Apache-2.0
#include "pass/shapes.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "ir/walk.h"
#include "pass/local_values.h"

namespace tesela::pass {

using namespace ir;
using core::has;

namespace {

constexpr uint8_t kMaxAlign = 31;
constexpr uint32_t kMaxPatterns = 1024;
constexpr uint32_t kMaxEnumerated = 1024;  // invocations
constexpr size_t kMaxTables = 16;

Shape uniform(ShapeKind kind, uint32_t align = 0) { return {kind, static_cast<uint8_t>(std::min<uint32_t>(align, kMaxAlign)), 0}; }
Shape varying() { return {ShapeKind::Varying, 0, 0}; }
Shape linear(uint32_t stride, uint32_t align, ShapeKind when_zero = ShapeKind::Uniform) {
  if (stride == 0) return uniform(when_zero, align);
  return {ShapeKind::Linear, static_cast<uint8_t>(std::min<uint32_t>(align, kMaxAlign)), stride};
}

Shape join(const Shape& a, const Shape& b) {
  if (a.kind == ShapeKind::Unknown) return b;
  if (b.kind == ShapeKind::Unknown) return a;
  const uint8_t align = std::min(a.align, b.align);
  if (a.uniform() && b.uniform()) return uniform(std::max(a.kind, b.kind), align);
  if (a.kind == ShapeKind::Linear && b.kind == ShapeKind::Linear && a.stride == b.stride) return linear(a.stride, align);
  if (a.kind == ShapeKind::Pattern && b.kind == ShapeKind::Pattern && a.stride == b.stride) return {a.kind, align, a.stride};
  return varying();
}

uint32_t trailing_zeros(uint32_t v) { return v == 0 ? kMaxAlign : static_cast<uint32_t>(std::countr_zero(v)); }

class Analysis {
 public:
  Analysis(const Module& module, const Function& function, LaneOrder order, uint32_t lanes) : m_(module), f_(function) {
    s_.values.resize(function.values.size());
    s_.constructs.resize(function.instrs.size());
    s_.order = order;
    s_.lanes = lanes;
    groups_of_lanes_ = (module.invocations() + lanes - 1) / lanes;
    lane_bits_ = static_cast<uint32_t>(std::countr_zero(lanes));
    s_.known.resize(function.values.size());
    s_.largest.resize(function.values.size());
    s_.where_true.resize(function.values.size());
    s_.residue.assign(function.values.size(), Shapes::kNoResidue);
    s_.by_subgroup.resize(function.values.size());
    if (order == LaneOrder::Workgroup && groups_of_lanes_ * lanes <= kMaxEnumerated) local_.emplace(module, function, groups_of_lanes_ * lanes);
    is_entry_ = &module.functions[module.entry] == &function || (module.full && &module.functions[module.full] == &function);
  }

  Shapes run() {
    for (const Param& p : f_.params) s_.values[p.value.index] = varying();
    find_structure();
    do {
      do {
        changed_ = false;
        stack_.assign(1, Level{});
        walk(f_.body);
      } while (changed_);
    } while (settle_unreached());
    note_tables();
    return std::move(s_);
  }

 private:
  struct Level {
    InstrId construct;     // none: the function
    bool pending = false;  // loop: some lanes of this iteration have gone to the continuing block
    bool loop = false;
  };

  const Module& m_;
  const Function& f_;
  Shapes s_;
  std::vector<Level> stack_;
  uint32_t lane_bits_ = 0;
  uint32_t groups_of_lanes_ = 1;
  std::optional<LocalValues> local_;
  bool is_entry_ = false;
  bool changed_ = false;

  ConstructShape& facts(const Level& level) { return level.construct ? s_.constructs[level.construct.index] : s_.root; }
  const Shape& at(ValueId v) const { return s_.values[v.index]; }
  void set(bool& flag) {
    if (!flag) flag = changed_ = true;
  }
  void meet(ValueId v, const Shape& shape) {
    Shape& old = s_.values[v.index];
    const Shape now = join(old, shape);
    if (now == old) return;
    old = now;
    changed_ = true;
  }

  /// What does not depend on shapes: which constructs hold a rendezvous, and which are left for outer ones.
  void find_structure() {
    std::vector<BlockId> block_of(f_.instrs.size());
    for_each_block(f_, f_.body, [&](BlockId block) {
      for (InstrId id : f_.blocks[block].instrs) block_of[id.index] = block;
    });
    const auto parent = [&](InstrId id) { return f_.blocks[block_of[id.index]].parent; };
    for_each_instr(f_, f_.body, [&](InstrId id) {
      const Instruction& in = f_.instrs[id];
      if (has(in.op, core::kBarrier)) {
        s_.root.holds_barrier = true;
        for (InstrId c = parent(id); c && !s_.constructs[c.index].holds_barrier; c = parent(c)) s_.constructs[c.index].holds_barrier = true;
      } else if (has(in.op, core::kExit)) {
        if (in.op == Op::Exit) s_.constructs[in.target.index].completes = true;
        for (InstrId c = parent(id); c && c != in.target; c = parent(c)) s_.constructs[c.index].exits = true;
      }
    });
    s_.regions = is_entry_ && s_.root.holds_barrier && (groups_of_lanes_ > 1 || m_.assume_uniform);  // where some may skip a barrier, the observer hears of conditions region by region
    if (!s_.regions) return;
    s_.root.w = true;
    for (ConstructShape& c : s_.constructs) c.w = c.holds_barrier;
  }

  /// What no exit gives a value to stands in code that never runs, such as that behind an endless loop. Any shape is true of it, but the
  /// shapes of what is computed from it there, with varying values beside it, must agree with one another: it gets one. False if there was nothing.
  bool settle_unreached() {
    bool found = false;
    const auto settle = [&](ValueId v) {
      if (at(v).kind != ShapeKind::Unknown) return;
      s_.values[v.index] = uniform(ShapeKind::WorkgroupUniform);
      found = true;
    };
    for_each_instr(f_, f_.body, [&](InstrId id) {
      if (!has(f_.instrs[id].op, core::kControl)) return;
      for (ValueId v : f_.instrs[id].results) settle(v);
      for (BlockId block : f_.instrs[id].blocks)
        for (ValueId v : f_.blocks[block].params) settle(v);
    });
    return found;
  }

  void walk(BlockId block) {
    for (InstrId id : f_.blocks[block].instrs) visit(id);
  }

  void visit(InstrId id) {
    const Instruction& in = f_.instrs[id];
    if (has(in.op, core::kExit)) return exit(in);
    if (has(in.op, core::kControl) && in.op != Op::Call) return construct(id, in);
    Shape shape = shape_of(in);
    if (has(in.op, core::kInput | core::kElementwise)) shape = exact_shape(in, shape);
    for (ValueId r : in.results) meet(r, shape);
  }

  void construct(InstrId id, const Instruction& in) {
    ConstructShape& facts = s_.constructs[id.index];
    if (in.op == Op::If || in.op == Op::Switch) {
      const Shape& condition = at(in.operands[0]);
      if (!condition.uniform() && !facts.w) set(facts.divergent);
      if (condition.kind > ShapeKind::WorkgroupUniform && !facts.w) set(facts.group_divergent);
      promote(id, in, condition);
    } else if (in.op == Op::Scope) {
      promote(id, in, uniform(ShapeKind::WorkgroupUniform));
    } else if (in.op == Op::Loop) {
      const auto& params = f_.blocks[in.blocks[0]].params;
      for (size_t i = 0; i < params.size() && i < in.operands.size(); ++i) meet(params[i], at(in.operands[i]));
    }
    stack_.push_back({id, false, in.op == Op::Loop});
    for (BlockId block : in.blocks) {
      stack_.back().pending = false;
      walk(block);
    }
    stack_.pop_back();
  }

  /// A construct without barriers directly under workgroup-level control flow is workgroup-level itself where all invocations decide
  /// alike to leave an outer one by it. The decision is taken back when a shape turns out to be worse.
  void promote(InstrId id, const Instruction&, const Shape& condition) {
    ConstructShape& facts = s_.constructs[id.index];
    if (!s_.regions || facts.holds_barrier) return;
    const bool wanted = facts.exits && condition.kind <= ShapeKind::WorkgroupUniform && this->facts(stack_.back()).w;
    if (wanted == facts.w) return;
    if (facts.w) demoted_.push_back(id);
    if (wanted && std::find(demoted_.begin(), demoted_.end(), id) != demoted_.end()) return;
    facts.w = wanted;
    changed_ = true;
  }
  std::vector<InstrId> demoted_;

  size_t level_of(InstrId target) const {
    size_t i = stack_.size() - 1;
    while (i > 0 && stack_[i].construct != target) --i;
    return i;
  }

  bool is_pending(const Level& level, bool in_inner_loop) { return level.pending || (in_inner_loop && facts(level).divergent_continues); }

  void exit(const Instruction& in) {
    if (in.op == Op::Next) return values_leave(in, facts(stack_[level_of(in.target)]), false);
    const size_t target = in.op == Op::Return ? 0 : level_of(in.target);
    const bool to_continuing = in.op == Op::Continue;
    ConstructShape& t = facts(stack_[target]);
    bool inside = false;        // lanes diverged strictly inside the target
    bool inside_group = false;  // subgroups did
    const bool target_w = t.w;
    bool in_loop = false;  // below a loop: what comes later in the text may have come before
    for (size_t i = stack_.size(); i-- > target + 1;) {
      ConstructShape& c = facts(stack_[i]);
      inside |= c.divergent || is_pending(stack_[i], in_loop) || (target_w && !c.w);
      in_loop |= stack_[i].loop;
      inside_group |= inside || c.group_divergent;
      if (inside) set(c.loses_lanes);
    }
    if (!to_continuing) inside |= is_pending(stack_[target], in_loop);
    if (inside && to_continuing) stack_[target].pending = true;
    if (inside) set(to_continuing ? t.divergent_continues : t.divergent);
    if (inside_group) set(t.group_divergent);
    values_leave(in, t, to_continuing);
  }

  void values_leave(const Instruction& in, const ConstructShape& t, bool to_continuing) {
    if (in.op == Op::Return) return;
    const Instruction& target = f_.instrs[in.target];
    const std::vector<ValueId>& receivers = in.op == Op::Exit       ? target.results
                                            : in.op == Op::Continue ? f_.blocks[target.blocks[1]].params
                                                                    : f_.blocks[target.blocks[0]].params;
    const bool merges = in.op != Op::Next;
    const bool divergent = merges && (to_continuing ? t.divergent_continues : t.divergent);
    for (size_t i = 0; i < receivers.size() && i < in.operands.size(); ++i) {
      Shape shape = at(in.operands[i]);
      if (shape.kind == ShapeKind::Unknown) continue;
      if (divergent) shape = varying();
      else if (merges && t.group_divergent && shape.kind == ShapeKind::WorkgroupUniform) shape.kind = ShapeKind::Uniform;
      meet(receivers[i], shape);
    }
  }

  // --- values

  Shape shape_of(const Instruction& in) {
    if (has(in.op, core::kInput)) return input(in);
    if (in.op == Op::Const) return uniform(ShapeKind::WorkgroupUniform, in.type == core::Scalar::I32 || in.type == core::Scalar::U32 ? trailing_zeros(in.imm) : 0);
    if (in.op == Op::AddressOf) return uniform(ShapeKind::WorkgroupUniform, 0);
    if (in.op == Op::MemberPtr) {
      Shape s = at(in.operands[0]);
      s.align = 0;
      return s;
    }
    if (in.op == Op::ElementPtr) return element(in);
    if (in.op == Op::UniformLoad) return uniform(ShapeKind::WorkgroupUniform);
    if (in.op == Op::Call) return varying();
    if (in.op == Op::Load || in.op == Op::LoadBytes || in.op == Op::AtomicLoad) return load(in);
    if (has(in.op, core::kAtomic)) return varying();
    if (has(in.op, core::kSubgroup)) return has(in.op, core::kUniformResult) ? uniform(ShapeKind::Uniform) : varying();
    if (has(in.op, core::kElementwise)) return elementwise(in);
    return varying();
  }

  Shape input(const Instruction& in) {
    const uint32_t wx = m_.workgroup_size[0], wy = m_.workgroup_size[1], wz = m_.workgroup_size[2];
    const uint32_t lanes = s_.lanes;
    const Shape group = uniform(ShapeKind::WorkgroupUniform);
    const bool merged = s_.order == LaneOrder::Merged && wx % lanes != 0;  // lanes of a vector may belong to different workgroups
    if (in.op == Op::NumWorkgroups || in.op == Op::BufferSize) return group;
    if (in.op == Op::WorkgroupId) {
      if (!merged || in.imm != 0) return group;
      return wx == 1 ? linear(1, 0) : varying();
    }
    if (in.op == Op::Lane) return linear(1, kMaxAlign);
    if (in.op == Op::SubgroupId) return uniform(groups_of_lanes_ == 1 ? ShapeKind::WorkgroupUniform : ShapeKind::Uniform);
    if (in.op == Op::LocalIndex) {
      if (s_.order == LaneOrder::Workgroup) return linear(1, lane_bits_);
      return merged ? varying() : linear(1, lane_bits_);
    }
    // LocalId.
    if (m_.workgroup_size[in.imm] == 1) return uniform(ShapeKind::WorkgroupUniform, kMaxAlign);
    if (s_.order == LaneOrder::Merged) {
      if (in.imm != 0) return group;
      return merged ? varying() : linear(1, lane_bits_);
    }
    const uint32_t below = in.imm == 0 ? 1 : in.imm == 1 ? wx : wx * wy;  // invocations between two values of this component
    const uint32_t above = in.imm == 0 ? wy * wz : in.imm == 1 ? wz : 1;
    const uint32_t size = m_.workgroup_size[in.imm];
    if (below == 1 && (size % lanes == 0 || above == 1)) return linear(1, lane_bits_);
    if (below % lanes == 0) return uniform(ShapeKind::Uniform);
    // A vector holds whole runs: each lane adds a constant to lane 0's value.
    const bool whole = lanes % below == 0 && (lanes % (below * size) == 0 || (below * size) % lanes == 0 || above == 1);
    if (!whole) return varying();
    Lanes pattern;
    for (uint32_t l = 0; l < lanes; ++l) pattern.push_back(above == 1 ? l / below : l / below % size);
    return from_lanes(pattern, lanes % (below * size) == 0 && above != 1 ? kMaxAlign : trailing_zeros(lanes / below));
  }

  Shape element(const Instruction& in) {
    const Shape& ptr = at(in.operands[0]);
    const Shape& index = at(in.operands[1]);
    if (ptr.kind == ShapeKind::Unknown || index.kind == ShapeKind::Unknown) return {};
    if (in.operands.size() > 2 && !at(in.operands[2]).uniform()) return varying();
    if (ptr.uniform() && index.uniform()) return uniform(std::max(ptr.kind, index.kind));
    if (ptr.kind == ShapeKind::Varying || index.kind == ShapeKind::Varying) return varying();
    if (ptr.kind == ShapeKind::Pattern || index.kind == ShapeKind::Pattern) {
      const Lanes p = lanes_of(ptr), i = lanes_of(index);
      Lanes sum;
      for (uint32_t l = 0; l < s_.lanes; ++l) sum.push_back(p[l] + i[l] * in.stride);
      const Shape s = from_lanes(sum, 0);
      return s.uniform() ? varying() : s;
    }
    const uint32_t stride = ptr.stride + index.stride * in.stride;
    return stride == 0 ? varying() : linear(stride, 0);  // a sum of 0 hides that validity differs
  }

  Shape load(const Instruction& in) const {
    const Shape& ptr = at(in.operands[0]);
    if (ptr.kind == ShapeKind::Unknown) return {};
    const Var& var = m_.vars[root_of(f_, in.operands[0])];
    if (var.space == Space::Function || var.space == Space::Private || !ptr.uniform()) return varying();
    return uniform(in.op == Op::AtomicLoad ? ShapeKind::Uniform : ptr.kind);
  }

  Shape elementwise(const Instruction& in) {
    ShapeKind worst = ShapeKind::WorkgroupUniform;
    for (ValueId v : in.operands) {
      if (at(v).kind == ShapeKind::Unknown) return {};
      worst = std::max(worst, at(v).kind);
    }
    if (worst <= ShapeKind::Uniform) return uniform(worst, align_of(in));
    const Shape special = special_of(in);
    return special.kind == ShapeKind::Unknown ? varying() : special;
  }

  using Lanes = std::vector<uint32_t>;

  const uint32_t* constant(ValueId v) const { return f_.constant(v); }

  uint32_t align_of(const Instruction& in) const {
    if (in.type != core::Scalar::I32 && in.type != core::Scalar::U32) return 0;
    const auto align = [&](size_t i) -> uint32_t { return at(in.operands[i]).align; };
    const uint32_t* second = in.operands.size() == 2 ? constant(in.operands[1]) : nullptr;
    if (in.op == Op::Add || in.op == Op::Sub || in.op == Op::Or || in.op == Op::Xor || in.op == Op::Min || in.op == Op::Max) return std::min(align(0), align(1));
    if (in.op == Op::Mul) return align(0) + align(1);
    if (in.op == Op::And) return std::max(align(0), align(1));
    if (in.op == Op::Select) return std::min(align(1), align(2));
    if (in.op == Op::Shl) return second ? align(0) + (*second & 31) : align(0);
    if (in.op == Op::Shr && second) return align(0) > (*second & 31) ? align(0) - (*second & 31) : 0;
    if ((in.op == Op::Bitcast || in.op == Op::Convert) && is_integer(in.operands[0])) return align(0);
    return 0;
  }

  bool is_integer(ValueId v) const {
    const core::Scalar t = f_.values[v].type;
    return t == core::Scalar::I32 || t == core::Scalar::U32;
  }

  /// global_invocation_id.x, written out: workgroup_id.x * size + local_id.x.
  bool is_global_x(const Instruction& in) const {
    for (int swap = 0; swap < 2; ++swap) {
      const Value& product = f_.values[in.operands[swap]];
      const Value& local = f_.values[in.operands[1 - swap]];
      if (!product.def || !local.def) continue;
      const Instruction& p = f_.instrs[product.def];
      const Instruction& l = f_.instrs[local.def];
      if (l.op != Op::LocalId || l.imm != 0) continue;
      if (p.op != Op::Mul && p.op != Op::Shl) continue;
      for (int side = 0; side < (p.op == Op::Mul ? 2 : 1); ++side) {
        const uint32_t* factor = constant(p.operands[1 - side]);
        const Value& id = f_.values[p.operands[side]];
        if (!factor || !id.def || f_.instrs[id.def].op != Op::WorkgroupId || f_.instrs[id.def].imm != 0) continue;
        if ((p.op == Op::Mul ? *factor : 1u << (*factor & 31)) == m_.workgroup_size[0]) return true;
      }
    }
    return false;
  }

  /// Shapes of operations with a linear or varying operand that are better than varying; Unknown where there is none.
  Shape special_of(const Instruction& in) {
    if (in.operands.empty()) return {};
    const Shape& a = at(in.operands[0]);
    const bool binary = in.operands.size() == 2;
    const Shape b = binary ? at(in.operands[1]) : Shape{};
    const bool usable = a.kind != ShapeKind::Varying && (!binary || b.kind != ShapeKind::Varying);
    const bool integer = in.type == core::Scalar::I32 || in.type == core::Scalar::U32;
    if (in.op == Op::Add && s_.order == LaneOrder::Merged && is_global_x(in)) return linear(1, m_.workgroup_size[0] % s_.lanes == 0 ? lane_bits_ : 0);
    if (in.op == Op::Select && a.uniform()) {
      const Shape s = join(at(in.operands[1]), at(in.operands[2]));
      return s.kind == ShapeKind::Linear || s.kind == ShapeKind::Pattern ? s : Shape{};
    }
    if (!usable) return {};
    if (in.type == core::Scalar::Bool) return binary && is_integer(in.operands[0]) ? comparison(in, a, b) : Shape{};
    if (!integer) return {};
    const uint32_t align = std::min(a.align, b.align);
    if (a.kind == ShapeKind::Pattern || b.kind == ShapeKind::Pattern) return pattern_op(in, a, b);
    if (in.op == Op::Add) return linear(a.stride + b.stride, align);
    if (in.op == Op::Sub) return linear(a.stride - b.stride, align);
    if (in.op == Op::Neg) return linear(0u - a.stride, a.align);
    if (in.op == Op::Not) return linear(0u - a.stride, 0);
    if ((in.op == Op::Bitcast || in.op == Op::Convert) && is_integer(in.operands[0])) return a;
    if (!binary) return {};
    const uint32_t* second = constant(in.operands[1]);
    if (in.op == Op::Mul) {
      if (second) return linear(a.stride * *second, a.align + trailing_zeros(*second));
      if (const uint32_t* first = constant(in.operands[0])) return linear(b.stride * *first, b.align + trailing_zeros(*first));
      return {};
    }
    if (in.op == Op::Shl && second) return linear(a.stride << (*second & 31), a.align + (*second & 31));
    return second ? with_constant(in, a, *second) : Shape{};
  }

  /// Bit operations on base + lane where the base has zeros in the lane's bits.
  Shape with_constant(const Instruction& in, const Shape& a, uint32_t c) {
    if (a.kind != ShapeKind::Linear) return {};
    if (a.stride != 1 || a.align < lane_bits_) return bit_op(in, a, c);
    const uint32_t low = s_.lanes - 1;
    const bool power = std::has_single_bit(c);
    const bool is_unsigned = in.type == core::Scalar::U32;
    if (in.op == Op::Shr && (c & 31) >= lane_bits_) return uniform(ShapeKind::Uniform, a.align > (c & 31) ? a.align - (c & 31) : 0);
    if (in.op == Op::Div && is_unsigned && power && c > low) return uniform(ShapeKind::Uniform, a.align > trailing_zeros(c) ? a.align - trailing_zeros(c) : 0);
    if (in.op == Op::Rem && is_unsigned && power && c > low) return linear(1, std::min<uint32_t>(a.align, trailing_zeros(c)));
    if (in.op == Op::And && (c & low) == low) return linear(1, lane_bits_);
    if (in.op == Op::And && (c & low) == 0) return uniform(ShapeKind::Uniform, lane_bits_);
    if ((in.op == Op::Or || in.op == Op::Xor) && (c & low) == 0) return linear(1, lane_bits_);
    return bit_op(in, a, c);
  }

  static Shapes::Invocations where_true(const std::vector<uint32_t>& values) {
    const auto first = static_cast<uint32_t>(std::find(values.begin(), values.end(), 1u) - values.begin());
    auto end = static_cast<uint32_t>(values.size());
    while (end > first && values[end - 1] == 0) --end;
    return {first, end};
  }

  /// What enumeration over the workgroup says, if that is better.
  Shape exact_shape(const Instruction& in, const Shape& otherwise) {
    if (!local_ || in.results.size() != 1) return otherwise;
    const std::vector<uint32_t>* values = local_->compute(in);
    if (!values) return otherwise;
    const ValueId result = in.results[0];
    s_.known[result.index] = true;
    s_.largest[result.index] = *std::max_element(values->begin(), values->end());
    if (in.type == core::Scalar::Bool) s_.where_true[result.index] = where_true(*values);
    uint32_t& residue = s_.residue[result.index];
    residue = (*values)[0] % s_.lanes;
    for (uint32_t i = 0; i < values->size(); i += s_.lanes)
      if ((*values)[i] % s_.lanes != residue) {
        residue = Shapes::kNoResidue;
        break;
      }
    s_.by_subgroup[result.index] = steps_of(*values);
    if (!s_.by_subgroup[result.index].known) s_.firsts[result.index] = first_lanes(*values);
    if (otherwise.kind != ShapeKind::Varying) return otherwise;
    Lanes pattern(s_.lanes);
    uint32_t base_bits = 0;
    for (uint32_t i = 0; i < values->size(); ++i) {
      const uint32_t base = (*values)[i / s_.lanes * s_.lanes], more = (*values)[i] - base;
      base_bits |= base;
      if (i < s_.lanes) pattern[i] = more;
      else if (pattern[i % s_.lanes] != more) return otherwise;
    }
    if (in.type == core::Scalar::Bool && std::any_of(pattern.begin(), pattern.end(), [](uint32_t v) { return v != 0; })) return otherwise;
    return from_lanes(pattern, trailing_zeros(base_bits));
  }

  /// Divisions that come out differently in each subgroup.
  void note_tables() {
    if (!local_) return;
    for_each_instr(f_, f_.body, [&](InstrId id) {
      const Instruction& in = f_.instrs[id];
      if ((in.op != Op::Div && in.op != Op::Rem) || at(in.results[0]).kind != ShapeKind::Varying || s_.tables.size() >= kMaxTables) return;
      if (const std::vector<uint32_t>* values = local_->of(in.results[0])) s_.tables.emplace(in.results[0].index, *values);
    });
  }

  std::vector<uint32_t> first_lanes(const std::vector<uint32_t>& values) const {
    std::vector<uint32_t> firsts;
    for (uint32_t s = 0; s < groups_of_lanes_; ++s) firsts.push_back(values[s * s_.lanes]);
    return firsts;
  }

  BySubgroup steps_of(const std::vector<uint32_t>& values) const {
    BySubgroup steps{true, values[0], values.size() > s_.lanes ? values[s_.lanes] - values[0] : 0};
    for (uint32_t s = 0; s < groups_of_lanes_; ++s) steps.known &= values[s * s_.lanes] == steps.first + s * steps.step;
    return steps;
  }

  // --- patterns: all arithmetic on lane 0's value and on what the other lanes add to it

  Lanes lanes_of(const Shape& s) const {
    if (s.kind == ShapeKind::Pattern) return s_.patterns[s.stride];
    Lanes lanes;
    for (uint32_t l = 0; l < s_.lanes; ++l) lanes.push_back(l * s.stride);
    return lanes;
  }

  Shape from_lanes(const Lanes& lanes, uint32_t align) {
    bool is_linear = true;
    for (uint32_t l = 0; l < s_.lanes; ++l) is_linear &= lanes[l] == l * lanes[1];
    if (is_linear) return linear(lanes[1], align);
    const auto found = std::find(s_.patterns.begin(), s_.patterns.end(), lanes);
    const auto id = static_cast<uint32_t>(found - s_.patterns.begin());
    if (found == s_.patterns.end()) {
      if (id == kMaxPatterns) return varying();
      s_.patterns.push_back(lanes);
    }
    return {ShapeKind::Pattern, static_cast<uint8_t>(std::min<uint32_t>(align, kMaxAlign)), id};
  }

  template <class F>
  Lanes each(const Lanes& a, F function) const {
    Lanes out;
    for (uint32_t v : a) out.push_back(function(v));
    return out;
  }

  Shape pattern_op(const Instruction& in, const Shape& a, const Shape& b) {
    const Lanes x = lanes_of(a);
    const uint32_t align = std::min(a.align, b.align);
    if (in.op == Op::Neg) return from_lanes(each(x, [](uint32_t v) { return 0u - v; }), a.align);
    if (in.op == Op::Not) return from_lanes(each(x, [](uint32_t v) { return 0u - v; }), 0);
    if ((in.op == Op::Bitcast || in.op == Op::Convert) && is_integer(in.operands[0])) return a;
    if (in.operands.size() != 2) return {};
    if (in.op == Op::Add || in.op == Op::Sub) {
      Lanes sum = x;
      const Lanes y = lanes_of(b);
      for (uint32_t l = 0; l < s_.lanes; ++l) sum[l] += in.op == Op::Add ? y[l] : 0u - y[l];
      return from_lanes(sum, align);
    }
    const uint32_t* second = constant(in.operands[1]);
    if (in.op == Op::Mul && !second && constant(in.operands[0])) {
      const uint32_t c = *constant(in.operands[0]);
      return from_lanes(each(lanes_of(b), [&](uint32_t v) { return v * c; }), b.align + trailing_zeros(c));
    }
    if (!second) return {};
    if (in.op == Op::Mul) return from_lanes(each(x, [&](uint32_t v) { return v * *second; }), a.align + trailing_zeros(*second));
    if (in.op == Op::Shl) return from_lanes(each(x, [&](uint32_t v) { return v << (*second & 31); }), a.align + (*second & 31));
    return bit_op(in, a, *second);
  }

  /// Bit operations where lane 0's value has zeros in all bits that other lanes add.
  Shape bit_op(const Instruction& in, const Shape& a, uint32_t c) {
    const Lanes x = lanes_of(a);
    const uint32_t below = (1u << std::min<uint32_t>(a.align, 31)) - 1;
    if (std::any_of(x.begin(), x.end(), [&](uint32_t v) { return v > below; })) return {};
    const bool power = std::has_single_bit(c) && in.type == core::Scalar::U32;
    const uint32_t bits = trailing_zeros(c);
    if (in.op == Op::Rem && power) return from_lanes(each(x, [&](uint32_t v) { return v & (c - 1); }), a.align);
    if (in.op == Op::And) return from_lanes(each(x, [&](uint32_t v) { return v & c; }), a.align);
    if (in.op == Op::Or) return from_lanes(each(x, [&](uint32_t v) { return v & ~c; }), std::min<uint32_t>(a.align, bits));
    if (in.op == Op::Xor) return from_lanes(each(x, [&](uint32_t v) { return (v ^ (c & below)) - (c & below); }), std::min<uint32_t>(a.align, bits));
    const uint32_t shift = in.op == Op::Shr ? c & 31 : bits;
    if (in.op == Op::Shr || (in.op == Op::Div && power)) return from_lanes(each(x, [&](uint32_t v) { return v >> shift; }), a.align > shift ? a.align - shift : 0);
    return {};
  }

  /// base + lane against a bound: all lanes agree where both are multiples of the subgroup's size.
  Shape comparison(const Instruction& in, const Shape& a, const Shape& b) const {
    const bool less = in.op == Op::Lt || in.op == Op::Ge;
    const bool greater = in.op == Op::Gt || in.op == Op::Le;
    const auto is_lanes = [&](const Shape& s) { return s.kind == ShapeKind::Linear && s.stride == 1 && s.align >= lane_bits_; };
    if (less && is_lanes(a) && b.uniform() && b.align >= lane_bits_) return uniform(ShapeKind::Uniform);
    if (greater && is_lanes(b) && a.uniform() && a.align >= lane_bits_) return uniform(ShapeKind::Uniform);
    return {};
  }
};

}  // namespace

Shapes analyse_shapes(const Module& module, const Function& function, LaneOrder order, uint32_t lanes) { return Analysis(module, function, order, lanes).run(); }

bool holds(const Function& f, BlockId block, uint32_t flags) {
  bool found = false;
  for_each_instr(f, block, [&](InstrId id) { found |= has(f.instrs[id].op, flags); });
  return found;
}

}  // namespace tesela::pass
