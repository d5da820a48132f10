// SPDX-License-Identifier: Apache-2.0
// A compute pipeline: one entry point with everything known that WebGPU knows at pipeline creation. `build_pipeline` is the one place where the
// stages from checked program to machine code stand in order.
#pragma once
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "core/texture.h"
#include "cpu/compile.h"
#include "diag/sink.h"
#include "engine/module.h"
#include "engine/sanitized_run.h"
#include "ir/ir.h"
#include "tesela/module.h"

namespace tesela::engine {

struct Pipeline;

/// The same entry point for other formats and samplers; made when they are first bound. The last kMostVariants that were used are kept: a program that binds formats and samplers
/// of every kind in turn does not fill memory with code.
inline constexpr size_t kMostVariants = 32;
struct Variants {
  std::mutex mutex;
  std::vector<std::shared_ptr<const Pipeline>> made;  ///< the last used one at the end
};

struct Pipeline {
  std::shared_ptr<const Module> module;
  PipelineOptions options;
  std::vector<core::ResourceState> resources;  ///< what its code is for, in the order of `bindings`
  std::unique_ptr<Variants> variants;          ///< of pipelines that read sampled textures or use samplers: they have no code of their own
  diag::Sink sink;
  cpu::TargetOptions target;
  std::unique_ptr<cpu::Code> code;  ///< null where there were errors, and for check_pipeline
  std::string entry_point;
  uint32_t workgroup_size[3] = {1, 1, 1};
  uint32_t subgroup_size = 0;
  uint64_t workgroup_memory = 0;
  std::vector<BindingInfo> bindings;  ///< statically used ones, by group and binding
  std::vector<std::pair<size_t, size_t>> sampled;  ///< indices into bindings: textures and the samplers (not of comparisons) that they are read through
  std::vector<bool> immediate_slots;  ///< of the immediate data that the entry point uses, which words it can read
  bool uses_workgroup_index = false;
  bool uses_global_invocation_index = false;
  std::vector<StageTime> times;
  std::unique_ptr<Sanitized> sanitized;  ///< of pipelines made with checks

  bool valid() const { return !sink.has_errors(); }
  bool dispatchable() const { return valid() && (code || variants); }
};

/// How far to go.
enum class Upto : uint8_t { Checked, MachineCode };

/// Never fails to return a pipeline: errors are in its sink. `module` is ok().
std::shared_ptr<Pipeline> build_pipeline(std::shared_ptr<const Module> module, const PipelineOptions& options, Upto upto);

/// The pipeline with code for what is bound: itself, or one of its variants.
base::Result<std::shared_ptr<const Pipeline>> variant_for(const std::shared_ptr<const Pipeline>& pipeline, std::vector<core::ResourceState> resources);

/// The optimised IR for listings; `after` sees it after lowering and after each pass. Nothing if there were errors (in the pipeline's sink).
std::optional<ir::Module> build_ir(Pipeline& pipeline, const PipelineOptions& options, const std::function<void(std::string_view, const ir::Module&)>& after);

/// The code of a sanitized pipeline's second run, and what its sites are.
base::Result<std::unique_ptr<cpu::Code>> build_recording(const Pipeline& pipeline, sanitize::Program& program);

/// The code by which one workgroup of a sanitized pipeline stands for all (sanitize/alike.h). Nothing where none can.
base::Result<Sample> build_sample(const Pipeline& pipeline);

/// Plain code of a sanitized pipeline at another subgroup size, or with other invocations in its subgroups; nothing where the kernel cannot tell, or has no such form.
base::Result<std::unique_ptr<cpu::Code>> build_mapped(const Pipeline& pipeline, uint32_t subgroup_size, bool permuted);

}  // namespace tesela::engine
