// SPDX-License-Identifier: Apache-2.0
// The order in which a block of workgroups runs. Rows of the grid, one after the other; or, where a kernel reads along x what it writes along y, panels a few workgroups
// wide, each from top to bottom: then both sides touch whole cache lines and few pages. Workgroups may run in any order, but those of kernels with storage atomics keep to
// rows: a workgroup may wait for one before it.
#include "cpu/codegen.h"

#include <algorithm>

#include "ir/walk.h"

namespace tesela::cpu {

using core::has;

namespace {

constexpr uint32_t kPanel = 16;  // workgroups
constexpr int kMaxDepth = 16;   // of an index

/// How an index depends on workgroup_id.x and .y.
enum class Growth : uint8_t { None, Constant, Other };

struct Growths {
  Growth x = Growth::None, y = Growth::None;
};

Growth scaled(Growth g) { return g == Growth::None ? g : Growth::Other; }

Growths grid_growth(const ir::Function& f, ValueId v, int depth) {
  if (depth == 0) return {Growth::Other, Growth::Other};
  if (!f.values[v].def) return {};
  const ir::Instruction& in = f.def(v);
  if (in.op == Op::WorkgroupId) return {in.imm == 0 ? Growth::Constant : Growth::None, in.imm == 1 ? Growth::Constant : Growth::None};
  if (!has(in.op, core::kElementwise)) return {};
  Growths sum;
  bool constant = in.op == Op::Add || in.op == Op::Sub || in.op == Op::Convert || in.op == Op::Bitcast;
  if (in.op == Op::Mul) constant = f.constant(in.operands[0]) || f.constant(in.operands[1]);
  if (in.op == Op::Shl) constant = f.constant(in.operands[1]) != nullptr;
  for (ValueId o : in.operands) {
    const Growths g = grid_growth(f, o, depth - 1);
    sum.x = std::max(sum.x, constant ? g.x : scaled(g.x));
    sum.y = std::max(sum.y, constant ? g.y : scaled(g.y));
  }
  return sum;
}

}  // namespace

/// Whether some access of a buffer moves on by a constant with workgroup_id.y and by more than that with workgroup_id.x.
bool Body::crosses_rows() const {
  bool crosses = false, atomics = false;
  ir::for_each_instr(f, f.body, [&](ir::InstrId id) {
    const ir::Instruction& in = f.instrs[id];
    atomics |= has(in.op, core::kAtomic) && gen.ir.vars[ir::root_of(f, in.operands[0])].space == ir::Space::Storage;
    if (in.op != Op::ElementPtr || gen.ir.vars[ir::root_of(f, in.operands[0])].space != ir::Space::Storage) return;
    const Growths g = grid_growth(f, in.operands[1], kMaxDepth);
    crosses |= g.x == Growth::Other && g.y == Growth::Constant;
  });
  return crosses && !atomics && !gen.ir.observed;
}

/// The place of a workgroup by division; that of those after it by counting.
Body::GroupWalk Body::begin_groups(llvm::Value* first) {
  GroupWalk walk;
  const auto cell = [&](llvm::Value* value) {
    const Cell made = make_cell(gen.i32(), Val::Kind::Uniform);
    b.CreateStore(b.CreateTrunc(value, gen.i32()), made.slot);
    return made;
  };
  llvm::Value* nx = b.CreateZExt(groups_[0], gen.i64());
  llvm::Value* ny = b.CreateZExt(groups_[1], gen.i64());
  walk.in_panels = crosses_rows();
  if (!walk.in_panels) {
    llvm::Value* yz = b.CreateUDiv(first, nx);
    llvm::Value* begin[3] = {b.CreateURem(first, nx), b.CreateURem(yz, ny), b.CreateUDiv(yz, ny)};
    for (int i = 0; i < 3; ++i) walk.ids[i] = cell(begin[i]);
    return walk;
  }
  llvm::Value* panel = b.getInt64(kPanel);
  llvm::Value* slice = b.CreateMul(nx, ny);
  llvm::Value* within = b.CreateURem(first, slice);
  llvm::Value* narrow = b.CreateURem(nx, panel);                      // width of the last panel, or 0
  llvm::Value* whole_columns = b.CreateSub(nx, narrow);
  llvm::Value* whole = b.CreateMul(whole_columns, ny);
  llvm::Value* last = b.CreateICmpUGE(within, whole);
  llvm::Value* width = b.CreateSelect(last, b.CreateBinaryIntrinsic(llvm::Intrinsic::umax, narrow, b.getInt64(1)), panel);
  llvm::Value* from_panels = b.CreateSub(within, b.CreateSelect(last, whole, b.getInt64(0)));
  llvm::Value* size = b.CreateMul(width, ny);
  llvm::Value* in_panel = b.CreateURem(from_panels, size);
  llvm::Value* start = b.CreateSelect(last, whole_columns, b.CreateMul(b.CreateUDiv(from_panels, size), panel));
  walk.ids[0] = cell(b.CreateAdd(start, b.CreateURem(in_panel, width)));
  walk.ids[1] = cell(b.CreateUDiv(in_panel, width));
  walk.ids[2] = cell(b.CreateUDiv(first, slice));
  walk.start = cell(start);
  return walk;
}

void Body::next_group(const GroupWalk& walk) {
  const auto load = [&](const Cell& cell) { return b.CreateLoad(gen.i32(), cell.slot); };
  llvm::Value* x = b.CreateAdd(load(walk.ids[0]), c32(1));
  llvm::Value* start = walk.in_panels ? static_cast<llvm::Value*>(load(walk.start)) : c32(0);
  llvm::Value* end = groups_[0];
  if (walk.in_panels) end = b.CreateAdd(start, b.CreateBinaryIntrinsic(llvm::Intrinsic::umin, c32(kPanel), b.CreateSub(groups_[0], start)));
  llvm::Value* wraps = b.CreateICmpEQ(x, end);
  llvm::Value* y = b.CreateAdd(load(walk.ids[1]), b.CreateZExt(wraps, gen.i32()));
  llvm::Value* bottom = b.CreateICmpEQ(y, groups_[1]);
  llvm::Value* slice = bottom;
  if (walk.in_panels) {
    llvm::Value* right = b.CreateICmpEQ(end, groups_[0]);
    slice = b.CreateAnd(bottom, right);
    start = b.CreateSelect(bottom, b.CreateSelect(right, c32(0), end), start);
    b.CreateStore(start, walk.start.slot);
  }
  b.CreateStore(b.CreateSelect(wraps, start, x), walk.ids[0].slot);
  b.CreateStore(b.CreateSelect(bottom, c32(0), y), walk.ids[1].slot);
  b.CreateStore(b.CreateAdd(load(walk.ids[2]), b.CreateZExt(slice, gen.i32())), walk.ids[2].slot);
}

}  // namespace tesela::cpu
