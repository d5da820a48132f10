// SPDX-License-Identifier: Apache-2.0
// Works on tokens: a barrier is a call statement, a loop is a keyword with a body in braces, an atomic is `atomic<T>` and the calls whose argument names it.
#include "mutation/mutate.h"

#include <algorithm>
#include <optional>
#include <set>

#include "syntax/lexer.h"

namespace tesela::test {
namespace {

using syntax::Tok;

struct Edit {
  uint32_t begin, end;
  std::string text;
};

struct Loop {
  size_t keyword, open, close;
};

class Mutator {
 public:
  explicit Mutator(const std::string& text) : text_(text) {
    sources_.add("mutant", text);
    diag::Sink sink;
    tokens_ = syntax::lex(sources_, sink);
    match_braces();
    find_loops();
  }

  std::vector<Mutant> run() {
    for (size_t i = 0; i + 3 < tokens_.size(); ++i) {
      const std::string_view word = spelling(i);
      if (is_barrier(word) && spelling(i + 1) == "(" && spelling(i + 2) == ")" && spelling(i + 3) == ";") barrier(i);
      if (word == "workgroupUniformLoad" && spelling(i + 1) == "(") uniform_load(i);
      if (word == "atomic" && spelling(i + 1) == "<") atomic(i);
    }
    return std::move(out_);
  }

 private:
  static bool is_barrier(std::string_view word) { return word == "workgroupBarrier" || word == "storageBarrier" || word == "textureBarrier"; }
  std::string_view spelling(size_t i) const { return i < tokens_.size() ? sources_.text(tokens_[i].span) : std::string_view(); }
  uint32_t begin(size_t i) const { return tokens_[i].span.begin; }
  uint32_t end(size_t i) const { return tokens_[i].span.end; }

  void match_braces() {
    partner_.assign(tokens_.size(), 0);
    std::vector<size_t> open;
    for (size_t i = 0; i < tokens_.size(); ++i) {
      const std::string_view s = spelling(i);
      if (s == "{" || s == "(") open.push_back(i);
      if ((s == "}" || s == ")") && !open.empty()) {
        partner_[i] = open.back();
        partner_[open.back()] = i;
        open.pop_back();
      }
    }
  }

  void find_loops() {
    for (size_t i = 0; i < tokens_.size(); ++i) {
      const std::string_view s = spelling(i);
      if (s != "for" && s != "while" && s != "loop") continue;
      size_t open = i + 1;
      while (open < tokens_.size() && spelling(open) != "{") open = spelling(open) == "(" && partner_[open] != 0 ? partner_[open] + 1 : open + 1;
      if (open < tokens_.size() && partner_[open] != 0) loops_.push_back({i, open, partner_[open]});
    }
  }

  void add(std::string what, size_t at, std::vector<Edit> edits) {
    std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.begin > b.begin; });
    std::string text = text_;
    for (const Edit& e : edits) text.replace(e.begin, e.end - e.begin, e.text);
    out_.push_back({"line " + std::to_string(sources_.locate(begin(at)).line) + ": " + what, std::move(text)});
  }

  void barrier(size_t i) {
    const std::string name(spelling(i)), call = name + "();";
    const Edit removed{begin(i), end(i + 3), ""};
    add(name + " removed", i, {removed});
    for (const char* other : {"workgroupBarrier", "storageBarrier", "textureBarrier"})
      if (name != other) add(name + " becomes " + other, i, {{begin(i), end(i), other}});
    const Loop* around = nullptr;
    for (const Loop& loop : loops_)
      if (loop.open < i && i < loop.close) around = &loop;  // the innermost comes last
    if (around != nullptr) add(name + " moved behind its loop", i, {removed, {end(around->close), end(around->close), " " + call}});
    if (const auto [beside, behind] = loop_beside(i, around); beside != nullptr) {
      const uint32_t to = behind ? end(beside->open) : begin(beside->close);
      add(name + (behind ? " moved to the start of the loop behind it" : " moved to the end of the loop before it"), i, {removed, {to, to, " " + call + " "}});
    }
  }

  /// The nearest loop of the same block.
  std::pair<const Loop*, bool> loop_beside(size_t i, const Loop* around) const {
    const Loop* best = nullptr;
    size_t nearest = ~size_t{0};
    for (const Loop& loop : loops_) {
      if (loop.keyword < i && i < loop.close) continue;
      if (block_of(loop.keyword) != block_of(i)) continue;
      const size_t distance = loop.keyword > i ? loop.keyword - i : i - loop.close;
      if (distance >= nearest) continue;
      nearest = distance;
      best = &loop;
    }
    (void)around;
    return {best, best != nullptr && best->keyword > i};
  }

