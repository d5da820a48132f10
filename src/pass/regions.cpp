// SPDX-License-Identifier: Apache-2.0
#include "pass/regions.h"

#include <algorithm>

#include "ir/walk.h"

namespace tesela::pass {

using namespace ir;
using core::has;

namespace {

constexpr uint32_t kAgainCost = 8;   // instructions that are rather computed again than kept
constexpr uint32_t kNoPiece = ~0u;

class Cutter {
 public:
  Cutter(const Module& module, const Function& function, const Shapes& shapes) : m_(module), f_(function), s_(shapes) {
    r_.places.assign(function.values.size(), Place::Local);
    level_.assign(function.values.size(), false);
    home_.assign(function.values.size(), kNoPiece);
    cost_.assign(function.values.size(), kAgainCost + 1);
  }

  Regions run() {
    cut(f_.body);
    for (const Use& use : uses_) place(use);
    used_at_.resize(sites_.size());
    for (const Use& use : uses_)
      if (!use.group) used_at_[use.site].push_back(use.value);
    seen_.assign(f_.values.size(), kNoPiece);
    for (uint32_t i = 0; i < sites_.size(); ++i) collect(i);
    return std::move(r_);
  }

 private:
  struct Site {
    uint32_t block;
    uint32_t piece;
  };
  struct Use {
    ValueId value;
    uint32_t site;     // index into sites_, or
    bool group;        // read at workgroup level
  };

  const Module& m_;
  const Function& f_;
  const Shapes& s_;
  Regions r_;
  std::vector<bool> level_;      // visible at workgroup level
  std::vector<uint32_t> home_;   // the site that computes it
  std::vector<uint32_t> cost_;   // of computing it again; above kAgainCost: not possible
  std::vector<std::vector<ValueId>> used_at_;  // by site
  std::vector<uint32_t> seen_;                 // the site whose needs hold the value
  std::vector<Site> sites_;
  std::vector<Use> uses_;

  bool group_uniform(ValueId v) const { return s_.of(v).kind <= ShapeKind::WorkgroupUniform; }
  Place& at(ValueId v) { return r_.places[v.index]; }

  // --- pieces

  void cut(BlockId block) {
    for (ValueId p : f_.blocks[block].params) receive(p);
    const auto& instrs = f_.blocks[block].instrs;
    std::vector<Piece> pieces;
    const auto open = [&](uint32_t i) -> Piece& {
      if (pieces.empty() || pieces.back().kind != Piece::Kind::Stretch) {
        pieces.push_back({Piece::Kind::Stretch, i, i, {}, {}});
        sites_.push_back({block.index, static_cast<uint32_t>(pieces.size() - 1)});
      }
      return pieces.back();
    };
    for (uint32_t i = 0; i < instrs.size(); ++i) {
      const InstrId id = instrs[i];
      const Instruction& in = f_.instrs[id];
      const bool construct = has(in.op, core::kControl) && in.op != Op::Call;
      if (has(in.op, core::kBarrier)) {
        open(i);  // nothing moves: a stretch before keeps sites in order
        pieces.push_back({Piece::Kind::Rendezvous, i, i + 1, id, {}});
        sites_.push_back({block.index, static_cast<uint32_t>(pieces.size() - 1)});
        for (ValueId r : in.results) {
          level_[r.index] = true;
          at(r) = Place::Group;
        }
        for (ValueId v : in.operands) uses_.push_back({v, static_cast<uint32_t>(sites_.size() - 1), false});
      } else if (construct && s_.of(id).w) {
        pieces.push_back({Piece::Kind::Construct, i, i + 1, id, {}});
        if (in.op == Op::Loop) stage_initial_values(block, in, pieces);
        else for (ValueId v : in.operands) uses_.push_back({v, kNoPiece, true});
        for (BlockId inner : in.blocks) cut(inner);
        for (ValueId r : in.results) receive(r);
      } else {
        open(i).end = i + 1;
        define(in, static_cast<uint32_t>(sites_.size() - 1));
      }
    }
    TESELA_CHECK(!pieces.empty() && pieces.back().kind == Piece::Kind::Stretch, "a block ends with an exit");
    r_.of_block[block.index] = std::move(pieces);
  }

  /// Initial values of a loop's parameters are copied by a stretch of their own before it (the construct's piece holds what it needs).
  void stage_initial_values(BlockId block, const Instruction& in, std::vector<Piece>& pieces) {
    sites_.push_back({block.index, static_cast<uint32_t>(pieces.size() - 1)});
    const auto site = static_cast<uint32_t>(sites_.size() - 1);
    const auto& params = f_.blocks[in.blocks[0]].params;
    for (size_t i = 0; i < in.operands.size() && i < params.size(); ++i) uses_.push_back({in.operands[i], site, group_uniform(params[i])});
  }

  /// A parameter or result of a workgroup-level construct.
  void receive(ValueId v) {
    level_[v.index] = true;
    at(v) = group_uniform(v) ? Place::Group : Place::Slot;
    if (group_uniform(v)) cost_[v.index] = 0;
  }

