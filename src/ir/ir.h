// SPDX-License-Identifier: Apache-2.0
// The IR: typed, structured, in SSA form, made for one entry point with everything known that a pipeline knows (override values, workgroup
// size, subgroup size).
//
// Values are scalars. Vectors, matrices and structs are flattened when a program is lowered: a vec3f is three f32 values. Arrays exist in
// memory only. An instruction may have several results (consecutive values), e.g. a load of a vec4f.
//
// Control flow is structured. A block is a list of instructions that ends with exactly one exit (Exit, Continue, Next, Return). The constructs
// If, Switch, Loop and Scope are instructions with blocks of their own:
//   If      operands: bool. blocks: then, else (both always there). Results: operands of the Exits that target it.
//   Switch  operands: selector. blocks: one per clause; `cases` maps values to blocks; imm = index of the default block.
//   Loop    operands: initial values of the body's parameters. blocks: body, continuing. A `Continue` passes the continuing block's
//           parameters; the continuing block ends with `Next`, which passes the body's parameters for the next iteration. It may
//           leave the loop by an Exit inside an If (break if). Results: operands of the Exits that target the loop. imm = 1: it is
//           unrolled as far as it should be.
//   Scope   blocks: body. Left by Exit only (an inlined call: return = Exit).
// Exit may target any enclosing construct, not only the innermost: `break` inside an if inside a loop is an Exit of the loop. What a construct
// gives to the code after it is its results. A construct that no Exit targets never completes: the code after it is unreachable (its block still
// ends with an exit).
//
// Dominance: a value may be used in the rest of its block, and in the blocks of later constructs of that block. Values defined in a body block of a loop
// are not visible in its continuing block: they come as parameters.
//
// Memory. A Ptr value is (root variable, byte offset, validity). Its root is known statically: follow MemberPtr and ElementPtr to AddressOf or
// to a function parameter with `root`. Ptr values are never block parameters, results or operands of anything but MemberPtr, ElementPtr, memory
// ops and Call. ElementPtr checks its index against its own extent: an index at or past the extent (as u32; so a negative i32 too) makes the pointer
// and all pointers made from it invalid. Loads through an invalid pointer give zero, stores do nothing, atomics give zero and write nothing.
// `checked` = false says that a pass proved the index in range. An
// ElementPtr of stride 0 only checks.
//
// Two layouts: variables in Uniform, Storage, Workgroup and Constant memory have WGSL's memory layout (core/layout.h; bool takes four bytes). Function and
// Private variables have slot layout: every scalar takes four bytes, members and elements follow one another without padding (vec3f: 12 bytes, array<vec3f, 4>:
// 48, mat3x3f: 36, f16: 4); a back end interleaves lanes at its will. Offsets and strides of MemberPtr and ElementPtr are in the root's layout. A multi-result
// Load or Store reads consecutive scalars: 4 bytes apart, or 2 for F16 in WGSL layout. It never spans matrix columns with padding.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "core/kernel_abi.h"
#include "core/op.h"
#include "core/type.h"
#include "diag/sink.h"
#include "diag/source.h"

namespace tesela::ir {

using core::Op;
using core::Scalar;
using ValueId = base::Id<struct ValueTag>;
using InstrId = base::Id<struct InstrTag>;
using BlockId = base::Id<struct BlockTag>;
using VarId = base::Id<struct VarTag>;
using FuncId = base::Id<struct FuncTag>;

/// Source place of an instruction. `inlined_at`: 0, or 1 + index into Module::call_sites of the call it was inlined through.
struct Loc {
  diag::Span span;
  uint32_t inlined_at = 0;
};

struct CallSite {
  diag::Span span;
  uint32_t inlined_at = 0;
};

struct Value {
  Scalar type = Scalar::None;
  InstrId def;     ///< the instruction, or
  BlockId block;   ///< the block that has it as parameter, or neither: parameter of the function
  uint32_t index = 0;  ///< which result or parameter
};

struct SwitchCase {
  uint32_t value = 0;  ///< bits in the selector's type
  uint32_t block = 0;  ///< index into the instruction's blocks
};

struct Instruction {
  Op op = Op::Count;
  Scalar type = Scalar::None;  ///< of the results (all equal; constructs and calls: None, see result values); of the stored value or compared operands for ops without
                               ///< result; comparisons: Bool
  bool checked = true;         ///< ElementPtr
  uint32_t imm = 0;            ///< see ops.def
  uint32_t stride = 0;         ///< ElementPtr: bytes from element to element
  uint32_t extent = 0;         ///< ElementPtr: number of elements; 0: it is the third operand. Observe: scalars of 4 bytes of a plain read of workgroup memory, else 0
  InstrId target;              ///< Exit, Continue, Next
  std::vector<ValueId> operands;
  std::vector<ValueId> results;
  std::vector<BlockId> blocks;
  std::vector<SwitchCase> cases;
  Loc loc;
};

struct Block {
  std::vector<ValueId> params;
  std::vector<InstrId> instrs;
  InstrId parent;  ///< the construct; empty for a function's body
};

/// Texture: the texels of one binding. textureBarrier orders it, otherwise it is as Storage.
enum class Space : uint8_t { Function, Private, Workgroup, Uniform, Storage, Texture, Constant };

struct Var {
  std::string name;          ///< the user's name
  Space space = Space::Function;
  uint32_t size = 0;         ///< bytes in its layout; a runtime-sized array: bytes before its first element
  uint32_t align = 4;
  bool read_only = false;    ///< Storage, Texture: nothing writes it
  uint32_t binding = 0;      ///< Uniform, Storage, Texture: index into Module::bindings
  FuncId owner;              ///< Function
  core::TypeId type;         ///< WGSL type, for reports; of Module::types
  std::vector<uint8_t> data; ///< Constant: contents
  diag::Span span;           ///< declaration
};

struct Param {
  ValueId value;
  Scalar type = Scalar::None;
  VarId root;  ///< of Ptr parameters
};

struct Function {
  std::string name;
  std::vector<Param> params;
  std::vector<Scalar> results;  ///< Return has these operands
  BlockId body;
  base::Store<ValueId, Value> values;
  base::Store<InstrId, Instruction> instrs;
  base::Store<BlockId, Block> blocks;

