// SPDX-License-Identifier: Apache-2.0
// Typed 32-bit ids into stores. A store owns its items; ids stay valid for the life of the store; references into a store
// do not outlive the statement that took them (the store may grow).
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "base/check.h"

namespace tesela::base {

template <class Tag>
struct Id {
  uint32_t index = ~0u;
  constexpr Id() = default;
  constexpr explicit Id(uint32_t i) : index(i) {}
  constexpr explicit operator bool() const { return index != ~0u; }
  constexpr bool operator==(const Id&) const = default;
  constexpr auto operator<=>(const Id&) const = default;
};

template <class IdT, class T>
class Store {
 public:
  IdT add(T item) {
    items_.push_back(std::move(item));
    return IdT(static_cast<uint32_t>(items_.size() - 1));
  }
  T& operator[](IdT id) {
    TESELA_CHECK(id.index < items_.size());
    return items_[id.index];
  }
  const T& operator[](IdT id) const {
    TESELA_CHECK(id.index < items_.size());
    return items_[id.index];
  }
  uint32_t size() const { return static_cast<uint32_t>(items_.size()); }
  void resize(uint32_t n) { items_.resize(n); }
  IdT last() const { return IdT(size() - 1); }
  auto begin() { return items_.begin(); }
  auto end() { return items_.end(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }

 private:
  std::vector<T> items_;
};

/// A run of consecutive entries of a pool that belongs to somebody else.
template <class T>
struct Range {
  uint32_t begin = 0;
  uint32_t count = 0;
  bool empty() const { return count == 0; }
  std::span<const T> in(const std::vector<T>& pool) const { return {pool.data() + begin, count}; }
  std::span<T> in(std::vector<T>& pool) const { return {pool.data() + begin, count}; }
};

}  // namespace tesela::base

template <class Tag>
struct std::hash<tesela::base::Id<Tag>> {
  size_t operator()(tesela::base::Id<Tag> id) const noexcept { return std::hash<uint32_t>()(id.index); }
};
