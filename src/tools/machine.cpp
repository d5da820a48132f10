// SPDX-License-Identifier: Apache-2.0
#include "tools/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "tools/session.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

std::string overrides_text(const std::map<std::string, double>& overrides) {
  std::string out;
  for (const auto& [name, value] : overrides) out += fmt::format(",{}={}", name, value);
  return out;
}

/// The layout of `path` ("scale", "light.pos", "weights[3]") inside a type and its offset; nothing if there is no such part.
const TypeLayout* find_part(const TypeLayout& type, std::string_view path, uint64_t elements, uint64_t& offset, std::string& problem) {
  const TypeLayout* t = &type;
  while (!path.empty()) {
    if (path[0] == '[') {
      const size_t close = path.find(']');
      const uint64_t n = t->kind != TypeLayout::Kind::Array ? 0 : t->runtime_sized ? elements : t->count.value_or(0);
      const uint64_t index = close == std::string_view::npos ? n : parse_unsigned(path.substr(1, close - 1)).value_or(n);
      if (index >= n) {
        problem = fmt::format("{} has no element {}", t->name, path);
        return nullptr;
      }
      offset += index * t->stride;
      t = &t->element[0];
      path.remove_prefix(close + 1);
      continue;
    }
    if (path[0] == '.') path.remove_prefix(1);
    const size_t end = std::min(path.find_first_of(".["), path.size());
    const std::string name(path.substr(0, end));
    path.remove_prefix(end);
    std::vector<std::string> names;
    const TypeLayout* found = nullptr;
    for (const MemberLayout& member : t->members) {
      names.push_back(member.name);
      if (member.name != name) continue;
      offset += member.offset;
      found = &member.type;
    }
    if (found == nullptr) {
      problem = fmt::format("{} has no field {}{}", t->name, clip(name, 40), what_exists(name, names));
      return nullptr;
    }
    t = found;
  }
  return t;
}

std::string variable_of(const std::string& target) { return target.substr(0, target.find_first_of(".[")); }

}  // namespace

Outcome<std::unique_ptr<Machine>> Machine::make(const Options& options, Plan plan) {
  auto device = device_options(options);
  if (!device) return device.stop();
  std::unique_ptr<Machine> machine(new Machine(options, std::move(plan), *device));
  if (auto stop = machine->load_modules(machine->plan_.steps)) return *stop;
  if (auto stop = machine->check_override_names()) return *stop;
  machine->make_pipelines();
  for (Step& step : machine->plan_.steps)
    if (auto stop = machine->prepare_step(step)) return *stop;
  if (auto stop = machine->make_buffers()) return *stop;
  return machine;
}

/// Groups nest at most kMostNestedGroups deep.
std::optional<Stop> Machine::load_modules(const std::vector<Step>& steps) {
  for (const Step& step : steps)
    if (!step.steps.empty()) {
      if (auto stop = load_modules(step.steps)) return stop;
    } else if (auto module = module_of(step); !module) {
      return module.stop();
    }
  return std::nullopt;
}

Outcome<Module> Machine::module_of(const Step& step) {
  SourceOptions source = plan_.source;
  if (!step.files.empty()) source.files = step.files;
  if (source.files.empty()) return Stop{kCallWrong, "a step without files needs WGSL files of the job or of the call"};
  if (const auto found = modules_.find(source.files); found != modules_.end()) return found->second;
  auto module = load_module(device_, source, {options_.assume_uniform, true});
  if (module) modules_.emplace(source.files, *module);
  return module;
}

std::vector<Module> Machine::modules() const {
  std::vector<Module> out;
  for (const auto& [_, module] : modules_) out.push_back(module);
  return out;
}

/// Where steps have modules of their own, an override of the whole plan counts for those that declare it; one of them has to.
std::optional<Stop> Machine::check_override_names() const {
  if (modules_.size() == 1) return std::nullopt;  // make_pipeline says it better
  std::vector<std::string> keys;
  for (const auto& [_, module] : modules_)
    for (const OverrideInfo& override_ : module.reflection().overrides) keys.push_back(override_.key);
  for (const auto& [name, _] : plan_.overrides)
    if (std::find(keys.begin(), keys.end(), name) == keys.end()) return Stop{kCallWrong, fmt::format("no step's module has an override {}{}", clip(name, 60), what_exists(name, keys))};
  return std::nullopt;
}

