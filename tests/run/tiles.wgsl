// Tiles: workgroup memory that holds copies of a buffer (pass/forward_tiles.cpp). Reads that can go to the buffer itself, and those that must not. `compare` computes every
// element without a tile and counts those that differ.
struct Image { width: i32, height: i32 }
@group(0) @binding(0) var<uniform> image: Image;
@group(0) @binding(1) var<storage, read> src: array<u32>;
@group(0) @binding(2) var<storage, read_write> dst: array<u32>;
@group(0) @binding(3) var<storage, read_write> wrong: array<u32, 2>;

fn at(x: i32, y: i32) -> u32 { return src[clamp(y, 0, image.height - 1) * image.width + clamp(x, 0, image.width - 1)]; }
fn tell(x: i32, y: i32, expected: u32) {
  if (dst[y * image.width + x] != expected) { wrong[0]++; }
  wrong[1]++;
}

//! buffer image u32 = 50 14
//! buffer src u32 = rand 700 7 0 1000
//! buffer dst u32 = zero 700
//! buffer wrong u32 = zero 2

//# flat: rows are no multiple of the workgroup's; a strided loop of which the last turn is in part
//! run main groups=4,4
//! run compare groups=1
//! expect wrong = 0 700
var<workgroup> tile: array<u32, 18 * 6>;
@compute @workgroup_size(16, 4)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u, @builtin(local_invocation_index) lane: u32) {
  let corner = vec2i(g.xy) * vec2i(16, 4) - 1;
  for (var i = i32(lane); i < 18 * 6; i += 64) {
    let p = clamp(corner + vec2i(i % 18, i / 18), vec2i(0), vec2i(image.width, image.height) - 1);
    tile[i] = src[p.y * image.width + p.x];
  }
  workgroupBarrier();
  let x = i32(l.x);
  let y = i32(l.y);
  var sum = 0u;
  for (var dy = 0; dy < 3; dy++) {
    for (var dx = 0; dx < 3; dx++) { sum = sum * 3u + tile[(y + dy) * 18 + x + dx]; }
  }
  let p = corner + 1 + vec2i(x, y);
  if (p.x < image.width && p.y < image.height) { dst[p.y * image.width + p.x] = sum; }
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < image.height; y++) {
    for (var x = 0; x < image.width; x++) {
      var sum = 0u;
      for (var i = 0; i < 9; i++) { sum = sum * 3u + at(x + i % 3 - 1, y + i / 3 - 1); }
      tell(x, y, sum);
    }
  }
}

//# rows_in_rows: an array of arrays; the halo is copied under conditions on local ids
//! run main groups=4,4
//! run compare groups=1
//! expect wrong = 0 700
var<workgroup> tile: array<array<u32, 18>, 4>;
@compute @workgroup_size(16, 4)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let row = min(i32(g.y * 4u + l.y), image.height - 1);
  let left = i32(g.x * 16u) - 1;
  tile[l.y][l.x] = src[row * image.width + clamp(left + i32(l.x), 0, image.width - 1)];
  if (l.x >= 14u) { tile[l.y][l.x + 2u] = src[row * image.width + clamp(left + i32(l.x) + 2, 0, image.width - 1)]; }
  workgroupBarrier();
  let x = i32(g.x * 16u + l.x);
  let y = i32(g.y * 4u + l.y);
  if (x < image.width && y < image.height) { dst[y * image.width + x] = tile[l.y][l.x] + 10u * tile[l.y][l.x + 1u] + 100u * tile[l.y][l.x + 2u]; }
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < image.height; y++) {
    for (var x = 0; x < image.width; x++) { tell(x, y, at(x - 1, y) + 10u * at(x, y) + 100u * at(x + 1, y)); }
  }
}

//# corner_in_part: what no invocation copied is zero
//! run main groups=3,3
//! run compare groups=1
//! expect wrong = 0 576
var<workgroup> tile: array<array<u32, 18>, 4>;
@compute @workgroup_size(16, 4)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let p = (i32(g.y * 4u + l.y)) * image.width + i32(g.x * 16u + l.x);
  tile[l.y][l.x] = src[p];
  workgroupBarrier();
  dst[p] = tile[l.y][l.x] + 3u * tile[l.y][l.x + 1u];
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 12; y++) {
    for (var x = 0; x < 48; x++) { tell(x, y, at(x, y) + select(3u * at(x + 1, y), 0u, x % 16 == 15)); }
  }
}

