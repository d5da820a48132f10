// SPDX-License-Identifier: Apache-2.0
#include "sema/language_features.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/layout.h"
#include "sema/library.h"
#include "sema/program.h"
#include "sema/resolve.h"

namespace tesela::sema {
namespace {

using core::AccessMode;
using core::AddressSpace;
using core::ArraySize;
using core::Type;
using core::TypeKind;
using diag::DiagId;
using diag::Span;
using syntax::ExprKind;
using Feature = LanguageFeature;

constexpr std::string_view kTier1Formats[] = {
    "rgba16unorm", "rgba16snorm", "rg8unorm", "rg8snorm", "rg8uint", "rg8sint", "rg16unorm", "rg16snorm", "rg16uint", "rg16sint", "rg16float", "r8unorm",
    "r8snorm", "r8uint", "r8sint", "r16unorm", "r16snorm", "r16uint", "r16sint", "r16float", "rgb10a2unorm", "rgb10a2uint", "rg11b10ufloat"};
constexpr std::pair<std::string_view, Feature> kBuiltins[] = {
    {"textureBarrier", Feature::StorageTextureAccess},
    {"dot4U8Packed", Feature::PackedDotProduct}, {"dot4I8Packed", Feature::PackedDotProduct}, {"pack4xI8", Feature::PackedDotProduct},
    {"pack4xU8", Feature::PackedDotProduct}, {"pack4xI8Clamp", Feature::PackedDotProduct}, {"pack4xU8Clamp", Feature::PackedDotProduct},
    {"unpack4xI8", Feature::PackedDotProduct}, {"unpack4xU8", Feature::PackedDotProduct},
    {"bufferView", Feature::BufferView}, {"bufferArrayView", Feature::BufferView}, {"bufferLength", Feature::BufferView}};
constexpr std::pair<std::string_view, Feature> kValues[] = {
    {"subgroup_id", Feature::SubgroupId}, {"num_subgroups", Feature::SubgroupId},
    {"global_invocation_index", Feature::LinearIndexing}, {"workgroup_index", Feature::LinearIndexing}};

template <size_t N>
std::optional<Feature> feature_of(const std::pair<std::string_view, Feature> (&table)[N], std::string_view name) {
  for (const auto& [known, feature] : table)
    if (known == name) return feature;
  return std::nullopt;
}

class MissingFeatures {
 public:
  MissingFeatures(const Program& program, const Resolution& names, const LanguageFeatures& features, diag::Sink& sink)
      : p_(program), ast_(program.ast), types_(program.types), names_(names), features_(features), sink_(sink) {}

  void run() {
    for (uint32_t i = 0; i < ast_.exprs.size(); ++i) expression(ExprId(i));
    for (const syntax::Attribute& a : ast_.attributes)
      if (text(a.name) == "builtin") builtin_value(a);
    for (uint32_t i = 0; i < ast_.decls.size(); ++i) declaration(DeclId(i));
    for (uint32_t i = 0; i < ast_.stmts.size(); ++i) statement(ast_.stmts[StmtId(i)]);
  }

 private:
  std::string_view text(base::Symbol s) const { return ast_.symbols.text(s); }
  std::string type_text(TypeId type) const { return core::type_name(types_, ast_.symbols, type); }

  /// The type that an expression denotes; the error type where checking did not get so far.
  TypeId denoted(ExprId e) const {
    const ExprInfo& info = p_.info(e);
    return info.denotes == Denotes::Type && info.denoted < types_.size() ? TypeId(info.denoted) : types_.error();
  }

  void need(Feature feature, Span span, const std::string& what) {
    if (features_.has(feature)) return;
    sink_.report(DiagId::MissingLanguageFeature, span,
                 fmt::format("{} needs the language feature '{}', which is off here", what, kLanguageFeatureNames[static_cast<size_t>(feature)]));
  }

  void expression(ExprId id) {
    const syntax::Expr& x = ast_.exprs[id];
    switch (x.kind) {
      case ExprKind::Identifier: identifier(id, x); break;
      case ExprKind::Member:
      case ExprKind::Index: {
        const TypeId base = types_.without_reference(p_.info(x.a).type ? p_.info(x.a).type : types_.error());
        if (types_.is(base, TypeKind::Pointer)) need(Feature::PointerAccess, x.span, "access through a pointer without *");
        break;
      }
      case ExprKind::Call: call(id, x); break;
      case ExprKind::Error:
      case ExprKind::BoolLiteral:
      case ExprKind::IntLiteral:
      case ExprKind::FloatLiteral:
      case ExprKind::Unary:
      case ExprKind::Binary:
      case ExprKind::Parenthesized: break;
    }
  }

