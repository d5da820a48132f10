// SPDX-License-Identifier: Apache-2.0
#include "sanitize/report_texels.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tesela::sanitize {

using diag::DiagId;
using Coordinate = Site::Coordinate;

namespace {

const core::Type& type_of(const Case& c, ir::VarId var) { return c.names.types[c.program.vars[var].type]; }
bool is_1d(const Case& c, ir::VarId var) { return core::view_dimension_of(type_of(c, var).texture) == core::ViewDimension::D1; }

uint32_t value(const Told& told, size_t i) { return i < told.values.size() ? told.values[i] : 0; }

}  // namespace

// --- coordinates

std::string coordinate_text(const Case& c, const Told& told) {
  const Site& site = c.program.sites[told.site];
  const std::string index = value_text(site.type, value(told, 0)), &name = c.program.vars[site.var].name;
  const uint32_t extent = value(told, 1);
  const std::string texture = site.some_level ? fmt::format("this level of '{}'", name) : fmt::format("'{}'", name);
  const auto side = [&](std::string_view axis, std::string_view how) { return fmt::format("{} = {} is out of range: {} is {} {}", axis, index, texture, count_text(extent, "texel"), how); };
  const auto number = [&](std::string_view what, std::string_view noun) { return fmt::format("{} {} is out of range: {} has {}", what, index, texture, count_text(extent, noun)); };
  switch (site.coordinate) {
    case Coordinate::None: break;
    case Coordinate::X: return is_1d(c, site.var) ? number("texel", "texel") : side("x", "wide");
    case Coordinate::Y: return side("y", "high");
    case Coordinate::Z: return side("z", "deep");
    case Coordinate::Layer: return number("layer", "layer");
    case Coordinate::Level: return number("level", "mip level");
    case Coordinate::Sample: return number("sample", "sample");
  }
  return {};
}

std::string coordinate_path(const Case& c, const Told& told) {
  const Site& site = c.program.sites[told.site];
  constexpr std::array<std::string_view, 7> kNames = {"", "x = ", "y = ", "z = ", "layer ", "level ", "sample "};
  const bool plain = site.coordinate == Coordinate::X && is_1d(c, site.var);
  return fmt::format("{}[{}{}]", c.program.vars[site.var].name, plain ? "" : kNames[static_cast<size_t>(site.coordinate)], value_text(site.type, value(told, 0)));
}

std::string surplus_texels_hint(const Case& c, const Told& told) {
  const Site& site = c.program.sites[told.site];
  if (site.some_level || site.coordinate == Coordinate::Level || site.coordinate == Coordinate::Sample) return {};
  const uint32_t d = site.coordinate == Coordinate::X ? 0 : site.coordinate == Coordinate::Y ? 1 : 2, extent = value(told, 1);
  const uint64_t width = uint64_t{c.program.workgroup_size[d]} * c.results.groups[d];
  if (ids_of(c, told.first).global[d] != value(told, 0) || width <= extent) return {};
  const std::string& name = c.program.vars[site.var].name;
  const std::string more = count_text(width - extent, "invocation");
  const bool guard = std::any_of(c.program.sites.begin(), c.program.sites.end(), [](const Site& other) { return other.kind == Site::Kind::Barrier; });
  const std::string_view what = guard ? "do this only" : "return early", compare = guard ? "<" : ">=";
  if (site.coordinate == Coordinate::Layer) return fmt::format("the dispatch has {} more in z than '{}' has layers: {} where global_invocation_id.z {} textureNumLayers({})", more, name, what, compare, name);
  constexpr std::array<std::string_view, 3> kComparative = {"wider", "higher", "deeper"};
  const std::string axis = is_1d(c, site.var) ? std::string() : fmt::format(".{}", "xyz"[d]);
  return fmt::format("the dispatch is {} {} than '{}': {} where global_invocation_id.{} {} textureDimensions({}){}", more, kComparative[d], name, what, "xyz"[d], compare, name, axis);
}

// --- texels that nobody wrote

namespace {

/// The dispatch, against the texels of one texture.
class Unwritten {
 public:
  Unwritten(const Case& c, const Coverage& coverage) : c_(c), coverage_(coverage), grid_(coverage.texels), name_(c.program.vars[coverage.var].name) {
    for (int d = 0; d < 3; ++d) invocations_[d] = uint64_t{c.results.groups[d]} * c.program.workgroup_size[d];
  }

  void report(std::vector<Found>& out) const {
    const uint64_t missing = coverage_.elements - coverage_.touched;
    if (missing == 0 || coverage_.written == 0 || coverage_.unwritten.empty()) return;
    const bool partly = missing * 2 > coverage_.elements;  // no output that was meant to be whole
    if (is_box() && (box_is_dispatch(false) || (!partly && box_is_dispatch(true)))) return out.push_back(too_small(missing_slabs(), size_text(grid_, invocations_) + " invocations"));
    const uint64_t total = total_invocations(c_), begin = coverage_.unwritten[0].begin;
    const bool tail = coverage_.unwritten.size() == 1 && coverage_.unwritten[0].end == coverage_.elements && total < coverage_.elements && begin % total == 0;
    if (tail && (begin == total || !partly)) return out.push_back(too_small(range_text(coverage_.unwritten[0]), count_text(total, "invocation")));
    if (!partly) out.push_back(holes(missing));
  }

