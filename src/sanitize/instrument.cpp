// SPDX-License-Identifier: Apache-2.0
// Accesses, indices, conditions and barriers. What arithmetic is watched for stands in watch_arithmetic.cpp.
#include "sanitize/instrument.h"

#include <algorithm>
#include <bit>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "base/check.h"
#include "core/texel_format.h"
#include "ir/builder.h"
#include "ir/walk.h"
#include "sanitize/access_path.h"
#include "sanitize/permute.h"
#include "sanitize/watch_arithmetic.h"
#include "sanitize/watch_subgroups.h"

namespace tesela::sanitize {
namespace {

using core::Op;
using core::Scalar;
using ir::BlockId;
using ir::InstrId;
using ir::ValueId;

class Instrumenter {
 public:
  Instrumenter(ir::Module& module, ir::FuncId id, const Checks& checks, Run run, const core::TypeStore& types, const base::SymbolTable& symbols, Program& program)
      : m_(module), f_(module.functions[id]), b_(f_), checks_(checks), run_(run), types_(types), symbols_(symbols), program_(program) {}

  void run() {
    find_barriers();
    if (checks_.subgroup || checks_.index) find_users();
    std::vector<BlockId> blocks;
    ir::for_each_block(f_, f_.body, [&](BlockId block) { blocks.push_back(block); });
    for (BlockId block : blocks) rebuild(block);
  }

 private:
  /// Which constructs hold a barrier, and the numbers of such loops.
  void find_barriers() {
    holds_.assign(f_.instrs.size(), false);
    holder_.assign(f_.blocks.size(), {});
    ir::for_each_block(f_, f_.body, [&](BlockId block) {
      for (InstrId id : f_.blocks[block].instrs) {
        if (!core::has(f_.instrs[id].op, core::kBarrier)) continue;
        for (InstrId c = f_.blocks[block].parent; c && !holds_[c.index]; c = parent_of(c)) holds_[c.index] = true;
      }
      for (InstrId id : f_.blocks[block].instrs)
        for (BlockId inner : f_.instrs[id].blocks) holder_[inner.index] = block;
    });
  }

  InstrId parent_of(InstrId construct) const { return f_.blocks[holder_[f_.instrs[construct].blocks[0].index]].parent; }

  /// The block's instructions again, with observations between them.
  void rebuild(BlockId block) {
    const std::vector<InstrId> instrs = std::move(f_.blocks[block].instrs);
    f_.blocks[block].instrs.clear();
    b_.set_block(block);
    told_.clear();
    told_levels_.clear();
    const InstrId around = f_.blocks[block].parent;
    const bool is_body = around && f_.instrs[around].op == Op::Loop && f_.instrs[around].blocks[0] == block;
    const size_t poll = is_body ? poll_place(around, instrs) : instrs.size();
    for (size_t i = 0; i < instrs.size(); ++i) {
      const InstrId id = instrs[i];
      if (i == poll) stuck(around, id);
      b_.set_loc(f_.instrs[id].loc);
      before(id, block);
      f_.blocks[block].instrs.push_back(id);
      after(id);
    }
  }

  void before(InstrId id, BlockId block) {
    const ir::Instruction in = f_.instrs[id];
    if (in.op == Op::Call) {
      for (ValueId v : in.operands)
        if (f_.values[v].type == Scalar::Ptr) indices(v, false, in.loc);
      return;
    }
    if (in.op == Op::If || in.op == Op::Switch) return condition(in, id);
    if (core::has(in.op, core::kExit)) return leave(in, block);
    if (core::has(in.op, core::kBarrier)) barrier(in, block);
    if (in.op == Op::Report) return number_watch(id);
    if (in.op == Op::Select) return choose(id);
    if (checks_.subgroup && core::has(in.op, core::kSubgroup)) return watch_subgroup_operation(f_, b_, id, m_.subgroup_size, is_guarded(in, block), run_ == Run::Detect, program_);
    if (!core::has(in.op, core::kReads | core::kWrites) || in.operands.empty() || f_.values[in.operands[0]].type != Scalar::Ptr) return;
    if (is_load(in.op) && checks_.index) load_indices(in, block);
    else indices(in.operands[0], core::has(in.op, core::kWrites), in.loc);
    if (in.op == Op::UniformLoad) return;  // in an epoch of its own
    if (is_load(in.op) && run_ == Run::Record) return;  // told when the values are known
    access(in);
  }

