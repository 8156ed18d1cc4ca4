#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/names.h"
#include "model/notation/move.h"
#include "reports/markup/listed.h"
#include "reports/walk.h"
#include "reports/walk/told.h"
#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

using cards::Card;
using cards::CardSet;
using checker::Stage;
using checker::Walk;
using notation::Move;

namespace {

void tell_card(const Move& move, const Stage& before, const Stage& after, std::size_t mover,
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

// A move of Hachi-Hachi that is no card.
std::string said(const Move& move) {
  switch (move.sort) {
    case Move::Sort::look:
      return " looks at the hand";
    case Move::Sort::stay:
      return " stays";
    case Move::Sort::pass:
      return " passes";
    case Move::Sort::hide:
      return " shows no combo";
    case Move::Sort::show:
      return " shows " + listed(move.combos, " and ", named_yaku);
    case Move::Sort::quiet:
      return " calls nothing";
    case Move::Sort::cancel_sage:
      return " cancels sage";
    case Move::Sort::go_on:
      return " goes on";
    case Move::Sort::repay:
      return fmt::format(" pays back {} kan", move.amount);
    default:
      return " says " + move.text();
  }
}

void tell_bet(const std::optional<Move>& bet, const Stage& before, const Stage& after,
              std::size_t mover, Writer& out) {
  if (bet && bet->sort == Move::Sort::raise) {
    out.text(fmt::format(" raises the stake to {}", bet->amount));
  } else {
    out.text(bet && bet->sort == Move::Sort::fold ? " folds" : " follows");
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
  const std::optional<Move> move = Move::parse(step.move);
  const bool hachi = walk.game == Walk::Game::hachi;
  if (walk.game == Walk::Game::betting) {
    tell_bet(move, before, step.after, mover, out);
    return out.take();
  }
  if (move && move->sort == Move::Sort::card) {
    tell_card(*move, before, step.after, mover, out);
  } else {
    out.text(!move ? " " + step.move : hachi ? said(*move) : " " + describe(*move));
    std::vector<CardSet> gained = gains(before.table, step.after.table);
    tell_draws(before.table, step.after.table, mover, gained, out);
    tell_rest(gained, out);
  }
  tell_returns(before.table, step.after.table, out);
  tell_made(before, step.after, hachi ? "kan" : "point", out);
  tell_points(before, step.after, out);
  tell_money(before, step.after, out);
  tell_end(before, step.after, out);
  return out.take();
}

std::vector<std::pair<Card, Zone>> zones(const checker::Table& table) {
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

std::vector<std::pair<Card, Zone>> shifts(const checker::Table& before,
                                          const checker::Table& after) {
  const auto from = zones(before);
  auto to = zones(after);
  std::erase_if(to, [&](const auto& each) {
    return from[static_cast<std::size_t>(each.first.index())] == each;
  });
  return to;
}

}  // namespace hanaproof::reports
