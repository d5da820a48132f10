// SPDX-License-Identifier: Apache-2.0
// Tint through the npm package `webgpu`: for each line of input, FILE NUMBER, makes a shader module of the file and waits for its compilation messages;
// prints the milliseconds and the number of errors. The number goes into a comment, so that no earlier module is found again in a cache.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const { create, globals } = await import(pathToFileURL(process.env.PEERS + '/node_modules/webgpu/index.js'));
Object.assign(globalThis, globals);
globalThis.gpu = create([]);  // kept alive: without it the device dies
const adapter = await gpu.requestAdapter();
if (!adapter) {
  console.log('none');
  process.exit(0);
}
const device = await adapter.requestDevice();
device.addEventListener?.('uncapturederror', (e) => e.preventDefault?.());
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [file, number] = line.split(' ');
  const code = readFileSync(file, 'utf8') + `// ${number}\n`;
  device.pushErrorScope('validation');
  const start = performance.now();
  const info = await device.createShaderModule({ code }).getCompilationInfo();
  const ms = performance.now() - start;
  await device.popErrorScope();
  const errors = info.messages.filter((m) => m.type === 'error');
  console.log(ms.toFixed(3), errors.length, errors.length ? errors[0].lineNum + ': ' + errors[0].message : '');
}
process.exit(0);
