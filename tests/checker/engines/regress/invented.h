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
  // Where this holds these answers are scored by, too.
  std::function<bool(const notation::Position& here)> where = {};
  Answers otherwise = {};
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

// By its rules, and by what each slip makes of them.
using Scorers = std::vector<std::unique_ptr<games::Game>>;

class InventedState : public games::State {
 public:
  InventedState(const Invention& invention, std::unique_ptr<games::State> held,
                const Scorers& scorers)
      : invention_(invention), held_(std::move(held)), scorers_(scorers), said_(held_->position()) {
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
    return std::make_unique<InventedState>(invention_, held_->after(move), scorers_);
  }
  const games::Position& position() const override { return said_; }

  games::Score score() const override {
    const games::Position& now = held_->position();
    if (invention_.scores_ends_only && !games::is_over(now)) throw games::Untold("score");
    const auto* here = std::get_if<notation::Position>(&now);
    // Who only scores is given positions that others reached.
    const games::Game* scorer =
        invention_.tells.positions || !invention_.tells.anywhere ? nullptr : scorers_[0].get();
    for (std::size_t i = 0; here && i < invention_.slips.size(); ++i) {
      const Slip& slip = invention_.slips[i];
      if (slip.where && slip.where(*here)) scorer = scorers_[i + 1].get();
    }
    auto score = scorer ? scorer->at(now)->score() : held_->score();
    for (const Slip& slip : invention_.slips) {
      if (here && slip.score) slip.score(*here, score);
    }
    return score;
  }
  games::Score score_with(const games::Hands& hands) const override {
    return held_->score_with(hands);
  }

 private:
  const Invention& invention_;
  std::unique_ptr<games::State> held_;
  const Scorers& scorers_;
  games::Position said_;
};

class InventedGame : public games::Game {
 public:
  InventedGame(const rulebook::Ruleset& right, Invention invention)
      : invention_(std::move(invention)),
        right_(spec::game(right)),
        wrong_(spec::game(changed(right, invention_.answers))) {
    scorers_.push_back(spec::game(wrong_->rules()));
    for (const Slip& slip : invention_.slips) {
      scorers_.push_back(spec::game(changed(wrong_->rules(), slip.otherwise)));
    }
  }

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
    return std::make_unique<InventedState>(invention_, std::move(held), scorers_);
  }

  Invention invention_;
  std::unique_ptr<games::Game> right_;
  std::unique_ptr<games::Game> wrong_;
  Scorers scorers_;
};

inline Opponent invented(const Invention& invention) {
  return [invention](const rulebook::Ruleset& right) {
    return std::make_unique<InventedGame>(right, invention);
  };
}

}  // namespace hanaproof::regress::testing
