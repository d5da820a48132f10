// Pipeline constants (ledger: PIPE-03 to PIPE-07, DECL-11, DECL-13).
@group(0) @binding(0) var<storage, read_write> o: array<u32>;

//# replaces_default_that_would_fail
//! run main groups=1
//! override m = 7
//! buffer o u32 = zero 1
//! expect o = 7
override n = 0u;
override m = 1u / n;
@compute @workgroup_size(1) fn main() { o[0] = m; }

//# by_id_and_in_attributes
//! run main groups=1
//! override 12 = 4
//! buffer o u32 = zero 4
//! expect o = 8 8 8 8
@id(12) override n: u32;
@compute @workgroup_size(n) fn main(@builtin(local_invocation_index) l: u32) { o[l] = n * 2; }

//# unknown_key
//~ error unknown-override none: the module has no override 'nn'
//! run main groups=1
//! override nn = 4
//! buffer o u32 = zero 1
override n = 1u;
@compute @workgroup_size(1) fn main() { o[0] = n; }

//# unfit_value
//! run main groups=1
//! override n = -1
//! buffer o u32 = zero 1
override n = 1u;
//~ error override-value-unfit 10-10: the value -1 given to override 'n' does not fit into u32
@compute @workgroup_size(1) fn main() { o[0] = n; }

//# missing_value
//! run main groups=1
//! buffer o u32 = zero 1
override n: u32;
//~ error override-missing 10-10: override 'n' has no default and needs a value
@compute @workgroup_size(1) fn main() { o[0] = n; }
