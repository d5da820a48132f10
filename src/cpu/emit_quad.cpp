// SPDX-License-Identifier: Apache-2.0
// Neighbouring elements of workgroup memory that each lane reads one after the other from a place of its own (a[lid.x * 16 + i], the loop unrolled): four
// of them at once for each lane, and a transposition instead of four gathers. What a load has brought along answers the next loads, until something
// may have been written, or code goes on where the load was perhaps not made.
#include "cpu/codegen.h"

#include "ir/walk.h"

namespace tesela::cpu {

constexpr uint32_t kQuad = 4;

/// How many loads of the function have this root and stride: one alone is better gathered.
uint32_t Body::loads_like(const Pointer& p) {
  if (quad_loads_.empty())
    ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
      const ir::Instruction& in = f.instrs[id];
      if (in.op != Op::Load || in.results.size() != 1) return;
      const pass::Shape& shape = shapes_.of(in.operands[0]);
      if (shape.kind == pass::ShapeKind::Linear) ++quad_loads_[uint64_t{ir::root_of(f, in.operands[0]).index} << 32 | shape.stride];
    });
  const auto found = quad_loads_.find(uint64_t{p.root.index} << 32 | p.offset.stride * p.unit);
  return found == quad_loads_.end() ? 0 : found->second;
}

bool Body::load_by_quads(const ir::Instruction& in, const Pointer& p) {
  if (mask_ || in.results.size() != 1 || in.type == Scalar::F16 || in.type == Scalar::Bool || !is_workgroup(p) || p.unit != 4 || p.offset.kind != Val::Kind::Linear) return false;
  if (p.ok || p.lanes_ok || !p.checks.empty() || gen.lanes % kQuad != 0 || gen.lanes > 32 || p.offset.stride + 0x10000 > 0x20000 || loads_like(p) < 2) return false;
  for (const Quad& q : quads_)
    if (q.root == p.root && q.offset == p.offset.v && q.stride == p.offset.stride && p.constant >= q.constant && p.constant < q.constant + 4 * kQuad && (p.constant - q.constant) % 4 == 0) {
      llvm::Value* v = q.elements[(p.constant - q.constant) / 4];
      set(in.results[0], varying(b.CreateBitCast(v, gen.vector_of(memory_type(in.type, false)))));
      return true;
    }
  const Quad q = load_quad(in, p);
  quads_.push_back(q);
  set(in.results[0], varying(q.elements[0]));
  return true;
}

Body::Quad Body::load_quad(const ir::Instruction& in, const Pointer& p) {
  Quad q{p.root, p.offset.v, p.offset.stride, p.constant, {}};
  const uint32_t lanes = gen.lanes, pieces = lanes / kQuad;
  llvm::Type* element = memory_type(in.type, false);
  llvm::Value* base = address(base_of(p), p, p.offset.v, 0);
  llvm::Value* rows[kQuad];  // row j: the elements of lanes j, j + 4, j + 8, ...
  for (uint32_t j = 0; j < kQuad; ++j) {
    llvm::SmallVector<llvm::Value*, 8> parts;
    for (uint32_t piece = 0; piece < pieces; ++piece) {
      const int64_t away = static_cast<int64_t>(static_cast<int32_t>(p.offset.stride)) * (piece * kQuad + j);
      llvm::Value* at = b.CreateConstGEP1_64(element, base, static_cast<uint64_t>(away));
      parts.push_back(tag(b.CreateAlignedLoad(llvm::FixedVectorType::get(element, kQuad), at, llvm::Align(4)), p));
    }
    rows[j] = joined(std::move(parts));
  }
  // Transposition within groups of four lanes, in two steps.
  const auto shuffled = [&](llvm::Value* x, llvm::Value* y, std::array<uint32_t, kQuad> pick) {  // 0 to 3: of x, 4 to 7: of y
    llvm::SmallVector<int> mask;
    for (uint32_t l = 0; l < lanes; ++l) {
      const uint32_t from = pick[l % kQuad];
      mask.push_back(static_cast<int>(l / kQuad * kQuad + from % kQuad + (from >= kQuad ? lanes : 0)));
    }
    return b.CreateShuffleVector(x, y, mask);
  };
  llvm::Value* low[2] = {shuffled(rows[0], rows[1], {0, 4, 1, 5}), shuffled(rows[2], rows[3], {0, 4, 1, 5})};
  llvm::Value* high[2] = {shuffled(rows[0], rows[1], {2, 6, 3, 7}), shuffled(rows[2], rows[3], {2, 6, 3, 7})};
  q.elements[0] = shuffled(low[0], low[1], {0, 1, 4, 5});
  q.elements[1] = shuffled(low[0], low[1], {2, 3, 6, 7});
  q.elements[2] = shuffled(high[0], high[1], {0, 1, 4, 5});
  q.elements[3] = shuffled(high[0], high[1], {2, 3, 6, 7});
  return q;
}

}  // namespace tesela::cpu
