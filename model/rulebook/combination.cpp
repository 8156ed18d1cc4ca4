#include "model/rulebook/combination.h"

#include <algorithm>

namespace hanaproof::rulebook {

namespace {

constexpr std::string_view kCombination = "combination.";

std::vector<std::string> words(const Value& list) {
  std::vector<std::string> all;
  for (const Value& word : *list.list()) all.push_back(*word.word());
  return all;
}

// The topics that ask for one combination: the registry's, the edition's own, and what was added.
std::vector<std::string> combination_topics(const Ruleset& rules) {
  std::vector<std::string> ids;
  const auto add = [&](const Topic& topic) {
    const bool one = topic.id.starts_with(kCombination) && topic.customary == Value("none");
    if (one && std::ranges::find(ids, topic.id) == ids.end()) ids.push_back(topic.id);
  };
  for (const Topic& topic : topics()) add(topic);
  for (const Clause& clause : rules.edition().clauses) add(*clause.topic);
  for (const auto& [id, answer] : rules.changes()) add(*find_topic(id));
  return ids;
}

}  // namespace

Combination Combination::from(const std::string& id, const Value& value) {
  Combination combination{id,
                          yaku::parse_condition(*value.field("cards")->word()),
                          static_cast<int>(*value.field("multiplier")->number()),
                          {},
                          {}};
  if (const Value* catches = value.field("catches")) combination.catches = words(*catches);
  if (const Value* replays = value.field("replays-up-to")) {
    combination.replays_up_to = *replays->word();
  }
  return combination;
}

std::vector<Combination> combinations(const Ruleset& rules) {
  std::vector<Combination> all;
  for (const std::string& topic : combination_topics(rules)) {
    const Value& value = rules[topic];
    if (value.record()) all.push_back(Combination::from(topic.substr(kCombination.size()), value));
  }
  return all;
}

std::vector<std::string> combination_order(const Ruleset& rules) {
  return words(rules["combination.order"]);
}

}  // namespace hanaproof::rulebook
