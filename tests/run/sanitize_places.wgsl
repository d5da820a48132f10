// Where a finding points when a whole value is copied: the target for what is written, the source for what is read.
//! sanitize race
struct Number { limbs: array<u32, 4> }
@group(0) @binding(0) var<storage, read_write> numbers: array<Number>;

//# target_of_a_whole_copy
//! run main groups=3
//! buffer numbers words = iota 32
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) gid: vec3u) {
  var mine = numbers[gid.x * 2u];
  mine.limbs[0] += 1u;
  numbers[gid.x] = mine;
//~ error data-race 3-16: invocations of different workgroups race for 'numbers[2].limbs[0]': one writes it here while another reads it
//~ note none: written by invocation 2 (local id 0, workgroup 2)
//~ note -2:14-32: read here by invocation 1 (local id 0, workgroup 1)
//~ note none: the same on 3 other places of 'numbers'
}

//# target_of_a_constructed_value
//! run main groups=2
//! buffer numbers words = zero 32
@compute @workgroup_size(1) fn main() {
  numbers[0] = Number(array(1u, 2u, 3u, 4u));
//~ warning data-race-same-value 3-12: invocations of different workgroups race for 'numbers[0].limbs[0]': both write it here, the same value
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 0, workgroup 1)
//~ note none: the same on 3 other places of 'numbers'
}

//# target_of_a_zero_value
//! run main groups=2
//! buffer numbers words = iota 32
@compute @workgroup_size(1) fn main() {
  numbers[0] = Number();
//~ warning data-race-same-value 3-12: invocations of different workgroups race for 'numbers[0].limbs[0]': both write it here, the same value
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 0, workgroup 1)
//~ note none: the same on 3 other places of 'numbers'
}

//# source_to_target_of_their_own
//! run main groups=2
//! buffer numbers words = iota 32
@compute @workgroup_size(1) fn main(@builtin(global_invocation_id) gid: vec3u) {
  numbers[gid.x] = numbers[gid.x + 4u];
}
