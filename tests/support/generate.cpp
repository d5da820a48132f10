// SPDX-License-Identifier: Apache-2.0
#include "support/generate.h"

#include <cstring>

#include "support/generate_expr.h"
#include "support/generate_features.h"

namespace tesela::test {
namespace {

constexpr uint32_t kOutPerInvocation = 8;
constexpr uint32_t kInputs = 64;
constexpr uint32_t kRecordWords = 20, kRecordMatrix = 8;  // of struct R

/// What a kernel is about. A large kernel has everything, another one to three of these.
enum class Feature : uint32_t { Loops, Switches, Returns, Barriers, UniformLoads, Calls, Arrays, Records, WorkgroupAtomics, StorageAtomics, Subgroups, Halves, Integers, Conversions, Textures, Count };

/// What statements at a place may do.
struct Context {
  bool entry = false;      // of the entry point: its variables may be named
  bool uniform = false;    // control flow is uniform over the workgroup: barriers may stand here
  int depth = 3;           // nesting left
  bool breakable = false;  // a loop or switch that a divergent break may leave
  bool in_loop = false;    // `continue` may stand here
  std::string result;      // of `return`; " " for none, empty: no return here
};

class KernelGenerator {
 public:
  explicit KernelGenerator(uint64_t seed) : r_(seed), e_(r_, names_), special_(r_, e_) {}

  GeneratedKernel run() {
    choose();
    shape();
    std::string functions;
    for (uint32_t i = large_ ? r_.below(3) : has(Feature::Calls) || has(Feature::Returns) ? 1 : 0; i-- > 0;) functions += helper(static_cast<uint32_t>(helpers_++));
    if (has(Feature::Barriers) && r_.chance(large_ ? 60 : 25)) functions += barrier_helper();
    const std::string main = entry();
    k_.wgsl = header() + functions + main;
    data();
    return std::move(k_);
  }

 private:
  // --- frame of the program

  bool has(Feature f) const { return (features_ >> static_cast<uint32_t>(f) & 1) != 0; }

  void choose() {
    constexpr auto kCount = static_cast<uint32_t>(Feature::Count);
    large_ = r_.below(40) == 0;
    tiny_ = !large_ && r_.chance(75);
    if (large_) features_ = (1u << kCount) - 1;
    if (r_.chance(15)) features_ |= 1u << static_cast<uint32_t>(Feature::Loops);
    for (uint32_t i = tiny_ ? 1 + r_.below(2) : 2 + r_.below(2); i-- > 0;) features_ |= 1u << r_.below(kCount);
    if (large_ && r_.chance(65)) features_ &= ~(1u << static_cast<uint32_t>(Feature::Subgroups));
    if (large_ && r_.chance(50)) features_ &= ~(1u << static_cast<uint32_t>(Feature::Halves));
    if (large_ && r_.chance(50)) features_ &= ~(1u << static_cast<uint32_t>(Feature::Records));
    depth_ = large_ ? 2 : 1;
  }

  void shape() {
    static const std::vector<std::vector<uint32_t>> kSizes = {{1, 1, 1}, {2, 1, 1}, {3, 1, 1}, {7, 1, 1}, {8, 1, 1}, {16, 1, 1}, {17, 1, 1}, {32, 1, 1}, {33, 1, 1}, {64, 1, 1},
        {100, 1, 1}, {128, 1, 1}, {256, 1, 1}, {4, 4, 1}, {8, 8, 1}, {5, 3, 1}, {3, 3, 3}, {4, 2, 8}, {16, 16, 1}, {1, 9, 1}, {1, 1, 6}, {2, 7, 2}, {16, 4, 1}, {257, 1, 1}, {13, 5, 3}, {31, 2, 1}, {4, 1, 1}, {9, 2, 2}};
    auto size = r_.pick(kSizes);
    if (r_.chance(25)) size = {1 + r_.below(257), 1, 1};
    for (int i = 0; i < 3; ++i) k_.workgroup_size[i] = size[i];
    invocations_ = size[0] * size[1] * size[2];
    k_.num_workgroups[0] = 1 + r_.below(3);
    k_.num_workgroups[1] = 1 + r_.below(2);
    k_.num_workgroups[2] = r_.chance(10) ? 2 : 1;
    k_.uses_subgroups = has(Feature::Subgroups);
    full_ = invocations_ % 32 == 0;
    if (!has(Feature::Textures)) return;
    using F = core::TexelFormat;
    storage_width_ = r_.pick<uint32_t>({1, 5, 8, 16, 64});
    stored_format_ = r_.pick<F>({F::R8Uint, F::R16Uint, F::Rg8Uint, F::Rgba8Uint, F::Rgba16Uint, F::Rgb10a2Uint, F::R32Uint, F::Rgba32Uint});
  }

