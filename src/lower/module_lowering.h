// SPDX-License-Identifier: Apache-2.0
// State of one lowering that all functions share: the IR module under construction, the variables and function instances made so far, known
// constants. A function is lowered once per set of roots of its pointer arguments; instances wait in a list, so that the depth of the call graph costs
// no stack. After `fail` nothing that is made matters any more, it only has to end soon.
#pragma once
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/ir.h"
#include "lower/layout.h"
#include "lower/lower.h"
#include "texture/resource.h"

namespace tesela::lower {

using core::Constant;
using ir::FuncId;
using ir::VarId;
using sema::FunctionId;
using sema::VariableId;
using syntax::ExprId;

/// A function for certain roots of its pointer parameters.
struct Instance {
  FunctionId function;
  std::vector<VarId> roots;        ///< per parameter; empty for parameters that are no pointers
  FuncId ir;
  std::vector<VarId> param_slots;  ///< per parameter: where the caller puts a value that lives in memory
  VarId result_slot;               ///< the same for the result
};

class ModuleLowering {
 public:
  ModuleLowering(const sema::Specialization& specialization, const Options& lowering_options, diag::Sink& diagnostics);
  std::optional<ir::Module> run();

  const sema::Specialization& spec;
  const sema::Program& program;
  const core::TypeStore& types;
  const Options& options;
  diag::Sink& sink;
  Layouts layouts;
  ir::Module module;

  bool failed() const { return failed_; }
  void fail(diag::DiagId id, diag::Span span, std::string text);
  /// Counts instructions against the ceiling; `pending` are those of the function in work.
  void check_size(uint32_t pending);

  VarId add_var(ir::Space space, TypeId type, std::string name, diag::Span span, FuncId owner = {});
  VarId module_var(VariableId variable) const;
  /// The texture of which this variable is the memory.
  const texture::Resource& texture_of(VarId var) const;
  const texture::SamplerResource& sampler_of(VarId var) const;
  LayoutKind layout_kind(VarId var) const;
  /// Byte offset of the runtime-sized array in this storage variable, and its type.
  uint32_t runtime_offset(VarId var);
  TypeId runtime_array(VarId var) const;

  const Instance& instance(FunctionId function, std::vector<VarId> roots);

  /// Value of a const- or override-expression; null for runtime expressions. Lives as long as the lowering.
  const Constant* known(ExprId expr);
  /// Bits of all scalars of a constant in order, as `want` has them (which may be abstract: then as the concrete type it becomes).
  void constant_bits(const Constant& value, TypeId want, std::vector<uint32_t>& bits);
  uint32_t scalar_pattern(const Constant& value, Scalar want) const;
  /// Variable in Constant space with this value.
  VarId constant_var(ExprId expr, const Constant& value, TypeId want);

 private:
  void add_bindings();
  void add_module_vars();
  void add_texture(VariableId id);
  void add_sampler(VariableId id);
  VarId add_description(uint32_t group, uint32_t binding, core::BindingKind kind, uint32_t words, const sema::Variable& variable);
  const core::ResourceState* state_of(const sema::Variable& variable) const;
  void put_constant(const Constant& value, TypeId want, uint64_t offset, std::vector<uint8_t>& data);

  bool failed_ = false;
  uint64_t instructions_ = 0;
  uint64_t frame_bytes_ = 0;
  std::unordered_map<VariableId, VarId> module_vars_;
  std::unordered_map<VarId, texture::Resource> textures_;
  std::unordered_map<VarId, texture::SamplerResource> samplers_;
  std::map<std::pair<FunctionId, std::vector<VarId>>, uint32_t> instance_of_;
  std::deque<Instance> instances_;  ///< a deque: callers keep references
  std::deque<Constant> evaluated_;
  std::unordered_map<ExprId, const Constant*> known_;
  std::map<std::pair<TypeId, std::vector<uint8_t>>, VarId> constant_vars_;
  std::map<std::pair<const Constant*, TypeId>, VarId> constant_var_of_;
};

}  // namespace tesela::lower
