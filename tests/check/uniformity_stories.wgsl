//! render

//# guard_with_early_return: UNI-95
@group(0) @binding(0) var<storage, read_write> values: array<f32>;
var<workgroup> partial: array<f32, 256>;
@compute @workgroup_size(256)
fn reduce(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  if (gid.x >= arrayLength(&values)) { return; }
  partial[li] = values[gid.x];
  workgroupBarrier();
  for (var s = 128u; s > 0u; s >>= 1u) {
    if (li < s) { partial[li] += partial[li + s]; }
    workgroupBarrier();
  }
  if (li == 0u) { values[gid.x / 256u] = partial[0]; }
}
//= uniformity_stories.wgsl:7:3: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   7 |   workgroupBarrier();
//=     |   ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:40: note: some invocations return here
//=   5 |   if (gid.x >= arrayLength(&values)) { return; }
//=     |                                        ^^^^^^
//= uniformity_stories.wgsl:5:6: note: because this condition is not the same in all invocations
//=   5 |   if (gid.x >= arrayLength(&values)) { return; }
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: `gid` is global_invocation_id, which differs between invocations
//=   5 |   if (gid.x >= arrayLength(&values)) { return; }
//=     |       ^^^
//=   hint: do not return early: guard the memory accesses, load a neutral element where there is no data, and let all invocations reach `workgroupBarrier`

//# barrier_in_a_branch: UNI-95
@group(0) @binding(0) var<storage, read> values: array<f32>;
var<workgroup> tile: array<f32, 64>;
@compute @workgroup_size(64)
fn load(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  if (values[gid.x] > 0.0) {
    tile[li] = values[gid.x];
    workgroupBarrier();
  }
}
//= uniformity_stories.wgsl:7:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   7 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   5 |   if (values[gid.x] > 0.0) {
//=     |      ^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:14: note: `gid` is global_invocation_id, which differs between invocations
//=   5 |   if (values[gid.x] > 0.0) {
//=     |              ^^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# barrier_in_an_else_branch: UNI-95
var<workgroup> tile: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_id) lid: vec3u) {
  let leader = lid.x == 0u;
  if (leader) {
    tile[0] = 1u;
  } else {
    workgroupBarrier();
    tile[lid.x] = tile[0];
  }
}
//= uniformity_stories.wgsl:8:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is false reach `workgroupBarrier`
//=   5 |   if (leader) {
//=     |      ^^^^^^^^
//= uniformity_stories.wgsl:4:3: note: `leader` gets its value here
//=   4 |   let leader = lid.x == 0u;
//=     |   ^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:16: note: `lid` is local_invocation_id, which differs between invocations
//=   4 |   let leader = lid.x == 0u;
//=     |                ^^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# loop_bound_of_ones_own: UNI-95
@group(0) @binding(0) var<storage, read> neighbours: array<u32>;
var<workgroup> sum: array<u32, 64>;
@compute @workgroup_size(64)
fn gather(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  let count = neighbours[gid.x];
  for (var k = 0u; k < count; k++) {
    sum[li] += k;
    workgroupBarrier();
  }
}
//= uniformity_stories.wgsl:8:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:20: note: this condition decides how often each invocation goes round the loop
//=   6 |   for (var k = 0u; k < count; k++) {
//=     |                    ^^^^^^^^^
//= uniformity_stories.wgsl:5:3: note: `count` gets its value here
//=   5 |   let count = neighbours[gid.x];
//=     |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:26: note: `gid` is global_invocation_id, which differs between invocations
//=   5 |   let count = neighbours[gid.x];
//=     |                          ^^^
//=   hint: let all invocations go round the loop equally often, by a limit that is the same for all, and guard the work inside with an `if`, not `workgroupBarrier`

