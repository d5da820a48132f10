// SPDX-License-Identifier: Apache-2.0
// For unit tests: programs made by hand, and calls of an observer as instrumented code would make them.
#pragma once
#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

#include "sanitize/program.h"

namespace tesela::sanitize {

struct TestProgram {
  Program program;
  std::vector<core::BufferView> buffers;
  std::deque<std::vector<uint32_t>> descriptions;  // of textures

  explicit TestProgram(uint32_t invocations) { program.workgroup_size[0] = invocations; }

  ir::VarId storage(uint32_t bytes) {
    ir::Var var;
    var.space = ir::Space::Storage;
    var.binding = static_cast<uint32_t>(buffers.size());
    buffers.push_back({nullptr, bytes, 0});
    return program.vars.add(var);
  }
  /// A storage texture of one level, its rows `row_pitch` bytes apart, that begins `offset` bytes into its memory.
  ir::VarId texture(core::ViewDimension dimension, uint32_t texel_bytes, const uint32_t (&size)[3], uint32_t row_pitch, uint32_t offset = 0) {
    const bool layers = dimension == core::ViewDimension::D2Array;
    std::vector<uint32_t>& words = descriptions.emplace_back(core::kTextureWords);
    words[core::kTextureLevels] = words[core::kTextureSamples] = 1;
    words[core::kTextureLayers] = layers ? size[2] : 1;
    uint32_t* level = &words[core::kTextureHeader];
    level[core::kLevelWidth] = size[0];
    level[core::kLevelHeight] = size[1];
    level[core::kLevelDepth] = layers ? 1 : size[2];
    level[core::kLevelOffset] = offset / 4;
    level[core::kLevelRowPitch] = row_pitch / 4;
    level[core::kLevelSlicePitch] = row_pitch * size[1] / 4;
    WrittenTexture t;
    t.binding = static_cast<uint32_t>(buffers.size());
    t.description = t.binding + 1;
    t.dimension = dimension;
    t.texel_bytes = texel_bytes;
    ir::Var var;
    var.space = ir::Space::Texture;
    var.binding = t.binding;
    t.var = program.vars.add(var);
    program.textures.push_back(t);
    buffers.push_back({nullptr, offset + row_pitch * size[1] * size[2] + 4, 0});
    buffers.push_back({reinterpret_cast<std::byte*>(words.data()), core::kTextureWords * 4, 0});
    return t.var;
  }
  /// Of one texel.
  uint32_t texel(Site::Kind kind, ir::VarId var, uint32_t texel_bytes) { return access(kind, var, std::max(texel_bytes / 4, 1u), std::min(texel_bytes, 4u)); }
  ir::VarId workgroup(uint32_t bytes) {
    ir::Var var;
    var.space = ir::Space::Workgroup;
    var.size = bytes;
    return program.vars.add(var);
  }
  uint32_t add(const Site& site) {
    program.sites.push_back(site);
    return static_cast<uint32_t>(program.sites.size()) - 1;
  }
  uint32_t access(Site::Kind kind, ir::VarId var, uint32_t scalars = 1, uint32_t scalar_bytes = 4) {
    Site site;
    site.kind = kind;
    site.var = var;
    site.scalars = scalars;
    site.scalar_bytes = scalar_bytes;
    site.loc.span.begin = static_cast<uint32_t>(program.sites.size()) * 10;  // a place of its own
    site.loc.span.end = site.loc.span.begin + 5;
    return add(site);
  }
  uint32_t read(ir::VarId var, uint32_t scalars = 1) { return access(Site::Kind::Read, var, scalars); }
  uint32_t write(ir::VarId var, uint32_t scalars = 1) { return access(Site::Kind::Write, var, scalars); }
  /// An access to some components of vectors.
  uint32_t component(Site::Kind kind, ir::VarId var, uint32_t first, uint32_t scalars, uint32_t of) {
    const uint32_t site = access(kind, var, scalars);
    program.sites[site].vector_first = first;
    program.sites[site].vector_scalars = of;
    return site;
  }
  uint32_t simple(Site::Kind kind) {
    Site site;
    site.kind = kind;
    return add(site);
  }
};

/// Lanes [begin, end) of the subgroup that begins at invocation `first`.
inline core::LaneSet lanes(uint32_t first, uint32_t begin, uint32_t end) {
  core::LaneSet set{first, 0, 0};
  for (uint32_t i = begin; i < end; ++i) (i < 64 ? set.low : set.high) |= uint64_t{1} << (i % 64);
  return set;
}

/// One worker's calls.
class TestWorker {
 public:
  TestWorker(core::Observer& observer, uint32_t worker) : o_(observer) { context_.worker = worker; }
  void group(uint32_t x, uint32_t y = 0, uint32_t z = 0) { o_.workgroup(&o_, &context_, x, y, z); }
  void access(uint32_t site, uint32_t offset, uint32_t stride, const core::LaneSet& set) {
    o_.access(&o_, &context_, site, offset, stride, set.first, set.low, set.high);
  }
  /// By one invocation.
  void one(uint32_t site, uint32_t offset, uint32_t invocation) { access(site, offset, 0, {invocation, 1, 0}); }
  void scattered(uint32_t site, const std::vector<uint32_t>& offsets, const core::LaneSet& set) {
    o_.scattered(&o_, &context_, site, offsets.data(), set.first, set.low, set.high);
  }
  void transfer(uint32_t site, const std::vector<uint32_t>& offsets, const std::vector<uint32_t>& values, const core::LaneSet& set) {
    o_.transfer(&o_, &context_, site, offsets.data(), values.data(), static_cast<uint32_t>(offsets.size()), set.first, set.low, set.high);
  }
  void report(uint32_t site, const std::vector<uint32_t>& values, uint32_t count, const core::LaneSet& set) {
    o_.report(&o_, &context_, site, values.data(), count, set.first, set.low, set.high);
  }
  void condition(uint32_t site, const std::vector<uint32_t>& values, const core::LaneSet& set) {
    o_.condition(&o_, &context_, site, values.data(), set.first, set.low, set.high);
  }
  void arrive(uint32_t site, const core::LaneSet& set) { o_.arrive(&o_, &context_, site, set.first, set.low, set.high); }
  uint32_t meet(uint32_t spaces) { return o_.meet(&o_, &context_, spaces); }

 private:
  core::Observer& o_;
  core::WorkerContext context_{};
};

}  // namespace tesela::sanitize
