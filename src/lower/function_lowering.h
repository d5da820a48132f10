// SPDX-License-Identifier: Apache-2.0
// Lowers one function instance. Values are flattened to scalars; values that hold arrays live in memory (temporaries in function space, slots for
// parameters and results, Constant variables) and are never changed once made, except that `borrowed` ones name memory that later
// code may write: whoever keeps such a value copies it first (`keep`). Recursion follows the nesting of the source, which the parser bounds; binary spines,
// postfix chains and else-if chains are loops.
//
// The code stands by subject: function_lowering.cpp (signature, entry inputs, bindings of names), lower_stmt.cpp, lower_control.cpp,
// lower_expr.cpp, lower_access.cpp (memory), lower_chain.cpp (indexing and members), lower_call.cpp.
#pragma once
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ir/builder.h"
#include "lower/expand.h"
#include "lower/module_lowering.h"

namespace tesela::sema {
struct Builtin;
}

namespace tesela::lower {

using core::Op;
using ir::BlockId;
using ir::InstrId;
using ir::ValueId;
using syntax::StmtId;

/// A memory view: a pointer or reference.
struct Place {
  ValueId ptr;
  VarId root;
  TypeId type;  ///< store type
  ValueId length = {};  ///< of a buffer: its bytes; of what a view gave: elements of the runtime-sized array at its end
};

struct Value {
  TypeId type;
  Scalars scalars;
  bool in_memory = false;
  bool borrowed = false;
  Place place;  ///< if in memory
};

class FunctionLowering {
 public:
  FunctionLowering(ModuleLowering& module, const Instance& instance);
  ir::Function run();

 private:
  /// What a let, a parameter or a function variable stands for.
  struct Binding {
    enum class Kind : uint8_t { Value, Pointer, Variable } kind = Kind::Value;
    Value value;   ///< Value; in memory also Pointer (its place)
    VarId root;    ///< Variable
    VarId spill;   ///< holds the scalars (or the indices of the place) of a let that a continuing block uses
    struct Step {
      bool element = false;
      uint32_t offset = 0;  ///< member
      uint32_t stride = 0;
      uint32_t extent = 0;  ///< 0: with length
      Scalar index_type = Scalar::None;
    };
    std::vector<Step> steps;  ///< from the root
  };
  /// What break and continue leave.
  struct Target {
    InstrId construct;
    bool is_loop = false;
    bool left = false;  ///< some break leaves it
  };
  struct OpenLoop {
    InstrId instr;
    BlockId continuing;
    BlockId after;
  };
  class LocScope;

  // --- function_lowering.cpp
  void declare_parameters();
  void entry_inputs();
  Scalars builtin_input(sema::BuiltinValue builtin);
  ValueId local_id(uint32_t dimension);
  ValueId workgroup_index();
  void init_private_variables();
  void bind(VariableId variable, Value value, bool pointer);
  void spill(Binding& binding);
  Value bound(const Binding& binding);
  Value unspill(const Binding& binding);
  void finish();

  // --- lower_stmt.cpp: the result says whether control may go on after the statement
  bool statement(StmtId id);
  bool statements(const syntax::Stmt& block);
  void declaration(syntax::DeclId id);
  void assign(const syntax::Stmt& stmt);
  void compound_assign(const syntax::Stmt& stmt);
  void step_by_one(const syntax::Stmt& stmt);
  void return_(const syntax::Stmt& stmt);
  void phony(ExprId expr);
  /// Target of an assignment: a place; or the components of the vector there, where it is a swizzle of several; or the one that `index` chooses.
  struct Destination {
    Place place;
    std::vector<uint8_t> components;
    ValueId index;
    TypeId type;
    diag::Span span;  ///< of the target
  };
  Destination destination(ExprId target);
  ValueId is_component(const Destination& destination, uint32_t component);
  Scalars load(const Destination& destination);
  void store(const Destination& destination, const Scalars& scalars);

  // --- lower_control.cpp
  InstrId construct_at(ExprId place, Op op, ValueId decides);
  bool if_(StmtId id);
  bool if_nested(StmtId id);
  bool switch_(const syntax::Stmt& stmt);
  bool switch_known(const syntax::Stmt& stmt, int64_t selector);
  bool loop(const syntax::Stmt& stmt);
  bool while_(const syntax::Stmt& stmt);
  bool for_(const syntax::Stmt& stmt);
  OpenLoop open_loop();
  /// Leaves the loop where the condition is false.
  void loop_condition(ExprId condition, const OpenLoop& loop);
  void end_body(const OpenLoop& loop);
  bool close_loop(const OpenLoop& loop);
  void branch_exit(ValueId condition, InstrId loop, bool exit_if);
  bool break_();
  bool continue_();
  void find_spilled(StmtId continuing);
  const Constant* known_condition(ExprId condition);

  // --- lower_expr.cpp
  Value eval(ExprId expr, TypeId want, bool borrow = false);
  Value eval(ExprId expr);
  ValueId eval_scalar(ExprId expr, TypeId want);
  Value constant(ExprId expr, const Constant& value, TypeId want);
  Value eval_runtime(ExprId expr, bool borrow);
  Value identifier(ExprId expr);
  Value unary(ExprId expr);
  Value binary(ExprId expr);
  Value apply_binary(ExprId expr, Value left);
  Value short_circuit(bool is_and, ValueId left, ExprId right);
  Scalars arithmetic(syntax::BinaryOp op, TypeId left_type, const Scalars& left, TypeId right_type, const Scalars& right);
  /// Effect-free, without memory accesses that cost, at most `budget` nodes: may be evaluated without need.
  bool is_cheap(ExprId expr, uint32_t& budget);
  bool is_cheap_call(ExprId expr, uint32_t& budget);
  /// Evaluating it writes nothing.
  bool has_no_effect(ExprId expr);
  /// Evaluates into a place; `fresh`: the expression cannot read that memory.
  void eval_into(const Place& destination, ExprId expr, bool fresh, diag::Span target = {});
  TypeId type_of(ExprId expr) const;

