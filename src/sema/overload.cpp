// SPDX-License-Identifier: Apache-2.0
// Every instantiation of every signature with scalar types for its type variables is a candidate, as the specification has it. There are few
// enough of them to try them all.
#include "sema/overload.h"

#include <algorithm>

#include "core/layout.h"
#include "sema/signature.h"

namespace tesela::sema {
namespace {

using core::Type;
using core::TypeKind;
using core::TypeStore;

/// Nesting that the checker never exceeds; a deeper type has an error already.
constexpr uint32_t kMaxDepth = 300;

bool is_constructible(const TypeStore& types, TypeId id, uint32_t depth = 0) {
  if (depth > kMaxDepth) return false;
  const Type& t = types[id];
  switch (t.kind) {
    case TypeKind::Bool:
    case TypeKind::AbstractInt:
    case TypeKind::AbstractFloat:
    case TypeKind::I32:
    case TypeKind::U32:
    case TypeKind::F32:
    case TypeKind::F16:
    case TypeKind::Vector:
    case TypeKind::Matrix:
      return true;
    case TypeKind::Array:
      return t.array_size == core::ArraySize::Fixed && is_constructible(types, t.element, depth + 1);
    case TypeKind::Struct: {
      for (const core::Member& m : types.structure(t.struct_id).members)
        if (!is_constructible(types, m.type, depth + 1)) return false;
      return true;
    }
    case TypeKind::Error:
    case TypeKind::Void:
    case TypeKind::Atomic:
    case TypeKind::Pointer:
    case TypeKind::Reference:
    case TypeKind::Texture:
    case TypeKind::Sampler:
    case TypeKind::SamplerComparison:
    case TypeKind::Buffer:
      return false;
  }
  TESELA_UNREACHABLE();
}

struct Binding {
  std::array<TypeId, kMaxVariables> variables = {};
  std::array<uint8_t, 4> shapes = {};  ///< 0: free
  TypeId first_argument;               ///< for View
};

bool match_shape(uint8_t shape, uint32_t size, Binding& binding) {
  if (shape < kShapeVariables) return shape == size;
  uint8_t& bound = binding.shapes[shape - kShapeVariables];
  if (bound == 0) bound = static_cast<uint8_t>(size);
  return bound == size;
}

class Matcher {
 public:
  explicit Matcher(const TypeStore& types) : types_(types), lib_(library()) {}

  /// Rank of the conversion of the argument to the instantiated pattern, or nothing.
  std::optional<uint32_t> match(uint32_t index, TypeId argument, const Overload& overload, Binding& binding) const {
    const Pattern& p = lib_.patterns[index];
    const Type& t = types_[argument];
    switch (p.kind) {
      case PatternKind::Scalar:
        return scalar(p.scalar, argument);
      case PatternKind::Variable:
        return variable(p.variable, argument, overload, binding);
      case PatternKind::Vector:
        if (t.kind != TypeKind::Vector || !match_shape(p.shape[0], t.count, binding)) return std::nullopt;
        return match(p.element, t.element, overload, binding);
      case PatternKind::Matrix:
        if (t.kind != TypeKind::Matrix || !match_shape(p.shape[0], t.count, binding) || !match_shape(p.shape[1], t.rows, binding))
          return std::nullopt;
        return match(p.element, t.element, overload, binding);
      case PatternKind::Pointer:
        if (t.kind != TypeKind::Pointer || !(p.spaces >> static_cast<uint32_t>(t.space) & 1) ||
            !(p.accesses >> static_cast<uint32_t>(t.access) & 1))
          return std::nullopt;
        return exactly(p.element, t.element, overload, binding);
      case PatternKind::Atomic:
        if (t.kind != TypeKind::Atomic) return std::nullopt;
        return exactly(p.element, t.element, overload, binding);
      case PatternKind::RuntimeArray:
        return if_true(t.kind == TypeKind::Array && t.array_size == core::ArraySize::Runtime);
      case PatternKind::Buffer:
        return if_true(t.kind == TypeKind::Buffer);
      case PatternKind::Texture:
        if (t.kind != TypeKind::Texture || !(p.textures >> static_cast<uint32_t>(t.texture) & 1) ||
            !(p.accesses >> static_cast<uint32_t>(t.access) & 1))
          return std::nullopt;
        return p.element == kNoPattern ? 0 : exactly(p.element, t.element, overload, binding);
      case PatternKind::Sampler:
        return if_true(t.kind == TypeKind::Sampler);
      case PatternKind::SamplerComparison:
        return if_true(t.kind == TypeKind::SamplerComparison);
      case PatternKind::View:
      case PatternKind::FrexpResult:
      case PatternKind::ModfResult:
      case PatternKind::ExchangeResult:
        return std::nullopt;
    }
    TESELA_UNREACHABLE();
  }

