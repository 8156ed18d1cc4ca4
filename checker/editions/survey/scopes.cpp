// The scopes at which a topic is put to editions.
#include <algorithm>
#include <set>
#include <string_view>

#include "checker/editions/survey/answers.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;

namespace {

// What ids of topics begin with that come up under options alone, and the options.
struct Optional {
  std::string_view prefix;
  std::vector<std::string> options;
};

const std::vector<Optional>& optional_topics() {
  static const std::vector<Optional> all = {{"wildcard.", {"wildcard"}},
                                            {"hiki.", {"wildcard"}},
                                            {"triad.", {"triad"}},
                                            {"teams.", {"teams-of-two", "teams-of-three"}},
                                            {"payment.team", {"teams-of-two", "teams-of-three"}}};
  return all;
}

// Those of them that one of the editions offers; empty where none does.
std::vector<std::string> offered(const std::vector<std::string>& options,
                                 const std::vector<const Edition*>& editions) {
  std::vector<std::string> all;
  for (const std::string& option : options) {
    const Topic& topic = *rulebook::find_topic(std::string(rulebook::kOptionTopics) + option);
    const auto offers = [&](const Edition* edition) { return !edition->on(topic).empty(); };
    if (std::ranges::any_of(editions, offers)) all.push_back(option);
  }
  return all;
}

// The options under which a topic is asked; the empty word stands for none.
std::set<std::string> options_of(const Topic& topic, const std::vector<const Edition*>& editions) {
  std::set<std::string> options = {""};
  for (const Optional& optional : optional_topics()) {
    if (!topic.id.starts_with(optional.prefix)) continue;
    const auto offer = offered(optional.options, editions);
    if (!offer.empty()) options = {offer.begin(), offer.end()};
  }
  for (const Edition* edition : editions) {
    for (const Clause* clause : edition->on(topic)) {
      if (clause->when.option) options.insert(*clause->when.option);
    }
  }
  return options;
}

}  // namespace

std::vector<Scope> scopes_of(const Topic& topic, const std::vector<const Edition*>& editions) {
  const std::set<std::string> options = options_of(topic, editions);
  std::set<int> players;
  for (const Edition* edition : editions)
    players.insert(edition->players.begin(), edition->players.end());
  std::vector<Scope> all;
  for (const int count : players) {
    for (const std::string& option : options) {
      const Scope scope{count, option.empty() ? std::vector<std::string>{} : std::vector{option}};
      const auto plays = [&](const Edition* edition) { return plays_at(*edition, scope); };
      if (std::ranges::any_of(editions, plays)) all.push_back(scope);
    }
  }
  return all;
}

}  // namespace hanaproof::checker
