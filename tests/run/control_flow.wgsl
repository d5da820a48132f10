// Divergent and uniform control flow without barriers (ledger: CTRL, BEH).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# if_divergent
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 101 102 30 104 105 60 107 108 90 110 111 120 113 114 150
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l % 3u == 0u) { o[l] = l * 10u; } else { o[l] = l + 100u; }
}

//# if_without_else
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 5*8 8 9 10 11 12 13 14 15
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = 5u;
  if (l > 7u) { x = l; }
  o[l] = x;
}

//# else_if_chain
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*4 2*4 4 3 4*6
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = 0u;
  if (l < 4u) { x = 1u; } else if (l < 8u) { x = 2u; } else if (l == 9u) { x = 3u; } else { x = 4u; }
  o[l] = x;
}

//# nested_ifs
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 0 2 0 1 0 2 0 9 0 2 3 1 3 2 3
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = 0u;
  if (l % 2u == 0u) {
    if (l % 4u == 0u) { x = 1u; if (l == 8u) { x = 9u; } } else { x = 2u; }
  } else if (l > 10u) { x = 3u; }
  o[l] = x;
}

//# while_divergent_trip_count
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  var sum = 0u;
  while (i < l) { i++; sum += i; }
  o[l] = sum;
}

//# collatz
//! run main groups=1
//! buffer o u32 = zero 27
//! expect o = 0 1 7 2 5 8 16 3 19 6 14 9 9 17 17 4 12 20 20 7 7 15 15 10 23 10 111
@compute @workgroup_size(27)
fn main(@builtin(local_invocation_index) l: u32) {
  var n = l + 1u;
  var c = 0u;
  while (n != 1u) {
    if (n % 2u == 0u) { n = n / 2u; } else { n = 3u * n + 1u; }
    c++;
  }
  o[l] = c;
}

//# for_break
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 2 2 2 3*5 4*7
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 99u;
  for (var i = 0u; i < 20u; i++) {
    if (i * i > l) { r = i; break; }
  }
  o[l] = r;
}

//# for_continue
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 0 0 2 2 6 6 12 12 20 20 30 30 42 42 56
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; i < l; i++) {
    if (i % 2u == 1u) { continue; }
    r += i;
  }
  o[l] = r;
}

//# for_without_condition
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; ; i++) { if (i > l) { break; } r += 2u; }
  o[l] = r;
}

//# for_without_init_and_update
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 12 10 11 12 10 11 12 10 11 12 10 11 12 13 14 15
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = l;
  for (; i < 10u;) { i += 3u; }
  o[l] = i;
}

//# loop_continuing_break_if
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  var r = 0u;
  loop {
    r += i;
    continuing {
      i++;
      break if i > l;
    }
  }
  o[l] = r;
}

//# loop_continue_runs_continuing
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 0 1 2 2 3 4 4 5 6 6 7 8 8 9 10
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  var r = 0u;
  loop {
    if (i >= l) { break; }
    if (i % 3u == 0u) { continue; }
    r += 1u;
    continuing { i += 1u; }
  }
  o[l] = r;
}

//# continuing_sees_body_variables
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 2 6 12 20 30 42 56 72 90 110 132 156 182 210 240
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  var i = 0u;
  loop {
    let k = i * 2u;
    if (i > l) { break; }
    continuing { r += k; i++; }
  }
  o[l] = r;
}

//# nested_loops_divergent
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 0 0 1 4 10 20 35 56 84 120 165 220 286 364 455
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; i < l; i++) {
    for (var j = 0u; j < i; j++) { r += j; }
  }
  o[l] = r;
}

//# break_inner_only
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 4 8 12 16 20 24 28 32 36 40*6
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; i < 4u; i++) {
    for (var j = 0u; j < 10u; j++) {
      if (j == l) { break; }
      r += 1u;
    }
  }
  o[l] = r;
}

//# continue_outer_by_flag
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2345 345 45 5 0 1 12 123 1234 12345*7
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; i < 5u; i++) {
    var skip = false;
    for (var j = 0u; j < 5u; j++) {
      if (i + j == l) { skip = true; break; }
    }
    if (skip) { continue; }
    r = r * 10u + i + 1u;
  }
  o[l] = r;
}

