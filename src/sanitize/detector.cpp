// SPDX-License-Identifier: Apache-2.0
#include "sanitize/detector.h"

#include <algorithm>
#include <map>
#include <optional>

#include "sanitize/shadow_join.h"
#include "sanitize/shadow_memory.h"
#include "sanitize/shadow_plan.h"
#include "sanitize/shadow_worker.h"

namespace tesela::sanitize {
namespace {

constexpr uint64_t kLargePagesFrom = uint64_t{1} << 18;  // words: smaller areas would be mostly empty pages
constexpr uint64_t kLargePagesTo = uint64_t{1} << 26;    // words of all workers, if they are more than
constexpr uint32_t kFewWorkers = 4;                      // so many: what two workers touch by turns is then resident twice

/// What one worker was told.
struct alignas(64) Log {
  std::vector<Told> told;              // by site
  std::map<uint32_t, Parting> partings;  // by site
  PrintLog prints;
};

/// Keeps the report of the lowest invocation. A worker runs workgroups in increasing order, but subgroups in any.
void add_told(Told& told, const Invocation& who, const uint32_t* values, uint32_t lanes, uint32_t lane, uint32_t count) {
  if (told.times++ != 0 && told.first <= who) return;
  told.first = who;
  told.values.resize(count);
  for (uint32_t i = 0; i < count; ++i) told.values[i] = values[size_t{i} * lanes + lane];
}

class RunningDetector final : public Detector {
 public:
  RunningDetector(const Program& program, const Checks& checks, ShadowPlan plan, ShadowMemory memory, const uint32_t size[3], uint32_t workers)
      : program_(program), checks_(checks), plan_(std::move(plan)), memory_(std::move(memory)), logs_(workers) {
    std::copy_n(size, 3, size_);
    for (uint32_t i = 0; i < workers; ++i)
      workers_.push_back(std::make_unique<ShadowWorker>(program_, plan_, memory_.words() + i * plan_.words, checks.grid));
    for (Log& log : logs_) log.told.resize(program.sites.size());
    Observer::workgroup = &RunningDetector::on_workgroup;
    Observer::access = ShadowWorker::has_wide() ? &RunningDetector::on_access_wide : &RunningDetector::on_access;
    Observer::scattered = ShadowWorker::has_wide() ? &RunningDetector::on_scattered_wide : &RunningDetector::on_scattered;
    Observer::transfer = &RunningDetector::on_transfer;
    Observer::report = &RunningDetector::on_report;
    Observer::condition = &RunningDetector::on_condition;
    Observer::arrive = &RunningDetector::on_arrive;
    Observer::meet = &RunningDetector::on_meet;
  }

  bool restart(std::span<const core::BufferView> buffers, const uint32_t groups[3]) override {
    const ShadowPlan plan = plan_shadow(program_, buffers);
    for (size_t i = 0; i < plan_.variables.size(); ++i)
      if (plan.variables[i].elements != plan_.variables[i].elements || plan.variables[i].texels != plan_.variables[i].texels) return false;
    bool ready = true;
    for (const std::unique_ptr<ShadowWorker>& w : workers_) ready = w->begin_dispatch(false) && ready;
    if (!ready) {
      memory_.clear();
      for (const std::unique_ptr<ShadowWorker>& w : workers_) w->begin_dispatch(true);
    }
    std::copy_n(groups, 3, size_);
    joined_.reset();
    logs_ = std::vector<Log>(logs_.size());
    for (Log& log : logs_) log.told.resize(program_.sites.size());
    return true;
  }

  std::vector<SuspectVariable> suspects() override {
    std::vector<SuspectVariable> out;
    for (const JoinedVariable& v : joined())
      if (v.suspects.elements != 0) out.push_back(v.suspects);
    return out;
  }

  bool raced_in_workgroups() const override {
    for (const std::unique_ptr<ShadowWorker>& w : workers_)
      for (size_t i = 0; i < plan_.variables.size(); ++i)
        if (w->raced_in_groups(i).groups != 0) return true;
    return false;
  }

  std::vector<Print> prints(uint64_t& dropped) override {
    std::vector<const PrintLog*> logs;
    for (const Log& log : logs_) logs.push_back(&log.prints);
    return joined_prints(logs, dropped);
  }

  std::vector<Told> told() override {
    std::vector<Told> out;
    for (uint32_t site = 0; site < program_.sites.size(); ++site) {
      Told all;
      for (const Log& log : logs_) {
        const Told& one = log.told[site];
        if (one.times == 0) continue;
        const uint64_t times = all.times + one.times;
        if (all.times == 0 || one.first < all.first) all = one;
        all.times = times;
      }
      all.site = site;
      if (all.times != 0) out.push_back(std::move(all));
    }
    return out;
  }

  std::vector<Coverage> coverage() override {
    std::vector<Coverage> out;
    if (!checks_.grid) return out;
    const std::vector<JoinedVariable>& all = joined();
    for (size_t i = 0; i < all.size(); ++i)
      if (plan_.variables[i].lasts() && plan_.variables[i].written) out.push_back(all[i].coverage);
    return out;
  }

  std::vector<Parting> partings() override {
    std::map<uint32_t, Parting> all;
    for (const Log& log : logs_)
      for (const auto& [site, parting] : log.partings) add_parting(all, parting);
    std::vector<Parting> out;
    for (const auto& [site, parting] : all) out.push_back(parting);
    return out;
  }

  uint64_t idle_invocations() override {
    uint64_t n = 0;
    for (const std::unique_ptr<ShadowWorker>& w : workers_) {
      w->end_workgroup();
      n += w->idle();
    }
    return n;
  }

