// SPDX-License-Identifier: Apache-2.0
#include "support/generate.h"

#include <cstring>

#include "support/generate_expr.h"

namespace tesela::test {
namespace {

constexpr uint32_t kOutPerInvocation = 8;
constexpr uint32_t kInputs = 64;

/// What statements at a place may do.
struct Context {
  bool uniform = false;    // control flow is uniform over the workgroup: barriers may stand here
  int depth = 3;           // nesting left
  bool breakable = false;  // a loop or switch that a divergent break may leave
  bool in_loop = false;    // `continue` may stand here
  std::string result;      // of `return`; " " for none, empty: no return here
};

class KernelGenerator {
 public:
  explicit KernelGenerator(uint64_t seed) : r_(seed), e_(r_, names_) {}

  GeneratedKernel run() {
    shape();
    std::string functions;
    for (uint32_t i = r_.below(4); i-- > 0;) functions += helper(static_cast<uint32_t>(helpers_++));
    if (r_.chance(60)) functions += barrier_helper();
    const std::string main = entry();
    k_.wgsl = header() + functions + main;
    data();
    return std::move(k_);
  }

 private:
  // --- frame of the program

  void shape() {
    static const std::vector<std::vector<uint32_t>> kSizes = {{1, 1, 1}, {2, 1, 1}, {3, 1, 1}, {7, 1, 1}, {8, 1, 1}, {16, 1, 1}, {17, 1, 1}, {32, 1, 1}, {33, 1, 1}, {64, 1, 1},
        {100, 1, 1}, {128, 1, 1}, {256, 1, 1}, {4, 4, 1}, {8, 8, 1}, {5, 3, 1}, {3, 3, 3}, {4, 2, 8}, {16, 16, 1}, {1, 9, 1}, {1, 1, 6}, {2, 7, 2}, {16, 4, 1}};
    const auto& size = r_.pick(kSizes);
    for (int i = 0; i < 3; ++i) k_.workgroup_size[i] = size[i];
    invocations_ = size[0] * size[1] * size[2];
    k_.num_workgroups[0] = 1 + r_.below(3);
    k_.num_workgroups[1] = 1 + r_.below(2);
    k_.uses_subgroups = r_.chance(35);
  }

  std::string header() const {
    std::string out;
    if (k_.uses_subgroups) out += "enable subgroups;\n";
    out += "struct Params { a: u32, b: u32, c: u32, d: u32 }\nstruct S { a: u32, v: vec3u, c: array<u32, 5>, w: vec4i }\n";
    out += "@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> inp: array<u32>;\n";
    out += "@group(0) @binding(2) var<storage, read_write> out: array<u32>;\n@group(0) @binding(3) var<storage, read_write> acc: array<atomic<u32>, 16>;\n";
    out += "const N = " + std::to_string(invocations_) + "u;\nvar<private> pa: array<u32, 7>;\nvar<private> pu: u32 = 9u;\nvar<private> li: u32;\nvar<private> gi: u32;\n";
    out += "var<workgroup> wg: array<u32, N>;\nvar<workgroup> wg2: array<vec3u, N>;\nvar<workgroup> wu: u32;\nvar<workgroup> wadd: array<atomic<u32>, 8>;\nvar<workgroup> wmax: array<atomic<u32>, 8>;\n";
    return out;
  }

  void data() {
    const auto words = [&](size_t n, bool small) {
      std::vector<uint8_t> bytes(n * 4);
      for (size_t i = 0; i < n; ++i) {
        const auto word = static_cast<uint32_t>(small ? r_.below(9) : r_.chance(60) ? r_.below(300) : r_.next());
        std::memcpy(bytes.data() + i * 4, &word, 4);
      }
      return bytes;
    };
    const size_t total = size_t{invocations_} * k_.num_workgroups[0] * k_.num_workgroups[1];
    k_.buffers = {words(4, true), words(kInputs, false), words(total * kOutPerInvocation, false), words(16, false)};
  }

