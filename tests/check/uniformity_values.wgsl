//! check
// Ledger 3.5 and the beginning of 3.6: values of variables over statements, control flow of branches.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read> input: array<u32>;
@group(0) @binding(2) var<uniform> params: vec4u;
var<workgroup> count: u32;
var<workgroup> tile: array<u32, 64>;
var<private> mine: u32;
fn barrier_if(c: bool) { if c { workgroupBarrier(); } }

//# zero_value_is_of_the_control_flow: UNI-17, UNI-43
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x: u32;
  barrier_if(x == 0u);
}

//# zero_value_round_a_loop_of_some: UNI-17
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var last = true;
  for (var i = 0u; i < li; i++) {
    var x: bool;
    last = x;
  }
  barrier_if(last);
//~ error barrier-not-uniform 14-17: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -15:33-50: `workgroupBarrier` is called here
//~ note -15:29-29: this condition depends on it
//~ note -2:5-12: some invocations give `last` a value here, and others do not
//~ note -4:20-25: this condition decides how often each invocation goes round the loop
//~ note -4:24-25: `li` is local_invocation_index, which differs between invocations
}

//# initial_value: UNI-18
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -21:33-50: `workgroupBarrier` is called here
//~ note -21:29-29: this condition depends on it
//~ note -1:3-12: `x` gets its value here
//~ note -1:11-12: `li` is local_invocation_index, which differs between invocations
}

//# initial_value_ok: UNI-18
@compute @workgroup_size(64) fn main() {
  var x = params.x;
  barrier_if(x == 0u);
}

//# whole_assignments: UNI-19
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = li;
  a = 0u;
  barrier_if(a == 0u);
  var b = li;
  (b) = 0u;
  barrier_if(b == 0u);
  var c = li;
  *&c = 0u;
  barrier_if(c == 0u);
  var d = li;
  let p = &d;
  *p = 0u;
  barrier_if(d == 0u);
}

//# element_assignment: UNI-20
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var a = array<u32, 1>(li);
  a[0] = 0u;
  barrier_if(a[0] == 0u);
//~ error barrier-not-uniform 14-23: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -51:33-50: `workgroupBarrier` is called here
//~ note -51:29-29: this condition depends on it
//~ note -2:3-27: `a` gets its value here
//~ note -2:25-26: `li` is local_invocation_index, which differs between invocations
}

//# member_assignment: UNI-20
struct S { a: u32, b: u32 }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var s = S(0u, li);
  s.b = 0u;
  barrier_if(s.a == 0u);
//~ error barrier-not-uniform 14-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -59:33-50: `workgroupBarrier` is called here
//~ note -59:29-29: this condition depends on it
//~ note -2:3-19: `s` gets its value here
//~ note -2:17-18: `li` is local_invocation_index, which differs between invocations
}

//# component_assignment_through_a_pointer: UNI-20
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var v = vec2u();
  let p = &v;
  p.x = li;
  barrier_if(v.y == 0u);
//~ error barrier-not-uniform 14-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -67:33-50: `workgroupBarrier` is called here
//~ note -67:29-29: this condition depends on it
//~ note -1:3-10: `v` gets its value here
//~ note -1:9-10: `li` is local_invocation_index, which differs between invocations
}

//# parts_of_a_uniform_whole: UNI-20
struct S { a: u32, b: u32 }
@compute @workgroup_size(64) fn main() {
  var s = S(0u, params.x);
  s.b = params.y;
  barrier_if(s.a == 0u);
}

//# compound_assignment_keeps_the_old_value: UNI-21
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  x *= 0u;
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -82:33-50: `workgroupBarrier` is called here
//~ note -82:29-29: this condition depends on it
//~ note -2:3-12: `x` gets its value here
//~ note -2:11-12: `li` is local_invocation_index, which differs between invocations
}

//# increment_keeps_the_old_value: UNI-21
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  x++;
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -89:33-50: `workgroupBarrier` is called here
//~ note -89:29-29: this condition depends on it
//~ note -2:3-12: `x` gets its value here
//~ note -2:11-12: `li` is local_invocation_index, which differs between invocations
}

