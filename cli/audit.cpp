#include "cli/audit.h"

#include <fmt/format.h>

#include "cli/progress.h"
#include "cli/selection.h"
#include "cli/table.h"
#include "reports/audit/audit.h"

namespace hanaproof::cli {

using audit::Audit;
using rulebook::Edition;

namespace {

constexpr std::size_t kParts = 6;  // of an audit

struct Arguments {
  std::vector<std::string> editions;
  std::optional<int> players;
  bool cards = false;
};

void run_command(Globals& globals, const Arguments& arguments) {
  const auto editions = select(globals, arguments.editions);
  for (const Edition* edition : editions) {
    if (arguments.players) players_of(*edition, arguments.players);
  }
  checker::Bench bench;
  std::vector<Audit> audits;
  {
    Progress progress("auditing editions", globals.quiet);
    for (std::size_t i = 0; i < editions.size(); ++i) {
      audit::Options options;
      options.players = arguments.players.value_or(0);
      options.single_cards = arguments.cards;
      std::size_t parts = 0;
      options.told = [&](const Audit&) {
        progress.update(i * kParts + ++parts, editions.size() * kParts);
      };
      audits.push_back(audit::audit(*editions[i], bench, options));
    }
  }
  if (globals.json) {
    fmt::print("{}", reports::to_json(audits));
    return;
  }
  for (std::size_t i = 0; i < audits.size(); ++i) {
    if (i > 0) fmt::print("\n");
    fmt::print("{}", reports::to_terminal(audits[i], {wants_colour(), terminal_width()}));
  }
}

}  // namespace

void add_audit(CLI::App& app, Globals& globals) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "audit", "Traps, idle and unused clauses, impossible scores, shortest and longest rounds");
  command->add_option("editions", arguments->editions,
                      "Edition ids or files; all built-in ones without");
  command->add_option("--players", arguments->players,
                      "The number of players for piles and rounds; the usual one without");
  command->add_flag("--cards", arguments->cards,
                    "Look for traps card by card, too, as a wildcard or house rules may allow");
  command->footer(
      "Default rules are looked at: first readings, and what is assumed where a text is silent.\n"
      "Examples:\n"
      "  hanaproof audit oishi-tengudo.koi-koi\n"
      "  hanaproof audit my-house.toml --json");
  command->callback([&globals, arguments] { run_command(globals, *arguments); });
}

}  // namespace hanaproof::cli
