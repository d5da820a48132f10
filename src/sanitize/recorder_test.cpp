// SPDX-License-Identifier: Apache-2.0
#include "sanitize/recorder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "sanitize/conflicts.h"
#include "sanitize/lanes.h"
#include "sanitize/test_program.h"

namespace tesela::sanitize {
namespace {

constexpr uint32_t kGrid[3] = {64, 1, 1};

/// Calls that can be made again: of a detector by two workers, then of a recorder by one.
class Script {
 public:
  explicit Script(const TestProgram& p) : p_(p) {}

  void group(uint32_t number) { steps_.push_back({Step::Group, number, 0, {}, {}}); }
  /// One lane for each offset, from invocation `first`.
  void access(uint32_t site, uint32_t first, std::vector<uint32_t> offsets, std::vector<uint32_t> values) {
    steps_.push_back({Step::Access, site, first, std::move(offsets), std::move(values)});
  }
  void one(uint32_t site, uint32_t offset, uint32_t invocation, uint32_t value = 0) { access(site, invocation, {offset}, {value}); }
  void barrier(uint32_t site, uint32_t spaces) { steps_.push_back({Step::Barrier, site, spaces, {}, {}}); }

  std::vector<SuspectVariable> detect() const {
    Checks checks;
    checks.race = true;
    base::Result<std::unique_ptr<Detector>> d = Detector::create(p_.program, checks, p_.buffers, kGrid, 2);
    TESELA_CHECK(d.ok());
    TestWorker workers[2] = {{**d, 0}, {**d, 1}};
    uint32_t worker = 1;
    for (const Step& s : steps_) {
      if (s.kind == Step::Group) worker = 1 - worker, workers[worker].group(s.a);
      if (s.kind == Step::Access) workers[worker].scattered(s.a, s.offsets, lanes(s.b, 0, static_cast<uint32_t>(s.offsets.size())));
      if (s.kind == Step::Barrier) workers[worker].meet(s.b);
    }
    return (*d)->suspects();
  }

  std::unique_ptr<Recorder> record(const std::vector<SuspectVariable>& suspects) const {
    base::Result<std::unique_ptr<Recorder>> r = Recorder::create(p_.program, suspects, kGrid);
    TESELA_CHECK(r.ok());
    TestWorker worker(**r, 0);
    for (const Step& s : steps_) {
      const core::LaneSet all = lanes(s.b, 0, static_cast<uint32_t>(s.offsets.size()));
      if (s.kind == Step::Group) worker.group(s.a);
      if (s.kind == Step::Access) worker.transfer(s.a, s.offsets, s.values, all);
      if (s.kind == Step::Barrier) worker.arrive(s.a, lanes(0, 0, 4)), worker.meet(s.b);
    }
    return std::move(*r);
  }

  std::vector<Race> races() const { return record(detect())->races(); }

