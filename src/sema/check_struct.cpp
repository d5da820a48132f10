// SPDX-License-Identifier: Apache-2.0
// Structures, with their layout (WGSL sections "Structure Types", "Structure Member Layout").
#include <fmt/format.h>

#include <unordered_set>

#include "core/layout.h"
#include "sema/checker.h"

namespace tesela::sema {

void Checker::check_alias(DeclId id) {
  const syntax::Decl& decl = ast_.decls[id];
  collect(decl.attributes, 0, "an alias");
  p_.type_of[id] = names_.cyclic[id.index] || !decl.type ? types_.error() : check_type(decl.type);
}

void Checker::check_member_layout(const Attributes& attributes, core::Member& member, Span span) {
  core::Extent natural = core::layout_of(types_, member.type);
  uint64_t size = natural.size;
  member.align = natural.align;
  if (attributes.has(AttributeKind::Align)) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::Align);
    if (std::optional<int64_t> value = attribute_value(a)) {
      if (*value < 1 || (*value & (*value - 1)) != 0)
        error(DiagId::InvalidLayoutAttribute, a.span, fmt::format("an alignment is a positive power of two, not {}", *value));
      else if (*value % natural.align != 0)
        error(DiagId::InvalidLayoutAttribute, a.span, fmt::format("{} needs an alignment of {}, of which {} is no multiple", type_text(member.type), natural.align, *value));
      else
        member.align = static_cast<uint32_t>(*value);
    }
  }
  if (attributes.has(AttributeKind::Size)) {
    const syntax::Attribute& a = attributes.get(ast_, AttributeKind::Size);
    std::optional<int64_t> value = attribute_value(a);
    if (!facts(member.type).creation_fixed)
      error(DiagId::InvalidLayoutAttribute, a.span, fmt::format("@size needs a type of known size, which {} is not", type_text(member.type)));
    else if (value && (*value < 1 || static_cast<uint64_t>(*value) < natural.size))
      error(DiagId::InvalidLayoutAttribute, a.span, fmt::format("{} needs {} bytes, more than {}", type_text(member.type), natural.size, *value));
    else if (value)
      size = static_cast<uint64_t>(*value);
  }
  if (facts(member.type).runtime_sized && types_.is(member.type, core::TypeKind::Array)) size = 0;
  if (size > 0xffffffffu) error(DiagId::TypeTooLarge, span, fmt::format("member '{}' is larger than 4294967295 bytes", name(member.name)));
  member.size = static_cast<uint32_t>(size);
}

void Checker::check_struct(DeclId id) {
  const syntax::Decl& decl = ast_.decls[id];
  collect(decl.attributes, 0, "a structure");
  core::Struct s;
  s.name = decl.name;
  std::vector<AttributeSet> attribute_sets;
  std::vector<BuiltinValue> builtins;
  std::unordered_map<uint32_t, Span> seen;
  std::span<const syntax::StructMember> members = decl.members.in(ast_.members);
  constexpr uint32_t kAllowed = attribute_bit(AttributeKind::Align) | attribute_bit(AttributeKind::Size) | attribute_bit(AttributeKind::Builtin) |
                                attribute_bit(AttributeKind::Location) | attribute_bit(AttributeKind::Interpolate) |
                                attribute_bit(AttributeKind::Invariant) | attribute_bit(AttributeKind::BlendSrc);
  if (members.empty()) error(DiagId::InvalidMember, decl.name_span, fmt::format("structure '{}' has no members", name(decl.name)));
  bool fine = !names_.cyclic[id.index] && !members.empty();
  uint64_t offset = 0, end = 0;
  uint32_t depth = 0;
  for (size_t i = 0; i < members.size(); ++i) {
    const syntax::StructMember& m = members[i];
    if (m.name) {
      auto [entry, fresh] = seen.try_emplace(m.name.index, m.name_span);
      if (!fresh) error(DiagId::Redeclaration, m.name_span, fmt::format("member '{}' is declared twice", name(m.name))).note(entry->second, "first declared here");
    }
    core::Member member;
    member.name = m.name;
    member.type = names_.cyclic[id.index] || !m.type ? types_.error() : check_type(m.type);
    Attributes attributes = collect(m.attributes, kAllowed, "a structure member");
    if (!is_error(member.type)) {
      TypeFacts f = facts(member.type);
      depth = std::max(depth, f.depth);
      std::string_view why;
      if (!f.plain) why = "cannot be a member";
      else if (f.override_sized) why = "has no size that a structure could know";
      else if (f.runtime_sized && types_.is(member.type, core::TypeKind::Struct)) why = "ends in a runtime-sized array";
      else if (f.runtime_sized && i + 1 != members.size()) why = "is runtime-sized and must be the last member";
      if (!why.empty()) {
        error(DiagId::InvalidMember, m.span, fmt::format("{} {}", type_text(member.type), why));
        member.type = types_.error();
      }
    }
    if (is_error(member.type)) {
      fine = false;
    } else {
      check_member_layout(attributes, member, m.span);
      offset = core::round_up(end, member.align);
      end = offset + member.size;
      s.align = std::max(s.align, member.align);
      member.offset = static_cast<uint32_t>(offset);
    }
    BuiltinValue builtin = BuiltinValue::None;
    if (attributes.has(AttributeKind::Builtin)) builtin = builtin_value(attributes.get(ast_, AttributeKind::Builtin));
    check_io_attributes(attributes, member.type, builtin, m.span);
    attribute_sets.push_back(attributes);
    builtins.push_back(builtin);
    s.members.push_back(member);
  }
  end = core::round_up(end, s.align);
  if (end > 0xffffffffu) {
    error(DiagId::TypeTooLarge, decl.name_span, fmt::format("structure '{}' is larger than 4294967295 bytes", name(decl.name)));
    fine = false;
  }
  if (depth >= 64) {
    error(DiagId::TypeTooLarge, decl.name_span, "types are nested more than 64 deep");
    fine = false;
  }
  s.size = static_cast<uint32_t>(end);
  if (!fine) {
    p_.type_of[id] = types_.error();
    return;
  }
  check_struct_io(s, attribute_sets, decl.name_span);
  TypeId type = types_.add_struct(std::move(s));
  p_.type_of[id] = type;
  uint32_t struct_index = types_[type].struct_id.index;
  for (uint32_t i = 0; i < builtins.size(); ++i)
    if (builtins[i] != BuiltinValue::None) p_.member_builtins[{struct_index, i}] = builtins[i];
  member_attributes_[struct_index] = std::move(attribute_sets);
}

}  // namespace tesela::sema
