// SPDX-License-Identifier: Apache-2.0
// `tesela test`: finds test files, runs their cases on all processors, reports.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <thread>

#include "tools/commands.h"
#include "tools/files.h"
#include "tools/session.h"
#include "tools/test_case.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

using Clock = std::chrono::steady_clock;

/// The case in work on this thread, for the note that a crash leaves.
thread_local const char* current_case = nullptr;

void say_crash(int signal_number) {
  const auto say = [](const char* text) { (void)!::write(2, text, std::strlen(text)); };
  say("\ntesela: crash (a bug of tesela) in the test case ");
  say(current_case != nullptr ? current_case : "(none)");
  say("\n");
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
}

/// Test files under the paths, sorted.
Outcome<std::vector<std::string>> find_files(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!std::filesystem::is_directory(path, error)) {
      files.push_back(path);
      continue;
    }
    std::filesystem::recursive_directory_iterator it(path, error), end;
    for (; !error && it != end; it.increment(error))
      if (it->path().extension() == ".wgsl") files.push_back(it->path().string());
    if (error) return Stop{kCallWrong, fmt::format("cannot read {}: {}", path, error.message())};
  }
  std::sort(files.begin(), files.end());
  if (files.empty()) return Stop{kCallWrong, "there is no .wgsl file in these folders"};
  return files;
}

struct Finished {
  CaseResult result;
  double seconds = 0;
};

std::string repeat_command(const TestCase& test, const CaseResult& result) {
  return fmt::format("tesela test {}{}{}", test.file, test.name.empty() ? "" : " --filter :" + test.name, result.where);
}

std::string xml_escape(std::string_view text) {
  std::string out;
  for (char c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += static_cast<unsigned char>(c) < 32 && c != '\n' && c != '\t' ? '?' : c;
    }
  return out;
}

std::string junit(const std::vector<TestCase>& cases, const std::vector<Finished>& finished, double seconds) {
  size_t failures = 0;
  for (const Finished& f : finished) failures += !f.result.passed;
  std::string out = fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"{}\" failures=\"{}\" time=\"{:.3f}\">\n", cases.size(), failures, seconds);
  for (size_t i = 0; i < cases.size();) {
    size_t end = i, bad = 0;
    for (; end < cases.size() && cases[end].file == cases[i].file; ++end) bad += !finished[end].result.passed;
    const std::string file = xml_escape(cases[i].file);
    out += fmt::format("<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\">\n", file, end - i, bad);
    for (; i < end; ++i) {
      const CaseResult& result = finished[i].result;
      out += fmt::format("<testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\"", file, xml_escape(cases[i].name.empty() ? "case" : cases[i].name), finished[i].seconds);
      out += result.passed ? "/>\n"
                           : fmt::format("><failure message=\"{}\">{}\nrepeat: {}</failure></testcase>\n", xml_escape(result.failure.substr(0, result.failure.find('\n'))), xml_escape(result.failure),
                                         xml_escape(repeat_command(cases[i], result)));
    }
    out += "</testsuite>\n";
  }
  return out + "</testsuites>\n";
}

std::optional<Stop> bless_files(const std::vector<TestCase>& cases, const std::vector<Finished>& finished) {
  for (size_t i = 0; i < cases.size();) {
    const std::string& file = cases[i].file;
    std::vector<Blessing> blessings;
    for (; i < cases.size() && cases[i].file == file; ++i) {
      const CaseResult& result = finished[i].result;
      Blessing b;
      b.begin = cases[i].line;
      b.end = cases[i].end_line;
      b.output = result.output.has_value();
      b.text = result.output.value_or("");
      b.diagnostics = !b.output && cases[i].problem.empty();
      b.found = result.diagnostics;
      blessings.push_back(std::move(b));
    }
    auto text = read_file(file, kLargestSource);
    if (!text) return Stop{kCallWrong, text.error().message};
    const std::string blessed = bless(*text, blessings);
    if (blessed == *text) continue;
    StagedFiles staged;
    auto written = staged.add(file, blessed);
    if (written) written = staged.commit();
    if (!written) return Stop{kCallWrong, written.error().message};
    fmt::print("blessed {}\n", file);
  }
  return std::nullopt;
}

