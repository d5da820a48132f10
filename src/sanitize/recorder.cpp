// SPDX-License-Identifier: Apache-2.0
// Nothing is written down access by access: each one goes into the summaries of its element (conflicts.h), so that memory is bounded by
// elements times places, whatever the number of accesses.
#include "sanitize/recorder.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <unordered_map>

#include "sanitize/conflicts.h"
#include "sanitize/lanes.h"
#include "sanitize/meeting.h"

namespace tesela::sanitize {
namespace {

constexpr uint64_t kMaxSummaries = 1 << 18;  // elements times places: fewer elements are looked at where there are more

/// Suspected elements, found by the memory that they stand for.
class ElementIndex {
 public:
  /// All suspects lie at multiples of so many bytes.
  void set_unit(uint32_t bytes) { unit_ = bytes; }
  void add(const Suspect& s, uint32_t element) {
    for (uint32_t b = s.offset / unit_; b < (s.offset + s.bytes + unit_ - 1) / unit_; ++b) elements_[b] = element;
    begin_ = std::min(begin_, s.offset);
    end_ = std::max(end_, s.offset + s.bytes);
  }
  /// Calls f(element, first byte that both have) for those in [offset, offset + bytes), in order.
  template <class F>
  void overlapping(uint32_t offset, uint32_t bytes, F f) const {
    if (offset >= end_ || offset + bytes <= begin_) return;
    uint32_t last = ~0u;
    for (uint32_t b = offset / unit_; b < (offset + bytes + unit_ - 1) / unit_; ++b) {
      const auto found = elements_.find(b);
      if (found == elements_.end() || found->second == last) continue;
      last = found->second;
      f(last, b * unit_);
    }
  }

 private:
  uint32_t unit_ = 2;
  std::unordered_map<uint32_t, uint32_t> elements_;
  uint32_t begin_ = ~0u, end_ = 0;
};

constexpr uint32_t kMemories = 3;
constexpr uint32_t kAllMemory = core::kWorkgroupMemory | core::kStorageMemory | core::kTextureMemory;
uint32_t number_of(core::BarrierSpace memory) { return static_cast<uint32_t>(std::countr_zero(static_cast<uint32_t>(memory))); }

struct Element {
  core::BarrierSpace memory = core::kWorkgroupMemory;
  bool in_epoch = false;  // listed as accessed in the epoch in flight
  bool conflicts = false;
  std::vector<Accesses> epoch, workgroups;
};

Parties& accesses_of(std::vector<Accesses>& all, uint32_t place, bool writes) {
  for (Accesses& a : all)
    if (a.place == place && a.writes == writes) return a.parties;
  all.push_back({place, writes, {}});
  return all.back().parties;
}

class RunningRecorder final : public Recorder {
 public:
  RunningRecorder(const Program& program, std::span<const SuspectVariable> suspects, const uint32_t size[3], bool stop_where_parted)
      : program_(program), stop_where_parted_(stop_where_parted), places_(program), index_(program.vars.size()), meeting_(program.invocations()) {
    std::copy_n(size, 3, size_);
    std::vector<std::set<uint32_t>> places(program.vars.size());
    for (uint32_t i = 0; i < program.sites.size(); ++i)
      if (is_plain_access(program.sites[i])) places[program.sites[i].var.index].insert(places_.of(i) * 2 + (program.sites[i].kind == Site::Kind::Write ? 1 : 0));
    for (const WrittenTexture& t : program.textures) index_[t.var.index].set_unit(t.texel_bytes);
    for (const SuspectVariable& v : suspects) {
      const uint64_t most = std::max<uint64_t>(kMaxSummaries / suspects.size() / std::max<size_t>(places[v.var.index].size(), 1), 1);
      const size_t taken = std::min<uint64_t>(v.lowest.size(), most);
      for (size_t i = 0; i < taken; ++i) {
        index_[v.var.index].add(v.lowest[i], static_cast<uint32_t>(suspects_.size()));
        suspects_.push_back(v.lowest[i]);
      }
      if (taken < v.elements) partial_.insert(v.var.index);
    }
    elements_.resize(suspects_.size());
    for (size_t i = 0; i < elements_.size(); ++i) elements_[i].memory = memory_of(program.vars[suspects_[i].var]);
    table_.emplace(suspects_);
    Observer::workgroup = &RunningRecorder::on_workgroup;
    Observer::access = &RunningRecorder::on_access;
    Observer::scattered = &RunningRecorder::on_scattered;
    Observer::transfer = &RunningRecorder::on_transfer;
    Observer::report = [](Observer*, core::WorkerContext*, uint32_t, const uint32_t*, uint32_t, uint32_t, uint64_t, uint64_t) {};
    Observer::condition = &RunningRecorder::on_condition;
    Observer::arrive = &RunningRecorder::on_arrive;
    Observer::meet = &RunningRecorder::on_meet;
  }

  std::vector<Race> races() override {
    finish();
    std::vector<Race> out = table_->races();
    if (out.size() > kMaxRaces) out.resize(kMaxRaces);
    for (Race& race : out) race.all_logged = partial_.count(race.element.var.index) == 0;
    return out;
  }

  uint64_t vanished() override {
    finish();
    return static_cast<uint64_t>(std::count_if(elements_.begin(), elements_.end(), [](const Element& e) { return !e.conflicts; }));
  }

 private:
  static RunningRecorder& self(core::Observer* o) { return *static_cast<RunningRecorder*>(o); }
  static bool is_plain_access(const Site& site) { return site.kind == Site::Kind::Read || site.kind == Site::Kind::Write; }

