// SPDX-License-Identifier: Apache-2.0
// Language features, and what a module must do without where some are switched off (for tests of shaders that shall run elsewhere). The checker
// knows all features; what a feature that is off would have allowed is found afterwards, in one walk that a device with all features skips.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

#include "diag/sink.h"

namespace tesela::sema {

struct Program;
struct Resolution;

enum class LanguageFeature : uint8_t {
#define LANGUAGE_FEATURE(enumerator, name) enumerator,
#include "sema/language_features.def"
#undef LANGUAGE_FEATURE
};

inline constexpr std::string_view kLanguageFeatureNames[] = {
#define LANGUAGE_FEATURE(enumerator, name) name,
#include "sema/language_features.def"
#undef LANGUAGE_FEATURE
};

inline std::optional<LanguageFeature> find_language_feature(std::string_view name) {
  for (size_t i = 0; i < std::size(kLanguageFeatureNames); ++i)
    if (kLanguageFeatureNames[i] == name) return static_cast<LanguageFeature>(i);
  return std::nullopt;
}

/// Which features are on: all, until one is switched off.
class LanguageFeatures {
 public:
  bool has(LanguageFeature f) const { return (off_ >> static_cast<uint32_t>(f) & 1u) == 0; }
  bool all() const { return off_ == 0; }
  void switch_off(LanguageFeature f) { off_ |= 1u << static_cast<uint32_t>(f); }

 private:
  uint32_t off_ = 0;
};

/// Reports each use of a feature that is off. (Subgroup uniformity is not reported but analysed: see uniformity.h.)
void refuse_missing_features(const Program& program, const Resolution& names, const LanguageFeatures& features, diag::Sink& sink);

}  // namespace tesela::sema
