// SPDX-License-Identifier: Apache-2.0
// Expectations about subgroups. Nothing depends on a subgroup size or on which invocation is in which subgroup: the programs write both down.
#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <map>

#include "tools/conformance_expect.h"

namespace tesela::conformance {
namespace {

using Words = std::vector<uint32_t>;

Words read_words(const Json& at, const std::vector<Buffer>& buffers, uint64_t count) {
  const size_t index = at["buffer"];
  if (at.contains("size")) count = at["size"].get<uint64_t>() / 4;
  return index < buffers.size() ? words_at(buffers[index], at["offset"], count) : Words();
}

/// Expressions over `id` and `size`: || && == != < <= > >= + - * / % ( ) numbers true false.
class Expression {
 public:
  Expression(const std::string& text, uint64_t id, uint64_t size) : text_(text), id_(id), size_(size) {}
  int64_t value() { return either(); }

 private:
  bool eat(std::string_view token) {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    if (text_.compare(at_, token.size(), token) != 0) return false;
    at_ += token.size();
    return true;
  }
  int64_t either() {
    int64_t a = both();
    while (eat("||")) a = (both() != 0) | (a != 0);
    return a;
  }
  int64_t both() {
    int64_t a = compare();
    while (eat("&&")) a = (compare() != 0) & (a != 0);
    return a;
  }
  int64_t compare() {
    const int64_t a = sum();
    if (eat("===") || eat("==")) return a == sum();
    if (eat("!==") || eat("!=")) return a != sum();
    if (eat("<=")) return a <= sum();
    if (eat(">=")) return a >= sum();
    if (eat("<")) return a < sum();
    if (eat(">")) return a > sum();
    return a;
  }
  int64_t sum() {
    int64_t a = product();
    for (;;) {
      if (eat("+")) a += product();
      else if (eat("-")) a -= product();
      else return a;
    }
  }
  int64_t product() {
    int64_t a = primary();
    for (;;) {
      const bool times = eat("*"), over = !times && eat("/");
      if (!times && !over && !eat("%")) return a;
      const int64_t b = primary();
      a = times ? a * b : b == 0 ? 0 : over ? a / b : a % b;
    }
  }
  int64_t primary() {
    if (eat("(")) {
      const int64_t a = either();
      eat(")");
      return a;
    }
    if (eat("!")) return primary() == 0;
    if (eat("true")) return 1;
    if (eat("false")) return 0;
    if (eat("id")) return static_cast<int64_t>(id_);
    if (eat("size")) return static_cast<int64_t>(size_);
    int64_t n = 0;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') n = n * 10 + (text_[at_++] - '0');
    return n;
  }

