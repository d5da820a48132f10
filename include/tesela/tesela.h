// SPDX-License-Identifier: Apache-2.0
// Tesela: WebGPU compute shaders (WGSL) on the CPU. The whole public C++ API.
//
//   tesela::Device device;
//   tesela::Module module = device.create_module({{"double.wgsl", text}});
//   if (!module.ok()) return puts(module.render_diagnostics().c_str());
//   tesela::Pipeline pipeline = module.create_pipeline({.entry_point = "main"});
//   tesela::Buffer data = *device.create_buffer(1024);
//   tesela::DispatchResult result = device.dispatch(pipeline, tesela::Bindings().set("data", data), {4, 1, 1});
#pragma once
#include "tesela/buffer.h"
#include "tesela/device.h"
#include "tesela/diagnostic.h"
#include "tesela/export.h"
#include "tesela/limits.h"
#include "tesela/module.h"
#include "tesela/reflection.h"
#include "tesela/result.h"
#include "tesela/sanitize.h"
#include "tesela/texture.h"
