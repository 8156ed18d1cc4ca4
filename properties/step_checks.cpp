#include "properties/step_checks.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/validate.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using notation::Move;
using notation::Phase;
using notation::Position;
using rulebook::Yaku;

namespace {

using Moves = std::vector<Move>;

// ---- Of the rules -------------------------------------------------------------------------------

Fault deal_does_not_fit(const spec::Rules& rules) {
  const rounds::DealCount count = rounds::count_deal(rules.ruleset());
  const int hand = rules.deal_hand_size.number();
  if (count.packet_hand != hand || count.packet_field != count.field) {
    return fmt::format("the packets deal hands of {} and a field of {}, not {} and {}",
                       count.packet_hand, count.packet_field, hand, count.field);
  }
  return {};
}

// ---- Of a yaku ----------------------------------------------------------------------------------

Fault prints_differently(const Yaku& yaku) {
  const std::string cards = print(yaku.cards);
  const std::string points = print(yaku.points);
  try {
    if (!(rulebook::yaku::parse_condition(cards) == yaku.cards)) return yaku.id + ": " + cards;
    if (!(rulebook::yaku::parse_number(points) == yaku.points)) return yaku.id + ": " + points;
  } catch (const rulebook::yaku::SyntaxError& error) {
    return fmt::format("{}: {}, {}: {}", yaku.id, cards, points, error.what());
  }
  return {};
}

// ---- Of a position ------------------------------------------------------------------------------

Fault cards_are_lost(const spec::Rules&, const Position& position, const Moves&) {
  int cards = position.field.size() + static_cast<int>(position.stock.size());
  CardSet seen = position.field | CardSet(position.stock);
  const auto add = [&](CardSet set) {
    cards += set.size();
    seen |= set;
  };
  for (const CardSet& hand : position.hands) add(hand);
  for (const CardSet& pile : position.captured) add(pile);
  if (position.drawn) add(CardSet{*position.drawn});
  if (cards == position.deck.size() && seen == position.deck) return {};
  return fmt::format("{} cards, {} of them different, in a deck of {}", cards, seen.size(),
                     position.deck.size());
}

Fault is_invalid(const spec::Rules& rules, const Position& position, const Moves&) {
  try {
    validate(position, rules.ruleset());
  } catch (const notation::NotationError& error) {
    return error.what();
  }
  return {};
}

Fault reads_back_differently(const spec::Rules&, const Position& position, const Moves&) {
  const std::string text = to_json(position);
  try {
    if (notation::position_from_json(text) == position) return {};
  } catch (const notation::NotationError& error) {
    return error.what();
  }
  return "read back as another position: " + text;
}

Fault moves_are_unsorted(const spec::Rules&, const Position&, const Moves& legal) {
  // Strictly ascending: sorted, and none twice.
  const auto wrong = std::adjacent_find(legal.begin(), legal.end(),
                                        [](const Move& a, const Move& b) { return !(a < b); });
  if (wrong == legal.end()) return {};
  return fmt::format("{} before {}", wrong->text(), std::next(wrong)->text());
}

Fault move_reads_back_differently(const spec::Rules&, const Position&, const Moves& legal) {
  for (const Move& move : legal) {
    const auto read = Move::parse(move.text());
    if (!read || !(*read == move)) return move.text();
  }
  return {};
}

Fault nothing_is_legal(const spec::Rules&, const Position& position, const Moves& legal) {
  if (legal.empty() == (position.phase == Phase::over)) return {};
  return legal.empty() ? "no move is legal" : "a move is legal after the end";
}

// Moves that somebody might try: every card in hand or drawn, and one that is neither, by itself,
// with each card and with all cards of its month on the field; and every call.
Moves attempts(const Position& position) {
  CardSet tried = position.hands[static_cast<std::size_t>(position.turn)];
  if (position.drawn) tried.insert(*position.drawn);
  const CardSet elsewhere = position.deck - tried;
  if (!elsewhere.empty()) tried.insert(elsewhere.front());
  Moves all;
  for (const Card card : tried) {
    all.push_back(Move::play(card));
    for (const Card taken : position.field) all.push_back(Move::play(card, CardSet{taken}));
    const CardSet month = position.field & CardSet::month(card.month());
    if (month.size() > 1) all.push_back(Move::play(card, month));
  }
  for (const auto sort :
       {Move::Sort::koi_koi, Move::Sort::stop, Move::Sort::hiki, Move::Sort::pass}) {
    all.push_back(Move::say(sort));
  }
  return all;
}

Fault illegal_is_accepted(const spec::Rules& rules, const Position& position, const Moves& legal) {
  for (const Move& move : attempts(position)) {
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) continue;
    try {
      spec::play(rules, position, move);
    } catch (const spec::IllegalMove&) {
      continue;
    }
    return move.text();
  }
  return {};
}

Fault points_are_negative(const spec::Rules& rules, const Position& position, const Moves&) {
  const spec::Score score = spec::score(rules, position);
  // An equal share, and yaku where cards count, take points off by design.
  const bool taken_off =
      rules.score_share.is("less-equal-share") || (counts_cards(rules) && counts_yaku(rules));
  for (const auto& list : {score.points, taken_off ? score.points : score.result}) {
    for (const int points : list) {
      if (points < 0) return fmt::format("{} points", points);
    }
  }
  return {};
}

