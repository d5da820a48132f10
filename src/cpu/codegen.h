// SPDX-License-Identifier: Apache-2.0
// IR to LLVM IR. One logical subgroup is one LLVM vector of `lanes` lanes; divergent control flow is masks, uniform control flow is branches.
//
// ModuleGen holds what one compilation shares: types, memory layout, declared functions. Body emits one IR function. Its files: codegen.cpp
// (values, ops, inputs), emit_kernel.cpp (loops over workgroups and subgroups), emit_control.cpp (constructs, exits, masks), emit_workgroup.cpp
// (regions), emit_groups.cpp, emit_registers.cpp, emit_jam.cpp (subgroups side by side), emit_strided.cpp (grid-stride loops), emit_pointer.cpp, emit_memory.cpp (loads, stores) and its forms
// emit_access_group.cpp, emit_window.cpp, emit_quad.cpp, emit_runs.cpp, emit_close.cpp, emit_near.cpp, emit_stream.cpp, emit_columns.cpp, emit_written_columns.cpp, emit_past_caches.cpp; emit_sums.cpp (loops that add up), emit_dot.cpp, emit_atomic.cpp, emit_subgroup.cpp, emit_observe.cpp and emit_observe_words.cpp (the
// observer), emit_function.cpp (calls, functions that stay).
//
// A value has the representation of its shape: a uniform value is one scalar, a linear one the scalar of lane 0, a varying one a vector. A mask
// is a <lanes x i1>, or null where all lanes are active for certain. Code with effects runs under a mask with at least one lane.
#pragma once
#include <array>
#include <map>
#include <unordered_map>
#include <vector>

#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include "base/result.h"
#include "cpu/emit_op.h"
#include "cpu/target.h"
#include "ir/ir.h"
#include "pass/local_values.h"
#include "pass/loops.h"
#include "pass/regions.h"
#include "pass/shapes.h"
#include "pass/sharing.h"

namespace tesela::cpu {

using core::Op;
using core::Scalar;
using ir::ValueId;

/// Frames of all subgroups of a worker together.
inline constexpr uint64_t kMaxFrameBytes = 256ull << 20;
/// Nested blocks in one function: code generation recurses into them.
inline constexpr uint32_t kMaxNesting = 4000;

struct Val {
  enum class Kind : uint8_t { None, Uniform, Linear, Pattern, Varying } kind = Kind::None;
  uint32_t stride = 0;      ///< Linear; Pattern: its number
  llvm::Value* v = nullptr;  ///< scalar; scalar of lane 0; vector
};

/// What lanes add to lane 0's value, at least and at most.
struct Spread {
  int64_t low = 0, high = 0;
};

/// An index that is linear or a pattern, to be below extent in each lane.
struct LaneCheck {
  Val index;
  Spread spread;
  llvm::Value* extent;
};

struct Pointer {
  ir::VarId root;
  uint32_t unit = 4;      ///< bytes that `offset` counts in: 4, 2 in memory that holds f16, 1 or 2 in narrow texels. Valid offsets are below 2^31 units
  uint32_t constant = 0;  ///< bytes, on top
  Val offset;             ///< kind None: 0
  llvm::Value* ok = nullptr;        ///< i1, or null: valid for all lanes
  llvm::Value* lanes_ok = nullptr;  ///< mask, or null
  llvm::SmallVector<LaneCheck, 2> checks;
  uint32_t residue = 0;             ///< of lane 0's offset in units modulo the lanes, or Shapes::kNoResidue
  std::vector<uint32_t> pattern;    ///< offset of kind Pattern: what each lane adds, in units
};

/// Lowered facts of a variable.
struct Home {
  uint64_t offset = 0;                     ///< Workgroup: bytes in workgroup memory; Function, Private: bytes of one lane's frame
  llvm::GlobalVariable* constant = nullptr;
};

/// What one LLVM module holds of a kernel: a kernel in two versions may be made in two modules at the same time, of which the first calls the second.
enum class Share : uint8_t { Whole, Kernel, GeneralVersion };

class ModuleGen {
 public:
  ModuleGen(const ir::Module& ir, const Target& target, llvm::Module& module, Share share = Share::Whole);
  /// Lays out memory and emits the functions. The kernel is the function named `kernel`.
  base::Result<void> emit();

  const ir::Module& ir;
  const Target& target;
  llvm::Module& module;
  const Share share;
  llvm::LLVMContext& context;
  uint32_t lanes;  ///< of one vector: the subgroup size, or what runs best where no instruction can tell
  std::vector<Home> homes;  ///< by VarId
  uint32_t workgroup_bytes = 0;
  uint64_t lane_frame_bytes = 0;     ///< of one invocation's variables
  uint64_t region_frame_bytes = 0;   ///< slots of the regions, per workgroup
  bool strided = false;              ///< takes many workgroups through a grid-stride loop together
  uint64_t frame_bytes() const;
  /// Vectors of a workgroup.
  uint32_t subgroups() const { return (ir.invocations() + lanes - 1) / lanes; }
  uint32_t frame_subgroups() const { return order_ == pass::LaneOrder::Merged ? 1 : subgroups(); }
  pass::LaneOrder order() const { return order_; }

