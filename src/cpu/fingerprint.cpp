// SPDX-License-Identifier: Apache-2.0
// What machine code depends on beside the kernel. The build is known by the id that the linker puts into a note of the program or library that this code is part of.
#include <elf.h>
#include <link.h>

#include <cstring>
#include <span>

#include <llvm/Config/llvm-config.h>

#include "base/bytes.h"
#include "cpu/compile.h"
#include "cpu/target.h"

namespace tesela::cpu {

namespace {

struct Search {
  uintptr_t inside;  ///< an address in the file that is looked for
  std::string id;
};

/// The build id among the notes of one segment.
std::string find_id(std::span<const std::byte> notes) {
  const auto padded = [](uint64_t size) { return (size + 3) / 4 * 4; };
  while (notes.size() >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) note;
    std::memcpy(&note, notes.data(), sizeof note);
    const uint64_t name_at = sizeof note, text_at = name_at + padded(note.n_namesz), end = text_at + padded(note.n_descsz);
    if (end > notes.size()) break;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && std::memcmp(notes.data() + name_at, "GNU", 4) == 0)
      return {reinterpret_cast<const char*>(notes.data() + text_at), note.n_descsz};
    notes = notes.subspan(end);
  }
  return {};
}

int visit(dl_phdr_info* file, size_t, void* opaque) {
  Search& search = *static_cast<Search*>(opaque);
  const std::span headers(file->dlpi_phdr, file->dlpi_phnum);
  bool ours = false;
  for (const ElfW(Phdr) & header : headers)
    ours |= header.p_type == PT_LOAD && search.inside - (file->dlpi_addr + header.p_vaddr) < header.p_memsz;
  if (!ours) return 0;
  for (const ElfW(Phdr) & header : headers)
    if (header.p_type == PT_NOTE && search.id.empty()) search.id = find_id({reinterpret_cast<const std::byte*>(file->dlpi_addr + header.p_vaddr), header.p_memsz});
  return 1;
}

std::string build_id() {
  Search search{reinterpret_cast<uintptr_t>(&build_id), {}};
  dl_iterate_phdr(visit, &search);
  return std::move(search.id);
}

}  // namespace

std::string fingerprint(const TargetOptions& options) {
  static const std::string build = build_id();
  if (build.empty()) return {};
  const Target target = make_target(options);
  base::ByteWriter out;
  for (std::string_view part : {std::string_view(build), std::string_view(LLVM_VERSION_STRING), std::string_view(target.triple), std::string_view(target.cpu), std::string_view(target.features)}) out.put(part);
  out.put(options.opt_level);
  return {reinterpret_cast<const char*>(out.bytes().data()), out.bytes().size()};
}

}  // namespace tesela::cpu
