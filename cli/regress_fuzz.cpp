#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/regress/hunt.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/written_file.h"
#include "reports/atomic_file.h"
#include "reports/wording.h"
#include "solvers/runs/run_error.h"

namespace hanaproof::cli {

using regress::EngineAccount;
using regress::Hunted;

namespace {

struct FuzzArguments {
  EngineOptions engine;
  RuleOptions rules;
  bool scopes = false;
  std::uint64_t seed = 1;
  std::uint64_t games = 0;
  std::optional<std::string> seconds;
  bool blocks = false;
  double settle_seconds = regress::kSettleSeconds;
  std::vector<std::string> accepted;
  std::string out;
  ReportFiles files;
  LongRun run;
};

constexpr double kSeconds = 10;

struct Fuzzed {
  HuntedAndSaved what = {};
  const EngineAccount* engine = nullptr;
};

struct Fault {
  std::string fault = {};
  std::uint64_t times = 0;
  std::string last = {};
};

std::vector<Fault> faults_of(const EngineAccount& engine) {
  std::vector<Fault> all;
  for (const auto& [fault, count] : engine.faults) {
    all.push_back({fault, count.times, count.last});
  }
  return all;
}

constexpr auto kFault = [](auto& io, const Fault& one) {
  io.field("fault", one.fault);
  io.field("times", one.times);
  io.field("last", one.last);
};

constexpr auto kPiles = [](auto& io, const Hunted& hunted) {
  io.field("scored", hunted.piles);
  io.field("of", hunted.all_piles);
};

constexpr auto kFuzzed = [](auto& io, const Fuzzed& fuzzed) {
  const EngineAccount* engine = fuzzed.engine;
  io.part(fuzzed.what, kHunted);
  io.object(
      "piles", [&] { return *fuzzed.what.hunted; }, kPiles,
      "Kinds of piles put to an engine that only scores.");
  io.field(
      "requests", [=] { return engine->requests; },
      "All of them, also those that settle what was found.");
  io.field("restarts", [=] { return engine->restarts; });
  io.objects(
      "faults", [=] { return faults_of(*engine); }, kFault);
  io.field(
      "unsupported", [=] { return engine->unsupported; },
      "Answers by which the engine said that it does not do something, by why.");
};
constexpr auto kFuzzDocument = documents::document<Fuzzed>(
    {"regress-fuzz", 3, "What random games against an engine came to."}, kFuzzed);

std::vector<std::string> skipped(const EngineAccount& engine) {
  std::vector<std::string> all;
  for (const auto& [why, times] : engine.unsupported) {
    all.push_back(fmt::format("skipped {}: it does not do that ({})",
                              reports::counted(times, "question"), why));
  }
  return all;
}

// What the engine did beside answering.
void print_engine(const EngineAccount& engine) {
  if (engine.restarts > 0) {
    fmt::print("the engine was started again {}\n",
               engine.restarts == 1 ? "once" : fmt::format("{} times", engine.restarts));
  }
  for (const auto& [fault, count] : engine.faults) {
    fmt::print("  {}, {}: {}\n", fault, reports::counted(count.times, "time"), count.last);
  }
  for (const std::string& one : skipped(engine)) fmt::print("{}\n", one);
}

void print(const Hunted& hunted, const std::string& edition, const EngineAccount& engine) {
  // Of games in blocks no time is taken.
  const std::string time =
      hunted.seconds > 0 ? fmt::format(" in {:.1f} s", hunted.seconds) : std::string();
  fmt::print("{}: {}, {}, {} on both sides, {}{}{}\n", edition,
             reports::counted(hunted.games, "game"), reports::counted(hunted.positions, "position"),
             reports::counted(hunted.moves, "move"), reports::counted(engine.requests, "request"),
             time, hunted.interrupted ? "; interrupted" : "");
  if (hunted.all_piles > 0) {
    fmt::print("piles that the rules can tell apart: {} of {} scored\n", hunted.piles,
               hunted.all_piles);
  }
  print_engine(engine);
  print_found(hunted);
}

// The command that shows what was found again, or looks for it again.
std::string shown_again(const Globals& globals, const FuzzArguments& arguments,
                        const Hunted& hunted, const std::string& edition) {
  if (!arguments.out.empty() && !hunted.found.empty()) {
    return command_line({{"regress", "run", arguments.out},
                         arguments.engine.words(),
                         edition_words(globals, arguments.rules.edition, edition)});
  }
  std::vector<std::string> rules = {"--edition", arguments.rules.edition};
  const auto add = [&](std::initializer_list<std::string> more) {
    rules.insert(rules.end(), more);
  };
  for (const std::string& rule : arguments.rules.rules) add({"--rule", rule});
  for (const std::string& file : arguments.accepted) add({"--accept", file});
  if (arguments.rules.players) add({"--players", std::to_string(*arguments.rules.players)});
  if (arguments.scopes) add({"--scopes"});
  const std::uint64_t games = arguments.blocks ? arguments.games : hunted.games;
  add({"--seed", std::to_string(arguments.seed), "--games", std::to_string(games)});
  arguments.blocks ? add({"--blocks"}) : add({"--seconds", "0"});
  return command_line(
      {{"regress", "fuzz"}, arguments.engine.words(), rules, edition_words(globals, {}, {})});
}

// What was saved before is known.
void accept(const std::string& file, regress::HuntOptions& options) {
  const auto saved = regress::saved_from_json(read_input(file, "what regress fuzz --out wrote"));
  for (const regress::Found& found : saved.found) {
    if (const regress::Suspect* rule = found.rule()) {
      options.accepted_rules[rule->topic] = rule->value;
    } else {
      options.accepted.insert(found.signature);
    }
  }
}

// Those for as many players as the engine plays.
std::vector<rulebook::Ruleset> played(std::vector<rulebook::Ruleset> all,
                                      const std::vector<int>& players) {
  if (players.empty()) return all;
  const int asked = all.front().scope().players;
  std::erase_if(all, [&](const rulebook::Ruleset& rules) {
    return std::ranges::find(players, rules.scope().players) == players.end();
  });
  if (!all.empty()) return all;
  throw rulebook::EditionError(fmt::format("the engine says that it plays with {}: expected {}",
                                           fmt::join(players, ", "), asked));
}

void fuzz(Globals& globals, const FuzzArguments& arguments) {
  if (!arguments.blocks) leave_to_the_first_rank();
  if (arguments.blocks && arguments.games == 0) {
    throw runs::RunError("--blocks: expected --games of 1 or more");
  }
  auto all = rulesets(globals, arguments.rules, arguments.scopes);
  const std::string edition = all.front().edition().id;
  const Interrupt interrupt;
  const auto interrupted = [&] { return interrupt.happened().load(); };
  client::Engine engine = arguments.engine.engine(interrupted);
  expect_plays(engine, edition);
  all = played(std::move(all), players_played(engine));
  regress::HuntOptions options;
  options.seed = arguments.seed;
  options.games = arguments.games;
  options.seconds = arguments.seconds ? std::stod(*arguments.seconds) : kSeconds;
  options.settle_seconds = arguments.settle_seconds;
  options.interrupted = interrupted;
  for (const std::string& file : arguments.accepted) accept(file, options);
  std::optional<regress::Block> before;
  if (arguments.blocks) {
    LongRun run = arguments.run;
    run.seconds = arguments.seconds ? options.seconds : 0;
    before = play_blocks(globals, arguments.engine, run, all, options);
    if (!before) return;
    options.before = &*before;
    options.seconds = 0;
  }
  Progress progress("games", globals.quiet);
  options.progress = [&](const Hunted& so_far, double) {
    progress.update(static_cast<std::size_t>(so_far.games + so_far.piles),
                    static_cast<std::size_t>(arguments.games));
  };
  options.fault = [&] { return incident_of(engine); };
  options.anew = [&] { engine.start_anew(); };
  options.repeats = [&](bool on) { engine.remember(on); };
  const auto save = [&](const Hunted& so_far) {
    if (arguments.out.empty() || so_far.found.empty()) return;
    reports::write_file(
        arguments.out, regress::to_json({edition, engine.command(), arguments.seed, so_far.found}));
  };
  options.found = [&](const Hunted& so_far) {
    if (std::ranges::any_of(so_far.found, &regress::Found::confirmed)) save(so_far);
  };
  const Hunted hunted = regress::hunt(all, opponent(engine), globals.library(), options);
  save(hunted);
  EngineAccount account = account_of(engine, std::numeric_limits<std::uint64_t>::max());
  if (before) account.merge(before->engine);
  arguments.files.write(globals,
                        reports::of_games(hunted, edition, engine.command(), skipped(account)));
  if (hunted.verdict() != regress::Verdict::agrees) globals.status = Exit::does_not_hold;
  if (hunted.interrupted) globals.status = Exit::interrupted;
  if (globals.json) {
    const regress::Saved saved{edition, engine.command(), arguments.seed, hunted.found};
    return print_json(kFuzzDocument.written({{&hunted, &saved}, &account}));
  }
  print(hunted, edition, account);
  if (!hunted.found.empty() || !hunted.passing.empty()) {
    fmt::print("  {}\n", shown_again(globals, arguments, hunted, edition));
  }
}

}  // namespace

void add_regress_fuzz(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<FuzzArguments>();
  Command& command = regress.command(
      "fuzz",
      "Random legal games in lockstep with the spec: all differences, and what explains them");
  prints(command, kFuzzDocument);
  command.schemas["regress-case"] = regress::case_schema;
  arguments->engine.add_to(command).required = true;
  arguments->rules.add_rules_to(command).required = true;
  arguments->rules.add_players_to(command, "Number of players; the edition's usual one without");
  command.option("--scopes", &arguments->scopes,
                 "Every number of players, and each option by itself, in turn");
  add_seed(command, arguments->seed, "Another seed plays other games");
  command.option("--games", &arguments->games, "Stop after so many games; 0: never",
                 shown_default(whole_number(0)));
  command.option("--seconds", &arguments->seconds,
                 "Stop when games of so many seconds brought nothing new; 0: never; 10 without. "
                 "With --blocks: stop after so many, keeping what there is; never without",
                 {.check = number_from(0)});
  command.option("--blocks", &arguments->blocks,
                 "Play the games in blocks of 100 that do not depend on one another, each with a "
                 "process of the engine of its own, and settle what they met after them",
                 {.needs = {"--games"}});
  command.option("--settle-seconds", &arguments->settle_seconds,
                 "How long each difference may be shrunk and its rule be looked for; 0: no limit",
                 shown_default(number_from(0)));
  command.option("--accept", &arguments->accepted,
                 "A file that --out wrote: what stands in it is known, and does not count");
  written_file(command, "--out", &arguments->out,
               "Write all differences to this file: when they are found, and when they are shrunk");
  arguments->files.add_to(command);
  arguments->run.add_checkpoint_to(command);
  for (const char* of_blocks : {"--threads", "--checkpoint", "--checkpoint-every"}) {
    command[of_blocks].needs = {"--blocks"};
  }
  command.run = [&globals, arguments] { fuzz(globals, *arguments); };
}

}  // namespace hanaproof::cli
