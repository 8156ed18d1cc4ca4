#include "solvers/fields/dealt.h"

#include <fmt/format.h>

#include "model/rulebook/library.h"

namespace hanaproof::fields {

using cards::CardSet;
using cards::kCardsPerMonth;

namespace {

Whole factorial(int n) {
  Whole product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}

Whole choose(int n, int k) {
  return k < 0 || k > n ? Whole(0) : factorial(n) / (factorial(k) * factorial(n - k));
}

// In how many ways the hands are dealt from so many cards, of which so many months are whole, so
// that none gets a whole month: by inclusion and exclusion over which hands get which months.
class Hands {
 public:
  Hands(const Shape& shape, int cards, int months)
      : shape_(shape), cards_(cards), months_(months) {}

  Whole ways() {
    sum_ = 0;
    add(0, 0, 1);
    return sum_;
  }

 private:
  // `ways`: signed, to give whole months to the hands before.
  void add(int hand, int months, const Whole& ways) {
    if (hand == shape_.hands) {
      sum_ += ways * others(months);
      return;
    }
    const int most = shape_.hand_voids ? shape_.hand / kCardsPerMonth : 0;
    for (int k = 0; k <= most && months + k <= months_; ++k) {
      by_month_.push_back(k);
      add(hand + 1, months + k, (k % 2 == 0 ? 1 : -1) * ways * choose(months_ - months, k));
      by_month_.pop_back();
    }
  }

  // To fill the hands with other cards.
  Whole others(int months) const {
    int left = cards_ - kCardsPerMonth * months;
    Whole ways = 1;
    for (const int k : by_month_) {
      const int more = shape_.hand - kCardsPerMonth * k;
      ways *= choose(left, more);
      left -= more;
    }
    return ways;
  }

  const Shape& shape_;
  int cards_;
  int months_;
  std::vector<int> by_month_;
  Whole sum_;
};

// What the months read so far put on the field.
struct Read {
  int cards = 0;
  Made lights;
  int whole_months = 0;  // of which no card is on the field

  friend auto operator<=>(const Read&, const Read&) = default;
};

std::map<Read, Whole> read_fields(const Rules& rules, const Shape& shape) {
  std::map<Read, Whole> fields = {{Read{}, 1}};
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const CardSet cards = shape.deck & CardSet::month(month);
    const bool whole = cards.size() == kCardsPerMonth;
    std::map<Read, Whole> next;
    for (const CardSet on_field : cards.subsets()) {
      if (shape.field_voids && on_field.size() == kCardsPerMonth) continue;
      for (const auto& [before, ways] : fields) {
        Read read = before;
        read.cards += on_field.size();
        if (read.cards > shape.field) continue;
        read.lights.grand += (on_field & rules.grand_lights).size();
        read.lights.twofold += (on_field & rules.double_lights).size();
        if (whole && on_field.empty()) ++read.whole_months;
        next[read] += ways;
      }
    }
    fields = std::move(next);
  }
  return fields;
}

}  // namespace

Shape::Shape(const rulebook::Ruleset& rules) {
  const Rules of_fields(rules);
  const bool blank = rules.is("deal.blank-card", "in-deck");
  field = of_fields.field_cards;
  hand = rules.number("deal.hand-size");
  hands = rules.scope().players - (blank ? 1 : 0);
  field_voids = rules.is("field.four-of-month", "void");
  hand_voids = rules.is("hand.four-of-month", "redeal");
}

Fraction Dealt::chance(const Made& fields) const {
  const auto found = made.find(fields);
  return found == made.end() ? Fraction(0) : Fraction(found->second, deals);
}

Fraction Dealt::mean() const {
  Whole sum = 0;
  for (const auto& [fields, ways] : made) sum += fields.all() * ways;
  return {sum, deals};
}

Dealt count_fields(const Rules& rules, const Shape& shape) {
  const int left = shape.deck.size() - shape.field;
  if (left < shape.hands * shape.hand) {
    throw rulebook::EditionError(fmt::format("{} hands of {} and a field of {}: more than {} cards",
                                             shape.hands, shape.hand, shape.field,
                                             shape.deck.size()));
  }
  Dealt dealt;
  std::map<int, Whole> hands;  // by the number of months that are whole without the field
  for (const auto& [read, ways] : read_fields(rules, shape)) {
    if (read.cards != shape.field) continue;
    const auto known = hands.find(read.whole_months);
    const Whole& filled =
        known != hands.end()
            ? known->second
            : hands.emplace(read.whole_months, Hands(shape, left, read.whole_months).ways())
                  .first->second;
    dealt.made[made(rules, read.lights)] += ways * filled;
    dealt.deals += ways * filled;
  }
  dealt.all = choose(shape.deck.size(), shape.field) * [&] {
    Shape free = shape;
    free.hand_voids = false;
    return Hands(free, left, 0).ways();
  }();
  if (dealt.deals == 0) throw rulebook::EditionError("every deal is void");
  return dealt;
}

}  // namespace hanaproof::fields
