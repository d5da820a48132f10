//! check
// Ledger 3.6 from loops on, and operators: control flow round loops and switches, right sides, constants.
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

//# loop_without_return: UNI-36
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i == li { break; }
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:18-22: some invocations break out here
//~ note -1:8-14: because this condition is not the same in all invocations
//~ note -1:13-14: `li` is local_invocation_index, which differs between invocations
    i++;
  }
}

//# after_a_loop_without_return: UNI-36
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i == li { break; }
    i++;
  }
  workgroupBarrier();
}

//# after_a_loop_with_return: UNI-37
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i == li { return; }
    if i == params.x { break; }
    i++;
  }
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:24-28: some invocations break out here
//~ note -4:18-23: some invocations return here
//~ note -4:8-14: because this condition is not the same in all invocations
//~ note -4:13-14: `li` is local_invocation_index, which differs between invocations
}

//# after_a_loop_with_a_return_of_all: UNI-37
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var i = 0u;
  loop {
    if i == wg.x { return; }
    if i == params.x { break; }
    i++;
  }
  workgroupBarrier();
}

//# loop_with_return_that_some_leave_early: UNI-37
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i == li { break; }
    if i == params.x { return; }
    i++;
  }
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:24-29: some invocations return here
//~ note -4:18-22: some invocations break out here
//~ note -4:8-14: because this condition is not the same in all invocations
//~ note -4:13-14: `li` is local_invocation_index, which differs between invocations
}

//# continuing_block_that_nobody_reaches: UNI-38
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  loop {
    workgroupBarrier();
    break;
    continuing {
      if li == 0u { workgroupBarrier(); }
      break if li == 1u;
    }
  }
  workgroupBarrier();
}

//# body_that_breaks_or_returns: UNI-39
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  loop {
    if li == 0u { return; }
    break;
    continuing { data[0] = 1u; }
  }
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -4:19-24: some invocations return here
//~ note -4:8-15: because this condition is not the same in all invocations
//~ note -4:8-9: `li` is local_invocation_index, which differs between invocations
}

//# body_that_breaks_or_returns_ok: UNI-39
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  loop {
    if wg.x == 0u { return; }
    break;
    continuing { data[0] = 1u; }
  }
  workgroupBarrier();
}

//# barrier_in_continuing: UNI-40
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i > li { break; }
    continuing {
      i++;
      workgroupBarrier();
//~ error barrier-not-uniform 7-24: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:17-21: some invocations break out here
//~ note -3:8-13: because this condition is not the same in all invocations
//~ note -3:12-13: `li` is local_invocation_index, which differs between invocations
    }
  }
}

//# barrier_in_continuing_ok: UNI-40
@compute @workgroup_size(64) fn main() {
  var i = 0u;
  loop {
    if i > params.x { break; }
    continuing {
      i++;
      workgroupBarrier();
    }
  }
}

//# after_a_loop_with_continuing_and_return: UNI-40
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i == params.y { return; }
    continuing {
      i++;
      break if i > li;
    }
  }
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:16-21: this condition decides when each invocation leaves the loop
//~ note -3:20-21: `li` is local_invocation_index, which differs between invocations
}

//# after_a_loop_with_continuing: UNI-40
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    continuing {
      i++;
      break if i > li;
    }
  }
  workgroupBarrier();
}

//# after_a_switch: UNI-41
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  switch li {
    case 0u { data[0] = 1u; }
    case 1u: {
      if params.x == 0u { break; }
      data[1] = 1u;
    }
    default {}
  }
  workgroupBarrier();
}

//# every_clause_starts_at_the_selector: UNI-41
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  switch li / 2u {
    case 0u {
      workgroupBarrier();
//~ error barrier-not-uniform 7-24: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -2:10-16: this value decides which case each invocation takes
//~ note -2:10-11: `li` is local_invocation_index, which differs between invocations
    }
    default {}
  }
}

