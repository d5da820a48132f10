// SPDX-License-Identifier: Apache-2.0
// Mutation of barriers and atomics: every mutant that is a valid shader must be found by a sanitized run.
//   mutation [--argued FILE] [--show] [--filter TEXT] PATH...
// PATH: test files and folders of them (their `//! run` cases), or plans of the benchmark harness (.txt). What `check` refuses is counted apart. A mutant that
// neither races nor gives other results in any of 16 orders is equivalent only if FILE says why ("SUBJECT | MUTANT | argument"). The last line reads "N of M mutants found".
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>

#include "mutation/mutate.h"
#include "tesela/tesela.h"
#include "tools/bench_host_plan.h"
#include "tools/test_case.h"

namespace {

using namespace tesela;

constexpr uint32_t kMostGroups[3] = {64, 4, 4};  // of a benchmark's dispatch
constexpr std::chrono::seconds kTimeLimit{10};

enum class Verdict : uint8_t { Refused, Found, Missed, Unfit };

struct Judgement {
  Verdict verdict = Verdict::Missed;
  std::string by;  ///< ids of findings, or why it is unfit
};

Checks wanted_checks() {
  Checks checks;
  checks.race = checks.order = checks.index = true;
  return checks;
}

/// What a sanitized run of the mutant found, as one word for each kind.
Judgement judge(const std::vector<Diagnostic>& diagnostics) {
  Judgement j;
  for (const Diagnostic& d : diagnostics) {
    const bool counts = d.id.starts_with("data-race") || d.id == "order-dependent" || d.id == "hang" || d.id == "index-out-of-bounds";
    if (!counts || j.by.find(d.id) != std::string::npos) continue;
    j.verdict = Verdict::Found;
    j.by += (j.by.empty() ? "" : ", ") + d.id;
  }
  return j;
}

/// A shader with its data.
struct Subject {
  std::string name, text;
  virtual ~Subject() = default;
  virtual Judgement run(const std::string& mutant) const = 0;
};

struct TestSubject : Subject {
  tools::TestCase test;

  Judgement run(const std::string& mutant) const override {
    const Device device;
    const Module module = device.create_module({{"mutant.wgsl", mutant}});
    if (!module.ok()) return {Verdict::Refused, {}};
    tools::TestCase changed = test;
    changed.text = mutant;
    changed.diagnostics.clear();
    changed.has_output = false;
    std::erase_if(changed.directives, [](const tools::Directive& d) { return d.keyword == "expect" || d.keyword == "sanitize" || d.keyword == "accepts" || d.keyword == "only" || d.keyword == "stops"; });
    changed.directives.push_back({1, "sanitize", "race,order,index"});
    tools::TestMatrix matrix;
    matrix.subgroup_sizes = {8};
    matrix.opts = {2};
    matrix.threads = {1};
    const tools::CaseResult result = tools::run_case(changed, matrix);
    Judgement j = judge(result.diagnostics);
    if (j.verdict == Verdict::Missed && result.failure.find("did not end") != std::string::npos) j = {Verdict::Found, "time limit"};
    if (j.verdict == Verdict::Missed && result.failure.find("cannot be made") != std::string::npos) j = {Verdict::Refused, {}};
    return j;
  }
};

struct PlanSubject : Subject {
  bench_host::Plan plan;
  std::vector<std::string> data;  ///< by binding

