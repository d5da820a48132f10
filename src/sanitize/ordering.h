// SPDX-License-Identifier: Apache-2.0
// What would order two accesses that race: the advice at the end of a race's report. Reads the text round both places; never wrong about which kind of
// barrier orders which memory, careful about where it belongs.
#pragma once
#include <string>

#include "sanitize/wording.h"

namespace tesela::sanitize {

std::string what_orders(const Case& c, const Race& race);

}  // namespace tesela::sanitize