Outcome<Machine::Wanted> Machine::wanted_by(const Step& step) {
  auto module = module_of(step);
  if (!module) return module.stop();
  auto entry = choose_entry(*module, step.entry);
  if (!entry) return entry.stop();
  std::map<std::string, double> overrides = plan_.overrides;
  if (modules_.size() > 1)
    std::erase_if(overrides, [&](const auto& value) {
      const auto& known = module->reflection().overrides;
      return std::none_of(known.begin(), known.end(), [&](const OverrideInfo& one) { return one.key == value.first; });
    });
  for (const auto& [name, value] : step.overrides) overrides[name] = value;
  if (auto stop = check_overrides(*module, overrides)) return *stop;
  return Wanted{fmt::format("{}\n{}{}", fmt::join(step.files, "\n"), *entry, overrides_text(overrides)), {*module, pipeline_options(options_, *entry, overrides)}};
}

/// Makes the pipelines of all steps, several at the same time. What is wrong with one is said when its step is prepared.
void Machine::make_pipelines() {
  std::map<std::string, PipelineRequest> wanted;
  std::vector<const Step*> todo;
  for (const Step& step : plan_.steps) todo.push_back(&step);
  while (!todo.empty()) {
    const Step& step = *todo.back();
    todo.pop_back();
    for (const Step& inner : step.steps) todo.push_back(&inner);
    if (!step.steps.empty()) continue;
    if (auto one = wanted_by(step)) wanted.emplace(std::move(one->key), std::move(one->request));
  }
  std::vector<PipelineRequest> requests;
  for (const auto& [_, request] : wanted) requests.push_back(request);
  const std::vector<Pipeline> pipelines = create_pipelines(requests);
  size_t at = 0;
  for (const auto& [key, _] : wanted) made_.emplace(key, pipelines[at++]);
}

Outcome<Pipeline> Machine::pipeline_of(const Step& step) {
  auto wanted = wanted_by(step);
  if (!wanted) return wanted.stop();
  if (const auto found = pipelines_.find(wanted->key); found != pipelines_.end()) return found->second;
  auto pipeline = accept(made_.at(wanted->key));
  if (pipeline) pipelines_.emplace(wanted->key, *pipeline);
  return pipeline;
}

std::vector<Pipeline> Machine::pipelines() const {
  std::vector<Pipeline> out;
  for (const auto& [_, pipeline] : pipelines_) out.push_back(pipeline);
  return out;
}

/// Names checked, pipelines made, buffers declared. Groups nest at most kMostNestedGroups deep.
std::optional<Stop> Machine::prepare_step(Step& step) {
  if (!step.steps.empty()) {
    for (Step& inner : step.steps)
      if (auto stop = prepare_step(inner)) return stop;
    return std::nullopt;
  }
  auto module = module_of(step);
  if (!module) return module.stop();
  auto entry = choose_entry(*module, step.entry);
  if (!entry) return entry.stop();
  step.entry = *entry;
  auto pipeline = pipeline_of(step);
  if (!pipeline) return pipeline.stop();
  if (step.grid && step.grid->of.empty())
    if (auto grid = to_workgroups(*step.grid, pipeline->workgroup_size(), device_.limits()); !grid) return grid.stop();
  return declare_buffers(step, *pipeline);
}

std::optional<Stop> Machine::declare_buffers(const Step& step, const Pipeline& pipeline) {
  std::vector<std::string> variables;
  for (const BindingInfo& binding : pipeline.bindings()) variables.push_back(binding.name);
  for (const auto& [target, _] : step.set) {
    const std::string variable = variable_of(target);
    const auto bound = step.bind.find(variable);
    if (bound == step.bind.end()) {
      set_by_steps_.insert(variable);
    } else {
      set_by_steps_.insert(bound->second.begin(), bound->second.end());
    }
  }
  for (const auto& [variable, _] : step.bind)
    if (std::find(variables.begin(), variables.end(), variable) == variables.end())
      return Stop{kCallWrong, fmt::format("{} uses no variable {}{}", step.entry, clip(variable, 40), what_exists(variable, variables))};
  for (const BindingInfo& binding : pipeline.bindings()) {
    const auto bound = step.bind.find(binding.name);
    const std::vector<std::string> names = bound == step.bind.end() ? std::vector<std::string>{binding.name} : bound->second;
    for (const std::string& name : names)
      if (auto stop = declare(name, binding, step.entry)) return stop;
  }
  return std::nullopt;
}

