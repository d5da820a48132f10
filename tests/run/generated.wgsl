// SPDX-License-Identifier: Apache-2.0
// What generated kernels found (tests/fuzz_kernels.cpp), made small.

//# continuing_that_never_runs
// Every way through the body leaves: what the continuing block computes from its own parameters and from varying values has any shape.
//! run main
//! buffer o u32 = 0 0 0 30 0
//! buffer n u32 = 2 3 9 5 6
//! expect o = 0 1 6 39 4
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage, read> n: array<u32>;
@compute @workgroup_size(5) fn main(@builtin(local_invocation_index) li: u32) {
  var a = n[0];
  loop {
    a = a * n[1];
    if (n[li] > 7u) {
      o[li] = a;
      return;
    }
    o[li] += li;
    if (o[li] > 20u) { break; }
    return;
    continuing {
      a = a + n[li & a];
      o[li + a] = n[n[li]] * a;
    }
  }
  o[li] += a;
}

//# behind_an_endless_loop
// The inner loop is left by `return` only: `b` behind it is no value at all, and is computed with beside varying ones.
//! run main
//! buffer o u32 = zero 5
//! buffer n u32 = 2 3 9 5 6
//! expect o = 5 5 13 9 9
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage, read> n: array<u32>;
@compute @workgroup_size(5) fn main(@builtin(local_invocation_index) li: u32) {
  let v = n[li];
  var a = li;
  loop {
    var b = n[0];
    loop {
      b += n[1];
      if (v < b) {
        o[a] = b;
        return;
      }
      continuing { b += 1u; }
    }
    o[a] = b + v;
    a = b * v;
  }
}
