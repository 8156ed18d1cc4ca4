#include "checker/editions/survey/question_odds.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "model/rulebook/library.h"
#include "solvers/fields/chain.h"
#include "solvers/odds/table.h"

namespace hanaproof::checker {

std::string tie_odds(const rulebook::Ruleset& rules) try {
  // The survey itself runs in several threads.
  constexpr int kThreads = 1;
  std::vector<std::string> parts;
  for (const odds::Table& table : odds::count_tables(odds::HandTable(rules), kThreads)) {
    const odds::Fraction tied = odds::best_hand_shared(table).tied;
    parts.push_back(
        fmt::format("{} players: {} ({:.1f} %)", table.players, tied.text(), 100 * tied.value()));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
} catch (const rulebook::EditionError& error) {
  return fmt::format("not counted ({})", error.what());
}

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
