#include "cli/globals.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/long_run.h"
#include "cli/pager.h"
#include "cli/selection.h"
#include "cli/table.h"
#include "cli/versions.h"
#include "reports/audit/audit.h"

namespace hanaproof::cli {

using rulebook::Edition;

namespace {

struct AuditArguments {
  std::vector<std::string> editions;
  std::optional<int> players;
  std::vector<std::string> only;
  LongRun run;
};

std::set<audit::Section> sections_of(const std::vector<std::string>& names) {
  std::set<audit::Section> sections;
  for (const audit::Section section : audit::kSections) {
    const bool named = std::find(names.begin(), names.end(), name(section)) != names.end();
    if (names.empty() || named) sections.insert(section);
  }
  return sections;
}

void run_command(Globals& globals, const AuditArguments& arguments) {
  const auto editions = select(globals, arguments.editions);
  for (const Edition* edition : editions) {
    if (arguments.players) players_of(*edition, arguments.players);
  }
  audit::Options options;
  options.players = arguments.players.value_or(0);
  options.sections = sections_of(arguments.only);
  const audit::Plan plan(editions, options);
  const runs::Identity identity{"audit", version(), plan.parameters(), plan.units()};
  const auto outcome =
      run_long<reports::AuditedSoFar>(globals, arguments.run, identity, [&](std::uint64_t unit) {
        return reports::AuditedSoFar{{{unit, plan.run(unit)}}};
      });
  if (!outcome.complete()) {
    fmt::print(stderr, "{}\n", unfinished(outcome.checkpoint));
    return;
  }
  const std::vector<audit::Audit> audits = plan.joined(outcome.result.units);
  if (globals.json) {
    fmt::print("{}", reports::to_json(audits));
  } else {
    print_paged(to_terminal(reports::to_document(audits), terminal_style()));
  }
}

}  // namespace

void add_audit(Command& app, Globals& globals) {
  auto arguments = std::make_shared<AuditArguments>();
  Command& command = app.command("audit", "Traps, idle and unused clauses, impossible scores");
  command.schemas["audit"] = reports::audit_schema;
  add_edition_list(command, arguments->editions);
  command.option("--players", &arguments->players,
                 "The number of players for piles; the usual one without");
  std::vector<std::string> sections;
  for (const audit::Section section : audit::kSections) sections.emplace_back(name(section));
  command.option("--only", &arguments->only, "Only this part; may be repeated",
                 {.choices = sections});
  arguments->run.add_checkpoint_to(command);
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