//# loop_bound_from_workgroup_memory: UNI-95
var<workgroup> steps: u32;
@compute @workgroup_size(64)
fn walk(@builtin(local_invocation_index) li: u32) {
  if (li == 0u) { steps = 7u; }
  workgroupBarrier();
  for (var k = 0u; k < steps; k++) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:6:38: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   6 |   for (var k = 0u; k < steps; k++) { workgroupBarrier(); }
//=     |                                      ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:20: note: this condition decides how often each invocation goes round the loop
//=   6 |   for (var k = 0u; k < steps; k++) { workgroupBarrier(); }
//=     |                    ^^^^^^^^^
//= uniformity_stories.wgsl:6:24: note: this reads `steps` in workgroup memory, which invocations may write meanwhile, so each may get another value
//=   6 |   for (var k = 0u; k < steps; k++) { workgroupBarrier(); }
//=     |                        ^^^^^
//=   hint: `workgroupUniformLoad(&steps)` waits for the workgroup and gives all invocations the same value

//# loop_bound_from_an_array_in_workgroup_memory: UNI-95
var<workgroup> ends: array<u32, 4>;
@compute @workgroup_size(64)
fn walk(@builtin(local_invocation_index) li: u32) {
  if (li < 4u) { ends[li] = 7u; }
  workgroupBarrier();
  for (var k = 0u; k < ends[3]; k++) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:6:40: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   6 |   for (var k = 0u; k < ends[3]; k++) { workgroupBarrier(); }
//=     |                                        ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:20: note: this condition decides how often each invocation goes round the loop
//=   6 |   for (var k = 0u; k < ends[3]; k++) { workgroupBarrier(); }
//=     |                    ^^^^^^^^^^^
//= uniformity_stories.wgsl:6:24: note: this reads `ends` in workgroup memory, which invocations may write meanwhile, so each may get another value
//=   6 |   for (var k = 0u; k < ends[3]; k++) { workgroupBarrier(); }
//=     |                        ^^^^
//=   hint: `workgroupUniformLoad`, given a pointer to what is read here, waits for the workgroup and gives all invocations the same value

//# loop_bound_from_storage_that_is_only_read: UNI-95
struct Params { rounds: u32, scale: f32 }
@group(0) @binding(0) var<storage, read_write> params: Params;
@group(0) @binding(1) var<storage, read_write> values: array<f32, 64>;
@compute @workgroup_size(64)
fn iterate(@builtin(local_invocation_index) li: u32) {
  for (var k = 0u; k < params.rounds; k++) {
    let left = values[(li + 63u) % 64u];
    storageBarrier();
    values[li] = left * params.scale;
    storageBarrier();
  }
}
//= uniformity_stories.wgsl:8:5: error: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |     storageBarrier();
//=     |     ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:20: note: this condition decides how often each invocation goes round the loop
//=   6 |   for (var k = 0u; k < params.rounds; k++) {
//=     |                    ^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:24: note: this reads `params` in storage memory, which invocations may write meanwhile, so each may get another value
//=   6 |   for (var k = 0u; k < params.rounds; k++) {
//=     |                        ^^^^^^
//=   hint: the shader never writes `params`: declare it `var<storage, read>`

//# loop_until_storage_says_done: UNI-95
struct State { changed: u32 }
@group(0) @binding(0) var<storage, read_write> state: State;
@compute @workgroup_size(64)
fn relax(@builtin(local_invocation_index) li: u32) {
  loop {
    if (li == 0u) { state.changed = 0u; }
    storageBarrier();
    if (state.changed == 0u) { break; }
  }
}
//= uniformity_stories.wgsl:7:5: error: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it [barrier-not-uniform]
//=   7 |     storageBarrier();
//=     |     ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:8:32: note: some invocations break out here
//=   8 |     if (state.changed == 0u) { break; }
//=     |                                ^^^^^
//= uniformity_stories.wgsl:8:8: note: because this condition is not the same in all invocations
//=   8 |     if (state.changed == 0u) { break; }
//=     |        ^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:8:9: note: this reads `state` in storage memory, which invocations may write meanwhile, so each may get another value
//=   8 |     if (state.changed == 0u) { break; }
//=     |         ^^^^^
//=   hint: let one invocation copy `state` to a workgroup variable, and read that with `workgroupUniformLoad`

//# break_when_ones_own_work_is_done: UNI-95
@group(0) @binding(0) var<storage, read> next: array<u32>;
@compute @workgroup_size(64)
fn follow(@builtin(global_invocation_id) gid: vec3u) {
  var at = gid.x;
  loop {
    at = next[at];
    if (at == 0u) { break; }
    workgroupBarrier();
  }
}
//= uniformity_stories.wgsl:8:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:7:21: note: some invocations break out here
//=   7 |     if (at == 0u) { break; }
//=     |                     ^^^^^
//= uniformity_stories.wgsl:7:8: note: because this condition is not the same in all invocations
//=   7 |     if (at == 0u) { break; }
//=     |        ^^^^^^^^^^
//= uniformity_stories.wgsl:4:3: note: `at` gets its value here
//=   4 |   var at = gid.x;
//=     |   ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:12: note: `gid` is global_invocation_id, which differs between invocations
//=   4 |   var at = gid.x;
//=     |            ^^^
//=   hint: let all invocations leave the loop in the same iteration: guard the work with an `if` in place of `break`, or agree on a flag in a workgroup variable, read with `workgroupUniformLoad`

//# continue_past_the_barrier: UNI-95
@group(0) @binding(0) var<storage, read> keep: array<u32>;
var<workgroup> tile: array<u32, 64>;
@compute @workgroup_size(64)
fn compact(@builtin(local_invocation_index) li: u32) {
  for (var row = 0u; row < 16u; row++) {
    if (keep[row * 64u + li] == 0u) { continue; }
    tile[li] = row;
    workgroupBarrier();
  }
}
//= uniformity_stories.wgsl:8:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:39: note: some invocations go on to the next iteration here
//=   6 |     if (keep[row * 64u + li] == 0u) { continue; }
//=     |                                       ^^^^^^^^
//= uniformity_stories.wgsl:6:8: note: because this condition is not the same in all invocations
//=   6 |     if (keep[row * 64u + li] == 0u) { continue; }
//=     |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:26: note: `li` is local_invocation_index, which differs between invocations
//=   6 |     if (keep[row * 64u + li] == 0u) { continue; }
//=     |                          ^^
//=   hint: put what `continue` skips into an `if`, and leave `workgroupBarrier` outside of it

//# break_if_in_continuing: UNI-95
var<workgroup> tile: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  var i = li;
  loop {
    tile[li] += i;
    workgroupBarrier();
    continuing {
      i += 64u;
      break if i >= 1000u;
    }
  }
}
//= uniformity_stories.wgsl:7:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   7 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:10:16: note: this condition decides when each invocation leaves the loop
//=   10 |       break if i >= 1000u;
//=      |                ^^^^^^^^^^
//= uniformity_stories.wgsl:4:3: note: `i` gets its value here
//=   4 |   var i = li;
//=     |   ^^^^^^^^^^
//= uniformity_stories.wgsl:4:11: note: `li` is local_invocation_index, which differs between invocations
//=   4 |   var i = li;
//=     |           ^^
//=   hint: let all invocations go round the loop equally often, by a limit that is the same for all, and guard the work inside with an `if`, not `workgroupBarrier`

//# barrier_in_a_switch: UNI-95
var<workgroup> phase: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  switch (li % 4u) {
    case 0u: { workgroupBarrier(); }
    default: { phase = 1u; }
  }
}
//= uniformity_stories.wgsl:5:16: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   5 |     case 0u: { workgroupBarrier(); }
//=     |                ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:10: note: this value decides which case each invocation takes
//=   4 |   switch (li % 4u) {
//=     |          ^^^^^^^^^
//= uniformity_stories.wgsl:4:11: note: `li` is local_invocation_index, which differs between invocations
//=   4 |   switch (li % 4u) {
//=     |           ^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the switch, so that all invocations reach it

