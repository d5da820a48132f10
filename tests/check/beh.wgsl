//! check
// Behaviour analysis and const_assert (ledger: BEH, ASRT). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# sequences: BEH-01 BEH-03
fn a() -> i32 { }
//~ error missing-return 4-4: function 'a' can end without returning its i32
fn b(c: bool) -> i32 { if c { return 1; } }
//~ error missing-return 4-4: function 'b' can end without returning its i32
fn d(c: bool) -> i32 { if c { return 1; } else if c { return 2; } }
//~ error missing-return 4-4: function 'd' can end without returning its i32
fn e(c: bool) -> i32 { if c { return 1; } else { } }
//~ error missing-return 4-4: function 'e' can end without returning its i32
fn g(i: i32) -> i32 { switch i { case 1 { return 1; } default { } } }
//~ error missing-return 4-4: function 'g' can end without returning its i32
fn h(i: i32) -> i32 { switch i { case 1 { break; } default { return 1; } } }
//~ error missing-return 4-4: function 'h' can end without returning its i32
fn j(c: bool) -> i32 { loop { if c { break; } return 1; } }
//~ error missing-return 4-4: function 'j' can end without returning its i32
fn k(c: bool) -> i32 { while c { return 1; } }
//~ error missing-return 4-4: function 'k' can end without returning its i32
fn l(c: bool) -> i32 { for (; c;) { return 1; } }
//~ error missing-return 4-4: function 'l' can end without returning its i32
fn m() -> i32 { { { } } ; }
//~ error missing-return 4-4: function 'm' can end without returning its i32
fn n(c: bool) -> i32 { loop { return 1; continuing { break if c; } } }
fn o(c: bool) -> i32 { loop { if c { return 1; } continuing { break if c; } } }
//~ error missing-return 4-4: function 'o' can end without returning its i32
fn p(i: i32) -> i32 { switch i { case 1 { return 1; } default { if i == 2 { break; } return 2; } } }
//~ error missing-return 4-4: function 'p' can end without returning its i32
fn q() -> i32 { a(); }
//~ error missing-return 4-4: function 'q' can end without returning its i32
fn r() -> i32 { while true { return 1; } }
//~ error missing-return 4-4: function 'r' can end without returning its i32
fn s() -> i32 { for (; true;) { return 1; } }
//~ error missing-return 4-4: function 's' can end without returning its i32

//# sequences_ok: BEH-01 BEH-03
fn a() -> i32 { return 1; }
fn b(c: bool) -> i32 { if c { return 1; } return 2; }
fn d(c: bool) -> i32 { if c { return 1; } else if !c { return 2; } else { return 3; } }
fn g(i: i32) -> i32 { switch i { case 1 { return 1; } default { return 2; } } }
fn j(c: bool) -> i32 { loop { if c { return 2; } return 1; } }
fn k(c: bool) -> i32 { loop { if c { return 1; } } }
fn l(c: bool) -> i32 { loop { if c { continue; } return 1; } }
fn m() -> i32 { { { return 1; } } }
fn n(c: bool) -> i32 { for (;;) { if c { return 1; } } }
fn o(i: i32) -> i32 { loop { switch i { case 1 { continue; } default { return 1; } } } }
fn p(c: bool) -> i32 { loop { loop { if c { break; } } return 1; } }
fn q(c: bool) -> i32 { if c { return 1; } else { loop { return 2; } } }

//# unreachable_ok: BEH-02
fn a() -> i32 { return 1; return 2; }
fn b() { return; let a = 1; }
fn c() { loop { break; let a = 1; break; } }
fn d(x: bool) { while x { continue; let a = 1; } }
fn e() -> i32 { return 1; if true { } }
fn g(x: bool) -> i32 { if x { return 1; } else { return 2; } let a = 1; }
fn h() { return; loop { break; } }
fn i() -> i32 { loop { return 1; } let a = 2; }
fn j() -> i32 { { return 1; } while false { } }

