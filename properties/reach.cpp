// Every yaku can be made in a round: the least pile of each, and a round in which it is captured.
#include <fmt/format.h>

#include "properties/bounds.h"
#include "properties/construct.h"
#include "properties/discharge.h"
#include "properties/solver.h"

namespace hanaproof::properties {

using cards::CardSet;
using rulebook::Ruleset;

namespace {

int months_in(CardSet pile) {
  int months = 0;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if (!(pile & CardSet::month(month)).empty()) ++months;
  }
  return months;
}

}  // namespace

Proof reach_yaku(const Subject& subject, const Effort& effort) {
  const Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const Bound most = captures(ruleset);
  Solver solver(effort, subject, "yaku-reachable", per_month(ruleset));
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  std::string missing;
  for (const rulebook::Yaku& yaku : ruleset.yaku()) {
    const auto least = solver.least(smt::yaku_made(ruleset, yaku.id));
    if (!least && rules.wildcard.is("on")) {
      missing = fmt::format("{} may need the wildcard", yaku.id);
      continue;
    }
    const int needed = least ? months_in(least->captured) : 0;
    if (!least || needed > most.most) {
      const std::string why = !least ? "no pile of captured cards makes it"
                                     : fmt::format("its least pile takes {} captures, but {}", needed, most.argument);
      Proof refutation = refuted("The least pile of each yaku.", {yaku.id + ": " + why});
      solver.conclude(refutation);
      return refutation;
    }
    const auto made = construct(rules, least->captured);
    if (!made) {
      missing = fmt::format("no round was found in which {} is captured for {}", least->captured.codes(), yaku.id);
      continue;
    }
    proof.details.push_back(fmt::format("{}: {} ({} cards)", yaku.id, least->captured.codes(), least->captured.size()));
    proof.witnesses.push_back({fmt::format("{} with {}, after {} decisions", yaku.id, least->captured.codes(),
                                           made->line.size()),
                               least->captured, 0, false, made->deal, made->line});
  }
  solver.conclude(proof);
  if (!missing.empty()) {
    proof.verdict = Verdict::unknown;
    proof.summary = missing;
    return proof;
  }
  proof.summary = fmt::format("The least pile of each yaku and a round in which it is captured; {}: at most {} captures.",
                              most.argument, most.most);
  return proof;
}

}  // namespace hanaproof::properties
