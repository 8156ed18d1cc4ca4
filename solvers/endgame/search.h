// Alpha-beta over the positions of one game with null windows only, narrowed to exact values:
// MTD(f) (Plaat, Schaeffer, Pijls, de Bruin, "Best-first fixed-depth minimax algorithms", 1996).
#pragma once

#include <algorithm>

#include "solvers/endgame/bounds.h"
#include "solvers/endgame/ordering.h"
#include "solvers/endgame/position_key.h"

namespace hanaproof::endgame {

// `Keys`: what of a position the table goes by.
template <engine::Shape S, class Keys = PositionKeys>
class Search {
  static_assert(can_be_two_sides(S.players), "values are zero-sum only between two sides");

 public:
  using Game = engine::Game<S>;
  using State = engine::State<S.players>;
  using Move = engine::Move;

  // Of all that comes of `root`. The arguments must outlive the search; what the workspace knows of
  // other games is forgotten.
  Search(const Game& game, const Knowledge& known, Workspace& work, const State& root)
      : game_(game),
        known_(known),
        work_(work),
        future_(game, root),
        bounds_(game, future_, known.reach),
        ordering_(game, future_, known.likeness) {
    work_.table.clear();
  }

  // What is still to be gained from here, for the first side. A `guess` near it saves time.
  int value(const State& state, int guess) {
    if (state.phase == engine::Phase::over) return rest(state);
    const int sign = sign_of(state);
    int low = -kUnbounded;
    int high = kUnbounded;
    int beta = sign * guess;
    int found = 0;
    for (int step = 0; low < high; step = 2 * step + 1) {
      found = search(state, beta);
      (found < beta ? high : low) = found;
      if (low > -kUnbounded && high < kUnbounded) {
        beta = low + (high - low + 1) / 2;
      } else {
        beta = found < beta ? found - step : found + 1 + step;
      }
    }
    return sign * found;
  }

  // Whether at least so much is still to be gained from here, for the first side.
  bool at_least(const State& state, int least) {
    if (state.phase == engine::Phase::over) return rest(state) >= least;
    if (sign_of(state) > 0) return search(state, least) >= least;
    return search(state, 1 - least) < 1 - least;
  }

  // Carries out a move; what the first side gains by it at once.
  int play(State& state, Move move) const {
    const auto before = state.captured;
    game_.play(state, move);
    if constexpr (kCapturedMatters<S>) return 0;
    if (!game_.tables().card_points.count) return 0;
    const auto gained = [&](int side) {
      return engine::worth(game_.tables(), of_side(state.captured, side) & ~of_side(before, side));
    };
    return gained(0) - gained(1);
  }

  // What the first side has gained before this position. Where what has been captured does not
  // matter to play, values are counted from here on; else they are those of the round.
  int base(const State& state) const {
    if constexpr (kCapturedMatters<S>) return 0;
    return ahead(game_, state);
  }

  const Game& game() const { return game_; }
  // Positions looked at so far, those of them included that were known or settled at once.
  std::uint64_t nodes() const { return nodes_; }

 private:
  // 1 where the first side decides, else -1.
  static int sign_of(const State& state) { return side_of(state.turn) == 0 ? 1 : -1; }

  int rest(const State& over) const { return outcome(game_, over) - base(over); }

  // A result of at least `beta` is a lower bound of the value for the side at turn, a smaller one
  // an upper bound.
  int search(const State& state, int beta);
  // The same of one move of it.
  int try_move(const State& state, Move move, int beta);

  const Game& game_;
  const Knowledge& known_;
  Workspace& work_;
  Future<S> future_;
  Bounds<S> bounds_;
  Ordering<S> ordering_;
  std::size_t depth_ = 0;
  std::uint64_t nodes_ = 0;
};

template <engine::Shape S, class Keys>
int Search<S, Keys>::try_move(const State& state, Move move, int beta) {
  State next = state;
  const int first_gains = play(next, move);
  const int sign = sign_of(state);
  const int gain = sign * first_gains;
  if (next.phase == engine::Phase::over) return gain + sign * rest(next);
  if (side_of(next.turn) == side_of(state.turn)) return gain + search(next, beta - gain);
  return gain - search(next, gain - beta + 1);
}

template <engine::Shape S, class Keys>
int Search<S, Keys>::search(const State& state, int beta) {
  ++nodes_;
  const View view = view_of(game_, known_, future_, state);
  const Key key = Keys::of(game_, future_, known_, state, view);
  work_.table.prefetch(key);

  const Range range = bounds_.of(state, view);
  if (range.low >= beta || range.low == range.high) return range.low;
  if (range.high < beta) return range.high;

  const std::optional<Entry> found = work_.table.find(key);
  if (found) {
    if (found->low >= beta) return found->low;
    if (found->high < beta) return found->high;
  }
  Entry entry = found.value_or(Entry{});

  Ply& ply = work_.plies[depth_++];
  const std::size_t size = ordering_.list(state, view, found ? &entry.best : nullptr, ply);
  const auto end = ply.order.begin() + static_cast<std::ptrdiff_t>(size);
  int best = -kUnbounded;
  for (auto next = ply.order.begin(); next != end && best < beta; ++next) {
    std::iter_swap(next, std::max_element(next, end));
    const Move move = ply.moves[*next & 0xFF];
    const int value = try_move(state, move, beta);
    if (value <= best) continue;
    best = value;
    entry.best = move;
  }
  --depth_;
  if (best >= beta) {
    entry.low = best;
  } else {
    entry.high = best;
  }
  entry.depth = static_cast<std::uint8_t>(1 + engine::count(view.puts[0] | view.puts[1]));
  work_.table.store(key, entry);
  return best;
}

}  // namespace hanaproof::endgame
