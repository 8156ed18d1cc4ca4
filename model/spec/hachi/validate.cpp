#include "model/spec/hachi/validate.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/notation/validate.h"
#include "model/spec/capture.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/finish.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/money.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::spec::hachi {

using cards::Card;
using cards::CardSet;
using notation::HachiEnd;
using notation::HachiPhase;
using notation::HachiPosition;
using notation::refuse;
using notation::Stance;

namespace {

constexpr std::size_t kMostWaiting = 48;
constexpr int kMostMoney =
    100'000;  // points; more makes the list of repayments too long to be used

void expect(bool holds, const char* what) {
  if (!holds) refuse(what);
}

bool is_between(const HachiPosition& position) {
  return position.phase == HachiPhase::over || position.phase == HachiPhase::repay;
}

// Without a record of it: what is looked at here is not played by.
int number(const Rules& rules, const char* topic) { return rules.ruleset().number(topic); }
bool is(const Rules& rules, const char* topic, const char* answer) {
  return rules.ruleset()[topic] == rulebook::Value(answer);
}

// ---- The match and the deal ---------------------------------------------------------------------

void check_match(const Rules& rules, const HachiPosition& position) {
  const notation::HachiMatch& match = position.match;
  if (match.players != rules.players()) {
    refuse(fmt::format("expected {} players, not {}", rules.players(), match.players));
  }
  const auto lengths = match_lengths(rules.ruleset());
  if (std::ranges::find(lengths, match.rounds) == lengths.end()) {
    refuse(
        fmt::format("\"rounds\": expected {}, not {}", fmt::join(lengths, " or "), match.rounds));
  }
  expect(!match.money.empty(), "\"money\": expected what each player has");
  for (const auto* amounts : {&match.money, &match.debt}) {
    for (const int amount : *amounts) {
      if (amount < 0 || amount > kMostMoney) {
        refuse(fmt::format("money and debts: expected 0 to {} points", kMostMoney));
      }
    }
  }
  expect(match.pot >= 0 && match.track >= 0, "pot and track: expected no less than nothing");
  expect(match.waiting.size() <= kMostWaiting, "\"waiting\": expected at most 48 fields");
  expect(!match.over || position.phase == HachiPhase::over,
         "the match is over, and the round is not");
  if (is_between(position)) {
    const int rounds = match.round - position.number;
    expect(rounds == 0 || rounds == 1, "\"round\": expected the round's number, or the next");
  } else {
    expect(match.round == position.number, "\"number\": expected the match's \"round\"");
    expect(match.dealer == position.dealt_by, "\"dealt_by\": expected the match's \"dealer\"");
  }
}

void check_deal(const Rules& rules, const HachiPosition& position) {
  const notation::HachiDeal& deal = position.deal;
  const bool blank = is(rules, "deal.blank-card", "in-deck");
  expect(deal.blank.has_value() == blank,
         blank ? "\"blank\" is missing in the deal" : "no blank card is in the deck");
  CardSet seen = deal.field;
  const int field = blank ? 0 : number(rules, "deal.field-size");
  if (deal.field.size() != field)
    refuse(fmt::format("expected {} cards dealt to the field", field));
  for (int seat = 0; seat < position.match.players; ++seat) {
    const CardSet hand = deal.hands[at(seat)];
    const int size = number(rules, "deal.hand-size") - (deal.blank == seat ? 1 : 0);
    if (hand.size() != size) {
      refuse(fmt::format("expected {} cards dealt to player {}, not {}", size, seat, hand.size()));
    }
    if (!(hand & seen).empty()) refuse("dealt twice: " + (hand & seen).codes());
    seen |= hand;
  }
}

// ---- Who plays ----------------------------------------------------------------------------------

void check_stances(const HachiPosition& position) {
  for (int seat = 0; seat < position.match.players; ++seat) {
    const bool blank = position.stances[at(seat)] == Stance::blank;
    expect(blank == (position.deal.blank == seat),
           "stances: expected \"blank\" for the holder of the blank card, and nobody else");
    const bool done = position.stances[at(seat)] != Stance::open;
    expect(!position.oya || done, "stances: expected none open once three stay");
    const int penalty = position.penalties[at(seat)];
    expect(penalty >= 0 && penalty <= kMostMoney, "penalties: expected no less than nothing");
  }
  const std::size_t active = active_seats(position).size();
  expect(position.oya ? active == kActive : active < kActive,
         "stances: expected an oya where three stay, and only there");
  if (!position.oya) return;
  const auto order = seats_from(position.dealt_by, position.match.players);
  const auto first =
      std::ranges::find_if(order, [&](int seat) { return is_active(position, seat); });
  expect(first != order.end() && *first == *position.oya, "\"oya\": expected the first who stays");
}

// ---- Cards --------------------------------------------------------------------------------------

CardSet first_field(const HachiPosition& position) {
  return position.deal.blank ? position.deal.hands[at(*position.deal.blank)] : position.deal.field;
}

// Before three stay all lies as it was dealt.
void check_untouched(const HachiPosition& position) {
  bool as_dealt = position.field == first_field(position) && position.stock.empty();
  for (int seat = 0; seat < position.match.players; ++seat) {
    const CardSet hand = position.deal.blank == seat ? CardSet() : position.deal.hands[at(seat)];
    as_dealt = as_dealt && position.hands[at(seat)] == hand &&
               position.captured[at(seat)].empty() && position.shown[at(seat)].empty() &&
               !position.sage[at(seat)] && !position.cancelled[at(seat)];
  }
  expect(as_dealt && !position.drawn && !position.last_sage && position.before.empty() &&
             position.kan_before == 0,
         "cards are played, shown or called before three stay");
}

void check_conserved(const HachiPosition& position) {
  CardSet seen;
  const auto place = [&](CardSet cards) {
    if (!(cards & seen).empty()) refuse("twice: " + (cards & seen).codes());
    seen |= cards;
  };
  for (const auto* piles : {&position.hands, &position.captured}) {
    for (const CardSet pile : *piles) place(pile);
  }
  place(position.field);
  place(CardSet(position.stock));
  if (position.drawn) place({*position.drawn});
  const CardSet missing = CardSet::all() - seen;
  if (!missing.empty()) refuse("missing: " + missing.codes());
}

// The cards of the stock come in the order in which they were mixed, one for every card played.
void check_stock(const HachiPosition& position, int played) {
  CardSet in_play = first_field(position);
  for (const int seat : active_seats(position)) in_play |= position.deal.hands[at(seat)];
  std::vector<Card> stock;
  for (const Card card : position.deal.mixed) {
    if (!in_play.contains(card)) stock.push_back(card);
  }
  const auto drawn =
      std::min(static_cast<std::ptrdiff_t>(stock.size()), static_cast<std::ptrdiff_t>(played));
  if (position.drawn) {
    expect(drawn > 0 && stock[static_cast<std::size_t>(drawn - 1)] == *position.drawn,
           "\"drawn\": expected the next card of the stock");
  }
  stock.erase(stock.begin(), stock.begin() + drawn);
  expect(position.stock == stock,
         "\"stock\": expected what is left of the cards mixed, one less for each card played");
}

void check_hands(const HachiPosition& position) {
  const auto active = active_seats(position);
  int played = 0;
  std::vector<int> sizes;
  for (int seat = 0; seat < position.match.players; ++seat) {
    const CardSet dealt = position.deal.hands[at(seat)];
    const CardSet hand = position.hands[at(seat)];
    if (!is_active(position, seat)) {
      expect(hand.empty() && position.captured[at(seat)].empty(),
             "cards are held or captured by a player who does not play");
      continue;
    }
    if (!dealt.contains(hand)) refuse("not dealt there: " + (hand - dealt).codes());
    played += dealt.size() - hand.size();
  }
  for (const int seat : active) sizes.push_back(position.hands[at(seat)].size());
  check_stock(position, played);
  // Hands shrink in turn from oya on, one card a turn.
  bool in_turn = sizes.front() - sizes.back() == 0 || sizes.back() - sizes.front() == 1;
  in_turn = in_turn && std::ranges::is_sorted(sizes);
  const int full = position.deal.hands[at(active.front())].size();
  switch (position.phase) {
    case HachiPhase::show:
      in_turn = sizes.front() == full && sizes.back() == full;
      break;
    case HachiPhase::over:
    case HachiPhase::repay: {
      const bool all = position.end == HachiEnd::counted || position.end == HachiEnd::played_out;
      in_turn = in_turn && (!all || sizes.back() == 0) &&
                (position.end != HachiEnd::four_three || sizes.front() == full);
      break;
    }
    default: {
      const auto turn = std::ranges::find(active, position.turn) - active.begin();
      const bool has_played =
          position.phase == HachiPhase::choose || position.phase == HachiPhase::call;
      const int before = static_cast<int>(turn) + (has_played ? 1 : 0);
      const int least =
          has_played ? sizes[at(static_cast<int>(turn))] : sizes[at(static_cast<int>(turn))] - 1;
      for (int i = 0; i < static_cast<int>(kActive); ++i) {
        in_turn = in_turn && sizes[at(i)] == least + (i < before ? 0 : 1);
      }
      expect(has_played || least >= 0, "a player without cards is to play one");
    }
  }
  expect(in_turn, "hands: expected one card less for each player since oya who has had a turn");
}

// ---- Combos and calls ---------------------------------------------------------------------------

// The combos with which the turn began, each once, and their kan.
void check_before(const Rules& rules, const HachiPosition& position) {
  int kan = 0;
  bool fixed = true;
  for (auto id = position.before.begin(); id != position.before.end(); ++id) {
    const auto yaku = std::ranges::find(rules.yaku(), *id, &rulebook::Yaku::id);
    if (yaku == rules.yaku().end()) refuse("\"before\": no such combo here: " + *id);
    if (std::find(position.before.begin(), id, *id) != id) {
      refuse("\"before\": there twice: " + *id);
    }
    fixed = fixed && yaku->points.op == rulebook::yaku::Expr::Op::literal;
    kan += yaku->points.value;
  }
  expect(position.kan_before >= 0 && position.kan_before <= kMostMoney,
         "\"kan_before\": expected no less than nothing");
  if (!fixed || position.kan_before == kan) return;
  refuse(fmt::format("\"kan_before\": expected {}, what the combos in \"before\" are worth", kan));
}

void check_combos(const Rules& rules, const HachiPosition& position) {
  for (const int seat : active_seats(position)) {
    const auto& shown = position.shown[at(seat)];
    if (is(rules, "combo.declare", "must")) {
      const auto expected = worthiest(rules, made_combos(rules, position.deal.hands[at(seat)]));
      if (shown == expected) continue;
      refuse(fmt::format(
          "\"shown\": expected {} of player {}, who has to show (combo.declare = must)",
          expected.empty() ? "nothing" : fmt::format("{}", fmt::join(expected, "+")), seat));
    }
    if (shown.empty()) continue;
    auto ways = ways_to_show(rules, made_combos(rules, position.deal.hands[at(seat)]));
    if (std::ranges::find(ways, shown) == ways.end()) {
      refuse(fmt::format("player {} cannot show {}", seat, fmt::join(shown, "+")));
    }
  }
  for (int seat = 0; seat < position.match.players; ++seat) {
    const bool free = position.shown[at(seat)].empty() && !position.sage[at(seat)] &&
                      !position.cancelled[at(seat)] && position.last_sage != seat;
    expect(is_active(position, seat) || free, "shown or called by a player who does not play");
    expect(!position.sage[at(seat)] || position.last_sage, "\"last_sage\" is missing");
  }
  if (position.last_sage && position.end == HachiEnd::none) {
    const auto last = at(*position.last_sage);
    expect(position.sage[last] || position.cancelled[last],
           "\"sage\": expected who said it last, or that player among \"cancelled\"");
  }
  check_before(rules, position);
}

bool holds_now(const Rules& rules, const HachiPosition& position) {
  const auto made = captured_combos(rules, position.captured[at(position.turn)]);
  return std::ranges::is_permutation(made, position.before, {}, &spec::MadeYaku::id) &&
         spec::sum(made) == position.kan_before;
}

// ---- Phases -------------------------------------------------------------------------------------

// What those who passed have paid goes back to them if nobody stays.
void check_penalties(const Rules& rules, const HachiPosition& position) {
  if (!is(rules, "stay.nobody", "paid-back")) return;
  for (const int seat : seats_from(position.dealt_by, position.match.players)) {
    if (position.stances[at(seat)] != Stance::passes) continue;
    HachiPosition then = position;
    pay_penalty(rules, then, seat);
    const int expected = then.penalties[at(seat)];
    if (position.penalties[at(seat)] == expected) continue;
    refuse(fmt::format("\"penalties\": expected {} of player {}, who has passed", expected, seat));
  }
}

void check_staying(const Rules& rules, const HachiPosition& position) {
  check_penalties(rules, position);
  bool past = false;
  for (const int seat : seats_from(position.dealt_by, position.match.players)) {
    past = past || seat == position.turn;
    const Stance stance = position.stances[at(seat)];
    expect(
        stance != Stance::chased && (stance == Stance::blank || (stance == Stance::open) == past),
        "stances: expected those open from the player at turn on");
  }
  if (!position.mizu_ten || !is(rules, "mizuten.must-stay", "must-stay")) return;
  const Stance dealer = position.stances[at(position.dealt_by)];
  expect(dealer == Stance::stays || dealer == Stance::blank,
         "stances: expected a dealer who declared mizu-ten to stay");
}

void check_turn(const Rules& rules, const HachiPosition& position) {
  if (position.phase == HachiPhase::stay) return check_staying(rules, position);
  expect(is_active(position, position.turn), "\"turn\": expected a player who stays");
  const CardSet pile = position.captured[at(position.turn)];
  switch (position.phase) {
    case HachiPhase::show:
      expect(!is(rules, "combo.declare", "must"), "phase show: nobody is asked by these rules");
      expect(!made_combos(rules, position.deal.hands[at(position.turn)]).empty(),
             "phase show: the player has nothing to show");
      expect(position.shown[at(position.turn)].empty() && position.before.empty() &&
                 position.kan_before == 0 && !position.last_sage,
             "phase show: the player has shown already, or play has begun");
      break;
    case HachiPhase::cancel:
      expect(position.sage[at(position.turn)] && !is(rules, "sage.cancel-when", "never"),
             "phase cancel: the player has no sage to cancel");
      expect(holds_now(rules, position), "\"before\": expected what the player holds");
      break;
    case HachiPhase::play:
      expect(holds_now(rules, position), "\"before\": expected what the player holds");
      break;
    case HachiPhase::choose:
      expect(position.drawn &&
                 captures(rules, *position.drawn, position.field, spec::From::stock).size() > 1,
             "phase choose: \"drawn\" has nothing to choose from");
      break;
    default:
      expect(!captured_combos(rules, pile).empty(),
             "phase call: the player has nothing to call for");
  }
}

void check_laid_out(const Rules& rules, const HachiPosition& position) {
  HachiPosition fresh = laid_out(rules, position.match, position.deal);
  fresh.edition = position.edition;
  fresh.rules = position.rules;
  expect(fresh == position, "phase blind: expected nothing to have been decided");
}

void check_phase(const Rules& rules, const HachiPosition& position) {
  const HachiPhase phase = position.phase;
  const bool ended = is_between(position);
  expect(ended == (position.end != HachiEnd::none),
         ended ? "\"end\" is missing" : "\"end\": the round is not over");
  expect(ended || !position.winner, "\"winner\": the round is not over");
  expect(!position.drawn || phase == HachiPhase::choose, "\"drawn\" belongs to phase choose");
  const bool needs_oya = phase != HachiPhase::blind && phase != HachiPhase::stay;
  if (ended) {
    const bool early = position.end == HachiEnd::void_deal || position.end == HachiEnd::no_match;
    const bool late = !early && position.end != HachiEnd::four_three;
    expect(position.oya ? !early : !late, "\"oya\": expected one where cards were played");
    if (phase == HachiPhase::repay) {
      expect(repayments(rules, position.match, position.turn).size() > 1,
             "phase repay: the player has nothing to repay, or nothing to do it with");
    }
    return;
  }
  expect(position.oya.has_value() == needs_oya,
         needs_oya ? "\"oya\" is missing" : "\"oya\": not yet three stay");
  if (phase != HachiPhase::blind) return check_turn(rules, position);
  expect(rules.ruleset()["mizuten.allowed"] == rulebook::Value(true),
         "phase blind: there is no mizu-ten by these rules");
  check_laid_out(rules, position);
}

}  // namespace

void validate(const Rules& rules, const HachiPosition& position) {
  check_match(rules, position);
  check_deal(rules, position);
  check_stances(position);
  if (position.oya) {
    check_conserved(position);
  } else {
    check_untouched(position);
  }
  check_phase(rules, position);
  if (!position.oya) return;
  check_hands(position);
  check_combos(rules, position);
}

void validate_laid_out(const Rules& rules, const HachiPosition& position) {
  expect(position.phase == HachiPhase::blind, "open: expected phase blind");
  check_match(rules, position);
  check_deal(rules, position);
  check_laid_out(rules, position);
}

}  // namespace hanaproof::spec::hachi
