// SPDX-License-Identifier: Apache-2.0
// Relocatable ELF objects to one image. Constants and code keep their distance wherever they are loaded, so every distance between them is known here; what lies
// outside is reached through stubs: a call goes to a jump in the code, which reads its slot among the constants.
#include <cstring>
#include <map>
#include <optional>

#include <llvm/ADT/StringExtras.h>
#include <llvm/BinaryFormat/ELF.h>
#include <llvm/Object/ELF.h>
#include <llvm/Support/MathExtras.h>

#include "cpu/jit.h"

namespace tesela::cpu {

namespace {

using Elf = llvm::object::ELF64LE;
using File = llvm::object::ELFFile<Elf>;
namespace elf = llvm::ELF;

constexpr uint32_t kStubBytes = 16;

/// One object, and where its sections lie in the image.
struct Object {
  struct Home {
    bool placed = false, code = false;
    uint64_t offset = 0;  ///< in its stretch
  };

  explicit Object(const File& of) : file(of) {}

  std::string_view name_of(const Elf::Sym& symbol) const {
    auto name = symbol.getName(names);
    if (name) return {name->data(), name->size()};
    llvm::consumeError(name.takeError());
    return {};
  }
  /// Defined in a section that is part of the image.
  bool defines(const Elf::Sym& symbol) const { return symbol.st_shndx != elf::SHN_UNDEF && symbol.st_shndx < homes.size() && homes[symbol.st_shndx].placed; }

  File file;
  llvm::ArrayRef<Elf::Shdr> sections;
  llvm::ArrayRef<Elf::Sym> symbols;
  llvm::StringRef names;
  std::vector<Home> homes;
};

class Linker {
 public:
  explicit Linker(std::vector<Object> objects) : objects_(std::move(objects)), arm_(objects_[0].file.getHeader().e_machine == elf::EM_AARCH64) {}

  base::Result<Image> link() {
    for (Object& object : objects_)
      if (auto placed = place_sections(object); !placed) return placed.error();
    for (const Object& object : objects_) collect_definitions(object);
    for (const Object& object : objects_)
      if (auto found = collect_imports(object); !found) return found.error();
    place_slots();
    for (const Object& object : objects_)
      for (const Elf::Shdr& section : object.sections)
        if (auto done = relocate(object, section); !done) return done.error();
    const auto kernel = definitions_.find("kernel");
    if (kernel == definitions_.end()) return base::Error{"object code without the kernel"};
    image_.kernel = static_cast<uint32_t>(kernel->second);
    return std::move(image_);
  }

 private:
  static base::Error unreadable(llvm::Error error) { return {"object code that cannot be read: " + llvm::toString(std::move(error))}; }

  /// Copies what is needed at run time; there is no unwinding, and kernels have no variables.
  base::Result<void> place_sections(Object& object) {
    auto sections = object.file.sections();
    if (!sections) return unreadable(sections.takeError());
    object.sections = *sections;
    object.homes.resize(sections->size());
    for (size_t i = 0; i < object.sections.size(); ++i) {
      const Elf::Shdr& section = object.sections[i];
      if (section.sh_type == elf::SHT_SYMTAB) {
        auto symbols = object.file.symbols(&section);
        auto names = object.file.getStringTableForSymtab(section);
        if (!symbols) return unreadable(symbols.takeError());
        if (!names) return unreadable(names.takeError());
        object.symbols = *symbols;
        object.names = *names;
      }
      auto name = object.file.getSectionName(section);
      if (!name) return unreadable(name.takeError());
      if (!(section.sh_flags & elf::SHF_ALLOC) || section.sh_size == 0 || name->starts_with(".eh_frame") || section.sh_type == elf::SHT_NOTE) continue;
      if (section.sh_flags & elf::SHF_WRITE || section.sh_type != elf::SHT_PROGBITS || section.sh_addralign > kCodeAlignment) return base::Error{"object code with a section " + name->str()};
      auto contents = object.file.getSectionContents(section);
      if (!contents) return unreadable(contents.takeError());
      Object::Home& home = object.homes[i];
      home.placed = true;
      home.code = section.sh_flags & elf::SHF_EXECINSTR;
      auto& bytes = home.code ? image_.code : image_.constants;
      home.offset = llvm::alignTo(bytes.size(), std::max<uint64_t>(section.sh_addralign, 1));
      bytes.resize(home.offset + contents->size());
      std::memcpy(bytes.data() + home.offset, contents->data(), contents->size());
    }
    return {};
  }

