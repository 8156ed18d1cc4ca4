// Every answer of the rules changed for one side only: the cross-check finds it, or it is known why
// nobody could.
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::hachi_faults_test {
namespace {

using rulebook::Ruleset;
using rulebook::Value;

Ruleset hachi_rules(int players, const std::map<std::string, std::string>& rules = {}) {
  return {testing::library().at("oishi-tengudo.hachi-hachi"), rulebook::Scope{players, {}}, rules};
}

struct Fault {
  std::string topic;
  Value value;  // what the engine plays by; the spec by the edition's own answer
  std::string text() const { return topic + "=" + value.text(); }
};

// Every other answer where there are few, else the nearest one.
std::vector<Fault> faults(const spec::hachi::Rules& rules) {
  std::vector<Fault> all;
  for (const std::string& topic : rules.topics()) {
    // The engine refuses other captures; how many cards are dealt is the table's affair.
    if (topic.starts_with("capture.") || topic.starts_with("deal.")) continue;
    if (!has_effect(rules, *rulebook::find_topic(topic))) continue;
    const rulebook::Type& type = rulebook::find_topic(topic)->type;
    const Value& answer = rules.ruleset()[topic];
    for (const Value& value : type.candidates()) {
      if (value != answer) all.push_back({topic, value});
    }
    if (!type.candidates().empty()) continue;
    if (const auto near = type.neighbour(answer)) all.push_back({topic, *near});
  }
  return all;
}

// Rules under which the question comes up, where by default it does not.
std::map<std::string, std::string> asked_under(const std::string& topic) {
  if (topic.starts_with("escape.") && topic != "escape.combos") {
    return {{"escape.combos", "any-but-single-light"}};
  }
  if (topic == "yoshi.scores" || topic == "yoshi.sage-whose" || topic == "combo.uncalled") {
    return {{"sage.choice", "may-keep-quiet"}};
  }
  return {};
}

// Faults that no play can show, and why.
const std::map<std::string, std::string>& never_seen() {
  static const std::map<std::string, std::string> all = {
      {"hand.four-of-month=wins", "only a redeal is anything else than nothing"},
      {"dealer.next.void=winner", "a void deal has no winner, and so the same player deals"},
      {"hand-combo.four-and-three={kan = 20, months = [4, 3], type = \"dreg\"}",
       "it ends the match before anybody could show it"},
      {"four-three.adds=any-combo", "of suits the hand is paid for four and three already"},
  };
  return all;
}

// The first difference in so many matches.
std::optional<lockstep::Failure> search(const lockstep::Pair& pair, std::uint64_t matches) {
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    if (auto failure = lockstep::play(pair, seed).failure) return failure;
  }
  return std::nullopt;
}

// With four players, else with a blank card, else with nobody to spare.
std::optional<lockstep::Failure> search(const Fault& fault) {
  // Of three who play, one has a combo unsaid, another says sage, and the first makes one more.
  const std::uint64_t matches = fault.topic == "yoshi.sage-whose" ? 1500 : 150;
  for (const int players : {4, 7, 3}) {
    const testing::Bench bench(hachi_rules(players, asked_under(fault.topic)),
                               testing::playing(fault.topic, fault.value));
    if (auto failure = search(bench.pair(), matches)) return failure;
  }
  return std::nullopt;
}

TEST(HachiFaults, EachIsFoundUnlessNoPlayCanShowIt) {
  int found = 0;
  for (const Fault& fault : faults(spec::hachi::Rules(hachi_rules(7)))) {
    const auto why = never_seen().find(fault.text());
    const auto failure = search(fault);
    EXPECT_EQ(failure.has_value(), why == never_seen().end()) << fault.text();
    if (!failure) {
      fmt::print("{}: {}\n", fault.text(), why == never_seen().end() ? "not found" : why->second);
      continue;
    }
    ++found;
    // What was written down shows the same again, and nothing of an engine without the fault.
    const auto read = lockstep::failure_from_json(lockstep::to_json(*failure));
    const games::Position& start = read.line.start;
    const Ruleset ruleset = hachi_rules(games::players_of(start), games::rules_of(start));
    const testing::Bench faulty(ruleset, testing::playing(fault.topic, fault.value));
    const auto again = lockstep::again(faulty.pair(), read);
    ASSERT_TRUE(again) << fault.text();
    EXPECT_EQ(again->difference, failure->difference) << fault.text();
    EXPECT_EQ(again->line, failure->line) << fault.text();
    const testing::Bench right(ruleset, adapters::engine_game);
    EXPECT_FALSE(lockstep::again(right.pair(), read)) << fault.text();
  }
  fmt::print("{} faults found\n", found);
  EXPECT_GE(found, 40);
}

}  // namespace
}  // namespace hanaproof::crosscheck::hachi_faults_test
