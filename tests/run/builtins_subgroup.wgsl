enable f16;
enable subgroups;
diagnostic(off, subgroup_uniformity);
// Subgroup and quad builtins over all types; every test compares with what the definition gives for ids 0 to size - 1 (ledger: SUBG).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@group(0) @binding(1) var<storage> a: array<u32>;

//# add: BI-144
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupAdd(f32(x)) == f32(z * (z - 1) / 2))) + u32(!(all(subgroupAdd(vec2f(f32(x), 1)) == vec2f(f32(z * (z - 1) / 2), f32(z)))))
      + u32(!(all(subgroupAdd(vec3f(1, f32(x), 2)) == vec3f(f32(z), f32(z * (z - 1) / 2), f32(2 * z)))))
      + u32(!(all(subgroupAdd(vec4f(1, 2, 3, f32(x))) == vec4f(f32(z), f32(2 * z), f32(3 * z), f32(z * (z - 1) / 2)))));
  bad += u32(!(subgroupAdd(f16(x)) == f16(z * (z - 1) / 2))) + u32(!(all(subgroupAdd(vec2h(f16(x), 1)) == vec2h(f16(z * (z - 1) / 2), f16(z)))))
      + u32(!(all(subgroupAdd(vec3h(1, f16(x), 2)) == vec3h(f16(z), f16(z * (z - 1) / 2), f16(2 * z)))))
      + u32(!(all(subgroupAdd(vec4h(1, 2, 3, f16(x))) == vec4h(f16(z), f16(2 * z), f16(3 * z), f16(z * (z - 1) / 2)))));
  bad += u32(!(subgroupAdd(i32(x)) == i32(z * (z - 1) / 2))) + u32(!(all(subgroupAdd(vec2i(i32(x), 1)) == vec2i(i32(z * (z - 1) / 2), i32(z)))))
      + u32(!(all(subgroupAdd(vec3i(1, i32(x), 2)) == vec3i(i32(z), i32(z * (z - 1) / 2), i32(2 * z)))))
      + u32(!(all(subgroupAdd(vec4i(1, 2, 3, i32(x))) == vec4i(i32(z), i32(2 * z), i32(3 * z), i32(z * (z - 1) / 2)))));
  bad += u32(!(subgroupAdd(u32(x)) == u32(z * (z - 1) / 2))) + u32(!(all(subgroupAdd(vec2u(u32(x), 1)) == vec2u(u32(z * (z - 1) / 2), u32(z)))))
      + u32(!(all(subgroupAdd(vec3u(1, u32(x), 2)) == vec3u(u32(z), u32(z * (z - 1) / 2), u32(2 * z)))))
      + u32(!(all(subgroupAdd(vec4u(1, 2, 3, u32(x))) == vec4u(u32(z), u32(2 * z), u32(3 * z), u32(z * (z - 1) / 2)))));
  bad += u32(!(subgroupAdd(0x80000000u + u32(x == 0)) == 1)) + u32(!(subgroupAdd(select(1i, 2147483647, x == 0)) == -2147483647 - 1 + i32(z) - 2));
  o[l] = bad;
}

//# exclusive_add: BI-145
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupExclusiveAdd(f32(x + 1)) == f32(x * (x + 1) / 2))) + u32(!(all(subgroupExclusiveAdd(vec2f(1, 2)) == vec2f(f32(x), f32(2 * x)))))
      + u32(!(all(subgroupExclusiveAdd(vec3f(1, 2, 0)) == vec3f(f32(x), f32(2 * x), 0))))
      + u32(!(all(subgroupExclusiveAdd(vec4f(1, 2, 3, f32(x))) == vec4f(f32(x), f32(2 * x), f32(3 * x), f32((x * x - x) / 2)))));
  bad += u32(!(subgroupExclusiveAdd(f16(x + 1)) == f16(x * (x + 1) / 2))) + u32(!(all(subgroupExclusiveAdd(vec2h(1, 2)) == vec2h(f16(x), f16(2 * x)))))
      + u32(!(all(subgroupExclusiveAdd(vec3h(1, 2, 0)) == vec3h(f16(x), f16(2 * x), 0))))
      + u32(!(all(subgroupExclusiveAdd(vec4h(1, 2, 3, f16(x))) == vec4h(f16(x), f16(2 * x), f16(3 * x), f16((x * x - x) / 2)))));
  bad += u32(!(subgroupExclusiveAdd(i32(x + 1)) == i32(x * (x + 1) / 2))) + u32(!(all(subgroupExclusiveAdd(vec2i(1, 2)) == vec2i(i32(x), i32(2 * x)))))
      + u32(!(all(subgroupExclusiveAdd(vec3i(1, 2, 0)) == vec3i(i32(x), i32(2 * x), 0))))
      + u32(!(all(subgroupExclusiveAdd(vec4i(1, 2, 3, i32(x))) == vec4i(i32(x), i32(2 * x), i32(3 * x), i32((x * x - x) / 2)))));
  bad += u32(!(subgroupExclusiveAdd(u32(x + 1)) == u32(x * (x + 1) / 2))) + u32(!(all(subgroupExclusiveAdd(vec2u(1, 2)) == vec2u(u32(x), u32(2 * x)))))
      + u32(!(all(subgroupExclusiveAdd(vec3u(1, 2, 0)) == vec3u(u32(x), u32(2 * x), 0))))
      + u32(!(all(subgroupExclusiveAdd(vec4u(1, 2, 3, u32(x))) == vec4u(u32(x), u32(2 * x), u32(3 * x), u32((x * x - x) / 2)))));
  o[l] = bad;
}