  llvm::Type* i1() { return llvm::Type::getInt1Ty(context); }
  llvm::IntegerType* i32() { return llvm::Type::getInt32Ty(context); }
  llvm::IntegerType* i64() { return llvm::Type::getInt64Ty(context); }
  llvm::Type* ptr() { return llvm::PointerType::getUnqual(context); }
  llvm::Type* scalar_type(Scalar s);
  llvm::FixedVectorType* vector_of(llvm::Type* element) { return llvm::FixedVectorType::get(element, lanes); }
  llvm::FixedVectorType* mask_type() { return vector_of(i1()); }
  llvm::Function* declare(ir::FuncId id);
  llvm::StructType* result_type(const ir::Function& f);
  /// 64 zero bytes: what reads through invalid uniform pointers read.
  llvm::GlobalVariable* zeros();
  /// Metadata that says which memory an access may touch: each variable's memory is apart from all others.
  void tag_memory(llvm::Instruction* access, uint32_t memory_class);
  static constexpr uint32_t kClassFrame = 0, kClassControl = 1, kClassBuffers = 2;  ///< then one for each binding, then one for each variable in workgroup memory

 private:
  base::Result<void> lay_out();
  void place_frames(const std::vector<uint64_t>& own, uint64_t start);
  void choose_lanes();
  bool adds_up_by_lane() const;
  pass::LaneOrder order_ = pass::LaneOrder::Workgroup;
  std::unordered_map<uint32_t, llvm::Function*> functions_;
  llvm::GlobalVariable* zeros_ = nullptr;
  std::vector<llvm::MDNode*> scope_of_, others_of_;
};

/// A mask or value that control flow assigns: an alloca that mem2reg turns into SSA.
struct Cell {
  llvm::AllocaInst* slot = nullptr;
  llvm::Type* type = nullptr;
  Val::Kind kind = Val::Kind::None;
  uint32_t stride = 0;
  explicit operator bool() const { return slot != nullptr; }
};

/// A construct that is being emitted.
struct Construct {
  ir::InstrId id;  ///< none: the function or a stretch
  enum class Kind : uint8_t { Function, Stretch, Branch, Loop } kind = Kind::Branch;
  bool w = false;
  bool divergent = false;
  bool divergent_continues = false;
  bool loses_lanes = false;
  llvm::BasicBlock* end = nullptr;
  llvm::BasicBlock* resume = nullptr;  ///< where to go on when the lanes at hand are used up; divergent constructs only
  llvm::BasicBlock* header = nullptr;
  llvm::BasicBlock* continuing = nullptr;
  llvm::Value* entry_mask = nullptr;
  Cell exit_mask, loop_mask, continue_mask;
  std::vector<Cell> results, params, continue_params;
  bool pending = false;      ///< loop: some lanes of this iteration wait for the continuing block
  bool strided = false;      ///< loop: one iteration of a grid-stride loop; what goes on is noted for the next
  bool stored_once = false;  ///< an exit to it has been emitted
  // Workgroup-level constructs.
  uint32_t entry_mask_slot = 0;
  uint32_t mask_slot = 0;     ///< index + 1 of the masks of lanes that arrived at its end, where it loses lanes
  Cell arrived, continued;    ///< whether some lane arrived at its end, waits for its continuing block
};

/// Scalars that place a subgroup in the grid.
struct Place {
  llvm::Value* first = nullptr;  ///< lane 0: local_invocation_index, or merged: global_invocation_id.x
  llvm::Value* workgroup[3] = {};
  llvm::Value* local[3] = {};    ///< merged: local_invocation_id y, z
  llvm::Value* subgroup = nullptr;
  llvm::Value* base = nullptr;   ///< of subgroups that run side by side the first one; null: there is one
  uint32_t shift = 0;            ///< subgroup minus base
};

/// A sum of packed products (emit_dot.cpp): raw - excess.
struct DotSum {
  llvm::Value* raw = nullptr;
  llvm::Value* excess = nullptr;
};

/// What each of the subgroups that run side by side has for itself (see emit_jam.cpp).
struct Copy {
  Place at;
  std::vector<Val> values;
  std::unordered_map<uint32_t, Pointer> pointers;
  std::unordered_map<uint32_t, DotSum> sums;
  std::vector<Construct> stack;
  llvm::Value* mask = nullptr;
};

/// A grid-stride loop that is run iteration by iteration for many vectors.
struct Strided {
  pass::StridedLoop found;
  bool whole = false;                 ///< all lanes of the vector at hand are known to go on
  llvm::Value* iteration = nullptr;   ///< its number, i32
  llvm::Value* lives = nullptr;       ///< memory: the lanes of each vector that are still in the loop, one word of bits each
  llvm::Value* slot = nullptr;        ///< the word of the vector at hand
  Cell again;                         ///< whether a lane goes on
};

/// A load of a loop by which each lane reads one element after the other (emit_stream.cpp).
struct Stream {
  ir::InstrId load;
  ValueId param, plus;              ///< its index: a parameter of the loop, plus a value from outside or nothing
  llvm::Value* memory = nullptr;    ///< the elements that were read ahead, a vector for each iteration
  llvm::Value *index = nullptr, *first = nullptr, *extent = nullptr;  ///< of the next elements; zero where a lane is off; elements of the array
};
struct Streams {
  ir::InstrId loop;
  std::vector<Stream> all;
  Cell count;                       ///< iterations
  llvm::Value* number = nullptr;    ///< of the vector that this iteration takes
};

class Body {
 public:
  Body(ModuleGen& gen, const ir::Function& f, llvm::Function* into);
  /// Another function's code in the place where the outer one stands, with its facts.
  Body(const Body& outer, ir::FuncId function);
  void emit_kernel();
  void emit_function();

