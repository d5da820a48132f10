// SPDX-License-Identifier: Apache-2.0
// What instrumentation writes down of the program that it instruments: the sites, whose numbers are the immediates of the observing ops, and
// the facts of the IR module that findings need after the module is gone.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/kernel_abi.h"
#include "core/op.h"
#include "core/type.h"
#include "ir/ir.h"
#include "sanitize/texels.h"
#include "tesela/sanitize.h"

namespace tesela::sanitize {

struct Site {
  enum class Kind : uint8_t {
    // Accesses (Op::Observe).
    Read,
    Write,
    Atomic,  ///< any atomic operation: never a race; counts as a write for coverage
    // Op::Report; the values are in brackets.
    Index,           ///< [index, extent]: an access with an index out of range
    InactiveLane,    ///< [lane]: a subgroup operation reads a lane that does not take part
    DivisionByZero,  ///< [dividend, 0]
    ShiftPastWidth,  ///< [what is shifted, amount]
    NotANumber,      ///< [up to three operands]
    Infinity,        ///< [up to three operands]
    LossyConversion, ///< [operand]
    Overflow,        ///< [two operands]
    Stuck,           ///< [the operands of the condition that would end the loop, or that condition]; told when a dispatch is stopped; `text`: what the loop reads atomically
    Assert,          ///< [values of the names in it]
    Print,           ///< [values]
    // Op::Condition, Op::Arrive.
    Condition,
    Barrier,  ///< a barrier, or a workgroupUniformLoad
    Leave,    ///< Op::Arrive before an exit out of a loop that holds a barrier: these lanes are not expected at its barriers any more
  };
  enum class Coordinate : uint8_t { None, X, Y, Z, Layer, Level, Sample };
  Kind kind = Kind::Read;
  ir::Loc loc;
  ir::VarId var;                 ///< accesses, Index: the variable
  uint32_t scalars = 1;          ///< accesses: consecutive ones, of texels their words; Op::Report: values that are told
  uint32_t scalar_bytes = 4;     ///< 4, 2 for f16, 1 or 2 of texels that are no word
  core::Scalar type{};           ///< of the scalars, of the operands that are told
  uint32_t vector_scalars = 0;   ///< accesses to some components of a vector in memory: all its components; else 0
  uint32_t vector_first = 0;     ///< and the first component that is accessed
  uint32_t spaces = 0;           ///< Barrier: BarrierSpace of what it orders
  bool uniform_load = false;     ///< Barrier: a workgroupUniformLoad
  std::vector<uint32_t> loops;   ///< Barrier: numbers of the loops that hold it; Leave: the loops that are left
  bool writes = false;           ///< Index: of a store or atomic
  bool unused = false;           ///< Index: nothing uses the value that was read, or a select does not choose it
  bool by_select = false;        ///< and which of these it is
  Coordinate coordinate = Coordinate::None;  ///< Index: of a texture, what the index is; `var` is the texture
  bool some_level = false;       ///< of that: in a level which the access chooses
  core::Op op{};                 ///< arithmetic: the op that gave the value
  diag::Span label;              ///< Assert, Print: as in ir::Watch
  std::vector<ir::Shown> shown;  ///< likewise
  std::string text;              ///< Index: what is indexed, by name and path ("data", "particles[].neighbours"); Assert, Print: the user's text
};

struct Program {
  std::vector<Site> sites;
  base::Store<ir::VarId, ir::Var> vars;
  std::vector<WrittenTexture> textures;
  std::vector<ir::CallSite> call_sites;
  std::vector<core::KernelBinding> bindings;
  uint32_t workgroup_size[3] = {1, 1, 1};
  uint32_t subgroup_size = 0;
  bool uses_subgroups = false;  ///< indices, branches and values may follow from it
  uint32_t invocations() const { return workgroup_size[0] * workgroup_size[1] * workgroup_size[2]; }
};

/// The memory of a variable that invocations share, as barriers order it.
inline core::BarrierSpace memory_of(const ir::Var& var) {
  if (var.space == ir::Space::Texture) return core::kTextureMemory;
  return var.space == ir::Space::Storage ? core::kStorageMemory : core::kWorkgroupMemory;
}

/// One invocation of a dispatch.
struct Invocation {
  uint64_t group = 0;  ///< linear index of its workgroup, x fastest
  uint32_t local = 0;  ///< local_invocation_index
  auto operator<=>(const Invocation&) const = default;
};

}  // namespace tesela::sanitize
