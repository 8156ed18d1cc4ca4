// What each hand of two cards is worth under a set of rules: all pairs of cards of the deck, in
// classes from the weakest to the strongest.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "model/cards/card.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::odds {

inline constexpr int kMostCards = 20;  // in a deck
inline constexpr int kMostPlayers = kMostCards / 2;
// Of hands with effects that can be held together: what is counted goes through all of them.
inline constexpr std::size_t kMostSets = 1000;

// Two places in the deck, the lower first.
using Places = std::array<int, 2>;

struct Hand {
  Places places{};
  int strength = 0;      // its class: the larger wins, equal ones tie
  std::string category;  // "pair-10", "points-7": a combination's id, or the points

  friend bool operator==(const Hand&, const Hand&) = default;
};

// What a hand does beside standing in its class.
struct Effect {
  std::size_t hand = 0;      // its index
  std::vector<int> catches;  // classes: where one of them is the strongest, the hand wins instead
  int replays_up_to = -1;  // where no stronger class than this is held, nobody wins; -1: no effect
  friend bool operator==(const Effect&, const Effect&) = default;
};

class HandTable {
 public:
  // From the topics deck.cards, combination.*, points.*, showdown.compared,
  // payment.multiplier-means. A combination that is not in combination.order counts by its points.
  // Throws EditionError where hands, effects aside, do not stand in one order (a strict weak one),
  // where hands that catch others are compared in turn, where more than kMostSets sets of hands
  // with effects can be held together, or where the deck is odd or larger than kMostCards.
  explicit HandTable(const rulebook::Ruleset& rules);
  // Any order of hands: `strength` of each pair of cards, in the order of `hands()`, from 0 to the
  // number of classes less one, and the multiplier of each class and what losers pay to it; as many
  // stakes as the multiplier says where that is not given.
  HandTable(std::vector<cards::Card> deck, const std::vector<int>& strength,
            std::vector<int> multipliers, std::vector<int> paid = {});

  // In card-index order; a place is an index into this.
  const std::vector<cards::Card>& deck() const { return deck_; }
  int cards() const { return static_cast<int>(deck_.size()); }
  // How many can play at most.
  int most_players() const { return cards() / 2; }
  // Every pair of places, (0, 1), (0, 2), ... (1, 2), ...
  const std::vector<Hand>& hands() const { return hands_; }
  // How many classes there are: strengths are 0, the weakest, to this less one.
  int classes() const { return static_cast<int>(multipliers_.size()); }
  // By what losers multiply their stakes when a hand of the class wins.
  int multiplier(int strength) const { return multipliers_[at(strength)]; }
  // How many stakes a loser is rid of in all when a hand of the class wins: the multiplier, or
  // where it is paid on top of the stake (payment.multiplier-means), one more.
  int paid(int strength) const { return paid_[at(strength)]; }
  // Of the hands that have one.
  const std::vector<Effect>& effects() const { return effects_; }
  // The index of the hand of two different places, in either order.
  int index(int a, int b) const { return index_[at(a)][at(b)]; }
  int strength(int a, int b) const { return hands_[at(index(a, b))].strength; }
  // The place of a card; -1 when it is not in the deck.
  int place(cards::Card card) const;
  friend bool operator==(const HandTable&, const HandTable&) = default;

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  void list_hands();
  std::vector<cards::Card> deck_;
  std::vector<Hand> hands_;
  std::vector<int> multipliers_;  // of each class
  std::vector<int> paid_;         // of each class
  std::vector<Effect> effects_;
  std::array<std::array<int, kMostCards>, kMostCards> index_{};
};

}  // namespace hanaproof::odds
