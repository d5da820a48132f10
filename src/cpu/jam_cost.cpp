// SPDX-License-Identifier: Apache-2.0
#include "cpu/jam_cost.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "ir/walk.h"

namespace tesela::cpu {

using core::has;
using core::Op;
using ir::ValueId;

namespace {

class Estimate {
 public:
  Estimate(const ir::Module& module, const ir::Function& function, const pass::Shapes& shapes, const pass::Sharing& sharing) : m_(module), f_(function), s_(shapes), sharing_(sharing) {}

  JamCost of(std::span<const ir::InstrId> instrs) {
    for (ir::InstrId id : instrs) count(id, 1, true);
    for (const Range& r : ranges_) {
      uint32_t own = 0, shared = r.at_once();
      for (const Range& other : ranges_)
        if (other.begin <= r.begin && r.begin < other.end && !other.at_once()) ++(other.shared ? shared : own);
      jam_.live.push_back({own, shared});
    }
    for (const auto& [root, key, next] : places_)
      jam_.buffers.shared += std::any_of(places_.begin(), places_.end(), [&, r = root, n = next](const Place& o) { return o.root == r && o.key == n; });
    for (const Element& e : elements_)
      jam_.workgroup.shared += std::any_of(elements_.begin(), elements_.end(), [&](const Element& o) { return o.root == e.root && o.step == e.step && o.first == e.first + e.step; });
    return jam_;
  }

 private:
  struct Range {
    uint32_t begin, end;
    bool shared;
    bool at_once() const { return end <= begin + 1; }  ///< what the next instruction takes needs one register, for all in turn
  };
  struct Element {
    uint32_t root;
    uint32_t step, first;
  };
  /// An element of a buffer, by what its index is made of: in a subgroup, and in the one after it.
  struct Place {
    uint32_t root;
    uint64_t key, next;
  };
  static constexpr uint32_t kIndexDepth = 8;
  static constexpr uint32_t kDearWeight = 10;  // of ops that are many instructions
  static constexpr size_t kMaxRanges = 400;  // the search for the most is quadratic

  const ir::Module& m_;
  const ir::Function& f_;
  const pass::Shapes& s_;
  const pass::Sharing& sharing_;
  JamCost jam_;
  uint32_t at_ = 0;
  std::vector<Range> ranges_;
  std::unordered_map<uint32_t, size_t> range_of_;
  std::vector<Element> elements_;
  std::vector<Place> places_;

  bool is_vector(ValueId v) const { return s_.of(v).kind == pass::ShapeKind::Varying && f_.values[v].type != core::Scalar::Ptr; }

  void define(ValueId v) {
    if (!is_vector(v) || ranges_.size() >= kMaxRanges) return;
    range_of_[v.index] = ranges_.size();
    ranges_.push_back({at_, at_ + 1, sharing_.same[v.index]});
  }

  void use(ValueId v) {
    const auto found = range_of_.find(v.index);
    if (found != range_of_.end()) ranges_[found->second].end = std::max(ranges_[found->second].end, at_);
    else if (is_vector(v) && !f_.constant(v)) {  // comes from outside
      range_of_[v.index] = ranges_.size();
      if (ranges_.size() < kMaxRanges) ranges_.push_back({0, at_, sharing_.same[v.index]});
    }
  }

