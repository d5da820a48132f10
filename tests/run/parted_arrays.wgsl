// Arrays of vectors and structures in workgroup memory, whose words may lie apart.

//# vectors_of_neighbours: the words of an element stay together, whatever reads them
//! run main groups=1
//! buffer 0 f32 = zero 64
//! expect 0 = iota 61 9 3 0 0 0
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
var<workgroup> tile: array<vec3f, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  tile[i] = vec3f(f32(i), 2.0 * f32(i), 3.0);
  workgroupBarrier();
  var sum = vec3f();
  for (var k = 0u; k < 3; k++) { sum += tile[min(i + k, 63u)]; }
  if (i < 61) { out[i] = sum.x + (sum.z - 3.0); }
}

//# members_and_components: structures, single components written, an index that all share, a column of them
//! run main groups=1
//! buffer 0 f32 = zero 96
//! expect 0 [0..32] = iota 32 100 1
//! expect 0 [32..64] = 531*32
//! expect 0 [64..96] = 62 60 58 56 54 52 50 48 46 44 42 40 38 36 34 32 30 28 26 24 22 20 18 16 14 12 10 8 6 4 2 0
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
struct Cell { flow: vec2f, weight: f32, on: bool }
var<workgroup> cells: array<array<Cell, 8>, 4>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  cells[i / 8][i % 8] = Cell(vec2f(f32(i), 500.0), 1.0, i == 31);
  cells[i / 8][i % 8].flow.y += f32(i);
  workgroupBarrier();
  let j = 31 - i;
  let other = cells[j / 8][j % 8];
  out[i] = f32(i) + 100.0 * cells[i / 8][i % 8].weight;
  out[i + 32] = cells[3][7].flow.y + select(0.0, 1.0, cells[3][7].on) - 1.0;
  out[i + 64] = other.flow.x + other.flow.y - 500.0;
}

//# out_of_range: an index past the end reads zero and writes nothing, in every word
//! run main groups=1
//! accepts index: indices are out of range on purpose
//! buffer 0 u32 = zero 32
//! expect 0 = 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 zero 16
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
var<workgroup> tile: array<vec4u, 16>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  tile[i] = vec4u(1);
  workgroupBarrier();
  let v = tile[i];
  out[i] = v.x + v.y + v.z + v.w;
}

//# zeroed: elements that nobody has written
//! run main groups=2
//! buffer 0 f32 = 1*64
//! expect 0 = zero 64
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
var<workgroup> tile: array<vec2f, 40>;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
  let v = tile[i + 8];
  out[id.x] = v.x + v.y;
  workgroupBarrier();
  tile[39 - i] = vec2f(3.0);
}
