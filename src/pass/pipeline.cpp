// SPDX-License-Identifier: Apache-2.0
// The order of the passes.
#include "base/check.h"
#include "pass/fuse.h"
#include "pass/passes.h"
#include "pass/unroll.h"

namespace tesela::pass {
namespace {

/// What follows each pass: the caller's look at it, and in builds with TESELA_VERIFY the verifier.
class Pipeline {
 public:
  Pipeline(ir::Module& module, const std::function<void(std::string_view, const ir::Module&)>& after) : module_(module), after_(after) {}

  template <class Pass>
  void run(const char* name, Pass pass) {
    const base::CrashContext context("pass " + std::string(name) + ", entry point " + module_.name);
    pass(module_);
#ifdef TESELA_VERIFY
    const std::string wrong = ir::verify(module_);
    TESELA_CHECK(wrong.empty(), "after " + std::string(name) + ": " + wrong);
#endif
    if (after_) after_(name, module_);
  }

 private:
  ir::Module& module_;
  const std::function<void(std::string_view, const ir::Module&)>& after_;
};

}  // namespace

bool run_pipeline(ir::Module& module, bool optimise, diag::Sink& sink, const std::function<void(std::string_view, const ir::Module&)>& after, const std::function<void(ir::Module&)>& instrument) {
  Pipeline pipeline(module, after);
  bool ok = true;
  pipeline.run("inline_calls", [&](ir::Module& m) { ok = inline_calls(m, Ceilings{}, sink); });
  if (!ok) return false;
  pipeline.run("drop_unused", drop_unused);
  pipeline.run("fuse_products", fuse_products);
  if (instrument) pipeline.run("instrument", instrument);
  if (!optimise) return true;
  // Constant indices make slots promotable, promoted values make indices and counts of loops constant: twice is enough for what programs do.
  pipeline.run("promote", promote);
  pipeline.run("simplify", simplify);
  bool unrolled = true;
  for (int nest = 0; nest < 2 && unrolled; ++nest) {  // the count of an inner loop may follow from the outer one's counter
    pipeline.run("unroll_loops", [&](ir::Module& m) { unrolled = unroll_loops(m); });
    if (unrolled) pipeline.run("simplify", simplify);
  }
  pipeline.run("promote", promote);
  pipeline.run("simplify", simplify);
  pipeline.run("prove_accesses", prove_accesses);
  bool loops = false;
  pipeline.run("lockstep", [&](ir::Module& m) { loops = lockstep(m); });
  bool versioned = false;  // after the proofs: the guards that are dropped are what proves
  pipeline.run("version_full_groups", [&](ir::Module& m) { versioned = version_full_groups(m); });
  if (versioned || loops) pipeline.run("simplify", simplify);
  bool forwarded = false;  // the version for full workgroups has no checks
  pipeline.run("forward_tiles", [&](ir::Module& m) { forwarded = forward_tiles(m); });
  bool parted = false;
  pipeline.run("part_arrays", [&](ir::Module& m) { parted = part_arrays(m); });
  if (forwarded || parted) pipeline.run("simplify", simplify);
  pipeline.run("drop_unused", drop_unused);
  return true;
}

}  // namespace tesela::pass
