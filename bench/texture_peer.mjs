// SPDX-License-Identifier: Apache-2.0
// texture_peer.mjs SUITES.json ENDING: runs the suites that compare_textures has written on WebGPU (node with the npm package `webgpu`, or deno) and writes each result
// beside them with that ending. The last line of output is an object: what could not be done, and why.
import fs from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

let gpu;
if (typeof Deno !== 'undefined') gpu = navigator.gpu;
else {
  const webgpu = await import(pathToFileURL(process.env.PEERS + '/node_modules/webgpu/index.js'));
  Object.assign(globalThis, webgpu.globals);
  gpu = globalThis.keptAlive = webgpu.create([]);
}
const adapter = await gpu.requestAdapter();
const wanted = ['texture-formats-tier1', 'texture-formats-tier2', 'bgra8unorm-storage', 'float32-filterable', 'rg11b10ufloat-renderable', 'depth32float-stencil8'];
const device = await adapter.requestDevice({ requiredFeatures: wanted.filter((f) => adapter.features.has(f)) });
device.addEventListener?.('uncapturederror', (e) => e.preventDefault?.());
const missing = {};

/// Runs f; the message of a validation error, or null.
async function tried(f) {
  device.pushErrorScope('validation');
  let thrown = null, value;
  try { value = await f(); } catch (e) { thrown = String(e?.message ?? e); }
  const error = await device.popErrorScope();
  if (thrown || error) return { error: (thrown ?? error.message).split('\n')[0] };
  return { value };
}

const levelSize = (v, level) => [Math.max(v.size[0] >> level, 1), Math.max(v.size[1] >> level, 1), v.view === '3d' ? Math.max(v.size[2] >> level, 1) : v.size[2]];

/// A pass that draws texels into one level and layer: the values come from a texture of plain floats or integers, in the order of samples.
function drawn(target, v, data, level, layer, letter, isDepth) {
  const [w, h] = levelSize(v, level);
  const source = device.createTexture({ size: [w, h, v.samples], format: isDepth ? 'r32float' : { f32: 'rgba32float', u32: 'rgba32uint', i32: 'rgba32sint' }[letter], usage: GPUTextureUsage.TEXTURE_BINDING | GPUTextureUsage.COPY_DST });
  device.queue.writeTexture({ texture: source }, data, { bytesPerRow: w * (isDepth ? 4 : 16), rowsPerImage: h }, [w, h, v.samples]);
  const sample = v.samples > 1 ? '@builtin(sample_index) s: u32' : '';
  const load = `textureLoad(t, vec2u(p.xy), ${v.samples > 1 ? 's' : '0'}, 0)`;
  const code = `@group(0) @binding(0) var t: texture_2d_array<${letter}>;
    @vertex fn v(@builtin(vertex_index) i: u32) -> @builtin(position) vec4f { return vec4f(f32(i % 2) * 4.0 - 1.0, f32(i / 2) * 4.0 - 1.0, 0.0, 1.0); }
    @fragment fn f(@builtin(position) p: vec4f${sample ? ', ' + sample : ''}) -> ${isDepth ? '@builtin(frag_depth) f32' : `@location(0) vec4<${letter}>`} { return ${load}${isDepth ? '.r' : ''}; }`;
  const module = device.createShaderModule({ code });
  const layout = device.createBindGroupLayout({ entries: [{ binding: 0, visibility: GPUShaderStage.FRAGMENT, texture: { sampleType: { f32: 'unfilterable-float', u32: 'uint', i32: 'sint' }[letter], viewDimension: '2d-array' } }] });
  const pipeline = device.createRenderPipeline({
    layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }), vertex: { module, entryPoint: 'v' }, fragment: { module, entryPoint: 'f', targets: isDepth ? [] : [{ format: v.format }] },
    depthStencil: isDepth ? { format: v.format, depthWriteEnabled: true, depthCompare: 'always' } : undefined, multisample: { count: v.samples },
  });
  const view = target.createView({ dimension: '2d', baseMipLevel: level, mipLevelCount: 1, baseArrayLayer: layer, arrayLayerCount: 1 });
  const stencil = v.format.includes('stencil') ? { stencilLoadOp: 'clear', stencilStoreOp: 'store' } : {};
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginRenderPass({
    colorAttachments: isDepth ? [] : [{ view, loadOp: 'clear', storeOp: 'store' }],
    depthStencilAttachment: isDepth ? { view, depthLoadOp: 'clear', depthStoreOp: 'store', depthClearValue: 0, ...stencil } : undefined,
  });
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, device.createBindGroup({ layout, entries: [{ binding: 0, resource: source.createView({ dimension: '2d-array' }) }] }));
  pass.draw(3);
  pass.end();
  device.queue.submit([encoder.finish()]);
}

