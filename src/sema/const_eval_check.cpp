// SPDX-License-Identifier: Apache-2.0
// Error conditions that need only some of the arguments: they hold as soon as those are known, whatever the others are.
#include <array>
#include <vector>

#include "core/layout.h"
#include "sema/const_eval_core.h"

namespace tesela::sema {
namespace {

using eval::DiagId;
using eval::TypeKind;

class KnownArguments {
 public:
  KnownArguments(EvalContext& context, const CallInfo& call, std::span<const Constant* const> arguments,
                 std::span<const diag::Span> spans, diag::Span span)
      : context_(context), call_(call), arguments_(arguments), spans_(spans), span_(span) {}

  using Check = bool (KnownArguments::*)();

  bool divisor() {
    return for_components(1, [&](const Constant& c) {
      if (!context_.types.is_integer(c.type) || c.bits != 0) return true;
      return fail(1, DiagId::EvalDivisionByZero, "division by zero");
    });
  }

  bool shift() {
    if (context_.types.is(context_.types.element_of(call_.params[0]), TypeKind::AbstractInt)) return true;
    return for_components(1, [&](const Constant& c) {
      if (c.as_u32() < 32) return true;
      return fail(1, DiagId::EvalShiftAmount, "the shift amount " + text(c) + " is not below the bit width 32");
    });
  }

  bool clamp() {
    return for_pairs(1, 2, [&](const Constant& low, const Constant& high) {
      const bool is_float = context_.types.is_float(low.type);
      if (is_float ? low.as_float() <= high.as_float() : low.as_int() <= high.as_int()) return true;
      return fail(1, DiagId::EvalClampRange,
                  "the low bound of clamp, " + text(low) + ", is above the high bound, " + text(high));
    });
  }

  bool edges() {
    return for_pairs(0, 1, [&](const Constant& low, const Constant& high) {
      if (low.as_float() != high.as_float()) return true;
      return fail(0, DiagId::EvalEqualEdges, "both edges of smoothstep are " + text(low));
    });
  }

  bool extract_bits() { return bit_range(1, 2); }
  bool insert_bits() { return bit_range(2, 3); }

  bool exponent() {
    const TypeKind kind = context_.types[context_.types.element_of(call_.params[0])].kind;
    const int64_t limit = kind == TypeKind::F16 ? 16 : kind == TypeKind::F32 ? 128 : 1024;
    return for_components(1, [&](const Constant& c) {
      if (c.as_int() <= limit) return true;
      return fail(1, DiagId::EvalExponentRange,
                  "the exponent " + text(c) + " of ldexp is above " + std::to_string(limit));
    });
  }

  bool subgroup_id() { return range(1, 0, 127); }
  bool quad_id() { return range(1, 0, 3); }
  bool gather() {
    const TypeKind first = context_.types[call_.params[0]].kind;
    if ((first == TypeKind::I32 || first == TypeKind::U32) && !range(0, 0, 3)) return false;
    return offset();
  }
  /// A texel offset is the last argument of its kind.
  bool offset() {
    const size_t last = call_.params.size() - 1;
    const core::Type& t = context_.types[call_.params[last]];
    if (t.kind != TypeKind::Vector || !context_.types.is(t.element, TypeKind::I32)) return true;
    return range(last, -8, 7);
  }

  bool buffer_view() { return view(false); }
  bool buffer_array_view() { return view(true); }

 private:
  std::string text(const Constant& c) const { return core::constant_text(context_.types, context_.symbols, c); }
  const Constant* argument(size_t i) const { return i < arguments_.size() ? arguments_[i] : nullptr; }

  bool fail(size_t i, DiagId id, std::string message) {
    if (context_.at_pipeline) message += ", with the override values of this pipeline";
    context_.sink.report(id, i < spans_.size() && spans_[i].valid() ? spans_[i] : span_, std::move(message));
    return false;
  }

  template <class F>
  bool for_components(size_t i, F check) {
    const Constant* c = argument(i);
    if (!c) return true;
    if (c->elements.empty()) return check(*c);
    for (const Constant& component : c->elements)
      if (!check(component)) return false;
    return true;
  }

  template <class F>
  bool for_pairs(size_t i, size_t k, F check) {
    const Constant *a = argument(i), *b = argument(k);
    if (!a || !b) return true;
    if (a->elements.empty()) return check(*a, *b);
    for (size_t n = 0; n < a->elements.size(); ++n)
      if (!check(a->elements[n], b->elements[n])) return false;
    return true;
  }

  bool range(size_t i, int64_t low, int64_t high) {
    return for_components(i, [&](const Constant& c) {
      if (c.as_int() >= low && c.as_int() <= high) return true;
      return fail(i, DiagId::EvalArgumentRange,
                  "the value " + text(c) + " given to " + builtin(call_.builtin).name + " is not in the range from " +
                      std::to_string(low) + " to " + std::to_string(high));
    });
  }

  bool bit_range(size_t offset, size_t count) {
    const Constant *o = argument(offset), *c = argument(count);
    if (!o || !c || uint64_t{o->as_u32()} + c->as_u32() <= 32) return true;
    return fail(offset, DiagId::EvalBitRange,
                "offset " + text(*o) + " and count " + text(*c) + " reach beyond 32 bits");
  }

  bool fail_view(size_t i, std::string message) { return fail(i, DiagId::EvalBufferView, std::move(message)); }

