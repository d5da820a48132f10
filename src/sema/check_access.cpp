// SPDX-License-Identifier: Apache-2.0
// Index, member and swizzle, on values, references and pointers (WGSL section "Composite Value Decomposition Expressions").
#include <fmt/format.h>

#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::TypeKind;

namespace {

/// Component index of a swizzle letter in its set (0: xyzw, 1: rgba), or nothing.
std::optional<std::pair<int, uint8_t>> swizzle_letter(char c) {
  constexpr std::string_view sets[] = {"xyzw", "rgba"};
  for (int set = 0; set < 2; ++set)
    if (size_t at = sets[set].find(c); at != std::string_view::npos) return std::pair{set, static_cast<uint8_t>(at)};
  return std::nullopt;
}

bool is_view(const core::Type& t) { return (t.kind == TypeKind::Reference && t.space != core::AddressSpace::Handle) || t.kind == TypeKind::Pointer; }

}  // namespace

bool Checker::check_index_operand(ExprId index, TypeId base) {
  TypeId type = loaded(index);
  if (is_error(type)) return false;
  if (!types_.is_integer(type)) {
    auto report = error(DiagId::TypeMismatch, expr(index).span, fmt::format("an index is i32 or u32, not {}", type_text(type)));
    if (types_.is_scalar(type) && !types_.is_abstract(type)) report.hint(fmt::format("convert it: {}", converted_text(index, types_.u32())));
    return false;
  }
  if (types_.is_abstract(type) && !convert(index, type, types_.i32(), "an index")) return false;
  const Constant* value = constant(index);
  if (!value || !evaluating()) return true;
  const core::Type t = types_[base];
  int64_t i = types_.is(type, TypeKind::U32) ? static_cast<int64_t>(value->as_u32()) : value->as_int();
  bool counted = t.kind != TypeKind::Array || t.array_size == core::ArraySize::Fixed;
  if (i >= 0 && (!counted || i < static_cast<int64_t>(t.count))) return true;
  error(DiagId::IndexOutOfRange, expr(index).span,
        counted ? fmt::format("index {} is outside of {}, which has {} elements", i, type_text(base), t.count) : fmt::format("index {} is negative", i));
  return false;
}

void Checker::check_index(ExprId e) {
  const syntax::Expr& x = expr(e);
  TypeId view = info(x.a).type;
  if (is_error(view) || types_.is(view, TypeKind::Void)) {
    if (!is_error(view)) load(x.a);
    loaded(x.b);
    return;
  }
  const core::Type v = types_[view];
  TypeId base = is_view(v) || v.kind == TypeKind::Reference ? v.element : view;
  core::Type t = types_[base];
  if (t.kind != TypeKind::Vector && t.kind != TypeKind::Matrix && t.kind != TypeKind::Array) {
    error(DiagId::InvalidAccess, expr(x.a).span, fmt::format("{} cannot be indexed", type_text(base)));
    loaded(x.b);
    return;
  }
  if (!check_index_operand(x.b, base)) return;
  TypeId element = t.kind == TypeKind::Matrix ? types_.vector(t.element, t.rows) : t.element;
  if (is_view(v)) {
    info(e).type = types_.reference(v.space, element, v.access);
    return;
  }
  Stage stage = join(info(x.a).stage, info(x.b).stage);
  if (info(x.b).stage != Stage::Const && types_.is_abstract(element)) {
    if (!convert(x.a, base, concrete_type(types_, base), "the indexed value")) return;
    element = concrete_type(types_, element);
  }
  info(e).type = element;
  info(e).stage = stage;
  const Constant* value = constant(x.a);
  const Constant* index = constant(x.b);
  if (stage != Stage::Const || !value || !index || !evaluating()) return;
  EvalContext context = eval_context();
  std::optional<Constant> result = eval_index(context, *value, *index, element, x.span);
  if (!result) fail(e);
  else set_constant(e, std::move(*result));
}

void Checker::check_member(ExprId e) {
  const syntax::Expr& x = expr(e);
  TypeId view = info(x.a).type;
  if (is_error(view)) return;
  if (types_.is(view, TypeKind::Void)) {
    load(x.a);
    return;
  }
  const core::Type v = types_[view];
  TypeId base = is_view(v) || v.kind == TypeKind::Reference ? v.element : view;
  if (types_.is(base, TypeKind::Struct)) return check_struct_member(e, view, base);
  if (types_.is(base, TypeKind::Vector)) return check_swizzle(e, view, base);
  auto report = error(DiagId::InvalidAccess, x.name_span, fmt::format("{} has no members", type_text(base)));
  if (types_.is(base, TypeKind::Array) && name(x.name) == "length") report.hint(fmt::format("use arrayLength({}{})", v.kind == TypeKind::Pointer ? "" : "&", short_text(x.a)));
}

