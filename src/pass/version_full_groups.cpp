// SPDX-License-Identifier: Apache-2.0
// Kernels guard against surplus invocations (`if gid.x < n`), and almost all workgroups have none. A second version of the body is made in which the guards
// hold, with a test that says where. If the kernel works by workgroups, the test is of a workgroup, for all of its invocations; else each invocation
// tests for itself.
//
// A guard compares (or takes the minimum, the maximum of) an index that counts up from the workgroup's first invocation with a value that the workgroup can
// compute before it starts; so does the check of such an index against the length of an array. For a workgroup, such an index is a base plus 0 to `reach`,
// without wrap-around if the test says so.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_map>

#include "ir/builder.h"
#include "ir/walk.h"
#include "pass/passes.h"
#include "pass/replace.h"

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;
using ir::Builder;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::Module;
using ir::ValueId;

constexpr uint32_t kMaxInstructions = 1000;  // of a kernel that is worth a second version
constexpr uint32_t kMaxByLane = 150;         // where both versions are in one loop and share registers
constexpr uint32_t kMaxForChecks = 200;      // of one that is worth it for the checks of its accesses alone
constexpr uint32_t kMaxGuards = 48;
constexpr int32_t kMaxBorder = 64;           // constants below it are borders, those from it on ends
constexpr uint32_t kMaxDepth = 24;           // of an expression that the test computes
constexpr uint32_t kMaxReach = 1u << 20;     // keeps sums and products of reaches below 2^32

class GroupTest {
 public:
  GroupTest(const Module& module, const Function& kernel, bool by_lane) : m_(module), f_(kernel), by_lane_(by_lane), b_(test_) {
    test_.name = "full";
    test_.results = {Scalar::Bool};
    test_.body = b_.new_block();
    b_.set_block(test_.body);
  }

  /// Adds what makes the comparison have one result in all invocations, and gives that result; nothing if there is no such test.
  std::optional<bool> decide(Op op, ValueId x, ValueId u) {
    if (!is_int(f_.values[x].type)) return std::nullopt;
    if (counts(x)) return below(op, x, u);
    if (counts(u)) return below(op == Op::Lt ? Op::Gt : op == Op::Gt ? Op::Lt : op == Op::Le ? Op::Ge : Op::Le, u, x);
    return std::nullopt;
  }

  /// Adds what makes an index valid in all invocations; false if there is no such test.
  bool is_valid(const Instruction& element) {
    const ValueId x = element.operands[1];
    Index index;
    if (by_lane_) return false;  // the access itself tests all lanes at once
    if (guards() >= kMaxGuards) return false;
    const ValueId before = all_;
    const size_t required = required_.size();
    const bool found = index_of(x, kMaxDepth, index) && index.varies && index.base;
    const ValueId limit = !found ? ValueId() : element.extent != 0 ? constant(Scalar::U32, element.extent) : compute(element.operands[2], kMaxDepth);
    if (!limit) {  // what was required for it is not needed
      all_ = before;
      required_.resize(required);
      return false;
    }
    ValueId base = as_u32(index.base);
    if (index.more) {
      const ValueId sum = make(Op::Add, Scalar::U32, {base, index.more});
      require(compare(Op::Ge, sum, base));
      base = sum;
    }
    require_below(Op::Lt, base, index.reach, limit);
    return true;
  }

  /// A minimum, maximum or clamp has turned out to be one of its operands.
  void is_same(ValueId v, ValueId operand) { same_[v.index] = operand; }

  size_t guards() const { return required_.size(); }
  Function finish() {
    b_.return_(std::span<const ValueId>(&all_, 1));
    return std::move(test_);
  }

 private:
  struct Index {
    ValueId base;  ///< in the test; empty: 0
    uint32_t reach = 0;
    bool varies = false;  ///< the base is not the same in all workgroups for certain
    ValueId more;         ///< in the test, u32: part of the reach that is known at run time only (rows of an image); empty: 0
  };

  /// Whether a value depends on the workgroup and on the invocation's place in it, as far as this pass follows.
  bool counts(ValueId v) {
    Index index;
    if (by_lane_) return asks(v, kMaxDepth, Op::WorkgroupId, Op::WorkgroupId) && asks(v, kMaxDepth, Op::LocalId, Op::LocalIndex) && compute(v, kMaxDepth);
    return !compute(v, kMaxDepth) && index_of(v, kMaxDepth, index) && index.varies && index.reach != 0 && !index.more;
  }

