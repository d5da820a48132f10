// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "sema/overload_match.h"

namespace tesela::sema {
namespace {

using core::TypeKind;
using core::TypeStore;

/// "T: i32, u32 or f32" for the concrete types of a constraint.
std::string constraint_text(char name, ConstraintMask mask, bool vectors) {
  std::string text{name};
  text += ": ";
  if (mask == kAnyType) return text + "any type";
  if (mask == kConstructible) return text + "any constructible type";
  static constexpr std::pair<TypeKind, std::string_view> kNames[] = {{TypeKind::Bool, "bool"},
                                                                     {TypeKind::I32, "i32"},
                                                                     {TypeKind::U32, "u32"},
                                                                     {TypeKind::F32, "f32"},
                                                                     {TypeKind::F16, "f16"}};
  std::vector<std::string_view> names;
  for (const auto& [kind, scalar] : kNames)
    if (mask & mask_of(kind)) names.push_back(scalar);
  for (size_t i = 0; i < names.size(); ++i) {
    if (i) text += i + 1 == names.size() ? " or " : ", ";
    text += names[i];
  }
  return vectors ? text + ", or a vector of one" : text;
}

/// A pattern of the library in the words of messages: abstract types by name, ~T as T (its constraint mentions
/// vectors), other ~X in both forms.
std::string pattern_text(std::string_view source) {
  std::string text;
  const auto is_letter = [](char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; };
  bool lifted = false;
  for (size_t i = 0; i < source.size();) {
    if (source[i] == '~') {
      lifted = true;
      ++i;
      continue;
    }
    size_t end = i;
    while (end < source.size() && (is_letter(source[end]) || (end > i && source[end] >= '0' && source[end] <= '9')))
      ++end;
    if (end == i) {
      text += source[i++];
      continue;
    }
    std::string word(source.substr(i, end - i));
    if (word == "AI") word = "abstract-int";
    if (word == "AF") word = "abstract-float";
    text += lifted && word.size() > 1 ? word + " or vec<N, " + word + ">" : word;
    lifted = false;
    i = end;
  }
  return text;
}

std::string candidate_text(const Builtin& entry, const Overload& overload) {
  const std::string_view source = overload.text;
  const bool vectors = source.find('~') != std::string_view::npos;
  std::string text = (entry.flags & kOperator) ? "operator " + entry.name + " " : entry.name;
  const size_t paren = source.find('(');
  text += pattern_text(source.substr(0, std::min(source.find('['), paren)));
  text += pattern_text(source.substr(paren));
  for (uint32_t v = 0; v < overload.variable_count; ++v)
    text += (v ? ", " : "  where ") + constraint_text(overload.variable_names[v], overload.constraints[v], vectors);
  return text;
}

/// How near an overload is: the right number of arguments first, then arguments that would fit by themselves.
uint32_t nearness(const TypeStore& types, const Overload& overload, std::span<const TypeId> arguments) {
  uint32_t score = overload.parameter_count == arguments.size() ? 1000 : 0;
  const uint32_t n = std::min<uint32_t>(overload.parameter_count, static_cast<uint32_t>(arguments.size()));
  const Matcher matcher(types);
  for (uint32_t i = 0; i < n; ++i) {
    bool fits = false;
    for (const TypeKind kind : kScalarKinds) {
      Binding binding;
      for (uint32_t v = 0; v < overload.variable_count; ++v)
        if (overload.constraints[v] & mask_of(kind)) binding.variables[v] = matcher.scalar_type(kind);
      bool complete = true;
      for (uint32_t v = 0; v < overload.variable_count; ++v)
        complete &= static_cast<bool>(binding.variables[v]) || overload.constraints[v] == kAnyType ||
                    overload.constraints[v] == kConstructible;
      if (complete &&
          matcher.match(library().parameters[overload.first_parameter + i], arguments[i], overload, binding))
        fits = true;
    }
    score += fits ? 1 : 0;
  }
  return score;
}

}  // namespace

bool takes_pointer(uint32_t index) {
  for (const uint32_t i : builtin(index).overloads) {
    const Overload& overload = library().overloads[i];
    if (overload.parameter_count == 0 || library().parameters[overload.first_parameter] == kNoPattern ||
        library().patterns[library().parameters[overload.first_parameter]].kind != PatternKind::Pointer)
      return false;
  }
  return true;
}

void explain(const TypeStore& types, const Builtin& entry, std::span<const TypeId> arguments,
             OverloadFailure& failure) {
  std::vector<std::pair<uint32_t, const Overload*>> ranked;
  for (const uint32_t index : entry.overloads) {
    const Overload& overload = library().overloads[index];
    const uint32_t score = nearness(types, overload, arguments);
    const auto same = std::find_if(ranked.begin(), ranked.end(),
                                   [&](const auto& r) { return r.second->text.data() == overload.text.data(); });
    if (same == ranked.end())
      ranked.push_back({score, &overload});
    else
      same->first = std::max(same->first, score);
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  for (size_t i = 0; i < ranked.size() && i < 5; ++i)
    failure.candidates.push_back(candidate_text(entry, *ranked[i].second));
}

}  // namespace tesela::sema
