// SPDX-License-Identifier: Apache-2.0
#include "cpu/target.h"

#include <algorithm>
#include <memory>

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/Triple.h>

namespace tesela::cpu {
namespace {

const llvm::StringMap<bool>& host_features() {
  static const llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  return features;
}

std::string as_text(const llvm::StringMap<bool>& features) {
  std::vector<std::string> words;
  for (const auto& feature : features) words.push_back((feature.getValue() ? '+' : '-') + feature.getKey().str());
  std::sort(words.begin(), words.end());  // the table's own order is of no meaning
  return llvm::join(words, ",");
}

struct NamedTarget {
  const char *name, *triple, *cpu;
};
/// The levels of the x86-64 psABI, which processors of a time have in common, and every 64-bit ARM.
constexpr NamedTarget kNamed[] = {
    {"native", "", ""}, {"avx512", "x86_64-linux-gnu", "x86-64-v4"}, {"avx2", "x86_64-linux-gnu", "x86-64-v3"}, {"sse4", "x86_64-linux-gnu", "x86-64-v2"}, {"aarch64", "aarch64-linux-gnu", "generic"},
};

/// Registers the descriptions of both families of processors that the library is built with, once.
void register_targets() {
  static const bool registered = [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86TargetMC();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64TargetMC();
    return true;
  }();
  (void)registered;
}

std::unique_ptr<llvm::MCSubtargetInfo> subtarget(const Target& target) {
  std::string error;
  const llvm::Triple triple(target.triple);
  const llvm::Target* found = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!found) return nullptr;
  return std::unique_ptr<llvm::MCSubtargetInfo>(found->createMCSubtargetInfo(triple, target.cpu, target.features));
}

/// `has` knows the processor's features by LLVM's names.
template <class Has>
void read_x86(Target& target, const Has& has) {
  target.avx512 = has("avx512f") && has("avx512bw") && has("avx512dq") && has("avx512vl") && has("avx512cd");
  target.avx2 = has("avx2");
  target.sse4 = has("sse4.1");
  target.fma = has("fma");
  target.f16c = has("f16c");
  target.vnni = has("avx512vnni");
  target.vpopcntdq = has("avx512vpopcntdq");
  target.bitalg = has("avx512bitalg");
  target.lanes = target.avx512 ? 16 : target.avx2 ? 8 : 4;
  // some processors ask LLVM for 256-bit vectors only; ours are whole ones
  if (target.avx512) target.features += target.features.empty() ? "-prefer-256-bit" : ",-prefer-256-bit";
}

template <class Has>
void read_facts(Target& target, const llvm::Triple& triple, const Has& has) {
  if (triple.isX86()) read_x86(target, has);
  if (triple.isAArch64()) target.neon = target.fma = has("neon");
}

}  // namespace

Target make_target(const TargetOptions& options) {
  Target target;
  const std::string host = llvm::sys::getProcessTriple();
  target.triple = options.triple.empty() ? host : llvm::Triple::normalize(options.triple);
  const llvm::Triple triple(target.triple);
  const bool same_family = triple.getArch() == llvm::Triple(host).getArch();
  if (!options.cpu.empty() && options.cpu != "native") {
    target.cpu = options.cpu;
  } else if (same_family) {
    target.cpu = llvm::sys::getHostCPUName().str();
    target.features = as_text(host_features());
    if (options.features.empty()) {  // LLVM's tables are not asked: a process that finds all its code in the cache never makes them
      read_facts(target, triple, [](llvm::StringRef feature) { return host_features().lookup(feature); });
      return target;
    }
  } else {
    target.cpu = triple.getArch() == llvm::Triple::x86_64 ? "x86-64-v3" : "generic";
  }
  if (!options.features.empty()) {
    if (!target.features.empty()) target.features += ',';
    target.features += options.features;
  }
  register_targets();
  if (const std::unique_ptr<llvm::MCSubtargetInfo> info = subtarget(target)) read_facts(target, triple, [&](llvm::StringRef feature) { return info->checkFeatures(("+" + feature).str()); });
  return target;
}

uint32_t native_subgroup_size(const TargetOptions& options) {
  static const uint32_t lanes = make_target({}).lanes;
  return options.triple.empty() && options.cpu.empty() ? lanes : make_target(options).lanes;
}

std::optional<TargetOptions> named_target(std::string_view name) {
  for (const NamedTarget& target : kNamed)
    if (target.name == name) return TargetOptions{target.triple, target.cpu, "", 2};
  return {};
}

std::vector<std::string> target_names() {
  std::vector<std::string> names;
  for (const NamedTarget& target : kNamed) names.emplace_back(target.name);
  return names;
}

bool can_run(const TargetOptions& options) {
  if (options.triple.empty() && options.cpu.empty()) return true;
  const Target host = make_target({}), target = make_target(options);
  if (llvm::Triple(host.triple).getArch() != llvm::Triple(target.triple).getArch()) return false;
  return host.avx512 >= target.avx512 && host.avx2 >= target.avx2 && host.sse4 >= target.sse4 && host.fma >= target.fma && host.f16c >= target.f16c;
}

}  // namespace tesela::cpu
