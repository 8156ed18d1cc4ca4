// Betting engines with a mistake in them, for the tests of the cross-check.
#pragma once

#include <functional>
#include <utility>

#include "checker/crosscheck/bet_engine_subject.h"
#include "tests/checker/crosscheck/faulty.h"

namespace hanaproof::crosscheck::testing {

inline rulebook::Ruleset bets(int players, const std::map<std::string, std::string>& rules = {},
                              const std::string& id = "robin-red.sutda.en") {
  return {library().at(id), rulebook::Scope{players, {}}, rules};
}

inline MakeBetSubject with_bet_rules(std::function<void(betting::Rules&)> spoil) {
  return [spoil = std::move(spoil)](const rulebook::Ruleset& ruleset) {
    betting::Rules rules(ruleset);
    spoil(rules);
    return bet_engine_subject(rules, betting::RankTable(ruleset));
  };
}

inline MakeBetSubject with_ranks(std::function<void(betting::RankTable&)> spoil) {
  return [spoil = std::move(spoil)](const rulebook::Ruleset& ruleset) {
    betting::RankTable ranks(ruleset);
    spoil(ranks);
    return bet_engine_subject(betting::Rules(ruleset), std::move(ranks));
  };
}

inline MakeBetSubject with_states(SpoilBets spoil) {
  return [spoil = std::move(spoil)](const rulebook::Ruleset& ruleset) {
    return bet_engine_subject(betting::Rules(ruleset), betting::RankTable(ruleset), spoil);
  };
}

}  // namespace hanaproof::crosscheck::testing
