// Every two yaku of an edition: decided by a solver, and again by counting all piles.
#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "model/rulebook/yaku/expression.h"
#include "properties/discharge.h"
#include "properties/making.h"
#include "properties/relations.h"
#include "properties/solver.h"

namespace hanaproof::properties {

using rulebook::Ruleset;
using rulebook::Yaku;

namespace {

bool hides(const Yaku& yaku, const Yaku& other) {
  return std::ranges::find(yaku.hides, other.id) != yaku.hides.end();
}

// A yaku that is to hide another, and is never made with it, refutes.
void list(Proof& proof, const Yaku& first, const Yaku& second, const Seen& seen) {
  for (const auto& [one, other] : {std::pair(&first, &second), std::pair(&second, &first)}) {
    if (seen.both || !hides(*one, *other)) continue;
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back(
        {fmt::format("{} is to hide {}, but no pile makes both", one->id, other->id)});
  }
  const std::string line = sentence(first.id, relation(seen), second.id);
  if (!line.empty()) proof.details.push_back(line);
}

// Calls `decide(first, second)` for every two yaku in the order of the rules.
template <class Decide>
int for_each_pair(const std::vector<Yaku>& yaku, Decide decide) {
  int pairs = 0;
  for (std::size_t i = 0; i < yaku.size(); ++i) {
    for (std::size_t j = i + 1; j < yaku.size(); ++j, ++pairs) decide(yaku[i], yaku[j]);
  }
  return pairs;
}

}  // namespace

Proof relate_by_solver(const Subject& subject, const Effort& effort) {
  const Ruleset rules = subject.rules();
  const auto sakes = sake_cups(rules);
  std::map<std::string, smt::Condition> conditions;
  for (const Yaku& yaku : rules.yaku()) {
    conditions.emplace(yaku.id, smt::yaku_made(rules, yaku.id));
  }
  Solver solver(effort, subject, "yaku-relations", piles::per_month(rules));
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  const auto question = [&](const Yaku& a, const Yaku& b, bool with) {
    const smt::Condition& first = conditions.at(a.id);
    const smt::Condition& second = conditions.at(b.id);
    return Solver::Question{fmt::format("{} {} {}", a.id, with ? "and" : "without", b.id),
                            {{first.name, first.holds},
                             with ? smt::Assertion{second.name, second.holds}
                                  : smt::Assertion{"not " + second.name, !second.holds}}};
  };
  // Whether there is a pile that makes the one yaku and does, or does not, make the other. Piles
  // that the solver finds are made again by the literal evaluation.
  const auto replayed = [&](const std::optional<smt::Situation>& pile, const Yaku& a, const Yaku& b,
                            bool with) {
    if (pile && (!makes(pile->captured, a, sakes) || makes(pile->captured, b, sakes) != with)) {
      throw std::logic_error(
          fmt::format("a pile of the solver's does not replay: {} and {}", a.id, b.id));
    }
    return pile.has_value();
  };
  const auto find = [&](const Yaku& a, const Yaku& b, const std::vector<Solver::Question>& asked) {
    return solver.find(definitions_of({conditions.at(a.id), conditions.at(b.id)}), asked);
  };
  const int pairs = for_each_pair(rules.yaku(), [&](const Yaku& a, const Yaku& b) {
    const auto first = find(a, b, {question(a, b, true), question(a, b, false)});
    const auto second = find(b, a, {question(b, a, false)});
    list(proof, a, b,
         {replayed(first[0], a, b, true), replayed(first[1], a, b, false),
          replayed(second[0], b, a, false)});
  });
  solver.conclude(proof);
  proof.summary += fmt::format("{} pairs of yaku, each decided by three queries.", pairs);
  return proof;
}

Proof relate_by_counting(const Subject& subject, const Effort&) {
  const Ruleset rules = subject.rules();
  const auto sakes = sake_cups(rules);
  const piles::PerMonth months = piles::per_month(rules);
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  for_each_pair(rules.yaku(), [&](const Yaku& a, const Yaku& b) {
    Seen seen;
    for (const piles::PileClass& one : piles::classes_of({a.cards, b.cards}, months)) {
      const bool first = makes(one.pile, a, sakes);
      const bool second = makes(one.pile, b, sakes);
      seen.both = seen.both || (first && second);
      seen.first_only = seen.first_only || (first && !second);
      seen.second_only = seen.second_only || (second && !first);
    }
    list(proof, a, b, seen);
  });
  proof.space = static_cast<long long>(piles::all_piles(months));
  proof.summary =
      fmt::format("Every class of the {} piles that can be captured, for each pair.", proof.space);
  return proof;
}

}  // namespace hanaproof::properties