//# turned: a column of the tile is no neighbour in the buffer
//! run main groups=3,1
//! run compare groups=1
//! expect wrong = 0 192
var<workgroup> tile: array<array<u32, 8>, 8>;
@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  tile[l.y][l.x] = src[i32(l.y) * image.width + i32(g.x * 8u + l.x)];
  workgroupBarrier();
  dst[i32(l.y) * image.width + i32(g.x * 8u + l.x)] = tile[l.x][l.y];
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 8; y++) {
    for (var x = 0; x < 24; x++) { tell(x, y, at(x / 8 * 8 + y, x % 8)); }
  }
}

//# mirrored: neighbours in the tile are neighbours the other way round
//! run main groups=3,8
//! run compare groups=1
//! expect wrong = 0 384
var<workgroup> tile: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let start = i32(g.y) * image.width + i32(g.x * 16u);
  tile[15u - l.x] = src[start + i32(l.x)];
  workgroupBarrier();
  dst[start + i32(l.x)] = tile[l.x] * 2u;
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 8; y++) {
    for (var x = 0; x < 48; x++) { tell(x, y, 2u * at(x / 16 * 16 + 15 - x % 16, y)); }
  }
}

//# turn_by_turn: one tile after the other in a loop, and one element that all read
//! run main groups=3,14
//! run compare groups=1
//! expect wrong = 0 672
var<workgroup> tile: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  var sum = 0u;
  for (var t = 0; t < 3; t++) {
    tile[l.x] = src[i32(g.y) * image.width + t * 16 + i32(l.x)];
    workgroupBarrier();
    sum = sum * 5u + tile[l.x] + tile[3];
    workgroupBarrier();
  }
  dst[i32(g.y) * image.width + i32(g.x * 16u + l.x)] = sum;
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 14; y++) {
    for (var x = 0; x < 48; x++) {
      var sum = 0u;
      for (var t = 0; t < 3; t++) { sum = sum * 5u + at(t * 16 + x % 16, y) + at(t * 16 + 3, y); }
      tell(x, y, sum);
    }
  }
}

//# changed_since: the buffer is written between the copy and the read
//! run main groups=3,14
//! run compare groups=1
//! expect wrong = 0 672
var<workgroup> tile: array<u32, 17>;
@compute @workgroup_size(16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let p = i32(g.y) * image.width + i32(g.x * 16u + l.x);
  let other = i32(g.y) * image.width + i32(g.x * 16u + 15u - l.x);
  dst[other] = src[other];
  storageBarrier();
  tile[l.x] = dst[p];
  dst[p] = 5u;
  workgroupBarrier();
  dst[p] += tile[15u - l.x];
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 14; y++) {
    for (var x = 0; x < 48; x++) { tell(x, y, at(x / 16 * 16 + 15 - x % 16, y) + 5u); }
  }
}

//# written_again: the tile changes after the barrier
//! run main groups=3,14
//! run compare groups=1
//! expect wrong = 0 672
var<workgroup> tile: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let start = i32(g.y) * image.width;
  tile[l.x] = src[start + i32(g.x * 16u + l.x)];
  workgroupBarrier();
  let first = tile[15u - l.x];
  workgroupBarrier();
  tile[l.x] = src[start + i32(l.x)];
  workgroupBarrier();
  dst[start + i32(g.x * 16u + l.x)] = first + 7u * tile[15u - l.x];
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 14; y++) {
    for (var x = 0; x < 48; x++) { tell(x, y, at(x / 16 * 16 + 15 - x % 16, y) + 7u * at(15 - x % 16, y)); }
  }
}

//# written_by_some: who copies depends on the data
//! run main groups=3,14
//! run compare groups=1
//! expect wrong = 0 672
var<workgroup> tile: array<u32, 16>;
@compute @workgroup_size(16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let p = i32(g.y) * image.width + i32(g.x * 16u + l.x);
  if (src[p] % 2u == 1u) { tile[l.x] = src[p]; }
  workgroupBarrier();
  dst[p] = tile[15u - l.x];
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 14; y++) {
    for (var x = 0; x < 48; x++) {
      let copied = at(x / 16 * 16 + 15 - x % 16, y);
      tell(x, y, select(0u, copied, copied % 2u == 1u));
    }
  }
}

