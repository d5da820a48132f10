// SPDX-License-Identifier: Apache-2.0
// What other reports say where memory is a texture: coordinates out of range, texels that nobody wrote.
#pragma once
#include <string>
#include <vector>

#include "sanitize/wording.h"

namespace tesela::sanitize {

/// "x = 16 is out of range: 'image' is 16 texels wide", and what that is as a path: "image[x = 16]".
std::string coordinate_text(const Case& c, const Told& told);
std::string coordinate_path(const Case& c, const Told& told);
/// Where there are more invocations than texels, and the coordinate is an id of theirs; else nothing.
std::string surplus_texels_hint(const Case& c, const Told& told);

/// "96 x 64 texels".
std::string texel_count_text(const TexelGrid& grid);
/// How many workgroups cover all texels; nothing where they would do it in another way.
std::string enough_for_texels(const Case& c, const TexelGrid& grid);
void report_unwritten_texels(const Case& c, const Coverage& coverage, std::vector<Found>& out);

}  // namespace tesela::sanitize
