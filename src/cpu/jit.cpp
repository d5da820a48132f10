// SPDX-License-Identifier: Apache-2.0
#include "cpu/jit.h"

#include <cstring>
#include <mutex>

#include <llvm/ExecutionEngine/RTDyldMemoryManager.h>
#include <llvm/ExecutionEngine/RuntimeDyld.h>
#include <llvm/ExecutionEngine/SectionMemoryManager.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Object/ObjectFile.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

// Of the compiler's library: conversions of half floats on processors without instructions for them. Only their addresses are taken.
extern "C" void __extendhfsf2();
extern "C" void __truncsfhf2();

namespace tesela::cpu {

namespace {

void set_up_targets() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
  });
}

/// Sections of one kernel; the only outside names are the C library's memory functions. All sections come from one reservation: code reaches its constants by
/// 32-bit distances, which pages that are asked for one by one need not keep (the linker does not notice).
class Memory final : public llvm::SectionMemoryManager {
 public:
  Memory() : llvm::SectionMemoryManager(nullptr, true) {}
  uint64_t getSymbolAddress(const std::string& name) override {
    if (name == "memset") return reinterpret_cast<uint64_t>(static_cast<void* (*)(void*, int, size_t)>(std::memset));
    if (name == "memcpy") return reinterpret_cast<uint64_t>(static_cast<void* (*)(void*, const void*, size_t)>(std::memcpy));
    if (name == "memmove") return reinterpret_cast<uint64_t>(static_cast<void* (*)(void*, const void*, size_t)>(std::memmove));
    if (name == "__extendhfsf2") return reinterpret_cast<uint64_t>(&__extendhfsf2);
    if (name == "__truncsfhf2") return reinterpret_cast<uint64_t>(&__truncsfhf2);
    return llvm::SectionMemoryManager::getSymbolAddress(name);
  }
  void registerEHFrames(uint8_t*, uint64_t, size_t) override {}
  void deregisterEHFrames() override {}
};

}  // namespace

struct Image::Parts {
  Memory memory;
};

Image::Image() : parts(std::make_unique<Parts>()) {}
Image::~Image() = default;

base::Result<std::unique_ptr<llvm::TargetMachine>> machine_for(const Target& target) {
  set_up_targets();
  const llvm::Triple triple(target.triple);
  std::string error;
  const llvm::Target* known = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!known) return base::Error{"no code generator for '" + target.triple + "'"};
  llvm::TargetOptions options;
  options.MCOptions.AsmVerbose = true;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  // Default adds a second scheduler after register allocation, whose time grows with the square of a long block and which gains nothing here.
  const auto level = llvm::CodeGenOptLevel::Less;
  std::unique_ptr<llvm::TargetMachine> machine(known->createTargetMachine(triple, target.cpu, target.features, options, llvm::Reloc::PIC_, llvm::CodeModel::Small, level, true));
  if (!machine) return base::Error{"no code generator for '" + target.cpu + "'"};
  return machine;
}

base::Result<llvm::SmallVector<char, 0>> assemble(llvm::Module& module, llvm::TargetMachine& machine) {
  llvm::SmallVector<char, 0> object;
  llvm::raw_svector_ostream out(object);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, out, nullptr, llvm::CodeGenFileType::ObjectFile, true)) return base::Error{"the code generator makes no object code"};
  passes.run(module);
  return object;
}

base::Result<std::unique_ptr<Image>> link(const llvm::SmallVector<char, 0>& object) {
  auto image = std::make_unique<Image>();
  auto parsed = llvm::object::ObjectFile::createObjectFile(llvm::MemoryBufferRef(llvm::StringRef(object.data(), object.size()), "kernel"));
  if (!parsed) return base::Error{"object code that cannot be read: " + llvm::toString(parsed.takeError())};
  llvm::RuntimeDyld linker(image->parts->memory, image->parts->memory);
  linker.loadObject(**parsed);
  linker.resolveRelocations();
  if (linker.hasError()) return base::Error{"object code that cannot be linked: " + linker.getErrorString().str()};
  std::string error;
  if (image->parts->memory.finalizeMemory(&error)) return base::Error{"no executable memory: " + error};
  image->kernel = reinterpret_cast<void*>(linker.getSymbol("kernel").getAddress());
  if (!image->kernel) return base::Error{"object code without the kernel"};
  return image;
}

}  // namespace tesela::cpu
