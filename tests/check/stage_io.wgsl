//! check
// Vertex and fragment entry points and their interfaces: validated even though only compute runs.

//# all_stages_in_one_module: IO-01
struct V { @builtin(position) p: vec4f, @location(0) uv: vec2f, @location(1) @interpolate(flat) n: u32 }
@group(0) @binding(0) var<storage, read_write> o: array<u32>;
@vertex fn vertex(@builtin(vertex_index) i: u32, @builtin(instance_index) j: u32, @location(0) a: vec3f) -> V { return V(vec4f(a, 1), a.xy, i + j); }
@fragment fn fragment(v: V, @builtin(front_facing) f: bool, @builtin(sample_index) s: u32, @builtin(sample_mask) m: u32) -> @location(0) vec4f { return vec4f(v.uv, f32(s + m), select(0f, 1f, f)); }
@compute @workgroup_size(1) fn compute() { o[0] = 1; }

//# only_compute_pipelines_are_built: IO-01
override n = 0;
// An error of this pipeline would be reported here, were it built.
@fragment fn fragment() { _ = 1 / n; }
@compute @workgroup_size(1) fn compute() {}

//# builtin_directions: IO-02
@vertex fn a(@builtin(position) p: vec4f) -> @builtin(position) vec4f { return p; }
//~ error builtin-value-stage 14-40: position is not an input of the vertex stage
@fragment fn b() -> @builtin(position) vec4f { return vec4f(); }
//~ error builtin-value-stage 40-44: position is not an output of the fragment stage
@vertex fn c() -> @builtin(vertex_index) u32 { return 1; }
//~ error invalid-entry-point 12-12: vertex entry point 'c' does not return @builtin(position)
//~ error builtin-value-stage 42-44: vertex_index is not an output of the vertex stage
@fragment fn d(@builtin(frag_depth) x: f32) {}
//~ error builtin-value-stage 16-42: frag_depth is not an input of the fragment stage
@fragment fn e() -> @builtin(front_facing) bool { return true; }
//~ error builtin-value-stage 44-47: front_facing is not an output of the fragment stage

//# builtin_stages: IO-02
@fragment fn a(@builtin(vertex_index) i: u32) {}
//~ error builtin-value-stage 16-44: vertex_index is not an input of the fragment stage
@fragment fn b(@builtin(instance_index) i: u32) {}
//~ error builtin-value-stage 16-46: instance_index is not an input of the fragment stage
struct V { @builtin(position) p: vec4f, @builtin(frag_depth) d: f32 }
//~ error builtin-value-stage 41-60: frag_depth is not an output of the vertex stage
@vertex fn c() -> V { return V(); }
@vertex fn d(@builtin(sample_index) i: u32) -> @builtin(position) vec4f { return vec4f(); }
//~ error builtin-value-stage 14-42: sample_index is not an input of the vertex stage
@vertex fn e(@builtin(front_facing) f: bool) -> @builtin(position) vec4f { return vec4f(); }
//~ error builtin-value-stage 14-43: front_facing is not an input of the vertex stage
@fragment fn g(@builtin(workgroup_id) w: vec3u) {}
//~ error builtin-value-stage 16-46: workgroup_id is not an input of the fragment stage
@compute @workgroup_size(1) fn h(@builtin(position) p: vec4f) {}
//~ error builtin-value-stage 34-60: position is not an input of the compute stage

//# builtin_types: IO-02
@vertex fn a(@builtin(vertex_index) i: i32) -> @builtin(position) vec4f { return vec4f(); }
//~ error builtin-value-type 14-35: the built-in value vertex_index is of type u32, not i32
@vertex fn b() -> @builtin(position) vec3f { return vec3f(); }
//~ error builtin-value-type 19-36: the built-in value position is of type vec4<f32>, not vec3<f32>
@fragment fn c(@builtin(front_facing) f: u32) {}
//~ error builtin-value-type 16-37: the built-in value front_facing is of type bool, not u32
@fragment fn d() -> @builtin(frag_depth) vec4f { return vec4f(); }
//~ error builtin-value-type 21-40: the built-in value frag_depth is of type f32, not vec4<f32>
@fragment fn e(@builtin(sample_mask) m: i32) {}
//~ error builtin-value-type 16-36: the built-in value sample_mask is of type u32, not i32
@fragment fn g(@builtin(sample_index) m: f32) {}
//~ error builtin-value-type 16-37: the built-in value sample_index is of type u32, not f32
@fragment fn h(@builtin(position) p: vec2f) {}
//~ error builtin-value-type 16-33: the built-in value position is of type vec4<f32>, not vec2<f32>
@vertex fn i(@builtin(instance_index) i: vec2u) -> @builtin(position) vec4f { return vec4f(); }
//~ error builtin-value-type 14-37: the built-in value instance_index is of type u32, not vec2<u32>

