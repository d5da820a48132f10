// SPDX-License-Identifier: Apache-2.0
#include "sanitize/atomic_order.h"

#include <algorithm>

#include "sanitize/lanes.h"
#include "sanitize/schedule.h"

namespace tesela::sanitize {
namespace {

using core::Op;

constexpr size_t kMaxOperations = 64;  // of one element in one epoch

/// Operations of which two give the same in either order.
bool commutes_with_itself(Op op) {
  return op == Op::AtomicLoad || op == Op::AtomicAdd || op == Op::AtomicSub || op == Op::AtomicMin || op == Op::AtomicMax || op == Op::AtomicAnd || op == Op::AtomicOr || op == Op::AtomicXor;
}

bool commute(const Site& a, const Site& b) {
  const auto same_sum = [](Op op) { return op == Op::AtomicSub ? Op::AtomicAdd : op; };
  return same_sum(a.op) == same_sum(b.op) && commutes_with_itself(a.op);
}

}  // namespace

AtomicOrder::AtomicOrder(const Program& program, const uint32_t groups[3]) : program_(program) {
  std::copy_n(groups, 3, groups_);
  be_silent(*this);
  workgroup = [](Observer* self, core::WorkerContext*, uint32_t x, uint32_t y, uint32_t z) {
    auto& me = static_cast<AtomicOrder&>(*self);
    me.begin(x + uint64_t{me.groups_[0]} * (y + uint64_t{me.groups_[1]} * z));
  };
  access = [](Observer* self, core::WorkerContext*, uint32_t site, uint32_t at, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
    for_each_lane({first, low, high}, [&](uint32_t lane) { static_cast<AtomicOrder&>(*self).operate(site, at + lane * stride, first + lane); });
  };
  scattered = [](Observer* self, core::WorkerContext*, uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
    for_each_lane({first, low, high}, [&](uint32_t lane) { static_cast<AtomicOrder&>(*self).operate(site, offsets[lane], first + lane); });
  };
  arrive = [](Observer* self, core::WorkerContext*, uint32_t site, uint32_t, uint64_t, uint64_t) {
    auto& me = static_cast<AtomicOrder&>(*self);
    if (me.program_.sites[site].kind == Site::Kind::Barrier) me.barrier_ = site;
  };
  meet = [](Observer* self, core::WorkerContext*, uint32_t spaces) {
    static_cast<AtomicOrder&>(*self).meet_at(spaces);
    return 0u;
  };
}

void AtomicOrder::begin(uint64_t group) {
  group_ = group;
  elements_.clear();
  meeting_ = workgroup_epoch_ = storage_epoch_ = 0;
}

void AtomicOrder::meet_at(uint32_t spaces) {
  if (spaces == 0) return;  // a condition
  ++meeting_;
  if ((spaces & core::kWorkgroupMemory) != 0) ++workgroup_epoch_;
  if ((spaces & core::kStorageMemory) != 0) ++storage_epoch_;
}

void AtomicOrder::operate(uint32_t site, uint32_t offset, uint32_t local) {
  const Site& s = program_.sites[site];
  if (s.kind != Site::Kind::Atomic) return;
  const uint32_t epoch = program_.vars[s.var].space == ir::Space::Workgroup ? workgroup_epoch_ : storage_epoch_;
  Element& e = elements_[uint64_t{s.var.index} << 32 | offset];
  if (e.epoch != epoch) e = {epoch, {}};
  Operation* mine = nullptr;
  for (Operation& o : e.operations) {
    if (o.site == site && o.meeting == meeting_) mine = &o;
    else if (o.meeting != meeting_ && (o.local != local || o.other != kNobody) && !commute(program_.sites[o.site], s)) note(o, site, offset, local);
  }
  if (mine == nullptr) {
    if (e.operations.size() < kMaxOperations) e.operations.push_back({site, meeting_, local});
  } else if (mine->local != local && mine->other == kNobody) {
    mine->other = local;
  }
}

void AtomicOrder::note(const Operation& before, uint32_t site, uint32_t offset, uint32_t local) {
  for (UnorderedAtomics& u : found_) {
    if (u.before != before.site || u.behind != site) continue;
    ++u.pairs;
    return;
  }
  if (found_.size() == kMaxUnordered) return;
  UnorderedAtomics u;
  u.before = before.site;
  u.behind = site;
  u.barrier = barrier_;
  u.who_before = {group_, before.local != local ? before.local : before.other};
  u.who_behind = {group_, local};
  u.var = program_.sites[site].var;
  u.offset = offset;
  u.pairs = 1;
  found_.push_back(u);
}

}  // namespace tesela::sanitize