  std::string helper(uint32_t number) {
    const Names outer = names_;
    const std::string name = "help" + std::to_string(number);
    const bool pointer = r_.chance(40);
    names_.variables = {{"x", Kind::U32, false}, {"y", Kind::U32, false}};
    names_.uniform = {"params.a", "params.b"};
    names_.arrays = {"pa"};
    if (pointer) names_.arrays.push_back("(*p)");
    std::string out = "fn " + name + (pointer ? "_p" : "") + "(x: u32, y: u32" + (pointer ? ", p: ptr<function, array<u32, 5>>" : "") + ") -> u32 {\n";
    Context c;
    c.depth = 2;
    c.result = "u32";
    out += statements(c, 2 + r_.below(4), 1);
    out += "  return " + e_.u32(2) + ";\n}\n";
    if (pointer) out += "fn " + name + "(x: u32, y: u32) -> u32 {\n  var local = array<u32, 5>(x, y, 3u, x ^ y, 1u);\n  let r = " + name + "_p(x, y + 1u, &local);\n  return r ^ local[x % 5u];\n}\n";
    names_ = outer;
    names_.functions.push_back(name);
    return out;
  }

  /// A function with barriers and an exit that diverges after the last of them.
  std::string barrier_helper() {
    const Names outer = names_;
    names_.variables = {{"x", Kind::U32, false}};
    names_.uniform = {"params.a", "params.c", "params.d"};
    names_.arrays = {"pa"};
    std::string out = "fn meet(x: u32) -> u32 {\n  var v: u32 = x;\n";
    names_.variables.push_back({"v", Kind::U32, true});
    out += exchange("  ", "v");
    if (r_.chance(50)) out += "  if (" + e_.boolean(1) + ") { return v + 1u; }\n  pa[v % 9u] = x;\n";
    out += "  return v ^ " + e_.u32(1) + ";\n}\n";
    names_ = outer;
    has_meet_ = true;
    return out;
  }

  std::string entry() {
    names_.uniform = {"params.a", "params.b", "params.c", "params.d", "wid.x", "nwg.x"};
    names_.arrays = {"pa", "fa", "s.c"};
    std::string out = "@compute @workgroup_size(" + std::to_string(k_.workgroup_size[0]) + ", " + std::to_string(k_.workgroup_size[1]) + ", " + std::to_string(k_.workgroup_size[2]) + ")\n";
    out += "fn main(@builtin(local_invocation_index) lidx: u32, @builtin(local_invocation_id) lid: vec3u, @builtin(workgroup_id) wid: vec3u, @builtin(num_workgroups) nwg: vec3u";
    out += k_.uses_subgroups ? ", @builtin(subgroup_invocation_id) sgl: u32) {\n" : ") {\n";
    out += "  li = lidx;\n  gi = (wid.y * nwg.x + wid.x) * N + lidx;\n  var fa = array<u32, 6>(li, gi, 3u, li ^ 5u, 77u, 0u);\n  var s: S;\n  s.a = li + lid.y * 3u;\n";
    for (auto [name, kind] : {std::pair{"u0", Kind::U32}, {"u1", Kind::U32}, {"i0", Kind::I32}, {"b0", Kind::Bool}, {"f0", Kind::F32}, {"v0", Kind::Vec3u}, {"w0", Kind::Vec4i}})
      out += declare(name, kind, "  ");
    names_.variables.push_back({"s.a", Kind::U32, true});
    names_.variables.push_back({"s.v", Kind::Vec3u, true});
    names_.variables.push_back({"s.w", Kind::Vec4i, true});
    names_.variables.push_back({"pu", Kind::U32, true});
    Context c;
    c.uniform = true;
    out += statements(c, 8 + r_.below(10), 1);
    if (r_.chance(40)) out += "  if (" + e_.boolean(1) + ") {\n    out[gi * 8u] = u0;\n    return;\n  }\n";
    out += "  out[gi * 8u] = u0 ^ pu;\n  out[gi * 8u + 1u] = u1;\n  out[gi * 8u + 2u] = u32(i0) + s.a;\n  out[gi * 8u + 3u] = u32(b0) + u32(abs(f0)) * 4u;\n";
    out += "  out[gi * 8u + 4u] = v0.x ^ v0.y ^ v0.z ^ s.v.y;\n  out[gi * 8u + 5u] = u32(w0.x + w0.y + w0.z) ^ u32(s.w.w);\n  out[gi * 8u + 6u] = fa[u1 % 6u] + s.c[u0 % 7u];\n  out[gi * 8u + 7u] = pa[u0 % 8u] + pa[1] + fa[2];\n}\n";
    return out;
  }

  // --- statements

  std::string pad(int indent) const { return std::string(static_cast<size_t>(indent) * 2, ' '); }
  std::string fresh(const char* prefix) { return prefix + std::to_string(counter_++); }

