// SPDX-License-Identifier: Apache-2.0
// Tiles: workgroup memory into which invocations copy elements of memory that nobody writes, wait, and from which all of them read. Where caches hold what a
// workgroup reads, the copy gains nothing if neighbours read neighbours in the original too. Then a read goes there itself, and the tile is not filled.
//
// Which invocation copied the element that another one reads is known exactly: places in the tile follow from local ids. An index of the original is a sum of
// products of the workgroup's values, each times a number known for each invocation; the reader's index has the numbers of the invocation that copied.
// They must be linear in local ids again. Accesses that must be checked stay as they are: a version for full workgroups has none where tiles pay.
#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>

#include "ir/builder.h"
#include "ir/walk.h"
#include "pass/local_values.h"
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

constexpr uint32_t kMaxDepth = 16;     // of an expression, and of constructs round a copy
constexpr size_t kMaxTerms = 8;
constexpr size_t kMaxFactors = 3;
constexpr size_t kMaxReads = 256;      // more are no stencil
constexpr uint32_t kNobody = ~0u;

using Words = std::vector<uint32_t>;   ///< one for each invocation
using Lanes = std::vector<bool>;
using Factors = std::vector<uint32_t>; ///< ValueIds, in order; none: 1
using Sum = std::map<Factors, Words>;  ///< of products, modulo 2^32

/// c + x * local_id.x + y * local_id.y + z * local_id.z
struct Plane {
  uint32_t c = 0;
  uint32_t step[3] = {};
  bool constant() const { return (step[0] | step[1] | step[2]) == 0; }
};

/// A place in memory that one index tells.
struct Place {
  VarId root;
  uint32_t before = 0, after = 0;  ///< bytes, of members outside and inside of the element
  uint32_t stride = 0, extent = 0;
  ValueId index, length;           ///< index: none where it is known and part of `after`. length: the third operand, if extent is 0
  bool alike(const Place& o) const { return root == o.root && before == o.before && after == o.after && stride == o.stride && extent == o.extent; }
};

struct Tile {
  std::vector<InstrId> stores, loads;
  bool other = false;  ///< something else is done with it
};

class Forwarder {
 public:
  Forwarder(Module& module, Function& function) : m_(module), f_(function), count_(module.invocations()), local_(module, function, count_), b_(function) {}

  /// Forwards one tile. What is known of the function is not known of the instructions that this makes.
  bool run() {
    index();
    if (calls_) return false;  // a function that stayed may do anything with a tile
    for (uint32_t i = 0; i < tiles_.size(); ++i)
      if (is_copy(tiles_[i]) && forward(VarId(i), tiles_[i])) return true;
    return false;
  }

 private:
  // --- what there is

  void index() {
    holder_.assign(f_.instrs.size(), BlockId());
    position_.assign(f_.instrs.size(), 0);
    tiles_.assign(m_.vars.size(), Tile());
    ir::for_each_block(f_, f_.body, [&](BlockId block) {
      const auto& instrs = f_.blocks[block].instrs;
      for (uint32_t i = 0; i < instrs.size(); ++i) {
        holder_[instrs[i].index] = block;
        position_[instrs[i].index] = i;
        note(instrs[i]);
        calls_ |= f_.instrs[instrs[i]].op == Op::Call;
        if (f_.instrs[instrs[i]].op == Op::Barrier && (f_.instrs[instrs[i]].imm & core::kWorkgroupMemory) != 0) barriers_.push_back(instrs[i]);
      }
    });
  }

  void note(InstrId id) {
    const Instruction& in = f_.instrs[id];
    for (size_t i = 0; i < in.operands.size(); ++i) {
      if (f_.values[in.operands[i]].type != Scalar::Ptr) continue;
      const VarId root = ir::root_of(f_, in.operands[i]);
      if (m_.vars[root].space != ir::Space::Workgroup) continue;
      Tile& tile = tiles_[root.index];
      if (in.op == Op::Load) tile.loads.push_back(id);
      else if (in.op == Op::Store) tile.stores.push_back(id);
      else if (in.op != Op::MemberPtr && in.op != Op::ElementPtr) tile.other = true;
    }
  }