  void textures(size_t total) {
    using F = core::TexelFormat;
    const auto rows = static_cast<uint32_t>((total + storage_width_ - 1) / storage_width_);
    k_.textures = {{.binding = 6, .format = r_.pick<F>({F::R8Uint, F::R16Uint, F::Rg16Uint, F::Rgba8Uint, F::Rgb10a2Uint, F::R32Uint, F::Rgba32Uint}), .width = 8, .height = 4, .mips = 3},
                   {.binding = 7, .format = r_.pick<F>({F::R8Unorm, F::Rg8Unorm, F::Rgba8Unorm, F::Bgra8Unorm}), .width = 4, .height = 4, .layers = 3, .mips = 2, .array = true},
                   {.binding = 8, .format = F::R32Uint, .width = storage_width_, .height = rows, .written = true},
                   {.binding = 9, .format = stored_format_, .width = storage_width_, .height = rows, .written = true}};
    for (GeneratedTexture& t : k_.textures) {
      size_t texels = 0;
      for (uint32_t level = 0; level < t.mips; ++level) texels += size_t{t.width >> level} * (t.height >> level) * t.layers;
      t.texels.resize(texels * core::texel_info(t.format).bytes);
      for (uint8_t& byte : t.texels) byte = static_cast<uint8_t>(r_.next());
    }
    for (core::AddressMode& mode : k_.sampler.address) mode = static_cast<core::AddressMode>(r_.below(3));
  }

  std::string header() const {
    std::string out;
    if (k_.uses_subgroups) out += "diagnostic(off, subgroup_uniformity);\nenable subgroups;\n";
    if (has(Feature::Halves)) out += "enable f16;\n";
    out += "struct Params { a: u32, b: u32, c: u32, d: u32 }\nstruct S { a: u32, v: vec3u, c: array<u32, 5>, w: vec4i }\n";
    out += "@group(0) @binding(0) var<uniform> params: Params;\n@group(0) @binding(1) var<storage, read> inp: array<u32>;\n";
    out += "@group(0) @binding(2) var<storage, read_write> out: array<u32>;\n@group(0) @binding(3) var<storage, read_write> acc: array<atomic<u32>, 16>;\n";
    out += "const N = " + std::to_string(invocations_) + "u;\nvar<private> pa: array<u32, 7>;\nvar<private> pu: u32 = 9u;\nvar<private> li: u32;\nvar<private> gi: u32;\n";
    out += "var<workgroup> wg: array<u32, N>;\nvar<workgroup> wg2: array<vec3u, N>;\nvar<workgroup> wu: u32;\nvar<workgroup> wadd: array<atomic<u32>, 8>;\nvar<workgroup> wmax: array<atomic<u32>, 8>;\nvar<workgroup> wmin: array<atomic<i32>, 4>;\nvar<workgroup> wown: array<atomic<u32>, N>;\n";
    if (has(Feature::Halves)) out += FeatureGenerator::half_declarations();
    if (has(Feature::Records)) out += FeatureGenerator::record_declarations();
    if (has(Feature::Textures)) out += FeatureGenerator::texture_declarations(storage_width_, std::string(core::texel_format_name(stored_format_)));
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
    const size_t total = size_t{invocations_} * k_.num_workgroups[0] * k_.num_workgroups[1] * k_.num_workgroups[2];
    k_.buffers = {words(4, true), words(kInputs, false), words(total * kOutPerInvocation, false), words(16, false)};
    k_.buffers.emplace_back(total * 4);  // halves: 1.0 and 2.0 for each invocation
    for (size_t i = 0; i < total; ++i) std::memcpy(k_.buffers[4].data() + i * 4, "\x00\x3c\x00\x40", 4);
    k_.buffers.push_back(words(total * kRecordWords, false));
    for (size_t i = 0; i < total * kRecordWords; ++i) {
      if (const size_t at = i % kRecordWords; at < kRecordMatrix || at >= kRecordMatrix + 6) continue;
      const float number = static_cast<float>(r_.below(16));
      std::memcpy(k_.buffers[5].data() + i * 4, &number, 4);
    }
    if (has(Feature::Textures)) textures(total);
  }

