//! check
// Source text, comments, tokens and identifiers (ledger chapter LEX; literals are in literals.wgsl). Rejected modules have a twin that is accepted (_ok).
// What needs bytes that a text file cannot hold is in src/api/module_test.cpp.

//# comment_separates: LEX-04
const ab = 1;
const c = a/**/b;
//~ error missing-semicolon 11-11: expected `;` after the declaration, found `b`

//# comment_separates_ok: LEX-04
const ab = 1;
const c = ab/**/;

//# comment_splits_keyword: LEX-04
con/**/st a = 1;
//~ error unexpected-token 1-3: expected a declaration, found `con`

//# comment_splits_keyword_ok: LEX-04
const/**/a = 1;

//# comment_splits_number: LEX-04
const a = 1/**/2;
//~ error missing-semicolon 11-11: expected `;` after the declaration, found `2`

//# comment_splits_number_ok: LEX-04
const a = 1/**/+/**/2;

//# comment_splits_operator: LEX-04
fn f(a: i32, b: i32) -> bool { return a =/**/= b; }
//~ error missing-semicolon 41-41: expected `;` after `return`, found `=`

//# comment_splits_operator_ok: LEX-04
fn f(a: i32, b: i32) -> bool { return a ==/**/b; }

//# minus_minus_in_expression: LEX-05
const a = 1--2;
const_assert a == 3;
const b = - - 2;
const_assert b == 2;

//# minus_minus_statement: LEX-05
fn f() { var i = 1; i--; i++; for (; i > 0; i--) { } }

//# plus_plus_in_expression: LEX-05
const a = 1++2;
//~ error missing-semicolon 12-13: expected `;` after the declaration, found `++`

//# plus_plus_in_expression_ok: LEX-05
const a = 1+2;

//# shift_or_template_ends: LEX-05
var<private> b: array<array<vec2<f32>,2>,1>;
const c = array<array<u32,2>,3>()[0][1] >> 1u;
const a = array<u32,(16>>2)>();
const_assert a[3] == 0;
const d: vec2<u32>=vec2<u32>(3)>>vec2<u32>(1);
const_assert d.x == 1;

//# text_left_over: LEX-06
fn f() { }
extra
//~ error unexpected-token 1-5: expected a declaration, found `extra`

//# text_left_over_ok: LEX-06
fn f() { }

//# text_left_over_after_directive: LEX-06
enable f16; enable;
//~ error unexpected-token 19-19: expected a name, found `;`

//# text_left_over_after_directive_ok: LEX-06
enable f16;

//# closing_parenthesis_left_over: LEX-06
const a = (1));
//~ error missing-semicolon 13-13: expected `;` after the declaration, found `)`

//# closing_parenthesis_left_over_ok: LEX-06
const a = (1);

//# blank_in_line: LEX-07
const	a	=	1	;
const‎b‎=‏2‏;
const c = 3; 

const_assert a + b == c;

//# blank_breaks: LEX-07, LEX-09
consta=1 + 2;
const_assert a == 3;

//# not_blank_00a0: LEX-08
const a = 1;
//~ error invalid-character 6-7: character U+00A0 is not part of WGSL

//# not_blank_00a0_ok: LEX-08
const a = 1;

//# not_blank_3000: LEX-08
const　a = 1;
//~ error invalid-character 6-8: character U+3000 is not part of WGSL

//# not_blank_3000_ok: LEX-08
const a = 1;

//# not_blank_feff: LEX-08
const﻿a = 1;
//~ error invalid-character 6-8: character U+FEFF is not part of WGSL

//# not_blank_feff_ok: LEX-08
const a = 1;

//# not_blank_2003: LEX-08
const a = 1;
//~ error invalid-character 6-8: character U+2003 is not part of WGSL

//# not_blank_2003_ok: LEX-08
const a = 1;

//# not_blank_200b: LEX-08
const​a = 1;
//~ error invalid-character 6-8: character U+200B is not part of WGSL

//# not_blank_200b_ok: LEX-08
const‎a = 1;

//# not_blank_180e: LEX-08
const᠎a = 1;
//~ error invalid-character 6-8: character U+180E is not part of WGSL

//# not_blank_180e_ok: LEX-08
const a = 1;

//# not_blank_1680: LEX-08
const a = 1;
//~ error invalid-character 6-8: character U+1680 is not part of WGSL

//# not_blank_1680_ok: LEX-08
const a = 1;