//# barrier_in_a_helper: UNI-95
var<workgroup> tile: array<f32, 64>;
fn publish(i: u32, v: f32) {
  tile[i] = v;
  workgroupBarrier();
}
fn stage(i: u32) { publish(i, f32(i)); }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li % 2u == 0u) { stage(li); }
}
//= uniformity_stories.wgsl:9:24: error: all invocations of the workgroup must reach this call of `stage` together, because it leads to `workgroupBarrier`, but some can miss it [barrier-not-uniform]
//=   9 |   if (li % 2u == 0u) { stage(li); }
//=     |                        ^^^^^^^^^
//= uniformity_stories.wgsl:4:3: note: `workgroupBarrier` is called here, in `publish`
//=   4 |   workgroupBarrier();
//=     |   ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:9:6: note: only invocations for which this is true make the call
//=   9 |   if (li % 2u == 0u) { stage(li); }
//=     |      ^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:9:7: note: `li` is local_invocation_index, which differs between invocations
//=   9 |   if (li % 2u == 0u) { stage(li); }
//=     |       ^^
//=   hint: guard the memory accesses, not the call of `stage`: move it out of the branch, so that all invocations reach it

//# argument_decides_in_a_helper: UNI-95
var<workgroup> tile: array<f32, 64>;
fn exchange(i: u32, busy: bool) {
  if (busy) {
    tile[i] = 1.0;
    workgroupBarrier();
  }
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  exchange(li, li < 32u);
}
//= uniformity_stories.wgsl:10:16: error: `exchange` lets `busy` decide whether `workgroupBarrier` is reached, so this argument must be the same in all invocations of the workgroup [barrier-not-uniform]
//=   10 |   exchange(li, li < 32u);
//=      |                ^^^^^^^^
//= uniformity_stories.wgsl:5:5: note: `workgroupBarrier` is called here
//=   5 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:3:6: note: this condition depends on it
//=   3 |   if (busy) {
//=     |      ^^^^^^
//= uniformity_stories.wgsl:10:16: note: `li` is local_invocation_index, which differs between invocations
//=   10 |   exchange(li, li < 32u);
//=      |                ^^
//=   hint: pass a value that is the same in all invocations, such as one made from workgroup_id or a uniform buffer

//# pointee_decides_in_a_helper: UNI-95
fn wait_if(flag: ptr<function, bool>) {
  if (*flag) { workgroupBarrier(); }
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  var flag = li == 0u;
  wait_if(&flag);
}
//= uniformity_stories.wgsl:7:11: error: `wait_if` lets `flag` decide whether `workgroupBarrier` is reached, so what this argument points to must be the same in all invocations of the workgroup [barrier-not-uniform]
//=   7 |   wait_if(&flag);
//=     |           ^^^^^
//= uniformity_stories.wgsl:2:16: note: `workgroupBarrier` is called here
//=   2 |   if (*flag) { workgroupBarrier(); }
//=     |                ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:2:6: note: this condition depends on it
//=   2 |   if (*flag) { workgroupBarrier(); }
//=     |      ^^^^^^^
//= uniformity_stories.wgsl:6:3: note: `flag` gets its value here
//=   6 |   var flag = li == 0u;
//=     |   ^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:14: note: `li` is local_invocation_index, which differs between invocations
//=   6 |   var flag = li == 0u;
//=     |              ^^
//=   hint: pass a value that is the same in all invocations, such as one made from workgroup_id or a uniform buffer

//# local_index_through_a_pointer_parameter: UNI-95
fn locate(row: ptr<function, u32>, index: u32) { *row = index / 8u; }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  var row = 0u;
  locate(&row, li);
  if (row == 0u) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:6:20: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   6 |   if (row == 0u) { workgroupBarrier(); }
