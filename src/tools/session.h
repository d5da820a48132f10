// SPDX-License-Identifier: Apache-2.0
// What all commands begin with: sources, device, module, pipelines. Anything that goes wrong becomes a Stop: a message and the exit code.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tesela/tesela.h"
#include "tools/options.h"

namespace tesela::tools {

struct Stop {
  int code = kFine;
  std::string message;  ///< printed after "tesela: " unless empty
};

template <class T>
class [[nodiscard]] Outcome {
 public:
  Outcome(T value) : value_(std::move(value)) {}
  Outcome(Stop stop) : stop_(std::move(stop)) {}
  explicit operator bool() const { return value_.has_value(); }
  T& operator*() { return *value_; }
  T* operator->() { return &*value_; }
  const Stop& stop() const { return stop_; }

 private:
  std::optional<T> value_;
  Stop stop_;
};

/// Prints the message and gives the exit code.
int finish(const Stop& stop);

/// The texts of one module in their order.
Outcome<std::vector<Source>> load_sources(const SourceOptions& options);
/// "NAME=VALUE" taken apart at the first '='.
Outcome<std::pair<std::string, std::string>> split_assignment(std::string_view option, const std::string& text);
Outcome<std::map<std::string, double>> parse_overrides(const std::vector<std::string>& texts);
Outcome<Limits> parse_limits(const std::vector<std::string>& texts);
/// All features but these.
Outcome<DeviceFeatures> parse_features(const std::vector<std::string>& without);
Outcome<DeviceOptions> device_options(const Options& options);

/// A module without errors; its diagnostics are printed to stderr.
Outcome<Module> load_module(const Device& device, const SourceOptions& options, const ModuleOptions& module_options = {});
/// The entry point's name: the one asked for, else the only compute one. Names that exist are listed otherwise.
Outcome<std::string> choose_entry(const Module& module, const std::string& wanted);
/// Override names that the module does not have are call errors.
std::optional<Stop> check_overrides(const Module& module, const std::map<std::string, double>& constants);
/// Says what is wrong with a pipeline on stderr.
Outcome<Pipeline> accept(const Pipeline& pipeline);
PipelineOptions pipeline_options(const Options& options, const std::string& entry, const std::map<std::string, double>& constants);
/// A call error if the file cannot be opened.
std::optional<Stop> unreadable(const std::string& path);
/// Hands a buffer to what the variable is: bound to a resource, copied into immediate data.
void give(Bindings& bindings, const BindingInfo& to, const Buffer& buffer);
bool use_colour(int fd);

}  // namespace tesela::tools