std::optional<Stop> Machine::declare(const std::string& name, const BindingInfo& binding, const std::string& entry) {
  if (binding.texture) return declare_texture(name, binding, entry);
  if (binding.kind == BindingKind::Sampler) return declare_sampler(name, binding, entry);
  if (find_texture(name) != nullptr) return Stop{kCallWrong, fmt::format("{}: {} is a {}, and {} is a texture of another step", entry, binding.name, binding.type, name)};
  if (PlanBuffer* known = find(name)) {
    if (binding.kind == BindingKind::Storage) known->kind = BindingKind::Storage;
    return std::nullopt;
  }
  buffers_.push_back({name, binding.layout, binding.kind, {}});
  return std::nullopt;
}

PlanBuffer* Machine::find(const std::string& name) {
  for (PlanBuffer& buffer : buffers_)
    if (buffer.name == name) return &buffer;
  return nullptr;
}

std::vector<std::string> Machine::buffer_names() const {
  std::vector<std::string> names;
  for (const PlanBuffer& buffer : buffers_) names.push_back(buffer.name);
  for (const PlanTexture& texture : textures_) names.push_back(texture.name);
  return names;
}

const DataSpec* Machine::spec_of(const std::string& name) const {
  for (const auto& [buffer, spec] : plan_.buffers)
    if (buffer == name) return &spec;
  return nullptr;
}

/// How many elements a buffer without a size of its own gets: what all sized runtime arrays have, else the number of items.
Outcome<uint64_t> Machine::elements_for(const PlanBuffer& buffer) {
  std::vector<uint64_t> lengths;
  for (const PlanBuffer& other : buffers_)
    if (other.memory && other.type.runtime_sized) lengths.push_back(element_count(other.type, other.memory.size()));
  std::vector<uint64_t> items;
  for (const GridRequest& request : known_items(plan_.steps))
    if (const auto n = item_count(request)) items.push_back(*n);
  const auto all_equal = [](const std::vector<uint64_t>& v) { return !v.empty() && std::all_of(v.begin(), v.end(), [&](uint64_t n) { return n == v[0]; }); };
  if (all_equal(items) && items[0] > 0) return items[0];
  if (items.empty() && all_equal(lengths)) return lengths[0];
  const std::string why = lengths.empty() && items.empty() ? "nothing else says how long it is" : "the other data have different lengths";
  return Stop{kCallWrong, fmt::format("{0} is {1} of unknown length: {2}; give --in {0}=zeros:N, or a file", buffer.name, buffer.type.name, why)};
}

std::optional<Stop> Machine::check_names() const {
  const auto names = buffer_names();
  const auto known = [&](const std::string& name) { return std::find(names.begin(), names.end(), name) != names.end(); };
  for (const auto& [name, _] : plan_.buffers)
    if (!known(name)) return Stop{kCallWrong, fmt::format("no step uses a buffer or texture {}{}", clip(name, 60), what_exists(name, names))};
  for (const auto& [name, _] : plan_.out)
    if (!known(name)) return Stop{kCallWrong, fmt::format("--out: no step uses a buffer or texture {}{}", clip(name, 60), what_exists(name, names))};
  for (const ViewRequest& view : plan_.views)
    if (!known(view.name)) return Stop{kCallWrong, fmt::format("--view: no step uses a buffer or texture {}{}", clip(view.name, 60), what_exists(view.name, names))};
  for (const auto& [name, _] : plan_.expect)
    if (!known(name)) return Stop{kCallWrong, fmt::format("--expect: no step uses a buffer or texture {}{}", clip(name, 60), what_exists(name, names))};
  for (const auto* list : {&plan_.buffers, &plan_.expect})
    for (const auto& [_, spec] : *list)
      if (spec.kind == DataSpec::Kind::File)
        if (auto stop = unreadable(spec.text)) return stop;
  return std::nullopt;
}

