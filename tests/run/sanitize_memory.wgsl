// What is raced for, by its name: vectors and their components, structs, padding, f16.
//! sanitize race
struct Particle { id: u32, velocity: vec3f, near: array<vec2u, 3>, turn: mat2x2f }
@group(0) @binding(0) var<storage, read_write> particles: array<Particle>;
@group(0) @binding(1) var<storage, read_write> vectors: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

//# one_member
//! run main
//! buffer particles words = zero 96
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32) {
  particles[li / 2u].velocity.y = f32(li);
//~ error data-race 3-31: two invocations race for 'particles[0].velocity.y': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
//~ note none: the same on 1 other place of 'particles'
}

//# whole_vector
//! run main
//! buffer particles words = zero 96
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32) {
  particles[1].velocity = vec3f(f32(li));
//~ error data-race 3-23: two invocations race for 'particles[1].velocity': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
}

//# nested_array
//! run main
//! buffer particles words = zero 96
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32) {
  particles[2].near[li / 4u + 1u].y = li;
//~ error data-race 3-35: two invocations race for 'particles[2].near[1].y': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
}

//# matrix_column
//! run main
//! buffer particles words = zero 96
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32) {
  particles[0].turn[1] = vec2f(f32(li));
//~ error data-race 3-22: two invocations race for 'particles[0].turn[1]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
}

//# different_members_do_not_meet
//! run main
//! buffer particles words = zero 96
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { particles[0].id = 1u; } else { particles[0].near[0] = vec2u(2u); }
}

//# padding_is_no_part_of_a_value
//! run main
//! buffer vectors words = zero 16
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  vectors[li] = vec4f(1);
}

//# components_of_one_vector
//! run main
//! buffer vectors words = zero 16
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { vectors[3].x = 1; } else { vectors[3].z = 2; }
//~ warning data-race-components 17-28: two invocations race for components of 'vectors[3]': one writes x here while another writes z
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +0:44-55: written here by invocation 1 (local id 1, workgroup 0)
}

//# the_same_component
//! run main
//! buffer vectors words = zero 16
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  vectors[3].y = f32(li);
//~ error data-race 3-14: two invocations race for 'vectors[3].y': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 1 (local id 1, workgroup 0)
}

//# component_against_whole
//! run main
//! buffer vectors words = zero 16
//! buffer out u32 = zero 4
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u { vectors[1].w = 2; } else { out[0] = u32(vectors[1].w + vectors[1].x); }
//~ error data-race 17-28: two invocations race for 'vectors[1].w': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +0:57-68: read here by invocation 1 (local id 1, workgroup 0)
}
