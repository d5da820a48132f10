// SPDX-License-Identifier: Apache-2.0
// The checker behind sema::check: gives every expression its type, stage and constant, every declaration its row in the Program. Declarations are
// checked in the order of Resolution, so that whatever a declaration names was checked before it; what was not (a cycle) has the error type.
// A member function that reports something leaves the error type behind, which silences whatever follows from it.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "sema/attributes.h"
#include "sema/const_eval.h"
#include "sema/program.h"
#include "sema/resolve.h"
#include "sema/type_facts.h"

namespace tesela::sema {

using diag::DiagId;

class Checker {
 public:
  Checker(Program& program, const diag::SourceSet& sources, const Features& features, diag::Sink& sink);
  void run();

 private:
  using Builder = diag::Sink::Builder;
  /// Which jumps are allowed at the statement being checked.
  struct Flow {
    bool can_break = false, can_continue = false, in_continuing = false;
  };
  // --- helpers (program.cpp)
  Builder error(DiagId id, Span span, std::string text) { return sink_.report(id, span, std::move(text)); }
  std::string name(base::Symbol symbol) const { return std::string(ast_.symbols.text(symbol)); }
  std::string type_text(TypeId type) const { return core::type_name(types_, ast_.symbols, type); }
  ExprInfo& info(ExprId e) { return p_.exprs[e]; }
  const syntax::Expr& expr(ExprId e) const { return ast_.exprs[e]; }
  bool enabled(std::string_view extension) const;
  bool is_error(TypeId type) const { return !type || types_.is_error(type); }
  TypeId fail(ExprId e);
  void set_constant(ExprId e, Constant value);
  /// Whether another constant of this type may be made; charge() takes its components off the budget. Says so once if not.
  bool fits_budget(TypeId type, Span span);
  bool charge(TypeId type, Span span);
  const Constant* constant(ExprId e) const { return p_.constant(e); }

  // --- hints (hints.cpp)
  std::string short_text(ExprId e) const;
  std::string operand_text(ExprId e) const;
  TypeId component(TypeId type) const;
  std::string converted_text(ExprId e, TypeId scalar);
  std::string conversion_hint(ExprId e, TypeId from, TypeId to);
  std::string operand_hint(syntax::BinaryOp op, ExprId a, TypeId ta, ExprId b, TypeId tb);
  std::string argument_hint(uint32_t builtin, std::span<const TypeId> templates, std::span<const ExprId> args, std::span<const TypeId> given);
  std::string vector_hint(TypeId type, std::span<const ExprId> args, std::span<const TypeId> given);

  // --- module (program.cpp)
  void check_directives();
  void check_enable(const syntax::Directive& directive);
  void check_requires(const syntax::Directive& directive);
  void check_diagnostic_filter(base::Symbol severity, Span severity_span, std::string_view rule, Span rule_span);
  void check_global_filters();
  void check_module_decl(DeclId id);
  void collect_accessed();
  bool names_overrides(DeclId decl, const Function& f) const;
  void collect_callees();
  FunctionId function_named_by(DeclId decl) const;

  // --- attributes (attributes.cpp)
  Attributes collect(base::Range<syntax::Attribute> range, uint32_t allowed, std::string_view place);
  void collect_diagnostic(const syntax::Attribute& attribute, std::vector<std::string>& rules);
  void check_argument_count(const syntax::Attribute& attribute, AttributeKind kind);
  /// Value of an attribute's const argument as i32 or u32; nothing after a diagnostic.
  std::optional<int64_t> attribute_value(const syntax::Attribute& attribute, size_t index = 0);
  BuiltinValue builtin_value(const syntax::Attribute& attribute);

  // --- types (check_types.cpp)
  TypeId check_type(ExprId e);
  TypeId type_expr(ExprId e);
  TypeId predeclared_type(ExprId e, const Predeclared& what);
  TypeId array_type(ExprId e);
  TypeId array_of(TypeId element, ExprId count, Span span);
  TypeId atomic_type(ExprId e);
  TypeId pointer_type(ExprId e);
  TypeId texture_type(ExprId e, core::TextureKind kind);
  TypeId buffer_type(ExprId e);
  TypeId scalar_type(core::TypeKind kind, Span span);
  TypeId vector_type(ExprId e, uint8_t n);
  TypeId matrix_type(ExprId e, uint8_t columns, uint8_t rows);
  bool template_count(ExprId e, size_t low, size_t high, std::string_view form);
  std::optional<Predeclared> enumerant(ExprId e, PredeclaredKind kind, std::string_view what);
  Predeclared predeclared_of(ExprId e) const;
  bool check_store_type(core::AddressSpace space, TypeId type, Span span);
  TypeFacts facts(TypeId type) { return facts_.of(type); }
  uint32_t override_number(ExprId count);

