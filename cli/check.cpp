#include <algorithm>

#include <fmt/format.h>

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
  return std::find(finding.editions.begin(), finding.editions.end(), edition) !=
         finding.editions.end();
}

// What an edition takes over from another is that edition's affair.
bool inherited_only(const Finding& finding, const std::string& edition) {
  for (const auto& clause : finding.clauses) {
    if (clause.edition == edition) return false;
  }
  return true;
}

}  // namespace

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
    checker::Survey report = survey_with_progress(globals, select(globals, names));
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
    fmt::print("{}", globals.json
                         ? reports::to_json(report)
                         : reports::to_terminal(report, {wants_colour(), terminal_width()}));
    fail_when_undecided(globals, report);
  };
}

}  // namespace hanaproof::cli