  void after(InstrId id) {
    const ir::Instruction in = f_.instrs[id];
    if (is_load(in.op) && run_ == Run::Record) access(in);
    if (checks_.arith || checks_.overflow) watch_arithmetic(f_, b_, id, checks_, run_ == Run::Detect, program_);
  }

  /// Whether the result is used only where some lanes may be left out: as what a select chooses from, or in an inner block.
  bool is_guarded(const ir::Instruction& in, BlockId block) {
    for (ValueId r : in.results)
      for (const auto& [user, where] : users_[r.index]) {
        const ir::Instruction& u = f_.instrs[user];
        const bool chosen = u.op == Op::Select && u.operands[0] != r;
        if (!chosen && where == block) return false;
      }
    return true;
  }

  void find_users() {
    users_.resize(f_.values.size());
    ir::for_each_block(f_, f_.body, [&](BlockId block) {
      for (InstrId id : f_.blocks[block].instrs)
        for (ValueId v : f_.instrs[id].operands) users_[v.index].push_back({id, block});
    });
  }

  static bool is_load(Op op) { return op == Op::Load || op == Op::LoadBytes; }

  bool is_shared(ir::VarId root) const {
    const ir::Var& var = m_.vars[root];
    return var.space == ir::Space::Workgroup || ((var.space == ir::Space::Storage || var.space == ir::Space::Texture) && !var.read_only);
  }

  /// What a probe reads is not the program's.
  bool in_probe(const ir::Loc& loc) const {
    for (const diag::Span& probe : m_.probes)
      if (probe.begin <= loc.span.begin && loc.span.end <= probe.end) return true;
    return false;
  }

  void access(const ir::Instruction& in) {
    if (in_probe(in.loc)) return;
    const ValueId ptr = in.operands[0];
    const ir::VarId root = ir::root_of(f_, ptr);
    const bool atomic = core::has(in.op, core::kAtomic);
    const bool in_group = m_.vars[root].space == ir::Space::Workgroup;
    if (!is_shared(root) || !(checks_.race || checks_.order || checks_.mapping || (checks_.grid && !in_group))) return;
    if (atomic && !checks_.order && !(checks_.grid && !in_group)) return;
    Site site;
    site.kind = atomic ? Site::Kind::Atomic : is_load(in.op) ? Site::Kind::Read : Site::Kind::Write;
    site.loc = in.loc;
    site.var = root;
    site.type = in.type;
    site.op = in.op;
    site.scalars = atomic ? 1 : static_cast<uint32_t>(is_load(in.op) ? in.results.size() : in.operands.size() - 1);
    site.scalar_bytes = in.op == Op::LoadBytes || in.op == Op::StoreBytes ? in.imm : in.type == Scalar::F16 ? 2 : 4;
    if (!atomic) {
      const VectorPart part = vector_part(m_, f_, ptr, site.scalars, types_);
      site.vector_scalars = part.components;
      site.vector_first = part.first;
    }
    std::vector<ValueId> operands{ptr};
    if (run_ == Run::Record && !atomic) {
      if (is_load(in.op)) operands.insert(operands.end(), in.results.begin(), in.results.end());
      else operands.insert(operands.end(), in.operands.begin() + 1, in.operands.end());
    }
    const bool in_words = site.kind != Site::Kind::Atomic && in_group && site.scalar_bytes == 4 && site.vector_scalars == 0;
    const uint32_t scalars = site.scalars, writes = site.kind == Site::Kind::Write;
    append(Op::Observe, std::move(site), operands);
    if (!in_words) return;
    f_.instrs[b_.last()].extent = scalars;
    f_.instrs[b_.last()].stride = writes;
  }

  /// Each run-time index on the way to `ptr` that may be out of range, once in a block.
  void indices(ValueId ptr, bool writes, const ir::Loc& loc) {
    tell_indices(elements_of(ptr, loc), writes, loc, {}, false);
  }

