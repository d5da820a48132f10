// How diagnostics look for people: excerpt, marker, notes, hint.

//# one_error
//! render
fn f() { let a = b; }
//= diagnostics.wgsl:3:18: error: nothing named 'b' is declared here [unresolved-name]
//=   3 | fn f() { let a = b; }
//=     |                  ^

//# notes_and_hint
//! render
const a = 1;
fn a() { let x = 1u + 1i; }
//= diagnostics.wgsl:11:4: error: 'a' is declared twice at module scope [redeclaration]
//=   11 | fn a() { let x = 1u + 1i; }
//=      |    ^
//= diagnostics.wgsl:10:7: note: first declared here
//=   10 | const a = 1;
//=      |       ^
//= diagnostics.wgsl:11:21: error: there is no u32 + i32 [no-overload]
//=   11 | fn a() { let x = 1u + 1i; }
//=      |                     ^
//=   hint: WGSL converts no numbers by itself: write `1u`

//# wide_characters_and_tabs
//! render
/* größe */ const größe = 1; const q = größen;
	const r = größe + nothing;
//= diagnostics.wgsl:25:44: error: nothing named 'größen' is declared here [unresolved-name]
//=   25 | /* größe */ const größe = 1; const q = größen;
//=      |                                        ^^^^^^
//=   hint: did you mean 'größe'?
//= diagnostics.wgsl:26:22: error: nothing named 'nothing' is declared here [unresolved-name]
//=   26 |  const r = größe + nothing;
//=      |                    ^^^^^^^