 private:
  // --- codegen.cpp: values and ops
  llvm::Value* iota(uint32_t stride = 1);
  llvm::Value* c32(uint32_t v) { return b.getInt32(v); }
  llvm::Value* splat(llvm::Value* scalar) { return b.CreateVectorSplat(gen.lanes, scalar); }
  Val uniform(llvm::Value* v) { return {Val::Kind::Uniform, 0, v}; }
  Val varying(llvm::Value* v) { return {Val::Kind::Varying, 0, v}; }
  llvm::Value* vector(const Val& val);
  llvm::Value* vector(ValueId v) { return vector(value(v)); }
  Val value(ValueId v);
  void set(ValueId v, Val val);
  void set_shaped(ValueId v, llvm::Value* scalar_or_vector);
  Val coerce(const Val& val, Val::Kind kind);
  Val zero_of(Scalar type, Val::Kind kind, uint32_t stride);
  static Val::Kind kind_of(const pass::Shape& shape);
  void emit_instruction(ir::InstrId id);
  llvm::Value* subgroup_steps(uint32_t first, uint32_t step);
  bool emit_by_subgroup(const ir::Instruction& in);
  llvm::Value* load_table(const std::vector<uint32_t>& words);
  void emit_elementwise(const ir::Instruction& in);
  void emit_input(const ir::Instruction& in);
  llvm::Value* input_value(const ir::Instruction& in, bool as_vector);
  llvm::Value* load_control(llvm::Value* base, uint32_t offset, llvm::Type* type);
  void load_dispatch_facts();
  llvm::Value* buffer_data(uint32_t binding);
  llvm::Value* buffer_size(uint32_t binding);

  // --- masks
  llvm::Value* mask_and(llvm::Value* a, llvm::Value* c) { return a ? (c ? b.CreateAnd(a, c) : a) : c; }
  llvm::Value* mask_and_not(llvm::Value* a, llvm::Value* c);
  llvm::Value* mask_value(llvm::Value* m) { return m ? m : llvm::ConstantInt::getTrue(gen.mask_type()); }
  llvm::Value* any(llvm::Value* m) { return m ? static_cast<llvm::Value*>(b.CreateOrReduce(m)) : b.getTrue(); }
  llvm::Value* all(llvm::Value* m) { return m ? static_cast<llvm::Value*>(b.CreateAndReduce(m)) : b.getTrue(); }
  llvm::Value* first_lane(llvm::Value* m);
  Cell make_cell(llvm::Type* type, Val::Kind kind = Val::Kind::Varying, uint32_t stride = 0);
  Cell make_mask_cell();
  /// Memory for a moment: the same for all who ask for this number and type.
  const Cell& scratch(uint32_t number, llvm::Type* type);
  Cell make_value_cell(ValueId v);
  llvm::Value* load_mask(const Cell& cell);
  void store_mask(const Cell& cell, llvm::Value* mask);
  llvm::BasicBlock* block(const char* name) { return llvm::BasicBlock::Create(gen.context, name, into_); }
  void place(llvm::BasicBlock* at) { b.SetInsertPoint(at); }
  void branch_if_any(llvm::Value* mask, llvm::BasicBlock* yes, llvm::BasicBlock* no);
  bool terminated() const { return b.GetInsertBlock()->getTerminator() != nullptr; }

  // --- emit_control.cpp
  void emit_block(ir::BlockId block);
  void emit_construct(ir::InstrId id);
  void emit_if(ir::InstrId id);
  void emit_switch(ir::InstrId id);
  void emit_loop(ir::InstrId id);
  void emit_loop_blocks(const Construct& c, uint32_t begin);
  void emit_sure(ir::InstrId id, uint32_t arm);
  void emit_scope(ir::InstrId id);
  void emit_arm(ir::BlockId block, llvm::Value* mask, llvm::BasicBlock* next, bool branch);
  void emit_varying_switch(ir::InstrId id);
  void emit_exit(const ir::Instruction& in);
  void emit_next(const ir::Instruction& in, Construct& loop);
  void emit_poll(uint32_t where);
  void branch_if_stopped(llvm::BasicBlock* yes, llvm::BasicBlock* no);
  bool trip_count_is_small(ir::InstrId loop) const;
  void leave_stretch(const ir::Instruction& in, size_t level);
  bool worth_a_branch(ir::BlockId block, bool data_decides) const;
  bool safe_for_all_lanes(ValueId ptr) const;
  bool data_decides(ValueId v, int depth) const;
  bool worth_without_mask(ir::InstrId id, ir::BlockId arm) const;
  Construct open(ir::InstrId id, Construct::Kind kind);
  void close(ir::InstrId id);
  void store_values(std::vector<Cell>& cells, std::span<const ValueId> values, bool blend);
  void accumulate(const Cell& cell);
  size_t level_of(ir::InstrId target) const;
  /// Index of the innermost divergent construct at or above this level, or -1.
  int divergent_above(size_t level) const;
  void finish_after(Construct& c);

