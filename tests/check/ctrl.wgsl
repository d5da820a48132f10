//! check
// Control flow (ledger: CTRL). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# blocks_ok: CTRL-01 CTRL-32
fn f() {
  { }
  { { { } } }
  { let a = 1; { let a = 2; } }
  @diagnostic(off, derivative_uniformity) { let a = 1; }
  ;
  ;;;
  { ; }
  @diagnostic(warning, subgroup_uniformity) { @diagnostic(off, derivative_uniformity) { } }
}

//# attribute_of_block: CTRL-01
fn f() { @must_use { } }
//~ error misplaced-attribute 10-18: @must_use is not allowed on this statement

//# attribute_of_empty_statement: CTRL-01 CTRL-32
fn f() { @diagnostic(off, derivative_uniformity) ; }
//~ error misplaced-attribute 10-48: attribute `diagnostic` is not allowed on this statement

//# ifs_ok: CTRL-02
fn f(a: bool, i: i32) {
  if a { }
  if (a) { } else { }
  if a && i > 1 { } else if i == 2 { } else if (i == 3) { } else { }
  if (a) && (i > 1) { }
  if !a { if a { } } else { if a { } }
  @diagnostic(off, derivative_uniformity) if a { }
  if a @diagnostic(off, derivative_uniformity) { } else @diagnostic(off, subgroup_uniformity) { }
}

//# conditions: CTRL-03
fn f(i: i32, u: u32, x: f32, v: vec2<bool>, p: ptr<function, bool>) {
  if (i) { }
//~ error type-mismatch 6-8: the condition of if is bool, not i32
  if u { }
//~ error type-mismatch 6-6: the condition of if is bool, not u32
  if x { } else { }
//~ error type-mismatch 6-6: the condition of if is bool, not f32
  if (v) { }
//~ error type-mismatch 6-8: the condition of if is bool, not vec2<bool>
  if 1 { }
//~ error type-mismatch 6-6: the condition of if is bool, not abstract-int
  if p { }
//~ error type-mismatch 6-6: the condition of if is bool, not ptr<function, bool, read_write>
  if *p { } else if i { }
//~ error type-mismatch 21-21: the condition of if is bool, not i32
  while i { }
//~ error type-mismatch 9-9: the condition of while is bool, not i32
  for (; 1;) { }
//~ error type-mismatch 10-10: the condition of for is bool, not abstract-int
}

//# assignment_as_condition: CTRL-03
fn f() { var i = 1; if (i = 1) { } }
//~ error unexpected-token 27-27: expected `)` after the expression, found `=`

//# if_without_braces: CTRL-03
fn f() { if true return; }
//~ error unexpected-token 18-23: expected `{` after the condition, found keyword `return`

//# else_without_braces: CTRL-03
fn f() { if true { } else return; }
//~ error unexpected-token 27-32: expected `{` after `else`, found keyword `return`

//# while_without_braces: CTRL-03
fn f() { while true break; }
//~ error unexpected-token 21-25: expected `{` after the condition, found keyword `break`

//# if_without_condition: CTRL-03
fn f() { if { } }
//~ error expected-expression 13-13: expected an expression, found `{`

//# empty_condition: CTRL-03
fn f() { if () { } }
//~ error expected-expression 14-14: expected an expression, found `)`

//# conditions_ok: CTRL-03
fn f(i: i32, u: u32, x: f32, v: vec2<bool>, p: ptr<function, bool>) {
  if (i != 0) { }
  if u != 0 { }
  if x > 0 { return; } else { }
  if all(v) { }
  if *p { } else if i == 1 { }
  while i != 0 { }
  for (; false;) { }
}

