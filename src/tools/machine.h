// SPDX-License-Identifier: Apache-2.0
// Carries a plan out: modules are made once per list of files, pipelines once per module, entry point and override values, buffers, textures and
// samplers once per name; steps then run in order. Shared by `run` and `bench`.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tools/plan.h"
#include "tools/texture_memory.h"

namespace tesela::tools {

/// A buffer of the plan. Its type is that of the first variable that it is bound to.
struct PlanBuffer {
  std::string name;
  TypeLayout type;
  BindingKind kind = BindingKind::Uniform;  ///< Storage if any step may write it
  Buffer memory;
};

struct PlanTexture {
  std::string name;
  std::string type;      ///< as in WGSL, of the first variable
  bool written = false;  ///< some step may write it
  TextureMemory memory;
};

struct PlanSampler {
  std::string name;
  bool comparison = false;
  Sampler sampler;
};

struct StepResult {
  std::string entry;
  std::string arithmetic;
  Grid grid;
  GridNumbers numbers;
  double ms = 0;
};

class Machine {
 public:
  /// Compiles everything and makes all buffers; nothing has run after it.
  static Outcome<std::unique_ptr<Machine>> make(const Options& options, Plan plan);

  /// Runs all steps once. `on_step` is told of each dispatch that ended.
  std::optional<Stop> run(const std::function<void(const StepResult&)>& on_step);
  /// `watch` is told of each dispatch, also of one that did not complete.
  void watch(std::function<void(const std::string& entry, const DispatchResult& result)> watch) { watch_ = std::move(watch); }
  /// Fills the buffers with their initial contents again.
  std::optional<Stop> refill();

  PlanBuffer* find(const std::string& name);
  const PlanTexture* find_texture(const std::string& name) const;
  std::vector<std::string> buffer_names() const;
  const Plan& plan() const { return plan_; }
  const Device& device() const { return device_; }
  std::vector<Module> modules() const;
  std::vector<PlanBuffer>& buffers() { return buffers_; }
  const std::vector<PlanTexture>& textures() const { return textures_; }
  /// Counts of items that all steps agree on, as for --items; empty: none do.
  std::vector<uint64_t> common_items() const;
  std::vector<Pipeline> pipelines() const;
  /// Whether a bench may repeat the plan's only step.
  const Step* only_step() const { return plan_.steps.size() == 1 && plan_.steps[0].steps.empty() && plan_.steps[0].repeat == 1 ? &plan_.steps[0] : nullptr; }

 private:
  Machine(const Options& options, Plan plan, const DeviceOptions& device) : options_(options), plan_(std::move(plan)), device_(device) {}
  std::optional<Stop> prepare_step(Step& step);
  std::optional<Stop> declare_buffers(const Step& step, const Pipeline& pipeline);
  std::optional<Stop> declare(const std::string& name, const BindingInfo& binding, const std::string& entry);
  std::optional<Stop> declare_texture(const std::string& name, const BindingInfo& binding, const std::string& entry);
  std::optional<Stop> declare_sampler(const std::string& name, const BindingInfo& binding, const std::string& entry);
  std::optional<Stop> check_names() const;
  std::vector<GridRequest> known_items(const std::vector<Step>& steps) const;
  std::optional<Stop> resolve_grids(std::vector<Step>& steps);
  std::optional<std::vector<uint64_t>> items_of(const std::string& name) const;
  std::optional<Stop> make_samplers();
  std::optional<Stop> make_textures(bool unsized);
  Outcome<std::vector<uint64_t>> size_for(const PlanTexture& texture) const;
  const TextureRequest* request_of(const std::string& name) const;
  std::optional<Stop> bind(Bindings& bindings, const BindingInfo& binding, const std::string& name);
  Outcome<uint64_t> elements_for(const PlanBuffer& buffer);
  std::optional<Stop> make_buffers();
  void note_missing_inputs() const;
  std::optional<Stop> apply_set(const std::string& target, const std::string& json, const std::string& option);
  std::optional<Stop> set_all();
  std::optional<Stop> run_steps(const std::vector<Step>& steps, uint64_t iteration, const std::function<void(const StepResult&)>& on_step);
  std::optional<Stop> run_step(const Step& step, uint64_t iteration, const std::function<void(const StepResult&)>& on_step);
  std::optional<Stop> judge(const DispatchResult& result, const std::string& entry);
  Outcome<Module> module_of(const Step& step);
  std::optional<Stop> load_modules(const std::vector<Step>& steps);
  std::optional<Stop> check_override_names() const;
  Outcome<Pipeline> pipeline_of(const Step& step);
  const DataSpec* spec_of(const std::string& name) const;

  const Options& options_;
  std::function<void(const std::string&, const DispatchResult&)> watch_;
  Plan plan_;
  Device device_;
  std::map<std::vector<std::string>, Module> modules_;  ///< by files
  std::map<std::string, Pipeline> pipelines_;           ///< by files, entry point and overrides
  std::vector<PlanBuffer> buffers_;
  std::vector<PlanTexture> textures_;
  std::vector<PlanSampler> samplers_;
  std::set<std::string> set_by_steps_;                  ///< buffers that steps write from the host
};

}  // namespace tesela::tools
