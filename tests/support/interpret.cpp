// SPDX-License-Identifier: Apache-2.0
#include "support/interpret.h"

#include <algorithm>
#include <bit>

#include "base/num.h"
#include "support/invocation.h"

namespace tesela::test {
namespace {

using core::Op;
using core::Scalar;
using ir::Instruction;
using Words = std::vector<uint32_t>;
using State = Invocation::State;

/// The invocations of a subgroup that execute a subgroup op together.
struct Member {
  Invocation* invocation;
  uint32_t lane;
  Words operands;
};

uint32_t combine(Op op, Scalar type, uint32_t a, uint32_t b) {
  Instruction instr;
  instr.op = op;
  instr.type = type;
  Words out;
  interpret_op(instr, type, {a, b}, out);
  return out[0];
}

Op scalar_op(Op op) {
  if (op == Op::SubgroupAdd || op == Op::SubgroupExclusiveAdd || op == Op::SubgroupInclusiveAdd) return Op::Add;
  if (op == Op::SubgroupMul || op == Op::SubgroupExclusiveMul || op == Op::SubgroupInclusiveMul) return Op::Mul;
  if (op == Op::SubgroupMin) return Op::Min;
  if (op == Op::SubgroupMax) return Op::Max;
  if (op == Op::SubgroupAnd) return Op::And;
  if (op == Op::SubgroupOr) return Op::Or;
  return op == Op::SubgroupXor ? Op::Xor : Op::Count;
}

uint32_t one(Op op, Scalar type) {
  if (op != Op::Mul) return 0;
  return type == Scalar::F32 ? std::bit_cast<uint32_t>(1.0f) : type == Scalar::F16 ? 0x3c00u : 1u;
}

/// The lane that a shuffle reads.
uint32_t source_lane(Op op, uint32_t lane, const Words& operands) {
  const uint32_t n = operands.size() > 1 ? operands[1] : 0;
  if (op == Op::SubgroupBroadcast || op == Op::SubgroupShuffle) return n;
  if (op == Op::SubgroupShuffleXor) return lane ^ n;
  if (op == Op::SubgroupShuffleUp) return lane - n;
  if (op == Op::SubgroupShuffleDown) return lane + n;
  if (op == Op::QuadBroadcast) return (lane & ~3u) | (n & 3);
  if (op == Op::QuadSwapX) return lane ^ 1;
  return op == Op::QuadSwapY ? lane ^ 2 : lane ^ 3;
}

void execute(const Instruction& instr, std::vector<Member>& members) {
  if (instr.op == Op::SubgroupBallot) {
    Words mask(4, 0);
    for (const Member& m : members) mask[m.lane / 32] |= m.operands[0] << (m.lane % 32);
    for (Member& m : members) m.invocation->resume(mask);
    return;
  }
  if (instr.op == Op::SubgroupElect || instr.op == Op::SubgroupBroadcastFirst) {
    const uint32_t first = instr.op == Op::SubgroupElect ? 0 : members.front().operands[0];
    for (Member& m : members) m.invocation->resume({instr.op == Op::SubgroupElect ? (&m == &members.front() ? 1u : 0u) : first});
    return;
  }
  const Op op = scalar_op(instr.op);
  if (op == Op::Count) {
    for (Member& m : members) {
      const uint32_t from = source_lane(instr.op, m.lane, m.operands);
      const auto found = std::find_if(members.begin(), members.end(), [&](const Member& other) { return other.lane == from; });
      m.invocation->resume({found != members.end() ? found->operands[0] : 0});
    }
    return;
  }
  const bool exclusive = instr.op == Op::SubgroupExclusiveAdd || instr.op == Op::SubgroupExclusiveMul;
  const bool prefix = exclusive || instr.op == Op::SubgroupInclusiveAdd || instr.op == Op::SubgroupInclusiveMul;
  uint32_t sum = prefix ? one(op, instr.type) : members.front().operands[0];
  Words prefixes;
  for (size_t i = 0; i < members.size(); ++i) {
    const uint32_t before = sum;
    if (prefix || i > 0) sum = combine(op, instr.type, sum, members[i].operands[0]);
    prefixes.push_back(exclusive ? before : sum);
  }
  for (size_t i = 0; i < members.size(); ++i) members[i].invocation->resume({prefix ? prefixes[i] : sum});
}

class Workgroup {
 public:
  explicit Workgroup(World& world) : world_(world) {
    const ir::Module& m = *world.module;
    world.workgroup.assign(m.vars.size(), {});
    for (uint32_t v = 0; v < m.vars.size(); ++v)
      if (m.vars[ir::VarId(v)].space == ir::Space::Workgroup) world.workgroup[v].assign(m.vars[ir::VarId(v)].size, 0);
    for (uint32_t i = 0; i < m.invocations(); ++i) invocations_.emplace_back(world, i);
  }

