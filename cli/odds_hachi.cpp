#include <algorithm>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "cli/charts.h"
#include "cli/numbers.h"
#include "cli/odds.h"
#include "cli/progress.h"
#include "cli/table.h"
#include "model/rulebook/library.h"
#include "model/rulebook/playable.h"
#include "reports/fields/sheet.h"

namespace hanaproof::cli {

using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

struct HandOddsArguments : RuleOptions {
  OddsFormat format;
};

std::vector<const Edition*> chosen_editions(Globals& globals, const HandOddsArguments& arguments) {
  if (!arguments.edition.empty()) {
    return {&globals.edition_for("odds hands", arguments.edition)};
  }
  std::vector<const Edition*> all = globals.library().of_game("hachi-hachi");
  if (all.empty()) {
    throw EditionError("no edition of hachi-hachi is at hand: name one with --edition");
  }
  return all;
}

reports::HandReport report_of(const Edition& edition, const HandOddsArguments& arguments) {
  const Ruleset rules = arguments.ruleset(edition);
  rulebook::refuse_uncounted(rules);
  reports::HandReport report{edition.id, edition.title, {}};
  std::vector<hands::Reading> readings = hands::readings(rules);
  if (readings.empty()) {
    throw EditionError(
        fmt::format("{}, {}: no combos of the hand", edition.id, rules.scope().text()));
  }
  for (hands::Reading& reading : readings) {
    for (const auto& [topic, chosen] : rules.changes()) reading.chosen.emplace(topic, chosen);
    report.sheets.push_back(
        reports::HandSheet::of(rules.scope().players, reading, tally_hands(reading.rules)));
    const hands::HandRules& first = report.sheets.front().rules;
    if (reading.rules.cards == first.cards) {
      report.sheets.back().differing = hands::differing(first, reading.rules);
    }
  }
  return report;
}

void run_command(Globals& globals, const HandOddsArguments& arguments) {
  arguments.format.check(globals);
  std::vector<reports::HandReport> reports;
  try {
    const Waiting waiting("counting hands", globals.quiet);
    for (const Edition* edition : chosen_editions(globals, arguments)) {
      reports.push_back(report_of(*edition, arguments));
    }
  } catch (const hands::TooMany& error) {
    throw EditionError(error.what());
  } catch (const HandsDisagree& error) {
    fmt::print(stderr, "hanaproof: {}\n", error.what());
    globals.status = Exit::disagreement;
    return;
  }
  arguments.format.print(globals, reports);
}

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
    const Ruleset rules = arguments.ruleset(*edition);
    rulebook::refuse_uncounted(rules);
    sheets.push_back(reports::FieldSheet::of(rules, rounds_of(rules, arguments.rounds)));
  }
  if (sheets.empty()) throw EditionError("no edition of hachi-hachi");
  return sheets;
}

}  // namespace

void add_odds_hands(Command& odds, Globals& globals) {
  auto arguments = std::make_shared<HandOddsArguments>();
  Command& command =
      odds.command("hands", "Odds of the combos of a hand of Hachi-Hachi, over all hands");
  command.schemas["odds-hands"] = reports::odds_hands_schema;
  arguments->add_rules_to(command);
  arguments->add_players_to(command, "Number of players; the edition's usual one without");
  arguments->format.add_to(command, "A line for each thing that is counted", "tables with bars");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

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
  command.schemas["odds-fields"] = reports::odds_fields_schema;
  arguments->add_rules_to(command);
  arguments->add_players_to(command, "Number of players; the usual one without");
  command.option("--rounds", &arguments->rounds, "Rounds of the match; the longest match without",
                 {.check = whole_number(1, 1000)});
  arguments->format.add_to(command, "A line for each round under each reading",
                           "a plot, and tables with bars");
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