  /// Functions that other objects may call.
  void collect_definitions(const Object& object) {
    for (const Elf::Sym& symbol : object.symbols)
      if (symbol.getType() == elf::STT_FUNC && symbol.getBinding() != elf::STB_LOCAL && object.defines(symbol))
        definitions_.emplace(std::string(object.name_of(symbol)), object.homes[symbol.st_shndx].offset + symbol.st_value);
  }

  base::Result<void> collect_imports(const Object& object) {
    for (const Elf::Sym& symbol : object.symbols) {
      const std::string_view name = object.name_of(symbol);
      if (symbol.st_shndx != elf::SHN_UNDEF || name.empty() || definitions_.count(name) || slot_of_.count(name)) continue;
      const auto import = find_import(name);
      if (!import) return base::Error{"object code that calls " + std::string(name)};
      slot_of_.emplace(std::string(name), image_.imports.size());
      image_.imports.push_back(*import);
    }
    return {};
  }

  /// Slots end the constants, stubs end the code; from here on the distance of the two is fixed.
  void place_slots() {
    image_.constants.resize(llvm::alignTo(image_.constants.size(), 8));
    slots_ = image_.constants.size();
    image_.constants.resize(slots_ + 8 * image_.imports.size());
    image_.code_at = static_cast<uint32_t>(llvm::alignTo(image_.constants.size(), kCodeAlignment));
    stubs_ = image_.imports.empty() ? image_.code.size() : llvm::alignTo(image_.code.size(), kStubBytes);
    image_.code.resize(stubs_ + kStubBytes * image_.imports.size());
    for (size_t i = 0; i < image_.imports.size(); ++i) {
      std::byte* stub = image_.code.data() + stubs_ + kStubBytes * i;
      const uint64_t slot = slots_ + 8 * i, at = image_.code_at + stubs_ + kStubBytes * i;
      if (arm_) {
        const uint32_t code[] = {0x90000010, 0xf9400210, 0xd61f0200};  // adrp x16, slot; ldr x16, [x16, slot]; br x16
        std::memcpy(stub, code, sizeof code);
        put_page(stub, slot, at);
        put_low(stub + 4, slot, 3);
      } else {
        const uint8_t code[] = {0xff, 0x25};  // jmp *slot(%rip)
        std::memcpy(stub, code, sizeof code);
        put<int32_t>(stub + 2, static_cast<int64_t>(slot - (at + 6)));
      }
    }
  }

  /// From the start of the image: of the symbol, or of its stub if it is an import. Nothing for what is nowhere.
  std::optional<uint64_t> address_of(const Object& object, const Elf::Sym& symbol) const {
    if (object.defines(symbol)) {
      const Object::Home& home = object.homes[symbol.st_shndx];
      return (home.code ? image_.code_at : 0) + home.offset + symbol.st_value;
    }
    if (symbol.st_shndx != elf::SHN_UNDEF) return std::nullopt;
    if (const auto at = definitions_.find(object.name_of(symbol)); at != definitions_.end()) return image_.code_at + at->second;
    if (const auto slot = slot_of_.find(object.name_of(symbol)); slot != slot_of_.end()) return image_.code_at + stubs_ + kStubBytes * slot->second;
    return std::nullopt;
  }

  base::Result<void> relocate(const Object& object, const Elf::Shdr& section) {
    if (section.sh_type != elf::SHT_RELA || section.sh_info >= object.homes.size() || !object.homes[section.sh_info].placed) return {};
    const Object::Home& home = object.homes[section.sh_info];
    auto& bytes = home.code ? image_.code : image_.constants;
    auto entries = object.file.relas(section);
    if (!entries) return unreadable(entries.takeError());
    for (const Elf::Rela& entry : *entries) {
      const uint32_t kind = entry.getType(false), index = entry.getSymbol(false);
      const uint64_t offset = home.offset + entry.r_offset;
      const uint64_t field = kind == (arm_ ? uint32_t{elf::R_AARCH64_PREL64} : uint32_t{elf::R_X86_64_PC64}) ? 8 : 4;
      const bool fits = entry.r_offset + field <= object.sections[section.sh_info].sh_size;
      if (!fits || index >= object.symbols.size()) return base::Error{"object code that refers to nothing"};
      const Elf::Sym& symbol = object.symbols[index];
      const std::optional<uint64_t> address = address_of(object, symbol);
      if (!address) return base::Error{"object code that refers to nothing"};
      const uint64_t at = (home.code ? image_.code_at : 0) + offset, target = *address + static_cast<uint64_t>(entry.r_addend);
      if (!(arm_ ? apply_arm(kind, target, bytes.data() + offset, at) : apply_x86(kind, target, slot_for(object, symbol), entry.r_addend, bytes.data() + offset, at)))
        return base::Error{"object code with a relocation of kind " + std::to_string(kind)};
    }
    return {};
  }

