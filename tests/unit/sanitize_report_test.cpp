// SPDX-License-Identifier: Apache-2.0
// What findings say, from results made by hand: places are given by the text that stands there.
#include <gtest/gtest.h>

#include "diag/render.h"
#include "engine/module.h"
#include "sanitize/blocks.h"
#include "sanitize/report.h"

namespace tesela::sanitize {
namespace {

using core::Scalar;

/// A module's text, and sites and results about it.
class Scene {
 public:
  explicit Scene(std::string text, uint32_t workgroup_size = 64, uint32_t groups = 1) : module_(engine::make_module({{"a.wgsl", std::move(text)}}, trusting(), {})) {
    TESELA_CHECK(module_->ok(), engine::render_all(module_->sources, module_->sink, false));
    program.workgroup_size[0] = workgroup_size;
    results.groups[0] = groups;
    for (const sema::Variable& variable : module_->program->variables) {
      if (variable.kind != sema::VariableKind::ModuleVar) continue;
      ir::Var var;
      var.name = module_->program->ast.symbols.text(variable.name);
      var.space = variable.space == core::AddressSpace::Storage ? ir::Space::Storage : variable.space == core::AddressSpace::Workgroup ? ir::Space::Workgroup : ir::Space::Private;
      var.type = variable.type;
      var.span = variable.name_span;
      program.vars.add(std::move(var));
    }
  }

  /// The nth place where this text stands.
  diag::Span place(std::string_view what, int nth = 0) const {
    size_t at = module_->sources.text().find(what);
    for (; nth > 0 && at != std::string_view::npos; --nth) at = module_->sources.text().find(what, at + 1);
    TESELA_CHECK(at != std::string_view::npos, std::string(what));
    return {static_cast<uint32_t>(at), static_cast<uint32_t>(at + what.size())};
  }
  ir::VarId var(std::string_view name) const {
    for (uint32_t i = 0; i < program.vars.size(); ++i)
      if (program.vars[ir::VarId(i)].name == name) return ir::VarId(i);
    TESELA_UNREACHABLE();
  }
  uint32_t site(Site::Kind kind, std::string_view variable, std::string_view what, int nth = 0, uint32_t inlined_at = 0) {
    Site s;
    s.kind = kind;
    s.loc = {place(what, nth), inlined_at};
    s.var = var(variable);
    s.type = Scalar::U32;
    program.sites.push_back(std::move(s));
    return static_cast<uint32_t>(program.sites.size() - 1);
  }
  uint32_t barrier(std::string_view what, uint32_t spaces, int nth = 0) {
    Site s;
    s.kind = Site::Kind::Barrier;
    s.loc.span = place(what, nth);
    s.spaces = spaces;
    program.sites.push_back(std::move(s));
    return static_cast<uint32_t>(program.sites.size() - 1);
  }
  /// A race for byte `offset` between invocations 6 and 5 of workgroup 0.
  Race& race(uint32_t a, uint32_t b, uint32_t offset = 0) {
    Race r;
    r.a = {a, {0, 6}};
    r.b = {b, {0, 5}};
    r.element.var = program.sites[a].var;
    r.element.offset = offset;
    r.elements = 1;
    results.races.push_back(std::move(r));
    return results.races.back();
  }
  Told& told(uint32_t site, std::vector<uint32_t> values, uint64_t times = 1, Invocation first = {}) {
    results.told.push_back({site, times, first, std::move(values)});
    return results.told.back();
  }

  std::vector<Found> found() const { return findings(program, names(), Checks::all(), results); }
  std::string text() const {
    std::string out;
    for (const Found& f : found()) out += diag::render(module_->sources, f.diagnostic, false);
    return out;
  }
  std::string hint() const { return found().at(0).diagnostic.hint; }
  Names names() const { return {module_->program->types, module_->program->ast.symbols, module_->sources}; }

  Program program;
  Results results;

 private:
  static sema::Features trusting() {
    sema::Features features;
    features.assume_uniform = true;
    return features;
  }
  std::shared_ptr<const engine::Module> module_;
};

constexpr const char* kReduce = R"(var<workgroup> tile: array<f32, 64>;
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = f32(li);
  out[li] = tile[63u - li];
}
)";