  std::string run() {
    for (;;) {
      for (Invocation& i : invocations_) {
        i.run();
        if (i.state() == State::Failed) return i.error();
      }
      bool met = false;
      for (uint32_t s = 0; s < world_.module->subgroups(); ++s) met = subgroup(s) || met;
      if (met) continue;
      const bool all_done = std::all_of(invocations_.begin(), invocations_.end(), [](const Invocation& i) { return i.state() == State::Done; });
      if (all_done) return {};
      if (std::string error = rendezvous(); !error.empty()) return error;
    }
  }

 private:
  /// Executes one subgroup op for those who come to it first in structured order; false if nobody waits at one.
  bool subgroup(uint32_t s) {
    const uint32_t size = world_.module->subgroup_size, first = s * size, end = std::min<uint32_t>(first + size, static_cast<uint32_t>(invocations_.size()));
    std::vector<Member> members;
    std::vector<uint64_t> earliest;
    for (uint32_t i = first; i < end; ++i) {
      Invocation& invocation = invocations_[i];
      if (invocation.state() != State::Waiting || !core::has(invocation.waiting_at().op, core::kSubgroup)) continue;
      const std::vector<uint64_t> position = invocation.position();
      if (!members.empty() && position > earliest) continue;
      if (members.empty() || position < earliest) members.clear();
      earliest = position;
      members.push_back({&invocation, i - first, invocation.operands()});
    }
    if (members.empty()) return false;
    const Instruction& instr = members.front().invocation->waiting_at();
    execute(instr, members);
    return true;
  }

  /// All invocations wait at one barrier or uniform load.
  std::string rendezvous() {
    const std::vector<uint64_t> position = invocations_.front().position();
    for (const Invocation& i : invocations_)
      if (i.state() != State::Waiting || i.position() != position) return "a barrier is not reached by all invocations";
    const Instruction& instr = invocations_.front().waiting_at();
    Words loaded;
    if (instr.op == Op::UniformLoad) loaded = invocations_.front().load_for(instr);
    for (Invocation& i : invocations_) i.resume(loaded);
    return {};
  }

  World& world_;
  std::vector<Invocation> invocations_;
};

}  // namespace

std::string interpret(const ir::Module& module, std::vector<std::vector<uint8_t>>& buffers, const uint32_t (&num_workgroups)[3], uint64_t budget) {
  if (buffers.size() != module.bindings.size()) return "wrong number of buffers";
  World world;
  world.module = &module;
  world.buffers = &buffers;
  world.budget = budget;
  for (int i = 0; i < 3; ++i) world.num_workgroups[i] = num_workgroups[i];
  for (uint32_t z = 0; z < num_workgroups[2]; ++z)
    for (uint32_t y = 0; y < num_workgroups[1]; ++y)
      for (uint32_t x = 0; x < num_workgroups[0]; ++x) {
        const uint32_t id[3] = {x, y, z};
        std::copy(id, id + 3, world.workgroup_id);
        if (std::string error = Workgroup(world).run(); !error.empty()) return error;
      }
  return {};
}

}  // namespace tesela::test