  Instruction& def(ValueId v) { return instrs[values[v].def]; }
  const Instruction& def(ValueId v) const { return instrs[values[v].def]; }
  /// The 32-bit pattern of a Const, or nothing.
  const uint32_t* constant(ValueId v) const {
    const Value& value = values[v];
    return value.def && instrs[value.def].op == Op::Const ? &instrs[value.def].imm : nullptr;
  }
};

/// A value that a probe prints: several scalars where its type has several.
struct Shown {
  diag::Span place;    ///< of its expression
  core::TypeId type;
};

/// What a Report that lowering made is about; its immediate is an index into Module::watches until instrumentation gives it a site.
struct Watch {
  enum class Kind : uint8_t { Index, Assert, Print } kind = Kind::Index;
  std::string text;     ///< Index: what is indexed
  bool writes = false;  ///< Index
  diag::Span label;          ///< Assert, Print: the user's text with its quotes, or no place
  std::vector<Shown> shown;  ///< Print: the values that are told; Assert: what is asserted
};

struct Module {
  std::string name;  ///< of the entry point
  base::Store<VarId, Var> vars;
  base::Store<FuncId, Function> functions;
  FuncId entry;  ///< no parameters, no results
  /// Empty, or a version of the entry point for those of whom `full_test` (no parameters, one bool) is true: it is asked once for each workgroup, or with
  /// `full_by_lane` by every invocation, and the version taken where all lanes of a vector agree.
  FuncId full, full_test;
  bool full_by_lane = false;
  uint32_t workgroup_size[3] = {1, 1, 1};
  uint32_t subgroup_size = 16;
  std::vector<core::KernelBinding> bindings;
  std::vector<CallSite> call_sites;
  std::vector<Watch> watches;
  std::vector<diag::Span> probes;  ///< their places: what they read is not the program's
  bool observed = false;        ///< holds observations: lanes keep to one workgroup, and the observer hears of workgroups and barriers
  bool assume_uniform = false;  ///< observed, and barriers may stand in control flow that is not uniform: a workgroup ends where the observer says that its invocations part

  uint32_t invocations() const { return workgroup_size[0] * workgroup_size[1] * workgroup_size[2]; }
  uint32_t subgroups() const { return (invocations() + subgroup_size - 1) / subgroup_size; }
};

/// Memory of a binding.
inline bool is_bound(Space space) { return space == Space::Uniform || space == Space::Storage || space == Space::Texture; }
/// Memory that nothing writes while the kernel runs.
inline bool is_constant(const Var& var) { return var.space == Space::Uniform || var.space == Space::Constant || var.read_only; }

/// The root variable of a Ptr value.
VarId root_of(const Function& f, ValueId ptr);

/// Text form (`tesela emit --stage ir`); parse_text reads it back. Value names are %N, blocks are indented.
std::string to_text(const Module& module);
/// Reads the text form; errors go to the sink with spans into `sources`.
Module parse_text(const diag::SourceSet& sources, diag::Sink& sink);

/// All invariants of this page; an empty text if they hold, else what is wrong and where.
std::string verify(const Module& module);

}  // namespace tesela::ir