/// The texels of a multisampled texture as a shader sees them: read from a copy of them with one sample in layers.
async function decoded(v, data, letter) {
  const [w, h] = v.size;
  const plain = device.createTexture({ size: [w, h, v.samples], format: v.format, usage: GPUTextureUsage.TEXTURE_BINDING | GPUTextureUsage.COPY_DST });
  device.queue.writeTexture({ texture: plain }, data, { bytesPerRow: data.length / (h * v.samples), rowsPerImage: h }, [w, h, v.samples]);
  const out = device.createBuffer({ size: w * h * v.samples * 16, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC });
  const module = device.createShaderModule({ code: `@group(0) @binding(0) var t: texture_2d_array<${letter}>; @group(0) @binding(1) var<storage, read_write> o: array<vec4<${letter}>>;
    @compute @workgroup_size(1) fn f(@builtin(global_invocation_id) g: vec3u) { o[g.x + ${w}u * (g.y + ${h}u * g.z)] = textureLoad(t, g.xy, g.z, 0); }` });
  const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module } });
  const encoder = device.createCommandEncoder(), pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: [{ binding: 0, resource: plain.createView({ dimension: '2d-array' }) }, { binding: 1, resource: { buffer: out } }] }));
  pass.dispatchWorkgroups(w, h, v.samples);
  pass.end();
  device.queue.submit([encoder.finish()]);
  return new Uint8Array(await readBuffer(out));
}

