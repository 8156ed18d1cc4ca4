// Rounds end: by an argument, and in play.
#include <algorithm>

#include <fmt/format.h>

#include "properties/discharge.h"
#include "solvers/rounds/bounds.h"
#include "solvers/rounds/random_rounds.h"

namespace hanaproof::properties {

Proof rounds_are_bounded(const Subject& subject, const Effort&) {
  const rounds::Bound bound = rounds::plies(subject.rules());
  return {.verdict = Verdict::proved,
          .summary = bound.argument + ".",
          .details = {fmt::format("at most {} decisions", bound.most)}};
}

Proof rounds_end_in_play(const Subject& subject, const Effort& effort) {
  const rulebook::Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const int most = rounds::plies(ruleset).most;
  std::size_t longest = 0;
  for (int i = 0; i < effort.rounds; ++i) {
    const rounds::Round round =
        rounds::random_round(rules, static_cast<std::uint64_t>(i), most, i % 4 == 3);
    longest = std::max(longest, round.steps.size());
    if (round.last().phase == notation::Phase::over) continue;
    return refuted(
        "Rounds of random play.",
        {.text = fmt::format("the round is not over after {} decisions", round.steps.size()),
         .position = round.deal,
         .line = round.line()});
  }
  return {.verdict = Verdict::held,
          .summary = fmt::format("{} rounds of random play, the longest of {} decisions.",
                                 effort.rounds, longest),
          .space = effort.rounds};
}

}  // namespace hanaproof::properties
