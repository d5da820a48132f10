// SPDX-License-Identifier: Apache-2.0
// Evaluates override-expressions of one pipeline and remembers the value of every node met. Nothing comes back where a
// diagnostic was given; each fault is reported once. Long operator and access chains are walked with loops.
#pragma once
#include <unordered_set>

#include "sema/const_eval.h"
#include "sema/program.h"

namespace tesela::sema {

class OverrideEvaluator {
 public:
  OverrideEvaluator(const Program& program, Specialization& spec, std::unordered_map<VariableId, Constant> given,
                    diag::Sink& sink)
      : program_(program), spec_(spec), given_(std::move(given)), sink_(sink) {}

  /// Value of a const- or override-expression, abstract ones as they are; it belongs to the program or the
  /// specialization.
  const Constant* eval(ExprId e);
  /// The same, converted.
  std::optional<Constant> eval_as(ExprId e, TypeId type);
  /// Context for checks of values that are known only now.
  EvalContext context() { return {program_.types, program_.ast.symbols, quiet_ ? scratch_ : sink_, true}; }
  bool failed() const { return failed_; }
  void fail() { failed_ = true; }

  /// While alive, faults are not reported and failing expressions become zero: the right operand of a decided && or ||
  /// is no longer evaluated, but whoever reads the tree still finds values.
  class Quiet {
   public:
    explicit Quiet(OverrideEvaluator& evaluator) : evaluator_(evaluator) { ++evaluator_.quiet_; }
    ~Quiet() { --evaluator_.quiet_; }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

   private:
    OverrideEvaluator& evaluator_;
  };

 private:
  const Constant* known(ExprId e) const;
  const Constant* remember(ExprId e, std::optional<Constant> value);
  std::optional<Constant> eval_leaf(ExprId e);
  std::optional<Constant> eval_override(VariableId id);
  std::optional<Constant> eval_step(ExprId e, const Constant* left);
  std::optional<Constant> eval_access(ExprId e, const Constant& base);
  std::optional<Constant> eval_arguments(ExprId e, std::span<const ExprId> arguments);
  void need(VariableId id);

  const Program& program_;
  Specialization& spec_;
  std::unordered_map<VariableId, Constant> given_;
  diag::Sink& sink_;
  diag::Sink scratch_;
  std::unordered_set<ExprId> faulty_;
  std::unordered_set<VariableId> needed_;
  uint64_t component_budget_ = uint64_t{4} << 20;  // of all composite values together
  uint32_t quiet_ = 0;
  bool failed_ = false;
};

}  // namespace tesela::sema