TEST(SanitizeReport, MissingBarrier) {
  Scene s(kReduce);
  Race& race = s.race(s.site(Site::Kind::Write, "tile", "tile[li]"), s.site(Site::Kind::Read, "tile", "tile[63u - li]"), 24);
  race.elements = 64;
  EXPECT_EQ(s.text(), R"(a.wgsl:4:3: error: two invocations race for 'tile[6]': one writes it here while another reads it [data-race]
  4 |   tile[li] = f32(li);
    |   ^^^^^^^^
note: written by invocation 6 (local id 6, workgroup 0)
a.wgsl:5:13: note: read here by invocation 5 (local id 5, workgroup 0)
  5 |   out[li] = tile[63u - li];
    |             ^^^^^^^^^^^^^^
note: the same on 63 other elements of 'tile'
  hint: a workgroupBarrier() between line 4 and line 5 orders them
)");
  const Found found = s.found().at(0);
  EXPECT_EQ(found.memory, "tile[6]");
  ASSERT_EQ(found.accesses.size(), 2u);
  EXPECT_TRUE(found.accesses[0].writes);
  EXPECT_EQ(found.accesses[1].local_id[0], 5u);
}

TEST(SanitizeReport, BarrierOfOtherMemory) {
  Scene s(R"(@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = li;
  workgroupBarrier();
  data[li + 64u] = data[63u - li];
}
)");
  Race& race = s.race(s.site(Site::Kind::Write, "data", "data[li]"), s.site(Site::Kind::Read, "data", "data[63u - li]"));
  race.barriers_between = {s.barrier("workgroupBarrier()", core::kWorkgroupMemory)};
  EXPECT_EQ(s.hint(), "workgroupBarrier() in line 4 orders workgroup memory, and 'data' is in storage memory: storageBarrier() there orders it");
}

TEST(SanitizeReport, DifferentWorkgroups) {
  Scene s(R"(@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = data[li + 1u];
}
)",
          64, 4);
  const uint32_t w = s.site(Site::Kind::Write, "data", "data[li]"), r = s.site(Site::Kind::Read, "data", "data[li + 1u]");
  Race& both = s.race(w, w);
  both.same_workgroup = false;
  both.b.who = {3, 6};
  Race& one = s.race(w, r);
  one.same_workgroup = false;
  const auto found = s.found();
  EXPECT_EQ(found[0].diagnostic.text, "invocations of different workgroups race for 'data[0]': both write it here");
  EXPECT_EQ(found[0].diagnostic.notes.at(0).text, "written by invocation 6 (local id 6, workgroup 0) and by invocation 198 (local id 6, workgroup 3)");
  EXPECT_EQ(found[0].diagnostic.hint, "no barrier orders different workgroups: give each an element of its own, or make 'data' atomic");
  EXPECT_EQ(found[1].diagnostic.hint, "no barrier orders different workgroups: do one of the two in another dispatch, or make 'data' atomic");
}

constexpr const char* kLoop = R"(var<workgroup> t: array<u32, 64>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var s = 32u; s > 0u; s /= 2u) {
    let x = t[li ^ s];
    workgroupBarrier();
    t[li] = x;
  }
  t[li ^ 1u] += 1u;
}
)";

TEST(SanitizeReport, LoopsComeRoundAgain) {
  {
    Scene s(kLoop);
    s.barrier("workgroupBarrier()", core::kWorkgroupMemory);
    s.race(s.site(Site::Kind::Write, "t", "t[li]"), s.site(Site::Kind::Read, "t", "t[li ^ s]"));
    EXPECT_EQ(s.hint(), "the next iteration comes to this with no barrier between: a workgroupBarrier() at the end of the loop that begins in line 3, after line 6, orders them");
  }
  {
    Scene s(kLoop);  // no barrier known: the text alone does not count
    s.race(s.site(Site::Kind::Write, "t", "t[li]"), s.site(Site::Kind::Read, "t", "t[li ^ s]"));
    EXPECT_EQ(s.hint(), "each iteration of the loop that begins in line 3 needs a workgroupBarrier(): between line 4 and line 6 if one iteration does both, at the end if the next one does");
  }
  {
    Scene s(kLoop);
    s.race(s.site(Site::Kind::Write, "t", "t[li]"), s.site(Site::Kind::Read, "t", "t[li ^ 1u]"));
    EXPECT_EQ(s.hint(), "a workgroupBarrier() between line 6 and line 8 orders them");
  }
}

