#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "cli/charts.h"
#include "cli/numbers.h"
#include "cli/odds.h"
#include "cli/progress.h"
#include "cli/table.h"
#include "reports/fields/sheet.h"

namespace hanaproof::cli {

using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

struct FieldOddsArguments : RuleOptions {
  std::optional<int> rounds;
  OddsFormat format;
};

int rounds_of(const Ruleset& rules, const std::optional<int>& wanted) {
  std::vector<int> allowed;
  for (const rulebook::Value& count : *rules["match.rounds"].field("allowed")->list()) {
    allowed.push_back(static_cast<int>(*count.number()));
  }
  if (!wanted) return *std::ranges::max_element(allowed);
  if (std::ranges::find(allowed, *wanted) == allowed.end()) {
    throw EditionError(fmt::format("{} has no match of {} rounds: expected {}", rules.edition().id,
                                   *wanted, rules["match.rounds"].text()));
  }
  return *wanted;
}

std::vector<reports::FieldSheet> sheets_of(Globals& globals, const FieldOddsArguments& arguments) {
  std::vector<const Edition*> editions;
  if (arguments.edition.empty()) {
    editions = globals.library().of_game("hachi-hachi");
  } else {
    editions = {&globals.edition_for("odds fields", arguments.edition)};
  }
  std::vector<reports::FieldSheet> sheets;
  for (const Edition* edition : editions) {
    const int players = players_of(*edition, arguments.players);
    const Ruleset rules(*edition, {players, {}}, chosen_rules(arguments.rules));
    sheets.push_back(reports::FieldSheet::of(rules, rounds_of(rules, arguments.rounds)));
  }
  if (sheets.empty()) throw EditionError("no edition of hachi-hachi");
  return sheets;
}

}  // namespace

std::vector<reports::FieldOdds> field_odds(const std::vector<const Edition*>& editions) {
  std::vector<reports::FieldOdds> all;
  for (const Edition* edition : editions) {
    if (edition->game != "hachi-hachi") continue;
    const Ruleset rules(*edition, {edition->players.front(), {}});
    all.push_back(of_report(reports::FieldSheet::of(rules, rounds_of(rules, {}))));
  }
  return all;
}

void add_odds_fields(Command& odds, Globals& globals) {
  auto arguments = std::make_shared<FieldOddsArguments>();
  Command& command =
      odds.command("fields", "Odds of the sorts of field over a match of Hachi-Hachi");
  arguments->add_rules_to(command);
  arguments->add_players_to(command, "Number of players; the usual one without");
  command.option("--rounds", &arguments->rounds, "Rounds of the match; the longest match without",
                 {.check = whole_number(1, 1000)});
  arguments->format.add_to(command, "A line for each round under each reading");
  command.run = [&globals, arguments] {
    arguments->format.check(globals);
    const auto sheets = [&] {
      const Waiting waiting("following the fields", globals.quiet);
      return sheets_of(globals, *arguments);
    }();
    arguments->format.print(globals, sheets);
  };
}

}  // namespace hanaproof::cli