  size_t block_of(size_t i) const {
    while (i-- > 0) {
      if (spelling(i) == "{") return i;
      if (spelling(i) == "}" && partner_[i] != 0) i = partner_[i];
    }
    return 0;
  }

  void uniform_load(size_t i) {
    const size_t close = partner_[i + 1];
    if (close == 0) return;
    const std::string argument(text_.substr(end(i + 1), begin(close) - end(i + 1)));
    add("workgroupUniformLoad becomes a plain load", i, {{begin(i), end(close), "(*(" + argument + "))"}});
  }

  // --- atomics

  struct Atomic {
    std::string name;   // of the variable, or ".member"
    std::string space;  // of a variable; of a member: of all variables, tried in turn
    std::string type;
  };

  void atomic(size_t i) {
    if (i + 3 >= tokens_.size() || spelling(i + 3) != ">") return;
    const std::string type(spelling(i + 2));
    // Back to the name: `var<workgroup> name : ...`, `name : ...` in a struct.
    size_t colon = i;
    while (colon > 1 && spelling(colon) != ":" && spelling(colon) != ";" && spelling(colon) != "{") --colon;
    if (spelling(colon) != ":") return;
    const std::string name(spelling(colon - 1));
    std::string space = "workgroup";
    bool member = spelling(colon - 2) != ">";
    if (!member) {
      size_t open = colon - 2;
      while (open > 0 && spelling(open) != "<") --open;
      if (spelling(open - 1) != "var") return;
      space = spelling(open + 1);
    }
    for (const char* in : {"workgroup", "storage"}) {
      if (!member && space != in) continue;
      if (member && text_.find(std::string("var<") + in) == std::string::npos) continue;
      retype(i, {member ? "." + name : name, in, type});
    }
  }

  void retype(size_t i, const Atomic& a) {
    std::vector<Edit> edits{{begin(i), end(i + 3), a.type}};
    std::set<std::string> used;
    for (size_t k = 0; k + 2 < tokens_.size(); ++k) {
      const std::string name(spelling(k));
      if (!name.starts_with("atomic") || name == "atomic" || spelling(k + 1) != "(") continue;
      size_t stop = k + 2;  // the first argument
      while (stop < partner_[k + 1] && spelling(stop) != ",") stop = spelling(stop) == "(" && partner_[stop] != 0 ? partner_[stop] + 1 : stop + 1;
      if (!names(k + 2, stop, a)) continue;
      used.insert(name);
      edits.push_back({begin(k), end(k), "plain_" + name});
    }
    if (used.empty()) return;
    std::string helpers = "\n";
    for (const std::string& name : used) helpers += helper(name, a);
    const auto length = static_cast<uint32_t>(text_.size());
    edits.push_back({length, length, helpers});
    add("atomic '" + a.name + "' becomes plain", i, std::move(edits));
  }

  bool names(size_t from, size_t to, const Atomic& a) const {
    const bool member = a.name[0] == '.';
    const std::string_view wanted = std::string_view(a.name).substr(member ? 1 : 0);
    for (size_t k = from; k < to; ++k)
      if (spelling(k) == wanted && (spelling(k - 1) == ".") == member) return true;
    return false;
  }

  static std::string helper(const std::string& name, const Atomic& a) {
    const std::string p = "p: ptr<" + a.space + ", " + a.type + (a.space == "storage" ? ", read_write" : "") + ">", v = "v: " + a.type;
    const std::string head = "fn plain_" + name + "(" + p;
    if (name == "atomicLoad") return head + ") -> " + a.type + " { return *p; }\n";
    if (name == "atomicStore") return head + ", " + v + ") { *p = v; }\n";
    if (name == "atomicCompareExchangeWeak")
      return "struct PlainResult { old_value: " + a.type + ", exchanged: bool }\n" + head + ", c: " + a.type + ", " + v +
             ") -> PlainResult { let old = *p; if (old == c) { *p = v; } return PlainResult(old, old == c); }\n";
    std::string now = "v";
    if (name == "atomicAdd") now = "old + v";
    if (name == "atomicSub") now = "old - v";
    if (name == "atomicMax") now = "max(old, v)";
    if (name == "atomicMin") now = "min(old, v)";
    if (name == "atomicAnd") now = "old & v";
    if (name == "atomicOr") now = "old | v";
    if (name == "atomicXor") now = "old ^ v";
    return head + ", " + v + ") -> " + a.type + " { let old = *p; *p = " + now + "; return old; }\n";
  }

  const std::string& text_;
  diag::SourceSet sources_;
  std::vector<syntax::Token> tokens_;
  std::vector<size_t> partner_;
  std::vector<Loop> loops_;
  std::vector<Mutant> out_;
};

}  // namespace

std::vector<Mutant> mutants_of(const std::string& text) { return Mutator(text).run(); }

}  // namespace tesela::test
