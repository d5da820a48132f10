// SPDX-License-Identifier: Apache-2.0
#include "core/texture.h"

#include "base/check.h"

namespace tesela::core {

ViewDimension view_dimension_of(TextureKind kind) {
  switch (kind) {
    case TextureKind::Sampled1d:
    case TextureKind::Storage1d: return ViewDimension::D1;
    case TextureKind::Sampled2d:
    case TextureKind::Multisampled2d:
    case TextureKind::Depth2d:
    case TextureKind::DepthMultisampled2d:
    case TextureKind::External:
    case TextureKind::Storage2d: return ViewDimension::D2;
    case TextureKind::Sampled2dArray:
    case TextureKind::Depth2dArray:
    case TextureKind::Storage2dArray: return ViewDimension::D2Array;
    case TextureKind::Sampled3d:
    case TextureKind::Storage3d: return ViewDimension::D3;
    case TextureKind::SampledCube:
    case TextureKind::DepthCube: return ViewDimension::Cube;
    case TextureKind::SampledCubeArray:
    case TextureKind::DepthCubeArray: return ViewDimension::CubeArray;
  }
  TESELA_UNREACHABLE();
}

bool is_storage_texture(TextureKind kind) { return kind >= TextureKind::Storage1d; }

bool is_multisampled(TextureKind kind) { return kind == TextureKind::Multisampled2d || kind == TextureKind::DepthMultisampled2d; }

bool is_depth_texture(TextureKind kind) { return kind >= TextureKind::Depth2d && kind <= TextureKind::DepthMultisampled2d; }

}  // namespace tesela::core
