// Engines that nobody wrote: the spec with some rules answered otherwise, with faults that no rule
// expresses, and with no more to say than a real one has.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "model/notation/position.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::regress::testing {

// What somebody says otherwise, whatever the rules are.
struct Slip {
  std::function<void(const notation::Position& here, std::vector<games::Move>&)> moves = {};
  std::function<void(notation::Position& said)> position = {};
  std::function<void(const notation::Position& here, games::Score&)> score = {};
};

struct Invention {
  Answers answers = {};
  std::vector<Slip> slips = {};
  games::Tells tells = {};
  bool scores_ends_only = false;
};

class InventedState : public games::State {
 public:
  InventedState(const Invention& invention, std::unique_ptr<games::State> held,
                const games::Game& scorer)
      : invention_(invention), held_(std::move(held)), scorer_(scorer), said_(held_->position()) {
    if (auto* position = std::get_if<notation::Position>(&said_)) {
      for (const Slip& slip : invention_.slips) {
        if (slip.position) slip.position(*position);
      }
    }
  }

  std::vector<games::Move> moves() const override {
    if (!invention_.tells.moves) throw games::Untold("moves");
    auto moves = held_->moves();
    if (const auto* here = std::get_if<notation::Position>(&held_->position())) {
      for (const Slip& slip : invention_.slips) {
        if (slip.moves) slip.moves(*here, moves);
      }
    }
    return moves;
  }

  std::unique_ptr<games::State> after(const games::Move& move) const override {
    return std::make_unique<InventedState>(invention_, held_->after(move), scorer_);
  }
  const games::Position& position() const override { return said_; }

  games::Score score() const override {
    const games::Position& now = held_->position();
    if (invention_.scores_ends_only && !games::is_over(now)) throw games::Untold("score");
    // Who only scores is given positions that others reached.
    auto score = invention_.tells.positions || !invention_.tells.anywhere
                     ? held_->score()
                     : scorer_.at(now)->score();
    if (const auto* here = std::get_if<notation::Position>(&now)) {
      for (const Slip& slip : invention_.slips) {
        if (slip.score) slip.score(*here, score);
      }
    }
    return score;
  }
  games::Score score_with(const games::Hands& hands) const override {
    return held_->score_with(hands);
  }

 private:
  const Invention& invention_;
  std::unique_ptr<games::State> held_;
  const games::Game& scorer_;
  games::Position said_;
};

class InventedGame : public games::Game {
 public:
  InventedGame(const rulebook::Ruleset& right, Invention invention)
      : invention_(std::move(invention)),
        right_(spec::game(right)),
        wrong_(spec::game(changed(right, invention_.answers))) {}

  const rulebook::Ruleset& rules() const override { return right_->rules(); }
  const games::Tells& tells() const override { return invention_.tells; }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return holding(player().open(laid_out));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    if (!invention_.tells.anywhere) throw games::Untold("it only plays from a deal");
    return holding(player().at(position));
  }

 private:
  const games::Game& player() const {
    return invention_.tells.positions || !invention_.tells.anywhere ? *wrong_ : *right_;
  }
  std::unique_ptr<games::State> holding(std::unique_ptr<games::State> held) const {
    return std::make_unique<InventedState>(invention_, std::move(held), *wrong_);
  }

  Invention invention_;
  std::unique_ptr<games::Game> right_;
  std::unique_ptr<games::Game> wrong_;
};

inline Opponent invented(const Invention& invention) {
  return [invention](const rulebook::Ruleset& right) {
    return std::make_unique<InventedGame>(right, invention);
  };
}

}  // namespace hanaproof::regress::testing
