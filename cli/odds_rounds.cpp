#include <algorithm>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>

#include "checker/measures/impact/measurement.h"
#include "checker/measures/round_odds/plan.h"
#include "cli/long_run.h"
#include "cli/numbers.h"
#include "cli/odds.h"
#include "cli/selection.h"
#include "cli/table.h"
#include "cli/versions.h"
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
  LongRun run;
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

// Throws EditionError where the engine does not play one of the rulesets.
runs::Outcome<odds_of_rounds::Tally> played(Globals& globals, const RoundOddsArguments& arguments,
                                            const odds_of_rounds::Plan& plan) {
  const runs::Identity identity{"odds rounds", version(), plan.parameters(), plan.units()};
  return run_long<odds_of_rounds::Tally>(globals, arguments.run, identity, [&](std::uint64_t unit) {
    try {
      return plan.run(unit);
    } catch (const impact::Unsupported& error) {
      const Ruleset& rules = plan.rules_of(unit);
      throw EditionError(
          fmt::format("{}, {}: {}", rules.edition().id, rules.scope().text(), error.what()));
    }
  });
}

void run_command(Globals& globals, const RoundOddsArguments& arguments) {
  arguments.format.check(globals);
  std::vector<std::string> names;
  if (!arguments.edition.empty()) names.push_back(arguments.edition);
  const auto editions = select_for(globals, "odds rounds", names);
  std::vector<Ruleset> rules;
  for (const Edition* edition : editions) {
    rules.push_back(arguments.ruleset(*edition));
    rulebook::refuse_uncounted(rules.back());
  }
  const auto outcome = played(globals, arguments, {rules, arguments.play});
  std::vector<reports::RoundReport> reports;
  for (const auto& [place, odds] : outcome.result.odds) {
    odds_of_rounds::Options options = arguments.play;
    options.rounds = odds.without_play.all;  // fewer where the run was stopped
    reports.push_back({editions[place]->id,
                       editions[place]->title,
                       {{rules[place].scope(), options, odds, without_play(rules[place])}}});
  }
  if (!outcome.complete()) {
    fmt::print(stderr, "{}\n", unfinished(outcome.checkpoint));
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
  arguments->run.add_to(command);
  arguments->format.add_to(command, "A line for each thing that is told",
                           "charts, and a look-up of stopping against koi-koi");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
