// SPDX-License-Identifier: Apache-2.0
// The loop over the elements of an array, for copies and fills.
#pragma once
#include "lower/function_lowering.h"

namespace tesela::lower {

/// Arrays up to this many scalar accesses are copied element by element, so that they may become registers later.
inline constexpr uint64_t kMaxUnrolledAccesses = 64;

/// Calls `body` with the index of each element, as uint32_t if unrolled, or once with a ValueId inside a loop of the IR. `accesses`:
/// loads and stores that the body makes per scalar.
template <class Body>
void FunctionLowering::for_each_element(TypeId array, uint64_t accesses, Body body) {
  const uint32_t n = m_.layouts.count(array);
  if (n == 1 || accesses * m_.layouts.scalar_count(array) <= kMaxUnrolledAccesses) {
    for (uint32_t i = 0; i < n && !stopped(); ++i) body(i);
    return;
  }
  const BlockId outside = b_.block();
  const ValueId zero = b_.constant_u32(0);
  const InstrId loop = b_.append_construct(Op::Loop, std::span(&zero, 1), {});
  const BlockId inside = b_.new_block(loop);
  const BlockId continuing = b_.new_block(loop);
  const ValueId index = b_.add_param(inside, Scalar::U32);
  const ValueId done = b_.add_param(continuing, Scalar::U32);
  b_.set_block(inside);
  body(index);
  b_.continue_(loop, std::span(&index, 1));
  b_.set_block(continuing);
  const ValueId next = b_.op(Op::Add, Scalar::U32, {done, b_.constant_u32(1)});
  branch_exit(b_.compare(Op::Ge, next, b_.constant_u32(n)), loop, true);
  b_.next(loop, std::span(&next, 1));
  b_.set_block(outside);
}

}  // namespace tesela::lower
