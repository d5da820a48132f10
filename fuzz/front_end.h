// SPDX-License-Identifier: Apache-2.0
// What the fuzzers share: bytes to a checked program, a checked program to IR.
#pragma once
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string_view>

#include "diag/render.h"
#include "lower/lower.h"
#include "pass/passes.h"
#include "sema/override_values.h"
#include "sema/program.h"
#include "syntax/parser.h"

namespace tesela::fuzz {

/// Parses and checks; null if the text is refused. Diagnostics are rendered too: spans of any kind must be printable.
inline std::unique_ptr<sema::Program> check_text(diag::SourceSet& sources, std::string_view text) {
  sources.add("fuzz.wgsl", text);
  diag::Sink sink;
  syntax::Module module = syntax::parse(sources, sink);
  std::unique_ptr<sema::Program> program;
  if (!sink.has_errors()) program = sema::check(std::move(module), sources, {}, sink);
  size_t shown = 0;
  for (const diag::Diagnostic& d : sink.all())
    if (shown++ < 20) diag::render(sources, d, true);
  return sink.has_errors() ? nullptr : std::move(program);
}

/// Specializes with values for the overrides that `seed` chooses: fitting ones, ones that fit no type, a key that names nothing.
inline void try_values(const sema::Program& program, sema::FunctionId entry, uint32_t seed) {
  static constexpr double kValues[] = {1, 0, 2.5, -3, 16, 65536, 1e39, 4294967295.0, 7, 0.1};
  sema::OverrideValues values;
  if (seed % 16 == 3) values["nothing"] = 1;
  for (uint32_t i = 0; i < program.variables.size(); i++) {
    const sema::Variable& variable = program.variables[sema::VariableId(i)];
    if (variable.kind == sema::VariableKind::Override && (seed + i) % 5 != 0) values[sema::override_key(program, variable)] = kValues[(seed / 2 + i) % std::size(kValues)];
  }
  diag::Sink sink;
  (void)sema::specialize(program, entry, values, sink);
}

/// IR of one entry point, passes run; nothing if the pipeline refuses it.
inline std::optional<ir::Module> to_ir(const sema::Program& program, sema::FunctionId entry, uint32_t subgroup_size) {
  diag::Sink sink;
  std::optional<sema::Specialization> spec = sema::specialize(program, entry, {}, sink);
  if (!spec) return {};
  uint64_t invocations = 1;
  for (uint32_t n : spec->workgroup_size) invocations *= n;
  if (invocations > 1024) return {};
  lower::Options options;
  options.subgroup_size = subgroup_size;
  options.max_instructions = 20'000;
  std::optional<ir::Module> module = lower::lower(*spec, options, sink);
  if (!module || !pass::run_pipeline(*module, true, sink)) return {};
  return module;
}

}  // namespace tesela::fuzz