 private:
  static std::optional<uint32_t> if_true(bool matches) { return matches ? std::optional<uint32_t>(0) : std::nullopt; }

  std::optional<uint32_t> exactly(uint32_t pattern, TypeId type, const Overload& overload, Binding& binding) const {
    const std::optional<uint32_t> rank = match(pattern, type, overload, binding);
    return rank == 0u ? rank : std::nullopt;
  }

  std::optional<uint32_t> scalar(TypeKind to, TypeId argument) const {
    if (types_[argument].kind == to) return 0;
    return conversion_rank(types_, argument, scalar_type(to));
  }

  std::optional<uint32_t> variable(uint8_t v, TypeId argument, const Overload& overload, Binding& binding) const {
    const ConstraintMask constraint = overload.constraints[v];
    TypeId& bound = binding.variables[v];
    if (constraint == kAnyType || constraint == kConstructible) {
      if (!bound) bound = argument;
      return if_true(bound == argument && (constraint == kAnyType || is_constructible(types_, argument)));
    }
    return conversion_rank(types_, argument, bound);
  }

 public:
  TypeId scalar_type(TypeKind kind) const {
    if (kind == TypeKind::Bool) return types_.bool_();
    if (kind == TypeKind::AbstractInt) return types_.abstract_int();
    if (kind == TypeKind::AbstractFloat) return types_.abstract_float();
    if (kind == TypeKind::I32) return types_.i32();
    if (kind == TypeKind::U32) return types_.u32();
    if (kind == TypeKind::F32) return types_.f32();
    TESELA_CHECK(kind == TypeKind::F16);
    return types_.f16();
  }

 private:
  const TypeStore& types_;
  const Library& lib_;
};

/// The result structs of frexp, modf and atomicCompareExchangeWeak: one for each scalar or vector type, found again by their names.
class ResultStructs {
 public:
  ResultStructs(TypeStore& types, base::SymbolTable& symbols) : types_(types), symbols_(symbols) {}

  TypeId frexp(TypeId value) {
    return float_result("__frexp_result_", value, [&](TypeId v) {
      const TypeId element = types_.element_of(v);
      const TypeId exponent = types_.is(element, TypeKind::AbstractFloat) ? types_.abstract_int() : types_.i32();
      return std::vector<core::Member>{member("fract", v), member("exp", like(v, exponent))};
    });
  }
  TypeId modf(TypeId value) {
    return float_result("__modf_result_", value, [&](TypeId v) { return std::vector<core::Member>{member("fract", v), member("whole", v)}; });
  }
  TypeId exchange(TypeId value) {
    return make("__atomic_compare_exchange_result_", value, {member("old_value", value), member("exchanged", types_.bool_())});
  }

 private:
  core::Member member(std::string_view name, TypeId type) {
    core::Member m;
    m.name = symbols_.intern(name);
    m.type = type;
    return m;
  }
  TypeId like(TypeId shape, TypeId element) {
    return types_.is(shape, TypeKind::Vector) ? types_.vector(element, types_[shape].count) : element;
  }
  /// With the abstract form come the concrete ones, so that conversions find them.
  template <class Members>
  TypeId float_result(std::string_view prefix, TypeId value, Members members) {
    if (types_.is_abstract(value)) {
      for (const TypeId element : {types_.f32(), types_.f16()}) {
        const TypeId concrete = like(value, element);
        make(prefix, concrete, members(concrete));
      }
    }
    return make(prefix, value, members(value));
  }
  TypeId make(std::string_view prefix, TypeId value, std::vector<core::Member> members) {
    std::string name(prefix);
    if (types_.is(value, TypeKind::Vector)) name += "vec" + std::to_string(types_[value].count) + "_";
    const TypeId element = types_.element_of(value);
    name += types_.is_abstract(element) ? "abstract" : core::type_name(types_, symbols_, element);
    const base::Symbol symbol = symbols_.intern(name);
    for (uint32_t i = 0; i < types_.size(); ++i) {
      const TypeId id(i);
      if (types_.is(id, TypeKind::Struct) && types_.structure(id).builtin_result && types_.structure(id).name == symbol) return id;
    }
    core::Struct s;
    s.name = symbol;
    s.builtin_result = true;
    for (core::Member& m : members) {
      const core::Extent extent = core::layout_of(types_, m.type);
      m.size = static_cast<uint32_t>(extent.size);
      m.align = extent.align;
      m.offset = static_cast<uint32_t>(core::round_up(s.size, m.align));
      s.size = m.offset + m.size;
      s.align = std::max(s.align, m.align);
    }
    s.size = static_cast<uint32_t>(core::round_up(s.size, s.align));
    s.members = std::move(members);
    return types_.add_struct(std::move(s));
  }

