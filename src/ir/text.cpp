// SPDX-License-Identifier: Apache-2.0
// The reader of the text form. It checks names, labels and shape; everything else is left to verify(). Places are not part of the text: instructions
// get the span of their line.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <unordered_map>

#include "ir/ir.h"

namespace tesela::ir {
namespace {

constexpr uint32_t kMaxTextNesting = 4096;  // of a file; the reader keeps its own stack, later stages have limits of their own

struct Token {
  std::string_view text;
  diag::Span span;
  bool string = false;
};

/// Words, strings and single punctuation. Words hold letters, digits and "%$@^_.-+", so that `%5..8` is one word.
std::vector<Token> tokenize(std::string_view text) {
  std::vector<Token> tokens;
  size_t i = 0;
  const auto is_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::string_view("%$@^_.-+").find(c) != std::string_view::npos;
  };
  while (i < text.size()) {
    const char c = text[i];
    const size_t begin = i;
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      ++i;
      continue;
    }
    if (c == '/' && i + 1 < text.size() && text[i + 1] == '/') {
      while (i < text.size() && text[i] != '\n') ++i;
      continue;
    }
    if (c == '"') {
      ++i;
      while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
      i = i < text.size() ? i + 1 : text.size();
    } else if (c == '-' && i + 1 < text.size() && text[i + 1] == '>') {
      i += 2;
    } else if (is_word(c)) {
      while (i < text.size() && is_word(text[i])) ++i;
    } else {
      ++i;
    }
    tokens.push_back({text.substr(begin, i - begin), {static_cast<uint32_t>(begin), static_cast<uint32_t>(i)}, c == '"'});
  }
  const auto end = static_cast<uint32_t>(text.size());
  tokens.push_back({{}, {end, end}, false});
  return tokens;
}

std::optional<Scalar> scalar_by_name(std::string_view name) {
  for (int s = 0; s <= static_cast<int>(Scalar::Ptr); ++s)
    if (core::scalar_name(static_cast<Scalar>(s)) == name) return static_cast<Scalar>(s);
  return std::nullopt;
}

class TextReader {
 public:
  TextReader(std::string_view text, diag::Sink& sink) : tokens_(tokenize(text)), sink_(sink) {}

  Module read() {
    while (!failed_ && !peek().text.empty()) {
      if (accept("module")) module_.name = string();
      else if (accept("workgroup_size")) for (uint32_t& n : module_.workgroup_size) n = number();
      else if (accept("subgroup_size")) module_.subgroup_size = number();
      else if (accept("entry")) module_.entry = FuncId(prefixed('@'));
      else if (accept("full")) {
        module_.full = FuncId(prefixed('@'));
        expect("if");
        module_.full_by_lane = accept("each");
        module_.full_test = FuncId(prefixed('@'));
      } else if (accept("binding")) binding();
      else if (accept("var")) var();
      else if (accept("fn")) function();
      else fail("expected a declaration");
    }
    return std::move(module_);
  }

 private:
  const Token& peek(size_t ahead = 0) const { return tokens_[std::min(at_ + ahead, tokens_.size() - 1)]; }
  Token take() {
    const Token token = peek();
    if (at_ + 1 < tokens_.size()) ++at_;
    return token;
  }
  bool accept(std::string_view text) {
    if (failed_ || peek().string || peek().text != text) return false;
    take();
    return true;
  }
  void expect(std::string_view text) {
    if (!accept(text)) fail("expected '" + std::string(text) + "'");
  }
  void fail(const std::string& what) {
    if (!failed_) sink_.report(diag::DiagId::UnexpectedToken, peek().span, what + " in the text form of the IR");
    failed_ = true;
  }

