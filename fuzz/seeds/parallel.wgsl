enable f16; enable subgroups; requires subgroup_uniformity, linear_indexing, pointer_composite_access;
diagnostic(info, subgroup_uniformity); diagnostic(off, tesela.anything);
struct P { n: u32, @align(16) v: vec3f, @size(16) k: i32 }
struct Q { h: atomic<u32>, a: array<atomic<i32>, 4>, p: P, t: array<vec2f> }
@group(0) @binding(0) var<storage, read_write> q: Q;
@group(0) @binding(1) var<uniform> un: P;
@group(0) @binding(2) var<storage> ro: array<mat2x2h, 8>;
@group(3) @binding(7) var<storage, read> rt: array<array<u32, 2>>;
override N: u32 = 16; override M = 2 * N + 1;
var<workgroup> w: array<f32, M>; var<workgroup> wa: atomic<u32>; var<workgroup> wb: bool; var<workgroup> ws: array<P, 3>; var<private> pv = vec4(1, 2, 3, 4u);
fn twice(p: ptr<workgroup, array<f32, M>>, i: u32) -> f32 { (*p)[i] *= 2; p[i] += 1; return p[i]; }
fn at(p: ptr<storage, atomic<i32>, read_write>) -> i32 { return atomicSub(p, 1) + atomicLoad(p); }
fn len(p: ptr<storage, array<vec2f>, read_write>) -> u32 { return arrayLength(p); }
fn pick(p: ptr<private, vec4u>, i: i32) -> u32 { let c = &(*p); (*c)[i] += 1u; return c[i]; }
@must_use fn branchy(i: u32) -> u32 { switch i { case 0 { return 1; } case 1, 2, default { for (var k = i; k > 0u; k -= 1u) { if k == 3u { return 5u; } else if k % 2 == 0 { continue; } else { break; } } } case 4u: { return ~i; } } return 9u; }
@compute @workgroup_size(N, 2, 1)
fn main(@builtin(local_invocation_id) l: vec3u, @builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3<u32>, @builtin(num_workgroups) nw: vec3u, @builtin(global_invocation_id) g: vec3u,
  @builtin(subgroup_invocation_id) si: u32, @builtin(subgroup_size) ss: u32, @builtin(subgroup_id) sid: u32, @builtin(num_subgroups) ns: u32) {
  w[li] = f32(li); if li == 0u { atomicStore(&wa, 3u); wb = true; } workgroupBarrier();
  let u = workgroupUniformLoad(&wb); let ua = workgroupUniformLoad(&wa); storageBarrier();
  if u { workgroupBarrier(); for (var s = N / 2; s > 0; s /= 2) { if li < s { w[li] += w[li + s]; } workgroupBarrier(); } }
  let a1 = atomicAdd(&wa, 1u) + atomicSub(&wa, 1u) + atomicMax(&wa, 2u) + atomicMin(&wa, 9u) + atomicAnd(&wa, 7u) + atomicOr(&wa, 8u) + atomicXor(&wa, 1u) + atomicExchange(&wa, ua);
  let ce = atomicCompareExchangeWeak(&q.h, a1, 7u); if ce.exchanged && ce.old_value < 3u { q.p.k = at(&q.a[l.x & 3u]); }
  let x = f32(si) + un.v.y; let h = vec2h(f16(x));
  let s1 = subgroupAdd(x) + subgroupMul(x) + subgroupMax(x) + subgroupMin(x) + subgroupExclusiveAdd(x) + subgroupExclusiveMul(x) + subgroupInclusiveAdd(x) + subgroupInclusiveMul(x) + f32(subgroupAdd(h).x);
  let s2 = subgroupAnd(li) + subgroupOr(li) + subgroupXor(li) + subgroupBallot(li > 3u).x + subgroupBroadcast(li, 2) + subgroupBroadcastFirst(li) + subgroupShuffle(li, si ^ 1) + subgroupShuffleDown(li, 1) + subgroupShuffleUp(li, 1u) + subgroupShuffleXor(li, 2u);
  let s3 = quadBroadcast(x, 1) + quadSwapX(x) + quadSwapY(x) + quadSwapDiagonal(x); let b = subgroupAll(u) || subgroupAny(li == 3u) || subgroupElect();
  loop { if branchy(si) > pv.x { break; } continuing { pv = pv.yzwx; pv[1]++; break if pv.x == 0u; } }
  while pv.y < 5u { pv.y += pick(&pv, i32(li)); { let pv = 3; _ = pv; } }
  q.t[g.x % len(&q.t)] = vec2f(s1 + s3, f32(s2) + select(0.0, 1, b)) + twice(&w, li) + vec2f(ro[1][0] + ro[li % 8u] * h) + f32(rt[li][1]) + f32(arrayLength(&rt)); ws[l.y].v.xz = vec2f(1); ws[0] = un;
  q.p = ws[1]; let pp = &q.p.v; (*pp).y -= 1; pp.x = f32(nw.x + wg.y + ss + sid + ns); _ = sid; const_assert 1 < 2; const z = array(1, 2, 3)[1]; var arr = array<vec3f, z>(); arr[li] = vec3f(2); if (arr[1].x > 1) { return; } ;
}