  std::string helper(uint32_t number) {
    const Names outer = names_;
    const std::string name = "help" + std::to_string(number);
    const bool pointer = r_.chance(has(Feature::Calls) ? 50 : 20);
    names_.variables = {{"x", Kind::U32, false}, {"y", Kind::U32, false}};
    names_.uniform = {"params.a", "params.b"};
    names_.arrays = outer_arrays();
    if (pointer) names_.arrays.push_back("(*p)");
    std::string out = "fn " + name + (pointer ? "_p" : "") + "(x: u32, y: u32" + (pointer ? ", p: ptr<function, array<u32, 5>>" : "") + ") -> u32 {\n";
    Context c;
    c.depth = depth_;
    c.result = "u32";
    if (has(Feature::Returns) && r_.chance(60)) out += leave(c, "  ");
    out += statements(c, large_ ? 2 + r_.below(4) : some(), 1);
    out += "  return " + e_.u32(depth_) + ";\n}\n";
    if (pointer) out += "fn " + name + "(x: u32, y: u32) -> u32 {\n  var local = array<u32, 5>(x, y, 3u, x ^ y, 1u);\n  let r = " + name + "_p(x, y + 1u, &local);\n  return r ^ local[x % 5u];\n}\n";
    names_ = outer;
    names_.functions.push_back(name);
    return out;
  }

  std::vector<std::string> outer_arrays() const { return has(Feature::Arrays) ? std::vector<std::string>{"pa"} : std::vector<std::string>{}; }

