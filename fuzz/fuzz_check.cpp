// SPDX-License-Identifier: Apache-2.0
// Everything up to IR, for every compute entry point.
#include "front_end.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tesela;
  diag::SourceSet sources;
  std::unique_ptr<sema::Program> program = fuzz::check_text(sources, {reinterpret_cast<const char*>(data), size});
  if (!program) return 0;
  for (sema::FunctionId entry : program->entry_points(sema::PipelineStage::Compute)) {
    fuzz::try_values(*program, entry, static_cast<uint32_t>(size));
    if (std::optional<ir::Module> module = fuzz::to_ir(*program, entry, 8)) {
      std::string wrong = ir::verify(*module);
      TESELA_CHECK(wrong.empty(), wrong);
      ir::to_text(*module);
    }
  }
  return 0;
}