  // --- lower_chain.cpp
  Place place(ExprId expr);
  Place root_place(ExprId expr);
  Place step(const Place& base, ExprId expr);
  Value value_chain(ExprId expr);
  Value step(const Value& base, ExprId expr);
  bool is_register_component(ExprId expr);
  void probe(const syntax::Stmt& stmt);
  void watch_index(ExprId expr, ValueId index, uint32_t extent, bool writes);
  Value select_component(const Value& base, ExprId expr, ValueId index);
  struct Index {
    bool is_constant = false;
    int64_t constant = 0;
    ValueId value;
  };
  Index index(ExprId expr);
  ValueId index_value(const Index& index);
  Place element(const Place& base, const Index& index, TypeId type);

  // --- lower_access.cpp
  Place variable_place(VarId var, TypeId type);
  Place temporary(TypeId type, diag::Span span);
  ValueId runtime_length(const Place& place);
  Scalars load(const Place& place);
  void load(ValueId ptr, TypeId type, LayoutKind kind, Scalars& out);
  void store(const Place& place, std::span<const ValueId> scalars);
  size_t store(ValueId ptr, TypeId type, LayoutKind kind, std::span<const ValueId> scalars);
  void store(const Place& place, const Value& value, diag::Span target = {});
  void store_zero(const Place& place);
  void copy(const Place& to, const Place& from, diag::Span target = {});
  Place member(const Place& base, uint32_t index);
  Place array_element(const Place& base, uint32_t index);
  /// Runs `body(i)` for each element: unrolled if small, else as a loop in the IR.
  template <class Body>
  void for_each_element(TypeId array, uint64_t accesses, Body body);
  Place array_element(const Place& base, ValueId index);
  Value keep(Value value, diag::Span span);
  Value load_value(const Place& place, bool borrow, diag::Span span);
  Scalars zero_scalars(TypeId type);
  Value zero(TypeId type, diag::Span span);

  // --- lower_call.cpp
  Value call(ExprId expr, bool borrow);
  Value construct(ExprId expr, const sema::CallInfo& info);
  void construct_into(const Place& destination, ExprId expr, const sema::CallInfo& info);
  Value call_function(ExprId expr, const sema::CallInfo& info, bool borrow);
  Value call_builtin(ExprId expr, const sema::CallInfo& info);
  Value call_atomic(ExprId expr, const sema::CallInfo& info, Op op);
  Value call_array_length(ExprId expr);
  Value call_uniform_load(ExprId expr, const sema::CallInfo& info);

  // --- lower_view.cpp
  bool is_buffer(TypeId type) const { return m_.types.is(type, TypeKind::Buffer); }
  Value call_buffer_view(ExprId expr, const sema::CallInfo& info);
  Value call_buffer_array_view(ExprId expr, const sema::CallInfo& info);

  // --- lower_texture.cpp
  struct TextureCall;
  Value call_texture(ExprId expr, const sema::CallInfo& info, const sema::Builtin& builtin);
  Scalars texture_result(TextureCall& call, std::string_view name);
  bool is_handle(TypeId type) const;
  /// The variable that a texture or sampler expression means.
  VarId handle(ExprId expr);

  Scalars convert(const Scalars& scalars, Scalar from, Scalar to);
  ValueId convert(ValueId scalar, Scalar from, Scalar to);

  const syntax::Expr& node(ExprId id) const { return m_.program.ast.exprs[id]; }
  const sema::ExprInfo& info(ExprId id) const { return m_.program.exprs[id]; }
  const syntax::Stmt& node(StmtId id) const { return m_.program.ast.stmts[id]; }
  std::span<const ExprId> args(ExprId call) const { return node(call).args.in(m_.program.ast.expr_pool); }
  bool stopped() const { return m_.failed(); }
  Value flat(TypeId type, Scalars scalars) const { return {type, std::move(scalars), false, false, {}}; }
  std::string_view name_of(base::Symbol symbol) const { return m_.program.ast.symbols.text(symbol); }

  ModuleLowering& m_;
  const Instance& instance_;
  const sema::Function& function_;
  ir::Function f_;
  ir::Builder b_;
  std::unordered_map<VariableId, Binding> bindings_;
  std::unordered_map<VariableId, VarId> handles_;  ///< lets and parameters that are textures or samplers
  std::unordered_set<VariableId> spilled_;
  std::vector<Target> targets_;
};

/// Sets the source place of instructions, and the outer one again at its end.
class FunctionLowering::LocScope {
 public:
  LocScope(ir::Builder& builder, diag::Span span) : builder_(&builder), outer_(builder.loc()) { builder.set_loc({span, 0}); }
  ~LocScope() { builder_->set_loc(outer_); }
  LocScope(const LocScope&) = delete;
  LocScope& operator=(const LocScope&) = delete;

 private:
  ir::Builder* builder_;
  ir::Loc outer_;
};

}  // namespace tesela::lower
