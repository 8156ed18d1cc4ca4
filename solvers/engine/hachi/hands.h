// Combos of the hand of seven cards: which ones a hand makes, and what each is worth.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/engine/formula.h"
#include "solvers/engine/months.h"

namespace hanaproof::engine::hachi {

using engine::Bits;

// Which of the hand combos: bit i is the i-th of `HandTable::ids`.
using ComboSet = std::uint32_t;

class HandTable {
 public:
  // Topics: hand-combo.*, card.willow, combo.bonus. Throws EditionError where there are more combos
  // than a ComboSet holds, or one that asks for more months than kMostMonths.
  explicit HandTable(const rulebook::Ruleset& rules);

  static constexpr std::size_t kMostMonths = 8;

  const std::vector<std::string>& ids() const { return ids_; }
  ComboSet dregs() const { return dregs_; }
  ComboSet suits() const { return suits_; }
  // The combo with this id; none where the rules have none.
  ComboSet named(const std::string& id) const;

  // All combos that the hand makes.
  ComboSet made(Bits hand) const;
  // Kan that a combo which the hand makes is worth, its bonus included.
  int kan(int combo, Bits hand) const;
  // Of all of the set together.
  int kan_of(ComboSet combos, Bits hand) const;
  // The worthiest of the set, of equals the one whose id comes first; none of an empty set.
  ComboSet best(ComboSet among, Bits hand) const;

  // With how many threes of the combo the player dives who held the hand and has captured these
  // cards; `any_month`: three captured cards of any month will do for each of them.
  int dives(int combo, Bits hand, Bits captured, bool any_month) const;

 private:
  struct Combo {
    engine::Condition cards;
    // So many months of one card or more, of two, three, four: a byte each, the lowest first.
    std::uint32_t needed = 0;
    std::array<std::uint8_t, kMostMonths> months{};  // at least so many, of different months
    std::uint8_t asked = 0;                          // how many of these
    std::uint8_t threes = 0;                         // how many of them are threes
    int kan = 0;
    bool bonus = false;
  };

  // The months that serve as threes of a combo.
  struct Threes {
    Bits months = 0;  // all cards of them
    int more = -1;    // so many of them bring the bonus; -1: the hand does not have the months
  };
  // Those that are worth most, of equals the earliest ones.
  Threes threes(const Combo& combo, std::size_t from, Bits hand) const;
  bool brings_bonus(const Combo& combo, Bits three) const;

  std::vector<std::string> ids_;
  std::vector<Combo> combos_;
  engine::Thresholds thresholds_;
  std::vector<engine::Program> bonus_;
  int bonus_kan_ = 0;
  ComboSet dregs_ = 0;
  ComboSet suits_ = 0;
  std::vector<int> by_id_;  // places of combos in the order of their ids
};

}  // namespace hanaproof::engine::hachi
