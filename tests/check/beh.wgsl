//! check
// Behaviour analysis and const_assert (ledger: BEH, ASRT). A case lists what is rejected, line by line; its twin _ok the nearest that is accepted.

//# sequences: BEH-01 BEH-03
fn a() -> i32 { }
//~ error
fn b(c: bool) -> i32 { if c { return 1; } }
//~ error
fn d(c: bool) -> i32 { if c { return 1; } else if c { return 2; } }
//~ error
fn e(c: bool) -> i32 { if c { return 1; } else { } }
//~ error
fn g(i: i32) -> i32 { switch i { case 1 { return 1; } default { } } }
//~ error
fn h(i: i32) -> i32 { switch i { case 1 { break; } default { return 1; } } }
//~ error
fn j(c: bool) -> i32 { loop { if c { break; } return 1; } }
//~ error
fn k(c: bool) -> i32 { while c { return 1; } }
//~ error
fn l(c: bool) -> i32 { for (; c;) { return 1; } }
//~ error
fn m() -> i32 { { { } } ; }
//~ error
fn n(c: bool) -> i32 { loop { return 1; continuing { break if c; } } }
fn o(c: bool) -> i32 { loop { if c { return 1; } continuing { break if c; } } }
//~ error
fn p(i: i32) -> i32 { switch i { case 1 { return 1; } default { if i == 2 { break; } return 2; } } }
//~ error
fn q() -> i32 { a(); }
//~ error
fn r() -> i32 { while true { return 1; } }
//~ error
fn s() -> i32 { for (; true;) { return 1; } }
//~ error

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
//~ error
fn c() { loop { break; d = 1; } }
//~ error
fn e(x: bool) { while x { continue; break_me(); } }
//~ error
fn g() -> i32 { return 1; return 1u; }
//~ error
fn h() { return; loop { } }
//~ error

//# void_bodies: BEH-04
fn a() { break; }
//~ error
fn b() { continue; }
//~ error
fn c(x: bool) { if x { break; } }
//~ error
fn d(i: i32) { switch i { default { continue; } } }
//~ error
fn e() { return; break; }
//~ error

//# void_bodies_ok: BEH-04
fn a() { }
fn b() { return; }
fn c(x: bool) { if x { return; } }
fn d(i: i32) { switch i { default { break; } } }

//# empty_behaviours: BEH-05
fn a() { loop { } }
//~ error
fn b() { loop { let a = 1; continuing { } } }
//~ error
fn c() { for (;;) { } }
//~ error
fn d(x: bool) { loop { if x { } else { } } }
//~ error
fn e(i: i32) { loop { switch i { case 1 { break; } default { } } } }
//~ error
fn g() { loop { loop { break; } } }
//~ error
fn h() { loop { while true { break; } } }
//~ error
fn i() { loop { continue; } }
//~ error
fn j() -> i32 { loop { } return 1; }
//~ error
fn k(x: bool) { if x { loop { } } }
//~ error
fn l() { for (var i = 0;; i++) { continue; } }
//~ error

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
//~ error
fn b(x: bool) -> i32 { loop { return 1; continuing { break if x; } } }
fn c(x: bool) -> i32 { loop { continuing { break if x; } } }
//~ error
fn d(x: bool) -> i32 { loop { if x { return 1; } continuing { } } }
fn e(x: bool) -> i32 { loop { if x { continue; } return 1; continuing { break if x; } } }
//~ error
fn g(x: bool) -> i32 { for (;;) { if x { break; } return 1; } }
//~ error

//# loops_ok: BEH-06
fn a(x: bool) -> i32 { loop { if x { break; } } return 1; }
fn b(x: bool) -> i32 { loop { return 1; } }
fn c(x: bool) -> i32 { loop { continuing { break if x; } } return 1; }
fn d(x: bool) -> i32 { loop { if x { return 1; } continuing { } } }
fn e(x: bool) -> i32 { loop { if x { continue; } return 1; } }