  /// A function with barriers and an exit that diverges after the last of them.
  std::string barrier_helper() {
    const Names outer = names_;
    names_.variables = {{"x", Kind::U32, false}};
    names_.uniform = {"params.a", "params.c", "params.d"};
    names_.arrays = outer_arrays();
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
    names_.arrays = has(Feature::Arrays) ? std::vector<std::string>{"pa", "fa", "s.c"} : std::vector<std::string>{};
    std::string out = "@compute @workgroup_size(" + std::to_string(k_.workgroup_size[0]) + ", " + std::to_string(k_.workgroup_size[1]) + ", " + std::to_string(k_.workgroup_size[2]) + ")\n";
    out += "fn main(@builtin(local_invocation_index) lidx: u32, @builtin(local_invocation_id) lid: vec3u, @builtin(workgroup_id) wid: vec3u, @builtin(num_workgroups) nwg: vec3u";
    out += k_.uses_subgroups ? ", @builtin(subgroup_invocation_id) sgl: u32) {\n" : ") {\n";
    out += "  li = lidx;\n  gi = ((wid.z * nwg.y + wid.y) * nwg.x + wid.x) * N + lidx;\n";
    if (has(Feature::Arrays)) out += "  var fa = array<u32, 6>(li, gi, 3u, li ^ 5u, 77u, 0u);\n  var s: S;\n  s.a = li + lid.y * 3u;\n";
    std::vector<std::string> results = {"u0", "u1"};
    for (const char* name : {"u0", "u1"}) {
      out += tiny_ ? std::string("  var ") + name + " = " + r_.pick<std::string>({"inp[gi]", "li ^ params.a", "gi * 3u", "params.b", "lid.x + wid.x", "inp[li]", "inp[params.c]"}) + ";\n" : declare(name, Kind::U32, "  ");
      if (tiny_) names_.variables.push_back({name, Kind::U32, true});
    }
    const auto perhaps = [&](const char* name, Kind kind, bool wanted, std::vector<std::string> shown) {
      if (!wanted && !r_.chance(large_ ? 60 : 8)) return;
      out += declare(name, kind, "  ");
      results.insert(results.end(), shown.begin(), shown.end());
    };
    perhaps("i0", Kind::I32, has(Feature::Integers) || has(Feature::Conversions), {"u32(i0)"});
    perhaps("b0", Kind::Bool, false, {"u32(b0)"});
    perhaps("f0", Kind::F32, has(Feature::Conversions), {"u32(abs(f0)) * 4u"});
    perhaps("v0", Kind::Vec3u, false, {"(v0.x ^ v0.y ^ v0.z)"});
    perhaps("w0", Kind::Vec4i, false, {"u32(w0.x + w0.y - w0.z)", "u32(w0.w)"});
    if (has(Feature::Halves)) out += "  var h0 = f16(li & 15u) * 0.5h;\n", results.push_back("u32(abs(h0) * 4.0h)");
    if (has(Feature::Records)) out += "  var t0: T;\n  t0.q[0] = vec2i(lid.xy);\n  t0.q[2].x = 11;\n", results.insert(results.end(), {"u32(t0.q[u0 % 3u].x ^ t0.q[1].y)", "u32(abs(t0.m[u1 & 1u].z) * 8.0)", "t0.e.c[li % 6u]"});
    if (has(Feature::Arrays)) {
      names_.variables.insert(names_.variables.end(), {{"s.a", Kind::U32, true}, {"s.v", Kind::Vec3u, true}, {"s.w", Kind::Vec4i, true}, {"pu", Kind::U32, true}});
      results.insert(results.end(), {"(s.a ^ pu)", "s.v.y", "u32(s.w.w)", "fa[u1 % 6u]", "s.c[u0 % 7u]", "pa[u0 % 8u]", "(pa[1] ^ fa[2])"});
    }
    out += body();
    if (has(Feature::Returns) && r_.chance(40)) out += "  if (" + e_.boolean(1) + ") {\n    out[gi * 8u] = u0;\n    return;\n  }\n";
    std::vector<std::string> words(kOutPerInvocation);
    for (size_t i = 0; i < results.size(); ++i) words[i % kOutPerInvocation] += (i < kOutPerInvocation ? "" : " + ") + results[i];
    for (size_t i = 0; i < words.size() && i < results.size(); ++i) out += "  out[gi * 8u + " + std::to_string(i) + "u] = " + words[i] + ";\n";
    return out + "}\n";
  }

  /// Statements of the entry point: of a small kernel, some of each of its features.
  std::string body() {
    Context c;
    c.uniform = c.entry = true;
    if (large_) return statements(c, 3 + r_.below(6), 1);
    c.depth = 1 + r_.below(2);
    const size_t variables = names_.variables.size(), uniforms = names_.uniform.size();
    std::string out;
    std::vector<uint32_t> chosen;
    for (uint32_t f = 0; f < static_cast<uint32_t>(Feature::Count); ++f)
      if ((features_ >> f & 1) != 0) chosen.push_back(f);
    for (uint32_t i = 0, n = tiny_ ? 1 + r_.below(2) : 1 + r_.below(3); i < n; ++i) out += r_.chance(15) ? statement(c, 1) : about(static_cast<Feature>(r_.pick(chosen)), c, 1);
    names_.variables.resize(variables);
    names_.uniform.resize(uniforms);
    return out;
  }

  // --- statements

