// What somebody answers along one line, asked once and kept.
#include <map>
#include <optional>
#include <utility>

#include "checker/engines/regress/fuzz.h"

namespace hanaproof::regress {

namespace {

// A state and what it has said so far.
struct Said {
  explicit Said(std::unique_ptr<games::State> held) : state(std::move(held)) {}
  std::unique_ptr<games::State> state;
  std::optional<std::vector<games::Move>> moves;
  std::optional<games::Score> score;
  std::map<games::Move, std::shared_ptr<Said>> after;
};

class KeptState : public games::State {
 public:
  explicit KeptState(std::shared_ptr<Said> answers) : answers_(std::move(answers)) {}

  std::vector<games::Move> moves() const override {
    if (!answers_->moves) answers_->moves = answers_->state->moves();
    return *answers_->moves;
  }
  std::unique_ptr<games::State> after(const games::Move& move) const override {
    auto& next = answers_->after[move];
    if (!next) next = std::make_shared<Said>(answers_->state->after(move));
    return std::make_unique<KeptState>(next);
  }
  const games::Position& position() const override { return answers_->state->position(); }
  games::Score score() const override {
    if (!answers_->score) answers_->score = answers_->state->score();
    return *answers_->score;
  }
  std::string fault() const override { return answers_->state->fault(); }

 private:
  std::shared_ptr<Said> answers_;
};

class KeptGame : public games::Game {
 public:
  KeptGame(const games::Game& game, games::Line line) : game_(game), line_(std::move(line)) {}

  const rulebook::Ruleset& rules() const override { return game_.rules(); }
  const games::Tells& tells() const override { return game_.tells(); }
  std::unique_ptr<games::State> open(const games::Position&) const override { return first(); }
  std::unique_ptr<games::State> at(const games::Position&) const override { return first(); }

 private:
  std::unique_ptr<games::State> first() const {
    if (!first_) first_ = std::make_shared<Said>(games::start(game_, line_));
    return std::make_unique<KeptState>(first_);
  }

  const games::Game& game_;
  games::Line line_;
  mutable std::shared_ptr<Said> first_;
};

}  // namespace

std::shared_ptr<const games::Game> kept(const games::Game& game, const games::Line& line) {
  return std::make_shared<KeptGame>(game, line);
}

}  // namespace hanaproof::regress
