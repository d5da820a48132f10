// SPDX-License-Identifier: Apache-2.0
// What must hold of the buffers after a program record, for each `how` of the records' README.
#pragma once
#include <string>
#include <vector>

#include "tesela/tesela.h"
#include "tools/conformance_json.h"

namespace tesela::conformance {

/// Empty if the expectation holds, else what differs.
std::string check_expectation(const Json& expectation, const std::vector<Buffer>& buffers);
/// The `subgroup-...` kinds.
std::string check_subgroup_expectation(const Json& expectation, const std::vector<Buffer>& buffers);

/// u32 words of a buffer from `offset`, at most `count`.
std::vector<uint32_t> words_at(const Buffer& buffer, uint64_t offset, uint64_t count);

}  // namespace tesela::conformance
