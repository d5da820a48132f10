// SPDX-License-Identifier: Apache-2.0
// Machine code from files: the second device of a folder compiles nothing, gives the same results, and is not misled by what it finds there.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tesela/tesela.h"

namespace tesela {
namespace {

namespace fs = std::filesystem;

constexpr const char* kText = R"(
override k: f32 = 3.0;
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
var<workgroup> sum: array<f32, 64>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32, @builtin(global_invocation_id) g: vec3u) {
  sum[l] = data[g.x] * k;
  workgroupBarrier();
  data[g.x] = sum[63u - l] + 0.5;
}
@compute @workgroup_size(1) fn other() { data[0] = exp(data[1]) + k; }
)";

struct CodeCacheTest : testing::Test {
  fs::path folder;
  void SetUp() override {
    std::string pattern = testing::TempDir() + "tesela-code-XXXXXX";
    folder = mkdtemp(pattern.data());
  }
  void TearDown() override { fs::remove_all(folder); }

  Device device() const {
    DeviceOptions options;
    options.cache = {true, folder.string()};
    return Device(options);
  }
  size_t files() const { return static_cast<size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator())); }
  static bool did(const Pipeline& p, const char* stage) {
    return std::ranges::any_of(p.times(), [&](const StageTime& t) { return t.stage == stage; });
  }
  Pipeline make(const PipelineOptions& options = {.entry_point = "main"}, const std::string& text = kText) const { return device().create_module({{"test.wgsl", text}}).create_pipeline(options); }
  /// Runs `main` over 128 numbers.
  void expect_right(const Pipeline& pipeline) const {
    ASSERT_TRUE(pipeline.ok());
    const Device d = device();
    const Buffer data = *d.create_buffer(512);
    for (size_t i = 0; i < 128; ++i) data.as<float>()[i] = static_cast<float>(i);
    ASSERT_TRUE(d.dispatch(pipeline, Bindings().set("data", data), {2}).ok());
    for (size_t i = 0; i < 128; ++i) EXPECT_EQ(data.as<float>()[i], static_cast<float>((i / 64 * 64 + 63 - i % 64) * 3) + 0.5f);
  }
};

TEST_F(CodeCacheTest, TheSecondTimeNothingIsCompiled) {
  const Pipeline first = make(), second = make();
  EXPECT_TRUE(did(first, "codegen") && did(first, "keep"));
  EXPECT_TRUE(did(second, "cache") && !did(second, "lower") && !did(second, "codegen"));
  expect_right(first);
  expect_right(second);
  EXPECT_EQ(second.bindings().size(), 1u);
  EXPECT_EQ(second.subgroup_size(), first.subgroup_size());
}

TEST_F(CodeCacheTest, EachThingThatCodeDependsOnHasItsOwnEntry) {
  const std::vector<PipelineOptions> different = {
      {.entry_point = "main"},
      {.entry_point = "other"},
      {.entry_point = "main", .constants = {{"k", 4.0}}},
      {.entry_point = "main", .constants = {{"k", 5.0}}},
      {.entry_point = "main", .subgroup_size = 4},
      {.entry_point = "main", .subgroup_size = 8},
      {.entry_point = "main", .opt_level = 0},
      {.entry_point = "main", .target = "sse4"},
  };
  for (size_t i = 0; i < different.size(); ++i) {
    EXPECT_TRUE(did(make(different[i]), "codegen")) << i;
    EXPECT_EQ(files(), i + 1);
  }
  for (const PipelineOptions& options : different) EXPECT_FALSE(did(make(options), "codegen"));
  EXPECT_TRUE(did(make({.entry_point = "main"}, std::string(kText) + "\n"), "codegen")) << "another text";
  EXPECT_FALSE(did(make({.entry_point = "main", .target = "native"}), "codegen")) << "the same by another name";
}

TEST_F(CodeCacheTest, SanitizedCodeIsNotKept) {
  EXPECT_TRUE(make({.entry_point = "main", .checks = *Checks::parse("race")}).ok());
  EXPECT_EQ(files(), 0u);
}

TEST_F(CodeCacheTest, OffUnlessAskedFor) {
  const Pipeline p = Device().create_module({{"test.wgsl", kText}}).create_pipeline({.entry_point = "main"});
  EXPECT_FALSE(did(p, "cache") || did(p, "keep"));
}

TEST_F(CodeCacheTest, DamagedCodeIsMadeAgain) {
  make();
  ASSERT_EQ(files(), 1u);
  const fs::path file = fs::directory_iterator(folder)->path();
  const auto size = fs::file_size(file);
  for (uintmax_t keep : {uintmax_t{0}, size / 2, size - 1}) {
    fs::resize_file(file, keep);
    const Pipeline again = make();
    EXPECT_TRUE(did(again, "codegen")) << keep;
    expect_right(again);
    EXPECT_EQ(fs::file_size(file), size);
  }
  for (uintmax_t at = 0; at < size; at += size / 13) {
    std::fstream(file, std::ios::in | std::ios::out | std::ios::binary).seekp(static_cast<std::streamoff>(at)).write("\xa5\x5a\xa5", 3);
    const Pipeline again = make();
    EXPECT_TRUE(did(again, "codegen")) << at;
    expect_right(again);
  }
  expect_right(make());
}

TEST_F(CodeCacheTest, TheEnvironmentGoesBefore) {
  setenv("TESELA_CACHE", "off", 1);
  EXPECT_FALSE(did(make(), "keep"));
  setenv("TESELA_CACHE", (folder / "elsewhere").c_str(), 1);
  EXPECT_TRUE(did(make(), "keep"));
  EXPECT_EQ(files(), 1u);
  EXPECT_FALSE(did(make(), "codegen"));
  setenv("TESELA_CACHE_SIZE", "0", 1);  // no number of MiB: the option's bound
  EXPECT_FALSE(did(make(), "codegen"));
  unsetenv("TESELA_CACHE");
  unsetenv("TESELA_CACHE_SIZE");
}

}  // namespace
}  // namespace tesela
