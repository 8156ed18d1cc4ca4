#include "checker/engines/regress/kept.h"

#include <map>
#include <optional>
#include <utility>

namespace hanaproof::regress {

using games::Move;
using games::Position;
using games::State;

namespace {

// A state and what it has said so far.
struct Answers {
  explicit Answers(std::unique_ptr<State> held) : state(std::move(held)) {}
  std::unique_ptr<State> state;
  std::optional<std::vector<Move>> moves;
  std::optional<games::Score> score;
  std::map<Move, std::shared_ptr<Answers>> after;
};

class KeptState : public State {
 public:
  explicit KeptState(std::shared_ptr<Answers> answers) : answers_(std::move(answers)) {}

  std::vector<Move> moves() const override {
    if (!answers_->moves) answers_->moves = answers_->state->moves();
    return *answers_->moves;
  }
  std::unique_ptr<State> after(const Move& move) const override {
    auto& next = answers_->after[move];
    if (!next) next = std::make_shared<Answers>(answers_->state->after(move));
    return std::make_unique<KeptState>(next);
  }
  const Position& position() const override { return answers_->state->position(); }
  games::Score score() const override {
    if (!answers_->score) answers_->score = answers_->state->score();
    return *answers_->score;
  }
  std::string fault() const override { return answers_->state->fault(); }

 private:
  std::shared_ptr<Answers> answers_;
};

class KeptGame : public games::Game {
 public:
  KeptGame(const games::Game& game, games::Line line) : game_(game), line_(std::move(line)) {}

  const rulebook::Ruleset& rules() const override { return game_.rules(); }
  std::unique_ptr<State> open(const Position&) const override { return first(); }
  std::unique_ptr<State> at(const Position&) const override { return first(); }

 private:
  std::unique_ptr<State> first() const {
    if (!first_) first_ = std::make_shared<Answers>(games::start(game_, line_));
    return std::make_unique<KeptState>(first_);
  }

  const games::Game& game_;
  games::Line line_;
  mutable std::shared_ptr<Answers> first_;
};

}  // namespace

std::shared_ptr<const games::Game> kept(const games::Game& game, const games::Line& line) {
  return std::make_shared<KeptGame>(game, line);
}

}  // namespace hanaproof::regress