class Progress {
 public:
  Progress(size_t total, bool verbose) : total_(total), verbose_(verbose) {}
  void done(const TestCase& test, const Finished& finished) {
    const std::lock_guard lock(mutex_);
    ++done_;
    failed_ += !finished.result.passed;
    if (!finished.result.passed) {
      clear();
      fmt::print("FAIL {} (line {}){}\n", test.full_name(), test.line, finished.result.where.empty() ? "" : "," + finished.result.where);
      for (const std::string& line : split(trim(finished.result.failure), '\n')) fmt::print("  {}\n", line);
      fmt::print("  repeat: {}\n", repeat_command(test, finished.result));
    } else if (verbose_) {
      fmt::print("ok   {} ({} runs, {:.0f} ms)\n", test.full_name(), finished.result.runs, finished.seconds * 1e3);
    }
    if (terminal_ && !verbose_) {
      fmt::print(stderr, "\r{} of {} cases, {} failed", done_, total_, failed_);
      shown_ = true;
    }
  }
  void clear() {
    if (shown_) std::fputs("\r\033[K", stderr);
    shown_ = false;
  }

 private:
  std::mutex mutex_;
  size_t total_, done_ = 0, failed_ = 0;
  bool verbose_, terminal_ = ::isatty(2) == 1, shown_ = false;
};

}  // namespace

int test_command(const Options& options) {
  auto files = find_files(options.paths);
  if (!files) return finish(files.stop());
  std::vector<TestCase> cases;
  for (const std::string& file : *files) {
    auto text = read_file(file, kLargestSource);
    if (!text) return finish({kCallWrong, text.error().message});
    for (TestCase& test : parse_test_file(file, *text))
      if (options.filter.empty() || (test.full_name() + (options.filter.front() == ':' ? "\n" : "")).find(options.filter + (options.filter.front() == ':' ? "\n" : "")) != std::string::npos)
        cases.push_back(std::move(test));
  }
  if (cases.empty()) return finish({kCallWrong, fmt::format("no case has \"{}\" in its name", clip(options.filter, 60))});
  TestMatrix matrix;
  if (!options.test_sizes.empty()) matrix.subgroup_sizes = options.test_sizes;
  if (!options.test_opts.empty()) matrix.opts = options.test_opts;
  if (!options.test_threads.empty()) matrix.threads = options.test_threads;
  matrix.sanitize = !options.no_sanitize;
  for (int signal_number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) std::signal(signal_number, say_crash);

  const auto begin = Clock::now();
  std::vector<Finished> finished(cases.size());
  std::atomic<size_t> next{0};
  Progress progress(cases.size(), options.verbose);
  const auto work = [&] {
    for (size_t i; (i = next.fetch_add(1)) < cases.size();) {
      const std::string name = cases[i].full_name();
      current_case = name.c_str();
      const auto start = Clock::now();
      finished[i].result = run_case(cases[i], matrix);
      finished[i].seconds = std::chrono::duration<double>(Clock::now() - start).count();
      current_case = nullptr;
      progress.done(cases[i], finished[i]);
    }
  };
  const size_t jobs = std::min<size_t>(options.jobs > 0 ? options.jobs : std::max(std::thread::hardware_concurrency(), 1u), cases.size());
  std::vector<std::thread> workers;
  for (size_t i = 1; i < jobs; ++i) workers.emplace_back(work);
  work();
  for (std::thread& worker : workers) worker.join();
  progress.clear();

  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  size_t failed = 0;
  uint64_t runs = 0;
  for (const Finished& f : finished) {
    failed += !f.result.passed;
    runs += f.result.runs;
  }
  if (options.bless)
    if (auto stop = bless_files(cases, finished)) return finish(*stop);
  if (!options.junit.empty()) {
    StagedFiles staged;
    auto written = staged.add(options.junit, junit(cases, finished, seconds));
    if (written) written = staged.commit();
    if (!written) return finish({kCallWrong, written.error().message});
  }
  fmt::print("{} cases, {} runs, {} failed, {:.1f} s\n", cases.size(), runs, failed, seconds);
  return failed > 0 && !options.bless ? kInputWrong : kFine;
}

}  // namespace tesela::tools
