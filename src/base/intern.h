// SPDX-License-Identifier: Apache-2.0
// Names to ids and back. One table per compilation; not thread-safe.
#pragma once
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/id.h"

namespace tesela::base {

using Symbol = Id<struct SymbolTag>;

class SymbolTable {
 public:
  Symbol intern(std::string_view text);
  /// The symbol of this text if it was interned before, else an empty id.
  Symbol find(std::string_view text) const;
  std::string_view text(Symbol symbol) const;

 private:
  std::deque<std::string> texts_;  // a deque: the map's keys point into it
  std::unordered_map<std::string_view, Symbol> ids_;
};

}  // namespace tesela::base
