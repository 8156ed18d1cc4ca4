#include "reports/walk/told.h"

#include <algorithm>

#include <fmt/ranges.h>

#include "reports/markup/listed.h"
#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

using cards::Card;
using cards::CardSet;
using checker::Stage;

namespace {

// The cards that left the stock, where what is left of it lies as before.
std::vector<Card> drawn_between(const checker::Table& before, const checker::Table& after) {
  if (after.stock.size() > before.stock.size()) return {};
  const auto rest = before.stock.end() - static_cast<std::ptrdiff_t>(after.stock.size());
  if (!std::equal(rest, before.stock.end(), after.stock.begin())) return {};
  return {before.stock.begin(), rest};
}

std::string changes(const std::vector<int>& before, const std::vector<int>& after) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < after.size() && seat < before.size(); ++seat) {
    if (after[seat] == before[seat]) continue;
    parts.push_back(fmt::format("{} {:+}", player(seat), after[seat] - before[seat]));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
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

void tell_made(const Stage& before, const Stage& after, std::string_view unit, Writer& out) {
  for (std::size_t seat = 0; seat < after.made.size(); ++seat) {
    std::vector<std::string> news;
    for (const checker::Made& made : after.made[seat]) {
      const bool known = seat < before.made.size() &&
                         std::find(before.made[seat].begin(), before.made[seat].end(), made) !=
                             before.made[seat].end();
      if (!known) {
        news.push_back(fmt::format("{} ({})", named_yaku(made.id), counted(at(made.points), unit)));
      }
    }
    if (!news.empty()) {
      out.text(fmt::format(". Player {} has {}", seat, fmt::join(news, ", ")));
    }
  }
}

void tell_points(const Stage& before, const Stage& after, Writer& out) {
  for (std::size_t seat = 0; seat < after.points.size() && seat < before.points.size(); ++seat) {
    // Where yaku are counted, they say so already.
    if (after.points[seat] == before.points[seat] || !after.made[seat].empty()) continue;
    out.text(fmt::format(". Player {} now has {} points", seat, after.points[seat]));
  }
}

void tell_money(const Stage& before, const Stage& after, Writer& out) {
  const std::string money = changes(before.money, after.money);
  if (!money.empty()) out.text(". Points in hand: " + money);
  if (after.pot != before.pot) out.text(fmt::format(". The pot holds {}", after.pot));
}

void tell_end(const Stage& before, const Stage& after, Writer& out) {
  if (!after.over() || before.over()) return;
  out.text(". The round is over");
  if (!after.result.empty()) {
    out.text(fmt::format("; written down: {}", fmt::join(after.result, ", ")));
  }
  if (std::any_of(after.payment.begin(), after.payment.end(), [](int each) { return each != 0; })) {
    out.text("; payments: " +
             listed(after.payment, ", ", [](int each) { return fmt::format("{:+}", each); }));
  }
}

}  // namespace hanaproof::reports
