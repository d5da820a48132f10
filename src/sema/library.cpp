// SPDX-License-Identifier: Apache-2.0
#include "sema/library.h"

#include <unordered_map>

#include "base/check.h"
#include "sema/signature.h"

namespace tesela::sema {
namespace {

using core::TypeKind;

constexpr std::string_view kText =
#include "sema/builtins.lib"
    ;

template <class T>
struct Named {
  std::string_view name;
  T value;
};

template <class T, size_t N>
const T* find_named(const Named<T> (&table)[N], std::string_view name) {
  for (const Named<T>& row : table)
    if (row.name == name) return &row.value;
  return nullptr;
}

constexpr Named<TypeKind> kScalars[] = {
    {"bool", TypeKind::Bool}, {"AI", TypeKind::AbstractInt}, {"AF", TypeKind::AbstractFloat}, {"i32", TypeKind::I32},
    {"u32", TypeKind::U32},   {"f32", TypeKind::F32},        {"f16", TypeKind::F16}};

constexpr ConstraintMask kInt32 = mask_of(TypeKind::I32) | mask_of(TypeKind::U32);
constexpr ConstraintMask kConcreteFloat = mask_of(TypeKind::F32) | mask_of(TypeKind::F16);
constexpr ConstraintMask kInteger = kInt32 | mask_of(TypeKind::AbstractInt);
constexpr ConstraintMask kFloat = kConcreteFloat | mask_of(TypeKind::AbstractFloat);
constexpr Named<ConstraintMask> kSets[] = {{"scalar", kInteger | kFloat | mask_of(TypeKind::Bool)},
                                           {"number", kInteger | kFloat},
                                           {"float", kFloat},
                                           {"integer", kInteger},
                                           {"word", kInt32 | mask_of(TypeKind::F32)},
                                           {"int32", kInt32},
                                           {"concrete", kInt32 | kConcreteFloat},
                                           {"concrete_float", kConcreteFloat},
                                           {"constructible", kConstructible},
                                           {"any", kAnyType}};

template <class E>
constexpr uint32_t bit(E e) {
  return 1u << static_cast<uint32_t>(e);
}

constexpr Named<uint32_t> kSpaces[] = {{"storage", bit(core::AddressSpace::Storage)},
                                       {"uniform", bit(core::AddressSpace::Uniform)},
                                       {"workgroup", bit(core::AddressSpace::Workgroup)}};
constexpr Named<uint32_t> kAccesses[] = {{"read", bit(core::AccessMode::Read)},
                                         {"write", bit(core::AccessMode::Write)},
                                         {"read_write", bit(core::AccessMode::ReadWrite)}};
constexpr uint8_t kAnyAccess = 0xff;

using core::TextureKind;
constexpr Named<uint32_t> kSampled[] = {{"1d", bit(TextureKind::Sampled1d)},
                                        {"2d", bit(TextureKind::Sampled2d)},
                                        {"2d_array", bit(TextureKind::Sampled2dArray)},
                                        {"3d", bit(TextureKind::Sampled3d)},
                                        {"cube", bit(TextureKind::SampledCube)},
                                        {"cube_array", bit(TextureKind::SampledCubeArray)}};
constexpr Named<uint32_t> kDepth[] = {{"2d", bit(TextureKind::Depth2d)},
                                      {"2d_array", bit(TextureKind::Depth2dArray)},
                                      {"cube", bit(TextureKind::DepthCube)},
                                      {"cube_array", bit(TextureKind::DepthCubeArray)}};
constexpr Named<uint32_t> kStorage[] = {{"1d", bit(TextureKind::Storage1d)},
                                        {"2d", bit(TextureKind::Storage2d)},
                                        {"2d_array", bit(TextureKind::Storage2dArray)},
                                        {"3d", bit(TextureKind::Storage3d)}};

constexpr Named<uint32_t> kStages[] = {
    {"compute", kComputeOnly}, {"fragment", kFragmentOnly}, {"not_vertex", kNotVertex}};
constexpr Named<uint32_t> kEnables[] = {{"f16", kNeedsF16}, {"subgroups", kNeedsSubgroups}};
constexpr Named<Uniformity> kUniformities[] = {{"barrier", Uniformity::Barrier},
                                               {"uniform_load", Uniformity::UniformLoad},
                                               {"derivative", Uniformity::Derivative},
                                               {"subgroup_uniform", Uniformity::SubgroupUniform},
                                               {"subgroup_varying", Uniformity::SubgroupVarying},
                                               {"subgroup_delta", Uniformity::SubgroupDelta},
                                               {"atomic", Uniformity::Atomic},
                                               {"texture_load", Uniformity::TextureLoad}};

/// Reads one signature: `<template pattern>[T: constraint](name: pattern, name?: pattern) -> pattern`.
class SignatureParser {
 public:
  SignatureParser(Library& library, std::string_view text, bool lifted, bool with_optional)
      : library_(library), rest_(text), lifted_(lifted), with_optional_(with_optional) {
    overload_.text = text;
  }

