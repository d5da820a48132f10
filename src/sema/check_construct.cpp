// SPDX-License-Identifier: Apache-2.0
// Value constructors (WGSL section "Constructor Built-in Functions"): with a type, and with the type inferred from the arguments.
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::TypeKind;

namespace {

constexpr uint64_t kMaxConstructedElements = 65535;

}  // namespace

void Checker::no_constructor(ExprId e, const std::string& type, std::span<const TypeId> given, std::string hint) {
  std::string text;
  for (size_t i = 0; i < given.size() && i < 16; ++i) text += (i ? ", " : "") + type_text(given[i]);
  if (given.size() > 16) text += ", ...";
  error(DiagId::NoOverload, expr(e).span, given.empty() ? fmt::format("{} cannot be made without arguments", type)
                                                        : fmt::format("{} cannot be made from ({})", type, text)).hint(std::move(hint));
}

TypeId Checker::common_type(std::span<const TypeId> given) {
  TypeId common;
  for (TypeId t : given) {
    if (!common || conversion_rank(types_, common, t)) common = t;
    else if (!conversion_rank(types_, t, common)) return {};
  }
  return common;
}

void Checker::check_construct(ExprId e, TypeId type) {
  bool fine = !is_error(type);
  std::vector<TypeId> given = argument_values(e, &fine);
  if (!fine) return;
  if (!facts(type).constructible) {
    error(DiagId::NotConstructible, expr(e).span, fmt::format("{} has no value constructor", type_text(type)));
    return;
  }
  if (given.empty()) return construct_zero(e, type);
  const core::Type t = types_[type];
  if (t.kind == TypeKind::Vector) return construct_vector(e, type, given);
  if (t.kind == TypeKind::Matrix) return construct_matrix(e, type, given);
  if (t.kind == TypeKind::Array || t.kind == TypeKind::Struct) return construct_members(e, type, given);
  construct_scalar(e, type, given);
}

void Checker::construct_zero(ExprId e, TypeId type) {
  CallInfo call;
  call.kind = CallKind::Zero;
  call.result = type;
  if (facts(type).scalars > kMaxConstructedElements * 16 || (types_.is(type, TypeKind::Array) && types_[type].count > kMaxConstructedElements)) {
    error(DiagId::TypeTooLarge, expr(e).span, fmt::format("a value of {} is too large to be made", type_text(type)));
    return;
  }
  auto found = zero_of_.find(type);
  if (found == zero_of_.end()) {
    finish_call(e, call, {}, true);
    if (info(e).constant != ~0u) zero_of_[type] = info(e).constant;
    return;
  }
  info(e).call = static_cast<uint32_t>(p_.calls.size());
  p_.calls.push_back(call);
  info(e).type = type;
  info(e).stage = Stage::Const;
  if (evaluating()) info(e).constant = found->second;
}

void Checker::construct_scalar(ExprId e, TypeId type, std::span<const TypeId> given) {
  if (given.size() != 1 || !types_.is_scalar(given[0])) return no_constructor(e, type_text(type), given);
  CallInfo call;
  call.kind = CallKind::Convert;
  call.result = type;
  call.params = {given[0]};
  finish_call(e, call, arguments(e), true);
}

void Checker::construct_vector(ExprId e, TypeId type, std::span<const TypeId> given) {
  const core::Type t = types_[type];
  CallInfo call;
  call.result = type;
  if (given.size() == 1 && types_.is(given[0], TypeKind::Vector) && types_[given[0]].count == t.count) {
    call.kind = CallKind::Convert;
    call.params = {given[0]};
    return finish_call(e, call, arguments(e), true);
  }
  if (given.size() == 1) {
    if (!conversion_rank(types_, given[0], t.element)) return no_constructor(e, type_text(type), given, vector_hint(type, arguments(e), given));
    call.kind = CallKind::Splat;
    call.params = {t.element};
    return finish_call(e, call, arguments(e), true);
  }
  uint64_t components = 0;
  for (TypeId g : given) {
    bool vector = types_.is(g, TypeKind::Vector);
    components += vector ? types_[g].count : 1;
    if (components > t.count || !conversion_rank(types_, vector ? types_[g].element : g, t.element)) return no_constructor(e, type_text(type), given, vector_hint(type, arguments(e), given));
    call.params.push_back(vector ? types_.vector(t.element, types_[g].count) : t.element);
  }
  if (components != t.count) return no_constructor(e, type_text(type), given, vector_hint(type, arguments(e), given));
  call.kind = CallKind::Construct;
  finish_call(e, call, arguments(e), true);
}