  /// Whether a value depends on one of two inputs, by arithmetic.
  bool asks(ValueId v, uint32_t depth, Op input, Op other) const {
    if (depth == 0 || !f_.values[v].def) return false;
    const Instruction& in = f_.def(v);
    if (in.op == input || in.op == other) return true;
    if (!core::has(in.op, core::kElementwise)) return false;
    return std::any_of(in.operands.begin(), in.operands.end(), [&](ValueId o) { return asks(o, depth - 1, input, other); });
  }

  /// `x op u` for all invocations, x counting: past the end is rare, so is below a small constant, which is the width of a border.
  std::optional<bool> below(Op op, ValueId x, ValueId u) {
    Index index;
    if (by_lane_) index.base = compute(x, kMaxDepth);
    if (guards() >= kMaxGuards || (!by_lane_ && (!index_of(x, kMaxDepth, index) || index.more))) return std::nullopt;
    const ValueId limit = compute(u, kMaxDepth);
    if (!limit) return std::nullopt;
    if (const uint32_t* border = f_.constant(u); border && static_cast<int32_t>(*border) < kMaxBorder) {
      require(compare(op == Op::Ge || op == Op::Lt ? Op::Ge : Op::Gt, index.base, limit));
      if (index.reach != 0) require(compare(Op::Ge, last_of(index.base, index.reach), index.base));
      return op == Op::Ge || op == Op::Gt;
    }
    require_below(op == Op::Lt || op == Op::Ge ? Op::Lt : Op::Le, index.base, index.reach, limit);
    return op == Op::Lt || op == Op::Le;
  }

  ValueId last_of(ValueId base, uint32_t reach) {
    const Scalar type = test_.values[base].type;
    return reach == 0 ? base : make(Op::Add, type, {base, constant(type, reach)});
  }

  /// `op` is Lt or Le. Reach is small: the sum wraps around only to below the base.
  void require_below(Op op, ValueId base, uint32_t reach, ValueId limit) {
    const ValueId last = last_of(base, reach);
    if (reach != 0) require(compare(Op::Ge, last, base));
    require(compare(op, last, limit));
  }

  // Equal expressions are made once: what is required twice is one guard.
  ValueId make(Op op, Scalar type, std::initializer_list<ValueId> operands) {
    return once({static_cast<uint32_t>(op), static_cast<uint32_t>(type), operands.begin()->index, operands.begin()[1 % operands.size()].index}, [&] { return b_.op(op, type, operands); });
  }
  ValueId compare(Op op, ValueId x, ValueId y) { return make(op, Scalar::Bool, {x, y}); }
  ValueId constant(Scalar type, uint32_t bits) {
    return once({static_cast<uint32_t>(Op::Const), static_cast<uint32_t>(type), bits, 0}, [&] { return b_.constant(type, bits); });
  }
  template <class Make>
  ValueId once(const std::array<uint32_t, 4>& key, Make make) {
    const auto [at, fresh] = made_.try_emplace(key);
    if (fresh) at->second = make();
    return at->second;
  }

  void require(ValueId condition) {
    if (std::find(required_.begin(), required_.end(), condition) != required_.end()) return;
    required_.push_back(condition);
    all_ = all_ ? make(Op::And, Scalar::Bool, {all_, condition}) : condition;
  }

  /// base + 0..reach
  bool index_of(ValueId v, uint32_t depth, Index& out) {
    if (depth == 0 || !f_.values[v].def || !is_int(f_.values[v].type)) return false;
    if (const ValueId own = compute(v, depth)) {
      out = {own, 0, f_.constant(v) == nullptr};
      return true;
    }
    if (const auto found = same_.find(v.index); found != same_.end()) return index_of(found->second, depth - 1, out);
    const Instruction& in = f_.def(v);
    const Scalar type = f_.values[v].type;
    switch (in.op) {
      case Op::LocalIndex:
      case Op::LocalId:
      case Op::Div:
      case Op::Rem: {
        const std::optional<uint32_t> most = local_most(v, depth);
        if (most) out = {{}, *most};
        return most.has_value();
      }
      case Op::Bitcast:
      case Op::Convert:
        if (!index_of(in.operands[0], depth - 1, out)) return false;
        if (out.base) out.base = make(Op::Bitcast, type, {out.base});
        return true;
      case Op::Add: {
        Index a, c;
        if (!index_of(in.operands[0], depth - 1, a) || !index_of(in.operands[1], depth - 1, c)) return false;
        if (a.more && c.more) return false;
        out.more = a.more ? a.more : c.more;
        out.reach = a.reach + c.reach;
        out.varies = a.varies || c.varies;
        out.base = a.base && c.base ? make(Op::Add, type, {a.base, c.base}) : a.base ? a.base : c.base;
        return out.reach <= kMaxReach;
      }
      case Op::Mul:
      case Op::Shl: {
        const uint32_t* by = f_.constant(in.operands[1]);
        if (!by && in.op == Op::Mul) return rows_of(in, depth, out);
        if (!by || *by > (in.op == Op::Shl ? 12 : 4096) || !index_of(in.operands[0], depth - 1, out) || out.more) return false;
        out.reach *= in.op == Op::Shl ? 1u << *by : *by;
        if (out.base) out.base = make(in.op, type, {out.base, constant(f_.values[in.operands[1]].type, *by)});
        return out.reach <= kMaxReach;
      }
      default: return false;
    }
  }

