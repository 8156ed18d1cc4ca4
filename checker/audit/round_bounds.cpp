#include "checker/audit/round_bounds.h"

#include <algorithm>
#include <set>
#include <vector>

#include "model/spec/capture.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"
#include "properties/piles.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::audit {

using cards::Card;
using cards::CardSet;
using rulebook::Ruleset;

std::array<bool, cards::kCardsPerMonth> asks_when_drawn(const spec::Rules& rules) {
  std::array<bool, cards::kCardsPerMonth> asks{};
  for (int lying = 1; lying < cards::kCardsPerMonth; ++lying) {
    CardSet field;
    for (int place = 2; place <= lying + 1; ++place) field.insert(Card::of(1, place));
    asks[static_cast<std::size_t>(lying)] =
        spec::captures(rules, Card::of(1, 1), field, spec::From::stock).size() > 1;
  }
  return asks;
}

namespace {

// Whether a card can be left lying although a card of its month, or two, lie there.
bool may_lie(const spec::Rules& rules) {
  for (int lying = 1; lying < cards::kCardsPerMonth - 1; ++lying) {
    CardSet field;
    for (int place = 2; place <= lying + 1; ++place) field.insert(Card::of(1, place));
    for (const spec::From from : {spec::From::hand, spec::From::stock}) {
      for (const CardSet takes : spec::captures(rules, Card::of(1, 1), field, from)) {
        if (takes.empty()) return true;
      }
    }
  }
  return false;
}

}  // namespace

int most_choices(const spec::Rules& rules, int field, int drawn) {
  const auto asks = asks_when_drawn(rules);
  if (asks[1]) return drawn;  // any card that finds another
  if (!asks[2] && !asks[3]) return 0;
  // Two lie there and one of them is taken: at most one card of the month is left to come, to one
  // that lies there. Three lie there: none is left to come after the fourth.
  if (may_lie(rules)) return std::min(drawn, cards::kMonths);
  // A card that finds another takes it, so that two or three lie there only where they were dealt.
  return std::min(drawn, field / (asks[2] ? 2 : 3));
}

bool only_grows(const rulebook::yaku::Expr& condition) {
  using Op = rulebook::yaku::Expr::Op;
  switch (condition.op) {
    case Op::all:
    case Op::any:
      return true;
    case Op::conjunction:
    case Op::disjunction:
      return std::all_of(condition.args.begin(), condition.args.end(), only_grows);
    case Op::greater:
    case Op::at_least:
      return condition.args[0].op == Op::count && condition.args[1].op == Op::literal;
    default:
      return false;
  }
}

namespace {

// Whether a yaku that counts goes on to count, so that each call that asks for a new one has one
// yaku more than the call before.
bool yaku_stay(const spec::Rules& rules) {
  if (!rules.yaku_add.is("all-add") || rules.sake_cup.is("animal-or-dreg")) return false;
  return std::all_of(rules.yaku().begin(), rules.yaku().end(), [](const rulebook::Yaku& yaku) {
    return yaku.hides.empty() && only_grows(yaku.cards);
  });
}

// Turns that can end in a call: none before somebody can have made a yaku. A turn captures cards of
// two months.
int turns_with_calls(const spec::Rules& rules, const Quickest& quickest, int turns) {
  // The last turn leaves nothing to go on with.
  const int silent_end = rules.call_after_last_card.is("stop-only") ? 1 : 0;
  if (rules.wildcard.is("on") || interval(rules) != rules.players() ||
      properties::per_month(rules.ruleset()) != properties::PerMonth::even) {
    return std::max(0, turns - silent_end);
  }
  const int months = quickest.months > 0 ? quickest.months : kMostMonths + 1;
  int before = rules.players() * ((months + 1) / 2 - 1);
  // Where two sides cannot both be as quick as can be, all but one take a turn more.
  const auto apart = [&](cards::CardSet a) {
    return std::any_of(quickest.piles.begin(), quickest.piles.end(),
                       [&](cards::CardSet b) { return (a & b).empty(); });
  };
  if (quickest.months > 0 && months % 2 == 0 &&
      std::none_of(quickest.piles.begin(), quickest.piles.end(), apart)) {
    before += rules.players() - 1;
  }
  return std::max(0, turns - before - silent_end);
}

}  // namespace

Budget budget_of(const spec::Rules& rules, const Quickest& quickest) {
  const Ruleset& ruleset = rules.ruleset();
  const rounds::DealCount dealt = rounds::count_deal(ruleset);
  Budget budget;
  budget.turns = rounds::turns(ruleset).most;
  budget.played = std::min(budget.turns, dealt.hands);
  budget.drawn = std::min(budget.turns, std::max(dealt.stock, 0));
  budget.choices = most_choices(rules, dealt.field, budget.drawn);
  if (!counts_cards(rules) && !ruleset.yaku().empty()) {
    budget.calls = turns_with_calls(rules, quickest, budget.turns) *
                   (rules.call_offered.is("at-once") ? 2 : 1);
    if (rules.call_trigger.is("new-yaku") && yaku_stay(rules)) {
      budget.calls =
          std::min(budget.calls, rules.players() * static_cast<int>(ruleset.yaku().size()));
    }
  }
  return budget;
}

int interval(const spec::Rules& rules) {
  const bool pooled = rules.team_seats.is("opposite") && rules.team_captured.is("pooled");
  if (!pooled) return rules.players();
  const std::vector<int> teams = spec::teams(rules);
  return static_cast<int>(std::set<int>(teams.begin(), teams.end()).size());
}

}  // namespace hanaproof::audit