//# not_blank_202f: LEX-08
const a = 1;
//~ error invalid-character 6-8: character U+202F is not part of WGSL

//# not_blank_202f_ok: LEX-08
const a = 1;

//# not_blank_205f: LEX-08
const a = 1;
//~ error invalid-character 6-8: character U+205F is not part of WGSL

//# not_blank_205f_ok: LEX-08
const a = 1;

//# not_blank_2060: LEX-08
const⁠a = 1;
//~ error invalid-character 6-8: character U+2060 is not part of WGSL

//# not_blank_2060_ok: LEX-08
const a = 1;

//# not_blank_001c: LEX-08
consta = 1;
//~ error invalid-character 6-6: character U+001C is not part of WGSL

//# not_blank_001c_ok: LEX-08
const a = 1;

//# not_blank_001f: LEX-08
consta = 1;
//~ error invalid-character 6-6: character U+001F is not part of WGSL

//# not_blank_001f_ok: LEX-08
const a = 1;

//# line_comment_ends_at_vt: LEX-09, LEX-10
// textconst a = ;
;
//~ error expected-expression 11-11: expected an expression, found `;`

//# line_comment_ends_at_vt_ok: LEX-09, LEX-10
// textconst a = 1;

//# line_comment_ends_at_ff: LEX-09, LEX-10
// textconst a = ;
;
//~ error expected-expression 11-11: expected an expression, found `;`

//# line_comment_ends_at_ff_ok: LEX-09, LEX-10
// textconst a = 1;

//# line_comment_ends_at_nel: LEX-09, LEX-10
// textconst a = ;
;
//~ error expected-expression 11-11: expected an expression, found `;`

//# line_comment_ends_at_nel_ok: LEX-09, LEX-10
// textconst a = 1;

//# line_comment_ends_at_ls: LEX-09, LEX-10
// text const a = ;
;
//~ error expected-expression 11-11: expected an expression, found `;`

//# line_comment_ends_at_ls_ok: LEX-09, LEX-10
// text const a = 1;

//# line_comment_ends_at_ps: LEX-09, LEX-10
// text const a = ;
;
//~ error expected-expression 11-11: expected an expression, found `;`

//# line_comment_ends_at_ps_ok: LEX-09, LEX-10
// text const a = 1;

//# line_comment_at_end: LEX-10
const a = 1; // const b = a //

//# line_comment_hides: LEX-10
// const a = 1;
const b = a;
//~ error unresolved-name 11-11: nothing named 'a' is declared here

//# line_comment_hides_ok: LEX-10
const a = 1; // comment
const b = a;

//# line_comment_of_any_text: LEX-10, LEX-13
// */ /* " ' # \ $ ? `   　 😀 
const a = 1;
/* // */ const b = 2;
const_assert a + b == 3; // /*

//# comment_marks_mixed: LEX-13
const a = 1; // /* opens nothing
const b = 2; /* // hides nothing */ const c = 3;
/*/ is open */
/**/ /***/ /****/ /*/**/*/
const_assert a + b == c;

//# star_slash_alone: LEX-13
const a = 1 */ 2;
//~ error expected-expression 14-14: expected an expression, found `/`

//# star_slash_alone_ok: LEX-13
const a = 1 /* */ + 2;

//# nested_comments: LEX-11
/* a /* b /* c */ d */ e */
/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/**/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/*/
/* lines
/* within
*/ lines */
const a = 1;
const_assert a == 1;

//# comment_not_closed: LEX-12
const a = 1; /* text
//~ error unterminated-comment 14-15: this block comment is never closed

//# comment_not_closed_ok: LEX-12
const a = 1; /* text */

//# only_inner_comment_closed: LEX-12
const a = 1;
/* /* */
//~ error unterminated-comment 1-2: this block comment is never closed
const b = 2;

//# only_inner_comment_closed_ok: LEX-12
const a = 1;
/* /* */ */
const b = 2;

//# comment_not_closed_by_slash: LEX-12
const a = 1; /*/
//~ error unterminated-comment 14-15: this block comment is never closed

//# comment_not_closed_by_slash_ok: LEX-12
const a = 1; /**/