std::optional<Stop> Machine::make_buffers() {
  if (auto stop = check_names()) return stop;
  if (auto stop = make_samplers()) return stop;
  for (const bool unsized : {false, true})
    if (auto stop = make_textures(unsized)) return stop;
  // First those whose data say how large they are, then the rest.
  for (const bool unsized : {false, true})
    for (PlanBuffer& buffer : buffers_) {
      DataSpec spec;
      if (const DataSpec* given = spec_of(buffer.name)) spec = *given;
      // A value for the whole variable says how long it is.
      const auto value = std::find_if(plan_.set.begin(), plan_.set.end(), [&](const auto& set) { return set.first == buffer.name; });
      if (spec.kind == DataSpec::Kind::Generator && !spec.generator.elements && buffer.type.runtime_sized && value != plan_.set.end()) {
        spec.kind = DataSpec::Kind::Json;
        spec.text = value->second;
      }
      if (buffer.memory || needs_size(buffer.type, spec) != unsized) continue;
      uint64_t elements = 0;
      if (unsized) {
        auto n = elements_for(buffer);
        if (!n) return n.stop();
        elements = *n;
      }
      auto bytes = make_bytes(buffer.type, spec, elements);
      if (!bytes) return Stop{kInputWrong, fmt::format("{}: {}", buffer.name, bytes.error().message)};
      auto memory = device_.create_buffer(std::span<const std::byte>(*bytes));
      if (!memory) return Stop{kInputWrong, fmt::format("{}: {}", buffer.name, memory.error().message)};
      buffer.memory = *memory;
    }
  if (auto stop = resolve_grids(plan_.steps)) return stop;
  note_missing_inputs();
  return set_all();
}

/// What a texture or buffer has, as counts of items; nothing if it is not there or not made yet.
std::optional<std::vector<uint64_t>> Machine::items_of(const std::string& name) const {
  if (const PlanTexture* texture = find_texture(name)) {
    if (!texture->memory.texture) return std::nullopt;
    return wanted(texture->memory).size;
  }
  for (const PlanBuffer& buffer : buffers_) {
    if (buffer.name != name || !buffer.memory) continue;
    const TypeLayout* array = runtime_array(buffer.type);
    if (array != nullptr) return std::vector<uint64_t>{element_count(buffer.type, buffer.memory.size())};
    return std::vector<uint64_t>{buffer.type.kind == TypeLayout::Kind::Array ? buffer.type.count.value_or(1) : 1};
  }
  return std::nullopt;
}

/// Groups nest at most kMostNestedGroups deep.
std::vector<GridRequest> Machine::known_items(const std::vector<Step>& steps) const {
  std::vector<GridRequest> out;
  for (const Step& step : steps) {
    const std::vector<GridRequest> inner = known_items(step.steps);
    out.insert(out.end(), inner.begin(), inner.end());
    if (!step.grid || !step.grid->items) continue;
    GridRequest request = *step.grid;
    if (!request.of.empty()) {
      const auto size = items_of(request.of);
      if (!size) continue;
      std::copy(size->begin(), size->end(), request.counts.begin());
      request.dimensions = static_cast<uint32_t>(size->size());
    }
    out.push_back(request);
  }
  return out;
}

std::vector<uint64_t> Machine::common_items() const {
  const std::vector<GridRequest> all = known_items(plan_.steps);
  for (const GridRequest& request : all)
    if (request.counts != all[0].counts || request.dimensions != all[0].dimensions) return {};
  if (all.empty()) return {};
  return {all[0].counts.begin(), all[0].counts.begin() + all[0].dimensions};
}

