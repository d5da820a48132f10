// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/layout.h"
#include "sema/overload_match.h"

namespace tesela::sema {
namespace {

using core::Type;
using core::TypeKind;
using core::TypeStore;

/// The result structs of frexp, modf and atomicCompareExchangeWeak: one for each scalar or vector type, found again by
/// their names.
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
    return float_result("__modf_result_", value, [&](TypeId v) {
      return std::vector<core::Member>{member("fract", v), member("whole", v)};
    });
  }
  TypeId exchange(TypeId value) {
    return make("__atomic_compare_exchange_result_", value,
                {member("old_value", value), member("exchanged", types_.bool_())});
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
      if (types_.is(id, TypeKind::Struct) && types_.structure(id).builtin_result && types_.structure(id).name == symbol)
        return id;
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
  Instantiator(TypeStore& types, base::SymbolTable& symbols, const Binding& binding)
      : types_(types), symbols_(symbols), binding_(binding) {}

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
  uint32_t size(uint8_t shape) const {
    return shape < kShapeVariables ? shape : binding_.shapes[shape - kShapeVariables];
  }
  TypeStore& types_;
  base::SymbolTable& symbols_;
  const Binding& binding_;
};

}  // namespace

TypeId instantiate(TypeStore& types, base::SymbolTable& symbols, const Binding& binding, uint32_t pattern,
                   TypeId argument) {
  return Instantiator(types, symbols, binding).type(pattern, argument);
}

}  // namespace tesela::sema
