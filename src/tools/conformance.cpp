// SPDX-License-Identifier: Apache-2.0
// conformance FILE...: runs conformance records of every kind and says how many agree. Compiled with exceptions, which CLI11 uses; none
// leaves main.
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "tools/conformance_reader.h"
#include "tools/conformance_record.h"
#include "tools/conformance_workers.h"

namespace {

using namespace tesela::conformance;

struct Call {
  std::vector<std::string> files;
  std::string failures, filter, show;
  uint32_t jobs = 0;
  RunOptions run;
};

struct Counts {
  size_t total = 0;
  std::map<Outcome, size_t> by_outcome;
  size_t agree() const {
    auto it = by_outcome.find(Outcome::Agree);
    return it == by_outcome.end() ? 0 : it->second;
  }
  size_t of(Outcome o) const {
    auto it = by_outcome.find(o);
    return it == by_outcome.end() ? 0 : it->second;
  }
};

/// "expression,binary,af_addition:vector:..." is of the group "expression,binary,af_addition".
std::string group_of(const std::string& name) { return name.substr(0, name.find(':')); }

/// Value of a top-level text field, found without parsing the whole record. Good enough to filter and to name.
std::string field(const std::string& line, const std::string& name) {
  const std::string key = "\"" + name + "\":\"";
  const size_t at = line.find(key);
  if (at == std::string::npos) return {};
  std::string out;
  for (size_t i = at + key.size(); i < line.size() && line[i] != '"'; ++i) {
    if (line[i] == '\\') ++i;
    out += line[i];
  }
  return out;
}

class Report {
 public:
  explicit Report(const Call& call) : progress_(isatty(2) != 0) {
    if (!call.failures.empty()) {
      failures_.open(call.failures);
      failed_to_open_ = !failures_;
    }
  }
  bool failed_to_open() const { return failed_to_open_; }

  size_t add(std::string file, const std::string& line) {
    entries_.push_back({std::move(file), field(line, "id"), group_of(field(line, "case"))});
    return entries_.size() - 1;
  }

  void done(size_t tag, const Verdict& v) {
    const Entry& e = entries_[tag];
    for (Counts* c : {&all_, &groups_[{e.file, e.group}]}) {
      ++c->total;
      ++c->by_outcome[v.outcome];
    }
    if (v.outcome != Outcome::Agree) lines_.emplace_back(tag, fmt::format("{}\t{}: {}\t{}", e.id, outcome_name(v.outcome), v.reason, e.group));
    if (progress_ && all_.total % 256 == 0) fmt::print(stderr, "\r{} records, {} agree ", all_.total, all_.agree());
  }

  void print() {
    if (progress_) fmt::print(stderr, "\r{:40}\r", "");
    std::sort(lines_.begin(), lines_.end());
    for (const auto& [tag, text] : lines_) failures_ << text << '\n';
    fmt::print("{:>8} {:>8}  group\n", "agree", "of");
    std::string file;
    for (const auto& [name, c] : groups_) {
      if (name.first != file) fmt::print("{}\n", file = name.first);
      std::string notes;
      for (const auto& [outcome, n] : c.by_outcome)
        if (outcome != Outcome::Agree) notes += fmt::format("  {} {}", n, outcome_name(outcome));
      fmt::print("{:>8} {:>8}  {}{}\n", c.agree(), c.total, name.second, notes);
    }
    for (Outcome o : {Outcome::WronglyAccepted, Outcome::WronglyRefused, Outcome::WrongValues, Outcome::Crashed, Outcome::TimedOut})
      fmt::print("{}: {}\n", outcome_name(o), all_.of(o));
    fmt::print("{} of {} agree\n", all_.agree(), all_.total);
  }
  bool all_agree() const { return all_.agree() == all_.total; }

 private:
  struct Entry {
    std::string file, id, group;
  };
  std::vector<Entry> entries_;
  std::map<std::pair<std::string, std::string>, Counts> groups_;
  Counts all_;
  std::vector<std::pair<size_t, std::string>> lines_;
  std::ofstream failures_;
  bool failed_to_open_ = false;
  bool progress_;
};

bool wanted(const Call& call, const std::string& line) {
  if (call.filter.empty()) return true;
  return field(line, "id").find(call.filter) != std::string::npos || field(line, "case").find(call.filter) != std::string::npos;
}

int show_one(const Call& call) {
  for (const std::string& file : call.files) {
    LineReader reader(file);
    std::string line;
    while (reader.next(line)) {
      if (field(line, "id") != call.show) continue;
      const Json record = Json::parse(line, nullptr, false);
      // In a process of its own: what the record says is printed even if running it ends the process.
      Verdict verdict;
      Workers workers(1, call.run, [&](size_t, const Verdict& v) { verdict = v; });
      if (!workers.give(0, line)) return 2;
      workers.finish();
      fmt::print("{}", show(record, verdict));
      return verdict.outcome == Outcome::Agree ? 0 : 1;
    }
  }
  fmt::print(stderr, "conformance: no record has the id '{}'\n", call.show);
  return 2;
}

int run_all(const Call& call) {
  Report report(call);
  if (report.failed_to_open()) {
    fmt::print(stderr, "conformance: cannot write '{}'\n", call.failures);
    return 2;
  }
  Workers workers(call.jobs, call.run, [&](size_t tag, const Verdict& v) { report.done(tag, v); });
  for (const std::string& file : call.files) {
    LineReader reader(file);
    const std::string name = file.substr(file.rfind('/') + 1);
    std::string line;
    while (reader.next(line)) {
      if (line.empty() || !wanted(call, line)) continue;
      if (!workers.give(report.add(name, line), line)) {
        fmt::print(stderr, "conformance: no process could be started\n");
        return 2;
      }
    }
    if (!reader.error().empty()) {
      fmt::print(stderr, "conformance: {}\n", reader.error());
      return 2;
    }
  }
  workers.finish();
  report.print();
  return report.all_agree() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  Call call;
  call.jobs = static_cast<uint32_t>(std::max<long>(1, sysconf(_SC_NPROCESSORS_ONLN)));
  uint32_t time_limit = 60;
  CLI::App app{"Runs conformance records (JSON lines, plain or zstd) and says how many agree.\nExample: conformance --failures failed.txt programs/*.jsonl.zst", "conformance"};
  app.add_option("files", call.files, "Files of records")->required();
  app.add_option("--failures", call.failures, "Write the ids that do not agree to this file, with the reason after a tab");
  app.add_option("--filter", call.filter, "Only records whose id or case contains this text");
  app.add_option("--show", call.show, "Run the record with this id and print everything about it");
  app.add_option("--subgroup-size", call.run.subgroup_size, "Lanes of a subgroup: a power of two from 4 to 128 (default: what is fastest here)");
  app.add_option("--opt-level", call.run.opt_level, "0 or 2")->check(CLI::IsMember({0, 2}))->capture_default_str();
  app.add_option("--threads", call.run.threads, "Threads of each dispatch")->capture_default_str();
  app.add_option("--jobs", call.jobs, "Processes")->capture_default_str();
  app.add_option("--time-limit", time_limit, "Seconds that one record may take")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  call.run.time_limit = std::chrono::seconds(time_limit);
  return call.show.empty() ? run_all(call) : show_one(call);
}
