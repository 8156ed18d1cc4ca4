// The 48 cards, counted one by one.
#include <array>
#include <chrono>
#include <map>

#include <fmt/format.h>

#include "model/cards/names.h"
#include "properties/discharge.h"
#include "properties/solver.h"
#include "solvers/smt/solve.h"

namespace hanaproof::properties {

using cards::Card;
using cards::Kind;
using cards::Ribbon;

namespace {

// Held against a list of "so many of these": every count is a line, and the first that is wrong
// refutes.
class Tally {
 public:
  void check(const std::string& what, int expected, int counted) {
    proof_.details.push_back(fmt::format("{} {}", counted, what));
    if (counted == expected || proof_.verdict == Verdict::refuted) return;
    proof_.verdict = Verdict::refuted;
    proof_.witnesses.push_back({fmt::format("{} {}, not {}", counted, what, expected)});
  }
  Proof done() {
    proof_.summary = "Counted in the deck of 48 cards.";
    proof_.space = cards::kCards;
    return std::move(proof_);
  }

 private:
  Proof proof_{.verdict = Verdict::proved, .summary = {}};
};

template <class Holds>
int count(Holds holds) {
  int counted = 0;
  for (int i = 0; i < cards::kCards; ++i) {
    if (holds(Card::at(i))) ++counted;
  }
  return counted;
}

}  // namespace

Proof count_kinds(const Subject&, const Effort&) {
  constexpr std::array<std::pair<Kind, int>, 4> kExpected = {
      {{Kind::light, 5}, {Kind::animal, 9}, {Kind::ribbon, 10}, {Kind::dreg, 24}}};
  Tally tally;
  for (const auto& [kind, expected] : kExpected) {
    tally.check(std::string(cards::name(kind)) + "s", expected,
                count([kind = kind](Card card) { return card.kind() == kind; }));
  }
  return tally.done();
}

Proof count_ribbons(const Subject&, const Effort&) {
  const auto with = [](Ribbon ribbon) {
    return count([ribbon](Card card) { return card.ribbon() == ribbon; });
  };
  Tally tally;
  tally.check("poem ribbons", 3, with(Ribbon::poem));
  tally.check("blue ribbons", 3, with(Ribbon::blue));
  tally.check("plain ribbons", 4, with(Ribbon::plain));
  return tally.done();
}

Proof count_points(const Subject&, const Effort&) {
  int points = 0;
  for (int i = 0; i < cards::kCards; ++i) points += Card::at(i).points();
  Tally tally;
  tally.check("card points", 264, points);
  return tally.done();
}

// The same sum by a solver, of kinds instead of cards.
Proof count_points_by_solver(const Subject&, const Effort& effort) {
  constexpr int kWorth = 264;
  constexpr std::array<std::pair<Kind, int>, 4> kPoints = {
      {{Kind::light, 20}, {Kind::animal, 10}, {Kind::ribbon, 5}, {Kind::dreg, 1}}};
  std::vector<smt::Number> parts;
  for (const auto& [kind, points] : kPoints) {
    parts.push_back(smt::count(cards::CardSet::kind(kind)) * smt::constant(points));
  }
  const smt::Query query{
      "deck.points: the worth of all cards",
      {},
      {{"every card is there",
        equal(smt::count(cards::CardSet::all()), smt::constant(cards::kCards))},
       {"they are not worth 264", !equal(smt::sum(parts), smt::constant(kWorth))}}};
  const smt::Answer answer = smt::solve(query, {.timeout = std::chrono::seconds(effort.seconds)});
  Proof proof{.summary = "No other sum over the kinds of a whole deck."};
  if (std::holds_alternative<smt::Unsat>(answer.outcome)) proof.verdict = Verdict::proved;
  if (std::holds_alternative<smt::Sat>(answer.outcome)) {
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back({"the kinds of all cards come to another sum"});
  }
  if (effort.queries) proof.queries.push_back(written(answer));
  return proof;
}

Proof count_months(const Subject&, const Effort&) {
  Tally tally;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    tally.check(fmt::format("cards of {}", cards::month_name(month)), 4,
                count([month](Card card) { return card.month() == month; }));
  }
  return tally.done();
}

}  // namespace hanaproof::properties