//=     |                    ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   6 |   if (row == 0u) { workgroupBarrier(); }
//=     |      ^^^^^^^^^^^
//= uniformity_stories.wgsl:5:3: note: this call gives `row` its value
//=   5 |   locate(&row, li);
//=     |   ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:16: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   locate(&row, li);
//=     |                ^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# pointer_parameter_filled_from_a_private_variable: UNI-95
var<private> state: u32;
fn next(out_value: ptr<function, u32>) {
  state = state * 747796405u + 1u;
  *out_value = state;
}
@compute @workgroup_size(64)
fn main() {
  var r = 0u;
  next(&r);
  if (r > 9u) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:10:17: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   10 |   if (r > 9u) { workgroupBarrier(); }
//=      |                 ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:10:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   10 |   if (r > 9u) { workgroupBarrier(); }
//=      |      ^^^^^^^^
//= uniformity_stories.wgsl:9:3: note: `next` gives `r` a value here that may differ between invocations
//=   9 |   next(&r);
//=     |   ^^^^^^^^
//= uniformity_stories.wgsl:4:16: note: `state` is a private variable: each invocation has its own
//=   4 |   *out_value = state;
//=     |                ^^^^^
//=   hint: use a `let` or `var` inside the function in place of the private variable `state`, and pass it on as an argument

//# function_returns_a_private_variable: UNI-95
var<private> thread: u32;
fn current() -> u32 { return thread; }
fn is_leader() -> bool { return current() == 0u; }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  thread = li;
  if (is_leader()) { storageBarrier(); }
}
//= uniformity_stories.wgsl:7:22: error: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it [barrier-not-uniform]
//=   7 |   if (is_leader()) { storageBarrier(); }
//=     |                      ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:7:6: note: only invocations for which this is true reach `storageBarrier`
//=   7 |   if (is_leader()) { storageBarrier(); }
//=     |      ^^^^^^^^^^^^^
//= uniformity_stories.wgsl:7:7: note: `is_leader` returns a value that may differ between invocations
//=   7 |   if (is_leader()) { storageBarrier(); }
//=     |       ^^^^^^^^^^^
//= uniformity_stories.wgsl:2:30: note: `thread` is a private variable: each invocation has its own
//=   2 | fn current() -> u32 { return thread; }
//=     |                              ^^^^^^
//=   hint: use a `let` or `var` inside the function in place of the private variable `thread`, and pass it on as an argument

//# private_variable: UNI-95
var<private> width: u32;
@compute @workgroup_size(64)
fn main() {
  width = 8u;
  for (var i = 0u; i < width; i++) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:5:38: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   5 |   for (var i = 0u; i < width; i++) { workgroupBarrier(); }
//=     |                                      ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:20: note: this condition decides how often each invocation goes round the loop
//=   5 |   for (var i = 0u; i < width; i++) { workgroupBarrier(); }
//=     |                    ^^^^^^^^^
//= uniformity_stories.wgsl:5:24: note: `width` is a private variable: each invocation has its own
//=   5 |   for (var i = 0u; i < width; i++) { workgroupBarrier(); }
//=     |                        ^^^^^
//=   hint: use a `let` or `var` inside the function in place of the private variable `width`, and pass it on as an argument

//# flag_set_by_some: UNI-95
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  var found = false;
  if (li == 13u) { found = true; }
  if (found) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:5:16: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   5 |   if (found) { workgroupBarrier(); }
//=     |                ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   5 |   if (found) { workgroupBarrier(); }
//=     |      ^^^^^^^
//= uniformity_stories.wgsl:4:20: note: some invocations give `found` a value here, and others do not
//=   4 |   if (li == 13u) { found = true; }
//=     |                    ^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:6: note: only invocations for which this is true assign `found`
//=   4 |   if (li == 13u) { found = true; }
//=     |      ^^^^^^^^^^^
//= uniformity_stories.wgsl:4:7: note: `li` is local_invocation_index, which differs between invocations
//=   4 |   if (li == 13u) { found = true; }
//=     |       ^^
//=   hint: each invocation has a `found` of its own: for a value of the whole workgroup take a workgroup variable, read with `workgroupUniformLoad`

//# call_by_some_sets_the_flag: UNI-95
fn raise(flag: ptr<function, bool>) { *flag = true; }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  var found = false;
  if (li == 13u) { raise(&found); }
  if (found) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:6:16: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   6 |   if (found) { workgroupBarrier(); }
//=     |                ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   6 |   if (found) { workgroupBarrier(); }
//=     |      ^^^^^^^
//= uniformity_stories.wgsl:5:20: note: some invocations make this call, which gives `found` a value, and others do not
//=   5 |   if (li == 13u) { raise(&found); }
//=     |                    ^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is true assign `found`
//=   5 |   if (li == 13u) { raise(&found); }
//=     |      ^^^^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   if (li == 13u) { raise(&found); }
//=     |       ^^
//=   hint: each invocation has a `found` of its own: for a value of the whole workgroup take a workgroup variable, read with `workgroupUniformLoad`

//# parts_assigned: UNI-95
struct Range { first: u32, last: u32 }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u) {
  var r: Range;
  r.first = li;
  r.first = wg.x;
  r.last = wg.x + 4u;
  for (var i = r.first; i < r.last; i++) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:8:44: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |   for (var i = r.first; i < r.last; i++) { workgroupBarrier(); }
//=     |                                            ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:8:25: note: this condition decides how often each invocation goes round the loop
//=   8 |   for (var i = r.first; i < r.last; i++) { workgroupBarrier(); }
//=     |                         ^^^^^^^^^^
//= uniformity_stories.wgsl:5:3: note: `r` gets its value here
//=   5 |   r.first = li;
//=     |   ^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:13: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   r.first = li;
//=     |             ^^
//=   hint: parts of `r` are not told apart: a value that differs in one makes all of it differ, until the whole of `r` is assigned

//# structure_of_built_in_values: UNI-95
struct Input {
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_id) local: vec3u,
}
@compute @workgroup_size(64)
fn main(input: Input) {
  if (input.group.x > 0u) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:7:29: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   7 |   if (input.group.x > 0u) { workgroupBarrier(); }
//=     |                             ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:7:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   7 |   if (input.group.x > 0u) { workgroupBarrier(); }
//=     |      ^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:7:7: note: `input` holds local_invocation_id, which differs between invocations; members of a parameter are not told apart
//=   7 |   if (input.group.x > 0u) { workgroupBarrier(); }
//=     |       ^^^^^
//=   hint: take the built-in value that you need as a parameter of its own, not in a structure with others

//# workgroup_index: UNI-95
@compute @workgroup_size(64)
fn main(@builtin(workgroup_index) group: u32) {
  if (group > 0u) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:3:21: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   3 |   if (group > 0u) { workgroupBarrier(); }
//=     |                     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:3:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   3 |   if (group > 0u) { workgroupBarrier(); }
//=     |      ^^^^^^^^^^^^
//= uniformity_stories.wgsl:3:7: note: `group` is workgroup_index, which the language does not count as the same in all invocations
//=   3 |   if (group > 0u) { workgroupBarrier(); }
//=     |       ^^^^^
//=   hint: compute it from workgroup_id and num_workgroups, which are the same in all invocations

//# short_circuit: UNI-95
var<workgroup> votes: u32;
fn agree() -> bool { return workgroupUniformLoad(&votes) > 3u; }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li < 32u && agree()) { votes = 0u; }
}
//= uniformity_stories.wgsl:5:19: error: all invocations of the workgroup must reach this call of `agree` together, because it calls `workgroupUniformLoad`, but some can miss it [barrier-not-uniform]
//=   5 |   if (li < 32u && agree()) { votes = 0u; }
//=     |                   ^^^^^^^
//= uniformity_stories.wgsl:2:29: note: `workgroupUniformLoad` is called here
//=   2 | fn agree() -> bool { return workgroupUniformLoad(&votes) > 3u; }
//=     |                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: the right side of `&&` is evaluated only by invocations for which this is true
//=   5 |   if (li < 32u && agree()) { votes = 0u; }
//=     |       ^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   if (li < 32u && agree()) { votes = 0u; }
//=     |       ^^
//=   hint: make the call of `agree` first, in a `let`, and use its result in the condition

