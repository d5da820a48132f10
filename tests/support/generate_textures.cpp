// SPDX-License-Identifier: Apache-2.0
// Textures in generated kernels: integer texels, and normalised ones of 8 bits that come back as their numbers; reads without filters, so that nothing is rounded.
#include "support/generate_features.h"

namespace tesela::test {

std::string FeatureGenerator::texture_declarations(uint32_t width, const std::string& format) {
  return "@group(0) @binding(6) var tu: texture_2d<u32>;\n@group(0) @binding(7) var tf: texture_2d_array<f32>;\n@group(0) @binding(8) var own: texture_storage_2d<r32uint, read_write>;\n@group(0) @binding(9) var img: texture_storage_2d<" +
         format + ", write>;\n@group(0) @binding(10) var near: sampler;\nconst TW = " + std::to_string(width) + "u;\n";
}

std::string FeatureGenerator::texture() {
  const std::string x = e_.u32(0), y = e_.u32(0), i = e_.i32(0);
  // Multiples of a sixteenth from -1 on: edges, centres and places between them, all exact.
  const std::string place = "vec2f(f32(" + x + " & 63u) * 0.0625 - 1.0, f32(" + y + " & 31u) * 0.125 - 1.0)";
  const std::string level = r_.pick<std::string>({"0", "1u", "2", y + " % 4u", y + " % 3u"}), component = r_.pick<std::string>({"0", "1", "2", "3"});
  switch (r_.below(8)) {
    case 0: return "textureLoad(tu, vec2u(" + x + ", " + y + ") % vec2u(9u, 5u), " + level + ")[" + y + " & 3u]";
    case 1: return "textureLoad(tu, vec2i(" + i + ", i32(" + y + " & 3u)), 0).x";
    case 2: return "textureLoad(tu, vec2u(li % 8u, " + y + " & 3u), " + level + ").x";
    case 3: return "textureGather(" + component + ", tu, near, " + place + ")[" + x + " & 3u]";
    case 4: return "u32(textureLoad(tf, vec2u(" + x + ", " + y + ") & vec2u(7u, 3u), " + i + " % 4, " + level + ").x * 255.0 + 0.5)";
    case 5: return "u32(textureSampleLevel(tf, near, " + place + ", i32(" + y + " % 5u) - 1, f32(" + x + " % 3u)).y * 255.0 + 0.5)";
    case 6: return "(u32(textureGather(0, tf, near, " + place + ", 1, vec2i(-3, 2)).z * 255.0 + 0.5) ^ " + x + ")";
    default: return "(textureDimensions(tu, " + level + ").x + 16u * textureNumLevels(tu) + 64u * textureNumLayers(tf))";
  }
}

std::string FeatureGenerator::texture_statement(const std::string& in, const std::string& target) {
  const std::string own = "vec2u(gi % TW, gi / TW)", x = e_.u32(0), y = e_.u32(0);
  switch (r_.below(7)) {
    case 0: return in + "textureStore(own, " + own + ", vec4u(" + e_.u32(1) + ", 1u, 2u, 3u));\n";
    case 1: return in + target + " ^= textureLoad(own, " + own + ").x + " + texture() + ";\n";
    case 2: return in + "textureStore(img, vec2i(" + own + "), vec4u(" + x + ", " + y + ", gi, " + x + " & 300u));\n";
    case 3: return in + "textureStore(img, vec2i(-1 - i32(" + x + " & 7u), " + e_.i32(0) + "), vec4u(" + y + "));\n";  // outside
    case 4: return in + "textureStore(own, " + own + ", textureLoad(own, " + own + ") + vec4u(" + texture() + "));\n";
    default: return in + target + r_.pick<std::string>({" = ", " += ", " ^= "}) + texture() + ";\n";
  }
}

}  // namespace tesela::test