//# decrement_keeps_the_old_value: UNI-21
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  x--;
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -96:33-50: `workgroupBarrier` is called here
//~ note -96:29-29: this condition depends on it
//~ note -2:3-12: `x` gets its value here
//~ note -2:11-12: `li` is local_invocation_index, which differs between invocations
}

//# compound_assignment_ok: UNI-21
@compute @workgroup_size(64) fn main() {
  var x = params.x;
  x *= 2u;
  x++;
  x--;
  barrier_if(x == 0u);
}

//# compound_assignment_brings_in_its_operand: UNI-21
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  x += li;
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -112:33-50: `workgroupBarrier` is called here
//~ note -112:29-29: this condition depends on it
//~ note -1:3-9: `x` gets its value here
//~ note -1:8-9: `li` is local_invocation_index, which differs between invocations
}

//# statements_in_sequence: UNI-22
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  barrier_if(x == 0u);
  x = li;
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -120:33-50: `workgroupBarrier` is called here
//~ note -120:29-29: this condition depends on it
//~ note -1:3-8: `x` gets its value here
//~ note -1:7-8: `li` is local_invocation_index, which differs between invocations
  x = 0u;
  barrier_if(x == 0u);
}

//# branch_that_goes_on_counts: UNI-23
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if params.x == 0u { x = li; } else { x = 1u; }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -129:33-50: `workgroupBarrier` is called here
//~ note -129:29-29: this condition depends on it
//~ note -1:23-28: `x` gets its value here
//~ note -1:27-28: `li` is local_invocation_index, which differs between invocations
}

//# branch_that_returns_does_not_count: UNI-23
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if params.x == 0u {
    x = li;
    data[x] = 1u;
    return;
  } else {
    x = 1u;
  }
  barrier_if(x == 0u);
}

//# else_that_returns_does_not_count: UNI-23
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  if params.x == 0u {
    x = 1u;
  } else {
    x = li;
    data[x] = 1u;
    return;
  }
  barrier_if(x == 0u);
}

//# value_before_a_branch_without_else: UNI-23
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  if params.x == 0u { x = 0u; }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -162:33-50: `workgroupBarrier` is called here
//~ note -162:29-29: this condition depends on it
//~ note -2:3-12: `x` gets its value here
//~ note -2:11-12: `li` is local_invocation_index, which differs between invocations
}

//# value_comes_round_the_loop: UNI-24
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  for (var i = 0u; i < 4u; i++) {
    barrier_if(x == 0u);
//~ error barrier-not-uniform 16-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -169:33-50: `workgroupBarrier` is called here
//~ note -169:29-29: this condition depends on it
//~ note +1:5-10: `x` gets its value here
//~ note +1:9-10: `li` is local_invocation_index, which differs between invocations
    x = li;
  }
}

//# value_comes_round_by_the_continuing_block: UNI-24
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  var i = 0u;
  loop {
    barrier_if(x == 0u);
//~ error barrier-not-uniform 16-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -179:33-50: `workgroupBarrier` is called here
//~ note -179:29-29: this condition depends on it
//~ note +2:7-12: `x` gets its value here
//~ note +2:11-12: `li` is local_invocation_index, which differs between invocations
    continuing {
      x = li;
      i++;
      break if i == 4u;
    }
  }
}

//# value_does_not_come_round_where_the_body_always_breaks: UNI-24
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  loop {
    barrier_if(x == 0u);
    x = li;
    break;
  }
}

//# value_is_reset_before_it_comes_round: UNI-24
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  for (var i = 0u; i < 4u; i++) {
    barrier_if(x == 0u);
    x = li;
    data[x] = 1u;
    x = i;
  }
}

//# value_before_the_loop: UNI-24
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  for (var i = 0u; i < 4u; i++) {
    barrier_if(x == 0u);
//~ error barrier-not-uniform 16-22: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -213:33-50: `workgroupBarrier` is called here
//~ note -213:29-29: this condition depends on it
//~ note -2:3-12: `x` gets its value here
//~ note -2:11-12: `li` is local_invocation_index, which differs between invocations
    x = i;
  }
}

