// Inputs of compute entry points, attributes and the interface (ledger: ENTRY, ATTR). Every invocation writes its own place, computed here from
// what the specification says of the other inputs.
enable subgroup_size_control;
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# local_invocation_id: ENTRY-08
//! run main
//! buffer o u32 = 7*12
//! expect o = 000 100 200 010 110 210 001 101 201 011 111 211
@compute @workgroup_size(3, 2, 2) fn main(@builtin(local_invocation_id) l: vec3u) {
  o[l.x + 3u * l.y + 6u * l.z] = l.x * 100u + l.y * 10u + l.z;
}

//# local_invocation_index: ENTRY-09
//! run main groups=2
//! buffer o u32 = 7*24
//! expect o = 0 1 2 3 4 5 6 7 8 9 10 11 0 1 2 3 4 5 6 7 8 9 10 11
@compute @workgroup_size(3, 2, 2) fn main(@builtin(local_invocation_id) l: vec3u, @builtin(local_invocation_index) i: u32, @builtin(workgroup_id) w: vec3u) {
  o[12u * w.x + l.x + 3u * l.y + 6u * l.z] = i;
}

//# global_invocation_id: ENTRY-10
//! run main groups=2,2,1
//! buffer o u32 = 7*16
//! expect o = 000 100 200 300 010 110 210 310 020 120 220 320 030 130 230 330
@compute @workgroup_size(2, 2) fn main(@builtin(global_invocation_id) g: vec3u, @builtin(local_invocation_id) l: vec3u, @builtin(workgroup_id) w: vec3u) {
  let x = w.x * 2u + l.x;
  let y = w.y * 2u + l.y;
  o[4u * y + x] = g.x * 100u + g.y * 10u + g.z;
}

//# workgroup_id: ENTRY-11
//! run main groups=2,3,2
//! buffer o u32 = 7*12
//! expect o = 000 100 010 110 020 120 001 101 011 111 021 121
var<private> at: u32;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) w: vec3u, @builtin(global_invocation_id) g: vec3u) {
  at = g.x + 2u * g.y + 6u * g.z;
  o[at] = w.x * 100u + w.y * 10u + w.z;
}

//# num_workgroups: ENTRY-12
//! run main groups=2,3,4
//! run main groups=1
//! buffer o u32 = zero 24
//! expect o = 235 234*23
@compute @workgroup_size(1) fn main(@builtin(num_workgroups) n: vec3u, @builtin(workgroup_id) w: vec3u) {
  if all(n == vec3u(1)) { o[0] += 1u; return; }
  o[w.x + 2u * w.y + 6u * w.z] = n.x * 100u + n.y * 10u + n.z;
}

//# global_invocation_index: ENTRY-13
//! run main groups=2,2,2
//! buffer o u32 = 7*32
//! expect o = iota 32
@compute @workgroup_size(2, 1, 2) fn main(@builtin(global_invocation_index) i: u32, @builtin(global_invocation_id) g: vec3u) {
  o[g.x + 4u * g.y + 8u * g.z] = i;
}

//# workgroup_index: ENTRY-15
//! run main groups=2,3,2
//! buffer o u32 = 7*12
//! expect o = iota 12
@compute @workgroup_size(4) fn main(@builtin(workgroup_index) i: u32, @builtin(workgroup_id) w: vec3u, @builtin(local_invocation_index) l: u32) {
  if l == 3u { o[w.x + 2u * w.y + 6u * w.z] = i; }
}

