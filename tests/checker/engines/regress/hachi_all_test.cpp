// Every answer of the rules of Hachi-Hachi changed in an engine: found, and laid to its topic, or
// it is known why nobody could.
#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/engines/crosscheck/coverage.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::hachi_all_test {
namespace {

using rulebook::Value;
using testing::library;

constexpr const char* kEdition = "oishi-tengudo.hachi-hachi";

// Every other answer where there are few, else the nearest one.
std::vector<Value> others(const rulebook::Topic& topic, const Value& answer) {
  std::vector<Value> all = topic.type.candidates();
  if (all.empty()) {
    if (const auto near = topic.type.neighbour(answer)) all.push_back(*near);
  }
  std::erase(all, answer);
  return all;
}

// Of three who play, one has a combo unsaid, another says sage, and the first makes one more: too
// seldom to be waited for.
bool is_seldom(const std::string& topic) { return topic == "yoshi.sage-whose"; }

// How many cards are dealt, and whether a blank one is among them, is settled before there is a
// deal to ask about: one with other cards is no deal of this edition.
bool is_of_the_deal(const std::string& topic) {
  return topic == "deal.hand-size" || topic == "deal.field-size" || topic == "deal.blank-card";
}

// Rules under which the question comes up, where by default it does not.
std::map<std::string, std::string> asked_under(const std::string& topic) {
  if (topic == "yoshi.scores" || topic == "combo.uncalled") {
    return {{"sage.choice", "may-keep-quiet"}};
  }
  return {};
}

// Faults that no play over the protocol can show, and why.
const std::map<std::string, std::string>& never_seen() {
  static const std::map<std::string, std::string> all = {
      {"hand.four-of-month=wins", "only a redeal is anything else than nothing"},
      {"dealer.next.void=winner", "a void deal has no winner, and so the same player deals"},
      {"four-three.adds=any-combo", "of suits the hand is paid for four and three already"},
      {"money.start", "with how much money a match begins is the asker's affair"},
  };
  return all;
}

bool convicts(const Found& found, const std::string& topic) {
  const auto convicted = found.attribution.convicted();
  return std::ranges::find(convicted, topic, &Suspect::topic) != convicted.end();
}

// With four players, else with a blank card.
std::optional<Found> search(const std::string& topic, const Value& value) {
  for (const int players : {4, 7}) {
    const rulebook::Ruleset right(library().at(kEdition), rulebook::Scope{players, {}},
                                  asked_under(topic));
    const auto hunted = hunt({right}, testing::playing({{topic, value.text()}}), library(),
                             testing::some_games(150));
    if (!hunted.found.empty()) return hunted.found.front();
  }
  return std::nullopt;
}

TEST(HachiAnswers, EachIsFoundAndLaidToItsTopicUnlessNoPlayCanShowIt) {
  int found = 0;
  const spec::hachi::Rules rules(testing::rules(kEdition, 7));
  for (const std::string& id : rules.topics()) {
    const rulebook::Topic& topic = *rulebook::find_topic(id);
    if (!crosscheck::has_effect(rules, topic) || is_of_the_deal(id) || is_seldom(id)) continue;
    for (const Value& value : others(topic, testing::rules(kEdition, 4)[id])) {
      const std::string text = id + "=" + value.text();
      const bool seen = !never_seen().contains(text) && !never_seen().contains(id);
      const auto one = search(id, value);
      EXPECT_EQ(one.has_value(), seen) << text;
      if (!one) continue;
      ++found;
      EXPECT_LE(turns_of(one->failure), 1) << text;
      EXPECT_TRUE(convicts(*one, id)) << text;
    }
  }
  fmt::print("{} faults found\n", found);
  EXPECT_GE(found, 120);
}

}  // namespace
}  // namespace hanaproof::regress::hachi_all_test