  uint64_t idle_workgroups() override {
    uint64_t n = 0;
    for (const std::unique_ptr<ShadowWorker>& w : workers_) {
      w->end_workgroup();
      n += w->idle_groups();
    }
    return n;
  }

  uint64_t memory() const override {
    uint64_t words = 0;
    for (size_t i = 0; i < plan_.variables.size(); ++i) {
      const uint64_t planes = plan_.variables[i].vectors == kNoPlace ? 1 : 2;
      for (const std::unique_ptr<ShadowWorker>& w : workers_)
        words += planes * kChunk * static_cast<uint64_t>(std::count(w->touched(i).begin(), w->touched(i).end(), 1));
    }
    return words * sizeof(uint32_t);
  }

 private:
  static RunningDetector& self(core::Observer* o) { return *static_cast<RunningDetector*>(o); }
  static ShadowWorker& worker(core::Observer* o, const core::WorkerContext* c) { return *self(o).workers_[c->worker]; }

  static void on_workgroup(Observer* o, core::WorkerContext* c, uint32_t x, uint32_t y, uint32_t z) {
    const RunningDetector& d = self(o);
    ShadowWorker& w = worker(o, c);
    w.begin_workgroup(x + d.size_[0] * (y + uint64_t{d.size_[1]} * z));
    c->settled_words = w.settled_words();
    c->settled = w.settled();
  }
  static void on_access(Observer* o, core::WorkerContext* c, uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
    worker(o, c).access(site, offset, stride, {first, low, high});
  }
  static void on_scattered(Observer* o, core::WorkerContext* c, uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
    worker(o, c).scattered(site, offsets, {first, low, high});
  }
  static void on_access_wide(Observer* o, core::WorkerContext* c, uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low,
                             uint64_t high) {
    worker(o, c).access_wide(site, offset, stride, first, low, high);
  }
  static void on_scattered_wide(Observer* o, core::WorkerContext* c, uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
    worker(o, c).scattered_wide(site, offsets, first, low, high);
  }
  static void on_transfer(Observer* o, core::WorkerContext* c, uint32_t site, const uint32_t* offsets, const uint32_t*, uint32_t, uint32_t first,
                          uint64_t low, uint64_t high) {
    worker(o, c).scattered(site, offsets, {first, low, high});
  }
  static void on_report(Observer* o, core::WorkerContext* c, uint32_t site, const uint32_t* values, uint32_t lanes, uint32_t first, uint64_t low,
                        uint64_t high) {
    RunningDetector& d = self(o);
    Told& told = d.logs_[c->worker].told[site];
    const uint64_t group = worker(o, c).group();
    if (d.program_.sites[site].kind == Site::Kind::Print) return d.logs_[c->worker].prints.add(site, group, {first, low, high}, values, lanes, d.program_.sites[site].scalars);
    for_each_lane({first, low, high}, [&](uint32_t lane) { add_told(told, {group, first + lane}, values, lanes, lane, d.program_.sites[site].scalars); });
  }
  static void on_condition(Observer* o, core::WorkerContext* c, uint32_t site, const uint32_t* values, uint32_t first, uint64_t low, uint64_t high) {
    if (self(o).checks_.barrier) worker(o, c).meeting().condition(site, values, {first, low, high});
  }
  static void on_arrive(Observer* o, core::WorkerContext* c, uint32_t site, uint32_t first, uint64_t low, uint64_t high) {
    const RunningDetector& d = self(o);
    if (d.checks_.barrier) worker(o, c).meeting().arrive(site, d.program_.sites[site], {first, low, high});
  }
  static uint32_t on_meet(Observer* o, core::WorkerContext* c, uint32_t spaces) {
    ShadowWorker& w = worker(o, c);
    if (w.meeting().meet(spaces)) {
      Parting parting = w.meeting().parting();
      parting.group = w.group();
      parting.workgroups = 1;
      add_parting(self(o).logs_[c->worker].partings, parting);
      w.abandon();
      return 1;
    }
    w.advance(spaces);
    c->settled = w.settled();
    return 0;
  }

  static void add_parting(std::map<uint32_t, Parting>& all, const Parting& one) {
    const auto [place, is_new] = all.try_emplace(one.site, one);
    if (is_new) return;
    const uint64_t workgroups = place->second.workgroups + one.workgroups;
    if (one.group < place->second.group) place->second = one;
    place->second.workgroups = workgroups;
  }

  const std::vector<JoinedVariable>& joined() {
    if (joined_) return *joined_;
    joined_.emplace();
    for (size_t i = 0; i < plan_.variables.size(); ++i) {
      const ShadowedVariable& v = plan_.variables[i];
      joined_->push_back(join(plan_, i, workers_, {checks_.race, checks_.grid && v.lasts() && v.written}));
    }
    return *joined_;
  }

  const Program& program_;
  const Checks checks_;
  const ShadowPlan plan_;
  ShadowMemory memory_;
  uint32_t size_[3];
  std::vector<std::unique_ptr<ShadowWorker>> workers_;
  std::vector<Log> logs_;
  std::optional<std::vector<JoinedVariable>> joined_;
};

}  // namespace

base::Result<std::unique_ptr<Detector>> Detector::create(const Program& program, const Checks& checks, std::span<const core::BufferView> buffers,
                                                         const uint32_t groups[3], uint32_t workers) {
  ShadowPlan plan = plan_shadow(program, buffers);
  const uint64_t words = plan.words * workers;
  const bool large = plan.words >= kLargePagesFrom && (workers <= kFewWorkers || words <= kLargePagesTo);
  base::Result<ShadowMemory> memory = ShadowMemory::reserve(words, large);
  if (!memory) return memory.error();
  return std::unique_ptr<Detector>(new RunningDetector(program, checks, std::move(plan), std::move(*memory), groups, workers));
}

}  // namespace tesela::sanitize