//# uniform_load_of_ones_own_element: UNI-95
var<workgroup> tile: array<u32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = workgroupUniformLoad(&tile[li ^ 1u]);
}
//= uniformity_stories.wgsl:4:35: error: the argument of `workgroupUniformLoad` must be the same in all invocations of the workgroup [barrier-not-uniform]
//=   4 |   tile[li] = workgroupUniformLoad(&tile[li ^ 1u]);
//=     |                                   ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:41: note: `li` is local_invocation_index, which differs between invocations
//=   4 |   tile[li] = workgroupUniformLoad(&tile[li ^ 1u]);
//=     |                                         ^^
//=   hint: all invocations must load the same thing by `workgroupUniformLoad`: where each wants an element of its own, read it in the ordinary way after `workgroupBarrier`

//# uniform_load_in_a_helper: UNI-95
var<workgroup> tile: array<u32, 64>;
fn read(i: u32) -> u32 { return workgroupUniformLoad(&tile[i]); }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  tile[li] = read(li ^ 1u);
}
//= uniformity_stories.wgsl:5:19: error: `read` makes an operand of `workgroupUniformLoad` depend on this argument, which must be the same in all invocations of the workgroup [barrier-not-uniform]
//=   5 |   tile[li] = read(li ^ 1u);
//=     |                   ^^^^^^^
//= uniformity_stories.wgsl:2:54: note: this operand of `workgroupUniformLoad` depends on it
//=   2 | fn read(i: u32) -> u32 { return workgroupUniformLoad(&tile[i]); }
//=     |                                                      ^^^^^^^^
//= uniformity_stories.wgsl:5:19: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   tile[li] = read(li ^ 1u);
//=     |                   ^^
//=   hint: all invocations must load the same thing by `workgroupUniformLoad`: where each wants an element of its own, read it in the ordinary way after `workgroupBarrier`

//# ticket_of_an_atomic: UNI-95
@group(0) @binding(0) var<storage, read_write> tickets: atomic<u32>;
@compute @workgroup_size(64)
fn main() {
  let mine = atomicAdd(&tickets, 1u);
  if (mine == 0u) { storageBarrier(); }
}
//= uniformity_stories.wgsl:5:21: error: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it [barrier-not-uniform]
//=   5 |   if (mine == 0u) { storageBarrier(); }
//=     |                     ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is true reach `storageBarrier`
//=   5 |   if (mine == 0u) { storageBarrier(); }
//=     |      ^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:3: note: `mine` gets its value here
//=   4 |   let mine = atomicAdd(&tickets, 1u);
//=     |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:14: note: the result of `atomicAdd` may differ between invocations
//=   4 |   let mine = atomicAdd(&tickets, 1u);
//=     |              ^^^^^^^^^^^^^^^^^^^^^^^
//=   hint: let one invocation put the result into a workgroup variable, and read that with `workgroupUniformLoad`