TEST(SanitizeReport, OneStatement) {
  Scene s(kLoop);
  const uint32_t w = s.site(Site::Kind::Write, "t", "t[li ^ 1u]"), r = s.site(Site::Kind::Read, "t", "t[li ^ 1u]");
  s.race(w, r);
  EXPECT_EQ(s.hint(), "read into a variable first, then workgroupBarrier(), then write");
  s.race(w, w);
  EXPECT_EQ(s.hint(), "no barrier orders one statement: let one invocation write 't', or make it atomic");
}

TEST(SanitizeReport, Branches) {
  Scene s(R"(var<workgroup> n: u32;
var<private> p: u32;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 9u { // { not this
    n = 1u;
  } else if li < 12u { /* } */
    p = 2u;
  } else {
    p = n;
  }
  if li < 32u {
    n += 2u;
    p += n;
  }
}
)");
  const uint32_t write = s.site(Site::Kind::Write, "n", "n = 1u"), read = s.site(Site::Kind::Read, "n", "n;");
  s.race(write, read);
  EXPECT_EQ(s.hint(), "no barrier can stand between two branches: after line 5 end the branch, then workgroupBarrier(), then a branch of its own for line 9");
  s.results.races.clear();
  s.race(s.site(Site::Kind::Write, "n", "n += 2u"), s.site(Site::Kind::Read, "n", "n;", 1));
  EXPECT_EQ(s.hint(), "a workgroupBarrier() between line 12 and line 13 orders them; the barrier must be outside of the branch that begins in line 11 unless all invocations take it");
}

TEST(SanitizeReport, CallsAreNamed) {
  Scene s(R"(var<workgroup> n: u32;
var<private> p: u32;
fn put() { n = 1u; }
fn ask() -> u32 { return n; }
fn twice() { put(); p = ask(); }
@compute @workgroup_size(64) fn main() {
  twice();
}
)");
  s.program.call_sites = {{s.place("twice()", 1), 0}, {s.place("put()", 1), 1}, {s.place("ask()", 1), 1}};
  s.race(s.site(Site::Kind::Write, "n", "n = 1u", 0, 2), s.site(Site::Kind::Read, "n", "n;", 0, 3));
  EXPECT_EQ(s.text(), R"(a.wgsl:3:12: error: two invocations race for 'n': one writes it here while another reads it [data-race]
  3 | fn put() { n = 1u; }
    |            ^^^^^^
note: written by invocation 6 (local id 6, workgroup 0)
a.wgsl:5:14: note: called here
  5 | fn twice() { put(); p = ask(); }
    |              ^^^^^
a.wgsl:7:3: note: called here
  7 |   twice();
    |   ^^^^^^^
a.wgsl:4:26: note: read here by invocation 5 (local id 5, workgroup 0)
  4 | fn ask() -> u32 { return n; }
    |                          ^^
a.wgsl:5:25: note: called here
  5 | fn twice() { put(); p = ask(); }
    |                         ^^^^^
a.wgsl:7:3: note: called here
  7 |   twice();
    |   ^^^^^^^
  hint: a workgroupBarrier() between the two statements in line 5 orders them
)");
}

TEST(SanitizeReport, SameValuesAndComponentsAreWarnings) {
  Scene s(R"(@group(0) @binding(0) var<storage, read_write> v: array<vec4f>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  v[3].x = 1;
  v[3].z = 2;
  v[4] = vec4f(1);
}
)");
  const uint32_t x = s.site(Site::Kind::Write, "v", "v[3].x"), z = s.site(Site::Kind::Write, "v", "v[3].z"), whole = s.site(Site::Kind::Write, "v", "v[4]");
  s.program.sites[x].vector_scalars = s.program.sites[z].vector_scalars = 4;
  s.program.sites[z].vector_first = 2;
  s.program.sites[whole].scalars = 4;
  s.race(x, z, 48).components = true;
  Race& same = s.race(whole, whole, 64);
  same.same_value = true;
  same.elements = 8;
  const auto found = s.found();
  EXPECT_EQ(found[0].diagnostic.text, "two invocations race for components of 'v[3]': one writes x here while another writes z");
  EXPECT_EQ(found[1].diagnostic.text, "two invocations race for 'v[4]': both write it here, the same value");
  EXPECT_EQ(found[1].diagnostic.notes.at(1).text, "the same on 1 other element of 'v'");
  for (const Found& f : found) EXPECT_EQ(f.diagnostic.severity, diag::Severity::Warning);
  // One component that both touch is named.
  s.results.races.clear();
  s.race(x, x, 48);
  EXPECT_EQ(s.found().at(0).memory, "v[3].x");
}

