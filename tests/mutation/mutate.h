// SPDX-License-Identifier: Apache-2.0
// Mutants of a shader: what people get wrong about barriers and atomics, one mistake at a time.
#pragma once
#include <string>
#include <vector>

namespace tesela::test {

struct Mutant {
  std::string name;  ///< "line 12: workgroupBarrier() removed"
  std::string text;
};

/// One mutant for each barrier removed, for each change of its kind, for each move out of the nearest loop or into one beside it; for each
/// workgroupUniformLoad that becomes a plain load; for each atomic variable or member that becomes plain with all its operations. Lines stay where they are.
std::vector<Mutant> mutants_of(const std::string& text);

}  // namespace tesela::test
