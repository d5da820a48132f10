// SPDX-License-Identifier: Apache-2.0
// Where a place stands in the text: the braces round it and what stands before them. Reading the text is enough for advice on where a barrier
// belongs, and works for a program that exists as machine code only. The text is that of a valid module.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "diag/source.h"

namespace tesela::sanitize {

struct Block {
  enum class Kind : uint8_t { Function, If, Else, Case, Loop, Continuing, Other };
  Kind kind = Kind::Other;
  uint32_t keyword = 0;  ///< offset of the word that begins it; of a block without one, of its brace
  uint32_t open = 0;     ///< offset of its brace
  bool operator==(const Block&) const = default;
};

/// The blocks round this offset, outermost first. A place in the header of a loop stands in the loop.
std::vector<Block> blocks_round(std::string_view text, uint32_t offset);

/// Offset of the brace that closes this block; the end of the text if there is none.
uint32_t end_of(std::string_view text, const Block& block);

/// Whether the `else` block belongs to the chain that the branch `first` begins or continues.
bool is_branch_of(std::string_view text, const Block& first, const Block& other);

/// The name of the parameter or member that is this built-in value ("@builtin(num_workgroups) n: vec3u").
std::string_view builtin_name(std::string_view text, std::string_view builtin);

/// A place where the name, or a component of it, is added and not multiplied: "+= n.x".
std::optional<diag::Span> bare_step(std::string_view text, std::string_view name);

}  // namespace tesela::sanitize
