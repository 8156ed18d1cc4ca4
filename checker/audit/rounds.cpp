// The longest and the shortest round, in decisions.
#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "checker/audit/audit.h"
#include "checker/audit/climb.h"
#include "checker/audit/quick_rounds.h"
#include "checker/audit/round_bounds.h"
#include "checker/graph/survey.h"
#include "checker/situations/profiles.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"
#include "solvers/rounds/bounds.h"
#include "solvers/small/catalogue.h"

namespace hanaproof::audit {

using notation::Phase;
using notation::Position;
using rulebook::Ruleset;

namespace {

constexpr std::uint64_t kSmallDeals = 20;

// Whether a deal can end the round before it is played.
bool may_end_at_once(const spec::Rules& rules) {
  bool ends = false;
  const rounds::DealCount dealt = rounds::count_deal(rules.ruleset());
  checker::for_each_deal(rules.players(), rules.hand_size.number(), dealt.field,
                         [&](const Position& laid_out) {
                           Position deal = laid_out;
                           deal.edition = rules.ruleset().edition().id;
                           deal.rules = rules.ruleset().changes();
                           deal.teams = spec::teams(rules);
                           ends = spec::open(rules, deal).phase == Phase::over;
                           return !ends;
                         });
  return ends;
}

void look_at_small_games(const Ruleset& ruleset, Rounds& found) {
  checker::GraphOptions options;
  options.deals = kSmallDeals;
  for (const auto& table :
       checker::survey_graphs(ruleset, small::catalogue(ruleset.scope().players), options).tables) {
    if (table.deal_only || !table.shortest || !table.longest) continue;
    found.small_games.push_back(fmt::format(
        "{}: {} to {} decisions ({} of {} deals, every line)", table.table,
        table.shortest->moves.size(), table.longest->moves.size(), table.deals, table.all_deals));
  }
}

// Whether a capture brings cards of one month to one seat that counts by itself, as the closer
// bound from above takes for granted.
bool is_plain(const spec::Rules& rules) {
  return !rules.wildcard.is("on") && !rules.team_seats.is("opposite");
}

}  // namespace

Rounds measure_rounds(const Ruleset& ruleset, int search) {
  const spec::Rules rules(ruleset);
  const Quickest quick = counts_cards(rules) ? Quickest{} : quickest(rules);
  const Budget budget = budget_of(rules, quick);
  Rounds found;
  found.turns = budget.turns;
  found.longest_bound = budget.played + budget.choices + budget.calls;
  found.longest_argument = fmt::format(
      "{} turns, of which {} play a card from the hand; at most {} of the {} cards drawn leave a "
      "choice; at most {} calls",
      budget.turns, budget.played, budget.choices, budget.drawn, budget.calls);
  if (!is_plain(rules)) {
    const rounds::Bound plies = rounds::plies(ruleset);
    found.longest_bound = plies.most;
    found.longest_argument = plies.argument;
  }
  found.may_be_unplayed = may_end_at_once(rules);
  std::string unplayed;  // why the engine could not look for rounds
  const auto look = [&](const Goal& goal) -> std::optional<Round> {
    try {
      return climb(rules, search, goal);
    } catch (const std::exception& error) {
      unplayed = fmt::format("; the engine cannot play these rules: {}", error.what());
      return std::nullopt;
    }
  };
  found.longest = look({true, found.longest_bound});
  if (counts_cards(rules)) {
    found.shortest_bound = budget.played;
    found.shortest_argument =
        fmt::format("nobody calls, and each of the {} hand cards is a decision", budget.played);
    found.shortest = look({false, found.shortest_bound});
  } else {
    const int months = quick.months > 0 ? quick.months : kMostMonths + 1;
    const auto asks = asks_when_drawn(rules);
    // Where every capture by a card drawn is a decision, it costs one.
    const int for_drawn = asks[1] && asks[2] && asks[3] ? 1 : 0;
    found.shortest_bound = 0;
    for (int turns = (months + 1) / 2; turns <= months; ++turns) {
      const int plies = (turns - 1) * interval(rules) + 1 + for_drawn * (months - turns) + 1;
      if (found.shortest_bound == 0 || plies < found.shortest_bound) found.shortest_bound = plies;
    }
    found.shortest_argument = fmt::format(
        "no pile of fewer than {} months makes a yaku; a turn captures cards of one month with the "
        "card from the hand and of one with the card drawn{}; each turn between is a decision, and "
        "so is the stop{}",
        months, for_drawn == 1 ? ", which may be left lying" : "",
        interval(rules) < rules.players() ? "; partners capture together" : "");
    if (rules.wildcard.is("on")) {
      found.shortest_bound = std::min(found.shortest_bound, 2);
      found.shortest_argument = "a card is played, and somebody stops";
    }
    found.shortest = stopped_soon(rules, quick, found.shortest_bound);
  }
  look_at_small_games(ruleset, found);
  found.evidence = {Basis::searched,
                    fmt::format("Bounds by argument; rounds that are shown were played by the "
                                "specification, the longest was found by {} that the engine "
                                "played, each a change of one before; every line of some deals of "
                                "{} small games{}.",
                                search, found.small_games.size(), unplayed),
                    static_cast<std::uint64_t>(search)};
  return found;
}

}  // namespace hanaproof::audit
