// SPDX-License-Identifier: Apache-2.0
#include "sanitize/detector.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "sanitize/lanes.h"
#include "sanitize/test_program.h"

namespace tesela::sanitize {
namespace {

constexpr uint32_t kGrid[3] = {16, 1, 1};

Checks checks() {
  Checks c;
  c.race = c.grid = c.barrier = true;
  return c;
}

std::unique_ptr<Detector> detect(const TestProgram& p, uint32_t workers = 2) {
  base::Result<std::unique_ptr<Detector>> d = Detector::create(p.program, checks(), p.buffers, kGrid, workers);
  TESELA_CHECK(d.ok());
  return std::move(*d);
}

std::vector<uint32_t> offsets_of(const std::vector<SuspectVariable>& suspects) {
  std::vector<uint32_t> out;
  for (const SuspectVariable& v : suspects)
    for (const Suspect& s : v.lowest) out.push_back(s.offset);
  return out;
}

// --- races, one rule each

TEST(Detector, TwoLanesOfOneAccessRace) {
  TestProgram p(32);
  const ir::VarId var = p.workgroup(256);
  const uint32_t w = p.write(var), r = p.read(var);
  auto d = detect(p);
  TestWorker worker(*d, 0);
  worker.group(0);
  worker.access(w, 8, 0, lanes(0, 3, 5));          // both write element 2
  worker.scattered(w, {20, 24, 20}, lanes(16, 0, 3));  // lanes 0 and 2
  worker.access(r, 40, 0, lanes(0, 0, 16));        // reading is no race
  worker.access(w, 64, 4, lanes(0, 0, 16));        // each its own
  EXPECT_EQ(offsets_of(d->suspects()), (std::vector<uint32_t>{8, 20}));
}

TEST(Detector, SubgroupsOfOneEpochRace) {
  TestProgram p(32);
  const ir::VarId var = p.workgroup(256);
  const uint32_t w = p.write(var), r = p.read(var);
  auto d = detect(p);
  TestWorker worker(*d, 0);
  worker.group(5);
  worker.access(w, 0, 4, lanes(0, 0, 16));   // elements 0 to 15
  worker.access(r, 60, 4, lanes(16, 0, 16)); // elements 15 to 30
  const std::vector<SuspectVariable> found = d->suspects();
  ASSERT_EQ(found.size(), 1u);
  ASSERT_EQ(found[0].elements, 1u);
  EXPECT_EQ(found[0].lowest[0].offset, 60u);
  EXPECT_EQ(found[0].lowest[0].group, 5u);
  EXPECT_EQ(found[0].groups, 1u);
  EXPECT_FALSE(found[0].lowest[0].components);
}

TEST(Detector, BarriersOrderTheirMemoryOnly) {
  for (const uint32_t spaces : {0u, 1u, 2u, 3u, 4u}) {
    TestProgram p(32);
    const ir::VarId tile = p.workgroup(256), data = p.storage(256);
    const uint32_t tile_write = p.write(tile), tile_read = p.read(tile), write = p.write(data), read = p.read(data);
    auto d = detect(p);
    TestWorker worker(*d, 0);
    worker.group(0);
    worker.access(tile_write, 0, 4, lanes(0, 0, 16));
    worker.access(write, 0, 4, lanes(0, 0, 16));
    if (spaces != 0) worker.meet(spaces);
    worker.access(tile_read, 0, 4, lanes(16, 0, 16));
    worker.access(read, 0, 4, lanes(16, 0, 16));
    std::set<uint32_t> vars;
    for (const SuspectVariable& v : d->suspects()) vars.insert(v.var.index);
    EXPECT_EQ(vars.count(tile.index), (spaces & core::kWorkgroupMemory) != 0 ? 0u : 1u) << spaces;
    EXPECT_EQ(vars.count(data.index), (spaces & core::kStorageMemory) != 0 ? 0u : 1u) << spaces;
  }
}

TEST(Detector, NoBarrierOrdersOtherWorkgroups) {
  for (const uint32_t workers : {1u, 2u}) {
    TestProgram p(32);
    const ir::VarId data = p.storage(4096);
    const uint32_t write = p.write(data), read = p.read(data);
    auto d = detect(p);
    TestWorker a(*d, 0), b(*d, workers - 1);
    a.group(0);
    a.access(write, 0, 4, lanes(0, 0, 16));
    a.meet(core::kStorageMemory);
    a.access(read, 64, 4, lanes(0, 0, 16));
    b.group(1);
    b.access(read, 32, 4, lanes(0, 0, 16));    // elements 8 to 23: the first half was written
    b.access(write, 128, 4, lanes(0, 0, 16));  // nobody else
    const std::vector<SuspectVariable> found = d->suspects();
    ASSERT_EQ(found.size(), 1u) << workers;
    EXPECT_EQ(found[0].elements, 8u);
    EXPECT_EQ(found[0].lowest[0].offset, 32u);
    EXPECT_EQ(found[0].lowest[7].offset, 60u);
  }
}

/// Two workers that each see one writer and readers of other workgroups: whichever comes last in a worker must not hide the others.
TEST(Detector, WorkersDoNotHideEachOthersAccesses) {
  TestProgram p(4);
  const ir::VarId data = p.storage(64);
  const uint32_t write = p.write(data), read = p.read(data);
  auto d = detect(p);
  TestWorker a(*d, 0), b(*d, 1);
  a.group(0);
  a.one(write, 0, 0);
  a.one(read, 4, 0);
  b.group(1);
  b.one(read, 0, 0);
  b.one(read, 4, 0);
  a.group(2);
  a.one(read, 8, 0);
  b.group(3);
  b.one(read, 4, 0);
  b.one(write, 8, 0);
  EXPECT_EQ(offsets_of(d->suspects()), (std::vector<uint32_t>{0, 8}));
}

TEST(Detector, WorkgroupMemoryIsNewInEachWorkgroup) {
  TestProgram p(4);
  const ir::VarId tile = p.workgroup(64);
  const uint32_t write = p.write(tile), read = p.read(tile);
  auto d = detect(p);
  TestWorker a(*d, 0);
  a.group(0);
  a.one(write, 0, 0);
  a.group(1);
  a.one(read, 0, 1);
  EXPECT_TRUE(d->suspects().empty());
}

TEST(Detector, TellsTheLowestWorkgroupOfEachElement) {
  TestProgram p(4);
  const ir::VarId tile = p.workgroup(64);
  const uint32_t write = p.write(tile);
  auto d = detect(p);
  TestWorker a(*d, 0), b(*d, 1);
  const auto race = [&](TestWorker& w, uint32_t group, uint32_t offset) {
    w.group(group);
    w.one(write, offset, 0);
    w.one(write, offset, 1);
    w.one(write, offset, 2);
  };
  race(b, 2, 0);
  race(a, 3, 4);
  race(a, 5, 0);
  race(b, 6, 4);
  const std::vector<SuspectVariable> found = d->suspects();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].elements, 2u);
  EXPECT_EQ(found[0].groups, 4u);
  EXPECT_EQ(found[0].lowest[0].group, 2u);
  EXPECT_EQ(found[0].lowest[1].group, 3u);
}

