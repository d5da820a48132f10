// SPDX-License-Identifier: Apache-2.0
#include "diag/render.h"
#include "syntax/parser.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace tesela;
  diag::SourceSet sources;
  sources.add("fuzz.wgsl", {reinterpret_cast<const char*>(data), size});
  diag::Sink sink;
  syntax::Module module = syntax::parse(sources, sink);
  size_t shown = 0;
  for (const diag::Diagnostic& d : sink.all())
    if (shown++ < 20) diag::render(sources, d, false), diag::to_json(sources, d);
  syntax::dump(module);
  return 0;
}
