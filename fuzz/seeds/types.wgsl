enable f16;
enable subgroups;
requires readonly_and_readwrite_storage_textures;
diagnostic(off, derivative_uniformity);
struct A { a: vec3f, @size(64) b: mat3x4<f32>, @align(16) c: array<vec2h, 3>, d: atomic<i32>, }
struct V { @builtin(position) p: vec4f, @location(0) @interpolate(flat, either) i: u32, }
alias M = array<A, 4>;
@group(0) @binding(0) var<storage, read_write> s: M;
@group(0) @binding(1) var<uniform> u: vec4<u32>;
@group(1) @binding(0) var t: texture_2d<f32>;
@group(1) @binding(1) var smp: sampler;
@group(1) @binding(2) var st: texture_storage_2d<rgba8unorm, write>;
var<private> p: i32 = -3i;
var<workgroup> w: array<u32, 0x10>;
@id(7) override o: bool = true;
const k = array(1, 2.5, 3e-2);
const_assert k[0] == 1 && !false;
fn f(q: ptr<function, vec3f>, n: u32) -> f32 { (*q).y = f32(n); q.x += 1; return (*q).x * dot(*q, vec3f(1, 2, 3)); }
@vertex fn vs(@builtin(vertex_index) i: u32) -> V { return V(vec4f(), i); }
@fragment fn fs(v: V) -> @location(0) vec4f { discard; return textureSample(t, smp, v.p.xy) + dpdx(v.p); }
@compute @workgroup_size(4, 2) fn cs(@builtin(local_invocation_id) l: vec3u, @builtin(subgroup_size) z: u32) {
  var v = vec3f(1f, 2, 3) ;
  let x = f(&v, l.x) + f32(subgroupAdd(l.y));
  switch l.x { case 0, 1u: { atomicStore(&s[1].d, 3); } case 2, default { loop { if x > 1 { break; } continuing { v.xy *= 2.0; break if v.x > 9.0; } } } }
  while (v.z < 3) { v.z += 1; if (o) { continue; } return; }
  let e = frexp(x); let mo = modf(v); _ = e.exp + i32(mo.whole.x);
  w[l.x] = bitcast<u32>(x) << (l.y & 31u); workgroupBarrier();
  let r = atomicAdd(&s[0].d, 1) + p; let m = mat2x2f(1, 2, 3, 4) * vec2f(v.xy); textureStore(st, vec2u(0), vec4f(m, 0, f32(r)));
  for (var i = 0i; i < 3; i++) { p -= select(1, i, any(v > vec3f(m, 1))); }
}
