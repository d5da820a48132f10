// SPDX-License-Identifier: Apache-2.0
// The ops: the machine's words, which IR instructions are made of. All facts about an op that are data stand in its row of
// ops.def; passes ask for a flag and never list ops.
#pragma once
#include <cstdint>
#include <string_view>

namespace tesela::core {

/// Types of IR values. All are scalars: vectors, matrices and structs are flattened when a program is lowered.
enum class Scalar : uint8_t { None, Bool, I32, U32, F32, F16, Ptr };

constexpr bool is_int(Scalar s) { return s == Scalar::I32 || s == Scalar::U32; }
constexpr bool is_float(Scalar s) { return s == Scalar::F32 || s == Scalar::F16; }

enum class Op : uint8_t {
#define OP(name, text, operands, results, flags) name,
#include "core/ops.def"
#undef OP
  Count
};

enum OpFlag : uint32_t {
  kPure = 1,            ///< no effect, no memory: may be removed, moved and merged
  kElementwise = 2,     ///< lane i of the result depends on lane i of the operands only; uniform in, uniform out
  kReads = 4,           ///< reads memory
  kWrites = 8,          ///< writes memory
  kAtomic = 16,         ///< atomic access
  kBarrier = 32,        ///< rendezvous of the workgroup: cuts regions
  kSubgroup = 64,       ///< exchanges values between the active lanes of a subgroup: depends on the active mask
  kControl = 128,       ///< has blocks
  kExit = 256,          ///< ends a block
  kCommutative = 512,
  kUniformResult = 1024,  ///< result is the same in all active lanes of a subgroup, whatever the operands
  kInput = 2048,          ///< built-in input value
  kDear = 8192,           ///< ten instructions or more
  kObserves = 4096,       ///< tells the observer: stays where it is, touches no memory of the program
};

struct OpInfo {
  std::string_view name;  ///< as in the text form of the IR
  int8_t operands;        ///< -1: any number
  int8_t results;         ///< -1: as many as the instruction says
  uint32_t flags;
};
const OpInfo& op_info(Op op);
inline bool has(Op op, uint32_t flag) { return (op_info(op).flags & flag) != 0; }
/// The op of this name, or Op::Count.
Op op_by_name(std::string_view name);
std::string_view scalar_name(Scalar s);

}  // namespace tesela::core