//# switches_ok: CTRL-04
const three = 3;
fn f(i: i32, u: u32) {
  switch i { case 1 { } default { } }
  switch (u) { case 1: { } case 2u: { } default: { } }
  switch i { default { } case 1, 2, { } case three, { } }
  switch i { case 1, default { } }
  switch i { case default { } }
  switch i { case default, 5, { } }
  switch 1 { case 1 { } default { } }
  switch 1 { case 1u { } default { } }
  switch 1u { case 1 { } default { } }
  switch 1 { case 1i { } default { } }
  switch i { case -1 { } case 0x10 { } case (2 + 3) * 2 { } default: { } }
  switch i { case i32(7u): { } case min(1, 2): { } default: { } }
  switch (i) + 1 { default { } }
  switch i { case 1 { { break; } } default { if u == 1 { break; } } }
  @diagnostic(off, derivative_uniformity) switch i @diagnostic(off, derivative_uniformity) { default @diagnostic(off, derivative_uniformity) { } }
  switch i { case 1 @diagnostic(off, derivative_uniformity) { } default { } }
  switch u { case 4294967295 { } default { } }
  switch i { case -2147483648 { } case 2147483647 { } default { } }
}

//# switch_without_clauses: CTRL-05
fn f(i: i32) { switch i { } }
//~ error invalid-switch 16-21: this switch has no default

//# switch_defaults: CTRL-05
fn f(i: i32) {
  switch i { case 1 { } case 2 { } }
//~ error invalid-switch 3-8: this switch has no default
  switch i { default { } default { } }
//~ error invalid-switch 26-32: this switch has two defaults
//~ note +0:14-20: the other is here
  switch i { case default, default { } }
//~ error invalid-switch 28-34: this switch has two defaults
//~ note +0:19-25: the other is here
  switch i { case 1, default { } default { } }
//~ error invalid-switch 34-40: this switch has two defaults
//~ note +0:22-28: the other is here
}

//# switch_types: CTRL-06
const c = 3;
override o = 3;
var<private> v = 3;
fn f(i: i32, u: u32, x: f32, b: bool, w: vec2i) {
  switch x { default { } }
//~ error type-mismatch 10-10: the selector of a switch is i32 or u32, not f32
  switch b { case true { } default { } }
//~ error type-mismatch 10-10: the selector of a switch is i32 or u32, not bool
  switch w { default { } }
//~ error type-mismatch 10-10: the selector of a switch is i32 or u32, not vec2<i32>
  switch 1.0 { default { } }
//~ error type-mismatch 10-12: the selector of a switch is i32 or u32, not abstract-float
  switch i { case 1u { } default { } }
//~ error type-mismatch 19-20: a case selector is i32, but this is u32
  switch u { case 1i { } default { } }
//~ error type-mismatch 19-20: a case selector is u32, but this is i32
  switch u { case -1 { } default { } }
//~ error eval-unrepresentable 19-20: the value -1 cannot be represented as u32
  switch i { case 1.0 { } default { } }
//~ error type-mismatch 19-21: a case selector is i32, but this is abstract-float
  switch i { case true { } default { } }
//~ error type-mismatch 19-22: a case selector is i32, but this is bool
  switch i { case o { } default { } }
//~ error not-const 19-19: a case selector must be a const-expression
  switch i { case v { } default { } }
//~ error not-const 19-19: a case selector must be a const-expression
  switch i { case i { } default { } }
//~ error not-const 19-19: a case selector must be a const-expression
  switch i { case 3000000000 { } default { } }
//~ error eval-unrepresentable 19-28: the value 3000000000 cannot be represented as i32
  switch 1 { case 1u { } case 2i { } default { } }
//~ error type-mismatch 31-32: a case selector is u32, but this is i32
}

//# switch_values: CTRL-06
const c = 3;
fn f(i: i32, u: u32) {
  switch u { case 0u, 0x0u { } default { } }
//~ error invalid-switch 23-26: the value 0 has two cases
//~ note +0:19-20: the other is here
  switch i { case 3 { } case c { } default { } }
//~ error invalid-switch 30-30: the value 3 has two cases
//~ note +0:19-19: the other is here
  switch i { case 1 { } case 2 { } case 3 - 2 { } default { } }
//~ error invalid-switch 41-45: the value 1 has two cases
//~ note +0:19-19: the other is here
  switch i { case default, 4 { } case 2 * 2 { } }
//~ error invalid-switch 39-43: the value 4 has two cases
//~ note +0:28-28: the other is here
  switch i { case -1 { } case -1i { } default { } }
//~ error invalid-switch 31-33: the value -1 has two cases
//~ note +0:19-20: the other is here
}