 private:
  struct Step {
    enum Kind { Group, Access, Barrier } kind;
    uint32_t a, b;
    std::vector<uint32_t> offsets, values;
  };
  const TestProgram& p_;
  std::vector<Step> steps_;
};

TEST(Recorder, NamesBothAccesses) {
  TestProgram p(32);
  const ir::VarId data = p.storage(256);
  const uint32_t read = p.read(data), write = p.write(data);
  Script s(p);
  s.group(0);
  s.access(read, 4, {40, 44, 48}, {1, 2, 3});    // invocations 4 to 6
  s.access(write, 16, {48, 44, 52}, {7, 8, 9});  // 16 to 18
  const std::vector<Race> races = s.races();
  ASSERT_EQ(races.size(), 1u);
  EXPECT_EQ(races[0].element.offset, 44u);
  EXPECT_EQ(races[0].elements, 2u);
  EXPECT_EQ(races[0].a.site, write);
  EXPECT_EQ(races[0].a.who, (Invocation{0, 17}));
  EXPECT_EQ(races[0].b.site, read);
  EXPECT_EQ(races[0].b.who, (Invocation{0, 5}));
  EXPECT_TRUE(races[0].same_workgroup);
  EXPECT_FALSE(races[0].same_value);
  EXPECT_TRUE(races[0].all_logged);
}

TEST(Recorder, KnowsAllWordsOfATexel) {
  for (const bool same : {false, true}) {
    TestProgram p(32);
    const ir::VarId image = p.texture(core::ViewDimension::D2, 16, {4, 4, 1}, 64);
    const uint32_t write = p.texel(Site::Kind::Write, image, 16);
    Script s(p);
    s.group(0);
    s.access(write, 0, {80, 80}, {1, 1, 2, 2, 3, 3, 4, same ? 4u : 5u});
    const std::vector<Race> races = s.races();
    ASSERT_EQ(races.size(), 1u);
    EXPECT_EQ(races[0].element.offset, 80u);
    EXPECT_EQ(races[0].element.bytes, 16u);
    EXPECT_EQ(races[0].same_value, same);
  }
}

TEST(Recorder, BytesAreTexelsOfTheirOwn) {
  TestProgram p(32);
  const ir::VarId image = p.texture(core::ViewDimension::D2, 1, {4, 4, 1}, 64);
  const uint32_t write = p.texel(Site::Kind::Write, image, 1);
  Script s(p);
  s.group(0);
  s.access(write, 0, {64, 65, 66, 66}, {7, 7, 0x107, 7});  // the low byte counts
  const std::vector<Race> races = s.races();
  ASSERT_EQ(races.size(), 1u);
  EXPECT_EQ(races[0].element.offset, 66u);
  EXPECT_EQ(races[0].elements, 1u);
  EXPECT_TRUE(races[0].same_value);
  EXPECT_EQ(races[0].a.who, (Invocation{0, 2}));
  EXPECT_EQ(races[0].b.who, (Invocation{0, 3}));
}

TEST(Recorder, TextureBarriersOrderTexels) {
  for (const uint32_t spaces : {1u, 2u, 3u, 4u, 7u}) {
    TestProgram p(32);
    const ir::VarId image = p.texture(core::ViewDimension::D2, 4, {4, 4, 1}, 64);
    const uint32_t write = p.texel(Site::Kind::Write, image, 4), read = p.texel(Site::Kind::Read, image, 4);
    const uint32_t barrier = p.simple(Site::Kind::Barrier);
    Script s(p);
    s.group(0);
    s.access(write, 0, {0, 4}, {1, 2});
    s.barrier(barrier, spaces);
    s.access(read, 0, {4, 0}, {2, 1});
    EXPECT_EQ(s.races().size(), (spaces & 4) != 0 ? 0u : 1u) << spaces;
  }
}

TEST(Recorder, TellsWritesOfOneValueApart) {
  for (const bool same : {false, true}) {
    TestProgram p(32);
    const ir::VarId tile = p.workgroup(256);
    const uint32_t write = p.write(tile);
    Script s(p);
    s.group(3);
    s.access(write, 0, {8, 8, 8}, {5, 5, same ? 5u : 6u});
    const std::vector<Race> races = s.races();
    ASSERT_EQ(races.size(), 1u);
    EXPECT_EQ(races[0].same_value, same);
    EXPECT_EQ(races[0].a.who, (Invocation{3, 0}));
    EXPECT_EQ(races[0].b.who, (Invocation{3, 1}));
  }
}

TEST(Recorder, OneInvocationMayWriteSeveralValues) {
  TestProgram p(32);
  const ir::VarId data = p.storage(64);
  const uint32_t write = p.write(data), other = p.write(data);
  Script s(p);
  s.group(0);
  s.one(write, 0, 1, 5);
  s.one(write, 0, 1, 6);
  s.one(other, 0, 2, 6);
  const std::vector<Race> races = s.races();
  ASSERT_EQ(races.size(), 1u);
  EXPECT_FALSE(races[0].same_value) << "5 and 6 are a pair";
}

TEST(Recorder, PairsWithinAndBetweenWorkgroupsAreDifferentRaces) {
  TestProgram p(32);
  const ir::VarId data = p.storage(64);
  const uint32_t write = p.write(data);
  Script s(p);
  s.group(0);
  s.one(write, 4, 3, 1);
  s.group(1);
  s.one(write, 4, 6, 1);
  s.one(write, 4, 2, 1);
  const std::vector<Race> races = s.races();
  ASSERT_EQ(races.size(), 2u);
  EXPECT_TRUE(races[0].same_workgroup);
  EXPECT_EQ(races[0].a.who, (Invocation{1, 2}));
  EXPECT_EQ(races[0].b.who, (Invocation{1, 6}));
  EXPECT_FALSE(races[1].same_workgroup);
  EXPECT_EQ(races[1].a.who, (Invocation{0, 3}));
  EXPECT_EQ(races[1].b.who, (Invocation{1, 2}));
}

TEST(Recorder, SitesOfOnePlaceCountAsOne) {
  TestProgram p(32);
  const ir::VarId data = p.storage(64);
  const uint32_t first = p.write(data), second = p.write(data), called = p.write(data);
  p.program.sites[second].loc = p.program.sites[called].loc = p.program.sites[first].loc;
  p.program.call_sites.push_back({{900, 910}, 0});
  p.program.sites[called].loc.inlined_at = 1;  // the same line, through a call
  Script s(p);
  s.group(0);
  s.one(first, 0, 0, 1);
  s.one(second, 0, 1, 2);
  s.one(called, 4, 0, 1);
  s.one(first, 4, 1, 1);
  EXPECT_EQ(s.races().size(), 2u);
}

TEST(Recorder, NamesBarriersThatOrderOtherMemory) {
  TestProgram p(4);
  const ir::VarId data = p.storage(64);
  const uint32_t write = p.write(data), read = p.read(data);
  const uint32_t one = p.simple(Site::Kind::Barrier), other = p.simple(Site::Kind::Barrier), right = p.simple(Site::Kind::Barrier);
  Script s(p);
  s.group(0);
  s.barrier(right, core::kStorageMemory);
  s.barrier(one, core::kWorkgroupMemory);  // before both
  s.one(write, 0, 0);
  s.barrier(other, core::kWorkgroupMemory);
  s.barrier(one, core::kWorkgroupMemory);
  s.barrier(other, core::kWorkgroupMemory);
  s.one(read, 0, 1);
  s.barrier(right, core::kStorageMemory);
  s.one(read, 0, 2);
  const std::vector<Race> races = s.races();
  ASSERT_EQ(races.size(), 1u);
  EXPECT_EQ(races[0].barriers_between, (std::vector<uint32_t>{other, one}));
}

TEST(Recorder, WorkgroupMemoryIsLookedAtInOneWorkgroup) {
  TestProgram p(4);
  const ir::VarId tile = p.workgroup(64);
  const uint32_t write = p.write(tile), later = p.write(tile);
  Script s(p);
  for (const uint32_t group : {2u, 5u}) {
    s.group(group);
    s.one(group == 2 ? write : later, 0, 0, 1);
    s.one(group == 2 ? write : later, 0, 1, 2);
  }
  const std::vector<Race> races = s.races();
  ASSERT_EQ(races.size(), 1u);
  EXPECT_EQ(races[0].a.site, write);
  EXPECT_EQ(races[0].a.who.group, 2u);
}

TEST(Recorder, CountsWhatVanished) {
  TestProgram p(4);
  const ir::VarId data = p.storage(64);
  const uint32_t write = p.write(data);
  Script first(p), second(p);
  first.group(0);
  first.access(write, 0, {0, 0, 8, 8}, {1, 2, 3, 4});
  second.group(0);
  second.access(write, 0, {0, 0, 12, 16}, {1, 2, 3, 4});
  const auto recorder = second.record(first.detect());
  EXPECT_EQ(recorder->races().size(), 1u);
  EXPECT_EQ(recorder->vanished(), 1u);
}

TEST(Recorder, ComponentsAreRacesOfTheirOwn) {
  TestProgram p(4);
  const ir::VarId data = p.storage(64);
  const uint32_t x = p.component(Site::Kind::Write, data, 0, 1, 4), y = p.component(Site::Kind::Write, data, 1, 1, 4);
  Script s(p);
  s.group(0);
  s.one(x, 16, 0, 5);
  s.one(y, 20, 1, 5);
  const std::vector<Race> races = s.races();
  ASSERT_EQ(races.size(), 1u);
  EXPECT_TRUE(races[0].components);
  EXPECT_FALSE(races[0].same_value);
  EXPECT_EQ(races[0].element.offset, 16u);
  EXPECT_EQ(races[0].element.bytes, 16u);
}

TEST(Recorder, WorstComesFirst) {
  TestProgram p(8);
  const ir::VarId data = p.storage(256);
  const uint32_t read = p.read(data), same = p.write(data), one = p.write(data), two = p.write(data);
  Script s(p);
  s.group(0);
  s.access(same, 0, {0, 0}, {1, 1});
  s.access(same, 0, {4, 4}, {1, 1});
  s.access(read, 0, {16}, {1});
  s.access(same, 1, {16}, {1});
  s.access(one, 0, {32, 32}, {1, 2});
  s.access(two, 0, {48, 48}, {1, 2});
  s.access(two, 0, {52, 52}, {1, 2});
  std::vector<std::pair<uint32_t, uint32_t>> found;
  for (const Race& r : s.races()) found.push_back({r.a.site, r.b.site});
  EXPECT_EQ(found, (std::vector<std::pair<uint32_t, uint32_t>>{{two, two}, {one, one}, {same, read}, {same, same}}));
}

TEST(Recorder, EndsWorkgroupsThatPart) {
  TestProgram p(8);
  const uint32_t site = p.simple(Site::Kind::Barrier);
  for (const bool stop : {false, true}) {
    base::Result<std::unique_ptr<Recorder>> r = Recorder::create(p.program, {}, kGrid, stop);
    ASSERT_TRUE(r.ok());
    TestWorker worker(**r, 0);
    worker.group(0);
    worker.arrive(site, lanes(0, 0, 4));
    EXPECT_EQ(worker.meet(core::kWorkgroupMemory), stop ? 1u : 0u);
  }
}

// --- against the definition

struct Logged {
  Invocation who;
  uint32_t epoch, site, value;
  uint64_t barriers;
};
struct Expected {
  std::set<uint32_t> elements;
  bool same_value = true;
  bool unclear = false;  // one invocation wrote different values from both places: whether these count depends on who else did
  std::tuple<uint32_t, Invocation, Invocation, bool, Invocation> best{~0u, {}, {}, false, {}};
};
using RaceKey = std::tuple<uint32_t, uint32_t, uint32_t, bool>;

class Comparison {
 public:
  explicit Comparison(uint64_t seed) : random_(seed), p_(8), script_(p_) {
    for (int i = 0; i < 2; ++i) {
      const ir::VarId var = i == 0 ? p_.storage(32) : p_.workgroup(32);
      for (int k = 0; k < 2; ++k) sites_.push_back(p_.write(var)), sites_.push_back(p_.read(var)), sites_.push_back(p_.write(var, 2));
    }
    // Some sites are in one place.
    for (uint32_t site : sites_)
      if (random_() % 4 == 0) p_.program.sites[site].loc = p_.program.sites[sites_[random_() % sites_.size()]].loc;
    const uint32_t barrier = p_.simple(Site::Kind::Barrier);
    for (uint32_t group = 0; group < 3; ++group) {
      script_.group(group);
      uint32_t epochs[2] = {};
      for (uint64_t n = random_() % 10; n-- > 0;) {
        if (random_() % 5 == 0) {
          const uint32_t spaces = 1 + random_() % 3;
          script_.barrier(barrier, spaces);
          epochs[0] += spaces >> 1;
          epochs[1] += spaces & 1;
        } else {
          access(group, epochs);
        }
      }
    }
  }