//# keywords_as_variables: LEX-36
fn f() {
  let alias = 1;
//~ error reserved-word 7-11: expected a name after `let`, found keyword `alias`
  let break = 1;
//~ error reserved-word 7-11: expected a name after `let`, found keyword `break`
  let case = 1;
//~ error reserved-word 7-10: expected a name after `let`, found keyword `case`
  let const = 1;
//~ error reserved-word 7-11: expected a name after `let`, found keyword `const`
  let const_assert = 1;
//~ error reserved-word 7-18: expected a name after `let`, found keyword `const_assert`
  let continue = 1;
//~ error reserved-word 7-14: expected a name after `let`, found keyword `continue`
  let continuing = 1;
//~ error reserved-word 7-16: expected a name after `let`, found keyword `continuing`
  let default = 1;
//~ error reserved-word 7-13: expected a name after `let`, found keyword `default`
  let diagnostic = 1;
//~ error reserved-word 7-16: expected a name after `let`, found keyword `diagnostic`
  let discard = 1;
//~ error reserved-word 7-13: expected a name after `let`, found keyword `discard`
  let else = 1;
//~ error reserved-word 7-10: expected a name after `let`, found keyword `else`
  let enable = 1;
//~ error reserved-word 7-12: expected a name after `let`, found keyword `enable`
  let false = 1;
//~ error reserved-word 7-11: expected a name after `let`, found keyword `false`
  let fn = 1;
//~ error reserved-word 7-8: expected a name after `let`, found keyword `fn`
  let for = 1;
//~ error reserved-word 7-9: expected a name after `let`, found keyword `for`
  let if = 1;
//~ error reserved-word 7-8: expected a name after `let`, found keyword `if`
  let let = 1;
//~ error reserved-word 7-9: expected a name after `let`, found keyword `let`
  let loop = 1;
//~ error reserved-word 7-10: expected a name after `let`, found keyword `loop`
  let override = 1;
//~ error reserved-word 7-14: expected a name after `let`, found keyword `override`
  let requires = 1;
//~ error reserved-word 7-14: expected a name after `let`, found keyword `requires`
  let return = 1;
//~ error reserved-word 7-12: expected a name after `let`, found keyword `return`
  let struct = 1;
//~ error reserved-word 7-12: expected a name after `let`, found keyword `struct`
  let switch = 1;
//~ error reserved-word 7-12: expected a name after `let`, found keyword `switch`
  let true = 1;
//~ error reserved-word 7-10: expected a name after `let`, found keyword `true`
  let var = 1;
//~ error reserved-word 7-9: expected a name after `let`, found keyword `var`
  let while = 1;
//~ error reserved-word 7-11: expected a name after `let`, found keyword `while`
}

//# keywords_as_variables_ok: LEX-36
fn f() {
  let alias_ = 1; let break_ = 1; let case_ = 1; let const_ = 1; let const_assert_ = 1; let continue_ = 1; let continuing_ = 1; let default_ = 1; let diagnostic_ = 1; let discard_ = 1; let else_ = 1; let enable_ = 1; let false_ = 1; let fn_ = 1; let for_ = 1; let if_ = 1; let let_ = 1; let loop_ = 1; let override_ = 1; let requires_ = 1; let return_ = 1; let struct_ = 1; let switch_ = 1; let true_ = 1; let var_ = 1; let while_ = 1;
}