//# builtin_duplicates: IO-02
@fragment fn a(@builtin(position) p: vec4f, @builtin(position) q: vec4f) {}
//~ error duplicate-builtin-value 45-71: the built-in value position is given twice
//~ note +0:16-42: first given here
struct I { @builtin(position) p: vec4f }
@fragment fn b(i: I, @builtin(position) q: vec4f) {}
//~ error duplicate-builtin-value 22-48: the built-in value position is given twice
//~ note -1:12-29: first given here
struct D { @builtin(frag_depth) a: f32, @builtin(frag_depth) b: f32 }
//~ error duplicate-builtin-value 41-60: the built-in value frag_depth is given twice
//~ note +0:12-31: first given here
@fragment fn c() -> D { return D(); }

//# builtins_ok: IO-02
@vertex fn a(@builtin(vertex_index) i: u32, @builtin(instance_index) j: u32) -> @builtin(position) vec4f { return vec4f(f32(i + j)); }
struct D { @builtin(frag_depth) d: f32, @builtin(sample_mask) m: u32, @location(0) c: vec4f }
@fragment fn b(@builtin(position) p: vec4f, @builtin(front_facing) f: bool, @builtin(sample_index) s: u32, @builtin(sample_mask) m: u32) -> D { return D(p.z, m, vec4f()); }

//# position_of_a_vertex: IO-03
@vertex fn a() {}
//~ error invalid-entry-point 12-12: vertex entry point 'a' does not return @builtin(position)
@vertex fn b() -> @location(0) vec4f { return vec4f(); }
//~ error invalid-entry-point 12-12: vertex entry point 'b' does not return @builtin(position)
struct V { @location(0) p: vec4f }
@vertex fn c() -> V { return V(); }
//~ error invalid-entry-point 12-12: vertex entry point 'c' does not return @builtin(position)

//# position_of_a_vertex_ok: IO-03
struct V { @location(0) p: vec4f, @builtin(position) q: vec4f }
@vertex fn a() -> @builtin(position) vec4f { return vec4f(); }
@vertex fn b() -> V { return V(); }

//# locations_twice: IO-04
@fragment fn a(@location(0) x: f32, @location(0) y: f32) {}
//~ error duplicate-location 37-55: location 0 is used twice
//~ note +0:16-34: first used here
struct S { @location(1) x: f32 }
@fragment fn b(s: S, @location(1) y: f32) {}
//~ error duplicate-location 22-40: location 1 is used twice
//~ note -1:12-23: first used here
struct T { @location(2) x: f32, @location(2) y: f32 }
//~ error duplicate-location 33-44: location 2 is used twice
//~ note +0:12-23: first used here
@fragment fn c(t: T) {}
@fragment fn d(s: S, @location(0) y: f32) -> T { return T(); }

//# locations_twice_ok: IO-04
struct S { @location(1) x: f32 }
@fragment fn a(@location(0) x: f32, @location(2) y: f32, s: S) -> @location(0) f32 { return s.x; }

//# location_types: IO-04, IO-05
struct S { @location(0) x: f32 }
@fragment fn a(@location(0) s: S) {}
//~ error invalid-io-type 16-32: a user-defined input or output is a numeric scalar or vector, not S
@fragment fn b(@location(0) x: bool) {}
//~ error invalid-io-type 16-35: a user-defined input or output is a numeric scalar or vector, not bool
@fragment fn c(@location(0) x: vec2<bool>) {}
//~ error invalid-io-type 16-41: a user-defined input or output is a numeric scalar or vector, not vec2<bool>
@fragment fn d(@location(0) x: mat2x2f) {}
//~ error invalid-io-type 16-38: a user-defined input or output is a numeric scalar or vector, not mat2x2<f32>
@fragment fn e(@location(0) x: array<f32, 2>) {}
//~ error invalid-io-type 16-44: a user-defined input or output is a numeric scalar or vector, not array<f32, 2>
@vertex fn g(@location(0) x: bool) -> @builtin(position) vec4f { return vec4f(); }
//~ error invalid-io-type 14-33: a user-defined input or output is a numeric scalar or vector, not bool
struct I { x: S }
@fragment fn h() -> @location(0) mat4x4f { return mat4x4f(); }
//~ error invalid-io-type 34-40: a user-defined input or output is a numeric scalar or vector, not mat4x4<f32>