  // --- declarations (check_decl.cpp, check_struct.cpp)
  void check_alias(DeclId id);
  void check_struct(DeclId id);
  void check_member_layout(const Attributes& attributes, core::Member& member, Span span);
  void check_const(DeclId id, FunctionId owner);
  void check_override(DeclId id);
  void check_let(DeclId id, FunctionId owner);
  void check_module_var(DeclId id);
  void check_function_var(DeclId id, FunctionId owner);
  void check_resource_attributes(const Attributes& attributes, Variable& variable, const syntax::Decl& decl);
  void check_const_assert(ExprId condition, Span span);
  VariableId add_variable(DeclId id, Variable variable);
  /// Type of an initialised declaration: the declared one, else the initializer's, made concrete unless `keep_abstract`.
  TypeId effective_type(const syntax::Decl& decl, bool keep_abstract);

  // --- functions and entry points (check_function.cpp, check_entry.cpp)
  void check_function(DeclId id);
  void check_parameters(FunctionId id, const syntax::Decl& decl);
  void check_stage_attributes(FunctionId id, const syntax::Decl& decl, const Attributes& attributes);
  void check_workgroup_size(FunctionId id, const syntax::Attribute& attribute);
  void check_subgroup_size(FunctionId id, const syntax::Attribute& attribute);
  void check_entry_point(FunctionId id);
  void check_entry_resources(FunctionId id);
  void check_stage_restrictions();
  void report_restriction(FunctionId entry, uint8_t forbidden, std::vector<uint8_t>& seen);
  struct IoState;
  void check_io_struct(IoState& io, TypeId type);
  void check_io_object(IoState& io, const Attributes& attributes, TypeId type, BuiltinValue value, Span span, bool in_struct);
  void check_io_location(IoState& io, const Attributes& attributes, TypeId type, Span span);
  void check_io_attributes(const Attributes& attributes, TypeId type, BuiltinValue value, Span span);
  void check_interpolate(const syntax::Attribute& attribute);
  void check_struct_io(const core::Struct& s, const std::vector<AttributeSet>& attributes, Span span);
  void check_builtin_type(BuiltinValue value, TypeId type, Span span);
  void check_io_builtin(IoState& io, BuiltinValue value, Span span);

  // --- statements (check_stmt.cpp)
  void check_block(StmtId id);
  void check_stmt(StmtId id);
  void check_if(StmtId id);
  void check_loop(const syntax::Stmt& s);
  void check_for(const syntax::Stmt& s);
  void check_jump(const syntax::Stmt& s);
  void check_body(StmtId body);
  void check_switch(const syntax::Stmt& s);
  void check_selectors(const syntax::Stmt& s, TypeId type);
  void check_assign(const syntax::Stmt& s);
  void check_compound_assign(StmtId id, const syntax::Stmt& s);
  void check_increment(const syntax::Stmt& s);
  void check_return(const syntax::Stmt& s);
  void check_call_statement(const syntax::Stmt& s);
  void check_probe(const syntax::Stmt& s);
  void check_probe_effects(ExprId e);
  void check_phony(const syntax::Stmt& s);
  void check_condition(ExprId e, std::string_view what);
  void check_declaration(const syntax::Stmt& s);
  /// Store type of an assignment's target, or the error type.
  TypeId assignment_target(ExprId e, std::string_view atomic_hint = "use atomicStore");
  void note_declaration(Builder& report, ExprId e);
  void check_statement_attributes(const syntax::Stmt& s);

  // --- behaviour (behaviour.cpp)
  void check_behaviour(FunctionId id);

  // --- aliases (alias.cpp)
  static constexpr uint8_t kReadAccess = 1, kWriteAccess = 2;
  /// What a function does, itself and through those that it calls, with the memory behind its parameters and with writable module-scope variables.
  struct AliasSummary {
    std::vector<uint8_t> params;
    std::unordered_map<uint32_t, uint8_t> variables;
  };
  VariableId root_of(ExprId e) const;
  void note_access(ExprId e, uint8_t access);
  void note_root_access(VariableId root, uint8_t access);
  void note_builtin_access(ExprId e, const CallInfo& call);
  void check_aliases(ExprId e, FunctionId callee);

  // --- expressions (check_expr.cpp, check_access.cpp, check_operator.cpp)
  TypeId check_expr(ExprId e);
  /// check_expr and the load rule: the type of the value, which is never a reference or void.
  TypeId loaded(ExprId e);
  TypeId load(ExprId e);
  void check_leaf(ExprId e);
  void check_identifier(ExprId e);
  void check_variable_use(ExprId e, VariableId id);
  void check_literal(ExprId e);
  void check_unary(ExprId e);
  void check_address_of(ExprId e);
  void check_indirection(ExprId e);
  void check_binary(ExprId e);
  bool decides(ExprId left, syntax::BinaryOp op);
  void check_index(ExprId e);
  void check_member(ExprId e);
  void check_swizzle(ExprId e, TypeId view, TypeId vector);
  void check_struct_member(ExprId e, TypeId view, TypeId type);
  bool check_index_operand(ExprId index, TypeId base);
  /// Member of this name, or ~0u.
  uint32_t find_member(TypeId structure, base::Symbol member);
  void combine(ExprId e);
  void check_operator(ExprId e, uint32_t op, std::span<const ExprId> operands, std::span<const TypeId> types);
  void not_a_value(ExprId e, std::string_view what, Span declared);
  bool convert(ExprId e, TypeId from, TypeId to, std::string_view what);
  std::optional<Constant> constant_as(ExprId e, TypeId to);
  Stage join(Stage a, Stage b) const { return a > b ? a : b; }
  bool evaluating() const { return unevaluated_ == 0; }
  EvalContext eval_context() { return {types_, ast_.symbols, sink_, false}; }

