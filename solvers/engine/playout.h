// Random play: every decision of a round drawn from the legal moves, all equally likely.
#pragma once

#include <array>

#include "solvers/engine/game.h"
#include "solvers/engine/random_set.h"

namespace hanaproof::engine {

// One of the legal moves, all equally likely. The round must not be over.
template <Shape S>
Move random_move(const Game<S>& game, const State<S.players>& state, cards::Dice& random) {
  MoveList moves;
  game.moves(state, moves);
  return moves[random.below(moves.size())];
}

// Plays rounds of the rules' game to their end. What is legal and what comes of it is the Game's;
// here stand only the turns in which nobody can have anything to say, and they take no branch that
// chance decides.
template <Shape S>
class Playout {
 public:
  using State = engine::State<S.players>;

  // The tables must outlive the playout and be of this shape.
  explicit Playout(const Tables& tables);

  // Plays the round to its end.
  void run(const Game<S>& game, State& state, cards::Dice& random) const;

 private:
  static constexpr std::size_t kMatches = 3;  // the most field cards that a card can meet
  static constexpr std::size_t kLayers = 5;   // the most ways to play a card

  // A card of these hand cards. With two layers a choice is only between two cards on the field.
  template <bool TwoLayers>
  Move random_play(Bits hand, Bits field, cards::Dice& random) const;
  // What each seat had captured when nothing came of it, or when it last spoke.
  using Known = std::array<Counters, S.players>;
  template <bool TwoLayers>
  void turns(const Game<S>& game, State& state, cards::Dice& random, Known& known) const;