  void identifier(ExprId id, const syntax::Expr& x) {
    if (names_.bindings[id.index].kind != BindingKind::Predeclared) return;
    const ExprInfo& info = p_.info(id);
    const std::string name(text(x.name));
    if (info.denotes == Denotes::Builtin) {
      if (const auto feature = feature_of(kBuiltins, name)) need(*feature, x.name_span, name);
    } else if (info.denotes == Denotes::Enumerant) {
      if (name == "immediate") need(Feature::ImmediateSpace, x.span, "the address space 'immediate'");
      if (std::find(std::begin(kTier1Formats), std::end(kTier1Formats), name) != std::end(kTier1Formats))
        need(Feature::TextureFormatsTier1, x.span, fmt::format("the texel format {}", name));
    } else if (info.denotes == Denotes::Type) {
      const Type& t = types_[denoted(id)];
      uniform_pointer(x.span, denoted(id));
      if (t.kind == TypeKind::Buffer) need(Feature::BufferView, x.span, fmt::format("the type {}", type_text(denoted(id))));
      const bool storage = t.kind == TypeKind::Texture && t.texture >= core::TextureKind::Storage1d;
      if (storage && t.access != AccessMode::Write)
        need(Feature::StorageTextureAccess, x.span, fmt::format("a storage texture with access {}", core::access_mode_name(t.access)));
    }
  }

  /// Whether the pointer is one to a whole variable or parameter, seen through lets.
  bool whole(ExprId e) const {
    for (;;) {
      const syntax::Expr& x = ast_.exprs[e];
      if (x.kind == ExprKind::Identifier) {
        const Binding& binding = names_.bindings[e.index];
        if (binding.kind != BindingKind::Local) return true;
        const syntax::Decl& decl = ast_.decls[DeclId(binding.index)];
        if (decl.kind != syntax::DeclKind::Let || !decl.value) return true;
        e = decl.value;
      } else if (x.kind == ExprKind::Parenthesized || x.kind == ExprKind::Unary) {  // & and *
        e = x.a;
      } else {
        return false;
      }
    }
  }

  void call(ExprId id, const syntax::Expr& x) {
    const uint32_t number = p_.info(id).call;
    if (number == ~0u) return;
    if (p_.calls[number].kind == CallKind::Builtin) uniform_pointer(ast_.exprs[x.a].span, p_.calls[number].result);
    if (p_.calls[number].kind != CallKind::Function) return;
    const CallInfo& call = p_.calls[number];
    const std::span<const ExprId> args = x.args.in(ast_.expr_pool);
    for (size_t i = 0; i < std::min(args.size(), call.params.size()); ++i)
      if (types_.is(call.params[i], TypeKind::Pointer) && !whole(args[i]))
        need(Feature::UnrestrictedPointers, ast_.exprs[args[i]].span, "a pointer to a part of a variable as an argument");
  }

  void builtin_value(const syntax::Attribute& a) {
    const std::span<const ExprId> args = a.args.in(ast_.expr_pool);
    if (args.empty() || ast_.exprs[args[0]].kind != ExprKind::Identifier) return;
    const syntax::Expr& value = ast_.exprs[args[0]];
    if (const auto feature = feature_of(kValues, text(value.name))) need(*feature, value.span, fmt::format("the built-in value {}", text(value.name)));
    if (args.size() > 1) need(Feature::FragmentDepth, ast_.exprs[args[1]].span, "a depth mode");
  }

