// Loops in which each invocation adds up elements from a place of its own (cpu/emit_sums.cpp): lane after lane, many elements at once. Sums are of whole numbers, so that any order
// gives the same (FP-11: an implementation may reassociate). `compare` takes rows one after the other.
@group(0) @binding(0) var<storage, read> starts: array<u32>;
@group(0) @binding(1) var<storage, read> column: array<u32>;
@group(0) @binding(2) var<storage, read> value: array<f32>;
@group(0) @binding(3) var<storage, read> x: array<f32>;
@group(0) @binding(4) var<storage, read_write> y: array<f32>;
@group(0) @binding(5) var<storage, read_write> wrong: array<u32, 2>;

fn tell(at: u32, expected: f32) {
  if (y[at] != expected) { wrong[0]++; }
  wrong[1]++;
}
// Rows are short, empty, longer than any vector; one ends before it begins, the last leave the arrays.
//! buffer starts u32 = 0 3 3 3 20 36 37 100 100 117 149 150 151 152 160 150 170 171 203 203 204 206 209 213 218 224 231 239 248 258 269 281 294 330
//! buffer column u32 = rand 300 5 0 70
//! buffer value f32 = iota 300 -100
//! buffer x f32 = iota 64 3
//! buffer y f32 = 0.5*40
//! buffer wrong u32 = zero 2

//# rows: places outside of the arrays are zero, as anywhere
//! accepts index: rows and columns leave the arrays on purpose
//! run main items=40
//! run compare groups=1
//! expect wrong = 0 33
//! expect y [33..40] = 0.5*7
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  if (row >= 33u) { return; }
  var sum = 0.0;
  let end = starts[row + 1u];
  for (var i = starts[row]; i < end; i++) { sum += value[i] * x[column[i]]; }
  y[row] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var row = 0u; row < 33u; row++) {
    var sum = 0.0;
    for (var i = starts[row]; i < starts[row + 1u]; i++) {
      if (i < 300u) {
        if (column[i] < 64u) { sum = sum + value[i] * (3.0 + f32(column[i])); }
      }
    }
    tell(row, sum);
  }
}

//# signed_and_scaled: a counter with a sign, what each invocation has for itself, elements beside the counter, a first value
//! run main items=32
//! run compare groups=1
//! expect wrong = 0 32
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  if (row >= 32u) { return; }
  let scale = x[row % 8u];
  var sum = f32(row);
  let end = i32(starts[row + 1u] % 200u);
  for (var i = i32(starts[row] % 200u); end > i; i++) { sum = (value[i] - value[u32(i) + row]) * scale + sum; }
  y[row] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var row = 0u; row < 32u; row++) {
    var sum = f32(row);
    var i = starts[row] % 200u;
    loop {
      if (i >= starts[row + 1u] % 200u) { break; }
      sum = sum - f32(row) * (3.0 + f32(row % 8u));
      i++;
    }
    tell(row, sum);
  }
}

//# some_only: in a branch that some invocations take, with rows of data; the others keep what they had
//! run main items=32
//! run compare groups=1
//! expect wrong = 0 32
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  if (row >= 32u) { return; }
  var sum = -7.0;
  if (column[row] % 3u != 1u) {
    let end = min(starts[row + 1u], 300u);
    for (var i = starts[row]; i < end; i++) { sum += value[i]; }
  }
  y[row] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var row = 0u; row < 32u; row++) {
    var sum = -7.0;
    if (column[row] % 3u != 1u) {
      let n = select(0u, starts[row + 1u] - starts[row], starts[row + 1u] > starts[row]);
      let first = f32(starts[row]) - 100.0;
      sum += f32(n) * first + f32(n) * (f32(n) - 1.0) / 2.0;
    }
    tell(row, sum);
  }
}

//# signs: nothing added leaves the sign of zero; infinity and NaN come through
//! run main items=4
//! buffer starts u32 = 0 0 2 20 40
//! buffer value f32 = -0.0*2 iota 38
//! buffer x f32 = inf -inf
//! expect wrong = 2147483648 2147483648
//! expect y [0..4] = -0.0 -0.0 inf nan
@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  var sum = -0.0;
  let end = starts[row + 1u];
  for (var i = starts[row]; i < end; i++) { sum += value[i]; }
  if (row < 2u) { wrong[row] = bitcast<u32>(sum); }
  if (row == 2u) { sum += x[0]; }
  if (row == 3u) { sum += x[0] + x[1]; }
  y[row] = sum;
}

//# one_after_another: short rows that follow one another are added up together. Lengths about a vector's and two; as many terms as are made together (512, of eight lanes 256); a few more, and nearly twice;
// as many; all terms in one row; no rows, then some
//! run main items=96
//! run compare groups=1
//! buffer starts u32 = 1 1 2 17 33 50 50 81 113 146 194 201 209 218 282 347 347 378 411 442 475 506 539 570 603 634 667 698 731 762 795 826 859 890 923 954 987 1021 1054 1085 1118 1149 1182 1213 1246 1277 1310 1341 1374 1374 1374 1374 1374 1374 1374 1374 1374 1374 1374 1374 1624 1624 1624 1624 1624 1624 1624 1624 1624 1624 1624 1624 1624 1632 1641 1651 1662 1674 1687 1701 1716 1779 1842 1905 1968 2031 2094 2157 2220 2283 2346 2409 2472 2535 2598 2661 2724
//! buffer column u32 = rand 2800 5 0 70
//! buffer value f32 = iota 2800 -900
//! buffer y f32 = 0.5*97
//! accepts index: columns leave the array on purpose
//! expect wrong = 0 96
//! expect y [96..97] = 0.5
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  if (row >= 96u) { return; }
  var sum = 0.0;
  let end = starts[row + 1u];
  for (var i = starts[row]; i < end; i++) { sum += value[i] * x[column[i]]; }
  y[row] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var row = 0u; row < 96u; row++) {
    var sum = 0.0;
    for (var i = starts[row]; i < starts[row + 1u]; i++) {
      if (column[i] < 64u) { sum = sum + (f32(i) - 900.0) * (3.0 + f32(column[i])); }
    }
    tell(row, sum);
  }
}

