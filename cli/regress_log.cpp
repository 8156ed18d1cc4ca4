#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/regress/log.h"
#include "cli/interrupt.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/written_file.h"
#include "reports/atomic_file.h"
#include "reports/wording.h"

namespace hanaproof::cli {

namespace {

struct LogArguments {
  std::string file;
  RuleOptions rules;
  double settle_seconds = regress::kSettleSeconds;
  std::string out;
  ReportFiles files;
};

struct Logged {
  HuntedAndSaved what = {};
  std::set<std::string> not_given = {};
};

constexpr auto kLogged = [](auto& io, const Logged& logged) {
  io.part(logged.what, kHunted);
  io.field("not_given", logged.not_given,
           "Members of scores that some game has not, and so none is held against.");
};
constexpr auto kLogDocument = documents::document<Logged>(
    {"regress-log", 1, "What games that were written down came to."}, kLogged);

void check_log(Globals& globals, const LogArguments& arguments) {
  const rulebook::Edition& edition = globals.asked_edition(arguments.rules.edition);
  const regress::Log log = regress::log_from_json_lines(
      read_input(arguments.file, "games, one a line"), arguments.file, edition);
  std::vector<rulebook::Ruleset> rulesets;
  for (const int players : log.players) {
    rulesets.emplace_back(edition, rulebook::Scope{players, {}},
                          chosen_rules(arguments.rules.rules));
  }
  const Interrupt interrupt;
  Progress progress("games", globals.quiet);
  regress::HuntOptions options;
  options.seconds = 0;
  options.settle_seconds = arguments.settle_seconds;
  options.given = regress::rounds(log);
  options.interrupted = [&] { return interrupt.happened().load(); };
  options.progress = [&](const regress::Hunted& so_far, double) {
    progress.update(static_cast<std::size_t>(so_far.games), log.games.size());
  };
  const regress::Hunted hunted =
      regress::hunt(rulesets, regress::opponent(log), globals.library(), options);
  const regress::Saved saved{edition.id, arguments.file, 0, hunted.found};
  if (!arguments.out.empty()) reports::write_file(arguments.out, regress::to_json(saved));
  std::vector<std::string> notes;
  if (!log.silent.empty()) {
    notes.push_back(
        fmt::format("not in every game, and so not compared: {}", fmt::join(log.silent, ", ")));
  }
  arguments.files.write(globals, reports::of_log(hunted, edition.id, arguments.file, notes));
  if (hunted.verdict() != regress::Verdict::agrees) globals.status = Exit::does_not_hold;
  if (hunted.interrupted) globals.status = Exit::interrupted;
  if (globals.json) {
    return print_json(kLogDocument.written({{&hunted, &saved}, log.silent}));
  }
  fmt::print("{}: {} of {}, {}{}\n", edition.id, reports::counted(hunted.games, "game"),
             log.games.size(), reports::counted(hunted.moves, "move"),
             hunted.interrupted ? "; interrupted" : "");
  for (const std::string& one : notes) fmt::print("{}\n", one);
  print_found(hunted, reports::kLog);
}

}  // namespace

void add_regress_log(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<LogArguments>();
  Command& command = regress.command(
      "log", "Check games that were written down against an edition, without any engine");
  prints(command, kLogDocument);
  command.option("file", &arguments->file, "Games, one a line of JSON; - for standard input",
                 {.required = true});
  arguments->rules.add_rules_to(command).required = true;
  command.option("--settle-seconds", &arguments->settle_seconds,
                 "How long the rule of each difference may be looked for; 0: no limit",
                 shown_default(number_from(0)));
  written_file(command, "--out", &arguments->out, "Write all differences to this file");
  arguments->files.add_to(command);
  command.run = [&globals, arguments] { check_log(globals, *arguments); };
}

}  // namespace hanaproof::cli
