#include "checker/editions/replay.h"
#include "cli/json.h"

#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/progress.h"
#include "model/editions/builtin.h"
#include "model/rulebook/printable.h"
#include "reports/json.h"

namespace hanaproof::cli {

namespace {

std::vector<checker::Replay> replay_all(Globals& globals, const checker::Report& report,
                                        const std::string& id) {
  std::vector<checker::Replay> replays;
  Progress progress("executing witnesses", globals.quiet);
  for (const checker::Finding& finding : report.findings) {
    progress.update(replays.size(), report.findings.size());
    if (id.empty() || finding.id == id)
      replays.push_back(checker::replay(finding, globals.library()));
  }
  if (replays.empty() && !id.empty()) {
    throw rulebook::EditionError(fmt::format("no finding \"{}\" in the file", id));
  }
  return replays;
}

constexpr auto kReplays = [](auto& io, const std::vector<checker::Replay>& replays) {
  const auto each = [](auto& inner, const checker::Replay& replay) {
    inner.field("finding", replay.finding);
    inner.field("holds", [&] { return replay.holds(); });
    inner.field("reached", replay.reached);
    inner.field("mismatches", replay.mismatches);
  };
  io.objects("replays", replays, each);
};
constexpr auto kReplayDocument = documents::document<std::vector<checker::Replay>>(
    {"replay", 1, "Witnesses of findings, executed again."}, kReplays);

void print(const checker::Replay& replay) {
  fmt::print("{}  {}\n", replay.holds() ? "holds " : "FAILS ", rulebook::printable(replay.finding));
  for (const std::string& mismatch : replay.mismatches) {
    fmt::print("        {}\n", rulebook::printable(mismatch));
  }
  if (!replay.reached) fmt::print("        the line of play does not lead there\n");
}

}  // namespace

void add_replay(Command& app, Globals& globals) {
  struct Arguments {
    std::string file;
    std::string id;
    std::vector<std::string> own;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("replay", "Execute the witnesses of findings again");
  prints(command, kReplayDocument);
  command.option("findings", &arguments->file, "A findings.json", {.required = true});
  command.option("id", &arguments->id, "One finding; all without");
  command.option("--edition", &arguments->own, "A file with an edition that the findings name");
  command.run = [&globals, arguments] {
    for (const std::string& path : arguments->own) globals.edition(path);
    const auto report =
        reports::read_findings(editions::read_file(arguments->file, "a findings.json").text);
    const auto replays = replay_all(globals, report, arguments->id);
    std::size_t failed = 0;
    for (const auto& replay : replays) failed += replay.holds() ? 0 : 1;
    if (failed > 0) globals.status = Exit::does_not_hold;
    if (globals.json) return print_json(kReplayDocument.written(replays));
    for (const auto& replay : replays) print(replay);
    fmt::print("{} replayed, {} hold\n", replays.size(), replays.size() - failed);
  };
}

}  // namespace hanaproof::cli