//# unreachable_is_checked: BEH-02
fn a() -> i32 { return 1; let b: u32 = 1i; }
//~ error type-mismatch 40-41: the initializer of 'b' is u32, but this is i32
fn c() { loop { break; d = 1; } }
//~ error unresolved-name 24-24: nothing named 'd' is declared here
fn e(x: bool) { while x { continue; break_me(); } }
//~ error unresolved-name 37-44: nothing named 'break_me' is declared here
fn g() -> i32 { return 1; return 1u; }
//~ error type-mismatch 34-35: the result of 'g' is i32, but this is u32
fn h() { return; loop { } }
//~ error endless-loop 18-21: this loop never ends: it has neither break nor return

//# void_bodies: BEH-04
fn a() { break; }
//~ error misplaced-statement 10-14: break stands outside of loop and switch
fn b() { continue; }
//~ error misplaced-statement 10-17: continue stands outside of a loop
fn c(x: bool) { if x { break; } }
//~ error misplaced-statement 24-28: break stands outside of loop and switch
fn d(i: i32) { switch i { default { continue; } } }
//~ error misplaced-statement 37-44: continue stands outside of a loop
fn e() { return; break; }
//~ error misplaced-statement 18-22: break stands outside of loop and switch

//# void_bodies_ok: BEH-04
fn a() { }
fn b() { return; }
fn c(x: bool) { if x { return; } }
fn d(i: i32) { switch i { default { break; } } }