  // --- emit_strided.cpp
  void emit_merged_strided(llvm::Value* x_first, llvm::Value* lanes);
  void emit_iterations(llvm::function_ref<void()> run_vectors);
  llvm::Type* live_word() { return b.getIntNTy(std::max(8u, gen.lanes)); }
  void emit_strided_loop(ir::InstrId id);
  void give_strided_params(ir::InstrId id);
  void emit_strided_iteration(ir::InstrId id, bool whole, uint32_t begin);
  void emit_strided_next();
  llvm::Value* in_all_lanes(ValueId condition, bool value);
  llvm::Value* compare_all_lanes(Op op, ValueId a, ValueId c);

  // --- emit_memory.cpp
  void emit_pointer(ir::InstrId id);
  Pointer& pointer(ValueId v);
  void emit_load(const ir::Instruction& in);
  void emit_store(const ir::Instruction& in);
  void emit_clear(const ir::Instruction& in);
  llvm::Value* base_of(const Pointer& p);
  llvm::Value* address(llvm::Value* base, const Pointer& p, llvm::Value* offset, uint32_t extra);
  void lane_offsets(const Pointer& p, uint32_t extra, llvm::Value*& base, llvm::Value*& offset);
  llvm::Value* gather(const Pointer& p, llvm::Type* element, uint32_t extra, llvm::Value* mask);
  llvm::Value* sixteen(llvm::Value* v, uint32_t first);
  llvm::Value* joined(llvm::SmallVector<llvm::Value*, 8> parts);
  llvm::Value* lane_addresses(const Pointer& p, uint32_t extra);
  void check_index(const ir::Instruction& in, const Val& index, Pointer& p);
  llvm::Value* split_constant(ValueId v, int64_t& constant, uint32_t depth);
  bool split_index(const ir::Instruction& in, Val& index, int64_t& constant);
  Pointer of_first_lane(const Pointer& p);
  std::vector<uint32_t> added(const Val& val) const;
  Spread spread_of(const std::vector<uint32_t>& lanes) const;
  llvm::Value* offset_vector(const Pointer& p);
  /// Whole vectors that hold all lanes' elements.
  struct Window {
    std::vector<uint32_t> elements;  ///< of each lane, counted from the first vector's start
    int64_t start = 0;               ///< elements from lane 0's to the first vector
    uint32_t size = 0;               ///< elements, up to the last one that a lane needs
    uint32_t align = 4;
  };
  Window window_of(const Pointer& p, uint32_t n) const;
  bool in_window(const ir::Instruction& in, const Pointer& p, uint32_t n) const;
  void load_window(const ir::Instruction& in, const Pointer& p);
  void store_window(const ir::Instruction& in, const Pointer& p);
  void pick_elements(const Pointer& p, const Window& w, llvm::Value* base, llvm::Type* element, uint32_t n, llvm::SmallVectorImpl<llvm::Value*>& out);
  std::vector<int> owners_of(const Window& w, uint32_t n, bool& shared) const;
  void put_elements(const Pointer& p, const Window& w, llvm::Value* base, llvm::Type* element, llvm::ArrayRef<llvm::Value*> parts);
  llvm::Value* window_chunk(const Window& w, llvm::Value* base, llvm::Type* element, uint32_t c);
  uint32_t linear_group(const ir::Instruction& in, const Pointer& p, uint32_t n);
  llvm::Value* load_chunk(llvm::Value* base, llvm::Type* element, uint32_t bytes, uint32_t c, uint32_t needed, const Pointer& p);
  void interleave(const ir::Instruction& in, const Pointer& p, uint32_t group, llvm::Value* base, llvm::Value* mask);
  void choose(llvm::Value* test, llvm::function_ref<void()> likely, llvm::function_ref<void()> otherwise, llvm::SmallVectorImpl<llvm::Value*>& first,
              llvm::SmallVectorImpl<llvm::Value*>& second);
  llvm::Value* scalar_check(const Pointer& p);  ///< i1 that proves all lanes valid; null: they are
  llvm::Value* lane_check(const Pointer& p);    ///< mask of valid lanes; null: all are
  llvm::Value* from_memory(llvm::Value* raw, Scalar type, bool frame);
  llvm::Value* to_memory(llvm::Value* v, Scalar type, bool frame);
  llvm::Type* memory_type(Scalar type, bool frame);
  // The same of an access, which may be a narrow one.
  llvm::Value* from_memory(llvm::Value* raw, const ir::Instruction& in, bool frame);
  llvm::Value* to_memory(llvm::Value* v, const ir::Instruction& in, bool frame);
  llvm::Type* memory_type(const ir::Instruction& in, bool frame) { return is_narrow(in) ? static_cast<llvm::Type*>(b.getIntNTy(8 * in.imm)) : memory_type(in.type, frame); }
  static bool is_narrow(const ir::Instruction& in) { return in.op == Op::LoadBytes || in.op == Op::StoreBytes; }
  static uint32_t memory_bytes(const ir::Instruction& in, bool frame) { return is_narrow(in) ? in.imm : in.type == Scalar::F16 && !frame ? 2 : 4; }
  bool is_frame(ir::VarId root) const;
  bool is_frame(const Pointer& p) const { return is_frame(p.root); }
  bool is_workgroup(const Pointer& p) const { return gen.ir.vars[p.root].space == ir::Space::Workgroup; }
  bool is_buffer(const Pointer& p) const { return ir::is_bound(gen.ir.vars[p.root].space); }
  uint32_t class_of(const Pointer& p) const;
  template <class T>
  T* tag(T* access, const Pointer& p) {
    gen.tag_memory(access, class_of(p));
    return access;
  }
  ValueId step_of(ValueId index) const;
  void prefetch(const ir::Instruction& in, const Pointer& p, llvm::Value* base);
  llvm::Value* growth_of(ValueId v, const ir::Instruction& loop, uint32_t depth);
  void prefetch_next_turn(const ir::Instruction& in, const Pointer& p, llvm::Value* base);
  void load_uniform(const ir::Instruction& in, const Pointer& p);
  void load_linear(const ir::Instruction& in, const Pointer& p);
  void load_gather(const ir::Instruction& in, const Pointer& p);
  void store_plain(const ir::Instruction& in, const Pointer& p);
  void store_shifted(const ir::Instruction& in, const Pointer& p);
  void store_uniform(const ir::Instruction& in, const Pointer& p);
  void store_linear(const ir::Instruction& in, const Pointer& p);
  void store_scatter(const ir::Instruction& in, const Pointer& p);
  bool store_pieces(const ir::Instruction& in, const Pointer& p);
  void deinterleave(llvm::Value* base, llvm::Type* element, uint32_t bytes, uint32_t group, const Pointer& p, llvm::SmallVectorImpl<llvm::Value*>& out, uint32_t n);

