// SPDX-License-Identifier: Apache-2.0
#include "tools/test_textures.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/text.h"
#include "tools/texels.h"

namespace tesela::tools {
namespace {

std::pair<std::string_view, std::string_view> at_equal(std::string_view text) {
  // The '=' of a word such as mips=2 has no blank before it.
  const size_t equal = text.find(" =");
  if (equal == std::string_view::npos) return {trim(text), {}};
  return {trim(text.substr(0, equal)), trim(text.substr(equal + 2))};
}

/// Texels from `numbers` on; false if there are too few.
bool take_texels(const std::vector<ExpectedValue>& numbers, size_t& at, TextureContents& contents) {
  const TexelForm form = form_of(contents.shape.format);
  const uint64_t texels = contents.shape.texels();
  if (numbers.size() - at < texels * form.channels) return false;
  contents.texels.resize(texels * form.bytes);
  for (uint64_t i = 0; i < texels; ++i) {
    double values[4] = {};
    for (uint32_t c = 0; c < form.channels; ++c) values[c] = numbers[at++].value;
    encode_texel(contents.shape.format, values, contents.texels.data() + i * form.bytes);
  }
  return true;
}

}  // namespace

base::Result<TestTexture> parse_test_texture(std::string_view text) {
  const auto [head, values] = at_equal(text);
  const size_t blank = head.find(' ');
  if (blank == std::string_view::npos) return base::Error{"the form is `texture TARGET FORMAT SIZE [mips=N] [= VALUES]`"};
  TestTexture texture;
  texture.targets = split(head.substr(0, blank), ',');
  std::string words(trim(head.substr(blank)));
  std::replace(words.begin(), words.end(), ' ', ',');
  auto request = parse_texture_request(words);
  if (!request) return request.error();
  if (!request->format || request->size.empty()) return base::Error{"a texture needs a format and a size"};
  texture.request = *request;
  texture.values = values;
  return texture;
}

base::Result<TestSampler> parse_test_sampler(std::string_view text) {
  const size_t equal = text.find('=');
  if (equal == std::string_view::npos) return base::Error{"the form is `sampler TARGET = WORDS`"};
  auto descriptor = parse_sampler(trim(text.substr(equal + 1)));
  if (!descriptor) return descriptor.error();
  return TestSampler{split(trim(text.substr(0, equal)), ','), *descriptor};
}

ElementType element_type_of(TextureFormat format) {
  switch (form_of(format).numbers) {
    case TexelForm::Numbers::Float: return ElementType::F32;
    case TexelForm::Numbers::Uint: return ElementType::U32;
    case TexelForm::Numbers::Sint: return ElementType::I32;
  }
  TESELA_UNREACHABLE();
}

base::Result<void> make_test_texture(const Device& device, const TestTexture& texture, TextureMemory& memory) {
  auto w = wanted(memory, texture.request);
  if (!w) return w.error();
  const TextureFormat format = w->format.value_or(*texture.request.format);
  auto shape = shape_of(w->of, format, texture.request.size);
  if (!shape) return shape.error();
  TextureContents contents{*shape, Bytes(shape->texels() * form_of(format).bytes), {}};
  if (texture.values.empty()) return make_texture(device, memory, texture.request, std::move(contents));

  auto numbers = parse_values(element_type_of(format), texture.values);
  if (!numbers) return numbers.error();
  size_t at = 0;
  const uint64_t first = shape->texels() * form_of(format).channels;
  if (!take_texels(numbers->values, at, contents)) return base::Error{fmt::format("{} values are given and the first level has {}", numbers->values.size(), first)};
  if (auto made = make_texture(device, memory, texture.request, contents); !made) return made;
  for (uint32_t level = 1; level < memory.mips && at < numbers->values.size(); ++level) {
    contents = half_sized(memory.of, contents);
    if (!take_texels(numbers->values, at, contents)) return base::Error{fmt::format("the values of level {} are not all there", level)};
    if (auto done = write_level(device, memory, level, contents); !done) return done;
  }
  if (at < numbers->values.size()) return base::Error{fmt::format("{} values are given and the texture has {}", numbers->values.size(), at)};
  return {};
}

base::Result<Bytes> test_numbers(const Device& device, const TextureMemory& memory) {
  auto contents = read_texels(device, memory);
  if (!contents) return contents.error();
  return numbers_of(*contents);
}

}  // namespace tesela::tools
