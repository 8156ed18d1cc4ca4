#include "properties/month_walk.h"

#include <fmt/format.h>

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using spec::From;

std::string Left::text() const {
  std::string text = fmt::format("field {}", start.empty() ? "empty" : start.codes());
  for (const Arrival& arrival : arrivals) {
    text += fmt::format("; {} {} {}", arrival.card.code(),
                        arrival.from == From::hand ? "played" : "drawn",
                        arrival.takes.empty() ? "lies" : "takes " + arrival.takes.codes());
  }
  return text + fmt::format("; left: {}", end.codes());
}

template <class Told>
bool MonthWalk::follow(CardSet field, CardSet to_come, std::optional<Card> taken, Told told) {
  ++situations_;
  if (to_come.empty() && !taken) {
    way_.end = field;
    return told(way_);
  }
  if (taken && field.contains(*taken) &&
      follow(field - CardSet{*taken}, to_come, std::nullopt, told)) {
    return true;
  }
  for (const Card card : to_come) {
    for (const From from : {From::hand, From::stock}) {
      for (const CardSet takes : spec::captures(rules_, card, field, from)) {
        way_.arrivals.push_back({card, from, takes});
        const CardSet after = takes.empty() ? field | CardSet{card} : field - takes;
        if (follow(after, to_come - CardSet{card}, taken, told)) return true;
        way_.arrivals.pop_back();
      }
    }
  }
  return false;
}

template <class Told>
bool MonthWalk::follow_from_starts(CardSet cards, int most, std::optional<Card> taken, Told told) {
  for (int size = most; size >= 0; --size) {
    for (const CardSet start : cards.subsets()) {
      if (start.size() != size) continue;
      way_ = {start, {}, {}};
      if (follow(start, cards - start, taken, told)) return true;
    }
  }
  return false;
}

bool MonthWalk::may_all_lie(CardSet cards) const {
  return cards.size() < cards::kCardsPerMonth || !rules_.field_four_of_month.is("void");
}

std::optional<Left> MonthWalk::leftover(CardSet cards) {
  const bool is_month = cards.size() == cards::kCardsPerMonth;
  const int most = cards.size() - (is_month && may_all_lie(cards) ? 0 : 1);
  const bool found = follow_from_starts(cards, most, std::nullopt,
                                        [](const Left& way) { return !way.end.empty(); });
  return found ? std::optional(way_) : std::nullopt;
}

std::set<CardSet> MonthWalk::leftovers(CardSet cards, std::optional<Card> taken) {
  std::set<CardSet> all;
  follow_from_starts(cards, cards.size() - (may_all_lie(cards) ? 0 : 1), taken,
                     [&](const Left& way) {
                       all.insert(way.end);
                       return false;
                     });
  return all;
}

}  // namespace hanaproof::properties
