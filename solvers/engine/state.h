// A position of a capturing game in a few 64-bit words. The order of the stock never changes during
// a round; it stands in the Game, and a state only says how many cards of it are gone.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/engine/counters.h"
#include "solvers/engine/months.h"

namespace hanaproof::engine {

enum class Phase : std::uint8_t { play, choose, call, declare, over };
enum class DealEnd : std::uint8_t { none, void_deal, hand_win };

// A seat, or kNobody.
using Seat = std::int16_t;
inline constexpr Seat kNobody = -1;
inline constexpr std::uint8_t kNoCard = 0xFF;

// Which seats: bit i is seat i.
using Seats = std::uint8_t;
// Which of the yaku of the rules: bit i is the i-th.
using YakuSet = std::uint32_t;

template <int Players>
struct State {
  template <class T>
  using PerSeat = std::array<T, Players>;

  PerSeat<Bits> hand{};
  PerSeat<Bits> captured{};
  Bits field = 0;
  PerSeat<Counters> counters{};  // of `captured`, without what a wildcard collected at the end

  std::uint8_t next = 0;  // index of the next stock card
  std::uint8_t turn = 0;
  std::uint8_t dealer = 0;
  std::uint8_t round = 1;  // of the match
  Phase phase = Phase::play;
  std::uint8_t drawn = kNoCard;  // only in `choose`
  bool before_draw = false;      // in `call`: the stock card is still to come
  Seat stopped = kNobody;
  Seat last_call = kNobody;
  Seat wild_player = kNobody;        // who played the lightning as a wildcard,
  std::uint8_t wild_took = kNoCard;  // what it took
  std::uint16_t barred = 0;          // months that it may not go for this turn
  Seats november = 0;                // who has played a November card
  Seats hand_winners = 0;
  DealEnd deal_end = DealEnd::none;
  PerSeat<Seats> side{};          // the seats on each seat's side, itself among them
  PerSeat<std::uint8_t> calls{};  // koi-koi said
  PerSeat<std::int16_t> called_at{};
  PerSeat<YakuSet> called_yaku{};
  PerSeat<std::int16_t> forfeited{};
  Bits collected = 0;  // by the wildcard, at the end

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace hanaproof::engine