  Overload parse() {
    // Variables are declared after the template pattern that may use them: read the declarations first.
    const size_t open = rest_.find('['), paren = rest_.find('(');
    std::string_view head = rest_.substr(0, open < paren ? open : paren);
    const std::string_view from_variables = rest_.substr(head.size());
    rest_ = from_variables;
    if (eat("[")) parse_variables();
    const std::string_view after_variables = rest_;
    if (!head.empty()) {
      rest_ = head;
      expect("<");
      overload_.template_argument = pattern();
      expect(">");
    }
    rest_ = after_variables;
    parse_parameters();
    if (eat("->")) overload_.result = pattern();
    TESELA_CHECK(rest_.empty(), std::string(overload_.text));
    return overload_;
  }

 private:
  void skip_blanks() {
    while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
  }
  bool eat(std::string_view token) {
    skip_blanks();
    if (!rest_.starts_with(token)) return false;
    rest_.remove_prefix(token.size());
    return true;
  }
  void expect(std::string_view token) { TESELA_CHECK(eat(token), std::string(overload_.text)); }
  std::string_view word() {
    skip_blanks();
    size_t n = 0;
    while (n < rest_.size() && (rest_[n] == '_' || (rest_[n] >= '0' && rest_[n] <= '9') ||
                                ((rest_[n] | 32) >= 'a' && (rest_[n] | 32) <= 'z')))
      ++n;
    TESELA_CHECK(n > 0, std::string(overload_.text));
    const std::string_view text = rest_.substr(0, n);
    rest_.remove_prefix(n);
    return text;
  }
  /// Alternatives of a table joined with |.
  template <size_t N>
  uint32_t alternatives(const Named<uint32_t> (&table)[N]) {
    uint32_t mask = 0;
    do {
      const uint32_t* value = find_named(table, word());
      TESELA_CHECK(value, std::string(overload_.text));
      mask |= *value;
    } while (eat("|"));
    return mask;
  }

  void parse_variables() {
    do {
      const std::string_view name = word();
      TESELA_CHECK(name.size() == 1 && overload_.variable_count < kMaxVariables, std::string(overload_.text));
      expect(":");
      ConstraintMask mask = 0;
      do {
        const std::string_view alternative = word();
        if (const TypeKind* scalar = find_named(kScalars, alternative))
          mask |= mask_of(*scalar);
        else if (const ConstraintMask* set = find_named(kSets, alternative))
          mask |= *set;
        else
          TESELA_CHECK(false, std::string(overload_.text));
      } while (eat("|"));
      overload_.variable_names[overload_.variable_count] = name[0];
      overload_.constraints[overload_.variable_count++] = mask;
    } while (eat(","));
    expect("]");
  }

  void parse_parameters() {
    std::vector<uint32_t> parameters;
    expect("(");
    while (!eat(")")) {
      word();
      const bool optional = eat("?");
      expect(":");
      const uint32_t p = pattern();
      if (!optional || with_optional_) parameters.push_back(p);
      eat(",");
    }
    overload_.first_parameter = static_cast<uint32_t>(library_.parameters.size());
    overload_.parameter_count = static_cast<uint32_t>(parameters.size());
    library_.parameters.insert(library_.parameters.end(), parameters.begin(), parameters.end());
  }

