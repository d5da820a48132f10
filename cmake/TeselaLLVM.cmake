# SPDX-License-Identifier: Apache-2.0
# LLVM 22, linked statically with the parts that code generation needs (why: docs/architecture.md).
find_package(zstd QUIET)
find_package(ZLIB REQUIRED)
list(APPEND CMAKE_PREFIX_PATH /usr/lib/llvm-22)
find_package(LLVM 22.1 CONFIG QUIET)
if(NOT LLVM_FOUND)
  message(FATAL_ERROR "Tesela needs LLVM 22 (Debian: llvm-22-dev libzstd-dev zlib1g-dev). "
    "Other versions are not supported. Run scripts/setup, or set CMAKE_PREFIX_PATH to an LLVM 22 installation.")
endif()
add_library(tesela_llvm INTERFACE)
target_include_directories(tesela_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
separate_arguments(llvm_definitions NATIVE_COMMAND ${LLVM_DEFINITIONS})
target_compile_options(tesela_llvm INTERFACE ${llvm_definitions})
llvm_map_components_to_libnames(llvm_parts x86codegen passes aarch64codegen object)
target_link_libraries(tesela_llvm INTERFACE ${llvm_parts})
llvm_map_components_to_libnames(tesela_llvm_jit orcjit)  # for tests
