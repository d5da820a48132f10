// SPDX-License-Identifier: Apache-2.0
// Checked program to IR: the only folder that knows both sides.
#pragma once
#include <optional>
#include <vector>

#include "core/texture.h"
#include "diag/sink.h"
#include "ir/ir.h"
#include "sema/program.h"

namespace tesela::lower {

struct Options {
  uint32_t subgroup_size = 16;
  std::vector<core::ResourceState> resources;  ///< what is bound as sampled textures and samplers; what is missing is some format of the right kind
  bool watch_indices = false;           ///< sanitized: run-time indices into vector and matrix values are reported where they are out of range
  uint32_t max_instructions = 400'000;  ///< ceiling of the IR size; beyond: pipeline diagnostic
};

/// Lowers the specialization's entry point and the functions it reaches, each cloned per roots of its pointer arguments. Nothing is inlined here.
std::optional<ir::Module> lower(const sema::Specialization& spec, const Options& options, diag::Sink& sink);

}  // namespace tesela::lower
