@group(0) @binding(0) var<storage, read> src: array<f32>;
@group(0) @binding(1) var<storage, read_write> dst: array<f32>;
override N: u32 = 64;
var<workgroup> part: array<f32, N>;
@compute @workgroup_size(N) fn main(@builtin(global_invocation_id) g: vec3u, @builtin(local_invocation_index) l: u32, @builtin(workgroup_id) w: vec3u) {
  var v = 0.0;
  for (var i = g.x; i < arrayLength(&src); i += N) { v += src[i]; }
  part[l] = v;
  workgroupBarrier();
  for (var s = N / 2u; s > 0u; s >>= 1u) {
    if l < s { part[l] += part[l + s]; }
    workgroupBarrier();
  }
  if (l == 0u) { dst[w.x] = part[0]; }
}
