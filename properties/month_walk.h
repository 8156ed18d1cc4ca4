// Cards of one month, followed to the end of a round: months do not meet each other in captures, so
// each is followed by itself, its cards that lie on the field at first, then the others, from hands
// or stock, in any order.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/spec/capture.h"

namespace hanaproof::properties {

// A card comes to the field.
struct Arrival {
  cards::Card card;
  spec::From from;
  cards::CardSet takes;
};

// How the cards of one month came and what was left of them.
struct Left {
  cards::CardSet start;
  std::vector<Arrival> arrivals;
  cards::CardSet end;

  std::string text() const;
};

// Follows cards of one month in every way that the rules allow.
class MonthWalk {
 public:
  explicit MonthWalk(const spec::Rules& rules) : rules_(rules) {}

  // A way in which some of these cards are left, as few of them as possible to come. Cards that all
  // lie on the field at first are left only where a whole month may.
  std::optional<Left> leftover(cards::CardSet cards);
  // All sets of these cards that can be left, the empty one among them; where `taken` is one of the
  // cards, when a wildcard has taken it from the field at some time.
  std::set<cards::CardSet> leftovers(cards::CardSet cards,
                                     std::optional<cards::Card> taken = std::nullopt);

  long long situations() const { return situations_; }

 private:
  // Calls `told` with what is left in every way; stops when it says so.
  template <class Told>
  bool follow(cards::CardSet field, cards::CardSet to_come, std::optional<cards::Card> taken,
              Told told);
  template <class Told>
  bool follow_from_starts(cards::CardSet cards, int most, std::optional<cards::Card> taken,
                          Told told);
  bool may_all_lie(cards::CardSet cards) const;

  const spec::Rules& rules_;
  Left way_;
  long long situations_ = 0;
};

}  // namespace hanaproof::properties
