// SPDX-License-Identifier: Apache-2.0
// The builtin functions and operators of WGSL, as one library text (builtins.lib) that is read once per process. An entry says everything that
// the language knows of a builtin; lowering adds either an op or an expansion (lower/expand_*.cpp) by name.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/op.h"

namespace tesela::sema {

enum class Lowering : uint8_t {
  Op,         ///< the op once, or once per component if elementwise
  Expand,     ///< `expand` names an expansion
  Unsupported ///< of fragment shaders (derivatives, sampling that needs them): validated only
};

/// How uniformity sees a builtin (ledger 3.9). SubgroupDelta: as SubgroupVarying, and the second argument must be uniform.
enum class Uniformity : uint8_t { Follows, Barrier, UniformLoad, Derivative, SubgroupUniform, SubgroupVarying, SubgroupDelta, Atomic, TextureLoad };

enum BuiltinFlag : uint32_t {
  kConst = 1,         ///< usable in const-expressions
  kMustUse = 2,
  kElementwise = 4,   ///< has vector forms of every scalar form
  kComputeOnly = 8,
  kFragmentOnly = 16,
  kNotVertex = 32,
  kNeedsF16 = 64,
  kNeedsSubgroups = 128,
  kOperator = 256,    ///< name is an operator: "+", "unary -", ...
};

/// All overloads of one name.
struct Builtin {
  std::string name;
  std::string doc;
  uint32_t flags = 0;
  Uniformity uniformity = Uniformity::Follows;
  Lowering lowering = Lowering::Unsupported;
  core::Op op = core::Op::Count;
  std::string expand;
  std::vector<uint32_t> overloads;  ///< indices private to overload.cpp
};

/// Index of a builtin by name, or ~0u.
uint32_t find_builtin(std::string_view name);
const Builtin& builtin(uint32_t index);
uint32_t builtin_count();

}  // namespace tesela::sema
