// SPDX-License-Identifier: Apache-2.0
// The printer of the text form. Values are numbered in the order in which they appear, so that a text that was read back prints the same.
#include <bit>
#include <cmath>
#include <cstdio>

#include "ir/ir.h"

namespace tesela::ir {
namespace {

std::string_view space_name(Space space) {
  switch (space) {
    case Space::Function: return "function";
    case Space::Private: return "private";
    case Space::Workgroup: return "workgroup";
    case Space::Uniform: return "uniform";
    case Space::Storage: return "storage";
    case Space::Texture: return "texture";
    case Space::Constant: return "constant";
  }
  TESELA_UNREACHABLE();
}

std::string_view kind_name(core::BindingKind kind) {
  switch (kind) {
    case core::BindingKind::Uniform: return "uniform";
    case core::BindingKind::StorageRead: return "storage_read";
    case core::BindingKind::StorageReadWrite: return "storage_read_write";
    case core::BindingKind::TextureRead: return "texture_read";
    case core::BindingKind::TextureWrite: return "texture_write";
    case core::BindingKind::Sampler: return "sampler";
  }
  TESELA_UNREACHABLE();
}

void spaced(std::string& out, std::string_view text) {
  out += ' ';
  out += text;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\n";
    else
      out += c;
  }
  return out + '"';
}

std::string hex(uint32_t v) {
  char buffer[16];
  std::snprintf(buffer, sizeof buffer, "0x%x", v);
  return buffer;
}

std::string constant_text(Scalar type, uint32_t bits) {
  if (type == Scalar::Bool && bits <= 1) return bits != 0 ? "true" : "false";
  if (type == Scalar::I32) return std::to_string(static_cast<int32_t>(bits));
  if (type != Scalar::F32) return type == Scalar::F16 ? hex(bits) : std::to_string(bits);
  const float value = std::bit_cast<float>(bits);
  if (!std::isfinite(value)) return hex(bits);
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.9g", static_cast<double>(value));
  std::string text = buffer;
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

class FunctionPrinter {
 public:
  FunctionPrinter(const Function& f, std::string& out) : f_(f), out_(out), numbers_(f.values.size(), ~0u), labels_(f.instrs.size(), ~0u) {}

  void print(FuncId id) {
    out_ += "fn @" + std::to_string(id.index);
    spaced(out_, quoted(f_.name));
    out_ += " (";
    for (size_t i = 0; i < f_.params.size(); ++i) {
      if (i != 0) out_ += ", ";
      define(f_.params[i].value);
      out_ += ' ';
      out_ += core::scalar_name(f_.params[i].type);
      if (f_.params[i].type == Scalar::Ptr) out_ += " $" + std::to_string(f_.params[i].root.index);
    }
    out_ += ") -> (";
    for (size_t i = 0; i < f_.results.size(); ++i) {
      if (i != 0) out_ += ' ';
      out_ += core::scalar_name(f_.results[i]);
    }
    out_ += ") {\n";
    body();
    out_ += "}\n";
  }

 private:
  struct Frame {
    BlockId block;
    size_t next = 0;    // instruction to print
    size_t inner = 0;   // block of the open construct to print next
    bool open = false;  // instruction `next` is a construct whose head is printed
  };

  void body() {
    std::vector<Frame> stack{{f_.body}};
    while (!stack.empty()) {
      Frame& frame = stack.back();
      const auto& instrs = f_.blocks[frame.block].instrs;
      if (frame.next == instrs.size()) {
        stack.pop_back();
        continue;
      }
      const InstrId id = instrs[frame.next];
      const Instruction& instr = f_.instrs[id];
      depth_ = stack.size();
      if (!frame.open) head(id);
      frame.open = true;
      if (frame.inner < instr.blocks.size()) {
        open_block(instr, frame.inner);
        const BlockId inner = instr.blocks[frame.inner++];
        stack.push_back({inner});
        continue;
      }
      close_construct(instr);
      frame = {frame.block, frame.next + 1, 0, false};
    }
  }

  void indent() { out_.append(depth_ * 2, ' '); }

  void define(ValueId v) {
    if (v.index < numbers_.size() && numbers_[v.index] == ~0u) numbers_[v.index] = counter_++;
    use(v);
  }

  void use(ValueId v) {
    out_ += '%';
    const bool known = v.index < numbers_.size() && numbers_[v.index] != ~0u;
    if (!known) out_ += '?';
    out_ += std::to_string(known ? numbers_[v.index] : v.index);
  }

  void label(InstrId id) {
    if (id.index >= labels_.size()) {
      out_ += "^?";
      return;
    }
    if (labels_[id.index] == ~0u) labels_[id.index] = label_counter_++;
    out_ += '^';
    out_ += std::to_string(labels_[id.index]);
  }

  void results(const Instruction& instr) {
    if (instr.results.empty()) return;
    if (core::has(instr.op, core::kControl) || instr.op == Op::Call) {
      for (size_t i = 0; i < instr.results.size(); ++i) {
        if (i != 0) out_ += ", ";
        define(instr.results[i]);
        out_ += ' ';
        out_ += core::scalar_name(f_.values[instr.results[i]].type);
      }
    } else {
      define(instr.results[0]);
      for (size_t i = 1; i < instr.results.size(); ++i) numbers_[instr.results[i].index] = counter_++;
      if (instr.results.size() > 1) out_ += ".." + std::to_string(counter_ - 1);
    }
    out_ += " = ";
  }

  void head(InstrId id) {
    const Instruction& instr = f_.instrs[id];
    indent();
    results(instr);
    out_ += core::op_info(instr.op).name;
    if (!core::has(instr.op, core::kControl | core::kExit) && instr.type != Scalar::None) {
      out_ += ' ';
      out_ += core::scalar_name(instr.type);
    }
    if (core::has(instr.op, core::kControl)) {
      out_ += ' ';
      label(id);
    }
    if (instr.target) {
      out_ += ' ';
      label(instr.target);
    }
    immediate(instr);
    for (ValueId v : instr.operands) {
      out_ += ' ';
      use(v);
    }
    if (instr.op == Op::ElementPtr) {
      out_ += " stride " + std::to_string(instr.stride);
      if (instr.extent != 0) out_ += " extent " + std::to_string(instr.extent);
      if (instr.checked) out_ += " checked";
    }
    if (instr.op == Op::MemberPtr) spaced(out_, std::to_string(instr.imm));
    if (instr.blocks.empty()) out_ += '\n';
  }

  void immediate(const Instruction& instr) {
    const std::string number = std::to_string(instr.imm);
    if (instr.op == Op::Const)
      spaced(out_, constant_text(instr.type, instr.imm));
    else if (instr.op == Op::AddressOf || instr.op == Op::ClearVar || instr.op == Op::BufferSize)
      out_ += " $" + number;
    else if (instr.op == Op::Call)
      out_ += " @" + number;
    else if (instr.op == Op::LocalId || instr.op == Op::WorkgroupId || instr.op == Op::NumWorkgroups || instr.op == Op::Barrier || instr.op == Op::LoadBytes || instr.op == Op::StoreBytes || core::has(instr.op, core::kObserves))
      spaced(out_, number);
  }

  void open_block(const Instruction& instr, size_t i) {
    if (instr.op == Op::Switch) {
      if (i > 0) {
        indent();
        out_ += '}';
      }
      out_ += " case";
      const bool is_signed = !instr.operands.empty() && f_.values[instr.operands[0]].type == Scalar::I32;
      for (const SwitchCase& c : instr.cases)
        if (c.block == i) spaced(out_, constant_text(is_signed ? Scalar::I32 : Scalar::U32, c.value));
      if (instr.imm == i) out_ += " default";
      out_ += " {\n";
      return;
    }
    if (i > 0) {
      indent();
      out_ += instr.op == Op::Loop ? "} continuing" : "} else";
    }
    const auto& params = f_.blocks[instr.blocks[i]].params;
    if (!params.empty()) {
      out_ += " (";
      for (size_t p = 0; p < params.size(); ++p) {
        if (p != 0) out_ += ", ";
        define(params[p]);
        out_ += ' ';
        out_ += core::scalar_name(f_.values[params[p]].type);
      }
      out_ += ')';
    }
    out_ += " {\n";
  }

  void close_construct(const Instruction& instr) {
    if (instr.blocks.empty()) return;
    indent();
    out_ += "}\n";
  }

  const Function& f_;
  std::string& out_;
  std::vector<uint32_t> numbers_, labels_;
  uint32_t counter_ = 0, label_counter_ = 0;
  size_t depth_ = 0;
};

void print_var(VarId id, const Var& var, std::string& out) {
  out += "var $" + std::to_string(id.index);
  spaced(out, space_name(var.space));
  spaced(out, quoted(var.name));
  out += " size " + std::to_string(var.size) + " align " + std::to_string(var.align);
  if (is_bound(var.space)) out += " binding " + std::to_string(var.binding);
  if (var.space == Space::Function && var.owner) out += " owner @" + std::to_string(var.owner.index);
  if (var.read_only) out += " read_only";
  if (!var.data.empty()) {
    out += " data ";
    constexpr char kDigits[] = "0123456789abcdef";
    for (uint8_t byte : var.data) {
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    }
  }
  out += '\n';
}

}  // namespace

std::string to_text(const Module& module) {
  std::string out = "module " + quoted(module.name) + "\nworkgroup_size";
  for (uint32_t n : module.workgroup_size) spaced(out, std::to_string(n));
  out += "\nsubgroup_size " + std::to_string(module.subgroup_size) + "\n";
  if (module.entry) out += "entry @" + std::to_string(module.entry.index) + "\n";
  if (module.full) out += "full @" + std::to_string(module.full.index) + (module.full_by_lane ? " if each @" : " if @") + std::to_string(module.full_test.index) + "\n";
  for (const core::KernelBinding& b : module.bindings) {
    out += "binding " + std::to_string(b.group);
    spaced(out, std::to_string(b.binding));
    spaced(out, kind_name(b.kind));
    out += " min_size " + std::to_string(b.min_size);
    spaced(out, quoted(b.name));
    out += '\n';
  }
  for (uint32_t i = 0; i < module.vars.size(); ++i) print_var(VarId(i), module.vars[VarId(i)], out);
  for (uint32_t i = 0; i < module.functions.size(); ++i) FunctionPrinter(module.functions[FuncId(i)], out).print(FuncId(i));
  return out;
}

}  // namespace tesela::ir