//# empty_behaviours: BEH-05
fn a() { loop { } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return
fn b() { loop { let a = 1; continuing { } } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return
fn c() { for (;;) { } }
//~ error endless-loop 10-12: this loop never ends: it has neither break nor return
fn d(x: bool) { loop { if x { } else { } } }
//~ error endless-loop 17-20: this loop never ends: it has neither break nor return
fn e(i: i32) { loop { switch i { case 1 { break; } default { } } } }
//~ error endless-loop 16-19: this loop never ends: it has neither break nor return
fn g() { loop { loop { break; } } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return
fn h() { loop { while true { break; } } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return
fn i() { loop { continue; } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return
fn j() -> i32 { loop { } return 1; }
//~ error endless-loop 17-20: this loop never ends: it has neither break nor return
fn k(x: bool) { if x { loop { } } }
//~ error endless-loop 24-27: this loop never ends: it has neither break nor return
fn l() { for (var i = 0;; i++) { continue; } }
//~ error endless-loop 10-12: this loop never ends: it has neither break nor return

//# empty_behaviours_ok: BEH-05 BEH-06 BEH-08
fn a() { loop { break; } }
fn b() { loop { let a = 1; continuing { break if a == 1; } } }
fn c() { for (;;) { break; } }
fn d(x: bool) { loop { if x { break; } else { } } }
fn e(i: i32) { loop { switch i { case 1 { return; } default { } } } }
fn g() { loop { loop { break; } break; } }
fn h() { while true { } }
fn i() { loop { break; continue; } }
fn k(x: bool) { if x { loop { return; } } }

//# loops: BEH-06
fn a(x: bool) -> i32 { loop { if x { break; } } }
//~ error missing-return 4-4: function 'a' can end without returning its i32
fn b(x: bool) -> i32 { loop { return 1; continuing { break if x; } } }
fn c(x: bool) -> i32 { loop { continuing { break if x; } } }
//~ error missing-return 4-4: function 'c' can end without returning its i32
fn d(x: bool) -> i32 { loop { if x { return 1; } continuing { } } }
fn e(x: bool) -> i32 { loop { if x { continue; } return 1; continuing { break if x; } } }
//~ error missing-return 4-4: function 'e' can end without returning its i32
fn g(x: bool) -> i32 { for (;;) { if x { break; } return 1; } }
//~ error missing-return 4-4: function 'g' can end without returning its i32

//# loops_ok: BEH-06
fn a(x: bool) -> i32 { loop { if x { break; } } return 1; }
fn b(x: bool) -> i32 { loop { return 1; } }
fn c(x: bool) -> i32 { loop { continuing { break if x; } } return 1; }
fn d(x: bool) -> i32 { loop { if x { return 1; } continuing { } } }
fn e(x: bool) -> i32 { loop { if x { continue; } return 1; } }

//# continuing_behaviours: BEH-07
fn a(x: bool) {
  loop { break; continuing { return; } }
//~ error misplaced-statement 30-35: return stands in a continuing block
  loop { break; continuing { continue; } }
//~ error misplaced-statement 30-37: continue stands in a continuing block
  loop { break; continuing { loop { if x { break; } return; } } }
//~ error misplaced-statement 53-58: return stands in a continuing block
  loop { break; continuing { if x { continue; } } }
//~ error misplaced-statement 37-44: continue stands in a continuing block
  loop { break; continuing { loop { } } }
//~ error endless-loop 30-33: this loop never ends: it has neither break nor return
}

//# continuing_behaviours_ok: BEH-07
fn a(x: bool) {
  loop { break; continuing { } }
  loop { break; continuing { while x { continue; } } }
  loop { break; continuing { loop { if x { break; } } } }
  loop { break; continuing { if x { } } }
}

//# break_if_has_next: BEH-08
fn a(x: bool) -> i32 { loop { if x { return 1; } continuing { break if x; } } }
//~ error missing-return 4-4: function 'a' can end without returning its i32
fn b() -> i32 { loop { continuing { break if true; } } }
//~ error missing-return 4-4: function 'b' can end without returning its i32

//# break_if_has_next_ok: BEH-08
fn a(x: bool) -> i32 { loop { if x { return 1; } continuing { break if x; } } return 2; }
fn b() { loop { continuing { break if x; } let y = 1; } }
//~ error misplaced-statement 44-46: `continuing` must be the last statement of a loop
const x = true;

//# switches: BEH-09
fn a(i: i32) -> i32 { switch i { case 1 { return 1; } default { break; } } }
//~ error missing-return 4-4: function 'a' can end without returning its i32
fn b(i: i32) -> i32 { switch i { case 1 { break; return 1; } default { return 1; } } }
//~ error missing-return 4-4: function 'b' can end without returning its i32
fn c(i: i32) -> i32 { loop { switch i { default { break; } } } }
//~ error endless-loop 23-26: this loop never ends: it has neither break nor return

//# switches_ok: BEH-09
fn a(i: i32) -> i32 { switch i { case 1 { return 1; } default { break; } } return 2; }
fn b(i: i32) -> i32 { switch i { case 1 { return 2; break; } default { return 1; } } }
fn c(i: i32) -> i32 { loop { switch i { default { break; } } return 1; } }
fn d(i: i32) -> i32 { loop { switch i { case 1 { continue; } default { return 1; } } } }

//# ifs: BEH-10
fn a(x: bool) -> i32 { if x { return 1; } }
//~ error missing-return 4-4: function 'a' can end without returning its i32
fn b(x: bool) -> i32 { if x { return 1; } else if x { return 2; } }
//~ error missing-return 4-4: function 'b' can end without returning its i32
fn c(x: bool) -> i32 { if x { } else { return 1; } }
//~ error missing-return 4-4: function 'c' can end without returning its i32
fn d(x: bool) -> i32 { if true { return 1; } }
//~ error missing-return 4-4: function 'd' can end without returning its i32

//# ifs_ok: BEH-10
fn a(x: bool) -> i32 { if x { return 1; } else { return 2; } }
fn b(x: bool) -> i32 { if x { return 1; } else if x { return 2; } else { return 3; } }
fn c(x: bool) -> i32 { if x { } else { return 1; } return 2; }

//# calls: BEH-11
fn returns() -> i32 { return 1; }
fn a() -> i32 { discard; }
//~ error missing-return 4-4: function 'a' can end without returning its i32
fn b() -> i32 { returns(); }
//~ error missing-return 4-4: function 'b' can end without returning its i32
fn c() -> i32 { workgroupBarrier(); }
//~ error missing-return 4-4: function 'c' can end without returning its i32
fn d() { loop { returns(); } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return
fn e() { loop { discard; } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return
fn g() -> i32 { _ = returns(); }
//~ error missing-return 4-4: function 'g' can end without returning its i32

//# calls_ok: BEH-11
fn returns() -> i32 { return 1; }
fn a() -> i32 { discard; return 1; }
fn b() -> i32 { returns(); return 1; }
fn c() -> i32 { workgroupBarrier(); return 1; }
fn d() { loop { returns(); break; } }

//# desugared_ok: BEH-12 BEH-13
fn a() { for (;;) { return; } }
fn b() -> i32 { for (;;) { return 1; } }
fn c() { while true { } }
fn d() { loop { continuing { break if false; } } }
fn e() { for (; true;) { } }
fn g() -> i32 { for (var i = 0;; i++) { if i > 3 { return i; } } }

//# desugared: BEH-12 BEH-13
fn b() -> i32 { for (; true;) { return 1; } }
//~ error missing-return 4-4: function 'b' can end without returning its i32
fn c() -> i32 { while true { } }
//~ error missing-return 4-4: function 'c' can end without returning its i32
fn d() -> i32 { loop { continuing { break if false; } } }
//~ error missing-return 4-4: function 'd' can end without returning its i32
fn e() { loop { continuing { } } }
//~ error endless-loop 10-13: this loop never ends: it has neither break nor return

//# only_continue: BEH-14
fn a(c: bool) { loop { if c { continue; } } }
//~ error endless-loop 17-20: this loop never ends: it has neither break nor return
fn b(c: bool) { loop { if c { continue; } else { continue; } } }
//~ error endless-loop 17-20: this loop never ends: it has neither break nor return

//# only_continue_ok: BEH-14
fn a(c: bool) { loop { if c { continue; } break; } }
fn b(c: bool) { loop { if c { continue; } else { break; } } }

//# asserts_ok: ASRT-01
const_assert true;
const_assert(later == 3);
const later = 3;
const_assert later > 2 && (later < 4);
const_assert (later) == 3;
const_assert all(vec2(1, 2) < vec2(2, 3));
fn f() {
  const_assert true;
  const_assert(1 + 1 == 2);
  const a = 1;
  const_assert a == 1;
  { const_assert a != 2; }
  const_assert f32(a) == 1;
}

//# asserts: ASRT-02
override o = 1;
var<private> v = true;
const k = 3;
const_assert false;
//~ error assertion-failed 1-18: this const_assert is false
const_assert k < 3;
//~ error assertion-failed 1-18: this const_assert is false
const_assert(1 == 2);
//~ error assertion-failed 1-20: this const_assert is false
const_assert 1;
//~ error type-mismatch 14-14: the condition of a const_assert is bool, not abstract-int
const_assert 0u;
//~ error type-mismatch 14-15: the condition of a const_assert is bool, not u32
const_assert 1.5;
//~ error type-mismatch 14-16: the condition of a const_assert is bool, not abstract-float
const_assert vec2(true);
//~ error type-mismatch 14-23: the condition of a const_assert is bool, not vec2<bool>
const_assert o == 1;
//~ error not-const 14-19: the condition of a const_assert must be a const-expression
const_assert v;
//~ error not-const 14-14: the condition of a const_assert must be a const-expression
const_assert nothing;
//~ error unresolved-name 14-20: nothing named 'nothing' is declared here
const_assert bool;
//~ error not-a-value 14-17: 'bool' is a type, not a value
fn one() -> bool { return true; }
const_assert one();
//~ error not-const 14-18: the condition of a const_assert must be a const-expression
fn f(p: bool) {
  let l = true;
  const_assert l;
//~ error not-const 16-16: the condition of a const_assert must be a const-expression
  const_assert p;
//~ error not-const 16-16: the condition of a const_assert must be a const-expression
  const_assert false;
//~ error assertion-failed 3-20: this const_assert is false
  const_assert k;
//~ error type-mismatch 16-16: the condition of a const_assert is bool, not abstract-int
}

//# assert_without_condition: ASRT-02
const_assert;
//~ error expected-expression 13-13: expected an expression, found `;`

//# assert_with_message: ASRT-02
const_assert true, 1;
//~ error missing-semicolon 18-18: expected `;` after the declaration, found `,`

//# asserts_in_dead_code: ASRT-03
fn never() {
  return;
  const_assert false;
//~ error assertion-failed 3-20: this const_assert is false
}
fn branches() {
  if false { const_assert 1 > 2; }
//~ error assertion-failed 14-31: this const_assert is false
  while false { const_assert 1 > 2; }
//~ error assertion-failed 17-34: this const_assert is false
  switch 1 { case 2 { const_assert 1 > 2; } default { } }
//~ error assertion-failed 23-40: this const_assert is false
}

//# asserts_in_dead_code_ok: ASRT-03
fn never() {
  return;
  const_assert true;
}
fn branches() { if false { const_assert 2 > 1; } }
