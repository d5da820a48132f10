// SPDX-License-Identifier: Apache-2.0
// Expansions that reinterpret and pack bits, and the barriers.
#include "core/kernel_abi.h"
#include "lower/expand.h"

namespace tesela::lower {
namespace {

ValueId cast(const Expansion& e, Scalar from, Scalar to, ValueId value) { return from == to ? value : e.b.op(Op::Bitcast, to, {value}); }

Scalars bitcast(Expansion& e) {
  const Scalar from = e.type();
  const Scalar to = e.result.scalar;
  const Scalars& source = e.args[0];
  if (from == to) return source;
  Scalars result;
  if (from == Scalar::F16) {
    for (size_t i = 0; i + 1 < source.size(); i += 2)
      result.push_back(cast(e, Scalar::U32, to, e.b.op(Op::PackHalves, Scalar::U32, {source[i], source[i + 1]})));
  } else if (to == Scalar::F16) {
    for (const ValueId word : source) {
      const ValueId bits = cast(e, from, Scalar::U32, word);
      const Scalars halves = e.b.append(Op::UnpackHalves, Scalar::F16, std::span(&bits, 1), 2).results;
      result.insert(result.end(), halves.begin(), halves.end());
    }
  } else {
    for (const ValueId word : source) result.push_back(cast(e, from, to, word));
  }
  return result;
}

Scalars pack_bytes(Expansion& e, bool clamp) {
  const Scalar type = e.type();
  const bool is_signed = type == Scalar::I32;
  ValueId word;
  for (uint32_t i = 0; i < 4; ++i) {
    ValueId byte = e.args[0][i];
    if (clamp) byte = e.b.op(Op::Clamp, type, {byte, e.number(type, is_signed ? -128 : 0), e.number(type, is_signed ? 127 : 255)});
    byte = cast(e, type, Scalar::U32, byte);
    // The shift drops the upper bits of the last byte by itself.
    if (i < 3 && (!clamp || is_signed)) byte = e.b.op(Op::And, Scalar::U32, {byte, e.b.constant_u32(0xff)});
    if (i > 0) byte = e.b.op(Op::Shl, Scalar::U32, {byte, e.b.constant_u32(8 * i)});
    word = word ? e.b.op(Op::Or, Scalar::U32, {word, byte}) : byte;
  }
  return {word};
}

Scalars pack_low(Expansion& e) { return pack_bytes(e, false); }
Scalars pack_clamped(Expansion& e) { return pack_bytes(e, true); }

Scalars unpack_i8(Expansion& e) {
  const ValueId word = cast(e, Scalar::U32, Scalar::I32, e.args[0][0]);
  Scalars result;
  for (uint32_t i = 0; i < 4; ++i) {
    const ValueId high = i == 3 ? word : e.b.op(Op::Shl, Scalar::I32, {word, e.b.constant_u32(24 - 8 * i)});
    result.push_back(e.b.op(Op::Shr, Scalar::I32, {high, e.b.constant_u32(24)}));
  }
  return result;
}

Scalars unpack_u8(Expansion& e) {
  const ValueId word = e.args[0][0];
  Scalars result;
  for (uint32_t i = 0; i < 4; ++i) {
    const ValueId low = i == 0 ? word : e.b.op(Op::Shr, Scalar::U32, {word, e.b.constant_u32(8 * i)});
    result.push_back(i == 3 ? low : e.b.op(Op::And, Scalar::U32, {low, e.b.constant_u32(0xff)}));
  }
  return result;
}

Scalars barrier(Expansion& e, uint32_t spaces) {
  e.b.append(Op::Barrier, Scalar::None, {}, 0).imm = spaces;
  return {};
}

Scalars workgroup_barrier(Expansion& e) { return barrier(e, core::kWorkgroupMemory); }
Scalars storage_barrier(Expansion& e) { return barrier(e, core::kStorageMemory); }
Scalars texture_barrier(Expansion& e) { return barrier(e, core::kTextureMemory); }

constexpr ExpandEntry kTable[] = {
    {"bitcast", bitcast},
    {"pack4x_i8", pack_low},
    {"pack4x_u8", pack_low},
    {"pack4x_i8_clamp", pack_clamped},
    {"pack4x_u8_clamp", pack_clamped},
    {"unpack4x_i8", unpack_i8},
    {"unpack4x_u8", unpack_u8},
    {"workgroup_barrier", workgroup_barrier},
    {"storage_barrier", storage_barrier},
    {"texture_barrier", texture_barrier},
};

}  // namespace

std::span<const ExpandEntry> bit_expansions() { return kTable; }

}  // namespace tesela::lower
