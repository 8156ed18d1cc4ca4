#include "properties/random_play.h"

#include <fmt/format.h>

#include "properties/discharge.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

std::optional<Witness> faulty_round(const spec::Rules& rules, const Effort& effort, int stacked,
                                    const FaultOf& fault) {
  const int most = rounds::plies(rules.ruleset()).most;
  for (int i = 0; i < effort.rounds; ++i) {
    const bool is_stacked = stacked > 0 && i % stacked == stacked - 1;
    const auto round = rounds::random_round(rules, static_cast<std::uint64_t>(i), most, is_stacked);
    const std::string text = fault(round);
    if (!text.empty()) return Witness{.text = text, .position = round.deal, .line = round.line()};
  }
  return std::nullopt;
}

Proof in_random_play(const spec::Rules& rules, const Effort& effort, int stacked,
                     const FaultOf& fault) {
  if (auto witness = faulty_round(rules, effort, stacked, fault)) {
    return refuted("Rounds of random play.", *witness);
  }
  return {.verdict = Verdict::held,
          .summary = fmt::format("{} rounds of random play.", effort.rounds),
          .space = effort.rounds};
}

}  // namespace hanaproof::properties