  uint32_t add(const Pattern& p) {
    library_.patterns.push_back(p);
    return static_cast<uint32_t>(library_.patterns.size() - 1);
  }

  uint8_t shape() {
    const char c = word()[0];
    if (c >= '2' && c <= '4') return static_cast<uint8_t>(c - '0');
    const size_t index = std::string_view("NCRK").find(c);
    TESELA_CHECK(index != std::string_view::npos, std::string(overload_.text));
    return static_cast<uint8_t>(kShapeVariables + index);
  }

  uint8_t variable(std::string_view name) {
    for (uint8_t i = 0; i < overload_.variable_count; ++i)
      if (name.size() == 1 && overload_.variable_names[i] == name[0]) return i;
    TESELA_CHECK(false, std::string(overload_.text));
    return 0;
  }

  uint32_t pattern() {
    if (eat("~")) {
      const uint32_t element = pattern();
      if (!lifted_) return element;
      Pattern p;
      p.kind = PatternKind::Vector;
      p.shape[0] = kShapeVariables;
      p.element = element;
      return add(p);
    }
    const std::string_view name = word();
    Pattern p;
    if (const TypeKind* scalar = find_named(kScalars, name)) {
      p.scalar = *scalar;
      return add(p);
    }
    if (name.size() == 1) {
      p.kind = PatternKind::Variable;
      p.variable = variable(name);
      return add(p);
    }
    return composite(name, p);
  }

  uint32_t composite(std::string_view name, Pattern& p) {
    static constexpr Named<PatternKind> kPlain[] = {{"runtime_array", PatternKind::RuntimeArray},
                                                    {"buffer", PatternKind::Buffer},
                                                    {"sampler", PatternKind::Sampler},
                                                    {"sampler_comparison", PatternKind::SamplerComparison}};
    static constexpr Named<PatternKind> kWrappers[] = {{"atomic", PatternKind::Atomic},
                                                       {"frexp_result", PatternKind::FrexpResult},
                                                       {"modf_result", PatternKind::ModfResult},
                                                       {"exchange_result", PatternKind::ExchangeResult}};
    if (const PatternKind* plain = find_named(kPlain, name)) {
      p.kind = *plain;
      return add(p);
    }
    p.accesses = kAnyAccess;
    if (name == "external" || name == "depth_multisampled") {
      p.kind = PatternKind::Texture;
      p.textures = bit(name == "external" ? TextureKind::External : TextureKind::DepthMultisampled2d);
      return add(p);
    }
    expect("<");
    if (const PatternKind* wrapper = find_named(kWrappers, name)) {
      p.kind = *wrapper;
      p.element = pattern();
    } else if (name == "view") {
      p.kind = PatternKind::View;
      p.variable = variable(word());
    } else if (name == "vec" || name == "mat") {
      p.kind = name == "vec" ? PatternKind::Vector : PatternKind::Matrix;
      p.shape[0] = shape();
      expect(",");
      if (name == "mat") {
        p.shape[1] = shape();
        expect(",");
      }
      p.element = pattern();
    } else if (name == "ptr") {
      p.kind = PatternKind::Pointer;
      p.spaces = static_cast<uint16_t>(alternatives(kSpaces));
      expect(",");
      p.element = pattern();
      if (eat(",")) p.accesses = static_cast<uint8_t>(alternatives(kAccesses));
    } else {
      texture(name, p);
    }
    expect(">");
    return add(p);
  }

  void texture(std::string_view name, Pattern& p) {
    p.kind = PatternKind::Texture;
    if (name == "sampled") {
      p.textures = alternatives(kSampled);
    } else if (name == "depth") {
      p.textures = alternatives(kDepth);
      return;
    } else if (name == "multisampled") {
      p.textures = bit(TextureKind::Multisampled2d);
    } else {
      TESELA_CHECK(name == "storage", std::string(overload_.text));
      p.textures = alternatives(kStorage);
    }
    if (name != "multisampled") expect(",");
    p.element = pattern();
    if (eat(",")) p.accesses = static_cast<uint8_t>(alternatives(kAccesses));
  }

