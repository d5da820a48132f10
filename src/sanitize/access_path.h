// SPDX-License-Identifier: Apache-2.0
// What a pointer of the IR means in the program's types: the vector that an access touches a part of, and what an index goes into.
#pragma once
#include <string>

#include "base/intern.h"
#include "core/type.h"
#include "ir/ir.h"
#include "sanitize/program.h"

namespace tesela::sanitize {

/// The vector in memory of which an access reads or writes some components.
struct VectorPart {
  uint32_t components = 0;  ///< of the vector; 0: no part of a vector
  uint32_t first = 0;       ///< the first component of the access
};

/// For an access of `scalars` consecutive scalars through `ptr`, whose root has WGSL's memory layout.
VectorPart vector_part(const ir::Module& module, const ir::Function& f, ir::ValueId ptr, uint32_t scalars, const core::TypeStore& types);

/// The thing that this ElementPtr indexes: "data", "particles[].neighbours".
std::string indexed_name(const ir::Module& module, const ir::Function& f, ir::ValueId element, const core::TypeStore& types, const base::SymbolTable& symbols);

/// For an ElementPtr that checks a coordinate of a texture, or a level: which, of which texture. Else no coordinate.
struct TexturePlace {
  ir::VarId texture;
  Site::Coordinate coordinate = Site::Coordinate::None;
};
TexturePlace texture_place(const ir::Module& module, const ir::Function& f, ir::ValueId element, const core::TypeStore& types);

}  // namespace tesela::sanitize
