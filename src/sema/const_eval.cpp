// SPDX-License-Identifier: Apache-2.0
#include "sema/const_eval.h"

#include <cmath>
#include <limits>
#include <vector>

#include "base/num.h"
#include "sema/const_eval_core.h"

namespace tesela::sema {
namespace eval {

std::nullopt_t Evaluator::fail(DiagId id, std::string message, std::string hint) const {
  if (context_.at_pipeline) message += ", with the override values of this pipeline";
  context_.sink.report(id, span_, std::move(message)).hint(std::move(hint));
  return std::nullopt;
}

double round_to(const TypeStore& types, TypeId type, long double value) {
  const TypeKind kind = types[type].kind;
  if (kind == TypeKind::AbstractFloat) return static_cast<double>(value);
  if (kind == TypeKind::F16) return base::round_to_half(static_cast<double>(value));
  const long double magnitude = std::fabs(value);
  if (magnitude >= 0x1.ffffffp127L)
    return value > 0 ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity();
  return static_cast<double>(static_cast<float>(value));
}

Result Evaluator::number(TypeId type, long double value) const {
  const double rounded = round_to(types(), type, value);
  if (!std::isfinite(rounded))
    return fail(DiagId::EvalNotFinite,
                "the result of " + std::string(name()) + " is not a finite value of " + text(type));
  return Constant::of_float(type, rounded);
}

bool Evaluator::in_range(TypeId type, long double value) const {
  if (std::isfinite(value) && std::isfinite(round_to(types(), type, value))) return true;
  fail(DiagId::EvalNotFinite,
       "an intermediate value of " + std::string(name()) + " is not a finite value of " + text(type));
  return false;
}

Result Evaluator::integer(TypeId type, __int128 value) const {
  const TypeKind k = kind(type);
  if (k == TypeKind::I32) return Constant::of_int(type, static_cast<int32_t>(static_cast<uint32_t>(value)));
  if (k == TypeKind::U32) return Constant::of_int(type, static_cast<uint32_t>(value));
  if (value < std::numeric_limits<int64_t>::min() || value > std::numeric_limits<int64_t>::max())
    return fail(DiagId::EvalIntegerOverflow,
                "the result of " + std::string(name()) + " does not fit into abstract-int");
  return Constant::of_int(type, static_cast<int64_t>(value));
}

Result each_component(const Evaluator& e, TypeId result, Scalars arguments, ScalarHandler handler) {
  const core::Type& t = e.types()[result];
  if (t.kind != TypeKind::Vector && t.kind != TypeKind::Matrix) return handler(e, result, arguments);
  const TypeId element = t.kind == TypeKind::Vector ? t.element : e.types().find_vector(t.element, t.rows);
  Constant value{result, 0, {}};
  value.elements.reserve(t.count);
  for (uint32_t i = 0; i < t.count; ++i) {
    const Constant* parts[4] = {};
    for (size_t k = 0; k < arguments.size(); ++k)
      parts[k] = arguments[k]->elements.empty() ? arguments[k] : &arguments[k]->elements[i];
    Result part = each_component(e, element, Scalars(parts, arguments.size()), handler);
    if (!part) return std::nullopt;
    value.elements.push_back(std::move(*part));
  }
  return value;
}

namespace {

/// Truncation toward zero, clamped to the values that both the integer type and the float type can represent.
int64_t float_to_integer(TypeKind from, TypeKind to, double value) {
  const double whole = std::trunc(value);
  const double low = to == TypeKind::I32 ? -0x1p31 : 0.0;
  const double high = to == TypeKind::I32 ? (from == TypeKind::F32 ? 0x1.fffffep30 : 0x1.fffffffcp30)
                                          : (from == TypeKind::F32 ? 0x1.fffffep31 : 0x1.fffffffep31);
  return static_cast<int64_t>(whole < low ? low : whole > high ? high : whole);
}

}  // namespace

Result convert_scalar(const Evaluator& e, TypeId to, const Constant& value) {
  if (value.type == to) return value;
  const TypeKind from = e.kind(value.type), kind = e.kind(to);
  const bool from_float = e.types().is_float(value.type);
  if (kind == TypeKind::Bool) return Constant::of_bool(to, from_float ? value.as_float() != 0 : value.bits != 0);
  if (kind == TypeKind::I32 || kind == TypeKind::U32) {
    if (from_float) return Constant::of_int(to, float_to_integer(from, kind, value.as_float()));
    if (from != TypeKind::AbstractInt) return e.integer(to, value.as_int());
  }
  if (from != TypeKind::AbstractInt && kind != TypeKind::AbstractInt) {
    if (from_float && std::isfinite(round_to(e.types(), to, value.as_float())))
      return Constant::of_float(to, round_to(e.types(), to, value.as_float()));
    if (!from_float) {
      // Integers below 2^32 are exact in a double, so this rounds once.
      const double number = static_cast<double>(value.as_int());
      if (std::isfinite(round_to(e.types(), to, number)))
        return Constant::of_float(to, round_to(e.types(), to, number));
    }
  } else if (Result converted = core::convert_constant(e.types(), value, to)) {
    return converted;
  }
  return e.fail(DiagId::EvalUnrepresentable, "the value " + e.text(value) + " cannot be represented as " + e.text(to));
}

namespace {

/// Components that a constant of this type would have at most; larger ones are refused, since constants are stored in
/// full.
constexpr uint64_t kMaxComponents = uint64_t{1} << 20;

uint64_t component_count(const TypeStore& types, TypeId id, uint32_t depth = 0) {
  const core::Type& t = types[id];
  if (depth > 300) return kMaxComponents + 1;
  if (t.kind == TypeKind::Vector) return t.count;
  if (t.kind == TypeKind::Matrix) return t.count * t.rows;
  if (t.kind == TypeKind::Array) {
    const uint64_t element = component_count(types, t.element, depth + 1);
    return element > kMaxComponents || t.count > kMaxComponents ? kMaxComponents + 1 : element * t.count;
  }
  if (t.kind != TypeKind::Struct) return 1;
  uint64_t sum = 0;
  for (const core::Member& m : types.structure(t.struct_id).members) {
    sum += component_count(types, m.type, depth + 1);
    if (sum > kMaxComponents) return sum;
  }
  return sum;
}

Result eval_zero(const Evaluator& e) {
  if (component_count(e.types(), e.result_type()) > kMaxComponents)
    return e.fail(DiagId::EvalTooLarge, "a constant of type " + e.text(e.result_type()) + " has too many components");
  return core::zero_constant(e.types(), e.result_type());
}

Result convert_one(const Evaluator& e, TypeId result, Scalars arguments) {
  return convert_scalar(e, result, *arguments[0]);
}

Result eval_conversion(const Evaluator& e, Arguments arguments) {
  if (arguments[0].type == e.result_type()) return arguments[0];
  const TypeKind kind = e.kind(e.result_type());
  if (kind == TypeKind::Array || kind == TypeKind::Struct) {
    if (Result same = core::convert_constant(e.types(), arguments[0], e.result_type())) return same;
    return e.fail(DiagId::EvalUnrepresentable,
                  "the value " + e.text(arguments[0]) + " cannot be represented as " + e.text(e.result_type()));
  }
  return each<convert_one>(e, arguments);
}

Result eval_splat(const Evaluator& e, Arguments arguments) {
  const core::Type& t = e.types()[e.result_type()];
  Result component = convert_scalar(e, t.element, arguments[0]);
  if (!component) return std::nullopt;
  Constant value{e.result_type(), 0, {}};
  value.elements.assign(t.count, *component);
  return value;
}

/// Components of scalars, vectors and matrices one after the other.
void flatten(const Constant& value, std::vector<const Constant*>& out) {
  if (value.elements.empty()) out.push_back(&value);
  for (const Constant& element : value.elements) flatten(element, out);
}

Result construct_vector(const Evaluator& e, TypeId type, std::span<const Constant* const> components) {
  Constant value{type, 0, {}};
  for (const Constant* component : components) {
    Result converted = convert_scalar(e, e.types()[type].element, *component);
    if (!converted) return std::nullopt;
    value.elements.push_back(std::move(*converted));
  }
  return value;
}

Result eval_construct(const Evaluator& e, Arguments arguments) {
  const TypeId type = e.result_type();
  const core::Type& t = e.types()[type];
  Constant value{type, 0, {}};
  if (t.kind == TypeKind::Vector || t.kind == TypeKind::Matrix) {
    std::vector<const Constant*> components;
    for (const Constant& argument : arguments) flatten(argument, components);
    const uint32_t rows = t.kind == TypeKind::Vector ? t.count : t.rows;
    const uint32_t columns = t.kind == TypeKind::Vector ? 1 : t.count;
    TESELA_CHECK(components.size() == rows * columns);
    if (t.kind == TypeKind::Vector) return construct_vector(e, type, components);
    for (uint32_t c = 0; c < columns; ++c) {
      Result column =
          construct_vector(e, e.types().find_vector(t.element, rows), std::span(components).subspan(c * rows, rows));
      if (!column) return std::nullopt;
      value.elements.push_back(std::move(*column));
    }
    return value;
  }
  for (size_t i = 0; i < arguments.size(); ++i) {
    const TypeId to = t.kind == TypeKind::Array ? t.element : e.types().structure(type).members[i].type;
    Result element = core::convert_constant(e.types(), arguments[i], to);
    if (!element)
      return e.fail(DiagId::EvalUnrepresentable,
                    "the value " + e.text(arguments[i]) + " cannot be represented as " + e.text(to));
    value.elements.push_back(std::move(*element));
  }
  return value;
}

Handler find_handler(uint32_t index) {
  static const std::vector<Handler> handlers = [] {
    std::vector<Handler> table(builtin_count());
    for (const auto rows :
         {operator_handlers(), integer_handlers(), float_handlers(), vector_handlers(), pack_handlers()})
      for (const HandlerRow& row : rows) {
        const uint32_t i = find_builtin(row.name);
        TESELA_CHECK(i != ~0u, std::string(row.name));
        table[i] = row.handler;
      }
    return table;
  }();
  return handlers[index];
}

}  // namespace
}  // namespace eval

std::optional<Constant> eval_call(EvalContext& context, const CallInfo& call, std::span<const Constant> arguments,
                                  diag::Span span) {
  const eval::Evaluator e(context, call, span);
  switch (call.kind) {
    case CallKind::Zero:
      return eval::eval_zero(e);
    case CallKind::Convert:
      return eval::eval_conversion(e, arguments);
    case CallKind::Splat:
      return eval::eval_splat(e, arguments);
    case CallKind::Construct:
      return eval::eval_construct(e, arguments);
    case CallKind::Builtin:
      break;
    case CallKind::Function:
      TESELA_UNREACHABLE("a user function is no const-expression");
  }
  std::vector<const Constant*> known;
  for (const Constant& argument : arguments) known.push_back(&argument);
  if (!check_known_arguments(context, call, known, {}, span)) return std::nullopt;
  const eval::Handler handler = eval::find_handler(call.builtin);
  TESELA_CHECK(handler, builtin(call.builtin).name);
  return handler(e, arguments);
}

std::optional<Constant> eval_index(EvalContext& context, const Constant& base, const Constant& index, TypeId result,
                                   diag::Span span) {
  const int64_t i = index.as_int();
  if (i < 0 || static_cast<uint64_t>(i) >= base.elements.size()) {
    CallInfo none;
    none.kind = CallKind::Convert;
    return eval::Evaluator(context, none, span)
        .fail(diag::DiagId::EvalIndexRange, "index " + std::to_string(i) + " is out of range of " +
                                                core::type_name(context.types, context.symbols, base.type));
  }
  const Constant& element = base.elements[static_cast<size_t>(i)];
  return element.type == result ? element : eval_convert(context, element, result, span);
}

/// For an integer that only the other type of 32 bits holds.
static std::string bits_hint(const core::TypeStore& types, const Constant& value, TypeId to) {
  if (!types.is(value.type, core::TypeKind::AbstractInt)) return {};
  const int64_t n = value.as_int();
  if (types.is(to, core::TypeKind::I32) && n > 0x7fffffff && n <= 0xffffffff) return "for a pattern of bits write bitcast<i32>(" + std::to_string(n) + "u)";
  if (types.is(to, core::TypeKind::U32) && n < 0 && n >= -0x80000000ll) return "u32 has no negative values; for a pattern of bits write bitcast<u32>(" + std::to_string(n) + "i)";
  return {};
}

std::optional<Constant> eval_convert(EvalContext& context, const Constant& value, TypeId to, diag::Span span) {
  if (std::optional<Constant> converted = core::convert_constant(context.types, value, to)) return converted;
  CallInfo none;
  none.kind = CallKind::Convert;
  const eval::Evaluator e(context, none, span);
  return e.fail(diag::DiagId::EvalUnrepresentable,
                "the value " + e.text(value) + " cannot be represented as " + e.text(to), bits_hint(context.types, value, to));
}

}  // namespace tesela::sema
