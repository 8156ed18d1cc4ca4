#include "checker/engines/crosscheck/engine_subject.h"

#include <utility>

#include "solvers/adapters/capturing.h"
#include "solvers/engine/dispatch.h"
#include "solvers/engine/perft.h"
#include "solvers/engine/score.h"

namespace hanaproof::crosscheck {

using engine::Game;
using engine::Shape;
using engine::Tables;
using notation::Move;
using notation::Position;

namespace {

// What all positions of a round share.
template <Shape S>
struct Round {
  std::shared_ptr<const Tables> tables;
  Game<S> game;
  Position like;  // edition, rules, deck, teams
};

template <Shape S>
class EngineBoard : public Board {
 public:
  using State = engine::State<S.players>;
  EngineBoard(std::shared_ptr<const Round<S>> round, const State& state)
      : round_(std::move(round)), state_(state) {}

  std::vector<Move> moves() const override {
    engine::MoveList list;
    round_->game.moves(state_, list);
    std::vector<Move> moves;
    for (const engine::Move move : list) moves.push_back(adapters::to_notation(move));
    return moves;
  }

  Position position() const override {
    return adapters::to_notation(*round_->tables, round_->game.stock(), state_, round_->like);
  }

  spec::Score score() const override {
    const auto score = engine::score(round_->game, state_);
    spec::Score answer;
    for (int seat = 0; seat < S.players; ++seat) {
      const engine::Made& made = score.yaku[static_cast<std::size_t>(seat)];
      const auto counted = round_->game.counted(state_, seat);
      std::vector<spec::MadeYaku>& yaku = answer.yaku.emplace_back();
      for (engine::YakuSet rest = made.which; rest != 0; rest &= rest - 1) {
        const int index = std::countr_zero(rest);
        yaku.push_back({round_->tables->yaku.ids()[static_cast<std::size_t>(index)],
                        round_->tables->yaku.points(index, counted, made.sake_dreg)});
      }
    }
    answer.points.assign(score.points.begin(), score.points.end());
    if (state_.phase == engine::Phase::over) {
      answer.result.assign(score.result.begin(), score.result.end());
      answer.payment.assign(score.payment.begin(), score.payment.end());
    }
    return answer;
  }

  std::unique_ptr<Board> after(const Move& move) const override {
    State next = state_;
    round_->game.play(next, adapters::to_engine(move));
    return std::make_unique<EngineBoard>(round_, next);
  }

  std::string inner_fault() const override {
    State fresh = adapters::to_engine<S.players>(*round_->tables, position());
    fresh.next = state_.next;
    if (fresh.counters != state_.counters) return "the counters of captured cards";
    if (!(fresh == state_)) return "the state, read again from its own position";
    if (round_->game.count_moves(state_) != static_cast<int>(moves().size())) {
      return "the number of legal moves, counted without listing them";
    }
    return {};
  }

 private:
  std::shared_ptr<const Round<S>> round_;
  State state_;
};

// In a state each seat knows who is on its side; a position numbers the teams.
template <int Players>
std::vector<int> teams_of(const engine::State<Players>& state) {
  std::vector<int> teams;
  for (const engine::Seats side : state.side) teams.push_back(std::countr_zero(side));
  return teams;
}

class EngineSubject : public Subject {
 public:
  explicit EngineSubject(std::shared_ptr<const Tables> tables) : tables_(std::move(tables)) {}

  std::unique_ptr<Board> open(const Position& dealt) const override { return board(dealt, true); }
  std::unique_ptr<Board> at(const Position& position) const override {
    return board(position, false);
  }
  std::uint64_t perft(const Position& position, int depth) const override {
    return engine::with_game(*tables_, adapters::stock_of(position), [&](const auto& game) {
      constexpr int kPlayers = std::decay_t<decltype(game)>::kPlayers;
      return engine::perft(game, adapters::to_engine<kPlayers>(*tables_, position), depth);
    });
  }

 private:
  std::unique_ptr<Board> board(const Position& position, bool opens) const {
    return engine::with_game(
        *tables_, adapters::stock_of(position), [&](const auto& game) -> std::unique_ptr<Board> {
          constexpr Shape kShape = std::decay_t<decltype(game)>::kShape;
          auto state = adapters::to_engine<kShape.players>(*tables_, position);
          if (opens) engine::open(*tables_, state);
          Position like = position;
          like.teams = teams_of(state);
          return std::make_unique<EngineBoard<kShape>>(
              std::make_shared<const Round<kShape>>(tables_, game, std::move(like)), state);
        });
  }

  std::shared_ptr<const Tables> tables_;
};

}  // namespace

std::unique_ptr<Subject> engine_subject(std::shared_ptr<const Tables> tables) {
  return std::make_unique<EngineSubject>(std::move(tables));
}

std::unique_ptr<Subject> engine_subject(const rulebook::Ruleset& rules) {
  return engine_subject(std::make_shared<const Tables>(rules));
}

}  // namespace hanaproof::crosscheck
