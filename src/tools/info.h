// SPDX-License-Identifier: Apache-2.0
// A module's reflection as text and as JSON.
#pragma once
#include <string>

#include "tesela/reflection.h"

namespace tesela::tools {

std::string layout_text(const TypeLayout& type);
std::string reflection_text(const Reflection& reflection);
std::string reflection_json(const Reflection& reflection);

}  // namespace tesela::tools