//# after_a_switch_that_some_return_from: UNI-42
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  switch li {
    case 0u { return; }
    default {}
  }
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:15-20: some invocations return here
//~ note -4:10-11: because this value is not the same in all invocations
//~ note -4:10-11: `li` is local_invocation_index, which differs between invocations
}

//# after_a_switch_that_all_return_from: UNI-42
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  switch wg.x {
    case 0u { return; }
    default {}
  }
  workgroupBarrier();
}

//# break_in_a_clause_skips_the_rest_of_it: UNI-42
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  switch params.x {
    default {
      if li == 0u { break; }
      workgroupBarrier();
//~ error barrier-not-uniform 7-24: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:21-25: some invocations break out here
//~ note -1:10-17: because this condition is not the same in all invocations
//~ note -1:10-11: `li` is local_invocation_index, which differs between invocations
    }
  }
}

//# continue_in_a_switch_skips_the_rest_of_the_loop: UNI-42
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i < 4u; i++) {
    switch li {
      case 0u { continue; }
      default {}
    }
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -3:17-24: some invocations go on to the next iteration here
//~ note -4:12-13: because this value is not the same in all invocations
//~ note -4:12-13: `li` is local_invocation_index, which differs between invocations
  }
}

//# uniform_jumps_and_declarations_keep_control_flow: UNI-43
@compute @workgroup_size(64) fn main() {
  for (var i = 0u; i < 4u; i++) {
    var x: u32;
    if params.x == x { continue; }
    if params.y == x { break; }
    workgroupBarrier();
  }
}

//# declaration_without_value_in_control_flow_of_some: UNI-43
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    var x: u32;
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -2:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# break_if_decides_on_the_next_iteration: UNI-44
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  loop {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note +1:27-40: this condition decides when each invocation leaves the loop
//~ note +1:32-33: `li` is local_invocation_index, which differs between invocations
    continuing { break if data[li] == 0u; }
  }
}

//# break_if_decides_on_the_next_iteration_ok: UNI-44
@compute @workgroup_size(64) fn main() {
  loop {
    workgroupBarrier();
    continuing { break if workgroupUniformLoad(&count) == 0u; }
  }
}

//# pointee_at_a_return: UNI-45
fn fill(p: ptr<function, u32>) {
  if params.x == 0u {
    *p = mine;
    return;
  }
  *p = 0u;
}
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  fill(&x);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -248:33-50: `workgroupBarrier` is called here
//~ note -248:29-29: this condition depends on it
//~ note -1:3-10: `fill` gives `x` a value here that may differ between invocations
//~ note -8:10-13: `mine` is a private variable: each invocation has its own
}

//# pointee_at_the_closing_brace: UNI-45
fn fill(p: ptr<function, u32>) {
  if params.x == 0u {
    *p = 0u;
    return;
  }
  *p = mine;
}
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  fill(&x);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -262:33-50: `workgroupBarrier` is called here
//~ note -262:29-29: this condition depends on it
//~ note -1:3-10: `fill` gives `x` a value here that may differ between invocations
//~ note -5:8-11: `mine` is a private variable: each invocation has its own
}

//# pointee_at_every_end: UNI-45
fn fill(p: ptr<function, u32>) {
  *p = mine;
  if params.x == 0u {
    *p = 0u;
    return;
  }
  *p = 1u;
}
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  fill(&x);
  barrier_if(x == 0u);
}

//# pointee_at_a_return_with_a_value: UNI-46
fn fill(p: ptr<function, u32>) -> u32 {
  *p = mine;
  return 0u;
}
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  barrier_if(fill(&x) == 0u);
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -288:33-50: `workgroupBarrier` is called here
//~ note -288:29-29: this condition depends on it
//~ note -1:14-21: `fill` gives `x` a value here that may differ between invocations
//~ note -6:8-11: `mine` is a private variable: each invocation has its own
}

