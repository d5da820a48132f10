// SPDX-License-Identifier: Apache-2.0
// Name resolution (WGSL sections "Declaration and Scope", "Predeclared Objects"). Every identifier is bound to what it names before any type is
// known; module-scope declarations are put in an order in which each comes after those that it uses, so that checking never recurses along them.
#pragma once
#include <string_view>
#include <vector>

#include "core/type.h"
#include "diag/sink.h"
#include "syntax/ast.h"

namespace tesela::sema {

enum class PredeclaredKind : uint8_t {
  None,
  ScalarType,       ///< element
  VectorAlias,      ///< n, element
  MatrixAlias,      ///< n columns, m rows, element
  VectorGenerator,  ///< n
  MatrixGenerator,  ///< n, m
  ArrayGenerator,
  AtomicGenerator,
  PointerGenerator,
  TextureGenerator,  ///< texture: sampled, multisampled or storage
  TextureType,       ///< texture: depth or external
  SamplerType,
  SamplerComparisonType,
  BufferType,
  Access,   ///< index: core::AccessMode
  Space,    ///< index: core::AddressSpace
  Format,   ///< index: core::TexelFormat
  Builtin,  ///< index: of the library
};

struct Predeclared {
  PredeclaredKind kind = PredeclaredKind::None;
  core::TypeKind element = core::TypeKind::Error;
  core::TextureKind texture = core::TextureKind::Sampled1d;
  uint8_t n = 0, m = 0;
  uint32_t index = 0;
};
/// What a name means where no declaration of the user hides it.
Predeclared find_predeclared(std::string_view name);
/// Names of predeclared types and enumerants (builtin functions are in the library).
std::vector<std::string> predeclared_names();

enum class BindingKind : uint8_t { None, Local, Parameter, Module, Predeclared };

/// What an identifier names: a declaration (Local, Module), an entry of Module::parameters, or a predeclared object.
struct Binding {
  BindingKind kind = BindingKind::None;
  uint32_t index = 0;
};

struct Resolution {
  std::vector<Binding> bindings;                   ///< by expression
  std::vector<std::vector<syntax::DeclId>> uses;   ///< by declaration: module-scope declarations that it names, each once
  std::vector<syntax::DeclId> order;               ///< Module::top, each after what it uses
  std::vector<bool> cyclic;                        ///< by declaration: it depends on itself
};

Resolution resolve(const syntax::Module& module, diag::Sink& sink);

/// "did you mean 'x'?" for the candidate that the name is nearest to; empty if none is near.
std::string nearest_name(std::string_view name, const std::vector<std::string_view>& candidates);
/// A hint for a name that nothing declares: nearest_name over what is visible and predeclared, or what WGSL has in place of a name of another language.
std::string suggest_name(std::string_view name, const std::vector<std::string_view>& visible);

}  // namespace tesela::sema