/// Items by name become counts, now that everything has a size.
std::optional<Stop> Machine::resolve_grids(std::vector<Step>& steps) {
  for (Step& step : steps) {
    if (auto stop = resolve_grids(step.steps)) return stop;
    if (!step.grid || step.grid->of.empty()) continue;
    const auto size = items_of(step.grid->of);
    if (!size) return Stop{kCallWrong, fmt::format("items: no step uses a buffer or texture {}{}", clip(step.grid->of, 60), what_exists(step.grid->of, buffer_names()))};
    std::copy(size->begin(), size->end(), step.grid->counts.begin());
    step.grid->dimensions = static_cast<uint32_t>(size->size());
    auto pipeline = pipeline_of(step);
    if (!pipeline) return pipeline.stop();
    if (auto grid = to_workgroups(*step.grid, pipeline->workgroup_size(), device_.limits()); !grid) return grid.stop();
  }
  return std::nullopt;
}

/// Inputs that nobody gave are zero, which is rarely meant.
void Machine::note_missing_inputs() const {
  if (options_.quiet) return;
  for (const PlanBuffer& buffer : buffers_) {
    if (buffer.kind == BindingKind::Storage || spec_of(buffer.name) != nullptr) continue;
    const auto names = [&](const auto& entry) { return variable_of(entry.first) == buffer.name; };
    if (std::any_of(plan_.set.begin(), plan_.set.end(), names) || set_by_steps_.contains(buffer.name)) continue;
    fmt::print(stderr, "tesela: note: {0} has no data and is all zeros; give --in {0}=... or --set {0}=...\n", buffer.name);
  }
  for (const PlanTexture& texture : textures_)
    if (!texture.written && spec_of(texture.name) == nullptr) fmt::print(stderr, "tesela: note: {0} has no data and is all zeros; give --in {0}=...\n", texture.name);
}

std::optional<Stop> Machine::refill() {
  for (PlanBuffer& buffer : buffers_) {
    DataSpec spec;
    if (const DataSpec* given = spec_of(buffer.name)) spec = *given;
    auto bytes = make_bytes(buffer.type, spec, element_count(buffer.type, buffer.memory.size()));
    if (!bytes) return Stop{kInputWrong, fmt::format("{}: {}", buffer.name, bytes.error().message)};
    std::memcpy(buffer.memory.data(), bytes->data(), std::min<uint64_t>(bytes->size(), buffer.memory.size()));
  }
  for (PlanTexture& texture : textures_) {
    auto contents = make_texels(wanted(texture.memory), spec_of(texture.name) != nullptr ? *spec_of(texture.name) : DataSpec());
    if (!contents) return Stop{kInputWrong, fmt::format("{}: {}", texture.name, contents.error().message)};
    if (auto done = write_levels(device_, texture.memory, std::move(*contents)); !done) return Stop{kInputWrong, fmt::format("{}: {}", texture.name, done.error().message)};
  }
  return set_all();
}

std::optional<Stop> Machine::set_all() {
  for (const auto& [target, json] : plan_.set)
    if (auto stop = apply_set(target, json, "--set")) return stop;
  return std::nullopt;
}

std::optional<Stop> Machine::apply_set(const std::string& target, const std::string& json, const std::string& option) {
  const std::string name = variable_of(target);
  PlanBuffer* buffer = find(name);
  if (find_texture(name) != nullptr) return Stop{kCallWrong, fmt::format("{}: {} is a texture, which takes its data with --in", option, name)};
  if (buffer == nullptr) return Stop{kCallWrong, fmt::format("{}: no step uses a variable {}{}", option, clip(name, 60), what_exists(name, buffer_names()))};
  const uint64_t elements = element_count(buffer->type, buffer->memory.size());
  uint64_t offset = 0;
  std::string problem;
  const TypeLayout* part = find_part(buffer->type, std::string_view(target).substr(name.size()), elements, offset, problem);
  if (part == nullptr) return Stop{kCallWrong, fmt::format("{} {}: {}", option, target, problem)};
  auto bytes = bytes_from_json(*part, json);
  if (!bytes) return Stop{kInputWrong, fmt::format("{} {}: {}", option, target, bytes.error().message)};
  if (part->runtime_sized && bytes->size() + offset != buffer->memory.size())
    return Stop{kInputWrong, fmt::format("{} {}: the value has {} elements and the buffer {}; give the data with --in instead", option, target, element_count(*part, bytes->size()), elements)};
  // Scalar by scalar, so that a padded neighbour (or the half of a word) keeps what it has.
  for_each_scalar(*part, 0, elements, [&](uint64_t at, ScalarType type) { std::memcpy(buffer->memory.data() + offset + at, bytes->data() + at, scalar_size(type)); });
  return std::nullopt;
}

