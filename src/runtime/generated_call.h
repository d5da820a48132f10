// SPDX-License-Identifier: Apache-2.0
// Marks functions that call generated code: clang's check of function types (part of its undefined-behaviour sanitizer) reads a word before the
// callee, which generated code does not have.
#pragma once

#if defined(__clang__)
#define TESELA_CALLS_GENERATED_CODE __attribute__((no_sanitize("function")))
#else
#define TESELA_CALLS_GENERATED_CODE
#endif
