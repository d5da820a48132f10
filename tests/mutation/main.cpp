// SPDX-License-Identifier: Apache-2.0
// Mutation of barriers and atomics: every mutant that is a valid shader must be found by a sanitized run.
//   mutation [--argued FILE] [--show] [--filter TEXT] PATH...
// PATH: test files and folders of them (their `//! run` cases), or plans of the benchmark harness (.txt). What `check` refuses is counted apart. What is
// found in the shader as it stands does not count, and must be no error at any subgroup size with 1 and 2 threads. A mutant that neither races nor gives other results in any of 16 orders is equivalent only if FILE says
// why ("SUBJECT | MUTANT | argument"), which may be so of one in twenty. The last line reads "N of M mutants found".
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
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
constexpr size_t kOneIn = 20;  // mutants that may be argued

enum class Verdict : uint8_t { Refused, Found, Missed, Unfit };

struct Judgement {
  Verdict verdict = Verdict::Missed;
  std::string by;              ///< ids of findings, or why it is unfit
  std::set<std::string> told;  ///< the findings
  std::set<std::string> errors;  ///< those that make a run fail
};

/// One way to run a shader.
struct Way {
  uint32_t subgroup_size = 0;  ///< 0: the usual one
  uint32_t threads = 1;
};

Checks wanted_checks() {
  Checks checks;
  checks.race = checks.order = checks.index = true;
  return checks;
}

/// What a sanitized run found, as one word for each kind. What is `known` of the original says nothing of a mutant.
Judgement judge(const std::vector<Diagnostic>& diagnostics, const std::set<std::string>& known) {
  Judgement j;
  for (const Diagnostic& d : diagnostics) {
    const bool counts = d.id.starts_with("data-race") || d.id == "order-dependent" || d.id == "hang" || d.id == "index-out-of-bounds";
    const std::string told = fmt::format("{}: {}", d.place.line, d.text);
    if (!counts || known.contains(told)) continue;
    j.told.insert(told);
    if (d.severity == Severity::Error) j.errors.insert(told);
    j.verdict = Verdict::Found;
    if (j.by.find(d.id) == std::string::npos) j.by += (j.by.empty() ? "" : ", ") + d.id;
  }
  return j;
}

/// A shader with its data.
struct Subject {
  std::string name, text;
  std::set<std::string> known;  ///< what is found in it as it stands
  virtual ~Subject() = default;
  virtual Judgement run(const std::string& mutant, Way way) const = 0;
  /// Most of the workgroups of tests have several subgroups so, whose order can be another one.
  virtual Way usual() const = 0;
};

struct TestSubject : Subject {
  tools::TestCase test;

  Way usual() const override { return {4, 1}; }
  Judgement run(const std::string& mutant, Way way) const override {
    const Device device;
    const Module module = device.create_module({{"mutant.wgsl", mutant}});
    if (!module.ok()) return {Verdict::Refused, {}};
    tools::TestCase changed = test;
    changed.text = mutant;
    changed.diagnostics.clear();
    changed.has_output = false;
    std::erase_if(changed.directives, [](const tools::Directive& d) { return d.keyword == "expect" || d.keyword == "sanitize" || d.keyword == "accepts" || d.keyword == "only" || d.keyword == "stops" || d.keyword == "prints"; });
    changed.directives.push_back({1, "sanitize", "race,order,index"});
    tools::TestMatrix matrix;
    matrix.subgroup_sizes = {way.subgroup_size};
    matrix.opts = {2};
    matrix.threads = {way.threads};
    const tools::CaseResult result = tools::run_case(changed, matrix);
    Judgement j = judge(result.diagnostics, known);
    if (j.verdict == Verdict::Missed && result.failure.find("did not end") != std::string::npos) j = {Verdict::Found, "time limit"};
    if (j.verdict == Verdict::Missed && result.failure.find("cannot be made") != std::string::npos) j = {Verdict::Refused, {}};
    return j;
  }
};

void fill(const Buffer& buffer, const std::string& data) {
  std::memset(buffer.data(), 0, buffer.size());
  std::memcpy(buffer.data(), data.data(), std::min<size_t>(data.size(), buffer.size()));
}

struct PlanSubject : Subject {
  bench_host::Plan plan;
  std::vector<std::string> data;  ///< by binding