std::optional<Stop> Machine::run(const std::function<void(const StepResult&)>& on_step) { return run_steps(plan_.steps, 0, on_step); }

std::optional<Stop> Machine::run_steps(const std::vector<Step>& steps, uint64_t iteration, const std::function<void(const StepResult&)>& on_step) {
  for (const Step& step : steps)
    for (uint64_t i = 0; i < step.repeat; ++i) {
      // A step without a repeat of its own counts with the group around it.
      const uint64_t turn = step.repeat == 1 ? iteration : i;
      if (auto stop = step.steps.empty() ? run_step(step, turn, on_step) : run_steps(step.steps, turn, on_step)) return stop;
    }
  return std::nullopt;
}

std::optional<Stop> Machine::run_step(const Step& step, uint64_t iteration, const std::function<void(const StepResult&)>& on_step) {
  auto pipeline = pipeline_of(step);
  if (!pipeline) return pipeline.stop();
  const auto bound_to = [&](const std::string& variable) -> std::string {
    const auto found = step.bind.find(variable);
    return found == step.bind.end() ? variable : found->second[iteration % found->second.size()];
  };
  for (const auto& [target, values] : step.set) {
    const std::string variable = variable_of(target);
    if (auto stop = apply_set(bound_to(variable) + target.substr(variable.size()), values[iteration % values.size()], "set")) return stop;
  }
  Bindings bindings;
  for (const BindingInfo& binding : pipeline->bindings())
    if (auto stop = bind(bindings, binding, bound_to(binding.name))) return stop;
  DispatchOptions limit;
  limit.time_limit = std::chrono::nanoseconds(static_cast<int64_t>(options_.timeout * 1e9));
  DispatchResult result;
  StepResult told;
  told.entry = step.entry;
  if (!step.grid) {
    PlanBuffer* counts = find(step.indirect);
    if (counts == nullptr) return Stop{kCallWrong, fmt::format("indirect: no step uses a buffer {}{}", clip(step.indirect, 60), what_exists(step.indirect, buffer_names()))};
    result = device_.dispatch_indirect(*pipeline, bindings, counts->memory, step.indirect_offset, limit);
    told.grid = result.grid;
  } else {
    auto grid = to_workgroups(*step.grid, pipeline->workgroup_size(), device_.limits());
    if (!grid) return grid.stop();
    told.grid = *grid;
    result = device_.dispatch(*pipeline, bindings, *grid, limit);
  }
  if (watch_) watch_(step.entry, result);
  if (auto stop = judge(result, step.entry)) return stop;
  const GridRequest request = step.grid.value_or(GridRequest{.counts = {told.grid.x, told.grid.y, told.grid.z}, .dimensions = 3});
  told.arithmetic = grid_text(request, told.grid, pipeline->workgroup_size());
  told.numbers = grid_numbers(request, told.grid, pipeline->workgroup_size());
  told.ms = result.ms;
  on_step(told);
  return std::nullopt;
}

std::optional<Stop> Machine::judge(const DispatchResult& result, const std::string& entry) {
  switch (result.status) {
    case DispatchStatus::Completed: return std::nullopt;
    case DispatchStatus::Invalid: return Stop{result.error.kind == ErrorKind::Validation ? kCallWrong : kInputWrong, fmt::format("{}: {}", entry, result.error.message)};
    case DispatchStatus::TimedOut:
    case DispatchStatus::Cancelled: break;
  }
  std::string message = fmt::format("{} did not end within {} s and was stopped (--timeout)", entry, options_.timeout);
  if (result.stopped_at && result.stopped_at->line > 0) {
    const SourcePlace& place = *result.stopped_at;
    message += fmt::format("; it was in the loop at {}:{}:{}\n  {}", place.file, place.line, place.column, clip(trim(place.excerpt), 120));
  }
  return Stop{kInputWrong, message};
}

}  // namespace tesela::tools
