// SPDX-License-Identifier: Apache-2.0
#include "support/generate_features.h"

namespace tesela::test {

// --- integers

/// i32: the lowest number or the next.
std::string FeatureGenerator::lowest() { return "bitcast<i32>(0x80000000u | (" + e_.u32(0) + " & 1u))"; }

/// 0 to 39: bit offsets and counts in range and past it.
std::string FeatureGenerator::count() { return "(" + e_.u32(0) + " % 40u)"; }

std::string FeatureGenerator::integer() {
  const std::string x = e_.u32(0), y = e_.u32(0), i = e_.i32(0), j = e_.i32(0);
  switch (r_.below(22)) {
    case 0: return "u32(" + lowest() + " / (i32(" + y + " & 3u) - 2))";
    case 1: return "u32(" + lowest() + " % (i32(" + y + " & 3u) - 2))";
    case 2: return "u32(" + i + " / " + j + ")";
    case 3: return "u32(" + i + " % " + j + ")";
    case 4: return "(" + x + " / " + y + ")";
    case 5: return "(" + x + " % " + y + ")";
    case 6: return "(" + x + " << " + y + ")";
    case 7: return "(" + x + " >> " + y + ")";
    case 8: return "u32(" + i + " >> " + y + ")";
    case 9: return "u32(" + i + " << " + y + ")";
    case 10: return "u32(extractBits(" + i + ", " + count() + ", " + count() + "))";
    case 11: return "extractBits(" + x + ", " + count() + ", " + count() + ")";
    case 12: return "insertBits(" + x + ", " + y + ", " + count() + ", " + count() + ")";
    case 13: return "u32(insertBits(" + i + ", " + j + ", " + count() + ", " + count() + "))";
    case 14: return "(u32(firstLeadingBit(" + i + ")) ^ u32(countTrailingZeros(" + j + ")))";
    case 15: return "(u32(abs(" + lowest() + ")) + u32(-" + i + "))";
    case 16: return "u32(clamp(" + i + ", " + j + ", 9))";
    case 17: return "(dot4U8Packed(" + x + ", " + y + ") + u32(dot4I8Packed(" + y + ", " + x + ")))";
    case 18: return "(pack4xI8(vec4i(" + i + ", " + j + ", 300, -5)) ^ pack4xU8Clamp(vec4u(" + x + ", " + y + ", 17u, 256u)))";
    case 19: return "u32(dot(vec4i(" + i + ", " + j + ", -3, 7), unpack4xI8(" + x + ")))";
    case 20: return "(u32(sign(" + i + ")) * " + x + ")";
    default: return "u32((vec2i(" + i + ", " + j + ") % vec2i(" + j + ", -1))[" + x + " & 1u])";
  }
}

// --- conversions

/// f32: a whole number of at most four bits, or a quarter of one.
std::string FeatureGenerator::small_float() {
  const std::string whole = "f32(" + e_.u32(0) + " & 15u)";
  return r_.chance(40) ? "(" + whole + " * 0.25)" : r_.chance(40) ? "(" + whole + " - 7.0)" : whole;
}

std::string FeatureGenerator::conversion() {
  const std::string x = e_.u32(0), i = e_.i32(0), f = small_float();
  static const std::vector<std::string> kScales = {"1.0e9", "3.0e9", "-1.0e9", "-3.0e9", "1.0e20", "0.125", "268435456.0", "-0.25"};
  const std::string scaled = f + " * " + r_.pick(kScales);
  switch (r_.below(14)) {
    case 0: return "u32(" + scaled + ")";
    case 1: return "u32(i32(" + scaled + "))";
    case 2: return "u32(f32(" + x + "))";
    case 3: return "u32(i32(f32(" + i + ")))";
    case 4: return "(u32(bool(" + x + ")) + 2u * u32(bool(" + f + ")) + 4u * u32(bool(" + i + ")))";
    case 5: return "bitcast<u32>(f32(" + i + "))";
    case 6: return "u32(bitcast<f32>((" + x + " & 0x007fffffu) | 0x4f000000u))";
    case 7: return "pack2x16float(vec2f(" + f + ", f32(" + x + " & 2047u)))";
    case 8: return "u32(unpack2x16float((" + x + " & 0x03ff03ffu) | 0x60004c00u).y)";
    case 9: return "pack4x8unorm(vec4f(" + f + " * 0.125, " + small_float() + ", 0.5, -1.0))";
    case 10: return "pack4x8snorm(vec4f(" + f + " * 0.125, " + small_float() + ", 0.25, -0.5))";
    case 11: return "u32(floor(unpack4x8unorm(" + x + ").z * 255.0 + 0.5))";
    case 12: return "bitcast<u32>(quantizeToF16(f32(" + x + " & 0xffffu)))";
    default: return "u32(vec3i(vec3f(f32(" + i + "), " + scaled + ", " + f + ")).y)";
  }
}

// --- halves

std::string FeatureGenerator::half_declarations() {
  return "@group(0) @binding(4) var<storage, read_write> halves: array<f16>;\nvar<private> ph: array<f16, 5>;\n";
}

/// f16: a whole number of at most three bits, or a quarter of one; or h0, between -64 and 64.
std::string FeatureGenerator::small_half(bool in_entry) {
  if (in_entry && r_.chance(40)) return "h0";
  const std::string whole = "f16(" + e_.u32(0) + " & 7u)";
  return r_.chance(40) ? "(" + whole + " * 0.25h)" : r_.chance(40) ? "(" + whole + " - 3.0h)" : whole;
}

std::string FeatureGenerator::half(bool in_entry) {
  const std::string a = small_half(in_entry), b = small_half(in_entry), x = e_.u32(0);
  static const std::vector<std::string> kCompare = {" < ", " <= ", " > ", " >= ", " == ", " != "};
  switch (r_.below(9)) {
    case 0: return "u32(abs(" + a + " + " + b + "))";
    case 1: return "u32(" + a + r_.pick(kCompare) + b + ")";
    case 2: return "pack2x16float(vec2f(vec2h(" + a + " - " + b + " + 0.5h, " + a + " * 0.5h + 0.75h)))";
    case 3: return "bitcast<u32>(vec2h(abs(" + a + "), f16(" + x + " & 0xfffu)))";
    case 4: return "u32(i32(dot(vec3h(" + small_half(false) + ", 2.0h, -1.0h), vec3h(" + small_half(false) + ", 1.0h, 3.0h))))";
    case 5: return "u32(max(" + a + ", " + b + ") * 4.0h)";
    case 6: return "u32(f32(f16(f32(" + x + " & 0x1ffffu) * 0.25)))";
    case 7: return "u32(abs(floor(" + a + " * 0.5h) + ceil(" + b + ") + trunc(" + a + ")))";
    default: return "u32(select(" + a + ", " + b + ", " + e_.boolean(0) + ") * 2.0h + 200.0h)";
  }
}

std::string FeatureGenerator::half_statement(const std::string& in, const std::string& target, uint32_t number) {
  switch (r_.below(6)) {
    case 0: return in + "h0 = floor(clamp(h0 * 0.5h + " + small_half(true) + ", -64.0h, 64.0h));\n";
    case 1: return in + "ph[" + e_.u32(0) + " % 6u] = " + small_half(true) + ";\n" + in + target + " += u32(abs(ph[" + e_.u32(0) + " % 6u]) * 4.0h);\n";
    case 2: return in + "halves[gi * 2u + " + std::to_string(r_.below(2)) + "u] = f16(i32(" + small_half(true) + "));\n";
    case 3: return in + target + " ^= u32(abs(halves[gi * 2u + (" + e_.u32(0) + " & 1u)]));\n";
    case 4: {
      const std::string name = "hv" + std::to_string(number);
      return in + "var " + name + " = vec4h(" + small_half(true) + ", " + small_half(false) + ", 1.0h, h0);\n" + in + name + "[" + e_.u32(0) + " & 3u] = " + small_half(false) + ";\n" + in + target + " += u32(abs(" + name +
             ".x + " + name + ".w)) + u32(any(" + name + ".xyz > vec3h(" + small_half(false) + ")));\n";
    }
    default: return in + target + " ^= " + half(true) + ";\n";
  }
}

// --- records

std::string FeatureGenerator::record_declarations() {
  return "struct T { m: mat2x3f, q: array<vec2i, 3>, e: S }\nstruct R { a: u32, v: vec3u, m: mat3x2f, q: array<vec2i, 2> }\n"
         "@group(0) @binding(5) var<storage, read_write> records: array<R>;\n"
         "fn turn(t: T, k: u32) -> T {\n  var r = t;\n  r.q[k % 3u] += vec2i(i32(k), 3);\n  r.m[k & 1u] = vec3f(f32(k & 7u), r.m[0].y, 2.0);\n  r.e.c[k % 6u] ^= k;\n  return r;\n}\n";
}

std::string FeatureGenerator::record_statement(const std::string& in, const std::string& target, uint32_t number) {
  const std::string x = e_.u32(0), y = e_.u32(0), n = std::to_string(number);
  switch (r_.below(13)) {
    case 0: return in + "t0.m[" + x + " & 1u][" + y + " % 3u] = " + small_float() + ";\n";
    case 1: return in + "let mv" + n + " = t0.m * vec2f(" + small_float() + ", 2.0);\n" + in + target + " += u32(abs(mv" + n + ".x + mv" + n + ".y - mv" + n + "[" + x + " % 3u]) * 4.0);\n";
    case 2: return in + "t0.q[" + x + " % 4u] += vec2i(" + e_.i32(0) + ", i32(" + y + " & 255u));\n";
    case 3: return in + "var tv" + n + " = t0;\n" + in + "tv" + n + ".q[" + x + " % 3u].y = " + e_.i32(1) + ";\n" + in + "if (" + e_.boolean(1) + ") { t0 = tv" + n + "; }\n";
    case 4: return in + "t0 = turn(t0, " + x + ");\n";
    case 5: return in + "t0.e = turn(t0, " + x + " & 15u).e;\n" + in + target + " ^= t0.e.c[" + y + " % 6u];\n";
    case 6: return in + target + " += u32(t0.q[" + x + " % 4u].x) ^ u32(transpose(t0.m)[" + y + " % 3u].y * 4.0 + 100.0);\n";
    case 7: return in + "records[gi].v[" + x + " % 3u] = " + e_.u32(1) + ";\n" + in + "records[gi].a += " + y + ";\n";
    case 8: return in + "records[gi].m[" + x + " % 3u] = vec2f(" + small_float() + ", 1.0);\n" + in + target + " += u32(abs(records[gi].m[" + y + " % 3u].x) * 4.0);\n";
    case 9: return in + "let r" + n + " = records[gi];\n" + in + target + " ^= r" + n + ".v.z + u32(r" + n + ".q[" + x + " & 1u].y);\n";
    case 10: return in + "{\n" + in + "  let p = &t0.q[" + x + " % 3u];\n" + in + "  *p = vec2i((*p).y, " + e_.i32(0) + ");\n" + in + "}\n";
    case 11: return in + "t0.m = t0.m * 0.5 + mat2x3f(" + small_float() + ", 1.0, 0.0, 3.0, " + small_float() + ", 2.0);\n" + in + "t0.m[0] = floor(t0.m[0]);\n" + in + "t0.m[1] = floor(t0.m[1]);\n";
    default: return in + "records[gi].q = array<vec2i, 2>(t0.q[1], vec2i(" + e_.i32(0) + "));\n";
  }
}

// --- atomics on an element of one's own: every result is certain

std::string FeatureGenerator::own_atomic(const std::string& in, const std::string& target, uint32_t number) {
  const std::string v = e_.u32(1);
  switch (r_.below(5)) {
    case 0: return in + target + " += atomicAdd(&wown[li], " + v + ");\n";
    case 1: return in + target + " ^= atomicExchange(&wown[li], " + v + ");\n";
    case 2: return in + "atomicStore(&wown[li], " + v + ");\n" + in + target + " += atomicSub(&wown[li], " + e_.u32(0) + ");\n";
    case 3: return in + target + " += atomicMin(&wown[li], " + v + ") ^ atomicOr(&wown[li], 5u) ^ atomicAnd(&wown[li], 0xffff0fffu);\n";
    default: {
      const std::string name = "x" + std::to_string(number);
      return in + "let " + name + " = atomicCompareExchangeWeak(&wown[li], " + (r_.chance(50) ? "0u" : e_.u32(0)) + ", " + v + ");\n" + in + target + " += " + name + ".old_value + u32(" + name + ".exchanged);\n";
    }
  }
}

// --- subgroups

std::string FeatureGenerator::subgroup(const std::string& in, const std::string& target, bool divergent, bool quads) {
  const std::string v = e_.u32(1), s = e_.i32(0);
  const uint32_t k = r_.below(divergent ? 12 : quads ? 20 : 17);
  switch (k) {
    case 0: return in + target + " += subgroupAdd(" + v + ");\n";
    case 1: return in + target + " ^= subgroupMax(" + v + ") - subgroupMin(" + v + ");\n";
    case 2: return in + target + " += subgroupExclusiveAdd(" + v + ");\n";
    case 3: return in + target + " ^= subgroupInclusiveAdd(" + v + ");\n";
    case 4: return in + target + " ^= subgroupBallot(" + e_.boolean(1) + ").x;\n";
    case 5: return in + target + " += u32(subgroupAll(" + e_.boolean(1) + ")) + 2u * u32(subgroupAny(" + e_.boolean(1) + ")) + 4u * u32(subgroupElect());\n";
    case 6: return in + target + " ^= subgroupBroadcastFirst(" + v + ") * subgroupMul(" + v + ");\n";
    case 7: return in + target + " ^= subgroupXor(" + v + ") + subgroupOr(" + v + ") * subgroupAnd(" + v + ");\n";
    case 8: return in + target + " += u32(subgroupMax(" + s + ")) ^ u32(subgroupMin(" + s + "));\n";
    case 9: return in + target + " += subgroupExclusiveMul(" + v + ") ^ subgroupInclusiveMul(" + v + " | 1u);\n";
    case 10: return in + target + " ^= u32(subgroupAdd(" + small_float() + ") * 4.0 + 4096.0);\n";
    case 11: return in + target + " += dot(subgroupMax(vec3u(" + v + ", " + e_.u32(0) + ", 3u)), vec3u(1u, 3u, 5u));\n";
    case 12: return in + target + " += subgroupShuffle(" + v + ", (sgl + 3u) % subgroupAdd(1u));\n";
    case 13: return in + target + " ^= subgroupBroadcast(" + v + ", 0u);\n";
    case 14: return in + target + " += select(1u, subgroupShuffleDown(" + v + ", 1u), sgl + 1u < subgroupAdd(1u));\n";
    case 15: return in + target + " += select(7u, subgroupShuffleUp(" + v + ", 2u), sgl >= 2u);\n";
    case 16: return in + target + " ^= select(9u, subgroupShuffleXor(" + v + ", 3u), (sgl ^ 3u) < subgroupAdd(1u));\n";
    case 17: return in + target + " += quadBroadcast(" + v + ", " + std::to_string(r_.below(4)) + "u);\n";
    case 18: return in + target + " ^= quadSwapX(" + v + ") + quadSwapY(" + v + ");\n";
    default: return in + target + " ^= quadSwapDiagonal(" + v + ");\n";
  }
}

}  // namespace tesela::test