  Library& library_;
  std::string_view rest_;
  bool lifted_;
  bool with_optional_;
  Overload overload_;
};

void parse_attributes(std::string_view line, Builtin& entry) {
  while (!line.empty()) {
    const size_t end = line.find(" @");
    std::string_view attribute = line.substr(1, end == std::string_view::npos ? end : end - 1);
    line = end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
    const size_t open = attribute.find('(');
    const std::string_view name = attribute.substr(0, open);
    const std::string_view argument =
        open == std::string_view::npos ? "" : attribute.substr(open + 1, attribute.size() - open - 2);
    if (name == "const") {
      entry.flags |= kConst | kMustUse;
    } else if (name == "must_use") {
      entry.flags |= kMustUse;
    } else if (name == "elementwise") {
      entry.flags |= kElementwise;
    } else if (name == "uniformity") {
      const Uniformity* u = find_named(kUniformities, argument);
      TESELA_CHECK(u, std::string(argument));
      entry.uniformity = *u;
    } else {
      const uint32_t* flag = name == "stage" ? find_named(kStages, argument) : find_named(kEnables, argument);
      TESELA_CHECK(flag && (name == "stage" || name == "enable"), std::string(attribute));
      entry.flags |= *flag;
    }
  }
}

/// `fn NAME = op OP`
void parse_head(std::string_view line, Builtin& entry) {
  line.remove_prefix(3);
  const size_t equals = line.rfind(" = ");
  TESELA_CHECK(equals != std::string_view::npos, std::string(line));
  entry.name = line.substr(0, equals);
  const char first = entry.name[0];
  if (!((first | 32) >= 'a' && (first | 32) <= 'z') || entry.name.starts_with("unary ")) entry.flags |= kOperator;
  const std::string_view how = line.substr(equals + 3);
  if (how.starts_with("op ")) {
    entry.lowering = Lowering::Op;
    entry.op = core::op_by_name(how.substr(3));
    TESELA_CHECK(entry.op != core::Op::Count, std::string(line));
  } else if (how.starts_with("expand ")) {
    entry.lowering = Lowering::Expand;
    entry.expand = how.substr(7);
  } else {
    TESELA_CHECK(how == "unsupported", std::string(line));
  }
}

void add_overloads(Library& lib, Builtin& entry, std::string_view text) {
  const int forms = text.find('~') == std::string_view::npos ? 1 : 2;
  const int optionals = text.find('?') == std::string_view::npos ? 1 : 2;
  for (int lifted = 0; lifted < forms; ++lifted) {
    for (int optional = 0; optional < optionals; ++optional) {
      entry.overloads.push_back(static_cast<uint32_t>(lib.overloads.size()));
      lib.overloads.push_back(SignatureParser(lib, text, lifted == 1, optional == 1).parse());
    }
  }
}

Library read_library() {
  Library lib;
  std::string_view rest = kText;
  Builtin entry;
  const auto finish = [&] {
    if (!entry.name.empty()) lib.builtins.push_back(std::move(entry));
    entry = Builtin();
  };
  while (!rest.empty()) {
    const size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    if (line.empty() || line.starts_with("#")) continue;
    if (line.starts_with("/// ")) {
      finish();
      entry.doc = line.substr(4);
    } else if (line.starts_with("@")) {
      parse_attributes(line, entry);
    } else if (line.starts_with("fn ")) {
      parse_head(line, entry);
    } else {
      TESELA_CHECK(line.starts_with("  "), std::string(line));
      add_overloads(lib, entry, line.substr(2));
    }
  }
  finish();
  return lib;
}

}  // namespace

const Library& library() {
  static const Library instance = read_library();
  return instance;
}

uint32_t find_builtin(std::string_view name) {
  static const std::unordered_map<std::string_view, uint32_t> index = [] {
    std::unordered_map<std::string_view, uint32_t> by_name;
    for (uint32_t i = 0; i < builtin_count(); ++i) by_name.emplace(library().builtins[i].name, i);
    return by_name;
  }();
  const auto found = index.find(name);
  return found == index.end() ? ~0u : found->second;
}

const Builtin& builtin(uint32_t index) {
  TESELA_CHECK(index < library().builtins.size());
  return library().builtins[index];
}

uint32_t builtin_count() {
  return static_cast<uint32_t>(library().builtins.size());
}

}  // namespace tesela::sema