//# value_of_a_return: UNI-46
fn fill(p: ptr<function, u32>) -> u32 {
  *p = 0u;
  return mine;
}
@compute @workgroup_size(64) fn main() {
  var x = 0u;
  let r = fill(&x);
  barrier_if(x == 0u);
  barrier_if(r == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -300:33-50: `workgroupBarrier` is called here
//~ note -300:29-29: this condition depends on it
//~ note -2:3-18: `r` gets its value here
//~ note -2:11-18: `fill` returns a value that may differ between invocations
//~ note -6:10-13: `mine` is a private variable: each invocation has its own
}

//# assignment_takes_value_and_place: UNI-47, UNI-71
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 64>();
  a[li] = 1u;
  barrier_if(a[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -307:33-50: `workgroupBarrier` is called here
//~ note -307:29-29: this condition depends on it
//~ note -1:3-12: `a` gets its value here
//~ note -1:5-6: `li` is local_invocation_index, which differs between invocations
}

//# assignment_takes_value_and_place_ok: UNI-47, UNI-71
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  var a = array<u32, 64>();
  a[wg.x % 64u] = 1u;
  barrier_if(a[0] == 0u);
}

//# let_and_phony: UNI-48
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  _ = li;
  let a = params.x;
  barrier_if(a == 0u);
  let b = li;
  barrier_if(b == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -323:33-50: `workgroupBarrier` is called here
//~ note -323:29-29: this condition depends on it
//~ note -1:3-12: `b` gets its value here
//~ note -1:11-12: `li` is local_invocation_index, which differs between invocations
}

//# barrier_in_a_phony_assignment: UNI-48
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { _ = barrier(); }
//~ error barrier-not-uniform 21-29: all invocations of the workgroup must reach this call of `barrier` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -326:3-20: `workgroupBarrier` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# call_statement: UNI-49
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(true);
  if li == 0u { barrier_if(true); }
//~ error barrier-not-uniform 17-32: all invocations of the workgroup must reach this call of `barrier_if` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -334:33-50: `workgroupBarrier` is called here
//~ note +0:6-13: only invocations for which this is true make the call
//~ note +0:6-7: `li` is local_invocation_index, which differs between invocations
}

//# literal_in_control_flow_of_some: UNI-50
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 1u;
  switch li {
    case 0u { x = 2u; }
    default { x = 2u; }
  }
  barrier_if(x == 2u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -344:33-50: `workgroupBarrier` is called here
//~ note -344:29-29: this condition depends on it
//~ note -2:15-20: some invocations give `x` a value here, and others do not
//~ note -4:10-11: this value decides which case each invocation takes
//~ note -4:10-11: `li` is local_invocation_index, which differs between invocations
}

//# literal_in_control_flow_of_all: UNI-50
@compute @workgroup_size(64) fn main() {
  var x = 1u;
  switch params.x {
    case 0u { x = 2u; }
    default { x = 3u; }
  }
  barrier_if(x == 2u);
}

//# right_side_of_and: UNI-51
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[0] = select(0u, 1u, li == 0u && barrier());
//~ error barrier-not-uniform 40-48: all invocations of the workgroup must reach this call of `barrier` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -357:3-20: `workgroupBarrier` is called here
//~ note +0:28-35: the right side of `&&` is evaluated only by invocations for which this is true
//~ note +0:28-29: `li` is local_invocation_index, which differs between invocations
}

//# right_side_of_or: UNI-51
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[0] = select(0u, 1u, li == 0u || barrier());
//~ error barrier-not-uniform 40-48: all invocations of the workgroup must reach this call of `barrier` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -362:3-20: `workgroupBarrier` is called here
//~ note +0:28-35: the right side of `||` is evaluated only by invocations for which this is false
//~ note +0:28-29: `li` is local_invocation_index, which differs between invocations
}