  /// Whether all that is stored are elements of memory that nobody writes, and all accesses are of one kind.
  bool is_copy(const Tile& tile) const {
    if (tile.other || tile.stores.empty() || tile.loads.empty() || tile.loads.size() > kMaxReads) return false;
    const Instruction& first = f_.instrs[tile.loads[0]];
    const size_t n = first.results.size();
    for (InstrId id : tile.loads)
      if (f_.instrs[id].results.size() != n || f_.instrs[id].type != first.type) return false;
    return std::all_of(tile.stores.begin(), tile.stores.end(), [&](InstrId id) {
      const Instruction& store = f_.instrs[id];
      if (store.operands.size() != n + 1 || store.type != first.type || !f_.values[store.operands[1]].def) return false;
      const Instruction& source = f_.def(store.operands[1]);
      return source.op == Op::Load && std::equal(source.results.begin(), source.results.end(), store.operands.begin() + 1, store.operands.end()) &&
             ir::is_bound(m_.vars[ir::root_of(f_, source.operands[0])].space) && ir::is_constant(m_.vars[ir::root_of(f_, source.operands[0])]);
    });
  }

  /// Position of the instruction, or of the construct that holds it, in the block.
  std::optional<uint32_t> position_in(BlockId block, InstrId id) const {
    while (holder_[id.index] != block) {
      id = f_.blocks[holder_[id.index]].parent;
      if (!id) return std::nullopt;
    }
    return position_[id.index];
  }

  /// The barrier between all copies and all reads, in a block that holds them all.
  InstrId meeting_of(const Tile& tile) const {
    for (InstrId id : barriers_) {
      const BlockId block = holder_[id.index];
      const uint32_t at = position_[id.index];
      const auto before = [&](InstrId s) { const auto p = position_in(block, s); return p && *p < at; };
      const auto after = [&](InstrId l) { const auto p = position_in(block, l); return p && *p > at; };
      if (std::all_of(tile.stores.begin(), tile.stores.end(), before) && std::all_of(tile.loads.begin(), tile.loads.end(), after)) return id;
    }
    return {};
  }

  // --- who copies

  /// Whether control flow that enters the construct leaves it at its end only.
  bool keeps_to_itself(InstrId construct) const {
    std::vector<bool> inside(f_.instrs.size());
    inside[construct.index] = true;
    bool keeps = true;
    for (BlockId block : f_.instrs[construct].blocks)
      ir::for_each_instr(f_, block, [&](InstrId id) {
        const Instruction& in = f_.instrs[id];
        if (!in.blocks.empty()) inside[id.index] = true;
        if (core::has(in.op, core::kExit)) keeps &= in.op != Op::Return && inside[in.target.index];
      });
    return keeps;
  }

  /// Runs the block up to `end` for the invocations: who they are at each store. False where that is not known.
  bool walk(BlockId block, uint32_t end, Lanes& active, uint32_t depth) {
    if (depth == 0) return false;
    const auto& instrs = f_.blocks[block].instrs;
    for (uint32_t i = 0; i < std::min<size_t>(end, instrs.size()); ++i) {
      const Instruction& in = f_.instrs[instrs[i]];
      if (core::has(in.op, core::kExit)) {
        if (in.op != Op::Exit) return false;
        Lanes& there = arrived_[in.target.index];
        there.resize(count_);
        for (uint32_t l = 0; l < count_; ++l) there[l] = there[l] || active[l];
        active.assign(count_, false);
      } else if (in.op == Op::Store && at_store_.contains(instrs[i].index)) {
        at_store_[instrs[i].index] = active;
      } else if (!in.blocks.empty() && !walk_construct(instrs[i], active, depth)) {
        return false;
      }
    }
    return true;
  }