  /// Bytes that a value of the viewed type has at least: with one element of a runtime-sized array.
  struct Footprint {
    uint64_t minimum = 0;
    uint64_t before_array = 0;
    uint64_t stride = 0;  ///< 0: no runtime-sized array
    uint32_t align = 1;
  };
  Footprint footprint(TypeId type) const {
    const core::TypeStore& types = context_.types;
    Footprint f;
    const core::Extent extent = core::layout_of(types, type);
    f.align = extent.align;
    TypeId array = type;
    if (types.is(type, TypeKind::Struct) && !types.structure(type).members.empty()) {
      f.before_array = types.structure(type).members.back().offset;
      array = types.structure(type).members.back().type;
    }
    if (types.is(array, TypeKind::Array) && types[array].array_size == core::ArraySize::Runtime) {
      f.stride = core::array_stride(types, array);
      f.minimum = core::round_up(f.before_array + f.stride, types.is(type, TypeKind::Struct) ? f.align : 1);
    } else {
      f.minimum = extent.size;
    }
    return f;
  }

  bool view(bool is_array) {
    const core::TypeStore& types = context_.types;
    if (!types.is(call_.result, TypeKind::Pointer) || !types.is(call_.params[0], TypeKind::Pointer)) return true;
    const Footprint f = footprint(types[call_.result].element);
    const core::Type& buffer = types[types[call_.params[0]].element];
    const bool sized = buffer.array_size == core::ArraySize::Fixed;
    const Constant *offset = argument(1), *size = is_array ? argument(2) : nullptr;
    if (sized && f.minimum > buffer.count)
      return fail_view(0, "the viewed type needs " + std::to_string(f.minimum) + " bytes and the buffer has " +
                              std::to_string(buffer.count));
    if (offset && offset->as_int() < 0) return fail_view(1, "the offset " + text(*offset) + " is negative");
    if (offset && offset->as_int() % f.align != 0)
      return fail_view(
          1, "the offset " + text(*offset) + " is not a multiple of the alignment " + std::to_string(f.align));
    const uint64_t at = offset ? static_cast<uint64_t>(offset->as_int()) : 0;
    if (!is_array)
      return !sized || at + f.minimum <= buffer.count || fail_view(1, "the viewed value ends beyond the buffer");
    if (!size) return true;
    if (size->as_int() < 0) return fail_view(2, "the size " + text(*size) + " is negative");
    const uint64_t bytes = static_cast<uint64_t>(size->as_int());
    if (bytes < f.minimum)
      return fail_view(2, "the size " + text(*size) + " is below the " + std::to_string(f.minimum) +
                              " bytes that the viewed type needs");
    if (sized && at + bytes > buffer.count) return fail_view(2, "the viewed range ends beyond the buffer");
    if (f.stride != 0 && (bytes - f.before_array) % f.stride != 0)
      return fail_view(2, "the size " + text(*size) + " is no whole number of elements");
    return true;
  }

  EvalContext& context_;
  const CallInfo& call_;
  std::span<const Constant* const> arguments_;
  std::span<const diag::Span> spans_;
  diag::Span span_;
};

KnownArguments::Check find_check(uint32_t index) {
  struct Row {
    std::string_view name;
    KnownArguments::Check check;
  };
  static constexpr Row kRows[] = {
      {"/", &KnownArguments::divisor},
      {"%", &KnownArguments::divisor},
      {"<<", &KnownArguments::shift},
      {">>", &KnownArguments::shift},
      {"clamp", &KnownArguments::clamp},
      {"smoothstep", &KnownArguments::edges},
      {"extractBits", &KnownArguments::extract_bits},
      {"insertBits", &KnownArguments::insert_bits},
      {"ldexp", &KnownArguments::exponent},
      {"subgroupBroadcast", &KnownArguments::subgroup_id},
      {"subgroupShuffle", &KnownArguments::subgroup_id},
      {"subgroupShuffleUp", &KnownArguments::subgroup_id},
      {"subgroupShuffleDown", &KnownArguments::subgroup_id},
      {"subgroupShuffleXor", &KnownArguments::subgroup_id},
      {"quadBroadcast", &KnownArguments::quad_id},
      {"textureGather", &KnownArguments::gather},
      {"textureGatherCompare", &KnownArguments::offset},
      {"textureSample", &KnownArguments::offset},
      {"textureSampleBias", &KnownArguments::offset},
      {"textureSampleCompare", &KnownArguments::offset},
      {"textureSampleCompareLevel", &KnownArguments::offset},
      {"textureSampleGrad", &KnownArguments::offset},
      {"textureSampleLevel", &KnownArguments::offset},
      {"bufferView", &KnownArguments::buffer_view},
      {"bufferArrayView", &KnownArguments::buffer_array_view},
  };
  static const std::vector<KnownArguments::Check> checks = [] {
    std::vector<KnownArguments::Check> table(builtin_count(), nullptr);
    for (const Row& row : kRows) table[find_builtin(row.name)] = row.check;
    return table;
  }();
  return checks[index];
}

}  // namespace

bool check_known_arguments(EvalContext& context, const CallInfo& call, std::span<const Constant* const> arguments,
                           std::span<const diag::Span> spans, diag::Span span) {
  if (call.kind != CallKind::Builtin || context.types.is_error(call.result)) return true;
  const KnownArguments::Check check = find_check(call.builtin);
  KnownArguments known(context, call, arguments, spans, span);
  return !check || (known.*check)();
}

}  // namespace tesela::sema
