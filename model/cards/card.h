// One card of the 48-card flower deck: its code, month, kind and worth.
//
// A card is written as two characters (docs/cards.md): the month, 1-9 A B C, then 1-4 for the
// cards of the month from the highest kind down. Index = 4 * (month - 1) + (second character - 1).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hanaproof::cards {

// What a card counts as. The order is that of rank, highest first.
enum class Kind : std::uint8_t { light, animal, ribbon, dreg };
inline constexpr std::array kKinds = {Kind::light, Kind::animal, Kind::ribbon, Kind::dreg};

// What is on a ribbon; `none` for every other card.
enum class Ribbon : std::uint8_t { none, poem, blue, plain };

// January is 1, December is 12.
using Month = int;

inline constexpr int kCards = 48;
inline constexpr int kMonths = 12;
inline constexpr int kCardsPerMonth = 4;

class Card {
 public:
  // `index` in 0..47.
  static constexpr Card at(int index) { return Card(static_cast<std::uint8_t>(index)); }
  // `month` in 1..12, `place` in 1..4.
  static constexpr Card of(Month month, int place) {
    return at(kCardsPerMonth * (month - 1) + place - 1);
  }
  // Nothing when the text is no card code.
  static std::optional<Card> parse(std::string_view code);

  constexpr int index() const { return index_; }
  constexpr Month month() const { return index_ / kCardsPerMonth + 1; }
  constexpr int place() const { return index_ % kCardsPerMonth + 1; }
  constexpr Kind kind() const;
  constexpr Ribbon ribbon() const;
  // Worth in card points: light 20, animal 10, ribbon 5, dreg 1.
  constexpr int points() const;
  std::string code() const;

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  explicit constexpr Card(std::uint8_t index) : index_(index) {}
  std::uint8_t index_;
};

namespace detail {
// Kinds of each month's four cards, from the highest down.
inline constexpr std::array<std::string_view, kMonths> kKinds = {
    "LRdd", "ARdd", "LRdd", "ARdd", "ARdd", "ARdd", "ARdd", "LAdd", "ARdd", "ARdd", "LARd", "Lddd"};
}  // namespace detail

constexpr Kind Card::kind() const {
  switch (detail::kKinds[static_cast<std::size_t>(month() - 1)]
                        [static_cast<std::size_t>(place() - 1)]) {
    case 'L':
      return Kind::light;
    case 'A':
      return Kind::animal;
    case 'R':
      return Kind::ribbon;
    default:
      return Kind::dreg;
  }
}

constexpr Ribbon Card::ribbon() const {
  if (kind() != Kind::ribbon) return Ribbon::none;
  if (month() <= 3) return Ribbon::poem;
  if (month() == 6 || month() == 9 || month() == 10) return Ribbon::blue;
  return Ribbon::plain;
}

constexpr int Card::points() const {
  constexpr std::array<int, 4> kPoints = {20, 10, 5, 1};
  return kPoints[static_cast<std::size_t>(kind())];
}

// The cards that rulebooks call by name.
inline constexpr Card kCrane = Card::of(1, 1);
inline constexpr Card kCurtain = Card::of(3, 1);
inline constexpr Card kMoon = Card::of(8, 1);
inline constexpr Card kRainMan = Card::of(11, 1);
inline constexpr Card kPhoenix = Card::of(12, 1);
inline constexpr Card kSakeCup = Card::of(9, 1);
inline constexpr Card kBoar = Card::of(7, 1);
inline constexpr Card kDeer = Card::of(10, 1);
inline constexpr Card kButterflies = Card::of(6, 1);
inline constexpr Card kLightning = Card::of(11, 4);

}  // namespace hanaproof::cards