  Judgement run(const std::string& mutant) const override {
    DeviceOptions options;
    options.threads = 1;
    for (const char* name : {"maxBufferSize", "maxStorageBufferBindingSize"}) (void)options.limits.set(name, 1u << 30);
    (void)options.limits.set("maxComputeInvocationsPerWorkgroup", 1024);
    const Device device(options);
    const Module module = device.create_module({{plan.wgsl, mutant}});
    if (!module.ok()) return {Verdict::Refused, {}};
    PipelineOptions made;
    made.entry_point = plan.entry;
    made.checks = wanted_checks();
    const Pipeline pipeline = module.create_pipeline(made);
    if (!pipeline.ok()) return {Verdict::Refused, {}};
    Bindings bindings;
    for (size_t i = 0; i < plan.bindings.size(); ++i) {
      Result<Buffer> buffer = device.create_buffer(plan.bindings[i].bytes());
      if (!buffer) return {Verdict::Unfit, buffer.error().message};
      std::memcpy(buffer->data(), data[i].data(), std::min<size_t>(data[i].size(), buffer->size()));
      bindings.set(plan.bindings[i].group, plan.bindings[i].binding, *buffer);
    }
    DispatchOptions limit;
    limit.time_limit = kTimeLimit;
    const auto few = [&](int i) { return std::min(plan.dispatch[i], kMostGroups[i]); };
    const DispatchResult result = device.dispatch(pipeline, bindings, {few(0), few(1), few(2)}, limit);
    if (result.status == DispatchStatus::TimedOut) return {Verdict::Found, "time limit"};
    if (!result.ok()) return {Verdict::Unfit, result.error.message};
    std::vector<Diagnostic> diagnostics;
    for (const Finding& f : result.findings) diagnostics.push_back(f.diagnostic);
    return judge(diagnostics);
  }
};

std::string read_text(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

void add_plan(const std::string& path, std::vector<std::unique_ptr<Subject>>& subjects) {
  auto plan = bench_host::read_plan(path);
  if (!plan) return;
  auto subject = std::make_unique<PlanSubject>();
  subject->plan = *plan;
  subject->name = plan->name;
  subject->text = read_text(plan->wgsl);
  for (const bench_host::PlanBinding& b : plan->bindings) subject->data.push_back(b.init == "zeros" ? std::string() : read_text(b.file));
  subjects.push_back(std::move(subject));
}

void add_tests(const std::string& path, std::vector<std::unique_ptr<Subject>>& subjects) {
  for (const tools::TestCase& test : tools::parse_test_file(path, read_text(path))) {
    // Cases about what goes wrong are no originals; of the run tests only those with a barrier are.
    const bool barrier = test.text.find("Barrier()") != std::string::npos || test.text.find("workgroupUniformLoad") != std::string::npos;
    if (test.find("run") == nullptr || (!barrier && path.find("examples") == std::string::npos) || !test.diagnostics.empty() || test.find("sanitize") != nullptr || test.find("accepts") != nullptr || test.find("stops") != nullptr || test.find("fails") != nullptr) continue;
    auto subject = std::make_unique<TestSubject>();
    subject->name = test.full_name();
    subject->text = test.text;
    subject->test = test;
    subjects.push_back(std::move(subject));
  }
}

std::vector<std::string> files_under(const std::string& path) {
  if (!std::filesystem::is_directory(path)) return {path};
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(path))
    if (entry.path().extension() == ".wgsl" || entry.path().extension() == ".txt") files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

std::string trimmed(std::string text) {
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

/// "SUBJECT | MUTANT | argument" lines.
std::map<std::string, std::string> read_argued(const std::string& path) {
  std::map<std::string, std::string> argued;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const size_t a = line.find('|'), b = line.find('|', a + 1);
    if (line.starts_with("#") || b == std::string::npos) continue;
    argued[trimmed(line.substr(0, a)) + " | " + trimmed(line.substr(a + 1, b - a - 1))] = trimmed(line.substr(b + 1));
  }
  return argued;
}

struct Trial {
  const Subject* subject;
  test::Mutant mutant;
  Judgement judgement;
  std::string key() const { return subject->name + " | " + mutant.name; }
};

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::unique_ptr<Subject>> subjects;
  std::map<std::string, std::string> argued;
  std::string filter;
  bool show = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--argued" && i + 1 < argc) argued = read_argued(argv[++i]);
    else if (word == "--filter" && i + 1 < argc) filter = argv[++i];
    else if (word == "--show") show = true;
    else
      for (const std::string& file : files_under(word)) file.ends_with(".txt") ? add_plan(file, subjects) : add_tests(file, subjects);
  }
  std::vector<Trial> trials;
  for (const auto& subject : subjects)
    for (test::Mutant& mutant : test::mutants_of(subject->text)) {
      trials.push_back({subject.get(), std::move(mutant), {}});
      if (trials.back().key().find(filter) == std::string::npos) trials.pop_back();
    }
  std::atomic<size_t> next{0};
  const auto work = [&] {
    for (size_t i = next++; i < trials.size(); i = next++) trials[i].judgement = trials[i].subject->run(trials[i].mutant.text);
  };
  std::vector<std::thread> threads;
  for (unsigned t = 1; t < std::max(1u, std::thread::hardware_concurrency()); ++t) threads.emplace_back(work);
  work();
  for (std::thread& t : threads) t.join();

  size_t refused = 0, found = 0, missed = 0, excused = 0, unfit = 0;
  for (const Trial& trial : trials) {
    const Judgement& j = trial.judgement;
    refused += j.verdict == Verdict::Refused;
    found += j.verdict == Verdict::Found;
    unfit += j.verdict == Verdict::Unfit;
    if (show) fmt::print("{}: {}\n", trial.key(), j.verdict == Verdict::Refused ? "refused" : j.verdict == Verdict::Found ? j.by : j.verdict == Verdict::Unfit ? "unfit: " + j.by : "MISSED");
    if (j.verdict == Verdict::Unfit && !show) fmt::print("unfit: {}: {}\n", trial.key(), j.by);
    if (j.verdict != Verdict::Missed) continue;
    const auto argument = argued.find(trial.key());
    argument == argued.end() ? ++missed : ++excused;
    if (argument == argued.end()) fmt::print("missed: {}\n", trial.key());
    else fmt::print("equivalent: {}: {}\n", trial.key(), argument->second);
  }
  fmt::print("{} shaders, {} mutants: {} refused by check, {} unfit\n", subjects.size(), trials.size(), refused, unfit);
  fmt::print("{} argued to be equivalent, with the same results in 16 orders\n", excused);
  fmt::print("{} of {} mutants found\n", found, found + missed);
  return missed != 0 || unfit != 0 || found == 0 ? 1 : 0;
}
