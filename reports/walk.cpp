#include "reports/walk.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/names.h"
#include "model/notation/bet.h"
#include "model/notation/hachi_move.h"
#include "model/notation/move.h"
#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

using cards::Card;
using cards::CardSet;
using checker::Stage;
using checker::Table;
using checker::Walk;

namespace {

// Builds a sentence piece by piece.
class Writer {
 public:
  Writer& text(std::string_view words) {
    if (pieces_.empty() || pieces_.back().card) pieces_.push_back({});
    pieces_.back().text += words;
    return *this;
  }
  Writer& card(Card card) {
    pieces_.push_back({{}, card});
    return *this;
  }
  template <class Cards>
  Writer& cards(const Cards& list) {
    std::string_view separator;
    for (const Card each : list) {
      if (!separator.empty()) text(separator);
      card(each);
      separator = ", ";
    }
    return *this;
  }
  Sentence take() { return std::move(pieces_); }

 private:
  Sentence pieces_;
};

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
std::string player(std::size_t seat) { return fmt::format("player {}", seat); }

// A card played and what it takes, in any game in which cards are captured.
struct CardMove {
  Card card;
  CardSet takes;
};

// ---- Where cards went ---------------------------------------------------------------------------

// The cards that left the stock, where what is left of it lies as before.
std::vector<Card> drawn_between(const Table& before, const Table& after) {
  if (after.stock.size() > before.stock.size()) return {};
  const auto rest = before.stock.end() - static_cast<std::ptrdiff_t>(after.stock.size());
  if (!std::equal(rest, before.stock.end(), after.stock.begin())) return {};
  return {before.stock.begin(), rest};
}

// What each seat has captured since.
std::vector<CardSet> gains(const Table& before, const Table& after) {
  std::vector<CardSet> all = after.captured;
  for (std::size_t seat = 0; seat < all.size() && seat < before.captured.size(); ++seat) {
    all[seat] = all[seat] - before.captured[seat];
  }
  return all;
}

// Says what the stock brings, and takes what is told out of `gained`.
void tell_draws(const Table& before, const Table& after, std::size_t mover,
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

void tell_returns(const Table& before, const Table& after, Writer& out) {
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

// ---- What it is worth ---------------------------------------------------------------------------

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

std::string changes(const std::vector<int>& before, const std::vector<int>& after) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < after.size() && seat < before.size(); ++seat) {
    if (after[seat] == before[seat]) continue;
    parts.push_back(fmt::format("{} {:+}", player(seat), after[seat] - before[seat]));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
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
    std::vector<std::string> paid;
    for (const int each : after.payment) paid.push_back(fmt::format("{:+}", each));
    out.text(fmt::format("; payments: {}", fmt::join(paid, ", ")));
  }
}

// ---- The games ----------------------------------------------------------------------------------

void tell_card(const CardMove& move, const Stage& before, const Stage& after, std::size_t mover,
               Writer& out) {
  out.text(before.table.drawn == move.card ? " lets the drawn " : " plays ").card(move.card);
  const bool drawn = before.table.drawn == move.card;
  if (move.takes.empty()) {
    out.text(drawn ? " stay on the field" : ", which stays on the field");
  } else {
    out.text(drawn ? " take " : " and takes ").cards(move.takes);
  }
  std::vector<CardSet> gained = gains(before.table, after.table);
  if (!move.takes.empty()) {
    // Told already; a card that stayed on the field can still be taken by the one drawn.
    for (CardSet& each : gained) {
      each = each - move.takes;
      each.erase(move.card);
    }
  }
  tell_draws(before.table, after.table, mover, gained, out);
  tell_rest(gained, out);
}

std::optional<CardMove> card_move(const Walk& walk, const std::string& text) {
  if (walk.game == Walk::Game::hachi) {
    const auto move = notation::HachiMove::parse(text);
    if (!move || move->sort != notation::HachiMove::Sort::card) return std::nullopt;
    return CardMove{move->card, move->takes};
  }
  const auto move = notation::Move::parse(text);
  if (!move || move->sort != notation::Move::Sort::card) return std::nullopt;
  return CardMove{move->card, move->takes};
}

std::string said(const notation::HachiMove& move) {
  using Sort = notation::HachiMove::Sort;
  switch (move.sort) {
    case Sort::look:
      return " looks at the hand";
    case Sort::stay:
      return " stays";
    case Sort::pass:
      return " passes";
    case Sort::hide:
      return " shows no combo";
    case Sort::show: {
      std::vector<std::string> combos;
      for (const std::string& id : move.combos) combos.push_back(named_yaku(id));
      return fmt::format(" shows {}", fmt::join(combos, " and "));
    }
    case Sort::quiet:
      return " calls nothing";
    case Sort::cancel_sage:
      return " cancels sage";
    case Sort::go_on:
      return " goes on";
    case Sort::repay:
      return fmt::format(" pays back {} kan", move.kan);
    default:
      return " says " + move.text();
  }
}

std::string said(const Walk& walk, const std::string& text) {
  if (walk.game == Walk::Game::hachi) {
    const auto move = notation::HachiMove::parse(text);
    return move ? said(*move) : " " + text;
  }
  const auto move = notation::Move::parse(text);
  return " " + (move ? describe(*move) : text);
}

void tell_bet(const std::string& text, const Stage& before, const Stage& after, std::size_t mover,
              Writer& out) {
  const auto bet = notation::Bet::parse(text);
  if (bet && bet->sort == notation::Bet::Sort::raise) {
    out.text(fmt::format(" raises the stake to {}", bet->stake));
  } else {
    out.text(bet && bet->sort == notation::Bet::Sort::fold ? " folds" : " follows");
  }
  const int more = after.put_in[mover] - before.put_in[mover];
  if (more != 0) {
    out.text(fmt::format(": {} {}, {} in all, {} left", counted(at(std::abs(more)), "coin"),
                         more > 0 ? "more" : "back", after.put_in[mover], after.money[mover]));
  }
  if (after.over()) out.text(". The betting is over");
}

}  // namespace