TEST(Detector, ReadByAllThenWrittenByTheLastReader) {
  for (const bool barrier : {false, true}) {
    TestProgram p(32);
    const ir::VarId tile = p.workgroup(64), data = p.storage(64);
    const uint32_t sites[2][2] = {{p.read(tile), p.write(tile)}, {p.read(data), p.write(data)}};
    auto d = detect(p);
    TestWorker a(*d, 0);
    a.group(0);
    for (const auto& [read, write] : sites) {
      a.access(read, 0, 0, lanes(0, 0, 16));
      a.access(read, 0, 0, lanes(16, 0, 16));
      a.one(read, 0, 31);
    }
    if (barrier) a.meet(core::kWorkgroupMemory | core::kStorageMemory);
    for (const auto& [read, write] : sites) a.one(write, 0, 31);
    EXPECT_EQ(d->suspects().size(), barrier ? 0u : 2u);
  }
}

TEST(Detector, AtomicsNeverRace) {
  TestProgram p(16);
  const ir::VarId data = p.storage(64);
  const uint32_t atomic = p.access(Site::Kind::Atomic, data);
  auto d = detect(p);
  TestWorker a(*d, 0), b(*d, 1);
  a.group(0);
  a.access(atomic, 0, 0, lanes(0, 0, 16));
  b.group(1);
  b.access(atomic, 0, 0, lanes(0, 0, 16));
  b.scattered(atomic, std::vector<uint32_t>(16, 4), lanes(0, 0, 16));
  EXPECT_TRUE(d->suspects().empty());
  ASSERT_EQ(d->coverage().size(), 1u);
  EXPECT_EQ(d->coverage()[0].written, 2u);
}