  /// (base + 0..reach) * width, both small enough for the product.
  bool rows_of(const Instruction& in, uint32_t depth, Index& out) {
    constexpr uint32_t kMaxRows = 1 << 15, kMaxWidth = 1 << 16;
    for (int side = 0; side < 2; ++side) {
      const ValueId width = compute(in.operands[1 - side], depth - 1);
      Index rows;
      if (!width || !index_of(in.operands[side], depth - 1, rows)) continue;
      if (rows.more || rows.reach == 0 || rows.reach >= kMaxRows || guards() + 2 > kMaxGuards) return false;
      const ValueId factor = as_u32(width);
      require(compare(Op::Lt, factor, constant(Scalar::U32, kMaxWidth)));
      if (rows.base) require(compare(Op::Lt, as_u32(rows.base), constant(Scalar::U32, kMaxRows - rows.reach)));
      out.base = rows.base ? make(Op::Mul, in.type, {rows.base, width}) : ValueId();
      out.more = make(Op::Mul, Scalar::U32, {factor, constant(Scalar::U32, rows.reach)});
      out.varies = rows.base && rows.varies;
      return true;
    }
    return false;
  }

  ValueId as_u32(ValueId v) { return test_.values[v].type == Scalar::U32 ? v : make(Op::Bitcast, Scalar::U32, {v}); }

  /// The most that a value can be which follows from local ids, small constants and operations that cannot wrap around.
  std::optional<uint32_t> local_most(ValueId v, uint32_t depth) const {
    if (const uint32_t* c = f_.constant(v)) return *c <= kMaxReach ? std::optional(*c) : std::nullopt;
    if (depth == 0 || !f_.values[v].def) return std::nullopt;
    const Instruction& in = f_.def(v);
    const auto operand = [&](size_t i) { return local_most(in.operands[i], depth - 1); };
    const uint32_t* by = in.operands.size() == 2 ? f_.constant(in.operands[1]) : nullptr;
    switch (in.op) {
      case Op::LocalIndex: return m_.invocations() - 1;
      case Op::LocalId: return m_.workgroup_size[in.imm] - 1;
      case Op::Bitcast: return is_int(f_.values[in.operands[0]].type) ? operand(0) : std::nullopt;
      case Op::Add: {
        const auto a = operand(0), c = operand(1);
        return a && c && *a + *c <= kMaxReach ? std::optional(*a + *c) : std::nullopt;
      }
      case Op::Div:
      case Op::Rem: {
        const auto a = by != nullptr && *by != 0 && *by <= kMaxReach ? operand(0) : std::nullopt;
        return !a ? a : in.op == Op::Div ? *a / *by : std::min(*a, *by - 1);
      }
      default: return std::nullopt;
    }
  }

  /// The value in the test, if it is the same in the whole workgroup (or the test is each lane's), known when it starts, and nothing changes it.
  ValueId compute(ValueId v, uint32_t depth) {
    if (const auto found = copies_.find(v.index); found != copies_.end()) return found->second;
    if (depth == 0 || !f_.values[v].def) return {};
    const Instruction& in = f_.def(v);
    const bool place = in.op == Op::LocalId || in.op == Op::LocalIndex;
    const bool input = in.op == Op::WorkgroupId || in.op == Op::NumWorkgroups || in.op == Op::BufferSize || (by_lane_ && place);
    const bool pure = core::has(in.op, core::kPure) && !core::has(in.op, core::kInput) && !core::has(in.op, core::kControl);
    if (!input && !pure && !(in.op == Op::Load && is_constant_memory(in))) return {};
    std::vector<ValueId> operands;
    for (ValueId o : in.operands) {
      operands.push_back(compute(o, depth - 1));
      if (!operands.back()) return copies_[v.index] = {};
    }
    const auto n = static_cast<uint32_t>(in.results.size());
    Instruction& copy = b_.append(in.op, in.type, operands, n);
    copy.imm = in.imm;
    copy.stride = in.stride;
    copy.extent = in.extent;
    copy.checked = in.checked;
    for (uint32_t i = 0; i < n; ++i) {
      test_.values[copy.results[i]].type = f_.values[in.results[i]].type;
      copies_[in.results[i].index] = copy.results[i];
    }
    return copies_[v.index];
  }

