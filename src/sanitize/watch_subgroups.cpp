// SPDX-License-Identifier: Apache-2.0
#include "sanitize/watch_subgroups.h"

namespace tesela::sanitize {
namespace {

using core::Op;
using core::Scalar;
using ir::ValueId;

/// The lane that is read, as u32; none for operations that read no particular lane.
ValueId lane_read(ir::Builder& b, const ir::Instruction& in) {
  const auto of_lane = [&](Op op, ValueId other) { return b.op(op, Scalar::U32, {b.input(Op::Lane), other}); };
  switch (in.op) {
    case Op::SubgroupShuffle:
    case Op::SubgroupBroadcast: return in.operands[1];
    case Op::SubgroupShuffleXor: return of_lane(Op::Xor, in.operands[1]);
    case Op::SubgroupShuffleUp: return of_lane(Op::Sub, in.operands[1]);
    case Op::SubgroupShuffleDown: return of_lane(Op::Add, in.operands[1]);
    case Op::QuadBroadcast: return b.op(Op::Or, Scalar::U32, {of_lane(Op::And, b.constant_u32(~3u)), in.operands[1]});
    case Op::QuadSwapX: return of_lane(Op::Xor, b.constant_u32(1));
    case Op::QuadSwapY: return of_lane(Op::Xor, b.constant_u32(2));
    case Op::QuadSwapDiagonal: return of_lane(Op::Xor, b.constant_u32(3));
    default: return {};
  }
}

bool reads_one_lane(Op op) {
  return op == Op::SubgroupShuffle || op == Op::SubgroupBroadcast || op == Op::SubgroupShuffleXor || op == Op::SubgroupShuffleUp || op == Op::SubgroupShuffleDown || op == Op::QuadBroadcast ||
         op == Op::QuadSwapX || op == Op::QuadSwapY || op == Op::QuadSwapDiagonal;
}

/// Whether lane `lane` is active, for lanes below the subgroup size.
ValueId is_active(ir::Builder& b, ValueId lane, uint32_t subgroup_size) {
  const ValueId yes[] = {b.constant_bool(true)};
  const std::vector<ValueId> words = b.append(Op::SubgroupBallot, Scalar::U32, yes, 4).results;
  ValueId word = words[0];
  for (uint32_t w = 1; w * 32 < subgroup_size; ++w) {
    const ValueId here = b.compare(Op::Eq, b.op(Op::Shr, Scalar::U32, {lane, b.constant_u32(5)}), b.constant_u32(w));
    word = b.op(Op::Select, Scalar::U32, {here, words[w], word});
  }
  const ValueId bit = b.op(Op::And, Scalar::U32, {b.op(Op::Shr, Scalar::U32, {word, b.op(Op::And, Scalar::U32, {lane, b.constant_u32(31)})}), b.constant_u32(1)});
  return b.compare(Op::Ne, bit, b.constant_u32(0));
}

}  // namespace

void watch_subgroup_operation(ir::Function& f, ir::Builder& b, ir::InstrId id, uint32_t subgroup_size, bool is_guarded, bool tell, Program& program) {
  const ir::Instruction in = f.instrs[id];
  if (!reads_one_lane(in.op) || is_guarded) return;
  Site site;
  site.kind = Site::Kind::InactiveLane;
  site.loc = in.loc;
  site.op = in.op;
  site.type = Scalar::U32;
  site.scalars = 1;
  if (tell) {
    const ValueId lane = lane_read(b, in);
    const ValueId beyond = b.compare(Op::Ge, lane, b.constant_u32(subgroup_size));
    const ValueId missing = b.op(Op::Or, Scalar::Bool, {beyond, b.op(Op::Not, Scalar::Bool, {is_active(b, lane, subgroup_size)})});
    const ValueId operands[] = {missing, lane};
    b.append(Op::Report, Scalar::None, operands, 0).imm = static_cast<uint32_t>(program.sites.size());
  }
  program.sites.push_back(std::move(site));
}

}  // namespace tesela::sanitize