  static const char* type_name(Kind kind) {
    switch (kind) {
      case Kind::U32: return "u32";
      case Kind::I32: return "i32";
      case Kind::Bool: return "bool";
      case Kind::F32: return "f32";
      case Kind::Vec3u: return "vec3u";
      case Kind::Vec4i: return "vec4i";
    }
    return "";
  }

  /// Floats stay small whole numbers, so that everything made of them is exact.
  std::string value(Kind kind) { return kind == Kind::F32 ? "floor(clamp(" + e_.f32(1) + ", -64.0, 64.0))" : e_.of(kind, 2); }

  std::string declare(const std::string& name, Kind kind, const std::string& in) {
    std::string out = in + "var " + name + ": " + type_name(kind) + " = " + value(kind) + ";\n";
    names_.variables.push_back({name, kind, true});
    return out;
  }

  std::string statements(const Context& c, uint32_t n, int indent) {
    const size_t variables = names_.variables.size(), uniforms = names_.uniform.size();
    std::string out;
    for (uint32_t i = 0; i < n; ++i) out += statement(c, indent);
    names_.variables.resize(variables);
    names_.uniform.resize(uniforms);
    return out;
  }

  std::string block(Context c, int indent, uint32_t n) {
    --c.depth;
    return "{\n" + statements(c, n, indent + 1) + pad(indent) + "}";
  }

  std::string statement(const Context& c, int indent) {
    const std::string in = pad(indent);
    if (c.uniform && r_.chance(22)) return meeting(c, indent);
    const uint32_t k = r_.below(c.depth > 0 ? 22 : 11);
    if (k < 5) return assign(in);
    if (k < 6) return declare(fresh("n"), static_cast<Kind>(r_.below(6)), in);
    if (k < 8) return in + r_.pick(names_.arrays) + "[" + e_.u32(1) + (r_.chance(70) ? " % 6u" : "") + "] = " + e_.u32(2) + ";\n";
    if (k < 9) return atomic(in);
    if (k < 10) return in + "out[gi * 8u + " + std::to_string(r_.below(8)) + "u] = " + e_.u32(2) + ";\n";
    if (k < 11) return leave(c, in);
    if (k < 15) return if_(c, indent);
    if (k < 17) return switch_(c, indent);
    return loop(c, indent);
  }

  std::string assign(const std::string& in) {
    std::vector<Variable> writable;
    for (const Variable& v : names_.variables)
      if (v.writable) writable.push_back(v);
    if (writable.empty()) return in + "pa[" + e_.u32(1) + " % 7u] = " + e_.u32(2) + ";\n";
    const Variable v = r_.pick(writable);
    if (v.kind == Kind::U32 && r_.chance(30)) return in + v.name + r_.pick<std::string>({" += ", " ^= ", " *= ", " -= "}) + e_.u32(2) + ";\n";
    if (v.kind == Kind::Vec3u && r_.chance(40)) return in + v.name + r_.pick<std::string>({".x", ".z", "[li % 3u]", "[1]"}) + " = " + e_.u32(2) + ";\n";
    return in + v.name + " = " + value(v.kind) + ";\n";
  }

  std::string atomic(const std::string& in) {
    switch (r_.below(4)) {
      case 0: return in + "atomicAdd(&wadd[" + e_.u32(1) + " % 9u], " + e_.u32(1) + ");\n";
      case 1: return in + "atomicMax(&wmax[" + e_.u32(1) + " % 8u], " + e_.u32(1) + ");\n";
      case 2: return in + "atomicAdd(&acc[" + e_.u32(1) + " % 8u], " + e_.u32(1) + ");\n";
      default: return in + "atomicXor(&acc[8u + " + e_.u32(1) + " % 9u], " + e_.u32(1) + ");\n";
    }
  }

  /// break, continue or return, behind a condition that may diverge.
  std::string leave(const Context& c, const std::string& in) {
    std::vector<std::string> ways;
    if (c.breakable) ways.push_back("break;");
    if (c.in_loop) ways.push_back("continue;");
    if (!c.result.empty()) ways.push_back("return " + e_.u32(1) + ";");
    if (ways.empty() || c.uniform) return assign(in);
    return in + "if (" + e_.boolean(1) + ") { " + r_.pick(ways) + " }\n";
  }

