// Large buffers that are written by whole lines, rows apart, and never read: what a kernel leaves is what the next one reads, whether rows begin at lines or not.
struct Dims { rows: u32, cols: u32, first: u32 }
@group(0) @binding(0) var<storage, read> dims: Dims;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> wrong: array<atomic<u32>>;
var<workgroup> tile: array<array<u32, 17>, 16>;

@compute @workgroup_size(16, 16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let in_col = g.x * 16u + l.x;
  let in_row = g.y * 16u + l.y;
  if (in_row < dims.rows && in_col < dims.cols) { tile[l.y][l.x] = in_row * dims.cols + in_col + 1u; }
  workgroupBarrier();
  let out_col = g.y * 16u + l.x;
  let out_row = g.x * 16u + l.y;
  if (out_row < dims.cols && out_col < dims.rows) { out[dims.first + out_row * dims.rows + out_col] = tile[l.x][l.y]; }
}

// wrong[0] counts elements that are not what they must be, wrong[1] those that are.
@compute @workgroup_size(256)
fn look(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) n: vec3u) {
  var ok = 0u;
  var bad = 0u;
  for (var i = id.x; i < arrayLength(&out); i += n.x * 256u) {
    let at = i - dims.first;
    var wanted = 0u;
    if (i >= dims.first && at < dims.rows * dims.cols) { wanted = at % dims.rows * dims.cols + at / dims.rows + 1u; }
    ok += u32(out[i] == wanted);
    bad += u32(out[i] != wanted);
  }
  atomicAdd(&wrong[0], bad);
  atomicAdd(&wrong[1], ok);
}

//! buffer wrong u32 = zero 2

//# rows_of_whole_lines
//! buffer dims u32 = 1024 1040 0
//! buffer out u32 = zero 1064960
//! run main groups=65,64
//! run look groups=16
//! expect wrong = 0 1064960

//# rows_that_begin_between_lines
//! buffer dims u32 = 1019 1043 0
//! buffer out u32 = zero 1062900
//! run main groups=66,64
//! run look groups=16
//! expect wrong = 0 1062900

//# rows_that_begin_at_every_other_line
//! buffer dims u32 = 1032 1030 8
//! buffer out u32 = zero 1062976
//! run main groups=65,65
//! run look groups=16
//! expect wrong = 0 1062976
