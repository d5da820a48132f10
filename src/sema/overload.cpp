// SPDX-License-Identifier: Apache-2.0
// Every instantiation of every signature with scalar types for its type variables is a candidate, as the specification
// has it. There are few enough of them to try them all.
#include "sema/overload.h"

#include <algorithm>

#include "sema/overload_match.h"

namespace tesela::sema {
namespace {

using core::Type;
using core::TypeKind;
using core::TypeStore;

/// More than any builtin has parameters.
constexpr size_t kMaxParameters = 8;

struct Candidate {
  const Overload* overload = nullptr;
  Binding binding;
  std::array<uint8_t, kMaxParameters> ranks = {};
};

/// Scalars that the scalar inside this type can convert to: no others need be tried for type variables.
ConstraintMask reachable_scalars(const TypeStore& types, TypeId type) {
  TypeId inner = type;
  while (types[inner].element) inner = types[inner].element;
  const TypeKind kind = types[inner].kind;
  ConstraintMask mask = mask_of(kind);
  if (kind == TypeKind::AbstractInt)
    mask |= mask_of(TypeKind::AbstractFloat) | mask_of(TypeKind::I32) | mask_of(TypeKind::U32) |
            mask_of(TypeKind::F32) | mask_of(TypeKind::F16);
  if (kind == TypeKind::AbstractFloat) mask |= mask_of(TypeKind::F32) | mask_of(TypeKind::F16);
  return mask;
}

/// Collects the feasible candidates of one overload.
class CandidateSearch {
 public:
  CandidateSearch(const TypeStore& types, std::span<const TypeId> template_arguments, std::span<const TypeId> arguments,
                  bool const_arguments)
      : types_(types),
        matcher_(types),
        template_arguments_(template_arguments),
        arguments_(arguments),
        const_arguments_(const_arguments) {
    for (const TypeId t : arguments) allowed_ |= reachable_scalars(types, t);
    for (const TypeId t : template_arguments) allowed_ |= reachable_scalars(types, t);
    if (!const_arguments) allowed_ &= ~(mask_of(TypeKind::AbstractInt) | mask_of(TypeKind::AbstractFloat));
    candidates_.reserve(8);
  }

  void try_overload(const Overload& overload) {
    if (overload.parameter_count != arguments_.size() || arguments_.size() > kMaxParameters) return;
    if ((overload.template_argument != kNoPattern) != (template_arguments_.size() == 1)) return;
    if (template_arguments_.size() > 1) return;
    Binding binding;
    if (!arguments_.empty()) binding.first_argument = arguments_[0];
    try_variable(overload, 0, binding);
  }
  const std::vector<Candidate>& candidates() const { return candidates_; }

 private:
  void try_variable(const Overload& overload, uint32_t v, const Binding& binding) {
    if (v == overload.variable_count) {
      try_instance(overload, binding);
      return;
    }
    const ConstraintMask constraint = overload.constraints[v];
    if (constraint == kAnyType || constraint == kConstructible) {
      try_variable(overload, v + 1, binding);
      return;
    }
    for (const TypeKind kind : kScalarKinds) {
      if (!(constraint & allowed_ & mask_of(kind))) continue;
      Binding next = binding;
      next.variables[v] = matcher_.scalar_type(kind);
      try_variable(overload, v + 1, next);
    }
  }

  void try_instance(const Overload& overload, Binding binding) {
    if (overload.template_argument != kNoPattern &&
        matcher_.match(overload.template_argument, template_arguments_[0], overload, binding) != 0u)
      return;
    Candidate candidate;
    for (uint32_t i = 0; i < arguments_.size(); ++i) {
      const uint32_t pattern = library().parameters[overload.first_parameter + i];
      const std::optional<uint32_t> rank = matcher_.match(pattern, arguments_[i], overload, binding);
      if (!rank) return;
      // A parameter that stays abstract wants all arguments to be const-expressions.
      if (!const_arguments_ && *rank == 0 && types_.is_abstract(arguments_[i])) return;
      candidate.ranks[i] = static_cast<uint8_t>(*rank);
    }
    candidate.overload = &overload;
    candidate.binding = binding;
    candidates_.push_back(candidate);
  }