  void count(ir::InstrId id, uint32_t weight, bool joint) {
    const ir::Instruction& in = f_.instrs[id];
    ++at_;
    for (ValueId v : in.operands) use(v);
    const bool same = joint && !in.results.empty() && std::all_of(in.results.begin(), in.results.end(), [&](ValueId v) { return sharing_.same[v.index]; });
    if (!has(in.op, core::kControl) && !same && in.op != Op::Const && in.op != Op::AddressOf && in.op != Op::MemberPtr) ++jam_.code;
    if (has(in.op, core::kDear) && !same && weight == 1 && is_vector(in.results[0])) ++jam_.dear;
    if (!has(in.op, core::kControl) && std::any_of(in.results.begin(), in.results.end(), [&](ValueId v) { return is_vector(v); })) (same ? jam_.shared : jam_.own) += weight;
    if (in.op == Op::Load && same && weight > 1 && s_.of(in.results[0]).uniform()) jam_.shared += weight * in.results.size();  // a broadcast, most likely
    if (has(in.op, core::kDear) && same && weight > 1 && s_.of(in.results[0]).uniform()) jam_.shared += weight * kDearWeight;
    if (in.op == Op::Load && !same && weight == 1 && s_.of(in.operands[0]).kind == pass::ShapeKind::Varying) ++jam_.far;
    jam_.loops |= in.op == Op::Loop;
    if (in.op == Op::Load || in.op == Op::Store) note_element(in);
    if (has(in.op, core::kControl)) {
      const bool inner_joint = joint && sharing_.joint[id.index];
      if (in.op == Op::Loop) weight *= kJamLoopWeight;
      const uint32_t begin = at_;
      for (ir::BlockId block : in.blocks) {
        for (ValueId v : f_.blocks[block].params) define(v);
        for (ir::InstrId inner : f_.blocks[block].instrs) count(inner, weight, inner_joint);
      }
      ++at_;
      if (in.op == Op::Loop)  // what comes from before it is alive all through it
        for (Range& r : ranges_)
          if (r.begin < begin && r.end > begin) r.end = std::max(r.end, at_);
    }
    for (ValueId v : in.results) define(v);
  }

  void note_element(const ir::Instruction& in) {
    if (in.op != Op::Load || !f_.values[in.operands[0]].def) return;
    const ir::Instruction& element = f_.def(in.operands[0]);
    if (element.op != Op::ElementPtr || f_.def(element.operands[0]).op != Op::AddressOf) return;
    const ir::VarId root = ir::root_of(f_, in.operands[0]);
    const ValueId index = element.operands[1];
    if (ir::is_bound(m_.vars[root].space) && s_.of(index).kind == pass::ShapeKind::Linear && !sharing_.same[index.index]) {
      ++jam_.buffers.all;
      if (places_.size() < kMaxRanges) places_.push_back({root.index, key_of(index, 0, kIndexDepth), key_of(index, 1, kIndexDepth)});
    }
    if (m_.vars[root].space != ir::Space::Workgroup) return;
    const pass::BySubgroup& steps = s_.by_subgroup[index.index];
    ++jam_.workgroup.all;
    if (steps.known && steps.step != 0 && s_.of(index).kind == pass::ShapeKind::Linear) elements_.push_back({root.index, steps.step, steps.first});
  }

  /// Equal for values that are computed alike, in subgroups that are `ahead` of one another.
  uint64_t key_of(ValueId v, uint32_t ahead, uint32_t depth) const {
    const auto mix = [](uint64_t h, uint64_t x) { return (h ^ x) * 0x9e3779b97f4a7c15u + (h >> 29); };
    const pass::BySubgroup& steps = s_.by_subgroup[v.index];
    const pass::Shape& shape = s_.of(v);
    if (steps.known && shape.kind != pass::ShapeKind::Varying) return mix(mix(mix(1, steps.first + ahead * steps.step), steps.step), (static_cast<uint64_t>(shape.kind) << 32) + shape.stride);
    if (sharing_.same[v.index]) return mix(2, v.index);
    const bool computed = depth != 0 && f_.values[v].def && has(f_.def(v).op, core::kElementwise);
    if (!computed) return mix(mix(3, v.index), ahead);
    const ir::Instruction& in = f_.def(v);
    std::vector<uint64_t> operands;
    for (ValueId o : in.operands) operands.push_back(key_of(o, ahead, depth - 1));
    if (in.op == Op::Add || in.op == Op::Mul) std::sort(operands.begin(), operands.end());
    uint64_t h = mix(4, static_cast<uint64_t>(in.op));
    for (uint64_t o : operands) h = mix(h, o);
    return h;
  }
};

}  // namespace

JamCost jam_cost(const ir::Module& module, const ir::Function& f, const pass::Shapes& shapes, const pass::Sharing& sharing, std::span<const ir::InstrId> instrs) {
  return Estimate(module, f, shapes, sharing).of(instrs);
}

}  // namespace tesela::cpu