  bool walk_construct(InstrId id, Lanes& active, uint32_t depth) {
    const Instruction& in = f_.instrs[id];
    const bool concerns = std::any_of(at_store_.begin(), at_store_.end(), [&](const auto& s) {
      for (InstrId at(s.first); at; at = f_.blocks[holder_[at.index]].parent)
        if (at == id) return true;
      return false;
    });
    if (!concerns && keeps_to_itself(id)) return true;
    const Words* condition = in.op == Op::If ? local_.of(in.operands[0]) : nullptr;
    if (in.op != Op::Scope && condition == nullptr) return false;
    for (size_t arm = 0; arm < in.blocks.size(); ++arm) {
      Lanes there = active;
      for (uint32_t l = 0; condition != nullptr && l < count_; ++l) there[l] = there[l] && ((*condition)[l] != 0) == (arm == 0);
      if (!walk(in.blocks[arm], kNobody, there, depth - 1)) return false;
    }
    active = arrived_[id.index];
    active.resize(count_);
    return true;
  }

  // --- places

  /// Bytes from the variable's start, for each invocation; `valid` loses those whose index is out of range.
  bool offsets_of(ValueId ptr, Words& bytes, Lanes& valid) const {
    bytes.assign(count_, 0);
    valid.assign(count_, true);
    for (;; ptr = f_.def(ptr).operands[0]) {
      const Instruction& in = f_.def(ptr);
      if (in.op == Op::AddressOf) return true;
      if (in.op == Op::MemberPtr) {
        for (uint32_t& at : bytes) at += in.imm;
        continue;
      }
      const Words* index = local_.of(in.operands[1]);
      if (index == nullptr || in.extent == 0) return false;
      for (uint32_t l = 0; l < count_; ++l) {
        valid[l] = valid[l] && (*index)[l] < in.extent;
        bytes[l] += (*index)[l] * in.stride;
      }
    }
  }

  std::optional<Place> place_of(ValueId ptr) const {
    Place place;
    for (;; ptr = f_.def(ptr).operands[0]) {
      const Instruction& in = f_.def(ptr);
      if (in.op == Op::AddressOf) break;
      if (in.op == Op::MemberPtr) {
        (place.index ? place.before : place.after) += in.imm;
        continue;
      }
      if (place.index || in.checked || in.stride == 0) return std::nullopt;
      place.index = in.operands[1];
      place.stride = in.stride;
      place.extent = in.extent;
      if (in.extent == 0) place.length = in.operands[2];
    }
    place.root = ir::root_of(f_, ptr);
    return place;
  }

  // --- indices as sums

  /// Whether the value is there where the reads are, and the same for the whole workgroup.
  bool at_hand(ValueId v) {
    if (!shapes_) shapes_ = analyse_shapes(m_, f_, LaneOrder::Workgroup, m_.subgroup_size);
    return shapes_->of(v).kind <= ShapeKind::WorkgroupUniform && is_int(f_.values[v].type) && can_copy(v, kMaxDepth);
  }

  bool visible(ValueId v) const {
    const BlockId defined = f_.values[v].def ? holder_[f_.values[v].def.index] : f_.values[v].block;
    for (BlockId block = meeting_block_;;) {
      if (block == defined) return true;
      const InstrId parent = f_.blocks[block].parent;
      if (!parent) return false;
      block = holder_[parent.index];
    }
  }

  /// Whether the value can be computed where the reads are.
  bool can_copy(ValueId v, uint32_t depth) const {
    if (visible(v)) return true;
    if (depth == 0 || !f_.values[v].def) return false;
    const Instruction& in = f_.def(v);
    const bool load = in.op == Op::Load && ir::is_constant(m_.vars[ir::root_of(f_, in.operands[0])]);
    if (!load && (!core::has(in.op, core::kPure) || core::has(in.op, core::kControl))) return false;
    return std::all_of(in.operands.begin(), in.operands.end(), [&](ValueId o) { return can_copy(o, depth - 1); });
  }