//# early_return
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 0 2 0 4 0 6 0 8 0 10 0 12 0 14 0
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l % 2u == 1u) { return; }
  o[l] = l;
}

//# return_in_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < 8u; i++) {
    o[l] = i;
    if (i == l / 2u) { return; }
  }
  o[l] = 77u;
}

//# return_in_nested_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 2 3 100 101 102 103 200 201 202 203 300 301 302 303
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < 4u; i++) {
    for (var j = 0u; j < 4u; j++) {
      if (i * 4u + j == l) { o[l] = i * 100u + j; return; }
    }
  }
  o[l] = 1u;
}

//# return_inside_switch_in_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 57 56 55 54 53 52 51 50 9*8
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < 10u; i++) {
    switch (i + l) { case 7u: { o[l] = i + 50u; return; } case 3u: { continue; } default: { } }
    o[l] = i;
  }
}

//# switch_basic
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 10 20 20 20 40*5 30 40*6
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  switch (l) {
    case 0u: { o[l] = 10u; }
    case 1u, 2u, 3u: { o[l] = 20u; }
    case 9u: { o[l] = 30u; }
    default: { o[l] = 40u; }
  }
}

//# switch_default_first
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*5 2 1*10
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  switch (l) {
    default: { o[l] = 1u; }
    case 5u: { o[l] = 2u; }
  }
}

//# switch_default_among_cases
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 7 7 8 7 7 7 8 7 7 7 8 7 7 7 8 7
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  switch (l & 3u) {
    case 0u, default: { o[l] = 7u; }
    case 2u: { o[l] = 8u; }
  }
}

//# switch_i32_negative
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 4*6 2 4*7 3
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  switch (i32(l) - 8) {
    case -8: { o[l] = 1u; }
    case -1: { o[l] = 2u; }
    case 7: { o[l] = 3u; }
    default: { o[l] = 4u; }
  }
}

//# switch_break
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 2 3 4 5 2 3 8 9 1 3 12 13 1 3 16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = 1u;
  switch (l % 4u) {
    case 1u: { if (l > 6u) { break; } x = 2u; }
    case 2u: { x = 3u; break; }
    default: { x += l; }
  }
  o[l] = x;
}

//# switch_in_loop_with_continue
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 219*8 251*8
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; i < 8u; i++) {
    switch (i) {
      case 2u: { continue; }
      case 5u: { if (l < 8u) { continue; } }
      default: { }
    }
    r = r + (1u << i);
  }
  o[l] = r;
}

//# switch_nested
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 2 1 2 2 5*4 14 14 14 13 5*4
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  switch (l / 4u) {
    case 0u: { switch (l % 4u) { case 1u: { r = 1u; } default: { r = 2u; } } }
    case 2u: { switch (l % 4u) { case 3u: { r = 3u; break; } default: { r = 4u; } } r += 10u; }
    default: { r = 5u; }
  }
  o[l] = r;
}

//# switch_const_expression_selectors
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 3 3 1 3 3 2 3*10
const two = 2u;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  switch (l) {
    case two: { o[l] = 1u; }
    case two + 3u: { o[l] = 2u; }
    default: { o[l] = 3u; }
  }
}

//# switch_only_default
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  switch (l) { default: { o[l] = l + 1u; } }
}

//# short_circuit_and
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0*4 101*12
fn bump(p: ptr<function, u32>) -> bool { *p += 1u; return true; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var c = 0u;
  let p = &c;
  if (l > 3u && bump(p)) { o[l] = 100u + c; } else { o[l] = c; }
}

//# short_circuit_or
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*4 10*12
fn bump(p: ptr<function, u32>) -> bool { *p += 1u; return *p == 7u; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var c = 0u;
  if (l > 3u || bump(&c)) { o[l] = 10u + c; } else { o[l] = c; }
}

//# short_circuit_chain
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 11*8 10 0 10 0 10 0 11 0
fn t(p: ptr<function, u32>) -> bool { *p += 1u; return true; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var c = 0u;
  let r = (l < 8u && t(&c)) || (l % 2u == 0u && t(&c) && l > 12u);
  o[l] = c * 10u + u32(r);
}

