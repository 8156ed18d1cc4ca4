// What fields a deal makes, and how often: all deals counted month by month.
#pragma once

#include <map>

#include <boost/multiprecision/cpp_int.hpp>

#include "model/rulebook/ruleset.h"
#include "solvers/fields/rules.h"

namespace hanaproof::fields {

using Whole = boost::multiprecision::cpp_int;
using Fraction = boost::multiprecision::cpp_rational;

// A deal as far as it can be void.
struct Shape {
  Shape() = default;
  explicit Shape(const rulebook::Ruleset& rules);

  cards::CardSet deck = cards::CardSet::all();
  int field = 6;  // cards; those of the blank card's holder, if there is one
  int hands = 3;  // those that a whole month voids: without that of the blank card's holder
  int hand = 7;
  bool field_voids = false;  // a month's four cards on the field
  bool hand_voids = false;   // or in a hand

  friend bool operator==(const Shape&, const Shape&) = default;
};

struct Dealt {
  std::map<Made, Whole>
      made;     // in how many deals that are not void; fields and hands, not the stock
  Whole deals;  // that are not void
  Whole all;

  Fraction chance(const Made& fields) const;
  // Fields that a deal makes in the mean.
  Fraction mean() const;
};

// The hands must fit the deck. Throws EditionError where they do not, or where every deal is void.
Dealt count_fields(const Rules& rules, const Shape& shape);

}  // namespace hanaproof::fields
