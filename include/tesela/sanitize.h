// SPDX-License-Identifier: Apache-2.0
// What a sanitized run looks for and what it finds, as plain data. A pipeline made with PipelineOptions::checks carries instrumentation; its
// dispatches fill DispatchResult::findings.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tesela/diagnostic.h"
#include "tesela/export.h"
#include "tesela/result.h"

namespace tesela {

/// Each check costs only what it needs.
struct TESELA_API Checks {
  bool race = false;      ///< data races on workgroup variables, storage buffers and storage textures (WGSL section "Memory Model")
  bool index = false;     ///< indices out of range
  bool grid = false;      ///< elements and texels that no invocation wrote, invocations too many
  bool barrier = false;   ///< barriers that some invocations skip: possible in modules made with ModuleOptions::assume_uniform
  bool subgroup = false;  ///< subgroup operations that read invocations which do not take part
  bool arith = false;     ///< first NaN and infinity, division by zero, shifts past the width, lossy conversions
  bool overflow = false;  ///< integer overflow
  bool order = false;     ///< results that depend on the order of atomic operations: the dispatch is repeated in other orders
  bool mapping = false;   ///< results that depend on the subgroup size, or on which invocations form a subgroup: the dispatch is repeated with others

  bool any() const { return race || index || grid || barrier || subgroup || arith || overflow || order || mapping; }
  /// race, index, grid, barrier, subgroup.
  static Checks usual();
  static Checks all();
  /// A list such as "race,index"; "usual" and "all" stand for several. Validation error for an unknown name (it suggests the nearest).
  static Result<Checks> parse(std::string_view list);
};

/// One of the accesses that a finding is about.
struct FindingAccess {
  SourcePlace place;
  bool writes = false;
  bool atomic = false;
  uint32_t workgroup[3] = {};
  uint32_t local_id[3] = {};
  uint32_t global_id[3] = {};
};

/// A line of a print probe.
struct Printed {
  SourcePlace place;
  std::string text;  ///< "sum: sum = 3.5, li = 0"
  uint32_t workgroup[3] = {};
  uint32_t local_id[3] = {};
  uint32_t global_id[3] = {};
};

struct Finding {
  Diagnostic diagnostic;                 ///< what people read; its id says what kind of finding it is: "data-race", "index-out-of-bounds", ...
  std::string memory;                    ///< the memory by its name and path: "particles[3].velocity.y", "image[3, 4]"; empty: none
  uint64_t elements = 0;                 ///< races: elements concerned; others: how often
  std::vector<FindingAccess> accesses;   ///< races: two
  bool schedule_dependent = false;       ///< may differ at other subgroup sizes: addresses or branches depend on values that are raced for
};

}  // namespace tesela