  Way usual() const override { return {}; }
  Judgement run(const std::string& mutant, Way way) const override {
    DeviceOptions options;
    options.threads = way.threads;
    for (const char* limit : {"maxBufferSize", "maxStorageBufferBindingSize"}) (void)options.limits.set(limit, 1u << 30);
    (void)options.limits.set("maxComputeInvocationsPerWorkgroup", 1024);
    const Device device(options);
    const Module module = device.create_module({{plan.wgsl, mutant}});
    if (!module.ok()) return {Verdict::Refused, {}};
    PipelineOptions made;
    made.entry_point = plan.entry;
    made.checks = wanted_checks();
    made.subgroup_size = way.subgroup_size;
    made.sampling = Sampling::Second;
    const Pipeline pipeline = module.create_pipeline(made);
    if (!pipeline.ok()) return {Verdict::Refused, {}};
    Bindings bindings;
    std::vector<Buffer> buffers;
    for (size_t i = 0; i < plan.bindings.size(); ++i) {
      Result<Buffer> buffer = device.create_buffer(plan.bindings[i].bytes());
      if (!buffer) return {Verdict::Unfit, buffer.error().message};
      fill(*buffer, data[i]);
      buffers.push_back(*buffer);
      bindings.set(plan.bindings[i].group, plan.bindings[i].binding, *buffer);
    }
    DispatchOptions dispatched;
    dispatched.time_limit = kTimeLimit;
    const auto few = [&](int i) { return std::min(plan.dispatch[i], kMostGroups[i]); };
    // After a dispatch of one workgroup, which may then stand for all.
    if (const DispatchResult first = device.dispatch(pipeline, bindings, {1, 1, 1}, dispatched); first.status == DispatchStatus::TimedOut) return {Verdict::Found, "time limit"};
    for (size_t i = 0; i < buffers.size(); ++i) fill(buffers[i], data[i]);
    const DispatchResult result = device.dispatch(pipeline, bindings, {few(0), few(1), few(2)}, dispatched);
    if (result.status == DispatchStatus::TimedOut) return {Verdict::Found, "time limit"};
    if (!result.ok()) return {Verdict::Unfit, result.error.message};
    std::vector<Diagnostic> diagnostics;
    for (const Finding& f : result.findings) diagnostics.push_back(f.diagnostic);
    return judge(diagnostics, known);
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

using Arguments = std::map<std::string, std::string>;  // by "SUBJECT | MUTANT"

/// "SUBJECT | MUTANT | argument" lines.
Arguments read_argued(const std::string& path) {
  Arguments argued;
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

struct Counts {
  size_t refused = 0, found = 0, missed = 0, excused = 0, unfit = 0, stale = 0;
};

/// Names what was not found; all verdicts with `show`.
Counts report(const std::vector<Trial>& trials, const Arguments& argued, bool show) {
  Counts counts;
  for (const Trial& trial : trials) {
    const Judgement& j = trial.judgement;
    switch (j.verdict) {
      case Verdict::Refused:
        ++counts.refused;
        if (show) fmt::print("refused: {}\n", trial.key());
        break;
      case Verdict::Found:
        ++counts.found;
        if (show) fmt::print("found: {}: {}\n", trial.key(), j.by);
        break;
      case Verdict::Unfit:
        ++counts.unfit;
        fmt::print("unfit: {}: {}\n", trial.key(), j.by);
        break;
      case Verdict::Missed:
        const auto argument = argued.find(trial.key());
        argument == argued.end() ? ++counts.missed : ++counts.excused;
        if (argument == argued.end()) fmt::print("missed: {}\n", trial.key());
        else fmt::print("equivalent: {}: {}\n", trial.key(), argument->second);
        break;
    }
  }
  return counts;
}

/// Arguments about shaders that are here, for mutants that are not, or are found.
size_t report_stale(const std::vector<std::unique_ptr<Subject>>& subjects, const std::vector<Trial>& trials, const Arguments& argued) {
  std::set<std::string> here, missed;
  for (const auto& subject : subjects) here.insert(subject->name);
  for (const Trial& trial : trials)
    if (trial.judgement.verdict == Verdict::Missed) missed.insert(trial.key());
  size_t stale = 0;
  for (const auto& [key, argument] : argued) {
    if (missed.contains(key) || !here.contains(trimmed(key.substr(0, key.find('|'))))) continue;
    fmt::print("argued without need: {}\n", key);
    ++stale;
  }
  return stale;
}

/// Errors of the shader as it stands, in any way to run it.
std::set<std::string> wrong_with(const Subject& subject) {
  std::set<std::string> errors;
  for (uint32_t size : {4u, 8u, 16u, 32u})
    for (uint32_t threads : {1u, 2u})
      for (const std::string& error : subject.run(subject.text, {size, threads}).errors) errors.insert(fmt::format("at subgroup size {} with {} threads: {}", size, threads, error));
  return errors;
}

void in_parallel(size_t count, const std::function<void(size_t)>& work) {
  std::atomic<size_t> next{0};
  const auto take = [&] {
    for (size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<std::thread> threads;
  for (unsigned t = 1; t < std::max(1u, std::thread::hardware_concurrency()); ++t) threads.emplace_back(take);
  take();
  for (std::thread& t : threads) t.join();
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::unique_ptr<Subject>> subjects;
  Arguments argued;
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
  std::vector<std::set<std::string>> wrong(subjects.size());
  in_parallel(subjects.size(), [&](size_t i) {
    if (subjects[i]->name.find(filter) != std::string::npos) wrong[i] = wrong_with(*subjects[i]);
    subjects[i]->known = subjects[i]->run(subjects[i]->text, subjects[i]->usual()).told;
  });
  in_parallel(trials.size(), [&](size_t i) { trials[i].judgement = trials[i].subject->run(trials[i].mutant.text, trials[i].subject->usual()); });
  bool clean = true;
  for (size_t i = 0; i < subjects.size(); ++i)
    for (const std::string& error : wrong[i]) {
      fmt::print("error in an original: {}: {}\n", subjects[i]->name, error);
      clean = false;
    }

  Counts counts = report(trials, argued, show);
  if (filter.empty()) counts.stale = report_stale(subjects, trials, argued);
  const size_t all = counts.found + counts.missed + counts.excused;
  const bool few_argued = counts.excused * kOneIn <= all || !filter.empty();
  fmt::print("{} shaders, {} mutants: {} refused by check, {} unfit\n", subjects.size(), trials.size(), counts.refused, counts.unfit);
  if (!few_argued) fmt::print("too many are argued: at most one in {} may be\n", kOneIn);
  fmt::print("{} of {} argued to be equivalent, with the same results in 16 orders\n", counts.excused, all);
  fmt::print("{} of {} mutants found\n", counts.found, counts.found + counts.missed);
  return clean && counts.missed == 0 && counts.unfit == 0 && counts.stale == 0 && counts.found != 0 && few_argued ? 0 : 1;
}
