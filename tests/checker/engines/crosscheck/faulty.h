// Engines with a mistake in them, for the tests of the cross-check.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include "checker/engines/crosscheck/plan.h"
#include "checker/games/registry.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/games/game.h"
#include "solvers/adapters/games/game.h"

namespace hanaproof::crosscheck::testing {

using games::Game;
using games::MakeGame;
using games::Move;
using lockstep::Failure;
using lockstep::Walked;
using rulebook::Ruleset;

inline const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

inline std::vector<const rulebook::Edition*> editions_of(rulebook::Family family) {
  std::vector<const rulebook::Edition*> editions;
  for (const rulebook::Edition& edition : library().editions()) {
    if (edition.game != "base" && rulebook::family_of(edition.game) == family) {
      editions.push_back(&edition);
    }
  }
  return editions;
}

// How many rulesets, with every other answer of an edition, the engine has no game for: no text
// lets more than four players say koi-koi.
inline std::size_t without_engine(const rulebook::Edition& edition) {
  const auto all = variants(edition, Readings::values);
  return static_cast<std::size_t>(std::ranges::count_if(all, [](const Variant& variant) {
    return variant.rules.scope().players > 4 && variant.rules.is("score.by", "yaku");
  }));
}

inline Ruleset rules(const std::string& id, int players = 2,
                     std::vector<std::string> options = {}) {
  return {library().at(id), rulebook::Scope{players, std::move(options)}};
}
inline Ruleset bets(int players, const std::map<std::string, std::string>& rules = {},
                    const std::string& id = "robin-red.sutda.en") {
  return {library().at(id), rulebook::Scope{players, {}}, rules};
}

// The spec of some rules, and somebody who is held against it.
class Bench {
 public:
  Bench(const Ruleset& ruleset, const MakeGame& make)
      : spec_(spec::game(ruleset)), subject_(make(ruleset)) {}
  lockstep::Pair pair() const { return {games::family(spec_->rules()), *spec_, *subject_}; }
  template <class GameOfAFamily>
  const auto& rules() const {
    return dynamic_cast<const GameOfAFamily&>(*spec_).asked();
  }

 private:
  std::unique_ptr<spec::Game> spec_;
  std::unique_ptr<Game> subject_;
};

// An engine with one mistake, under rules by which it shows.
struct EngineFault {
  std::string name;
  Ruleset rules;
  MakeGame make;
};

struct Search {
  std::uint64_t positions = 0;
  std::string found;  // the small game; empty: nothing found
  std::optional<Failure> failure = {};
};

// Through the small games of the rules in order, a few starts of each.
inline Search search(const Ruleset& ruleset, const MakeGame& make) {
  constexpr std::uint64_t kStarts = 400;
  Search search;
  for (const auto& game : games::family(ruleset).small_games(ruleset)) {
    const Bench bench(game->rules(), make);
    const lockstep::Bounds bounds{game->most(), game->hands(bench.pair().spec)};
    const std::uint64_t step = std::max<std::uint64_t>(1, game->starts() / kStarts);
    for (std::uint64_t i = 0; i < game->starts(); i += step) {
      const Walked walked = lockstep::visit_all(bench.pair(), game->start(i), bounds);
      search.positions += walked.positions;
      if (!walked.failure) continue;
      search.found = game->name();
      search.failure = lockstep::shortest(bench.pair(), *walked.failure);
      return search;
    }
  }
  return search;
}

// Engines with tables changed after they were made.
inline MakeGame with_tables(std::function<void(engine::Tables&, const Ruleset&)> spoil) {
  return [spoil = std::move(spoil)](const Ruleset& ruleset) {
    auto tables = std::make_shared<engine::Tables>(ruleset);
    spoil(*tables, ruleset);
    return adapters::capturing_engine(ruleset, std::move(tables));
  };
}
inline MakeGame with_bet_tables(std::function<void(adapters::BettingTables&)> spoil) {
  return [spoil = std::move(spoil)](const Ruleset& ruleset) {
    adapters::BettingTables tables(ruleset);
    spoil(tables);
    return adapters::betting_engine(ruleset, std::move(tables));
  };
}
// With other rules than they say.
inline MakeGame playing(const std::string& topic, const rulebook::Value& value) {
  return [=](const Ruleset& ruleset) { return adapters::engine_game(ruleset.with(topic, value)); };
}
// With states changed after every bet.
inline MakeGame with_states(adapters::SpoilBets spoil) {
  return [spoil = std::move(spoil)](const Ruleset& ruleset) {
    return adapters::betting_engine(ruleset, adapters::BettingTables(ruleset), spoil);
  };
}

// What becomes of a position that a move led to.
using Spoil = std::function<void(const notation::Position& before, const Move& move,
                                 notation::Position& after)>;

// An engine with its positions changed after every move.
class SpoiledState : public games::State {
 public:
  SpoiledState(const Game& game, const Spoil& spoil, std::unique_ptr<State> inner)
      : game_(game), spoil_(spoil), inner_(std::move(inner)) {}
  std::vector<Move> moves() const override { return inner_->moves(); }
  const games::Position& position() const override { return inner_->position(); }
  games::Score score() const override { return inner_->score(); }
  std::string fault() const override { return inner_->fault(); }
  std::unique_ptr<State> after(const Move& move) const override {
    auto next = inner_->after(move);
    games::Position after = next->position();
    spoil_(std::get<notation::Position>(position()), move, std::get<notation::Position>(after));
    if (!(after == next->position())) next = game_.at(after);
    return std::make_unique<SpoiledState>(game_, spoil_, std::move(next));
  }

 private:
  const Game& game_;
  const Spoil& spoil_;
  std::unique_ptr<State> inner_;
};

class SpoiledGame : public Game {
 public:
  SpoiledGame(std::unique_ptr<Game> inner, Spoil spoil)
      : inner_(std::move(inner)), spoil_(std::move(spoil)) {}
  const Ruleset& rules() const override { return inner_->rules(); }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return std::make_unique<SpoiledState>(*inner_, spoil_, inner_->open(laid_out));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return std::make_unique<SpoiledState>(*inner_, spoil_, inner_->at(position));
  }

 private:
  std::unique_ptr<Game> inner_;
  Spoil spoil_;
};

inline MakeGame with_positions(Spoil spoil) {
  return [spoil = std::move(spoil)](const Ruleset& ruleset) {
    return std::make_unique<SpoiledGame>(adapters::engine_game(ruleset), spoil);
  };
}

}  // namespace hanaproof::crosscheck::testing
