#include <algorithm>

#include <fmt/format.h>

#include "checker/measures/impact/plan.h"
#include "cli/long_run.h"
#include "cli/numbers.h"
#include "cli/selection.h"
#include "cli/versions.h"
#include "reports/json.h"
#include "reports/json/measured.h"

namespace hanaproof::cli {

namespace {

// Whether all of it could be: a run that is stopped leaves a checkpoint.
bool measure(Globals& globals, const LongRun& run, checker::Report& report) {
  const impact::Plan plan(report, globals.library(), {});
  const runs::Identity identity{"contradictions --impact",
                                version(),
                                {{"findings", runs::fingerprint(reports::to_json(report))}},
                                plan.units()};
  const auto outcome =
      run_long<reports::MeasuredSoFar>(globals, run, identity, [&](std::uint64_t unit) {
        return reports::MeasuredSoFar{{{unit, plan.run(unit)}}};
      });
  if (!outcome.complete()) {
    fmt::print(stderr, "{}\n", unfinished(outcome.checkpoint));
    return false;
  }
  plan.enter(outcome.result.units, report);
  impact::rank(report.findings, globals.library());
  return true;
}

}  // namespace

void add_contradictions(Command& app, Globals& globals) {
  struct Arguments {
    std::vector<std::string> editions;
    std::vector<std::string> fail_on;
    std::vector<std::string> kinds;
    bool impact = false;
    LongRun run;
    double seconds = std::chrono::duration<double>(checker::kSolverTime).count();
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command(
      "contradictions", "Find contradictions, ambiguities, gaps, inconsistencies and dead rules");
  command.schemas["findings"] = reports::findings_schema;
  add_edition_list(command, arguments->editions);
  command.option("--kind", &arguments->kinds, "Show only findings of this kind");
  add_fail_on(command, arguments->fail_on);
  command.option("--impact", &arguments->impact,
                 "Count and simulate how often each finding arises and how many points hang on "
                 "it, and list the weightiest first");
  command.option("--seconds", &arguments->seconds,
                 "Time for the solver, per question; what takes longer is listed as undecided",
                 {.check = number_between(0.001, 86400), .limits = "0.001 to 86400"});
  arguments->run.add_checkpoint_to(command);
  for (const char* of_impact : {"--threads", "--checkpoint", "--checkpoint-every"}) {
    command[of_impact].needs = {"--impact"};
  }
  command.run = [&globals, arguments] {
    if (!arguments->impact) leave_to_the_first_rank();
    const std::vector<checker::Kind> shown = parse_kinds(arguments->kinds);
    const std::vector<checker::Kind> failing = parse_kinds(arguments->fail_on);
    const auto solver_time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::duration<double>(arguments->seconds));
    checker::Report report = survey_with_progress(globals, select(globals, arguments->editions),
                                                  {.solver_time = solver_time});
    fail_on(globals, report, failing);
    if (!shown.empty()) {
      std::erase_if(report.findings, [&](const checker::Finding& finding) {
        return std::find(shown.begin(), shown.end(), finding.kind) == shown.end();
      });
    }
    if (arguments->impact && !measure(globals, arguments->run, report)) return;
    show_findings(globals, report);
  };
}

}  // namespace hanaproof::cli