//# keywords_as_members: LEX-36
struct S {
  alias: i32,
//~ error reserved-word 3-7: expected a member name or `}`, found keyword `alias`
  break: i32,
//~ error reserved-word 3-7: expected a member name or `}`, found keyword `break`
  case: i32,
//~ error reserved-word 3-6: expected a member name or `}`, found keyword `case`
  const: i32,
//~ error reserved-word 3-7: expected a member name or `}`, found keyword `const`
  const_assert: i32,
//~ error reserved-word 3-14: expected a member name or `}`, found keyword `const_assert`
  continue: i32,
//~ error reserved-word 3-10: expected a member name or `}`, found keyword `continue`
  continuing: i32,
//~ error reserved-word 3-12: expected a member name or `}`, found keyword `continuing`
  default: i32,
//~ error reserved-word 3-9: expected a member name or `}`, found keyword `default`
  diagnostic: i32,
//~ error reserved-word 3-12: expected a member name or `}`, found keyword `diagnostic`
  discard: i32,
//~ error reserved-word 3-9: expected a member name or `}`, found keyword `discard`
  else: i32,
//~ error reserved-word 3-6: expected a member name or `}`, found keyword `else`
  enable: i32,
//~ error reserved-word 3-8: expected a member name or `}`, found keyword `enable`
  false: i32,
//~ error reserved-word 3-7: expected a member name or `}`, found keyword `false`
  fn: i32,
//~ error reserved-word 3-4: expected a member name or `}`, found keyword `fn`
  for: i32,
//~ error reserved-word 3-5: expected a member name or `}`, found keyword `for`
  if: i32,
//~ error reserved-word 3-4: expected a member name or `}`, found keyword `if`
  let: i32,
//~ error reserved-word 3-5: expected a member name or `}`, found keyword `let`
  loop: i32,
//~ error reserved-word 3-6: expected a member name or `}`, found keyword `loop`
  override: i32,
//~ error reserved-word 3-10: expected a member name or `}`, found keyword `override`
  requires: i32,
//~ error reserved-word 3-10: expected a member name or `}`, found keyword `requires`
  return: i32,
//~ error reserved-word 3-8: expected a member name or `}`, found keyword `return`
  struct: i32,
//~ error reserved-word 3-8: expected a member name or `}`, found keyword `struct`
  switch: i32,
//~ error reserved-word 3-8: expected a member name or `}`, found keyword `switch`
  true: i32,
//~ error reserved-word 3-6: expected a member name or `}`, found keyword `true`
  var: i32,
//~ error reserved-word 3-5: expected a member name or `}`, found keyword `var`
  while: i32,
//~ error reserved-word 3-7: expected a member name or `}`, found keyword `while`
}

//# keyword_like_members: LEX-36
struct S { aliass: i32, breaks: i32, cases: i32, consts: i32, const_asserts: i32, continues: i32, continuings: i32, defaults: i32, diagnostics: i32, discards: i32, elses: i32, enables: i32, falses: i32, fns: i32, fors: i32, ifs: i32, lets: i32, loops: i32, overrides: i32, requiress: i32, returns: i32, structs: i32, switchs: i32, trues: i32, vars: i32, whiles: i32 }

//# reserved_words_are_whole: LEX-38
const selfX = 1;
const Nul = 1;
const NUL = 1;
const null_ = 1;
const nULL = 1;
const SELF = 1;
const Null = 1;
const classes = 1;
const _class = 1;
fn f(Async: i32) { let enumerate = Async; }
struct S { typenames: i32, Class: i32 }

//# reserved_self: LEX-38
const Self = 1;
//~ error reserved-word 7-10: `Self` is a reserved word

//# reserved_self_ok: LEX-38
const SElf = 1;

//# identifiers: LEX-39
const Δέλτα = 1;
const réflexion = 2;
const Кызыл = 3;
const 𐰓𐰏𐰇 = 4;
const 朝焼け = 5;
const سلام = 6;
const 검정 = 7;
const שָׁלוֹם = 8;
const गुलाबी = 9;
const փիրուզ = 10;
const _ab1 = 11;
const 𝓪𝓫 = 12;
const a·b = 13;
const ℮ = 14;
const x́ = 15;
const a‿b = 16;
const_assert Δέλτα + réflexion + Кызыл + 𐰓𐰏𐰇 + 朝焼け == 15 && 𝓪𝓫 + x́ == 27;

//# underscore: LEX-40
const _ = 1;
//~ error expected-identifier 7-7: expected a name after `const`, found `_`

//# underscore_ok: LEX-40
const _a = 1;

//# underscore_parameter: LEX-40
fn f(_: i32) { }
//~ error expected-identifier 6-6: expected a parameter name or `)`, found `_`

//# underscore_parameter_ok: LEX-40
fn f(_a: i32) { }

//# underscore_member: LEX-40
struct S { _: i32 }
//~ error expected-identifier 12-12: expected a member name or `}`, found `_`

//# underscore_member_ok: LEX-40
struct S { _a: i32 }

//# two_underscores: LEX-40
const __ = 1;
//~ error invalid-identifier 7-8: identifier `__` starts with two underscores

//# two_underscores_ok: LEX-40
const _0 = 1;

//# two_underscores_function: LEX-40
fn __f() { }
//~ error invalid-identifier 4-6: identifier `__f` starts with two underscores

//# two_underscores_function_ok: LEX-40
fn _f() { }

//# two_underscores_member: LEX-40
struct S { __m: i32 }
//~ error invalid-identifier 12-14: identifier `__m` starts with two underscores

//# two_underscores_member_ok: LEX-40
struct S { _m: i32 }

