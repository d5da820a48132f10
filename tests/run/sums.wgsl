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
