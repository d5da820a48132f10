// SPDX-License-Identifier: Apache-2.0
// Number literals to exact values (WGSL section "Numeric Literals").
#pragma once
#include <string_view>

#include "diag/sink.h"
#include "syntax/ast.h"

namespace tesela::syntax {

/// Fills kind, suffix and value of `expr` from the text of an IntLiteral or FloatLiteral token; a value out of range is a diagnostic.
void read_number(std::string_view text, bool is_float, diag::Span span, Expr& expr, diag::Sink& sink);

}  // namespace tesela::syntax