//# continuing_behaviours: BEH-07
fn a(x: bool) {
  loop { break; continuing { return; } }
//~ error
  loop { break; continuing { continue; } }
//~ error
  loop { break; continuing { loop { if x { break; } return; } } }
//~ error
  loop { break; continuing { if x { continue; } } }
//~ error
  loop { break; continuing { loop { } } }
//~ error
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
//~ error
fn b() -> i32 { loop { continuing { break if true; } } }
//~ error

//# break_if_has_next_ok: BEH-08
fn a(x: bool) -> i32 { loop { if x { return 1; } continuing { break if x; } } return 2; }
fn b() { loop { continuing { break if x; } let y = 1; } }
//~ error
const x = true;

//# switches: BEH-09
fn a(i: i32) -> i32 { switch i { case 1 { return 1; } default { break; } } }
//~ error
fn b(i: i32) -> i32 { switch i { case 1 { break; return 1; } default { return 1; } } }
//~ error
fn c(i: i32) -> i32 { loop { switch i { default { break; } } } }
//~ error

//# switches_ok: BEH-09
fn a(i: i32) -> i32 { switch i { case 1 { return 1; } default { break; } } return 2; }
fn b(i: i32) -> i32 { switch i { case 1 { return 2; break; } default { return 1; } } }
fn c(i: i32) -> i32 { loop { switch i { default { break; } } return 1; } }
fn d(i: i32) -> i32 { loop { switch i { case 1 { continue; } default { return 1; } } } }

//# ifs: BEH-10
fn a(x: bool) -> i32 { if x { return 1; } }
//~ error
fn b(x: bool) -> i32 { if x { return 1; } else if x { return 2; } }
//~ error
fn c(x: bool) -> i32 { if x { } else { return 1; } }
//~ error
fn d(x: bool) -> i32 { if true { return 1; } }
//~ error

//# ifs_ok: BEH-10
fn a(x: bool) -> i32 { if x { return 1; } else { return 2; } }
fn b(x: bool) -> i32 { if x { return 1; } else if x { return 2; } else { return 3; } }
fn c(x: bool) -> i32 { if x { } else { return 1; } return 2; }

//# calls: BEH-11
fn returns() -> i32 { return 1; }
fn a() -> i32 { discard; }
//~ error
fn b() -> i32 { returns(); }
//~ error
fn c() -> i32 { workgroupBarrier(); }
//~ error
fn d() { loop { returns(); } }
//~ error
fn e() { loop { discard; } }
//~ error
fn g() -> i32 { _ = returns(); }
//~ error

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
//~ error
fn c() -> i32 { while true { } }
//~ error
fn d() -> i32 { loop { continuing { break if false; } } }
//~ error
fn e() { loop { continuing { } } }
//~ error

//# only_continue: BEH-14
fn a(c: bool) { loop { if c { continue; } } }
//~ error
fn b(c: bool) { loop { if c { continue; } else { continue; } } }
//~ error

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
//~ error
const_assert k < 3;
//~ error
const_assert(1 == 2);
//~ error
const_assert 1;
//~ error
const_assert 0u;
//~ error
const_assert 1.5;
//~ error
const_assert vec2(true);
//~ error
const_assert o == 1;
//~ error
const_assert v;
//~ error
const_assert nothing;
//~ error
const_assert bool;
//~ error
fn one() -> bool { return true; }
const_assert one();
//~ error
fn f(p: bool) {
  let l = true;
  const_assert l;
//~ error
  const_assert p;
//~ error
  const_assert false;
//~ error
  const_assert k;
//~ error
}

//# assert_without_condition: ASRT-02
const_assert;
//~ error

//# assert_with_message: ASRT-02
const_assert true, 1;
//~ error

//# asserts_in_dead_code: ASRT-03
fn never() {
  return;
  const_assert false;
//~ error
}
fn branches() {
  if false { const_assert 1 > 2; }
//~ error
  while false { const_assert 1 > 2; }
//~ error
  switch 1 { case 2 { const_assert 1 > 2; } default { } }
//~ error
}

//# asserts_in_dead_code_ok: ASRT-03
fn never() {
  return;
  const_assert true;
}
fn branches() { if false { const_assert 2 > 1; } }
