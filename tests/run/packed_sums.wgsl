// Sums of packed products (cpu/emit_dot.cpp): one factor from workgroup memory, the same for all lanes. Its bytes may be kept shifted there, which nobody else may see.
// `compare` multiplies byte by byte and counts what differs.
@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read> b: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;
@group(0) @binding(3) var<storage, read_write> wrong: array<u32, 2>;

fn byte(word: u32, i: u32) -> i32 { return bitcast<i32>(word << (24u - 8u * i)) >> 24u; }
fn product(x: u32, y: u32) -> i32 {
  var sum = 0;
  for (var i = 0u; i < 4u; i++) { sum += byte(x, i) * byte(y, i); }
  return sum;
}
fn tell(at: u32, expected: i32) {
  if (out[at] != expected) { wrong[0]++; }
  wrong[1]++;
}

//! buffer a u32 = rand 512 11 0 4294967295
//! buffer b u32 = rand 512 13 0 4294967295
//! buffer out i32 = zero 512
//! buffer wrong u32 = zero 2

//# rows: each row of the workgroup has a row of the one tile, and columns of the other
//! run main groups=2
//! run compare groups=1
//! expect wrong = 0 512
var<workgroup> rows: array<array<u32, 16>, 16>;
var<workgroup> columns: array<array<u32, 16>, 16>;
@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  rows[l.y][l.x] = a[g.x * 256u + l.y * 16u + l.x];
  columns[l.y][l.x] = b[g.x * 256u + l.y * 16u + l.x];
  workgroupBarrier();
  var sum = 7;
  for (var i = 0u; i < 16u; i++) { sum += dot4I8Packed(rows[l.y][i], columns[i][l.x]); }
  out[g.x * 256u + l.y * 16u + l.x] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var g = 0u; g < 512u; g += 256u) {
    for (var at = 0u; at < 256u; at++) {
      var sum = 7;
      for (var i = 0u; i < 16u; i++) { sum += product(a[g + at / 16u * 16u + i], b[g + i * 16u + at % 16u]); }
      tell(g + at, sum);
    }
  }
}

//# zeros: half of the row is not written and counts nothing, again in the second workgroup; what lies beside it is zero too
//! run main groups=2
//! run compare groups=1
//! expect wrong = 0 128
var<workgroup> before: array<i32, 4>;
var<workgroup> row: array<u32, 16>;
var<workgroup> after: array<i32, 4>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_index) l: u32) {
  if (l % 2u == 1u && l < 16u) { row[l] = a[g.x * 16u + l]; }
  if (l == 3u) {
    before[1] = 5;
    after[1] = 6;
  }
  workgroupBarrier();
  var sum = before[l % 4u] + after[l % 4u] * 10;
  for (var i = 0u; i < 16u; i++) { sum += dot4I8Packed(b[l * 2u + i % 2u], row[i]); }
  out[g.x * 64u + l] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var at = 0u; at < 128u; at++) {
    var sum = select(0, 65, at % 4u == 1u);
    for (var i = 1u; i < 16u; i += 2u) { sum += product(b[at % 64u * 2u + i % 2u], a[at / 64u * 16u + i]); }
    tell(at, sum);
  }
}

//# seen_by_others: a word is also read as it is
//! run main groups=1
//! run compare groups=1
//! expect wrong = 0 64
var<workgroup> row: array<u32, 16>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l < 16u) { row[l] = a[l]; }
  workgroupBarrier();
  var sum = 0;
  for (var i = 0u; i < 16u; i++) { sum += dot4I8Packed(row[i], b[l]); }
  out[l] = sum + bitcast<i32>(row[l % 16u]);
}
@compute @workgroup_size(1)
fn compare() {
  for (var at = 0u; at < 64u; at++) {
    var sum = bitcast<i32>(a[at % 16u]);
    for (var i = 0u; i < 16u; i++) { sum += product(a[i], b[at]); }
    tell(at, sum);
  }
}

//# not_only_sums: the product is used by itself, and two products are added up first
//! run main groups=1
//! run compare groups=1
//! expect wrong = 0 64
var<workgroup> row: array<u32, 16>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  if (l < 16u) { row[l] = a[l]; }
  workgroupBarrier();
  var sum = 0;
  for (var i = 0u; i < 16u; i += 2u) {
    sum ^= dot4I8Packed(row[i], b[l]) + dot4I8Packed(b[l + 64u], row[i + 1u]);
  }
  out[l] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var at = 0u; at < 64u; at++) {
    var sum = 0;
    for (var i = 0u; i < 16u; i += 2u) { sum ^= product(a[i], b[at]) + product(b[at + 64u], a[i + 1u]); }
    tell(at, sum);
  }
}

//# both_sides: both factors are the same for all lanes, or both come from the variable
//! run main groups=1
//! run compare groups=1
//! expect wrong = 0 64
var<workgroup> row: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) l: u32) {
  row[l] = a[l];
  workgroupBarrier();
  var sum = i32(l);
  for (var i = 0u; i < 16u; i++) { sum += dot4I8Packed(row[i], row[l]) + dot4I8Packed(row[i + 16u], b[i]); }
  out[l] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var at = 0u; at < 64u; at++) {
    var sum = i32(at);
    for (var i = 0u; i < 16u; i++) { sum += product(a[i], a[at]) + product(a[i + 16u], b[i]); }
    tell(at, sum);
  }
}