//# inclusive_add: BI-146
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupInclusiveAdd(f32(x + 1)) == f32((x + 1) * (x + 2) / 2))) + u32(!(all(subgroupInclusiveAdd(vec2f(1, 2)) == vec2f(f32(x + 1), f32(2 * x + 2)))))
      + u32(!(all(subgroupInclusiveAdd(vec3f(1, 2, 0)) == vec3f(f32(x + 1), f32(2 * x + 2), 0))))
      + u32(!(all(subgroupInclusiveAdd(vec4f(1, 2, 3, f32(x))) == vec4f(f32(x + 1), f32(2 * x + 2), f32(3 * x + 3), f32((x * x + x) / 2)))));
  bad += u32(!(subgroupInclusiveAdd(f16(x + 1)) == f16((x + 1) * (x + 2) / 2))) + u32(!(all(subgroupInclusiveAdd(vec2h(1, 2)) == vec2h(f16(x + 1), f16(2 * x + 2)))))
      + u32(!(all(subgroupInclusiveAdd(vec3h(1, 2, 0)) == vec3h(f16(x + 1), f16(2 * x + 2), 0))))
      + u32(!(all(subgroupInclusiveAdd(vec4h(1, 2, 3, f16(x))) == vec4h(f16(x + 1), f16(2 * x + 2), f16(3 * x + 3), f16((x * x + x) / 2)))));
  bad += u32(!(subgroupInclusiveAdd(i32(x + 1)) == i32((x + 1) * (x + 2) / 2))) + u32(!(all(subgroupInclusiveAdd(vec2i(1, 2)) == vec2i(i32(x + 1), i32(2 * x + 2)))))
      + u32(!(all(subgroupInclusiveAdd(vec3i(1, 2, 0)) == vec3i(i32(x + 1), i32(2 * x + 2), 0))))
      + u32(!(all(subgroupInclusiveAdd(vec4i(1, 2, 3, i32(x))) == vec4i(i32(x + 1), i32(2 * x + 2), i32(3 * x + 3), i32((x * x + x) / 2)))));
  bad += u32(!(subgroupInclusiveAdd(u32(x + 1)) == u32((x + 1) * (x + 2) / 2))) + u32(!(all(subgroupInclusiveAdd(vec2u(1, 2)) == vec2u(u32(x + 1), u32(2 * x + 2)))))
      + u32(!(all(subgroupInclusiveAdd(vec3u(1, 2, 0)) == vec3u(u32(x + 1), u32(2 * x + 2), 0))))
      + u32(!(all(subgroupInclusiveAdd(vec4u(1, 2, 3, u32(x))) == vec4u(u32(x + 1), u32(2 * x + 2), u32(3 * x + 3), u32((x * x + x) / 2)))));
  o[l] = bad;
}

//# mul: BI-156
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  let y = select(1u, 2u, x == 1 || x == 3); // the product over ids 0 to 3 is 4
  var bad = 0u;
  bad += u32(!(subgroupMul(f32(y)) == 4)) + u32(!(all(subgroupMul(vec2f(1, f32(y))) == vec2f(1, 4)))) + u32(!(all(subgroupMul(vec3f(f32(y), 1, 0)) == vec3f(4, 1, 0))))
      + u32(!(all(subgroupMul(vec4f(1, f32(y), 1, f32(y))) == vec4f(1, 4, 1, 4))));
  bad += u32(!(subgroupMul(f16(y)) == 4)) + u32(!(all(subgroupMul(vec2h(1, f16(y))) == vec2h(1, 4)))) + u32(!(all(subgroupMul(vec3h(f16(y), 1, 0)) == vec3h(4, 1, 0))))
      + u32(!(all(subgroupMul(vec4h(1, f16(y), 1, f16(y))) == vec4h(1, 4, 1, 4))));
  bad += u32(!(subgroupMul(i32(y)) == 4)) + u32(!(all(subgroupMul(vec2i(1, i32(y))) == vec2i(1, 4)))) + u32(!(all(subgroupMul(vec3i(i32(y), 1, 0)) == vec3i(4, 1, 0))))
      + u32(!(all(subgroupMul(vec4i(1, i32(y), 1, i32(y))) == vec4i(1, 4, 1, 4))));
  bad += u32(!(subgroupMul(u32(y)) == 4)) + u32(!(all(subgroupMul(vec2u(1, u32(y))) == vec2u(1, 4)))) + u32(!(all(subgroupMul(vec3u(u32(y), 1, 0)) == vec3u(4, 1, 0))))
      + u32(!(all(subgroupMul(vec4u(1, u32(y), 1, u32(y))) == vec4u(1, 4, 1, 4))));
  bad += u32(!(subgroupMul(select(1u, 0x10000u, x == 0 || x == 2)) == 0)) + u32(!(subgroupMul(select(1i, 65537, x == 0 || x == 2)) == 131073));
  o[l] = bad;
}

//# exclusive_mul: BI-157
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  let y = select(1u, 2u, x == 1 || x == 3); // the product over ids 0 to 3 is 4
  var bad = 0u;
  bad += u32(!(subgroupExclusiveMul(f32(y)) == f32(select(select(1u, 2u, x > 1), 4u, x > 3))))
      + u32(!(all(subgroupExclusiveMul(vec2f(1, f32(y))) == vec2f(1, f32(select(select(1u, 2u, x > 1), 4u, x > 3))))))
      + u32(!(all(subgroupExclusiveMul(vec3f(f32(y), 1, 0)).yz == vec2f(1, f32(select(0u, 1u, x == 0))))))
      + u32(!(all(subgroupExclusiveMul(vec4f(1, 1, 1, f32(y))).zw == vec2f(1, f32(select(select(1u, 2u, x > 1), 4u, x > 3))))));
  bad += u32(!(subgroupExclusiveMul(f16(y)) == f16(select(select(1u, 2u, x > 1), 4u, x > 3))))
      + u32(!(all(subgroupExclusiveMul(vec2h(1, f16(y))) == vec2h(1, f16(select(select(1u, 2u, x > 1), 4u, x > 3))))))
      + u32(!(all(subgroupExclusiveMul(vec3h(f16(y), 1, 0)).yz == vec2h(1, f16(select(0u, 1u, x == 0))))))
      + u32(!(all(subgroupExclusiveMul(vec4h(1, 1, 1, f16(y))).zw == vec2h(1, f16(select(select(1u, 2u, x > 1), 4u, x > 3))))));
  bad += u32(!(subgroupExclusiveMul(i32(y)) == i32(select(select(1u, 2u, x > 1), 4u, x > 3))))
      + u32(!(all(subgroupExclusiveMul(vec2i(1, i32(y))) == vec2i(1, i32(select(select(1u, 2u, x > 1), 4u, x > 3))))))
      + u32(!(all(subgroupExclusiveMul(vec3i(i32(y), 1, 0)).yz == vec2i(1, i32(select(0u, 1u, x == 0))))))
      + u32(!(all(subgroupExclusiveMul(vec4i(1, 1, 1, i32(y))).zw == vec2i(1, i32(select(select(1u, 2u, x > 1), 4u, x > 3))))));
  bad += u32(!(subgroupExclusiveMul(u32(y)) == u32(select(select(1u, 2u, x > 1), 4u, x > 3))))
      + u32(!(all(subgroupExclusiveMul(vec2u(1, u32(y))) == vec2u(1, u32(select(select(1u, 2u, x > 1), 4u, x > 3))))))
      + u32(!(all(subgroupExclusiveMul(vec3u(u32(y), 1, 0)).yz == vec2u(1, u32(select(0u, 1u, x == 0))))))
      + u32(!(all(subgroupExclusiveMul(vec4u(1, 1, 1, u32(y))).zw == vec2u(1, u32(select(select(1u, 2u, x > 1), 4u, x > 3))))));
  o[l] = bad;
}

