// SPDX-License-Identifier: Apache-2.0
// Every pass over the IR, one line each, and the ordered pipelines. A pass is a verb: it takes a valid module and leaves a valid module;
// the verifier runs after each in builds with TESELA_VERIFY.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "diag/sink.h"
#include "ir/ir.h"

namespace tesela::pass {

struct Ceilings {
  uint32_t inlined_instructions = 400'000;  ///< of a function after inlining
  uint32_t keep_call_above = 2'000;         ///< a barrier-free callee larger than this that is called more than once stays a function
};

/// Inlines calls: always where the callee holds a barrier, a subgroup operation or is small or called once; others stay. False and a diagnostic past a ceiling.
bool inline_calls(ir::Module& module, const Ceilings& ceilings, diag::Sink& sink);
/// Scalars of function- and private-space variables that are accessed at constant offsets only become SSA values.
void promote(ir::Module& module);
/// Constant folding, local rewrites, common subexpressions, dead code, dead block parameters.
void simplify(ir::Module& module);
/// Clears `checked` of ElementPtr whose index is proved in range (constants, known bits, loop bounds, dominating comparisons).
void prove_accesses(ir::Module& module);
/// Arrays of vectors in workgroup memory become one array for each word. True if there was one.
bool part_arrays(ir::Module& module);
/// Loops that stride through memory run for all subgroups of a workgroup iteration by iteration. True if there was one.
bool lockstep(ir::Module& module);
/// Makes a version of the entry point for workgroups in which no invocation is surplus (Module::full). True if it did.
bool version_full_groups(ir::Module& module);
/// Reads of workgroup memory that only holds copies of what nobody writes go to the original, where that is as good; the copies go away. True if there were some.
bool forward_tiles(ir::Module& module);
/// Functions that nothing calls and variables that nothing uses go away.
void drop_unused(ir::Module& module);

/// Folds one op over constant operands (32-bit patterns) as the specification computes it at run time; nothing where the op is not foldable.
std::optional<uint32_t> fold(core::Op op, core::Scalar type, core::Scalar operand_type, std::span<const uint32_t> operands);

/// The pipeline of plain compilation, in order. `after` is called after each pass with its name (emit --stage). False: a diagnostic was given.
/// `instrument` is run on the inlined module, before anything that removes, merges or moves memory accesses.
bool run_pipeline(ir::Module& module, bool optimise, diag::Sink& sink, const std::function<void(std::string_view, const ir::Module&)>& after = {},
                  const std::function<void(ir::Module&)>& instrument = {});

}  // namespace tesela::pass
