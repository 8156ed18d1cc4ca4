// Engines of Hachi-Hachi that answer one question otherwise than the rules that they are asked by.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::testing {

using rulebook::Value;

inline Ruleset hachi_rules(int players, const std::map<std::string, std::string>& rules = {}) {
  return {library().at("oishi-tengudo.hachi-hachi"), rulebook::Scope{players, {}}, rules};
}

struct HachiFault {
  std::string topic;
  Value value;  // what the engine plays by; the spec by the edition's own answer
  std::string text() const { return topic + "=" + value.text(); }
};

// Every other answer where there are few, else the nearest one.
inline std::vector<HachiFault> hachi_faults(const spec::hachi::Rules& rules) {
  std::vector<HachiFault> all;
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
inline std::map<std::string, std::string> asked_under(const std::string& topic) {
  if (topic.starts_with("escape.") && topic != "escape.combos") {
    return {{"escape.combos", "any-but-single-light"}};
  }
  if (topic == "yoshi.scores" || topic == "yoshi.sage-whose" || topic == "combo.uncalled") {
    return {{"sage.choice", "may-keep-quiet"}};
  }
  return {};
}

// Faults that no play can show, and why.
inline const std::map<std::string, std::string>& never_seen_in_hachi() {
  static const std::map<std::string, std::string> all = {
      {"hand.four-of-month=wins", "only a redeal is anything else than nothing"},
      {"dealer.next.void=winner", "a void deal has no winner, and so the same player deals"},
      {"four-three.adds=any-combo", "of suits the hand is paid for four and three already"},
  };
  return all;
}

// Faults that the matches of a cross-check do not come to, and what does.
inline const std::map<std::string, std::string>& not_in_matches_of_hachi() {
  static const std::map<std::string, std::string> all = {
      {"hand-combo.four-and-three={kan = 20, months = [4, 3], type = \"dreg\"}",
       "deals that are made up, in which two hands at once end the match"},
  };
  return all;
}

// The first difference in so many matches.
inline std::optional<lockstep::Failure> search(const lockstep::Pair& pair, std::uint64_t matches) {
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    if (auto failure = lockstep::play(pair, seed).failure) return failure;
  }
  return std::nullopt;
}

// With four players, else with a blank card, else with nobody to spare.
inline std::optional<lockstep::Failure> search(const HachiFault& fault) {
  // Of three who play, one has a combo unsaid, another says sage, and the first makes one more.
  const std::uint64_t matches = fault.topic == "yoshi.sage-whose" ? 1500 : 150;
  for (const int players : {4, 7, 3}) {
    const Bench bench(hachi_rules(players, asked_under(fault.topic)),
                      playing(fault.topic, fault.value));
    if (auto failure = search(bench.pair(), matches)) return failure;
  }
  return std::nullopt;
}

}  // namespace hanaproof::crosscheck::testing