//# continue_brings_its_value_to_the_continuing_block: UNI-25
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  var i = 0u;
  loop {
    if i == params.x {
      x = li;
      continue;
    }
    x = 0u;
    continuing {
      barrier_if(x == 0u);
//~ error barrier-not-uniform 18-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -229:33-50: `workgroupBarrier` is called here
//~ note -229:29-29: this condition depends on it
//~ note -5:7-12: `x` gets its value here
//~ note -5:11-12: `li` is local_invocation_index, which differs between invocations
      i++;
      break if i == 4u;
    }
  }
}

//# end_of_the_body_brings_its_value_to_the_continuing_block: UNI-25
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  var i = 0u;
  loop {
    x = li;
    continuing {
      barrier_if(x == 0u);
//~ error barrier-not-uniform 18-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -243:33-50: `workgroupBarrier` is called here
//~ note -243:29-29: this condition depends on it
//~ note -2:5-10: `x` gets its value here
//~ note -2:9-10: `li` is local_invocation_index, which differs between invocations
      i++;
      break if i == 4u;
    }
  }
}

//# both_ways_to_the_continuing_block_bring_uniform_values: UNI-25
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  var i = 0u;
  loop {
    if i == params.x {
      x = 1u;
      continue;
    }
    x = 0u;
    continuing {
      barrier_if(x == 0u);
      i++;
      break if i == 4u;
    }
  }
}

//# break_brings_its_value_out_of_the_loop: UNI-26
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  for (var i = 0u; i < 4u; i++) {
    if i == params.x {
      x = li;
      break;
    }
  }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -277:33-50: `workgroupBarrier` is called here
//~ note -277:29-29: this condition depends on it
//~ note -4:7-12: `x` gets its value here
//~ note -4:11-12: `li` is local_invocation_index, which differs between invocations
}

//# break_if_brings_its_value_out_of_the_loop: UNI-26
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  var i = 0u;
  loop {
    continuing {
      i++;
      x = li;
      break if i == 4u;
    }
  }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -291:33-50: `workgroupBarrier` is called here
//~ note -291:29-29: this condition depends on it
//~ note -4:7-12: `x` gets its value here
//~ note -4:11-12: `li` is local_invocation_index, which differs between invocations
}

//# condition_of_for_brings_the_value_of_the_last_iteration_out: UNI-26
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  for (var i = 0u; i < params.x; i++) { x = li; }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -298:33-50: `workgroupBarrier` is called here
//~ note -298:29-29: this condition depends on it
//~ note -1:41-46: `x` gets its value here
//~ note -1:45-46: `li` is local_invocation_index, which differs between invocations
}

//# loop_that_some_leave_earlier_makes_its_counter_non_uniform: UNI-26
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var i = 0u;
  loop {
    if i >= li { break; }
    i++;
  }
  barrier_if(i == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -308:33-50: `workgroupBarrier` is called here
//~ note -308:29-29: this condition depends on it
//~ note -3:18-22: some invocations break out here
//~ note -3:8-14: because this condition is not the same in all invocations
//~ note -3:13-14: `li` is local_invocation_index, which differs between invocations
}

//# only_uniform_values_leave_the_loop: UNI-26
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  for (var i = 0u; ; i++) {
    if i == params.x {
      x = i;
      break;
    }
    if i == 9u {
      x = 0u;
      break;
    }
    x = li;
  }
  barrier_if(x == 0u);
}

//# clause_starts_with_the_value_before_the_switch: UNI-27
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  switch params.x {
    case 0u { x = 0u; }
    default {
      barrier_if(x == 0u);
//~ error barrier-not-uniform 18-24: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -334:33-50: `workgroupBarrier` is called here
//~ note -334:29-29: this condition depends on it
//~ note -4:3-12: `x` gets its value here
//~ note -4:11-12: `li` is local_invocation_index, which differs between invocations
    }
  }
}

//# clause_does_not_start_with_the_value_of_the_one_before: UNI-27
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  switch params.x {
    case 0u { x = li; }
    default { barrier_if(x == 0u); }
  }
}

//# clause_brings_its_value_out_of_the_switch: UNI-28
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  switch params.x {
    case 0u { x = li; }
    default {}
  }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -355:33-50: `workgroupBarrier` is called here