//# inclusive_mul: BI-158
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  let y = select(1u, 2u, x == 1 || x == 3); // the product over ids 0 to 3 is 4
  var bad = 0u;
  bad += u32(!(subgroupInclusiveMul(f32(y)) == f32(select(select(1u, 2u, x > 0), 4u, x > 2))))
      + u32(!(all(subgroupInclusiveMul(vec2f(1, f32(y))) == vec2f(1, f32(select(select(1u, 2u, x > 0), 4u, x > 2))))))
      + u32(!(all(subgroupInclusiveMul(vec3f(f32(y), 1, 0)).yz == vec2f(1, 0))))
      + u32(!(all(subgroupInclusiveMul(vec4f(1, 1, 1, f32(y))).zw == vec2f(1, f32(select(select(1u, 2u, x > 0), 4u, x > 2))))));
  bad += u32(!(subgroupInclusiveMul(f16(y)) == f16(select(select(1u, 2u, x > 0), 4u, x > 2))))
      + u32(!(all(subgroupInclusiveMul(vec2h(1, f16(y))) == vec2h(1, f16(select(select(1u, 2u, x > 0), 4u, x > 2))))))
      + u32(!(all(subgroupInclusiveMul(vec3h(f16(y), 1, 0)).yz == vec2h(1, 0))))
      + u32(!(all(subgroupInclusiveMul(vec4h(1, 1, 1, f16(y))).zw == vec2h(1, f16(select(select(1u, 2u, x > 0), 4u, x > 2))))));
  bad += u32(!(subgroupInclusiveMul(i32(y)) == i32(select(select(1u, 2u, x > 0), 4u, x > 2))))
      + u32(!(all(subgroupInclusiveMul(vec2i(1, i32(y))) == vec2i(1, i32(select(select(1u, 2u, x > 0), 4u, x > 2))))))
      + u32(!(all(subgroupInclusiveMul(vec3i(i32(y), 1, 0)).yz == vec2i(1, 0))))
      + u32(!(all(subgroupInclusiveMul(vec4i(1, 1, 1, i32(y))).zw == vec2i(1, i32(select(select(1u, 2u, x > 0), 4u, x > 2))))));
  bad += u32(!(subgroupInclusiveMul(u32(y)) == u32(select(select(1u, 2u, x > 0), 4u, x > 2))))
      + u32(!(all(subgroupInclusiveMul(vec2u(1, u32(y))) == vec2u(1, u32(select(select(1u, 2u, x > 0), 4u, x > 2))))))
      + u32(!(all(subgroupInclusiveMul(vec3u(u32(y), 1, 0)).yz == vec2u(1, 0))))
      + u32(!(all(subgroupInclusiveMul(vec4u(1, 1, 1, u32(y))).zw == vec2u(1, u32(select(select(1u, 2u, x > 0), 4u, x > 2))))));
  o[l] = bad;
}

//# max: BI-154
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupMax(f32(x)) == f32(z - 1))) + u32(!(all(subgroupMax(vec2f(f32(x), 1)) == vec2f(f32(z - 1), 1))))
      + u32(!(all(subgroupMax(vec3f(f32(x), 1, f32(z - x))) == vec3f(f32(z - 1), 1, f32(z)))))
      + u32(!(all(subgroupMax(vec4f(1, 2, 3, f32(x))) == vec4f(1, 2, 3, f32(z - 1)))));
  bad += u32(!(subgroupMax(f16(x)) == f16(z - 1))) + u32(!(all(subgroupMax(vec2h(f16(x), 1)) == vec2h(f16(z - 1), 1))))
      + u32(!(all(subgroupMax(vec3h(f16(x), 1, f16(z - x))) == vec3h(f16(z - 1), 1, f16(z)))))
      + u32(!(all(subgroupMax(vec4h(1, 2, 3, f16(x))) == vec4h(1, 2, 3, f16(z - 1)))));
  bad += u32(!(subgroupMax(i32(x)) == i32(z - 1))) + u32(!(all(subgroupMax(vec2i(i32(x), 1)) == vec2i(i32(z - 1), 1))))
      + u32(!(all(subgroupMax(vec3i(i32(x), 1, i32(z - x))) == vec3i(i32(z - 1), 1, i32(z)))))
      + u32(!(all(subgroupMax(vec4i(1, 2, 3, i32(x))) == vec4i(1, 2, 3, i32(z - 1)))));
  bad += u32(!(subgroupMax(u32(x)) == u32(z - 1))) + u32(!(all(subgroupMax(vec2u(u32(x), 1)) == vec2u(u32(z - 1), 1))))
      + u32(!(all(subgroupMax(vec3u(u32(x), 1, u32(z - x))) == vec3u(u32(z - 1), 1, u32(z)))))
      + u32(!(all(subgroupMax(vec4u(1, 2, 3, u32(x))) == vec4u(1, 2, 3, u32(z - 1)))));
  bad += u32(!(subgroupMax(i32(x) - 100) == i32(z) - 101)) + u32(!(subgroupMax(0xffffff00u + x) == 0xffffff00u + z - 1)) + u32(!(subgroupMax(-f32(x) - 1) == -1))
      + u32(!(subgroupMax(-f16(x) - 1) == -1));
  o[l] = bad;
}

//# min: BI-155
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupMin(f32(x + 3)) == 3)) + u32(!(all(subgroupMin(vec2f(f32(x), 1)) == vec2f(0, 1))))
      + u32(!(all(subgroupMin(vec3f(f32(x), 1, f32(z - x))) == vec3f(0, 1, 1)))) + u32(!(all(subgroupMin(vec4f(1, 2, 3, f32(x + 7))) == vec4f(1, 2, 3, 7))));
  bad += u32(!(subgroupMin(f16(x + 3)) == 3)) + u32(!(all(subgroupMin(vec2h(f16(x), 1)) == vec2h(0, 1))))
      + u32(!(all(subgroupMin(vec3h(f16(x), 1, f16(z - x))) == vec3h(0, 1, 1)))) + u32(!(all(subgroupMin(vec4h(1, 2, 3, f16(x + 7))) == vec4h(1, 2, 3, 7))));
  bad += u32(!(subgroupMin(i32(x + 3)) == 3)) + u32(!(all(subgroupMin(vec2i(i32(x), 1)) == vec2i(0, 1))))
      + u32(!(all(subgroupMin(vec3i(i32(x), 1, i32(z - x))) == vec3i(0, 1, 1)))) + u32(!(all(subgroupMin(vec4i(1, 2, 3, i32(x + 7))) == vec4i(1, 2, 3, 7))));
  bad += u32(!(subgroupMin(u32(x + 3)) == 3)) + u32(!(all(subgroupMin(vec2u(u32(x), 1)) == vec2u(0, 1))))
      + u32(!(all(subgroupMin(vec3u(u32(x), 1, u32(z - x))) == vec3u(0, 1, 1)))) + u32(!(all(subgroupMin(vec4u(1, 2, 3, u32(x + 7))) == vec4u(1, 2, 3, 7))));
  bad += u32(!(subgroupMin(i32(x) - 100) == -100)) + u32(!(subgroupMin(0xffffff00u + x) == 0xffffff00u)) + u32(!(subgroupMin(-f32(x) - 1) == -f32(z)))
      + u32(!(subgroupMin(-f16(x) - 1) == -f16(z)));
  o[l] = bad;
}

