// Atomic variables never race (MEM-16), and order nothing else (MEM-07): litmus shapes, histograms, scans that look back.
//! sanitize
@group(0) @binding(0) var<storage, read_write> x: atomic<u32>;
@group(0) @binding(1) var<storage, read_write> y: atomic<u32>;
@group(0) @binding(2) var<storage, read_write> seen: array<u32>;
@group(0) @binding(3) var<storage, read_write> plain: array<u32>;
//! buffer x u32 = 0
//! buffer y u32 = 0

//# message_passing
//! run main groups=2
//! buffer seen u32 = 9 9
//! expect x = 1
//! expect y = 1
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u {
    atomicStore(&x, 1u);
    atomicStore(&y, 1u);
  } else {
    seen[0] = atomicLoad(&y);
    seen[1] = atomicLoad(&x);
  }
}

//# message_passing_of_a_plain_value
//! run main groups=2
//! buffer seen u32 = 9 9
//! buffer plain u32 = 0
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u {
    plain[0] = 1u;
//~ error data-race 5-12: invocations of different workgroups race for 'plain[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +4:15-22: read here by invocation 1 (local id 0, workgroup 1)
    atomicStore(&y, 1u);
  } else {
    seen[0] = atomicLoad(&y);
    seen[1] = plain[0];
  }
}

//# message_passing_by_two_dispatches
//! run send
//! run receive
//! buffer seen u32 = 9 9
//! buffer plain u32 = 0
//! expect seen = 1 1
@compute @workgroup_size(1) fn send() { plain[0] = 1u; atomicStore(&y, 1u); }
@compute @workgroup_size(1) fn receive() { seen[0] = atomicLoad(&y); seen[1] = plain[0]; }

//# store_buffer
//! run main groups=2
//! buffer seen u32 = 9 9
//! expect x = 1
//! expect y = 1
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u {
    atomicStore(&x, 1u);
    seen[0] = atomicLoad(&y);
  } else {
    atomicStore(&y, 1u);
    seen[1] = atomicLoad(&x);
  }
}

//# store_buffer_of_plain_values
//! run main groups=2
//! buffer seen u32 = 9 9
//! buffer plain u32 = 0 0
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  plain[wg.x] = 1u;
//~ error data-race 3-13: invocations of different workgroups race for 'plain[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +1:16-31: read here by invocation 1 (local id 0, workgroup 1)
//~ note none: the same on 1 other element of 'plain'
  seen[wg.x] = plain[1u - wg.x];
}

//# load_buffer
//! run main groups=2
//! buffer seen u32 = 9 9
//! expect x = 1
//! expect y = 1
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u {
    seen[0] = atomicLoad(&y);
    atomicStore(&x, 1u);
  } else {
    seen[1] = atomicLoad(&x);
    atomicStore(&y, 1u);
  }
}

//# load_buffer_of_plain_values
//! run main groups=2
//! buffer seen u32 = 9 9
//! buffer plain u32 = 0 0
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  seen[wg.x] = plain[wg.x];
  plain[1u - wg.x] = 1u;
//~ error data-race 3-18: invocations of different workgroups race for 'plain[0]': one writes it here while another reads it
//~ note none: written by invocation 1 (local id 0, workgroup 1)
//~ note -1:16-26: read here by invocation 0 (local id 0, workgroup 0)
//~ note none: the same on 1 other element of 'plain'
}

//# coherence_of_one_place
//! run main groups=2
//! buffer seen u32 = 9 9
//! expect x = _
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  if wg.x == 0u {
    atomicStore(&x, 1u);
    atomicStore(&x, 2u);
  } else {
    seen[0] = atomicLoad(&x);
    seen[1] = atomicLoad(&x);
  }
}

//# within_a_workgroup
//! run main
//! buffer seen u32 = 9 9
//! buffer plain u32 = 0
var<workgroup> sent: atomic<u32>;
var<workgroup> message: u32;
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    message = 7u;
//~ error data-race 5-11: two invocations race for 'message': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note +4:15-21: read here by invocation 1 (local id 1, workgroup 0)
    atomicStore(&sent, 1u);
  } else {
    seen[0] = atomicLoad(&sent);
    seen[1] = message;
  }
}

//# within_a_workgroup_by_a_barrier
//! run main
//! buffer seen u32 = 9 9
//! expect seen = 1 7
var<workgroup> sent: atomic<u32>;
var<workgroup> message: u32;
@compute @workgroup_size(2) fn main(@builtin(local_invocation_index) li: u32) {
  if li == 0u {
    message = 7u;
    atomicStore(&sent, 1u);
  }
  workgroupBarrier();
  if li == 1u {
    seen[0] = atomicLoad(&sent);
    seen[1] = message;
  }
}