//# and_or_without_short_circuit
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 12*16
fn t(p: ptr<function, u32>) -> bool { *p += 1u; return true; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var c = 0u;
  let r = ((l < 8u) & t(&c)) | t(&c);
  o[l] = c + u32(r) * 10u;
}

//# evaluation_order_left_to_right
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 234*16
fn next(p: ptr<function, u32>) -> u32 { *p += 1u; return *p; }
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var c = 1u;
  o[l] = next(&c) * 100u + next(&c) * 10u + next(&c);
}

//# assignment_in_divergent_branch_keeps_others
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 90000 90001 90002 90003 90004 90005 706 707 708 709 710 711 712 713 714 715
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = vec3u(l, 0u, 0u);
  if (l > 5u) { a.y = 7u; } else { a.z = 9u; }
  o[l] = a.x + a.y * 100u + a.z * 10000u;
}

//# loop_variable_fresh_per_iteration: a declaration in a loop body is zero again in each iteration
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; i < 4u; i++) {
    var x: u32;
    x += l;
    r += x;
  }
  o[l] = r;
}

//# shadowing
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = l;
  { var x = 3u; x += 1u; }
  for (var x = 0u; x < 2u; x++) { }
  if (true) { let x = 9u; _ = x; }
  o[l] = x;
}

//# while_true_break
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 2 2 2 3*5 4*6
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var n = 0u;
  while (true) { if (n * n >= l) { break; } n++; }
  o[l] = n;
}

//# loop_with_two_exits
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 100 101 102 103 104 105 106 207*9
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  var r = 0u;
  loop {
    if (i == l) { r = 1u; break; }
    i++;
    if (i * 3u > 20u) { r = 2u; break; }
  }
  o[l] = r * 100u + i;
}

//# uniform_loop_divergent_body
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 104 112 120 128 136 144 120 128 104 112 120 128 136 144 120 128
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var i = 0u; i < 32u; i++) { if (((l * 7u + i) & 5u) == 0u) { r += i; } }
  o[l] = r;
}

//# gcd
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 12 12 108 12 12 36 12 12 36 12 12 108 12 12 36 12
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = 840u + l * 12u;
  var b = 36u * (l + 1u);
  while (b != 0u) { let t = a % b; a = b; b = t; }
  o[l] = a;
}

//# live_out_of_divergent_loop: a linear value that leaves by a divergent exit is varying
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 21 22 21 24 25 24 21 24 27 30 22 24 26 28 30 32
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  while (true) {
    i += l + 1u;
    if (i > 20u) { break; }
  }
  o[l] = i;
}

//# linear_index_in_grid_stride
//! run main groups=1
//! buffer o u32 = zero 50
//! expect o = 0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48 51 54 57 60 63 66 69 72 75 78 81 84 87 90 93 96 99 102 105 108 111 114 117 120 123 126 129 132 135 138 141 144 147
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = l;
  while (i < 50u) { o[i] = i * 3u; i += 16u; }
}

//# two_sequential_loops
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 22 22 41 41 63 63 82 82 101 101 123 123 142 142 161
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  while (i < l) { i += 2u; }
  var j = i;
  while (j > 3u) { j -= 3u; }
  o[l] = i * 10u + j;
}

//# deep_nesting
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*8 11*8
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var r = 0u;
  for (var a = 0u; a < 2u; a++) { for (var b = 0u; b < 2u; b++) { for (var c = 0u; c < 2u; c++) {
    if ((l & 1u) == a) { if ((l & 2u) / 2u == b) { switch (c) { case 1u: { r += 1u; } default: { if (l > 7u) { r += 10u; } } } } }
  } } }
  o[l] = r;
}

//# phony_and_empty
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  _ = l;
  ;
  { }
  o[l] = 1u;
}

//# increment_decrement
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 4294967295 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = i32(l);
  i--;
  i--;
  var k = l;
  k++;
  o[l] = bitcast<u32>(i) + k;
}

//# compound_assignments
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 35 43 63 7 15 23 27 35 55 63 7 15 19 27 47 55
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = l + 1u;
  x += 3u; x *= 5u; x -= 2u; x /= 2u; x %= 17u; x <<= 3u; x >>= 1u; x &= 0x3cu; x |= 1u; x ^= 6u;
  o[l] = x;
}

