// An edition of a betting game against its own claims: its worked examples, what it says of the
// order of pairs, and what it says is to be gained.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "checker/survey/desk.h"
#include "checker/survey/findings.h"
#include "checker/survey/survey.h"
#include "model/rulebook/combination.h"
#include "model/spec/sutda/betting.h"
#include "model/spec/sutda/hands.h"

namespace hanaproof::checker {

using notation::Bet;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Value;

namespace {

// ---- Worked examples ----------------------------------------------------------------------------

std::vector<int> numbers(const Value& list) {
  std::vector<int> all;
  for (const Value& number : *list.list()) all.push_back(static_cast<int>(*number.number()));
  return all;
}

// What an example of an auction comes to by the rules.
struct Example {
  std::vector<int> owed;  // after the bids, per seat; empty when the bids cannot be made
  int dealer = sutda::kNobody;
};

// Seat after seat bids what the text has it bid, then all who owe follow.
Example worked_out(const Desk& desk, const std::vector<int>& bids) {
  constexpr int kPlenty = 100;
  const int players = static_cast<int>(bids.size());
  const sutda::Rules rules(rulebook::Ruleset(desk.edition, {players, {}}, {{"bet.auctions", "1"}}));
  auto betting = sutda::begin(rules, 0, std::vector<int>(bids.size(), kPlenty), 1);
  int highest = 0;
  for (std::size_t seat = 0; seat < bids.size(); ++seat) {
    const Bet bet = bids[seat] == highest ? Bet::follow() : Bet::raise(bids[seat]);
    const auto legal = sutda::legal_bets(rules, betting);
    const bool possible =
        betting.turn == static_cast<int>(seat) && std::ranges::find(legal, bet) != legal.end();
    if (!possible) return {};
    betting = sutda::bet(rules, betting, bet);
    highest = std::max(highest, bids[seat]);
  }
  Example example;
  for (const int bid : bids) example.owed.push_back(highest - bid);
  for (int ply = 0; !betting.over && ply < players; ++ply) {
    betting = sutda::bet(rules, betting, Bet::follow());
  }
  if (betting.over) example.dealer = sutda::dealer_by_bets(rules, betting);
  return example;
}

void check_bet_example(Desk& desk) {
  for (const Clause* clause : stated(desk, "claim.bet-example")) {
    const Value& claimed = clause->readings.front().value;
    const Example actual = worked_out(desk, numbers(*claimed.field("bids")));
    if (actual.owed.empty()) {
      Finding& finding = accuse(desk, *clause, claimed.text(), "these bids are not possible");
      finding.evidence.summary = "The bids of the example, made one after another by the rules.";
      finding.summary =
          fmt::format("The bids of {}'s example cannot be made by its rules.", desk.edition.id);
      finding.suggestion = "Print an example that the rules allow.";
      continue;
    }
    const int dealer = static_cast<int>(*claimed.field("dealer")->number());
    if (numbers(*claimed.field("owed")) == actual.owed && dealer == actual.dealer) continue;
    const std::string by_rules = fmt::format("owed {}, and seat {} becomes dealer",
                                             fmt::join(actual.owed, " "), actual.dealer);
    Finding& finding = accuse(desk, *clause, claimed.text(), by_rules);
    finding.evidence.summary = "The bids of the example, made one after another by the rules.";
    finding.summary =
        fmt::format("By the rules of {} its own example ends with {}.", desk.edition.id, by_rules);
    finding.suggestion = "Correct the example.";
  }
}

void check_points_examples(Desk& desk) {
  const sutda::Rules rules(desk.rules());
  for (const Clause* clause : stated(desk, "claim.points-examples")) {
    int number = 0;
    for (const Value& example : *clause->readings.front().value.list()) {
      ++number;
      cards::CardSet hand;
      for (const int month : numbers(*example.field("months"))) {
        hand.insert((sutda::deck(rules) & cards::CardSet::month(month)).front());
      }
      const int actual = sutda::standing(rules, hand).points;
      const auto claimed = *example.field("points")->number();
      if (claimed == actual) continue;
      Finding& finding = accuse(desk, *clause, fmt::format("{} points", claimed),
                                fmt::format("{} points", actual), fmt::format("-{}", number));
      finding.evidence.summary = fmt::format("The points of {} by the rules.", hand.codes());
      finding.summary = fmt::format("{} counts {} points for {}; by its own rules they are {}.",
                                    desk.edition.id, claimed, hand.codes(), actual);
      finding.suggestion = fmt::format("Print {}.", actual);
    }
  }
}

// ---- The list of combinations -------------------------------------------------------------------

// The months of the pairs in the order of the list, where a pair is two cards of one month.
std::vector<int> pairs_in_order(const sutda::Rules& rules) {
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

void check_pairs_rank(Desk& desk) {
  const sutda::Rules rules(desk.rules());
  const std::vector<int> months = pairs_in_order(rules);
  for (const Clause* clause : stated(desk, "combination.pairs-rank")) {
    const bool late_high = clause->readings.front().value == Value("late-month-high");
    const bool fits = late_high ? std::ranges::is_sorted(months, std::greater<>())
                                : std::ranges::is_sorted(months);
    if (fits) continue;
    Finding& finding = accuse(desk, *clause, clause->readings.front().name,
                              fmt::format("pairs of {}", fmt::join(months, ", ")));
    for (const Clause* order : stated(desk, "combination.order")) {
      finding.clauses.push_back(reference(*order));
    }
    finding.evidence.summary = "The months of the pairs in the printed list.";
    finding.summary =
        fmt::format("{} says {} and lists the pairs in the order {}.", desk.edition.id,
                    clause->readings.front().name, fmt::join(months, ", "));
    finding.suggestion = "Print the list in the order that the text states.";
  }
}

// ---- What is to be gained -----------------------------------------------------------------------

// A text that names money as the aim beside points contradicts itself there already.
void check_goal(Desk& desk) {
  const auto goals = stated(desk, "game.goal");
  const bool names_money = std::ranges::any_of(goals, [](const Clause* goal) {
    return goal->readings.front().value == Value("most-money");
  });
  if (names_money) return;
  for (const Clause* goal : goals) {
    if (!(goal->readings.front().value == Value("most-points"))) continue;
    for (const Clause* richest : stated(desk, "match.richest")) {
      const std::string money = richest->readings.front().name;
      Finding& finding = accuse(desk, *goal, goal->readings.front().name, money);
      finding.clauses.push_back(reference(*richest));
      finding.evidence.summary = "Two passages of one text name different winners of the game.";
      finding.summary = fmt::format(
          "{} has players aim at the most points, and in the end has money decide ({}).",
          desk.edition.id, money);
      finding.suggestion = "Say that points decide a round at most, and money the game.";
    }
  }
}

}  // namespace

std::vector<Finding> false_betting_claims(const Edition& edition, Bench& bench) {
  return at_every_scope(edition, bench, [](Desk& desk) {
    check_bet_example(desk);
    check_points_examples(desk);
    check_pairs_rank(desk);
    check_goal(desk);
  });
}

}  // namespace hanaproof::checker