//# histogram
//! run main groups=4
//! buffer plain u32 = iota 256
//! buffer sums u32 = zero 8
//! expect sums = 32*8
@group(1) @binding(0) var<storage, read_write> sums: array<atomic<u32>>;
var<workgroup> bins: array<atomic<u32>, 8>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  atomicAdd(&bins[plain[gid.x] % 8u], 1u);
  workgroupBarrier();
  if li < 8u { atomicAdd(&sums[li], atomicLoad(&bins[li])); }
}

//# histogram_without_atomics
//! run main groups=4
//! buffer plain u32 = iota 256
//! buffer sums u32 = zero 8
@group(1) @binding(0) var<storage, read_write> sums: array<u32>;
var<workgroup> bins: array<u32, 8>;
@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u) {
  bins[plain[gid.x] % 8u] += 1u;
//~ error data-race 3-25: two invocations race for 'bins[0]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 8 (local id 8, workgroup 0)
//~ note none: the same on 7 other elements of 'bins'
  workgroupBarrier();
  if li < 8u { sums[li] += bins[li]; }
//~ error data-race 16-23: invocations of different workgroups race for 'sums[0]': both write it here
//~ note none: written by invocation 0 (local id 0, workgroup 0) and by invocation 64 (local id 0, workgroup 1)
//~ note none: the same on 7 other elements of 'sums'
}

//# look_back
//! run main groups=16
//! buffer plain u32 = iota 64
//! buffer seen u32 = zero 64
//! buffer states u32 = zero 16
//! expect seen = 0 1 3 6 10 15 21 28 36 45 55 66 78 91 105 120 136 153 171 190 210 231 253 276 300 325 351 378 406 435 465 496 528 561 595 630 666 703 741 780 820 861 903 946 990 1035 1081 1128 1176 1225 1275 1326 1378 1431 1485 1540 1596 1653 1711 1770 1830 1891 1953 2016
@group(1) @binding(0) var<storage, read_write> states: array<atomic<u32>>;
var<workgroup> sum: array<u32, 4>;
var<workgroup> before: u32;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) li: u32, @builtin(workgroup_id) wg: vec3u, @builtin(global_invocation_id) gid: vec3u) {
  sum[li] = plain[gid.x];
  workgroupBarrier();
  var mine = 0u;
  for (var i = 0u; i <= li; i++) { mine += sum[i]; }
  // State and sum are one word, so that the atomic says all: 1 is "of this workgroup", 2 is "of all up to here".
  if li == 3u {
    atomicStore(&states[wg.x], mine * 4u + select(1u, 2u, wg.x == 0u));
    var back = 0u;
    var at = wg.x;
    while at > 0u {
      let state = atomicLoad(&states[at - 1u]);
      if state % 4u == 0u { continue; }
      back += state / 4u;
      if state % 4u == 2u { break; }
      at--;
    }
    atomicStore(&states[wg.x], (back + mine) * 4u + 2u);
    before = back;
  }
  workgroupBarrier();
  seen[gid.x] = before + mine;
}

//# look_back_over_plain_sums
//! run main groups=16
//! buffer plain u32 = iota 16
//! buffer seen u32 = zero 16
//! buffer states u32 = zero 16
//! buffer x u32 = 0
@group(1) @binding(0) var<storage, read_write> states: array<atomic<u32>>;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) wg: vec3u) {
  // The flag is atomic, what it stands for is not: relaxed atomics publish nothing.
  var back = 0u;
  if wg.x > 0u {
    while atomicLoad(&states[wg.x - 1u]) == 0u { }
    back = seen[wg.x - 1u];
  }
  seen[wg.x] = back + plain[wg.x];
//~ error data-race 3-12: invocations of different workgroups race for 'seen[0]': one writes it here while another reads it
//~ note none: written by invocation 0 (local id 0, workgroup 0)
//~ note -2:12-26: read here by invocation 1 (local id 0, workgroup 1)
//~ note none: the same on 14 other elements of 'seen'
  atomicStore(&states[wg.x], 1u);
}

//# members_beside_an_atomic
//! run main
//! buffer s u32 = zero 20
//! expect s = 16 0 0 0 iota 16 0 2
struct S { @align(16) n: atomic<u32>, @align(16) v: array<u32> }
@group(1) @binding(0) var<storage, read_write> s: S;
@compute @workgroup_size(16) fn main(@builtin(local_invocation_index) li: u32) {
  atomicAdd(&s.n, 1u);
  s.v[li] = li * 2u;
}
