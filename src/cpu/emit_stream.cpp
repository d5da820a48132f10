// SPDX-License-Identifier: Apache-2.0
// Streams: loads of a loop by which each lane reads one element after the other, from a place of its own (rows of a sparse matrix, a row of a matrix for each
// invocation). A gather for each iteration costs much more than reading what a lane will want next as one vector: every eighth iteration
// eight elements of each lane are read, transposed and kept in memory of the loop; iterations take whole vectors from there.
//
// The memory is read only, so that what was read ahead stays true. What no lane will want is read only where it lies in the buffer.
#include <algorithm>

#include "cpu/codegen.h"
#include "cpu/counted_loop.h"
#include "ir/walk.h"

namespace tesela::cpu {

constexpr uint32_t kAhead = 8;       // elements of a lane that are read at once
constexpr size_t kMaxStreams = 4;    // of one loop
constexpr int kMaxDepth = 6;         // operations behind an array's length
constexpr uint32_t kScratchRows = 200;  // number of scratch memory

namespace {

/// Loads that every iteration makes at most once: not those of inner loops.
void collect_loads(const ir::Function& f, ir::BlockId block, std::vector<ir::InstrId>& loads) {
  std::vector<ir::BlockId> todo{block};
  while (!todo.empty()) {
    const ir::BlockId at = todo.back();
    todo.pop_back();
    for (ir::InstrId id : f.blocks[at].instrs) {
      const ir::Instruction& in = f.instrs[id];
      if (in.op == Op::Load) loads.push_back(id);
      if (in.op != Op::Loop) todo.insert(todo.end(), in.blocks.begin(), in.blocks.end());
    }
  }
}

}  // namespace

/// The parameter that the index of a stream's element is, plus `plus` where that is not empty; empty: the load is no stream.
ValueId Body::stream_parameter(ir::InstrId loop, const ir::Instruction& load, ValueId& plus) const {
  if (load.results.size() != 1 || load.type == Scalar::F16 || load.type == Scalar::Bool) return {};
  const ir::Var& var = gen.ir.vars[ir::root_of(f, load.operands[0])];
  const ir::Instruction& element = f.def(load.operands[0]);
  if (var.space != ir::Space::Storage || !var.read_only || element.op != Op::ElementPtr || element.stride != 4 || f.def(element.operands[0]).op != Op::AddressOf) return {};
  if (element.extent == 0 && !known_at_head(loop, element.operands[2], kMaxDepth)) return {};
  const pass::Shape& shape = shapes_.of(element.operands[1]);
  const auto stride = static_cast<int32_t>(shape.stride);
  const bool gathers = shape.kind == pass::ShapeKind::Varying || (shape.kind == pass::ShapeKind::Linear && (stride < 1 || stride > static_cast<int32_t>(kAhead)));
  if (!gathers) return {};
  const auto& params = f.blocks[f.instrs[loop].blocks[0]].params;
  ValueId index = element.operands[1];
  if (std::find(params.begin(), params.end(), index) == params.end()) {
    if (!f.values[index].def || f.def(index).op != Op::Add) return {};
    const auto& sum = f.def(index).operands;
    const size_t side = std::find(params.begin(), params.end(), sum[0]) != params.end() ? 0 : 1;
    index = sum[side];
    plus = sum[1 - side];
    if (values_[plus.index].kind == Val::Kind::None || pass::defined_inside(f, loop, plus)) return {};
  }
  const auto param = std::find(params.begin(), params.end(), index);
  if (param == params.end()) return {};
  const pass::Growth growth = pass::growth_of(f, loop, static_cast<size_t>(param - params.begin()));
  const uint32_t* step = growth.step ? f.constant(growth.step) : nullptr;
  return step && *step == 1 ? index : ValueId{};
}

/// The loop's streams, when it is opened.
void Body::find_streams(ir::InstrId loop) {
  const uint32_t part = stream_part();
  if (part == 0 || gen.ir.observed || trip_count_is_small(loop)) return;
  std::vector<ir::InstrId> loads;
  collect_loads(f, f.instrs[loop].blocks[0], loads);
  Streams found;
  found.loop = loop;
  for (ir::InstrId id : loads) {
    Stream s;
    s.param = stream_parameter(loop, f.instrs[id], s.plus);
    if (!s.param || found.all.size() == kMaxStreams) continue;
    s.load = id;
    llvm::AllocaInst* memory = llvm::IRBuilder<>(allocas_).CreateAlloca(llvm::ArrayType::get(gen.vector_of(memory_type(f.instrs[id].type, false)), kAhead));
    memory->setAlignment(llvm::Align(64));
    s.memory = memory;
    found.all.push_back(s);
  }
  if (found.all.empty()) return;
  found.count = make_cell(gen.i32(), Val::Kind::Uniform);
  b.CreateStore(c32(0), found.count.slot);
  streams_.push_back(found);
}

/// Lanes that are transposed together; 0: streams are not worth it here.
uint32_t Body::stream_part() const {
  if (gen.target.avx512 && gen.lanes % 16 == 0) return 16;
  return gen.target.avx2 && gen.lanes % 8 == 0 ? 8 : 0;
}

/// At the head of the loop: reads the next elements where the last ones are used up.
void Body::fill_streams() {
  Streams& s = streams_.back();
  s.number = b.CreateAnd(b.CreateLoad(gen.i32(), s.count.slot), c32(kAhead - 1));
  llvm::BasicBlock *fill = block("fill"), *done = block("filled");
  b.CreateCondBr(b.CreateICmpEQ(s.number, c32(0)), fill, done);
  place(fill);
  llvm::Value* fits = nullptr;  // all that is read at once lies in the buffers
  for (Stream& stream : s.all) {
    const ir::Instruction& element = f.def(f.instrs[stream.load].operands[0]);
    stream.index = vector(stream.param);
    if (stream.plus) stream.index = b.CreateAdd(stream.index, vector(stream.plus));
    stream.extent = element.extent != 0 ? c32(element.extent) : at_head(s.loop, element.operands[2]);
    llvm::Value* room = b.CreateBinaryIntrinsic(llvm::Intrinsic::usub_sat, stream.extent, c32(kAhead - 1));
    if (mask_) stream.first = b.CreateSelect(mask_, stream.index, llvm::Constant::getNullValue(stream.index->getType()));
    else stream.first = stream.index;
    llvm::Value* within = b.CreateICmpULT(stream.first, splat(room));
    fits = fits ? b.CreateAnd(fits, within) : within;
  }
  llvm::SmallVector<llvm::Value*, 1> none, neither;
  choose(
      all(fits),
      [&] {
        for (size_t i = 0; i < s.all.size(); ++i) fill_by_rows(s.all[i], static_cast<uint32_t>(i));
      },
      [&] {
        for (const Stream& stream : s.all) fill_by_gathers(stream);
      },
      none, neither);
  b.CreateBr(done);
  place(done);
}

/// Whether a uniform value, such as an array's length, can be computed at the head of the loop.
bool Body::known_at_head(ir::InstrId loop, ValueId v, int depth) const {
  if (kind_of(shapes_.of(v)) != Val::Kind::Uniform || depth == 0) return false;
  if (!pass::defined_inside(f, loop, v)) return values_[v.index].kind == Val::Kind::Uniform;
  if (!f.values[v].def || !core::has(f.def(v).op, core::kPure)) return false;
  const auto& operands = f.def(v).operands;
  return std::all_of(operands.begin(), operands.end(), [&](ValueId o) { return known_at_head(loop, o, depth - 1); });
}

llvm::Value* Body::at_head(ir::InstrId loop, ValueId v) {
  if (pass::defined_inside(f, loop, v)) {
    for (ValueId o : f.def(v).operands) at_head(loop, o);
    emit_instruction(f.values[v].def);
  }
  return values_[v.index].v;
}

/// One vector of eight elements for each lane, transposed.
void Body::fill_by_rows(const Stream& stream, uint32_t number) {
  const ir::Instruction& in = f.instrs[stream.load];
  Pointer p;
  p.root = ir::root_of(f, in.operands[0]);
  const uint32_t part = stream_part();
  llvm::Type* type = memory_type(in.type, false);
  llvm::Type* row_type = llvm::FixedVectorType::get(type, kAhead);
  const Cell& lanes = scratch(kScratchRows + number, stream.first->getType());
  b.CreateStore(stream.first, lanes.slot);
  llvm::Value* base = base_of(p);
  const auto row = [&](uint32_t lane) -> llvm::Value* {
    llvm::Value* at = b.CreateLoad(gen.i32(), b.CreateConstGEP1_64(gen.i32(), lanes.slot, lane));
    return tag(b.CreateAlignedLoad(row_type, b.CreateGEP(type, base, b.CreateZExt(at, gen.i64())), llvm::Align(4)), p);
  };
  for (uint32_t begin = 0; begin < gen.lanes; begin += part) {
    llvm::SmallVector<llvm::Value*, 8> quads[2];  // of four rows (of rows and those four further): element j and j + 4 of each
    for (uint32_t half = 0; half < 2; ++half) {
      llvm::SmallVector<llvm::Value*, 4> rows;
      for (uint32_t r = 0; r < 4; ++r) {
        const uint32_t lane = begin + half * part / 2 + r;
        llvm::Value* v = row(lane);
        if (part == 16) v = b.CreateShuffleVector(v, row(lane + 4), {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15});
        rows.push_back(v);
      }
      transpose_quads(rows, quads[half]);
    }
    for (uint32_t j = 0; j < kAhead; ++j) {
      llvm::SmallVector<int, 16> pick;
      for (uint32_t half = 0; half < 2; ++half)
        for (uint32_t q = 0; q < part / 8; ++q)
          for (uint32_t e = 0; e < 4; ++e) pick.push_back(static_cast<int>(half * part + q * 8 + j / 4 * 4 + e));
      llvm::Value* v = b.CreateShuffleVector(quads[0][j % 4], quads[1][j % 4], pick);
      llvm::Value* at = b.CreateConstGEP1_64(type, stream.memory, static_cast<uint64_t>(j) * gen.lanes + begin);
      gen.tag_memory(b.CreateAlignedStore(v, at, llvm::Align(part * 4)), ModuleGen::kClassFrame);
    }
  }
}

/// Four vectors, in each 128 bits of which the 4 x 4 elements are transposed.
void Body::transpose_quads(llvm::ArrayRef<llvm::Value*> rows, llvm::SmallVectorImpl<llvm::Value*>& out) {
  const uint32_t n = llvm::cast<llvm::FixedVectorType>(rows[0]->getType())->getNumElements();
  const auto mix = [&](llvm::Value* x, llvm::Value* y, llvm::ArrayRef<uint32_t> quad) {  // elements 0 to 3 of x, 4 to 7 of y
    llvm::SmallVector<int, 16> pick;
    for (uint32_t q = 0; q < n; q += 4)
      for (uint32_t e : quad) pick.push_back(static_cast<int>(e < 4 ? q + e : n + q + e - 4));
    return b.CreateShuffleVector(x, y, pick);
  };
  llvm::Value* low[2] = {mix(rows[0], rows[1], {0, 4, 1, 5}), mix(rows[2], rows[3], {0, 4, 1, 5})};
  llvm::Value* high[2] = {mix(rows[0], rows[1], {2, 6, 3, 7}), mix(rows[2], rows[3], {2, 6, 3, 7})};
  out.push_back(mix(low[0], low[1], {0, 1, 4, 5}));
  out.push_back(mix(low[0], low[1], {2, 3, 6, 7}));
  out.push_back(mix(high[0], high[1], {0, 1, 4, 5}));
  out.push_back(mix(high[0], high[1], {2, 3, 6, 7}));
}

/// Element after element, where a lane is near the end of its buffer. Indices past it read zero.
void Body::fill_by_gathers(const Stream& stream) {
  const ir::Instruction& in = f.instrs[stream.load];
  llvm::Type* type = memory_type(in.type, false);
  CountedLoop loop(b, c32(0), c32(kAhead), c32(1));
  Pointer p;
  p.root = ir::root_of(f, in.operands[0]);
  llvm::Value* index = b.CreateAdd(stream.index, splat(loop.i));
  p.offset = varying(index);
  llvm::Value* v = gather(p, type, 0, mask_value(mask_and(mask_, b.CreateICmpULT(index, splat(stream.extent)))));
  llvm::Value* at = b.CreateGEP(gen.vector_of(type), stream.memory, b.CreateZExt(loop.i, gen.i64()));
  gen.tag_memory(b.CreateAlignedStore(v, at, llvm::Align(4)), ModuleGen::kClassFrame);
  loop.close();
}

/// At the end of an iteration.
void Body::count_streams(ir::InstrId loop) {
  if (streams_.empty() || streams_.back().loop != loop) return;
  const Cell& count = streams_.back().count;
  b.CreateStore(b.CreateAdd(b.CreateLoad(gen.i32(), count.slot), c32(1)), count.slot);
}

/// A load that is a stream of the innermost loop; true if it was made here.
bool Body::load_stream(const ir::Instruction& in) {
  if (streams_.empty()) return false;
  for (const Stream& stream : streams_.back().all) {
    if (&f.instrs[stream.load] != &in) continue;
    llvm::Type* type = gen.vector_of(memory_type(in.type, false));
    llvm::LoadInst* load = b.CreateAlignedLoad(type, b.CreateGEP(type, stream.memory, b.CreateZExt(streams_.back().number, gen.i64())), llvm::Align(std::min(64u, gen.lanes * 4)));
    gen.tag_memory(load, ModuleGen::kClassFrame);
    set(in.results[0], varying(from_memory(load, in.type, false)));
    return true;
  }
  return false;
}

}  // namespace tesela::cpu