std::string to_text(const Sentence& sentence) {
  std::string text;
  for (const Piece& piece : sentence) text += piece.card ? named(*piece.card) : piece.text;
  return text;
}

Sentence describe(const Walk& walk, std::size_t index) {
  const Walk::Step& step = walk.steps[index];
  const Stage& before = walk.at(index);
  const std::size_t mover = at(step.player);
  Writer out;
  out.text(fmt::format("Player {}", mover));
  if (walk.game == Walk::Game::betting) {
    tell_bet(step.move, before, step.after, mover, out);
    return out.take();
  }
  const auto move = card_move(walk, step.move);
  if (move) {
    tell_card(*move, before, step.after, mover, out);
  } else {
    out.text(said(walk, step.move));
    std::vector<CardSet> gained = gains(before.table, step.after.table);
    tell_draws(before.table, step.after.table, mover, gained, out);
    tell_rest(gained, out);
  }
  tell_returns(before.table, step.after.table, out);
  tell_made(before, step.after, walk.game == Walk::Game::hachi ? "kan" : "point", out);
  tell_points(before, step.after, out);
  tell_money(before, step.after, out);
  tell_end(before, step.after, out);
  return out.take();
}

std::vector<std::pair<Card, Zone>> zones(const Table& table) {
  std::vector<Zone> where(cards::kCards, Zone(1, '-'));
  const auto put = [&](const auto& list, const Zone& zone) {
    for (const Card card : list) where[static_cast<std::size_t>(card.index())] = zone;
  };
  for (std::size_t seat = 0; seat < table.hands.size(); ++seat) {
    put(table.hands[seat], fmt::format("h{}", seat));
  }
  for (std::size_t seat = 0; seat < table.captured.size(); ++seat) {
    put(table.captured[seat], fmt::format("c{}", seat));
  }
  put(table.field, Zone(1, 'f'));
  put(table.stock, Zone(1, 's'));
  if (table.drawn) put(std::vector{*table.drawn}, Zone(1, 'd'));
  std::vector<std::pair<Card, Zone>> all;
  for (int i = 0; i < cards::kCards; ++i) {
    all.emplace_back(Card::at(i), where[static_cast<std::size_t>(i)]);
  }
  return all;
}

std::vector<std::pair<Card, Zone>> shifts(const Table& before, const Table& after) {
  const auto from = zones(before);
  auto to = zones(after);
  std::erase_if(to, [&](const auto& each) {
    return from[static_cast<std::size_t>(each.first.index())] == each;
  });
  return to;
}

}  // namespace hanaproof::reports