  const std::string& text_;
  size_t at_ = 0;
  uint64_t id_, size_;
};

int64_t evaluate(const Json& expression, uint64_t id, uint64_t size) {
  if (expression.is_number()) return expression.get<int64_t>();
  if (expression.is_boolean()) return expression.get<bool>();
  const std::string text = expression.get<std::string>();
  return Expression(text, id, size).value();
}

std::string check_ids(const Words& ids, const Words& sizes, size_t n) {
  if (ids.size() < n || sizes.size() < n) return "the record reads ids or sizes that no buffer has";
  for (size_t i = 0; i < n; ++i) {
    if (sizes[i] < 1 || sizes[i] > 128) return fmt::format("invocation {}: subgroup size {}", i, sizes[i]);
    if (ids[i] >= sizes[i]) return fmt::format("invocation {}: id {} in a subgroup of {}", i, ids[i], sizes[i]);
  }
  return {};
}

std::string check_first(const Words& first, size_t n) {
  if (first.size() < n) return "the record reads representatives that no buffer has";
  for (size_t i = 0; i < n; ++i)
    if (first[i] >= n || first[first[i]] != first[i]) return fmt::format("invocation {}: representative {} is not its own", i, first[i]);
  return {};
}

std::string check_scan(const Json& e, const Words& got, const std::vector<Buffer>& buffers) {
  const uint64_t n = e["invocations"], components = e["components"];
  const Words ids = read_words(e["ids"], buffers, n), sizes = read_words(e["sizes"], buffers, n);
  if (std::string wrong = check_ids(ids, sizes, n); !wrong.empty()) return wrong;
  const bool add = e["op"] == "add", is_float = e["type"] == "f32";
  const std::string scan = e["scan"];
  const uint64_t stride = n ? got.size() / n : 0;
  for (uint64_t i = 0; i < n; ++i) {
    const uint64_t last = scan == "reduce" ? sizes[i] : scan == "inclusive" ? ids[i] + 1 : ids[i];
    uint32_t word = add ? 0 : 1;
    float number = add ? 0 : 1;
    for (uint64_t id = 0; id < last; ++id) {
      if (!evaluate(e["active"], id, sizes[i])) continue;
      const int64_t v = evaluate(e["value"], id, sizes[i]);
      word = add ? word + static_cast<uint32_t>(v) : word * static_cast<uint32_t>(v);
      number = add ? number + static_cast<float>(v) : number * static_cast<float>(v);
    }
    if (is_float) word = std::bit_cast<uint32_t>(number);
    if (!evaluate(e["active"], ids[i], sizes[i])) {
      if (!e.contains("inactive")) continue;
      word = static_cast<uint32_t>(integer_of(e["inactive"]));
    }
    for (uint64_t c = 0; c < components; ++c)
      if (i * stride + c >= got.size() || got[i * stride + c] != word) return fmt::format("invocation {}, component {}: got {:#x}, expected {:#x}", i, c, i * stride + c < got.size() ? got[i * stride + c] : 0, word);
  }
  return {};
}

std::string check_vote(const Json& e, const Words& got, const std::vector<Buffer>& buffers) {
  const uint64_t n = e["invocations"];
  const Words ids = read_words(e["ids"], buffers, n), sizes = read_words(e["sizes"], buffers, n), first = read_words(e["first"], buffers, n);
  if (std::string wrong = check_ids(ids, sizes, n); !wrong.empty()) return wrong;
  if (std::string wrong = check_first(first, n); !wrong.empty()) return wrong;
  const bool all = e["op"] == "all";
  std::map<uint32_t, bool> result;  // by representative
  for (uint64_t i = 0; i < n; ++i) {
    if (!evaluate(e["active"], ids[i], sizes[i])) continue;
    const bool input = integer_of(e["input"][i]) != 0;
    auto [at, fresh] = result.try_emplace(first[i], input);
    if (!fresh) at->second = all ? at->second && input : at->second || input;
  }
  for (uint64_t i = 0; i < n; ++i) {
    const bool active = evaluate(e["active"], ids[i], sizes[i]) != 0;
    const uint32_t want = active ? result[first[i]] : static_cast<uint32_t>(integer_of(e["inactive"]));
    if (i >= got.size() || got[i] != want) return fmt::format("invocation {}: got {}, expected {}", i, i < got.size() ? got[i] : 0, want);
  }
  return {};
}

std::string check_ballot(const Json& e, const Words& got, const std::vector<Buffer>& buffers) {
  const Words at = read_words(e["size_at"], buffers, 1);
  const uint32_t size = at.empty() ? 0 : at[0];
  if (size < 4 || size > 128 || !std::has_single_bit(size)) return fmt::format("the subgroup size is {}", size);
  for (size_t i = 0; i < got.size() / 4; ++i) {
    uint32_t want[4] = {};
    const bool active = evaluate(e["active"], i % size, size) != 0;
    for (uint32_t id = 0; active && id < size; ++id)
      if (evaluate(e["active"], id, size) && evaluate(e["predicate"], id, size)) want[id / 32] |= 1u << (id % 32);
    if (!active && e.contains("inactive")) want[0] = static_cast<uint32_t>(integer_of(e["inactive"]));
    for (int w = 0; w < 4; ++w)
      if (got[4 * i + w] != want[w]) return fmt::format("invocation {}, word {}: got {:#x}, expected {:#x}", i, w, got[4 * i + w], want[w]);
  }
  return {};
}

std::string check_pair(const Json& e, const Words& got, const std::vector<Buffer>& buffers) {
  const Words first = read_words(e["first"], buffers, got.size());
  if (std::string wrong = check_first(first, got.size()); !wrong.empty()) return wrong;
  const size_t a = e["at"][0], b = e["at"][1];
  if (a >= got.size() || b >= got.size()) return "the record names invocations that are not there";
  for (size_t i = 0; i < got.size(); ++i) {
    const bool has_a = first[i] == first[a], has_b = first[i] == first[b];
    const Json& interval = has_a && has_b ? e["both"] : has_a ? e["one"][0] : has_b ? e["one"][1] : e["none"];
    const double v = std::bit_cast<float>(got[i]), low = number_of(interval[0]), high = number_of(interval[1]);
    const bool anything = std::isinf(low) && std::isinf(high) && low < high;
    if (!(v >= low && v <= high) && !(std::isnan(v) && anything)) return fmt::format("invocation {}: got {}, expected {} to {}", i, v, low, high);
  }
  return {};
}

std::string check_subgroup_ids(const Json& e, const Words& got, const std::vector<Buffer>& buffers) {
  const Words first = read_words(e["first"], buffers, got.size()), at = read_words(e["size_at"], buffers, 1);
  if (std::string wrong = check_first(first, got.size()); !wrong.empty()) return wrong;
  const uint64_t workgroup = e["workgroup"];
  std::map<uint32_t, std::vector<bool>> seen;
  std::map<uint32_t, size_t> members;
  for (size_t i = 0; i < got.size(); ++i) {
    if (workgroup && first[i] / workgroup != i / workgroup) return fmt::format("invocation {}: its subgroup reaches into another workgroup", i);
    ++members[first[i]];
  }
  for (size_t i = 0; i < got.size(); ++i) {
    const size_t n = members[first[i]];
    std::vector<bool>& ids = seen[first[i]];
    ids.resize(n);
    if (at.empty() || n > at[0]) return fmt::format("invocation {}: {} in a subgroup of {}", i, n, at.empty() ? 0 : at[0]);
    if (got[i] >= n || ids[got[i]]) return fmt::format("invocation {}: id {} is too large or there twice", i, got[i]);
    ids[got[i]] = true;
  }
  return {};
}

std::string check_size(const Json& e, const Words& got, const std::vector<Buffer>& buffers) {
  if (got.empty()) return "no sizes";
  const uint32_t size = got[0];
  if (size < 4 || size > 128 || !std::has_single_bit(size)) return fmt::format("the subgroup size is {}", size);
  for (size_t i = 0; i < got.size(); ++i)
    if (got[i] != size) return fmt::format("invocation {}: subgroup size {}, elsewhere {}", i, got[i], size);
  const Words ballots = read_words(e["ballots"], buffers, got.size());
  for (size_t i = 0; i < ballots.size(); ++i)
    if (ballots[i] < 1 || ballots[i] > size) return fmt::format("word {}: {} active invocations in a subgroup of {}", i, ballots[i], size);
  return {};
}

}  // namespace

std::string check_subgroup_expectation(const Json& e, const std::vector<Buffer>& buffers) {
  const std::string how = e["how"];
  const Words got = read_words(e, buffers, 0);
  if (got.size() * 4 < e["size"].get<uint64_t>()) return "the record expects something of bytes that no buffer has";
  if (how == "subgroup-scan") return check_scan(e, got, buffers);
  if (how == "subgroup-vote") return check_vote(e, got, buffers);
  if (how == "subgroup-ballot") return check_ballot(e, got, buffers);
  if (how == "subgroup-pair") return check_pair(e, got, buffers);
  if (how == "subgroup-ids") return check_subgroup_ids(e, got, buffers);
  if (how == "subgroup-size") return check_size(e, got, buffers);
  return "the record compares by '" + how + "', which this program does not know";
}

}  // namespace tesela::conformance