  // --- emit_access_group.cpp
  /// Loads or stores of one block whose words lie side by side, in order.
  struct AccessGroup {
    struct Member {
      ir::InstrId instr;
      int64_t at = 0;      ///< first word, counted from lane 0's index without constants
      uint32_t words = 0;
    };
    bool store = false;
    bool apart = false;    ///< its pointers have another form: each is made by itself
    ir::VarId root;
    uint32_t step = 0;     ///< words from lane to lane
    int64_t low = 0, high = 0;  ///< words covered, high excluded: no more than step
    std::vector<Member> members;
  };
  void find_access_groups(ir::BlockId block);
  bool groups_with_others(const ir::Instruction& in) const;
  void add_access_group(AccessGroup group);
  bool emit_in_group(ir::InstrId id);
  void emit_pointer_early(ValueId v);
  llvm::Value* check_together(const AccessGroup& group);
  llvm::Value* start_of(const AccessGroup& group);
  void load_together(const AccessGroup& group);
  void store_together(const AccessGroup& group);
  void take_apart(llvm::ArrayRef<llvm::Value*> chunks, uint32_t word, uint32_t stride, llvm::MutableArrayRef<llvm::Value*> words);
  llvm::SmallVector<llvm::Value*, 16> put_together(llvm::ArrayRef<llvm::Value*> words);

  // --- emit_close.cpp
  bool is_close(ValueId v, llvm::SmallVectorImpl<ValueId>& ramps) const;
  bool load_close(const ir::Instruction& in, const Pointer& p);
  llvm::Value* does_not_wrap(ValueId ramp);

  // --- emit_near.cpp
  bool load_near(const ir::Instruction& in, const Pointer& p);
  llvm::Value* pick_of_two(llvm::Value* low, llvm::Value* high, llvm::Value* index);
  void gather_words(const Pointer& p, llvm::Type* element, uint32_t n, llvm::Value* mask, llvm::SmallVectorImpl<llvm::Value*>& out);
  void gather_pair(const Pointer& p, llvm::Type* element, uint32_t extra, llvm::Value* mask, llvm::SmallVectorImpl<llvm::Value*>& out);

  // --- emit_columns.cpp
  /// Lane l of subgroup s accesses word firsts[s] + lanes[l].
  struct Words {
    std::vector<uint32_t> firsts, lanes;
  };
  bool words_of(ValueId ptr, Words& out) const;
  bool is_column(const ir::Instruction& in, Words& words) const;
  llvm::Value* read_columns(const ir::Instruction& in, const Words& words);
  void transpose_rows(llvm::ArrayRef<llvm::Value*> rows, llvm::SmallVectorImpl<llvm::Value*>& out);
  bool load_column(const ir::Instruction& in);

  // --- emit_written_columns.cpp
  struct Row {
    uint32_t number = 0;  ///< of the vector that holds it until it is written
    std::vector<uint32_t> words;  ///< by lane
  };
  /// Rows that one transposition writes, in the order of their words, and the words of the first of them.
  struct ColumnBlock {
    ir::VarId root;
    std::vector<uint32_t> rows, words;
  };
  std::map<uint32_t, std::vector<ir::InstrId>> lone_stores(const pass::Piece& piece, ir::BlockId block) const;
  bool columns_of_rows(ir::VarId root, std::vector<Row> rows, std::vector<ColumnBlock>& out) const;
  bool store_column(const ir::Instruction& in);
  void write_columns();

  // --- emit_stream.cpp
  void find_streams(ir::InstrId loop);
  ValueId stream_parameter(ir::InstrId loop, const ir::Instruction& load, ValueId& plus) const;
  bool known_at_head(ir::InstrId loop, ValueId v, int depth) const;
  llvm::Value* at_head(ir::InstrId loop, ValueId v);
  uint32_t stream_part() const;
  void fill_streams();
  void fill_by_rows(const Stream& stream, uint32_t number);
  void fill_by_gathers(const Stream& stream);
  void transpose_quads(llvm::ArrayRef<llvm::Value*> rows, llvm::SmallVectorImpl<llvm::Value*>& out);
  bool load_stream(const ir::Instruction& in);
  void count_streams(ir::InstrId loop);

