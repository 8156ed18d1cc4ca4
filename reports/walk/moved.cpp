#include "reports/walk/moved.h"

#include <algorithm>

#include "reports/wording.h"

namespace hanaproof::reports {

using cards::Card;
using cards::CardSet;

namespace {

// The cards that left the stock, where what is left of it lies as before.
std::vector<Card> drawn_between(const checker::Table& before, const checker::Table& after) {
  if (after.stock.size() > before.stock.size()) return {};
  const auto rest = before.stock.end() - static_cast<std::ptrdiff_t>(after.stock.size());
  if (!std::equal(rest, before.stock.end(), after.stock.begin())) return {};
  return {before.stock.begin(), rest};
}

}  // namespace

std::vector<CardSet> gains(const checker::Table& before, const checker::Table& after) {
  std::vector<CardSet> all = after.captured;
  for (std::size_t seat = 0; seat < all.size() && seat < before.captured.size(); ++seat) {
    all[seat] = all[seat] - before.captured[seat];
  }
  return all;
}

void tell_draws(const checker::Table& before, const checker::Table& after, std::size_t mover,
                std::vector<CardSet>& gained, Writer& out) {
  for (const Card card : drawn_between(before, after)) {
    if (after.drawn == card) {
      out.text("; draws ").card(card).text(" and may choose");
      continue;
    }
    const auto taker = std::find_if(gained.begin(), gained.end(),
                                    [&](const CardSet& set) { return set.contains(card); });
    if (taker == gained.end()) {
      if (after.field.contains(card)) out.text("; draws ").card(card).text(", which takes nothing");
      continue;
    }
    const auto seat = static_cast<std::size_t>(taker - gained.begin());
    CardSet with;
    for (const Card each : *taker) {
      if (each != card && each.month() == card.month()) with.insert(each);
    }
    out.text("; ").text(seat == mover ? std::string() : player(seat) + " ").text("draws ");
    out.card(card).text(with.empty() ? " and keeps it" : " and takes ").cards(with);
    with.insert(card);
    *taker = *taker - with;
  }
}

void tell_rest(const std::vector<CardSet>& gained, Writer& out) {
  for (std::size_t seat = 0; seat < gained.size(); ++seat) {
    if (!gained[seat].empty()) out.text("; " + player(seat) + " gets ").cards(gained[seat]);
  }
}

void tell_returns(const checker::Table& before, const checker::Table& after, Writer& out) {
  const CardSet stock = [&] {
    CardSet set;
    for (const Card card : after.stock) set.insert(card);
    return set;
  }();
  for (std::size_t seat = 0; seat < before.hands.size() && seat < after.hands.size(); ++seat) {
    const int back = (before.hands[seat] & stock).size();
    if (back > 0) {
      out.text(fmt::format("; the {} of {} go back to the stock", counted(at(back), "card"),
                           player(seat)));
    }
  }
}

}  // namespace hanaproof::reports
