// SPDX-License-Identifier: Apache-2.0
// Probes: comments that only Tesela reads, so that the file stays plain WGSL everywhere. They stand among the statements of a function:
//   //@ print "sum" sum li if li == 0u
//   //@ assert sum >= 0.0 "sums are positive" if li < n
#include <fmt/format.h>

#include "syntax/parser_state.h"

namespace tesela::syntax {

/// Skips to behind the probe; a fault in it is its own affair.
void Parser::end_probe() {
  while (!is(Tok::ProbeEnd) && !is(Tok::End)) take();
  accept(Tok::ProbeEnd);
  panic_ = leaving_ = false;
}

void Parser::probe_outside() {
  fail(DiagId::InvalidProbe, peek().span, "a probe stands among the statements of a function");
  end_probe();
}

StmtId Parser::probe() {
  Stmt s;
  s.kind = StmtKind::Probe;
  const Token start = take();
  const Token word = peek();
  const std::string_view kind = is(Tok::Identifier) ? text(word) : std::string_view();
  if (kind != "print" && kind != "assert") {
    fail(DiagId::InvalidProbe, is(Tok::ProbeEnd) ? start.span : word.span, "a probe begins with `print` or `assert`", "as in `//@ print \"x\" x if i == 0u`; a plain comment begins with `// @`");
    end_probe();
    return add(Stmt{});
  }
  take();
  s.is_assert = kind == "assert";
  const auto label = [&] {
    if (is(Tok::ProbeText)) s.keyword_span = take().span;
  };
  std::vector<ExprId> values;
  if (!s.is_assert) label();
  while (!panic_ && !is(Tok::ProbeEnd) && !is(Tok::KwIf) && !is(Tok::ProbeText) && !is(Tok::End)) {
    values.push_back(expression());
    if (s.is_assert) break;
    accept(Tok::Comma);
  }
  if (s.is_assert) label();
  if (!panic_ && accept(Tok::KwIf)) s.condition = expression();
  if (!panic_ && s.is_assert && values.empty()) fail(DiagId::InvalidProbe, word.span, "there is nothing to assert");
  if (!panic_ && !is(Tok::ProbeEnd)) fail(DiagId::InvalidProbe, peek().span, fmt::format("expected the end of the probe, found {}", describe(peek())));
  s.span = span_from(start.span.begin);
  s.values = append(module_.expr_pool, values);
  const bool wrong = panic_;
  end_probe();
  if (wrong) return add(Stmt{});
  module_.has_probes = true;
  return add(std::move(s));
}

}  // namespace tesela::syntax
