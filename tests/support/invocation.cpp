// SPDX-License-Identifier: Apache-2.0
#include "support/invocation.h"

#include <algorithm>
#include <cstring>

#include "support/interpret.h"

namespace tesela::test {

using core::Op;
using core::Scalar;
using ir::InstrId;
using ir::Instruction;
using ir::Space;
using ir::ValueId;
using ir::VarId;

Invocation::Invocation(World& world, uint32_t local_index) : world_(world), local_index_(local_index) {
  Activation main;
  main.function = &world.module->functions[world.module->entry];
  main.values.resize(main.function->values.size());
  main.pointers.resize(main.function->values.size());
  activations_.push_back(std::move(main));
  frames_.push_back({f().body, {}, 0, 0, 0});
}

void Invocation::fail(const std::string& what) {
  if (state_ == State::Failed) return;
  state_ = State::Failed;
  error_ = "invocation " + std::to_string(local_index_) + " of workgroup " + std::to_string(world_.workgroup_id[0]) + "," + std::to_string(world_.workgroup_id[1]) + "," +
           std::to_string(world_.workgroup_id[2]) + ": " + what;
}

void Invocation::run() {
  while (state_ == State::Running) step();
}

void Invocation::step() {
  if (world_.budget == 0) return fail("the budget of instructions is used up");
  --world_.budget;
  Frame& frame = frames_.back();
  const auto& instrs = f().blocks[frame.block].instrs;
  if (frame.next >= instrs.size()) return fail("ran past the end of a block");
  const InstrId id = instrs[frame.next++];
  const Instruction& instr = f().instrs[id];
  if (core::has(instr.op, core::kBarrier | core::kSubgroup)) {
    state_ = State::Waiting;
    waiting_at_ = &instr;
  } else if (instr.op == Op::Call) {
    call(instr);
  } else if (core::has(instr.op, core::kControl)) {
    construct(id, instr);
  } else if (instr.op == Op::Return) {
    return_(instr);
  } else if (core::has(instr.op, core::kExit)) {
    leave(instr);
  } else {
    execute(instr);
  }
}

std::vector<uint64_t> Invocation::position() const {
  std::vector<uint64_t> out;
  for (const Frame& frame : frames_) {
    out.push_back(frame.iteration);
    out.push_back(frame.which);
    out.push_back(frame.next);
  }
  return out;
}

std::vector<uint32_t> Invocation::operands() const {
  std::vector<uint32_t> out;
  for (ValueId v : waiting_at_->operands) out.push_back(value(v));
  return out;
}

/// Bytes of each scalar that an instruction loads or stores.
static uint32_t width_of(const Instruction& instr) {
  if (instr.op == Op::LoadBytes || instr.op == Op::StoreBytes) return instr.imm;
  return instr.type == Scalar::F16 ? 2 : 4;
}

std::vector<uint32_t> Invocation::load_for(const Instruction& instr) {
  std::vector<uint32_t> out;
  memory(instr.operands[0], width_of(instr), static_cast<uint32_t>(instr.results.size()), [&](uint32_t& bits) { out.push_back(bits); });
  out.resize(instr.results.size(), 0);
  return out;
}

void Invocation::resume(const std::vector<uint32_t>& results) {
  set_results(*waiting_at_, results);
  waiting_at_ = nullptr;
  state_ = State::Running;
}

void Invocation::set_results(const Instruction& instr, const std::vector<uint32_t>& results) {
  for (size_t i = 0; i < instr.results.size(); ++i) top().values[instr.results[i].index] = i < results.size() ? results[i] : 0;
}

uint32_t Invocation::input(const Instruction& instr) const {
  const ir::Module& m = *world_.module;
  const uint32_t* size = m.workgroup_size;
  const uint32_t local[3] = {local_index_ % size[0], local_index_ / size[0] % size[1], local_index_ / size[0] / size[1]};
  if (instr.op == Op::LocalId) return local[instr.imm];
  if (instr.op == Op::WorkgroupId) return world_.workgroup_id[instr.imm];
  if (instr.op == Op::NumWorkgroups) return world_.num_workgroups[instr.imm];
  if (instr.op == Op::Lane) return local_index_ % m.subgroup_size;
  if (instr.op == Op::SubgroupId) return local_index_ / m.subgroup_size;
  if (instr.op == Op::BufferSize) return static_cast<uint32_t>((*world_.buffers)[m.vars[VarId(instr.imm)].binding].size());
  return local_index_;
}

void Invocation::execute(const Instruction& instr) {
  if (instr.type == Scalar::Ptr && !instr.results.empty()) return pointer(instr);
  if (core::has(instr.op, core::kInput)) return set_results(instr, {input(instr)});
  if (instr.op == Op::Load || instr.op == Op::LoadBytes) return load(instr);
  if (instr.op == Op::Store || instr.op == Op::StoreBytes) return store(instr);
  if (core::has(instr.op, core::kAtomic)) return atomic(instr);
  if (instr.op == Op::ClearVar) {
    const VarId var(instr.imm);
    Pointer p;
    p.root = var;
    p.activation = static_cast<uint32_t>(activations_.size() - 1);
    std::fill(slots_of(p).begin(), slots_of(p).end(), 0u);
    return;
  }
  if (!core::has(instr.op, core::kElementwise)) return fail("cannot execute " + std::string(core::op_info(instr.op).name));
  std::vector<uint32_t> in, out;
  for (ValueId v : instr.operands) in.push_back(value(v));
  interpret_op(instr, instr.operands.empty() ? instr.type : f().values[instr.operands[0]].type, in, out);
  set_results(instr, out);
}

// --- memory

void Invocation::pointer(const Instruction& instr) {
  Pointer p;
  if (instr.op == Op::AddressOf) {
    p.root = VarId(instr.imm);
    p.activation = static_cast<uint32_t>(activations_.size() - 1);
  } else {
    p = top().pointers[instr.operands[0].index];
    uint32_t extent = instr.extent;
    if (instr.op == Op::MemberPtr) {
      p.offset += instr.imm;
    } else {
      if (extent == 0) extent = value(instr.operands[2]);
      const uint32_t index = value(instr.operands[1]);
      if (p.valid && index >= extent && !instr.checked) return fail("index " + std::to_string(index) + " of " + std::to_string(extent) + " was said to be in range");
      p.valid = p.valid && index < extent;
      p.offset += uint64_t{index} * instr.stride;
    }
  }
  top().pointers[instr.results[0].index] = p;
}

std::vector<uint32_t>& Invocation::slots_of(const Pointer& p) {
  const ir::Var& var = world_.module->vars[p.root];
  auto& owner = var.space == Space::Private ? private_ : activations_[p.activation].slots;
  auto& slots = owner[p.root.index];
  if (slots.empty()) slots.resize((var.size + 3) / 4);
  return slots;
}

template <class Access>
bool Invocation::memory(ValueId ptr, uint32_t bytes, uint32_t n, Access access) {
  const Pointer p = top().pointers[ptr.index];
  if (!p.valid) return false;
  const ir::Var& var = world_.module->vars[p.root];
  if (var.space == Space::Function || var.space == Space::Private) {
    auto& slots = slots_of(p);
    if (p.offset % 4 != 0 || p.offset / 4 + n > slots.size()) return fail("an access past the end of a variable"), false;
    for (uint32_t i = 0; i < n; ++i) access(slots[p.offset / 4 + i]);
    return true;
  }
  const bool buffer = var.space == Space::Uniform || var.space == Space::Storage || var.space == Space::Texture;
  const std::vector<uint8_t>& constant = var.data;
  std::vector<uint8_t>& bytes_of = buffer ? (*world_.buffers)[var.binding] : world_.workgroup[p.root.index];
  const size_t size = var.space == Space::Constant ? constant.size() : bytes_of.size();
  if (p.offset + uint64_t{n} * bytes > size) return fail("an access past the end of '" + var.name + "'"), false;
  for (uint32_t i = 0; i < n; ++i) {
    uint32_t bits = 0;
    const size_t at = p.offset + size_t{i} * bytes;
    std::memcpy(&bits, (var.space == Space::Constant ? constant.data() : bytes_of.data()) + at, bytes);
    const uint32_t before = bits;
    access(bits);
    if (bits != before && var.space != Space::Constant) std::memcpy(bytes_of.data() + at, &bits, bytes);
  }
  return true;
}

void Invocation::load(const Instruction& instr) {
  std::vector<uint32_t> out = load_for(instr);
  if (instr.type == Scalar::Bool)
    for (uint32_t& bits : out) bits = bits != 0 ? 1 : 0;
  set_results(instr, out);
}

void Invocation::store(const Instruction& instr) {
  size_t i = 1;
  memory(instr.operands[0], width_of(instr), static_cast<uint32_t>(instr.operands.size() - 1), [&](uint32_t& bits) { bits = value(instr.operands[i++]); });
}

void Invocation::atomic(const Instruction& instr) {
  const bool s = instr.type == Scalar::I32;
  const uint32_t v = instr.operands.size() > 1 ? value(instr.operands[1]) : 0;
  const auto less = [s](uint32_t a, uint32_t b) { return s ? static_cast<int32_t>(a) < static_cast<int32_t>(b) : a < b; };
  uint32_t old = 0;
  memory(instr.operands[0], 4, 1, [&](uint32_t& bits) {
    old = bits;
    if (instr.op == Op::AtomicStore || instr.op == Op::AtomicExchange) bits = v;
    if (instr.op == Op::AtomicAdd) bits += v;
    if (instr.op == Op::AtomicSub) bits -= v;
    if (instr.op == Op::AtomicMin) bits = less(v, bits) ? v : bits;
    if (instr.op == Op::AtomicMax) bits = less(bits, v) ? v : bits;
    if (instr.op == Op::AtomicAnd) bits &= v;
    if (instr.op == Op::AtomicOr) bits |= v;
    if (instr.op == Op::AtomicXor) bits ^= v;
    if (instr.op == Op::AtomicCompareExchange && bits == v) bits = value(instr.operands[2]);
  });
  set_results(instr, {old});
}

// --- control

void Invocation::enter(InstrId construct, uint32_t which, const std::vector<uint32_t>& params, uint64_t iteration) {
  const ir::BlockId block = f().instrs[construct].blocks[which];
  const auto& names = f().blocks[block].params;
  for (size_t i = 0; i < names.size(); ++i) top().values[names[i].index] = params[i];
  frames_.push_back({block, construct, which, 0, iteration});
}

void Invocation::construct(InstrId id, const Instruction& instr) {
  std::vector<uint32_t> in;
  for (ValueId v : instr.operands) in.push_back(value(v));
  if (instr.op == Op::If) return enter(id, in[0] != 0 ? 0 : 1, {}, 0);
  if (instr.op == Op::Loop) return enter(id, 0, in, 0);
  if (instr.op == Op::Scope) return enter(id, 0, {}, 0);
  uint32_t which = instr.imm;
  for (const ir::SwitchCase& c : instr.cases)
    if (c.value == in[0]) which = c.block;
  enter(id, which, {}, 0);
}

void Invocation::leave(const Instruction& exit) {
  std::vector<uint32_t> out;
  for (ValueId v : exit.operands) out.push_back(value(v));
  while (frames_.back().construct != exit.target) frames_.pop_back();
  const uint64_t iteration = frames_.back().iteration;
  frames_.pop_back();
  if (exit.op == Op::Exit) return set_results(f().instrs[exit.target], out);
  enter(exit.target, exit.op == Op::Continue ? 1 : 0, out, exit.op == Op::Continue ? iteration : iteration + 1);
}

void Invocation::call(const Instruction& instr) {
  const ir::Function& callee = world_.module->functions[ir::FuncId(instr.imm)];
  Activation made;
  made.function = &callee;
  made.values.resize(callee.values.size());
  made.pointers.resize(callee.values.size());
  made.frames_before = frames_.size();
  for (size_t i = 0; i < instr.operands.size(); ++i) {
    const uint32_t to = callee.params[i].value.index;
    made.values[to] = value(instr.operands[i]);
    made.pointers[to] = top().pointers[instr.operands[i].index];
  }
  activations_.push_back(std::move(made));
  frames_.push_back({callee.body, {}, 0, 0, 0});
}

void Invocation::return_(const Instruction& instr) {
  std::vector<uint32_t> out;
  for (ValueId v : instr.operands) out.push_back(value(v));
  if (activations_.size() == 1) {
    state_ = State::Done;
    return;
  }
  frames_.resize(top().frames_before);
  activations_.pop_back();
  const Frame& caller = frames_.back();
  set_results(f().instrs[f().blocks[caller.block].instrs[caller.next - 1]], out);
}

}  // namespace tesela::test
