#include <algorithm>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/odds.h"
#include "cli/selection.h"
#include "cli/table.h"
#include "model/rulebook/library.h"
#include "model/rulebook/playable.h"
#include "reports/deals/sheet.h"

namespace hanaproof::cli {

using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Ruleset;
using rulebook::Scope;

namespace {

struct DealOddsArguments : RuleOptions {
  std::optional<std::string> option;
  OddsFormat format;
};

// Shapes that were counted before: many editions deal alike.
class Counter {
 public:
  const deals::Counts& of(const Ruleset& rules) {
    const deals::Shape shape = deals::shape_of(rules);
    const auto known = std::ranges::find(counts_, shape, &deals::Counts::shape);
    if (known != counts_.end()) return *known;
    try {
      return counts_.emplace_back(deals::count_deals(shape));
    } catch (const std::invalid_argument& error) {
      throw EditionError(
          fmt::format("{}, {}: {}", rules.edition().id, rules.scope().text(), error.what()));
    }
  }

 private:
  std::vector<deals::Counts> counts_;
};

bool asked_for(const Scope& scope, const DealOddsArguments& arguments) {
  if (arguments.players && scope.players != *arguments.players) return false;
  return !arguments.option ||
         std::ranges::find(scope.options, *arguments.option) != scope.options.end();
}

// An option that changes nothing about deals has no sheet of its own, unless it is asked for.
reports::DealReport report_of(const Edition& edition, const DealOddsArguments& arguments,
                              Counter& counter) {
  reports::DealReport report{edition.id, edition.title, {}};
  std::vector<Scope> all = scopes(edition);
  std::ranges::stable_sort(all, {}, &Scope::players);
  for (const Scope& scope : all) {
    if (!asked_for(scope, arguments)) continue;
    const Ruleset rules(edition, scope, chosen_rules(arguments.rules));
    rulebook::refuse_uncounted(rules);
    const deals::Shape shape = deals::shape_of(rules);
    const auto same = [&](const reports::DealSheet& sheet) {
      return sheet.shape == shape && sheet.rules == deals::DealRules::from(rules);
    };
    if (!arguments.option && !scope.options.empty() && std::ranges::any_of(report.sheets, same)) {
      continue;
    }
    report.sheets.push_back(reports::DealSheet::of(rules, counter.of(rules)));
  }
  return report;
}

std::vector<reports::DealReport> reports_of(Globals& globals, const DealOddsArguments& arguments) {
  std::vector<std::string> names;
  if (!arguments.edition.empty()) {
    names.push_back(arguments.edition);
    players_of(globals.edition_for("odds deal", arguments.edition), arguments.players);
  }
  std::vector<reports::DealReport> reports;
  Counter counter;
  for (const Edition* edition : select_for(globals, "odds deal", names)) {
    reports::DealReport report = report_of(*edition, arguments, counter);
    if (!report.sheets.empty()) reports.push_back(std::move(report));
  }
  if (!reports.empty()) return reports;
  throw EditionError(fmt::format(
      "no deal of {} with {}{}", names.empty() ? "any edition" : names.front(),
      arguments.players ? fmt::format("{} players", *arguments.players) : "any number of players",
      arguments.option ? " and the option " + *arguments.option : ""));
}

void run_command(Globals& globals, const DealOddsArguments& arguments) {
  arguments.format.check(globals);
  arguments.format.print(globals, reports_of(globals, arguments));
}

}  // namespace

void add_odds_deal(Command& odds, Globals& globals) {
  auto arguments = std::make_shared<DealOddsArguments>();
  Command& command =
      odds.command("deal", "Odds of deals that hands or the field decide before a card is played");
  command.schemas["odds-deal"] = reports::odds_deal_schema;
  arguments->add_rules_to(command);
  arguments->add_players_to(command, "Number of players; every number without");
  command.option("--option", &arguments->option, "Only with this option on (toppa)");
  arguments->format.add_to(command, "A line for each thing that is counted", "tables with bars");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