void Checker::construct_matrix(ExprId e, TypeId type, std::span<const TypeId> given) {
  const core::Type t = types_[type];
  CallInfo call;
  call.result = type;
  if (given.size() == 1 && types_.is(given[0], TypeKind::Matrix) && types_[given[0]].count == t.count && types_[given[0]].rows == t.rows) {
    call.kind = CallKind::Convert;
    call.params = {given[0]};
    return finish_call(e, call, arguments(e), true);
  }
  call.kind = CallKind::Construct;
  TypeId part = given.size() == t.count ? types_.vector(t.element, t.rows) : t.element;
  if (given.size() != t.count && given.size() != size_t{t.count} * t.rows) return no_constructor(e, type_text(type), given);
  for (TypeId g : given) {
    if (!conversion_rank(types_, g, part)) return no_constructor(e, type_text(type), given);
    call.params.push_back(part);
  }
  finish_call(e, call, arguments(e), true);
}

void Checker::construct_members(ExprId e, TypeId type, std::span<const TypeId> given) {
  const core::Type t = types_[type];
  bool array = t.kind == TypeKind::Array;
  size_t count = array ? t.count : types_.structure(type).members.size();
  if (given.size() != count) {
    error(DiagId::NoOverload, expr(e).span, fmt::format("{} has {} {}, and {} {} given", type_text(type), count, array ? "elements" : "members", given.size(), given.size() == 1 ? "is" : "are"));
    return;
  }
  CallInfo call;
  call.kind = CallKind::Construct;
  call.result = type;
  bool fine = true;
  for (size_t i = 0; i < count; ++i) {
    call.params.push_back(array ? t.element : types_.structure(type).members[i].type);
    if (conversion_rank(types_, given[i], call.params[i])) continue;
    fine = convert(arguments(e)[i], given[i], call.params[i], array ? "an element of this array" : fmt::format("member '{}'", name(types_.structure(type).members[i].name)));
  }
  if (!fine) return;
  finish_call(e, call, arguments(e), true);
}

void Checker::check_infer_construct(ExprId e, const Predeclared& generator) {
  bool fine = true;
  std::vector<TypeId> given = argument_values(e, &fine);
  if (!fine) return;
  if (generator.kind == PredeclaredKind::VectorGenerator) infer_vector(e, generator.n, given);
  else if (generator.kind == PredeclaredKind::MatrixGenerator) infer_matrix(e, generator.n, generator.m, given);
  else infer_array(e, given);
  ExprId callee = expr(e).a;
  info(callee).denotes = Denotes::Type;
  info(callee).denoted = info(e).type ? info(e).type.index : types_.error().index;
}

void Checker::infer_vector(ExprId e, uint8_t n, std::span<const TypeId> given) {
  if (given.empty()) return construct_zero(e, types_.vector(types_.abstract_int(), n));
  std::vector<TypeId> elements;
  for (TypeId g : given) elements.push_back(types_.is(g, TypeKind::Vector) ? types_[g].element : g);
  TypeId common = common_type(elements);
  if (!common || !types_.is_scalar(common)) return no_constructor(e, fmt::format("vec{}", n), given);
  construct_vector(e, types_.vector(common, n), given);
}

void Checker::infer_matrix(ExprId e, uint8_t columns, uint8_t rows, std::span<const TypeId> given) {
  std::vector<TypeId> elements;
  for (TypeId g : given) elements.push_back(types_.is(g, TypeKind::Vector) || types_.is(g, TypeKind::Matrix) ? types_[g].element : g);
  TypeId common = common_type(elements);
  if (common == types_.abstract_int()) common = types_.abstract_float();
  if (!common || !types_.is_float(common)) return no_constructor(e, fmt::format("mat{}x{}", columns, rows), given);
  construct_matrix(e, types_.matrix(common, columns, rows), given);
}

void Checker::infer_array(ExprId e, std::span<const TypeId> given) {
  TypeId common = common_type(given);
  if (!common) {
    error(DiagId::NoOverload, expr(e).span, given.empty() ? "the elements of this array have no type: give array<T, N>" : "the elements of this array have no common type");
    return;
  }
  if (!facts(common).constructible) return no_constructor(e, "array", given);
  construct_members(e, types_.array(common, static_cast<uint32_t>(given.size())), given);
}

}  // namespace tesela::sema
