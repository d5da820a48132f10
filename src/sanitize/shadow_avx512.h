// SPDX-License-Identifier: Apache-2.0
// The rules of shadow.h on 16 words at once, for processors that can.
#pragma once
#include "sanitize/shadow.h"

namespace tesela::sanitize {
bool has_avx512();
LaneUpdates avx512_lane_updates();
WordCounts avx512_count_words(std::span<const WorkerWords> workers, uint32_t elements);
}  // namespace tesela::sanitize
