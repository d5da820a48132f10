// SPDX-License-Identifier: Apache-2.0
// Textures and samplers: their variables, and the builtins that read, write and query them. A texture or sampler is a name for a module-scope
// variable wherever it stands, so functions are made once for each that they are called with, as for pointers.
#include "core/texel_format.h"
#include "lower/function_lowering.h"
#include "sema/library.h"
#include "texture/sample.h"

namespace tesela::lower {

using core::BindingKind;

// --- variables

const core::ResourceState* ModuleLowering::state_of(const sema::Variable& variable) const {
  for (const core::ResourceState& state : options.resources)
    if (state.group == variable.group && state.binding == variable.binding) return &state;
  return nullptr;
}

VarId ModuleLowering::add_description(uint32_t group, uint32_t binding, BindingKind kind, uint32_t words, const sema::Variable& variable) {
  ir::Var var;
  var.name = std::string(program.ast.symbols.text(variable.name));
  var.space = ir::Space::Uniform;
  var.size = 4 * words;
  var.read_only = true;
  var.type = program.types.u32();
  var.span = variable.name_span;
  var.binding = static_cast<uint32_t>(module.bindings.size());
  module.bindings.push_back({group, binding, kind, var.size, var.name});
  return module.vars.add(std::move(var));
}

/// A format of the right kind, for code that nobody runs.
static core::TexelFormat some_format(const core::TypeStore& types, const core::Type& type) {
  if (core::is_depth_texture(type.texture)) return core::TexelFormat::Depth32Float;
  if (type.texture == core::TextureKind::External || types.is(type.element, TypeKind::F32)) return core::TexelFormat::Rgba8Unorm;
  return types.is(type.element, TypeKind::I32) ? core::TexelFormat::Rgba8Sint : core::TexelFormat::Rgba8Uint;
}

void ModuleLowering::add_texture(VariableId id) {
  const sema::Variable& variable = program.variables[id];
  const core::Type& type = types[variable.type];
  const bool storage = core::is_storage_texture(type.texture);
  texture::Resource t;
  t.kind = type.texture;
  const core::ResourceState* state = state_of(variable);
  t.format = storage ? static_cast<core::TexelFormat>(type.texel_format) : state ? state->format : some_format(types, type);
  t.one_level = storage || (state && state->one_level);
  ir::Var var;
  var.name = std::string(program.ast.symbols.text(variable.name));
  var.space = ir::Space::Texture;
  var.read_only = !storage || type.access == core::AccessMode::Read;
  var.type = variable.type;
  var.span = variable.name_span;
  var.binding = static_cast<uint32_t>(module.bindings.size());
  module.bindings.push_back({*variable.group, *variable.binding, var.read_only ? BindingKind::TextureRead : BindingKind::TextureWrite, 0, var.name});
  t.memory = module.vars.add(std::move(var));
  t.description = add_description(core::kDescriptionGroup, module.vars[t.memory].binding, BindingKind::Uniform, core::kTextureWords, variable);
  module_vars_[id] = t.memory;
  textures_[t.memory] = t;
}

void ModuleLowering::add_sampler(VariableId id) {
  const sema::Variable& variable = program.variables[id];
  const core::ResourceState* state = state_of(variable);
  texture::SamplerResource s;
  if (state) s.modes = state->modes;
  else if (types.is(variable.type, TypeKind::SamplerComparison)) s.modes.compare = core::CompareFunction::LessEqual;
  s.words = add_description(*variable.group, *variable.binding, BindingKind::Sampler, core::kSamplerWords, variable);
  module_vars_[id] = s.words;
  samplers_[s.words] = s;
}

const texture::Resource& ModuleLowering::texture_of(VarId var) const {
  const auto it = textures_.find(var);
  TESELA_CHECK(it != textures_.end(), "a variable that is no texture");
  return it->second;
}

const texture::SamplerResource& ModuleLowering::sampler_of(VarId var) const {
  const auto it = samplers_.find(var);
  TESELA_CHECK(it != samplers_.end(), "a variable that is no sampler");
  return it->second;
}

bool FunctionLowering::is_handle(TypeId type) const {
  const TypeKind kind = m_.types[type].kind;
  return kind == TypeKind::Texture || kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison;
}

VarId FunctionLowering::handle(ExprId expr) {
  while (node(expr).kind == syntax::ExprKind::Parenthesized) expr = node(expr).a;
  TESELA_CHECK(info(expr).denotes == sema::Denotes::Variable, "a texture or sampler without a name");
  const VariableId id(info(expr).denoted);
  const auto it = handles_.find(id);
  return it != handles_.end() ? it->second : m_.module_var(id);
}

// --- calls

/// Arguments by their roles. Those after the coordinates wait in `rest`, in order.
struct FunctionLowering::TextureCall {
  const texture::Resource* texture = nullptr;
  const texture::SamplerResource* sampler = nullptr;
  Scalars coords;
  ValueId array_index;
  std::vector<Scalars> rest;
  std::vector<int32_t> offset;
  uint32_t component = 0;
};

Value FunctionLowering::call_texture(ExprId expr, const sema::CallInfo& resolved, const sema::Builtin& builtin) {
  TextureCall call;
  const std::span<const ExprId> arguments = args(expr);
  const bool queries = builtin.name == "textureDimensions" || builtin.name.starts_with("textureNum");
  for (size_t i = 0; i < arguments.size(); ++i) {
    const TypeId type = resolved.params[i];
    const TypeKind kind = m_.types[type].kind;
    if (kind == TypeKind::Texture) {
      call.texture = &m_.texture_of(handle(arguments[i]));
    } else if (kind == TypeKind::Sampler || kind == TypeKind::SamplerComparison) {
      call.sampler = &m_.sampler_of(handle(arguments[i]));
    } else if (!call.texture) {
      call.component = static_cast<uint32_t>(m_.known(arguments[i])->as_int());
    } else if (call.sampler && kind == TypeKind::Vector && m_.types.is(m_.types[type].element, TypeKind::I32)) {
      std::vector<uint32_t> bits;
      m_.constant_bits(*m_.known(arguments[i]), type, bits);
      call.offset.assign(bits.begin(), bits.end());
    } else {
      const Scalars scalars = eval(arguments[i], type).scalars;
      if (stopped()) return zero(resolved.result, node(expr).span);
      if (call.coords.empty() && !queries) call.coords = scalars;
      else if (call.texture->arrayed() && !call.array_index && !queries) call.array_index = scalars[0];
      else call.rest.push_back(scalars);
    }
  }
  const LocScope loc(b_, node(expr).span);
  return flat(resolved.result, texture_result(call, builtin.name));
}

Scalars FunctionLowering::texture_result(TextureCall& call, std::string_view name) {
  const texture::Code code{m_.module, b_};
  const texture::Resource& t = *call.texture;
  const bool one_value = core::is_depth_texture(t.kind);
  if (name == "textureDimensions") return texture::dimensions(code, t, call.rest.empty() ? ValueId() : call.rest[0][0]);
  if (name == "textureNumLayers") return {texture::word(code, t, core::kTextureLayers)};
  if (name == "textureNumLevels") return {texture::word(code, t, core::kTextureLevels)};
  if (name == "textureNumSamples") return {texture::word(code, t, core::kTextureSamples)};
  if (name == "textureLoad" || name == "textureStore") {
    texture::TexelPlace place;
    for (const ValueId v : call.coords) place.coords.push_back(code.bits_as(Scalar::U32, v));
    if (call.array_index) place.layer = code.bits_as(Scalar::U32, call.array_index);
    if (name == "textureStore") {
      texture::store(code, t, place, call.rest[0]);
      return {};
    }
    if (!call.rest.empty()) (core::is_multisampled(t.kind) ? place.sample : place.level) = code.bits_as(Scalar::U32, call.rest[0][0]);
    Scalars values = texture::load(code, t, place);
    if (one_value) values.resize(1);
    return values;
  }
  texture::Sampling s{code, t, *call.sampler, call.coords, call.array_index, call.offset, {}};
  if (name == "textureSampleLevel") return texture::sample_level(s, code.convert(Scalar::F32, call.rest[0][0]));
  if (name == "textureSampleGrad") return texture::sample_grad(s, call.rest[0], call.rest[1]);
  if (name == "textureSampleBaseClampToEdge") return texture::sample_base_clamp_to_edge(s);
  if (name == "textureGather") return texture::gather(s, call.component);
  s.reference = call.rest[0][0];
  if (name == "textureSampleCompareLevel") return texture::sample_compare(s);
  TESELA_CHECK(name == "textureGatherCompare", std::string(name));
  return texture::gather(s, 0);
}

}  // namespace tesela::lower
