// SPDX-License-Identifier: Apache-2.0
// From what the observers saw to findings that people read: one diagnostic each, with both places, both invocations, the memory by its name and
// path, and what would put it right. Deterministic: the same results give the same findings in the same order.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/type.h"
#include "diag/sink.h"
#include "diag/source.h"
#include "sanitize/atomic_order.h"
#include "sanitize/detector.h"
#include "sanitize/recorder.h"
#include "sanitize/schedule.h"

namespace tesela::sanitize {

/// All that was seen of one dispatch.
struct Results {
  uint32_t groups[3] = {1, 1, 1};
  std::vector<TexelGrid> grids;  ///< of Program::textures, in that order
  std::vector<SuspectVariable> suspects;
  std::vector<Race> races;
  uint64_t vanished = 0;
  std::vector<Told> told;
  std::vector<Coverage> coverage;
  std::vector<Parting> partings;
  uint64_t idle_invocations = 0, idle_workgroups = 0;
  std::optional<OrderDifference> order;
  std::vector<UnorderedAtomics> unordered;
  std::optional<MappingDifference> mapping;
};

/// What messages need besides the program.
struct Names {
  const core::TypeStore& types;
  const base::SymbolTable& symbols;
  const diag::SourceSet& sources;
};

struct FoundAccess {
  diag::Span span;
  bool writes = false, atomic = false;
  uint32_t workgroup[3] = {}, local_id[3] = {}, global_id[3] = {};
};

struct Found {
  diag::Diagnostic diagnostic;
  std::string memory;
  uint64_t elements = 0;
  std::vector<FoundAccess> accesses;
  bool schedule_dependent = false;
};

/// Worst first, at most kMaxRaces races and a like number of the others.
std::vector<Found> findings(const Program& program, const Names& names, const Checks& checks, const Results& results);

/// A line of a print probe.
std::string print_text(const Program& program, const Names& names, const Print& print);
struct Ids {
  uint32_t workgroup[3], local[3], global[3];
};
/// The ids of an invocation in a dispatch of `groups` workgroups.
Ids ids_of(const Program& program, const uint32_t groups[3], Invocation who);

/// The memory at this byte offset of a variable, as one would write it: "particles[3].velocity.y", "tile[17]". Bytes of padding: the innermost thing round it.
std::string path_of(const ir::Var& var, uint32_t offset, const Names& names);

}  // namespace tesela::sanitize
