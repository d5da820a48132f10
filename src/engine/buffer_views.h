// SPDX-License-Identifier: Apache-2.0
// How large a buffer of unknown size must be at least: as large as the largest type that is viewed in it (WebGPU "minimum buffer binding size").
#pragma once
#include <map>
#include <optional>

#include "sema/program.h"

namespace tesela::engine {

/// Minimum binding size of a type: a runtime-sized array counts with one element.
uint64_t min_type_size(const sema::Program& program, core::TypeId type);

/// For each variable whose type is a buffer of unknown size and that views are made of: the largest min_type_size among the types viewed,
/// by what the entry point reaches, or by all functions.
std::map<sema::VariableId, uint64_t> viewed_sizes(const sema::Program& program, std::optional<sema::FunctionId> entry);

}  // namespace tesela::engine
