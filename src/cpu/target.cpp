// SPDX-License-Identifier: Apache-2.0
#include "cpu/target.h"

#include <memory>

#include <llvm/ADT/StringMap.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/Triple.h>

namespace tesela::cpu {
namespace {

std::string host_features() {
  std::string features;
  for (const auto& feature : llvm::sys::getHostCPUFeatures()) {
    if (!features.empty()) features += ',';
    features += feature.getValue() ? '+' : '-';
    features.append(feature.getKey().data(), feature.getKey().size());
  }
  return features;
}

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

void read_x86(Target& target, const llvm::MCSubtargetInfo& info) {
  target.avx512 = info.checkFeatures("+avx512f,+avx512bw,+avx512dq,+avx512vl,+avx512cd");
  target.avx2 = info.checkFeatures("+avx2");
  target.sse4 = info.checkFeatures("+sse4.1");
  target.fma = info.checkFeatures("+fma");
  target.f16c = info.checkFeatures("+f16c");
  target.vnni = info.checkFeatures("+avx512vnni");
  target.vpopcntdq = info.checkFeatures("+avx512vpopcntdq");
  target.bitalg = info.checkFeatures("+avx512bitalg");
  target.lanes = target.avx512 ? 16 : target.avx2 ? 8 : 4;
  // some processors ask LLVM for 256-bit vectors only; ours are whole ones
  if (target.avx512) target.features += target.features.empty() ? "-prefer-256-bit" : ",-prefer-256-bit";
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
    target.features = host_features();
  } else {
    target.cpu = triple.getArch() == llvm::Triple::x86_64 ? "x86-64-v3" : "generic";
  }
  if (!options.features.empty()) {
    if (!target.features.empty()) target.features += ',';
    target.features += options.features;
  }
  register_targets();
  const std::unique_ptr<llvm::MCSubtargetInfo> info = subtarget(target);
  if (!info) return target;
  if (triple.isX86()) read_x86(target, *info);
  if (triple.isAArch64()) target.neon = target.fma = info->checkFeatures("+neon");
  return target;
}

uint32_t native_subgroup_size() {
  static const uint32_t lanes = make_target({}).lanes;
  return lanes;
}

}  // namespace tesela::cpu