//# underscores: LEX-41
const _a = 1;
const a__b = 2;
const a_ = 3;
const _1 = 4;
const a__ = 5;
fn f() { _ = _a; }

//# starts_with_digit: LEX-42
const 1a = 1;
//~ error invalid-number 7-8: `1a` is not a number of WGSL

//# starts_with_digit_ok: LEX-42
const a1 = 1;

//# starts_with_other_digit: LEX-42
const ٣a = 1;
//~ error invalid-character 7-8: character U+0663 is not part of WGSL

//# starts_with_other_digit_ok: LEX-42
const a٣ = 1;

//# starts_with_combining_mark: LEX-42
const ́a = 1;
//~ error invalid-character 7-8: character U+0301 is not part of WGSL

//# starts_with_combining_mark_ok: LEX-42
const á = 1;

//# starts_with_middle_dot: LEX-42
const ·a = 1;
//~ error invalid-character 7-8: character U+00B7 is not part of WGSL

//# starts_with_middle_dot_ok: LEX-42
const a· = 1;

//# starts_with_tie: LEX-42
const ‿a = 1;
//~ error invalid-character 7-9: character U+203F is not part of WGSL

//# starts_with_tie_ok: LEX-42
const a‿ = 1;

//# names_are_not_normalised: LEX-43
const é = 1;
const é = 2;
const Å = 3;
const Å = 4;
const_assert é != é && Å != Å;

//# names_are_not_folded: LEX-43
const name = 1;
const Name = 2;
const NAME = 3;
const straße = 4;
const strasse = 5;
const_assert name + Name == NAME && straße != strasse;

//# normalised_name_is_another: LEX-43
const é = 1;
const a = é;
//~ error unresolved-name 11-13: nothing named 'é' is declared here

//# normalised_name_is_another_ok: LEX-43
const é = 1;
const a = é;

//# zero_width_joiner: LEX-44
const a‍b = 1;
//~ error invalid-character 8-10: character U+200D is not part of WGSL

//# zero_width_joiner_ok: LEX-44
const ab = 1;

//# zero_width_non_joiner: LEX-44
const a‌b = 1;
//~ error invalid-character 8-10: character U+200C is not part of WGSL

//# zero_width_non_joiner_ok: LEX-44
const ab = 1;

//# emoji: LEX-44
const a😀 = 1;
//~ error invalid-character 8-11: character U+1F600 is not part of WGSL

//# emoji_ok: LEX-44
const a = 1;

//# emoji_first: LEX-44
const 😀 = 1;
//~ error invalid-character 7-10: character U+1F600 is not part of WGSL

//# emoji_first_ok: LEX-44
const smile = 1;

//# currency_sign: LEX-44
const a€ = 1;
//~ error invalid-character 8-10: character U+20AC is not part of WGSL

//# currency_sign_ok: LEX-44
const aE = 1;

//# superscript: LEX-44
const a² = 1;
//~ error invalid-character 8-9: character U+00B2 is not part of WGSL

//# superscript_ok: LEX-44
const a2 = 1;

//# context_dependent_names: LEX-45
const align = 1; const binding = 1; const builtin = 1; const compute = 1; const fragment = 1; const vertex = 1; const group = 1; const id = 1; const interpolate = 1; const invariant = 1; const location = 1; const must_use = 1; const size = 1; const workgroup_size = 1; const blend_src = 1; const position = 1; const vertex_index = 1; const instance_index = 1; const front_facing = 1; const frag_depth = 1; const sample_index = 1; const sample_mask = 1; const local_invocation_id = 1; const local_invocation_index = 1; const global_invocation_id = 1; const workgroup_id = 1; const num_workgroups = 1; const subgroup_invocation_id = 1; const subgroup_size = 1; const subgroup_id = 1;
fn num_subgroups() { } fn primitive_index() { } fn clip_distances() { } fn error() { } fn warning() { } fn info() { } fn off() { } fn derivative_uniformity() { } fn subgroup_uniformity() { } fn subgroups() { } fn dual_source_blending() { } fn pointer_composite_access() { } fn perspective() { } fn linear() { } fn flat() { }
struct center { m: i32 } struct centroid { m: i32 } struct sample { m: i32 } struct first { m: i32 } struct either { m: i32 } struct less { m: i32 } struct greater { m: i32 } struct x { m: i32 } struct y { m: i32 } struct z { m: i32 } struct w { m: i32 } struct r { m: i32 } struct g { m: i32 } struct b { m: i32 } struct a { m: i32 } struct xy { m: i32 } struct rgba { m: i32 }
@group(0) @binding(0) var<uniform> u: u32;
@compute @workgroup_size(2) fn main(@builtin(local_invocation_id) v: vec3u, @builtin(workgroup_id) q: vec3u) { _ = v.xy.x + u + align + q.z; }

