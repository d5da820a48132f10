// SPDX-License-Identifier: Apache-2.0
// Pipeline constants: finds the override that each key names and converts its value (WebGPU "GPUProgrammableStage", "to
// WGSL type").
#pragma once
#include <unordered_map>

#include "sema/program.h"

namespace tesela::sema {

/// Values given to overrides, in their types. Every key is checked, whether or not an entry point uses the override.
/// A value that f32 holds and f16 does not is infinite here, and an error of who uses it. Nothing if a diagnostic was given.
std::optional<std::unordered_map<VariableId, Constant>> given_overrides(const Program& program,
                                                                        const OverrideValues& values, diag::Sink& sink);

void report_unfit_value(const Program& program, const Variable& variable, double value, diag::Sink& sink);

/// What the API calls an override: its decimal @id, else its name.
std::string override_key(const Program& program, const Variable& variable);

}  // namespace tesela::sema
