// SPDX-License-Identifier: Apache-2.0
// Modules and pipelines. Both are handles to immutable things: copy them freely, use them from any number of threads at once. As in WebGPU
// a module or pipeline with errors exists, has diagnostics, and cannot be used further.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tesela/diagnostic.h"
#include "tesela/export.h"
#include "tesela/reflection.h"
#include "tesela/result.h"
#include "tesela/sanitize.h"

namespace tesela {

/// One file of WGSL text. Several are joined in order with a newline between; places in diagnostics name the right file.
struct Source {
  std::string name;
  std::string text;
};

/// Of sanitized pipelines: whether code is made for dispatches in which one workgroup is observed for all where the others could only repeat it. Findings are the same.
enum class Sampling : uint8_t {
  Worthwhile,  ///< once the pipeline's dispatches have taken about as long as making it does
  Second,      ///< for the second dispatch
  Never,
};

struct PipelineOptions {
  std::string entry_point;                  ///< empty: the module's only compute entry point
  std::map<std::string, double> constants;  ///< override values by decimal @id, else by name
  uint32_t subgroup_size = 0;  ///< 0: @subgroup_size, else what is fastest here; else a power of two from 4 to 128. @subgroup_size wins
  int opt_level = 2;           ///< 0 or 2; results do not depend on it
  /// Processor that code is made for: native (or empty), avx512, avx2, sse4; aarch64 in listings. An error where this machine does not run it.
  std::string target;
  Checks checks;               ///< any: the pipeline is sanitized
  Sampling sampling = Sampling::Worthwhile;
};

/// Milliseconds spent in each stage of making a module or pipeline.
struct StageTime {
  std::string stage;  ///< "parse", "check", "specialize", "lower", "passes", "emit", "optimise", "codegen", "link"; with a cache "cache", and "keep" where it had none
  double ms = 0;
};

/// What a listing shows. Tokens and Ast need no pipeline options.
enum class Listing : uint8_t { Tokens, Ast, Ir, Llvm, OptimisedLlvm, Assembly };

/// IR after one pass; the first is "lower".
struct PassListing {
  std::string pass;
  std::string text;
};

class TESELA_API Pipeline {
 public:
  Pipeline();
  ~Pipeline();
  Pipeline(const Pipeline&);
  Pipeline(Pipeline&&) noexcept;
  Pipeline& operator=(const Pipeline&);
  Pipeline& operator=(Pipeline&&) noexcept;

  /// Whether it can be dispatched.
  bool ok() const;
  const std::vector<Diagnostic>& diagnostics() const;
  /// Diagnostics for people, with excerpts; empty if there are none.
  std::string render_diagnostics(bool colour = false) const;
  /// The same as JSON, an array.
  std::string diagnostics_json() const;

  // The following need ok().
  const std::string& entry_point() const;
  /// Invocations in x, y, z.
  const uint32_t* workgroup_size() const;
  uint32_t subgroup_size() const;
  /// Bytes of workgroup memory as WebGPU counts them.
  uint64_t workgroup_memory() const;
  /// Bindings that the entry point uses, by group and binding; override-sized types have their sizes.
  const std::vector<BindingInfo>& bindings() const;
  const std::vector<StageTime>& times() const;

  struct Impl;
  const std::shared_ptr<const Impl>& impl() const { return impl_; }

 private:
  friend class Module;
  std::shared_ptr<const Impl> impl_;
};

class TESELA_API Module {
 public:
  Module();
  ~Module();
  Module(const Module&);
  Module(Module&&) noexcept;
  Module& operator=(const Module&);
  Module& operator=(Module&&) noexcept;

  /// Whether the text is a valid module (WGSL section "Errors": no shader-creation error).
  bool ok() const;
  /// Errors and warnings, in order of place.
  const std::vector<Diagnostic>& diagnostics() const;
  std::string render_diagnostics(bool colour = false) const;
  std::string diagnostics_json() const;
  const std::vector<StageTime>& times() const;

  /// Needs ok().
  const Reflection& reflection() const;
  /// Makes the machine code of one entry point; takes some milliseconds. Errors of overrides, limits, and entry point
  /// names are the pipeline's diagnostics (WebGPU "createComputePipeline").
  Pipeline create_pipeline(const PipelineOptions& options = {}) const;
  /// Everything that create_pipeline checks short of making machine code; the result cannot be dispatched.
  Pipeline check_pipeline(const PipelineOptions& options = {}) const;
  /// Listings for people. Validation error if the module or the pipeline has errors (its text then holds them, rendered).
  Result<std::string> list(Listing what, const PipelineOptions& options = {}) const;
  /// The IR after lowering and after each pass.
  Result<std::vector<PassListing>> list_passes(const PipelineOptions& options = {}) const;

  struct Impl;

 private:
  friend class Device;
  std::shared_ptr<const Impl> impl_;
};

struct PipelineRequest {
  Module module;
  PipelineOptions options;
};
/// create_pipeline for each request, in their order; several are made at the same time where there are processors for it.
TESELA_API std::vector<Pipeline> create_pipelines(std::span<const PipelineRequest> requests);

}  // namespace tesela