  std::vector<ValueId> elements_of(ValueId ptr, const ir::Loc& loc) {
    std::vector<ValueId> elements;
    if (!checks_.index || in_probe(loc)) return elements;
    for (ValueId v = ptr; f_.values[v].def && f_.def(v).op != Op::AddressOf; v = f_.def(v).operands[0]) {
      if (f_.def(v).op != Op::ElementPtr || !f_.def(v).checked || !told_.insert(v.index).second) continue;
      const ir::Instruction& element = f_.def(v);
      const uint32_t* known = f_.constant(element.operands[1]);
      if (known != nullptr && element.extent != 0 && *known < element.extent) continue;
      // Each word of a level is read by itself.
      const bool of_level = texture_place(m_, f_, v, types_).coordinate == Site::Coordinate::Level;
      if (!of_level || told_levels_.insert({ir::root_of(f_, v).index, element.operands[1].index}).second) elements.push_back(v);
    }
    std::reverse(elements.begin(), elements.end());
    return elements;
  }

  /// Whether this is the size of a level that may not be there. Then it is 0, and the level is what is wrong.
  bool of_some_level(ValueId extent) const {
    if (!f_.values[extent].def || f_.def(extent).op != Op::Load) return false;
    const ValueId ptr = f_.def(extent).operands[0];
    return f_.values[ptr].def && f_.def(ptr).op == Op::ElementPtr && texture_place(m_, f_, ptr, types_).coordinate == Site::Coordinate::Level;
  }

  /// Tells of those that are out of range where `also` (if given) holds.
  void tell_indices(const std::vector<ValueId>& elements, bool writes, const ir::Loc& loc, ValueId also, bool unused) {
    for (ValueId v : elements) {
      const ir::Instruction element = f_.def(v);
      Site site;
      site.kind = Site::Kind::Index;
      site.loc = element.loc.span.begin != element.loc.span.end ? element.loc : loc;
      site.var = ir::root_of(f_, v);
      site.writes = writes;
      site.unused = unused;
      site.by_select = unused && also;
      site.type = f_.values[element.operands[1]].type;
      site.text = indexed_name(m_, f_, v, types_, symbols_);
      if (const TexturePlace place = texture_place(m_, f_, v, types_); place.coordinate != Site::Coordinate::None) {
        site.var = place.texture;
        site.coordinate = place.coordinate;
      }
      if (run_ == Run::Record) {
        program_.sites.push_back(std::move(site));
        continue;
      }
      ValueId index = element.operands[1];
      if (site.coordinate != Site::Coordinate::None && f_.values[index].def && f_.def(index).op == Op::Bitcast) {  // as the program has it
        index = f_.def(index).operands[0];
        site.type = f_.values[index].type;
      }
      const ValueId shown = index;
      if (site.type == Scalar::I32) index = b_.op(Op::Bitcast, Scalar::U32, {index});
      const ValueId extent = element.extent != 0 ? b_.constant_u32(element.extent) : element.operands[2];
      ValueId wrong = b_.compare(Op::Ge, index, extent);
      site.some_level = of_some_level(extent);
      if (site.some_level) wrong = b_.op(Op::And, Scalar::Bool, {wrong, b_.compare(Op::Ne, extent, b_.constant_u32(0))});
      if (also) wrong = b_.op(Op::And, Scalar::Bool, {wrong, also});
      append(Op::Report, std::move(site), {wrong, shown, extent});
    }
  }

  /// What is loaded and then chosen by one select, or not, is told of there.
  void load_indices(const ir::Instruction& in, BlockId block) {
    InstrId chooser;
    bool used = false, chosen_only = true;
    for (ValueId r : in.results)
      for (const auto& [user, where] : users_[r.index]) {
        used = true;
        const ir::Instruction& u = f_.instrs[user];
        chosen_only &= u.op == Op::Select && u.operands[0] != r && where == block && (!chooser || f_.instrs[chooser].operands[0] == u.operands[0]);
        if (!chooser) chooser = user;
      }
    const std::vector<ValueId> elements = elements_of(in.operands[0], in.loc);
    if (elements.empty()) return;
    if (!used || !chosen_only) return tell_indices(elements, false, in.loc, {}, !used);
    const bool if_true = std::find(in.results.begin(), in.results.end(), f_.instrs[chooser].operands[1]) != in.results.end();
    postponed_[chooser.index].push_back({elements, in.loc, if_true});
  }

