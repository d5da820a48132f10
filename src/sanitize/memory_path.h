// SPDX-License-Identifier: Apache-2.0
// A place in a variable of WGSL's memory layout, by its name, for messages.
#pragma once
#include <string>

#include "sanitize/report.h"

namespace tesela::sanitize {

struct MemoryPath {
  std::string text;       ///< "particles[3].velocity": down to the scalar, or the vector that it is part of
  std::string component;  ///< "y" of a vector or matrix column
  core::TypeId leaf;      ///< type of what `text` names; the matrix of a column
};

MemoryPath follow_path(const ir::Var& var, uint32_t offset, const Names& names);

}  // namespace tesela::sanitize
