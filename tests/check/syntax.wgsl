//! check
// Rejected modules, each with a twin that is accepted (_ok). Ledger ids stand beside the names.

//# missing_semicolon: GRAM-07
fn f() {
  let a = 1
//~ error missing-semicolon 11-11: expected `;` after the declaration, found keyword `let`
  let b = 2;
}

//# missing_semicolon_ok: GRAM-07
fn f() {
  let a = 1;
  let b = 2;
}

//# unterminated_comment: LEX-12
fn f() { }
/* /* */
//~ error unterminated-comment 1-2: this block comment is never closed

//# unterminated_comment_ok: LEX-12
fn f() { }
/* /* */ */

//# reserved_word: LEX-37
fn f() { let class = 1; }
//~ error reserved-word 14-18: `class` is a reserved word

//# reserved_word_ok: LEX-37
fn f() { let klass = 1; }

//# keyword_as_name: LEX-36
fn f() { let loop = 1; }
//~ error reserved-word 14-17: expected a name after `let`, found keyword `loop`

//# keyword_as_name_ok: LEX-36
fn f() { let loops = 1; }

//# two_underscores: LEX-40
const __a = 1;
//~ error invalid-identifier 7-9: identifier `__a` starts with two underscores

//# two_underscores_ok: LEX-40
const _a = 1;

//# leading_zero: LEX-16
const a = 012;
//~ error invalid-number 11-13: `012` is not a number of WGSL

//# leading_zero_ok: LEX-16
const a = 12;

//# hex_without_digits: LEX-17
const a = 0x;
//~ error invalid-number 11-12: `0x` is not a number of WGSL

//# hex_without_digits_ok: LEX-17
const a = 0x1;

//# u32_literal_too_large: LEX-20
const a = 4294967296u;
//~ error number-out-of-range 11-21: `4294967296u` does not fit u32

//# u32_literal_too_large_ok: LEX-20
const a = 4294967295u;

//# float_literal_too_large: LEX-30
const a = 3.5e38f;
//~ error number-out-of-range 11-17: `3.5e38f` is larger than the largest f32

//# float_literal_too_large_ok: LEX-30
const a = 3.4e38f;

//# least_i32_written_with_suffix: LEX-21
const a = -2147483648i;
//~ error number-out-of-range 12-22: `2147483648i` does not fit i32

//# least_i32_written_with_suffix_ok: LEX-21
const a: i32 = -2147483648;

//# unknown_character: LEX-48
fn f() { let a = 1 # 2; }
//~ error invalid-character 20-20: character `#` is not part of WGSL

//# unknown_character_ok: LEX-48
fn f() { let a = 1 + 2; }

//# mixed_bit_operators: EXPR-82
const a = 1u & 2u | 3u;
//~ error mixed-operators 19-19: `|` cannot follow `&` without parentheses

//# mixed_bit_operators_ok: EXPR-82
const a = (1u & 2u) | 3u;

//# mixed_logic: EXPR-83
const a = true && false || true;
//~ error mixed-operators 25-26: `||` cannot follow `&&` without parentheses

//# mixed_logic_ok: EXPR-83
const a = (true && false) || true;

//# chained_comparison: EXPR-81
const a = 1 < 2 < 3;
//~ error mixed-operators 17-17: comparisons cannot be chained: `<` after `<`

//# chained_comparison_ok: EXPR-81
const a = (1 < 2) == (2 < 3);

//# shift_of_sum: EXPR-80
const a = 1u << 2u + 1u;
//~ error mixed-operators 20-20: `+` cannot follow a shift without parentheses

//# shift_of_sum_ok: EXPR-80
const a = 1u << (2u + 1u);

//# expected_expression: GRAM-05
const a = ;
//~ error expected-expression 11-11: expected an expression, found `;`

//# expected_expression_ok: GRAM-05
const a = 1;

//# expected_identifier: LEX-42
const 5 = 1;
//~ error expected-identifier 7-7: expected a name after `const`, found `5`

//# expected_identifier_ok: LEX-42
const five = 1;

//# stray_brace: LEX-06
fn f() { } }
//~ error unexpected-token 12-12: expected a declaration, found `}`

//# stray_brace_ok: LEX-06
fn f() { { } }

//# if_without_braces: CTRL-03
fn f() { if (true) return; }
//~ error unexpected-token 20-25: expected `{` after the condition, found keyword `return`

//# if_without_braces_ok: CTRL-03
fn f() { if (true) { return; } }

//# statement_at_module_scope: GRAM-05
return;
//~ error unexpected-token 1-6: expected a declaration, found keyword `return`

//# statement_at_module_scope_ok: GRAM-05
fn f() { return; }

//# directive_after_declaration: DIR-01
const a = 1;
enable f16;
//~ error misplaced-directive 1-6: `enable` must come before all declarations

//# directive_after_declaration_ok: DIR-01
enable f16;
const a = 1;

//# increment_as_expression: ASSIGN-12
fn f() { var a = 1; let b = a++; }
//~ error missing-semicolon 30-31: expected `;` after the declaration, found `++`

//# increment_as_expression_ok: ASSIGN-12
fn f() { var a = 1; a++; let b = a; }

//# attribute_on_statement: DECL-06
fn f() { @id(1) let a = 1; }
//~ error misplaced-attribute 10-15: attribute `id` is not allowed on this statement

//# attribute_on_statement_ok: DECL-06
@id(1) override a = 1;
