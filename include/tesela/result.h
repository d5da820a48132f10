// SPDX-License-Identifier: Apache-2.0
// Result<T>: a value, or an error with its kind and one sentence. Nothing in this API throws.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace tesela {

enum class ErrorKind : uint8_t {
  Validation,   ///< the call breaks a rule of WebGPU: a limit, an alignment, a missing binding, ...
  OutOfMemory,  ///< the operating system refused memory
  Unsupported,  ///< valid, but this build or machine cannot do it
  Internal,     ///< code generation or the operating system failed
};

struct Error {
  ErrorKind kind = ErrorKind::Validation;
  std::string message;  ///< one sentence that names the thing and the place, lower case, no full stop
};

/// Either a value or an Error. Reading the value of an error ends the process: test ok() first.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::move(error)) {}
  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }
  T& value() {
    if (!value_) std::abort();
    return *value_;
  }
  T& operator*() { return value(); }
  T* operator->() { return &value(); }
  /// Empty if ok().
  const Error& error() const { return error_; }

 private:
  std::optional<T> value_;
  Error error_;
};

/// Success or an Error.
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

}  // namespace tesela
