// SPDX-License-Identifier: Apache-2.0
// Modules and pipelines as the host sees them: source bytes that no text test can hold, phases, severities, features.
#include <gtest/gtest.h>

#include <algorithm>

#include "tesela/tesela.h"

namespace tesela {
namespace {

Module module_of(const std::string& text, const DeviceOptions& options = {}) { return Device(options).create_module({{"m.wgsl", text}}); }

/// The only diagnostic's id; what else there is otherwise.
std::string only_id(const Module& module) { return module.diagnostics().size() == 1 ? module.diagnostics()[0].id : "(" + module.render_diagnostics() + ")"; }

// Ledger: LEX-01
TEST(ModuleText, IsUtf8) {
  EXPECT_TRUE(module_of("const \xC3\xA9 = 1; // \xE2\x82\xAC \xF0\x9F\x98\x80").ok());
  for (const char* bad : {"\xFF", "\xC3(", "\xC0\x80", "\xE2\x82", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF0\x82\x82\xAC", "\x80", "\xFE\xFF"}) {
    EXPECT_EQ(only_id(module_of(std::string("const a = 1; // ") + bad + "\n")), "invalid-utf8") << bad;
    EXPECT_FALSE(module_of(std::string("const a") + bad + " = 1;").ok()) << bad;
  }
}

// Ledger: LEX-02
TEST(ModuleText, HasNoByteOrderMark) {
  EXPECT_TRUE(module_of("const a = 1;").ok());
  EXPECT_EQ(only_id(module_of("\xEF\xBB\xBF" "const a = 1;")), "invalid-character");
}

// Ledger: LEX-03
TEST(ModuleText, HasNoNullCharacter) {
  using namespace std::string_literals;
  for (const std::string& text : {"\0const a = 1;"s, "const\0a = 1;"s, "const a = 1;\0"s, "// a\0b\nconst a = 1;"s, "/* \0 */ const a = 1;"s, "/* /* \0 */ */"s, "// \0"s}) {
    const Module module = module_of(text);
    EXPECT_FALSE(module.ok());
    EXPECT_EQ(only_id(module), "invalid-character");
  }
  EXPECT_TRUE(module_of("// a\x01" "b\nconst a = 1;").ok());
}

// Ledger: LEX-09
TEST(ModuleText, CountsEveryLineBreak) {
  for (const char* lines : {"\n", "\r", "\r\n", "\v", "\f", "\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"}) {
    const Module module = module_of(std::string("const a = 1; // x") + lines + "/* y" + lines + "*/ const b = ;");
    ASSERT_EQ(module.diagnostics().size(), 1u);
    EXPECT_EQ(module.diagnostics()[0].place.line, 3u);
    EXPECT_EQ(module.diagnostics()[0].place.column, 14u);
  }
  const Module module = module_of("\n\r\r\n\n\rconst b = ;");  // LF, CR, CRLF, LF, CR
  ASSERT_EQ(module.diagnostics().size(), 1u);
  EXPECT_EQ(module.diagnostics()[0].place.line, 6u);
}

// Ledger: DIAG-01, DIAG-06
TEST(ModuleDiagnostics, SayWhatWhereAndHowBad) {
  const std::string body = "@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) l: u32) {\n  if l == 0 { _ = subgroupAdd(1u); }\n}\n";
  const std::pair<const char*, Severity> severities[] = {{"error", Severity::Error}, {"warning", Severity::Warning}, {"info", Severity::Info}};
  for (const auto& [name, severity] : severities) {
    const Module module = module_of("enable subgroups; diagnostic(" + std::string(name) + ", subgroup_uniformity);\n" + body);
    ASSERT_EQ(module.diagnostics().size(), 1u) << name;
    const Diagnostic& d = module.diagnostics()[0];
    EXPECT_EQ(d.id, "subgroup-not-uniform");
    EXPECT_EQ(d.severity, severity);
    EXPECT_EQ(d.place.file, "m.wgsl");
    EXPECT_EQ(d.place.line, 3u);
    EXPECT_EQ(d.place.column, 19u);
    EXPECT_EQ(d.place.end_line, 3u);
    EXPECT_EQ(d.place.end_column, 34u);
    EXPECT_EQ(module.ok(), severity != Severity::Error) << name;
    EXPECT_EQ(module.create_pipeline().ok(), severity != Severity::Error) << name;
  }
  const Module silent = module_of("enable subgroups; diagnostic(off, subgroup_uniformity);\n" + body);
  EXPECT_TRUE(silent.ok());
  EXPECT_TRUE(silent.diagnostics().empty());
}

// Ledger: DIAG-05, MOD-06
TEST(ModuleDiagnostics, ErrorsFailTheirPhase) {
  const Module wrong = module_of("@compute @workgroup_size(1) fn main() { let a: i32 = 1u; }");
  EXPECT_FALSE(wrong.ok());
  EXPECT_FALSE(wrong.create_pipeline().ok());

  const Module module = module_of("override n = 1;\n@compute @workgroup_size(1) fn main() { var a = array(1, 2); _ = a[n]; _ = 1 / n; }");
  EXPECT_TRUE(module.ok());
  EXPECT_TRUE(module.diagnostics().empty());
  EXPECT_TRUE(module.create_pipeline().ok());
  const std::pair<double, const char*> faults[] = {{2, "eval-index-range"}, {0, "eval-division-by-zero"}};
  for (const auto& [value, id] : faults) {
    PipelineOptions options;
    options.constants["n"] = value;
    const Pipeline pipeline = module.create_pipeline(options);
    EXPECT_FALSE(pipeline.ok());
    ASSERT_EQ(pipeline.diagnostics().size(), 1u);
    EXPECT_EQ(pipeline.diagnostics()[0].id, id);
  }
  EXPECT_TRUE(module.ok());
  EXPECT_TRUE(module.create_pipeline().ok());
}

// Ledger: MOD-02
TEST(ModulePhases, WithoutAnEntryPointThereIsNoPipeline) {
  const Module module = module_of("fn f() -> i32 { return 1; }");
  EXPECT_TRUE(module.ok());
  EXPECT_TRUE(module.reflection().entry_points.empty());
  EXPECT_FALSE(module.create_pipeline().ok());
}

// Ledger: MOD-04
TEST(ModulePhases, PipelinesOfOneModuleAreIndependent) {
  const Device device;
  const Module module = device.create_module({{"m.wgsl", R"(
    override n = 3u;
    override m = n * 2u;
    var<workgroup> w: array<u32, n>;
    @group(0) @binding(0) var<storage, read_write> o: array<u32>;
    @compute @workgroup_size(n) fn main(@builtin(local_invocation_index) l: u32) { w[l] = l + m; workgroupBarrier(); o[l] = w[n - 1u - l]; }
  )"}});
  const auto pipeline_of = [&](std::map<std::string, double> constants) {
    PipelineOptions options;
    options.constants = std::move(constants);
    return module.create_pipeline(options);
  };
  const Pipeline plain = pipeline_of({}), five = pipeline_of({{"n", 5}}), both = pipeline_of({{"n", 2}, {"m", 100}});
  const auto run = [&](const Pipeline& pipeline) {
    Buffer o = *device.create_buffer(24);
    EXPECT_TRUE(device.dispatch(pipeline, Bindings().set("o", o), {}).ok()) << pipeline.render_diagnostics();
    return std::vector<uint32_t>(o.as<uint32_t>().begin(), o.as<uint32_t>().end());
  };
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(run(plain), (std::vector<uint32_t>{8, 7, 6, 0, 0, 0}));
    EXPECT_EQ(run(five), (std::vector<uint32_t>{14, 13, 12, 11, 10, 0}));
    EXPECT_EQ(run(both), (std::vector<uint32_t>{101, 100, 0, 0, 0, 0}));
  }
}

// Ledger: DIR-10, DIR-13
TEST(Features, SwitchedOffAreRefused) {
  const std::pair<const char*, const char*> uses[] = {{"f16", "enable f16;"},
                                                      {"subgroups", "enable subgroups;"},
                                                      {"subgroup_size_control", "enable subgroup_size_control;"},
                                                      {"pointer_composite_access", "requires pointer_composite_access;"},
                                                      {"buffer_view", "@group(0) @binding(0) var<storage> b: buffer;"}};
  for (const auto& [name, text] : uses) {
    EXPECT_TRUE(module_of(text).ok()) << name;
    DeviceOptions options;
    ASSERT_TRUE(options.features.switch_off(name).ok());
    EXPECT_FALSE(module_of(text, options).ok()) << name;
    EXPECT_TRUE(module_of("const a = 1;", options).ok());
  }
  DeviceOptions options;
  const Result<void> unknown = options.features.switch_off("teleportation");
  ASSERT_FALSE(unknown.ok());
  EXPECT_NE(unknown.error().message.find("teleportation"), std::string::npos);
}

// Ledger: DIR-14, DIR-15, DIR-16
TEST(Features, AreListed) {
  const std::vector<std::string> all = {"readonly_and_readwrite_storage_textures", "packed_4x8_integer_dot_product", "unrestricted_pointer_parameters", "pointer_composite_access",
                                        "uniform_buffer_standard_layout", "subgroup_id", "subgroup_uniformity", "texture_and_sampler_let", "texture_formats_tier1", "linear_indexing",
                                        "immediate_address_space", "fragment_depth", "buffer_view", "swizzle_assignment"};
  DeviceOptions options;
  EXPECT_EQ(options.features.language_features(), all);
  EXPECT_EQ(Device().features().language_features(), all);
  for (const std::string& name : all) EXPECT_TRUE(module_of("requires " + name + ";").ok()) << name;
  ASSERT_TRUE(options.features.switch_off("subgroup_id").ok());
  ASSERT_TRUE(options.features.switch_off("subgroup_id").ok());
  const std::vector<std::string> fewer = Device(options).features().language_features();
  EXPECT_EQ(fewer.size(), all.size() - 1);
  EXPECT_EQ(std::count(fewer.begin(), fewer.end(), "subgroup_id"), 0);
}

}  // namespace
}  // namespace tesela