  const TypeStore& types_;
  Matcher matcher_;
  std::span<const TypeId> template_arguments_;
  std::span<const TypeId> arguments_;
  bool const_arguments_;
  ConstraintMask allowed_ = 0;
  std::vector<Candidate> candidates_;
};

/// Better in one place, worse in none.
bool preferred(const Candidate& a, const Candidate& b) {
  bool better = false;
  for (size_t i = 0; i < a.ranks.size(); ++i) {
    if (a.ranks[i] > b.ranks[i]) return false;
    better |= a.ranks[i] < b.ranks[i];
  }
  return better;
}

const Candidate* best(const std::vector<Candidate>& candidates) {
  if (candidates.empty()) return nullptr;
  const Candidate* winner = &candidates[0];
  for (const Candidate& c : candidates)
    if (preferred(c, *winner)) winner = &c;
  for (const Candidate& c : candidates)
    if (&c != winner && !preferred(*winner, c)) return nullptr;
  return winner;
}

}  // namespace

TypeId concrete_type(TypeStore& types, TypeId type) {
  if (!types.is_abstract(type)) return type;
  std::vector<uint32_t> counts;  // of the arrays around, from outside
  TypeId inner = type;
  for (; types.is(inner, TypeKind::Array); inner = types[inner].element) counts.push_back(types[inner].count);
  const Type t = types[inner];
  TypeId result;
  if (t.kind == TypeKind::AbstractInt)
    result = types.i32();
  else if (t.kind == TypeKind::AbstractFloat)
    result = types.f32();
  else if (t.kind == TypeKind::Vector)
    result = types.vector(concrete_type(types, t.element), t.count);
  else if (t.kind == TypeKind::Matrix)
    result = types.matrix(types.f32(), t.count, t.rows);
  else
    for (uint32_t i = 0; i < types.size() && !result; ++i) {
      const TypeId id(i);
      if (types.is(id, TypeKind::Struct) && same_result_struct(types, inner, id) &&
          conversion_rank(types, inner, id) == 1u)
        result = id;
    }
  for (size_t i = counts.size(); i-- > 0;) result = types.array(result, counts[i]);
  return result;
}

std::optional<CallInfo> resolve_overload(TypeStore& types, base::SymbolTable& symbols, uint32_t index,
                                         std::span<const TypeId> template_arguments, std::span<const TypeId> arguments,
                                         bool const_arguments, OverloadFailure* failure) {
  CallInfo call;
  call.builtin = index;
  const auto is_error = [&](TypeId t) { return types.is_error(t); };
  if (std::any_of(arguments.begin(), arguments.end(), is_error) ||
      std::any_of(template_arguments.begin(), template_arguments.end(), is_error)) {
    call.result = types.error();
    call.params.assign(arguments.begin(), arguments.end());
    return call;
  }
  const Builtin& entry = builtin(index);
  CandidateSearch search(types, template_arguments, arguments, const_arguments);
  for (const uint32_t overload : entry.overloads) search.try_overload(library().overloads[overload]);
  const Candidate* chosen = best(search.candidates());
  if (!chosen) {
    if (failure) explain(types, entry, arguments, *failure);
    return std::nullopt;
  }
  for (uint32_t i = 0; i < arguments.size(); ++i)
    call.params.push_back(instantiate(types, symbols, chosen->binding,
                                      library().parameters[chosen->overload->first_parameter + i], arguments[i]));
  call.result = chosen->overload->result == kNoPattern
                    ? types.void_()
                    : instantiate(types, symbols, chosen->binding, chosen->overload->result, TypeId());
  return call;
}

uint32_t operator_builtin(syntax::BinaryOp op) {
  static const std::array<uint32_t, 18> table = [] {
    constexpr std::string_view names[] = {"+",  "-",  "*",  "/", "%",  "&", "|",  "^",  "<<",
                                          ">>", "==", "!=", "<", "<=", ">", ">=", "&&", "||"};
    std::array<uint32_t, 18> t;
    for (size_t i = 0; i < t.size(); ++i) t[i] = find_builtin(names[i]);
    return t;
  }();
  return table[static_cast<size_t>(op)];
}

uint32_t operator_builtin(syntax::UnaryOp op) {
  static const std::array<uint32_t, 3> table = {find_builtin("unary -"), find_builtin("!"), find_builtin("~")};
  TESELA_CHECK(static_cast<size_t>(op) < table.size());
  return table[static_cast<size_t>(op)];
}

}  // namespace tesela::sema
