#include "properties/division.h"

#include <algorithm>
#include <stdexcept>

#include "model/cards/seat.h"
#include "model/spec/capture.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"
#include "solvers/piles/pile_classes.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Month;

namespace {

int even(int cards) { return cards + cards % 2; }

// Whether the cards of each month are enough and no side needs too many captures.
bool fits(const Sides& sides, const std::vector<CardSet>& needs) {
  for (Month month = 1; month <= cards::kMonths; ++month) {
    int cards = 0;
    for (const CardSet need : needs) cards += even((need & CardSet::month(month)).size());
    if (cards > cards::kCardsPerMonth) return false;
  }
  return std::all_of(needs.begin(), needs.end(),
                     [&](CardSet need) { return captures_for(sides, need) <= sides.captures; });
}

// Goes through the yaku: each is made by nobody, by a side that is named or makes one already, or
// by the next one.
class Divide {
 public:
  Divide(const std::vector<YakuCardSets>& ways, const Sides& sides, int named,
         const std::function<void(const Division&)>& tell)
      : ways_(ways), sides_(sides), tell_(tell) {
    division_.yaku.resize(at(sides.number()));
    division_.needs.resize(at(sides.number()));
    go(0, named);
  }

 private:
  void go(std::size_t yaku, int known) {
    if (yaku == ways_.size()) return tell_(division_);
    go(yaku + 1, known);
    for (int side = 0; side < std::min(known + 1, sides_.number()); ++side) {
      for (const CardSet way : ways_[yaku].least) {
        const CardSet before = division_.needs[at(side)];
        division_.needs[at(side)] |= way;
        division_.yaku[at(side)].push_back(yaku);
        if (is_alone(side, way) && fits(sides_, division_.needs)) {
          go(yaku + 1, std::max(known, side + 1));
        }
        division_.yaku[at(side)].pop_back();
        division_.needs[at(side)] = before;
      }
    }
  }

  bool is_alone(int side, CardSet way) const {
    for (int other = 0; other < sides_.number(); ++other) {
      if (other != side && !(division_.needs[at(other)] & way).empty()) return false;
    }
    return true;
  }

  const std::vector<YakuCardSets>& ways_;
  const Sides& sides_;
  const std::function<void(const Division&)>& tell_;
  Division division_;
};

}  // namespace

Sides sides_of(const spec::Rules& rules) {
  if (rules.option_wildcard.is("on")) throw std::domain_error("the wildcard is in play");
  if (piles::per_month(rules.ruleset()) != piles::PerMonth::even) {
    throw std::domain_error("a month may give an odd number of cards");
  }
  Sides sides;
  const auto teams = spec::teams(rules);
  for (std::size_t seat = 0; seat < teams.size(); ++seat) {
    if (teams[seat] >= sides.number()) sides.seats.resize(at(teams[seat] + 1));
    sides.seats[at(teams[seat])].push_back(static_cast<int>(seat));
  }
  const std::size_t members = sides.seats.front().size();
  for (const auto& seats : sides.seats) {
    if (seats.size() != members) throw std::domain_error("the sides differ in size");
  }
  if (members > 1 && !rules.teams_captured.is("pooled")) {
    throw std::domain_error("team mates do not make yaku together");
  }
  sides.captures = rounds::captures(rules.ruleset()).most * static_cast<int>(members);
  sides.at_once = 2;
  const Card card = Card::of(1, 1);
  const CardSet others = CardSet::month(1) - CardSet{card};
  for (const spec::From from : {spec::From::hand, spec::From::stock}) {
    for (const CardSet takes : spec::captures(rules, card, others, from)) {
      sides.at_once = std::max(sides.at_once, takes.size() + 1);
    }
  }
  return sides;
}

bool can_be_divided(const rulebook::Ruleset& rules) {
  try {
    sides_of(spec::Rules(rules));
    return has_yaku_card_sets(rules);
  } catch (const std::domain_error&) {
    return false;
  }
}

int captures_for(const Sides& sides, CardSet pile) {
  int captures = 0;
  for (Month month = 1; month <= cards::kMonths; ++month) {
    const int cards = (pile & CardSet::month(month)).size();
    captures += (cards + sides.at_once - 1) / sides.at_once;
  }
  return captures;
}

std::vector<int> Division::numbers() const {
  std::vector<int> numbers;
  for (const auto& made : yaku) numbers.push_back(static_cast<int>(made.size()));
  return numbers;
}

void for_each_division(const std::vector<YakuCardSets>& ways, const Sides& sides, int named,
                       const std::function<void(const Division&)>& tell) {
  Divide(ways, sides, named, tell);
}

CardWorths card_worths(const spec::Rules& rules) {
  CardWorths worths{};
  for (const Card card : CardSet::all()) worths[at(card.index())] = card_points(rules, {card});
  return worths;
}

std::vector<CardSet> piles_of(const CardWorths& worths, const Division& division) {
  std::vector<CardSet> piles = division.needs;
  CardSet left = CardSet::all();
  for (const CardSet pile : piles) left -= pile;
  const auto worth = [&](Card card) { return worths[at(card.index())]; };
  for (CardSet& pile : piles) {
    for (Month month = 1; month <= cards::kMonths; ++month) {
      const CardSet month_cards = CardSet::month(month);
      if ((pile & month_cards).size() % 2 == 0) continue;
      const std::vector<Card> choice = (left & month_cards).cards();
      if (choice.empty()) throw std::domain_error("a month has no card left to be captured with");
      const Card least = *std::min_element(choice.begin(), choice.end(),
                                           [&](Card a, Card b) { return worth(a) < worth(b); });
      pile.insert(least);
      left.erase(least);
    }
  }
  return piles;
}

std::vector<CardSet> piles_of_seats(const Sides& sides, const std::vector<CardSet>& piles) {
  std::vector<CardSet> of_seats(at(sides.number()) * sides.seats.front().size());
  for (int side = 0; side < sides.number(); ++side) {
    const std::vector<int>& seats = sides.seats[at(side)];
    std::size_t next = 0;
    for (Month month = 1; month <= cards::kMonths; ++month) {
      const CardSet of_month = piles[at(side)] & CardSet::month(month);
      if (!of_month.empty()) of_seats[at(seats[next++ % seats.size()])] |= of_month;
    }
  }
  return of_seats;
}

}  // namespace hanaproof::properties
