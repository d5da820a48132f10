//# both_kinds_of_memory: UNI-80
//! check
@group(0) @binding(0) var<storage, read> entrada: array<f32>;
@group(0) @binding(1) var<storage, read_write> resultados: array<f32>;
var<workgroup> tile: array<f32, 64>;
fn calculo(i: u32) -> f32 { return f32(i) * 0.5; }
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  tile[li] = entrada[gid.x];
  resultados[gid.x] = calculo(li);
  workgroupBarrier();
  storageBarrier();
  // aqui todos ven tanto tile como resultados
  resultados[gid.x] += tile[63u - li];
}

//# barrier_that_depends_on_data: UNI-34
//! render
@group(0) @binding(0) var<storage, read> entrada: array<f32>;
var<workgroup> tile: array<f32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  // MAL: la barrera depende de los datos.
  if (entrada[gid.x] > 0.0) {
    tile[li] = entrada[gid.x];
    workgroupBarrier();          // indefinido
  }
}
//= uniformity_seeds.wgsl:8:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |     workgroupBarrier();          // indefinido
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:6:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   6 |   if (entrada[gid.x] > 0.0) {
//=     |      ^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:6:15: note: `gid` is global_invocation_id, which differs between invocations
//=   6 |   if (entrada[gid.x] > 0.0) {
//=     |               ^^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# barrier_that_depends_on_data_ok: UNI-34
//! check
@group(0) @binding(0) var<storage, read> entrada: array<f32>;
var<workgroup> tile: array<f32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  // BIEN: la condicion decide que se escribe, no si se sincroniza.
  var v = 0.0;
  if (entrada[gid.x] > 0.0) { v = entrada[gid.x]; }
  tile[li] = v;
  workgroupBarrier();            // todas llegan siempre
}

//# loop_of_different_lengths: UNI-40
//! render
@group(0) @binding(0) var<storage, read> vecinos: array<u32>;
var<workgroup> suma: array<u32, 64>;
fn acumular(k: u32) { suma[k % 64u] += k; }
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) gid: vec3u) {
  // MAL: cada invocacion itera un numero distinto de veces.
  for (var k: u32 = 0u; k < vecinos[gid.x]; k = k + 1u) {
    acumular(k);
    workgroupBarrier();          // indefinido
  }
}
//= uniformity_seeds.wgsl:9:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   9 |     workgroupBarrier();          // indefinido
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:7:25: note: this condition decides how often each invocation goes round the loop
//=   7 |   for (var k: u32 = 0u; k < vecinos[gid.x]; k = k + 1u) {
//=     |                         ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:7:37: note: `gid` is global_invocation_id, which differs between invocations
//=   7 |   for (var k: u32 = 0u; k < vecinos[gid.x]; k = k + 1u) {
//=     |                                     ^^^
//=   hint: let all invocations go round the loop equally often, by a limit that is the same for all, and guard the work inside with an `if`, not `workgroupBarrier`

//# loop_of_different_lengths_ok: UNI-40
//! check
const TAM = 64u;
var<workgroup> parcial: array<f32, TAM>;
@compute @workgroup_size(TAM)
fn main(@builtin(local_invocation_index) li: u32) {
  parcial[li] = f32(li);
  workgroupBarrier();
  // BIEN: los limites son constantes del modulo.
  for (var s: u32 = TAM / 2u; s > 0u; s >>= 1u) {
    if (li < s) { parcial[li] += parcial[li + s]; }
    workgroupBarrier();          // fuera del if, dentro del for uniforme
  }
}

//# one_invocation_waits_for_itself: UNI-34
//! render
var<workgroup> total: f32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li == 0u) {
    total = 1.0;
    workgroupBarrier();          // prohibido
  }
}
//= uniformity_seeds.wgsl:6:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   6 |     workgroupBarrier();          // prohibido
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:4:6: note: only invocations for which this is true reach `workgroupBarrier`
//=   4 |   if (li == 0u) {
//=     |      ^^^^^^^^^^
//= uniformity_seeds.wgsl:4:7: note: `li` is local_invocation_index, which differs between invocations
//=   4 |   if (li == 0u) {
//=     |       ^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# one_invocation_waits_for_itself_ok: UNI-34
//! check
@group(0) @binding(0) var<storage, read_write> salida: array<f32>;
var<workgroup> total: f32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  let suma = f32(li) + 1.0;
  if (li == 0u) {
    total = suma;                // solo una escribe
  }
  workgroupBarrier();            // todas sincronizan
  let t = total;                 // todas leen el mismo valor
  salida[li] = t;
}

