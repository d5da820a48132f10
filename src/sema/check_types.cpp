// SPDX-License-Identifier: Apache-2.0
// Type expressions (WGSL section "Types").
#include <fmt/format.h>

#include "core/layout.h"
#include "core/texel_format.h"
#include "sema/checker.h"
#include "sema/overload.h"

namespace tesela::sema {

using core::AccessMode;
using core::AddressSpace;
using core::ArraySize;
using core::TextureKind;
using core::Type;
using core::TypeKind;

namespace {

constexpr uint32_t kMaxTypeDepth = 64;
constexpr uint64_t kMaxTypeBytes = 0xffffffffu;

bool is_storage(TextureKind kind) { return kind >= TextureKind::Storage1d; }

}  // namespace

Predeclared Checker::predeclared_of(ExprId e) const {
  const Binding& binding = names_.bindings[e.index];
  if (binding.kind != BindingKind::Predeclared) return {};
  return find_predeclared(ast_.symbols.text(base::Symbol(binding.index)));
}

TypeId Checker::check_type(ExprId e) {
  while (expr(e).kind == syntax::ExprKind::Parenthesized) e = expr(e).a;
  TypeId type = type_expr(e);
  info(e).denotes = Denotes::Type;
  info(e).denoted = type.index;
  return type;
}

TypeId Checker::type_expr(ExprId e) {
  const syntax::Expr& x = expr(e);
  if (x.kind == syntax::ExprKind::Error) return types_.error();
  if (x.kind != syntax::ExprKind::Identifier) {
    error(DiagId::NotAType, x.span, "a type is expected here");
    return types_.error();
  }
  const Binding& binding = names_.bindings[e.index];
  if (binding.kind == BindingKind::None) return types_.error();
  if (binding.kind == BindingKind::Predeclared) return predeclared_type(e, predeclared_of(e));
  if (binding.kind == BindingKind::Module) {
    DeclId id(binding.index);
    const syntax::Decl& decl = ast_.decls[id];
    if (decl.kind == syntax::DeclKind::Alias || decl.kind == syntax::DeclKind::Struct) {
      if (x.has_template_list) {
        error(DiagId::TemplateArguments, x.span, fmt::format("'{}' takes no template arguments", name(x.name))).note(decl.name_span, "declared here");
        return types_.error();
      }
      auto found = p_.type_of.find(id);
      return found == p_.type_of.end() ? types_.error() : found->second;
    }
    error(DiagId::NotAType, x.name_span, fmt::format("'{}' is not a type", name(x.name))).note(decl.name_span, "declared here");
    return types_.error();
  }
  error(DiagId::NotAType, x.name_span, fmt::format("'{}' is not a type", name(x.name)));
  return types_.error();
}

bool Checker::template_count(ExprId e, size_t low, size_t high, std::string_view form) {
  size_t n = arguments(e).size();
  if (n >= low && n <= high) return true;
  auto report = error(DiagId::TemplateArguments, expr(e).span, fmt::format("'{}' takes its parameters as {}", name(expr(e).name), form));
  const PredeclaredKind kind = predeclared_of(e).kind;
  const std::string word = name(expr(e).name);
  if (n == 0 && kind == PredeclaredKind::VectorGenerator) report.hint(fmt::format("write {0}f, {0}i, {0}u or {0}<T>", word));
  if (n == 0 && kind == PredeclaredKind::MatrixGenerator) report.hint(fmt::format("write {0}f or {0}<T>", word));
  return false;
}

TypeId Checker::scalar_type(TypeKind kind, Span span) {
  if (kind == TypeKind::F16 && !f16_) {
    error(DiagId::MissingEnable, span, "f16 needs 'enable f16;'");
    return types_.error();
  }
  Type t;
  t.kind = kind;
  return types_.intern(t);
}

TypeId Checker::predeclared_type(ExprId e, const Predeclared& what) {
  const syntax::Expr& x = expr(e);
  bool plain = what.kind == PredeclaredKind::ScalarType || what.kind == PredeclaredKind::VectorAlias || what.kind == PredeclaredKind::MatrixAlias ||
               what.kind == PredeclaredKind::TextureType || what.kind == PredeclaredKind::SamplerType || what.kind == PredeclaredKind::SamplerComparisonType;
  if (plain && x.has_template_list) {
    error(DiagId::TemplateArguments, x.span, fmt::format("'{}' takes no template arguments", name(x.name)));
    return types_.error();
  }
  switch (what.kind) {
    case PredeclaredKind::ScalarType:
      return scalar_type(what.element, x.span);
    case PredeclaredKind::VectorAlias: {
      TypeId element = scalar_type(what.element, x.span);
      return is_error(element) ? element : types_.vector(element, what.n);
    }
    case PredeclaredKind::MatrixAlias: {
      TypeId element = scalar_type(what.element, x.span);
      return is_error(element) ? element : types_.matrix(element, what.n, what.m);
    }
    case PredeclaredKind::VectorGenerator:
      return vector_type(e, what.n);
    case PredeclaredKind::MatrixGenerator:
      return matrix_type(e, what.n, what.m);
    case PredeclaredKind::ArrayGenerator:
      return array_type(e);
    case PredeclaredKind::AtomicGenerator:
      return atomic_type(e);
    case PredeclaredKind::PointerGenerator:
      return pointer_type(e);
    case PredeclaredKind::TextureGenerator:
      return texture_type(e, what.texture);
    case PredeclaredKind::TextureType: {
      Type t;
      t.kind = TypeKind::Texture;
      t.texture = what.texture;
      return types_.intern(t);
    }
    case PredeclaredKind::SamplerType:
    case PredeclaredKind::SamplerComparisonType: {
      Type t;
      t.kind = what.kind == PredeclaredKind::SamplerType ? TypeKind::Sampler : TypeKind::SamplerComparison;
      return types_.intern(t);
    }
    case PredeclaredKind::BufferType:
      return buffer_type(e);
    case PredeclaredKind::None:
    case PredeclaredKind::Access:
    case PredeclaredKind::Space:
    case PredeclaredKind::Format:
    case PredeclaredKind::Builtin:
      break;
  }
  error(DiagId::NotAType, x.name_span, fmt::format("'{}' is not a type", name(x.name)));
  return types_.error();
}

TypeId Checker::vector_type(ExprId e, uint8_t n) {
  if (!template_count(e, 1, 1, fmt::format("vec{}<T>", n))) return types_.error();
  TypeId element = check_type(arguments(e)[0]);
  if (is_error(element)) return element;
  if (types_.is_scalar(element)) return types_.vector(element, n);
  error(DiagId::TemplateArguments, expr(arguments(e)[0]).span, fmt::format("components of a vector are scalars, not {}", type_text(element)));
  return types_.error();
}

TypeId Checker::matrix_type(ExprId e, uint8_t columns, uint8_t rows) {
  if (!template_count(e, 1, 1, fmt::format("mat{}x{}<T>", columns, rows))) return types_.error();
  TypeId element = check_type(arguments(e)[0]);
  if (is_error(element)) return element;
  if (types_.is(element, TypeKind::F32) || types_.is(element, TypeKind::F16)) return types_.matrix(element, columns, rows);
  error(DiagId::TemplateArguments, expr(arguments(e)[0]).span, fmt::format("components of a matrix are f32 or f16, not {}", type_text(element)));
  return types_.error();
}

TypeId Checker::atomic_type(ExprId e) {
  if (!template_count(e, 1, 1, "atomic<T>")) return types_.error();
  TypeId element = check_type(arguments(e)[0]);
  if (is_error(element)) return element;
  if (types_.is(element, TypeKind::I32) || types_.is(element, TypeKind::U32)) return types_.atomic(element);
  error(DiagId::TemplateArguments, expr(arguments(e)[0]).span, fmt::format("an atomic is of i32 or u32, not {}", type_text(element)));
  return types_.error();
}

TypeId Checker::array_type(ExprId e) {
  if (!template_count(e, 1, 2, "array<T> or array<T, N>")) return types_.error();
  std::span<const ExprId> args = arguments(e);
  TypeId element = check_type(args[0]);
  ExprId count = args.size() == 2 ? args[1] : ExprId();
  if (is_error(element)) {
    if (count) loaded(count);
    return element;
  }
  TypeFacts f = facts(element);
  if (!f.plain || f.runtime_sized || f.override_sized) {
    error(DiagId::InvalidElementType, expr(args[0]).span, fmt::format("{} cannot be the element of an array", type_text(element)));
    return types_.error();
  }
  if (f.depth >= kMaxTypeDepth) {
    error(DiagId::TypeTooLarge, expr(e).span, fmt::format("types are nested more than {} deep", kMaxTypeDepth));
    return types_.error();
  }
  if (!count) return types_.runtime_array(element);
  return array_of(element, count, expr(e).span);
}

uint32_t Checker::override_number(ExprId count) {
  const syntax::Expr& x = expr(count);
  auto fresh = [&] {
    p_.array_counts.push_back(count);
    return static_cast<uint32_t>(p_.array_counts.size() - 1);
  };
  if (x.kind != syntax::ExprKind::Identifier || info(count).denotes != Denotes::Variable) return fresh();
  auto [entry, is_new] = override_counts_.try_emplace(info(count).denoted, 0);
  if (is_new) entry->second = fresh();
  return entry->second;
}

TypeId Checker::array_of(TypeId element, ExprId count, Span span) {
  uint32_t outer = unevaluated_;
  unevaluated_ = 0;  // a count is part of a type: known even where the value is not evaluated
  TypeId type = loaded(count);
  unevaluated_ = outer;
  if (is_error(type)) return types_.error();
  if (!types_.is_integer(type)) {
    error(DiagId::InvalidElementCount, expr(count).span, fmt::format("an element count is i32 or u32, not {}", type_text(type)));
    return types_.error();
  }
  if (info(count).stage == Stage::Runtime) {
    error(DiagId::NotConst, expr(count).span, "an element count must be a const- or override-expression");
    return types_.error();
  }
  if (info(count).stage == Stage::Override) return types_.override_array(element, override_number(count));
  const Constant* value = constant(count);
  if (!value) return types_.error();
  int64_t n = types_.is(type, TypeKind::U32) ? static_cast<int64_t>(value->as_u32()) : value->as_int();
  if (n < 1) {
    error(DiagId::InvalidElementCount, expr(count).span, fmt::format("an array has at least one element, not {}", n));
    return types_.error();
  }
  uint64_t stride = core::round_up(core::layout_of(types_, element).size, core::layout_of(types_, element).align);
  if (n > static_cast<int64_t>(kMaxTypeBytes) || stride * static_cast<uint64_t>(n) > kMaxTypeBytes) {
    error(DiagId::TypeTooLarge, span, fmt::format("an array of {} elements of {} is larger than 4294967295 bytes", n, type_text(element)));
    return types_.error();
  }
  return types_.array(element, static_cast<uint32_t>(n));
}

std::optional<Predeclared> Checker::enumerant(ExprId e, PredeclaredKind kind, std::string_view what) {
  while (expr(e).kind == syntax::ExprKind::Parenthesized) e = expr(e).a;
  const syntax::Expr& x = expr(e);
  if (x.kind == syntax::ExprKind::Error) return std::nullopt;
  if (x.kind == syntax::ExprKind::Identifier && !x.has_template_list) {
    Predeclared found = predeclared_of(e);
    if (found.kind == kind) {
      info(e).denotes = Denotes::Enumerant;
      info(e).denoted = found.index;
      return found;
    }
    if (names_.bindings[e.index].kind == BindingKind::None) return std::nullopt;
  }
  error(DiagId::NotAnEnumerant, x.span, fmt::format("{} is expected here", what));
  return std::nullopt;
}

TypeId Checker::pointer_type(ExprId e) {
  if (!template_count(e, 2, 3, "ptr<space, T> or ptr<storage, T, access>")) return types_.error();
  std::span<const ExprId> args = arguments(e);
  std::optional<Predeclared> space = enumerant(args[0], PredeclaredKind::Space, "an address space");
  TypeId store = check_type(args[1]);
  std::optional<Predeclared> access;
  if (args.size() == 3) access = enumerant(args[2], PredeclaredKind::Access, "an access mode");
  if (!space || is_error(store) || (args.size() == 3 && !access)) return types_.error();
  AddressSpace where = static_cast<AddressSpace>(space->index);
  AccessMode mode = where == AddressSpace::Storage || where == AddressSpace::Uniform || where == AddressSpace::Immediate ? AccessMode::Read : AccessMode::ReadWrite;
  if (access) {
    if (where != AddressSpace::Storage) {
      error(DiagId::InvalidAccessMode, expr(args[2]).span, fmt::format("a pointer to {} memory takes no access mode", core::address_space_name(where)));
      return types_.error();
    }
    mode = static_cast<AccessMode>(access->index);
    if (mode == AccessMode::Write) {
      error(DiagId::InvalidAccessMode, expr(args[2]).span, "storage memory is read or read_write, not write");
      return types_.error();
    }
  }
  TypeFacts f = facts(store);  // views of buffers may be runtime-sized outside of storage memory too
  bool view = f.runtime_sized && f.host_shareable && !f.has_atomic && (where == AddressSpace::Uniform || where == AddressSpace::Workgroup);
  if (!view && !check_store_type(where, store, expr(args[1]).span)) return types_.error();
  if (where == AddressSpace::Storage && mode == AccessMode::Read && facts(store).has_atomic) {
    error(DiagId::InvalidStoreType, expr(args[1]).span, "memory with atomics must be read_write");
    return types_.error();
  }
  return types_.pointer(where, store, mode);
}

/// Whether a variable of this type may live in the address space, declared or not. Access modes are checked by the caller.
bool Checker::check_store_type(AddressSpace space, TypeId type, Span span) {
  if (is_error(type)) return false;
  TypeFacts f = facts(type);
  bool buffer = types_.is(type, TypeKind::Buffer);
  std::string_view wanted;
  switch (space) {
    case AddressSpace::Function:
    case AddressSpace::Private:
      if (!f.constructible || !f.plain) wanted = "a constructible type";
      break;
    case AddressSpace::Workgroup:
      if ((!f.plain && !buffer) || !f.fixed) wanted = "a type of fixed size without handles";
      break;
    case AddressSpace::Uniform:
      if (!f.host_shareable || (!f.constructible && !buffer) || (buffer && !f.creation_fixed)) wanted = "a host-shareable constructible type";
      break;
    case AddressSpace::Storage:
      if (!f.host_shareable || f.override_sized) wanted = "a host-shareable type";
      break;
    case AddressSpace::Immediate:
      if (!f.host_shareable || !f.constructible || f.has_array) wanted = "a host-shareable constructible type without arrays";
      break;
    case AddressSpace::Handle:
    case AddressSpace::None:
      break;
  }
  if (wanted.empty()) return true;
  auto report = error(DiagId::InvalidStoreType, span, fmt::format("{} memory holds {}, which {} is not", core::address_space_name(space), wanted, type_text(type)));
  if (f.runtime_sized && types_.is(type, TypeKind::Array))
    report.hint(fmt::format("arrays without a count live in storage memory only; give a count: `array<{}, 64>`", type_text(types_[type].element)));
  else if (f.runtime_sized) report.hint("arrays without a count live in storage memory only");
  else if (f.plain && !f.host_shareable && space != AddressSpace::Workgroup) report.hint("bool has no layout that the host could share: use u32");
  else if (f.has_atomic) report.hint("atomics live in workgroup and read_write storage memory only");
  return false;
}

TypeId Checker::texture_type(ExprId e, TextureKind kind) {
  std::span<const ExprId> args = arguments(e);
  Type t;
  t.kind = TypeKind::Texture;
  t.texture = kind;
  if (!is_storage(kind)) {
    if (!template_count(e, 1, 1, fmt::format("{}<T>", name(expr(e).name)))) return types_.error();
    t.element = check_type(args[0]);
    if (is_error(t.element)) return types_.error();
    if (types_.is(t.element, TypeKind::F32) || types_.is(t.element, TypeKind::I32) || types_.is(t.element, TypeKind::U32)) return types_.intern(t);
    error(DiagId::TemplateArguments, expr(args[0]).span, fmt::format("a texture is sampled as f32, i32 or u32, not {}", type_text(t.element)));
    return types_.error();
  }
  if (!template_count(e, 2, 2, fmt::format("{}<format, access>", name(expr(e).name)))) return types_.error();
  std::optional<Predeclared> format = enumerant(args[0], PredeclaredKind::Format, "a texel format");
  std::optional<Predeclared> access = enumerant(args[1], PredeclaredKind::Access, "an access mode");
  if (!format || !access) return types_.error();
  t.texel_format = static_cast<uint16_t>(format->index);
  t.access = static_cast<AccessMode>(access->index);
  switch (core::texel_channel(static_cast<core::TexelFormat>(format->index))) {
    case core::Scalar::U32: t.element = types_.u32(); break;
    case core::Scalar::I32: t.element = types_.i32(); break;
    case core::Scalar::None:
    case core::Scalar::Bool:
    case core::Scalar::F32:
    case core::Scalar::F16:
    case core::Scalar::Ptr: t.element = types_.f32(); break;
  }
  return types_.intern(t);
}

TypeId Checker::buffer_type(ExprId e) {
  Type t;
  t.kind = TypeKind::Buffer;
  t.array_size = ArraySize::Runtime;
  if (!expr(e).has_template_list) return types_.intern(t);
  if (!template_count(e, 1, 1, "buffer or buffer<N>")) return types_.error();
  ExprId count = arguments(e)[0];
  TypeId type = loaded(count);
  if (is_error(type)) return types_.error();
  if (!types_.is_integer(type) || info(count).stage == Stage::Runtime) {
    error(DiagId::InvalidElementCount, expr(count).span, "the size of a buffer is an integer const- or override-expression");
    return types_.error();
  }
  if (info(count).stage == Stage::Override) {
    t.array_size = ArraySize::Override;
    t.count = override_number(count);
    return types_.intern(t);
  }
  const Constant* value = constant(count);
  if (!value) return types_.error();
  int64_t n = types_.is(type, TypeKind::U32) ? static_cast<int64_t>(value->as_u32()) : value->as_int();
  if (n < 1 || n > static_cast<int64_t>(kMaxTypeBytes) || n % (f16_ ? 2 : 4) != 0) {
    error(DiagId::InvalidElementCount, expr(count).span, fmt::format("the size of a buffer is a positive multiple of {} bytes, not {}", f16_ ? 2 : 4, n));
    return types_.error();
  }
  t.array_size = ArraySize::Fixed;
  t.count = static_cast<uint32_t>(n);
  return types_.intern(t);
}

}  // namespace tesela::sema
