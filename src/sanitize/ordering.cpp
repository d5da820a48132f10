// SPDX-License-Identifier: Apache-2.0
#include "sanitize/ordering.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "sanitize/blocks.h"
#include "sanitize/memory_path.h"

namespace tesela::sanitize {
namespace {

using diag::Span;

/// One function of the call chains: where in it each of the accesses happens, itself or in a call.
struct Level {
  Span first, second;  ///< in order of the text
  bool same = false;   ///< one place
};

class Advice {
 public:
  Advice(const Case& c, const Race& race)
      : c_(c), race_(race), a_(c.program.sites[race.a.site]), b_(c.program.sites[race.b.site]), var_(c.program.vars[race.element.var]), text_(c.names.sources.text()) {
    chain_a_ = chain_of(c.program, a_.loc);
    chain_b_ = chain_of(c.program, b_.loc);
    while (level_ + 1 < std::min(chain_a_.size(), chain_b_.size()) && chain_a_[level_] == chain_b_[level_]) ++level_;
    here_ = {chain_a_[level_], chain_b_[level_], false};
    here_.same = here_.first == here_.second;
    if (here_.second.begin < here_.first.begin) std::swap(here_.first, here_.second);
  }

  std::string text() const {
    if (!race_.same_workgroup) return other_workgroups();
    if (!race_.barriers_between.empty()) return wrong_barrier();
    const std::vector<Block> first = blocks_round(text_, here_.first.begin), second = blocks_round(text_, here_.second.begin);
    size_t common = 0;
    while (common < std::min(first.size(), second.size()) && first[common] == second[common]) ++common;
    const std::span<const Block> round(first.data(), common);
    if (const Block* loop = innermost_loop(round)) return in_loop(*loop, round);
    if (const auto outer = outer_loop()) return at_end_of(*outer->first, outer->second);
    if (in_one()) return in_one_statement(round);
    if (common < first.size() && common < second.size() && are_branches(first[common], second[common]))
      return fmt::format("no barrier can stand between two branches: after {} end the branch, then {}, then a branch of its own for {}", line(here_.first), barrier(), line(here_.second));
    if (barrier_stands_between()) return passed_by_all();
    return between(round);
  }

 private:
  std::string_view barrier() const { return barrier_for(var_); }
  std::string line(Span span) const { return line_text(c_, span, a_.loc.span); }
  std::string line(uint32_t offset) const { return line(Span{offset, offset}); }
  bool both_write() const { return a_.kind != Site::Kind::Read && b_.kind != Site::Kind::Read; }
  /// Nothing ends between them: an operand and its assignment, two operands.
  bool in_one() const {
    if (here_.same || here_.second.begin < here_.first.end) return true;
    return text_.substr(here_.first.end, here_.second.begin - here_.first.end).find_first_of(";{}") == std::string_view::npos;
  }
  std::string gap() const {
    if (line_of(c_, here_.first) == line_of(c_, here_.second)) return fmt::format("between the two statements in {}", line(here_.first));
    return fmt::format("between {} and {}", line(here_.first), line(here_.second));
  }

  std::string other_workgroups() const {
    const std::string_view start = "no barrier orders different workgroups: ";
    if (a_.loc.span == b_.loc.span && both_write()) {
      if (can_be_atomic()) return fmt::format("{}give each an element of its own, or make '{}' atomic", start, var_.name);
      return fmt::format("{}give each {} of its own, and combine these in another dispatch", start, var_.space == ir::Space::Texture ? "a texel" : "an element");
    }
    return fmt::format("{}do one of the two in another dispatch{}", start, can_be_atomic() ? fmt::format(", or make '{}' atomic", var_.name) : "");
  }

  /// Atomics exist for two types.
  bool can_be_atomic() const {
    const MemoryPath path = follow_path(var_, race_.element.offset, c_.names);
    return path.component.empty() && (c_.names.types.is(path.leaf, core::TypeKind::I32) || c_.names.types.is(path.leaf, core::TypeKind::U32));
  }

  /// Barriers were passed between the accesses, of other memory.
  std::string wrong_barrier() const {
    std::vector<std::string> said;
    uint32_t spaces = 0;
    for (uint32_t number : race_.barriers_between) {
      const Site& site = c_.program.sites[number];
      spaces |= site.spaces;
      std::string one = fmt::format("{} in {}", barrier_name(site), line(site.loc.span));
      if (std::find(said.begin(), said.end(), one) == said.end()) said.push_back(std::move(one));
    }
    return fmt::format("{} {}: {} there orders {}", fmt::join(said, " and "), orders_other_memory(spaces, var_, said.size() > 1), barrier(), var_.space == ir::Space::Texture ? "them" : "it");
  }

