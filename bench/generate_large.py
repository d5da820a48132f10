#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints a valid WGSL module of about the size asked for: structs, constants, overrides, functions that call earlier ones, loops,
switches, pointers, matrices, builtin calls and compute entry points, in the proportions of hand-written shaders.

usage: generate_large.py BYTES [SEED]
"""
import random
import sys

HEADER = """// Made by generate_large.py.
struct Params { count: u32, step: f32, limit: vec2f, view: mat4x4f }
struct Cell { value: vec4f, links: vec4u, weight: f32, kind: u32 }
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> source: array<Cell>;
@group(0) @binding(2) var<storage, read_write> result: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> counters: array<atomic<u32>, 64>;
var<workgroup> tile: array<vec4f, 64>;

fn hash(x: u32) -> u32 {
  var h = x * 747796405u + 2891336453u;
  h = ((h >> ((h >> 28u) + 4u)) ^ h) * 277803737u;
  return (h >> 22u) ^ h;
}
"""
BINARY = ["+", "-", "*"]
SCALAR = ["abs", "sin", "cos", "floor", "fract", "exp2", "sqrt", "tanh", "sign", "saturate"]
PAIR = ["min", "max", "pow", "step", "atan2"]


class Chunk:
    """One group of declarations that use each other and those of an earlier chunk."""

    def __init__(self, rng, number):
        self.r, self.n = rng, number

    def number(self):
        return f"{self.r.uniform(0.01, 9.0):.4f}"

    def scalar(self, names, depth=2):
        """An f32 expression over the f32 names; no part of it but a literal is a const-expression, so that none has a value out of range."""
        r = self.r
        if depth == 0 or r.random() < 0.2:
            return r.choice(names)
        kind = r.random()
        if kind < 0.5:
            left = self.number() if r.random() < 0.3 else self.scalar(names, depth - 1)
            return f"({left} {r.choice(BINARY)} {self.scalar(names, depth - 1)})"
        if kind < 0.75:
            return f"{r.choice(SCALAR)}({self.scalar(names, depth - 1)})"
        if kind < 0.9:
            return f"{r.choice(PAIR)}({self.scalar(names, depth - 1)}, {self.number() if r.random() < 0.3 else self.scalar(names, depth - 1)})"
        return f"mix({self.scalar(names, depth - 1)}, {self.scalar(names, depth - 1)}, {self.number()})"

    def struct(self):
        return f"""
/// State of stage {self.n}: what it reads, and what it hands on.
struct State{self.n} {{
  position: vec3f,
  mass: f32,
  velocity: vec4f,
  basis: mat3x3f,
  flags: array<u32, 4>,
  iterations: u32,
}}
const kScale{self.n} = {self.number()};
const kTable{self.n} = array<f32, 6>({", ".join(self.number() for _ in range(6))});
override rate{self.n}: f32 = kScale{self.n} * {self.number()};
"""

    def make(self):
        return f"""
fn make{self.n}(cell: Cell, seed: u32) -> State{self.n} {{
  var s: State{self.n};
  let a = cell.weight * kScale{self.n};
  s.position = cell.value.xyz * a + vec3f({self.scalar(["a"])}, {self.scalar(["a"])}, f32(hash(seed) & 255u) / 255.0);
  s.mass = max({self.scalar(["a", "cell.weight"])}, 0.001);
  s.velocity = vec4f(normalize(s.position + 0.5), {self.number()});
  s.basis = mat3x3f(s.position, cross(s.position, vec3f(0.0, 1.0, 0.0)), vec3f(s.mass));
  s.flags[cell.kind % 4u] = seed ^ {self.r.randrange(1, 1 << 30)}u;
  s.iterations = 0u;
  return s;
}}
"""

    def advance(self):
        names = ["energy", "t", "(*s).mass", f"(t * rate{self.n})"]
        return f"""
// Advances one state; the sum that it returns is what the caller balances.
fn advance{self.n}(s: ptr<function, State{self.n}>, steps: u32) -> f32 {{
  var energy = 0.0;
  for (var i = 0u; i < min(steps, {self.r.randrange(4, 64)}u); i++) {{
    let t = f32(i) * kTable{self.n}[i % 6u];
    energy += {self.scalar(names, 3)};
    if energy > {self.number()} && (i & 1u) == 0u {{
      (*s).position = (*s).basis * (*s).position + vec3f(t, energy, {self.scalar(names)});
      continue;
    }} else if any((*s).position < vec3f(-{self.number()})) {{
      (*s).velocity = -(*s).velocity.wzyx;
      break;
    }}
    switch (*s).flags[i & 3u] % 5u {{
      case 0u, 1u: {{ (*s).velocity.x *= {self.scalar(names)}; }}
      case 2u: {{ (*s).flags[(i + 1u) & 3u] |= 1u << (i % 32u); }}
      default: {{ (*s).mass = clamp((*s).mass + {self.scalar(names)}, 0.0, {self.number()}); }}
    }}
    (*s).iterations += 1u;
  }}
  return energy;
}}
"""

    def solve(self):
        earlier = f"solve{self.r.randrange(max(0, self.n - 8), self.n)}(x.yzwx, n / 2u)" if self.n else "x.wzyx"
        return f"""
fn solve{self.n}(v: vec4f, n: u32) -> vec4f {{
  var x = v;
  let scale = length(v.xyz) + {self.number()};
  var k = n;
  while k > 0u {{
    x = select(x * {self.number()}, x + v.yxwz * scale, x > vec4f({self.number()}));
    x.w = dot(x, vec4f({self.number()}, {self.scalar(["scale"])}, scale, 1.0));
    k >>= 1u;
  }}
  if scale > {self.number()} {{ x = {earlier}; }}
  return clamp(x, vec4f(-1e6), vec4f(1e6));
}}
"""

    def entry(self):
        return f"""
@compute @workgroup_size(64)
fn stage{self.n}(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) lid: u32) {{
  let index = min(gid.x, arrayLength(&source) - 1u);
  var state = make{self.n}(source[index], gid.x);
  let energy = advance{self.n}(&state, source[index].links.y & 15u);
  tile[lid] = vec4f(state.position, energy);
  workgroupBarrier();
  let other = tile[(lid + {self.r.randrange(1, 63)}u) & 63u];
  if gid.x < params.count {{
    result[gid.x] = params.view * solve{self.n}(other + state.velocity, {self.r.randrange(1, 32)}u);
    atomicAdd(&counters[hash(gid.x) % 64u], state.iterations);
  }}
}}
"""

    def text(self):
        return self.struct() + self.make() + self.advance() + self.solve() + (self.entry() if self.n % 4 == 0 else "")


def module(size, seed=1):
    rng = random.Random(seed)
    parts, length, number = [HEADER], len(HEADER), 0
    while length < size:
        parts.append(Chunk(rng, number).text())
        length += len(parts[-1])
        number += 1
    return "".join(parts)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__.strip())
    sys.stdout.write(module(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) == 3 else 1))
