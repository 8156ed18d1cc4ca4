#include <bit>
#include <optional>
#include <utility>

#include "model/cards/seat.h"
#include "model/games/added.h"
#include "solvers/adapters/capturing.h"
#include "solvers/adapters/games/game.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/perft.h"
#include "solvers/engine/score.h"

namespace hanaproof::adapters {

using cards::at;
using engine::Shape;
using engine::Tables;
using games::Move;
using games::Score;

namespace {

// What all positions of a round share.
template <Shape S>
struct Round {
  std::shared_ptr<const Tables> tables;
  engine::Game<S> game;
  notation::Position like;  // edition, rules, deck, teams
};

template <Shape S>
class CapturingState : public games::State {
 public:
  using Held = engine::State<S.players>;
  CapturingState(std::shared_ptr<const Round<S>> round, const Held& held)
      : round_(std::move(round)), held_(held) {}

  std::vector<Move> moves() const override {
    engine::MoveList list;
    round_->game.moves(held_, list);
    std::vector<Move> moves;
    moves.reserve(list.size());
    for (const engine::Move move : list) moves.push_back(to_notation(move));
    return moves;
  }

  std::unique_ptr<State> after(const Move& move) const override {
    Held next = held_;
    round_->game.play(next, to_engine(move));
    return std::make_unique<CapturingState>(round_, next);
  }

  const games::Position& position() const override {
    if (!position_) {
      position_ = to_notation(*round_->tables, round_->game.stock(), held_, round_->like);
    }
    return *position_;
  }

  Score score() const override {
    const auto score = engine::score(round_->game, held_);
    Score answer;
    answer.yaku.reserve(at(S.players));
    for (int seat = 0; seat < S.players; ++seat) {
      answer.yaku.push_back(to_notation(round_->tables->yaku, score.yaku[at(seat)],
                                        round_->game.counted(held_, seat)));
    }
    answer.points.assign(score.points.begin(), score.points.end());
    if (held_.phase == engine::Phase::over) {
      answer.result.assign(score.result.begin(), score.result.end());
      answer.payment.assign(score.payment.begin(), score.payment.end());
    }
    return answer;
  }

  std::string fault() const override {
    const auto& whole = std::get<notation::Position>(position());
    Held fresh = adapters::to_engine<S.players>(*round_->tables, whole);
    fresh.next = held_.next;
    if (fresh.counters != held_.counters) return "the counters of captured cards";
    if (!(fresh == held_)) return "the state, read again from its own position";
    engine::MoveList list;
    round_->game.moves(held_, list);
    if (round_->game.count_moves(held_) != static_cast<int>(list.end() - list.begin())) {
      return "the number of legal moves, counted without listing them";
    }
    return {};
  }

 private:
  std::shared_ptr<const Round<S>> round_;
  Held held_;
  mutable std::optional<games::Position> position_;
};

// In a state each seat knows who is on its side; a position numbers the teams.
template <int Players>
notation::PerSeat<int> teams_of(const engine::State<Players>& state) {
  notation::PerSeat<int> teams;
  for (const engine::Seats side : state.side) teams.push_back(std::countr_zero(side));
  return teams;
}

class CapturingEngine : public games::Game {
 public:
  CapturingEngine(rulebook::Ruleset rules, std::shared_ptr<const Tables> tables)
      : rules_(std::move(rules)), tables_(std::move(tables)) {}

  const rulebook::Ruleset& rules() const override { return rules_; }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    return state(std::get<notation::Position>(laid_out), true);
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return state(std::get<notation::Position>(position), false);
  }
  std::uint64_t perft(const games::Position& any, int depth) const override {
    const auto& position = std::get<notation::Position>(any);
    return engine::with_game(*tables_, stock_of(position), [&](const auto& game) {
      constexpr int kPlayers = std::decay_t<decltype(game)>::kPlayers;
      return engine::perft(game, to_engine<kPlayers>(*tables_, position), depth);
    });
  }

 private:
  std::unique_ptr<games::State> state(const notation::Position& position, bool opens) const {
    return engine::with_game(
        *tables_, stock_of(position), [&](const auto& game) -> std::unique_ptr<games::State> {
          constexpr Shape kShape = std::decay_t<decltype(game)>::kShape;
          auto held = to_engine<kShape.players>(*tables_, position);
          if (opens) engine::open(*tables_, held);
          notation::Position like = position;
          like.teams = teams_of(held);
          return std::make_unique<CapturingState<kShape>>(
              std::make_shared<const Round<kShape>>(tables_, game, std::move(like)), held);
        });
  }

  rulebook::Ruleset rules_;
  std::shared_ptr<const Tables> tables_;
};

}  // namespace

std::unique_ptr<games::Game> capturing_engine(const rulebook::Ruleset& rules,
                                              std::shared_ptr<const Tables> tables) {
  return std::make_unique<CapturingEngine>(rules, std::move(tables));
}

std::unique_ptr<games::Game> engine_game(const rulebook::Ruleset& rules) {
  if (const auto* added = games::added(rules.edition().game)) return added->engine(rules);
  switch (rulebook::family_of(rules.edition().game)) {
    case rulebook::Family::betting:
      return betting_engine(rules, BettingTables(rules));
    case rulebook::Family::hachi:
      return hachi_engine(rules);
    default:
      break;
  }
  auto tables = std::make_shared<const Tables>(rules);
  engine::expect_played(*tables);
  return capturing_engine(rules, std::move(tables));
}

}  // namespace hanaproof::adapters