  TypeStore& types_;
  base::SymbolTable& symbols_;
};

/// The type that a pattern stands for under a binding.
class Instantiator {
 public:
  Instantiator(TypeStore& types, base::SymbolTable& symbols, const Binding& binding) : types_(types), symbols_(symbols), binding_(binding) {}

  TypeId type(uint32_t index, TypeId argument) {
    const Pattern& p = library().patterns[index];
    switch (p.kind) {
      case PatternKind::Scalar:
        return Matcher(types_).scalar_type(p.scalar);
      case PatternKind::Variable:
        return binding_.variables[p.variable];
      case PatternKind::Vector: {
        const TypeId element = type(p.element, TypeId());
        return types_.vector(element, size(p.shape[0]));
      }
      case PatternKind::Matrix: {
        const TypeId element = type(p.element, TypeId());
        return types_.matrix(element, size(p.shape[0]), size(p.shape[1]));
      }
      case PatternKind::View: {
        const Type pointer = types_[binding_.first_argument];
        return types_.pointer(pointer.space, binding_.variables[p.variable], pointer.access);
      }
      case PatternKind::FrexpResult:
        return ResultStructs(types_, symbols_).frexp(type(p.element, TypeId()));
      case PatternKind::ModfResult:
        return ResultStructs(types_, symbols_).modf(type(p.element, TypeId()));
      case PatternKind::ExchangeResult:
        return ResultStructs(types_, symbols_).exchange(type(p.element, TypeId()));
      case PatternKind::Pointer:
      case PatternKind::Atomic:
      case PatternKind::RuntimeArray:
      case PatternKind::Buffer:
      case PatternKind::Texture:
      case PatternKind::Sampler:
      case PatternKind::SamplerComparison:
        return argument;  // matched exactly
    }
    TESELA_UNREACHABLE();
  }

 private:
  uint32_t size(uint8_t shape) const { return shape < kShapeVariables ? shape : binding_.shapes[shape - kShapeVariables]; }
  TypeStore& types_;
  base::SymbolTable& symbols_;
  const Binding& binding_;
};

constexpr TypeKind kScalarKinds[] = {TypeKind::Bool, TypeKind::AbstractInt, TypeKind::AbstractFloat, TypeKind::I32,
                                     TypeKind::U32,  TypeKind::F32,         TypeKind::F16};

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
    mask |= mask_of(TypeKind::AbstractFloat) | mask_of(TypeKind::I32) | mask_of(TypeKind::U32) | mask_of(TypeKind::F32) | mask_of(TypeKind::F16);
  if (kind == TypeKind::AbstractFloat) mask |= mask_of(TypeKind::F32) | mask_of(TypeKind::F16);
  return mask;
}

/// Collects the feasible candidates of one overload.
class CandidateSearch {
 public:
  CandidateSearch(const TypeStore& types, std::span<const TypeId> template_arguments, std::span<const TypeId> arguments, bool const_arguments)
      : types_(types), matcher_(types), template_arguments_(template_arguments), arguments_(arguments), const_arguments_(const_arguments) {
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
    if (overload.template_argument != kNoPattern && matcher_.match(overload.template_argument, template_arguments_[0], overload, binding) != 0u)
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

/// "T: i32, u32 or f32" for the concrete types of a constraint.
std::string constraint_text(char name, ConstraintMask mask, bool vectors) {
  std::string text{name};
  text += ": ";
  if (mask == kAnyType) return text + "any type";
  if (mask == kConstructible) return text + "any constructible type";
  static constexpr std::pair<TypeKind, std::string_view> kNames[] = {
      {TypeKind::Bool, "bool"}, {TypeKind::I32, "i32"}, {TypeKind::U32, "u32"}, {TypeKind::F32, "f32"}, {TypeKind::F16, "f16"}};
  std::vector<std::string_view> names;
  for (const auto& [kind, scalar] : kNames)
    if (mask & mask_of(kind)) names.push_back(scalar);
  for (size_t i = 0; i < names.size(); ++i) {
    if (i) text += i + 1 == names.size() ? " or " : ", ";
    text += names[i];
  }
  return vectors ? text + ", or a vector of one" : text;
}

/// A pattern of the library in the words of messages: abstract types by name, ~T as T (its constraint mentions vectors), other ~X in both forms.
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
    while (end < source.size() && (is_letter(source[end]) || (end > i && source[end] >= '0' && source[end] <= '9'))) ++end;
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
        complete &= static_cast<bool>(binding.variables[v]) || overload.constraints[v] == kAnyType || overload.constraints[v] == kConstructible;
      if (complete && matcher.match(library().parameters[overload.first_parameter + i], arguments[i], overload, binding)) fits = true;
    }
    score += fits ? 1 : 0;
  }
  return score;
}

