// SPDX-License-Identifier: Apache-2.0
#include "base/intern.h"

namespace tesela::base {

Symbol SymbolTable::intern(std::string_view text) {
  if (auto found = ids_.find(text); found != ids_.end()) return found->second;
  texts_.emplace_back(text);
  Symbol symbol(static_cast<uint32_t>(texts_.size() - 1));
  ids_.emplace(texts_.back(), symbol);
  return symbol;
}

Symbol SymbolTable::find(std::string_view text) const {
  auto found = ids_.find(text);
  return found == ids_.end() ? Symbol() : found->second;
}

std::string_view SymbolTable::text(Symbol symbol) const { return symbol ? std::string_view(texts_[symbol.index]) : std::string_view(); }

}  // namespace tesela::base
