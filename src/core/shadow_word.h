// SPDX-License-Identifier: Apache-2.0
// The form of the words that an observer keeps for elements of memory, as far as generated code changes them itself (WorkerContext::settled_words). Their rules
// stand in sanitize/shadow.h.
//
//   stamp | invocation | written | read | written now
#pragma once
#include <bit>
#include <cstdint>

namespace tesela::core {

inline constexpr uint32_t kWrittenNow = 1, kRead = 2, kWritten = 4;
inline constexpr uint32_t kInvocationShift = 3;
/// From one stamp to the next, in workgroups of so many invocations.
constexpr uint32_t shadow_step(uint32_t invocations) { return 1u << (std::bit_width(invocations) + kInvocationShift); }

/// Generated code reads so many words on both sides of a variable's, and writes them back unchanged.
inline constexpr uint32_t kShadowRoom = 64;

}  // namespace tesela::core