  uint32_t parse_number(std::string_view text) {
    const std::string copy(text);
    char* end = nullptr;
    const bool hex = copy.starts_with("0x");
    const long long value = std::strtoll(copy.c_str(), &end, hex ? 16 : 10);
    if (copy.empty() || *end != 0 || value < -(1ll << 31) || value >= (1ll << 32)) fail("expected a number");
    return static_cast<uint32_t>(value);
  }
  uint32_t number() {
    if (failed_) return 0;
    const uint32_t value = parse_number(peek().text);
    if (!failed_) take();
    return value;
  }
  uint32_t prefixed(char prefix) {
    if (failed_ || !peek().text.starts_with(prefix)) {
      fail(std::string("expected a name with '") + prefix + "'");
      return ~0u;
    }
    const uint32_t value = parse_number(peek().text.substr(1));
    if (!failed_) take();
    return value;
  }
  std::string string() {
    if (failed_ || !peek().string || peek().text.size() < 2) {
      fail("expected a string");
      return {};
    }
    std::string_view text = take().text;
    text = text.substr(1, text.size() - 2);
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '\\' || i + 1 == text.size())
        out += text[i];
      else
        out += text[++i] == 'n' ? '\n' : text[i];
    }
    return out;
  }
  Scalar scalar() {
    const auto found = failed_ ? std::nullopt : scalar_by_name(peek().text);
    if (!found) {
      fail("expected a type");
      return Scalar::None;
    }
    take();
    return *found;
  }

  void binding() {
    core::KernelBinding b;
    b.group = number();
    b.binding = number();
    if (accept("uniform")) b.kind = core::BindingKind::Uniform;
    else if (accept("storage_read")) b.kind = core::BindingKind::StorageRead;
    else if (accept("storage_read_write")) b.kind = core::BindingKind::StorageReadWrite;
    else if (accept("texture_read")) b.kind = core::BindingKind::TextureRead;
    else if (accept("texture_write")) b.kind = core::BindingKind::TextureWrite;
    else if (accept("sampler")) b.kind = core::BindingKind::Sampler;
    else fail("expected the kind of a binding");
    if (accept("min_size")) b.min_size = number();
    b.name = string();
    module_.bindings.push_back(b);
  }

  void var() {
    if (prefixed('$') != module_.vars.size()) fail("variables must be numbered in order");
    static constexpr std::pair<std::string_view, Space> kSpaces[] = {{"function", Space::Function}, {"private", Space::Private},
        {"workgroup", Space::Workgroup}, {"uniform", Space::Uniform}, {"storage", Space::Storage}, {"texture", Space::Texture}, {"constant", Space::Constant}};
    Var v;
    bool known = false;
    for (const auto& [name, space] : kSpaces)
      if (!known && accept(name)) {
        v.space = space;
        known = true;
      }
    if (!known) fail("expected an address space");
    v.name = string();
    for (bool more = true; more && !failed_;) {
      if (accept("size")) v.size = number();
      else if (accept("align")) v.align = number();
      else if (accept("binding")) v.binding = number();
      else if (accept("owner")) v.owner = FuncId(prefixed('@'));
      else if (accept("read_only")) v.read_only = true;
      else if (accept("data")) data(v);
      else more = false;
    }
    module_.vars.add(std::move(v));
  }

  void data(Var& v) {
    const std::string_view text = take().text;
    for (size_t i = 0; i + 1 < text.size(); i += 2) {
      const std::string byte(text.substr(i, 2));
      char* end = nullptr;
      v.data.push_back(static_cast<uint8_t>(std::strtoul(byte.c_str(), &end, 16)));
      if (*end != 0) fail("expected hexadecimal digits");
    }
  }

  void function() {
    if (prefixed('@') != module_.functions.size()) fail("functions must be numbered in order");
    f_ = Function{};
    values_.clear();
    labels_.clear();
    f_.name = string();
    expect("(");
    while (!failed_ && !accept(")")) {
      Param p;
      p.value = define(prefixed('%'), Scalar::None);
      p.type = scalar();
      if (p.type == Scalar::Ptr) p.root = VarId(prefixed('$'));
      if (!failed_) f_.values[p.value].type = p.type;
      if (!failed_) f_.values[p.value].index = static_cast<uint32_t>(f_.params.size());
      f_.params.push_back(p);
      accept(",");
    }
    expect("->");
    expect("(");
    while (!failed_ && !accept(")")) f_.results.push_back(scalar());
    f_.body = f_.blocks.add({});
    expect("{");
    body();
    module_.functions.add(std::move(f_));
  }

  ValueId define(uint32_t number, Scalar type) {
    Value value;
    value.type = type;
    const ValueId id = f_.values.add(value);
    if (!failed_ && !values_.emplace(number, id).second) fail("a value is defined twice");
    return id;
  }

  /// Instructions of the body and of all blocks in it, with a stack of open blocks.
  void body() {
    struct Open {
      BlockId block;
      InstrId construct;
    };
    std::vector<Open> stack{{f_.body, {}}};
    while (!failed_ && !stack.empty()) {
      if (peek().text.empty()) return fail("a block is not closed");
      if (!accept("}")) {
        const InstrId id = instruction(stack.back().block);
        if (failed_ || !core::has(f_.instrs[id].op, core::kControl) || f_.instrs[id].op == Op::Call) continue;
        stack.push_back({open_block(id), id});
        if (stack.size() > kMaxTextNesting) fail("blocks are nested too deeply");
        continue;
      }
      const InstrId construct = stack.back().construct;
      stack.pop_back();
      if (construct && (peek().text == "else" || peek().text == "continuing" || peek().text == "case")) stack.push_back({open_block(construct), construct});
    }
  }

  BlockId open_block(InstrId construct) {
    const auto index = static_cast<uint32_t>(f_.instrs[construct].blocks.size());
    Block block;
    block.parent = construct;
    const BlockId id = f_.blocks.add(std::move(block));
    f_.instrs[construct].blocks.push_back(id);
    if (accept("case")) {
      while (!failed_ && peek().text != "{") {
        if (accept("default"))
          f_.instrs[construct].imm = index;
        else
          f_.instrs[construct].cases.push_back({number(), index});
      }
    } else if (!accept("else")) {
      accept("continuing");
    }
    if (accept("(")) {
      while (!failed_ && !accept(")")) {
        const uint32_t name = prefixed('%');
        const ValueId v = define(name, scalar());
        f_.values[v].block = id;
        f_.values[v].index = static_cast<uint32_t>(f_.blocks[id].params.size());
        f_.blocks[id].params.push_back(v);
        accept(",");
      }
    }
    expect("{");
    return id;
  }

  struct ResultName {
    uint32_t number;
    Scalar type;
  };

  std::vector<ResultName> result_names() {
    std::vector<ResultName> names;
    if (!peek().text.starts_with('%')) return names;
    do {
      const std::string_view text = peek().text;
      const size_t dots = text.find("..");
      if (dots != std::string_view::npos) {
        const uint32_t first = parse_number(text.substr(1, dots - 1)), last = parse_number(text.substr(dots + 2));
        if (last < first || last - first > 1'000'000) fail("expected a range of values");
        take();
        for (uint32_t n = first; !failed_ && n <= last; ++n) names.push_back({n, Scalar::None});
      } else {
        names.push_back({prefixed('%'), Scalar::None});
        if (const auto type = scalar_by_name(peek().text)) {
          names.back().type = *type;
          take();
        }
      }
    } while (accept(","));
    expect("=");
    return names;
  }

  InstrId instruction(BlockId block) {
    const std::vector<ResultName> names = result_names();
    Instruction instr;
    instr.loc.span = peek().span;
    instr.op = failed_ ? Op::Count : core::op_by_name(peek().text);
    if (instr.op == Op::Count) {
      fail("expected an operation");
      return {};
    }
    take();
    if (!core::has(instr.op, core::kControl | core::kExit))
      if (const auto type = scalar_by_name(peek().text)) {
        instr.type = *type;
        take();
      }
    const InstrId id = f_.instrs.add({});
    label_and_immediate(instr, id);
    operands(instr);
    for (const ResultName& name : names) {
      const ValueId v = define(name.number, name.type == Scalar::None ? instr.type : name.type);
      f_.values[v].def = id;
      f_.values[v].index = static_cast<uint32_t>(instr.results.size());
      instr.results.push_back(v);
    }
    f_.instrs[id] = std::move(instr);
    f_.blocks[block].instrs.push_back(id);
    return id;
  }

  void label_and_immediate(Instruction& instr, InstrId id) {
    if (peek().text.starts_with('^')) {
      const uint32_t label = prefixed('^');
      if (core::has(instr.op, core::kControl)) {
        if (!labels_.emplace(label, id).second) fail("a label is defined twice");
      } else if (const auto found = labels_.find(label); found != labels_.end()) {
        instr.target = found->second;
      } else {
        fail("no construct has this label");
      }
    }
    if (instr.op == Op::Const) instr.imm = constant(instr.type);
    else if (instr.op == Op::AddressOf || instr.op == Op::ClearVar || instr.op == Op::BufferSize) instr.imm = prefixed('$');
    else if (instr.op == Op::Call) instr.imm = prefixed('@');
    else if (instr.op == Op::LocalId || instr.op == Op::WorkgroupId || instr.op == Op::NumWorkgroups || instr.op == Op::Barrier || instr.op == Op::LoadBytes || instr.op == Op::StoreBytes || core::has(instr.op, core::kObserves)) instr.imm = number();
  }

  uint32_t constant(Scalar type) {
    if (accept("true")) return 1;
    if (accept("false")) return 0;
    const std::string text(peek().text);
    if (type != Scalar::F32 || text.starts_with("0x")) return number();
    char* end = nullptr;
    const float value = std::strtof(text.c_str(), &end);
    if (text.empty() || *end != 0) fail("expected a number");
    take();
    return std::bit_cast<uint32_t>(value);
  }

  void operands(Instruction& instr) {
    // A word with '%' that begins the next instruction is followed by '=', ',' or a type.
    while (!failed_ && peek().text.starts_with('%') && !begins_instruction()) {
      const auto found = values_.find(prefixed('%'));
      if (found == values_.end()) return fail("no value has this name");
      instr.operands.push_back(found->second);
    }
    if (instr.op == Op::MemberPtr) instr.imm = number();
    if (instr.op != Op::ElementPtr) return;
    expect("stride");
    instr.stride = number();
    if (accept("extent")) instr.extent = number();
    instr.checked = accept("checked");
  }
  bool begins_instruction() const {
    const std::string_view next = peek(1).text;
    return peek().text.find("..") != std::string_view::npos || next == "=" || next == "," || scalar_by_name(next).has_value();
  }

  std::vector<Token> tokens_;
  size_t at_ = 0;
  bool failed_ = false;
  diag::Sink& sink_;
  Module module_;
  Function f_;
  std::unordered_map<uint32_t, ValueId> values_;
  std::unordered_map<uint32_t, InstrId> labels_;
};

}  // namespace

Module parse_text(const diag::SourceSet& sources, diag::Sink& sink) { return TextReader(sources.text(), sink).read(); }

}  // namespace tesela::ir
