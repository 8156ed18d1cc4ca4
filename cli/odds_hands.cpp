#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "cli/charts.h"
#include "cli/odds.h"
#include "cli/progress.h"
#include "cli/table.h"
#include "model/rulebook/library.h"

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
  const int players = players_of(edition, arguments.players);
  const Ruleset rules(edition, {players, {}}, chosen_rules(arguments.rules));
  reports::HandReport report{edition.id, edition.title, {}};
  std::vector<hands::Reading> readings = hands::readings(rules);
  if (readings.empty()) {
    throw EditionError(
        fmt::format("{}, {}: no combos of the hand", edition.id, rules.scope().text()));
  }
  for (hands::Reading& reading : readings) {
    for (const auto& [topic, chosen] : rules.changes()) reading.chosen.emplace(topic, chosen);
    report.sheets.push_back(reports::HandSheet::of(players, reading, tally_hands(reading.rules)));
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

}  // namespace

void add_odds_hands(Command& odds, Globals& globals) {
  auto arguments = std::make_shared<HandOddsArguments>();
  Command& command =
      odds.command("hands", "Odds of the combos of a hand of Hachi-Hachi, over all hands");
  arguments->add_rules_to(command);
  arguments->add_players_to(command, "Number of players; the edition's usual one without");
  arguments->format.add_to(command, "A line for each thing that is counted");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
