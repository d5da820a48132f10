// SPDX-License-Identifier: Apache-2.0
// The whole way to machine code (not run), with a ceiling on the size that LLVM sees.
#include "cpu/compile.h"
#include "front_end.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tesela;
  if (size < 1) return 0;
  uint32_t subgroup_size = 4u << (data[0] & 3);
  diag::SourceSet sources;
  std::unique_ptr<sema::Program> program = fuzz::check_text(sources, {reinterpret_cast<const char*>(data), size});
  if (!program) return 0;
  for (sema::FunctionId entry : program->entry_points(sema::PipelineStage::Compute)) {
    std::optional<ir::Module> module = fuzz::to_ir(*program, entry, subgroup_size);
    if (!module) continue;
    size_t instructions = 0;
    for (const ir::Function& f : module->functions) instructions += f.instrs.size();
    if (instructions > 3'000) continue;
    cpu::TargetOptions options;
    options.opt_level = data[0] & 4 ? 2 : 0;
    (void)cpu::compile(*module, options);
  }
  return 0;
}