TEST(Detector, ComponentsOfOneVectorAreToldApart) {
  TestProgram p(16);
  const ir::VarId data = p.storage(256), plain = p.storage(256);
  const uint32_t x = p.component(Site::Kind::Write, data, 0, 1, 4), y = p.component(Site::Kind::Write, data, 1, 1, 4);
  const uint32_t z = p.component(Site::Kind::Read, data, 2, 1, 4), all = p.read(data, 4);
  const uint32_t left = p.component(Site::Kind::Read, plain, 0, 1, 4), whole = p.write(plain, 4);
  auto d = detect(p);
  TestWorker a(*d, 0);
  a.group(0);
  a.one(x, 0, 0);
  a.one(y, 4, 1);   // another component by another invocation
  a.one(x, 16, 0);
  a.one(y, 20, 0);  // the same invocation
  a.one(x, 32, 0);
  a.one(z, 40, 3);  // a read of another component
  a.one(x, 48, 0);
  a.one(all, 48, 3);  // reads x as well: an ordinary race
  a.one(z, 72, 0);
  a.one(z, 72, 1);    // only read
  a.one(left, 0, 0);
  a.one(left, 16, 1);  // no component is written alone: reads touch what they read
  a.one(whole, 32, 2);
  const std::vector<SuspectVariable> found = d->suspects();
  ASSERT_EQ(found.size(), 1u);
  ASSERT_EQ(offsets_of(found), (std::vector<uint32_t>{0, 32, 48}));
  EXPECT_TRUE(found[0].lowest[0].components);
  EXPECT_EQ(found[0].lowest[0].bytes, 16u);
  EXPECT_TRUE(found[0].lowest[1].components);
  EXPECT_FALSE(found[0].lowest[2].components);
  EXPECT_EQ(found[0].lowest[2].bytes, 4u);
}

TEST(Detector, HalvesOfAWordAreElements) {
  TestProgram p(16);
  const ir::VarId data = p.storage(256);
  const uint32_t half = p.access(Site::Kind::Write, data, 1, 2), word = p.access(Site::Kind::Write, data, 1, 4);
  auto d = detect(p);
  TestWorker a(*d, 0);
  a.group(0);
  a.access(half, 0, 2, lanes(0, 0, 16));
  a.one(word, 64, 0);
  a.one(half, 66, 1);
  const std::vector<SuspectVariable> found = d->suspects();
  ASSERT_EQ(offsets_of(found), (std::vector<uint32_t>{66}));
  EXPECT_EQ(found[0].lowest[0].bytes, 2u);
}

/// Far more epochs than a word has stamps for: a workgroup of the largest size leaves 4095.
TEST(Detector, StampsMayRunOut) {
  TestProgram p(65536);
  const ir::VarId data = p.storage(64), tile = p.workgroup(64);
  const uint32_t write = p.write(data), tile_write = p.write(tile), read = p.read(data);
  auto d = detect(p, 1);
  TestWorker a(*d, 0);
  a.group(0);
  a.one(write, 0, 7);
  a.one(read, 4, 7);
  a.group(1);
  a.one(write, 8, 7);
  for (uint32_t i = 0; i < 10000; ++i) {
    a.one(write, 12, i % 3);
    a.one(tile_write, 12, i % 3);
    a.meet(core::kStorageMemory | core::kWorkgroupMemory);
  }
  EXPECT_TRUE(d->suspects().empty()) << "each write is in an epoch of its own";
  auto again = detect(p, 1);
  TestWorker b(*again, 0);
  b.group(0);
  b.one(write, 0, 7);
  b.one(read, 4, 7);
  b.one(read, 8, 7);
  b.group(1);
  b.one(write, 12, 7);
  for (uint32_t i = 0; i < 10000; ++i) b.meet(core::kStorageMemory | core::kWorkgroupMemory);
  b.one(read, 0, 7);    // written by workgroup 0
  b.one(read, 4, 7);    // read by it
  b.one(write, 8, 7);   // read by it
  b.one(write, 12, 8);  // in an older epoch of the same workgroup
  EXPECT_EQ(offsets_of(again->suspects()), (std::vector<uint32_t>{0, 8}));
}