  std::optional<Sum> sum_of(ValueId v, uint32_t depth) {
    if (const Words* known = local_.of(v)) return Sum{{Factors{}, *known}};
    if (at_hand(v)) return Sum{{Factors{v.index}, Words(count_, 1)}};
    if (depth == 0 || !f_.values[v].def) return std::nullopt;
    const Instruction& in = f_.def(v);
    if ((in.op == Op::Bitcast || in.op == Op::Convert) && is_int(in.type) && is_int(f_.values[in.operands[0]].type)) return sum_of(in.operands[0], depth - 1);
    if (in.op != Op::Add && in.op != Op::Sub && in.op != Op::Mul) return std::nullopt;
    const auto a = sum_of(in.operands[0], depth - 1), c = sum_of(in.operands[1], depth - 1);
    if (!a || !c) return std::nullopt;
    Sum sum = in.op == Op::Mul ? Sum() : *a;
    for (const auto& [factors, words] : *c) {
      if (in.op == Op::Mul)
        for (const auto& [more, times] : *a) {
          Factors all = factors;
          all.insert(all.end(), more.begin(), more.end());
          std::sort(all.begin(), all.end());
          if (all.size() > kMaxFactors) return std::nullopt;
          Words& to = sum.try_emplace(all, count_).first->second;
          for (uint32_t l = 0; l < count_; ++l) to[l] += words[l] * times[l];
        }
      else {
        Words& to = sum.try_emplace(factors, count_).first->second;
        for (uint32_t l = 0; l < count_; ++l) to[l] += in.op == Op::Add ? words[l] : 0u - words[l];
      }
    }
    return sum.size() <= kMaxTerms ? std::optional(std::move(sum)) : std::nullopt;
  }

  std::optional<Plane> plane_of(const Words& words) const {
    Plane p;
    p.c = words[0];
    uint32_t below = 1;
    const auto* size = m_.workgroup_size;
    for (int d = 0; d < 3; below *= size[d], ++d)
      if (size[d] > 1) p.step[d] = words[below] - p.c;
    for (uint32_t l = 0; l < count_; ++l) {
      const uint32_t x = l % size[0], y = l / size[0] % size[1], z = l / size[0] / size[1];
      if (words[l] != p.c + x * p.step[0] + y * p.step[1] + z * p.step[2]) return std::nullopt;
    }
    return p;
  }

  // --- one tile

  using Planes = std::vector<std::pair<Factors, Plane>>;

  bool forward(VarId var, const Tile& tile) {
    const InstrId meeting = meeting_of(tile);
    if (!meeting) return false;
    know_local_values();
    meeting_block_ = holder_[meeting.index];
    at_store_.clear();
    arrived_.clear();
    for (InstrId id : tile.stores) at_store_[id.index] = {};
    Lanes active(count_, true);
    if (!walk(meeting_block_, position_[meeting.index], active, kMaxDepth) || std::find(active.begin(), active.end(), false) != active.end()) return false;

    std::vector<Sum> copies;
    std::vector<std::pair<uint32_t, uint32_t>> who(m_.vars[var].size, {kNobody, 0});  // by byte: store and invocation
    const auto from = source_of(tile);
    if (!from) return false;
    for (InstrId id : tile.stores) {
      const Instruction& store = f_.instrs[id];
      auto sum = index_of(*place_of(f_.def(store.operands[1]).operands[0]), *from);
      if (!sum || !note_copies(store, static_cast<uint32_t>(copies.size()), at_store_[id.index], who)) return false;
      copies.push_back(std::move(*sum));
    }
    std::vector<Planes> reads;
    for (InstrId id : tile.loads) {
      auto planes = read_of(f_.instrs[id], copies, who);
      if (!planes) return false;
      reads.push_back(std::move(*planes));
    }
    for (size_t i = 0; i < reads.size(); ++i) redirect(tile.loads[i], *from, reads[i]);
    for (InstrId id : tile.stores) std::erase(f_.blocks[holder_[id.index]].instrs, id);
    return true;
  }