//# subgroup_inputs: ENTRY-16 ENTRY-17 ENTRY-18 ENTRY-20
//! run main groups=2
var<workgroup> seen: array<atomic<u32>, 65>;
var<workgroup> size: u32;
@group(0) @binding(1) var<storage, read_write> count: array<atomic<u32>, 6>;
//! buffer count u32 = zero 6
//! expect count = 80 80 80 80 80 80
@compute @workgroup_size(40) fn main(@builtin(local_invocation_index) l: u32, @builtin(subgroup_invocation_id) lane: u32, @builtin(subgroup_size) s: u32, @builtin(subgroup_id) id: u32, @builtin(num_subgroups) n: u32) {
  if l == 0u { size = s; }
  let slot = id * s + lane;
  if slot < 64u { atomicAdd(&seen[slot], 1u); }
  atomicAdd(&seen[64], 1u);
  let all_of_size = workgroupUniformLoad(&size);
  if lane < s { atomicAdd(&count[0], 1u); }
  if s >= 4u && s <= 128u && (s & (s - 1u)) == 0u && s == all_of_size { atomicAdd(&count[1], 1u); }
  if id < n { atomicAdd(&count[2], 1u); }
  if n == (40u + s - 1u) / s { atomicAdd(&count[3], 1u); }
  if l < 40u && atomicLoad(&seen[l]) == 1u && atomicLoad(&seen[64]) == 40u { atomicAdd(&count[4], 1u); }
  if subgroupAdd(1u) == min(s, 40u - id * s) { atomicAdd(&count[5], 1u); }
}

//# array_lengths: ENTRY-24
//! run main
//! buffer a u32 = zero 7
//! buffer b words = zero 11
//! buffer c u32 = zero 9
//! buffer d u32 = 1
//! buffer o u32 = zero 4
//! expect o = 7 4 2 1
struct Tail { head: vec2u, rest: array<vec2u> }
@group(0) @binding(1) var<storage> a: array<u32>;
@group(0) @binding(2) var<storage> b: Tail;
@group(0) @binding(3) var<storage> c: array<vec3u>;
@group(0) @binding(4) var<storage> d: array<u32>;
@compute @workgroup_size(1) fn main() {
  let p = &b.rest;
  o[0] = arrayLength(&a); o[1] = (arrayLength(&b.rest) + arrayLength(p)) / 2u; o[2] = arrayLength(&c); o[3] = arrayLength(&d);
}

//# subgroup_size_attribute: ATTR-15
//! run four
//! run sixteen
//! run overridden
//! override n = 8
//! buffer o u32 = zero 3
//! expect o = 4 16 32
override n = 4;
@compute @workgroup_size(16) @subgroup_size(4) fn four(@builtin(subgroup_size) s: u32, @builtin(local_invocation_index) l: u32) { if l == 15u { o[0] = s; } }
@compute @workgroup_size(16) @subgroup_size(16) fn sixteen(@builtin(subgroup_size) s: u32, @builtin(local_invocation_index) l: u32) { if l == 15u { o[1] = s; } }
@compute @workgroup_size(32) @subgroup_size(n * 4) fn overridden(@builtin(subgroup_size) s: u32, @builtin(local_invocation_index) l: u32) { if l == 31u { o[2] = s; } }

//# default_sizes: ATTR-20
//! run x
//! run xy
@group(0) @binding(1) var<storage, read_write> count: array<atomic<u32>, 2>;
//! buffer count u32 = zero 2
//! expect count = 5 6
@compute @workgroup_size(5) fn x(@builtin(local_invocation_id) l: vec3u) { if all(l.yz == vec2u()) { atomicAdd(&count[0], 1u); } }
@compute @workgroup_size(3, 2) fn xy(@builtin(local_invocation_id) l: vec3u) { if l.z == 0u { atomicAdd(&count[1], 1u); } }

//# sizes_by_override: ATTR-19 ENTRY-04
//! run main groups=2
//! override n = 3
//! buffer count u32 = 0
//! expect count = 12
override n = 1;
@group(0) @binding(1) var<storage, read_write> count: array<atomic<u32>, 1>;
@compute @workgroup_size(n - 1, n) fn main() { atomicAdd(&count[0], 1u); }

//# other_entry_points_do_not_count: ENTRY-01 ENTRY-04 ENTRY-22
//! run first
//! run second
//! buffer 0 u32 = 4 0
//! expect 0 = 5 6
@group(0) @binding(0) var<storage, read_write> same: array<u32>;
@group(3) @binding(9) var<storage> unbound: u32;
override missing: u32;
@compute @workgroup_size(1) fn first() { o[0] += 1u; }
@compute @workgroup_size(1) fn second() { same[1] = 6u; }
@compute @workgroup_size(missing) fn third() { o[0] = unbound; }