//~ note -355:29-29: this condition depends on it
//~ note -3:15-20: `x` gets its value here
//~ note -3:19-20: `li` is local_invocation_index, which differs between invocations
}

//# break_brings_its_value_out_of_the_switch: UNI-28
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  switch params.x {
    default {
      if params.y == 0u {
        x = li;
        break;
      }
      x = 0u;
    }
  }
  barrier_if(x == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -370:33-50: `workgroupBarrier` is called here
//~ note -370:29-29: this condition depends on it
//~ note -6:9-14: `x` gets its value here
//~ note -6:13-14: `li` is local_invocation_index, which differs between invocations
}

//# clause_that_returns_brings_nothing_out_of_the_switch: UNI-28
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = li;
  switch params.x {
    case 0u {
      x = li;
      return;
    }
    case 1u { x = 1u; }
    default { x = 2u; }
  }
  barrier_if(x == 0u);
}

//# other_statements_leave_values_alone: UNI-29
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  _ = li;
  const_assert true;
  data[li] = li;
  ;
  barrier_if(x == 0u);
}

//# call_changes_what_it_gets_a_pointer_to: UNI-30
fn fill(p: ptr<function, u32>, value: u32) { *p = value; }
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  var x = 0u;
  var y = 0u;
  fill(&y, li);
  barrier_if(x == 0u);
  barrier_if(y == 0u);
//~ error barrier-not-uniform 14-20: `barrier_if` lets `c` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup
//~ note -404:33-50: `workgroupBarrier` is called here
//~ note -404:29-29: this condition depends on it
//~ note -2:3-14: this call gives `y` its value
//~ note -2:12-13: `li` is local_invocation_index, which differs between invocations
}

//# blocks_and_empty_statements: UNI-31
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  {
    ;
    { workgroupBarrier(); }
  }
  ;
  if li == 0u {
    {
      workgroupBarrier();
//~ error barrier-not-uniform 7-24: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -2:6-13: only invocations for which this is true reach `workgroupBarrier`
//~ note -2:6-7: `li` is local_invocation_index, which differs between invocations
    }
  }
}

//# return_in_a_block_reaches_what_follows_it: UNI-32
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  {
    if li == 0u { return; }
    data[li] = 1u;
  }
  data[0] = 1u;
  workgroupBarrier();
//~ error barrier-not-uniform 3-20: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -4:19-24: some invocations return here
//~ note -4:8-15: because this condition is not the same in all invocations
//~ note -4:8-9: `li` is local_invocation_index, which differs between invocations
}

//# return_in_a_block_reaches_what_follows_it_ok: UNI-32
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  {
    if params.x == 0u { return; }
    data[li] = 1u;
  }
  data[0] = 1u;
  workgroupBarrier();
}

//# nothing_after_break_and_continue: UNI-33
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i < li; i++) {
    continue;
    workgroupBarrier();
  }
  loop {
    break;
    barrier_if(li == 0u);
  }
}

//# control_flow_comes_together_after_branches: UNI-34
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    if li + params.x == 5u { data[li] = 1u; }
  } else if li == 1u {
    data[li] = 2u;
  }
  workgroupBarrier();
}

//# both_branches_start_at_the_condition: UNI-34
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {} else {
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:6-13: only invocations for which this is false reach `workgroupBarrier`
//~ note -1:6-7: `li` is local_invocation_index, which differs between invocations
  }
}

//# control_flow_does_not_come_together_after_a_break: UNI-35
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32) {
  for (var i = 0u; i < 4u; i++) {
    if li == i { break; } else { data[li] = 1u; }
    workgroupBarrier();
//~ error barrier-not-uniform 5-22: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it
//~ note -1:18-22: some invocations break out here
//~ note -1:8-14: because this condition is not the same in all invocations
//~ note -1:8-9: `li` is local_invocation_index, which differs between invocations
  }
}

//# a_break_of_all: UNI-35
@compute @workgroup_size(64) fn main() {
  for (var i = 0u; i < 4u; i++) {
    if params.x == i { break; }
    workgroupBarrier();
  }
}