  static void on_workgroup(Observer* o, core::WorkerContext*, uint32_t x, uint32_t y, uint32_t z) {
    RunningRecorder& r = self(o);
    r.end_epoch(kAllMemory);
    r.group_ = x + r.size_[0] * (y + uint64_t{r.size_[1]} * z);
    r.history_.begin();
    r.meeting_.begin();
    r.announced_ = ~0u;
  }
  static void on_access(Observer* o, core::WorkerContext*, uint32_t site, uint32_t offset, uint32_t stride, uint32_t first, uint64_t low, uint64_t high) {
    for_each_lane({first, low, high}, [&](uint32_t lane) { self(o).log(site, offset + lane * stride, first + lane, nullptr, 0); });
  }
  static void on_scattered(Observer* o, core::WorkerContext*, uint32_t site, const uint32_t* offsets, uint32_t first, uint64_t low, uint64_t high) {
    for_each_lane({first, low, high}, [&](uint32_t lane) { self(o).log(site, offsets[lane], first + lane, nullptr, 0); });
  }
  static void on_transfer(Observer* o, core::WorkerContext*, uint32_t site, const uint32_t* offsets, const uint32_t* values, uint32_t lanes, uint32_t first,
                          uint64_t low, uint64_t high) {
    for_each_lane({first, low, high}, [&](uint32_t lane) { self(o).log(site, offsets[lane], first + lane, values + lane, lanes); });
  }
  static void on_condition(Observer* o, core::WorkerContext*, uint32_t site, const uint32_t* values, uint32_t first, uint64_t low, uint64_t high) {
    if (self(o).stop_where_parted_) self(o).meeting_.condition(site, values, {first, low, high});
  }
  static void on_arrive(Observer* o, core::WorkerContext*, uint32_t site, uint32_t first, uint64_t low, uint64_t high) {
    RunningRecorder& r = self(o);
    const Site& s = r.program_.sites[site];
    if (r.stop_where_parted_) r.meeting_.arrive(site, s, {first, low, high});
    if (s.kind == Site::Kind::Barrier) r.announced_ = site;
  }
  static uint32_t on_meet(Observer* o, core::WorkerContext*, uint32_t spaces) {
    RunningRecorder& r = self(o);
    if (r.meeting_.meet(spaces)) return 1;
    if (spaces == 0) return 0;
    r.end_epoch(spaces);
    if (r.announced_ != ~0u) r.history_.pass(r.announced_);
    r.announced_ = ~0u;
    return 0;
  }

  /// One invocation's access. `values`: its first scalar; the others follow at a distance of `step`. Null: not known.
  void log(uint32_t number, uint32_t offset, uint32_t local, const uint32_t* values, uint32_t step) {
    const Site& site = program_.sites[number];
    if (!is_plain_access(site)) return;
    index_[site.var.index].overlapping(offset, site.scalars * site.scalar_bytes, [&](uint32_t at, uint32_t byte) {
      const Suspect& suspect = suspects_[at];
      Element& element = elements_[at];
      const bool lasts = element.memory != core::kWorkgroupMemory;
      if (!lasts && suspect.group != group_) return;
      Seen seen{{group_, local}, number, {}, false, history_.passed()};
      if (values != nullptr && !suspect.components) {
        const uint32_t within = suspect.offset < offset ? 0 : byte - offset, first = within / site.scalar_bytes;
        seen.value[0] = values[size_t{first} * step] >> 8 * (within % site.scalar_bytes);
        if (suspect.bytes < 4) seen.value[0] &= (1u << 8 * suspect.bytes) - 1;
        for (uint32_t i = 1; i < suspect.bytes / 4; ++i) seen.value[i] = values[size_t{first + i} * step];
        seen.has_value = true;
      }
      const bool writes = site.kind == Site::Kind::Write;
      accesses_of(element.epoch, places_.of(number), writes).add(local, seen);
      if (lasts) accesses_of(element.workgroups, places_.of(number), writes).add(group_, seen);
      if (!element.in_epoch) in_epoch_[number_of(element.memory)].push_back(at);
      element.in_epoch = true;
    });
  }

  /// Looks for pairs within the epoch that ends, in these memories.
  void end_epoch(uint32_t spaces) {
    for (uint32_t memory = 0; memory < kMemories; ++memory) {
      if ((spaces >> memory & 1) == 0) continue;
      for (uint32_t at : in_epoch_[memory]) {
        Element& element = elements_[at];
        element.conflicts |= table_->add(at, element.epoch, &history_);
        element.epoch.clear();
        element.in_epoch = false;
      }
      in_epoch_[memory].clear();
    }
  }

  /// The run has ended: pairs between workgroups.
  void finish() {
    end_epoch(kAllMemory);
    for (size_t i = 0; i < elements_.size(); ++i) {
      elements_[i].conflicts |= table_->add(static_cast<uint32_t>(i), elements_[i].workgroups, nullptr);
      elements_[i].workgroups.clear();
    }
  }

  const Program& program_;
  const bool stop_where_parted_;
  uint32_t size_[3];
  const Places places_;
  std::vector<Suspect> suspects_;
  std::set<uint32_t> partial_;          // variables of which not all elements are looked at
  std::vector<ElementIndex> index_;     // by variable
  std::vector<Element> elements_;       // as suspects_
  std::optional<RaceTable> table_;
  std::vector<uint32_t> in_epoch_[kMemories];  // elements, by number_of their memory
  BarrierHistory history_;
  Meeting meeting_;
  uint64_t group_ = 0;
  uint32_t announced_ = ~0u;            // the barrier to which invocations come
};

}  // namespace

base::Result<std::unique_ptr<Recorder>> Recorder::create(const Program& program, std::span<const SuspectVariable> suspects, const uint32_t groups[3],
                                                         bool stop_where_parted) {
  return std::unique_ptr<Recorder>(new RunningRecorder(program, suspects, groups, stop_where_parted));
}

}  // namespace tesela::sanitize