  uint32_t some() { return large_ ? 1 + r_.below(3) : r_.chance(30) ? 2 : 1; }
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
  std::string value(Kind kind) { return kind == Kind::F32 ? "floor(clamp(" + e_.f32(1) + ", -64.0, 64.0))" : e_.of(kind, depth_); }

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
    if (c.uniform && r_.chance(22) && (has(Feature::Barriers) || has(Feature::UniformLoads))) return meeting(c, indent);
    if (c.depth > 0 && r_.chance(large_ ? 48 : 40)) {
      const uint32_t k = r_.below(9);
      if (k < 4 && has(Feature::Loops)) return loop(c, indent);
      if (k < 6 && has(Feature::Switches)) return switch_(c, indent);
      return if_(c, indent);
    }
    const uint32_t k = r_.below(20);
    if (k < 8) return assign(pad(indent));
    if (k < 9) return declare(fresh("n"), static_cast<Kind>(r_.below(6)), pad(indent));
    if (k < 10) return pad(indent) + "out[gi * 8u + " + std::to_string(r_.below(8)) + "u] = " + e_.u32(depth_) + ";\n";
    if (k < 12) return leave(c, pad(indent));
    std::vector<Feature> leaves;
    for (Feature f : {Feature::Arrays, Feature::Records, Feature::WorkgroupAtomics, Feature::StorageAtomics, Feature::Subgroups, Feature::Halves, Feature::Integers, Feature::Conversions, Feature::Textures, Feature::Calls})
      if (has(f)) leaves.push_back(f);
    return leaves.empty() ? assign(pad(indent)) : about(r_.pick(leaves), c, indent);
  }

  /// A statement that uses the feature, where it may stand here.
  std::string about(Feature feature, const Context& c, int indent) {
    const std::string in = pad(indent), target = own_target();
    switch (feature) {
      case Feature::Loops: return c.depth > 0 ? loop(c, indent) : assign(in);
      case Feature::Switches: return c.depth > 0 ? switch_(c, indent) : assign(in);
      case Feature::Returns:
      case Feature::Calls: return names_.functions.empty() ? leave(c, in) : in + target + " ^= " + r_.pick(names_.functions) + "(" + e_.u32(1) + ", " + e_.u32(0) + ");\n";
      case Feature::Barriers:
      case Feature::UniformLoads: return c.uniform ? meeting(c, indent) : assign(in);
      case Feature::Arrays: return names_.arrays.empty() ? assign(in) : in + r_.pick(names_.arrays) + "[" + e_.u32(1) + (r_.chance(70) ? " % 6u" : "") + "] = " + e_.u32(depth_) + ";\n";
      case Feature::Records: return c.entry ? special_.record_statement(in, target, counter_++) : assign(in);
      case Feature::WorkgroupAtomics: return r_.chance(40) ? special_.own_atomic(in, target, counter_++) : workgroup_atomic(in);
      case Feature::StorageAtomics: return storage_atomic(in);
      case Feature::Subgroups: return c.entry ? special_.subgroup(in, target, !c.uniform, full_) : assign(in);
      case Feature::Halves: return c.entry ? special_.half_statement(in, target, counter_++) : in + target + " += " + special_.half(false) + ";\n";
      case Feature::Integers: return in + target + r_.pick<std::string>({" = ", " += ", " ^= "}) + special_.integer() + ";\n";
      case Feature::Conversions: return in + target + r_.pick<std::string>({" = ", " += ", " ^= "}) + special_.conversion() + ";\n";
      case Feature::Textures: return special_.texture_statement(in, target);
      case Feature::Count: break;
    }
    return {};
  }

  std::string assign(const std::string& in) {
    std::vector<Variable> writable;
    for (const Variable& v : names_.variables)
      if (v.writable) writable.push_back(v);
    if (writable.empty()) return in + "pa[" + e_.u32(1) + " % 7u] = " + e_.u32(depth_) + ";\n";
    const Variable v = r_.pick(writable);
    if (v.kind == Kind::U32 && r_.chance(30)) return in + v.name + r_.pick<std::string>({" += ", " ^= ", " *= ", " -= "}) + e_.u32(depth_) + ";\n";
    if (v.kind == Kind::Vec3u && r_.chance(40)) return in + v.name + r_.pick<std::string>({".x", ".z", "[li % 3u]", "[1]"}) + " = " + e_.u32(depth_) + ";\n";
    return in + v.name + " = " + value(v.kind) + ";\n";
  }

