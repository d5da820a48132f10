// SPDX-License-Identifier: Apache-2.0
// Words that all findings share, and what each of their writers needs. Texts name invocations by ids and never by subgroup or lane, so that they are the
// same at all subgroup sizes.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sanitize/report.h"

namespace tesela::sanitize {

struct Case {
  const Program& program;
  const Names& names;
  const Checks& checks;
  const Results& results;
};

// One file each; they append in their own order.
void report_races(const Case& c, std::vector<Found>& out);
void report_told(const Case& c, std::vector<Found>& out);
void report_partings(const Case& c, std::vector<Found>& out);
void report_order(const Case& c, std::vector<Found>& out);
void report_grid(const Case& c, std::vector<Found>& out);

Found make_found(diag::DiagId id, diag::Span span, std::string text);
void add_note(Found& found, diag::Span span, std::string text);
/// Notes for the calls through which the place was inlined, innermost first: "called here, where `what`".
void add_calls(Found& found, const Case& c, const ir::Loc& loc);
void set_hint(Found& found, std::string text);

/// Spans of a place from the outermost call to the place itself.
std::vector<diag::Span> chain_of(const Program& program, const ir::Loc& loc);

Ids ids_of(const Case& c, Invocation who);
FoundAccess access_of(const Case& c, const Site& site, Invocation who);
/// "invocation 70 (local id 6, workgroup 1)", in as many dimensions as the dispatch has.
std::string who_text(const Case& c, Invocation who);
uint64_t total_invocations(const Case& c);

/// "line 12", or "line 12 of scan.wgsl" where another file is being talked about.
std::string line_text(const Case& c, diag::Span span, diag::Span seen_from);
uint32_t line_of(const Case& c, diag::Span span);

/// A place where the text adds the number of workgroups to something, and what it is called there.
struct WorkgroupStep {
  diag::Span place;
  std::string_view name;
};
std::optional<WorkgroupStep> step_by_workgroups(const Case& c);
/// Whether the two invocations are apart by a multiple of the number of workgroups. Means something where the text steps by it.
bool comes_of_step(const Case& c, const Race& race);

/// The bound texels of a variable that is a texture; else null.
const TexelGrid* texels_of(const Case& c, ir::VarId var);
/// What is at this byte offset of a variable: as sentences name it ("'tile[17]'", "texel (3, 4) of 'image'"), and as a path ("tile[17]", "image[3, 4]").
struct PlaceName {
  std::string text, path;
};
PlaceName place_name(const Case& c, ir::VarId var, uint32_t offset);
std::string quoted(std::string_view name);
/// "element", of textures "texel".
std::string_view element_noun(const ir::Var& var);

/// A bit pattern as a number of its type.
std::string value_text(core::Scalar type, uint32_t bits);
/// "1 element", "24 elements".
std::string count_text(uint64_t n, std::string_view noun);
std::string barrier_name(const Site& site);
/// The barrier, as a call, that orders the memory of a variable.
std::string_view barrier_for(const ir::Var& var);
/// What barriers for these memories do: "orders workgroup memory"; and which memory that is not: "and 'data' is in storage memory". `several`: barriers.
std::string orders_other_memory(uint32_t spaces, const ir::Var& var, bool several);
/// The user's text of a probe, without quotes.
std::string label_text(const Site& site, const Names& names);

}  // namespace tesela::sanitize