  std::string if_(const Context& c, int indent) {
    Context inner = c;
    const bool uniform = c.uniform && r_.chance(50);
    inner.uniform = uniform;
    std::string out = pad(indent) + "if (" + (uniform ? e_.uniform_bool() : e_.boolean(2)) + ") " + block(inner, indent, 1 + r_.below(3));
    if (r_.chance(50)) out += " else " + block(inner, indent, 1 + r_.below(3));
    return out + "\n";
  }

  std::string switch_(const Context& c, int indent) {
    Context inner = c;
    inner.uniform = c.uniform && r_.chance(50);
    inner.breakable = true;
    inner.depth--;
    const std::string in = pad(indent);
    std::string out = in + "switch (" + (inner.uniform ? e_.uniform_u32(1) : e_.u32(1)) + " % 5u) {\n";
    const uint32_t clauses = 1 + r_.below(3);
    for (uint32_t i = 0; i < clauses; ++i) out += in + "  case " + std::to_string(i) + "u" + (i == 0 ? ", 4u" : "") + ": " + block(inner, indent + 1, 1 + r_.below(2)) + "\n";
    return out + in + "  default: " + block(inner, indent + 1, r_.below(2)) + "\n" + in + "}\n";
  }

  std::string loop(const Context& c, int indent) {
    Context inner = c;
    inner.uniform = c.uniform && r_.chance(50);
    inner.breakable = inner.in_loop = !inner.uniform;
    const std::string in = pad(indent), i = fresh("k");
    const std::string bound = inner.uniform ? "(" + e_.uniform_u32(0) + " % 5u)" : r_.chance(50) ? std::to_string(1 + r_.below(6)) + "u" : "(" + e_.u32(1) + " % 7u)";
    names_.variables.push_back({i, Kind::U32, false});
    if (inner.uniform) names_.uniform.push_back(i);
    std::string out;
    switch (r_.below(inner.uniform ? 2 : 4)) {
      case 0: out = in + "for (var " + i + " = 0u; " + i + " < " + bound + "; " + i + "++) " + block(inner, indent, 1 + r_.below(3)) + "\n"; break;
      case 1: {
        inner.in_loop = false;
        out = in + "{\n" + in + "var " + i + " = " + (inner.uniform ? "6u" : "li % 7u") + ";\n" + in + "while (" + i + " > 0u) {\n" + in + "  " + i + "--;\n" + in + "  " + block(inner, indent + 1, 1 + r_.below(3)) + "\n" + in + "}\n" + in + "}\n";
        break;
      }
      case 2: {
        // A counter that only the continuing block changes: `continue` cannot skip it.
        const std::string body = block(inner, indent + 1, 1 + r_.below(3));
        out = in + "{\n" + in + "var " + i + " = 0u;\n" + in + "loop {\n" + in + "  " + body + "\n" + in + "  continuing {\n" + in + "    " + i + " += 1u;\n" + in + "    " + assign("") + in + "    break if " + i + " >= " + bound + ";\n" + in + "  }\n" + in + "}\n" + in + "}\n";
        break;
      }
      default: {
        inner.in_loop = false;
        const std::string body = block(inner, indent + 1, 1 + r_.below(2));
        out = in + "{\n" + in + "var " + i + " = 0u;\n" + in + "loop {\n" + in + "  if (" + i + " >= " + bound + ") { break; }\n" + in + "  " + body + "\n" + in + "  " + i + " += 1u;\n" + in + "}\n" + in + "}\n";
      }
    }
    names_.variables.pop_back();
    if (inner.uniform) names_.uniform.pop_back();
    return out;
  }

  // --- where invocations meet

  /// Everybody writes one's own element, meets, reads others', meets.
  std::string exchange(const std::string& in, const std::string& into) {
    std::string out = in + "wg[li] = " + e_.u32(1) + ";\n";
    if (r_.chance(40)) out += in + "wg2[li] = " + e_.vec3u(1) + ";\n" + in + "workgroupBarrier();\n" + in + into + " += wg[(li * 3u + 1u) % N] ^ wg2[" + e_.u32(0) + (r_.chance(70) ? " % N]" : "]") + ".y;\n";
    else out += in + "workgroupBarrier();\n" + in + into + " ^= wg[" + e_.u32(1) + (r_.chance(70) ? " % N]" : "]") + " + wg[N - 1u - li];\n";
    return out + in + "workgroupBarrier();\n";
  }