  std::string workgroup_atomic(const std::string& in) {
    switch (r_.below(3)) {
      case 0: return in + "atomicAdd(&wadd[" + e_.u32(1) + " % 9u], " + e_.u32(1) + ");\n";
      case 1: return in + "atomicMin(&wmin[" + e_.u32(0) + " % 5u], " + e_.i32(0) + ");\n";
      default: return in + "atomicMax(&wmax[" + e_.u32(1) + " % 8u], " + e_.u32(1) + ");\n";
    }
  }

  std::string storage_atomic(const std::string& in) {
    if (r_.chance(30)) return in + "atomicAdd(&acc[" + e_.uniform_u32(0) + " % 8u], " + (r_.chance(50) ? "1u" : e_.u32(1)) + ");\n";
    return r_.chance(50) ? in + "atomicAdd(&acc[" + e_.u32(1) + " % 8u], " + e_.u32(1) + ");\n" : in + "atomicXor(&acc[8u + " + e_.u32(1) + " % 9u], " + e_.u32(1) + ");\n";
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
    std::string out = pad(indent) + "if (" + (uniform ? e_.uniform_bool() : e_.boolean(depth_)) + ") " + block(inner, indent, some());
    if (r_.chance(50)) out += " else " + block(inner, indent, some());
    return out + "\n";
  }

  std::string switch_(const Context& c, int indent) {
    Context inner = c;
    inner.uniform = c.uniform && r_.chance(50);
    inner.breakable = true;
    inner.depth--;
    const std::string in = pad(indent);
    std::string out = in + "switch (" + (inner.uniform ? e_.uniform_u32(1) : e_.u32(1)) + " % 5u) {\n";
    const uint32_t clauses = some();
    for (uint32_t i = 0; i < clauses; ++i) out += in + "  case " + std::to_string(i) + "u" + (i == 0 ? ", 4u" : "") + ": " + block(inner, indent + 1, 1 + r_.below(2)) + "\n";
    return out + in + "  default: " + block(inner, indent + 1, r_.below(2)) + "\n" + in + "}\n";
  }

  /// Often with a divergent exit, before or behind what else there is.
  std::string loop_body(Context c, int indent, uint32_t n) {
    if (c.uniform || c.depth <= 0 || !r_.chance(large_ ? 30 : 65)) return block(c, indent, n);
    --c.depth;
    const std::string exit = leave(c, pad(indent + 1));
    const bool first = r_.chance(50);
    const std::string rest = statements(c, n, indent + 1);
    return "{\n" + (first ? exit + rest : rest + exit) + pad(indent) + "}";
  }

