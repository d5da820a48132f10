// SPDX-License-Identifier: Apache-2.0
// Accesses to neighbouring words, each an instruction of its own: `a[i * 16 + 0]`, `a[i * 16 + 1]`, ..., or the members of a structure. Together they cover
// what lanes have side by side, which whole vectors and a transposition move in a fraction of the time of a gather for each.
//
// Loads are made at the first of them, stores at the last; nothing stands between that could tell: no store to (for stores: no other access of) the same
// variable, no rendezvous, no construct. Where some lane is off or some index invalid, each access is made by itself.
#include "cpu/codegen.h"

#include <algorithm>
#include <bit>

#include "ir/walk.h"

namespace tesela::cpu {

using core::has;

namespace {

constexpr uint32_t kMaxStep = 16;       // words from lane to lane
constexpr uint32_t kMinStepOfWorkgroup = 5;  // up to 4: aligned windows, which stores forward to (emit_window.cpp)
constexpr uint32_t kMaxDense = 8;       // with more, half of the words must be asked for

/// Where an access begins: `base[index + constant]`, plus bytes.
struct Start {
  ValueId base, index;
  ir::InstrId element;
  int64_t bytes = 0;
};

/// The constant that an index adds to another value; that value.
ValueId without_constant(const ir::Function& f, const pass::Shapes& shapes, ValueId index, int64_t& constant) {
  if (!f.values[index].def) return index;
  const ir::Instruction& in = f.def(index);
  if (in.op != Op::Add && in.op != Op::Or) return index;
  for (int side = 0; side < 2; ++side) {
    const uint32_t* c = f.constant(in.operands[side]);
    const ValueId other = in.operands[1 - side];
    if (!c || (in.op == Op::Or && (*c >> shapes.of(other).align) != 0)) continue;
    constant = static_cast<int32_t>(*c);
    return other;
  }
  return index;
}

bool place_of(const ir::Function& f, const pass::Shapes& shapes, ValueId pointer, Start& out) {
  for (;;) {
    if (!f.values[pointer].def) return false;
    const ir::Instruction& in = f.def(pointer);
    if (in.op == Op::MemberPtr) {
      out.bytes += in.imm;
    } else if (in.op == Op::ElementPtr) {
      const uint32_t* known = f.constant(in.operands[1]);
      if (known && in.checked) return false;
      if (!known) {
        int64_t constant = 0;
        out.index = without_constant(f, shapes, in.operands[1], constant);
        out.bytes += constant * in.stride;
        out.base = in.operands[0];
        out.element = f.values[pointer].def;
        return true;
      }
      out.bytes += int64_t{*known} * in.stride;
    } else {
      return false;
    }
    pointer = in.operands[0];
  }
}

}  // namespace

/// Finds the groups of one block.
void Body::find_access_groups(ir::BlockId block_id) {
  struct Open {
    Start start;
    AccessGroup group;
  };
  std::vector<Open> open;
  const auto close_if = [&](auto test) {
    for (size_t i = 0; i < open.size();) {
      if (!test(open[i])) {
        ++i;
        continue;
      }
      add_access_group(std::move(open[i].group));
      open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
    }
  };
  for (ir::InstrId id : f.blocks[block_id].instrs) {
    const ir::Instruction& in = f.instrs[id];
    const bool load = in.op == Op::Load, store = in.op == Op::Store;
    if (!load && !store) {
      const bool passes = has(in.op, core::kPure) || has(in.op, core::kElementwise) || has(in.op, core::kInput);
      if (!passes) close_if([](const Open&) { return true; });
      continue;
    }
    const ir::VarId root = ir::root_of(f, in.operands[0]);
    Start start;
    const auto words = static_cast<uint32_t>(load ? in.results.size() : in.operands.size() - 1);
    const bool fits = groups_with_others(in) && place_of(f, shapes_, in.operands[0], start);
    const ir::Instruction* element = fits ? &f.instrs[start.element] : nullptr;
    const auto belongs = [&](const Open& o) {
      if (!element || o.group.store != store || !(o.start.base == start.base) || !(o.start.index == start.index)) return false;
      const ir::Instruction &first = f.instrs[o.group.members.front().instr], &other = f.instrs[o.start.element];
      return first.type == in.type && other.stride == element->stride && other.extent == element->extent && (element->extent != 0 || other.operands[2] == element->operands[2]);
    };
    close_if([&](const Open& o) {
      if (o.group.root != root || (load && !o.group.store)) return false;
      return !(store && o.group.store && belongs(o));
    });
    if (!element) continue;
    const pass::Shape& shape = shapes_.of(start.index);
    const uint32_t least = gen.ir.vars[root].space == ir::Space::Workgroup ? kMinStepOfWorkgroup : 2;
    const uint64_t step = uint64_t{shape.stride} * element->stride / 4;
    if (shape.kind != pass::ShapeKind::Linear || element->stride % 4 != 0 || start.bytes % 4 != 0 || step < least || step > kMaxStep || step * gen.lanes > 256) continue;
    const int64_t at = start.bytes / 4;
    const auto found = std::find_if(open.begin(), open.end(), belongs);
    if (found == open.end()) {
      AccessGroup group{.store = store, .root = root, .step = static_cast<uint32_t>(step), .low = at, .high = at + words, .members = {{id, at, words}}};
      open.push_back({start, std::move(group)});
      continue;
    }
    AccessGroup& group = found->group;
    const int64_t low = std::min(group.low, at), high = std::max(group.high, at + words);
    const bool apart = std::all_of(group.members.begin(), group.members.end(), [&](const AccessGroup::Member& m) { return at + words <= m.at || m.at + m.words <= at; });
    if (high - low > group.step || !apart) {
      if (store) close_if(belongs);  // two stores to one place keep their order
      continue;
    }
    group.low = low;
    group.high = high;
    group.members.push_back({id, at, words});
  }
  close_if([](const Open&) { return true; });
}

/// Whether this is an access of 32-bit words in memory with WGSL's layout, under no observation.
bool Body::groups_with_others(const ir::Instruction& in) const {
  const ir::Space space = gen.ir.vars[ir::root_of(f, in.operands[0])].space;
  return !gen.ir.observed && (space == ir::Space::Storage || space == ir::Space::Workgroup) && in.type != Scalar::F16 && in.type != Scalar::Bool;
}

void Body::add_access_group(AccessGroup group) {
  uint32_t covered = 0;
  for (const AccessGroup::Member& m : group.members) covered += m.words;
  if (group.members.size() < 2 || (group.step > kMaxDense && covered * 2 < group.step)) return;
  for (const AccessGroup::Member& m : group.members) group_of_[m.instr.index] = static_cast<uint32_t>(groups_of_accesses_.size());
  groups_of_accesses_.push_back(std::move(group));
}

/// True if the access was made with its neighbours, or is going to be.
bool Body::emit_in_group(ir::InstrId id) {
  const auto found = group_of_.find(id.index);
  if (found == group_of_.end()) return false;
  AccessGroup& group = groups_of_accesses_[found->second];
  const bool first = group.members.front().instr == id, last = group.members.back().instr == id;
  if (first) {
    const Pointer& p = pointer(f.instrs[id].operands[0]);
    group.apart = p.offset.kind != Val::Kind::Linear || p.lanes_ok || p.unit != 4;
  }
  if (group.apart) return false;
  if (!group.store && first) load_together(group);
  if (group.store && last) store_together(group);
  return true;
}

/// Makes the pointer of a later access, of values that are there already.
void Body::emit_pointer_early(ValueId v) {
  const ir::Instruction& in = f.def(v);
  if (in.op == Op::AddressOf) return;
  emit_pointer_early(in.operands[0]);
  if (in.op == Op::ElementPtr && f.values[in.operands[1]].def && !f.constant(in.operands[1])) {
    int64_t constant = 0;
    if (!(without_constant(f, shapes_, in.operands[1], constant) == in.operands[1])) emit_instruction(f.values[in.operands[1]].def);
  }
  emit_instruction(f.values[v].def);
}

/// A scalar that says whether all lanes of all members are valid; null: they are.
llvm::Value* Body::check_together(const AccessGroup& group) {
  llvm::Value* ok = nullptr;
  for (const AccessGroup::Member& m : group.members) {  // those between the first word and the last are valid with them
    if (m.at != group.low && m.at + m.words != group.high) continue;
    if (llvm::Value* check = scalar_check(pointer(f.instrs[m.instr].operands[0]))) ok = ok ? b.CreateAnd(ok, check) : check;
  }
  if (mask_) ok = ok ? b.CreateAnd(ok, all(mask_)) : all(mask_);
  return ok;
}

/// Address of the lowest word of lane 0.
llvm::Value* Body::start_of(const AccessGroup& group) {
  const auto lowest = std::find_if(group.members.begin(), group.members.end(), [&](const AccessGroup::Member& m) { return m.at == group.low; });
  const Pointer& p = pointer(f.instrs[lowest->instr].operands[0]);
  return address(base_of(p), p, p.offset.v, 0);
}

void Body::load_together(const AccessGroup& group) {
  for (const AccessGroup::Member& m : group.members) emit_pointer_early(f.instrs[m.instr].operands[0]);
  const Pointer& any = pointer(f.instrs[group.members.front().instr].operands[0]);
  const Scalar type = f.instrs[group.members.front().instr].type;
  llvm::Type* element = memory_type(type, false);
  llvm::SmallVector<llvm::Value*, 4> fast, slow;
  llvm::Value* check = check_together(group);
  llvm::Value* start = start_of(group);
  const auto together = [&] {
    const auto width = static_cast<uint32_t>(group.high - group.low);
    llvm::SmallVector<llvm::Value*, 16> words;
    if (std::has_single_bit(group.step)) {
      llvm::SmallVector<llvm::Value*, 16> chunks;
      const uint32_t needed = (gen.lanes - 1) * group.step + width;
      for (uint32_t c = 0; c * gen.lanes < needed; ++c) chunks.push_back(load_chunk(start, element, 4, c, needed, any));
      words.resize(group.step);
      take_apart(chunks, 0, 1, words);
    } else {
      deinterleave(start, element, 4, group.step, any, words, width);
    }
    for (const AccessGroup::Member& m : group.members)
      for (uint32_t i = 0; i < m.words; ++i) fast.push_back(words[static_cast<size_t>(m.at - group.low + i)]);
  };
  const auto by_itself = [&] {
    for (const AccessGroup::Member& m : group.members) {
      const Pointer& p = pointer(f.instrs[m.instr].operands[0]);
      llvm::Value* mask = mask_value(mask_and(mask_, lane_check(p)));
      for (uint32_t i = 0; i < m.words; ++i) slow.push_back(gather(p, element, i * 4, mask));
    }
  };
  if (check) choose(check, together, by_itself, fast, slow);
  else together();
  size_t next = 0;
  for (const AccessGroup::Member& m : group.members)
    for (ValueId r : f.instrs[m.instr].results) set(r, varying(from_memory(fast[next++], type, false)));
}

void Body::store_together(const AccessGroup& group) {
  const Pointer& any = pointer(f.instrs[group.members.front().instr].operands[0]);
  const Scalar type = f.instrs[group.members.front().instr].type;
  llvm::Type* element = memory_type(type, false);
  const auto together = [&] {
    llvm::SmallVector<llvm::Value*, 16> words(group.step, llvm::PoisonValue::get(gen.vector_of(element)));
    llvm::SmallVector<bool, 16> given(group.step, false);
    for (const AccessGroup::Member& m : group.members)
      for (uint32_t i = 0; i < m.words; ++i) {
        const auto at = static_cast<size_t>(m.at - group.low + i);
        words[at] = to_memory(vector(f.instrs[m.instr].operands[i + 1]), type, false);
        given[at] = true;
      }
    llvm::Value* start = start_of(group);
    const llvm::SmallVector<llvm::Value*, 16> chunks = put_together(words);
    for (uint32_t c = 0; c < group.step; ++c) {
      llvm::SmallVector<llvm::Constant*> filled;
      for (uint32_t i = 0; i < gen.lanes; ++i) filled.push_back(b.getInt1(given[(c * gen.lanes + i) % group.step]));
      llvm::Value* at = b.CreateConstGEP1_64(element, start, uint64_t{c} * gen.lanes);
      const bool whole = std::all_of(given.begin(), given.end(), [](bool v) { return v; });
      if (whole) tag(b.CreateAlignedStore(chunks[c], at, llvm::Align(4)), any);
      else tag(b.CreateMaskedStore(chunks[c], at, llvm::Align(4), llvm::ConstantVector::get(filled)), any);
    }
  };
  const auto by_itself = [&] {
    for (const AccessGroup::Member& m : group.members) store_scatter(f.instrs[m.instr], pointer(f.instrs[m.instr].operands[0]));
  };
  llvm::SmallVector<llvm::Value*, 1> none, neither;
  if (llvm::Value* check = check_together(group)) choose(check, together, by_itself, none, neither);
  else together();
}

/// Word j of each lane out of chunks in which lanes lie one after the other: even and odd words, and so on.
void Body::take_apart(llvm::ArrayRef<llvm::Value*> chunks, uint32_t word, uint32_t stride, llvm::MutableArrayRef<llvm::Value*> words) {
  if (stride == words.size()) {
    words[word] = chunks[0];
    return;
  }
  for (uint32_t odd = 0; odd < 2; ++odd) {
    llvm::SmallVector<int> pick;
    for (uint32_t l = 0; l < gen.lanes; ++l) pick.push_back(static_cast<int>(2 * l + odd));
    llvm::SmallVector<llvm::Value*, 8> half;
    for (size_t i = 0; i < chunks.size(); i += 2) half.push_back(b.CreateShuffleVector(chunks[i], i + 1 < chunks.size() ? chunks[i + 1] : llvm::PoisonValue::get(chunks[i]->getType()), pick));
    take_apart(half, word + odd * stride, stride * 2, words);
  }
}

/// The other way round: chunks in which lanes lie one after the other, of one vector for each word.
llvm::SmallVector<llvm::Value*, 16> Body::put_together(llvm::ArrayRef<llvm::Value*> words) {
  const auto n = static_cast<uint32_t>(words.size());
  const uint32_t lanes = gen.lanes;
  llvm::SmallVector<llvm::Value*, 16> chunks(words.begin(), words.end());
  if (!std::has_single_bit(n)) {
    for (uint32_t c = 0; c < n; ++c) {
      llvm::Value* v = words[0];
      for (uint32_t j = 1; j < n; ++j) {
        llvm::SmallVector<int> pick;
        for (uint32_t i = 0; i < lanes; ++i) {
          const uint32_t e = c * lanes + i, lane = e / n;
          pick.push_back(static_cast<int>(e % n == j ? lanes + lane : j == 1 ? lane : i));
        }
        v = b.CreateShuffleVector(v, words[j], pick);
      }
      chunks[c] = v;
    }
    return chunks;
  }
  // Words j and j + n/2 become neighbours, then pairs of them, ...
  for (uint32_t size = 1; size < n; size *= 2) {
    const uint32_t lists = n / size;  // of `size` vectors each; list j starts at j * size and holds words j, j + lists, ... interleaved
    llvm::SmallVector<llvm::Value*, 16> merged;
    for (uint32_t j = 0; j < lists / 2; ++j)
      for (uint32_t i = 0; i < size; ++i)
        for (uint32_t high = 0; high < 2; ++high) {
          llvm::SmallVector<int> pick;
          for (uint32_t l = 0; l < lanes; ++l) pick.push_back(static_cast<int>(l / 2 + high * (lanes / 2) + (l % 2) * lanes));
          merged.push_back(b.CreateShuffleVector(chunks[j * size + i], chunks[(j + lists / 2) * size + i], pick));
        }
    chunks = std::move(merged);
  }
  return chunks;
}

}  // namespace tesela::cpu
