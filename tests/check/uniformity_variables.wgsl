//! check
// Ledger 3.7 and 3.8: inputs, variables of all address spaces, pointers, assigned places, calls.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read> input: array<u32>;
@group(0) @binding(2) var<uniform> params: vec4u;
var<workgroup> count: u32;
var<workgroup> tile: array<u32, 64>;
var<private> mine: u32;
fn barrier_if(c: bool) { if c { workgroupBarrier(); } }
fn barrier() -> bool {
  workgroupBarrier();
  return true;
}

//# uniform_built_in_values: UNI-55
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) a: vec3u, @builtin(num_workgroups) b: vec3u, @builtin(subgroup_size) c: u32, @builtin(num_subgroups) d: u32) {
  barrier_if(a.x == 0u);
  barrier_if(b.y == 0u);
  barrier_if(c == 0u);
  barrier_if(d == 0u);
}

//# subgroup_id_is_uniform_in_its_subgroup: UNI-55
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  if sg == 1u { data[0] = subgroupAdd(1u); }
}

//# other_built_in_values: UNI-56
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_id) a: vec3u, @builtin(local_invocation_index) b: u32, @builtin(global_invocation_id) c: vec3u,
        @builtin(global_invocation_index) d: u32, @builtin(workgroup_index) e: u32, @builtin(subgroup_invocation_id) f: u32, @builtin(subgroup_id) g: u32) {
  barrier_if(a.x == 0u);
//~ error barrier-not-uniform 14-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -24:33-50: `workgroupBarrier` is called here
//~ note -24:29-29: this condition depends on it
//~ note +0:14-14: `a` is local_invocation_id, which differs between invocations
  barrier_if(b == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -25:33-50: `workgroupBarrier` is called here
//~ note -25:29-29: this condition depends on it
//~ note +0:14-14: `b` is local_invocation_index, which differs between invocations
  barrier_if(c.z == 0u);
//~ error barrier-not-uniform 14-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -26:33-50: `workgroupBarrier` is called here
//~ note -26:29-29: this condition depends on it
//~ note +0:14-14: `c` is global_invocation_id, which differs between invocations
  barrier_if(d == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -27:33-50: `workgroupBarrier` is called here
//~ note -27:29-29: this condition depends on it
//~ note +0:14-14: `d` is global_invocation_index, which differs between invocations
  barrier_if(e == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -28:33-50: `workgroupBarrier` is called here
//~ note -28:29-29: this condition depends on it
//~ note +0:14-14: `e` is workgroup_index, which the language does not count as the same in all invocations
  barrier_if(f == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -29:33-50: `workgroupBarrier` is called here
//~ note -29:29-29: this condition depends on it
//~ note +0:14-14: `f` is subgroup_invocation_id, which differs between invocations
  barrier_if(g == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -30:33-50: `workgroupBarrier` is called here
//~ note -30:29-29: this condition depends on it
//~ note +0:14-14: `g` is subgroup_id, which differs between the subgroups of a workgroup
}

//# inputs_of_a_fragment_shader: UNI-56
@fragment fn main(@builtin(position) a: vec4f, @builtin(front_facing) b: bool, @location(0) c: f32, @builtin(subgroup_size) d: u32) -> @location(0) vec4f {
  var r = 0.0;
  if a.x > 1.0 { r += dpdx(1.0); }
//~ error derivative-not-uniform 23-31: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-14: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `a` is position, which differs between invocations
  if b { r += dpdx(2.0); }
//~ error derivative-not-uniform 15-23: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-6: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `b` is front_facing, which differs between invocations
  if c > 1.0 { r += dpdx(3.0); }
//~ error derivative-not-uniform 21-29: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-12: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `c` is an input of the entry point, which differs between invocations
  if d > 1u { r += dpdx(4.0); }
//~ error derivative-not-uniform 20-28: all invocations must reach `dpdx` together, because it compares neighbouring fragments, but some can miss it
//~ note +0:6-11: only invocations for which this is true reach `dpdx`
//~ note +0:6-6: `d` is subgroup_size, which differs between invocations
  return vec4f(r);
}

//# structure_of_uniform_built_in_values: UNI-57
struct In {
  @builtin(workgroup_id) wg: vec3u,
  @builtin(num_workgroups) n: vec3u,
}
@compute @workgroup_size(64) fn main(in: In) {
  barrier_if(in.wg.x == in.n.x);
}

//# structure_with_a_non_uniform_built_in_value: UNI-57
struct In {
  @builtin(workgroup_id) wg: vec3u,
  @builtin(local_invocation_id) li: vec3u,
}
@compute @workgroup_size(64) fn main(in: In) {
  barrier_if(in.wg.x == 0u);
//~ error barrier-not-uniform 14-26: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -58:33-50: `workgroupBarrier` is called here
//~ note -58:29-29: this condition depends on it
//~ note +0:14-15: `in` holds local_invocation_id, which differs between invocations; members of a parameter are not told apart
  let copy = in;
  barrier_if(copy.wg.x == 1u);
//~ error barrier-not-uniform 14-28: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -60:33-50: `workgroupBarrier` is called here
//~ note -60:29-29: this condition depends on it
//~ note -1:3-15: `copy` gets its value here
//~ note -1:14-15: `in` holds local_invocation_id, which differs between invocations
  barrier_if(in.li.x == 2u);
//~ error barrier-not-uniform 14-26: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -61:33-50: `workgroupBarrier` is called here
//~ note -61:29-29: this condition depends on it
//~ note +0:14-15: `in` holds local_invocation_id, which differs between invocations
}

//# loaded_variable: UNI-58
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = params.x;
  barrier_if(x == 0u);
  x = x + li;
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -69:33-50: `workgroupBarrier` is called here
//~ note -69:29-29: this condition depends on it
//~ note -1:3-12: `x` gets its value here
//~ note -1:11-12: `li` is local_invocation_index, which differs between invocations
}

//# loaded_variable_in_control_flow_of_some: UNI-58
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = params.x;
  var y = 0u;
  if li == 0u { y = x; }
  barrier_if(y == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -77:33-50: `workgroupBarrier` is called here
//~ note -77:29-29: this condition depends on it
//~ note -1:17-21: some invocations give `y` a value here, and others do not
//~ note -1:6-13: only invocations for which this is true assign `y`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# pointer_without_a_load: UNI-59
fn overwrite(p: ptr<function, u32>) { *p = 0u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  let p = &x;
  overwrite(p);
  barrier_if(x == 0u);
}

//# read_only_module_variables: UNI-60
var<immediate> fast: u32;
@group(0) @binding(3) var image: texture_2d<f32>;
@compute @workgroup_size(64) fn main() {
  barrier_if(params.x == 0u);
  barrier_if(input[0] == 0u);
  barrier_if(fast == 0u);
  barrier_if(textureDimensions(image).x == 0u);
}

//# writable_module_variables: UNI-61
@compute @workgroup_size(64) fn main() {
  barrier_if(mine == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -101:33-50: `workgroupBarrier` is called here
//~ note -101:29-29: this condition depends on it
//~ note +0:14-17: `mine` is a private variable: each invocation has its own
  barrier_if(count == 0u);
//~ error barrier-not-uniform 14-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -102:33-50: `workgroupBarrier` is called here
//~ note -102:29-29: this condition depends on it
//~ note +0:14-18: this reads `count` in workgroup memory, which invocations may write meanwhile, so each may get another value
  barrier_if(tile[0] == 0u);
//~ error barrier-not-uniform 14-26: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -103:33-50: `workgroupBarrier` is called here
//~ note -103:29-29: this condition depends on it
//~ note +0:14-17: this reads `tile` in workgroup memory, which invocations may write meanwhile, so each may get another value
  barrier_if(data[0] == 0u);
//~ error barrier-not-uniform 14-26: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -104:33-50: `workgroupBarrier` is called here
//~ note -104:29-29: this condition depends on it
//~ note +0:14-17: this reads `data` in storage memory, which invocations may write meanwhile, so each may get another value
}

//# writable_module_variables_without_a_load: UNI-62
@compute @workgroup_size(64) fn main() {
  let p = &data;
  barrier_if(arrayLength(p) == 0u);
  barrier_if(arrayLength(&data) == 0u);
  let q = &tile[params.x % 64u];
  barrier_if(workgroupUniformLoad(q) == 0u);
}

//# pointers_to_writable_memory: UNI-63
fn in_workgroup(p: ptr<workgroup, u32>) { barrier_if(*p == 0u); }
//~ error barrier-not-uniform 54-61: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -117:33-50: `workgroupBarrier` is called here
//~ note -117:29-29: this condition depends on it
//~ note +0:55-55: this reads workgroup memory through `p`, which invocations may write meanwhile, so each may get another value
fn in_private(p: ptr<private, u32>) { barrier_if(*p == 0u); }
//~ error barrier-not-uniform 50-57: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -118:33-50: `workgroupBarrier` is called here
//~ note -118:29-29: this condition depends on it
//~ note +0:51-51: this reads a private variable through `p`: each invocation has its own
fn in_storage(p: ptr<storage, array<u32>, read_write>) { barrier_if(p[0] == 0u); }
//~ error barrier-not-uniform 69-78: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -119:33-50: `workgroupBarrier` is called here
//~ note -119:29-29: this condition depends on it
//~ note +0:69-69: this reads storage memory through `p`, which invocations may write meanwhile, so each may get another value

//# let_pointers_to_writable_memory: UNI-63
@compute @workgroup_size(64) fn main() {
  let p = &count;
  barrier_if(*p == 0u);
//~ error barrier-not-uniform 14-21: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -124:33-50: `workgroupBarrier` is called here
//~ note -124:29-29: this condition depends on it
//~ note +0:15-15: this reads `count` in workgroup memory, which invocations may write meanwhile, so each may get another value
  let q = &data;
  barrier_if(q[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -126:33-50: `workgroupBarrier` is called here
//~ note -126:29-29: this condition depends on it
//~ note +0:14-14: this reads `data` in storage memory, which invocations may write meanwhile, so each may get another value
}

//# pointers_to_writable_memory_without_a_load: UNI-63
fn in_storage(p: ptr<storage, array<u32>, read_write>) { barrier_if(arrayLength(p) == 0u); }
fn in_workgroup(p: ptr<workgroup, u32>) { barrier_if(workgroupUniformLoad(p) == 0u); }

//# pointers_to_read_only_memory: UNI-64
fn in_storage(p: ptr<storage, array<u32>, read>) { barrier_if(p[0] == 0u); }
fn in_uniform(p: ptr<uniform, vec4u>) { barrier_if((*p).x == 0u); }
@compute @workgroup_size(64) fn main() {
  in_storage(&input);
  in_uniform(&params);
  let p = &params;
  barrier_if(p.y == 0u);
}

//# pointer_to_an_element_of_ones_own_in_read_only_memory: UNI-64
fn in_uniform(p: ptr<uniform, u32>) { barrier_if(*p == 0u); }
@group(0) @binding(3) var<uniform> four: array<vec4u, 4>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  let p = &four[li % 4u];
  barrier_if((*p).x == 0u);
//~ error barrier-not-uniform 14-25: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -148:33-50: `workgroupBarrier` is called here
//~ note -148:29-29: this condition depends on it
//~ note -1:3-24: `p` gets its value here
//~ note -1:17-18: `li` is local_invocation_index, which differs between invocations
}

//# views_of_a_writable_buffer: UNI-65
@group(0) @binding(3) var<storage, read_write> bytes: buffer<64>;
@compute @workgroup_size(64) fn main() {
  barrier_if(*bufferView<u32>(&bytes, 0u) == 0u);
//~ error barrier-not-uniform 14-47: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -154:33-50: `workgroupBarrier` is called here
//~ note -154:29-29: this condition depends on it
//~ note +0:15-41: this reads `bytes` in storage memory, which invocations may write meanwhile, so each may get another value
  let p = bufferView<u32>(&bytes, 4u);
  barrier_if(*p == 0u);
//~ error barrier-not-uniform 14-21: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -156:33-50: `workgroupBarrier` is called here
//~ note -156:29-29: this condition depends on it
//~ note +0:15-15: this reads `bytes` in storage memory, which invocations may write meanwhile, so each may get another value
  barrier_if(bufferArrayView<array<u32>>(&bytes, 0u, 16u)[1] == 0u);
//~ error barrier-not-uniform 14-66: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -157:33-50: `workgroupBarrier` is called here
//~ note -157:29-29: this condition depends on it
//~ note +0:14-57: this reads `bytes` in storage memory, which invocations may write meanwhile, so each may get another value
}

//# views_of_a_read_only_buffer: UNI-65
@group(0) @binding(3) var<storage, read> bytes: buffer<64>;
@compute @workgroup_size(64) fn main() {
  barrier_if(*bufferView<u32>(&bytes, 0u) == 0u);
  let p = bufferView<u32>(&bytes, 4u);
  barrier_if(*p == 0u);
}

//# whole_assignment_in_control_flow_of_some: UNI-67
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if li == 0u { x = params.x; } else { x = params.x; }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -172:33-50: `workgroupBarrier` is called here
//~ note -172:29-29: this condition depends on it
//~ note -1:17-28: some invocations give `x` a value here, and others do not
//~ note -1:6-13: only invocations for which this is true assign `x`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
  x = params.x;
  barrier_if(x == 0u);
}

//# assignment_by_the_name_of_a_pointer: UNI-68
fn write(p: ptr<function, array<u32, 4>>, value: u32) { p[1] = value; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 4>();
  let p = &a;
  (*p)[0] = params.x;
  barrier_if(a[0] == 0u);
  write(p, params.y);
  barrier_if(a[0] == 0u);
  p[0] = li;
  barrier_if(a[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -187:33-50: `workgroupBarrier` is called here
//~ note -187:29-29: this condition depends on it
//~ note -1:3-11: `a` gets its value here
//~ note -1:10-11: `li` is local_invocation_index, which differs between invocations
}

//# assignment_to_a_module_variable: UNI-69
@compute @workgroup_size(64) fn main() {
  mine = 0u;
  barrier_if(mine == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -193:33-50: `workgroupBarrier` is called here
//~ note -193:29-29: this condition depends on it
//~ note +0:14-17: `mine` is a private variable: each invocation has its own
}

//# assignment_to_a_variable_of_the_function: UNI-69
@compute @workgroup_size(64) fn main() {
  var own = 1u;
  own = 0u;
  barrier_if(own == 0u);
}

//# assignment_to_members_and_through_pointers: UNI-70
struct S { a: array<u32, 2> }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var s = S();
  (*&s).a[1] = params.x;
  barrier_if(s.a[0] == 0u);
  (*&s).a[1] = li;
  barrier_if(s.a[0] == 0u);
//~ error barrier-not-uniform 14-25: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -210:33-50: `workgroupBarrier` is called here
//~ note -210:29-29: this condition depends on it
//~ note -1:3-17: `s` gets its value here
//~ note -1:16-17: `li` is local_invocation_index, which differs between invocations
}

//# index_on_the_left_in_a_pointer: UNI-71
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 64>();
  let p = &a[li];
  *p = 1u;
  barrier_if(a[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -218:33-50: `workgroupBarrier` is called here
//~ note -218:29-29: this condition depends on it
//~ note -1:3-9: `a` gets its value here
//~ note -2:3-16: `p` gets its value here
//~ note -2:14-15: `li` is local_invocation_index, which differs between invocations
}

//# index_on_the_left_of_a_compound_assignment: UNI-71
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 64>();
  a[li] += 1u;
  barrier_if(a[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -225:33-50: `workgroupBarrier` is called here
//~ note -225:29-29: this condition depends on it
//~ note -1:3-13: `a` gets its value here
//~ note -1:5-6: `li` is local_invocation_index, which differs between invocations
}

//# arguments_are_evaluated_where_the_call_stands: UNI-72
fn f(a: bool, b: bool) -> u32 { return 1u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[0] = f(li == 0u, barrier());
  if li == 0u { data[1] = f(true, barrier()); }
//~ error barrier-not-uniform 35-43: all invocations of the workgroup must reach this call of `barrier` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -230:3-20: `workgroupBarrier` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# result_of_a_call_by_some: UNI-72
fn f() -> u32 { return 1u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = f();
  barrier_if(x == 1u);
  if li == 0u { x = f(); }
  barrier_if(x == 1u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -241:33-50: `workgroupBarrier` is called here
//~ note -241:29-29: this condition depends on it
//~ note -1:17-23: some invocations give `x` a value here, and others do not
//~ note -1:6-13: only invocations for which this is true assign `x`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# result_of_a_call_on_a_right_side: UNI-72
fn f() -> u32 { return 1u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(params.x == 0u && f() == 1u);
  barrier_if(li == 0u && f() == 1u);
//~ error barrier-not-uniform 14-34: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -248:33-50: `workgroupBarrier` is called here
//~ note -248:29-29: this condition depends on it
//~ note +0:14-15: `li` is local_invocation_index, which differs between invocations
}

//# callee_that_needs_uniform_control_flow: UNI-73
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[0] = u32(barrier());
  if li == 0u { return; }
  data[1] = u32(barrier());
//~ error barrier-not-uniform 17-25: all invocations of the workgroup must reach this call of `barrier` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -253:3-20: `workgroupBarrier` is called here
//~ note -1:17-22: some invocations return here
//~ note -1:6-13: because this condition is not the same in all invocations
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# pointee_that_becomes_non_uniform: UNI-77
fn mix_in(p: ptr<function, u32>) { *p += count; }
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  mix_in(&x);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -263:33-50: `workgroupBarrier` is called here
//~ note -263:29-29: this condition depends on it
//~ note -1:3-12: `mix_in` gives `x` a value here that may differ between invocations
//~ note -4:42-46: this reads `count` in workgroup memory, which invocations may write meanwhile, so each may get another value
}

//# pointer_to_a_part: UNI-78
fn clear(p: ptr<function, u32>) { *p = 0u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 2>(li, li);
  clear(&a[0]);
  barrier_if(a[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -271:33-50: `workgroupBarrier` is called here
//~ note -271:29-29: this condition depends on it
//~ note -2:3-31: `a` gets its value here
//~ note -2:29-30: `li` is local_invocation_index, which differs between invocations
}

//# pointer_made_before_and_used_by_some: UNI-78
fn clear(p: ptr<function, u32>) { *p = 0u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 1u;
  let p = &x;
  if li == 0u { clear(p); }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -280:33-50: `workgroupBarrier` is called here
//~ note -280:29-29: this condition depends on it
//~ note -1:17-24: some invocations make this call, which gives `x` a value, and others do not
//~ note -1:6-13: only invocations for which this is true assign `x`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# pointer_made_before_and_used_by_all: UNI-78
fn clear(p: ptr<function, u32>) { *p = 0u; }
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var x = 1u;
  let p = &x;
  if wg.x == 0u { clear(p); }
  barrier_if(x == 0u);
}

//# pointer_to_an_element_of_ones_own: UNI-78
fn clear(p: ptr<function, u32>) { *p = 0u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 64>();
  clear(&a[li]);
  barrier_if(a[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -297:33-50: `workgroupBarrier` is called here
//~ note -297:29-29: this condition depends on it
//~ note -1:3-15: this call gives `a` its value
//~ note -1:12-13: `li` is local_invocation_index, which differs between invocations
}

//# pointer_to_the_whole: UNI-78
fn clear(p: ptr<function, array<u32, 2>>) { *p = array<u32, 2>(); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 2>(li, li);
  clear(&a);
  barrier_if(a[0] == 0u);
}
