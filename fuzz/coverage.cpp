// SPDX-License-Identifier: Apache-2.0
// Runs lexer, parser and sema once over each file named in the arguments (a file of file names after @), for builds that measure coverage.
#include <cstdio>
#include <string>
#include <vector>

#include "front_end.h"

namespace {

std::string contents(const std::string& path) {
  std::string text;
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) return text;
  char buffer[65536];
  while (size_t n = std::fread(buffer, 1, sizeof buffer, file)) text.append(buffer, n);
  std::fclose(file);
  return text;
}

void visit(const std::string& path) {
  using namespace tesela;
  diag::SourceSet sources;
  const std::string text = contents(path);
  const std::unique_ptr<sema::Program> program = fuzz::check_text(sources, text);
  if (!program) return;
  for (sema::FunctionId entry : program->entry_points(sema::PipelineStage::Compute)) {
    diag::Sink sink;
    (void)sema::specialize(*program, entry, {}, sink);
    fuzz::try_values(*program, entry, static_cast<uint32_t>(text.size()));
  }
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; i++) {
    const std::string argument = argv[i];
    if (argument[0] != '@') {
      visit(argument);
      continue;
    }
    const std::string list = contents(argument.substr(1));
    for (size_t at = 0; at < list.size();) {
      const size_t end = std::min(list.find('\n', at), list.size());
      visit(list.substr(at, end - at));
      at = end + 1;
    }
  }
  return 0;
}