  void declaration(DeclId id) {
    const syntax::Decl& decl = ast_.decls[id];
    if (decl.kind == syntax::DeclKind::Function)
      for (const syntax::Parameter& parameter : decl.parameters.in(ast_.parameters)) pointer_parameter(parameter);
    const auto found = p_.variable_of.find(id);
    if (found == p_.variable_of.end()) return;
    const Variable& v = p_.variables[found->second];
    if (!v.type || types_.is_error(v.type)) return;
    const TypeKind kind = types_[v.type].kind;
    const bool handle = kind == TypeKind::Texture || kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison;
    if (v.kind == VariableKind::Let && handle) need(Feature::HandleLet, decl.name_span, fmt::format("a let of type {}", type_text(v.type)));
    if (v.kind == VariableKind::ModuleVar && v.space == AddressSpace::Uniform) uniform_layout(decl.name_span, fmt::format("'{}'", text(decl.name)), v.type);
  }

  void pointer_parameter(const syntax::Parameter& parameter) {
    if (!parameter.type) return;
    const Type& t = types_[denoted(parameter.type)];
    if (t.kind != TypeKind::Pointer || t.space == AddressSpace::Function || t.space == AddressSpace::Private) return;
    need(Feature::UnrestrictedPointers, ast_.exprs[parameter.type].span, fmt::format("a parameter that points to {} memory", core::address_space_name(t.space)));
  }

  void statement(const syntax::Stmt& s) {
    if (s.kind != syntax::StmtKind::Assign && s.kind != syntax::StmtKind::CompoundAssign) return;
    ExprId target = s.target;
    while (target && ast_.exprs[target].kind == ExprKind::Parenthesized) target = ast_.exprs[target].a;
    if (target && p_.info(target).swizzle_size > 1) need(Feature::SwizzleAssignment, ast_.exprs[target].span, "assignment to several components");
  }

  // WGSL section "Address Space Layout Constraints", for uniform memory without the feature.
  uint64_t required_align(TypeId type) const {
    const uint64_t align = core::layout_of(types_, type).align;
    return types_.is(type, TypeKind::Array) || types_.is(type, TypeKind::Struct) ? core::round_up(align, 16) : align;
  }

  /// What is wrong with the layout, or nothing. Types are nested at most 64 deep.
  std::string layout_fault(TypeId type) const {
    if (types_.is(type, TypeKind::Array)) {
      const uint64_t stride = core::array_stride(types_, type);
      if (stride % 16 != 0) return fmt::format("elements of {} are {} bytes apart, which is no multiple of 16", type_text(type), stride);
      return layout_fault(types_[type].element);
    }
    if (!types_.is(type, TypeKind::Struct)) return {};
    const std::vector<core::Member>& members = types_.structure(type).members;
    for (size_t i = 0; i < members.size(); ++i) {
      const core::Member& m = members[i];
      const uint64_t align = required_align(m.type);
      if (m.offset % align != 0) return fmt::format("member '{}' of {} is at byte {}, which is no multiple of {}", text(m.name), type_text(type), m.offset, align);
      const uint64_t room = core::round_up(core::layout_of(types_, m.type).size, 16);
      if (types_.is(m.type, TypeKind::Struct) && i + 1 < members.size() && members[i + 1].offset - m.offset < room)
        return fmt::format("member '{}' of {} is {} bytes after the structure '{}', which takes {}", text(members[i + 1].name), type_text(type), members[i + 1].offset - m.offset, text(m.name), room);
      if (std::string fault = layout_fault(m.type); !fault.empty()) return fault;
    }
    return {};
  }

  void uniform_layout(Span span, const std::string& what, TypeId type) {
    if (features_.has(Feature::UniformLayout)) return;
    if (std::string fault = layout_fault(type); !fault.empty()) need(Feature::UniformLayout, span, fmt::format("the layout of {} ({})", what, fault));
  }

  /// A pointer type that is written down, or that a view of a buffer has.
  void uniform_pointer(Span span, TypeId type) {
    if (!type) return;
    const Type& t = types_[type];
    if (t.kind == TypeKind::Pointer && t.space == AddressSpace::Uniform && !types_.is_error(t.element)) uniform_layout(span, type_text(t.element), t.element);
  }

  const Program& p_;
  const syntax::Module& ast_;
  const core::TypeStore& types_;
  const Resolution& names_;
  const LanguageFeatures& features_;
  diag::Sink& sink_;
};

}  // namespace

void refuse_missing_features(const Program& program, const Resolution& names, const LanguageFeatures& features, diag::Sink& sink) {
  if (!features.all()) MissingFeatures(program, names, features, sink).run();
}

}  // namespace tesela::sema
