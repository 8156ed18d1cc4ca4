#include "model/spec/play.h"

#include <algorithm>
#include <numeric>

#include "model/cards/seat.h"
#include "model/spec/capture.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"

namespace hanaproof::spec {

using cards::at;
using cards::Card;
using cards::CardSet;
using notation::Move;
using notation::Phase;
using notation::Position;
using notation::Wild;

namespace {

constexpr int kNovember = 11;

// ---- What a round is at -------------------------------------------------------------------------

bool hands_empty(const Position& position) {
  return std::all_of(position.hands.begin(), position.hands.end(),
                     [](CardSet hand) { return hand.empty(); });
}

}  // namespace

bool played_out(const Rules& rules, const Position& position) {
  if (rules.round_end.is("stock-empty")) {
    if (position.stock.empty()) return true;
    return hands_empty(position) && rules.round_empty_hand.is("round-over");
  }
  return hands_empty(position);
}

// ---- Calls --------------------------------------------------------------------------------------

bool improved(const Rules& rules, const Position& position) {
  if (counts_cards(rules)) return false;
  const auto yaku = made_yaku(rules, counted_cards(rules, position, position.turn));
  if (yaku.empty()) return false;
  if (rules.call_trigger.is("any-turn")) return true;
  bool called = false;
  int points_then = 0;
  std::vector<std::string> yaku_then;
  for (int seat = 0; seat < position.players; ++seat) {
    if (!same_team(position, seat, position.turn) || position.calls[at(seat)] == 0) continue;
    called = true;
    points_then = std::max(points_then, position.called_at[at(seat)]);
    const auto& ids = position.called_yaku[at(seat)];
    yaku_then.insert(yaku_then.end(), ids.begin(), ids.end());
  }
  if (!called) return true;
  if (rules.call_trigger.is("more-points")) return sum(yaku) > points_then;
  return std::any_of(yaku.begin(), yaku.end(), [&](const MadeYaku& made) {
    return std::find(yaku_then.begin(), yaku_then.end(), made.id) == yaku_then.end();
  });
}

bool may_go_on(const Rules& rules, const Position& position) {
  if (!position.before_draw && position.hands[at(position.turn)].empty() &&
      rules.call_after_last_card.is("own-last-stops")) {
    return false;
  }
  if (!position.before_draw && played_out(rules, position) &&
      !rules.call_after_last_card.is("offered")) {
    return false;
  }
  int callers = 0;
  int others = 0;
  for (int seat = 0; seat < position.players; ++seat) {
    if (position.calls[at(seat)] == 0) continue;
    ++callers;
    if (!same_team(position, seat, position.turn)) ++others;
  }
  if (others >= 2 && rules.call_limit.is("not-after-two-others")) return false;
  if (position.calls[at(position.turn)] > 0 && rules.call_limit.is("once-each")) return false;
  return callers == 0 || !rules.call_limit.is("once-a-round");
}

namespace {

// ---- The end of a round -------------------------------------------------------------------------

// wildcard.collects, round.field-left: the player of the wildcard gets cards that are left on the
// field.
CardSet collected_by_wildcard(const Rules& rules, const Position& position) {
  if (position.field.empty()) return {};
  if (rules.round_field_left.is("wildcard-player")) return position.field;
  if (rules.wildcard_collects.is("none") || !rules.wildcard_collects_when.is("round-end"))
    return {};
  if (rules.wildcard_collects.is("all")) return position.field;
  return position.field & CardSet::month(position.wild->took.month());
}

void collect(const Rules& rules, Position& position) {
  if (!position.wild) return;
  const CardSet left = collected_by_wildcard(rules, position);
  position.wild->collected = left.cards();
  position.captured[at(position.wild->player)] |= left;
  position.field -= left;
}

void finish(const Rules& rules, Position& position) {
  position.phase = Phase::over;
  position.before_draw = false;
  collect(rules, position);
}

// ---- A turn -------------------------------------------------------------------------------------

void stop(const Rules& rules, Position& position) {
  position.stopped = position.turn;
  finish(rules, position);
}

// Offers the call; one with a single answer is carried out.
void offer_call(const Rules& rules, Position& position) {
  cancel_opponents(rules, position, position.turn);
  position.phase = Phase::call;
  if (!may_go_on(rules, position)) stop(rules, position);
}

void draw(const Rules& rules, Position& position);

void next_turn(const Rules& rules, Position& position) {
  position.barred.clear();
  if (played_out(rules, position)) return finish(rules, position);
  position.turn = (position.turn + 1) % position.players;
  position.phase = Phase::play;
  // round.empty-hand: draw-only.
  if (position.hands[at(position.turn)].empty()) draw(rules, position);
}

void end_turn(const Rules& rules, Position& position) {
  position.drawn.reset();
  if (improved(rules, position)) return offer_call(rules, position);
  next_turn(rules, position);
}

// Moves a card and what it takes to the captured cards, or lays it on the field.
void settle_card(Position& position, Card card, CardSet takes) {
  if (takes.empty()) {
    position.field.insert(card);
    return;
  }
  position.field -= takes;
  position.captured[at(position.turn)] |= takes;
  position.captured[at(position.turn)].insert(card);
}

// A card out of the stock takes what it takes, as wildcard.drawn has it. It counts as played
// (wildcard.played-means) once that is settled: the lightning does not bar itself.
void settle_drawn(const Rules& rules, Position& position, Card card, CardSet takes) {
  if (!takes.empty() && takes.front().month() != card.month()) {
    position.wild = Wild{position.turn, takes.front()};
  }
  if (card.month() == kNovember && rules.option_wildcard.is("on") &&
      rules.wildcard_played_means.is("from-hand-or-stock")) {
    position.november_played[at(position.turn)] = true;
  }
  settle_card(position, card, takes);
}

std::vector<CardSet> drawn_captures(const Rules& rules, const Position& position, Card card) {
  auto options = captures(rules, card, position.field, From::stock);
  for (const Card took : wildcard_captures(rules, position, card, position.turn, From::stock)) {
    options.push_back(CardSet{took});
  }
  return options;
}

void draw(const Rules& rules, Position& position) {
  if (position.stock.empty()) return end_turn(rules, position);
  const Card card = position.stock.front();
  position.stock.erase(position.stock.begin());
  const auto options = drawn_captures(rules, position, card);
  if (options.size() > 1) {
    position.drawn = card;
    position.phase = Phase::choose;
    return;
  }
  settle_drawn(rules, position, card, options.front());
  end_turn(rules, position);
}

// The card from the hand is settled: the stock card comes, unless a yaku is called first.
void after_hand_card(const Rules& rules, Position& position) {
  if (rules.call_offered.is("at-once") && improved(rules, position)) {
    position.before_draw = true;
    return offer_call(rules, position);
  }
  draw(rules, position);
}

void play_hand_card(const Rules& rules, Position& position, Card card, CardSet takes) {
  position.hands[at(position.turn)].erase(card);
  if (card.month() == kNovember) position.november_played[at(position.turn)] = true;
  settle_card(position, card, takes);
  after_hand_card(rules, position);
}

// ---- The wildcard and the holder of the fourth card
// -----------------------------------------------

// hiki.effect: what becomes of the lightning when the holder of the fourth card objects.
void object(const Rules& rules, Position& position) {
  const Wild wild = *position.wild;
  position.turn = wild.player;
  position.phase = Phase::play;
  if (rules.hiki_effect.is("none")) {
    return play_hand_card(rules, position, cards::kLightning, CardSet{wild.took});
  }
  position.wild.reset();
  if (rules.hiki_effect.is("lightning-laid")) {
    return play_hand_card(rules, position, cards::kLightning, CardSet());
  }
  position.barred.push_back(wild.took.month());
}

void play_wildcard(const Rules& rules, Position& position, Card took) {
  const int holder = objector(rules, position, took, position.turn);
  position.wild = Wild{position.turn, took};
  if (holder < 0) return play_hand_card(rules, position, cards::kLightning, CardSet{took});
  if (rules.hiki_against_wildcard.is("must")) return object(rules, position);
  position.turn = holder;
  position.phase = Phase::declare;
}

void answer_wildcard(const Rules& rules, Position& position, bool objects) {
  if (objects) return object(rules, position);
  position.turn = position.wild->player;
  position.phase = Phase::play;
  play_hand_card(rules, position, cards::kLightning, CardSet{position.wild->took});
}

// ---- What is legal ------------------------------------------------------------------------------

bool matches_field(const Position& position, Card card) {
  return !(position.field & CardSet::month(card.month())).empty();
}

// play.must-match: a player who holds matching cards may have to play one of them.
CardSet playable(const Rules& rules, const Position& position) {
  const CardSet hand = position.hands[at(position.turn)];
  CardSet matching;
  for (const Card card : hand) {
    if (matches_field(position, card)) matching.insert(card);
  }
  if (matching.empty() || matching == hand || !rules.play_must_match.holds()) return hand;
  return matching;
}

std::vector<Move> hand_moves(const Rules& rules, const Position& position) {
  const CardSet hand = playable(rules, position);
  std::vector<Move> moves;
  moves.reserve(2 * at(hand.size()));
  for (const Card card : hand) {
    for (const CardSet takes : captures(rules, card, position.field, From::hand)) {
      moves.push_back(Move::play(card, takes));
    }
  }
  if (position.hands[at(position.turn)].contains(cards::kLightning)) {
    for (const Card took :
         wildcard_captures(rules, position, cards::kLightning, position.turn, From::hand)) {
      moves.push_back(Move::play(cards::kLightning, CardSet{took}));
    }
  }
  return moves;
}

void say_koi_koi(const Rules& rules, Position& position) {
  const int seat = position.turn;
  const auto yaku = made_yaku(rules, counted_cards(rules, position, seat));
  ++position.calls[at(seat)];
  position.called_at[at(seat)] = sum(yaku);
  position.called_yaku[at(seat)].clear();
  for (const MadeYaku& made : yaku) position.called_yaku[at(seat)].push_back(made.id);
  position.last_call = seat;
  if (position.before_draw) {
    position.before_draw = false;
    return draw(rules, position);
  }
  next_turn(rules, position);
}

}  // namespace

void cancel_opponents(const Rules& rules, Position& position, int maker) {
  for (int seat = 0; seat < position.players; ++seat) {
    if (same_team(position, seat, maker) || position.calls[at(seat)] == 0) continue;
    if (rules.call_opponent_cancels.is("at-once")) {
      position.forfeited[at(seat)] = position.called_at[at(seat)];
    }
  }
}

std::vector<Move> legal_moves(const Rules& rules, const Position& position) {
  std::vector<Move> moves;
  switch (position.phase) {
    case Phase::play:
      moves = hand_moves(rules, position);
      break;
    case Phase::choose:
      for (const CardSet takes : drawn_captures(rules, position, *position.drawn)) {
        moves.push_back(Move::play(*position.drawn, takes));
      }
      break;
    case Phase::call:
      if (may_go_on(rules, position)) moves.push_back(Move::say(Move::Sort::koi_koi));
      moves.push_back(Move::say(Move::Sort::stop));
      break;
    case Phase::declare:
      moves = {Move::say(Move::Sort::hiki), Move::say(Move::Sort::pass)};
      break;
    case Phase::over:
      break;
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

Position play(const Rules& rules, const Position& before, const Move& move) {
  const auto legal = legal_moves(rules, before);
  if (std::find(legal.begin(), legal.end(), move) == legal.end()) {
    throw IllegalMove("illegal move " + move.text());
  }
  Position position = before;
  switch (before.phase) {
    case Phase::play:
      if (!move.takes.empty() && move.takes.front().month() != move.card.month()) {
        play_wildcard(rules, position, move.takes.front());
      } else {
        play_hand_card(rules, position, move.card, move.takes);
      }
      break;
    case Phase::choose:
      settle_drawn(rules, position, move.card, move.takes);
      end_turn(rules, position);
      break;
    case Phase::call:
      if (move.sort == Move::Sort::stop) {
        stop(rules, position);
      } else {
        say_koi_koi(rules, position);
      }
      break;
    case Phase::declare:
      answer_wildcard(rules, position, move.sort == Move::Sort::hiki);
      break;
    case Phase::over:
      break;
  }
  return position;
}

}  // namespace hanaproof::spec
