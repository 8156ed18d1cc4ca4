#include "solvers/hands/readings.h"

#include <algorithm>

#include "model/rulebook/open_topics.h"

namespace hanaproof::hands {

using rulebook::Ruleset;

std::vector<Reading> readings(const Ruleset& rules) {
  std::vector<Reading> all = {{{}, HandRules::from(rules)}};
  std::vector<std::string> topics = rulebook::open_topics(rules, "hand-combo.");
  for (const char* topic : {"card.willow", "combo.bonus", "combo.types", "deal.hand-size"}) {
    topics.emplace_back(topic);
  }
  for (const std::string& topic : topics) {
    const rulebook::Answer& answer = rules.answer(topic);
    if (answer.topic == nullptr) continue;
    std::vector<rulebook::Value> seen = {answer.value};
    for (const auto& [clause, reading] :
         alternatives(rules.edition(), *answer.topic, rules.scope())) {
      if (std::ranges::find(seen, reading->value) != seen.end()) continue;
      seen.push_back(reading->value);
      all.push_back({{{topic, reading->name}}, HandRules::from(rules.with(topic, reading->value))});
    }
  }
  std::erase_if(all, [](const Reading& reading) { return reading.rules.combos.empty(); });
  return all;
}

}  // namespace hanaproof::hands