TEST(SanitizeReport, Paths) {
  Scene s(R"(struct P { id: u32, pos: vec3f, m: mat3x2f, near: array<vec2u, 3> }
@group(0) @binding(0) var<storage, read_write> ps: array<P>;
@compute @workgroup_size(1) fn main() { ps[0].id = 1u; }
)");
  const ir::Var& ps = s.program.vars[s.var("ps")];
  // id 0, pos 16, m 32 (columns 8 apart), near 56, size 80.
  const std::pair<uint32_t, const char*> cases[] = {{0, "ps[0].id"}, {4, "ps[0]"}, {96, "ps[1].pos.x"}, {104, "ps[1].pos.z"}, {108, "ps[1]"}, {112 + 8 + 4, "ps[1].m[1].y"}, {80 + 56 + 8, "ps[1].near[1].x"}};
  for (const auto& [offset, path] : cases) EXPECT_EQ(path_of(ps, offset, s.names()), path) << offset;
}

constexpr const char* kSurplus = R"(@group(0) @binding(0) var<storage, read_write> data: array<f32>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u) {
  data[gid.x] = 2 * data[gid.x];
}
)";

TEST(SanitizeReport, SurplusInvocations) {
  Scene s(kSurplus, 64, 16);
  const uint32_t w = s.site(Site::Kind::Index, "data", "data[gid.x]"), r = s.site(Site::Kind::Index, "data", "data[gid.x]", 1);
  s.program.sites[w].writes = true;
  s.program.sites[w].text = s.program.sites[r].text = "data";
  s.told(w, {1000, 1000}, 24, {15, 40});
  s.told(r, {1000, 1000}, 24, {15, 40});
  EXPECT_EQ(s.text(), R"(a.wgsl:3:3: error: index 1000 is out of range: 'data' has 1000 elements [index-out-of-bounds]
  3 |   data[gid.x] = 2 * data[gid.x];
    |   ^^^^^^^^^^^
note: written 24 times, first by invocation 1000 (local id 40, workgroup 15)
a.wgsl:3:21: note: read here with the same index
  3 |   data[gid.x] = 2 * data[gid.x];
    |                     ^^^^^^^^^^^
  hint: the dispatch has 24 invocations more than 'data' has elements: return early where global_invocation_id.x >= arrayLength(&data)
)");
}

TEST(SanitizeReport, IndexHints) {
  const auto hint = [](Scalar type, uint32_t index) {
    Scene s(kSurplus, 64, 1);
    const uint32_t r = s.site(Site::Kind::Index, "data", "data[gid.x]");
    s.program.sites[r].text = "data";
    s.program.sites[r].type = type;
    s.told(r, {index, 64}, 1, {0, 3});
    return s.found().at(0).diagnostic.text + "; " + s.hint();
  };
  EXPECT_EQ(hint(Scalar::U32, 64), "index 64 is out of range: 'data' has 64 elements; the last element has index 63: arrayLength(&data) itself is one too far");
  EXPECT_EQ(hint(Scalar::I32, ~0u), "index -1 is out of range: 'data' has 64 elements; an index below zero is out of range: test for it before the access");
  EXPECT_EQ(hint(Scalar::U32, ~0u), "index 4294967295 is out of range: 'data' has 64 elements; this is -1 as i32: a u32 that goes below zero wraps");
  EXPECT_EQ(hint(Scalar::U32, 70), "index 70 is out of range: 'data' has 64 elements; ");
}