//# user_io_without_location: IO-04
@fragment fn a(x: f32) {}
//~ error missing-io-attribute 16-21: an input of an entry point needs @builtin or @location
@fragment fn b() -> vec4f { return vec4f(); }
//~ error missing-io-attribute 21-25: an output of an entry point needs @builtin or @location
struct S { x: f32 }
//~ error missing-io-attribute 12-17: a member of an entry point's parameter needs @builtin or @location
//~ note +1:14-14: the entry point is here
@fragment fn c(s: S) {}

//# location_values: IO-04
@fragment fn a(@location(-1) x: f32) {}
//~ error attribute-arguments 16-28: a location cannot be negative
@fragment fn b(@location(1.5) x: f32) {}
//~ error attribute-arguments 26-28: @location takes an integer, not abstract-float
override n = 1;
@fragment fn c(@location(n) x: f32) {}
//~ error not-const 26-26: the argument of @location must be a const-expression

//# location_types_ok: IO-04, IO-05
enable f16;
@fragment fn a(@location(0) x: f32, @location(1) y: vec4f, @location(2) @interpolate(flat) i: i32, @location(3) @interpolate(flat) u: vec3u, @location(4) h: f16, @location(5) v: vec2h) -> @location(0) vec4f { return y; }

//# nested_struct: IO-05
struct S { @location(0) x: f32 }
struct T { s: S, @location(1) y: f32 }
//~ error missing-io-attribute 12-15: a member of an entry point's parameter needs @builtin or @location
//~ note +1:14-14: the entry point is here
@fragment fn a(t: T) {}
struct B { a: array<f32, 2> }
//~ error missing-io-attribute 12-27: a member of an entry point's parameter needs @builtin or @location
//~ note +1:14-14: the entry point is here
@fragment fn b(x: B) {}

//# half_without_f16: IO-05
@fragment fn a(@location(0) x: f16) {}
//~ error missing-enable 32-34: f16 needs 'enable f16;'
@fragment fn b(@location(0) x: vec2h) {}
//~ error missing-enable 32-36: f16 needs 'enable f16;'

//# blend_src_not_enabled: IO-06
struct O { @location(0) @blend_src(0) a: vec4f,
//~ error missing-enable 25-37: @blend_src needs 'enable dual_source_blending;'
  @location(0) @blend_src(1) b: vec4f }
//~ error missing-enable 16-28: @blend_src needs 'enable dual_source_blending;'
@fragment fn a() -> O { return O(); }

//# blend_src_values: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(2) b: vec4f }
//~ error attribute-arguments 62-74: a blend source is 0 or 1, not 2
@fragment fn a() -> O { return O(); }

//# blend_src_values_low: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(-1) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//~ error invalid-blend-source 8-8: @blend_src needs exactly two members at location 0, one for each source
//~ error attribute-arguments 25-38: a blend source is 0 or 1, not -1
@fragment fn a() -> O { return O(); }

