// Candidates of the built-in editions, and engines that play given rules.
#pragma once

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "checker/engines/crosscheck/bet_engine_subject.h"
#include "checker/engines/crosscheck/engine_subject.h"
#include "checker/engines/identify/identify.h"
#include "tests/checker/editions.h"

namespace hanaproof::identify::testing {

inline std::vector<Candidate> of_game(const std::string& game, int players,
                                      crosscheck::Readings readings) {
  return candidates(checker::testing::builtin().of_game(game), players, readings);
}

// Made once for all tests: it takes seconds.
inline Identification& engines_of(const std::string& game, int players,
                                  crosscheck::Readings readings = crosscheck::Readings::defaults) {
  using Key = std::tuple<std::string, int, crosscheck::Readings>;
  static std::map<Key, std::unique_ptr<Identification>> all;
  auto& one = all[{game, players, readings}];
  if (!one) {
    one = std::make_unique<Identification>(of_game(game, players, readings), is_for_engines);
  }
  return *one;
}

// An engine of a betting game that refuses cards which its deck does not have.
class DealtBySubject : public crosscheck::BetSubject {
 public:
  explicit DealtBySubject(const rulebook::Ruleset& rules)
      : inner_(crosscheck::bet_engine_subject(rules)),
        deck_(spec::betting::deck(spec::betting::Rules(rules))) {}
  std::unique_ptr<crosscheck::BetBoard> begin(const notation::BetRound& round) const override {
    for (const cards::CardSet hand : round.hands) {
      if (!deck_.contains(hand)) throw std::invalid_argument("not in the deck");
    }
    return inner_->begin(round);
  }

 private:
  std::unique_ptr<crosscheck::BetSubject> inner_;
  cards::CardSet deck_;
};

inline Options thorough() {
  Options options;
  options.thorough = true;
  return options;
}

// Asks the fast engine, which plays these rules.
inline Verdict ask_engine(Identification& all, const rulebook::Ruleset& rules,
                          const Options& options = thorough()) {
  const std::string edition = all.candidates().front().rules.edition().id;
  if (rulebook::family_of(rules.edition().game) == rulebook::Family::betting) {
    const DealtBySubject subject(rules);
    EngineRespondent respondent(subject, edition, [](const std::exception&) { return true; });
    return all.ask(respondent, options);
  }
  const auto subject = crosscheck::engine_subject(rules);
  EngineRespondent respondent(*subject, edition);
  return all.ask(respondent, options);
}

// The names of the candidates that fit.
inline std::vector<std::string> fitting(const Identification& all, const Verdict& verdict) {
  std::vector<std::string> names;
  for (const std::size_t one : verdict.explanation.fitting) {
    names.push_back(all.candidates()[one].name);
  }
  return names;
}

}  // namespace hanaproof::identify::testing