uint32_t Checker::find_member(TypeId structure, base::Symbol member) {
  uint32_t index = types_[structure].struct_id.index;
  if (index >= members_known_.size()) members_known_.resize(index + 1);
  if (!members_known_[index]) {
    members_known_[index] = true;
    const core::Struct& s = types_.structure(structure);
    for (uint32_t i = 0; i < s.members.size(); ++i) members_.try_emplace(uint64_t{index} << 32 | s.members[i].name.index, i);
  }
  auto found = members_.find(uint64_t{index} << 32 | member.index);
  return found == members_.end() ? ~0u : found->second;
}

void Checker::check_struct_member(ExprId e, TypeId view, TypeId type) {
  const syntax::Expr& x = expr(e);
  uint32_t index = find_member(type, x.name);
  if (index == ~0u) {
    constexpr uint32_t kMostNear = 50;  // a hint costs time in proportion to all members
    constexpr size_t kMostListed = 8;
    const core::Struct& s = types_.structure(type);
    std::vector<std::string_view> names;
    for (const core::Member& m : s.members) {
      if (names.size() > kMostListed && near_names_ >= kMostNear) break;
      names.push_back(ast_.symbols.text(m.name));
    }
    auto report = error(DiagId::UnknownMember, x.name_span, fmt::format("{} has no member '{}'", type_text(type), name(x.name)));
    std::string hint = near_names_++ < kMostNear ? nearest_name(ast_.symbols.text(x.name), names) : std::string();
    if (hint.empty()) {
      hint = "its members are ";
      for (size_t i = 0; i < names.size() && i < kMostListed; ++i) hint += fmt::format("{}{}", i ? ", " : "", names[i]);
      if (s.members.size() > kMostListed) hint += ", ...";
    }
    report.hint(std::move(hint));
    return;
  }
  TypeId member = types_.structure(type).members[index].type;
  ExprInfo& i = info(e);
  i.member = static_cast<uint16_t>(index);
  const core::Type v = types_[view];
  if (is_view(v)) {
    i.type = types_.reference(v.space, member, v.access);
    return;
  }
  i.type = member;
  i.stage = info(x.a).stage;
  if (const Constant* value = constant(x.a); value && index < value->elements.size() && evaluating()) set_constant(e, Constant(value->elements[index]));
}

void Checker::check_swizzle(ExprId e, TypeId view, TypeId vector) {
  const syntax::Expr& x = expr(e);
  const core::Type t = types_[vector];
  std::string_view letters = ast_.symbols.text(x.name);
  ExprInfo& i = info(e);
  int set = -1;
  bool fine = !letters.empty() && letters.size() <= 4;
  for (size_t k = 0; fine && k < letters.size(); ++k) {
    auto letter = swizzle_letter(letters[k]);
    fine = letter && letter->second < t.count && (set < 0 || set == letter->first);
    if (!fine) break;
    set = letter->first;
    i.swizzle[k] = letter->second;
  }
  if (!fine) {
    error(DiagId::UnknownMember, x.name_span, fmt::format("{} has no component '{}'", type_text(vector), letters))
        .hint(letters.size() > 4 ? "" : fmt::format("components are {} or {}, not both in one swizzle", std::string_view("x, y, z, w").substr(0, 3 * t.count - 2), std::string_view("r, g, b, a").substr(0, 3 * t.count - 2)));
    return;
  }
  i.swizzle_size = static_cast<uint8_t>(letters.size());
  const core::Type v = types_[view];
  if (is_view(v) && letters.size() == 1) {
    i.type = types_.reference(v.space, t.element, v.access);
    return;
  }
  i.type = letters.size() == 1 ? t.element : types_.vector(t.element, static_cast<uint32_t>(letters.size()));
  if (is_view(v)) return note_access(x.a, kReadAccess);
  i.stage = info(x.a).stage;
  const Constant* value = constant(x.a);
  if (!value || !evaluating()) return;
  if (letters.size() == 1) return set_constant(e, Constant(value->elements[i.swizzle[0]]));
  Constant result;
  result.type = i.type;
  for (size_t k = 0; k < letters.size(); ++k) result.elements.push_back(value->elements[i.swizzle[k]]);
  set_constant(e, std::move(result));
}

}  // namespace tesela::sema
