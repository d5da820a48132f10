// SPDX-License-Identifier: Apache-2.0
// Dispatch: one row per op, gathered from the families. See lanes.h.
#include "cpu/emit_op.h"

#include <array>

#include "base/check.h"
#include "cpu/lanes.h"

namespace tesela::cpu {
namespace {

using Table = std::array<const OpRow*, static_cast<size_t>(core::Op::Count)>;

Table make_table() {
  Table table{};
  for (auto rows : {arithmetic_rows(), float_rows(), integer_rows(), convert_rows(), pack_rows(), math_rows()})
    for (const OpRow& row : rows) table[static_cast<size_t>(row.op)] = &row;
  return table;
}

const OpRow& row_of(core::Op op) {
  static const Table table = make_table();
  const OpRow* row = table[static_cast<size_t>(op)];
  TESELA_CHECK(row != nullptr, std::string(core::op_info(op).name));
  return *row;
}

}  // namespace

llvm::Type* OpEmitter::type_of(core::Scalar type) const {
  switch (type) {
    case core::Scalar::Bool: return b.getInt1Ty();
    case core::Scalar::I32:
    case core::Scalar::U32: return b.getInt32Ty();
    case core::Scalar::F32:
    case core::Scalar::F16: return b.getFloatTy();
    case core::Scalar::None:
    case core::Scalar::Ptr: break;
  }
  TESELA_UNREACHABLE("no register type");
}

void OpEmitter::emit(core::Op op, core::Scalar type, core::Scalar operand_type, std::span<Value* const> operands,
                     llvm::SmallVectorImpl<Value*>& results) {
  const OpRow& row = row_of(op);
  const llvm::FastMathFlags flags = b.getFastMathFlags();
  llvm::IRBuilderBase::FastMathFlagGuard guard(b);
  b.clearFastMathFlags();
  Lanes l(b, target, operands[0]->getType());
  // A scalar takes the first lane of a small vector through the same instructions.
  llvm::SmallVector<Value*, 4> wide(operands.begin(), operands.end());
  const bool widened = (row.flags & kVectorMath) && target.avx512 && l.count == 0;
  if (widened) {
    for (Value*& v : wide)
      v = b.CreateInsertElement(llvm::PoisonValue::get(llvm::FixedVectorType::get(v->getType(), 4)), v, uint64_t{0});
    l.count = 4;
  }
  const OpCall call{op, type, operand_type, wide, flags};
  if (row.many) {
    row.many(l, call, results);
    return;
  }
  Value* result = row.one(l, call);
  if ((row.flags & kRounds) && type == core::Scalar::F16) result = l.round_half(result);
  if (widened) result = b.CreateExtractElement(result, uint64_t{0});
  results.push_back(result);
}

}  // namespace tesela::cpu
