// One situation, held against many rules.
#include <algorithm>
#include <exception>
#include <map>
#include <optional>
#include <utility>

#include "checker/engines/regress/fuzz.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using games::Line;
using lockstep::Difference;

namespace {

// ---- What somebody answers along one line, asked once and kept ----------------------------------

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

// ---- Rules that may not play all of the line ----------------------------------------------------

// How many moves of the line the rules have; nothing where they do not even have its start.
// `follow` has nothing to say of what they have not.
std::optional<std::size_t> moves_of(const games::Family& family, const games::Game& spec,
                                    const Line& line) {
  try {
    // Of a betting game the deck is a rule.
    if (std::holds_alternative<notation::BetPosition>(line.start)) {
      family.validate(spec, line.start);
    }
    return games::follow(spec, line).made;
  } catch (const notation::NotationError&) {
    return std::nullopt;
  }
}

bool refuses(const games::Game& game, const Line& line) {
  try {
    games::end(game, line);
    return false;
  } catch (const games::IllegalMove&) {
    return true;
  }
}

// Where both sides refuse the last move they agree.
std::optional<Difference> held_against(const lockstep::Pair& pair, Line line) {
  const auto made = moves_of(pair.family, pair.spec, line);
  const std::size_t moves = line.moves.size();
  if (!made || *made + 1 < moves) return Difference{"line", "none", "played"};
  const bool refused = *made < moves;
  if (refused && !refuses(pair.subject, line)) return Difference{"line", "none", "played"};
  if (refused) line.moves.pop_back();
  const auto failure = lockstep::follow(pair, line);
  return failure ? std::optional(failure->difference) : std::nullopt;
}

}  // namespace

std::shared_ptr<const games::Game> kept(const games::Game& game, const Line& line) {
  return std::make_shared<KeptGame>(game, line);
}

std::vector<Line> Fuzzer::agreements() const {
  std::vector<Line> all = remembered_;
  all.insert(all.end(), agreements_.begin(), agreements_.end());
  return all;
}

Trial Fuzzer::trial(const Line& line, const std::set<std::string>& aside) const {
  return [this, line, answers = kept(subject(aside), line)](
             const spec::Game& spec) -> std::optional<Difference> {
    try {
      return held_against({pair_->family, spec, *answers}, line);
    } catch (const std::exception& error) {
      // Rules that cannot play on from there differ too.
      return Difference{"error", error.what(), "none"};
    }
  };
}

Differing Fuzzer::differing(const Line& line, const std::set<std::string>& aside) const {
  const auto asked = [line](const spec::Game& spec) {
    spec.forget();
    try {
      const auto end = games::end(spec, line);
      end->moves();
      end->score();
    } catch (const std::exception&) {
      // As far as they play it.
    }
    return spec.consulted();
  };
  return {trial(line, aside), asked};
}

}  // namespace hanaproof::regress
