#include "solvers/endgame/solver.h"

#include <algorithm>
#include <stdexcept>
#include <type_traits>

#include "solvers/adapters/capturing.h"
#include "solvers/endgame/search.h"
#include "solvers/engine/dispatch.h"

namespace hanaproof::endgame {

namespace {

std::invalid_argument more_than_two_sides() {
  return std::invalid_argument("values are worked out for two players or two teams only");
}

// The legal moves in the order of the notation.
template <class Game>
std::vector<notation::Move> ordered_moves(const Game& game, const typename Game::State& state) {
  engine::MoveList list;
  game.moves(state, list);
  std::vector<notation::Move> moves;
  for (const engine::Move move : list) moves.push_back(adapters::to_notation(move));
  std::sort(moves.begin(), moves.end());
  return moves;
}

template <class Search>
class Analysis {
 public:
  using State = typename Search::State;
  explicit Analysis(Search& search) : search_(search) {}

  // The round's value for the first side.
  int value(const State& state, int guess) {
    const int before = search_.base(state);
    return before + search_.value(state, guess - before);
  }

  Solution solve(const State& root, const Options& options) {
    Solution solution;
    if (options.every_move) solution.moves = every_move(root);
    solution.value = solution.moves.empty() ? value(root, 0) : best_of(root, solution.moves);
    solution.best = options.every_move ? best_of(solution) : best_moves(root, solution.value);
    if (options.line) solution.line = line(root, solution.value);
    solution.nodes = search_.nodes();
    return solution;
  }

  // On the way from a root of this value.
  FirstCall first_call(State state, int value) {
    using Sort = notation::Move::Sort;
    for (; state.phase != engine::Phase::over; state = after(state, first_best(state, value))) {
      if (state.phase != engine::Phase::call) continue;
      if (ordered_moves(search_.game(), state).size() < 2) continue;
      const auto kept = [&](Sort call) {
        return keeps(after(state, notation::Move::say(call)), side_of(state.turn), value);
      };
      if (!kept(Sort::koi_koi)) return FirstCall::stop;
      return kept(Sort::stop) ? FirstCall::either : FirstCall::koi_koi;
    }
    return FirstCall::none;
  }

 private:
  State after(State state, const notation::Move& move) const {
    search_.play(state, adapters::to_engine(move));
    return state;
  }

  // Whether the side that came here still gets the round's value, the best that there is.
  bool keeps(const State& state, int side, int value) {
    const int least = value - search_.base(state);
    return side == 0 ? search_.at_least(state, least) : !search_.at_least(state, least + 1);
  }

  std::vector<notation::Move> best_moves(const State& root, int value) {
    std::vector<notation::Move> best;
    for (const notation::Move& move : ordered_moves(search_.game(), root)) {
      if (keeps(after(root, move), side_of(root.turn), value)) best.push_back(move);
    }
    return best;
  }
  static std::vector<notation::Move> best_of(const Solution& solution) {
    std::vector<notation::Move> best;
    for (const auto& [move, value] : solution.moves) {
      if (value == solution.value) best.push_back(move);
    }
    return best;
  }

  std::vector<ScoredMove> every_move(const State& state) {
    std::vector<ScoredMove> moves;
    int guess = 0;
    for (const notation::Move& move : ordered_moves(search_.game(), state)) {
      guess = value(after(state, move), guess);
      moves.push_back({move, guess});
    }
    return moves;
  }

  static int best_of(const State& state, const std::vector<ScoredMove>& moves) {
    const auto less = [](const ScoredMove& a, const ScoredMove& b) { return a.value < b.value; };
    return side_of(state.turn) == 0 ? std::max_element(moves.begin(), moves.end(), less)->value
                                    : std::min_element(moves.begin(), moves.end(), less)->value;
  }

  notation::Move first_best(const State& state, int value) {
    const auto legal = ordered_moves(search_.game(), state);
    const auto best = std::find_if(legal.begin(), legal.end(), [&](const notation::Move& move) {
      return keeps(after(state, move), side_of(state.turn), value);
    });
    if (best == legal.end()) throw std::logic_error("no move keeps the value of the position");
    return *best;
  }

  std::vector<notation::Move> line(State state, int value) {
    std::vector<notation::Move> moves;
    while (state.phase != engine::Phase::over) {
      moves.push_back(first_best(state, value));
      state = after(state, moves.back());
    }
    return moves;
  }

  Search& search_;
};

}  // namespace

bool has_two_sides(const rulebook::Ruleset& rules) {
  const int players = rules.scope().players;
  return players == 2 || (can_be_two_sides(players) && engine::PaymentRules(rules).teams == 2);
}

struct Solver::Parts {
  Parts(const rulebook::Ruleset& rules, Options wanted, const Likeness& cards)
      : tables(rules), known(tables, cards), options(wanted), work(wanted.log2_entries) {
    if (!has_two_sides(rules)) throw more_than_two_sides();
  }

  // Calls `visitor(analysis)` with one for this root.
  template <int Players, class Visitor>
  auto analyse(const engine::Stock& stock, const engine::State<Players>& root, Visitor&& visitor) {
    using Result = std::invoke_result_t<Visitor, Analysis<Search<engine::Shape{Players}>>>;
    return engine::with_game(tables, stock, [&](const auto& game) -> Result {
      using Game = std::remove_cvref_t<decltype(game)>;
      if constexpr (Game::kPlayers == Players) {
        Search<Game::kShape> search(game, known, work, root);
        return visitor(Analysis(search));
      } else {
        throw more_than_two_sides();
      }
    });
  }
  template <int Players>
  Solution solve(const notation::Position& position) {
    const auto root = adapters::to_engine<Players>(tables, position);
    return analyse(adapters::stock_of(position), root,
                   [&](auto analysis) { return analysis.solve(root, options); });
  }

  engine::Tables tables;
  Knowledge known;
  Options options;
  Workspace work;
};

Solver::Solver(const rulebook::Ruleset& rules, Options options)
    : Solver(rules, options, Likeness(rules)) {}
Solver::Solver(const rulebook::Ruleset& rules, Options options, const Likeness& likeness)
    : parts_(std::make_unique<Parts>(rules, options, likeness)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;

Solution Solver::solve(const notation::Position& position) {
  if (position.players != parts_->tables.players) throw more_than_two_sides();
  switch (position.players) {
    case 2:
      return parts_->solve<2>(position);
    case 4:
      return parts_->solve<4>(position);
    default:
      return parts_->solve<6>(position);
  }
}

int Solver::value(const engine::Stock& stock, const engine::State<2>& state) {
  return parts_->analyse(stock, state, [&](auto analysis) { return analysis.value(state, 0); });
}

Solver::Worth Solver::worth(const engine::Stock& stock, const engine::State<2>& state) {
  return parts_->analyse(stock, state, [&](auto analysis) {
    const int value = analysis.value(state, 0);
    return Worth{value, tables().shape.calls ? analysis.first_call(state, value) : FirstCall::none};
  });
}

const engine::Tables& Solver::tables() const { return parts_->tables; }

}  // namespace hanaproof::endgame
