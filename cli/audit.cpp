#include "cli/audit.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/edition_options.h"
#include "cli/progress.h"
#include "cli/selection.h"
#include "cli/table.h"
#include "reports/audit/audit.h"

namespace hanaproof::cli {

using audit::Audit;
using rulebook::Edition;

namespace {

struct Arguments {
  std::vector<std::string> editions;
  std::optional<int> players;
  bool cards = false;
  std::vector<std::string> only;
};

std::set<audit::Section> sections_of(const std::vector<std::string>& names) {
  std::set<audit::Section> sections;
  for (const audit::Section section : audit::kSections) {
    const bool named = std::find(names.begin(), names.end(), name(section)) != names.end();
    if (names.empty() || named) sections.insert(section);
  }
  return sections;
}

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
      options.sections = sections_of(arguments.only);
      const std::size_t all = options.sections.size();
      std::size_t parts = 0;
      options.told = [&, all](const Audit&) {
        progress.update(i * all + ++parts, editions.size() * all);
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
  add_editions(*command, arguments->editions);
  command->add_option("--players", arguments->players,
                      "The number of players for piles and rounds; the usual one without");
  command->add_flag("--cards", arguments->cards,
                    "Look for traps card by card, too, as a wildcard or house rules may allow");
  std::vector<std::string> sections;
  for (const audit::Section section : audit::kSections) sections.emplace_back(name(section));
  command->add_option("--only", arguments->only, "Only this part; may be repeated")
      ->check(CLI::IsMember(sections))
      ->allow_extra_args(false);
  add_footer(*command, "looked at",
             "  hanaproof audit oishi-tengudo.koi-koi\n"
             "  hanaproof audit oishi-tengudo.hachi-hachi --only rounds --only matches\n"
             "  hanaproof audit my-house.toml --json");
  command->callback([&globals, arguments] { run_command(globals, *arguments); });
}

}  // namespace hanaproof::cli
