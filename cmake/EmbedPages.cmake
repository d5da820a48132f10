# SPDX-License-Identifier: Apache-2.0
# Run as a script with PAGES (a folder) and OUT: one C++ file that holds all PAGES/*.md, sorted by name, as {name, text}.
file(GLOB pages ${PAGES}/*.md)
list(SORT pages)
set(rows "")
foreach(page IN LISTS pages)
  get_filename_component(name ${page} NAME_WE)
  file(READ ${page} text)
  string(APPEND rows "    {\"${name}\", R\"~~(${text})~~\"},\n")
endforeach()
file(WRITE ${OUT} "// Made from src/diag/explain/*.md by cmake/EmbedPages.cmake.
#include \"diag/explain.h\"

namespace tesela::diag {
namespace {
constexpr Page kPages[] = {
${rows}};
}  // namespace

std::span<const Page> pages() { return kPages; }

}  // namespace tesela::diag
")
