// Valid modules whose pipeline cannot be made: memory of our own that is too large, and too much code.
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# variable_over_the_ceiling
//! run main groups=1
//! buffer o u32 = zero 1
@compute @workgroup_size(1) fn main() {
  var a: array<array<u32, 65536>, 100>;
//~ error variable-too-large 7-7: 'a' needs more memory than an invocation can have (26214400 bytes)
  a[o[0]][o[0]] = 1u;
  o[0] = a[1][o[0]];
}

//# too_many_instances
//! run main groups=1
//! buffer o u32 = zero 1
fn a(p: ptr<function, u32>) { *p += 1u; }
fn b(p: ptr<function, u32>) { var x = 0u; var y = 1u; var z = 2u; var w = 3u; a(&x); a(&y); a(&z); a(&w); *p += x + y + z + w; }
fn c(p: ptr<function, u32>) { var x = 0u; var y = 1u; var z = 2u; var w = 3u; b(&x); b(&y); b(&z); b(&w); *p += x + y + z + w; }
fn d(p: ptr<function, u32>) { var x = 0u; var y = 1u; var z = 2u; var w = 3u; c(&x); c(&y); c(&z); c(&w); *p += x + y + z + w; }
fn e(p: ptr<function, u32>) { var x = 0u; var y = 1u; var z = 2u; var w = 3u; d(&x); d(&y); d(&z); d(&w); *p += x + y + z + w; }
fn f(p: ptr<function, u32>) { var x = 0u; var y = 1u; var z = 2u; var w = 3u; e(&x); e(&y); e(&z); e(&w); *p += x + y + z + w; }
fn g(p: ptr<function, u32>) { var x = 0u; var y = 1u; var z = 2u; var w = 3u; f(&x); f(&y); f(&z); f(&w); *p += x + y + z + w; }
fn h(p: ptr<function, u32>) { var x = 0u; var y = 1u; var z = 2u; var w = 3u; g(&x); g(&y); g(&z); g(&w); *p += x + y + z + w; }
@compute @workgroup_size(1) fn main() { var x = 0u; var y = 0u; var z = 0u; h(&x); h(&y); h(&z); o[0] = x + y + z; }
//~ error program-too-large 32-35: the entry point 'main' needs more than 400000 instructions
