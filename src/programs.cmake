# SPDX-License-Identifier: Apache-2.0
# The programs, the shared library and what `cmake --install` puts where.
find_package(Threads REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(tomlplusplus QUIET)
find_library(ZSTD NAMES zstd REQUIRED)
target_link_libraries(tesela_runtime PUBLIC Threads::Threads)

# tools holds three programs; each of the two hosts has its own files.
file(GLOB conformance_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/tools/conformance*.cpp)
file(GLOB bench_host_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/tools/bench_host*.cpp)
list(FILTER conformance_sources EXCLUDE REGEX "_test\\.cpp$")
list(FILTER bench_host_sources EXCLUDE REGEX "_test\\.cpp$")
get_target_property(tools_kind tesela_tools TYPE)
if(NOT tools_kind STREQUAL "INTERFACE_LIBRARY")
  get_target_property(tools_sources tesela_tools SOURCES)
  list(FILTER tools_sources EXCLUDE REGEX "/tools/(conformance|bench_host)[^/]*\\.cpp$")
  set_property(TARGET tesela_tools PROPERTY SOURCES ${tools_sources})
  target_link_libraries(tesela_tools PUBLIC nlohmann_json::nlohmann_json)
endif()

# CLI11 and toml++ leave by exceptions; none passes the functions of these files.
set_source_files_properties(tools/conformance.cpp PROPERTIES COMPILE_OPTIONS "-fexceptions;-frtti")
foreach(file tools/options.cpp)
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    set_source_files_properties(${file} PROPERTIES COMPILE_OPTIONS "-fexceptions;-frtti")
  endif()
endforeach()

add_executable(tesela_program tools/main.cpp)
set_target_properties(tesela_program PROPERTIES OUTPUT_NAME tesela)
target_link_libraries(tesela_program PRIVATE tesela_tools)

add_executable(conformance ${conformance_sources})
target_link_libraries(conformance PRIVATE tesela_api nlohmann_json::nlohmann_json ${ZSTD})

add_executable(bench_host ${bench_host_sources})
target_link_libraries(bench_host PRIVATE tesela_api)

# libtesela.so: the API's objects, and of everything below only what they need; nothing but TESELA_API symbols is visible.
add_library(tesela_shared SHARED $<TARGET_OBJECTS:tesela_api>)
set_target_properties(tesela_shared PROPERTIES OUTPUT_NAME tesela EXPORT_NAME tesela VERSION ${PROJECT_VERSION} SOVERSION 0 LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
target_link_libraries(tesela_shared PRIVATE tesela_engine)
target_link_options(tesela_shared PRIVATE -Wl,--exclude-libs,ALL -Wl,--gc-sections -Wl,--version-script=${CMAKE_SOURCE_DIR}/cmake/libtesela.map)
set_target_properties(tesela_shared PROPERTIES LINK_DEPENDS ${CMAKE_SOURCE_DIR}/cmake/libtesela.map)
target_include_directories(tesela_shared INTERFACE $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include> $<INSTALL_INTERFACE:include>)
target_compile_features(tesela_shared INTERFACE cxx_std_20)
add_library(tesela::tesela ALIAS tesela_shared)

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
install(TARGETS tesela_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS tesela_shared EXPORT TeselaTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/tesela DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
set(tesela_package ${CMAKE_INSTALL_LIBDIR}/cmake/Tesela)
install(EXPORT TeselaTargets NAMESPACE tesela:: DESTINATION ${tesela_package})
configure_package_config_file(${CMAKE_SOURCE_DIR}/cmake/TeselaConfig.cmake.in ${CMAKE_BINARY_DIR}/TeselaConfig.cmake INSTALL_DESTINATION ${tesela_package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/TeselaConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/TeselaConfig.cmake ${CMAKE_BINARY_DIR}/TeselaConfigVersion.cmake DESTINATION ${tesela_package})