//# and_or_xor: BI-148, BI-159, BI-164
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupOr(i32(1u << x)) == i32(select((1u << z) - 1, 0xffffffffu, z == 32))))
      + u32(!(subgroupAnd(i32(~(1u << x))) == ~i32(select((1u << z) - 1, 0xffffffffu, z == 32))))
      + u32(!(subgroupXor(i32(1u << x)) == i32(select((1u << z) - 1, 0xffffffffu, z == 32)))) + u32(!(subgroupXor(i32(5)) == 0))
      + u32(!(all(subgroupOr(vec2i(i32(1u << x), 0)) == vec2i(i32(select((1u << z) - 1, 0xffffffffu, z == 32)), 0))))
      + u32(!(all(subgroupOr(vec3i(1, i32(1u << x), 2)) == vec3i(1, i32(select((1u << z) - 1, 0xffffffffu, z == 32)), 2))))
      + u32(!(all(subgroupOr(vec4i(1, 2, 3, i32(1u << x))) == vec4i(1, 2, 3, i32(select((1u << z) - 1, 0xffffffffu, z == 32))))));
  bad += u32(!(subgroupOr(u32(1u << x)) == u32(select((1u << z) - 1, 0xffffffffu, z == 32))))
      + u32(!(subgroupAnd(u32(~(1u << x))) == ~u32(select((1u << z) - 1, 0xffffffffu, z == 32))))
      + u32(!(subgroupXor(u32(1u << x)) == u32(select((1u << z) - 1, 0xffffffffu, z == 32)))) + u32(!(subgroupXor(u32(5)) == 0))
      + u32(!(all(subgroupOr(vec2u(u32(1u << x), 0)) == vec2u(u32(select((1u << z) - 1, 0xffffffffu, z == 32)), 0))))
      + u32(!(all(subgroupOr(vec3u(1, u32(1u << x), 2)) == vec3u(1, u32(select((1u << z) - 1, 0xffffffffu, z == 32)), 2))))
      + u32(!(all(subgroupOr(vec4u(1, 2, 3, u32(1u << x))) == vec4u(1, 2, 3, u32(select((1u << z) - 1, 0xffffffffu, z == 32))))));
  bad += u32(!(all(subgroupAnd(vec2i(7, i32(x))) == vec2i(7, 0)))) + u32(!(all(subgroupAnd(vec3i(7, i32(x), -1)) == vec3i(7, 0, -1))))
      + u32(!(all(subgroupAnd(vec4i(1, 2, 3, i32(x | 8))) == vec4i(1, 2, 3, 8)))) + u32(!(all(subgroupXor(vec2i(i32(x == 0), 1)) == vec2i(1, 0))))
      + u32(!(all(subgroupXor(vec3i(i32(x == 2), 1, i32(x < 3))) == vec3i(1, 0, 1)))) + u32(!(all(subgroupXor(vec4i(i32(x == 2), 1, 2, 3)) == vec4i(1, 0, 0, 0))));
  bad += u32(!(all(subgroupAnd(vec2u(7, u32(x))) == vec2u(7, 0)))) + u32(!(all(subgroupAnd(vec3u(7, x, 9)) == vec3u(7, 0, 9))))
      + u32(!(all(subgroupAnd(vec4u(1, 2, 3, u32(x | 8))) == vec4u(1, 2, 3, 8)))) + u32(!(all(subgroupXor(vec2u(u32(x == 0), 1)) == vec2u(1, 0))))
      + u32(!(all(subgroupXor(vec3u(u32(x == 2), 1, u32(x < 3))) == vec3u(1, 0, 1)))) + u32(!(all(subgroupXor(vec4u(u32(x == 2), 1, 2, 3)) == vec4u(1, 0, 0, 0))));
  o[l] = bad;
}

//# all_any_ballot_elect: BI-147, BI-149, BI-150, BI-153
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupAll(x < z))) + u32(!(!subgroupAll(x != 1))) + u32(!(subgroupAny(x == 2))) + u32(!(!subgroupAny(x > z))) + u32(!(subgroupElect() == (x == 0)))
      + u32(!(all(subgroupBallot(x % 2 == 1) == vec4u(select(0xaaaaaaaau & ((1u << z) - 1), 0xaaaaaaaau, z == 32), 0, 0, 0))))
      + u32(!(all(subgroupBallot(true) == vec4u(select((1u << z) - 1, 0xffffffffu, z == 32), 0, 0, 0)))) + u32(!(all(subgroupBallot(false) == vec4u())));
  o[l] = bad;
}

