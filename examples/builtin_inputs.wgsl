// The five built-in inputs against the arithmetic that relates them, in three dimensions. Each invocation counts what holds: 4 of 4.
//
//   tesela run examples/builtin_inputs.wgsl --dispatch 3,2,2 --in result=zeros:288
//
//! run main groups=3,2,2
//! buffer result u32 = zero 288
//! expect result = 4*288
const size = vec3u(4u, 3u, 2u);

@group(0) @binding(0) var<storage, read_write> result: array<u32>;

@compute @workgroup_size(size.x, size.y, size.z)
fn main(
  @builtin(global_invocation_id) gid: vec3u,
  @builtin(local_invocation_id) lid: vec3u,
  @builtin(local_invocation_index) li: u32,
  @builtin(workgroup_id) wid: vec3u,
  @builtin(num_workgroups) groups: vec3u,
) {
  let all = groups * size;
  let place = gid.x + gid.y * all.x + gid.z * all.x * all.y;
  var holds = 0u;
  holds += u32(all_equal(gid, wid * size + lid));
  holds += u32(li == lid.x + lid.y * size.x + lid.z * size.x * size.y);
  holds += u32(all_equal(all, vec3u(12u, 6u, 4u)));
  holds += u32(gid.x < all.x && gid.y < all.y && gid.z < all.z);
  result[place] += holds;
}

fn all_equal(a: vec3u, b: vec3u) -> bool { return all(a == b); }