/// More dispatches than there are stamps for: a workgroup of the largest size leaves few.
TEST(Detector, RestartForgetsEverything) {
  TestProgram p(65536);
  const ir::VarId data = p.storage(64), tile = p.workgroup(64);
  const uint32_t write = p.write(data), read = p.read(data), tile_write = p.write(tile), report = p.simple(Site::Kind::Index);
  auto d = detect(p, 2);
  for (uint32_t i = 0; i < 5000; ++i) {
    TestWorker a(*d, 0), b(*d, 1);
    a.group(0);
    a.one(write, i % 4 * 4, 7);
    a.one(tile_write, 0, i % 3);
    b.group(1);
    if (i % 5 == 0) b.one(read, i % 4 * 4, 7);
    if (i % 7 == 0) b.one(tile_write, 0, 4), b.one(tile_write, 0, 5), b.report(report, {1}, 1, lanes(0, 0, 1));
    ASSERT_EQ(d->suspects().size(), (i % 5 == 0 ? 1u : 0u) + (i % 7 == 0 ? 1u : 0u)) << i;
    ASSERT_EQ(d->coverage()[0].written, 1u);
    ASSERT_EQ(d->told().size(), i % 7 == 0 ? 1u : 0u);
    ASSERT_EQ(d->idle_invocations(), i % 5 == 0 ? 2u * 65536 - 2 : 2u * 65536 - 1);
    ASSERT_TRUE(d->restart(p.buffers, kGrid));
  }
  p.buffers[0].size = 128;
  EXPECT_FALSE(d->restart(p.buffers, kGrid)) << "another size";
}

// --- what else it tells

TEST(Detector, CoverageNamesWhatNobodyWroteOrRead) {
  TestProgram p(16);
  const ir::VarId data = p.storage(40000), only_read = p.storage(64);
  const uint32_t write = p.write(data), read = p.read(data), other = p.read(only_read);
  auto d = detect(p);
  TestWorker a(*d, 0), b(*d, 1);
  a.group(0);
  a.access(write, 0, 4, lanes(0, 0, 16));
  a.access(read, 8, 4, lanes(0, 0, 16));
  a.access(other, 0, 4, lanes(0, 0, 16));
  b.group(1);
  b.access(write, 80, 4, lanes(0, 0, 16));
  b.access(write, 39936, 4, lanes(0, 0, 16));
  const std::vector<Coverage> found = d->coverage();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].var, data);
  EXPECT_EQ(found[0].elements, 10000u);
  EXPECT_EQ(found[0].written, 48u);
  EXPECT_EQ(found[0].read, 16u);
  EXPECT_EQ(found[0].touched, 50u);
  ASSERT_EQ(found[0].unwritten.size(), 2u);
  EXPECT_EQ(found[0].unwritten[0].begin, 18u) << "two more are read";
  EXPECT_EQ(found[0].unwritten[0].end, 20u);
  EXPECT_EQ(found[0].unwritten[1].begin, 36u);
  EXPECT_EQ(found[0].unwritten[1].end, 9984u);
}

