// SPDX-License-Identifier: Apache-2.0
// Statements and expressions that press one feature of the language: integer corners, conversions, halves, records with matrices, own atomics,
// subgroup operations, textures. Everything they compute is exact, whatever the order of additions: floats are small whole numbers or quarters of them.
//
// The entry point declares what they name: h0 (f16), t0 (struct T), li, gi, sgl.
#pragma once
#include <string>

#include "support/generate_expr.h"

namespace tesela::test {

class FeatureGenerator {
 public:
  FeatureGenerator(Random& random, ExprGenerator& expressions) : r_(random), e_(expressions) {}

  /// u32 expressions that need nothing but what ExprGenerator may name.
  std::string integer();
  std::string conversion();
  std::string half(bool in_entry);  ///< `in_entry`: h0 may be read
  std::string texture();

  /// Statements that change `target`, a u32 variable. `number` makes names unique.
  std::string half_statement(const std::string& in, const std::string& target, uint32_t number);
  std::string record_statement(const std::string& in, const std::string& target, uint32_t number);
  std::string texture_statement(const std::string& in, const std::string& target);
  std::string own_atomic(const std::string& in, const std::string& target, uint32_t number);
  /// `divergent`: perhaps not all lanes come here. `quads`: all subgroups are full.
  std::string subgroup(const std::string& in, const std::string& target, bool divergent, bool quads);

  /// Declarations at module scope that these need.
  static std::string half_declarations();
  static std::string record_declarations();
  /// `width`: of the storage textures; `format`: of the one that is only written.
  static std::string texture_declarations(uint32_t width, const std::string& format);

 private:
  std::string lowest();
  std::string small_float();
  std::string small_half(bool in_entry);
  std::string count();

  Random& r_;
  ExprGenerator& e_;
};

}  // namespace tesela::test