  // --- emit_atomic.cpp
  void emit_atomic(ir::InstrId id);
  void atomic_at_uniform(const ir::Instruction& in, const Pointer& p, bool used);
  void atomic_by_lane(const ir::Instruction& in, const Pointer& p, bool used);
  llvm::Value* atomic_operation(const ir::Instruction& in, llvm::Value* address, llvm::Value* a, llvm::Value* c, bool shared);
  llvm::Value* plain_operation(const ir::Instruction& in, llvm::Value* old, llvm::Value* a, llvm::Value* c);
  bool is_used(const ir::Instruction& in) const;
  bool cheap_by_lane(ValueId v, uint32_t& ops);
  llvm::Value* by_lane(ValueId v, uint32_t lane);
  bool is_index_by_lane(const ir::Instruction& in, const Pointer& p);

  // --- emit_subgroup.cpp
  void emit_subgroup(const ir::Instruction& in);
  llvm::Value* reduce(Op op, Scalar type, llvm::Value* v);
  llvm::Value* scan(Op op, Scalar type, llvm::Value* v);
  llvm::Value* combine(Op op, Scalar type, llvm::Value* a, llvm::Value* c);
  llvm::Value* neutral(Op op, Scalar type);
  llvm::Value* with_neutral(Op op, Scalar type, llvm::Value* v);
  llvm::Value* shuffle_lanes(llvm::Value* v, llvm::Value* index);
  void emit_ballot(const ir::Instruction& in);

  // --- emit_observe.cpp
  void emit_observation(const ir::Instruction& in);
  void observe_access(const ir::Instruction& in);
  void go_on(llvm::BasicBlock* at);
  void observe_report(const ir::Instruction& in);
  void observe_stuck(const ir::Instruction& in);
  bool polls_inside(ir::InstrId loop) const;
  void observe_meeting(uint32_t spaces);
  llvm::Value* ordered_subgroup(llvm::Value* turn);
  llvm::Value* call_observer(size_t hook, llvm::ArrayRef<llvm::Value*> args, bool answers = false);
  void append_lanes(llvm::SmallVectorImpl<llvm::Value*>& args, llvm::Value* mask);
  llvm::Value* in_bytes(llvm::Value* offset, const Pointer& p);
  llvm::Value* bits_of(ValueId v);
  llvm::Value* store_words(uint32_t number, std::span<const ValueId> values);
  void when_any(llvm::Value* mask, bool rare, llvm::function_ref<void()> tell);

  // --- emit_groups.cpp
  struct GroupWalk {
    bool in_panels = false;
    Cell ids[3];
    Cell start;  ///< of the panel
  };
  bool crosses_rows() const;
  GroupWalk begin_groups(llvm::Value* first);
  void next_group(const GroupWalk& walk);

  // --- emit_past_caches.cpp
  void choose_past_caches();
  bool store_past_caches(const Pointer& p, llvm::Value* whole, llvm::Value* at);
  void finish_past_caches();

  // --- emit_registers.cpp
  void choose_registers();
  bool indices_are_known(ir::VarId var);
  bool is_dense(ValueId pointer) const;
  bool touches_registers(const pass::Piece& piece, ir::BlockId block) const;

  // --- emit_dot.cpp, emit_quad.cpp
  bool emit_dot_sum(const ir::Instruction& in);
  void choose_shifted();
  bool is_shifted(ValueId v) const;
  struct Quad {
    ir::VarId root;
    llvm::Value* offset;
    uint32_t stride, constant;
    std::array<llvm::Value*, 4> elements;
  };
  uint32_t loads_like(const Pointer& p);
  bool load_by_quads(const ir::Instruction& in, const Pointer& p);
  Quad load_quad(const ir::Instruction& in, const Pointer& p);

  // --- emit_runs.cpp
  /// From lane to lane: the same; mostly the same; mostly one more; anything.
  enum class Pace : uint8_t { Still, Slow, Steps, Wild };
  Pace pace_of(ValueId v, uint32_t depth) const;
  bool load_by_runs(const ir::Instruction& in, const Pointer& p);

  // --- emit_sums.cpp
  bool sums_by_lane(ir::InstrId id, const pass::SumLoop& sum) const;
  pass::Shape shape_by_iteration(const ir::Instruction& in) const;
  /// The rows of a vector's lanes, and what is made of them.
  struct SumRows {
    struct Outside {
      ValueId value;
      Cell lanes;
    };
    const pass::SumLoop& sum;
    std::vector<ir::InstrId> instrs;                 ///< make the terms
    std::vector<Outside> outside;                    ///< what differs from lane to lane, in memory
    llvm::Type* floats = nullptr;
    Cell starts, counts;                             ///< first iterations, how many: in memory
    Cell parts;                                      ///< of each row a vector of parts of its sum
    llvm::Value* row = nullptr;                      ///< at hand
  };
  std::vector<ir::InstrId> instrs_of_terms(ir::InstrId id, const pass::SumLoop& sum) const;
  llvm::Value* terms_at(const SumRows& rows, llvm::Value* index, llvm::Value* mask);
  llvm::Value* nothing();
  llvm::Value* of_row(const Cell& cell, llvm::Value* row);
  void add_by_row(SumRows& rows, uint32_t where);
  void add_by_stretch(SumRows& rows, llvm::Value* length);
  llvm::Value* add_halves(llvm::Value* x, llvm::Value* y, uint32_t unit);
  llvm::Value* sums_of_parts(const SumRows& rows);
  bool is_usual_version() const;
  llvm::Value* gains_by_stretch(llvm::Value* from, llvm::Value* to, llvm::Value* turns, llvm::Value* length);
  void emit_sums(ir::InstrId id, const pass::SumLoop& sum);