TEST(Detector, CoverageOfTexelsLeavesOutWhatIsNotInTheView) {
  TestProgram p(16);
  const ir::VarId image = p.texture(core::ViewDimension::D2Array, 2, {10, 3, 2}, 64, 128);
  const uint32_t write = p.texel(Site::Kind::Write, image, 2), read = p.texel(Site::Kind::Read, image, 2);
  auto d = detect(p);
  TestWorker a(*d, 0), b(*d, 1);
  const auto place = [](uint32_t x, uint32_t y, uint32_t layer) { return 128 + 64 * (y + 3 * layer) + 2 * x; };
  a.group(0);
  for (uint32_t y = 0; y < 3; ++y) a.access(write, place(0, y, 0), 2, lanes(0, 0, 8));
  b.group(1);
  b.access(write, place(0, 0, 1), 2, lanes(0, 0, 10));
  b.access(read, place(0, 2, 1), 2, lanes(0, 0, 1));
  const std::vector<Coverage> found = d->coverage();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].elements, 60u);
  EXPECT_EQ(found[0].written, 34u);
  EXPECT_EQ(found[0].read, 1u);
  EXPECT_EQ(found[0].touched, 35u);
  EXPECT_EQ(found[0].reach[0], 10u);
  EXPECT_EQ(found[0].reach[1], 3u);
  EXPECT_EQ(found[0].reach[2], 2u);
  const uint64_t expected[][2] = {{8, 10}, {18, 20}, {28, 30}, {40, 50}, {51, 60}};
  ASSERT_EQ(found[0].unwritten.size(), std::size(expected));
  for (size_t i = 0; i < std::size(expected); ++i) {
    EXPECT_EQ(found[0].unwritten[i].begin, expected[i][0]);
    EXPECT_EQ(found[0].unwritten[i].end, expected[i][1]);
  }
  EXPECT_EQ(texel_path("image", found[0].texels, texel_at(found[0].texels, place(9, 2, 1))), "image[9, 2, layer 1]");
  EXPECT_EQ(texel_text(found[0].texels, texel_number(found[0].texels, 59)), "(9, 2) of layer 1");
}

TEST(Detector, CountsInvocationsThatReachNoStorage) {
  TestProgram p(200);
  const ir::VarId data = p.storage(4096), tile = p.workgroup(4096);
  const uint32_t write = p.write(data), local = p.write(tile);
  auto d = detect(p);
  TestWorker a(*d, 0), b(*d, 1);
  a.group(0);
  a.access(local, 0, 4, lanes(0, 0, 128));
  a.access(write, 0, 4, lanes(0, 10, 128));  // 118
  a.access(write, 512, 4, lanes(128, 0, 72));
  b.group(1);
  b.access(write, 0, 4, lanes(0, 0, 1));
  EXPECT_EQ(d->idle_invocations(), 10u + 199u);
}

TEST(Detector, KeepsTheLowestInvocationThatReported) {
  TestProgram p(64);
  const uint32_t site = p.simple(Site::Kind::Index);
  p.program.sites[site].scalars = 2;
  auto d = detect(p);
  TestWorker a(*d, 0), b(*d, 1);
  const auto values = [](uint32_t x) {
    std::vector<uint32_t> v;
    for (uint32_t i = 0; i < 32; ++i) v.push_back(x + i);
    return v;
  };
  b.group(4);
  b.report(site, values(400), 16, lanes(0, 0, 16));
  a.group(3);
  a.report(site, values(100), 16, lanes(32, 2, 4));
  a.report(site, values(200), 16, lanes(16, 5, 8));
  a.report(site, values(300), 16, lanes(16, 5, 8));  // a second time
  const std::vector<Told> told = d->told();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].site, site);
  EXPECT_EQ(told[0].times, 16u + 2u + 3u + 3u);
  EXPECT_EQ(told[0].first.group, 3u);
  EXPECT_EQ(told[0].first.local, 21u);
  EXPECT_EQ(told[0].values, (std::vector<uint32_t>{205, 221}));
}

TEST(Detector, WorkgroupsHaveTheirLinearIndex) {
  TestProgram p(4);
  const uint32_t site = p.simple(Site::Kind::DivisionByZero);
  const uint32_t grid[3] = {5, 7, 3};
  base::Result<std::unique_ptr<Detector>> d = Detector::create(p.program, checks(), p.buffers, grid, 1);
  ASSERT_TRUE(d.ok());
  TestWorker a(**d, 0);
  a.group(2, 3, 1);
  a.report(site, {9}, 1, lanes(0, 0, 1));
  EXPECT_EQ((*d)->told()[0].first.group, 2u + 5 * (3 + 7 * 1));
}

