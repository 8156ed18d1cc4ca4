#include <algorithm>

#include <fmt/format.h>

#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/selection.h"
#include "reports/json.h"
#include "reports/terminal.h"

namespace hanaproof::cli {

using checker::Finding;
using checker::Kind;
using rulebook::Edition;

namespace {

// Faults of the edition itself, whoever it is compared with.
bool is_defect(const Finding& finding) {
  return finding.kind == Kind::internal || finding.kind == Kind::dead_rule;
}

bool takes_part(const Finding& finding, const std::string& edition) {
  return std::ranges::find(finding.editions, edition) != finding.editions.end();
}

// What an edition takes over from another is that edition's affair.
bool inherited_only(const Finding& finding, const std::string& edition) {
  return std::ranges::find(finding.clauses, edition, &checker::ClauseRef::edition) ==
         finding.clauses.end();
}

void show(Globals& globals, const checker::Report& report) {
  fmt::print("{}", globals.json ? reports::to_json(report)
                                : reports::to_terminal(report, terminal_style()));
  fail_when_undecided(globals, report);
}

}  // namespace

void add_contradictions(Command& app, Globals& globals) {
  struct Arguments {
    std::vector<std::string> editions;
    std::vector<std::string> fail_on;
    std::vector<std::string> kinds;
    bool impact = false;
    double seconds = std::chrono::duration<double>(checker::kSolverTime).count();
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command(
      "contradictions", "Find contradictions, ambiguities, gaps, inconsistencies and dead rules");
  add_edition_list(command, arguments->editions);
  command.option("--kind", &arguments->kinds, "Show only findings of this kind");
  add_fail_on(command, arguments->fail_on);
  command.option("--impact", &arguments->impact,
                 "Count and simulate how often each finding arises and how many points hang on "
                 "it, and list the weightiest first");
  command.option("--seconds", &arguments->seconds,
                 "Time for the solver, per question; what takes longer is listed as undecided",
                 {.check = number_between(0.001, 86400), .limits = "FLOAT in [0.001 - 86400]"});
  command.run = [&globals, arguments] {
    const std::vector<checker::Kind> shown = parse_kinds(arguments->kinds);
    const std::vector<checker::Kind> failing = parse_kinds(arguments->fail_on);
    const auto solver_time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::duration<double>(arguments->seconds));
    checker::Report report =
        survey_with_progress(globals, select(globals, arguments->editions), solver_time);
    fail_on(globals, report, failing);
    if (!shown.empty()) {
      std::erase_if(report.findings, [&](const checker::Finding& finding) {
        return std::find(shown.begin(), shown.end(), finding.kind) == shown.end();
      });
    }
    if (arguments->impact) measure_with_progress(globals, report);
    show(globals, report);
  };
}

void add_check(Command& app, Globals& globals) {
  struct Arguments {
    std::string file;
    std::vector<std::string> against;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("check", "Check your own edition, by itself and against others");
  command.option("file", &arguments->file, "An edition file", {.required = true});
  command.option("--against", &arguments->against,
                 "Editions to compare with; without it the edition that it inherits or "
                 "supplements, or else all of its game");
  command.run = [&globals, arguments] {
    const std::string id = globals.edition(arguments->file).id;
    std::vector<std::string> names = arguments->against;
    const Edition& own = globals.library().at(id);
    if (names.empty() && !own.inherits.empty()) names = {own.inherits};
    if (names.empty()) {
      for (const Edition* edition : globals.library().of_game(own.game))
        names.push_back(edition->id);
    }
    names.push_back(id);
    checker::Report report = survey_with_progress(globals, select(globals, names));
    std::erase_if(report.findings, [&](const Finding& finding) {
      return !takes_part(finding, id) || inherited_only(finding, id);
    });
    std::erase_if(report.transcription,
                  [&](const auto& note) { return !note.clause.starts_with(id + "/"); });
    std::erase_if(report.undecided, [&](const checker::Undecided& one) {
      return std::find(one.editions.begin(), one.editions.end(), id) == one.editions.end();
    });
    for (const Finding& finding : report.findings) {
      if (is_defect(finding)) globals.status = Exit::does_not_hold;
    }
    show(globals, report);
  };
}

}  // namespace hanaproof::cli
