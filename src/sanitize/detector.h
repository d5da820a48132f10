// SPDX-License-Identifier: Apache-2.0
// The observer of the first, fast run: which elements of memory are raced for, which elements nobody wrote, and for each reporting site the first
// invocation that it told of and how many there were. Nothing that it finds depends on threads, subgroup size or order, as long as the program's own
// addresses and branches do not.
//
// Races. A state for each element of 4 bytes (2 in variables that hold f16), one 64-bit word, per worker: untouched; touched by one workgroup only:
// which one, its epoch of that memory, who wrote and who read in that epoch (each: nobody, one invocation, several), whether anybody wrote at all; read by several workgroups;
// raced for. Two accesses by different invocations with a write among them are a race unless they are in the same workgroup and different epochs. The words of
// different workers are joined when the dispatch has ended; joining commutes. A single last reader would not do: read by all, then written by the last of them.
#pragma once
#include <memory>
#include <span>
#include <vector>

#include "base/result.h"
#include "core/kernel_abi.h"
#include "sanitize/prints.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

/// An element of memory that was raced for.
struct Suspect {
  ir::VarId var;
  uint32_t offset = 0;         ///< bytes from the variable's start
  uint32_t bytes = 4;          ///< 4 or 2; of a texel; of a vector for `components`
  uint64_t group = 0;          ///< workgroup memory: the lowest workgroup in which it is raced for
  bool components = false;     ///< only between different components of one vector
};

struct SuspectVariable {
  ir::VarId var;
  uint64_t elements = 0;          ///< that are raced for
  uint64_t groups = 0;            ///< workgroup memory: workgroups in which some are
  std::vector<Suspect> lowest;    ///< at most kMaxSuspects, in order of offset
};
inline constexpr size_t kMaxSuspects = 1024;

/// What a reporting site told.
struct Told {
  uint32_t site = 0;
  uint64_t times = 0;           ///< invocations times executions
  Invocation first;             ///< the lowest invocation, at its first time
  std::vector<uint32_t> values; ///< its values
};

/// How much of a storage variable was written, or of a texture's view.
struct Coverage {
  struct Range {
    uint64_t begin = 0, end = 0;  ///< elements of 4 or 2 bytes; texels, counted in rows
  };
  ir::VarId var;
  uint32_t element_bytes = 4;
  uint64_t elements = 0, written = 0, read = 0;
  std::vector<Range> unwritten;  ///< nor read: the first kMaxRanges
  uint64_t touched = 0;          ///< elements that were written or read
  TexelGrid texels;              ///< of textures
  uint32_t reach[3] = {};        ///< of textures: one past the highest coordinates of a texel that was touched
};
inline constexpr size_t kMaxRanges = 16;

/// A condition or barrier where the invocations of a workgroup parted.
struct Parting {
  uint32_t site = 0;
  bool at_barrier = false;      ///< fewer arrive than began; else a condition differs
  uint64_t workgroups = 0;      ///< in which this happened
  uint64_t group = 0;           ///< the lowest of these; the rest is of that one
  uint32_t one = 0, other = 0;  ///< lowest invocations (local index) on either side: of the first value and of another one; that arrived and that did not
  uint32_t one_value = 0, other_value = 0;  ///< bit patterns; not at_barrier
  uint32_t ones = 0;            ///< invocations on the first side
};

class Detector : public core::Observer {
 public:
  /// `program` outlives the detector. Buffers are in the order of the kernel's bindings. No memory: an error.
  static base::Result<std::unique_ptr<Detector>> create(const Program& program, const Checks& checks, std::span<const core::BufferView> buffers, const uint32_t groups[3], uint32_t workers);
  virtual ~Detector() = default;

  /// Forgets everything, for another dispatch by no more workers; shadow memory that is there stays. False: buffers have other sizes, create another one.
  virtual bool restart(std::span<const core::BufferView> buffers, const uint32_t groups[3]) = 0;

  // After the dispatch.
  /// By variable number. Empty where nothing is raced for.
  virtual std::vector<SuspectVariable> suspects() = 0;
  /// Whether workgroup memory is raced for somewhere.
  virtual bool raced_in_workgroups() const = 0;
  virtual std::vector<Told> told() = 0;         ///< by site
  /// In order; `dropped` counts those that are left out.
  virtual std::vector<Print> prints(uint64_t& dropped) = 0;
  virtual std::vector<Coverage> coverage() = 0; ///< of the storage variables and textures that may be written and that some site writes
  virtual std::vector<Parting> partings() = 0;  ///< by site
  /// Invocations that accessed no storage memory and no texel that may be written.
  virtual uint64_t idle_invocations() = 0;
  /// Workgroups of which no invocation did.
  virtual uint64_t idle_workgroups() = 0;
  /// Bytes of shadow state.
  virtual uint64_t memory() const = 0;
};

}  // namespace tesela::sanitize