  void choose(InstrId select) {
    const auto found = postponed_.find(select.index);
    if (found == postponed_.end()) return;
    for (const Postponed& p : found->second) {
      const ValueId condition = f_.instrs[select].operands[0];
      const ValueId other = b_.op(Op::Not, Scalar::Bool, {condition});
      tell_indices(p.elements, false, p.loc, p.if_true ? condition : other, false);
      tell_indices(p.elements, false, p.loc, p.if_true ? other : condition, true);
    }
  }

  /// Where the body of a loop looks at the stop flag: before the first condition that may end the loop, if every iteration comes there; else at once.
  size_t poll_place(InstrId loop, const std::vector<InstrId>& instrs) const {
    for (size_t i = 0; i < instrs.size(); ++i) {
      const ir::Instruction& in = f_.instrs[instrs[i]];
      if (in.op == Op::If && leads_to(instrs[i], Op::Exit, loop)) return i;
      if (!in.blocks.empty() && leads_to(instrs[i], Op::Continue, loop)) break;
    }
    return 0;
  }

  bool leads_to(InstrId construct, Op exit, InstrId target) const {
    bool found = false;
    for (BlockId inner : f_.instrs[construct].blocks)
      ir::for_each_instr(f_, inner, [&](InstrId id) { found |= f_.instrs[id].op == exit && f_.instrs[id].target == target; });
    return found;
  }

  void stuck(InstrId loop, InstrId next) {
    Site site;
    site.kind = Site::Kind::Stuck;
    site.loc = f_.instrs[loop].loc;
    std::vector<ValueId> operands;
    if (f_.instrs[next].op == Op::If) {
      ValueId condition = f_.instrs[next].operands[0];
      while (f_.values[condition].def && f_.def(condition).op == Op::Not) condition = f_.def(condition).operands[0];
      operands = {condition};
      if (f_.values[condition].def) {
        const ir::Instruction& test = f_.def(condition);
        if (test.operands.size() == 2 && core::has(test.op, core::kElementwise)) {
          operands = test.operands;
          site.op = test.op;
        }
      }
      site.type = f_.values[operands[0]].type;
    }
    for (BlockId inner : f_.instrs[loop].blocks)
      ir::for_each_instr(f_, inner, [&](InstrId id) {
        if (!core::has(f_.instrs[id].op, core::kAtomic) || !core::has(f_.instrs[id].op, core::kReads)) return;
        const std::string& name = m_.vars[ir::root_of(f_, f_.instrs[id].operands[0])].name;
        if (site.text.find("'" + name + "'") == std::string::npos) site.text += (site.text.empty() ? "'" : ", '") + name + "'";
      });
    site.scalars = static_cast<uint32_t>(operands.size());
    tell_if(run_ == Run::Detect, Op::Stuck, std::move(site), operands);
  }

  void condition(const ir::Instruction& in, InstrId id) {
    if (!holds_[id.index]) return;
    Site site;
    site.kind = Site::Kind::Condition;
    site.loc = in.loc;
    site.type = f_.values[in.operands[0]].type;
    tell_if(m_.assume_uniform && run_ == Run::Detect, Op::Condition, std::move(site), {in.operands[0]});
  }

  void barrier(const ir::Instruction& in, BlockId block) {
    Site site;
    site.kind = Site::Kind::Barrier;
    site.loc = in.loc;
    site.uniform_load = in.op == Op::UniformLoad;
    site.spaces = site.uniform_load ? static_cast<uint32_t>(core::kWorkgroupMemory) : in.imm;
    for (InstrId c = f_.blocks[block].parent; c; c = parent_of(c))
      if (f_.instrs[c].op == Op::Loop) site.loops.push_back(c.index);
    tell_if(m_.assume_uniform || run_ == Run::Record || checks_.order, Op::Arrive, std::move(site), {});
  }

  /// Before an exit out of loops that hold a barrier.
  void leave(const ir::Instruction& in, BlockId block) {
    if (in.op == Op::Next || in.op == Op::Continue) return;
    Site site;
    site.kind = Site::Kind::Leave;
    site.loc = in.loc;
    for (InstrId c = f_.blocks[block].parent; c; c = parent_of(c)) {
      if (f_.instrs[c].op == Op::Loop && holds_[c.index]) site.loops.push_back(c.index);
      if (in.op == Op::Exit && c == in.target) break;
    }
    if (!site.loops.empty()) tell_if(m_.assume_uniform, Op::Arrive, std::move(site), {});
  }

