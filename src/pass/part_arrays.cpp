// SPDX-License-Identifier: Apache-2.0
// Arrays of vectors or structures in workgroup memory become one array for each word of an element. What neighbouring lanes read of neighbouring elements is then one
// vector for each word, in place of a transposition, and code does not tell: nobody else sees this memory. Left alone are arrays of which lanes mostly read one and the
// same element, whose words should stay side by side.
#include <algorithm>

#include "ir/walk.h"
#include "pass/passes.h"
#include "pass/shapes.h"

namespace tesela::pass {
namespace {

using core::Op;
using core::Scalar;
using ir::BlockId;
using ir::Function;
using ir::InstrId;
using ir::Instruction;
using ir::Module;
using ir::ValueId;
using ir::VarId;

constexpr uint32_t kMaxWords = 8;    // of an element
constexpr uint64_t kLoopWeight = 16;  // of an access in a loop

/// What is known of a variable.
struct Parted {
  bool possible = false;
  uint32_t stride = 0;                ///< bytes of an element
  uint64_t apart = 0, together = 0;   ///< loads whose lanes read different elements, the same element; by weight
  std::vector<VarId> planes;          ///< by word
};

class Parting {
 public:
  explicit Parting(Module& module) : m_(module) {
    functions_.push_back(&module.functions[module.entry]);
    if (module.full) functions_.push_back(&module.functions[module.full]);
  }

  bool run() {
    find_candidates();
    if (std::none_of(vars_.begin(), vars_.end(), [](const Parted& v) { return v.possible; })) return false;
    each_function([&] { count_loads(); });
    bool some = false;
    for (uint32_t i = 0; i < vars_.size(); ++i) {
      Parted& v = vars_[i];
      v.possible = v.possible && v.apart > v.together;
      if (v.possible) make_planes(VarId(i));
      some |= v.possible;
    }
    if (some) each_function([&] { rewrite(); });
    return some;
  }

 private:
  /// The entry point, and its version for full workgroups.
  template <class Visit>
  void each_function(Visit visit) {
    for (Function* f : functions_) {
      f_ = f;
      visit();
    }
  }

  void exclude(ValueId pointer) { vars_[ir::root_of(*f_, pointer).index].possible = false; }

  /// All accesses are made of elements at their own index, then words at constant places.
  void find_candidates() {
    vars_.assign(m_.vars.size(), {});
    for (uint32_t i = 0; i < vars_.size(); ++i) vars_[i].possible = m_.vars[VarId(i)].space == ir::Space::Workgroup;
    for (uint32_t i = 0; i < m_.functions.size(); ++i) {
      const Function& other = m_.functions[ir::FuncId(i)];
      if (std::find(functions_.begin(), functions_.end(), &other) != functions_.end()) continue;
      ir::for_each_instr(other, other.body, [&](InstrId id) {
        if (other.instrs[id].op == Op::AddressOf) vars_[other.instrs[id].imm].possible = false;
      });
    }
    each_function([&] {
      ir::for_each_instr(*f_, f_->body, [&](InstrId id) {  // the last index is that of the element
        const Instruction& in = f_->instrs[id];
        if (in.op != Op::ElementPtr) return;
        Parted& v = vars_[ir::root_of(*f_, in.operands[0]).index];
        if (in.stride == 0 || in.extent == 0) v.possible = false;
        v.stride = v.stride == 0 ? in.stride : std::min(v.stride, in.stride);
      });
    });
    for (uint32_t i = 0; i < vars_.size(); ++i) {
      Parted& v = vars_[i];
      if (v.stride <= 4 || v.stride % 4 != 0 || v.stride / 4 > kMaxWords || m_.vars[VarId(i)].size % v.stride != 0) v.possible = false;
    }
    each_function([&] { ir::for_each_instr(*f_, f_->body, [&](InstrId id) { check_uses(f_->instrs[id]); }); });
  }

  void check_uses(const Instruction& in) {
    for (size_t i = 0; i < in.operands.size(); ++i) {
      const ValueId pointer = in.operands[i];
      if (f_->values[pointer].type != Scalar::Ptr) continue;
      const Parted& v = vars_[ir::root_of(*f_, pointer).index];
      if (!v.possible) continue;
      const uint32_t inside = word_of(pointer);
      const auto words = in.op == Op::Load ? in.results.size() : in.op == Op::Store ? in.operands.size() - 1 : 0;
      const bool access = (in.op == Op::Load || in.op == Op::Store) && in.type != Scalar::F16 && is_element(pointer) && inside + words <= v.stride / 4;
      const bool element = in.op == Op::ElementPtr && in.stride % v.stride == 0 && !is_element(pointer);
      const bool member = in.op == Op::MemberPtr && is_element(pointer) && in.imm % 4 == 0 && inside + in.imm / 4 < v.stride / 4;
      if (!access && !element && !member) exclude(pointer);
    }
  }

