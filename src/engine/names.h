// SPDX-License-Identifier: Apache-2.0
// What to say when a name does not exist: which ones do, and the nearest.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace tesela::engine {

/// "; there are 'a', 'b'; did you mean 'b'?" to put after a message; "; there is none" if there are no names.
std::string what_exists(std::string_view wanted, std::span<const std::string> names);

}  // namespace tesela::engine