  void run() {
    const std::vector<SuspectVariable> suspects = script_.detect();
    const Places places(p_.program);
    std::map<RaceKey, Expected> expected;
    for (const SuspectVariable& v : suspects)
      for (const Suspect& s : v.lowest) expect(s, places, expected);
    const auto recorder = script_.record(suspects);
    EXPECT_EQ(recorder->vanished(), 0u);
    const std::vector<Race> races = recorder->races();
    if (expected.size() > kMaxRaces) return;
    EXPECT_EQ(races.size(), expected.size());
    for (const Race& r : races) {
      const uint32_t a = places.of(r.a.site), b = places.of(r.b.site);
      const auto found = expected.find({r.element.var.index, std::min(a, b), std::max(a, b), r.same_workgroup});
      ASSERT_NE(found, expected.end());
      EXPECT_EQ(r.elements, found->second.elements.size());
      EXPECT_LE(r.same_value, found->second.same_value);
      EXPECT_TRUE(r.same_value == found->second.same_value || found->second.unclear);
      const auto best = std::make_tuple(r.element.offset, std::min(r.a.who, r.b.who), std::max(r.a.who, r.b.who), !(writes(r.a.site) && writes(r.b.site)), r.a.who);
      EXPECT_TRUE(best == found->second.best);
    }
  }