//# broadcasts: BI-151, BI-152
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupBroadcast(f32(x), 3) == 3)) + u32(!(all(subgroupBroadcast(vec2f(f32(x), 1), 2u) == vec2f(2, 1))))
      + u32(!(all(subgroupBroadcast(vec3f(1, f32(x), f32(z)), 1) == vec3f(1, 1, f32(z)))))
      + u32(!(all(subgroupBroadcast(vec4f(1, 2, 3, f32(x)), 0) == vec4f(1, 2, 3, 0)))) + u32(!(subgroupBroadcastFirst(f32(x + 5)) == 5))
      + u32(!(all(subgroupBroadcastFirst(vec2f(f32(x), 1)) == vec2f(0, 1)))) + u32(!(all(subgroupBroadcastFirst(vec3f(f32(x), 1, f32(x))) == vec3f(0, 1, 0))))
      + u32(!(all(subgroupBroadcastFirst(vec4f(1, 2, 3, f32(x + 4))) == vec4f(1, 2, 3, 4))));
  bad += u32(!(subgroupBroadcast(f16(x), 3) == 3)) + u32(!(all(subgroupBroadcast(vec2h(f16(x), 1), 2u) == vec2h(2, 1))))
      + u32(!(all(subgroupBroadcast(vec3h(1, f16(x), f16(z)), 1) == vec3h(1, 1, f16(z)))))
      + u32(!(all(subgroupBroadcast(vec4h(1, 2, 3, f16(x)), 0) == vec4h(1, 2, 3, 0)))) + u32(!(subgroupBroadcastFirst(f16(x + 5)) == 5))
      + u32(!(all(subgroupBroadcastFirst(vec2h(f16(x), 1)) == vec2h(0, 1)))) + u32(!(all(subgroupBroadcastFirst(vec3h(f16(x), 1, f16(x))) == vec3h(0, 1, 0))))
      + u32(!(all(subgroupBroadcastFirst(vec4h(1, 2, 3, f16(x + 4))) == vec4h(1, 2, 3, 4))));
  bad += u32(!(subgroupBroadcast(i32(x), 3) == 3)) + u32(!(all(subgroupBroadcast(vec2i(i32(x), 1), 2u) == vec2i(2, 1))))
      + u32(!(all(subgroupBroadcast(vec3i(1, i32(x), i32(z)), 1) == vec3i(1, 1, i32(z)))))
      + u32(!(all(subgroupBroadcast(vec4i(1, 2, 3, i32(x)), 0) == vec4i(1, 2, 3, 0)))) + u32(!(subgroupBroadcastFirst(i32(x + 5)) == 5))
      + u32(!(all(subgroupBroadcastFirst(vec2i(i32(x), 1)) == vec2i(0, 1)))) + u32(!(all(subgroupBroadcastFirst(vec3i(i32(x), 1, i32(x))) == vec3i(0, 1, 0))))
      + u32(!(all(subgroupBroadcastFirst(vec4i(1, 2, 3, i32(x + 4))) == vec4i(1, 2, 3, 4))));
  bad += u32(!(subgroupBroadcast(u32(x), 3) == 3)) + u32(!(all(subgroupBroadcast(vec2u(u32(x), 1), 2u) == vec2u(2, 1))))
      + u32(!(all(subgroupBroadcast(vec3u(1, u32(x), u32(z)), 1) == vec3u(1, 1, u32(z)))))
      + u32(!(all(subgroupBroadcast(vec4u(1, 2, 3, u32(x)), 0) == vec4u(1, 2, 3, 0)))) + u32(!(subgroupBroadcastFirst(u32(x + 5)) == 5))
      + u32(!(all(subgroupBroadcastFirst(vec2u(u32(x), 1)) == vec2u(0, 1)))) + u32(!(all(subgroupBroadcastFirst(vec3u(u32(x), 1, u32(x))) == vec3u(0, 1, 0))))
      + u32(!(all(subgroupBroadcastFirst(vec4u(1, 2, 3, u32(x + 4))) == vec4u(1, 2, 3, 4))));
  o[l] = bad;
}

//# shuffle: BI-160
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupShuffle(f32(x), z - 1 - x) == f32(z - 1 - x))) + u32(!(all(subgroupShuffle(vec2f(f32(x), 1), i32(x ^ 1)) == vec2f(f32(x ^ 1), 1))))
      + u32(!(all(subgroupShuffle(vec3f(1, f32(x), f32(x + 1)), x / 2) == vec3f(1, f32(x / 2), f32(x / 2 + 1)))))
      + u32(!(all(subgroupShuffle(vec4f(1, 2, 3, f32(x)), 2) == vec4f(1, 2, 3, 2))));
  bad += u32(!(subgroupShuffle(f16(x), z - 1 - x) == f16(z - 1 - x))) + u32(!(all(subgroupShuffle(vec2h(f16(x), 1), i32(x ^ 1)) == vec2h(f16(x ^ 1), 1))))
      + u32(!(all(subgroupShuffle(vec3h(1, f16(x), f16(x + 1)), x / 2) == vec3h(1, f16(x / 2), f16(x / 2 + 1)))))
      + u32(!(all(subgroupShuffle(vec4h(1, 2, 3, f16(x)), 2) == vec4h(1, 2, 3, 2))));
  bad += u32(!(subgroupShuffle(i32(x), z - 1 - x) == i32(z - 1 - x))) + u32(!(all(subgroupShuffle(vec2i(i32(x), 1), i32(x ^ 1)) == vec2i(i32(x ^ 1), 1))))
      + u32(!(all(subgroupShuffle(vec3i(1, i32(x), i32(x + 1)), x / 2) == vec3i(1, i32(x / 2), i32(x / 2 + 1)))))
      + u32(!(all(subgroupShuffle(vec4i(1, 2, 3, i32(x)), 2) == vec4i(1, 2, 3, 2))));
  bad += u32(!(subgroupShuffle(u32(x), z - 1 - x) == u32(z - 1 - x))) + u32(!(all(subgroupShuffle(vec2u(u32(x), 1), i32(x ^ 1)) == vec2u(u32(x ^ 1), 1))))
      + u32(!(all(subgroupShuffle(vec3u(1, u32(x), u32(x + 1)), x / 2) == vec3u(1, u32(x / 2), u32(x / 2 + 1)))))
      + u32(!(all(subgroupShuffle(vec4u(1, 2, 3, u32(x)), 2) == vec4u(1, 2, 3, 2))));
  o[l] = bad;
}

