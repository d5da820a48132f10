// SPDX-License-Identifier: Apache-2.0
// The rules of shadow.h on 16 words at once. Built for x86-64 only, run where the processor can.
#pragma once
#include "sanitize/shadow.h"

namespace tesela::sanitize {
bool has_avx512();
LaneUpdates avx512_lane_updates();
}  // namespace tesela::sanitize
