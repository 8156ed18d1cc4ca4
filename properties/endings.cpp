// Rounds end: by an argument, and in play.
#include <algorithm>

#include <fmt/format.h>

#include "properties/discharge.h"
#include "properties/random_play.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

Proof rounds_are_bounded(const Subject& subject, const Effort&) {
  const rulebook::Ruleset rules = subject.rules();
  const rounds::Bound bound = rounds::plies(rules);
  if (rounds::count_deal(rules).packet_hand == 0) {
    return refuted("What is dealt to the hands.",
                   {.text = "the packets give no card to any hand, so nobody can play"});
  }
  return {.verdict = Verdict::proved,
          .summary = bound.argument + ".",
          .details = {fmt::format("at most {} decisions", bound.most)}};
}

Proof rounds_end_in_play(const Subject& subject, const Effort& effort) {
  std::size_t longest = 0;
  const auto fault = [&](const rounds::Round& round) -> std::string {
    longest = std::max(longest, round.steps.size());
    if (round.last().phase == notation::Phase::over) return {};
    return fmt::format("the round is not over after {} decisions", round.steps.size());
  };
  Proof proof = in_random_play(spec::Rules(subject.rules()), effort, 4, fault);
  if (proof.verdict == Verdict::held) {
    proof.summary = fmt::format("{} rounds of random play, the longest of {} decisions.",
                                effort.rounds, longest);
  }
  return proof;
}

}  // namespace hanaproof::properties
