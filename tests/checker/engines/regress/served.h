// Engines made of the server: every question and every answer is a line of the protocol.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "checker/engines/regress/hunt.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/games/game.h"

namespace hanaproof::regress::testing {

inline const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

inline rulebook::Ruleset rules(const std::string& edition, int players = 2,
                               std::vector<std::string> options = {}) {
  return {library().at(edition), rulebook::Scope{players, std::move(options)}};
}

// The same rules with some answered otherwise, which no position says.
inline rulebook::Ruleset changed(rulebook::Ruleset rules,
                                 const std::map<std::string, std::string>& answers) {
  for (const auto& [topic, text] : answers) {
    rules = rules.with(topic, rulebook::Value::parse(text));
  }
  return rules;
}

// An engine that plays by the spec with some rules answered otherwise.
inline Opponent playing(const std::map<std::string, std::string>& answers) {
  return [answers](const rulebook::Ruleset& right) { return spec::game(changed(right, answers)); };
}

// Plays as another game does, but for what somebody does about it.
class Wrapped : public games::Game {
 public:
  using MayFail = std::function<void()>;
  using Change = std::function<void(games::Position&)>;
  // `before`: called before a state is made. `change`: of what every position is said to be.
  explicit Wrapped(std::unique_ptr<games::Game> inner, MayFail before, Change change = {})
      : inner_(std::move(inner)), before_(std::move(before)), change_(std::move(change)) {}

  const rulebook::Ruleset& rules() const override { return inner_->rules(); }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    if (before_) before_();
    return std::make_unique<State>(inner_->open(laid_out), change_);
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    if (before_) before_();
    return std::make_unique<State>(inner_->at(position), change_);
  }

 private:
  class State : public games::State {
   public:
    State(std::unique_ptr<games::State> inner, Change change)
        : inner_(std::move(inner)), change_(std::move(change)) {}
    std::vector<games::Move> moves() const override { return inner_->moves(); }
    std::unique_ptr<games::State> after(const games::Move& move) const override {
      return std::make_unique<State>(inner_->after(move), change_);
    }
    const games::Position& position() const override {
      said_ = inner_->position();
      if (change_) change_(said_);
      return said_;
    }
    games::Score score() const override { return inner_->score(); }
    games::Score score_with(const games::Hands& hands) const override {
      return inner_->score_with(hands);
    }

   private:
    std::unique_ptr<games::State> inner_;
    Change change_;
    mutable games::Position said_;
  };

  std::unique_ptr<games::Game> inner_;
  MayFail before_;
  Change change_;
};

inline HuntOptions some_games(std::uint64_t games, double seconds = 0, std::uint64_t seed = 1) {
  HuntOptions options;
  options.games = games;
  options.seconds = seconds;
  options.seed = seed;
  options.settle_seconds = 600;
  return options;
}

}  // namespace hanaproof::regress::testing