TEST(Detector, ConditionsMustAgreeInAWorkgroup) {
  TestProgram p(32);
  const uint32_t site = p.simple(Site::Kind::Condition);
  auto d = detect(p);
  TestWorker a(*d, 0);
  const std::vector<uint32_t> same(16, 1);
  a.group(2);
  a.condition(site, same, lanes(0, 0, 16));
  a.condition(site, same, lanes(16, 0, 16));
  EXPECT_EQ(a.meet(0), 0u);
  a.condition(site, std::vector<uint32_t>(16, 0), lanes(0, 0, 16));
  a.condition(site, std::vector<uint32_t>(16, 0), lanes(16, 0, 16));
  EXPECT_EQ(a.meet(0), 0u) << "another value, but the same for all";
  std::vector<uint32_t> some(16, 1);
  some[4] = some[5] = 0;
  a.condition(site, some, lanes(16, 0, 16));  // subgroups in another order
  a.condition(site, same, lanes(0, 0, 16));
  EXPECT_EQ(a.meet(0), 1u);
  TestWorker b(*d, 1);
  b.group(1);
  some.assign(16, 7);
  some[3] = 9;
  b.condition(site, some, lanes(0, 2, 16));
  EXPECT_EQ(b.meet(0), 1u);
  const std::vector<Parting> found = d->partings();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_FALSE(found[0].at_barrier);
  EXPECT_EQ(found[0].workgroups, 2u);
  EXPECT_EQ(found[0].group, 1u);
  EXPECT_EQ(found[0].one, 2u);
  EXPECT_EQ(found[0].one_value, 7u);
  EXPECT_EQ(found[0].other, 3u);
  EXPECT_EQ(found[0].other_value, 9u);
  EXPECT_EQ(found[0].ones, 13u);
}

TEST(Detector, AllMustComeToABarrier) {
  TestProgram p(40);
  const uint32_t site = p.simple(Site::Kind::Barrier), leave = p.simple(Site::Kind::Leave);
  auto d = detect(p);
  TestWorker a(*d, 0);
  a.group(6);
  a.arrive(site, lanes(0, 0, 16));
  a.arrive(site, lanes(16, 0, 16));
  a.arrive(site, lanes(32, 0, 8));
  EXPECT_EQ(a.meet(core::kWorkgroupMemory), 0u);
  EXPECT_EQ(a.meet(core::kWorkgroupMemory), 0u) << "the second meeting of a uniform load, which nobody announces";
  a.arrive(site, lanes(0, 2, 16));
  a.arrive(leave, lanes(0, 0, 2));
  a.arrive(site, lanes(16, 0, 16));
  EXPECT_EQ(a.meet(core::kWorkgroupMemory), 1u);
  const std::vector<Parting> found = d->partings();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_TRUE(found[0].at_barrier);
  EXPECT_EQ(found[0].site, site);
  EXPECT_EQ(found[0].group, 6u);
  EXPECT_EQ(found[0].one, 2u);
  EXPECT_EQ(found[0].other, 0u);
  EXPECT_EQ(found[0].ones, 30u);
}

// --- against the definition: all accesses are kept, and all pairs compared

struct Seen {
  uint64_t group;
  uint32_t local, epoch;
  bool writes, part;
};

struct Model {
  std::map<std::pair<uint32_t, uint32_t>, std::vector<Seen>> elements;  // by variable and byte
  std::map<std::pair<uint32_t, uint32_t>, std::vector<Seen>> vectors;
  std::map<uint32_t, std::pair<std::set<uint32_t>, std::set<uint32_t>>> covered;  // storage: written and read elements
  std::set<std::pair<uint64_t, uint32_t>> reached;

  static bool conflict(const Seen& a, const Seen& b, bool lasts) {
    if (!a.writes && !b.writes) return false;
    if (a.group != b.group) return lasts;
    return a.local != b.local && a.epoch == b.epoch;
  }
};

class Scenario {
 public:
  explicit Scenario(uint64_t seed) : random_(seed), invocations_(pick({5, 16, 24, 33, 64, 200})), width_(pick({4, 8, 16, 32, 128})), p_(invocations_) {
    for (const core::BarrierSpace space : {core::kWorkgroupMemory, core::kStorageMemory}) {
      memory(space, 3000, 4, 0);   // scalars
      memory(space, 1600, 4, 4);   // vectors of 4
      memory(space, 800, 4, 2);
      memory(space, 600, 2, 0);    // halves and words
    }
    for (const uint32_t bytes : {1u, 2u, 4u, 8u, 16u}) texels(500 * bytes, bytes);
    const uint32_t workers = 1 + random_() % 3;
    d_ = detect(p_, workers);
    std::vector<TestWorker> run;
    for (uint32_t i = 0; i < workers; ++i) run.emplace_back(*d_, i);
    groups_ = 1 + random_() % 5;
    for (group_ = 0; group_ < groups_; ++group_) run_group(run[random_() % workers]);
  }