//# backwards: a row that ends before it begins has no elements, though the next one begins where it ends; the first one reaches beyond the last
//! run main items=16
//! run compare groups=1
//! buffer starts u32 = 100 140 102 103 104 105 106 107 108 109 110 110 111 112 112 113 114
//! expect wrong = 0 16
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  var sum = 0.0;
  let end = starts[row + 1u];
  for (var i = starts[row]; i < end; i++) { sum += value[i]; }
  y[row] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  tell(0u, 780.0);  // 0 + 1 + ... + 39
  for (var row = 1u; row < 16u; row++) {
    tell(row, select(0.0, f32(starts[row]) - 100.0, starts[row + 1u] > starts[row]));
  }
}

//# whoever_is_beside: a sum has the same bits, whether its neighbours' rows follow one another or lie apart
//! run main items=32
//! run apart items=32
//! run compare groups=1
//! buffer starts u32 = 2 18 27 51 82 82 83 114 131 146 216 247 278 304 314 329 339 364 365 370 381 384 404 406 424 455 480 508 534 563 572 596 603
//! buffer column u32 = rand 603 5 0 64
//! buffer value f32 = rand 603 6 -1 1
//! buffer x f32 = rand 64 7 -1 1
//! buffer y f32 = 0.5*64
//! expect wrong = 0 64
fn add_up(row: u32, at: u32) {
  var sum = 0.0;
  let end = starts[row + 1u];
  for (var i = starts[row]; i < end; i++) { sum += value[i] * x[column[i]]; }
  y[at] = sum;
}
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) gid: vec3u) { add_up(gid.x, gid.x); }
@compute @workgroup_size(16)
fn apart(@builtin(global_invocation_id) gid: vec3u) {
  let row = (gid.x * 5u + 3u) % 32u;
  add_up(row, row + 32u);
}
@compute @workgroup_size(1)
fn compare() {
  for (var row = 0u; row < 32u; row++) {
    var sum = 0.0;
    for (var i = starts[row]; i < starts[row + 1u]; i++) {
      if (row < 32u) { sum = sum + value[i] * x[column[i]]; }
    }
    if (abs(y[row] - sum) > 1e-4) { wrong[0]++; }
    if (bitcast<u32>(y[row]) != bitcast<u32>(y[row + 32u])) { wrong[0]++; }
    wrong[1] += 2u;
  }
}

//# ends_of_the_counter: from below zero on, and up to the last number; elements outside of the array are zero
//! accepts index: rows leave the array on purpose
//! run low items=16
//! run high items=16
//! buffer y f32 = 0.5*32
//! expect y = 5*8 -485 -460 -435 -410 -385 -360 -335 -310 5*16
@compute @workgroup_size(16)
fn low(@builtin(global_invocation_id) gid: vec3u) {
  var sum = 0.0;
  let first = i32(gid.x) * 5 - 40;
  for (var i = first; i < first + 5; i++) { sum += value[i] + 1.0; }
  y[gid.x] = sum;
}
@compute @workgroup_size(16)
fn high(@builtin(global_invocation_id) gid: vec3u) {
  var sum = 0.0;
  let first = 0xffffffffu - 80u + gid.x * 5u;
  for (var i = first; i < first + 5u; i++) { sum += value[i] + 1.0; }
  y[16u + gid.x] = sum;
}

//# neighbours_stay_apart: infinity, NaN and the sign of zero are one row's. In the second half, whether the sign is set
//! run main items=32
//! buffer starts u32 = iota 33 0 5
//! buffer value f32 = 1*40 inf 1*39 nan 1*19 -0.0*20 1*40
//! buffer y f32 = 0.5*64
//! expect y = 5*8 inf 5*7 nan 5*3 0*4 5*8 0*16 _ 0*3 1*4 0*8
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  var sum = -0.0;
  let end = starts[row + 1u];
  for (var i = starts[row]; i < end; i++) { sum += value[i]; }
  y[row] = sum;
  y[row + 32u] = f32(bitcast<u32>(sum) >> 31u);
}

//# with_what_all_share: a factor that all lanes share, elements beside the counter, a first value; in a branch that lanes without a row do not take
//! run main items=32
//! run compare groups=1
//! buffer starts u32 = 0 3 3 9 20 36 37 37 37 49 60 61 62 63 64 80 96 97 97 130 131 133 140 145 146 147 160 170 180 190 199 199 200
//! expect wrong = 0 32
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let row = gid.x;
  let factor = x[1];
  var sum = f32(row);
  let end = starts[row + 1u];
  let start = starts[row];
  if (start < end) {
    for (var i = start; i < end; i++) { sum += (f32(column[i + 3u]) - value[i]) * factor; }
  } else {
    sum = -sum;
  }
  y[row] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var row = 0u; row < 32u; row++) {
    var sum = select(-f32(row), f32(row), starts[row + 1u] > starts[row]);
    for (var i = starts[row]; i < starts[row + 1u]; i++) {
      if (i < 200u) { sum = sum + 4.0 * (100.0 - f32(i) + f32(column[i + 3u])); }
    }
    tell(row, sum);
  }
}