//# end_of_a_chain_of_ands: UNI-51
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[0] = select(0u, 1u, params.x == 0u && li == 0u && params.y == 0u && barrier());
//~ error barrier-not-uniform 76-84: all invocations of the workgroup must reach this call of `barrier` together, because it calls `workgroupBarrier`, but some can miss it
//~ note -367:3-20: `workgroupBarrier` is called here
//~ note +0:28-71: the right side of `&&` is evaluated only by invocations for which this is true
//~ note +0:46-47: `li` is local_invocation_index, which differs between invocations
}

//# right_side_of_all: UNI-51
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[0] = select(0u, 1u, params.x == 0u && barrier() && li == 0u);
  data[1] = select(0u, 1u, params.x == 0u || barrier() || li == 0u);
}

//# both_sides_are_evaluated_by_the_single_operators: UNI-51
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  data[0] = select(0u, 1u, (li == 0u) & barrier());
  data[1] = select(0u, 1u, (li == 0u) | barrier());
}

//# result_of_and_follows_its_left_side: UNI-51
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(li == 0u && params.x == 0u);
//~ error barrier-not-uniform 14-39: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -386:33-50: `workgroupBarrier` is called here
//~ note -386:29-29: this condition depends on it
//~ note +0:14-15: `li` is local_invocation_index, which differs between invocations
}

//# result_of_or_follows_its_right_side: UNI-51
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(params.x == 0u || li == 0u);
//~ error barrier-not-uniform 14-39: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -391:33-50: `workgroupBarrier` is called here
//~ note -391:29-29: this condition depends on it
//~ note +0:32-33: `li` is local_invocation_index, which differs between invocations
}

//# result_of_and_of_all: UNI-51
@compute @workgroup_size(64) fn main() {
  barrier_if((params.x == 0u && params.y == 0u) || params.z == 0u);
}

//# parenthesis: UNI-52
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(((li)) == 0u);
//~ error barrier-not-uniform 14-25: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -401:33-50: `workgroupBarrier` is called here
//~ note -401:29-29: this condition depends on it
//~ note +0:16-17: `li` is local_invocation_index, which differs between invocations
}

//# unary_operators: UNI-52
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(~li == 0u);
//~ error barrier-not-uniform 14-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -406:33-50: `workgroupBarrier` is called here
//~ note -406:29-29: this condition depends on it
//~ note +0:15-16: `li` is local_invocation_index, which differs between invocations
  barrier_if(!(li == 1u));
//~ error barrier-not-uniform 14-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -407:33-50: `workgroupBarrier` is called here
//~ note -407:29-29: this condition depends on it
//~ note +0:16-17: `li` is local_invocation_index, which differs between invocations
  barrier_if(-i32(li) == 0);
//~ error barrier-not-uniform 14-26: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -408:33-50: `workgroupBarrier` is called here
//~ note -408:29-29: this condition depends on it
//~ note +0:19-20: `li` is local_invocation_index, which differs between invocations
}

//# member_and_swizzle: UNI-52
struct S { v: vec4u }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_id) lid: vec3u) {
  barrier_if(lid.x == 0u);
//~ error barrier-not-uniform 14-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -414:33-50: `workgroupBarrier` is called here
//~ note -414:29-29: this condition depends on it
//~ note +0:14-16: `lid` is local_invocation_id, which differs between invocations
  let s = S(vec4u(lid, 0u));
  barrier_if(s.v.wz.x == 0u);
//~ error barrier-not-uniform 14-27: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -416:33-50: `workgroupBarrier` is called here
//~ note -416:29-29: this condition depends on it
//~ note -1:3-27: `s` gets its value here
//~ note -1:19-21: `lid` is local_invocation_id, which differs between invocations
}

//# the_same_of_uniform_values: UNI-52
struct S { v: vec4u }
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  barrier_if(!((~wg.x) == 0u));
  let s = S(vec4u(wg, 0u));
  barrier_if(s.v.wz.x == 0u);
}