//# switch_types_ok: CTRL-05 CTRL-06
const c = 3;
fn f(i: i32, u: u32, x: f32) {
  switch i32(x) { default { } }
  switch i { case 1 { } case c { } default { } }
  switch u { case 0u, 0x1u { } default { } }
  switch u { case 1u { } default { } }
  switch i { case 3 - 2 { } case 2 * 2 { } default { } }
  switch 1 { case 1u { } case 2 { } default { } }
  switch i { case 1 { switch u { case 1 { } default { } } } default { } }
}

//# loops_ok: CTRL-09
fn f(c: bool) {
  loop { break; }
  loop { if c { break; } continuing { } }
  loop { return; }
}
fn g(c: bool) {
  loop { if c { continue; } break; continuing { let a = 1; } }
  loop { continuing { break if c; } }
  loop { break; continuing { { } if c { } loop { break; } } }
  @diagnostic(off, derivative_uniformity) loop @diagnostic(off, derivative_uniformity) { break; }
  loop { break; continuing @diagnostic(off, derivative_uniformity) { } }
  loop { loop { break; } if c { break; } }
}

//# statement_after_continuing: CTRL-11
fn f() { loop { break; continuing { } let a = 1; } }
//~ error misplaced-statement 39-41: `continuing` must be the last statement of a loop

//# second_continuing: CTRL-11
fn f() { loop { break; continuing { } continuing { } } }
//~ error misplaced-statement 39-48: `continuing` must be the last statement of a loop

//# empty_statement_after_continuing: CTRL-11
fn f() { loop { break; continuing { } ; } }
//~ error misplaced-statement 39-39: `continuing` must be the last statement of a loop

//# statement_before_continuing_ok: CTRL-11
fn f() { loop { let a = 1; break; continuing { } } }

//# fors_ok: CTRL-12
fn g() { }
fn h() -> i32 { return 1; }
fn f(c: bool) {
  var i = 0;
  var v = vec2i();
  for (var j = 0; j < 4; j++) { }
  for (let j = 0; c;) { }
  for (const j = 4; c;) { }
  for (i = 0; i < 4; i += 1) { }
  for (i++; i < 4; i--) { }
  for (g(); c; g()) { }
  for (h(); c; h()) { }
  for (_ = h(); c; _ = h()) { }
  for (i += 2; c; i <<= 1u) { }
  for (v.x = 1; c; v[1]--) { }
  for (; c;) { }
  for (;; i++) { break; }
  for (;;) { break; }
  for (var j: i32; j < 3; j = j + 1) { continue; }
  @diagnostic(off, derivative_uniformity) for (;;) @diagnostic(off, derivative_uniformity) { break; }
  for (var j = 0u; j < 4;) { j++; }
}

//# override_in_for: CTRL-13
fn f() { for (override j = 0; j < 4;) { } }
//~ error unexpected-token 15-22: expected a statement, found keyword `override`

//# attributes_in_for: CTRL-13
fn f() { for (@diagnostic(off, derivative_uniformity) var j = 0; j < 4; j++) { } }
//~ error unexpected-token 15-15: expected a statement, found `@`

//# declaration_in_update: CTRL-13
fn f() { for (var j = 0; j < 4; var k = 1) { } }
//~ error unexpected-token 33-35: expected a statement, found keyword `var`

//# let_in_update: CTRL-13
fn f() { for (var j = 0; j < 4; let k = 1) { } }
//~ error unexpected-token 33-35: expected a statement, found keyword `let`

//# comma_in_init: CTRL-13
fn f() { for (var j = 0, k = 0; j < 4; j++) { } }
//~ error missing-semicolon 24-24: expected `;` after the declaration, found `,`

//# comma_in_update: CTRL-13
fn f() { for (var j = 0; j < 4; j++, j++) { } }
//~ error unexpected-token 36-36: expected `)` after the header of the loop, found `,`

//# const_assert_in_init: CTRL-13
fn f() { for (const_assert true; false;) { } }
//~ error unexpected-token 15-26: expected a statement, found keyword `const_assert`

//# return_in_update: CTRL-13
fn f() { for (;; return) { } }
//~ error unexpected-token 18-23: expected a statement, found keyword `return`

