// Diagnostics for machines.

//# json
//! render json
fn f() { let a = b; }
//= [{"id":"unresolved-name","severity":"error","text":"nothing named 'b' is declared here","file":"json.wgsl","line":3,"column":18,"end_line":3,"end_column":19,"notes":[]}]

//# info
//! info
struct Light { pos: vec3f, power: f32 }
struct Scene { n: u32, light: Light, m: mat3x3f, items: array<vec2u> }
@group(0) @binding(1) var<storage, read_write> scene: Scene;
override N: u32 = 4u;
var<workgroup> tile: array<u32, N>;
@compute @workgroup_size(N, 2) fn main(@builtin(local_invocation_index) l: u32) { tile[l % N] = scene.n; scene.items[l].x = tile[0]; }
//= entry point main (compute), line 13
//=   workgroup size    (override) x 2 x 1
//=   workgroup memory  0 bytes
//=     tile            array<u32, (override)>, sized by an override
//=   uses              scene
//=   overrides         N
//=   built-in inputs   local_invocation_index
//=
//= bindings
//=   group binding  name
//=       0       1  scene: Scene (storage, read_write), 96 bytes at least, 8 an element
//=
//= struct Light, 16 bytes, align 16
//=   offset      size  align  member
//=        0        12     16  pos: vec3<f32>
//=       12         4      4  power: f32
//=
//= struct Scene, 80 bytes and its runtime-sized array, align 16
//=   offset      size  align  member
//=        0         4      4  n: u32
//=        4        12         (padding)
//=       16        16     16  light: Light
//=       16        12     16    pos: vec3<f32>
//=       28         4      4    power: f32
//=       32        48     16  m: mat3x3<f32>
//=       80    8 each      8  items: array<vec2<u32>>
//=
//= overrides
//=   N: u32 = 4
