// Candidates of the built-in editions, and engines that play given rules.
#pragma once

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "checker/engines/identify/identify.h"
#include "model/spec/betting/hands.h"
#include "solvers/adapters/games/game.h"
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

// The fast engine; of a betting game it refuses cards which its deck does not have.
class EngineGame : public games::Game {
 public:
  explicit EngineGame(const rulebook::Ruleset& rules)
      : inner_(adapters::engine_game(rules)), deck_(deck_of(rules)) {}
  const rulebook::Ruleset& rules() const override { return inner_->rules(); }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    if (const auto* bets = std::get_if<notation::BetPosition>(&laid_out)) {
      for (const cards::CardSet hand : bets->round.hands) {
        if (!deck_.contains(hand)) throw std::invalid_argument("not in the deck");
      }
    }
    return inner_->open(laid_out);
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return inner_->at(position);
  }

 private:
  static cards::CardSet deck_of(const rulebook::Ruleset& rules) {
    if (rulebook::family_of(rules.edition().game) != rulebook::Family::betting) return {};
    return spec::betting::deck(spec::betting::Rules(rules));
  }

  std::unique_ptr<games::Game> inner_;
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
  const EngineGame game(rules);
  const bool betting = rulebook::family_of(rules.edition().game) == rulebook::Family::betting;
  EngineRespondent respondent(game, all.candidates().front().rules.edition().id,
                              [=](const std::exception&) { return betting; });
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