  /// Whose elements all copies are.
  std::optional<Place> source_of(const Tile& tile) const {
    std::optional<Place> from;
    for (InstrId id : tile.stores) {
      const auto place = place_of(f_.def(f_.instrs[id].operands[1]).operands[0]);
      if (!place || (from && place->root != from->root)) return std::nullopt;
      if (place->index) from = place;
    }
    return from && (!from->length || can_copy(from->length, kMaxDepth)) ? from : std::nullopt;
  }

  std::optional<Sum> index_of(const Place& place, const Place& from) {
    if (place.index) return place.alike(from) ? sum_of(place.index, kMaxDepth) : std::nullopt;
    const uint32_t offset = place.after - from.before - from.after;  // of an element that is known
    if (place.after < from.before + from.after || offset % from.stride != 0) return std::nullopt;
    return Sum{{Factors{}, Words(count_, offset / from.stride)}};
  }

  void know_local_values() {
    if (local_known_) return;
    local_known_ = true;
    ir::for_each_instr(f_, f_.body, [&](InstrId id) {
      if (core::has(f_.instrs[id].op, core::kInput | core::kElementwise)) local_.compute(f_.instrs[id]);
    });
  }

  /// Who copies which element; false where two copy the same one.
  bool note_copies(const Instruction& store, uint32_t number, const Lanes& active, std::vector<std::pair<uint32_t, uint32_t>>& who) const {
    Words bytes;
    Lanes valid;
    if (active.empty() || !offsets_of(store.operands[0], bytes, valid)) return false;
    for (uint32_t l = 0; l < count_; ++l) {
      if (!active[l] || !valid[l]) continue;
      if (bytes[l] >= who.size() || who[bytes[l]].first != kNobody) return false;
      who[bytes[l]] = {number, l};
    }
    return true;
  }

  /// The read's index of the original, if it is as good as that of the tile: neighbours read neighbours, or all the same.
  std::optional<Planes> read_of(const Instruction& load, const std::vector<Sum>& copies, const std::vector<std::pair<uint32_t, uint32_t>>& who) const {
    Words bytes;
    Lanes valid;
    if (!offsets_of(load.operands[0], bytes, valid) || std::find(valid.begin(), valid.end(), false) != valid.end()) return std::nullopt;
    Sum sum;
    for (uint32_t l = 0; l < count_; ++l) {
      if (bytes[l] >= who.size() || who[bytes[l]].first == kNobody) return std::nullopt;
      const auto [copy, lane] = who[bytes[l]];
      for (const auto& [factors, words] : copies[copy]) sum.try_emplace(factors, count_).first->second[l] = words[lane];
    }
    Planes planes;
    bool steps = false, rows = false;
    for (const auto& [factors, words] : sum) {
      const auto plane = plane_of(words);
      if (!plane) return std::nullopt;
      if (factors.empty()) steps = plane->step[0] == 1;
      if (factors.empty() ? plane->step[0] > 1 : plane->step[0] != 0) return std::nullopt;
      rows |= !factors.empty() && !plane->constant();
      planes.emplace_back(factors, *plane);
    }
    if (!steps && rows) return std::nullopt;  // one element of each row: a line of the cache for each
    if (steps && m_.workgroup_size[0] % m_.subgroup_size != 0) return std::nullopt;
    return planes;
  }

  // --- the new reads

