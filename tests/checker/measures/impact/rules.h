// Pairs of rules that differ in one answer.
#pragma once

#include <string>
#include <vector>

#include "tests/books.h"

namespace hanaproof::impact::testing {

// The rules of a built-in edition, by so many players, and the same with another answer.
inline std::vector<rulebook::Ruleset> pair(const std::string& edition, const std::string& topic,
                                           const std::string& answer, int players = 2,
                                           const std::map<std::string, std::string>& rules = {}) {
  const auto& found = books::builtin().at(edition);
  auto other = rules;
  other[topic] = answer;
  return {rulebook::Ruleset(found, {players, {}}, rules),
          rulebook::Ruleset(found, {players, {}}, other)};
}

}  // namespace hanaproof::impact::testing