  const Instruction& def(ValueId v) const { return f_->def(v); }
  /// Whether the pointer points to an element or into it; else to an array of them.
  bool is_element(ValueId pointer) const {
    while (def(pointer).op == Op::MemberPtr) pointer = def(pointer).operands[0];
    return def(pointer).op == Op::ElementPtr && def(pointer).stride == vars_[ir::root_of(*f_, pointer).index].stride;
  }
  uint32_t word_of(ValueId pointer) const {
    uint32_t bytes = 0;
    for (; def(pointer).op == Op::MemberPtr; pointer = def(pointer).operands[0]) bytes += def(pointer).imm;
    return bytes / 4;
  }

  void count_loads() {
    const Shapes shapes = analyse_shapes(m_, *f_, LaneOrder::Workgroup, m_.subgroup_size);
    std::vector<std::pair<BlockId, uint64_t>> todo{{f_->body, 1}};
    while (!todo.empty()) {
      const auto [block, weight] = todo.back();
      todo.pop_back();
      for (InstrId id : f_->blocks[block].instrs) {
        const Instruction& in = f_->instrs[id];
        for (BlockId inner : in.blocks) todo.push_back({inner, std::min(in.op == Op::Loop ? weight * kLoopWeight : weight, uint64_t{1} << 32)});
        if (in.op != Op::Load) continue;
        Parted& v = vars_[ir::root_of(*f_, in.operands[0]).index];
        const bool one = shapes.of(in.operands[0]).uniform();
        (one ? v.together : v.apart) += weight;
      }
    }
  }

  void make_planes(VarId id) {
    Parted& v = vars_[id.index];
    for (uint32_t word = 0; word < v.stride / 4; ++word) {
      ir::Var plane = m_.vars[id];
      plane.size = plane.size / v.stride * 4;
      v.planes.push_back(m_.vars.add(std::move(plane)));
    }
  }

  void rewrite() {
    pointers_.assign(f_->values.size(), {});
    std::vector<BlockId> blocks;
    ir::for_each_block(*f_, f_->body, [&](BlockId b) { blocks.push_back(b); });
    for (BlockId b : blocks) {
      std::vector<InstrId> out;
      for (InstrId id : std::vector<InstrId>(f_->blocks[b].instrs)) rewrite(id, out);
      f_->blocks[b].instrs = std::move(out);
    }
  }

  ValueId append(Instruction in, std::vector<InstrId>& out) {
    in.results.clear();
    const InstrId id = f_->instrs.add(std::move(in));
    ir::Value value;
    value.type = Scalar::Ptr;
    value.def = id;
    const ValueId v = f_->values.add(value);
    f_->instrs[id].results.push_back(v);
    out.push_back(id);
    return v;
  }

  void rewrite(InstrId id, std::vector<InstrId>& out) {
    const Instruction in = f_->instrs[id];
    const bool pointer = in.op == Op::AddressOf || in.op == Op::ElementPtr || in.op == Op::MemberPtr;
    const bool access = in.op == Op::Load || in.op == Op::Store;
    const Parted* v = pointer ? &vars_[ir::root_of(*f_, in.results[0]).index] : access ? &vars_[ir::root_of(*f_, in.operands[0]).index] : nullptr;
    if (!v || !v->possible) {
      out.push_back(id);
      return;
    }
    if (in.op == Op::MemberPtr) {
      pointers_[in.results[0].index] = pointers_[in.operands[0].index];
    } else if (pointer) {
      std::vector<ValueId> made;
      for (uint32_t word = 0; word < v->planes.size(); ++word) {
        Instruction copy = in;
        if (in.op == Op::AddressOf) {
          copy.imm = v->planes[word].index;
        } else {
          copy.operands[0] = pointers_[in.operands[0].index][word];
          copy.stride = in.stride / v->stride * 4;
        }
        made.push_back(append(std::move(copy), out));
      }
      pointers_[in.results[0].index] = std::move(made);
    } else {
      const std::vector<ValueId>& to = pointers_[in.operands[0].index];
      const uint32_t first = word_of(in.operands[0]);
      const size_t n = in.op == Op::Load ? in.results.size() : in.operands.size() - 1;
      for (uint32_t i = 0; i < n; ++i) {
        Instruction one = in;
        one.operands = {to[first + i]};
        one.results.clear();
        if (in.op == Op::Store) one.operands.push_back(in.operands[i + 1]);
        else one.results.push_back(in.results[i]);
        const InstrId made = f_->instrs.add(std::move(one));
        if (in.op == Op::Load) {
          f_->values[in.results[i]].def = made;
          f_->values[in.results[i]].index = 0;
        }
        out.push_back(made);
      }
    }
  }

  Module& m_;
  std::vector<Function*> functions_;
  Function* f_ = nullptr;                        // the one at hand
  std::vector<Parted> vars_;                     // by VarId
  std::vector<std::vector<ValueId>> pointers_;   // by ValueId: for each word
};

}  // namespace

bool part_arrays(Module& module) { return !module.observed && Parting(module).run(); }

}  // namespace tesela::pass
