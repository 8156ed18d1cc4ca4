// What every hand of two cards counts as, worked out when the rules are loaded: the hands in
// classes of equal worth, and for each class which ones it yields to and which ones it catches.
// Any relation fits, one with circles too.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::engine::betting {

inline constexpr std::size_t kMostClasses = 256;
using ClassId = std::uint8_t;
using Classes = std::bitset<kMostClasses>;

struct HandClass {
  int place = -1;  // in combination.order, 0 the strongest; -1: counts by its points
  int points = 0;
  bool combination = false;
  int multiplier = 0;     // 0 where it is no combination
  int replays_from = -1;  // asks for a replay where no hand has a place before this; -1: never
  Classes outranked_by = {};
  Classes catches = {};  // whatever the ranks
};

class RankTable {
 public:
  // From the topics deck.cards, combination.*, points.*. Throws EditionError where there are more
  // than kMostClasses classes.
  explicit RankTable(const rulebook::Ruleset& rules);

  // The class of a hand of two cards of the deck.
  ClassId of(cards::Card a, cards::Card b) const {
    return ids_[static_cast<std::size_t>(a.index())][static_cast<std::size_t>(b.index())];
  }
  ClassId of(cards::CardSet hand) const;
  const HandClass& operator[](ClassId id) const { return classes_[id]; }
  std::size_t size() const { return classes_.size(); }
  // "pair-10", "points-7": the id of the combination that its hands count as, or their points.
  const std::string& name(ClassId id) const { return names_[id]; }
  // Of the deck, in card-index order.
  const std::vector<cards::Card>& deck() const { return deck_; }
  // The table itself, for whoever wants to change a hand: tests do.
  std::vector<HandClass>& classes() { return classes_; }

 private:
  std::vector<cards::Card> deck_;
  std::vector<HandClass> classes_;
  std::vector<std::string> names_;  // of classes
  std::array<std::array<ClassId, 48>, 48> ids_{};
};

}  // namespace hanaproof::engine::betting
