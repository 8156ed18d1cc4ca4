// A position of Hachi-Hachi: a round at a decision, or over, and the match around it
// (docs/hachi-hachi.md).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/cards/card_set.h"
#include "model/notation/hachi_match.h"
#include "model/notation/unordered.h"

namespace hanaproof::notation {

// All that chance decides of a round.
struct HachiDeal {
  std::vector<cards::CardSet> hands = {};  // one a seat; the blank card is none of the 48
  cards::CardSet field = {};               // empty with the blank card
  std::optional<int> blank = {};           // who holds the blank card, if there is one
  std::vector<cards::Card> mixed = {};     // all 48 cards; the stock is in this order

  friend bool operator==(const HachiDeal&, const HachiDeal&) = default;
};

enum class HachiPhase {
  blind,   // the dealer says mizu-ten or look
  stay,    // the player at turn stays or passes
  show,    // the player at turn shows hand combos
  play,    // the player at turn plays a hand card
  choose,  // the drawn card has several captures to choose from
  call,    // the player at turn says yoshi or sage
  cancel,  // the player at turn, who has said sage, may cancel it before the turn
  repay,   // the player at turn may pay back debts
  over,    // the round is over: nothing is legal
};
std::string_view name(HachiPhase phase);

enum class Stance { open, stays, passes, chased, blank };
std::string_view name(Stance stance);

// What a round came to.
enum class HachiEnd {
  none,
  void_deal,
  no_match,
  four_three,
  yoshi,
  cancelled,
  counted,
  played_out
};
std::string_view name(HachiEnd end);

// Lists have one entry a seat.
struct HachiPosition {
  std::string edition = {};
  std::map<std::string, std::string> rules = {};  // topics played otherwise than by default
  HachiMatch match = {};  // as it stands now; when the round is over, before the next one
  HachiPhase phase = HachiPhase::over;
  int turn = 0;      // means nothing when over
  int dealt_by = 0;  // the dealer of this round
  int number = 1;    // the number of this round
  HachiDeal deal = {};
  FieldSort sort = FieldSort::small;  // the field being played
  bool mizu_ten = false;
  std::vector<Stance> stances = {};
  std::vector<int> penalties = {};                 // points paid to the pot this round
  std::optional<int> oya = {};                     // of the round, once three stay
  std::vector<Unordered<std::string>> shown = {};  // ids of hand combos shown
  std::vector<cards::CardSet> hands = {};          // of all seats; as played down
  cards::CardSet field = {};
  std::vector<cards::Card> stock = {};  // the next card first
  std::vector<cards::CardSet> captured = {};
  std::optional<cards::Card> drawn = {};  // only in `choose`
  Unordered<std::string> before = {};     // combos of the player at turn when the turn began
  int kan_before = 0;                     // and what they were worth
  std::vector<bool> sage = {};            // said and not cancelled
  std::optional<int> last_sage = {};      // who said it last
  std::vector<bool> cancelled = {};       // cancelled while play went on
  HachiEnd end = HachiEnd::none;
  std::optional<int> winner = {};  // of the round

  friend bool operator==(const HachiPosition&, const HachiPosition&) = default;
};

// Of all seats together.
inline int cards_in_hands(const HachiPosition& position) {
  int count = 0;
  for (const cards::CardSet hand : position.hands) count += hand.size();
  return count;
}

}  // namespace hanaproof::notation
