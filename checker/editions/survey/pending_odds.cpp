#include "checker/editions/survey/pending_odds.h"

#include <fmt/format.h>

#include "model/rulebook/library.h"
#include "solvers/fields/chain.h"

namespace hanaproof::checker {

std::string pending_odds(const rulebook::Ruleset& rules) try {
  constexpr int kRounds = 12;
  const fields::Rules of_fields(rules);
  const auto chain =
      fields::run_chain(of_fields, fields::count_fields(of_fields, fields::Shape(rules)), kRounds);
  const auto chance = chain.last().waits.convert_to<double>();
  return fmt::format("after {} rounds a field still waits in {:.2f} % of matches", kRounds,
                     100 * chance);
} catch (const rulebook::EditionError& error) {
  return fmt::format("not counted ({})", error.what());
}

}  // namespace hanaproof::checker