  void define(const Instruction& in, uint32_t site) {
    note_uses(in, site);
    const bool group = can_hoist(in);
    uint32_t cost = again_cost(in);
    for (ValueId r : in.results) {
      level_[r.index] = true;
      home_[r.index] = site;
      cost_[r.index] = group ? 0 : cost;
      if (group) at(r) = Place::Group;
    }
  }

  void note_uses(const Instruction& in, uint32_t site) {
    const std::vector<ValueId>* receivers = receivers_of(in);
    for (size_t i = 0; i < in.operands.size(); ++i) uses_.push_back({in.operands[i], site, receivers && i < receivers->size() && group_uniform((*receivers)[i])});
    for (BlockId block : in.blocks)
      for_each_instr(f_, block, [&](InstrId id) {
        for (ValueId v : f_.instrs[id].operands)
          if (level_[v.index]) uses_.push_back({v, site, false});
      });
  }

  /// The values that an exit at workgroup level gives its operands to.
  const std::vector<ValueId>* receivers_of(const Instruction& in) const {
    if (!has(in.op, core::kExit) || in.op == Op::Return) return nullptr;
    const Instruction& target = f_.instrs[in.target];
    return in.op == Op::Exit ? &target.results : &f_.blocks[target.blocks[in.op == Op::Continue ? 1 : 0]].params;
  }

  bool operands_group(const Instruction& in) const {
    return std::all_of(in.operands.begin(), in.operands.end(), [&](ValueId v) { return level_[v.index] && r_.places[v.index] == Place::Group; });
  }

  /// Once per workgroup: uniform, without effect, and of the same value wherever it is computed.
  bool can_hoist(const Instruction& in) const {
    if (in.results.empty() || has(in.op, core::kControl)) return false;
    if (!std::all_of(in.results.begin(), in.results.end(), [&](ValueId r) { return group_uniform(r); }) || !operands_group(in)) return false;
    if (has(in.op, core::kPure)) return true;
    if (in.op != Op::Load) return false;
    const Var& var = m_.vars[root_of(f_, in.operands[0])];
    return ir::is_constant(var);
  }

  static bool cheap(Op op) {
    return has(op, core::kInput) || op == Op::Const || op == Op::AddressOf || op == Op::MemberPtr || op == Op::ElementPtr || op == Op::Add || op == Op::Sub || op == Op::And ||
           op == Op::Or || op == Op::Xor || op == Op::Not || op == Op::Shl || op == Op::Shr || op == Op::Eq || op == Op::Ne || op == Op::Lt || op == Op::Le || op == Op::Gt ||
           op == Op::Ge || op == Op::Select || op == Op::Bitcast || op == Op::Mul || op == Op::Min || op == Op::Max;
  }

  uint32_t again_cost(const Instruction& in) const {
    const bool pointer = in.type == core::Scalar::Ptr;  // pointers are never kept
    if (!cheap(in.op)) return kAgainCost + 1;
    uint32_t cost = has(in.op, core::kInput) ? 0 : 1;
    for (ValueId v : in.operands) cost = std::min(cost + cost_[v.index], kAgainCost + 1);
    return pointer ? std::min(cost, kAgainCost) : cost;
  }

  bool is_pointer(ValueId v) const { return f_.values[v].type == core::Scalar::Ptr; }

  // --- places

  void place(const Use& use) {
    if (!level_[use.value.index] || at(use.value) == Place::Group) return;
    if (use.group) {  // read by the workgroup itself
      at(use.value) = group_uniform(use.value) ? Place::Cell : Place::Slot;
      return;
    }
    if (home_[use.value.index] == use.site) return;
    keep(use.value);
  }

  void keep(ValueId v) {
    if (!level_[v.index] || at(v) != Place::Local) return;
    if (is_pointer(v) || cost_[v.index] <= kAgainCost) {
      at(v) = Place::Again;
      for (ValueId operand : f_.def(v).operands) keep(operand);
      return;
    }
    at(v) = group_uniform(v) ? Place::Cell : Place::Slot;
  }

  // --- what a piece needs

  void collect(uint32_t index) {
    Piece& piece = r_.of_block[sites_[index].block][sites_[index].piece];
    for (ValueId v : used_at_[index]) need(v, index, piece);
  }

  void need(ValueId v, uint32_t site, Piece& piece) {
    const Place where = at(v);
    if (!level_[v.index] || where == Place::Local || where == Place::Group || home_[v.index] == site || seen_[v.index] == site) return;
    seen_[v.index] = site;
    if (where == Place::Again)
      for (ValueId operand : f_.def(v).operands) need(operand, site, piece);
    piece.needs.push_back(v);
  }
};

}  // namespace

Regions find_regions(const Module& module, const Function& function, const Shapes& shapes) { return Cutter(module, function, shapes).run(); }

}  // namespace tesela::pass