//# flag_in_an_atomic: UNI-95
var<workgroup> done: atomic<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  loop {
    if (atomicLoad(&done) == 1u) { break; }
    workgroupBarrier();
    if (li == 0u) { atomicStore(&done, 1u); }
    workgroupBarrier();
  }
}
//= uniformity_stories.wgsl:6:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   6 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:36: note: some invocations break out here
//=   5 |     if (atomicLoad(&done) == 1u) { break; }
//=     |                                    ^^^^^
//= uniformity_stories.wgsl:5:8: note: because this condition is not the same in all invocations
//=   5 |     if (atomicLoad(&done) == 1u) { break; }
//=     |        ^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:9: note: the result of `atomicLoad` may differ between invocations
//=   5 |     if (atomicLoad(&done) == 1u) { break; }
//=     |         ^^^^^^^^^^^^^^^^^
//=   hint: `workgroupUniformLoad(&done)` waits for the workgroup and gives all invocations the same value

//# pointer_to_storage: UNI-95
fn settle(s: ptr<storage, array<u32>, read_write>) {
  while ((*s)[0] > 0u) { storageBarrier(); }
}
//= uniformity_stories.wgsl:2:26: error: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it [barrier-not-uniform]
//=   2 |   while ((*s)[0] > 0u) { storageBarrier(); }
//=     |                          ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:2:9: note: this condition decides how often each invocation goes round the loop
//=   2 |   while ((*s)[0] > 0u) { storageBarrier(); }
//=     |         ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:2:12: note: this reads storage memory through `s`, which invocations may write meanwhile, so each may get another value
//=   2 |   while ((*s)[0] > 0u) { storageBarrier(); }
//=     |            ^
//=   hint: let one invocation copy the value to a workgroup variable, and read that with `workgroupUniformLoad`

//# read_write_texture: UNI-95
@group(0) @binding(0) var field: texture_storage_2d<r32float, read_write>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) wg: vec3u) {
  if (textureLoad(field, wg.xy).x > 0.5) { textureBarrier(); }
}
//= uniformity_stories.wgsl:4:44: error: all invocations of the workgroup must reach `textureBarrier` together, but some can miss it [barrier-not-uniform]
//=   4 |   if (textureLoad(field, wg.xy).x > 0.5) { textureBarrier(); }
//=     |                                            ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:6: note: only invocations for which this is true reach `textureBarrier`
//=   4 |   if (textureLoad(field, wg.xy).x > 0.5) { textureBarrier(); }
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:7: note: this reads a texture that the shader may write, so each invocation may get another value
//=   4 |   if (textureLoad(field, wg.xy).x > 0.5) { textureBarrier(); }
//=     |       ^^^^^^^^^^^^^^^^^^^^^^^^^
//=   hint: let one invocation put the value into a workgroup variable, and read that with `workgroupUniformLoad`

//# view_of_a_buffer: UNI-95
@group(0) @binding(0) var<storage, read_write> raw: buffer<64>;
@compute @workgroup_size(64)
fn main() {
  if (*bufferView<u32>(&raw, 16u) > 0u) { storageBarrier(); }
}
//= uniformity_stories.wgsl:4:43: error: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it [barrier-not-uniform]
//=   4 |   if (*bufferView<u32>(&raw, 16u) > 0u) { storageBarrier(); }
//=     |                                           ^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:6: note: only invocations for which this is true reach `storageBarrier`
//=   4 |   if (*bufferView<u32>(&raw, 16u) > 0u) { storageBarrier(); }
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:8: note: this reads `raw` in storage memory, which invocations may write meanwhile, so each may get another value
//=   4 |   if (*bufferView<u32>(&raw, 16u) > 0u) { storageBarrier(); }
//=     |        ^^^^^^^^^^^^^^^^^^^^^^^^^^
//=   hint: let one invocation copy `raw` to a workgroup variable, and read that with `workgroupUniformLoad`

//# subgroup_operation_of_some: UNI-95
enable subgroups;
@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  if (gid.x < arrayLength(&values)) {
    values[gid.x] = subgroupAdd(values[gid.x]);
  }
}
//= uniformity_stories.wgsl:6:21: error: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it [subgroup-not-uniform]
//=   6 |     values[gid.x] = subgroupAdd(values[gid.x]);
//=     |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is true reach `subgroupAdd`
//=   5 |   if (gid.x < arrayLength(&values)) {
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: `gid` is global_invocation_id, which differs between invocations
//=   5 |   if (gid.x < arrayLength(&values)) {
//=     |       ^^^
//=   hint: make the call of `subgroupAdd` where all invocations come by, with a neutral element from those that have nothing to give, and use its result after

//# subgroup_operation_after_return: UNI-95
enable subgroups;
@group(0) @binding(0) var<storage, read_write> values: array<u32>;
fn total(v: u32) -> u32 { return subgroupAdd(v); }
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  if (gid.x >= arrayLength(&values)) { return; }
  values[gid.x] = total(values[gid.x]);
}
//= uniformity_stories.wgsl:7:19: error: all invocations of the subgroup must reach this call of `total` together, because it calls `subgroupAdd`, but some can miss it [subgroup-not-uniform]
//=   7 |   values[gid.x] = total(values[gid.x]);
//=     |                   ^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:3:34: note: `subgroupAdd` is called here
//=   3 | fn total(v: u32) -> u32 { return subgroupAdd(v); }
//=     |                                  ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:40: note: some invocations return here
//=   6 |   if (gid.x >= arrayLength(&values)) { return; }
//=     |                                        ^^^^^^
//= uniformity_stories.wgsl:6:6: note: because this condition is not the same in all invocations
//=   6 |   if (gid.x >= arrayLength(&values)) { return; }
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:7: note: `gid` is global_invocation_id, which differs between invocations
//=   6 |   if (gid.x >= arrayLength(&values)) { return; }
//=     |       ^^^
//=   hint: make the call of `total` where all invocations come by, with a neutral element from those that have nothing to give, and use its result after

