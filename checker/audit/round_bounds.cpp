#include "checker/audit/round_bounds.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "model/spec/capture.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"
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

// Decisions that the cards drawn for one month can ask for, at most; nothing where any card that
// finds another may be left lying, so that each may ask.
std::optional<int> choices_of_month(const spec::Rules& rules) {
  const auto asks = asks_when_drawn(rules);
  if (asks[1]) return std::nullopt;
  // Two lie there and one of them is taken: at most one card of the month is left to come, to one
  // that lies there. Three lie there and stay: none is left to come.
  return (asks[2] ? 1 : 0) + (asks[3] ? 1 : 0);
}

// Whether whoever meets the condition meets it with more cards, too, as far as its form tells.
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

// Whether a yaku that counts goes on to count, so that each call that asks for a new one has one
// yaku more than the call before.
bool yaku_stay(const spec::Rules& rules) {
  if (!rules.yaku_add.is("all-add") || rules.sake_cup.is("animal-or-dreg")) return false;
  return std::all_of(rules.yaku().begin(), rules.yaku().end(), [](const rulebook::Yaku& yaku) {
    return yaku.hides.empty() && only_grows(yaku.cards);
  });
}

}  // namespace

Budget budget_of(const spec::Rules& rules) {
  const Ruleset& ruleset = rules.ruleset();
  const rounds::DealCount dealt = rounds::count_deal(ruleset);
  Budget budget;
  budget.turns = rounds::turns(ruleset).most;
  budget.played = std::min(budget.turns, dealt.hands);
  budget.drawn = std::min(budget.turns, std::max(dealt.stock, 0));
  const auto of_month = choices_of_month(rules);
  budget.choices = of_month ? std::min(budget.drawn, cards::kMonths * *of_month) : budget.drawn;
  if (!counts_cards(rules) && !ruleset.yaku().empty()) {
    budget.calls = budget.turns * (rules.call_offered.is("at-once") ? 2 : 1);
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
