// SPDX-License-Identifier: Apache-2.0
// What promote knows before it changes anything: which four-byte slots of which variables are accessed at constant offsets only,
// and where in a variable each pointer points. Slots are numbered through over all variables of one function.
#pragma once
#include <cstdint>
#include <vector>

#include "ir/ir.h"

namespace tesela::pass {

/// Where a pointer into a candidate variable points.
struct PointsTo {
  enum class Kind : uint8_t { Unknown, Constant, Dynamic, Invalid } kind = Kind::Unknown;
  ir::VarId var;
  uint32_t offset = 0;  ///< Constant
};

class SlotAnalysis {
 public:
  /// `candidates`: by variable index, whether it may be promoted in this function at all.
  SlotAnalysis(const ir::Module& module, const ir::Function& f, const std::vector<bool>& candidates);

  const PointsTo& points_to(ir::ValueId ptr) const { return points_to_[ptr.index]; }
  /// Number of the slot, or ~0u if it stays in memory.
  uint32_t slot(ir::VarId var, uint32_t offset) const;
  uint32_t count() const { return static_cast<uint32_t>(types_.size()); }
  core::Scalar type(uint32_t slot) const { return types_[slot]; }
  bool any() const { return any_; }
  /// The promoted slots of one variable are [first, last) where slot() says so.
  uint32_t first_slot(ir::VarId var) const { return first_[var.index]; }
  uint32_t slots_of(ir::VarId var) const { return length_[var.index]; }
  bool promoted(uint32_t slot) const { return promoted_[slot]; }
  /// Whether some slot of the variable stays in memory and is accessed there.
  bool stays_in_memory(ir::VarId var) const { return memory_[var.index]; }

 private:
  void number_slots(const ir::Module& module, const ir::Function& f);
  void trace(const ir::Function& f, const ir::Instruction& instr);
  void pin(ir::VarId var, uint32_t begin, uint64_t end);
  void access(const ir::Function& f, const ir::Instruction& instr);
  void settle();
  uint32_t leader(uint32_t slot);

  const std::vector<bool>& candidates_;
  std::vector<PointsTo> points_to_;
  std::vector<uint32_t> first_, length_;
  std::vector<core::Scalar> types_;
  std::vector<uint32_t> groups_;  // slots that one access touches together: all promoted or none
  std::vector<bool> pinned_, promoted_, memory_;
  std::vector<ir::VarId> owner_;
  bool any_ = false;
};

}  // namespace tesela::pass
