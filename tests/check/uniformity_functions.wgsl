//! check
// Ledger 3.1 to 3.4 rule by rule: scopes, what callers see of a function, pointers.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read> input: array<u32>;
@group(0) @binding(2) var<uniform> params: vec4u;
var<workgroup> count: u32;
var<workgroup> tile: array<u32, 64>;
var<private> mine: u32;
fn barrier_if(c: bool) { if c { workgroupBarrier(); } }

//# callee_declared_after_its_caller: UNI-01
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { later(); }
//~ error barrier-not-uniform 17-23: all invocations of the workgroup must reach this call of `later` together, because it leads to `workgroupBarrier`, but some can miss it
//~ note +3:13-30: `workgroupBarrier` is called here, in `last`
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}
fn later() { last(); }
fn last() { workgroupBarrier(); }

//# callee_declared_after_its_caller_ok: UNI-01
@compute @workgroup_size(64) fn main() { later(); }
fn later() { last(); }
fn last() { workgroupBarrier(); }

//# function_that_only_an_unused_function_calls: UNI-01
fn unused() { also_unused(mine); }
//~ error barrier-not-uniform 27-30: `also_unused` lets `n` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -15:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -15:29-29: this condition depends on it
//~ note +0:27-30: `mine` is a private variable: each invocation has its own
fn also_unused(n: u32) { barrier_if(n == 0u); }

//# each_scope_has_its_own_pass: UNI-02
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(subgroup_id) sg: u32) {
  if sg == 0u { workgroupBarrier(); }
//~ error barrier-not-uniform 17-34: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note +0:6-7: `sg` is subgroup_id, which differs between the subgroups of a workgroup
  if li == 0u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# each_scope_has_its_own_pass_ok: UNI-02
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u, @builtin(subgroup_id) sg: u32) {
  if wg.x == 0u { workgroupBarrier(); }
  if sg == 0u { data[0] = subgroupAdd(1u); }
}

//# tags_are_kept_per_scope: UNI-02
fn lane_sum(c: bool) -> u32 {
  if c { return subgroupAdd(1u); }
  return 0u;
}
@compute @workgroup_size(64) fn main(@builtin(subgroup_id) sg: u32) {
  data[sg] = lane_sum(sg == 0u);
  barrier_if(sg == 0u);
//~ error barrier-not-uniform 14-21: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -37:33-50: `workgroupBarrier` is called here
//~ note -37:29-29: this condition depends on it
//~ note +0:14-15: `sg` is subgroup_id, which differs between the subgroups of a workgroup
}

//# loops_are_taken_to_end: UNI-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  while data[li] != 0u {}
  workgroupBarrier();
}

//# indices_are_taken_to_be_in_range: UNI-03
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li + 1000000u] = input[li];
  workgroupBarrier();
}

//# while_is_a_loop: UNI-04
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  while i < li {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:9-14: this condition decides how often each invocation goes round the loop
//~ note -1:13-14: `li` is local_invocation_index, which differs between invocations
    i++;
  }
}

//# while_is_a_loop_ok: UNI-04
@compute @workgroup_size(64) fn main() {
  var i = 0u;
  while i < params.x {
    workgroupBarrier();
    i++;
  }
}

//# update_of_for_is_its_continuing_block: UNI-04
fn step(i: u32) -> u32 {
  workgroupBarrier();
  return i + 1u;
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i < li; i = step(i)) {}
//~ error barrier-not-uniform 32-38: all invocations of the workgroup must reach this call of `step` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -4:3-20: `workgroupBarrier` is called here
//~ note +0:20-25: this condition decides how often each invocation goes round the loop
//~ note +0:24-25: `li` is local_invocation_index, which differs between invocations
}

//# update_of_for_is_its_continuing_block_ok: UNI-04
fn step(i: u32) -> u32 {
  workgroupBarrier();
  return i + 1u;
}
@compute @workgroup_size(64) fn main() {
  for (var i = 0u; i < params.x; i = step(i)) {}
}

//# initializer_of_for_stands_before_the_loop: UNI-04
fn first() -> u32 {
  workgroupBarrier();
  return 0u;
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = first(); i < li; i++) {}
}

//# else_if_is_nested: UNI-04
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if params.x == 0u {
    data[0] = 1u;
  } else if li == 0u {
    data[0] = 2u;
  } else {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:13-20: only invocations for which this is false reach `workgroupBarrier`
//~ note -3:13-14: `li` is local_invocation_index, which differs between invocations
  }
}

