// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>

#include "engine/module.h"
#include "tesela/device.h"

namespace tesela {

Result<void> DeviceFeatures::switch_off(std::string_view name) {
  if (name == "f16") {
    f16 = false;
  } else if (name == "subgroups") {
    subgroups = false;
  } else if (name == "subgroup_size_control") {
    subgroup_size_control = false;
  } else if (sema::find_language_feature(name)) {
    if (std::find(switched_off.begin(), switched_off.end(), name) == switched_off.end()) switched_off.emplace_back(name);
  } else {
    std::string message = "there is no feature \"" + std::string(name.substr(0, 60)) + "\": features are f16, subgroups, subgroup_size_control";
    for (std::string_view known : sema::kLanguageFeatureNames) message += ", " + std::string(known);
    return Error{ErrorKind::Validation, message};
  }
  return {};
}

std::vector<std::string> DeviceFeatures::language_features() const {
  std::vector<std::string> on;
  for (std::string_view name : sema::kLanguageFeatureNames)
    if (std::find(switched_off.begin(), switched_off.end(), name) == switched_off.end()) on.emplace_back(name);
  return on;
}

}  // namespace tesela