//# expression_in_init: CTRL-13
fn f(i: i32) { for (i + 1; false;) { } }
//~ error unexpected-token 23-23: expected an assignment or a call, found `+`

//# semicolon_after_update: CTRL-13
fn f() { for (var j = 0; j < 4; j++;) { } }
//~ error unexpected-token 36-36: expected `)` after the header of the loop, found `;`

//# one_semicolon: CTRL-13
fn f() { for (var j = 0; j < 4) { } }
//~ error missing-semicolon 30-30: expected `;` after the condition of the loop, found `)`

//# scope_of_for: CTRL-14
fn f() {
  for (var i = 0; i < 4; i++) { let k = 1; }
  let a = i;
//~ error unresolved-name 11-11: nothing named 'i' is declared here
  for (var j = 0; j < 4; j += k) { let k = 1; }
//~ error unresolved-name 31-31: nothing named 'k' is declared here
  for (; m < 4;) { var m = 1; }
//~ error unresolved-name 10-10: nothing named 'm' is declared here
}

//# scope_of_for_ok: CTRL-14
fn f() {
  let k = 1u;
  for (var i = 0u; i < 4; i += k) { let i = 1.5; let k = 2.5; let a: f32 = i + k; }
  let i = true;
}

//# for_without_exit: CTRL-15
fn f() { for (;;) { } }
//~ error endless-loop 10-12: this loop never ends: it has neither break nor return
fn g() { for (var i = 0;; i++) { i += 1; } }
//~ error endless-loop 10-12: this loop never ends: it has neither break nor return
fn h(c: bool) { for (;;) { if c { continue; } } }
//~ error endless-loop 17-19: this loop never ends: it has neither break nor return

//# for_without_exit_ok: CTRL-15
fn f() { for (;;) { break; } }
fn g() { for (var i = 0;; i++) { if i > 3 { return; } } }
fn h(c: bool) { for (;;) { if c { continue; } return; } }
fn i() { for (; true;) { } }

//# breaks: CTRL-18
fn f(c: bool) {
  break;
//~ error misplaced-statement 3-7: break stands outside of loop and switch
  if c { break; }
//~ error misplaced-statement 10-14: break stands outside of loop and switch
  { break; }
//~ error misplaced-statement 5-9: break stands outside of loop and switch
  loop { break; continuing { break; } }
//~ error misplaced-statement 30-34: break would leave the loop from its continuing block
  loop { break; continuing { if c { break; } } }
//~ error misplaced-statement 37-41: break would leave the loop from its continuing block
  loop { break; continuing { { break; } } }
//~ error misplaced-statement 32-36: break would leave the loop from its continuing block
}

//# breaks_ok: CTRL-18 CTRL-19
fn f(c: bool, i: i32) {
  loop { break; }
  loop { if c { break; } }
  loop { { break; } }
  while c { break; }
  for (;;) { break; }
  switch i { default { break; } }
  loop { break; continuing { loop { break; } } }
  loop { break; continuing { switch i { case 1 { break; } default { } } } }
  loop { break; continuing { for (;;) { if c { break; } } while c { break; } } }
}

//# break_ifs_ok: CTRL-20
fn f(c: bool, i: i32) {
  loop { continuing { break if c; } }
  loop { continuing { let d = i > 3; break if d || c; } }
  loop { if c { break; } continuing { { } break if (i == 1); } }
  loop { continuing { loop { continuing { break if c; } } break if c; } }
  loop { continuing { break if false; } }
}

//# break_if_in_body: CTRL-21
fn f(c: bool) { loop { break if c; } }
//~ error misplaced-statement 24-28: `break if` is allowed only at the end of a `continuing` block

//# break_if_in_while: CTRL-21
fn f(c: bool) { while c { break if c; } }
//~ error misplaced-statement 27-31: `break if` is allowed only at the end of a `continuing` block

//# break_if_in_switch: CTRL-21
fn f(c: bool) { switch 1 { default { break if c; } } }
//~ error misplaced-statement 38-42: `break if` is allowed only at the end of a `continuing` block

//# break_if_outside: CTRL-21
fn f(c: bool) { break if c; }
//~ error misplaced-statement 17-21: `break if` is allowed only at the end of a `continuing` block