//# else_if_below_a_condition_of_some: UNI-04
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    data[0] = 1u;
  } else if params.x == 0u {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:6-13: only invocations for which this is false reach `workgroupBarrier`
//~ note -3:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# else_if_is_nested_ok: UNI-04
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if params.x == 0u {
    workgroupBarrier();
  } else if li == 0u {
    data[0] = 2u;
  }
  workgroupBarrier();
}

//# both_branches_return: UNI-05, UNI-33
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { return; } else { return; }
  workgroupBarrier();
}

//# call_site_severities: UNI-06
@diagnostic(info, subgroup_uniformity) fn sum() -> u32 { return subgroupAdd(1u); }
@diagnostic(warning, subgroup_uniformity) fn product() -> u32 { return subgroupMul(2u); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = sum(); }
//~ info subgroup-not-uniform 27-31: all invocations of the subgroup must reach this call of `sum` together, because it calls `subgroupAdd`, but some can miss it
//~ note -3:65-79: `subgroupAdd` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  if li == 1u { data[1] = product(); }
//~ warning subgroup-not-uniform 27-35: all invocations of the subgroup must reach this call of `product` together, because it calls `subgroupMul`, but some can miss it
//~ note -3:72-86: `subgroupMul` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# the_worst_severity_of_a_call_site: UNI-06
fn both() -> u32 {
  @diagnostic(warning, subgroup_uniformity) { data[0] = subgroupMul(2u); }
  return subgroupAdd(1u);
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = both(); }
//~ error subgroup-not-uniform 27-32: all invocations of the subgroup must reach this call of `both` together, because it calls `subgroupAdd`, but some can miss it
//~ note -3:10-24: `subgroupAdd` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# function_returns_a_non_uniform_value: UNI-07, UNI-74
fn own() -> u32 { return mine; }
@compute @workgroup_size(64) fn main() {
  barrier_if(own() == 0u);
//~ error barrier-not-uniform 14-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -153:33-50: `workgroupBarrier` is called here
//~ note -153:29-29: this condition depends on it
//~ note +0:14-18: `own` returns a value that may differ between invocations
//~ note -2:26-29: `mine` is a private variable: each invocation has its own
}

//# function_returns_a_uniform_value: UNI-07, UNI-74
fn of_all() -> u32 { return params.x; }
@compute @workgroup_size(64) fn main() {
  barrier_if(of_all() == 0u);
}

//# function_returns_from_a_branch_of_some: UNI-07
fn own() -> u32 {
  if mine == 0u { return 1u; }
  return 2u;
}
@compute @workgroup_size(64) fn main() {
  barrier_if(own() == 1u);
//~ error barrier-not-uniform 14-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -168:33-50: `workgroupBarrier` is called here
//~ note -168:29-29: this condition depends on it
//~ note +0:14-18: `own` returns a value that may differ between invocations
//~ note -4:6-9: `mine` is a private variable: each invocation has its own
}

//# value_parameter_must_be_uniform: UNI-08, UNI-75
fn either(a: u32, b: u32) { barrier_if(b == 0u); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  either(0u, li);
//~ error barrier-not-uniform 14-15: `either` lets `b` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -174:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -174:29-29: this condition depends on it
//~ note +0:14-15: `li` is local_invocation_index, which differs between invocations
}

//# the_other_parameter_need_not: UNI-08, UNI-75
fn either(a: u32, b: u32) { barrier_if(b == 0u); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  either(li, 0u);
}

//# view_of_a_pointer_must_be_uniform: UNI-08
fn load(p: ptr<workgroup, u32>) -> u32 { return workgroupUniformLoad(p); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = load(&tile[li]);
//~ error barrier-not-uniform 19-27: `load` makes an operand of `workgroupUniformLoad` depend on this argument, which must be the same in all invocations of the workgroup
//~ note -2:70-70: this operand of `workgroupUniformLoad` depends on it
//~ note +0:25-26: `li` is local_invocation_index, which differs between invocations
}

//# view_of_a_pointer_must_be_uniform_ok: UNI-08
fn load(p: ptr<workgroup, u32>) -> u32 { return workgroupUniformLoad(p); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[li] = load(&tile[7]);
}