  // --- emit_jam.cpp
  void plan_jams();
  void widen_jams();
  uint32_t jam_width(const pass::Piece& piece, ir::BlockId block);
  bool jammable(const pass::Piece& piece, ir::BlockId block) const;
  void slots_of(const pass::Piece& piece, ir::BlockId block, std::vector<ValueId>& out) const;
  void run_jammed(const pass::Piece& piece, ir::BlockId block, uint32_t count);
  void jam_body(const pass::Piece& piece, ir::BlockId block, uint32_t count, llvm::Value* base);
  uint32_t width_for(std::span<const ir::InstrId> instrs, uint32_t most) const;
  uint32_t rows_side_by_side();
  void emit_rows(uint32_t count, llvm::Value* row, llvm::BasicBlock* bail);
  void pass_guard(const ir::Instruction& in, llvm::BasicBlock* bail);
  void begin_rows(uint32_t count, llvm::Value* row);
  void begin_copies(uint32_t count, llvm::Value* base);
  void end_copies();
  void switch_to(uint32_t copy);
  void each_copy(llvm::function_ref<void()> emit);
  void spread(ValueId v);
  void emit_joint(ir::InstrId id);
  void joint_construct(ir::InstrId id);
  void joint_arms(const ir::Instruction& in);
  void joint_loop(const ir::Instruction& in);
  void joint_exit(const ir::Instruction& in);
  void share_cells(std::vector<Cell>& cells, std::span<const ValueId> values, const std::vector<Cell>& first);
  void load_joint(std::span<const ValueId> values, std::vector<Cell> Construct::*cells);

  // --- emit_observe_words.cpp
  llvm::Value* worker_field(size_t offset, llvm::Type* type);
  bool has_whole_words(const ir::Instruction& in, const Pointer& p) const;
  llvm::BasicBlock* change_words(const ir::Instruction& in, const Pointer& p, llvm::Value* mask);
  llvm::Value* are_settled(const ir::Instruction& in, const Pointer& p, llvm::Value* mask, llvm::Value* words, llvm::Value* wanted);
  void change_whole_words(const ir::Instruction& in, const Pointer& p, llvm::Value* mask, llvm::Value* words, llvm::Value* wanted, llvm::BasicBlock* tell, llvm::BasicBlock* settled);

  // --- emit_function.cpp
  void emit_call(const ir::Instruction& in);
  llvm::Value* call_here(ir::FuncId callee, llvm::Value* mask, llvm::ArrayRef<llvm::Value*> more = {});
  void leave_stopped();
  void begin_stopped();
  void finish_entry(llvm::BasicBlock* start);

  // --- emit_kernel.cpp, emit_workgroup.cpp
  void emit_merged(llvm::Value* first, llvm::Value* end);
  void emit_grouped(llvm::Value* first, llvm::Value* end);
  void emit_workgroup();
  void emit_versions();
  Val emit_test();
  llvm::Value* pass_guards();
  void emit_vector(llvm::Value* mask);
  void emit_vectors(uint32_t rows, llvm::Value* whole, llvm::Value* mask);
  void emit_subgroups();
  void emit_once(llvm::Value* mask);
  void clear_workgroup_memory();
  bool written_first(ir::VarId var) const;
  bool for_each_word(const pass::LocalValues& local, ValueId ptr, size_t count, llvm::function_ref<void(uint32_t)> visit) const;
  bool touches(const ir::Instruction& in, ir::VarId var) const;
  llvm::Value* tail_mask(llvm::Value* remaining);
  void emit_regions();
  void walk_group(ir::BlockId block);
  void hoist(const pass::Piece& piece, ir::BlockId block);
  bool is_hoisted(const ir::Instruction& in) const;
  bool stretch_leaves(const pass::Piece& piece, ir::BlockId block) const;
  bool exit_copies(const ir::Instruction& in) const;
  void run_stretch(const pass::Piece& piece, ir::BlockId block);
  /// Subgroups, from the first to before the end.
  struct Range {
    uint32_t first = 0, end = 0;
  };
  void prepare_columns(const pass::Piece& piece, ir::BlockId block, Range active);
  void prepare_written_columns(const pass::Piece& piece, ir::BlockId block, Range active, bool leaves);
  Range all_subgroups() const { return {0, gen.subgroups()}; }
  Range active_subgroups(const pass::Piece& piece, ir::BlockId block) const;
  void for_subgroups(Range range, llvm::function_ref<void()> body, bool unroll = false);
  bool worth_unrolling(const pass::Piece& piece, ir::BlockId block, Range active);
  void begin_subgroup();
  void copy_at_exit(const ir::Instruction& in);
  void group_construct(const pass::Piece& piece);
  void group_branch(const ir::Instruction& in);
  void group_loop(const pass::Piece& piece, const ir::Instruction& in);
  void open_group(ir::InstrId id, Construct::Kind kind);
  void close_group(ir::InstrId id);
  void group_exit(const ir::Instruction& in);
  void rendezvous(const pass::Piece& piece);
  void bring(const pass::Piece& piece);
  void keep(ValueId v);
  llvm::Value* group_value(ValueId v);
  void give_group(ValueId receiver, ValueId from);
  void receive_group(ValueId v);
  llvm::Value* slot_address(ValueId v, llvm::Value* subgroup);
  void store_slot(ValueId v, const Val& val, bool blend);
  Val load_slot(ValueId v);
  llvm::Value* load_mask_slot(uint32_t slot);
  void store_mask_slot(uint32_t slot, llvm::Value* mask);
  llvm::Value* mask_slot_address(uint32_t slot);
  uint32_t new_mask_slot();
  llvm::Value* region_memory(uint64_t bytes, llvm::Type* type);
  llvm::Type* slot_type(ValueId v);
  bool lives(ValueId v, pass::Place place) const { return regions_ && regions_->places[v.index] == place; }

