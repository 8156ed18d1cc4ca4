#include "model/rulebook/combination.h"

#include "model/rulebook/open_topics.h"

namespace hanaproof::rulebook {

Combination Combination::from(const std::string& id, const Value& value) {
  Combination combination{id,
                          yaku::parse_condition(*value.field("cards")->word()),
                          static_cast<int>(*value.field("multiplier")->number()),
                          {},
                          {}};
  if (const Value* catches = value.field("catches")) combination.catches = catches->words();
  if (const Value* replays = value.field("replays-up-to")) {
    combination.replays_up_to = *replays->word();
  }
  return combination;
}

std::vector<Combination> combinations(const Ruleset& rules) {
  std::vector<Combination> all;
  for (const std::string& topic : open_topics(rules, kCombinationTopics)) {
    const Value& value = rules[topic];
    if (value.record())
      all.push_back(Combination::from(topic.substr(kCombinationTopics.size()), value));
  }
  return all;
}

std::vector<std::string> combination_order(const Ruleset& rules) {
  return rules["combination.order"].words();
}

}  // namespace hanaproof::rulebook