//# contents_of_a_pointer_must_be_uniform: UNI-08, UNI-75
fn by_pointer(p: ptr<function, u32>) { barrier_if(*p == 0u); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  by_pointer(&x);
//~ error barrier-not-uniform 14-15: `by_pointer` lets `p` decide whether `workgroupBarrier` is reached, so what this argument points to must be the same in all invocations of the workgroup
//~ note -199:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -199:29-29: this condition depends on it
//~ note -1:3-12: `x` gets its value here
//~ note -1:11-12: `li` is local_invocation_index, which differs between invocations
}

//# contents_at_a_place_of_ones_own: UNI-08, UNI-75
fn by_pointer(p: ptr<function, u32>) { barrier_if(*p == 0u); }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 2>(0u, 1u);
  by_pointer(&a[li & 1u]);
//~ error barrier-not-uniform 14-24: `by_pointer` lets `p` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -206:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -206:29-29: this condition depends on it
//~ note +0:17-18: `li` is local_invocation_index, which differs between invocations
}

//# contents_of_a_pointer_must_be_uniform_ok: UNI-08, UNI-75
fn by_pointer(p: ptr<function, u32>) { barrier_if(*p == 0u); }
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var x = wg.x;
  by_pointer(&x);
}

//# result_follows_an_argument: UNI-09, UNI-76, UNI-66
fn twice(x: u32, unused: u32) -> u32 { return x * 2u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(twice(li, 0u) == 0u);
//~ error barrier-not-uniform 14-32: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -219:33-50: `workgroupBarrier` is called here
//~ note -219:29-29: this condition depends on it
//~ note +0:20-21: `li` is local_invocation_index, which differs between invocations
}

//# result_does_not_follow_an_argument: UNI-09, UNI-76, UNI-66
fn twice(x: u32, unused: u32) -> u32 { return x * 2u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(twice(params.x, li) == 0u);
}

//# result_follows_a_pointee: UNI-09, UNI-76
fn fetch(p: ptr<function, u32>) -> u32 { return *p; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  barrier_if(fetch(&x) == 0u);
//~ error barrier-not-uniform 14-28: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -232:33-50: `workgroupBarrier` is called here
//~ note -232:29-29: this condition depends on it
//~ note -1:3-12: `x` gets its value here
//~ note -1:11-12: `li` is local_invocation_index, which differs between invocations
}

//# result_follows_a_pointee_ok: UNI-09, UNI-76
fn fetch(p: ptr<function, u32>) -> u32 { return *p; }
@compute @workgroup_size(64) fn main() {
  var x = params.x;
  barrier_if(fetch(&x) == 0u);
}

//# callee_leaves_a_value_of_its_own: UNI-10, UNI-77, UNI-93
fn fill(p: ptr<function, u32>) { *p = mine; }
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  fill(&x);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -247:33-50: `workgroupBarrier` is called here
//~ note -247:29-29: this condition depends on it
//~ note -1:3-10: `fill` gives `x` a value here that may differ between invocations
//~ note -4:39-42: `mine` is a private variable: each invocation has its own
}

//# callee_leaves_a_value_of_all: UNI-10, UNI-77, UNI-93
fn fill(p: ptr<function, u32>) { *p = params.x; }
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  fill(&x);
  barrier_if(x == 0u);
}

//# pointee_after_the_call_follows_a_value: UNI-11, UNI-78
fn add(p: ptr<function, u32>, a: u32, b: u32) { *p = a + b; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  add(&x, 1u, li);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -263:33-50: `workgroupBarrier` is called here
//~ note -263:29-29: this condition depends on it
//~ note -1:3-17: this call gives `x` its value
//~ note -1:15-16: `li` is local_invocation_index, which differs between invocations
}

//# pointee_after_the_call_follows_another_pointee: UNI-11, UNI-78
fn copy(to: ptr<function, u32>, from_: ptr<function, u32>) { *to = *from_; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  var y = li;
  copy(&x, &y);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -272:33-50: `workgroupBarrier` is called here
//~ note -272:29-29: this condition depends on it
//~ note -1:3-14: this call gives `x` its value
//~ note -2:3-12: `y` gets its value here
//~ note -2:11-12: `li` is local_invocation_index, which differs between invocations
}

//# pointee_after_the_call_does_not_follow_the_old_value: UNI-11, UNI-78
fn copy(to: ptr<function, u32>, from_: ptr<function, u32>) { *to = *from_; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  var y = 0u;
  copy(&x, &y);
  barrier_if(x == 0u);
}