  ValueId copy_of(ValueId v) {
    if (visible(v)) return v;
    std::vector<ValueId> operands;
    for (const ValueId o : std::vector<ValueId>(f_.def(v).operands)) operands.push_back(copy_of(o));
    const Instruction from = f_.def(v);
    Instruction& copy = b_.append(from.op, from.type, operands, static_cast<uint32_t>(from.results.size()));
    copy.imm = from.imm;
    copy.stride = from.stride;
    copy.extent = from.extent;
    copy.checked = from.checked;
    const std::vector<ValueId> results = copy.results;
    for (size_t i = 0; i < results.size(); ++i) f_.values[results[i]].type = f_.values[from.results[i]].type;
    return results[f_.values[v].index];
  }

  ValueId plane_value(const Plane& p) {
    ValueId sum;
    const auto add = [&](ValueId v) { sum = sum ? b_.op(Op::Add, Scalar::U32, {sum, v}) : v; };
    for (uint32_t d = 0; d < 3; ++d) {
      if (p.step[d] == 0) continue;
      const ValueId id = b_.input(Op::LocalId, d);
      add(p.step[d] == 1 ? id : b_.op(Op::Mul, Scalar::U32, {id, b_.constant_u32(p.step[d])}));
    }
    if (p.c != 0 || !sum) add(b_.constant_u32(p.c));
    return sum;
  }

  /// What is the same for the workgroup first, so that it is computed once; what is known for each invocation last.
  ValueId index_value(const Planes& planes) {
    ValueId sum;
    const auto add = [&](ValueId v) { sum = sum ? b_.op(Op::Add, Scalar::U32, {sum, v}) : v; };
    const auto term = [&](const Factors& factors, const Plane& plane) {
      ValueId product;
      for (uint32_t factor : factors) {
        ValueId v = copy_of(ValueId(factor));
        if (f_.values[v].type != Scalar::U32) v = b_.op(Op::Bitcast, Scalar::U32, {v});
        product = product ? b_.op(Op::Mul, Scalar::U32, {product, v}) : v;
      }
      const bool one = plane.constant() && plane.c == 1;
      add(!product ? plane_value(plane) : one ? product : b_.op(Op::Mul, Scalar::U32, {product, plane_value(plane)}));
    };
    for (int round = 0; round < 3; ++round)
      for (const auto& [factors, plane] : planes)
        if (round == (factors.empty() ? 2 : plane.constant() ? 0 : 1) && !(plane.constant() && plane.c == 0)) term(factors, plane);
    return sum ? sum : b_.constant_u32(0);
  }

  void redirect(InstrId id, const Place& place, const Planes& planes) {
    const BlockId scratch = b_.new_block();
    b_.set_block(scratch);
    b_.set_loc(f_.instrs[id].loc);
    const ValueId index = index_value(planes), base = b_.member(b_.address_of(place.root), place.before);
    const ValueId element = place.extent != 0 ? b_.element(base, index, place.stride, place.extent) : b_.element_runtime(base, index, place.stride, copy_of(place.length));
    f_.def(element).checked = false;
    f_.instrs[id].operands[0] = b_.member(element, place.after);
    auto& instrs = f_.blocks[holder_[id.index]].instrs;
    const auto& made = f_.blocks[scratch].instrs;
    instrs.insert(std::find(instrs.begin(), instrs.end(), id), made.begin(), made.end());
  }

  Module& m_;
  Function& f_;
  uint32_t count_;
  LocalValues local_;
  bool local_known_ = false;
  std::optional<Shapes> shapes_;
  ir::Builder b_;
  std::vector<BlockId> holder_;      // by InstrId
  std::vector<uint32_t> position_;   // by InstrId
  std::vector<Tile> tiles_;          // by VarId
  std::vector<InstrId> barriers_;
  bool calls_ = false;
  BlockId meeting_block_;
  std::unordered_map<uint32_t, Lanes> at_store_, arrived_;  // by InstrId: of stores, of constructs
};

}  // namespace

bool forward_tiles(Module& module) {
  if (module.observed) return false;
  Function& f = module.functions[module.full ? module.full : module.entry];
  bool any = false;
  while (Forwarder(module, f).run()) any = true;  // each time there is one tile less
  return any;
}

}  // namespace tesela::pass
