// SPDX-License-Identifier: Apache-2.0
// The observer of the second run, which exists only where the first one found races: logs every access to the suspected elements, on one
// thread, in increasing index of workgroups, and finds the pairs of accesses that conflict. The log is bounded; what does not fit is counted.
#pragma once
#include <memory>
#include <span>
#include <vector>

#include "sanitize/detector.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

struct Access {
  uint32_t site = 0;
  Invocation who;
};

/// All conflicting pairs of accesses from the same two places (spans and call chains; sites may be several there).
struct Race {
  Access a, b;                ///< of the lowest element: the pair with the lowest invocations; `a` is the write if only one is, else the earlier place
  Suspect element;            ///< the lowest
  uint64_t elements = 0;      ///< of the logged ones, on which this pair conflicts
  bool all_logged = true;     ///< false: there are more suspected elements than were logged
  bool same_workgroup = true; ///< of the pair that is shown; pairs within one workgroup and between two are different races
  bool same_value = false;    ///< all conflicting pairs of this race write, and each pair the same value
  bool components = false;
  /// Sites of barriers that the workgroup passed between the two accesses although they order other memory (same_workgroup), in order, without repetition, at most 4.
  std::vector<uint32_t> barriers_between;
};

class Recorder : public core::Observer {
 public:
  /// `stop_where_parted`: a workgroup ends where its invocations part, as it did if the first run looked for that.
  static base::Result<std::unique_ptr<Recorder>> create(const Program& program, std::span<const SuspectVariable> suspects, const uint32_t groups[3],
                                                        bool stop_where_parted = false);
  virtual ~Recorder() = default;
  /// Worst first: different values before same ones, writes before reads, more elements first, then by place. At most kMaxRaces.
  virtual std::vector<Race> races() = 0;
  /// Suspected elements on which no conflicting pair was seen this time: addresses or branches depend on values that are raced for.
  virtual uint64_t vanished() = 0;
};
inline constexpr size_t kMaxRaces = 32;

}  // namespace tesela::sanitize
