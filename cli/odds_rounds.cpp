#include <algorithm>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "checker/measures/impact/measurement.h"
#include "cli/numbers.h"
#include "cli/odds.h"
#include "cli/progress.h"
#include "cli/selection.h"
#include "cli/table.h"
#include "model/rulebook/playable.h"
#include "reports/rounds/sheet.h"
#include "solvers/deals/odds.h"

namespace hanaproof::cli {

using rulebook::Edition;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

struct RoundOddsArguments : RuleOptions {
  odds_of_rounds::Options play;
  OddsFormat format;
};

// Nothing for deals that are too many to count.
std::optional<reports::Exact> without_play(const Ruleset& rules) try {
  const deals::Counts counts = deals::count_deals(deals::shape_of(rules));
  const auto odds = deals::verdict_odds(counts, deals::DealRules::from(rules));
  return reports::Exact(counts.deals - odds.of(deals::Verdict::played), counts.deals);
} catch (const std::invalid_argument&) {
  return std::nullopt;
}

reports::RoundSheet sheet_of(const Edition& edition, const RoundOddsArguments& arguments,
                             const Globals& globals) {
  const Ruleset rules = arguments.ruleset(edition);
  rulebook::refuse_uncounted(rules);
  Progress progress("playing " + edition.id, globals.quiet);
  odds_of_rounds::Options options = arguments.play;
  options.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
  try {
    return {rules.scope(), options, odds_of_rounds::play(rules, options), without_play(rules)};
  } catch (const impact::Unsupported& error) {
    throw EditionError(fmt::format("{}, {}: {}", edition.id, rules.scope().text(), error.what()));
  }
}

void run_command(Globals& globals, const RoundOddsArguments& arguments) {
  arguments.format.check(globals);
  std::vector<std::string> names;
  if (!arguments.edition.empty()) names.push_back(arguments.edition);
  std::vector<reports::RoundReport> reports;
  for (const Edition* edition : select_for(globals, "odds rounds", names)) {
    reports.push_back({edition->id, edition->title, {sheet_of(*edition, arguments, globals)}});
  }
  arguments.format.print(globals, reports);
}

}  // namespace

void add_odds_rounds(Command& odds, Globals& globals) {
  auto arguments = std::make_shared<RoundOddsArguments>();
  Command& command = odds.command(
      "rounds", "How rounds end, which yaku are made by when, and stopping against koi-koi");
  command.schemas["odds-rounds"] = reports::odds_rounds_schema;
  arguments->add_rules_to(command);
  arguments->add_players_to(command, "Number of players; the edition's usual one without");
  odds_of_rounds::Options& play = arguments->play;
  command.option("--rounds", &play.rounds, "How many are played",
                 shown_default(whole_number(1, 100'000'000)));
  command.choice("--cards", play.cards,
                 {{"greedy", impact::Policy::greedy}, {"random", impact::Policy::uniform_random}},
                 "How cards are played: greedy takes what makes most points at once");
  command.choice("--calls", play.calls,
                 {{"stop", odds_of_rounds::Calls::stop}, {"koi-koi", odds_of_rounds::Calls::go_on}},
                 "What players do who may stop");
  add_seed(command, play.seed, "Another seed deals other cards");
  add_threads(command, play.threads);
  arguments->format.add_to(command, "A line for each thing that is told",
                           "charts, and a look-up of stopping against koi-koi");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
