// SPDX-License-Identifier: Apache-2.0
// Values that are known before the pipeline runs: const- and override-expressions.
#include "base/num.h"
#include "lower/function_lowering.h"

namespace tesela::lower {

const Constant* ModuleLowering::known(ExprId expr) {
  if (const Constant* value = program.constant(expr)) return value;
  if (program.exprs[expr].stage == sema::Stage::Runtime) return nullptr;
  if (const auto it = known_.find(expr); it != known_.end()) return it->second;
  const Constant* result = nullptr;
  if (std::optional<Constant> value = spec.value(expr)) {
    evaluated_.push_back(std::move(*value));
    result = &evaluated_.back();
  }
  known_.emplace(expr, result);
  return result;
}

uint32_t ModuleLowering::scalar_pattern(const Constant& value, Scalar want) const {
  const bool is_float = types.is_float(value.type);
  switch (want) {
    case Scalar::Bool:
      return value.as_bool() ? 1 : 0;
    case Scalar::I32:
    case Scalar::U32:
      return is_float ? static_cast<uint32_t>(static_cast<int64_t>(value.as_float())) : value.as_u32();
    case Scalar::F32:
      return std::bit_cast<uint32_t>(static_cast<float>(is_float ? value.as_float() : static_cast<double>(value.as_int())));
    case Scalar::F16:
      return base::half_from_double(is_float ? value.as_float() : static_cast<double>(value.as_int()));
    case Scalar::None:
    case Scalar::Ptr:
      break;
  }
  TESELA_UNREACHABLE("a constant of no scalar type");
}

void ModuleLowering::constant_bits(const Constant& value, TypeId want, std::vector<uint32_t>& bits) {
  if (value.elements.empty()) {
    const Scalar scalar = layouts.leaf(want);
    if (scalar != Scalar::None) bits.push_back(scalar_pattern(value, scalar));
    return;
  }
  const core::Type& type = types[want];
  for (size_t i = 0; i < value.elements.size(); ++i) {
    if (type.kind == TypeKind::Struct) {
      constant_bits(value.elements[i], types.structure(want).members[i].type, bits);
    } else if (type.kind == TypeKind::Array) {
      constant_bits(value.elements[i], type.element, bits);
    } else {
      constant_bits(value.elements[i], want, bits);  // components and columns: the leaf is the same
    }
  }
}

void ModuleLowering::put_constant(const Constant& value, TypeId want, uint64_t offset, std::vector<uint8_t>& data) {
  constexpr LayoutKind kMemory = LayoutKind::Memory;
  const core::Type& type = types[want];
  const Scalar leaf = layouts.leaf(want);
  if (value.elements.empty()) {
    if (leaf == Scalar::None) return;
    const uint32_t bits = scalar_pattern(value, leaf);
    const uint32_t bytes = layouts.scalar_stride(leaf, kMemory);
    for (uint32_t i = 0; i < bytes; ++i) data[offset + i] = static_cast<uint8_t>(bits >> (8 * i));
    return;
  }
  for (uint32_t i = 0; i < value.elements.size(); ++i) {
    const Constant& element = value.elements[i];
    if (type.kind == TypeKind::Struct) {
      put_constant(element, types.structure(want).members[i].type, offset + layouts.member_offset(want, i, kMemory), data);
    } else if (type.kind == TypeKind::Array) {
      put_constant(element, type.element, offset + i * layouts.stride(want, kMemory), data);
    } else if (type.kind == TypeKind::Matrix) {
      for (uint32_t row = 0; row < element.elements.size(); ++row)
        put_constant(element.elements[row], type.element, offset + i * layouts.column_stride(want, kMemory) + row * layouts.scalar_stride(leaf, kMemory), data);
    } else {
      put_constant(element, type.element, offset + i * layouts.scalar_stride(leaf, kMemory), data);
    }
  }
}

VarId ModuleLowering::constant_var(ExprId expr, const Constant& value, TypeId want) {
  if (const auto it = constant_var_of_.find({&value, want}); it != constant_var_of_.end()) return it->second;
  std::string name = "constant";
  const sema::ExprInfo& info = program.exprs[expr];
  if (info.denotes == sema::Denotes::Variable) name = std::string(program.ast.symbols.text(program.variables[VariableId(info.denoted)].name));
  const uint64_t size = layouts.size(want, LayoutKind::Memory);
  std::vector<uint8_t> data;
  if (size <= (uint64_t{1} << 28)) {
    data.resize(size);
    put_constant(value, want, 0, data);
  }
  auto [it, fresh] = constant_vars_.try_emplace({want, std::move(data)}, VarId{});
  if (fresh) {
    it->second = add_var(ir::Space::Constant, want, std::move(name), program.ast.exprs[expr].span);
    module.vars[it->second].data = it->first.second;
  }
  constant_var_of_.emplace(std::pair(&value, want), it->second);
  return it->second;
}

Value FunctionLowering::constant(ExprId expr, const Constant& value, TypeId want) {
  if (m_.layouts.in_memory(want)) {
    Value result{want, {}, true, false, {}};
    result.place = variable_place(m_.constant_var(expr, value, want), want);
    return result;
  }
  std::vector<uint32_t> bits;
  std::vector<Scalar> kinds;
  m_.constant_bits(value, want, bits);
  m_.layouts.flatten(want, kinds);
  TESELA_CHECK(bits.size() == kinds.size(), "a constant does not have its type's shape");
  Scalars scalars;
  for (size_t i = 0; i < bits.size(); ++i) {
    // Runs of one value (splats, zeros) share one instruction.
    const bool same = i > 0 && bits[i] == bits[i - 1] && kinds[i] == kinds[i - 1];
    scalars.push_back(same ? scalars.back() : b_.constant(kinds[i], bits[i]));
  }
  return flat(want, std::move(scalars));
}

}  // namespace tesela::lower
