// SPDX-License-Identifier: Apache-2.0
// What a checked program declares, as the public API's plain data.
#pragma once
#include "sema/program.h"
#include "tesela/reflection.h"

namespace tesela::engine {

/// Needs a program without errors.
Reflection reflect(const sema::Program& program, const diag::SourceSet& sources);

/// Layout of a type; with a specialization, override-sized arrays have their counts.
TypeLayout layout_tree(const sema::Program& program, core::TypeId type, const sema::Specialization* spec = nullptr);

/// Resource variables that an entry point statically uses, by group and binding.
std::vector<BindingInfo> bindings_of(const sema::Program& program, sema::FunctionId entry);
/// Which of these bindings, textures and samplers (not of comparisons), some call that the entry point reaches uses together.
std::vector<std::pair<size_t, size_t>> sampled_bindings(const sema::Program& program, sema::FunctionId entry, const std::vector<BindingInfo>& bindings);
std::vector<WorkgroupVariableInfo> workgroup_variables_of(const sema::Program& program, sema::FunctionId entry, const sema::Specialization* spec = nullptr);
/// Sum of sizes, each rounded up to 16 (WebGPU "createComputePipeline").
uint64_t workgroup_memory_of(const std::vector<WorkgroupVariableInfo>& variables);
/// Whether an entry point takes this built-in input, as a parameter or in a struct.
bool uses_builtin(const sema::Program& program, sema::FunctionId entry, sema::BuiltinValue builtin);

}  // namespace tesela::engine