//# extension_name_as_identifier: LEX-45
enable subgroups;
requires pointer_composite_access;
const subgroups = 1;
const pointer_composite_access = subgroups;
@diagnostic(off, derivative_uniformity) fn derivative_uniformity() -> i32 { const off = 1; return off + pointer_composite_access; }

//# attribute_named_like_its_argument: LEX-45
const id = 3;
const size = 16;
const align = 16;
@id(id) override binding = 1;
struct S { @size(size) @align(align) builtin: f32 }
const workgroup_size = 4;
@compute @workgroup_size(workgroup_size) fn compute(@builtin(workgroup_id) workgroup_id: vec3u) { }

//# members_and_variables: LEX-46
struct S { x: f32, rgba: vec4f, xyz: vec3f, align: f32, size: u32 }
var<private> align = 1;
var<private> workgroup_size = 2;
fn f(s: S) -> f32 { return s.x + s.rgba.rgba.x + s.xyz.xyz.z + s.align; }
fn g() -> i32 { var location = align; location += workgroup_size; return location; }

//# every_token: LEX-47
struct S { @align(4) a: array<i32, 2>, }
fn f(p: ptr<function, i32>) -> i32 { return *p; }
fn g(a: i32, b: i32, u: u32) -> i32 {
  var i = a & b;
  let c = (a > b && a >= b) || (a < b && a <= b);
  let d = (a == b) | ((a != b) & !c);
  var s: S;
  s.a[0] = a / b - b % a + a * b;
  var t = (u >> 1u) << 2u;
  i++;
  i--;
  i += 1; i -= 2; i *= 3; i /= 4; i %= 5; i &= 6; i |= 7; i ^= 8; i = ~i ^ -i;
  t >>= 1u; t <<= 2u;
  _ = f(&i);
  switch i { case 1: { return i; } default { } }
  return s.a[0];
}

//# unknown_hash: LEX-48
const a = 1 # 2;
//~ error invalid-character 13-13: character `#` is not part of WGSL

//# unknown_hash_ok: LEX-48
const a = 1 + 2;

//# unknown_dollar: LEX-48
const a = 1 $ 2;
//~ error invalid-character 13-13: character `$` is not part of WGSL

//# unknown_question: LEX-48
const a = 1 ? 2;
//~ error invalid-character 13-13: character `?` is not part of WGSL

//# unknown_backtick: LEX-48
const a = 1 ` 2;
//~ error invalid-character 13-13: character ``` is not part of WGSL

//# unknown_quote: LEX-48
const a = 1 " 2;
//~ error invalid-character 13-13: character `"` is not part of WGSL

//# unknown_apostrophe: LEX-48
const a = 1 ' 2;
//~ error invalid-character 13-13: character `'` is not part of WGSL

//# unknown_backslash: LEX-48
const a = 1 \ 2;
//~ error invalid-character 13-13: character `\` is not part of WGSL

//# unknown_control: LEX-48
const a = 1  2;
//~ error invalid-character 13-13: character U+0001 is not part of WGSL

//# unknown_delete: LEX-48
const a = 1  2;
//~ error invalid-character 13-13: character U+007F is not part of WGSL

//# unknown_division_sign: LEX-48
const a = 1 ÷ 2;
//~ error invalid-character 13-14: character U+00F7 is not part of WGSL

//# unknown_arrow: LEX-48
const a = 1 → 2;
//~ error invalid-character 13-15: character U+2192 is not part of WGSL

//# unknown_minus_sign: LEX-48
const a = 1 − 2;
//~ error invalid-character 13-15: character U+2212 is not part of WGSL

//# unknown_full_width_plus: LEX-48
const a = 1 ＋ 2;
//~ error invalid-character 13-15: character U+FF0B is not part of WGSL

//# unknown_private_use: LEX-48
const a = 1  2;
//~ error invalid-character 13-15: character U+E000 is not part of WGSL

//# unknown_noncharacter: LEX-48
const a = 1 ￿ 2;
//~ error invalid-character 13-15: character U+FFFF is not part of WGSL