 private:
  bool writes(uint32_t site) const { return p_.program.sites[site].kind == Site::Kind::Write; }

  void access(uint32_t group, const uint32_t epochs[2]) {
    const uint32_t site = sites_[random_() % sites_.size()], scalars = p_.program.sites[site].scalars, var = p_.program.sites[site].var.index;
    const uint32_t first = random_() % 7, count = 1 + random_() % (8 - first);
    std::vector<uint32_t> offsets, values;
    for (uint32_t i = 0; i < count; ++i) offsets.push_back(random_() % (8 - scalars + 1) * 4);
    for (uint32_t i = 0; i < count * scalars; ++i) values.push_back(random_() % 8 == 0 ? 2 : 1);
    for (uint32_t i = 0; i < count; ++i)
      for (uint32_t k = 0; k < scalars; ++k)
        log_[{var, offsets[i] + 4 * k}].push_back({{group, first + i}, epochs[var], site, values[k * count + i], 0});
    script_.access(site, first, std::move(offsets), std::move(values));
  }

  void expect(const Suspect& s, const Places& places, std::map<RaceKey, Expected>& expected) {
    const bool storage = s.var.index == 0;
    const std::vector<Logged>& all = log_[{s.var.index, s.offset}];
    std::set<RaceKey> unclear;
    for (const Logged& x : all) {
      for (const Logged& y : all) {
        const bool same_group = x.who.group == y.who.group;
        const uint32_t px = places.of(x.site), py = places.of(y.site);
        const RaceKey key{s.var.index, std::min(px, py), std::max(px, py), same_group};
        if (x.who == y.who && px != py && x.value != y.value) unclear.insert(key);
        if (!storage && (!same_group || x.who.group != s.group)) continue;
        if (x.who == y.who || (same_group && x.epoch != y.epoch) || !(writes(x.site) || writes(y.site))) continue;
        const bool both = writes(x.site) && writes(y.site);
        Expected& e = expected[key];
        e.elements.insert(s.offset);
        e.same_value = e.same_value && both && x.value == y.value;
        const bool x_first = both ? std::tie(px, x.who) < std::tie(py, y.who) : writes(x.site);
        e.best = std::min(e.best, {s.offset, std::min(x.who, y.who), std::max(x.who, y.who), !both, x_first ? x.who : y.who});
      }
    }
    for (const RaceKey& key : unclear)
      if (const auto found = expected.find(key); found != expected.end()) found->second.unclear = true;
  }

  std::mt19937_64 random_;
  TestProgram p_;
  Script script_;
  std::vector<uint32_t> sites_;
  std::map<std::pair<uint32_t, uint32_t>, std::vector<Logged>> log_;  // by variable and offset
};

TEST(Recorder, FindsThePairsThatTheDefinitionSays) {
  for (uint64_t seed = 1; seed <= 1000; ++seed) {
    Comparison c(seed);
    c.run();
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
}

}  // namespace
}  // namespace tesela::sanitize
