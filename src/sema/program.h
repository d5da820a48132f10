// SPDX-License-Identifier: Apache-2.0
// The checked program: the syntax tree and, beside it, what checking found out about each node. Made by sema::check, read by lowering,
// reflection and tools; nobody changes it after. A Specialization adds values for the overrides of one entry point.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/op.h"
#include "core/type.h"
#include "core/value.h"
#include "diag/sink.h"
#include "sema/language_features.h"
#include "syntax/ast.h"

namespace tesela::sema {

using core::Constant;
using core::TypeId;
using diag::Span;
using syntax::DeclId;
using syntax::ExprId;
using syntax::StmtId;
using VariableId = base::Id<struct VariableTag>;
using FunctionId = base::Id<struct FunctionTag>;

/// When an expression gets its value (WGSL section "Early Evaluation Expressions").
enum class Stage : uint8_t { Const, Override, Runtime };

enum class VariableKind : uint8_t { ModuleVar, Override, Const, Let, FunctionVar, Parameter };

/// Built-in input values of all stages that WGSL knows; None: no @builtin attribute.
enum class BuiltinValue : uint8_t {
  None, LocalInvocationId, LocalInvocationIndex, GlobalInvocationId, GlobalInvocationIndex, WorkgroupId, WorkgroupIndex, NumWorkgroups,
  SubgroupInvocationId, SubgroupSize, SubgroupId, NumSubgroups,
  VertexIndex, InstanceIndex, Position, FrontFacing, FragDepth, SampleIndex, SampleMask, ClipDistances, PrimitiveIndex, Barycentric,
};

/// As WGSL spells it; empty for None.
std::string_view builtin_value_name(BuiltinValue value);

struct Variable {
  VariableKind kind = VariableKind::Let;
  base::Symbol name;
  Span name_span;
  TypeId type;  ///< store type of a var; type of the value (may be a pointer) of everything else
  core::AddressSpace space = core::AddressSpace::None;
  core::AccessMode access = core::AccessMode::None;
  ExprId initializer;
  DeclId decl;
  FunctionId owner;                    ///< of function-scope things
  std::optional<uint32_t> group, binding;
  std::optional<uint32_t> override_id; ///< from @id
  std::optional<Constant> constant;    ///< of Const, in its final type (may be abstract)
  BuiltinValue builtin = BuiltinValue::None;  ///< of a Parameter of an entry point
};

enum class Denotes : uint8_t { Nothing, Variable, Function, Type, Builtin, Enumerant };

enum class CallKind : uint8_t {
  Builtin,    ///< `builtin` indexes library()
  Function,   ///< `function`
  Zero,       ///< T()
  Convert,    ///< one argument: scalar to scalar, vector to vector, matrix to matrix (or identity)
  Construct,  ///< vector from scalars and vectors, matrix from columns or scalars, array, struct: arguments in order
  Splat,      ///< vector from one scalar
};

/// How a call or an operator was resolved. Parameter types are concrete or abstract as chosen by overload resolution; an argument that is
/// a const-expression of another (abstract) type is converted to its parameter's type.
struct CallInfo {
  CallKind kind = CallKind::Builtin;
  uint32_t builtin = 0;
  FunctionId function;
  TypeId result;
  std::vector<TypeId> params;
};

/// What is known of one expression. Identifiers, index and member expressions over variables have Reference type: the value is loaded where
/// one is needed (load rule). An abstract value can only be a const-expression; whoever uses it converts `constant` to the type wanted.
struct ExprInfo {
  TypeId type;  ///< empty where the expression is not a value (a type, a callee, an enumerant)
  Stage stage = Stage::Runtime;
  Denotes denotes = Denotes::Nothing;  ///< of identifiers
  uint32_t denoted = ~0u;              ///< VariableId, FunctionId, TypeId or builtin index, by `denotes`
  uint32_t constant = ~0u;             ///< in Program::constants; of every const-expression that was evaluated
  uint32_t call = ~0u;                 ///< in Program::calls; of calls, unary and binary operators (not & and *)
  uint16_t member = 0;                 ///< Member: index of the struct member
  uint8_t swizzle_size = 0;            ///< Member on a vector: number of letters, 0 for a struct member
  uint8_t swizzle[4] = {};             ///< component indices
};

enum class PipelineStage : uint8_t { None, Compute, Vertex, Fragment };

struct Function {
  base::Symbol name;
  DeclId decl;
  std::vector<VariableId> params;
  TypeId result;  ///< void if none
  PipelineStage stage = PipelineStage::None;
  ExprId workgroup_size[3];  ///< empty: 1
  std::optional<uint32_t> subgroup_size;  ///< from @subgroup_size where it is a const-expression
  ExprId subgroup_size_expr;
  std::vector<FunctionId> callees;      ///< direct, each once
  std::vector<VariableId> accessed;     ///< module-scope variables and overrides statically accessed, callees included, each once
  bool names_overrides = false;         ///< the body, without callees, can depend on values of overrides
  std::vector<uint32_t> builtins_called;  ///< direct, each once
};

struct Program {
  syntax::Module ast;
  core::TypeStore types;
  base::Store<ExprId, ExprInfo> exprs;  ///< parallel to ast.exprs
  std::vector<CallInfo> calls;
  std::vector<Constant> constants;
  base::Store<VariableId, Variable> variables;
  base::Store<FunctionId, Function> functions;
  std::unordered_map<DeclId, VariableId> variable_of;  ///< var, let, const, override declarations, module and function scope
  std::unordered_map<DeclId, FunctionId> function_of;
  std::unordered_map<DeclId, TypeId> type_of;          ///< alias and struct declarations
  std::vector<ExprId> array_counts;                    ///< count expression of override-sized array types, by Type::count
  /// @builtin of struct members, by struct and member.
  std::map<std::pair<uint32_t, uint32_t>, BuiltinValue> member_builtins;
  std::vector<std::string> enabled;  ///< enable-extensions of the module
  /// Selector values of switch clauses in the selector's type, by Module::clauses index, `default` left out.
  std::unordered_map<uint32_t, std::vector<int64_t>> clause_values;
  /// CompoundAssign statements: how their operator was resolved, in `calls`.
  std::unordered_map<StmtId, uint32_t> assignment_calls;

