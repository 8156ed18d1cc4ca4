// In how many deals hands and field hold which combinations: counted month by month, all at once.
//
// Hands and field each read the months one after the other (solvers/deals/months.h). What they have
// read together is a state of the deal, and a month leads from one to others in as many ways as its
// four cards can be shared out; hands are alike, so states that differ in the order of hands are
// one. Only hands that hold a combination are followed. In how many deals such hands are all there
// are follows by inclusion and exclusion.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "model/cards/card.h"
#include "solvers/deals/holding.h"

namespace hanaproof::deals {

using Count = boost::multiprecision::cpp_int;
// All digits of a number that is not negative.
std::string digits(const Count& count);

// What a deal takes from a deck of whole months. What is left over is the stock.
struct Shape {
  int players = 2;
  int hand = 8;  // cards in each hand
  int field = 8;
  int months = cards::kMonths;

  int cards() const { return months * cards::kCardsPerMonth; }
  int stock() const { return cards() - players * hand - field; }
  friend bool operator==(const Shape&, const Shape&) = default;
};

// How many hands hold what; they add up to the number of players.
using Hands = std::array<int, kHoldings>;

// Deals that are alike: so many of them have such hands and such a field.
struct Alike {
  Hands hands{};
  Holding field = Holding::nothing;
  Count deals;
  friend bool operator==(const Alike&, const Alike&) = default;
};

struct Counts {
  Shape shape;
  Count deals;               // all of them: which cards are in which hand and on the field
  std::vector<Alike> alike;  // each kind once and not without deals, ordered by hands, then field
};

// Throws std::invalid_argument where the deck is too small for the shape or larger than 12 months,
// and TooMany (months.h) for more states than memory should hold: five hands of eight cards, say.
Counts count_deals(const Shape& shape);

}  // namespace hanaproof::deals
