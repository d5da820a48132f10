// SPDX-License-Identifier: Apache-2.0
// Compiled with exceptions, which CLI11 uses to leave; none passes parse_options.
#include "tools/options.h"

#include <CLI/CLI.hpp>
#include <cstdio>

#include "tesela/device.h"

namespace tesela::tools {
namespace {

void add_source(CLI::App& app, SourceOptions& source) {
  app.add_option("FILE", source.files, "WGSL files, joined in order (- is standard input)");
  app.add_option("--prepend", source.prepend, "a file of WGSL text that goes before the others")->type_name("FILE")->allow_extra_args(false);
  app.add_option("--define", source.defines, "declares NAME: as a const, or as an alias if TEXT is a type; added after the files, so directives stay first")
      ->type_name("NAME=TEXT")
      ->allow_extra_args(false);
}

void add_pipeline(CLI::App& app, Options& options) {
  app.add_option("--entry", options.entry, "entry point; not needed if there is one only")->type_name("NAME");
  app.add_option("--override", options.overrides, "value of an override, by name or @id number")->type_name("NAME=VALUE")->allow_extra_args(false);
  app.add_option("--limit", options.limits, "raises or lowers a WebGPU limit, e.g. maxComputeInvocationsPerWorkgroup=1024")->type_name("NAME=VALUE")->allow_extra_args(false);
  app.add_option("--subgroup-size", options.subgroup_size, "a power of two from 4 to 128")
      ->check(CLI::IsMember({4, 8, 16, 32, 64, 128}))
      ->type_name("N");
  app.add_option("--opt", options.opt, "optimisation: 0 or 2 (default)")->check(CLI::IsMember({0, 2}))->type_name("N");
}

void add_grid(CLI::App& app, Options& options) {
  auto* dispatch = app.add_option("--dispatch", options.dispatch, "workgroups")->type_name("X[,Y[,Z]]");
  app.add_option("--items", options.items, "items to cover, one invocation each; the workgroups are computed. NAME: the texels of a texture, the elements of a buffer")->type_name("N[,M[,K]]|NAME")->excludes(dispatch);
}

void add_data(CLI::App& app, Options& options) {
  app.add_option("--in", options.in,
                 "contents of a buffer or texture, by the name of its variable: a file (.npy .csv .json, of textures .png, else raw bytes) or zeros[:N], iota[:N[:START[:STEP]]], "
                 "const:VALUE[:N], random[:N[:SEED[:LOW:HIGH]]]; N may be 640x480")
      ->type_name("NAME=DATA")
      ->allow_extra_args(false);
  app.add_option("--set", options.set, "value of a variable, or of one field of it (params.scale=2), as JSON")->type_name("NAME=JSON")->allow_extra_args(false);
  app.add_option("--texture", options.textures, "what a texture is, separated by commas: a format (rgba8unorm-srgb), a size (640x480), mips or mips=N; what is left out follows from its type and its data")
      ->type_name("NAME=WORDS")
      ->allow_extra_args(false);
  app.add_option("--sampler", options.samplers,
                 "what a sampler does, separated by commas: nearest (default) or linear, clamp (default), repeat or mirror, a compare function (less-equal); of one of them mag= min= mip= u= v= w=; "
                 "lod=LOW..HIGH, anisotropy=N")
      ->type_name("NAME=WORDS")
      ->allow_extra_args(false);
  app.add_option("--threads", options.threads, "worker threads; default: one per processor")->check(CLI::Range(1, 1024))->type_name("N");
  app.add_option("--timeout", options.timeout, "ends a dispatch that runs longer; default 60, 0: never")->check(CLI::Range(0.0, 1e6))->type_name("SECONDS");
}

void add_steps(CLI::App& app, Options& options) {
  app.add_option("--step", options.steps, "a dispatch (repeat it for more), e.g. main:4,1,1 or main:items=1000; the same buffers go through all")
      ->type_name("ENTRY:GRID")
      ->allow_extra_args(false);
  app.add_option("--job", options.job, "file that describes steps, repeats, bindings and data; see docs/jobs.md")->type_name("FILE.json|.toml");
}

CLI::App* add_check(CLI::App& app, Options& options) {
  auto* check = app.add_subcommand("check", "validate shaders: print all errors and warnings");
  add_source(*check, options.source);
  check->add_flag("--join", options.join, "the files are one module, not one each");
  check->add_option("--without", options.without, "switches a feature off: an extension such as f16, or a language feature; as where the shader shall run")->type_name("NAME")->allow_extra_args(false);
  check->add_flag("--assume-uniform", options.assume_uniform, "barriers that some invocations may miss are warnings, not errors");
  check->add_flag("--json", options.json, "diagnostics as JSON");
  check->add_flag("--sarif", options.sarif, "diagnostics as SARIF 2.1.0, for code hosts");
  check->add_option("--explain", options.explain, "prints the page about a diagnostic, by the id that stands behind its message; without ID lists them all")->type_name("ID")->expected(0, 1);
  check->footer("Examples:\n  tesela check blur.wgsl sort.wgsl\n  tesela check --explain barrier-not-uniform");
  return check;
}

CLI::App* add_run(CLI::App& app, Options& options, std::string& sanitize) {
  auto* run = app.add_subcommand("run", "run entry points over data");
  add_source(*run, options.source);
  add_pipeline(*run, options);
  add_grid(*run, options);
  add_data(*run, options);
  add_steps(*run, options);
  run->add_option("--out", options.out, "writes a buffer or texture; the ending decides the format: .npy .csv .json, of textures .png, else raw bytes")->type_name("NAME=FILE")->allow_extra_args(false);
  run->add_option("--view", options.views,
                  "writes a buffer or texture as a picture for people, with a colour map and a legend. WORDS: the size of a buffer that is seen as rows (64x48), a range of values (0..1), grey, "
                  "layer=N of several layers")
      ->type_name("NAME[:WORDS]=FILE.png")
      ->allow_extra_args(false);
  run->add_option("--expect", options.expect, "compares a buffer or texture with a file or generator; exit code 1 if they differ")->type_name("NAME=DATA")->allow_extra_args(false);
  run->add_option("--tol", options.tolerance, "largest difference that --expect accepts")->check(CLI::NonNegativeNumber)->type_name("T");
  run->add_option("--rtol", options.relative, "and this much of the expected magnitude in addition")->check(CLI::NonNegativeNumber)->type_name("R");
  run->add_flag("--sanitize{usual}", sanitize,
                "looks for races, indices out of range, skipped barriers and grid mistakes while it runs; exit code 1 with errors. --sanitize=LIST: of race, index, grid, barrier, subgroup, "
                "arith, overflow, order, mapping, or all");
  run->add_flag("--strict", options.strict, "warnings of --sanitize give exit code 1 too");
  run->add_flag("--assume-uniform", options.assume_uniform, "barriers that some invocations may miss are warnings, not errors; --sanitize says whether any does");
  run->add_option("--sarif", options.sarif_file, "writes what --sanitize found as SARIF 2.1.0")->type_name("FILE");
  run->add_flag("--time", options.time, "says how long each stage and dispatch took");
  run->add_flag("--full", options.full, "prints every element of every buffer");
  run->add_flag("--quiet", options.quiet, "prints no buffers and no arithmetic");
  run->add_flag("--json", options.json, "results as JSON");
  run->footer(
      "Examples:\n"
      "  tesela run double.wgsl --items 1000 --in src=iota:1000 --out dst=result.npy\n"
      "  tesela run reduce.wgsl --items 1000 --sanitize\n"
      "  tesela run blur.wgsl --items photo --in photo=in.png --out blurred=out.png --sampler smooth=linear,repeat --set params='{\"radius\": 3, \"scale\": 0.5}'\n"
      "  tesela run scan.wgsl --in data=random:1000:7:0:9 --step scan_blocks:4 --step add_sums:4 --expect data=want.csv");
  return run;
}

CLI::App* add_test(CLI::App& app, Options& options) {
  auto* test = app.add_subcommand("test", "run shader tests: what is expected stands in comments of the .wgsl files");
  test->add_option("PATH", options.paths, "files, or folders to search for .wgsl files")->required();
  test->add_option("--filter", options.filter, "only cases whose FILE:CASE contains this")->type_name("TEXT");
  test->add_flag("--bless", options.bless, "rewrites the expected diagnostics and outputs to what came out");
  test->add_option("--junit", options.junit, "writes a JUnit report")->type_name("FILE");
  test->add_option("--jobs", options.jobs, "cases run at the same time; default: one per processor")->check(CLI::Range(1, 1024))->type_name("N");
  test->add_option("--subgroup-size", options.test_sizes, "only these of 4,8,16,32")->delimiter(',')->type_name("N,...");
  test->add_option("--opt", options.test_opts, "only these of 0,2")->delimiter(',')->type_name("N,...");
  test->add_option("--threads", options.test_threads, "only these of 1,2")->delimiter(',')->type_name("N,...");
  test->add_flag("--no-sanitize", options.no_sanitize, "leaves out the sanitized runs that `run` cases have besides their own");
  test->add_flag("--verbose", options.verbose, "names every case");
  test->footer("Example:\n  tesela test tests/run --filter barriers\nThe format is described in tests/README.md.");
  return test;
}

CLI::App* add_info(CLI::App& app, Options& options) {
  auto* info = app.add_subcommand("info", "print entry points, bindings, memory layouts and overrides");
  add_source(*info, options.source);
  add_pipeline(*info, options);
  add_grid(*info, options);
  info->add_flag("--json", options.json, "as JSON");
  info->footer("Example:\n  tesela info particles.wgsl --items 100000");
  return info;
}

CLI::App* add_bench(CLI::App& app, Options& options) {
  auto* bench = app.add_subcommand("bench", "time dispatches: warm-up, median, bandwidth");
  add_source(*bench, options.source);
  add_pipeline(*bench, options);
  add_grid(*bench, options);
  add_data(*bench, options);
  add_steps(*bench, options);
  bench->add_option("--seconds", options.bench_seconds, "how long to measure; default 1")->check(CLI::Range(0.01, 3600.0))->type_name("S");
  bench->add_option("--dispatches", options.bench_dispatches, "measure exactly so many instead")->type_name("N");
  bench->add_option("--bytes", options.bench_bytes, "bytes moved by one dispatch; default: the sizes of all bound buffers")->type_name("N");
  bench->add_flag("--json", options.json, "as JSON");
  bench->footer("Example:\n  tesela bench saxpy.wgsl --items 1000000 --in x=random --in y=random");
  return bench;
}

CLI::App* add_emit(CLI::App& app, Options& options) {
  auto* emit = app.add_subcommand("emit", "print what a stage of the compiler makes");
  add_source(*emit, options.source);
  add_pipeline(*emit, options);
  emit->add_option("--stage", options.stage, "tokens, ast, ir, ir:PASS (ir:all lists every pass), llvm, llvm-opt, asm; default ir")->type_name("STAGE");
  emit->footer("Example:\n  tesela emit blur.wgsl --entry main --stage asm");
  return emit;
}

}  // namespace

std::optional<int> parse_options(int argc, char** argv, Options& options) {
  CLI::App app("Tesela runs and checks WebGPU compute shaders (WGSL) on the CPU.", "tesela");
  app.set_version_flag("--version", std::string("tesela ") + version());
  app.require_subcommand(1);
  std::string sanitize;
  app.footer("Exit codes: 0 fine, 1 the input is wrong, 2 the call is wrong.\n`tesela COMMAND --help` shows the options of a command and an example.");
  const std::pair<CLI::App*, Command> commands[] = {{add_check(app, options), Command::Check}, {add_run(app, options, sanitize), Command::Run},     {add_test(app, options), Command::Test},
                                                    {add_info(app, options), Command::Info},   {add_bench(app, options), Command::Bench}, {add_emit(app, options), Command::Emit}};
  if (argc < 2) {
    std::fputs(app.help().c_str(), stderr);
    return kCallWrong;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      app.exit(error);
      return kFine;
    }
    std::string command;
    for (const auto& [sub, _] : commands)
      if (sub->parsed()) command = ' ' + sub->get_name();
    std::fprintf(stderr, "tesela: %s\n`tesela%s --help` lists the options\n", error.what(), command.c_str());
    return kCallWrong;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "tesela: %s\n", error.what());
    return kCallWrong;
  }
  for (const auto& [sub, command] : commands)
    if (sub->parsed()) options.command = command;
  if (!sanitize.empty()) {
    auto checks = Checks::parse(sanitize);
    if (!checks) {
      std::fprintf(stderr, "tesela: --sanitize: %s\n", checks.error().message.c_str());
      return kCallWrong;
    }
    options.checks = *checks;
  }
  if (!options.checks.any() && (options.strict || !options.sarif_file.empty())) {
    std::fprintf(stderr, "tesela: %s needs --sanitize\n", options.strict ? "--strict" : "--sarif");
    return kCallWrong;
  }
  if (options.command != Command::Test && !options.explain && options.source.files.empty() && options.job.empty()) {
    std::fprintf(stderr, "tesela: no file is given\n`tesela --help` shows how to call\n");
    return kCallWrong;
  }
  return std::nullopt;
}

}  // namespace tesela::tools