//# shuffle_xor: BI-163
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupShuffleXor(f32(x), 1) == f32(x ^ 1))) + u32(!(all(subgroupShuffleXor(vec2f(f32(x), 1), 2) == vec2f(f32(x ^ 2), 1))))
      + u32(!(all(subgroupShuffleXor(vec3f(1, f32(x), f32(x + 1)), z / 2) == vec3f(1, f32(x ^ (z / 2)), f32((x ^ (z / 2)) + 1)))))
      + u32(!(all(subgroupShuffleXor(vec4f(1, 2, 3, f32(x)), 3) == vec4f(1, 2, 3, f32(x ^ 3)))));
  bad += u32(!(subgroupShuffleXor(f16(x), 1) == f16(x ^ 1))) + u32(!(all(subgroupShuffleXor(vec2h(f16(x), 1), 2) == vec2h(f16(x ^ 2), 1))))
      + u32(!(all(subgroupShuffleXor(vec3h(1, f16(x), f16(x + 1)), z / 2) == vec3h(1, f16(x ^ (z / 2)), f16((x ^ (z / 2)) + 1)))))
      + u32(!(all(subgroupShuffleXor(vec4h(1, 2, 3, f16(x)), 3) == vec4h(1, 2, 3, f16(x ^ 3)))));
  bad += u32(!(subgroupShuffleXor(i32(x), 1) == i32(x ^ 1))) + u32(!(all(subgroupShuffleXor(vec2i(i32(x), 1), 2) == vec2i(i32(x ^ 2), 1))))
      + u32(!(all(subgroupShuffleXor(vec3i(1, i32(x), i32(x + 1)), z / 2) == vec3i(1, i32(x ^ (z / 2)), i32((x ^ (z / 2)) + 1)))))
      + u32(!(all(subgroupShuffleXor(vec4i(1, 2, 3, i32(x)), 3) == vec4i(1, 2, 3, i32(x ^ 3)))));
  bad += u32(!(subgroupShuffleXor(u32(x), 1) == u32(x ^ 1))) + u32(!(all(subgroupShuffleXor(vec2u(u32(x), 1), 2) == vec2u(u32(x ^ 2), 1))))
      + u32(!(all(subgroupShuffleXor(vec3u(1, u32(x), u32(x + 1)), z / 2) == vec3u(1, u32(x ^ (z / 2)), u32((x ^ (z / 2)) + 1)))))
      + u32(!(all(subgroupShuffleXor(vec4u(1, 2, 3, u32(x)), 3) == vec4u(1, 2, 3, u32(x ^ 3)))));
  o[l] = bad;
}

//# shuffle_up_and_down: BI-161, BI-162
//! run main
//! accepts subgroup: the ends have no neighbour
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(subgroupShuffleUp(f32(x), 1) == f32(x - 1) || x < 1)) + u32(!(all(subgroupShuffleUp(vec2f(f32(x), 1), 2) == vec2f(f32(x - 2), 1)) || x < 2))
      + u32(!(all(subgroupShuffleUp(vec3f(1, f32(x), 2), 1) == vec3f(1, f32(x - 1), 2)) || x < 1))
      + u32(!(all(subgroupShuffleUp(vec4f(1, 2, 3, f32(x)), 3) == vec4f(1, 2, 3, f32(x - 3))) || x < 3)) + u32(!(subgroupShuffleUp(f32(x), 0) == f32(x)))
      + u32(!(subgroupShuffleDown(f32(x), 1) == f32(x + 1) || x + 1 >= z)) + u32(!(all(subgroupShuffleDown(vec2f(f32(x), 1), 2) == vec2f(f32(x + 2), 1)) || x + 2 >= z))
      + u32(!(all(subgroupShuffleDown(vec3f(1, f32(x), 2), 1) == vec3f(1, f32(x + 1), 2)) || x + 1 >= z))
      + u32(!(all(subgroupShuffleDown(vec4f(1, 2, 3, f32(x)), 3) == vec4f(1, 2, 3, f32(x + 3))) || x + 3 >= z)) + u32(!(subgroupShuffleDown(f32(x), 0) == f32(x)));
  bad += u32(!(subgroupShuffleUp(f16(x), 1) == f16(x - 1) || x < 1)) + u32(!(all(subgroupShuffleUp(vec2h(f16(x), 1), 2) == vec2h(f16(x - 2), 1)) || x < 2))
      + u32(!(all(subgroupShuffleUp(vec3h(1, f16(x), 2), 1) == vec3h(1, f16(x - 1), 2)) || x < 1))
      + u32(!(all(subgroupShuffleUp(vec4h(1, 2, 3, f16(x)), 3) == vec4h(1, 2, 3, f16(x - 3))) || x < 3)) + u32(!(subgroupShuffleUp(f16(x), 0) == f16(x)))
      + u32(!(subgroupShuffleDown(f16(x), 1) == f16(x + 1) || x + 1 >= z)) + u32(!(all(subgroupShuffleDown(vec2h(f16(x), 1), 2) == vec2h(f16(x + 2), 1)) || x + 2 >= z))
      + u32(!(all(subgroupShuffleDown(vec3h(1, f16(x), 2), 1) == vec3h(1, f16(x + 1), 2)) || x + 1 >= z))
      + u32(!(all(subgroupShuffleDown(vec4h(1, 2, 3, f16(x)), 3) == vec4h(1, 2, 3, f16(x + 3))) || x + 3 >= z)) + u32(!(subgroupShuffleDown(f16(x), 0) == f16(x)));
  bad += u32(!(subgroupShuffleUp(i32(x), 1) == i32(x - 1) || x < 1)) + u32(!(all(subgroupShuffleUp(vec2i(i32(x), 1), 2) == vec2i(i32(x - 2), 1)) || x < 2))
      + u32(!(all(subgroupShuffleUp(vec3i(1, i32(x), 2), 1) == vec3i(1, i32(x - 1), 2)) || x < 1))
      + u32(!(all(subgroupShuffleUp(vec4i(1, 2, 3, i32(x)), 3) == vec4i(1, 2, 3, i32(x - 3))) || x < 3)) + u32(!(subgroupShuffleUp(i32(x), 0) == i32(x)))
      + u32(!(subgroupShuffleDown(i32(x), 1) == i32(x + 1) || x + 1 >= z)) + u32(!(all(subgroupShuffleDown(vec2i(i32(x), 1), 2) == vec2i(i32(x + 2), 1)) || x + 2 >= z))
      + u32(!(all(subgroupShuffleDown(vec3i(1, i32(x), 2), 1) == vec3i(1, i32(x + 1), 2)) || x + 1 >= z))
      + u32(!(all(subgroupShuffleDown(vec4i(1, 2, 3, i32(x)), 3) == vec4i(1, 2, 3, i32(x + 3))) || x + 3 >= z)) + u32(!(subgroupShuffleDown(i32(x), 0) == i32(x)));
  bad += u32(!(subgroupShuffleUp(u32(x), 1) == u32(x - 1) || x < 1)) + u32(!(all(subgroupShuffleUp(vec2u(u32(x), 1), 2) == vec2u(u32(x - 2), 1)) || x < 2))
      + u32(!(all(subgroupShuffleUp(vec3u(1, u32(x), 2), 1) == vec3u(1, u32(x - 1), 2)) || x < 1))
      + u32(!(all(subgroupShuffleUp(vec4u(1, 2, 3, u32(x)), 3) == vec4u(1, 2, 3, u32(x - 3))) || x < 3)) + u32(!(subgroupShuffleUp(u32(x), 0) == u32(x)))
      + u32(!(subgroupShuffleDown(u32(x), 1) == u32(x + 1) || x + 1 >= z)) + u32(!(all(subgroupShuffleDown(vec2u(u32(x), 1), 2) == vec2u(u32(x + 2), 1)) || x + 2 >= z))
      + u32(!(all(subgroupShuffleDown(vec3u(1, u32(x), 2), 1) == vec3u(1, u32(x + 1), 2)) || x + 1 >= z))
      + u32(!(all(subgroupShuffleDown(vec4u(1, 2, 3, u32(x)), 3) == vec4u(1, 2, 3, u32(x + 3))) || x + 3 >= z)) + u32(!(subgroupShuffleDown(u32(x), 0) == u32(x)));
  o[l] = bad;
}

