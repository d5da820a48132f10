// SPDX-License-Identifier: Apache-2.0
// Words for textures and samplers: WebGPU's where it has one.
#pragma once
#include <string_view>

#include "tesela/reflection.h"

namespace tesela::tools {

std::string_view name_of(TextureViewDimension dimension);
std::string_view name_of(SampleType type);
std::string_view name_of(StorageAccess access);

}  // namespace tesela::tools
