// Editions with one answer changed: what the comparison of rules makes of it, and what the
// signature does.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/ruleset_comparer.h"
#include "checker/measures/signature/signature.h"
#include "tests/checker/editions.h"

namespace hanaproof::signature::testing {

struct Mutations {
  int changed = 0;                             // told apart by a situation, and by the signature
  int same = 0;                                // proved to be the same, and signed alike
  int open = 0;                                // neither told apart nor proved
  std::vector<std::string> missed = {};        // told apart, but signed alike
  std::vector<std::string> false_alarms = {};  // proved to be the same, but signed otherwise
};

// How many cards lie where is what the packets say; changed without them, the deal that the rules
// tell of cannot be dealt.
inline bool follows_from_packets(const rulebook::Topic& topic) {
  return topic.id == "deal.hand-size" || topic.id == "deal.field-size";
}

// Told apart only by ends of rounds that come up where another open question is answered otherwise:
// by default nobody keeps quiet about a combo.
inline bool shows_by_other_answers(const rulebook::Topic& topic) {
  return topic.id == "yoshi.scores";
}

// Every answer that can be told in play, or each of so many, replaced by its neighbour, under the
// edition's rules for so many players without options.
inline Mutations mutate(const rulebook::Edition& edition, int players, int each_of = 1) {
  checker::RulesetComparer comparer;
  const rulebook::Scope scope{players, {}};
  const rulebook::Ruleset& rules = comparer.rules(edition, scope);
  const std::uint64_t plain = sign(rules).value;
  Mutations result;
  int place = 0;
  for (const rulebook::Topic& topic : rulebook::topics()) {
    if (!checker::is_executable(topic) || !concerns(topic, edition.game) ||
        follows_from_packets(topic)) {
      continue;
    }
    const auto other = topic.type.neighbour(rules[topic.id]);
    if (!other || place++ % each_of != 0) continue;
    const auto comparison = comparer.distinguish(rules, topic, rules[topic.id], *other);
    const bool signed_alike = sign(rules.with(topic.id, *other)).value == plain;
    const std::string name = fmt::format("{}, {}: {} = {} instead of {}", edition.id, scope.text(),
                                         topic.id, other->text(), rules[topic.id].text());
    if (comparison.difference) {
      ++result.changed;
      if (signed_alike && !shows_by_other_answers(topic)) result.missed.push_back(name);
    } else if (comparison.agreement.proved()) {
      ++result.same;
      if (!signed_alike) result.false_alarms.push_back(name);
    } else {
      ++result.open;
    }
  }
  return result;
}

}  // namespace hanaproof::signature::testing