// ---- Of a decision ------------------------------------------------------------------------------

CardSet all_captured(const Position& position) {
  CardSet captured;
  for (const CardSet& pile : position.captured) captured |= pile;
  return captured;
}

Fault captures_are_lost(const spec::Rules&, const rounds::Step& step) {
  for (std::size_t seat = 0; seat < step.before.captured.size(); ++seat) {
    const CardSet lost = step.before.captured[seat] - step.after.captured[seat];
    if (!lost.empty()) return fmt::format("player {} no longer has {}", seat, lost.codes());
  }
  return {};
}

// Only the wildcard takes from another month.
Fault capture_across_months(const spec::Rules& rules, const rounds::Step& step) {
  for (const Card taken : step.move.takes) {
    if (taken.month() == step.move.card.month()) continue;
    if (step.move.card == cards::kLightning && rules.option_wildcard.is("on")) continue;
    return fmt::format("{} takes {}", step.move.card.code(), taken.code());
  }
  return {};
}

Fault move_has_no_effect(const spec::Rules&, const rounds::Step& step) {
  if (step.after == step.before) return "the position stays as it was";
  const bool pairs = step.move.sort == Move::Sort::card && !step.move.takes.empty();
  if (!pairs || step.after.phase == Phase::declare || !step.after.barred.empty()) return {};
  const CardSet gained = all_captured(step.after) - all_captured(step.before);
  if (gained.contains(step.move.takes)) return {};
  // Against the wildcard the holder of the fourth card may be bound to object.
  if (step.move.card == cards::kLightning) return {};
  return "what the move takes is not captured";
}

// ---- Of a round ---------------------------------------------------------------------------------

Fault does_not_end(const spec::Rules& rules, const rounds::Round& round) {
  const int most = rounds::plies(rules.ruleset()).most;
  const int played = static_cast<int>(round.steps.size());
  if (round.last().phase == Phase::over && played <= most) return {};
  return fmt::format("{} decisions of at most {}, and the round is {}", played, most,
                     round.last().phase == Phase::over ? "over" : "not over");
}

Fault payments_do_not_balance(const spec::Rules& rules, const rounds::Round& round) {
  if (round.last().phase != Phase::over) return {};
  const auto payment = spec::score(rules, round.last()).payment;
  const int total = std::accumulate(payment.begin(), payment.end(), 0);
  if (total == 0) return {};
  return fmt::format("{} add up to {}", fmt::join(payment, ", "), total);
}

Fault replays_differently(const spec::Rules& rules, const rounds::Round& round) {
  Position position = round.deal;
  for (const rounds::Step& step : round.steps) position = spec::play(rules, position, step.move);
  if (position == round.last()) return {};
  return "the same moves lead to another position";
}

}  // namespace

const std::vector<RulesCheck>& rules_checks() {
  static const std::vector<RulesCheck> all = {
      {"deal-fits",
       "Hands, field and stock account for the deck, and the packets for hands and field.",
       deal_does_not_fit},
  };
  return all;
}

const std::vector<YakuCheck>& yaku_checks() {
  static const std::vector<YakuCheck> all = {
      {"expressions-print", "What yaku print parses to the same yaku.", prints_differently},
  };
  return all;
}

const std::vector<PositionCheck>& position_checks() {
  static const std::vector<PositionCheck> all = {
      {"cards-conserved", "Every card of the deck is in one place.", cards_are_lost},
      {"positions-valid", "Every position that is reached is valid.", is_invalid},
      {"positions-read-back", "Every position reads back from its JSON.", reads_back_differently},
      {"moves-sorted", "Legal moves are in order, none twice.", moves_are_unsorted},
      {"moves-read-back", "Every move reads back from its text.", move_reads_back_differently},
      {"moves-exist", "Something is legal until the round is over, and nothing afterwards.",
       nothing_is_legal},
      {"illegal-refused", "Moves that are not legal are refused.", illegal_is_accepted},
      {"points-not-negative",
       "No score is below zero but what an equal share or yaku are taken off.",
       points_are_negative},
  };
  return all;
}

const std::vector<StepCheck>& step_checks() {
  static const std::vector<StepCheck> all = {
      {"captures-kept", "Captured cards stay captured.", captures_are_lost},
      {"captures-match", "Only the wildcard captures a card of another month.",
       capture_across_months},
      {"moves-take-effect", "A move changes the position, and what it takes is captured.",
       move_has_no_effect},
  };
  return all;
}

const std::vector<RoundCheck>& round_checks() {
  static const std::vector<RoundCheck> all = {
      {"rounds-end", "Every round ends within the bound on decisions.", does_not_end},
      {"payments-balance", "The payments of a round add up to zero.", payments_do_not_balance},
      {"rounds-replay", "A round replays from its deal and its moves.", replays_differently},
  };
  return all;
}

}  // namespace hanaproof::properties