  /// Where the address of an import lies.
  std::optional<uint64_t> slot_for(const Object& object, const Elf::Sym& symbol) const {
    const auto slot = slot_of_.find(object.name_of(symbol));
    if (symbol.st_shndx != elf::SHN_UNDEF || slot == slot_of_.end()) return std::nullopt;
    return slots_ + 8 * slot->second;
  }

  static bool apply_x86(uint32_t kind, uint64_t target, std::optional<uint64_t> slot, int64_t addend, std::byte* place, uint64_t at) {
    switch (kind) {
      case elf::R_X86_64_PC32:
      case elf::R_X86_64_PLT32: return put<int32_t>(place, static_cast<int64_t>(target - at));
      case elf::R_X86_64_PC64: return put<int64_t>(place, static_cast<int64_t>(target - at));
      case elf::R_X86_64_GOTPCREL:
      case elf::R_X86_64_GOTPCRELX:
      case elf::R_X86_64_REX_GOTPCRELX: return slot && put<int32_t>(place, static_cast<int64_t>(*slot + static_cast<uint64_t>(addend) - at));
    }
    return false;
  }

  static bool apply_arm(uint32_t kind, uint64_t target, std::byte* place, uint64_t at) {
    switch (kind) {
      case elf::R_AARCH64_PREL32: return put<int32_t>(place, static_cast<int64_t>(target - at));
      case elf::R_AARCH64_PREL64: return put<int64_t>(place, static_cast<int64_t>(target - at));
      case elf::R_AARCH64_CALL26:
      case elf::R_AARCH64_JUMP26: {
        const auto distance = static_cast<int64_t>(target - at);
        if (distance % 4 != 0 || !llvm::isInt<28>(distance)) return false;
        set_bits(place, 0, 26, static_cast<uint32_t>(distance >> 2));
        return true;
      }
      case elf::R_AARCH64_ADR_PREL_PG_HI21: return put_page(place, target, at);
      case elf::R_AARCH64_ADD_ABS_LO12_NC:
      case elf::R_AARCH64_LDST8_ABS_LO12_NC: return put_low(place, target, 0);
      case elf::R_AARCH64_LDST16_ABS_LO12_NC: return put_low(place, target, 1);
      case elf::R_AARCH64_LDST32_ABS_LO12_NC: return put_low(place, target, 2);
      case elf::R_AARCH64_LDST64_ABS_LO12_NC: return put_low(place, target, 3);
      case elf::R_AARCH64_LDST128_ABS_LO12_NC: return put_low(place, target, 4);
    }
    return false;
  }

  template <class T>
  static bool put(std::byte* place, int64_t value) {
    const T narrow = static_cast<T>(value);
    std::memcpy(place, &narrow, sizeof narrow);
    return narrow == value;
  }
  static void set_bits(std::byte* place, unsigned first, unsigned count, uint32_t bits) {
    uint32_t word;
    std::memcpy(&word, place, sizeof word);
    const uint32_t mask = ((uint32_t{1} << count) - 1) << first;
    word = (word & ~mask) | (bits << first & mask);
    std::memcpy(place, &word, sizeof word);
  }
  /// The distance of 4 KiB pages in an `adrp`.
  static bool put_page(std::byte* place, uint64_t target, uint64_t at) {
    const auto pages = static_cast<int64_t>((target >> 12) - (at >> 12));
    set_bits(place, 29, 2, static_cast<uint32_t>(pages));
    set_bits(place, 5, 19, static_cast<uint32_t>(pages >> 2));
    return llvm::isInt<21>(pages);
  }
  /// The place in the page, in units of what is accessed.
  static bool put_low(std::byte* place, uint64_t target, unsigned shift) {
    set_bits(place, 10, 12, static_cast<uint32_t>((target & 0xfff) >> shift));
    return target % (uint64_t{1} << shift) == 0;
  }

  std::vector<Object> objects_;
  bool arm_;
  Image image_;
  std::map<std::string, uint64_t, std::less<>> definitions_;  ///< in the code
  std::map<std::string, size_t, std::less<>> slot_of_;
  uint64_t slots_ = 0, stubs_ = 0;
};

}  // namespace

base::Result<Image> link(llvm::ArrayRef<llvm::StringRef> objects) {
  std::vector<Object> readable;
  for (llvm::StringRef object : objects) {
    auto file = File::create(object);
    if (!file) return base::Error{"object code that cannot be read: " + llvm::toString(file.takeError())};
    readable.emplace_back(*file);
  }
  return Linker(std::move(readable)).link();
}

}  // namespace tesela::cpu