//# uniform_branch_on_workgroup_id
//! run main groups=4
//! buffer o u32 = zero 16
//! expect o = 1*4 2*4 1*4 6*4
@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  if (w.x % 2u == 0u) { o[w.x * 4u + l] = 1u; } else { for (var i = 0u; i < w.x; i++) { o[w.x * 4u + l] += 2u; } }
}

//# divergent_return_then_more_work
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0*4 13 16 19 22 25 28 31 34 37 40 43 46
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l == 3u) { return; }
  var r = 1u;
  for (var i = 0u; i < 3u; i++) { if (l == i) { return; } r += l; }
  o[l] = r;
}

//# all_lanes_return
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0*16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l < 100u) { return; }
  o[l] = 1u;
}

//# mask_store_in_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  for (var i = 0u; i < 16u; i++) { if (i < l) { o[l] += 1u; } }
}

//# condition_from_memory
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 55 1 2 3 4 5 6 7 8 55*7
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  o[l] = l;
  if (o[l] > 8u) { o[l] = 0u; }
  if (o[l] == 0u) { o[l] = 55u; }
}

//# select_vs_branch
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 11*5 22*11
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let a = select(1u, 2u, l > 4u);
  var b = 1u;
  if (l > 4u) { b = 2u; }
  o[l] = a * 10u + b;
}

//# switch_many_cases
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 2 5 10 17 26 37 50 65 82 101 122 145 170 197 226
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  switch (l) {
    case 0u: { o[l] = 1u; }
    case 1u: { o[l] = 2u; }
    case 2u: { o[l] = 5u; }
    case 3u: { o[l] = 10u; }
    case 4u: { o[l] = 17u; }
    case 5u: { o[l] = 26u; }
    case 6u: { o[l] = 37u; }
    case 7u: { o[l] = 50u; }
    case 8u: { o[l] = 65u; }
    case 9u: { o[l] = 82u; }
    case 10u: { o[l] = 101u; }
    case 11u: { o[l] = 122u; }
    case 12u: { o[l] = 145u; }
    case 13u: { o[l] = 170u; }
    case 14u: { o[l] = 197u; }
    case 15u: { o[l] = 226u; }
    default: { }
  }
}

//# dead_code_after_return_in_both
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1*8 2*8
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l < 8u) { o[l] = 1u; return; } else { o[l] = 2u; return; }
}

//# infinite_loop_with_return
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var i = 0u;
  loop { i += 1u; if (i > l) { o[l] = i; return; } }
}

//# bubble_sort_private
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 150400 140401 130401 120401 110401 100501 90601 90701 90701 90601 100501 110401 120401 130401 140401 150400
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var a = array<u32, 6>(9u, l, 4u, 15u - l, 7u, 1u);
  for (var i = 0u; i < 6u; i++) { for (var j = 0u; j + 1u < 6u - i; j++) { if (a[j] > a[j + 1u]) { let t = a[j]; a[j] = a[j + 1u]; a[j + 1u] = t; } } }
  o[l] = a[0] + a[2] * 100u + a[5] * 10000u;
}

//# bit_count_loop
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 0 5 5 10 5 10 10 15 5 10 10 15 10 15 15 20
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  var x = l * 0x11111u;
  var c = 0u;
  while (x != 0u) { x &= x - 1u; c++; }
  o[l] = c;
}

//# escape_count
//! run main groups=1
//! buffer o u32 = zero 16
//! expect o = 40*13 6 4 3
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  let c = f32(l) * 0.1875 - 2.0;
  var z = 0.0;
  var n = 0u;
  while (n < 40u && z * z <= 4.0) { z = z * z + c; n++; }
  o[l] = n;
}

//# for_body_redeclares: CTRL-14
// The body is a scope of its own inside the loop's: a name of the initializer may be declared again there.
//! run main groups=1
//! buffer o u32 = zero 4
//! expect o = 500 501 502 500
@compute @workgroup_size(1)
fn main() {
  var i = 500u;
  o[0] = i;
  for (var i = 0u; i < 2u; i++) {
    let at = i + 1u;
    var i = 501u + i;
    o[at] = i;
  }
  o[3] = i;
}
