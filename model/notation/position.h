// A position of a capturing game: everything that decides how play goes on (docs/positions.md).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/notation/per_seat.h"
#include "model/notation/unordered.h"

namespace hanaproof::notation {

enum class Phase {
  play,     // the player at turn plays a hand card
  choose,   // the drawn card has several captures to choose from
  call,     // the player at turn says koi-koi or stop
  declare,  // the player at turn, who holds the fourth card, may object to the wildcard
  over,     // nothing is legal
};

std::string_view name(Phase phase);

// The lightning was played as a wildcard: by whom, what it took, and what it collected at the end.
struct Wild {
  int player = 0;
  cards::Card took = cards::kLightning;
  std::vector<cards::Card> collected = {};
  friend bool operator==(const Wild&, const Wild&) = default;
};

// In `called_at`: the seat has said koi-koi, but the position does not say with how many points.
inline constexpr int kUntold = -1;

// How a deal that was never played ended.
enum class DealEnd { none, void_deal, hand_win };

struct Position {
  std::string edition;
  std::map<std::string, std::string> rules = {};  // topics played otherwise than by default
  int players = 2;
  int dealer = 0;
  int round = 1;  // of the match
  cards::CardSet deck = cards::CardSet::all();
  PerSeat<cards::CardSet> hands;
  cards::CardSet field;
  std::vector<cards::Card> stock = {};  // the next card first
  PerSeat<cards::CardSet> captured;
  PerSeat<int> teams = {};  // numbers of teams
  int turn = 0;
  Phase phase = Phase::play;
  std::optional<cards::Card> drawn = {};        // only in `choose`
  PerSeat<int> calls;                           // koi-koi said
  PerSeat<int> called_at;                       // yaku points at the last koi-koi
  PerSeat<Unordered<std::string>> called_yaku;  // yaku at the last koi-koi
  PerSeat<int> forfeited;                       // yaku points lost to an opponent's yaku
  std::optional<int> last_call = {};
  PerSeat<bool> november_played;
  std::optional<Wild> wild = {};
  std::vector<cards::Month> barred = {};  // months that the wildcard may not go for this turn
  bool before_draw = false;               // in `call`: the stock card is still to come
  std::optional<int> stopped = {};        // who ended the round by a call
  DealEnd deal_end = DealEnd::none;
  std::vector<int> hand_winners = {};  // seats that the cards dealt made winners

  // An empty table for so many players: lists of the right length, each seat its own team.
  static Position empty(const std::string& edition, int players);
  // The lists of such a table, for the number of players there is.
  void lay_places();

  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace hanaproof::notation
