// SPDX-License-Identifier: Apache-2.0
#include "core/op.h"

#include <array>
#include <string_view>

namespace tesela::core {
namespace {
constexpr OpInfo kOps[] = {
#define OP(name, text, operands, results, flags) {text, operands, results, flags},
#include "core/ops.def"
#undef OP
};
}  // namespace

const OpInfo& op_info(Op op) { return kOps[static_cast<size_t>(op)]; }

Op op_by_name(std::string_view name) {
  for (size_t i = 0; i < std::size(kOps); i++)
    if (kOps[i].name == name) return static_cast<Op>(i);
  return Op::Count;
}

std::string_view scalar_name(Scalar s) {
  static constexpr std::array<std::string_view, 7> names = {"none", "bool", "i32", "u32", "f32", "f16", "ptr"};
  return names[static_cast<size_t>(s)];
}

}  // namespace tesela::core