  ModuleGen& gen;
  const ir::Function& f;
  llvm::Function* into_;
  llvm::IRBuilder<> b;
  OpEmitter ops_;
  pass::Shapes shapes_;
  const pass::Regions* regions_ = nullptr;
  pass::Regions regions_store_;
  std::vector<Val> values_;
  std::unordered_map<uint32_t, Pointer> pointers_;
  std::unordered_map<uint32_t, DotSum> sums_;         ///< by ValueId
  std::unordered_map<uint64_t, uint32_t> quad_loads_;  ///< by root and stride
  std::vector<Quad> quads_;                            ///< what has been read and is still so
  std::vector<Construct> stack_;
  llvm::Value* mask_ = nullptr;
  llvm::BasicBlock* allocas_ = nullptr;  ///< entry block: allocas and facts of the dispatch, ended last
  llvm::BasicBlock* stopped_ = nullptr;  ///< leaves the function because of the stop flag
  llvm::PHINode* stopped_where_ = nullptr;
  llvm::Value* dispatch_ = nullptr;
  llvm::Value* worker_ = nullptr;
  llvm::Value* groups_[3] = {};
  llvm::Value* stop_ = nullptr;
  llvm::Value* single_thread_ = nullptr;
  llvm::Value* frame_ = nullptr;            ///< of all subgroups
  llvm::Value* workgroup_memory_ = nullptr;
  std::vector<llvm::Value*> registers_;     ///< by VarId: addresses of workgroup variables that may go to registers (promote_workgroup.h), or null
  std::vector<bool> shifted_;               ///< by VarId: workgroup variables whose bytes are 128 more than the program's (emit_dot.cpp)
  std::unordered_map<uint32_t, llvm::Value*> data_, size_;
  std::vector<llvm::Value*> past_caches_;   ///< by VarId, empty if none: of buffers that may be written past the caches, the bits that are 0 in an address where a line may be
  std::vector<std::pair<uint32_t, Cell>> scratch_;
  std::vector<AccessGroup> groups_of_accesses_;
  std::unordered_map<uint32_t, uint32_t> group_of_;  ///< by InstrId
  uint32_t atomic_rows_ = 0;                ///< lanes of atomic operations that were written out
  std::vector<uint32_t> uses_;              ///< by ValueId: how often it is used
  Place at_;
  // Subgroups side by side.
  std::vector<Copy> copies_;  ///< the one at hand has its part in the members above
  uint32_t copy_ = 0;
  bool joint_ = false;        ///< each instruction is emitted for all of them
  pass::Sharing sharing_;
  std::unordered_map<const pass::Piece*, uint32_t> jams_;  ///< how many subgroups run side by side in a stretch
  std::vector<bool> slots_in_registers_;                   ///< by ValueId: slots that only code written out for all subgroups touches
  Strided strided_;
  std::vector<std::pair<ir::InstrId, llvm::Value*>> columns_;  ///< loads of the stretch at hand, and what each subgroup gets by them
  struct WrittenColumns {
    std::vector<std::pair<ir::InstrId, uint32_t>> stores;  ///< with the number of their first row
    std::vector<ColumnBlock> blocks;
    llvm::AllocaInst* memory = nullptr;
  };
  WrittenColumns written_columns_;          ///< of the stretch at hand
  std::vector<Streams> streams_;            ///< of the loops round the place, the innermost last
  // Regions.
  std::unordered_map<uint32_t, Cell> group_cells_;            ///< Place::Cell, and workgroup-uniform parameters and results
  std::unordered_map<uint32_t, llvm::Value*> slots_;          ///< Place::Slot: start of the slot of subgroup 0
  std::vector<llvm::Value*> mask_slots_;
  uint32_t inline_words_ = 0;                                  ///< accesses whose observer's words are changed in place
  uint64_t unrolled_ = 0;                                     ///< instructions of stretches that are written out
  uint64_t stack_bytes_ = 0;                                  ///< of slots on the thread's stack
  uint32_t current_mask_slot_ = 0;                            ///< index + 1 of the masks of active lanes; 0: all are
};

}  // namespace tesela::cpu