//# break_if_not_last: CTRL-21
fn f(c: bool) { loop { continuing { break if c; let a = 1; } } }
//~ error misplaced-statement 49-51: `break if` must be the last statement of a continuing block

//# break_if_twice: CTRL-21
fn f(c: bool) { loop { continuing { break if c; break if c; } } }
//~ error misplaced-statement 49-53: `break if` must be the last statement of a continuing block

//# break_if_in_block: CTRL-21
fn f(c: bool) { loop { continuing { { break if c; } } } }
//~ error misplaced-statement 39-43: `break if` is allowed only at the end of a `continuing` block

//# break_if_in_if: CTRL-21
fn f(c: bool) { loop { break; continuing { if c { break if c; } } } }
//~ error misplaced-statement 51-55: `break if` is allowed only at the end of a `continuing` block

//# break_if_condition: CTRL-21
fn f(i: i32, v: vec2<bool>) {
  loop { continuing { break if i; } }
//~ error type-mismatch 32-32: the condition of break if is bool, not i32
  loop { continuing { break if v; } }
//~ error type-mismatch 32-32: the condition of break if is bool, not vec2<bool>
  loop { continuing { break if 1.5; } }
//~ error type-mismatch 32-34: the condition of break if is bool, not abstract-float
}

//# break_if_with_block: CTRL-21
fn f(c: bool) { loop { continuing { break if c { } } } }
//~ error missing-semicolon 46-46: expected `;` after `break if`, found `{`

//# continues: CTRL-22
fn f(c: bool, i: i32) {
  continue;
//~ error misplaced-statement 3-10: continue stands outside of a loop
  if c { continue; }
//~ error misplaced-statement 10-17: continue stands outside of a loop
  switch i { case 1 { continue; } default { } }
//~ error misplaced-statement 23-30: continue stands outside of a loop
  loop { break; continuing { continue; } }
//~ error misplaced-statement 30-37: continue stands in a continuing block
  loop { break; continuing { if c { continue; } } }
//~ error misplaced-statement 37-44: continue stands in a continuing block
  loop { break; continuing { switch i { default { continue; } } } }
//~ error misplaced-statement 51-58: continue stands in a continuing block
  while c { loop { break; continuing { continue; } } }
//~ error misplaced-statement 40-47: continue stands in a continuing block
}

//# continues_ok: CTRL-22
fn f(c: bool, i: i32) {
  while c { continue; }
  for (; c;) { if c { continue; } }
  loop { if c { continue; } break; }
  while c { switch i { case 1 { continue; } default { } } }
  loop { break; continuing { while c { continue; } } }
  loop { break; continuing { for (; c;) { switch i { default { continue; } } } } }
}

//# continue_past_declaration: CTRL-23
fn f(c: bool) {
  loop {
    if c { continue; }
//~ error continue-skips-declaration 12-19: continue skips the declaration of 'd', which the continuing block uses
//~ note +1:9-9: declared here
//~ note +3:18-18: used here
    var d = 1;
    if d > 1 { break; }
    continuing { d += 1; }
  }
}

//# continue_in_switch_past_declaration: CTRL-23
fn f(c: bool, i: i32) {
  loop {
    switch i { case 1 { continue; } default { } }
//~ error continue-skips-declaration 25-32: continue skips the declaration of 'd', which the continuing block uses
//~ note +1:9-9: declared here
//~ note +2:27-27: used here
    let d = c;
    continuing { break if d; }
  }
}

//# continue_past_declaration_in_nested_use: CTRL-23
fn f(c: bool) {
  loop {
    { if c { continue; } }
//~ error continue-skips-declaration 14-21: continue skips the declaration of 'd', which the continuing block uses
//~ note +1:9-9: declared here
//~ note +3:28-28: used here
    let d = 1;
    if c { break; }
    continuing { loop { if d > 1 { break; } } }
  }
}

