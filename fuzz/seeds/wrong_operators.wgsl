fn e() {
  let g1 = i & u | i; let g2 = a < b < 1; let g3 = i + 1 << 2; let g4 = b && b || b; let g5 = 1 << 2 << 3; let g6 = i & i == 1; let g7 = - - i; let g8 = i++; let g9 = (i; let ga = i); let gb = [1]; let gc = 1.; let gd = .5f; let ge = 0x; let gf = 1u8; let gg = 09; let gh = 1_000; let gi = "text"; let gj = i ? 1 : 2; let gk = #; let gl = @a; let gm = vec3<f32>; let gn = array<i32>(1); let go = f(1)(2); let gp = v.; let gq = i.1; let gr = 1e+; let gs = 0x1.8p; let gt = 5f; let gu = 5.0i; let gv = 1lf;
  let h1 = -2147483648i; let h2 = 65536h; let h3 = 4294967296u; let h4 = 1e400; let h5 = 0xfffffffffffffffff; let h6 = 0x1.fffffffffp127f; let h7 = 1e39f; let h8 = 0x1p-200f; let h9 = 1e-50h; let ha = 0x1p99999999999; let hb = 99999999999999999999;
}
struct E { }
const __x = 1; const async = 2;
diagnostic(off, not.known.rule); let module_let = 3;
fn s() { 3 = 4; mu; types; &p; let noval: u32; }