//# quads: BI-165, BI-166, BI-167, BI-168, SUBG-04
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = 99*32
//! expect o = 0*32
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; // the id, not known when compiling
  var bad = 0u;
  bad += u32(!(quadBroadcast(f32(x), 1) == f32(x / 4 * 4 + 1))) + u32(!(all(quadBroadcast(vec2f(f32(x), 1), 3u) == vec2f(f32(x / 4 * 4 + 3), 1))))
      + u32(!(all(quadBroadcast(vec3f(1, f32(x), 2), 0) == vec3f(1, f32(x / 4 * 4), 2))))
      + u32(!(all(quadBroadcast(vec4f(1, 2, 3, f32(x)), 2) == vec4f(1, 2, 3, f32(x / 4 * 4 + 2))))) + u32(!(quadSwapX(f32(x)) == f32(x ^ 1)))
      + u32(!(all(quadSwapX(vec2f(f32(x), 1)) == vec2f(f32(x ^ 1), 1)))) + u32(!(all(quadSwapX(vec3f(1, f32(x), 2)) == vec3f(1, f32(x ^ 1), 2))))
      + u32(!(all(quadSwapX(vec4f(1, 2, 3, f32(x))) == vec4f(1, 2, 3, f32(x ^ 1))))) + u32(!(quadSwapY(f32(x)) == f32(x ^ 2)))
      + u32(!(all(quadSwapY(vec2f(f32(x), 1)) == vec2f(f32(x ^ 2), 1)))) + u32(!(all(quadSwapY(vec3f(1, f32(x), 2)) == vec3f(1, f32(x ^ 2), 2))))
      + u32(!(all(quadSwapY(vec4f(1, 2, 3, f32(x))) == vec4f(1, 2, 3, f32(x ^ 2))))) + u32(!(quadSwapDiagonal(f32(x)) == f32(x ^ 3)))
      + u32(!(all(quadSwapDiagonal(vec2f(f32(x), 1)) == vec2f(f32(x ^ 3), 1)))) + u32(!(all(quadSwapDiagonal(vec3f(1, f32(x), 2)) == vec3f(1, f32(x ^ 3), 2))))
      + u32(!(all(quadSwapDiagonal(vec4f(1, 2, 3, f32(x))) == vec4f(1, 2, 3, f32(x ^ 3)))));
  bad += u32(!(quadBroadcast(f16(x), 1) == f16(x / 4 * 4 + 1))) + u32(!(all(quadBroadcast(vec2h(f16(x), 1), 3u) == vec2h(f16(x / 4 * 4 + 3), 1))))
      + u32(!(all(quadBroadcast(vec3h(1, f16(x), 2), 0) == vec3h(1, f16(x / 4 * 4), 2))))
      + u32(!(all(quadBroadcast(vec4h(1, 2, 3, f16(x)), 2) == vec4h(1, 2, 3, f16(x / 4 * 4 + 2))))) + u32(!(quadSwapX(f16(x)) == f16(x ^ 1)))
      + u32(!(all(quadSwapX(vec2h(f16(x), 1)) == vec2h(f16(x ^ 1), 1)))) + u32(!(all(quadSwapX(vec3h(1, f16(x), 2)) == vec3h(1, f16(x ^ 1), 2))))
      + u32(!(all(quadSwapX(vec4h(1, 2, 3, f16(x))) == vec4h(1, 2, 3, f16(x ^ 1))))) + u32(!(quadSwapY(f16(x)) == f16(x ^ 2)))
      + u32(!(all(quadSwapY(vec2h(f16(x), 1)) == vec2h(f16(x ^ 2), 1)))) + u32(!(all(quadSwapY(vec3h(1, f16(x), 2)) == vec3h(1, f16(x ^ 2), 2))))
      + u32(!(all(quadSwapY(vec4h(1, 2, 3, f16(x))) == vec4h(1, 2, 3, f16(x ^ 2))))) + u32(!(quadSwapDiagonal(f16(x)) == f16(x ^ 3)))
      + u32(!(all(quadSwapDiagonal(vec2h(f16(x), 1)) == vec2h(f16(x ^ 3), 1)))) + u32(!(all(quadSwapDiagonal(vec3h(1, f16(x), 2)) == vec3h(1, f16(x ^ 3), 2))))
      + u32(!(all(quadSwapDiagonal(vec4h(1, 2, 3, f16(x))) == vec4h(1, 2, 3, f16(x ^ 3)))));
  bad += u32(!(quadBroadcast(i32(x), 1) == i32(x / 4 * 4 + 1))) + u32(!(all(quadBroadcast(vec2i(i32(x), 1), 3u) == vec2i(i32(x / 4 * 4 + 3), 1))))
      + u32(!(all(quadBroadcast(vec3i(1, i32(x), 2), 0) == vec3i(1, i32(x / 4 * 4), 2))))
      + u32(!(all(quadBroadcast(vec4i(1, 2, 3, i32(x)), 2) == vec4i(1, 2, 3, i32(x / 4 * 4 + 2))))) + u32(!(quadSwapX(i32(x)) == i32(x ^ 1)))
      + u32(!(all(quadSwapX(vec2i(i32(x), 1)) == vec2i(i32(x ^ 1), 1)))) + u32(!(all(quadSwapX(vec3i(1, i32(x), 2)) == vec3i(1, i32(x ^ 1), 2))))
      + u32(!(all(quadSwapX(vec4i(1, 2, 3, i32(x))) == vec4i(1, 2, 3, i32(x ^ 1))))) + u32(!(quadSwapY(i32(x)) == i32(x ^ 2)))
      + u32(!(all(quadSwapY(vec2i(i32(x), 1)) == vec2i(i32(x ^ 2), 1)))) + u32(!(all(quadSwapY(vec3i(1, i32(x), 2)) == vec3i(1, i32(x ^ 2), 2))))
      + u32(!(all(quadSwapY(vec4i(1, 2, 3, i32(x))) == vec4i(1, 2, 3, i32(x ^ 2))))) + u32(!(quadSwapDiagonal(i32(x)) == i32(x ^ 3)))
      + u32(!(all(quadSwapDiagonal(vec2i(i32(x), 1)) == vec2i(i32(x ^ 3), 1)))) + u32(!(all(quadSwapDiagonal(vec3i(1, i32(x), 2)) == vec3i(1, i32(x ^ 3), 2))))
      + u32(!(all(quadSwapDiagonal(vec4i(1, 2, 3, i32(x))) == vec4i(1, 2, 3, i32(x ^ 3)))));
  bad += u32(!(quadBroadcast(u32(x), 1) == u32(x / 4 * 4 + 1))) + u32(!(all(quadBroadcast(vec2u(u32(x), 1), 3u) == vec2u(u32(x / 4 * 4 + 3), 1))))
      + u32(!(all(quadBroadcast(vec3u(1, u32(x), 2), 0) == vec3u(1, u32(x / 4 * 4), 2))))
      + u32(!(all(quadBroadcast(vec4u(1, 2, 3, u32(x)), 2) == vec4u(1, 2, 3, u32(x / 4 * 4 + 2))))) + u32(!(quadSwapX(u32(x)) == u32(x ^ 1)))
      + u32(!(all(quadSwapX(vec2u(u32(x), 1)) == vec2u(u32(x ^ 1), 1)))) + u32(!(all(quadSwapX(vec3u(1, u32(x), 2)) == vec3u(1, u32(x ^ 1), 2))))
      + u32(!(all(quadSwapX(vec4u(1, 2, 3, u32(x))) == vec4u(1, 2, 3, u32(x ^ 1))))) + u32(!(quadSwapY(u32(x)) == u32(x ^ 2)))
      + u32(!(all(quadSwapY(vec2u(u32(x), 1)) == vec2u(u32(x ^ 2), 1)))) + u32(!(all(quadSwapY(vec3u(1, u32(x), 2)) == vec3u(1, u32(x ^ 2), 2))))
      + u32(!(all(quadSwapY(vec4u(1, 2, 3, u32(x))) == vec4u(1, 2, 3, u32(x ^ 2))))) + u32(!(quadSwapDiagonal(u32(x)) == u32(x ^ 3)))
      + u32(!(all(quadSwapDiagonal(vec2u(u32(x), 1)) == vec2u(u32(x ^ 3), 1)))) + u32(!(all(quadSwapDiagonal(vec3u(1, u32(x), 2)) == vec3u(1, u32(x ^ 3), 2))))
      + u32(!(all(quadSwapDiagonal(vec4u(1, 2, 3, u32(x))) == vec4u(1, 2, 3, u32(x ^ 3)))));
  o[l] = bad;
}

