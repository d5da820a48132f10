// SPDX-License-Identifier: Apache-2.0
#include "sanitize/schedule.h"

#include <numeric>

#include "sanitize/lanes.h"

namespace tesela::sanitize {
namespace {

/// A step through `n` things that meets each of them once, about the given part of them apart.
uint64_t step_through(uint64_t n, double part) {
  uint64_t step = static_cast<uint64_t>(static_cast<double>(n) * part);
  if (step == 0) step = 1;
  while (std::gcd(step, n) != 1) ++step;
  return step;
}

double part_of(uint32_t number) {
  const double part = 0.6180339887 * number;
  return part - static_cast<double>(static_cast<uint64_t>(part));
}

}  // namespace

void be_silent(core::Observer& o) {
  using core::Observer;
  using core::WorkerContext;
  o.workgroup = [](Observer*, WorkerContext*, uint32_t, uint32_t, uint32_t) {};
  o.access = [](Observer*, WorkerContext*, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t) {};
  o.scattered = [](Observer*, WorkerContext*, uint32_t, const uint32_t*, uint32_t, uint64_t, uint64_t) {};
  o.transfer = [](Observer*, WorkerContext*, uint32_t, const uint32_t*, const uint32_t*, uint32_t, uint32_t, uint64_t, uint64_t) {};
  o.report = [](Observer*, WorkerContext*, uint32_t, const uint32_t*, uint32_t, uint32_t, uint64_t, uint64_t) {};
  o.condition = [](Observer*, WorkerContext*, uint32_t, const uint32_t*, uint32_t, uint64_t, uint64_t) {};
  o.arrive = [](Observer*, WorkerContext*, uint32_t, uint32_t, uint64_t, uint64_t) {};
  o.meet = [](Observer*, WorkerContext*, uint32_t) { return 0u; };
}

Schedule schedule(uint32_t number, uint64_t groups, uint32_t subgroups) {
  Schedule s;
  s.subgroups.resize(subgroups);
  if (number == 0) {
    s.group_first = groups - 1;
    s.group_step = groups > 1 ? groups - 1 : 1;
    for (uint32_t i = 0; i < subgroups; ++i) s.subgroups[i] = subgroups - 1 - i;
    return s;
  }
  s.group_step = step_through(groups, part_of(number));
  s.group_first = s.group_step * number % groups;
  const uint64_t step = step_through(subgroups, part_of(number + kSchedules));
  for (uint32_t i = 0; i < subgroups; ++i) s.subgroups[i] = static_cast<uint32_t>((number + i * step) % subgroups);
  return s;
}

Scheduler::Scheduler(const Schedule* schedule) {
  be_silent(*this);
  if (schedule != nullptr) subgroup_order = schedule->subgroups.data();
}

Toucher::Toucher(const Program& program, const Difference& what) : program_(program), what_(what), touched_(program.sites.size()) {
  be_silent(*this);
  access = [](Observer* self, core::WorkerContext*, uint32_t site, uint32_t at, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
    auto& me = static_cast<Toucher&>(*self);
    bool hit = false;
    for_each_lane({first, low, high}, [&](uint32_t lane) { hit |= me.covers(site, at + lane * stride); });
    me.touch(site, hit);
  };
  scattered = [](Observer* self, core::WorkerContext*, uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
    auto& me = static_cast<Toucher&>(*self);
    bool hit = false;
    for_each_lane({first, low, high}, [&](uint32_t lane) { hit |= me.covers(site, offsets[lane]); });
    me.touch(site, hit);
  };
}

bool Toucher::covers(uint32_t site, uint32_t at) const {
  const Site& s = program_.sites[site];
  return s.var == what_.var && at < what_.offset + what_.bytes && what_.offset < at + s.scalars * s.scalar_bytes;
}

void Toucher::touch(uint32_t site, bool hit) { touched_[site] |= hit ? 3 : 1; }

void Toucher::tell(OrderDifference& difference) const {
  bool atomic = false;
  for (uint32_t i = 0; i < touched_.size(); ++i) {
    if ((touched_[i] & 2) == 0 || difference.sites.size() == kMaxOrderSites) continue;
    difference.sites.push_back(i);
    atomic |= program_.sites[i].kind == Site::Kind::Atomic;
  }
  for (uint32_t i = 0; !atomic && i < touched_.size(); ++i)
    if (touched_[i] != 0 && program_.sites[i].kind == Site::Kind::Atomic && difference.atomics.size() < kMaxOrderSites) difference.atomics.push_back(i);
}

}  // namespace tesela::sanitize