void explain(const TypeStore& types, const Builtin& entry, std::span<const TypeId> arguments, OverloadFailure& failure) {
  std::vector<std::pair<uint32_t, const Overload*>> ranked;
  for (const uint32_t index : entry.overloads) {
    const Overload& overload = library().overloads[index];
    const uint32_t score = nearness(types, overload, arguments);
    const auto same = std::find_if(ranked.begin(), ranked.end(), [&](const auto& r) { return r.second->text.data() == overload.text.data(); });
    if (same == ranked.end())
      ranked.push_back({score, &overload});
    else
      same->first = std::max(same->first, score);
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  for (size_t i = 0; i < ranked.size() && i < 5; ++i) failure.candidates.push_back(candidate_text(entry, *ranked[i].second));
}

std::optional<uint32_t> abstract_rank(TypeKind from, TypeKind to) {
  if (from == TypeKind::AbstractFloat) {
    if (to == TypeKind::F32) return 1;
    if (to == TypeKind::F16) return 2;
  }
  if (from == TypeKind::AbstractInt) {
    if (to == TypeKind::I32) return 3;
    if (to == TypeKind::U32) return 4;
    if (to == TypeKind::AbstractFloat) return 5;
    if (to == TypeKind::F32) return 6;
    if (to == TypeKind::F16) return 7;
  }
  return std::nullopt;
}

/// Results of frexp or modf: the same builtin, so the same member names.
bool same_result_struct(const TypeStore& types, TypeId a, TypeId b) {
  const core::Struct &s = types.structure(a), &t = types.structure(b);
  if (!s.builtin_result || !t.builtin_result || s.members.size() != t.members.size()) return false;
  for (size_t i = 0; i < s.members.size(); ++i)
    if (s.members[i].name != t.members[i].name) return false;
  return true;
}

}  // namespace

std::optional<uint32_t> conversion_rank(const TypeStore& types, TypeId from, TypeId to) {
  for (;;) {
    if (from == to) return 0;
    const Type &f = types[from], &t = types[to];
    if (f.kind != t.kind) return abstract_rank(f.kind, t.kind);
    const bool same_shape = (f.kind == TypeKind::Vector && f.count == t.count) ||
                            (f.kind == TypeKind::Matrix && f.count == t.count && f.rows == t.rows) ||
                            (f.kind == TypeKind::Array && f.array_size == core::ArraySize::Fixed &&
                             t.array_size == core::ArraySize::Fixed && f.count == t.count);
    if (same_shape) {
      from = f.element;
      to = t.element;
    } else if (f.kind == TypeKind::Struct && same_result_struct(types, from, to)) {
      from = types.structure(from).members[0].type;
      to = types.structure(to).members[0].type;
    } else if (f.kind == TypeKind::Pointer && f.space == t.space && f.access == t.access && types.is(f.element, TypeKind::Buffer) &&
               types.is(t.element, TypeKind::Buffer)) {
      // A pointer to a buffer serves where a smaller one, or one of unknown size, is asked for.
      const Type &have = types[f.element], &want = types[t.element];
      if (want.array_size == core::ArraySize::Runtime) return 1;
      if (have.array_size == core::ArraySize::Fixed && want.array_size == core::ArraySize::Fixed && want.count < have.count) return 1;
      return std::nullopt;
    } else {
      return std::nullopt;
    }
  }
}

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
      if (types.is(id, TypeKind::Struct) && same_result_struct(types, inner, id) && conversion_rank(types, inner, id) == 1u) result = id;
    }
  for (size_t i = counts.size(); i-- > 0;) result = types.array(result, counts[i]);
  return result;
}

std::optional<CallInfo> resolve_overload(TypeStore& types, base::SymbolTable& symbols, uint32_t index, std::span<const TypeId> template_arguments,
                                         std::span<const TypeId> arguments, bool const_arguments, OverloadFailure* failure) {
  CallInfo call;
  call.builtin = index;
  const auto is_error = [&](TypeId t) { return types.is_error(t); };
  if (std::any_of(arguments.begin(), arguments.end(), is_error) || std::any_of(template_arguments.begin(), template_arguments.end(), is_error)) {
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
  Instantiator instantiate(types, symbols, chosen->binding);
  for (uint32_t i = 0; i < arguments.size(); ++i)
    call.params.push_back(instantiate.type(library().parameters[chosen->overload->first_parameter + i], arguments[i]));
  call.result = chosen->overload->result == kNoPattern ? types.void_() : instantiate.type(chosen->overload->result, TypeId());
  return call;
}

uint32_t operator_builtin(syntax::BinaryOp op) {
  static const std::array<uint32_t, 18> table = [] {
    constexpr std::string_view names[] = {"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "&&", "||"};
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