TEST(SanitizeReport, Partings) {
  Scene s(R"(@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li < 60u {
    workgroupBarrier();
  }
}
)",
          64, 3);
  s.program.vars.add({});  // sites want one
  s.program.vars[ir::VarId(0)].name = "none";
  const uint32_t condition = s.site(Site::Kind::Condition, "none", "li < 60u");
  s.program.sites[condition].type = Scalar::Bool;
  Parting parting;
  parting.site = condition;
  parting.workgroups = 3;
  parting.group = 0;
  parting.one = 0;
  parting.other = 60;
  parting.one_value = 1;
  parting.ones = 60;
  s.results.partings.push_back(parting);
  EXPECT_EQ(s.text(), R"(a.wgsl:2:6: error: some invocations of a workgroup skip a barrier: this is true for 60 of 64 and false for others [barrier-skipped]
  2 |   if li < 60u {
    |      ^^^^^^^^
note: true for invocation 0 (local id 0, workgroup 0)
note: false for invocation 60 (local id 60, workgroup 0)
note: workgroup 0 ended here, and 2 more in the same way: nothing after the barrier ran
  hint: every invocation of a workgroup has to come to the same barriers: put the barrier outside, and the condition round what stands before and after it
)");
}

TEST(SanitizeReport, DispatchTooSmall) {
  Scene s(kSurplus, 64, 15);
  s.results.coverage.push_back({s.var("data"), 4, 1000, 960, 960, {{960, 1000}}});
  EXPECT_EQ(s.text(), R"(a.wgsl:1:48: warning: the dispatch has 960 invocations for the 1000 elements of 'data': no invocation wrote 960 to 999 [dispatch-too-small]
  1 | @group(0) @binding(0) var<storage, read_write> data: array<f32>;
    |                                                ^^^^
  hint: 16 workgroups of 64 cover 1000 elements: `--items 1000` computes it
)");
}

TEST(SanitizeReport, UnwrittenRanges) {
  Scene s(kSurplus, 64, 16);
  s.results.coverage.push_back({s.var("data"), 4, 1000, 990, 0, {{0, 2}, {10, 17}, {999, 1000}}});
  EXPECT_EQ(s.found().at(0).diagnostic.text, "no invocation wrote 10 of the 1000 elements of 'data': 0 to 1, 10 to 16, 999");
  // Less than half written is no output that was meant to be whole; nothing written at all is none either.
  s.results.coverage[0] = {s.var("data"), 4, 1000, 10, 0, {{10, 1000}}};
  EXPECT_TRUE(s.found().empty());
  s.results.coverage[0] = {s.var("data"), 4, 1000, 0, 0, {{0, 1000}}};
  EXPECT_TRUE(s.found().empty());
}

TEST(SanitizeReport, PaddingIsNotMissing) {
  Scene s(R"(@group(0) @binding(0) var<storage, read_write> v: array<vec3f>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u) { v[gid.x] = vec3f(1); }
)",
          64, 1);
  std::vector<Coverage::Range> padding;
  for (uint64_t i = 0; i < kMaxRanges; ++i) padding.push_back({4 * i + 3, 4 * i + 4});
  s.results.coverage.push_back({s.var("v"), 4, 4 * 64, 3 * 64, 0, padding});
  EXPECT_TRUE(s.found().empty()) << s.text();
  // An element between its neighbours' padding.
  s.results.coverage[0].unwritten = {{3, 4}, {7, 12}, {15, 16}};
  s.results.coverage[0].written -= 3;
  EXPECT_EQ(s.found().at(0).diagnostic.text, "no invocation wrote 1 of the 64 elements of 'v': 2");
}

TEST(SanitizeReport, IdleInvocations) {
  Scene s(kSurplus, 64, 1000);
  s.results.coverage.push_back({s.var("data"), 4, 1000, 1000, 1000, {}});
  s.results.idle_invocations = 63000;
  EXPECT_TRUE(s.found().empty()) << "one invocation of each workgroup works";
  s.results.idle_workgroups = 984;
  const Found found = s.found().at(0);
  EXPECT_EQ(found.diagnostic.text, "984 of the 1000 workgroups access no storage memory: 'data' has 1000 elements");
  EXPECT_EQ(found.diagnostic.hint, "16 workgroups of 64 cover 1000 elements: `--items 1000` computes it");
}