//# vote_of_one_subgroup: UNI-95
enable subgroups;
@group(0) @binding(0) var<storage, read> values: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  if (subgroupAny(values[gid.x] > 0u)) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:5:42: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   5 |   if (subgroupAny(values[gid.x] > 0u)) { workgroupBarrier(); }
//=     |                                          ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   5 |   if (subgroupAny(values[gid.x] > 0u)) { workgroupBarrier(); }
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: each subgroup of the workgroup gets its own result from `subgroupAny`
//=   5 |   if (subgroupAny(values[gid.x] > 0u)) { workgroupBarrier(); }
//=     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//=   hint: a workgroup may have several subgroups: gather their results in a workgroup variable, and read that with `workgroupUniformLoad`

//# subgroup_operation_below_a_vote: UNI-95
enable subgroups;
@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  let v = values[gid.x];
  if (subgroupAny(v > 0u)) { values[gid.x] = subgroupAdd(v); }
}
//= uniformity_stories.wgsl:6:46: error: all invocations of the subgroup must reach `subgroupAdd` together, but some can miss it [subgroup-not-uniform]
//=   6 |   if (subgroupAny(v > 0u)) { values[gid.x] = subgroupAdd(v); }
//=     |                                              ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:6: note: only invocations for which this is true reach `subgroupAdd`
//=   6 |   if (subgroupAny(v > 0u)) { values[gid.x] = subgroupAdd(v); }
//=     |      ^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:7: note: the result of `subgroupAny` counts as the same in the whole subgroup only where its arguments do
//=   6 |   if (subgroupAny(v > 0u)) { values[gid.x] = subgroupAdd(v); }
//=     |       ^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:3: note: `v` gets its value here
//=   5 |   let v = values[gid.x];
//=     |   ^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:18: note: `gid` is global_invocation_id, which differs between invocations
//=   5 |   let v = values[gid.x];
//=     |                  ^^^
//=   hint: where you know better, `@diagnostic(off, subgroup_uniformity)` before the statement or function that holds `subgroupAdd` takes it on trust

//# one_subgroup_waits: UNI-95
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(subgroup_id) sg: u32) {
  if (sg == 0u) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:4:19: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   4 |   if (sg == 0u) { workgroupBarrier(); }
//=     |                   ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   4 |   if (sg == 0u) { workgroupBarrier(); }
//=     |      ^^^^^^^^^^
//= uniformity_stories.wgsl:4:7: note: `sg` is subgroup_id, which differs between the subgroups of a workgroup
//=   4 |   if (sg == 0u) { workgroupBarrier(); }
//=     |       ^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# shuffle_mask_of_ones_own: UNI-95
enable subgroups;
@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  values[li] = subgroupShuffleXor(values[li], li / 2u);
}
//= uniformity_stories.wgsl:5:47: error: the mask of `subgroupShuffleXor` must be the same in all invocations of the subgroup [subgroup-not-uniform]
//=   5 |   values[li] = subgroupShuffleXor(values[li], li / 2u);
//=     |                                               ^^^^^^^
//= uniformity_stories.wgsl:5:47: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   values[li] = subgroupShuffleXor(values[li], li / 2u);
//=     |                                               ^^
//=   hint: `subgroupShuffle` takes an id that may differ between invocations: compute it from subgroup_invocation_id

//# shuffle_delta_of_ones_own: UNI-95
enable subgroups;
@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  values[li] = subgroupShuffleDown(values[li], values[li]);
}
//= uniformity_stories.wgsl:5:48: error: the delta of `subgroupShuffleDown` must be the same in all invocations of the subgroup [subgroup-not-uniform]
//=   5 |   values[li] = subgroupShuffleDown(values[li], values[li]);
//=     |                                                ^^^^^^^^^^
//= uniformity_stories.wgsl:5:55: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   values[li] = subgroupShuffleDown(values[li], values[li]);
//=     |                                                       ^^
//=   hint: `subgroupShuffle` takes an id that may differ between invocations: compute it from subgroup_invocation_id

//# texture_sample_in_a_branch: UNI-95
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var linear: sampler;
@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
  if (uv.x < 0.5) { return textureSample(picture, linear, uv); }
  return vec4f();
}
//= uniformity_stories.wgsl:5:28: error: all invocations must reach `textureSample` together, because it compares neighbouring fragments, but some can miss it [derivative-not-uniform]
//=   5 |   if (uv.x < 0.5) { return textureSample(picture, linear, uv); }
//=     |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: only invocations for which this is true reach `textureSample`
//=   5 |   if (uv.x < 0.5) { return textureSample(picture, linear, uv); }
//=     |      ^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: `uv` is an input of the entry point, which differs between invocations
//=   5 |   if (uv.x < 0.5) { return textureSample(picture, linear, uv); }
//=     |       ^^
//=   hint: call `textureSample` before invocations part ways and use its result after, or take `textureSampleLevel` or `textureSampleGrad`, which compare no neighbours

