// An edition of a betting game against its own claims: its worked examples, what it says of the
// order of pairs, and what it says is to be gained.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/rulebook/combination.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/hands.h"

namespace hanaproof::checker {

using notation::Bet;
using rulebook::Clause;
using rulebook::Edition;

namespace {

// ---- Worked examples ----------------------------------------------------------------------------

// What an example of an auction comes to by the rules.
struct Example {
  std::vector<int> owed;  // after the bids, per seat; empty when the bids cannot be made
  int dealer = spec::betting::kNobody;
};

// Seat after seat bids what the text has it bid, then all who owe follow.
Example worked_out(const EditionCheck& check, const std::vector<int>& bids) {
  constexpr int kPlenty = 100;
  const int players = static_cast<int>(bids.size());
  const spec::betting::Rules rules(
      rulebook::Ruleset(check.edition, {players, {}}, {{"bet.auctions", "1"}}));
  auto betting = spec::betting::begin(rules, 0, std::vector<int>(bids.size(), kPlenty), 1);
  int highest = 0;
  for (std::size_t seat = 0; seat < bids.size(); ++seat) {
    const Bet bet = bids[seat] == highest ? Bet::follow() : Bet::raise(bids[seat]);
    const auto legal = spec::betting::legal_bets(rules, betting);
    const bool possible =
        betting.turn == static_cast<int>(seat) && std::ranges::find(legal, bet) != legal.end();
    if (!possible) return {};
    betting = spec::betting::bet(rules, betting, bet);
    highest = std::max(highest, bids[seat]);
  }
  Example example;
  for (const int bid : bids) example.owed.push_back(highest - bid);
  for (int ply = 0; !betting.over && ply < players; ++ply) {
    betting = spec::betting::bet(rules, betting, Bet::follow());
  }
  if (betting.over) example.dealer = spec::betting::dealer_by_bets(rules, betting);
  return example;
}

void check_bet_example(EditionCheck& check) {
  for (const Clause* clause : stated(check, "claim.bet-example")) {
    const rulebook::Value& claimed = clause->readings.front().value;
    const Example actual = worked_out(check, claimed.field("bids")->numbers());
    if (actual.owed.empty()) {
      Finding& finding = accuse(check, *clause, claimed.text(), "these bids are not possible");
      finding.evidence.summary = "The bids of the example, made one after another by the rules.";
      finding.remarks =
          fmt::format("The bids of {}'s example cannot be made by its rules.", check.edition.id);
      finding.suggestion = "Print an example that the rules allow.";
      continue;
    }
    const int dealer = static_cast<int>(*claimed.field("dealer")->number());
    if (claimed.field("owed")->numbers() == actual.owed && dealer == actual.dealer) continue;
    const std::string by_rules = fmt::format("owed {}, and seat {} becomes dealer",
                                             fmt::join(actual.owed, " "), actual.dealer);
    Finding& finding = accuse(check, *clause, claimed.text(), by_rules);
    finding.evidence.summary = "The bids of the example, made one after another by the rules.";
    finding.remarks =
        fmt::format("By the rules of {} its own example ends with {}.", check.edition.id, by_rules);
    finding.suggestion = "Correct the example.";
  }
}

void check_points_examples(EditionCheck& check) {
  const spec::betting::Rules rules(check.rules());
  for (const Clause* clause : stated(check, "claim.points-examples")) {
    int number = 0;
    for (const rulebook::Value& example : *clause->readings.front().value.list()) {
      ++number;
      cards::CardSet hand;
      for (const int month : example.field("months")->numbers()) {
        hand.insert((spec::betting::deck(rules) & cards::CardSet::month(month)).front());
      }
      const int actual = spec::betting::standing(rules, hand).points;
      const auto claimed = *example.field("points")->number();
      if (claimed == actual) continue;
      Finding& finding = accuse(check, *clause, fmt::format("{} points", claimed),
                                fmt::format("{} points", actual), fmt::format("-{}", number));
      finding.evidence.summary = fmt::format("The points of {} by the rules.", hand.codes());
      finding.remarks = fmt::format("{} counts {} points for {}; by its own rules they are {}.",
                                    check.edition.id, claimed, hand.codes(), actual);
      finding.suggestion = fmt::format("Print {}.", actual);
    }
  }
}

// ---- The list of combinations -------------------------------------------------------------------

// The months of the pairs in the order of the list, where a pair is two cards of one month.
std::vector<int> pairs_in_order(const spec::betting::Rules& rules) {
  std::vector<int> months;
  for (const std::string& id : rulebook::combination_order(rules.ruleset())) {
    constexpr std::string_view kPair = "pair-";
    if (!id.starts_with(kPair)) continue;
    const std::string month = id.substr(kPair.size());
    if (month.find_first_not_of("0123456789") == std::string::npos) {
      months.push_back(std::stoi(month));
    }
  }
  return months;
}

void check_pairs_rank(EditionCheck& check) {
  const spec::betting::Rules rules(check.rules());
  const std::vector<int> months = pairs_in_order(rules);
  for (const Clause* clause : stated(check, "combination.pairs-rank")) {
    const bool late_high = clause->topic->is(clause->readings.front().value, "late-month-high");
    const bool fits = late_high ? std::ranges::is_sorted(months, std::greater<>())
                                : std::ranges::is_sorted(months);
    if (fits) continue;
    Finding& finding = accuse(check, *clause, clause->readings.front().name,
                              fmt::format("pairs of {}", fmt::join(months, ", ")));
    for (const Clause* order : stated(check, "combination.order")) {
      finding.clauses.push_back(reference(*order));
    }
    finding.evidence.summary = "The months of the pairs in the printed list.";
    finding.remarks =
        fmt::format("{} says {} and lists the pairs in the order {}.", check.edition.id,
                    clause->readings.front().name, fmt::join(months, ", "));
    finding.suggestion = "Print the list in the order that the text states.";
  }
}

// ---- What is to be gained -----------------------------------------------------------------------

// A text that names money as the aim beside points contradicts itself there already.
void check_goal(EditionCheck& check) {
  const auto goals = stated(check, "game.goal");
  const bool names_money = std::ranges::any_of(goals, [](const Clause* goal) {
    return goal->topic->is(goal->readings.front().value, "most-money");
  });
  if (names_money) return;
  for (const Clause* goal : goals) {
    if (!goal->topic->is(goal->readings.front().value, "most-points")) continue;
    for (const Clause* richest : stated(check, "match.richest")) {
      const std::string money = richest->readings.front().name;
      Finding& finding = accuse(check, *goal, goal->readings.front().name, money);
      finding.clauses.push_back(reference(*richest));
      finding.evidence.summary = "Two passages of one text name different winners of the game.";
      finding.remarks = fmt::format(
          "{} has players aim at the most points, and in the end has money decide ({}).",
          check.edition.id, money);
      finding.suggestion = "Say that points decide a round at most, and money the game.";
    }
  }
}

}  // namespace

std::vector<Finding> false_betting_claims(const Edition& edition, RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, [](EditionCheck& check) {
    check_bet_example(check);
    check_points_examples(check);
    check_pairs_rank(check);
    check_goal(check);
  });
}

}  // namespace hanaproof::checker
