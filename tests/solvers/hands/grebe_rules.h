// The combos of the Grebe Book.
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "solvers/hands/combos.h"
#include "tests/grebe.h"

namespace hanaproof::hands::testing {

inline HandRules grebe_rules(const std::map<std::string, std::string>& chosen = {},
                             const std::string& more = {}) {
  const rulebook::Library library = books::grebe(more);
  return HandRules::from(rulebook::Ruleset(*library.find("grebe.en"), {3, {}}, chosen));
}

inline std::size_t place(const HandRules& rules, const std::string& id) {
  const auto found = std::ranges::find(rules.combos, id, &Combo::id);
  return static_cast<std::size_t>(found - rules.combos.begin());
}

}  // namespace hanaproof::hands::testing