  void compare() {
    std::map<std::tuple<uint32_t, uint32_t, bool>, uint64_t> expected, found;  // (variable, offset, components) -> lowest workgroup
    expect(expected);
    for (const SuspectVariable& v : d_->suspects()) {
      EXPECT_EQ(v.elements, v.lowest.size());
      for (const Suspect& s : v.lowest) found[{v.var.index, s.offset, s.components}] = s.group;
    }
    EXPECT_EQ(expected, found);
    for (const Coverage& c : d_->coverage()) {
      EXPECT_EQ(c.written, m_.covered[c.var.index].first.size());
      EXPECT_EQ(c.read, m_.covered[c.var.index].second.size());
    }
    EXPECT_EQ(d_->idle_invocations(), groups_ * invocations_ - m_.reached.size());
  }

 private:
  struct Place {
    uint32_t site;
    ir::VarId var;
    uint32_t bytes, align, size, vector;  // vector: bytes of the vector of which it accesses a part
    core::BarrierSpace space;
    bool writes;
    uint32_t granule;

    bool lasts() const { return space != core::kWorkgroupMemory; }
  };

  uint32_t pick(std::initializer_list<uint32_t> of) { return of.begin()[random_() % of.size()]; }

  void texels(uint32_t size, uint32_t bytes) {
    const ir::VarId var = p_.texture(core::ViewDimension::D1, bytes, {size / bytes, 1, 1}, size);
    for (const Site::Kind kind : {Site::Kind::Read, Site::Kind::Write})
      places_.push_back({p_.texel(kind, var, bytes), var, bytes, bytes, size, 0, core::kTextureMemory, kind == Site::Kind::Write, bytes});
  }

  void memory(core::BarrierSpace space, uint32_t size, uint32_t granule, uint32_t vector) {
    const ir::VarId var = space == core::kStorageMemory ? p_.storage(size) : p_.workgroup(size);
    for (const Site::Kind kind : {Site::Kind::Read, Site::Kind::Write}) {
      const bool writes = kind == Site::Kind::Write;
      if (vector == 0) {
        places_.push_back({p_.access(kind, var, 1, 4), var, 4, 4, size, 0, space, writes, granule});
        if (granule == 2) places_.push_back({p_.access(kind, var, 1, 2), var, 2, 2, size, 0, space, writes, granule});
        else places_.push_back({p_.access(kind, var, 3, 4), var, 12, 4, size, 0, space, writes, granule});
        continue;
      }
      places_.push_back({p_.access(kind, var, vector, 4), var, vector * 4, vector * 4, size, 0, space, writes, granule});
      places_.push_back({p_.component(kind, var, 1, 1, vector), var, 4, vector * 4, size, vector * 4, space, writes, granule});
      places_.push_back({p_.component(kind, var, 0, 1, vector), var, 4, vector * 4, size, vector * 4, space, writes, granule});
    }
  }

  void run_group(TestWorker& w) {
    w.group(static_cast<uint32_t>(group_));
    std::fill_n(epochs_, 3, 0);
    for (uint64_t n = random_() % 7; n-- > 0;) {
      if (random_() % 4 == 0) {
        const uint32_t spaces = 1 + random_() % 7;
        w.meet(spaces);
        epochs_[0] += spaces & 1;
        epochs_[1] += spaces >> 1 & 1;
        epochs_[2] += spaces >> 2 & 1;
      } else {
        access(w);
      }
    }
  }

