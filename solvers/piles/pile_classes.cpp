#include "solvers/piles/pile_classes.h"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

#include "model/spec/capture.h"
#include "solvers/piles/pile_answers.h"

namespace hanaproof::piles {

using cards::Card;
using cards::CardSet;
using cards::Month;
using rulebook::Ruleset;
using rulebook::yaku::Expr;

namespace {

std::vector<PileClass> classes(const std::vector<Question>& questions, PerMonth per_month) {
  const Answers answers(questions);
  std::unordered_map<std::uint64_t, PileClass> found = {{0, {CardSet(), 1}}};
  for (Month month = 1; month <= cards::kMonths; ++month) {
    std::unordered_map<std::uint64_t, PileClass> next;
    next.reserve(found.size() * 4);
    // Sets of the month that no question tells apart are joined first.
    std::unordered_map<std::uint64_t, PileClass> choices;
    for (const CardSet set : sets_of_month(month, per_month)) {
      PileClass& choice = choices[answers.of_month(set, month)];
      if (choice.piles++ == 0 || lesser(set, choice.pile)) choice.pile = set;
    }
    for (const auto& [before, so_far] : found) {
      for (const auto& [answer, choice] : choices) {
        PileClass& joined = next[answers.join(before, answer)];
        const CardSet pile = so_far.pile | choice.pile;
        if (joined.piles == 0 || lesser(pile, joined.pile)) joined.pile = pile;
        joined.piles += so_far.piles * choice.piles;
      }
    }
    if (next.size() > kMostClasses)
      throw std::length_error("more classes of piles than can be held");
    found = std::move(next);
  }
  std::vector<PileClass> all;
  for (const auto& [answer, one] : found) all.push_back(one);
  std::sort(all.begin(), all.end(),
            [](const PileClass& a, const PileClass& b) { return lesser(a.pile, b.pile); });
  return all;
}

}  // namespace

std::vector<PileClass> classes_of(const std::vector<Expr>& expressions, PerMonth per_month) {
  std::vector<Question> questions;
  for (const Expr& expression : expressions) collect(expression, questions);
  return classes(questions, per_month);
}

std::vector<PileClass> score_classes(const Ruleset& rules, PerMonth per_month) {
  return classes(score_questions(rules), per_month);
}

PerMonth per_month(const Ruleset& ruleset) {
  const spec::Rules rules(ruleset);
  if (rules.option_wildcard.is("on")) return PerMonth::any;
  for (const CardSet field : (CardSet::month(1) - CardSet{Card::of(1, 1)}).subsets()) {
    for (const spec::From from : {spec::From::hand, spec::From::stock}) {
      for (const CardSet takes : spec::captures(rules, Card::of(1, 1), field, from)) {
        if (takes.size() == 2) return PerMonth::any;
      }
    }
  }
  return PerMonth::even;
}

std::uint64_t all_piles(PerMonth per_month) {
  std::uint64_t piles = 1;
  for (int month = 0; month < cards::kMonths; ++month)
    piles *= per_month == PerMonth::even ? 8 : 16;
  return piles;
}

}  // namespace hanaproof::piles
