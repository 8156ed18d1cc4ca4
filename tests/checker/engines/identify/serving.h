// What `hanaproof serve` answers, in the process of the test: the tables of the engine protocol
// without lines and pipes. A position that cannot be by the rules is refused.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "checker/engines/identify/identify.h"
#include "checker/engines/protocol/server.h"
#include "model/games/game.h"

namespace hanaproof::identify::testing {

class ServedState : public games::State {
 public:
  ServedState(protocol::Table& table, games::Position position)
      : table_(table), position_(std::move(position)) {}

  std::vector<games::Move> moves() const override {
    std::vector<games::Move> moves;
    for (const std::string& text : table_.moves(position_).moves) {
      moves.push_back(games::Move::parse(text).value());
    }
    return moves;
  }
  const games::Position& position() const override { return position_; }
  games::Score score() const override { return std::get<games::Score>(table_.score(position_)); }
  std::unique_ptr<State> after(const games::Move& move) const override {
    return std::make_unique<ServedState>(table_, table_.play(position_, move.text()));
  }

 private:
  protocol::Table& table_;
  games::Position position_;
};

class ServedGame : public games::Game {
 public:
  // `asked`: what those who ask say that it plays.
  ServedGame(const rulebook::Ruleset& rules, rulebook::Ruleset asked)
      : asked_(std::move(asked)), table_(protocol::table_of(rules, protocol::With::spec)) {}
  const rulebook::Ruleset& rules() const override { return asked_; }
  std::unique_ptr<games::State> open(const games::Position& dealt) const override {
    return at(table_->open(dealt));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return std::make_unique<ServedState>(*table_, position);
  }

 private:
  rulebook::Ruleset asked_;
  std::unique_ptr<protocol::Table> table_;
};

// Asks what `serve` would play by `rules`, told that it is the edition of `asked`.
inline Verdict ask_served(Identification& all, const rulebook::Ruleset& rules,
                          const rulebook::Ruleset& asked, const Options& options) {
  const ServedGame game(rules, asked);
  EngineRespondent respondent(game, asked.edition().id, [](const std::exception&) { return true; });
  return all.ask(respondent, options);
}

}  // namespace hanaproof::identify::testing