 private:
  /// Whether just the texels before `reach` were touched, and each row of them.
  bool is_box() const {
    const uint32_t* reach = coverage_.reach;
    return coverage_.touched == uint64_t{reach[0]} * reach[1] * reach[2];
  }

  /// Where texels lack, there are so many as the dispatch is wide; or, if each invocation may have `several`, a multiple.
  bool box_is_dispatch(bool several) const {
    for (uint32_t d = 0; d < 3; ++d) {
      if (coverage_.reach[d] == grid_.size[d]) continue;
      if (several ? coverage_.reach[d] % invocations_[d] != 0 || invocations_[d] == 1 : coverage_.reach[d] != invocations_[d]) return false;
    }
    return true;
  }

  /// "columns 64 to 69 and rows 64 to 69".
  std::string missing_slabs() const {
    const std::string_view names[3] = {grid_.axes == 1 ? "texel" : "column", "row", grid_.layers ? "layer" : "slice"};
    std::string text;
    for (uint32_t d = 0; d < 3; ++d) {
      const uint32_t first = coverage_.reach[d], last = grid_.size[d] - 1;
      if (first > last) continue;
      text += text.empty() ? "" : " and ";
      text += first == last ? fmt::format("{} {}", names[d], first) : fmt::format("{}s {} to {}", names[d], first, last);
    }
    return text;
  }

  std::string range_text(const Coverage::Range& range) const {
    const std::string first = texel_text(grid_, texel_number(grid_, range.begin));
    return range.end - range.begin == 1 ? first : fmt::format("{} to {}", first, texel_text(grid_, texel_number(grid_, range.end - 1)));
  }

  std::string_view wrote() const { return coverage_.touched > coverage_.written ? "wrote or read" : "wrote"; }

  Found finish(Found found) const {
    found.memory = texel_path(name_, grid_, texel_number(grid_, coverage_.unwritten[0].begin));
    found.elements = coverage_.elements - coverage_.touched;
    return found;
  }

  Found too_small(const std::string& which, const std::string& invocations) const {
    Found found = make_found(DiagId::DispatchTooSmall, c_.program.vars[coverage_.var].span,
                             fmt::format("the dispatch has {} for the {} of '{}': no invocation {} {}", invocations, texel_count_text(grid_), name_, wrote(), which));
    if (const std::string enough = enough_for_texels(c_, grid_); !enough.empty() && is_box() && box_is_dispatch(false)) set_hint(found, enough);
    return finish(std::move(found));
  }

  Found holes(uint64_t missing) const {
    std::string which;
    constexpr size_t kShown = 4;
    for (size_t i = 0; i < std::min(coverage_.unwritten.size(), kShown); ++i) which += (i != 0 ? ", " : "") + range_text(coverage_.unwritten[i]);
    if (coverage_.unwritten.size() > kShown) which += ", ...";
    Found found = make_found(DiagId::UnwrittenElements, c_.program.vars[coverage_.var].span, fmt::format("no invocation {} {} of the {} of '{}': {}", wrote(), missing, texel_count_text(grid_), name_, which));
    add_note(found, {}, fmt::format("the dispatch was {} invocations", size_text(grid_, invocations_)));
    return finish(std::move(found));
  }

  const Case& c_;
  const Coverage& coverage_;
  const TexelGrid& grid_;
  const std::string& name_;
  uint64_t invocations_[3];
};

}  // namespace

std::string texel_count_text(const TexelGrid& grid) {
  if (grid.axes == 1) return count_text(grid.size[0], "texel");
  return size_text(grid, {grid.size[0], grid.size[1], grid.size[2]}) + " texels";
}

std::string enough_for_texels(const Case& c, const TexelGrid& grid) {
  const uint32_t* size = c.program.workgroup_size;
  uint64_t groups[3], sizes[3];
  std::string items;
  for (uint32_t d = 0; d < 3; ++d) {
    if (d >= grid.axes && size[d] != 1) return {};
    groups[d] = (uint64_t{grid.size[d]} + size[d] - 1) / size[d];
    sizes[d] = size[d];
    if (d < grid.axes) items += fmt::format("{}{}", d != 0 ? "," : "", grid.size[d]);
  }
  if (grid.axes == 1) return fmt::format("{} of {} cover {}: `--items {}` computes it", count_text(groups[0], "workgroup"), sizes[0], texel_count_text(grid), items);
  return fmt::format("({}) workgroups of ({}) cover {}: `--items {}` computes it", size_text(grid, groups), size_text(grid, sizes), texel_count_text(grid), items);
}

void report_unwritten_texels(const Case& c, const Coverage& coverage, std::vector<Found>& out) { Unwritten(c, coverage).report(out); }

}  // namespace tesela::sanitize
