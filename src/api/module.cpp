// SPDX-License-Identifier: Apache-2.0
#include "api/impl.h"
#include "diag/render.h"
#include "engine/listing.h"
#include "engine/reflect.h"

namespace tesela {

Pipeline::Pipeline() = default;
Pipeline::~Pipeline() = default;
Pipeline::Pipeline(const Pipeline&) = default;
Pipeline::Pipeline(Pipeline&&) noexcept = default;
Pipeline& Pipeline::operator=(const Pipeline&) = default;
Pipeline& Pipeline::operator=(Pipeline&&) noexcept = default;

bool Pipeline::ok() const { return impl_ && impl_->pipeline->dispatchable(); }

const std::vector<Diagnostic>& Pipeline::diagnostics() const {
  static const std::vector<Diagnostic> none;
  return impl_ ? impl_->diagnostics : none;
}

std::string Pipeline::render_diagnostics(bool colour) const {
  return impl_ ? engine::render_all(impl_->pipeline->module->sources, impl_->pipeline->sink, colour) : std::string();
}

std::string Pipeline::diagnostics_json() const {
  return impl_ ? engine::render_json(impl_->pipeline->module->sources, impl_->pipeline->sink) : "[]";
}

const std::string& Pipeline::entry_point() const { return impl_->pipeline->entry_point; }
const uint32_t* Pipeline::workgroup_size() const { return impl_->pipeline->workgroup_size; }
uint32_t Pipeline::subgroup_size() const { return impl_->pipeline->subgroup_size; }
uint64_t Pipeline::workgroup_memory() const { return impl_->pipeline->workgroup_memory; }
const std::vector<BindingInfo>& Pipeline::bindings() const { return impl_->pipeline->bindings; }
const std::vector<StageTime>& Pipeline::times() const { return impl_->pipeline->times; }

Module::Module() = default;
Module::~Module() = default;
Module::Module(const Module&) = default;
Module::Module(Module&&) noexcept = default;
Module& Module::operator=(const Module&) = default;
Module& Module::operator=(Module&&) noexcept = default;

bool Module::ok() const { return impl_ && impl_->module->ok(); }

const std::vector<Diagnostic>& Module::diagnostics() const {
  static const std::vector<Diagnostic> none;
  return impl_ ? impl_->diagnostics : none;
}

std::string Module::render_diagnostics(bool colour) const {
  return impl_ ? engine::render_all(impl_->module->sources, impl_->module->sink, colour) : std::string();
}

std::string Module::diagnostics_json() const {
  return impl_ ? engine::render_json(impl_->module->sources, impl_->module->sink) : "[]";
}

const std::vector<StageTime>& Module::times() const {
  static const std::vector<StageTime> none;
  return impl_ ? impl_->module->times : none;
}

const Reflection& Module::reflection() const {
  std::call_once(impl_->reflected, [this] { impl_->reflection = engine::reflect(*impl_->module->program, impl_->module->sources); });
  return impl_->reflection;
}

static std::shared_ptr<const Pipeline::Impl> wrap(std::shared_ptr<const engine::Pipeline> pipeline) {
  auto impl = std::make_shared<Pipeline::Impl>();
  impl->diagnostics = engine::public_diagnostics(pipeline->module->sources, pipeline->sink);
  impl->pipeline = std::move(pipeline);
  return impl;
}

Pipeline Module::create_pipeline(const PipelineOptions& options) const {
  Pipeline p;
  if (ok()) p.impl_ = wrap(engine::build_pipeline(impl_->module, options, engine::Upto::MachineCode));
  return p;
}

Pipeline Module::check_pipeline(const PipelineOptions& options) const {
  Pipeline p;
  if (ok()) p.impl_ = wrap(engine::build_pipeline(impl_->module, options, engine::Upto::Checked));
  return p;
}

Result<std::string> Module::list(Listing what, const PipelineOptions& options) const {
  if (!impl_) return Error{ErrorKind::Validation, "the module is empty"};
  return engine::list(impl_->module, what, options);
}

Result<std::vector<PassListing>> Module::list_passes(const PipelineOptions& options) const {
  if (!ok()) return Error{ErrorKind::Validation, render_diagnostics()};
  return engine::list_passes(impl_->module, options);
}

}  // namespace tesela
