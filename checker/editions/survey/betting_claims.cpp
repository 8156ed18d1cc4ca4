// An edition of a betting game against its own claims: its worked examples, what it says of the
// order of pairs, and what it says is to be gained.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "checker/editions/compare/compare.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "checker/situations/bet_lines.h"
#include "model/cards/seat.h"
#include "model/rulebook/combination.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/hands.h"
#include "model/spec/betting/showdown.h"

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
      finding.summary =
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
    finding.summary =
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
      finding.summary = fmt::format("{} counts {} points for {}; by its own rules they are {}.",
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
    finding.summary =
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
      finding.summary = fmt::format(
          "{} has players aim at the most points, and in the end has money decide ({}).",
          check.edition.id, money);
      finding.suggestion = "Say that points decide a round at most, and money the game.";
    }
  }
}

// ---- Who has bid all ----------------------------------------------------------------------------

constexpr std::size_t kMostEnds = 400;

// Showdowns of two, one of whom has bid all and loses to a hand that multiplies.
struct AllInLosers {
  long long all = 0;
  long long excluded = 0;
  std::optional<notation::BetRound> shown;  // one who is excluded
};

// A weak hand without cards of the other.
std::optional<cards::CardSet> loser_to(const spec::betting::Rules& rules, cards::CardSet winning) {
  const auto won = spec::betting::standing(rules, winning);
  for (const cards::CardSet hand : spec::betting::all_hands(rules)) {
    if (!(hand & winning).empty()) continue;
    const auto lost = spec::betting::standing(rules, hand);
    if (lost.combination.empty() && spec::betting::compare(rules, won, lost) > 0) return hand;
  }
  return std::nullopt;
}

void look_at_loser(const spec::betting::Rules& rules, const BetLine& line, int winner, int loser,
                   AllInLosers& found) {
  for (const cards::CardSet hand : spec::betting::all_hands(rules)) {
    const auto won = spec::betting::standing(rules, hand);
    const auto weak = won.multiplier > 1 ? loser_to(rules, hand) : std::nullopt;
    if (!weak) continue;
    spec::betting::Round round{line.end.dealer, line.end.seats, {}};
    round.hands.resize(round.seats.size());
    round.hands[cards::at(winner)] = won;
    round.hands[cards::at(loser)] = spec::betting::standing(rules, *weak);
    const auto settled = spec::betting::settle(rules, round);
    if (settled.winners != std::vector{winner}) continue;
    ++found.all;
    if (std::ranges::find(settled.excluded, loser) == settled.excluded.end()) continue;
    ++found.excluded;
    if (found.shown || round.seats.size() > 2) continue;
    found.shown = line.round;
    found.shown->hands = {hand, *weak};
    if (winner == 1) std::swap(found.shown->hands[0], found.shown->hands[1]);
  }
}

// A limit to what one has bid protects nobody from a hand that multiplies: then it decides only who
// is excluded.
void check_all_in(EditionCheck& check) {
  const auto excluded = stated(check, "payment.excluded");
  const auto limits = stated(check, "bet.short");
  const spec::betting::Rules rules(check.rules());
  if (check.scope.players != 2 || limits.empty() || excluded.empty() ||
      !rules.bet_short.is("all-in")) {
    return;
  }
  AllInLosers found;
  for (const BetLine& line : ends_of_betting(rules, kMostEnds)) {
    for (int loser = 0; loser < check.scope.players; ++loser) {
      const notation::Stake& stake = line.end.seats[cards::at(loser)];
      const bool both = spec::betting::standing_seats(line.end.seats).size() == 2;
      if (both && stake.money == 0) look_at_loser(rules, line, 1 - loser, loser, found);
    }
  }
  if (found.all == 0 || found.excluded < found.all) return;
  Finding& finding = accuse(check, *limits.front(), "who lacks money bids all and stays in",
                            "and is excluded by any hand that multiplies");
  finding.clauses.push_back(reference(*excluded.front()));
  finding.evidence = found_by(
      Method::exhaustive,
      fmt::format("In all {} showdowns of two in which who has bid all loses to a hand that "
                  "multiplies, over all ends of betting with little money.",
                  found.all),
      found.all);
  finding.witness = witness_of_bets(rules, Situation::showdown, *found.shown);
  enact_sides(finding.witness, {{"as the rules are", check.rules()}});
  finding.summary = fmt::format(
      "{} limits a bid to what a player has, and excludes who cannot pay; but who has bid all "
      "can never pay a multiplier, so that a hand that multiplies always excludes the player.",
      check.edition.id);
  finding.suggestion =
      "Say whether who has bid all owes a multiplier at all, and is excluded for it.";
}

}  // namespace

std::vector<Finding> false_betting_claims(const Edition& edition, RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, [](EditionCheck& check) {
    check_bet_example(check);
    check_points_examples(check);
    check_pairs_rank(check);
    check_goal(check);
    check_all_in(check);
  });
}

}  // namespace hanaproof::checker