//# texture_sample_after_discard_by_return: UNI-95
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var linear: sampler;
@fragment
fn main(@builtin(position) at: vec4f, @location(0) uv: vec2f) -> @location(0) vec4f {
  if (at.x > 100.0) { return vec4f(); }
  return textureSample(picture, linear, uv);
}
//= uniformity_stories.wgsl:6:10: error: all invocations must reach `textureSample` together, because it compares neighbouring fragments, but some can miss it [derivative-not-uniform]
//=   6 |   return textureSample(picture, linear, uv);
//=     |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:23: note: some invocations return here
//=   5 |   if (at.x > 100.0) { return vec4f(); }
//=     |                       ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:6: note: because this condition is not the same in all invocations
//=   5 |   if (at.x > 100.0) { return vec4f(); }
//=     |      ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:7: note: `at` is position, which differs between invocations
//=   5 |   if (at.x > 100.0) { return vec4f(); }
//=     |       ^^
//=   hint: call `textureSample` before invocations part ways and use its result after, or take `textureSampleLevel` or `textureSampleGrad`, which compare no neighbours

//# derivative_in_a_helper: UNI-95
fn edge(d: f32) -> f32 { return fwidth(d); }
@fragment
fn main(@location(0) d: f32) -> @location(0) vec4f {
  if (d > 0.0) { return vec4f(edge(d)); }
  return vec4f(1.0);
}
//= uniformity_stories.wgsl:4:31: error: all invocations must reach this call of `edge` together, because it calls `fwidth`, which compares neighbouring fragments, but some can miss it [derivative-not-uniform]
//=   4 |   if (d > 0.0) { return vec4f(edge(d)); }
//=     |                               ^^^^^^^
//= uniformity_stories.wgsl:1:33: note: `fwidth` is called here
//=   1 | fn edge(d: f32) -> f32 { return fwidth(d); }
//=     |                                 ^^^^^^^^^
//= uniformity_stories.wgsl:4:6: note: only invocations for which this is true make the call
//=   4 |   if (d > 0.0) { return vec4f(edge(d)); }
//=     |      ^^^^^^^^^
//= uniformity_stories.wgsl:4:7: note: `d` is an input of the entry point, which differs between invocations
//=   4 |   if (d > 0.0) { return vec4f(edge(d)); }
//=     |       ^
//=   hint: make the call of `edge` before invocations part ways, and use its result after

//# derivative_below_a_derivative: UNI-95
@fragment
fn main(@location(0) d: f32) -> @location(0) vec4f {
  if (dpdx(0.5) > 0.0) { return vec4f(dpdy(d)); }
  return vec4f(1.0);
}
//= uniformity_stories.wgsl:3:39: error: all invocations must reach `dpdy` together, because it compares neighbouring fragments, but some can miss it [derivative-not-uniform]
//=   3 |   if (dpdx(0.5) > 0.0) { return vec4f(dpdy(d)); }
//=     |                                       ^^^^^^^
//= uniformity_stories.wgsl:3:6: note: only invocations for which this is true reach `dpdy`
//=   3 |   if (dpdx(0.5) > 0.0) { return vec4f(dpdy(d)); }
//=     |      ^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:3:7: note: each invocation gets its own result from `dpdx`
//=   3 |   if (dpdx(0.5) > 0.0) { return vec4f(dpdy(d)); }
//=     |       ^^^^^^^^^
//=   hint: make the call of `dpdy` before invocations part ways, and use its result after

//# long_chain_of_values: UNI-95
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  let a = li * 2u;
  let b = a + 1u;
  let c = b / 3u;
  let d = c % 5u;
  let e = d == 2u;
  if (e) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:8:12: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |   if (e) { workgroupBarrier(); }
//=     |            ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:8:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   8 |   if (e) { workgroupBarrier(); }
//=     |      ^^^
//= uniformity_stories.wgsl:7:3: note: `e` gets its value here
//=   7 |   let e = d == 2u;
//=     |   ^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:4:3: note: `b` gets its value here
//=   4 |   let b = a + 1u;
//=     |   ^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:3:3: note: `a` gets its value here
//=   3 |   let a = li * 2u;
//=     |   ^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:3:11: note: `li` is local_invocation_index, which differs between invocations
//=   3 |   let a = li * 2u;
//=     |           ^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# another_member_assigned: UNI-95
struct Range { first: u32, last: u32 }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  var r: Range;
  r.last = li;
  if (r.first == 0u) { workgroupBarrier(); }
}
//= uniformity_stories.wgsl:6:24: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   6 |   if (r.first == 0u) { workgroupBarrier(); }
//=     |                        ^^^^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:6:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   6 |   if (r.first == 0u) { workgroupBarrier(); }
//=     |      ^^^^^^^^^^^^^^^
//= uniformity_stories.wgsl:5:3: note: `r` gets its value here
//=   5 |   r.last = li;
//=     |   ^^^^^^^^^^^
//= uniformity_stories.wgsl:5:12: note: `li` is local_invocation_index, which differs between invocations
//=   5 |   r.last = li;
//=     |            ^^
//=   hint: parts of `r` are not told apart: a value that differs in one makes all of it differ, until the whole of `r` is assigned
