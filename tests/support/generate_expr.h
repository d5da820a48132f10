// SPDX-License-Identifier: Apache-2.0
// Expressions of generated kernels. Left operands are never constant, so that no const-expression can overflow or divide by zero.
#pragma once
#include <string>
#include <vector>

#include "support/random.h"

namespace tesela::test {

enum class Kind : uint8_t { U32, I32, Bool, F32, Vec3u, Vec4i };

struct Variable {
  std::string name;
  Kind kind = Kind::U32;
  bool writable = true;
};

/// What may be named at a place of the program.
struct Names {
  std::vector<Variable> variables;
  std::vector<std::string> uniform;  ///< u32 expressions that are the same for the whole workgroup
  std::vector<std::string> arrays;   ///< array<u32> places that may be read at any index ("pa", "(*p)", "s.c")
  std::vector<std::string> functions;  ///< of two u32, giving u32, without barriers
};

class ExprGenerator {
 public:
  ExprGenerator(Random& random, const Names& names) : r_(random), names_(names) {}
  std::string u32(int depth);
  std::string i32(int depth);
  std::string boolean(int depth);
  std::string f32(int depth);  ///< a small integer or a quarter of one: sums and products stay exact
  std::string vec3u(int depth);
  std::string vec4i(int depth);
  std::string of(Kind kind, int depth);
  std::string uniform_u32(int depth);
  std::string uniform_bool();
  std::string literal();

 private:
  std::string variable(Kind kind);
  std::string u32_leaf();
  std::string i32_leaf();
  std::string call(const std::string& name, std::vector<std::string> arguments);

  Random& r_;
  const Names& names_;
};

}  // namespace tesela::test
