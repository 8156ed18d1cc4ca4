#include "hanaproof/game.h"

#include <fmt/format.h>

#include "bindings/library/src/guarded.h"
#include "bindings/library/src/held.h"
#include "checker/games/random_deal.h"
#include "checker/games/registry.h"
#include "model/notation/position_json.h"
#include "model/spec/games/game.h"
#include "solvers/adapters/games/game.h"
#include "solvers/playouts/playouts.h"

namespace hanaproof {

using notation::NotationError;

namespace {

// Rules that a position names, where it names any.
void expect_same_rules(const rulebook::Ruleset& rules, const games::Position& position) {
  const rulebook::Ruleset named(rules.edition(), {rules.scope().players, {}},
                                games::rules_of(position));
  for (const auto& [topic, choice] : games::rules_of(position)) {
    if (named[topic] == rules[topic]) continue;
    throw NotationError(fmt::format("position: its rules have {} = {}, the game has {}", topic,
                                    named[topic].text(), rules[topic].text()));
  }
}

games::Position position_of(const rulebook::Ruleset& rules, std::string_view json) {
  games::Position position = games::position_from_json(json);
  const std::string& id = rules.edition().id;
  if (games::edition_of(position) != id) {
    throw NotationError(fmt::format("position: its edition is {}, asked for was {}",
                                    games::edition_of(position), id));
  }
  if (const int players = games::players_of(position); players != rules.scope().players) {
    throw NotationError(fmt::format("position: it has {} players, asked for were {}", players,
                                    rules.scope().players));
  }
  expect_same_rules(rules, position);
  return games::with_rules(std::move(position), id, rules.changes());
}

}  // namespace

Game::Table::Table(const Rules& played, Referee referee)
    : rules(played),
      family(games::family(rules.ruleset())),
      spec(spec::game(rules.ruleset())),
      engine(referee == Referee::engine ? adapters::engine_game(rules.ruleset()) : nullptr) {}

Game::Game(const Rules& rules, Referee referee)
    : table_(guarded([&] { return std::make_shared<const Table>(rules, referee); })) {}

const Rules& Game::rules() const { return table_->rules; }

State Game::deal(std::uint64_t seed, int dealer) const {
  return guarded([&] {
    if (dealer < 0 || dealer >= rules().players()) {
      throw Error(
          fmt::format("dealer {}: expected a seat from 0 to {}", dealer, rules().players() - 1));
    }
    cards::Dice dice(seed);
    const auto laid_out =
        table_->alone([&] { return games::laid_out_at_random(*table_->spec, dealer, dice); });
    return table_->playing([&] {
      return State(std::make_shared<const State::Held>(table_, table_->game().open(laid_out)));
    });
  });
}

State Game::at(std::string_view json) const {
  return guarded([&] {
    const games::Position position = position_of(rules().ruleset(), json);
    table_->alone([&] { table_->family.validate(*table_->spec, position); });
    return table_->playing([&] {
      return State(std::make_shared<const State::Held>(table_, table_->game().at(position)));
    });
  });
}

std::uint64_t Game::perft(const State& state, int depth) const {
  return guarded([&] {
    if (depth < 0) throw Error(fmt::format("depth {}: expected 0 or more", depth));
    expect_own(state);
    return table_->playing([&] { return table_->game().perft(state.held_->position, depth); });
  });
}

void Game::expect_own(const State& state) const {
  const games::Position& position = state.held_->position;
  const rulebook::Ruleset& ruleset = rules().ruleset();
  if (games::edition_of(position) == ruleset.edition().id &&
      games::rules_of(position) == ruleset.changes() &&
      games::players_of(position) == ruleset.scope().players) {
    return;
  }
  throw Error("the position is one of another game: expected " + ruleset.edition().id + ", " +
              ruleset.scope().text());
}

Playouts Game::play_at_random(std::uint64_t rounds, std::uint64_t seed, int threads) const {
  return guarded([&] {
    auto ends = playouts::play(rules().ruleset(), rounds, seed, threads);
    return Playouts{rounds, rules().players(), std::move(ends.payments), std::move(ends.results)};
  });
}

}  // namespace hanaproof
