// SPDX-License-Identifier: Apache-2.0
// Value or error text, for what the outside world may refuse: files, devices, the JIT. User mistakes in shaders are diagnostics instead.
#pragma once
#include <optional>
#include <string>
#include <utility>

#include "base/check.h"

namespace tesela::base {

struct Error {
  std::string message;  ///< one sentence that names the thing and the place, lower case, no full stop
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::move(error)) {}
  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }
  T& operator*() {
    TESELA_CHECK(ok(), error_.message);
    return *value_;
  }
  T* operator->() { return &**this; }
  const Error& error() const { return error_; }

 private:
  std::optional<T> value_;
  Error error_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)), ok_(false) {}
  bool ok() const { return ok_; }
  explicit operator bool() const { return ok_; }
  const Error& error() const { return error_; }

 private:
  Error error_;
  bool ok_ = true;
};

}  // namespace tesela::base
