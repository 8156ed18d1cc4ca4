#include "checker/engines/regress/fuzz.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "checker/games/registry.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using games::Line;
using games::Move;
using games::Playout;
using games::State;
using lockstep::Difference;
using lockstep::Held;

namespace {

// ---- What somebody answers along one line, asked once and kept ----------------------------------

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
  const games::Position& position() const override { return answers_->state->position(); }
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
  std::unique_ptr<State> open(const games::Position&) const override { return first(); }
  std::unique_ptr<State> at(const games::Position&) const override { return first(); }

 private:
  std::unique_ptr<State> first() const {
    if (!first_) first_ = std::make_shared<Answers>(games::start(game_, line_));
    return std::make_unique<KeptState>(first_);
  }

  const games::Game& game_;
  games::Line line_;
  mutable std::shared_ptr<Answers> first_;
};

// ---- Games --------------------------------------------------------------------------------------

// Of a game so many rounds are played on both sides.
constexpr int kRounds = 3;
constexpr std::size_t kAgreements = 100;

// Whether the rules have the line at all; `follow` has nothing to say of one that they have not.
bool has_line(const games::Family& family, const games::Game& spec, const Line& line) {
  try {
    // Of a betting game the deck is a rule.
    if (std::holds_alternative<notation::BetPosition>(line.start)) {
      family.validate(spec, line.start);
    }
    games::end(spec, line);
    return true;
  } catch (const games::IllegalMove&) {
    return false;
  } catch (const notation::NotationError&) {
    return false;
  }
}

}  // namespace

Fuzzer::Fuzzer(const rulebook::Ruleset& rules, const Opponent& opponent, std::uint64_t seed)
    : spec_(spec::game(rules)),
      subject_(opponent(rules)),
      pair_{games::family(rules), *spec_, *subject_},
      maker_(std::make_unique<Maker>(rules, seed)),
      dice_(seed) {}

void Fuzzer::agree(const Line& line) {
  ++offered_;
  if (agreements_.size() < kAgreements) {
    agreements_.push_back(line);
    return;
  }
  const auto place = static_cast<std::size_t>(dice_.next() % offered_);
  if (place < kAgreements) agreements_[place] = line;
}

template <class Play>
Fuzzer::Found Fuzzer::guarded(Play play) {
  try {
    return play();
  } catch (const std::exception& error) {
    return Failure{here_, 0, {"error", "none", error.what()}};
  }
}

Fuzzer::Found Fuzzer::start(const Line& line, Held& held) {
  here_ = line;
  ++positions_;
  held = Held::start(pair_, line);
  auto difference = lockstep::compare(pair_, held);
  if (!difference) difference = lockstep::compare_conserved(pair_, line.start, held);
  if (difference) return Failure{here_, 0, std::move(*difference)};
  agree(here_);
  return std::nullopt;
}

Fuzzer::Found Fuzzer::step(Held& held, Playout::Others others, const Move* chosen) {
  const games::Position& before = held.ours->position();
  ++positions_;
  Held next;
  for (const Move& move : held.ours->moves()) {
    const bool goes_on = chosen && move == *chosen;
    if (!goes_on && others == Playout::Others::leave) continue;
    const bool wholly = goes_on || others == Playout::Others::compare;
    here_ = {.start = before, .moves = {move}};
    ++moves_;
    Held after = held.after(move);
    auto difference = lockstep::compare_positions(pair_, after);
    if (!difference) difference = lockstep::compare_conserved(pair_, before, after);
    if (!difference && wholly) {
      difference = lockstep::compare_answers(pair_, after, after.ours->moves());
    }
    if (difference) return Failure{here_, 0, std::move(*difference)};
    if (wholly) agree(here_);
    if (goes_on) next = std::move(after);
  }
  if (chosen) held = std::move(next);
  return std::nullopt;
}

Fuzzer::Found Fuzzer::settle(const Held& held) {
  if (!games::is_over(held.ours->position())) return std::nullopt;
  for (const games::Hands& hands : maker_->hands(held.ours->position())) {
    here_ = {.start = games::with_hands(held.ours->position(), hands)};
    ++moves_;
    auto difference = lockstep::compare_hands(pair_, held, hands);
    if (difference) return Failure{here_, 0, std::move(*difference)};
    agree(here_);
  }
  return std::nullopt;
}

Fuzzer::Found Fuzzer::play(const Line& round, const Stop& stop) {
  Held held;
  if (auto failure = start({round.start, round.laid_out}, held)) return failure;
  for (const Move& move : round.moves) {
    if (stop()) return std::nullopt;
    const auto others = maker_->others(held.ours->position());
    if (auto failure = step(held, others, &move)) return failure;
  }
  return settle(held);
}

Fuzzer::Found Fuzzer::play(const Stop& stop) {
  auto rounds = maker_->rounds();
  for (int i = 0; i < kRounds && !rounds.empty() && !stop(); ++i) {
    const auto best = std::ranges::max_element(
        rounds, {}, [&](const Round& one) { return maker_->guide().worth(one.asked); });
    if (auto failure = play(best->line, stop)) return failure;
    rounds.erase(best);
  }
  return std::nullopt;
}

Fuzzer::Found Fuzzer::make_up(const Stop& stop) {
  Found found;
  maker_->make_up([&](const Line& line) {
    if (stop()) return false;
    Held held;
    found = start(line, held);
    if (!found) found = step(held, Playout::Others::compare, nullptr);
    return !found;
  });
  return found;
}

Fuzzer::Found Fuzzer::game(const Stop& stop) {
  spec_->forget();
  auto found = guarded([&] { return play(stop); });
  const spec::Consulted in_play = take_asked(*spec_);
  maker_->played(in_play);
  if (found) return found;
  found = guarded([&] { return make_up(stop); });
  // What has been asked for in play is counted already: it is one game.
  maker_->guide().played(take_asked(*spec_) & ~in_play);
  return found;
}

Trial Fuzzer::trial(const Line& line) const {
  const auto answers = kept(*subject_, line);
  return [this, line, answers](const rulebook::Ruleset& other) -> std::optional<Difference> {
    try {
      const auto spec = spec::game(other);
      if (!has_line(pair_.family, *spec, line)) return Difference{"line", "none", "played"};
      const auto failure = lockstep::follow({pair_.family, *spec, *answers}, line);
      return failure ? std::optional(failure->difference) : std::nullopt;
    } catch (const std::exception& error) {
      // Rules that cannot play on from there differ too.
      return Difference{"error", error.what(), "none"};
    }
  };
}

std::shared_ptr<const games::Game> kept(const games::Game& game, const Line& line) {
  return std::make_shared<KeptGame>(game, line);
}

}  // namespace hanaproof::regress