//# number_of_steps_from_workgroup_memory: UNI-61
//! render
var<workgroup> cuantos: u32;
fn calcularCuantos() -> u32 { return 7u; }
fn trabajo(k: u32) {}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li == 0u) { cuantos = calcularCuantos(); }
  workgroupBarrier();
  let n = cuantos;               // sin workgroupUniformLoad
  for (var k: u32 = 0u; k < n; k = k + 1u) {
    trabajo(k);
    workgroupBarrier();
  }
}
//= uniformity_seeds.wgsl:11:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   11 |     workgroupBarrier();
//=      |     ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:9:25: note: this condition decides how often each invocation goes round the loop
//=   9 |   for (var k: u32 = 0u; k < n; k = k + 1u) {
//=     |                         ^^^^^
//= uniformity_seeds.wgsl:8:3: note: `n` gets its value here
//=   8 |   let n = cuantos;               // sin workgroupUniformLoad
//=     |   ^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:8:11: note: this reads `cuantos` in workgroup memory, which invocations may write meanwhile, so each may get another value
//=   8 |   let n = cuantos;               // sin workgroupUniformLoad
//=     |           ^^^^^^^
//=   hint: `workgroupUniformLoad(&cuantos)` waits for the workgroup and gives all invocations the same value

//# number_of_steps_from_workgroup_memory_ok: UNI-81
//! check
var<workgroup> cuantos: u32;
fn calcularCuantos() -> u32 { return 7u; }
fn trabajo(k: u32) {}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li == 0u) { cuantos = calcularCuantos(); }
  // Barrera + lectura, y el resultado es uniforme para el analizador.
  let n = workgroupUniformLoad(&cuantos);
  for (var k: u32 = 0u; k < n; k = k + 1u) {
    trabajo(k);
    workgroupBarrier();          // legal: n es uniforme
  }
}

//# number_of_steps_from_storage: UNI-61
//! render
@group(0) @binding(0) var<storage, read_write> cuantos: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li == 0u) { cuantos = 7u; }
  storageBarrier();
  let n = cuantos;
  for (var k: u32 = 0u; k < n; k = k + 1u) {
    workgroupBarrier();
  }
}
//= uniformity_seeds.wgsl:8:5: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |     workgroupBarrier();
//=     |     ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:7:25: note: this condition decides how often each invocation goes round the loop
//=   7 |   for (var k: u32 = 0u; k < n; k = k + 1u) {
//=     |                         ^^^^^
//= uniformity_seeds.wgsl:6:3: note: `n` gets its value here
//=   6 |   let n = cuantos;
//=     |   ^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:6:11: note: this reads `cuantos` in storage memory, which invocations may write meanwhile, so each may get another value
//=   6 |   let n = cuantos;
//=     |           ^^^^^^^
//=   hint: let one invocation copy `cuantos` to a workgroup variable, and read that with `workgroupUniformLoad`

//# uniform_load_of_storage: UNI-81
//! render
@group(0) @binding(0) var<storage, read_write> cuantos: u32;
@compute @workgroup_size(64)
fn main() {
  let n = workgroupUniformLoad(&cuantos);
}
//= uniformity_seeds.wgsl:4:11: error: there is no workgroupUniformLoad(ptr<storage, u32, read_write>) [no-overload]
//=   4 |   let n = workgroupUniformLoad(&cuantos);
//=     |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//=   hint: there is workgroupUniformLoad(p: ptr<workgroup, atomic<T>>) -> T  where T: i32 or u32; workgroupUniformLoad(p: ptr<workgroup, T>) -> T  where T: any constructible type

