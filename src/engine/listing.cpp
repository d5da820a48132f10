// SPDX-License-Identifier: Apache-2.0
#include "engine/listing.h"

#include "engine/pipeline.h"
#include "engine/reflect.h"
#include "syntax/parser.h"

namespace tesela::engine {
namespace {

Result<std::string> list_machine(const ir::Module& ir, const Pipeline& pipeline, cpu::Listing what) {
  base::Result<std::string> text = cpu::list(ir, pipeline.target, what);
  if (!text) return Error{ErrorKind::Internal, text.error().message};
  return *text;
}

Error rendered(const Module& module, const diag::Sink& sink) { return Error{ErrorKind::Validation, render_all(module.sources, sink, false)}; }

}  // namespace

Result<std::string> list(std::shared_ptr<const Module> module, Listing what, const PipelineOptions& options) {
  if (what == Listing::Tokens) {
    diag::Sink sink;
    std::string text = syntax::dump_tokens(module->sources, sink);
    if (sink.has_errors()) return rendered(*module, sink);
    return text;
  }
  if (what == Listing::Ast && module->program) return syntax::dump(module->program->ast);
  if (!module->ok()) return rendered(*module, module->sink);
  Pipeline pipeline;
  pipeline.module = module;
  std::optional<ir::Module> ir = build_ir(pipeline, options, {});
  if (!ir) return rendered(*module, pipeline.sink);
  switch (what) {
    case Listing::Tokens:
    case Listing::Ast:
    case Listing::Ir: return ir::to_text(*ir);
    case Listing::Llvm: return list_machine(*ir, pipeline, cpu::Listing::LlvmIr);
    case Listing::OptimisedLlvm: return list_machine(*ir, pipeline, cpu::Listing::OptimisedLlvmIr);
    case Listing::Assembly: return list_machine(*ir, pipeline, cpu::Listing::Assembly);
  }
  return Error{ErrorKind::Unsupported, "no such listing"};
}

Result<std::vector<PassListing>> list_passes(std::shared_ptr<const Module> module, const PipelineOptions& options) {
  std::vector<PassListing> out;
  Pipeline pipeline;
  pipeline.module = module;
  auto after = [&](std::string_view pass, const ir::Module& ir) { out.push_back({std::string(pass), ir::to_text(ir)}); };
  if (!build_ir(pipeline, options, after)) return rendered(*module, pipeline.sink);
  return out;
}

}  // namespace tesela::engine
