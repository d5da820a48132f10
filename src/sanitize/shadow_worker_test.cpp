// SPDX-License-Identifier: Apache-2.0
// The wide forms of accesses against the plain ones: the same calls must leave the same words.
#include "sanitize/shadow_worker.h"

#include <gtest/gtest.h>

#include <random>

#include "sanitize/test_program.h"

namespace tesela::sanitize {
namespace {

class Twins {
 public:
  explicit Twins(uint64_t seed) : random_(seed), p_(256) {
    for (const ir::VarId var : {p_.storage(16384), p_.workgroup(16384)})
      for (const uint32_t scalars : {1u, 2u, 4u}) sites_.push_back(p_.read(var, scalars)), sites_.push_back(p_.write(var, scalars));
    const ir::VarId halves = p_.storage(16384);
    for (const Site::Kind kind : {Site::Kind::Read, Site::Kind::Write}) sites_.push_back(p_.access(kind, halves, 1, 2)), sites_.push_back(p_.access(kind, halves, 1, 4));
    for (const uint32_t bytes : {1u, 4u, 16u}) {
      const ir::VarId image = p_.texture(core::ViewDimension::D1, bytes, {16384 / bytes, 1, 1}, 16384);
      for (const Site::Kind kind : {Site::Kind::Read, Site::Kind::Write}) sites_.push_back(p_.texel(kind, image, bytes));
    }
    plan_ = plan_shadow(p_.program, p_.buffers);
    for (int i = 0; i < 2; ++i) {
      words_[i].resize(plan_.words);
      workers_[i] = std::make_unique<ShadowWorker>(p_.program, plan_, words_[i].data(), true);
      workers_[i]->begin_workgroup(0);
    }
  }

  void run() {
    for (int i = 0; i < 60; ++i) {
      step();
      for (size_t w = 0; w < plan_.words; ++w) ASSERT_EQ(words_[0][w], words_[1][w]) << "step " << i << ", word " << w;
    }
    for (const std::unique_ptr<ShadowWorker>& w : workers_) w->end_workgroup();
    EXPECT_EQ(workers_[0]->idle(), workers_[1]->idle());
    for (size_t v = 0; v < plan_.variables.size(); ++v) {
      EXPECT_EQ(workers_[0]->raced(v), workers_[1]->raced(v));
      EXPECT_EQ(workers_[0]->raced_in_groups(v).lowest[0], workers_[1]->raced_in_groups(v).lowest[0]);
      // Chunks may be marked too often, never too seldom.
      for (uint64_t i = 0; i < plan_.variables[v].elements; ++i) {
        if (!plan_.variables[v].lasts() || words_[0][plan_.variables[v].words + i] == 0) continue;
        for (const std::unique_ptr<ShadowWorker>& w : workers_) ASSERT_EQ(w->touched(v)[i >> kChunkShift], 1);
      }
    }
  }

 private:
  uint32_t below(uint32_t n) { return static_cast<uint32_t>(random_() % n); }

  void step() {
    const uint32_t what = below(12);
    if (what == 0) {
      ++group_;
      for (const std::unique_ptr<ShadowWorker>& w : workers_) w->begin_workgroup(group_);
    } else if (what == 1) {
      const uint32_t spaces = 1 + below(7);
      for (const std::unique_ptr<ShadowWorker>& w : workers_) w->advance(spaces);
    } else {
      access();
    }
  }

  void access() {
    const uint32_t site = sites_[below(static_cast<uint32_t>(sites_.size()))];
    const Site& s = p_.program.sites[site];
    const uint32_t bytes = s.scalars * s.scalar_bytes, width = 4u << below(6), first = below(256 / width) * width;
    core::LaneSet set = lanes(first, 0, width);
    if (below(3) == 0) set.low &= random_() | (uint64_t{1} << below(std::min(width, 64u)));
    std::vector<uint32_t> offsets(width);
    // Places near one another, so that accesses meet; rising, in steps or at will.
    const uint32_t base = below(8) * 64 / bytes * bytes, form = below(4);
    const uint32_t step = form == 0 ? 0 : bytes << below(3), gaps = 1 + below(2);
    uint32_t at = base;
    for (uint32_t& offset : offsets) {
      offset = form == 3 ? base + below(width) * bytes : at;
      at += form == 2 ? bytes * (1 + below(gaps)) : step;
    }
    if (form < 2) {
      workers_[0]->access(site, base, step, set);
      workers_[1]->access_wide(site, base, step, set.first, set.low, set.high);
    } else {
      workers_[0]->scattered(site, offsets.data(), set);
      workers_[1]->scattered_wide(site, offsets.data(), set.first, set.low, set.high);
    }
  }

  std::mt19937_64 random_;
  TestProgram p_;
  std::vector<uint32_t> sites_;
  ShadowPlan plan_;
  std::vector<uint32_t> words_[2];
  std::unique_ptr<ShadowWorker> workers_[2];
  uint64_t group_ = 0;
};

TEST(ShadowWorker, WideAccessesAreAsPlainOnes) {
  if (!ShadowWorker::has_wide()) GTEST_SKIP() << "this processor has no wide form";
  for (uint64_t seed = 1; seed <= 150; ++seed) {
    Twins twins(seed);
    twins.run();
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
}

}  // namespace
}  // namespace tesela::sanitize