//# binary_operators: UNI-53
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  barrier_if(params.x + li == 0u);
//~ error barrier-not-uniform 14-32: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -429:33-50: `workgroupBarrier` is called here
//~ note -429:29-29: this condition depends on it
//~ note +0:25-26: `li` is local_invocation_index, which differs between invocations
  barrier_if(li * params.x == 0u);
//~ error barrier-not-uniform 14-32: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -430:33-50: `workgroupBarrier` is called here
//~ note -430:29-29: this condition depends on it
//~ note +0:14-15: `li` is local_invocation_index, which differs between invocations
}

//# index_and_what_is_indexed: UNI-53
const table = array<u32, 4>(1u, 2u, 3u, 4u);
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(local_invocation_id) lid: vec3u) {
  barrier_if(table[li % 4u] == 1u);
//~ error barrier-not-uniform 14-33: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -436:33-50: `workgroupBarrier` is called here
//~ note -436:29-29: this condition depends on it
//~ note +0:20-21: `li` is local_invocation_index, which differs between invocations
  barrier_if(input[li] == 1u);
//~ error barrier-not-uniform 14-28: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -437:33-50: `workgroupBarrier` is called here
//~ note -437:29-29: this condition depends on it
//~ note +0:20-21: `li` is local_invocation_index, which differs between invocations
  barrier_if(lid[params.x % 3u] == 1u);
//~ error barrier-not-uniform 14-37: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -438:33-50: `workgroupBarrier` is called here
//~ note -438:29-29: this condition depends on it
//~ note +0:14-16: `lid` is local_invocation_id, which differs between invocations
}

//# binary_operators_and_indices_of_all: UNI-53
const table = array<u32, 4>(1u, 2u, 3u, 4u);
@compute @workgroup_size(64) fn main(@builtin(workgroup_id) wg: vec3u) {
  barrier_if(params.x + wg.x == 0u);
  barrier_if(table[wg.x % 4u] == 1u);
  barrier_if(input[wg.x] == 1u);
}

//# constants_overrides_lets_and_parameters: UNI-54
const c = 1u;
override o = 2u;
fn with_parameter(p: u32) { barrier_if(p == c + o); }
@compute @workgroup_size(64) fn main() {
  let l = c + o;
  barrier_if(l == 3u);
  with_parameter(l);
}

//# constant_in_control_flow_of_some: UNI-54
const c = 1u;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if li == 0u { x = c; }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -464:33-50: `workgroupBarrier` is called here
//~ note -464:29-29: this condition depends on it
//~ note -1:17-21: some invocations give `x` a value here, and others do not
//~ note -1:6-13: only invocations for which this is true assign `x`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# override_in_control_flow_of_some: UNI-54
override c = 1u;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if li == 0u { x = c; }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -472:33-50: `workgroupBarrier` is called here
//~ note -472:29-29: this condition depends on it
//~ note -1:17-21: some invocations give `x` a value here, and others do not
//~ note -1:6-13: only invocations for which this is true assign `x`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# let_in_control_flow_of_some: UNI-54
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  let c = params.x;
  var x = 0u;
  if li == 0u { x = c; }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -480:33-50: `workgroupBarrier` is called here
//~ note -480:29-29: this condition depends on it
//~ note -1:17-21: some invocations give `x` a value here, and others do not
//~ note -1:6-13: only invocations for which this is true assign `x`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
}

//# parameter_in_control_flow_of_some: UNI-54
fn f(c: u32, own: bool) {
  var x = 0u;
  if own { x = c; }
  barrier_if(x == 0u);
}
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  f(params.x, li == 0u);
//~ error barrier-not-uniform 15-22: `f` lets `own` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -490:33-50: `workgroupBarrier` is called here, in `barrier_if`
//~ note -4:6-8: this condition depends on it
//~ note +0:15-16: `li` is local_invocation_index, which differs between invocations
}