  void access(TestWorker& w) {
    const Place& place = places_[random_() % places_.size()];
    const uint32_t first = static_cast<uint32_t>(random_() % ((invocations_ + width_ - 1) / width_)) * width_;
    const uint32_t there = std::min(width_, invocations_ - first);
    core::LaneSet set = lanes(first, 0, there);
    if (random_() % 2 != 0) set = lanes(first, static_cast<uint32_t>(random_() % there), there);
    if (random_() % 3 == 0) {
      const core::LaneSet some{first, random_(), random_()};
      if ((set.low & some.low) != 0 || (set.high & some.high) != 0) set.low &= some.low, set.high &= some.high;
    }
    // Component 1 of a vector is 4 bytes into it.
    const uint32_t inner = place.vector != 0 ? p_.program.sites[place.site].vector_first * 4 : 0;
    const uint32_t slots = (place.size - std::max(place.bytes, place.vector)) / place.align + 1;
    std::vector<uint32_t> offsets(width_);
    const bool linear = random_() % 3 != 0;
    uint32_t stride = 0, base = 0;
    if (linear) {
      // Such that the lanes that are there stay inside; others may lie before or behind.
      const uint32_t low = lowest_lane(set), high = highest_lane(set), steps = std::max(high - low, 1u);
      uint32_t step = pick({0, 1, 1, 1, 1, 2, 4});
      if (steps * step >= slots) step = steps >= slots ? 0 : 1;
      const uint32_t begin = static_cast<uint32_t>(random_() % (slots - (high - low) * step));
      stride = step * place.align;
      base = begin * place.align + inner - low * stride;
      if (random_() % 4 == 0 && step != 0) {  // downwards
        base = (begin + (high - low) * step) * place.align + inner + low * stride;
        stride = 0 - stride;
      }
      for (uint32_t i = 0; i < width_; ++i) offsets[i] = base + i * stride;
      w.access(place.site, base, stride, set);
    } else {
      for (uint32_t& offset : offsets) offset = static_cast<uint32_t>(random_() % slots) * place.align + inner;
      w.scattered(place.site, offsets, set);
    }
    for_each_lane(set, [&](uint32_t lane) { remember(place, offsets[lane], first + lane); });
  }

  void remember(const Place& place, uint32_t offset, uint32_t local) {
    const Seen seen{group_, local, epochs_[std::countr_zero(static_cast<uint32_t>(place.space))], place.writes, place.vector != 0};
    ASSERT_LE(offset + place.bytes, place.size);
    for (uint32_t b = offset; b < offset + place.bytes; b += place.granule) {
      m_.elements[{place.var.index, b}].push_back(seen);
      if (!place.lasts()) continue;
      (place.writes ? m_.covered[place.var.index].first : m_.covered[place.var.index].second).insert(b);
    }
    if (place.lasts()) m_.reached.insert({group_, local});
    if (place.align > 4 && place.space != core::kTextureMemory) m_.vectors[{place.var.index, offset / place.align * place.align}].push_back(seen);
  }

  void expect(std::map<std::tuple<uint32_t, uint32_t, bool>, uint64_t>& expected) {
    for (const auto& [where, list] : m_.elements) expect_in(where, list, false, expected);
    for (const auto& [where, list] : m_.vectors) {
      bool apart = true;
      for (uint32_t b = 0; b < 16 && apart; b += 4) apart = !(b < vector_bytes(where.first) && expected.count({where.first, where.second + b, false}) != 0);
      if (apart) expect_in(where, list, true, expected);
    }
  }

  uint32_t vector_bytes(uint32_t var) const {
    for (const Place& place : places_)
      if (place.var.index == var && place.vector != 0) return place.vector;
    return 0;
  }

  void expect_in(std::pair<uint32_t, uint32_t> where, const std::vector<Seen>& list, bool vector, std::map<std::tuple<uint32_t, uint32_t, bool>, uint64_t>& expected) {
    const bool lasts = memory_of(p_.program.vars[ir::VarId(where.first)]) != core::kWorkgroupMemory;
    uint64_t lowest = ~uint64_t{0};
    for (const Seen& a : list)
      for (const Seen& b : list)
        if (Model::conflict(a, b, lasts) && (!vector || (a.writes && a.part) || (b.writes && b.part))) lowest = std::min(lowest, lasts ? 0 : a.group);
    if (lowest != ~uint64_t{0}) expected[{where.first, where.second, vector}] = lowest;
  }

  std::mt19937_64 random_;
  uint32_t invocations_, width_;
  TestProgram p_;
  std::vector<Place> places_;
  std::unique_ptr<Detector> d_;
  Model m_;
  uint64_t group_ = 0, groups_ = 0;
  uint32_t epochs_[3] = {};  // by memory
};

TEST(Detector, FindsWhatTheDefinitionSays) {
  for (uint64_t seed = 1; seed <= 1000; ++seed) {
    Scenario s(seed);
    s.compare();
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
}

}  // namespace
}  // namespace tesela::sanitize