  void number_watch(InstrId id) {
    const ir::Watch& watch = m_.watches[f_.instrs[id].imm];
    Site site;
    site.loc = f_.instrs[id].loc;
    site.text = watch.text;
    site.label = watch.label;
    site.shown = watch.shown;
    site.writes = watch.writes;
    switch (watch.kind) {
      case ir::Watch::Kind::Index: site.kind = Site::Kind::Index; break;
      case ir::Watch::Kind::Assert: site.kind = Site::Kind::Assert; break;
      case ir::Watch::Kind::Print: site.kind = Site::Kind::Print; break;
    }
    if (f_.instrs[id].operands.size() > 1) site.type = f_.values[f_.instrs[id].operands[1]].type;
    site.scalars = static_cast<uint32_t>(f_.instrs[id].operands.size() - 1);
    f_.instrs[id].imm = static_cast<uint32_t>(program_.sites.size());
    program_.sites.push_back(std::move(site));
  }

  void append(Op op, Site site, const std::vector<ValueId>& operands) {
    if (op == Op::Report) site.scalars = static_cast<uint32_t>(operands.size() - 1);
    b_.append(op, Scalar::None, operands, 0).imm = static_cast<uint32_t>(program_.sites.size());
    program_.sites.push_back(std::move(site));
  }

  /// The site has its number whether or not this run tells of it.
  void tell_if(bool tell, Op op, Site site, const std::vector<ValueId>& operands) {
    if (tell) append(op, std::move(site), operands);
    else program_.sites.push_back(std::move(site));
  }

  ir::Module& m_;
  ir::Function& f_;
  ir::Builder b_;
  const Checks& checks_;
  Run run_;
  const core::TypeStore& types_;
  const base::SymbolTable& symbols_;
  Program& program_;
  std::vector<bool> holds_;              // by construct: holds a barrier
  std::vector<BlockId> holder_;          // by block: the block in which its construct stands
  std::vector<std::vector<std::pair<InstrId, BlockId>>> users_;  // by value, before instrumentation
  struct Postponed {
    std::vector<ValueId> elements;
    ir::Loc loc;
    bool if_true;
  };
  std::unordered_map<uint32_t, std::vector<Postponed>> postponed_;  // by the select that decides whether the value is used
  std::unordered_set<uint32_t> told_;    // element pointers whose index was looked at in this block
  std::set<std::pair<uint32_t, uint32_t>> told_levels_;  // likewise: descriptions of textures and indices of levels
};

}  // namespace

/// The storage textures that may be written.
static std::vector<WrittenTexture> written_textures(const ir::Module& module, const core::TypeStore& types) {
  std::vector<WrittenTexture> out;
  for (uint32_t i = 0; i < module.vars.size(); ++i) {
    const ir::Var& var = module.vars[ir::VarId(i)];
    if (var.space != ir::Space::Texture || var.read_only) continue;
    const core::Type& type = types[var.type];
    WrittenTexture texture;
    texture.var = ir::VarId(i);
    texture.binding = var.binding;
    texture.dimension = core::view_dimension_of(type.texture);
    texture.texel_bytes = core::texel_info(static_cast<core::TexelFormat>(type.texel_format)).bytes;
    const auto words = std::find_if(module.bindings.begin(), module.bindings.end(), [&](const core::KernelBinding& b) { return b.group == core::kDescriptionGroup && b.binding == var.binding; });
    TESELA_CHECK(words != module.bindings.end() && std::has_single_bit(texture.texel_bytes), "no texture that can be written: " + var.name);
    texture.description = static_cast<uint32_t>(words - module.bindings.begin());
    out.push_back(texture);
  }
  return out;
}

Program instrument(ir::Module& module, const Checks& checks, Run run, const core::TypeStore& types, const base::SymbolTable& symbols) {
  Program program;
  program.uses_subgroups = uses_subgroups(module);
  for (uint32_t i = 0; i < module.functions.size(); ++i) Instrumenter(module, ir::FuncId(i), checks, run, types, symbols, program).run();
  module.observed = true;
  program.vars = module.vars;
  program.textures = written_textures(module, types);
  program.call_sites = module.call_sites;
  program.bindings = module.bindings;
  program.subgroup_size = module.subgroup_size;
  for (int i = 0; i < 3; ++i) program.workgroup_size[i] = module.workgroup_size[i];
  return program;
}

}  // namespace tesela::sanitize
