// SPDX-License-Identifier: Apache-2.0
#include "tools/conformance_workers.h"

#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace tesela::conformance {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kGrace{10};  // beyond the dispatch's own time limit: compiling may hang too

bool send_all(int socket, const void* data, size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t n = send(socket, at, size, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    at += n;
    size -= static_cast<size_t>(n);
  }
  return true;
}

bool receive_all(int socket, void* data, size_t size) {
  char* at = static_cast<char*>(data);
  while (size > 0) {
    const ssize_t n = read(socket, at, size);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    at += n;
    size -= static_cast<size_t>(n);
  }
  return true;
}

bool send_message(int socket, const std::string& text) {
  const uint32_t size = static_cast<uint32_t>(text.size());
  return send_all(socket, &size, 4) && send_all(socket, text.data(), text.size());
}

/// The life of a worker process: a record in, one byte of outcome and the reason out.
[[noreturn]] void serve(int socket, const RunOptions& options) {
  Runner runner(options);
  for (;;) {
    uint32_t size;
    if (!receive_all(socket, &size, 4)) _exit(0);
    std::string text(size, '\0');
    if (!receive_all(socket, text.data(), size)) _exit(0);
    const Json record = Json::parse(text, nullptr, false);
    const Verdict v = record.is_object() ? runner.run(record) : Verdict{Outcome::WronglyRefused, "the record is no JSON object"};
    if (!send_message(socket, static_cast<char>(v.outcome) + v.reason)) _exit(0);
  }
}

std::string cause_of(int status) {
  if (WIFSIGNALED(status)) return std::string("the process ended by ") + strsignal(WTERMSIG(status));
  return "the process ended with code " + std::to_string(WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

}  // namespace

Workers::Workers(uint32_t processes, const RunOptions& options, Done done) : options_(options), done_(std::move(done)), workers_(processes < 1 ? 1 : processes) {}

Workers::~Workers() {
  for (Worker& w : workers_) stop(w);
}

bool Workers::start(Worker& worker) {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) return false;
  std::fflush(nullptr);
  const pid_t pid = fork();
  if (pid < 0) {
    close(pair[0]);
    close(pair[1]);
    return false;
  }
  if (pid == 0) {
    close(pair[0]);
    for (const Worker& other : workers_)
      if (other.socket >= 0) close(other.socket);
    serve(pair[1], options_);
  }
  close(pair[1]);
  worker.pid = pid;
  worker.socket = pair[0];
  worker.busy = false;
  worker.received.clear();
  return true;
}

void Workers::stop(Worker& worker) {
  if (worker.socket >= 0) close(worker.socket);
  worker.socket = -1;
  if (worker.pid > 0) {
    kill(worker.pid, SIGKILL);
    waitpid(worker.pid, nullptr, 0);
  }
  worker.pid = -1;
}

void Workers::lost(Worker& worker, Outcome outcome, const std::string& reason) {
  std::string text = reason;
  if (worker.pid > 0) {
    if (outcome == Outcome::TimedOut) kill(worker.pid, SIGKILL);
    int status = 0;
    waitpid(worker.pid, &status, 0);
    if (outcome == Outcome::Crashed) text = cause_of(status);
    worker.pid = -1;
  }
  close(worker.socket);
  worker.socket = -1;
  const bool was_busy = worker.busy;
  worker.busy = false;
  if (was_busy) done_(worker.tag, {outcome, text});
}

void Workers::read_from(Worker& worker) {
  char chunk[4096];
  const ssize_t n = read(worker.socket, chunk, sizeof chunk);
  if (n < 0 && errno == EINTR) return;
  if (n <= 0) return lost(worker, Outcome::Crashed, "");
  worker.received.append(chunk, static_cast<size_t>(n));
  uint32_t size = 0;
  if (worker.received.size() < 4) return;
  std::memcpy(&size, worker.received.data(), 4);
  if (worker.received.size() < 4 + size_t{size} || size < 1) return;
  const Verdict v{static_cast<Outcome>(worker.received[4]), worker.received.substr(5, size - 1)};
  worker.received.clear();
  worker.busy = false;
  done_(worker.tag, v);
}

void Workers::poll_once() {
  std::vector<pollfd> fds;
  std::vector<Worker*> whose;
  Clock::time_point soonest = Clock::now() + std::chrono::seconds(60);
  for (Worker& w : workers_) {
    if (!w.busy) continue;
    fds.push_back({w.socket, POLLIN, 0});
    whose.push_back(&w);
    soonest = std::min(soonest, w.deadline);
  }
  if (fds.empty()) return;
  const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(soonest - Clock::now()).count();
  poll(fds.data(), fds.size(), static_cast<int>(std::max<int64_t>(wait, 0) + 1));
  for (size_t i = 0; i < fds.size(); ++i) {
    if (fds[i].revents != 0) read_from(*whose[i]);
    else if (Clock::now() >= whose[i]->deadline) lost(*whose[i], Outcome::TimedOut, "no answer within the time limit");
  }
}

bool Workers::give(size_t tag, const std::string& record) {
  for (;;) {
    for (Worker& w : workers_) {
      if (w.busy) continue;
      if (w.pid < 0 && !start(w)) return false;
      w.busy = true;
      w.tag = tag;
      w.deadline = Clock::now() + options_.time_limit + kGrace;
      if (send_message(w.socket, record)) return true;
      w.busy = false;  // it ended while idle: not this record's fault
      stop(w);
      if (!start(w)) return false;
    }
    poll_once();
  }
}

void Workers::finish() {
  while (std::any_of(workers_.begin(), workers_.end(), [](const Worker& w) { return w.busy; })) poll_once();
}

}  // namespace tesela::conformance
