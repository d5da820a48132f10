// SPDX-License-Identifier: Apache-2.0
// Parsed signatures of the builtin library: made by library.cpp, matched by overload.cpp, known to nobody else. A
// signature with ~ in the library text gives two overloads here: one with the scalar, one with vec<N, ...>.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/type.h"
#include "sema/library.h"

namespace tesela::sema {

enum class PatternKind : uint8_t {
  Scalar,    ///< `scalar`
  Variable,  ///< `variable`
  Vector,    ///< shape[0], element
  Matrix,    ///< shape[0] = columns, shape[1] = rows, element
  Pointer,   ///< spaces, accesses, element
  Atomic,    ///< element
  RuntimeArray,
  Buffer,
  View,     ///< result only: pointer to `variable` in the space of the first argument
  Texture,  ///< textures, accesses, element (or none)
  Sampler,
  SamplerComparison,
  FrexpResult,     ///< result only; element
  ModfResult,      ///< result only; element
  ExchangeResult,  ///< result only; element
};

inline constexpr uint32_t kNoPattern = ~0u;
/// Shapes below this are fixed sizes; from this on, shape variables N, C, R, K.
inline constexpr uint8_t kShapeVariables = 16;
inline constexpr size_t kMaxVariables = 4;

struct Pattern {
  PatternKind kind = PatternKind::Scalar;
  core::TypeKind scalar = core::TypeKind::Error;
  uint8_t variable = 0;
  std::array<uint8_t, 2> shape = {};
  uint8_t accesses = 0;   ///< bit per AccessMode
  uint16_t spaces = 0;    ///< bit per AddressSpace
  uint32_t textures = 0;  ///< bit per TextureKind
  uint32_t element = kNoPattern;
};

/// Bit per scalar TypeKind; kAnyType and kConstructible stand alone.
using ConstraintMask = uint32_t;
constexpr ConstraintMask mask_of(core::TypeKind kind) {
  return 1u << static_cast<uint32_t>(kind);
}
inline constexpr ConstraintMask kAnyType = 1u << 30;
inline constexpr ConstraintMask kConstructible = 1u << 31;

struct Overload {
  uint8_t variable_count = 0;
  std::array<ConstraintMask, kMaxVariables> constraints = {};
  std::array<char, kMaxVariables> variable_names = {};
  uint32_t template_argument = kNoPattern;
  uint32_t first_parameter = 0;  ///< in Library::parameters
  uint32_t parameter_count = 0;
  uint32_t result = kNoPattern;  ///< none: no value
  std::string_view text;         ///< as in the library, for messages
};

struct Library {
  std::vector<Builtin> builtins;
  std::vector<Overload> overloads;
  std::vector<Pattern> patterns;
  std::vector<uint32_t> parameters;  ///< pattern of each parameter
};

/// Read at first use.
const Library& library();

}  // namespace tesela::sema