  const ExprInfo& info(ExprId id) const { return exprs[id]; }
  const Constant* constant(ExprId id) const { return exprs[id].constant == ~0u ? nullptr : &constants[exprs[id].constant]; }
  /// Entry point of this name, or empty.
  FunctionId entry_point(std::string_view name) const;
  std::vector<FunctionId> entry_points(PipelineStage stage) const;
};

/// Enable-extensions that the module may use, and what the checker takes on trust.
struct Features {
  bool f16 = true;
  bool subgroups = true;
  bool subgroup_size_control = true;  ///< needs subgroups too
  bool other_enables = true;  ///< clip_distances, dual_source_blending, primitive_index
  bool probes = false;        ///< `//@` comments are read; for whoever parses
  bool assume_uniform = false;  ///< barriers that control flow seems to miss, which no filter of the language touches, are warnings
  LanguageFeatures language;
};

/// Checks a parsed module completely. Returns a program also where there were errors (tools want types); it may be lowered only if
/// the sink has none.
std::unique_ptr<Program> check(syntax::Module module, const diag::SourceSet& sources, const Features& features, diag::Sink& sink);

/// Values of overrides by their pipeline identifier: decimal @id, else name.
using OverrideValues = std::map<std::string, double>;

/// One entry point with every override it uses known.
class Specialization {
 public:
  /// Value of a const- or override-expression reachable from the entry point; nothing for runtime expressions.
  std::optional<Constant> value(ExprId id) const;
  /// Value of an override.
  const Constant* override_value(VariableId id) const;
  /// Element count of a fixed or override-sized array type.
  uint32_t array_count(TypeId array) const;

  const Program* program = nullptr;
  FunctionId entry;
  uint32_t workgroup_size[3] = {1, 1, 1};
  std::optional<uint32_t> subgroup_size;  ///< from @subgroup_size
  std::unordered_map<VariableId, Constant> overrides;
  std::unordered_map<ExprId, Constant> values;  ///< of override-expressions
};

/// Gives overrides their values (WGSL "Override Declarations", WebGPU pipeline constants) and evaluates every override-expression that the
/// entry point reaches. Errors (missing, unknown or unfit value, failing expression, workgroup size below 1) are pipeline diagnostics.
/// WebGPU limits are not checked here.
std::optional<Specialization> specialize(const Program& program, FunctionId entry, const OverrideValues& values, diag::Sink& sink);

}  // namespace tesela::sema
