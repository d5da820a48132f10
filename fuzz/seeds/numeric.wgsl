enable f16;
override ov: f32 = 1.5; override oi: i32 = 7; override ou = 3u; override ob = false; override oh: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> o: array<vec4f>;
const c1 = vec4f(abs(-1.5), acos(0.5), acosh(2.0), asin(0.5)) + vec4(asinh(1.0), atan(1.0), atanh(0.5), atan2(1.0, -2.0));
const c2 = vec3(ceil(1.2), clamp(3.0, 1.0, 2.0), cos(1.0)) * vec3(cosh(1), degrees(2), distance(vec2(1, 2), vec2(4, 6)));
const c3 = cross(vec3(1, 2, 3), vec3f(4, 5, 6)) + faceForward(vec3(1f), vec3(0, 1, 0), vec3(-1f)) - normalize(vec3f(3, 4, 0));
const c4 = vec4f(exp(1), exp2(3), floor(-1.5), fma(2, 3, 4)) / vec4f(fract(1.25), inverseSqrt(4), ldexp(1.5, 4), length(vec2f(3, 4)));
const c5 = log(2.0) + log2(8.0) + max(1, 2.5) + min(1, 2) + mix(1, 3, 0.25) + pow(2, 10) + quantizeToF16(1.0009f) + radians(180);
const c6 = reflect(vec2(1, -1), vec2(0, 1)) + refract(vec2f(0.6, -0.8), vec2f(0, 1), 0.9) + vec2(round(2.5), saturate(1.5)) + vec2(sign(-3), smoothstep(0, 2, 1));
const c7 = vec4(sin(1f), sinh(1f), sqrt(2f), step(1f, 2f)) + vec4(tan(1f), tanh(1f), trunc(-1.5f), dot(vec3f(1), vec3f(2)));
const c8 = vec4(countLeadingZeros(1u), countOneBits(0xffu), countTrailingZeros(8u), firstLeadingBit(~0u >> 3)) + vec4u(firstTrailingBit(12u), u32(extractBits(-8, 1, 3) & 7), insertBits(0u, 5u, 3u, 4u), reverseBits(1u));
const c9 = array<u32, 8>(pack2x16float(vec2f(1, -2)), pack2x16snorm(vec2f(1, -1)), pack2x16unorm(vec2f(0, 1)), pack4x8snorm(vec4f(1, 0, -1, 0.5)), pack4x8unorm(vec4f(1)), pack4xI8(vec4i(-1)), pack4xU8Clamp(vec4u(300)), pack4xI8Clamp(vec4i(-300)));
const d1 = vec4f(unpack2x16float(c9[0]), unpack2x16snorm(c9[1])) + unpack2x16unorm(c9[2]).xyxy;
const d2 = unpack4x8snorm(c9[3]) + unpack4x8unorm(c9[4]) + vec4f(unpack4xI8(c9[5])) + vec4f(unpack4xU8(pack4xU8(vec4u(1, 2, 3, 4))));
const d3 = dot4U8Packed(0x01020304u, 0x01010101u) + u32(dot4I8Packed(0xffu, 0x807fu) & 255) + u32(dot(vec3(1, 2, 3), vec3(1)));
const m = mat3x2(1, 2, 3, 4, 5, 6); const mt = transpose(m); const mm = m * mt; const mv = m * vec3(1); const vm = vec2(1, 2) * m;
const dd = determinant(mat3x3f(2, 0, 0, 0, 3, 0, 0, 0, 4)) + determinant(mat4x4<f32>(vec4f(1), vec4f(2), vec4f(3), vec4f(4))) + f32(determinant(mm));
const e1 = frexp(vec2(1.5, -8)).exp; const e2 = modf(2.75).fract; const e8 = modf(vec3h(1.5h)).whole.y; const e3 = select(vec2(1, 2), vec2(3, 4), vec2(true, false));
const e4 = all(vec3(true, false, true)) || any(vec2<bool>(false)); const e5 = bitcast<vec2h>(0x3c003c00u).x; const e6 = bitcast<vec4h>(vec2u(1)) + bitcast<vec4<f16>>(vec2i(2)); const e7 = bitcast<vec3i>(vec3f(1)) + bitcast<vec3i>(vec3u(2));
const_assert c5 > 0 && e1.x == 1 && d3 >= 1u;
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) g: vec3u) {
  let x = o[g.x]; let h = vec4h(x); let i = vec4i(x) + oi; let u = vec4u(i) * ou; let y = x.yzw; let p = i.x; let q = u.x; let a = x.w;
  var r = abs(x) + acos(x) + acosh(x) + asin(x) + asinh(x) + atan(x) + atanh(x) + atan2(x, x.wzyx) + ceil(x) + clamp(x, x - 1, x + ov) + cos(x) + cosh(x) + degrees(x) + exp(x) + exp2(x);
  r += vec4f(cross(y, y.zxy), distance(x, r)) + faceForward(x, r, x) + floor(x) + fma(x, r, x) + fract(x) + inverseSqrt(x) + ldexp(x, i) + length(x) + log(x) + log2(x) + max(x, r) + min(x, r) + mix(x, r, a) + mix(x, r, x);
  r += normalize(x) + pow(x, r) + quantizeToF16(x) + radians(x) + reflect(x, r) + refract(x, r, a) + round(x) + saturate(x) + sign(x) + sin(x) + sinh(x) + smoothstep(x, r, x) + sqrt(x) + step(x, r) + tan(x) + tanh(x) + trunc(x);
  let fe = frexp(a); let fv = frexp(x); let mo = modf(a); let mw = modf(x); r += fe.fract + fv.fract + mo.whole + mw.whole + mw.fract; r += vec4f(fv.exp + fe.exp);
  let hh = abs(h) + sin(h) + fma(h, h, h) + sqrt(h) + oh + clamp(h, h, h) + exp2(h) + pow(h, h) + round(h) + frexp(h).fract + ldexp(h, i) + saturate(h) + dot(h, h) + length(h) + normalize(h);
  let ii = abs(i) + clamp(i, i, i) + countLeadingZeros(i) + countOneBits(i) + countTrailingZeros(i) + firstLeadingBit(i) + firstTrailingBit(i) + extractBits(i, q, 3) + insertBits(i, i, q, 2) + reverseBits(i) + max(i, i) + min(i, -i) + sign(i) + select(i, -i, i < vec4i(3)) + dot(i, i);
  let uu = countLeadingZeros(u) + countOneBits(u) + countTrailingZeros(u) + firstLeadingBit(u) + firstTrailingBit(u) + extractBits(u, q, 5u) + insertBits(u, u, 1, q) + reverseBits(u) + max(u, u) + min(u, u) + clamp(u, u, u) + (u << vec4u(u32(p & 3))) + (u >> vec4(1u)) + ((u & u) | (u ^ ~u));
  let pk = pack2x16float(x.xy) + pack2x16snorm(x.xy) + pack2x16unorm(x.zw) + pack4x8snorm(x) + pack4x8unorm(x) + pack4xI8(i) + pack4xU8(u) + pack4xI8Clamp(i) + pack4xU8Clamp(u) + dot4U8Packed(q, q) + u32(dot4I8Packed(q, q));
  let up = unpack4x8snorm(pk) + unpack4x8unorm(pk) + vec4f(unpack2x16float(pk), unpack2x16snorm(pk)) + unpack2x16unorm(pk).xxyy + vec4f(unpack4xI8(pk)) + vec4f(unpack4xU8(pk));
  let mx = mat4x4f(x, r, up, x); let mz = mx * transpose(mx) * 2 - mx + mx; let m3 = mat2x3<f32>(y, y); let v = mz * x + r * mx + determinant(mz) + vec4f(m3 * x.xy, 1) + vec4f(y * m3, 0, 0);
  let bits = bitcast<vec4u>(x) + bitcast<vec4u>(i) + vec4u(bitcast<u32>(a)); let b = (any(x > r) && all(x <= r)) || ob; let z = -x % 2 + x / r;
  o[g.x] = v + vec4f(hh) + vec4f(ii) + vec4f(uu + bits) + z + select(0.0, 1, b) + c1.x + c2.y + c3.z + f32(e2) + vec4f(c8) + d1.x + d2 + dd + f32(c6.x) + c7 + c4 + vec4f(f32(u32(!b)), f32(e3.x), f32(ii.x / p), f32(u.x % q));
}