TEST(SanitizeReport, StepByNumberOfWorkgroups) {
  Scene s(R"(@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(num_workgroups) nw: vec3u) {
  for (var i = gid.x; i < arrayLength(&data); i += nw.x) { data[i] *= 2u; }
}
)",
          64, 4);
  const uint32_t w = s.site(Site::Kind::Write, "data", "data[i]");
  Race& race = s.race(w, w);
  race.a.who = {0, 0};
  race.b.who = {0, 4};
  const auto found = s.found();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[1].diagnostic.text, "'nw.x' is the number of workgroups, 4: a step of that size brings several of the 256 invocations to the same elements");
  EXPECT_EQ(found[1].diagnostic.hint, "the number of invocations in a row is nw.x * 64");
}

TEST(SanitizeReport, Arithmetic) {
  Scene s(kSurplus);
  const auto text = [&](Site::Kind kind, core::Op op, Scalar type, std::vector<uint32_t> values) {
    const uint32_t site = s.site(kind, "data", "2 * data[gid.x]");
    s.program.sites[site].op = op;
    s.program.sites[site].type = type;
    s.results.told.clear();
    s.told(site, std::move(values), 7, {0, 3});
    return s.found().at(0).diagnostic.text;
  };
  using Kind = Site::Kind;
  EXPECT_EQ(text(Kind::DivisionByZero, core::Op::Div, Scalar::I32, {~0u, 0}), "-1 / 0: WGSL gives -1");
  EXPECT_EQ(text(Kind::DivisionByZero, core::Op::Rem, Scalar::U32, {7, 0}), "7 % 0: WGSL gives 0");
  EXPECT_EQ(text(Kind::ShiftPastWidth, core::Op::Shl, Scalar::U32, {1, 40}), "1 << 40: WGSL shifts by 8, the amount modulo 32");
  EXPECT_EQ(text(Kind::NotANumber, core::Op::Sqrt, Scalar::F32, {0xbf800000}), "the first NaN: sqrt(-1)");
  EXPECT_EQ(text(Kind::Infinity, core::Op::Div, Scalar::F32, {0x3f800000, 0}), "the first infinity: 1 / 0");
  EXPECT_EQ(text(Kind::Overflow, core::Op::Add, Scalar::I32, {0x7fffffff, 1}), "2147483647 + 1 overflows i32");
  EXPECT_EQ(s.found().at(0).diagnostic.notes.at(0).text, "computed 7 times, first by invocation 3 (local id 3, workgroup 0)");
}

TEST(SanitizeReport, BoundedAndWorstFirst) {
  Scene s(kReduce);
  const uint32_t w = s.site(Site::Kind::Write, "tile", "tile[li]");
  for (int i = 0; i < 3; ++i) s.race(w, w).same_value = true;
  for (int i = 0; i < 40; ++i) s.race(w, w);
  const auto found = s.found();
  ASSERT_EQ(found.size(), kMaxRaces + 1);
  EXPECT_EQ(found[0].diagnostic.severity, diag::Severity::Error);
  EXPECT_EQ(found.back().diagnostic.text, "11 more findings of this kind, which begin here, are not shown");
}

TEST(SanitizeReport, RacesThatTheSecondRunMissed) {
  Scene s(kReduce);
  SuspectVariable suspects;
  suspects.var = s.var("out");
  suspects.elements = 3;
  suspects.lowest = {{s.var("out"), 8}};
  s.results.suspects.push_back(suspects);
  s.results.vanished = 3;
  const Found found = s.found().at(0);
  EXPECT_EQ(found.diagnostic.text, "invocations race for 'out[2]'");
  EXPECT_TRUE(found.schedule_dependent);
}

TEST(SanitizeReport, SeveralDimensions) {
  Scene s(kReduce, 8, 2);
  s.program.workgroup_size[1] = 4;
  s.results.groups[1] = 3;
  Race& race = s.race(s.site(Site::Kind::Write, "tile", "tile[li]"), s.site(Site::Kind::Read, "tile", "tile[63u - li]"));
  race.a.who = {5, 17};  // workgroup (1, 2), local (1, 2)
  EXPECT_EQ(s.found().at(0).diagnostic.notes.at(0).text, "written by invocation (9, 10) (local id (1, 2), workgroup (1, 2))");
}

}  // namespace
}  // namespace tesela::sanitize
