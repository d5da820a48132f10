// SPDX-License-Identifier: Apache-2.0
// Layout values are those of the tables in the WGSL section "Alignment and Size".
#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "core/layout.h"
#include "core/op.h"
#include "core/type.h"
#include "core/value.h"

namespace tesela::core {
namespace {

class Core : public testing::Test {
 protected:
  void expect_layout(TypeId id, uint64_t size, uint32_t align) {
    EXPECT_EQ(layout_of(types, id).size, size) << type_name(types, symbols, id);
    EXPECT_EQ(layout_of(types, id).align, align) << type_name(types, symbols, id);
  }
  Constant vector(TypeId element, std::initializer_list<double> values) {
    Constant c{types.vector(element, static_cast<uint32_t>(values.size())), 0, {}};
    for (const double v : values) c.elements.push_back(Constant::of_float(element, v));
    return c;
  }
  TypeStore types;
  base::SymbolTable symbols;
};

TEST_F(Core, EqualTypesHaveEqualIds) {
  EXPECT_EQ(types.vector(types.f32(), 3), types.vector(types.f32(), 3));
  EXPECT_NE(types.vector(types.f32(), 3), types.vector(types.f32(), 4));
  EXPECT_NE(types.array(types.i32(), 4), types.runtime_array(types.i32()));
  EXPECT_NE(types.override_array(types.i32(), 0), types.override_array(types.i32(), 1));
  EXPECT_NE(types.add_struct({}), types.add_struct({}));
  const TypeId m = types.matrix(types.f16(), 2, 3);
  EXPECT_EQ(types.find_vector(types.f16(), 3), types.vector(types.f16(), 3));
  EXPECT_EQ(types.element_of(m), types.f16());
}

TEST_F(Core, Layout) {
  expect_layout(types.f32(), 4, 4);
  expect_layout(types.f16(), 2, 2);
  expect_layout(types.vector(types.f32(), 2), 8, 8);
  expect_layout(types.vector(types.f32(), 3), 12, 16);
  expect_layout(types.vector(types.f16(), 3), 6, 8);
  expect_layout(types.vector(types.u32(), 4), 16, 16);
  expect_layout(types.matrix(types.f32(), 2, 2), 16, 8);
  expect_layout(types.matrix(types.f32(), 2, 3), 32, 16);
  expect_layout(types.matrix(types.f32(), 4, 3), 64, 16);
  expect_layout(types.matrix(types.f16(), 3, 2), 12, 4);
  expect_layout(types.matrix(types.f16(), 4, 4), 32, 8);
  expect_layout(types.atomic(types.i32()), 4, 4);
  expect_layout(types.array(types.vector(types.f32(), 3), 3), 48, 16);
  expect_layout(types.array(types.array(types.f32(), 3), 5), 60, 4);
  expect_layout(types.runtime_array(types.vector(types.f32(), 3)), 16, 16);
  EXPECT_EQ(matrix_stride(types, types.matrix(types.f32(), 2, 3)), 16u);
  EXPECT_EQ(array_stride(types, types.array(types.f16(), 7)), 2u);
}

TEST_F(Core, LayoutOfAbsurdArraysSaturates) {
  TypeId t = types.f32();
  for (int i = 0; i < 100000; ++i) t = types.array(t, 0xffffffff);
  EXPECT_GE(layout_of(types, t).size, uint64_t{1} << 60);
}

TEST_F(Core, Names) {
  EXPECT_EQ(type_name(types, symbols, types.vector(types.f32(), 3)), "vec3<f32>");
  EXPECT_EQ(type_name(types, symbols, types.matrix(types.f16(), 2, 3)), "mat2x3<f16>");
  EXPECT_EQ(type_name(types, symbols, types.array(types.atomic(types.u32()), 4)), "array<atomic<u32>, 4>");
  EXPECT_EQ(type_name(types, symbols,
                      types.pointer(AddressSpace::Storage, types.runtime_array(types.u32()), AccessMode::ReadWrite)),
            "ptr<storage, array<u32>, read_write>");
}

TEST_F(Core, AbstractIsFoundInside) {
  EXPECT_TRUE(types.is_abstract(types.array(types.vector(types.abstract_int(), 2), 3)));
  EXPECT_FALSE(types.is_abstract(types.array(types.vector(types.i32(), 2), 3)));
  EXPECT_FALSE(types.is_abstract(types.bool_()));
}

TEST_F(Core, ConversionOfAbstractIntegers) {
  const auto convert = [&](int64_t v, TypeId to) {
    return convert_constant(types, Constant::of_int(types.abstract_int(), v), to);
  };
  EXPECT_EQ(convert(2147483647, types.i32())->as_int(), 2147483647);
  EXPECT_FALSE(convert(2147483648, types.i32()));
  EXPECT_EQ(convert(4294967295, types.u32())->as_u32(), 4294967295u);
  EXPECT_FALSE(convert(-1, types.u32()));
  EXPECT_EQ(convert(16777217, types.f32())->as_float(), 16777216.0);
  // Rounded once: by way of double this would be a tie and go down.
  EXPECT_EQ(convert((int64_t{1} << 60) + (int64_t{1} << 36) + 1, types.f32())->as_float(), 0x1.000002p60);
  EXPECT_EQ(convert(2049, types.f16())->as_float(), 2048.0);
  EXPECT_FALSE(convert(65520, types.f16()));
  EXPECT_FALSE(convert(1, types.bool_()));
}

TEST_F(Core, ConversionOfAbstractFloats) {
  const auto convert = [&](double v, TypeId to) {
    return convert_constant(types, Constant::of_float(types.abstract_float(), v), to);
  };
  EXPECT_EQ(convert(0.1, types.f32())->as_float(), static_cast<double>(0.1f));
  EXPECT_EQ(convert(0x1.fffffep127, types.f32())->as_float(), 0x1.fffffep127);
  EXPECT_FALSE(convert(0x1p128, types.f32()));
  EXPECT_FALSE(convert(1e300, types.f32()));
  EXPECT_EQ(convert(1e-60, types.f32())->as_float(), 0.0);
  EXPECT_FALSE(convert(1.0, types.i32()));
  const std::optional<Constant> v =
      convert_constant(types, vector(types.abstract_float(), {0.5, 70000.0}), types.vector(types.f32(), 2));
  ASSERT_TRUE(v);
  EXPECT_EQ(v->elements[1].as_float(), 70000.0);
  EXPECT_EQ(v->elements[1].type, types.f32());
  EXPECT_FALSE(convert_constant(types, vector(types.abstract_float(), {0.5, 70000.0}), types.vector(types.f16(), 2)));
}

TEST_F(Core, ZeroAndBits) {
  const Constant zero = zero_constant(types, types.matrix(types.f32(), 2, 3));
  ASSERT_EQ(zero.elements.size(), 2u);
  EXPECT_EQ(zero.elements[0].elements.size(), 3u);
  EXPECT_EQ(zero.elements[0].type, types.vector(types.f32(), 3));
  EXPECT_EQ(scalar_bits(types, Constant::of_float(types.f32(), 1.0)), 0x3f800000u);
  EXPECT_EQ(scalar_bits(types, Constant::of_float(types.f16(), -2.0)), 0xc000u);
  EXPECT_EQ(scalar_bits(types, Constant::of_int(types.i32(), -1)), 0xffffffffu);
  EXPECT_TRUE(equal(zero, zero_constant(types, zero.type)));
  EXPECT_EQ(constant_text(types, symbols, vector(types.f32(), {1, 0.1f})), "vec2(1, 0.1)");
}

TEST(Ops, NamesAreUniqueAndFound) {
  for (uint32_t i = 0; i < static_cast<uint32_t>(Op::Count); ++i)
    EXPECT_EQ(op_by_name(op_info(static_cast<Op>(i)).name), static_cast<Op>(i));
  EXPECT_EQ(op_by_name("no such op"), Op::Count);
}

}  // namespace
}  // namespace tesela::core
