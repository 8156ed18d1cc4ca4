// A match of Hachi-Hachi, in the middle of a round or between two, as a value of fixed size that is
// copied like a number. Amounts are points; seats count from 0; bit i of a set of seats is seat i.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "solvers/engine/counters.h"
#include "solvers/engine/hachi/hands.h"
#include "solvers/engine/state.h"

namespace hanaproof::engine::hachi {

inline constexpr std::size_t kMostSeats = 8;  // seven of them are used
inline constexpr std::size_t kActive = 3;
inline constexpr std::size_t kDeck = 48;

// Beyond the players always T().
template <class T>
using PerSeat = std::array<T, kMostSeats>;
using Seat = std::int8_t;
inline constexpr Seat kNobody = -1;
using Seats = std::uint8_t;
using YakuSet = engine::YakuSet;

constexpr Seats seat_bit(int seat) { return static_cast<Seats>(1U << static_cast<unsigned>(seat)); }

// By what they multiply, the least first.
enum class FieldSort : std::uint8_t { small, twofold, grand };

// Fields that wait, oldest first, none of them small.
class Waiting {
 public:
  static constexpr int kMost = 64;

  int size() const { return size_; }
  bool grand_at(int place) const { return (grand_ >> place & 1) != 0; }
  // The place of the first grand one; -1 where there is none.
  int first_grand() const { return grand_ == 0 ? -1 : engine::lowest(grand_); }
  FieldSort take(int place);
  // Throws std::length_error where kMost wait.
  void push_back(FieldSort sort);
  void push_front(FieldSort sort);
  friend bool operator==(const Waiting&, const Waiting&) = default;

 private:
  std::uint64_t grand_ = 0;  // bit i: the i-th oldest is grand, not double
  std::int8_t size_ = 0;
};

// Between two rounds.
struct Match {
  PerSeat<std::int32_t> money{};
  PerSeat<std::int32_t> debt{};
  PerSeat<std::int32_t> last{};
  PerSeat<std::int32_t> won{};
  std::int32_t pot = 0;
  std::int32_t track = 0;
  std::int32_t bank = 0;
  Waiting waiting;
  std::int16_t round = 1;  // to be played next
  std::int8_t rounds = 12;
  Seat dealer = 0;
  bool over = false;
  friend bool operator==(const Match&, const Match&) = default;
};

// All that chance decides of a round.
struct Deal {
  PerSeat<Bits> hands{};
  Bits field = 0;
  std::array<std::uint8_t, kDeck> mixed{};  // all cards; the stock is in this order
  Seat blank = kNobody;                     // who holds the blank card
  friend bool operator==(const Deal&, const Deal&) = default;
};

enum class Phase : std::uint8_t { blind, stay, show, play, choose, call, cancel, repay, over };
enum class End : std::uint8_t {
  none,
  void_deal,
  no_match,
  four_three,
  yoshi,
  cancelled,
  counted,
  played_out
};

struct State {
  Match match;
  Deal deal;
  PerSeat<Bits> hand{};
  PerSeat<Bits> captured{};
  PerSeat<engine::Counters> counters{};  // of `captured`
  Bits field = 0;
  Bits stock = 0;             // cards of it not drawn
  PerSeat<ComboSet> shown{};  // hand combos
  PerSeat<std::int32_t> penalty{};
  YakuSet before = 0;           // combos of the player at turn when the turn began
  std::int16_t kan_before = 0;  // and what they were worth
  std::int16_t number = 1;      // of this round
  Phase phase = Phase::over;
  End end = End::none;
  FieldSort sort = FieldSort::small;  // the field played
  bool mizu_ten = false;
  Seat turn = 0;
  Seat dealt_by = 0;
  Seat oya = kNobody;
  Seat last_sage = kNobody;
  Seat winner = kNobody;
  std::uint8_t next = 0;  // place in `deal.mixed` before which nothing is left in the stock
  std::uint8_t drawn = engine::kNoCard;  // only in `choose`
  std::uint8_t decided = 0;              // seats that have had their say on staying, or have shown
  Seats stays = 0;
  Seats passes = 0;
  Seats chased = 0;
  Seats sage = 0;       // said and not cancelled
  Seats cancelled = 0;  // cancelled while play went on
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);

struct Move {
  enum class Sort : std::uint8_t {
    mizu_ten,
    look,
    stay,
    pass,
    show,
    hide,
    card,
    yoshi,
    sage,
    quiet,
    cancel_sage,
    go_on,
    repay
  };
  Sort sort = Sort::look;
  std::uint8_t card = 0;   // card: played or drawn
  std::uint8_t takes = 0;  // card: field cards of its month captured with it
  std::int16_t kan = 0;    // repay
  ComboSet combos = 0;     // show

  friend bool operator==(const Move&, const Move&) = default;
};

// The caller's buffer; what is beyond `size` means nothing.
struct MoveList {
  static constexpr std::size_t kMost = 1024;
  std::array<Move, kMost> moves;  // NOLINT(cppcoreguidelines-pro-type-member-init): written first
  std::size_t size = 0;

  // Leaves `moves` as they are, which a default one would not where it is asked to be empty.
  MoveList() {}  // NOLINT(modernize-use-equals-default)
  void push(const Move& move) {
    if (size == kMost) refuse_more();
    moves[size++] = move;
  }
  const Move* begin() const { return moves.data(); }
  const Move* end() const { return moves.data() + size; }

 private:
  [[noreturn]] static void refuse_more();
};

}  // namespace hanaproof::engine::hachi
