// SPDX-License-Identifier: Apache-2.0
#include "tools/texture_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "base/num.h"
#include "tools/files.h"
#include "tools/texels.h"

namespace tesela::tools {
namespace {

using Numbers = TexelForm::Numbers;

constexpr uint64_t kLongestSide = 1u << 15;  // of any texture

bool is_layered(const TextureClass& of) {
  switch (of.dimension) {
    case TextureViewDimension::D1:
    case TextureViewDimension::D2: return of.multisampled;
    case TextureViewDimension::D2Array:
    case TextureViewDimension::Cube:
    case TextureViewDimension::CubeArray:
    case TextureViewDimension::D3: return true;
  }
  TESELA_UNREACHABLE();
}

/// Dimensions of an array's shape before the channels.
uint32_t data_dimensions(const TextureClass& of) { return of.dimension == TextureViewDimension::D1 ? 1 : is_layered(of) ? 3 : 2; }

constexpr uint32_t kSamples = 4, kFaces = 6;

/// A set of formats of one number type, by the size of a channel: 1, 2 and 4 channels, or none.
struct FormatSet {
  TextureFormat one, two, four;
};

TextureFormat of_channels(const FormatSet& set, uint32_t channels) { return channels == 1 ? set.one : channels == 2 ? set.two : set.four; }

/// The format whose texels hold this data, for variables that leave it open.
TextureFormat format_for(const TextureClass& of, uint32_t channels, DataType type) {
  using F = TextureFormat;
  const uint32_t size = size_of(type);
  const bool small = type == DataType::U8 || type == DataType::Bool, middle = type == DataType::U16;
  // Most formats of 32 bits cannot be multisampled.
  if (of.multisampled && size > 2 && of.sample_type != SampleType::Depth) {
    const bool whole = of.sample_type == SampleType::Uint || of.sample_type == SampleType::Sint;
    return format_for(of, channels, !whole ? DataType::F16 : of.sample_type == SampleType::Sint ? DataType::I16 : DataType::U16);
  }
  switch (of.sample_type) {
    case SampleType::Depth: return F::Depth32Float;
    case SampleType::Uint:
      return of_channels(small ? FormatSet{F::R8Uint, F::Rg8Uint, F::Rgba8Uint} : middle ? FormatSet{F::R16Uint, F::Rg16Uint, F::Rgba16Uint} : FormatSet{F::R32Uint, F::Rg32Uint, F::Rgba32Uint}, channels);
    case SampleType::Sint:
      return of_channels(size == 1 && !small ? FormatSet{F::R8Sint, F::Rg8Sint, F::Rgba8Sint}
                         : size == 2 && !middle || small ? FormatSet{F::R16Sint, F::Rg16Sint, F::Rgba16Sint}
                                                         : FormatSet{F::R32Sint, F::Rg32Sint, F::Rgba32Sint},
                         channels);
    case SampleType::Float:
    case SampleType::UnfilterableFloat: break;
  }
  if (small) return of_channels({F::R8Unorm, F::Rg8Unorm, F::Rgba8Unorm}, channels);
  if (middle) return of_channels({F::R16Unorm, F::Rg16Unorm, F::Rgba16Unorm}, channels);
  if (type == DataType::F16) return of_channels({F::R16Float, F::Rg16Float, F::Rgba16Float}, channels);
  return of_channels({F::R32Float, F::Rg32Float, F::Rgba32Float}, channels);
}

/// What the variables, the user, or the data say, in this order.
TextureFormat chosen_format(const TextureWanted& wanted, TextureFormat of_data) { return wanted.of.format.value_or(wanted.format.value_or(of_data)); }

base::Result<std::vector<uint64_t>> size_of_data(const TextureWanted& wanted, std::vector<uint64_t> size, const std::string& what) {
  if (wanted.size.empty() || wanted.size == size) return size;
  return base::Error{fmt::format("{} is {} and the texture {}", what, fmt::join(size, "x"), fmt::join(wanted.size, "x"))};
}

// --- numbers to texels

/// Whether a number can be a channel: whole and in range for integers.
bool fits(const TexelForm& form, double value) { return form.numbers == Numbers::Float || (value >= form.low && value <= form.high && value == std::floor(value)); }

const char* number_text(const TexelForm& form) { return form.numbers == Numbers::Uint ? "unsigned" : "signed"; }

/// Encodes texels from a function of (texel, channel). Missing channels are 0, alpha 1.
template <class F>
base::Result<TextureContents> encode_all(const TextureShape& shape, uint32_t channels, F&& number) {
  const TexelForm form = form_of(shape.format);
  TextureContents out{shape, Bytes(shape.texels() * form.bytes), {}};
  for (uint64_t i = 0; i < shape.texels(); ++i) {
    double values[4] = {0, 0, 0, 1};
    for (uint32_t c = 0; c < std::min(channels, form.channels); ++c) {
      values[c] = number(i, c);
      if (!fits(form, values[c])) return base::Error{fmt::format("the value {} does not fit {}, whose channels are {} integers of {} bits", base::double_text(values[c]), format_name(shape.format), number_text(form), form.bits)};
    }
    encode_texel(shape.format, values, out.texels.data() + i * form.bytes);
  }
  return out;
}

// --- pictures

base::Result<TextureContents> from_picture(const TextureWanted& wanted, const image::Picture& picture) {
  const TextureFormat format = chosen_format(wanted, format_for(wanted.of, 4, picture.bits == 8 ? DataType::U8 : DataType::U16));
  if (data_dimensions(wanted.of) == 1 && picture.height != 1) return base::Error{fmt::format("the picture has {} rows and a 1d texture has one", picture.height)};
  // A picture is one slice, or all of several slices below one another.
  uint64_t slices = 1;
  if (is_layered(wanted.of) && !wanted.of.multisampled) {
    slices = wanted.size.size() == 3 ? wanted.size[2] : wanted.of.dimension == TextureViewDimension::Cube ? kFaces : 1;
    if (picture.height % slices != 0) return base::Error{fmt::format("the picture's {} rows cannot be {} slices below one another", picture.height, slices)};
  }
  std::vector<uint64_t> size{picture.width, picture.height / slices, slices};
  size.resize(size_dimensions(wanted.of));
  auto checked = size_of_data(wanted, size, "the picture");
  if (!checked) return checked.error();
  auto shape = shape_of(wanted.of, format, size);
  if (!shape) return shape.error();
  const TexelForm form = form_of(format);
  const double most = picture.bits == 8 ? 255 : 65535;
  const uint64_t per_picture = uint64_t{picture.width} * picture.height;
  const auto stored = [&](uint64_t i, uint32_t c) -> double {
    const size_t at = static_cast<size_t>(i % per_picture) * picture.channels;  // samples of a texel are alike
    if (picture.channels >= 3) return c < picture.channels ? picture.sample(at + c) : most;
    return c < 3 ? picture.sample(at) : picture.channels == 2 ? picture.sample(at + 1) : most;
  };
  if (form.srgb) {
    // Values as they are: the bytes of the twin without sRGB.
    TextureShape plain = *shape;
    plain.format = format == TextureFormat::Bgra8UnormSrgb ? TextureFormat::Bgra8Unorm : TextureFormat::Rgba8Unorm;
    auto contents = encode_all(plain, 4, [&](uint64_t i, uint32_t c) { return stored(i, c) / most; });
    if (contents) contents->shape.format = format;
    return contents;
  }
  return encode_all(*shape, 4, [&](uint64_t i, uint32_t c) { return form.numbers == Numbers::Float ? stored(i, c) / most : stored(i, c); });
}

base::Result<std::string> to_png(const TextureContents& contents) {
  const TextureShape& s = contents.shape;
  const TexelForm form = form_of(s.format);
  image::Picture picture;
  picture.width = s.width;
  picture.height = s.height * s.slices;  // slices below one another
  picture.channels = form.channels == 1 ? 1 : form.channels == 4 ? 4 : 3;
  picture.bits = form.bits > 8 ? 16 : 8;
  if (s.texels() / s.width != uint64_t{s.height} * s.slices || uint64_t{s.height} * s.slices > 0x7fffffff) return base::Error{"the texture is too large for a PNG file"};
  picture.samples.resize(picture.row_bytes() * picture.height);
  const double most = picture.bits == 8 ? 255 : 65535;
  const TextureFormat format = s.format == TextureFormat::Rgba8UnormSrgb ? TextureFormat::Rgba8Unorm : s.format == TextureFormat::Bgra8UnormSrgb ? TextureFormat::Bgra8Unorm : s.format;
  size_t at = 0;
  for (uint64_t i = 0; i < s.texels(); ++i) {
    double values[4] = {};
    decode_texel(format, contents.texels.data() + i * form.bytes, values);
    for (uint32_t c = 0; c < picture.channels; ++c, ++at) {
      double x = values[c];
      if (form.numbers == Numbers::Float) x = x > 0 ? std::floor(std::min(x, 1.0) * most + 0.5) : 0;
      if (x < 0 || x > most) return base::Error{fmt::format("the value {} does not fit a PNG file, whose largest is {}; write .npy, or a picture with --view", base::double_text(x), most)};
      const auto value = static_cast<uint16_t>(x);
      if (picture.bits == 8) picture.samples[at] = static_cast<std::byte>(value);
      else std::memcpy(picture.samples.data() + 2 * at, &value, 2);
    }
  }
  return image::write_png(picture, form.srgb);
}

// --- arrays

/// The value of element i as a normalised format counts it.
double normalised(const DataArray& array, uint64_t i) {
  switch (array.type) {
    case DataType::U8: return array.as_double(i) / 255;
    case DataType::U16: return array.as_double(i) / 65535;
    case DataType::I8: return std::max(array.as_double(i) / 127, -1.0);
    case DataType::I16: return std::max(array.as_double(i) / 32767, -1.0);
    case DataType::Bool:
    case DataType::I32:
    case DataType::U32:
    case DataType::I64:
    case DataType::U64:
    case DataType::F16:
    case DataType::F32:
    case DataType::F64: return array.as_double(i);
  }
  TESELA_UNREACHABLE();
}

/// The size that an array's shape says, and its channels.
base::Result<std::vector<uint64_t>> size_of_array(const TextureWanted& wanted, const DataArray& array, uint32_t& channels) {
  std::vector<uint64_t> shape = array.shape;
  uint32_t dimensions = data_dimensions(wanted.of);
  // The samples of a multisampled texture may be alike: then there is one slice less.
  const bool alike = wanted.of.multisampled && (shape.size() == 2 || (shape.size() == 3 && shape[2] <= 4 && shape[0] != kSamples));
  if (alike) dimensions = 2;
  channels = 1;
  if (shape.size() == dimensions + 1 && shape.back() >= 1 && shape.back() <= 4) {
    channels = static_cast<uint32_t>(shape.back());
    shape.pop_back();
  }
  if (shape.size() != dimensions)
    return base::Error{fmt::format("the data's shape {} is not ({}) nor that with 1 to 4 channels", shape_text(array.shape), dimensions == 1 ? "width" : dimensions == 2 ? "height, width" : "slices, height, width")};
  if (wanted.of.multisampled && !alike && shape[0] != kSamples) return base::Error{fmt::format("the data's shape {} has {} samples and the texture {}", shape_text(array.shape), shape[0], kSamples)};
  std::reverse(shape.begin(), shape.end());  // width first
  shape.resize(std::min<size_t>(shape.size(), size_dimensions(wanted.of)));
  return shape;
}

base::Result<TextureContents> from_array(const TextureWanted& wanted, const DataArray& array) {
  uint32_t channels = 1;
  auto data_size = size_of_array(wanted, array, channels);
  if (!data_size) return data_size.error();
  auto size = size_of_data(wanted, *data_size, "the data");
  if (!size) return size.error();
  const TextureFormat format = chosen_format(wanted, format_for(wanted.of, channels, array.type));
  const TexelForm form = form_of(format);
  if (form.numbers != Numbers::Float && is_float(array.type) && !array.untyped) return base::Error{fmt::format("the data is {} and {} holds integers", name_of(array.type), format_name(format))};
  const bool counts = form.numbers == Numbers::Float && (array.type == DataType::U8 || array.type == DataType::U16 || array.type == DataType::I8 || array.type == DataType::I16) && form.normalised;
  if (form.normalised && !is_float(array.type) && !array.untyped && !counts && array.type != DataType::Bool)
    return base::Error{fmt::format("the data is {}, which says nothing about values from 0 to 1 in {}: give floats, or integers of 8 or 16 bits", name_of(array.type), format_name(format))};
  auto shape = shape_of(wanted.of, format, *size);
  if (!shape) return shape.error();
  const uint64_t there = array.count() / channels;
  return encode_all(*shape, channels, [&](uint64_t i, uint32_t c) {
    const uint64_t at = i % there * channels + c;
    return counts ? normalised(array, at) : array.as_double(at);
  });
}

DataArray to_array(const TextureClass& of, const TextureContents& contents) {
  const TextureShape& s = contents.shape;
  const TexelForm form = form_of(s.format);
  DataArray array;
  const bool uint = form.numbers == Numbers::Uint, small = form.bits == 8, middle = form.bits == 16 || form.bits == 10;
  array.type = form.numbers == Numbers::Float ? DataType::F32 : uint ? (small ? DataType::U8 : middle ? DataType::U16 : DataType::U32) : (small ? DataType::I8 : middle ? DataType::I16 : DataType::I32);
  if (is_layered(of)) array.shape.push_back(s.slices);
  if (of.dimension != TextureViewDimension::D1) array.shape.push_back(s.height);
  array.shape.push_back(s.width);
  if (form.channels > 1) array.shape.push_back(form.channels);
  const uint32_t size = size_of(array.type);
  array.bytes.resize(s.texels() * form.channels * size);
  std::byte* to = array.bytes.data();
  for (uint64_t i = 0; i < s.texels(); ++i) {
    double values[4] = {};
    decode_texel(s.format, contents.texels.data() + i * form.bytes, values);
    for (uint32_t c = 0; c < form.channels; ++c, to += size) {
      const auto real = static_cast<float>(values[c]);
      const auto whole = static_cast<int64_t>(form.numbers == Numbers::Float ? 0 : values[c]);  // little-endian: the low bytes come first
      std::memcpy(to, array.type == DataType::F32 ? static_cast<const void*>(&real) : &whole, size);
    }
  }
  return array;
}

// --- files and generators

base::Result<TextureContents> from_raw(const TextureWanted& wanted, const std::string& bytes) {
  const TextureFormat format = chosen_format(wanted, default_format(wanted.of));
  auto shape = shape_of(wanted.of, format, wanted.size);
  if (!shape) return shape.error();
  const uint64_t texel = form_of(format).bytes, need = shape->texels() * texel;
  const uint32_t levels = std::min(wanted.mips == 0 ? most_levels(wanted.of, *shape) : wanted.mips, most_levels(wanted.of, *shape));
  std::vector<uint64_t> sizes{need};
  uint64_t all = need;
  TextureShape level = *shape;
  while (sizes.size() < levels) {
    level = half_sized(wanted.of, level);
    sizes.push_back(level.texels() * texel);
    all += sizes.back();
  }
  if (bytes.size() != need && bytes.size() != all)
    return base::Error{fmt::format("the file has {} bytes and {} texels of {} need {}{}", bytes.size(), size_text(wanted.of, *shape), format_name(format), need, all == need ? "" : fmt::format(", or {} with all mip levels", all))};
  const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
  TextureContents contents{*shape, Bytes(data, data + need), {}};
  for (size_t i = 1; i < sizes.size() && bytes.size() == all; ++i) {
    contents.more.emplace_back(data + need, data + need + sizes[i]);
    data += sizes[i];
  }
  return contents;
}

base::Result<TextureContents> from_file(const TextureWanted& wanted, const std::string& path) {
  auto text = read_file(path, kLargestData);
  if (!text) return text.error();
  const std::string extension = extension_of(path);
  const auto read = [&]() -> base::Result<TextureContents> {
    if (extension == "png") {
      auto picture = image::read_png(*text);
      if (!picture) return picture.error();
      return from_picture(wanted, *picture);
    }
    if (extension == "npy" || extension == "csv" || extension == "txt") {
      auto array = extension == "npy" ? read_npy(*text) : read_csv(*text);
      if (!array) return array.error();
      return from_array(wanted, *array);
    }
    if (extension == "json") return base::Error{"textures are not read from JSON; give .png, .npy or .csv"};
    return from_raw(wanted, *text);
  };
  auto contents = read();
  if (!contents) return base::Error{fmt::format("{}: {}", path, contents.error().message)};
  return contents;
}

base::Result<TextureContents> from_generator(const TextureWanted& wanted, const Generator& g) {
  std::vector<uint64_t> size = wanted.size;
  if (!g.size.empty()) {
    if (!size.empty() && size != g.size) return base::Error{fmt::format("the generator makes {} texels and the texture is {}", fmt::join(g.size, "x"), fmt::join(size, "x"))};
    size = g.size;
  }
  const TextureFormat format = chosen_format(wanted, default_format(wanted.of));
  auto shape = shape_of(wanted.of, format, size);
  if (!shape) return shape.error();
  const TexelForm form = form_of(format);
  if (g.kind == Generator::Kind::Zeros) return TextureContents{*shape, Bytes(shape->texels() * form.bytes), {}};
  Generator range = g;
  const ScalarType type = form.numbers == Numbers::Float ? ScalarType::F32 : form.numbers == Numbers::Uint ? ScalarType::U32 : ScalarType::I32;
  if (form.numbers != Numbers::Float && !g.high) {
    range.low = 0;
    range.high = std::min(form.high, 2147483647.0);
  }
  return encode_all(*shape, form.channels, [&](uint64_t i, uint32_t c) { return generated(range, type, i * form.channels + c); });
}

}  // namespace

uint32_t size_dimensions(const TextureClass& of) {
  switch (of.dimension) {
    case TextureViewDimension::D1: return 1;
    case TextureViewDimension::D2:
    case TextureViewDimension::Cube: return 2;
    case TextureViewDimension::D2Array:
    case TextureViewDimension::CubeArray:
    case TextureViewDimension::D3: return 3;
  }
  TESELA_UNREACHABLE();
}

base::Result<TextureShape> shape_of(const TextureClass& of, TextureFormat format, const std::vector<uint64_t>& size) {
  const uint32_t dimensions = size_dimensions(of);
  if (size.size() != dimensions) {
    constexpr const char* kForms[] = {"WIDTH", "WIDTHxHEIGHT", "WIDTHxHEIGHTxDEPTH"};
    if (size.empty()) return base::Error{fmt::format("its size is not known: give it as {}", kForms[dimensions - 1])};
    return base::Error{fmt::format("its size has the form {}, not {}", kForms[dimensions - 1], fmt::join(size, "x"))};
  }
  for (uint64_t n : size)
    if (n > kLongestSide) return base::Error{fmt::format("its size {} is too large: a texture has at most {} texels in each direction", fmt::join(size, "x"), kLongestSide)};
  TextureShape shape{format, static_cast<uint32_t>(size[0]), 1, 1};
  if (dimensions > 1) shape.height = static_cast<uint32_t>(size[1]);
  if (dimensions > 2) shape.slices = static_cast<uint32_t>(size[2]);
  if (of.dimension == TextureViewDimension::Cube) shape.slices = kFaces;
  if (of.multisampled) shape.slices = kSamples;
  const uint64_t bytes = shape.texels() * form_of(format).bytes;
  if (bytes >> 31 != 0) return base::Error{fmt::format("its size {} is too large: textures are smaller than 2 GiB", fmt::join(size, "x"))};
  return shape;
}

std::string size_text(const TextureClass& of, const TextureShape& shape) {
  if (of.dimension == TextureViewDimension::D1) return fmt::format("{}", shape.width);
  std::string out = fmt::format("{} x {}", shape.width, shape.height);
  if (is_layered(of)) out += fmt::format(" x {}", shape.slices);
  return out;
}

TextureFormat default_format(const TextureClass& of) {
  if (of.format) return *of.format;
  switch (of.sample_type) {
    case SampleType::Float:
    case SampleType::UnfilterableFloat: return TextureFormat::Rgba8Unorm;
    case SampleType::Depth: return TextureFormat::Depth32Float;
    case SampleType::Sint: return TextureFormat::Rgba32Sint;
    case SampleType::Uint: return TextureFormat::Rgba32Uint;
  }
  TESELA_UNREACHABLE();
}

base::Result<TextureContents> make_texels(const TextureWanted& wanted, const DataSpec& spec) {
  switch (spec.kind) {
    case DataSpec::Kind::File: return from_file(wanted, spec.text);
    case DataSpec::Kind::Json: return base::Error{"a texture takes a file or a generator, no values"};
    case DataSpec::Kind::Generator: return from_generator(wanted, spec.generator);
  }
  TESELA_UNREACHABLE();
}

bool needs_size(const TextureWanted& wanted, const DataSpec& spec) { return wanted.size.empty() && spec.kind == DataSpec::Kind::Generator && spec.generator.size.empty(); }

uint32_t most_levels(const TextureClass& of, const TextureShape& shape) {
  if (of.dimension == TextureViewDimension::D1 || of.multisampled) return 1;
  return static_cast<uint32_t>(std::bit_width(std::max({shape.width, shape.height, of.dimension == TextureViewDimension::D3 ? shape.slices : 1})));
}

TextureShape half_sized(const TextureClass& of, const TextureShape& shape) {
  return {shape.format, std::max(shape.width / 2, 1u), std::max(shape.height / 2, 1u), of.dimension == TextureViewDimension::D3 ? std::max(shape.slices / 2, 1u) : shape.slices};
}

TextureContents half_sized(const TextureClass& of, const TextureContents& contents) {
  const TextureShape& from = contents.shape;
  const TexelForm form = form_of(from.format);
  const bool deep = of.dimension == TextureViewDimension::D3;
  TextureContents out;
  out.shape = half_sized(of, from);
  out.texels.resize(out.shape.texels() * form.bytes);
  const uint32_t taps = form.numbers != Numbers::Float ? 1 : deep ? 8 : 4;
  std::byte* to = out.texels.data();
  for (uint32_t z = 0; z < out.shape.slices; ++z)
    for (uint32_t y = 0; y < out.shape.height; ++y)
      for (uint32_t x = 0; x < out.shape.width; ++x, to += form.bytes) {
        double sum[4] = {};
        for (uint32_t i = 0; i < taps; ++i) {
          const uint64_t fx = std::min(2 * x + (i & 1), from.width - 1), fy = std::min(2 * y + (i >> 1 & 1), from.height - 1);
          const uint64_t fz = deep ? std::min(2 * z + (i >> 2), from.slices - 1) : z;
          double values[4] = {};
          decode_texel(from.format, contents.texels.data() + ((fz * from.height + fy) * from.width + fx) * form.bytes, values);
          for (uint32_t c = 0; c < form.channels; ++c) sum[c] += values[c] / taps;
        }
        encode_texel(from.format, sum, to);
      }
  return out;
}

TypeLayout layout_of(const TextureClass& of, const TextureShape& shape) {
  const TexelForm form = form_of(shape.format);
  TypeLayout type;
  type.scalar = form.numbers == Numbers::Float ? ScalarType::F32 : form.numbers == Numbers::Uint ? ScalarType::U32 : ScalarType::I32;
  type.kind = form.channels == 1 ? TypeLayout::Kind::Scalar : TypeLayout::Kind::Vector;
  type.rows = form.channels;
  type.size = uint64_t{4} * form.channels;
  type.name = form.channels == 1 ? std::string(name_of(type.scalar)) : fmt::format("vec{}<{}>", form.channels, name_of(type.scalar));
  const auto array_of = [](TypeLayout element, uint64_t count) {
    TypeLayout array;
    array.kind = TypeLayout::Kind::Array;
    array.name = fmt::format("array<{}, {}>", element.name, count);
    array.count = count;
    array.stride = element.size;
    array.size = count * element.size;
    array.align = 4;
    array.element.push_back(std::move(element));
    return array;
  };
  type = array_of(std::move(type), shape.width);
  if (of.dimension != TextureViewDimension::D1) type = array_of(std::move(type), shape.height);
  return is_layered(of) ? array_of(std::move(type), shape.slices) : type;
}

Bytes numbers_of(const TextureContents& contents) {
  const TexelForm form = form_of(contents.shape.format);
  Bytes out(contents.shape.texels() * form.channels * 4);
  std::byte* to = out.data();
  for (uint64_t i = 0; i < contents.shape.texels(); ++i) {
    double values[4] = {};
    decode_texel(contents.shape.format, contents.texels.data() + i * form.bytes, values);
    for (uint32_t c = 0; c < form.channels; ++c, to += 4)
      store_scalar(to, form.numbers == Numbers::Float ? ScalarType::F32 : form.numbers == Numbers::Uint ? ScalarType::U32 : ScalarType::I32, values[c]);
  }
  return out;
}

base::Result<std::string> encode(const TextureClass& of, const TextureContents& contents, const std::string& path) {
  const std::string extension = extension_of(path);
  if (extension == "png") return to_png(contents);
  if (extension == "npy") return write_npy(to_array(of, contents));
  if (extension == "csv" || extension == "txt") return write_csv(to_array(of, contents));
  if (extension == "json") return json_from_bytes(layout_of(of, contents.shape), numbers_of(contents), -1) + "\n";
  return std::string(reinterpret_cast<const char*>(contents.texels.data()), contents.texels.size());
}

}  // namespace tesela::tools
