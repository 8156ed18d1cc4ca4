#include "model/spec/hachi/match_length.h"

#include <set>

#include "model/rulebook/library.h"

namespace hanaproof::spec::hachi {

std::vector<int> match_lengths(const rulebook::Ruleset& rules) {
  const auto allowed = rules["match.rounds"].field("allowed")->numbers();
  const std::set<int> lengths(allowed.begin(), allowed.end());
  if (lengths.empty()) {
    throw rulebook::EditionError(rules.edition().id +
                                 ": match.rounds allows no match: expected a number of rounds");
  }
  return {lengths.begin(), lengths.end()};
}

}  // namespace hanaproof::spec::hachi
