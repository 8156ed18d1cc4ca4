// The longest and the shortest round of Hachi-Hachi, in decisions.
#include <algorithm>
#include <random>

#include <fmt/format.h>

#include "checker/audit/anneal.h"
#include "checker/audit/audit.h"
#include "checker/audit/quick_rounds.h"
#include "checker/audit/round_bounds.h"
#include "checker/situations/hachi_deals.h"
#include "model/rulebook/library.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/willow.h"
#include "solvers/border/hachi.h"

namespace hanaproof::audit {

using cards::Card;
using checker::HachiRound;
using hachi::Rules;
using notation::HachiDeal;
using notation::HachiEnd;
using notation::HachiPhase;
using notation::HachiPosition;
using rulebook::Ruleset;

namespace {

constexpr int kRounds = 12;  // of a match
constexpr int kActive = 3;
constexpr int kTries = 60;  // deals of each style

// ---- Bounds -------------------------------------------------------------------------------------

// Decisions before the first card.
struct Before {
  int fewest = 0;
  int most = 0;
};

Before before_play(const Rules& rules) {
  const int asked = rules.players() - (rules.blank_card.is("in-deck") ? 1 : 0);
  const int blind = rules.mizuten_allowed.holds() ? 1 : 0;
  const int unasked = blind == 1 && rules.mizuten_must_stay.is("must-stay") ? 1 : 0;
  const int shows = rules.combo_declare.is("may") ? kActive : 0;
  return {blind + kActive - unasked, blind + asked + shows};
}

// Calls, at most: where a call needs a combo that was not there before, each combo brings one.
int most_calls(const Rules& rules, const Ruleset& scored, int turns) {
  const bool stay = std::ranges::all_of(
      scored.yaku(), [](const rulebook::Yaku& yaku) { return only_grows(yaku.cards); });
  if (!rules.sage_trigger.is("new-combo") || !stay) return turns;
  int calls = 0;
  for (const SharedYaku& one : share_yaku(rules.ruleset()).yaku) {
    calls += one.possible ? kActive : 1;
  }
  return std::min(calls, turns);
}

void set_bounds(const Rules& rules, Rounds& found) {
  const Ruleset scored = hachi::with_willow(rules.ruleset());
  const Quickest quick = quickest(spec::Rules(scored));
  const int months = quick.months > 0 ? quick.months : kMostMonths + 1;
  const Before before = before_play(rules);
  const int hand = rules.hand_size.number();
  found.turns = kActive * hand;
  const int first_combo = (months + 1) / 2;  // turns of a player
  found.shortest_bound = before.fewest + (first_combo - 1) * kActive + 1 + 1;
  found.shortest_argument = fmt::format(
      "{} decisions before the first card; no pile of fewer than {} months makes a combo, and a "
      "turn captures cards of two months at most; each turn until then is a decision, and so is "
      "the call",
      before.fewest, months);
  const int field = rules.blank_card.is("in-deck") ? hand : rules.field_size.number();
  const int choices = most_choices(rules.capturing(), field, found.turns);
  const int calls = most_calls(rules, scored, found.turns);
  const int cancels = rules.cancel_when.is("never")
                          ? 0
                          : std::min(kActive, calls) * std::max(0, hand - first_combo);
  found.longest_bound = before.most + found.turns + choices + calls + cancels;
  found.longest_argument = fmt::format(
      "{} decisions before the first card; {} hand cards; at most {} of the cards drawn leave a "
      "choice; at most {} calls, and {} times to cancel a sage or go on; repaying debts after the "
      "round is left out",
      before.most, found.turns, choices, calls, cancels);
}

// ---- Rounds in which no card is played ----------------------------------------------------------

bool is_played(const HachiPosition& end) {
  return end.end != HachiEnd::void_deal && end.end != HachiEnd::no_match &&
         end.end != HachiEnd::four_three;
}

// The first answer at each decision but one: nobody stays.
void look_at_unplayed(const Rules& rules, Rounds& found) {
  std::mt19937_64 random(8);
  const auto match = hachi::first_match(rules, kRounds, 0);
  for (int i = 0; i < kTries * checker::kHachiStyles; ++i) {
    const auto style = static_cast<checker::HachiStyle>(i % checker::kHachiStyles);
    Round round;
    round.hachi = HachiRound{{}, match, checker::stacked_deal(rules, 0, style, random), {}, {}};
    HachiPosition at = hachi::begin(rules, match, round.hachi->deal);
    while (at.phase != HachiPhase::over) {
      const auto legal = hachi::legal_moves(rules, at);
      round.hachi->line.push_back(at.phase == HachiPhase::stay ? legal.back() : legal.front());
      at = hachi::play(rules, at, round.hachi->line.back());
    }
    if (is_played(at)) continue;
    round.plies = static_cast<int>(round.hachi->line.size());
    if (round.plies == 0) found.may_be_unplayed = true;
    if (round.plies == 0 || (found.unplayed && found.unplayed->plies <= round.plies)) continue;
    found.unplayed = std::move(round);
  }
}

// ---- Search -------------------------------------------------------------------------------------

HachiDeal dealt(const Rules& rules, const Plan& plan) {
  std::vector<Card> deck;
  for (const std::uint8_t card : plan.deck) deck.push_back(Card::at(card));
  const int seats = rules.players() * rules.hand_size.number();
  const int blank_at =
      static_cast<int>(plan.choose(Plan::kDecisions - 1, static_cast<std::size_t>(seats)));
  return hachi::deal(rules, 0, deck, blank_at, deck);
}

// What is said wherever it can be, so that a round gets long or short.
bool is_wanted(eights::Move::Sort sort, bool longer) {
  using Sort = eights::Move::Sort;
  if (longer) return sort == Sort::sage || sort == Sort::go_on;
  return sort == Sort::mizu_ten || sort == Sort::stay || sort == Sort::yoshi;
}

// Plays the plan; hands each move to `tell`. Returns how many there were until the cards were
// counted; 0 where none is played.
template <class Tell>
int play(const eights::Tables& tables, const eights::Match& match, const eights::Deal& deal,
         const Plan& plan, bool longer, const Tell& tell) {
  eights::State state = eights::begin(tables, match, deal);
  eights::MoveList list;
  int plies = 0;
  bool played = false;
  while (state.phase != eights::Phase::over) {
    eights::moves(tables, state, list);
    const eights::Move* move = std::find_if(list.begin(), list.end(), [&](const eights::Move& one) {
      return is_wanted(one.sort, longer);
    });
    if (move == list.end()) move = list.begin() + plan.choose(plies, list.size);
    played = played || move->sort == eights::Move::Sort::card;
    tell(*move);
    eights::make(tables, state, *move);
    ++plies;
  }
  return played ? plies : 0;
}

std::optional<Round> search_for(const Rules& rules, int attempts, const Goal& goal) {
  const eights::Tables tables(rules.ruleset());
  const auto first = hachi::first_match(rules, kRounds, 0);
  const eights::Match match = border::to_engine(first);
  const auto plan = anneal(attempts, goal, [&](const Plan& one) {
    return play(tables, match, border::to_engine(dealt(rules, one)), one, goal.longer,
                [](const eights::Move&) {});
  });
  if (!plan) return std::nullopt;
  Round round;
  round.hachi = HachiRound{{}, first, dealt(rules, *plan), {}, {}};
  HachiPosition at = hachi::begin(rules, first, round.hachi->deal);
  round.plies = play(tables, match, border::to_engine(round.hachi->deal), *plan, goal.longer,
                     [&](const eights::Move& move) {
                       round.hachi->line.push_back(border::to_notation(tables, move));
                       at = hachi::play(rules, at, round.hachi->line.back());
                     });
  if (at.phase != HachiPhase::over || !is_played(at)) {
    throw std::logic_error("a long round ends for the engine and goes on for the specification");
  }
  return round;
}

}  // namespace

Rounds measure_hachi_rounds(const Ruleset& ruleset, int search) {
  const Rules rules(ruleset);
  Rounds found;
  set_bounds(rules, found);
  look_at_unplayed(rules, found);
  std::string unplayed;
  try {
    found.shortest = search_for(rules, search, {false, found.shortest_bound});
    found.longest = search_for(rules, search, {true, found.longest_bound});
  } catch (const rulebook::EditionError& error) {
    unplayed = fmt::format("; none was looked for: {}", error.what());
  }
  found.evidence = {
      Basis::searched,
      fmt::format("Bounds by argument; rounds that are shown were played by the specification, and "
                  "found by {} that the engine played, each a change of one before{}.",
                  search, unplayed),
      static_cast<std::uint64_t>(search)};
  return found;
}

}  // namespace hanaproof::audit