//# continue_past_declaration_ok: CTRL-23 CTRL-24
fn f(c: bool, i: i32) {
  loop {
    if c { continue; }
    let d = 1;
    if d > i { break; }
    continuing { }
  }
  loop {
    let d = 1;
    if c { continue; }
    if d > i { break; }
    continuing { _ = d; }
  }
  loop {
    if c { continue; }
    let d = 1;
    if c { break; }
    continuing { let d = 2; _ = d; }
  }
  loop {
    while c { continue; }
    let d = 1;
    if c { break; }
    continuing { _ = d; }
  }
  loop {
    if c { continue; }
    { let e = 1; }
    if c { break; }
    continuing { let e = 2; }
  }
}

//# returns_in_continuing: CTRL-25
fn f(c: bool) {
  loop { break; continuing { return; } }
//~ error misplaced-statement 30-35: return stands in a continuing block
  loop { break; continuing { if c { return; } } }
//~ error misplaced-statement 37-42: return stands in a continuing block
  loop { break; continuing { { { return; } } } }
//~ error misplaced-statement 34-39: return stands in a continuing block
  loop { break; continuing { loop { return; } } }
//~ error misplaced-statement 37-42: return stands in a continuing block
  loop { break; continuing { switch 1 { default { return; } } } }
//~ error misplaced-statement 51-56: return stands in a continuing block
  loop { break; continuing { while c { return; } } }
//~ error misplaced-statement 40-45: return stands in a continuing block
}

//# continuing_outside: CTRL-25 GRAM-08
fn f() { continuing { } }
//~ error misplaced-statement 10-19: `continuing` is allowed only at the end of a loop

//# continuing_in_while: CTRL-25
fn f(c: bool) { while c { continuing { } } }
//~ error misplaced-statement 27-36: `continuing` is allowed only at the end of a loop

//# continuing_in_for: CTRL-25
fn f() { for (;;) { break; continuing { } } }
//~ error misplaced-statement 28-37: `continuing` is allowed only at the end of a loop

//# continuing_in_block: CTRL-25
fn f() { loop { break; { continuing { } } } }
//~ error misplaced-statement 26-35: `continuing` is allowed only at the end of a loop

//# continuing_in_continuing: CTRL-25
fn f() { loop { break; continuing { continuing { } } } }
//~ error misplaced-statement 37-46: `continuing` is allowed only at the end of a loop

//# returns_in_continuing_ok: CTRL-25
fn f(c: bool) {
  loop { if c { return; } break; continuing { } }
  loop { return; continuing { loop { break; continuing { } } } }
}

//# continuing_scope: CTRL-26
fn f() {
  loop { { let a = 1; } break; continuing { _ = a; } }
//~ error unresolved-name 49-49: nothing named 'a' is declared here
  loop { break; continuing { let b = 1; } }
  _ = b;
//~ error unresolved-name 7-7: nothing named 'b' is declared here
}

//# continuing_scope_ok: CTRL-26
fn f() { loop { let a = 1; var b = a; if b > 1 { break; } continuing { b += a; } } }

//# returns: CTRL-27
struct S { a: i32 }
fn a() { return 1; }
//~ error type-mismatch 17-17: function 'a' has no result
//~ note +0:4-4: declared here
fn b() -> i32 { return; }
//~ error type-mismatch 17-22: function 'b' returns i32, and nothing is given
//~ note +0:4-4: declared here
fn c() -> i32 { return 1u; }
//~ error type-mismatch 24-25: the result of 'c' is i32, but this is u32
fn d() -> f32 { return 1i; }
//~ error type-mismatch 24-25: the result of 'd' is f32, but this is i32
fn e() -> vec2f { return vec3f(); }
//~ error type-mismatch 26-32: the result of 'e' is vec2<f32>, but this is vec3<f32>
fn g() -> S { return 1; }
//~ error type-mismatch 22-22: the result of 'g' is S, but this is abstract-int
fn h() -> bool { return 1; }
//~ error type-mismatch 25-25: the result of 'h' is bool, but this is abstract-int
fn i() -> u32 { return -1; }
//~ error eval-unrepresentable 24-25: the value -1 cannot be represented as u32
fn j() { return a(); }
//~ error type-mismatch 17-19: this call has no value
fn k(p: ptr<function, i32>) -> i32 { return p; }
//~ error type-mismatch 45-45: the result of 'k' is i32, but this is ptr<function, i32, read_write>
fn l() -> i32 { if true { return 1.5; } return 1; }
//~ error type-mismatch 34-36: the result of 'l' is i32, but this is abstract-float

