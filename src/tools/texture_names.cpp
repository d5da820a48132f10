// SPDX-License-Identifier: Apache-2.0
#include "tools/texture_names.h"

#include "base/check.h"

namespace tesela::tools {

std::string_view name_of(TextureViewDimension dimension) {
  switch (dimension) {
    case TextureViewDimension::D1: return "1d";
    case TextureViewDimension::D2: return "2d";
    case TextureViewDimension::D2Array: return "2d-array";
    case TextureViewDimension::Cube: return "cube";
    case TextureViewDimension::CubeArray: return "cube-array";
    case TextureViewDimension::D3: return "3d";
  }
  TESELA_UNREACHABLE();
}

std::string_view name_of(SampleType type) {
  switch (type) {
    case SampleType::Float: return "float";
    case SampleType::UnfilterableFloat: return "unfilterable-float";
    case SampleType::Depth: return "depth";
    case SampleType::Sint: return "sint";
    case SampleType::Uint: return "uint";
  }
  TESELA_UNREACHABLE();
}

std::string_view name_of(StorageAccess access) {
  switch (access) {
    case StorageAccess::ReadOnly: return "read-only";
    case StorageAccess::WriteOnly: return "write-only";
    case StorageAccess::ReadWrite: return "read-write";
  }
  TESELA_UNREACHABLE();
}

}  // namespace tesela::tools
