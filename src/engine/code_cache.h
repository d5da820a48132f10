// SPDX-License-Identifier: Apache-2.0
// Machine code of pipelines without instrumentation, kept from process to process. The key is everything that the code follows from: the text, the entry point and
// its overrides, sizes and options, and cpu::fingerprint (this build, LLVM, the processor).
#pragma once
#include <memory>
#include <vector>

#include "cpu/compile.h"
#include "engine/pipeline.h"

namespace tesela::engine {

/// Empty if nothing is to be looked for or kept.
std::vector<std::byte> code_key(const Pipeline& pipeline, const PipelineOptions& options);
/// Code that can be called, or null. What proves to be no code is dropped.
std::unique_ptr<cpu::Code> find_code(const Pipeline& pipeline, std::span<const std::byte> key);
void keep_code(const Pipeline& pipeline, std::span<const std::byte> key, const cpu::MachineCode& code);

}  // namespace tesela::engine