async function readBuffer(buffer) {
  const back = device.createBuffer({ size: buffer.size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
  const encoder = device.createCommandEncoder();
  encoder.copyBufferToBuffer(buffer, 0, back, 0, buffer.size);
  device.queue.submit([encoder.finish()]);
  await back.mapAsync(GPUMapMode.READ);
  const bytes = back.getMappedRange().slice(0);
  back.unmap();
  back.destroy();
  return bytes;
}

async function makeTexture(v) {
  const sampled = v.kind === 'texture', draws = (v.fill ?? '').startsWith('draw');
  const usage = GPUTextureUsage.COPY_DST | GPUTextureUsage.COPY_SRC | (sampled ? GPUTextureUsage.TEXTURE_BINDING : GPUTextureUsage.STORAGE_BINDING) | (draws || v.samples > 1 ? GPUTextureUsage.RENDER_ATTACHMENT : 0);
  const texture = device.createTexture({ size: v.size, format: v.format, mipLevelCount: v.levels, sampleCount: v.samples, dimension: v.view === '1d' || v.view === '3d' ? v.view : '2d', usage });
  if (!v.file) return texture;
  const data = new Uint8Array(fs.readFileSync(v.file));
  if (v.fill === 'draw-depth-samples' || v.fill === 'draw-samples') {
    const isDepth = v.fill === 'draw-depth-samples', letter = isDepth ? 'f32' : { uint: 'u32', sint: 'i32' }[v.sample_type] ?? 'f32';
    let values = data;
    if (isDepth && v.format === 'depth16unorm') values = new Uint8Array(Float32Array.from(new Uint16Array(data.buffer), (x) => x / 65535).buffer);
    else if (!isDepth) values = await decoded(v, data, letter);
    drawn(texture, v, values, 0, 0, letter, isDepth);
    return texture;
  }
  let texels = 0;
  for (let level = 0; level < v.levels; level++) texels += levelSize(v, level).reduce((a, b) => a * b);
  const size = data.length / texels;
  for (let level = 0, at = 0; level < v.levels; level++) {
    const [w, h, d] = levelSize(v, level), bytes = w * h * d * size;
    const part = data.subarray(at, at + bytes);
    at += bytes;
    if (v.fill === 'draw-depth') for (let z = 0; z < d; z++) drawn(texture, { ...v, samples: 1 }, part.slice(z * w * h * size, (z + 1) * w * h * size), level, z, 'f32', true);
    else device.queue.writeTexture({ texture, mipLevel: level, aspect: v.format.includes('stencil8') && v.format !== 'stencil8' ? v.aspect : 'all' }, part, { bytesPerRow: w * size, rowsPerImage: h }, [w, h, d]);
  }
  return texture;
}

function samplerOf(words) {
  const d = {};
  const address = { repeat: 'repeat', mirror: 'mirror-repeat', clamp: 'clamp-to-edge' };
  for (const word of words.split(',')) {
    const [key, value] = word.split('=');
    if (key === 'nearest' || key === 'linear') d.magFilter = d.minFilter = d.mipmapFilter = key;
    else if (key === 'mip') d.mipmapFilter = value;
    else if (key === 'mag' || key === 'min') d[key + 'Filter'] = value;
    else if (key === 'u' || key === 'v' || key === 'w') d['addressMode' + key.toUpperCase()] = address[value];
    else if (address[key]) d.addressModeU = d.addressModeV = d.addressModeW = address[key];
    else d.compare = key;
  }
  return d;
}

const filtersWith = (v) => v.words.includes('linear');

/// What a bind group layout says of a variable. Filtering asks for formats that can be filtered.
function entryOf(v, uses, variables) {
  const filters = uses.some((u) => variables[u].kind === 'sampler' && filtersWith(variables[u]) && !samplerOf(variables[u].words).compare);
  const entry = { binding: v.binding, visibility: GPUShaderStage.COMPUTE };
  if (v.kind === 'buffer') return { ...entry, buffer: { type: v.type } };
  if (v.kind === 'storage') return { ...entry, storageTexture: { access: v.access, format: v.format, viewDimension: v.view } };
  if (v.kind === 'sampler') return { ...entry, sampler: { type: samplerOf(v.words).compare ? 'comparison' : filtersWith(v) || filters ? 'filtering' : 'non-filtering' } };
  return { ...entry, texture: { sampleType: v.sample_type === 'float' && !filters ? 'unfilterable-float' : v.sample_type, viewDimension: v.view, multisampled: v.samples > 1 } };
}

async function readTexture(texture, v) {
  const [w, h, d] = v.size, pitch = Math.ceil((w * v.bytes) / 256) * 256;
  const buffer = device.createBuffer({ size: pitch * h * d, usage: GPUBufferUsage.COPY_DST | GPUBufferUsage.COPY_SRC });
  const encoder = device.createCommandEncoder();
  encoder.copyTextureToBuffer({ texture }, { buffer, bytesPerRow: pitch, rowsPerImage: h }, [w, h, d]);
  device.queue.submit([encoder.finish()]);
  const bytes = new Uint8Array(await readBuffer(buffer)), out = new Uint8Array(w * v.bytes * h * d);
  for (let row = 0; row < h * d; row++) out.set(bytes.subarray(row * pitch, row * pitch + w * v.bytes), row * w * v.bytes);
  return out;
}

async function runSuite(suite) {
  const variables = Object.fromEntries(suite.variables.map((v) => [v.name, v]));
  const code = fs.readFileSync(suite.wgsl, 'utf8');
  const module = await tried(async () => {
    const made = device.createShaderModule({ code });
    const errors = (await made.getCompilationInfo()).messages.filter((m) => m.type === 'error');
    if (errors.length) throw new Error(errors[0].message);
    return made;
  });
  const resources = {};
  const resource = async (name) => {
    if (resources[name]) return resources[name];
    const v = variables[name];
    return resources[name] = await tried(async () => {
      if (v.kind === 'sampler') return device.createSampler(samplerOf(v.words));
      if (v.kind !== 'buffer') return makeTexture(v);
      const buffer = device.createBuffer({ size: v.size, usage: GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST | GPUBufferUsage.COPY_SRC });
      if (v.file) device.queue.writeBuffer(buffer, 0, fs.readFileSync(v.file));
      return buffer;
    });
  };
  for (const step of suite.steps) {
    const done = await tried(async () => {
      if (module.error) throw new Error(module.error);
      const entries = [], bound = [];
      for (const name of step.uses) {
        const made = await resource(name), v = variables[name];
        if (made.error) throw new Error(`${name}: ${made.error}`);
        entries.push(entryOf(v, step.uses, variables));
        const view = () => made.value.createView({ dimension: v.view, aspect: v.kind === 'texture' ? v.aspect : 'all' });
        bound.push({ binding: v.binding, resource: v.kind === 'buffer' ? { buffer: made.value } : v.kind === 'sampler' ? made.value : view() });
      }
      const layout = device.createBindGroupLayout({ entries });
      const pipeline = await device.createComputePipelineAsync({ layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }), compute: { module: module.value, entryPoint: step.entry } });
      const encoder = device.createCommandEncoder(), pass = encoder.beginComputePass();
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, device.createBindGroup({ layout, entries: bound }));
      pass.dispatchWorkgroups(suite.groups);
      pass.end();
      device.queue.submit([encoder.finish()]);
      const v = variables[step.out];
      return v.kind === 'buffer' ? new Uint8Array(await readBuffer(resources[step.out].value)) : readTexture(resources[step.out].value, v);
    });
    if (done.error) missing[`${suite.folder}/${step.entry}`] = done.error;
    else fs.writeFileSync(`${suite.folder}/${step.out}.${process.argv[3]}`, done.value);
  }
}

for (const suite of JSON.parse(fs.readFileSync(process.argv[2], 'utf8'))) await runSuite(suite);
console.log(JSON.stringify(missing));
process.exit(0);
