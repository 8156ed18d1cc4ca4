#include "model/rulebook/open_topics.h"

#include <algorithm>

namespace hanaproof::rulebook {

std::vector<std::string> open_topics(const Ruleset& rules, std::string_view prefix) {
  std::vector<std::string> ids;
  const auto add = [&](const Topic& topic) {
    const bool one = topic.id.starts_with(prefix) && topic.customary == Value("none");
    if (one && std::ranges::find(ids, topic.id) == ids.end()) ids.push_back(topic.id);
  };
  for (const Topic& topic : topics()) add(topic);
  for (const Clause& clause : rules.edition().clauses) add(*clause.topic);
  for (const auto& [id, answer] : rules.changes()) add(*find_topic(id));
  return ids;
}

std::vector<std::string> named(std::string_view prefix, const Edition& edition) {
  std::vector<std::string> ids;
  const auto add = [&](const Topic& topic) {
    if (topic.id.starts_with(prefix) && topic.customary == Value("none"))
      ids.push_back(topic.id.substr(prefix.size()));
  };
  for (const Topic& topic : topics()) add(topic);
  for (const Clause& clause : edition.clauses) add(*clause.topic);
  return ids;
}

}  // namespace hanaproof::rulebook