  // --- calls (check_call.cpp, check_construct.cpp)
  void check_call(ExprId e);
  void check_builtin_call(ExprId e, uint32_t index);
  bool check_builtin_arguments(ExprId e, const CallInfo& call);
  bool check_view_type(ExprId e, TypeId type, bool array);
  bool require_const_argument(ExprId e, size_t index, int64_t low, int64_t high);
  void check_not_callable(ExprId e);
  void check_type_call(ExprId e, const Predeclared& what);
  void record_builtin(uint32_t index, Span span);
  void check_user_call(ExprId e, FunctionId id);
  void check_construct(ExprId e, TypeId type);
  void check_infer_construct(ExprId e, const Predeclared& generator);
  void infer_vector(ExprId e, uint8_t n, std::span<const TypeId> given);
  void infer_matrix(ExprId e, uint8_t columns, uint8_t rows, std::span<const TypeId> given);
  void infer_array(ExprId e, std::span<const TypeId> given);
  void construct_zero(ExprId e, TypeId type);
  void construct_scalar(ExprId e, TypeId type, std::span<const TypeId> given);
  void construct_vector(ExprId e, TypeId type, std::span<const TypeId> given);
  void construct_matrix(ExprId e, TypeId type, std::span<const TypeId> given);
  void construct_members(ExprId e, TypeId type, std::span<const TypeId> given);
  TypeId common_type(std::span<const TypeId> types);
  void no_constructor(ExprId e, const std::string& type, std::span<const TypeId> given, std::string hint = {});
  /// Records the call, its stage and, if it is a const-expression, its value.
  void finish_call(ExprId e, const CallInfo& call, std::span<const ExprId> arguments, bool can_be_const);
  /// `pointer_first`: the callee, a builtin of this name, takes a pointer as its first argument.
  std::vector<TypeId> argument_values(ExprId e, bool* fine, std::string_view pointer_first = {});
  std::span<const ExprId> arguments(ExprId e) const { return expr(e).args.in(ast_.expr_pool); }

  Program& p_;
  const diag::SourceSet& sources_;
  syntax::Module& ast_;
  core::TypeStore& types_;
  const Features& features_;
  diag::Sink& sink_;
  Resolution names_;
  FactStore facts_;

  std::unordered_map<uint32_t, uint32_t> constant_of_;    // constants of Const variables, by VariableId
  std::unordered_map<uint64_t, uint32_t> members_;        // by structure and name: index of the member
  std::vector<bool> members_known_;                       // by StructId: it is in members_
  std::unordered_map<TypeId, uint32_t> zero_of_;          // shared zero values
  std::unordered_map<uint32_t, VariableId> parameter_of_; // by index into Module::parameters
  std::unordered_map<uint32_t, uint32_t> override_counts_;  // number of array counts that are a bare override, by VariableId
  std::unordered_map<uint32_t, DeclId> override_ids_;
  std::unordered_map<uint32_t, std::vector<AttributeSet>> member_attributes_;  // by StructId
  std::vector<std::vector<Span>> builtin_spans_;   // by FunctionId: first call of each of Function::builtins_called
  std::vector<Span> discard_spans_;                // by FunctionId
  std::vector<Attributes> return_attributes_;      // by FunctionId
  std::unordered_map<uint32_t, Attributes> parameter_attributes_;  // by index into Module::parameters
  std::vector<uint32_t> builtin_seen_;             // by builtin: last function that called it
  std::unordered_map<uint64_t, CallInfo> operator_calls_;  // resolved operators by operator, operand types and whether they are const
  std::vector<AliasSummary> summaries_;            // by FunctionId
  std::unordered_map<uint32_t, VariableId> let_roots_;  // of lets that hold pointers, by VariableId
  std::unordered_set<uint64_t> merged_callees_;    // caller and callee whose summaries were joined
  uint64_t summary_entries_ = 0;
  uint32_t near_names_ = 0;                        // how often a near name was looked for
  uint64_t constant_budget_ = 8u << 20;            // components of all constants of the module, copies included
  FunctionId function_;                            // being checked, or empty
  Flow flow_;
  uint32_t unevaluated_ = 0;                       // inside the right side of a decided && or ||
  bool f16_ = false, subgroups_ = false;
};

}  // namespace tesela::sema
