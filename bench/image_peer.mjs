// SPDX-License-Identifier: Apache-2.0
// image_peer.mjs DESCRIPTION.json OUT ROUNDS: runs the steps of a case of bench/images on WebGPU (node with the npm package `webgpu`, or deno), writes the texels of
// its result and prints the median milliseconds of the steps in so many rounds. A round submits the steps several times at once, so that what a submission costs hardly counts.
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
const [descriptionFile, outFile, rounds] = process.argv.slice(2);
const plan = JSON.parse(fs.readFileSync(descriptionFile, 'utf8'));
const adapter = await gpu.requestAdapter();
const features = ['float32-filterable'].filter((f) => adapter.features.has(f));
const device = await adapter.requestDevice({ requiredFeatures: features });
const failed = (e) => { console.error(String(e)); process.exit(1); };
device.addEventListener?.('uncapturederror', (e) => failed(e.error.message));

const code = fs.readFileSync(plan.path, 'utf8');
const module = device.createShaderModule({ code });
/// What a variable is, from its declaration.
const declared = (name) => {
  const line = code.match(new RegExp(`@group\\(0\\) @binding\\((\\d+)\\) var ${name}: (.*);`));
  return { binding: +line[1], type: line[2] };
};
const texelBytes = { rgba8unorm: 4, rgba16float: 8, rg32float: 8, r32float: 4 };
const textures = {};
for (const [name, [format, size]] of Object.entries(plan.textures)) {
  const stored = Object.entries(plan.uses).some(([, names]) => names.some((n) => declared(n).type.includes(format)));
  textures[name] = device.createTexture({ size, format, usage: GPUTextureUsage.TEXTURE_BINDING | GPUTextureUsage.COPY_DST | GPUTextureUsage.COPY_SRC | (stored ? GPUTextureUsage.STORAGE_BINDING : 0) });
}
const [inFormat, inSize] = plan.textures[plan.in];
device.queue.writeTexture({ texture: textures[plan.in] }, fs.readFileSync(plan.data), { bytesPerRow: inSize[0] * texelBytes[inFormat] }, inSize);
const sampler = device.createSampler({ magFilter: 'linear', minFilter: 'linear', mipmapFilter: 'linear' });

const pipelines = {}, layouts = {};
for (const [entry, names] of Object.entries(plan.uses)) {
  const filters = names.some((n) => declared(n).type === 'sampler');
  layouts[entry] = device.createBindGroupLayout({
    entries: names.map((n) => {
      const { binding, type } = declared(n), own = { binding, visibility: GPUShaderStage.COMPUTE };
      if (type === 'sampler') return { ...own, sampler: { type: 'filtering' } };
      const storage = type.match(/texture_storage_2d<(\w+), (\w+)>/);
      if (storage) return { ...own, storageTexture: { format: storage[1], access: storage[2] === 'write' ? 'write-only' : 'read-write' } };
      return { ...own, texture: { sampleType: filters ? 'float' : 'unfilterable-float' } };
    }),
  });
  pipelines[entry] = await device.createComputePipelineAsync({ layout: device.createPipelineLayout({ bindGroupLayouts: [layouts[entry]] }), compute: { module, entryPoint: entry } });
}
const dispatches = plan.steps.map((step) => {
  const entries = plan.uses[step.entry].map((n) => {
    const { binding, type } = declared(n);
    return { binding, resource: type === 'sampler' ? sampler : textures[step.bind[n] ?? n].createView() };
  });
  const size = plan.textures[step.items][1], group = plan.workgroups[step.entry];
  return { pipeline: pipelines[step.entry], bind: device.createBindGroup({ layout: layouts[step.entry], entries }), groups: [Math.ceil(size[0] / group[0]), Math.ceil(size[1] / group[1])] };
});
const REPEATS = 5;
async function round(repeats) {
  const begin = performance.now();
  const encoder = device.createCommandEncoder(), pass = encoder.beginComputePass();
  for (let i = 0; i < repeats; i++) {
    for (const d of dispatches) {
      pass.setPipeline(d.pipeline);
      pass.setBindGroup(0, d.bind);
      pass.dispatchWorkgroups(...d.groups);
    }
  }
  pass.end();
  device.queue.submit([encoder.finish()]);
  await device.queue.onSubmittedWorkDone();
  return (performance.now() - begin) / repeats;
}
await round(1);
const [format, [width, height]] = plan.textures[plan.out], row = width * texelBytes[format], pitch = Math.ceil(row / 256) * 256;
const back = device.createBuffer({ size: pitch * height, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
const encoder = device.createCommandEncoder();
encoder.copyTextureToBuffer({ texture: textures[plan.out] }, { buffer: back, bytesPerRow: pitch }, [width, height]);
device.queue.submit([encoder.finish()]);
await back.mapAsync(GPUMapMode.READ);
const bytes = new Uint8Array(back.getMappedRange()), out = new Uint8Array(row * height);
for (let y = 0; y < height; y++) out.set(bytes.subarray(y * pitch, y * pitch + row), y * row);
fs.writeFileSync(outFile, out);
const times = [];
for (let i = 0; i < +rounds; i++) times.push(await round(REPEATS));
times.sort((a, b) => a - b);
console.log(JSON.stringify({ ms: times[times.length >> 1] ?? 0 }));
process.exit(0);
