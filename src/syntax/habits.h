// SPDX-License-Identifier: Apache-2.0
// What people write who know GLSL, HLSL, Metal, CUDA, C or Rust, and how WGSL says the same. Only for hints: nothing here decides what is valid.
// A hint is empty where nothing is known.
#pragma once
#include <string>
#include <string_view>

namespace tesela::syntax {

/// The WGSL type for a type name of another language: "vec3f" for "float3" or "vec3".
std::string wgsl_type(std::string_view foreign);
/// Hint for a name that is not declared: a type, function, operator or built-in value of another language.
std::string name_habit(std::string_view name);
/// The built-in value that another language calls so.
std::string_view builtin_value_name(std::string_view foreign);
/// Hint for a word or mark that stands where a module-scope declaration begins.
std::string declaration_habit(std::string_view word);
/// Hint for a reserved word used as a name.
std::string reserved_habit(std::string_view word);
/// Hint for `value.method(...)`.
std::string method_habit(std::string_view method);
/// Hint for an attribute that does not exist.
std::string attribute_habit(std::string_view name);
/// Hint for `word` between two operands: `and`, `or`, ...
std::string operator_habit(std::string_view word);

}  // namespace tesela::syntax
