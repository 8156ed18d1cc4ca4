#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/played_line.h"
#include "cli/charts.h"
#include "cli/selection.h"
#include "cli/sources.h"
#include "cli/versions.h"
#include "reports/atomic_file.h"
#include "reports/dossier/to_print.h"
#include "reports/formats.h"
#include "reports/json.h"
#include "reports/markup/listed.h"
#include "reports/wording.h"

namespace hanaproof::cli {

namespace {

std::string counts_by_kind(const checker::Report& report) {
  return reports::listed(checker::kinds(), ", ", [&](checker::Kind kind) {
    const auto count = std::ranges::count(report.findings, kind, &checker::Finding::kind);
    return fmt::format("{} {}", count, name(kind));
  });
}

}  // namespace

void add_report(Command& app, Globals& globals) {
  struct Arguments {
    std::string out;
    std::string sources;
    std::vector<std::string> editions;
    std::vector<std::string> fail_on;
    std::string found;
    bool audits = false;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("report", "Write the rule-clarification report");
  command.schemas["finding"] = reports::finding_schema;
  command.schemas["counts"] = reports::counts_schema;
  command.schemas["versions"] = reports::versions_schema;
  add_edition_list(command, arguments->editions);
  command.option("--out", &arguments->out, "The folder to write to", {.required = true});
  command.option("--sources", &arguments->sources,
                 "A folder with your own copies of the rulebooks: adds the original wording");
  add_fail_on(command, arguments->fail_on);
  command.option("--found", &arguments->found,
                 "A Markdown file with what was found in the rulebooks: a list to keep");
  command.option("--audits", &arguments->audits,
                 "Audit every edition in full, as the command audit does");
  command.run = [&globals, arguments] {
    const std::vector<checker::Kind> failing = parse_kinds(arguments->fail_on);
    const Sources sources(globals, arguments->sources);
    const auto editions = select(globals, arguments->editions);
    reports::expect_folder(arguments->out);
    if (!arguments->found.empty()) reports::expect_writable(arguments->found);
    auto report = survey_with_progress(globals, editions);
    measure_with_progress(globals, report);
    auto options = report_options(globals, sources);
    options.endgames = endgame_tables(globals, editions);
    std::ranges::move(recorded_decks(editions), std::back_inserter(options.endgames));
    options.hands = hand_charts(editions);
    options.fields = field_odds(editions);
    options.families = families(globals, editions);
    const auto audits = report_audits(globals, editions, arguments->audits);
    options.scores = score_charts(audits);
    options.audits = in_words(audits);
    options.pots = pot_charts(editions);
    options.walks = checker::walks(report, globals.library());
    options.to_print = reports::to_print(report, editions, options);
    options.versions = versions(globals, arguments->editions);
    reports::write_report(arguments->out, report, options);
    if (!arguments->found.empty()) {
      reports::write_file(arguments->found, reports::to_found(report, options));
    }
    fail_on(globals, report, failing);
    fail_when_undecided(globals, report);
    if (globals.json) {
      fmt::print("{}", reports::to_json(report));
      return;
    }
    fmt::print("{} compared, {}: {}\n", reports::counted(report.editions.size(), "edition"),
               reports::counted(report.findings.size(), "finding"), counts_by_kind(report));
    fmt::print(
        "The report: {}\n",
        (std::filesystem::absolute(arguments->out).lexically_normal() / "index.html").string());
  };
}

}  // namespace hanaproof::cli
