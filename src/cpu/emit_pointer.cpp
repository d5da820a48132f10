// SPDX-License-Identifier: Apache-2.0
// Pointers: root, offset by shape, validity. Checks of linear indices and patterns are kept until an access knows whether one scalar test will do.
//
// Offsets are signed when they are widened to 64 bits: a valid lane's offset is below 2^31 units, so the wide address of every valid lane is
// exact, even where lane 0's index is "negative" and invalid.
#include <algorithm>

#include <llvm/IR/Intrinsics.h>

#include "cpu/codegen.h"

namespace tesela::cpu {

// --- pointers

Pointer& Body::pointer(ValueId v) {
  const auto found = pointers_.find(v.index);
  TESELA_CHECK(found != pointers_.end(), "a pointer that was not emitted");
  return found->second;
}

bool Body::is_frame(ir::VarId root) const {
  const ir::Space space = gen.ir.vars[root].space;
  return space == ir::Space::Function || space == ir::Space::Private;
}

uint32_t Body::class_of(const Pointer& p) const {
  const ir::Var& var = gen.ir.vars[p.root];
  switch (var.space) {
    case ir::Space::Function:
    case ir::Space::Private: return ModuleGen::kClassFrame;
    case ir::Space::Workgroup: return ModuleGen::kClassBuffers + static_cast<uint32_t>(gen.ir.bindings.size()) + p.root.index;
    case ir::Space::Constant: return ModuleGen::kClassControl;
    case ir::Space::Uniform:
    case ir::Space::Storage:
    case ir::Space::Texture: return ModuleGen::kClassBuffers + var.binding;
  }
  TESELA_UNREACHABLE();
}

void Body::emit_pointer(ir::InstrId id) {
  const ir::Instruction& in = f.instrs[id];
  const ValueId result = in.results[0];
  if (in.op == Op::AddressOf) {
    Pointer p;
    p.root = ir::VarId(in.imm);
    pointers_[result.index] = p;
    return;
  }
  Pointer p = pointer(in.operands[0]);
  if (in.op == Op::MemberPtr) {
    p.constant += in.imm;
    pointers_[result.index] = p;
    return;
  }
  Val index = value(in.operands[1]);
  if (in.stride % p.unit != 0) {
    const uint32_t unit = in.stride % 2 == 0 ? 2 : 1, times = p.unit / unit;
    p.unit = unit;
    if (p.offset.v) p.offset.v = b.CreateMul(p.offset.v, p.offset.kind == Val::Kind::Varying ? splat(c32(times)) : c32(times));
    p.offset.stride *= times;
    for (uint32_t& lane : p.pattern) lane *= times;
  }
  const bool proved = in.extent != 0 && shapes_.known[in.operands[1].index] && shapes_.largest[in.operands[1].index] < in.extent;
  if (in.checked && !proved) check_index(in, index, p);
  if (in.stride == 0) {
    if (kind_of(shapes_.of(result)) == Val::Kind::Varying && p.offset.kind != Val::Kind::Varying) p.offset = varying(offset_vector(p));
    pointers_[result.index] = p;
    return;
  }
  const uint32_t scale = in.stride / p.unit;
  uint32_t index_residue = shapes_.residue[in.operands[1].index];
  int64_t constant = 0;
  if ((!in.checked || proved) && (is_workgroup(p) || (is_buffer(p) && p.offset.kind == Val::Kind::None)) && split_index(in, index, constant) && constant >= 0) {
    p.constant += static_cast<uint32_t>(constant) * in.stride;
    if (index_residue != pass::Shapes::kNoResidue) index_residue -= static_cast<uint32_t>(constant);
  }
  const bool known = p.residue != pass::Shapes::kNoResidue && index_residue != pass::Shapes::kNoResidue && p.unit == 4;
  p.residue = known ? (p.residue + index_residue * scale) % gen.lanes : pass::Shapes::kNoResidue;
  const bool pattern = p.offset.kind == Val::Kind::Pattern || index.kind == Val::Kind::Pattern;
  const bool varies = p.offset.kind == Val::Kind::Varying || index.kind == Val::Kind::Varying;
  if (varies) {
    llvm::Value* scaled = b.CreateMul(vector(index), splat(c32(scale)));
    p.offset = varying(p.offset.kind == Val::Kind::None ? scaled : b.CreateAdd(offset_vector(p), scaled));
  } else if (index.v || p.offset.v) {
    if (pattern) {
      std::vector<uint32_t> sum = p.offset.kind == Val::Kind::Pattern ? p.pattern : added(p.offset);
      const std::vector<uint32_t> more = added(index);
      for (uint32_t l = 0; l < gen.lanes; ++l) sum[l] += more[l] * scale;
      p.pattern = std::move(sum);
    }
    llvm::Value* scaled = scale == 1 || !index.v ? index.v : b.CreateMul(index.v, c32(scale));
    const bool linear = p.offset.kind == Val::Kind::Linear || index.kind == Val::Kind::Linear;
    const uint32_t stride = (p.offset.kind == Val::Kind::Linear ? p.offset.stride : 0) + (index.kind == Val::Kind::Linear ? index.stride * scale : 0);
    p.offset = {pattern ? Val::Kind::Pattern : linear ? Val::Kind::Linear : Val::Kind::Uniform, stride, p.offset.v && scaled ? b.CreateAdd(p.offset.v, scaled) : scaled ? scaled : p.offset.v};
  }
  if (kind_of(shapes_.of(result)) == Val::Kind::Varying && p.offset.kind != Val::Kind::Varying) p.offset = varying(offset_vector(p));
  pointers_[result.index] = p;
}

/// The scalar without its constant part, which is added to `constant`; null: nothing is left. What depends on local ids alone counts from the
/// first of the subgroups that run side by side: their addresses differ by constants, and equal ones look equal.
llvm::Value* Body::split_constant(ValueId v, int64_t& constant, uint32_t depth) {
  const pass::BySubgroup& steps = shapes_.by_subgroup[v.index];
  if (steps.known && shapes_.known[v.index]) {
    constant += static_cast<int32_t>(steps.first + at_.shift * steps.step);
    return steps.step == 0 ? nullptr : b.CreateMul(at_.base ? at_.base : at_.subgroup, c32(steps.step));
  }
  const ir::Instruction* sum = depth != 0 && f.values[v].def ? &f.def(v) : nullptr;
  if (!sum || sum->op != Op::Add) return value(v).v;
  llvm::Value* left = split_constant(sum->operands[0], constant, depth - 1);
  llvm::Value* right = split_constant(sum->operands[1], constant, depth - 1);
  return left && right ? b.CreateAdd(left, right) : left ? left : right;
}

/// Takes the constant out of an index that is in range in every active lane. Workgroup memory is small: neither lane 0's index, even
/// where the lane is off, nor the rest without the constant leaves 31 bits, so their sum is exact at an address's width. In a buffer an active lane's index is
/// below 2^31, lane 0's not far below that, and the constant, which is not negative, leads no further than another 2^24.
bool Body::split_index(const ir::Instruction& in, Val& index, int64_t& constant) {
  constexpr uint32_t kMaxBytes = 1 << 24, kMaxConstant = 1 << 24, kDepth = 3, kMaxStride = 64;
  const ir::VarId root = ir::root_of(f, in.operands[0]);
  const bool small = gen.ir.vars[root].space == ir::Space::Workgroup;
  const auto plain = [&](ValueId v, auto& self, uint32_t depth) -> bool {  // the scalars at the end are those of lane 0
    if (shapes_.by_subgroup[v.index].known) return shapes_.largest[v.index] < kMaxConstant && shapes_.of(v).kind != pass::ShapeKind::Varying;
    if (const uint32_t* c = f.constant(v)) return *c + kMaxConstant < 2 * kMaxConstant;
    if (values_[v.index].kind == Val::Kind::None || values_[v.index].kind == Val::Kind::Varying) return false;
    const ir::Instruction* sum = depth != 0 && f.values[v].def ? &f.def(v) : nullptr;
    return !sum || sum->op != Op::Add || (self(sum->operands[0], self, depth - 1) && self(sum->operands[1], self, depth - 1));
  };
  if (index.kind == Val::Kind::Varying || gen.ir.vars[root].size > kMaxBytes || !plain(in.operands[1], plain, kDepth)) return false;
  if (!small && (index.kind == Val::Kind::Pattern || (index.kind == Val::Kind::Linear && index.stride > kMaxStride))) return false;
  int64_t sum = 0;
  llvm::Value* rest = split_constant(in.operands[1], sum, kDepth);
  if (sum < 0 || sum * in.stride > kMaxBytes) return false;
  constant = sum;
  index.v = rest;
  if (!rest && index.kind != Val::Kind::Uniform) index.v = c32(0);
  return true;
}

/// What each lane adds to lane 0's value.
std::vector<uint32_t> Body::added(const Val& val) const {
  if (val.kind == Val::Kind::Pattern) return shapes_.patterns[val.stride];
  std::vector<uint32_t> lanes;
  for (uint32_t l = 0; l < gen.lanes; ++l) lanes.push_back(val.kind == Val::Kind::Linear ? l * val.stride : 0);
  return lanes;
}

Spread Body::spread_of(const std::vector<uint32_t>& lanes) const {
  Spread s;
  for (uint32_t v : lanes) {
    s.low = std::min<int64_t>(s.low, static_cast<int32_t>(v));
    s.high = std::max<int64_t>(s.high, static_cast<int32_t>(v));
  }
  return s;
}

llvm::Value* Body::offset_vector(const Pointer& p) {
  if (p.offset.kind == Val::Kind::None) return splat(c32(0));
  if (p.offset.kind != Val::Kind::Pattern) return vector(p.offset);
  return b.CreateAdd(splat(p.offset.v), llvm::ConstantDataVector::get(gen.context, p.pattern));
}

void Body::check_index(const ir::Instruction& in, const Val& index, Pointer& p) {
  const Val extent = in.extent != 0 ? uniform(c32(in.extent)) : value(in.operands[2]);
  if (index.kind == Val::Kind::Varying || extent.kind != Val::Kind::Uniform) {
    llvm::Value* ok = b.CreateICmpULT(vector(index), vector(extent));
    p.lanes_ok = p.lanes_ok ? b.CreateAnd(p.lanes_ok, ok) : ok;
  } else if (index.kind != Val::Kind::Uniform) {
    // The multiples of a huge stride wrap: no bound follows from the first and the last lane.
    Spread spread = spread_of(added(index));
    if (index.kind == Val::Kind::Linear) {
      const int64_t end = static_cast<int64_t>(static_cast<int32_t>(index.stride)) * (gen.lanes - 1);
      spread = {std::min<int64_t>(end, 0), std::max<int64_t>(end, 0)};
    }
    p.checks.push_back({index, spread, extent.v});
  } else {
    llvm::Value* ok = b.CreateICmpULT(index.v, extent.v);
    p.ok = p.ok ? b.CreateAnd(p.ok, ok) : ok;
  }
}

llvm::Value* Body::scalar_check(const Pointer& p) {
  llvm::Value* ok = p.ok;
  for (const LaneCheck& check : p.checks) {
    llvm::Value* fits = b.getFalse();
    const int64_t span = check.spread.high - check.spread.low;
    if (span <= INT32_MAX) {
      llvm::Value* lowest = check.spread.low == 0 ? check.index.v : b.CreateAdd(check.index.v, c32(static_cast<uint32_t>(check.spread.low)));
      llvm::Value* limit = b.CreateBinaryIntrinsic(llvm::Intrinsic::usub_sat, check.extent, c32(static_cast<uint32_t>(span)));
      fits = b.CreateICmpULT(lowest, limit);
    }
    ok = ok ? b.CreateAnd(ok, fits) : fits;
  }
  return ok;
}

llvm::Value* Body::lane_check(const Pointer& p) {
  llvm::Value* ok = p.lanes_ok;
  if (p.ok) ok = mask_and(ok, splat(p.ok));
  for (const LaneCheck& check : p.checks) ok = mask_and(ok, b.CreateICmpULT(vector(check.index), splat(check.extent)));
  return ok;
}

/// Start of the variable; in frames, of lane 0 of the subgroup.
llvm::Value* Body::base_of(const Pointer& p) {
  const ir::Var& var = gen.ir.vars[p.root];
  const Home& home = gen.homes[p.root.index];
  switch (var.space) {
    case ir::Space::Constant: return home.constant;
    case ir::Space::Workgroup:
      if (!registers_.empty() && registers_[p.root.index]) return registers_[p.root.index];
      return b.CreateConstGEP1_64(b.getInt8Ty(), workgroup_memory_, home.offset);
    case ir::Space::Uniform:
    case ir::Space::Storage:
    case ir::Space::Texture: return buffer_data(var.binding);
    case ir::Space::Function:
    case ir::Space::Private: {
      llvm::Value* frame = frame_;
      if (gen.frame_subgroups() > 1) frame = b.CreateGEP(b.getInt8Ty(), frame, b.CreateMul(b.CreateZExt(at_.subgroup, gen.i64()), b.getInt64(gen.lane_frame_bytes * gen.lanes)));
      return b.CreateConstGEP1_64(b.getInt8Ty(), frame, home.offset * gen.lanes);
    }
  }
  TESELA_UNREACHABLE();
}

/// The address at a scalar offset (in units), plus `extra` bytes; frames count a lane's bytes.
llvm::Value* Body::address(llvm::Value* base, const Pointer& p, llvm::Value* offset, uint32_t extra) {
  const uint64_t spread = is_frame(p) ? gen.lanes : 1;
  if (offset) base = b.CreateGEP(b.getInt8Ty(), base, b.CreateMul(b.CreateSExt(offset, gen.i64()), b.getInt64(p.unit * spread)));
  const uint64_t constant = (static_cast<uint64_t>(p.constant) + extra) * spread;
  return constant == 0 ? base : b.CreateConstGEP1_64(b.getInt8Ty(), base, constant);
}

/// Each lane's address, plus `extra` bytes of it: a base and signed offsets in units.
void Body::lane_offsets(const Pointer& p, uint32_t extra, llvm::Value*& base, llvm::Value*& offset) {
  offset = offset_vector(p);
  const bool frame = is_frame(p);
  if (frame) offset = b.CreateAdd(b.CreateMul(offset, splat(c32(gen.lanes))), iota());
  base = b.CreateConstGEP1_64(b.getInt8Ty(), base_of(p), (static_cast<uint64_t>(p.constant) + extra) * (frame ? gen.lanes : 1));
}

llvm::Value* Body::lane_addresses(const Pointer& p, uint32_t extra) {
  llvm::Value *base = nullptr, *offset = nullptr;
  lane_offsets(p, extra, base, offset);
  return b.CreateGEP(b.getIntNTy(8 * p.unit), base, b.CreateSExt(offset, gen.vector_of(gen.i64())));
}

}  // namespace tesela::cpu