//# blend_src_without_location: IO-06
enable dual_source_blending;
struct O { @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//~ error invalid-blend-source 8-8: @blend_src needs exactly two members at location 0, one for each source
//~ error misplaced-attribute 12-24: @blend_src needs a @location
//~ error missing-io-attribute 12-33: a member of an entry point's result needs @builtin or @location
//~ note +1:14-14: the entry point is here
@fragment fn a() -> O { return O(); }

//# blend_src_alone: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(0) a: vec4f }
//~ error invalid-blend-source 8-8: @blend_src needs exactly two members at location 0, one for each source
@fragment fn a() -> O { return O(); }

//# blend_src_twice_the_same: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(0) b: vec4f }
//~ error duplicate-location 49-60: location 0 is used twice
//~ note +0:12-23: first used here
@fragment fn a() -> O { return O(); }

//# blend_src_at_another_location: IO-06
enable dual_source_blending;
struct O { @location(1) @blend_src(0) a: vec4f, @location(1) @blend_src(1) b: vec4f }
//~ error invalid-blend-source 8-8: @blend_src needs exactly two members at location 0, one for each source
@fragment fn a() -> O { return O(); }

//# blend_src_beside_another_location: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f, @location(1) c: vec4f }
//~ error invalid-blend-source 8-8: @blend_src needs exactly two members at location 0, one for each source
@fragment fn a() -> O { return O(); }

//# blend_src_types_differ: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec3f }
//~ error invalid-blend-source 8-8: both blend sources must have the same type
@fragment fn a() -> O { return O(); }

//# blend_src_on_a_return_type: IO-06
enable dual_source_blending;
@fragment fn a() -> @location(0) @blend_src(0) vec4f { return vec4f(); }
//~ error invalid-blend-source 48-52: @blend_src needs a structure with both sources

//# blend_src_as_an_input: IO-06
enable dual_source_blending;
@fragment fn a(@location(0) @blend_src(0) x: vec4f) {}
//~ error invalid-blend-source 16-50: @blend_src needs a structure with both sources

//# blend_src_struct_as_an_input: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//~ error misplaced-attribute 25-37: @blend_src is only for outputs of fragment entry points
//~ error misplaced-attribute 62-74: @blend_src is only for outputs of fragment entry points
@fragment fn a(o: O) {}

//# blend_src_of_a_vertex: IO-06
enable dual_source_blending;
struct O { @builtin(position) p: vec4f, @location(0) @blend_src(0) a: vec4f, @location(0) @blend_src(1) b: vec4f }
//~ error misplaced-attribute 54-66: @blend_src is only for outputs of fragment entry points
//~ error misplaced-attribute 91-103: @blend_src is only for outputs of fragment entry points
@vertex fn a() -> O { return O(); }

//# blend_src_ok: IO-06
enable dual_source_blending;
struct O { @location(0) @blend_src(0) a: vec4f, @builtin(frag_depth) d: f32, @location(0) @blend_src(1) b: vec4f }
@fragment fn a() -> O { return O(); }

//# interpolate_names: IO-07
@fragment fn a(@location(0) @interpolate(spline) x: f32) {}
//~ error attribute-arguments 42-47: an interpolation type is perspective, linear or flat
@fragment fn b(@location(0) @interpolate(linear, middle) x: f32) {}
//~ error attribute-arguments 50-55: an interpolation sampling is center, centroid, sample, first or either
@fragment fn c(@location(0) @interpolate(center) x: f32) {}
//~ error attribute-arguments 42-47: an interpolation type is perspective, linear or flat
@fragment fn d(@location(0) @interpolate(linear, flat) x: f32) {}
//~ error attribute-arguments 50-53: an interpolation sampling is center, centroid, sample, first or either

//# interpolate_without_arguments: IO-07
@fragment fn e(@location(0) @interpolate x: f32) {}
//~ error attribute-arguments 29-40: @interpolate takes 1 to 2 arguments, not 0

//# interpolate_pairs: IO-07
@fragment fn f0(@location(0) @interpolate(flat, center) x: f32) {}
//~ error attribute-arguments 49-54: the sampling center does not go with flat interpolation
@fragment fn f1(@location(0) @interpolate(flat, centroid) x: f32) {}
//~ error attribute-arguments 49-56: the sampling centroid does not go with flat interpolation
@fragment fn f2(@location(0) @interpolate(flat, sample) x: f32) {}
//~ error attribute-arguments 49-54: the sampling sample does not go with flat interpolation
@fragment fn f3(@location(0) @interpolate(perspective, first) x: f32) {}
//~ error attribute-arguments 56-60: the sampling first does not go with perspective interpolation
@fragment fn f4(@location(0) @interpolate(perspective, either) x: f32) {}
//~ error attribute-arguments 56-61: the sampling either does not go with perspective interpolation
@fragment fn f5(@location(0) @interpolate(linear, first) x: f32) {}
//~ error attribute-arguments 51-55: the sampling first does not go with linear interpolation
@fragment fn f6(@location(0) @interpolate(linear, either) x: f32) {}
//~ error attribute-arguments 51-56: the sampling either does not go with linear interpolation

//# interpolate_integers: IO-07
@fragment fn a(@location(0) x: i32) {}
//~ error missing-flat 16-34: an integer between vertex and fragment stage is not interpolated
@fragment fn b(@location(0) @interpolate(linear) x: vec2u) {}
//~ error missing-flat 16-57: an integer between vertex and fragment stage is not interpolated
struct V { @builtin(position) p: vec4f,
  @location(0) n: u32 }
//~ error missing-flat 3-14: an integer between vertex and fragment stage is not interpolated
@vertex fn c() -> V { return V(); }

//# interpolate_without_location: IO-07
@fragment fn a(@interpolate(flat) @builtin(position) x: vec4f) {}
//~ error misplaced-attribute 16-33: @interpolate needs a @location
struct S {
  @interpolate(linear) x: f32 }
//~ error misplaced-attribute 3-22: @interpolate needs a @location

//# interpolate_ok: IO-07
@fragment fn f0(@location(0) @interpolate(flat) x: f32) {}
@fragment fn f1(@location(0) @interpolate(flat, first) x: f32) {}
@fragment fn f2(@location(0) @interpolate(flat, either) x: f32) {}
@fragment fn f3(@location(0) @interpolate(linear) x: f32) {}
@fragment fn f4(@location(0) @interpolate(linear, center) x: f32) {}
@fragment fn f5(@location(0) @interpolate(linear, centroid) x: f32) {}
@fragment fn f6(@location(0) @interpolate(linear, sample) x: f32) {}
@fragment fn f7(@location(0) @interpolate(perspective) x: f32) {}
@fragment fn f8(@location(0) @interpolate(perspective, center) x: f32) {}
@fragment fn f9(@location(0) @interpolate(perspective, centroid) x: f32) {}
@fragment fn f10(@location(0) @interpolate(perspective, sample) x: f32) {}
@vertex fn a(@location(0) x: i32, @location(1) y: vec4u) -> @builtin(position) vec4f { return vec4f(); }
@fragment fn b(@location(0) @interpolate(flat) x: i32) -> @location(0) u32 { return 1; }

//# invariant: IO-08
@fragment fn a(@location(0) @invariant x: f32) {}
//~ error misplaced-attribute 29-38: @invariant is only for @builtin(position)
@fragment fn b() -> @invariant @location(0) vec4f { return vec4f(); }
//~ error misplaced-attribute 21-30: @invariant is only for @builtin(position)
@fragment fn c() -> @builtin(frag_depth) @invariant f32 { return 1; }
//~ error misplaced-attribute 42-51: @invariant is only for @builtin(position)
struct S { @builtin(sample_mask) @invariant m: u32 }
//~ error misplaced-attribute 34-43: @invariant is only for @builtin(position)

//# invariant_ok: IO-08
@vertex fn a() -> @builtin(position) @invariant vec4f { return vec4f(); }
struct V { @invariant @builtin(position) p: vec4f }
@vertex fn b() -> V { return V(); }
@fragment fn c(@builtin(position) @invariant p: vec4f) {}

//# clip_distances_not_enabled: IO-09
struct V { @builtin(position) p: vec4f,
  @builtin(clip_distances) c: array<f32, 4> }
//~ error missing-enable 12-25: the built-in value clip_distances needs 'enable clip_distances;'
@vertex fn a() -> V { return V(); }

//# clip_distances_type_0: IO-09
enable clip_distances;
struct V { @builtin(position) p: vec4f,
  @builtin(clip_distances) c: array<f32, 9> }
//~ error builtin-value-type 3-26: the built-in value clip_distances is an array of at most 8 f32, not array<f32, 9>
@vertex fn a() -> V { return V(); }

//# clip_distances_type_1: IO-09
enable clip_distances;
struct V { @builtin(position) p: vec4f,
  @builtin(clip_distances) c: array<u32, 4> }
//~ error builtin-value-type 3-26: the built-in value clip_distances is an array of at most 8 f32, not array<u32, 4>
@vertex fn a() -> V { return V(); }

//# clip_distances_type_2: IO-09
enable clip_distances;
struct V { @builtin(position) p: vec4f,
  @builtin(clip_distances) c: f32 }
//~ error builtin-value-type 3-26: the built-in value clip_distances is an array of at most 8 f32, not f32
@vertex fn a() -> V { return V(); }

//# clip_distances_type_3: IO-09
enable clip_distances;
struct V { @builtin(position) p: vec4f,
  @builtin(clip_distances) c: vec4f }
//~ error builtin-value-type 3-26: the built-in value clip_distances is an array of at most 8 f32, not vec4<f32>
@vertex fn a() -> V { return V(); }

//# clip_distances_type_4: IO-09
enable clip_distances;
struct V { @builtin(position) p: vec4f,
  @builtin(clip_distances) c: array<f32, 0> }
//~ error invalid-element-count 42-42: an array has at least one element, not 0
@vertex fn a() -> V { return V(); }

//# clip_distances_stage: IO-09
enable clip_distances;
struct V { @builtin(position) p: vec4f, @builtin(clip_distances) c: array<f32, 4> }
//~ error builtin-value-stage 41-64: clip_distances is not an input of the fragment stage
@fragment fn a(v: V) {}

//# clip_distances_ok: IO-09
enable clip_distances;
struct V { @builtin(position) p: vec4f, @builtin(clip_distances) c: array<f32, 8> }
struct W { @builtin(position) p: vec4f, @builtin(clip_distances) c: array<f32, 1> }
@vertex fn a() -> V { return V(); }
@vertex fn b() -> W { return W(); }

//# frag_depth: IO-10
@fragment fn a() -> @builtin(frag_depth, any) f32 { return 0; }
//~ error attribute-arguments 42-44: @builtin(frag_depth) takes no such second argument
@fragment fn b() -> @builtin(frag_depth, equal) f32 { return 0; }
//~ error attribute-arguments 42-46: @builtin(frag_depth) takes no such second argument
@fragment fn c() -> @builtin(frag_depth, less, greater) f32 { return 0; }
//~ error attribute-arguments 21-55: @builtin takes 1 to 2 arguments, not 3
@fragment fn d() -> @builtin(sample_mask, less) u32 { return 0; }
//~ error attribute-arguments 43-46: @builtin(sample_mask) takes no such second argument
@fragment fn e(@builtin(position, less) p: vec4f) {}
//~ error attribute-arguments 35-38: @builtin(position) takes no such second argument
@compute @workgroup_size(1) fn g(@builtin(workgroup_id, greater) w: vec3u) {}
//~ error attribute-arguments 57-63: @builtin(workgroup_id) takes no such second argument

//# frag_depth_ok: IO-10
requires fragment_depth;
@fragment fn a() -> @builtin(frag_depth, less) f32 { return 0; }
@fragment fn b() -> @builtin(frag_depth, greater) f32 { return 0; }
struct D { @builtin(frag_depth, less) d: f32 }
@fragment fn c() -> D { return D(); }
@fragment fn d() -> @builtin(frag_depth) f32 { return 0; }

//# primitive_index_not_enabled: IO-11
@fragment fn a(@builtin(primitive_index) p: u32) {}
//~ error missing-enable 25-39: the built-in value primitive_index needs 'enable primitive_index;'

//# primitive_index: IO-11
enable primitive_index;
@vertex fn a(@builtin(primitive_index) p: u32) -> @builtin(position) vec4f { return vec4f(); }
//~ error builtin-value-stage 14-45: primitive_index is not an input of the vertex stage
@compute @workgroup_size(1) fn b(@builtin(primitive_index) p: u32) {}
//~ error builtin-value-stage 34-65: primitive_index is not an input of the compute stage
@fragment fn c(@builtin(primitive_index) p: i32) {}
//~ error builtin-value-type 16-40: the built-in value primitive_index is of type u32, not i32
@fragment fn d() -> @builtin(primitive_index) u32 { return 1; }
//~ error builtin-value-stage 47-49: primitive_index is not an output of the fragment stage

//# primitive_index_ok: IO-11
enable primitive_index;
@fragment fn a(@builtin(primitive_index) p: u32) {}

//# fragment_functions_ok: IO-12
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn sample(uv: vec2f) -> vec4f { return textureSample(t, s, uv) + textureSampleBias(t, s, uv, 1); }
fn slope(x: f32) -> f32 { return dpdx(x) + dpdyFine(x) + fwidthCoarse(x); }
fn drop(x: f32) { if x < 0 { discard; } }
@fragment fn a(@location(0) uv: vec2f) -> @location(0) vec4f { let c = sample(uv) * slope(uv.x); drop(c.x); return c; }

//# fragment_functions_unused_ok: IO-12
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn sample(uv: vec2f) -> vec4f { return textureSample(t, s, uv); }
fn drop() { discard; }
@compute @workgroup_size(1) fn a() {}

//# fragment_functions_are_checked: IO-12
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn sample(uv: vec3f) -> vec4f { return textureSample(t, s, uv); }
//~ error no-overload 40-62: there is no textureSample(texture_2d<f32>, sampler, vec3<f32>)
fn slope(x: i32) -> f32 { return dpdx(x); }
//~ error no-overload 34-40: there is no dpdx(i32)

//# discard_in_compute: IO-13
fn f() {
  discard;
//~ error stage-restriction 3-9: discard is not allowed in the compute stage
//~ note +3:32-35: reached from entry point 'main'
}
fn g() { f(); }
@compute @workgroup_size(1) fn main() { g(); }
@fragment fn fragment() { g(); }

//# derivative_in_compute: IO-13
fn g() {
  _ = fwidth(1.0);
//~ error stage-restriction 7-17: fwidth is not allowed in the compute stage
//~ note +2:32-35: reached from entry point 'main'
}
@compute @workgroup_size(1) fn main() { g(); }
@fragment fn fragment() { g(); }

//# sample_in_compute: IO-13
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn g() {
  _ = textureSample(t, s, vec2f());
//~ error stage-restriction 7-34: textureSample is not allowed in the compute stage
//~ note +2:32-35: reached from entry point 'main'
}
@compute @workgroup_size(1) fn main() { g(); }
@fragment fn fragment() { g(); }

//# discard_in_vertex: IO-13
fn f() {
  discard;
//~ error stage-restriction 3-9: discard is not allowed in the vertex stage
//~ note +3:12-15: reached from entry point 'main'
}
fn g() { f(); }
@vertex fn main() -> @builtin(position) vec4f { g(); return vec4f(); }
@fragment fn fragment() { g(); }

//# derivative_in_vertex: IO-13
fn g() {
  _ = fwidth(1.0);
//~ error stage-restriction 7-17: fwidth is not allowed in the vertex stage
//~ note +2:12-15: reached from entry point 'main'
}
@vertex fn main() -> @builtin(position) vec4f { g(); return vec4f(); }
@fragment fn fragment() { g(); }

//# sample_in_vertex: IO-13
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn g() {
  _ = textureSample(t, s, vec2f());
//~ error stage-restriction 7-34: textureSample is not allowed in the vertex stage
//~ note +2:12-15: reached from entry point 'main'
}
@vertex fn main() -> @builtin(position) vec4f { g(); return vec4f(); }
@fragment fn fragment() { g(); }

//# barrier_in_fragment: IO-13
fn g() {
  workgroupBarrier();
//~ error stage-restriction 3-20: workgroupBarrier is not allowed in the fragment stage
//~ note +2:14-17: reached from entry point 'main'
}
@fragment fn main() { g(); }
@compute @workgroup_size(1) fn compute() { g(); }

//# atomic_in_vertex: IO-13
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;
fn g(p: ptr<storage, atomic<u32>, read_write>) {
  atomicAdd(p, 1);
//~ error stage-restriction 3-17: atomicAdd is not allowed in the vertex stage
//~ note +2:12-15: reached from entry point 'main'
}
@vertex fn main() -> @builtin(position) vec4f { g(&a); return vec4f(); }
//~ error stage-restriction 12-15: vertex entry point 'main' uses the writable resource 'a'
//~ note -4:48-48: declared here
@compute @workgroup_size(1) fn compute() { g(&a); }

//# stages_ok: IO-13
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;
fn f() { discard; }
fn g() { workgroupBarrier(); }
fn h() { atomicAdd(&a, 1); }
@fragment fn fragment() { f(); h(); }
@compute @workgroup_size(1) fn compute() { g(); h(); }
@vertex fn vertex() -> @builtin(position) vec4f { return vec4f(); }