//# number_of_steps_from_storage_ok: UNI-81
//! check
@group(0) @binding(0) var<storage, read_write> cuantos: u32;
var<workgroup> copia: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) li: u32) {
  if (li == 0u) {
    cuantos = 7u;
    copia = cuantos;
  }
  let n = workgroupUniformLoad(&copia);
  for (var k: u32 = 0u; k < n; k = k + 1u) {
    workgroupBarrier();
  }
}

//# early_return_before_a_barrier: UNI-35
//! render
@group(0) @binding(0) var<storage, read_write> datos: array<f32>;
var<workgroup> parciales: array<f32, 256>;
@compute @workgroup_size(256)
fn cs(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_index) li: u32) {
  if (gid.x >= arrayLength(&datos)) { return; }
  parciales[li] = datos[gid.x];
  workgroupBarrier();
  datos[gid.x] = parciales[255u - li];
}
//= uniformity_seeds.wgsl:7:3: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   7 |   workgroupBarrier();
//=     |   ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:5:39: note: some invocations return here
//=   5 |   if (gid.x >= arrayLength(&datos)) { return; }
//=     |                                       ^^^^^^
//= uniformity_seeds.wgsl:5:6: note: because this condition is not the same in all invocations
//=   5 |   if (gid.x >= arrayLength(&datos)) { return; }
//=     |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:5:7: note: `gid` is global_invocation_id, which differs between invocations
//=   5 |   if (gid.x >= arrayLength(&datos)) { return; }
//=     |       ^^^
//=   hint: do not return early: guard the memory accesses, load a neutral element where there is no data, and let all invocations reach `workgroupBarrier`

//# early_return_without_a_barrier: UNI-35
//! check
@group(0) @binding(0) var<storage, read_write> datos: array<f32>;
@compute @workgroup_size(256)
fn cs(@builtin(global_invocation_id) gid: vec3u) {
  if (gid.x >= arrayLength(&datos)) { return; }   // correcto SOLO si no hay barreras
  datos[gid.x] = sqrt(datos[gid.x]);
}

//# early_return_before_a_barrier_ok: UNI-34
//! check
@group(0) @binding(0) var<storage, read> datos: array<f32>;
@group(0) @binding(1) var<storage, read_write> salidas: array<f32>;
var<workgroup> parciales: array<f32, 256>;

@compute @workgroup_size(256)
fn reducir(@builtin(global_invocation_id) gid: vec3u,
           @builtin(local_invocation_index) li: u32) {
  let n = arrayLength(&datos);

  // Carga con guardia: el elemento neutro para las invocaciones sobrantes.
  var v = 0.0;
  if (gid.x < n) { v = datos[gid.x]; }
  parciales[li] = v;

  workgroupBarrier();      // la alcanzan las 256, siempre

  var salto = 128u;
  while (salto > 0u) {
    if (li < salto) { parciales[li] = parciales[li] + parciales[li + salto]; }
    workgroupBarrier();    // fuera del if, tambien la alcanzan las 256
    salto = salto / 2u;
  }

  if (li == 0u) { salidas[gid.x / 256u] = parciales[0]; }
}

//# barrier_inside_the_if_of_the_tree
//! render
var<workgroup> parciales: array<f32, 256>;
@compute @workgroup_size(256)
fn reducir(@builtin(local_invocation_index) li: u32) {
  parciales[li] = f32(li);
  var salto = 128u;
  while (salto > 0u) {
    if (li < salto) {
      workgroupBarrier();        // dentro del if
      parciales[li] = parciales[li] + parciales[li + salto];
    }
    salto = salto / 2u;
  }
}
//= uniformity_seeds.wgsl:8:7: error: all invocations of the workgroup must reach `workgroupBarrier` together, but some can miss it [barrier-not-uniform]
//=   8 |       workgroupBarrier();        // dentro del if
//=     |       ^^^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:7:8: note: only invocations for which this is true reach `workgroupBarrier`
//=   7 |     if (li < salto) {
//=     |        ^^^^^^^^^^^^
//= uniformity_seeds.wgsl:7:9: note: `li` is local_invocation_index, which differs between invocations
//=   7 |     if (li < salto) {
//=     |         ^^
//=   hint: guard the memory accesses, not `workgroupBarrier`: move it out of the branch, so that all invocations reach it