//# pairs: elements of two words, in a struct; the last row of workgroups is not full
//! run main groups=3,3
//! run compare groups=1
//! buffer src u32 = rand 1400 9 0 1000
//! expect wrong = 0 480
struct Pixels { first: vec2u, rest: array<vec2u> }
@group(0) @binding(4) var<storage, read> pixels: Pixels;
//! buffer pixels u32 = rand 1202 3 0 1000
var<workgroup> tile: array<vec2u, 18 * 4>;
@compute @workgroup_size(16, 4)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let corner = vec2u(g.x * 16u, g.y * 4u);
  if (corner.y + l.y < 10u) { tile[l.y * 18u + l.x] = pixels.rest[(corner.y + l.y) * 60u + corner.x + l.x]; }
  if (l.x < 2u && corner.y + l.y < 10u) { tile[l.y * 18u + 16u + l.x] = pixels.rest[(corner.y + l.y) * 60u + corner.x + 16u + l.x]; }
  workgroupBarrier();
  if (corner.y + l.y < 10u) {
    let sum = tile[l.y * 18u + l.x] + 3u * tile[l.y * 18u + l.x + 2u];
    dst[(corner.y + l.y) * 50u + corner.x + l.x] = sum.x + 1000000u * sum.y;
  }
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0u; y < 10u; y++) {
    for (var x = 0u; x < 48u; x++) {
      let a = pixels.rest[y * 60u + x];
      let c = pixels.rest[y * 60u + x + 2u];
      tell(i32(x), i32(y), a.x + 3u * c.x + 1000000u * (a.y + 3u * c.y));
    }
  }
}

//# copy_of_a_copy: one tile is filled from the buffer, another one from the first
//! run main groups=3,14
//! run compare groups=1
//! expect wrong = 0 672
var<workgroup> tile: array<u32, 18>;
var<workgroup> shifted: array<u32, 17>;
@compute @workgroup_size(16)
fn main(@builtin(workgroup_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  let start = i32(g.y) * image.width + i32(g.x * 16u);
  tile[l.x] = src[start + i32(l.x)];
  if (l.x < 2u) { tile[l.x + 16u] = src[start + i32(l.x) + 16]; }
  workgroupBarrier();
  shifted[l.x] = tile[l.x + 1u];
  if (l.x == 0u) { shifted[16] = tile[17]; }
  workgroupBarrier();
  if (start + i32(l.x) < i32(arrayLength(&src)) - 2) { dst[start + i32(l.x)] = shifted[l.x] + 7u * shifted[l.x + 1u]; }
}
@compute @workgroup_size(1)
fn compare() {
  for (var y = 0; y < 14; y++) {
    for (var x = 0; x < 48; x++) { tell(x, y, src[y * image.width + x + 1] + 7u * src[y * image.width + x + 2]); }
  }
}

//# reads_the_original: neighbours of an array whose size is known need no version for full workgroups
//! emit ir:drop_unused
@group(0) @binding(4) var<storage, read> line: array<u32, 64>;
var<workgroup> tile: array<u32, 17>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) l: u32) {
  tile[l] = line[l + 5u];
  if (l == 0u) { tile[16] = line[21]; }
  workgroupBarrier();
  dst[l] = tile[l] - tile[l + 1u];
}
//= module "main"
//= workgroup_size 16 1 1
//= subgroup_size 8
//= entry @0
//= binding 0 2 storage_read_write min_size 4 "dst"
//= binding 0 4 storage_read min_size 256 "line"
//= var $0 storage "dst" size 0 align 4 binding 0
//= var $1 storage "line" size 256 align 4 binding 1 read_only
//= fn @0 "main" () -> () {
//=   %0 = const u32 5
//=   %1 = const u32 2
//=   %2 = const u32 6
//=   %3 = local_index u32
//=   %4 = address_of ptr $1
//=   %5 = add u32 %3 %0
//=   %6 = element ptr %4 %5 stride 4 extent 64
//=   %7 = load u32 %6
//=   barrier 1
//=   %8 = address_of ptr $0
//=   %9 = buffer_size u32 $0
//=   %10 = shr u32 %9 %1
//=   %11 = element ptr %8 %3 %10 stride 4 checked
//=   %12 = add u32 %3 %2
//=   %13 = element ptr %4 %12 stride 4 extent 64
//=   %14 = load u32 %13
//=   %15 = sub u32 %7 %14
//=   store u32 %11 %15
//=   return
//= }