//# inactive_invocations_take_no_part: SUBG-02, BI-144, BI-145, BI-146, BI-147, BI-149, BI-150, BI-152, BI-153, BI-154, BI-155, BI-156, BI-157, BI-159
//! run main
//! buffer a u32 = iota 32
//! buffer o u32 = zero 32
//! expect o = 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0 0 1 0 0
@compute @workgroup_size(32) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let x = a[l] % z; let n = z / 4; // of every four invocations the second is active
  if x % 4 == 1 {
    var bad = u32(subgroupAdd(1u) != n) + u32(subgroupMul(select(1u, 2u, x == 1)) != 2) + u32(subgroupMax(x) != z - 3) + u32(subgroupMin(x) != 1)
        + u32(subgroupOr(1u << x) != (0x22222222u & select((1u << z) - 1, 0xffffffffu, z == 32)));
    bad += u32(subgroupExclusiveAdd(1u) != x / 4) + u32(subgroupInclusiveAdd(1u) != x / 4 + 1) + u32(subgroupExclusiveMul(3u) != u32(pow(3, f32(x / 4)) + 0.5))
        + u32(subgroupBroadcastFirst(x) != 1) + u32(subgroupBroadcast(x, 1) != 1) + u32(subgroupElect() != (x == 1));
    bad += u32(!subgroupAll(x % 4 == 1)) + u32(subgroupAny(x % 4 != 1)) + u32(subgroupBallot(true).x != (0x22222222u & select((1u << z) - 1, 0xffffffffu, z == 32)))
        + u32(subgroupXor(1u) != n % 2) + u32(subgroupAnd(x) != 1);
    o[l] = u32(bad == 0);
  }
}

//# missing_invocations_take_no_part: SUBG-01, SUBG-02
//! run main
//! buffer a u32 = iota 21
//! buffer o u32 = zero 21
//! expect o = 1*21
@compute @workgroup_size(21) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  let first = a[l] / z * z; let n = min(z, 21 - first); // the last subgroup is filled partly
  o[l] = u32(subgroupAdd(1u) == n && countOneBits(subgroupBallot(true).x) == n && subgroupMin(a[l]) == first && subgroupMax(a[l]) == first + n - 1 && subgroupInclusiveAdd(1u) == k + 1 && subgroupBroadcastFirst(a[l]) == first);
}

//# subgroups_stay_in_one_workgroup: SUBG-01
//! run main groups=5
//! buffer o u32 = zero 60
//! expect o = 1*60
@compute @workgroup_size(12) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32, @builtin(workgroup_id) w: vec3u) {
  o[w.x * 12 + l] = u32(subgroupMin(w.x) == w.x && subgroupMax(w.x) == w.x && z >= 4 && z <= 128 && countOneBits(z) == 1 && k < z);
}

//# ids_cover_the_workgroup_in_any_mapping: SUBG-03
//! run main
//! buffer o u32 = zero 48
//! expect o = 1*48
var<workgroup> seen: array<atomic<u32>, 65>;
@compute @workgroup_size(8, 6) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32, @builtin(subgroup_id) s: u32, @builtin(num_subgroups) n: u32) {
  atomicAdd(&seen[s * z + k], 1u); // every pair of subgroup and id at most once, whatever the mapping is
  atomicAdd(&seen[64], 1u);
  workgroupBarrier();
  let all_came = atomicLoad(&seen[64]) == 48;
  var once = true; var total = 0u;
  for (var i = 0u; i < 64; i++) { let c = atomicLoad(&seen[i]); once &= c <= 1; total += c; }
  o[l] = u32(once && all_came && total == 48 && s < n && n == (48 + z - 1) / z);
}

//# quads_of_a_partial_subgroup: SUBG-04
//! run main
//! buffer a u32 = iota 8
//! buffer o u32 = zero 8
//! expect o = 21 30 3 12 465 474 447 456
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) k: u32, @builtin(subgroup_size) z: u32) {
  o[l] = quadSwapX(a[l]) + quadSwapY(a[l]) * 10 + quadBroadcast(a[l], 0) * 100;
}
