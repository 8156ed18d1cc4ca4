#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/names.h"
#include "model/notation/move.h"
#include "reports/walk.h"
#include "reports/walk/moved.h"
#include "reports/walk/worth.h"
#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

using cards::Card;
using cards::CardSet;
using checker::Stage;
using checker::Walk;

namespace {

// A card played and what it takes, in any game in which cards are captured.
struct CardMove {
  Card card;
  CardSet takes;
};

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
      return fmt::format(" pays back {} kan", move.amount);
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
    out.text(fmt::format(" raises the stake to {}", bet->amount));
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

}  // namespace hanaproof::reports