  const Tables* t_;
  // Whether turns of which nobody can have anything to say may be played here at all.
  bool quick_ = false;
  bool two_layers_ = false;
  // What a drawn card takes that meets these field cards, for each of kChances equal chances: one
  // look instead of two. The number can be divided by the number of ways, 1 to 5.
  static constexpr unsigned kChances = 60;
  std::array<std::array<std::uint8_t, kChances>, 16> drawn_takes_{};
  // A card that meets k field cards has more than l ways to be played: all bits, else none.
  std::array<std::array<Bits, kMatches + 1>, kLayers> more_ways_{};
};

template <Shape S>
Playout<S>::Playout(const Tables& tables) : t_(&tables) {
  // A side that pools its cards may improve by a partner's.
  quick_ = !t_->wildcard.on && !t_->call.at_once && !t_->payment.pooled;
  two_layers_ = t_->ways_played == std::array{1, 1, 2, 1, t_->ways_played[4]};
  for (std::size_t layer = 0; layer < kLayers; ++layer) {
    for (std::size_t matches = 0; matches <= kMatches; ++matches) {
      const Captures& captures = t_->played[(1U << matches) - 1];
      more_ways_[layer][matches] = captures.ways > layer ? ~Bits{0} : 0;
    }
  }
  for (std::size_t meets = 0; meets < drawn_takes_.size(); ++meets) {
    const Captures& captures = t_->drawn[meets];
    // No card of a month is left to meet all four.
    for (unsigned chance = 0; captures.ways > 0 && chance < kChances; ++chance) {
      drawn_takes_[meets][chance] = captures.takes[chance % captures.ways];
    }
  }
}

// The moves lie in layers: first one for each card of the hand, then one more for each card that
// has two ways or more, and so on.
template <Shape S>
template <bool TwoLayers>
[[gnu::always_inline]] inline Move Playout<S>::random_play(Bits hand, Bits field,
                                                           cards::Dice& random) const {
  constexpr std::size_t kUsed = TwoLayers ? 2 : kLayers;
  std::array<Bits, kUsed> layers;
  layers[0] = hand;
  if constexpr (TwoLayers) {
    layers[1] = hand & months_with_two(field);
  } else {
    const Bits counts = month_counts(field);
    const Bits low = widen(counts & kLowOfMonth);
    const Bits high = widen(counts >> 1 & kLowOfMonth);
    for (std::size_t l = 1; l < kUsed; ++l) {
      const auto& more = more_ways_[l];
      layers[l] = hand & ((more[0] & ~low & ~high) | (more[1] & low & ~high) |
                          (more[2] & high & ~low) | (more[3] & high & low));
    }
  }
  unsigned all = 0;
  for (const Bits layer : layers) all += static_cast<unsigned>(count(layer));
  auto rank = static_cast<unsigned>(random.below(all));
  Bits from = layers[0];
  unsigned way = 0;
  for (std::size_t l = 1; l < kUsed; ++l) {
    const auto below = static_cast<unsigned>(count(layers[l - 1]));
    const bool beyond = rank >= below && way == l - 1;
    rank = beyond ? rank - below : rank;
    from = beyond ? layers[l] : from;
    way += beyond ? 1 : 0;
  }
  const int card = nth_card(from, rank);
  return Move::of_card(card, month_of(card), t_->played[nibble(field, month_of(card))].takes[way]);
}

// From the beginning of a turn on, as long as both hand and stock have a card: up to and with the
// first turn at the end of which there is something to say or the round may be over.
template <Shape S>
template <bool TwoLayers>
void Playout<S>::turns(const Game<S>& game, State& state, cards::Dice& random, Known& known) const {
  const Stock& stock = game.stock();
  Bits field = state.field;
  for (;;) {
    const std::size_t seat = state.turn;
    const auto settle = [&](int card, Move move) {
      const Bits taken = move.taken();
      const Bits own = bit(card);
      const Bits laid = taken == 0 ? own : 0;
      field = (field & ~taken) | laid;
      state.captured[seat] |= taken | (own ^ laid);
      if constexpr (S.calls) {
        const unsigned gained = move.takes == 0 ? 0 : move.takes | 1U << (card & 3);
        state.counters[seat] = state.counters[seat] + t_->yaku.gain(move.month, gained);
      }
    };
    const Bits playable = game.playable(state.hand[seat], field);
    const Move play = random_play<TwoLayers>(playable, field, random);
    state.hand[seat] ^= bit(play.card);
    state.november |= static_cast<Seats>((month_of(play.card) == kNovember ? 1U : 0U) << seat);
    settle(play.card, play);

    const int drawn = stock.cards[state.next++];
    const unsigned takes = drawn_takes_[nibble(field, month_of(drawn))][random.below(kChances)];
    const Move draw = Move::of_card(drawn, month_of(drawn), takes);
    const Bits field_before = field;
    const Bits captured_before = state.captured[seat];
    const Counters counters_before = state.counters[seat];
    settle(drawn, draw);

    const std::size_t next = seat + 1 == S.players ? 0 : seat + 1;
    bool plain_end = state.hand[next] != 0 && state.next < stock.size;
    if constexpr (S.calls) {
      const Counters now = state.counters[seat];
      plain_end = plain_end && (!t_->yaku.possible(now) || now == known[seat]);
    }
    if (!plain_end) {
      // The Game settles the card drawn, and all that follows.
      state.field = field_before;
      state.captured[seat] = captured_before;
      state.counters[seat] = counters_before;
      state.drawn = static_cast<std::uint8_t>(drawn);
      state.phase = Phase::choose;
      game.play(state, draw);
      if (t_->call.trigger != CallRules::Trigger::any_turn) known[seat] = state.counters[seat];
      return;
    }
    state.turn = static_cast<std::uint8_t>(next);
  }
}

template <Shape S>
void Playout<S>::run(const Game<S>& game, State& state, cards::Dice& random) const {
  Known known;
  known.fill({~std::uint64_t{0}, ~std::uint64_t{0}});  // nothing is known of a position handed in
  while (state.phase != Phase::over) {
    if (quick_ && state.phase == Phase::play && state.next < game.stock().size) {
      two_layers_ ? turns<true>(game, state, random, known)
                  : turns<false>(game, state, random, known);
    } else {
      game.play(state, random_move(game, state, random));
    }
  }
}

}  // namespace hanaproof::engine
