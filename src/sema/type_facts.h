// SPDX-License-Identifier: Apache-2.0
// What the rules of declarations ask about a type (WGSL sections "Constructible Types", "Fixed-Footprint Types", "Host-shareable Types", ...),
// computed once per type. An aggregate's facts are asked for after its parts were made, so the computation never goes deep.
#pragma once
#include <vector>

#include "core/type.h"

namespace tesela::sema {

struct TypeFacts {
  bool known = false;
  bool plain = false;            ///< scalar, atomic or composite, concrete
  bool constructible = false;    ///< abstract ones count
  bool host_shareable = false;
  bool creation_fixed = false;   ///< footprint known when the module is created
  bool fixed = false;            ///< footprint known when the pipeline is created
  bool has_atomic = false;
  bool has_array = false;
  bool runtime_sized = false;    ///< a runtime-sized array or a struct that ends in one
  bool override_sized = false;
  uint32_t depth = 0;            ///< nesting depth of composites
  uint64_t scalars = 1;          ///< components of all its parts, saturating
};

class FactStore {
 public:
  explicit FactStore(const core::TypeStore& types) : types_(types) {}
  const TypeFacts& of(core::TypeId type);

 private:
  TypeFacts compute(core::TypeId type);
  const core::TypeStore& types_;
  std::vector<TypeFacts> facts_;
};

}  // namespace tesela::sema