//# returns_ok: CTRL-27 CTRL-28
struct S { a: i32 }
fn a() { return; }
fn b() -> i32 { return 1; }
fn c() -> u32 { return 1; }
fn d() -> f32 { return 1; }
fn e() -> vec2f { return vec2(1, 2); }
fn g() -> S { return S(1); }
fn h() -> bool { return b() == 1; }
fn i() { }
fn j() { a(); return; }
fn k(p: ptr<function, i32>) -> i32 { return *p; }
fn l() -> array<f32, 2> { return array(1, 2); }
fn m(x: bool) { if x { return; } }

//# discards: CTRL-29
fn g() { discard; }
//~ error stage-restriction 10-16: discard is not allowed in the compute stage
//~ note +1:32-35: reached from entry point 'main'
@compute @workgroup_size(1) fn main() { g(); }

//# discard_in_entry_point: CTRL-29
@compute @workgroup_size(1) fn main() { if false { discard; } }
//~ error stage-restriction 52-58: discard is not allowed in the compute stage
//~ note +0:32-35: reached from entry point 'main'

//# discard_in_vertex: CTRL-29
@vertex fn main() -> @builtin(position) vec4f { discard; return vec4f(); }
//~ error stage-restriction 49-55: discard is not allowed in the vertex stage
//~ note +0:12-15: reached from entry point 'main'

//# discards_ok: CTRL-29
fn g() { discard; }
fn h(c: bool) { if c { discard; } }
@fragment fn fragment() { g(); }
@compute @workgroup_size(1) fn main() { }

//# call_statements: CTRL-30
struct S { a: i32 }
alias A = vec2f;
@must_use fn g() -> i32 { return 1; }
fn f() {
  g();
//~ error unused-result 3-5: the result of 'g' must be used
//~ note -2:1-9: because of this
  max(1, 2);
//~ error unused-result 3-11: the result of 'max' must be used
  select(1, 2, true);
//~ error unused-result 3-20: the result of 'select' must be used
  vec2f();
//~ error unused-result 3-9: the value made by 'vec2f' must be used
  i32(1);
//~ error unused-result 3-8: the value made by 'i32' must be used
  S(1);
//~ error unused-result 3-6: the value made by 'S' must be used
  A(1, 2);
//~ error unused-result 3-9: the value made by 'A' must be used
  array(1, 2);
//~ error unused-result 3-13: the value made by 'array' must be used
  bitcast<u32>(1i);
//~ error unused-result 3-18: the result of 'bitcast' must be used
  for (g(); false; g()) { }
//~ error unused-result 8-10: the result of 'g' must be used
//~ note -11:1-9: because of this
//~ error unused-result 20-22: the result of 'g' must be used
//~ note -11:1-9: because of this
}

//# must_use_builtins: CTRL-30
var<workgroup> w: u32;
fn f() {
  workgroupUniformLoad(&w);
//~ error unused-result 3-26: the result of 'workgroupUniformLoad' must be used
  arrayLength(&s);
//~ error unused-result 3-17: the result of 'arrayLength' must be used
}
@group(0) @binding(0) var<storage> s: array<u32>;

//# call_statements_ok: CTRL-30 CTRL-31
struct S { a: i32 }
var<workgroup> a: atomic<u32>;
var<workgroup> w: u32;
@must_use fn g() -> i32 { return 1; }
fn h() -> S { return S(); }
fn i() { }
fn f() {
  _ = g();
  _ = max(1, 2);
  let b = vec2f();
  h();
  i();
}

//# calls_without_must_use_ok: CTRL-31
struct S { a: i32 }
var<workgroup> a: atomic<u32>;
var<workgroup> w: u32;
fn h() -> S { return S(); }
fn i() { }
fn f() {
  h();
  i();
  atomicLoad(&a);
  atomicAdd(&a, 1);
  atomicExchange(&a, 1);
  atomicCompareExchangeWeak(&a, 1, 2);
  atomicStore(&a, 1);
  workgroupBarrier();
  _ = workgroupUniformLoad(&w);
}