  bool is_constant_memory(const Instruction& in) const {
    const ir::Var& var = m_.vars[ir::root_of(f_, in.operands[0])];
    return var.space == ir::Space::Uniform || var.space == ir::Space::Constant;
  }

  const Module& m_;
  const Function& f_;
  bool by_lane_;
  Function test_;
  Builder b_;
  ValueId all_;
  std::map<std::array<uint32_t, 4>, ValueId> made_;
  std::vector<ValueId> required_;
  std::unordered_map<uint32_t, ValueId> same_;
  std::unordered_map<uint32_t, ValueId> copies_;  // empty: cannot be computed
};

/// Whether the kernel's invocations work together; else lanes may run through several workgroups (see LaneOrder::Merged).
bool works_by_groups(const Module& module, const Function& f) {
  bool found = false;
  ir::for_each_instr(f, f.body, [&](InstrId id) {
    const Op op = f.instrs[id].op;
    found |= core::has(op, core::kBarrier | core::kSubgroup) || (op == Op::AddressOf && module.vars[ir::VarId(f.instrs[id].imm)].space == ir::Space::Workgroup);
  });
  return found;
}

void become_constant(Function& f, InstrId id, bool value) {
  Instruction& in = f.instrs[id];
  in.op = Op::Const;
  in.operands.clear();
  in.imm = value;
}

}  // namespace

bool version_full_groups(Module& module) {
  if (module.observed || module.full) return false;
  const Function& kernel = module.functions[module.entry];
  uint32_t size = 0;
  ir::for_each_instr(kernel, kernel.body, [&](InstrId) { ++size; });
  const bool by_lane = !works_by_groups(module, kernel);
  if (size > (by_lane ? kMaxByLane : kMaxInstructions)) return false;
  GroupTest test(module, kernel, by_lane);
  Function full = kernel;
  Replacements replaced;
  bool decided = false;
  ir::for_each_instr(kernel, kernel.body, [&](InstrId id) {
    const Instruction& in = kernel.instrs[id];
    if (in.op == Op::Lt || in.op == Op::Le || in.op == Op::Gt || in.op == Op::Ge) {
      const auto result = test.decide(in.op, in.operands[0], in.operands[1]);
      if (!result) return;
      become_constant(full, id, *result);
      decided = true;
    } else if ((in.op == Op::Min || in.op == Op::Max) && is_int(in.type)) {
      const Op op = in.op == Op::Min ? Op::Le : Op::Ge;
      for (int side = 0; side < 2; ++side) {
        const auto result = test.decide(op, in.operands[side], in.operands[1 - side]);
        if (!result) continue;
        replaced.set(in.results[0], in.operands[*result ? side : 1 - side]);
        test.is_same(in.results[0], in.operands[*result ? side : 1 - side]);
        decided = true;
        break;
      }
    } else if (in.op == Op::ElementPtr && in.checked) {
      if (test.is_valid(in)) full.instrs[id].checked = false;
    } else if (in.op == Op::Clamp && is_int(in.type)) {
      const auto low = test.decide(Op::Ge, in.operands[0], in.operands[1]), high = test.decide(Op::Le, in.operands[0], in.operands[2]);
      if (!low || !*low || !high || !*high) return;
      replaced.set(in.results[0], in.operands[0]);
      test.is_same(in.results[0], in.operands[0]);
      decided = true;
    }
  });
  if (test.guards() == 0 || (!decided && size > kMaxForChecks)) return false;
  ir::for_each_instr(full, full.body, [&](InstrId id) { replaced.apply(full.instrs[id]); });
  full.name += ".full";
  module.full_by_lane = by_lane;
  module.full_test = module.functions.add(test.finish());
  module.full = module.functions.add(std::move(full));
  return true;
}

}  // namespace tesela::pass
