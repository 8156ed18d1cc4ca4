// The rules that an engine plays by instead of the edition's, in words, and as they are typed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "checker/engines/regress/hunt.h"
#include "checker/engines/regress/verdict.h"
#include "model/rulebook/library.h"
#include "reports/regress/subject.h"

namespace hanaproof::reports {

// The answer that explains a difference; nothing where none does.
std::optional<regress::OtherAnswer> rule_of(const regress::Found& found);
// Others that explain as much and break as little.
std::vector<regress::OtherAnswer> alternatives_of(const regress::Found& found);
// What the engine is found to play by, or that no rule expresses it, in a sentence with a line to
// type; of a fault, nothing.
std::string explanation_of(const regress::Found& found, const Subject& who = kEngine);

// The rule as a rulebook would print it.
std::string in_words(const regress::OtherAnswer& answer, const rulebook::Edition& edition);
// What the edition has instead; empty where it is silent. `failure`: the situation, for its scope.
std::string edition_in_words(const std::string& topic, const rulebook::Edition& edition,
                             const regress::Failure& failure);

// An answer of the engine with what it accounts for.
struct RuleShare {
  regress::OtherAnswer answer;
  const regress::Found* first = nullptr;  // that it explains; null for what was known before
  std::size_t kinds = 0;                  // of differences
  std::uint64_t situations = 0;
};
// Of all rules of a hunt; those that explain most come first.
std::vector<RuleShare> shares_of(const regress::Hunted& hunted);

}  // namespace hanaproof::reports