//# pointee_written_under_a_condition_follows_it: UNI-11, UNI-78
fn maybe(p: ptr<function, u32>, c: bool) { if c { *p = 1u; } }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  maybe(&x, li == 0u);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -289:33-50: `workgroupBarrier` is called here
//~ note -289:29-29: this condition depends on it
//~ note -1:3-21: this call gives `x` its value
//~ note -1:13-14: `li` is local_invocation_index, which differs between invocations
}

//# pointee_written_under_a_condition_of_all: UNI-11, UNI-78
fn maybe(p: ptr<function, u32>, c: bool) { if c { *p = 1u; } }
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var x = 0u;
  maybe(&x, wg.x == 0u);
  barrier_if(x == 0u);
}

//# three_severities_in_one_function: UNI-12
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { data[0] = subgroupAdd(1u); }
//~ error subgroup-not-uniform 27-41: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:6-13: only invocations for which this is true reach `subgroupAdd`
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
  @diagnostic(warning, subgroup_uniformity) if li == 1u { data[1] = subgroupAdd(1u); }
//~ warning subgroup-not-uniform 69-83: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:48-55: only invocations for which this is true reach `subgroupAdd`
//~ note +0:48-49: `li` is local_invocation_index, which differs between invocations
  @diagnostic(info, subgroup_uniformity) if li == 2u { data[2] = subgroupAdd(1u); }
//~ info subgroup-not-uniform 66-80: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it
//~ note +0:45-52: only invocations for which this is true reach `subgroupAdd`
//~ note +0:45-46: `li` is local_invocation_index, which differs between invocations
  @diagnostic(off, subgroup_uniformity) if li == 3u { data[3] = subgroupAdd(1u); }
}

//# contents_on_entry_reach_the_contents_on_return: UNI-13
fn increment(p: ptr<function, u32>) { *p += 1u; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  increment(&x);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -313:33-50: `workgroupBarrier` is called here
//~ note -313:29-29: this condition depends on it
//~ note -2:3-12: `x` gets its value here
//~ note -2:11-12: `li` is local_invocation_index, which differs between invocations
}

//# contents_on_entry_reach_the_contents_on_return_ok: UNI-13
fn increment(p: ptr<function, u32>) { *p += 1u; }
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  increment(&x);
  barrier_if(x == 0u);
}

//# chain_of_values: UNI-14
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  let a = li + params.x;
  let b = a * 2u;
  let c = b > 9u;
  if c {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-6: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:3-16: `c` gets its value here
//~ note -3:3-16: `b` gets its value here
//~ note -4:3-23: `a` gets its value here
//~ note -4:11-12: `li` is local_invocation_index, which differs between invocations
  }
}

//# chain_of_values_ok: UNI-14
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  let a = wg.x + params.x;
  let b = a * 2u;
  let c = b > 9u;
  if c { workgroupBarrier(); }
}

//# pointer_parameter_is_a_variable_of_its_own: UNI-15, UNI-59
fn reset(p: ptr<function, u32>) {
  *p = 0u;
  barrier_if(*p == 0u);
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  reset(&x);
}

//# pointer_parameter_starts_with_its_pointee: UNI-15
fn late_reset(p: ptr<function, u32>) {
  barrier_if(*p == 0u);
  *p = 0u;
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  late_reset(&x);
//~ error barrier-not-uniform 14-15: `late_reset` lets `p` decide whether `workgroupBarrier` is reached, so what this argument points to must be the same in all invocations of the workgroup
//~ note -359:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -359:29-29: this condition depends on it
//~ note -1:3-12: `x` gets its value here
//~ note -1:11-12: `li` is local_invocation_index, which differs between invocations
}

//# pointer_let_stands_for_its_variable: UNI-16
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  let p = &x;
  *p = 0u;
  barrier_if(x == 0u);
  x = li;
  barrier_if(*p == 0u);
//~ error barrier-not-uniform 14-21: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -369:33-50: `workgroupBarrier` is called here
//~ note -369:29-29: this condition depends on it
//~ note -1:3-8: `x` gets its value here
//~ note -1:7-8: `li` is local_invocation_index, which differs between invocations
}

//# pointer_let_of_a_pointer_let: UNI-16
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<array<u32, 2>, 4>();
  let p = &a[li % 4u];
  let q = &(*p)[0];
  barrier_if(*q == 0u);
//~ error barrier-not-uniform 14-21: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -377:33-50: `workgroupBarrier` is called here
//~ note -377:29-29: this condition depends on it
//~ note -1:3-18: `q` gets its value here
//~ note -2:3-21: `p` gets its value here
//~ note -2:14-15: `li` is local_invocation_index, which differs between invocations
}