//# five_built_in_values: UNI-55
//! check
@compute @workgroup_size(8, 8)
fn cs(
  @builtin(global_invocation_id) gid : vec3u,
  @builtin(local_invocation_id)  lid : vec3u,
  @builtin(local_invocation_index) li : u32,
  @builtin(workgroup_id)         wid : vec3u,
  @builtin(num_workgroups)       ngr : vec3u,
) {
  // ...
}

//# loop_over_the_grid: UNI-31
//! check
@group(0) @binding(0) var<storage, read_write> datos: array<f32>;
@compute @workgroup_size(256)
fn procesar(@builtin(global_invocation_id) gid : vec3u,
            @builtin(num_workgroups) ngr : vec3u) {
  let paso = ngr.x * 256u;                 // invocaciones totales
  let n = arrayLength(&datos);
  var i = gid.x;
  while (i < n) {
    datos[i] = datos[i] * 2.0;
    i = i + paso;
  }
}

//# barrier_in_the_loop_over_the_grid: UNI-40
//! render
@group(0) @binding(0) var<storage, read_write> datos: array<f32>;
@compute @workgroup_size(256)
fn procesar(@builtin(global_invocation_id) gid : vec3u,
            @builtin(num_workgroups) ngr : vec3u) {
  let paso = ngr.x * 256u;
  let n = arrayLength(&datos);
  var i = gid.x;
  while (i < n) {
    datos[i] = datos[i] * 2.0;
    storageBarrier();
    i = i + paso;
  }
}
//= uniformity_seeds.wgsl:10:5: error: all invocations of the workgroup must reach `storageBarrier` together, but some can miss it [barrier-not-uniform]
//=   10 |     storageBarrier();
//=      |     ^^^^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:8:9: note: this condition decides how often each invocation goes round the loop
//=   8 |   while (i < n) {
//=     |         ^^^^^^^
//= uniformity_seeds.wgsl:7:3: note: `i` gets its value here
//=   7 |   var i = gid.x;
//=     |   ^^^^^^^^^^^^^
//= uniformity_seeds.wgsl:7:11: note: `gid` is global_invocation_id, which differs between invocations
//=   7 |   var i = gid.x;
//=     |           ^^^
//=   hint: let all invocations go round the loop equally often, by a limit that is the same for all, and guard the work inside with an `if`, not `storageBarrier`

//# subgroup_values_without_their_extension
//! check
@compute @workgroup_size(64)
fn cs(@builtin(subgroup_invocation_id) sl: u32, @builtin(subgroup_size) sn: u32) {}
//~ error missing-enable 16-37: the built-in value subgroup_invocation_id needs 'enable subgroups;'
//~ error missing-enable 58-70: the built-in value subgroup_size needs 'enable subgroups;'

//# subgroup_values_with_their_extension: UNI-55
//! check
enable subgroups;
@compute @workgroup_size(64)
fn cs(@builtin(subgroup_invocation_id) sl: u32, @builtin(subgroup_size) sn: u32) {}

//# workgroup_too_large
//! check
@compute @workgroup_size(16, 16, 2)
fn cs() {}
//~ error limit-exceeded 4-5: the number of invocations in a workgroup of 'cs' is 512; the limit maxComputeInvocationsPerWorkgroup is 256

//# workgroup_just_fits
//! check
@compute @workgroup_size(16, 16)
fn cs() {}

//# workgroup_array_without_a_size
//! check
var<workgroup> tesela : array<f32>;
//~ error invalid-store-type 25-34: workgroup memory holds a type of fixed size without handles, which array<f32> is not
@compute @workgroup_size(8, 8)
fn cs(@builtin(local_invocation_index) li : u32) { tesela[li] = 0.0; }

//# sizes_by_overrides
//! check
override TAM_X : u32 = 8u;
override TAM_Y : u32 = 8u;

var<workgroup> tesela : array<f32, TAM_X * TAM_Y>;   // ojo: este si necesita un tamaño fijo o un override

@compute @workgroup_size(TAM_X, TAM_Y)
fn cs(@builtin(local_invocation_index) li : u32) { tesela[li] = 0.0; }