  std::string loop(const Context& c, int indent) {
    Context inner = c;
    inner.uniform = c.uniform && r_.chance(large_ || has(Feature::Barriers) ? 50 : 25);
    inner.breakable = inner.in_loop = !inner.uniform;
    const std::string in = pad(indent), i = fresh("k");
    const std::string bound = inner.uniform ? "(" + e_.uniform_u32(0) + " % 5u)" : r_.chance(50) ? std::to_string(1 + r_.below(6)) + "u" : "(" + e_.u32(1) + " % 7u)";
    names_.variables.push_back({i, Kind::U32, false});
    if (inner.uniform) names_.uniform.push_back(i);
    std::string out;
    switch (r_.below(inner.uniform ? 2 : 4)) {
      case 0: out = in + "for (var " + i + " = 0u; " + i + " < " + bound + "; " + i + "++) " + loop_body(inner, indent, some()) + "\n"; break;
      case 1: {
        inner.in_loop = false;
        out = in + "{\n" + in + "var " + i + " = " + (inner.uniform ? "6u" : "li % 7u") + ";\n" + in + "while (" + i + " > 0u) {\n" + in + "  " + i + "--;\n" + in + "  " + loop_body(inner, indent + 1, some()) + "\n" + in + "}\n" + in + "}\n";
        break;
      }
      case 2: {
        // A counter that only the continuing block changes: `continue` cannot skip it.
        const std::string body = loop_body(inner, indent + 1, some());
        out = in + "{\n" + in + "var " + i + " = 0u;\n" + in + "loop {\n" + in + "  " + body + "\n" + in + "  continuing {\n" + in + "    " + i + " += 1u;\n" + in + "    " + assign("") + in + "    break if " + i + " >= " + bound + ";\n" + in + "  }\n" + in + "}\n" + in + "}\n";
        break;
      }
      default: {
        inner.in_loop = false;
        const std::string body = loop_body(inner, indent + 1, 1 + r_.below(2));
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
    if (k_.uses_subgroups && r_.chance(30)) return special_.subgroup(in, target, false, full_);
    switch (has(Feature::UniformLoads) && !large_ && r_.chance(60) ? 2 + 2 * r_.below(2) : r_.below(9)) {
      case 0: case 1: return exchange(in, target);
      case 2: {
        const std::string name = fresh("q");
        std::string out = in + "if (li == " + e_.uniform_u32(0) + " % N) { wu = " + e_.u32(depth_) + " % 11u; }\n" + in + "let " + name + " = workgroupUniformLoad(&wu);\n";
        names_.uniform.push_back(name);
        return out;
      }
      case 3: return in + "workgroupBarrier();\n" + in + target + " += atomicLoad(&wadd[" + e_.u32(0) + " % 8u]) ^ atomicLoad(&wmax[" + e_.u32(0) + "]) ^ u32(atomicLoad(&wmin[" + e_.u32(0) + " & 3u]));\n" + in + "workgroupBarrier();\n";
      case 4: return in + "if (" + e_.uniform_bool() + " && workgroupUniformLoad(&wu) " + (r_.chance(50) ? "<" : "!=") + " 5u) {\n" + exchange(in + "  ", target) + in + "}\n";
      case 5:  // an exit that diverges after the last barrier of a loop that runs once
        return in + "loop {\n" + exchange(in + "  ", target) + in + "  if (" + e_.boolean(1) + ") { break; }\n" + in + "  " + target + " += 3u;\n" + in + "  break;\n" + in + "}\n" + in + "workgroupBarrier();\n";
      case 6:
        return in + "switch (" + e_.uniform_u32(0) + " % 3u) {\n" + in + "  case 0u, 1u: {\n" + exchange(in + "    ", target) + in + "    if (" + e_.boolean(1) + ") { break; }\n" + in + "    " + target + " = " + e_.u32(1) + ";\n" + in + "  }\n" + in + "  default: {}\n" + in + "}\n";
      case 7: return has_meet_ ? in + target + " ^= meet(" + e_.u32(1) + ") + " + e_.u32(0) + ";\n" : exchange(in, target);
      default: {
        Context inner = c;
        inner.depth = 0;
        inner.breakable = inner.in_loop = false;
        const std::string i = fresh("k");
        names_.uniform.push_back(i);
        std::string out = in + "for (var " + i + " = 1u; " + i + " < N; " + i + " *= 2u) {\n" + exchange(in + "  ", target) + statements(inner, 1, indent + 1) + in + "}\n";
        names_.uniform.pop_back();
        return out;
      }
    }
  }

  Random r_;
  Names names_;
  ExprGenerator e_;
  FeatureGenerator special_;
  GeneratedKernel k_;
  uint32_t invocations_ = 1;
  uint32_t counter_ = 0;
  uint32_t helpers_ = 0;
  bool has_meet_ = false;
  bool large_ = false;  // everything, or
  bool tiny_ = false;   // one or two statements
  bool full_ = false;  // subgroups of any size
  uint32_t features_ = 0;
  uint32_t storage_width_ = 1;
  core::TexelFormat stored_format_ = core::TexelFormat::R32Uint;
  int depth_ = 2;  // of expressions
};

}  // namespace

GeneratedKernel generate_kernel(uint64_t seed) { return KernelGenerator(seed).run(); }

}  // namespace tesela::test
