// SPDX-License-Identifier: Apache-2.0
#include "support/generate_expr.h"

namespace tesela::test {

std::string ExprGenerator::call(const std::string& name, std::vector<std::string> arguments) {
  std::string out = name + "(";
  for (size_t i = 0; i < arguments.size(); ++i) out += (i > 0 ? ", " : "") + arguments[i];
  return out + ")";
}

std::string ExprGenerator::literal() {
  static const std::vector<std::string> kEdges = {"1u", "2u", "3u", "7u", "8u", "31u", "32u", "255u", "65535u", "0x7fffffffu", "0x80000000u", "0xffffffffu", "0x01020304u"};
  return r_.chance(50) ? std::to_string(r_.below(17) + 1) + "u" : r_.pick(kEdges);
}

std::string ExprGenerator::variable(Kind kind) {
  std::vector<std::string> found;
  for (const Variable& v : names_.variables)
    if (v.kind == kind) found.push_back(v.name);
  return found.empty() ? std::string() : r_.pick(found);
}

std::string ExprGenerator::u32_leaf() {
  const uint32_t k = r_.below(10);
  if (k < 5)
    if (std::string v = variable(Kind::U32); !v.empty()) return v;
  if (k < 6 && !names_.uniform.empty()) return r_.pick(names_.uniform);
  if (k < 8 && !names_.arrays.empty()) return r_.pick(names_.arrays) + "[" + (r_.chance(60) ? "li % 5u" : r_.chance(50) ? std::to_string(r_.below(3)) : "li") + "]";
  return r_.chance(50) ? "li" : "inp[gi]";
}

std::string ExprGenerator::u32(int depth) {
  if (depth <= 0) return u32_leaf();
  const std::string a = u32(depth - 1);
  const auto b = [&] { return r_.chance(35) ? literal() : u32(depth - 1); };
  switch (r_.below(26)) {
    case 0: case 1: case 2: return "(" + a + " + " + b() + ")";
    case 3: return "(" + a + " - " + b() + ")";
    case 4: return "(" + a + " * " + b() + ")";
    case 5: return "(" + a + " / " + b() + ")";
    case 6: return "(" + a + " % " + b() + ")";
    case 7: case 8: return "(" + a + " & " + b() + ")";
    case 9: return "(" + a + " | " + b() + ")";
    case 10: return "(" + a + " ^ " + b() + ")";
    case 11: return "(" + a + " << (" + u32(depth - 1) + " & 31u))";
    case 12: return "(" + a + " >> " + (r_.chance(50) ? std::to_string(r_.below(32)) + "u" : u32(depth - 1)) + ")";
    case 13: return call(r_.chance(50) ? "min" : "max", {a, b()});
    case 14: return call("select", {a, b(), boolean(depth - 1)});
    case 15: return call(r_.pick<std::string>({"countOneBits", "countLeadingZeros", "countTrailingZeros", "reverseBits", "firstLeadingBit", "firstTrailingBit"}), {a});
    case 16: return call("extractBits", {a, u32(0) + " & 31u", std::to_string(r_.below(17)) + "u"});
    case 17: return call("bitcast<u32>", {i32(depth - 1)});
    case 18: return call("u32", {r_.chance(50) ? i32(depth - 1) : boolean(depth - 1)});
    case 19: return call("u32", {"abs(" + f32(depth - 1) + ")"});
    case 20: return vec3u(depth - 1) + r_.pick<std::string>({".x", ".y", ".z", "[li % 3u]"});
    case 21: return call("dot", {vec3u(depth - 1), vec3u(0)});
    case 22: return "inp[" + a + (r_.chance(70) ? " % 64u]" : "]");
    case 23: return names_.arrays.empty() ? "~" + a : r_.pick(names_.arrays) + "[" + a + (r_.chance(60) ? " % 5u]" : "]");
    case 24: return names_.functions.empty() ? call("clamp", {a, "3u", "200u"}) : call(r_.pick(names_.functions), {a, b()});
    default: return call("insertBits", {a, b(), u32(0) + " & 31u", std::to_string(r_.below(9)) + "u"});
  }
}

std::string ExprGenerator::i32_leaf() {
  if (r_.chance(60))
    if (std::string v = variable(Kind::I32); !v.empty()) return v;
  return "i32(" + u32_leaf() + ")";
}

std::string ExprGenerator::i32(int depth) {
  if (depth <= 0) return i32_leaf();
  const std::string a = i32(depth - 1);
  static const std::vector<std::string> kLiterals = {"1i", "2i", "-1i", "5i", "-7i", "100i", "2147483647i", "-2147483647i"};
  const auto b = [&] { return r_.chance(40) ? r_.pick(kLiterals) : i32(depth - 1); };
  switch (r_.below(12)) {
    case 0: case 1: return "(" + a + " + " + b() + ")";
    case 2: return "(" + a + " - " + b() + ")";
    case 3: return "(" + a + " * " + b() + ")";
    case 4: return "(" + a + " / " + b() + ")";
    case 5: return "(" + a + " % " + b() + ")";
    case 6: return "(" + a + " >> (" + u32(depth - 1) + " & 31u))";
    case 7: return call(r_.chance(50) ? "min" : "max", {a, b()});
    case 8: return call(r_.chance(50) ? "abs" : "sign", {a});
    case 9: return "(-" + a + ")";
    case 10: return vec4i(depth - 1) + r_.pick<std::string>({".x", ".w", ".z", "[li & 3u]"});
    default: return call("select", {a, b(), boolean(depth - 1)});
  }
}

std::string ExprGenerator::boolean(int depth) {
  if (r_.chance(15))
    if (std::string v = variable(Kind::Bool); !v.empty()) return v;
  static const std::vector<std::string> kCompare = {" < ", " <= ", " > ", " >= ", " == ", " != "};
  if (depth <= 0) return "(" + u32_leaf() + r_.pick(kCompare) + literal() + ")";
  switch (r_.below(8)) {
    case 0: case 1: return "(" + u32(depth - 1) + r_.pick(kCompare) + u32(depth - 1) + ")";
    case 2: return "(" + i32(depth - 1) + r_.pick(kCompare) + i32(depth - 1) + ")";
    case 3: return "(" + boolean(depth - 1) + " && " + boolean(depth - 1) + ")";
    case 4: return "(" + boolean(depth - 1) + " || " + boolean(depth - 1) + ")";
    case 5: return "!" + boolean(depth - 1);
    case 6: return "(" + f32(depth - 1) + r_.pick(kCompare) + f32(depth - 1) + ")";
    default: return call(r_.chance(50) ? "all" : "any", {"(" + vec3u(depth - 1) + r_.pick(kCompare) + vec3u(0) + ")"});
  }
}

std::string ExprGenerator::f32(int depth) {
  if (r_.chance(30))
    if (std::string v = variable(Kind::F32); !v.empty()) return v;
  if (depth <= 0) return "f32(" + u32_leaf() + " & 15u)";
  const std::string a = f32(0), b = f32(0);
  switch (r_.below(6)) {
    case 0: return "(" + a + " + " + b + ")";
    case 1: return "(" + a + " - " + b + ")";
    case 2: return "(" + a + " * 0.5 + " + b + ")";
    case 3: return call(r_.chance(50) ? "min" : "max", {a, b});
    case 4: return call(r_.pick<std::string>({"floor", "ceil", "trunc", "abs", "round"}), {"(" + a + " * 0.25)"});
    default: return call("select", {a, b, boolean(depth - 1)});
  }
}

std::string ExprGenerator::vec3u(int depth) {
  if (r_.chance(40))
    if (std::string v = variable(Kind::Vec3u); !v.empty()) return v;
  if (depth <= 0) return "vec3u(" + u32_leaf() + ", " + u32_leaf() + ", " + literal() + ")";
  const std::string a = vec3u(depth - 1);
  switch (r_.below(6)) {
    case 0: return "(" + a + " + " + vec3u(depth - 1) + ")";
    case 1: return "(" + a + " * " + u32(depth - 1) + ")";
    case 2: return "(" + a + " ^ " + vec3u(depth - 1) + ")";
    case 3: return a + r_.pick<std::string>({".zyx", ".xxy", ".yzx"});
    case 4: return call("max", {a, vec3u(depth - 1)});
    default: return call("select", {a, vec3u(depth - 1), boolean(depth - 1)});
  }
}

std::string ExprGenerator::vec4i(int depth) {
  if (r_.chance(40))
    if (std::string v = variable(Kind::Vec4i); !v.empty()) return v;
  if (depth <= 0) return "vec4i(" + i32_leaf() + ", " + i32_leaf() + ", 3, -4)";
  const std::string a = vec4i(depth - 1);
  switch (r_.below(4)) {
    case 0: return "(" + a + " - " + vec4i(depth - 1) + ")";
    case 1: return "(" + a + " % " + vec4i(depth - 1) + ")";
    case 2: return call("abs", {a});
    default: return "vec4i(vec2i(" + vec3u(depth - 1) + ".xy), vec2i(" + i32(depth - 1) + "))";
  }
}

std::string ExprGenerator::of(Kind kind, int depth) {
  switch (kind) {
    case Kind::U32: return u32(depth);
    case Kind::I32: return i32(depth);
    case Kind::Bool: return boolean(depth);
    case Kind::F32: return f32(depth);
    case Kind::Vec3u: return vec3u(depth);
    case Kind::Vec4i: return vec4i(depth);
  }
  return {};
}

std::string ExprGenerator::uniform_u32(int depth) {
  const std::string a = r_.pick(names_.uniform);
  if (depth <= 0) return a;
  static const std::vector<std::string> kOps = {" + ", " ^ ", " * ", " & "};
  return "(" + a + r_.pick(kOps) + (r_.chance(50) ? literal() : uniform_u32(depth - 1)) + ")";
}

std::string ExprGenerator::uniform_bool() {
  static const std::vector<std::string> kCompare = {" < ", " != ", " > ", " == "};
  return "(" + uniform_u32(1) + " % 5u" + r_.pick(kCompare) + std::to_string(r_.below(5)) + "u)";
}

}  // namespace tesela::test