  static const Block* innermost_loop(std::span<const Block> blocks) {
    for (size_t i = blocks.size(); i-- > 0;)
      if (blocks[i].kind == Block::Kind::Loop) return &blocks[i];
    return nullptr;
  }

  /// A loop round one of the calls through which both accesses are reached; the call.
  std::optional<std::pair<const Block*, Span>> outer_loop() const {
    for (size_t i = level_; i-- > 0;) {
      outer_ = blocks_round(text_, chain_a_[i].begin);
      if (const Block* loop = innermost_loop(outer_)) return std::pair(loop, chain_a_[i]);
    }
    return std::nullopt;
  }

  /// Whether one of two blocks runs instead of the other.
  bool are_branches(const Block& first, const Block& second) const {
    if (first.kind == Block::Kind::Case && second.kind == Block::Kind::Case) return true;
    return second.kind == Block::Kind::Else && (first.kind == Block::Kind::If || first.kind == Block::Kind::Else) && is_branch_of(text_, first, second);
  }

  /// Whether a barrier of the right kind stands in the text between these offsets, itself or in a call, at the level of the accesses.
  bool barrier_in(uint32_t begin, uint32_t end) const {
    return std::any_of(c_.program.sites.begin(), c_.program.sites.end(), [&](const Site& site) {
      if (site.kind != Site::Kind::Barrier || (site.spaces & memory_of(var_)) == 0) return false;
      const std::vector<Span> chain = chain_of(c_.program, site.loc);
      if (chain.size() <= level_ || !std::equal(chain.begin(), chain.begin() + static_cast<std::ptrdiff_t>(level_), chain_a_.begin())) return false;
      return chain[level_].begin >= begin && chain[level_].begin < end;
    });
  }
  bool barrier_stands_between() const { return !here_.same && barrier_in(here_.first.end, here_.second.begin); }

  std::string passed_by_all() const { return fmt::format("a {} that all invocations pass {} orders them", barrier(), gap()); }

  std::string at_end_of(const Block& loop, Span last) const {
    return fmt::format("the next iteration comes to this with no barrier between: a {} at the end of the loop that begins in {}, after {}, orders them", barrier(), line(loop.keyword), line(last));
  }

  std::string in_loop(const Block& loop, std::span<const Block> round) const {
    const uint32_t end = end_of(text_, loop);
    const bool around = barrier_in(loop.open, here_.first.begin) || barrier_in(here_.second.end, end);
    if (in_one()) return around ? in_one_statement(round) : at_end_of(loop, here_.second);
    if (barrier_stands_between()) return around ? passed_by_all() : at_end_of(loop, here_.second);
    if (around) return between(round);
    return fmt::format("each iteration of the loop that begins in {} needs a {}: {} if one iteration does both, at the end if the next one does", line(loop.keyword), barrier(), gap());
  }

  /// Both in one statement, which no loop repeats.
  std::string in_one_statement(std::span<const Block> round) const {
    const bool raced_by_writes = std::any_of(c_.results.races.begin(), c_.results.races.end(), [&](const Race& other) {
      const Site& x = c_.program.sites[other.a.site];
      const Site& y = c_.program.sites[other.b.site];
      return other.element.var == race_.element.var && x.kind == Site::Kind::Write && y.kind == Site::Kind::Write && line_of(c_, x.loc.span) == line_of(c_, a_.loc.span);
    });
    if (raced_by_writes) return fmt::format("no barrier orders one statement: let one invocation write {}{}", var_.space == ir::Space::Texture ? "the texel" : quoted(var_.name), can_be_atomic() ? ", or make it atomic" : "");
    return fmt::format("read into a variable first, then {}, then write", barrier()) + outside(round);
  }

  std::string between(std::span<const Block> round) const {
    return fmt::format("a {} {} orders them", barrier(), gap()) + outside(round);
  }

  /// A barrier needs uniform control flow.
  std::string outside(std::span<const Block> round) const {
    for (size_t i = round.size(); i-- > 0;) {
      const bool branch = round[i].kind == Block::Kind::If || round[i].kind == Block::Kind::Else || round[i].kind == Block::Kind::Case;
      if (branch) return fmt::format("; the barrier must be outside of the branch that begins in {} unless all invocations take it", line(round[i].keyword));
    }
    return {};
  }

  const Case& c_;
  const Race& race_;
  const Site& a_;
  const Site& b_;
  const ir::Var& var_;
  std::string_view text_;
  std::vector<Span> chain_a_, chain_b_;
  size_t level_ = 0;
  Level here_;
  mutable std::vector<Block> outer_;
};

}  // namespace

std::string what_orders(const Case& c, const Race& race) { return Advice(c, race).text(); }

}  // namespace tesela::sanitize