  std::string own_target() {
    std::vector<std::string> found;
    for (const Variable& v : names_.variables)
      if (v.kind == Kind::U32 && v.writable) found.push_back(v.name);
    return found.empty() ? "pu" : r_.pick(found);
  }

  std::string meeting(const Context& c, int indent) {
    const std::string in = pad(indent), target = own_target();
    switch (r_.below(k_.uses_subgroups ? 13 : 9)) {
      case 0: case 1: return exchange(in, target);
      case 2: {
        const std::string name = fresh("q");
        std::string out = in + "if (li == " + e_.uniform_u32(0) + " % N) { wu = " + e_.u32(2) + " % 11u; }\n" + in + "let " + name + " = workgroupUniformLoad(&wu);\n";
        names_.uniform.push_back(name);
        return out;
      }
      case 3: return in + "workgroupBarrier();\n" + in + target + " += atomicLoad(&wadd[" + e_.u32(0) + " % 8u]) ^ atomicLoad(&wmax[" + e_.u32(0) + "]);\n" + in + "workgroupBarrier();\n";
      case 4: return in + "if (" + e_.uniform_bool() + " && workgroupUniformLoad(&wu) " + (r_.chance(50) ? "<" : "!=") + " 5u) {\n" + exchange(in + "  ", target) + in + "}\n";
      case 5:  // an exit that diverges after the last barrier of a loop that runs once
        return in + "loop {\n" + exchange(in + "  ", target) + in + "  if (" + e_.boolean(1) + ") { break; }\n" + in + "  " + target + " += 3u;\n" + in + "  break;\n" + in + "}\n" + in + "workgroupBarrier();\n";
      case 6:
        return in + "switch (" + e_.uniform_u32(0) + " % 3u) {\n" + in + "  case 0u, 1u: {\n" + exchange(in + "    ", target) + in + "    if (" + e_.boolean(1) + ") { break; }\n" + in + "    " + target + " = " + e_.u32(1) + ";\n" + in + "  }\n" + in + "  default: {}\n" + in + "}\n";
      case 7: return has_meet_ ? in + target + " ^= meet(" + e_.u32(1) + ") + " + e_.u32(0) + ";\n" : exchange(in, target);
      case 8: {
        Context inner = c;
        inner.depth = 0;
        inner.breakable = inner.in_loop = false;
        const std::string i = fresh("k");
        names_.uniform.push_back(i);
        std::string out = in + "for (var " + i + " = 1u; " + i + " < N; " + i + " *= 2u) {\n" + exchange(in + "  ", target) + statements(inner, 1, indent + 1) + in + "}\n";
        names_.uniform.pop_back();
        return out;
      }
      default: return subgroup(in, target);
    }
  }

  std::string subgroup(const std::string& in, const std::string& target) {
    const std::string v = e_.u32(1);
    switch (r_.below(9)) {
      case 0: return in + target + " += subgroupAdd(" + v + ");\n";
      case 1: return in + target + " ^= subgroupMax(" + v + ") - subgroupMin(" + v + ");\n";
      case 2: return in + target + " += subgroupExclusiveAdd(" + v + ");\n";
      case 3: return in + target + " ^= subgroupInclusiveAdd(" + v + ");\n";
      case 4: return in + target + " ^= subgroupBallot(" + e_.boolean(1) + ").x;\n";
      case 5: return in + target + " += subgroupShuffle(" + v + ", (sgl + 3u) % subgroupAdd(1u));\n";
      case 6: return in + target + " += u32(subgroupAll(" + e_.boolean(1) + ")) + 2u * u32(subgroupAny(" + e_.boolean(1) + ")) + 4u * u32(subgroupElect());\n";
      case 7: return in + target + " ^= subgroupBroadcastFirst(" + v + ") * subgroupMul(" + v + ");\n";
      default: return in + target + " ^= subgroupXor(" + v + ") + subgroupBroadcast(" + v + ", 0u) + subgroupOr(" + v + ") * subgroupAnd(" + v + ");\n";
    }
  }

  Random r_;
  Names names_;
  ExprGenerator e_;
  GeneratedKernel k_;
  uint32_t invocations_ = 1;
  uint32_t counter_ = 0;
  uint32_t helpers_ = 0;
  bool has_meet_ = false;
};

}  // namespace

GeneratedKernel generate_kernel(uint64_t seed) { return KernelGenerator(seed).run(); }

}  // namespace tesela::test
