#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/crosscheck/plan.h"
#include "checker/games/registry.h"
#include "cli/json.h"
#include "cli/long_run.h"
#include "cli/numbers.h"
#include "cli/selection.h"
#include "cli/versions.h"
#include "cli/written_file.h"
#include "model/editions/builtin.h"
#include "model/spec/games/game.h"
#include "reports/atomic_file.h"
#include "solvers/adapters/games/game.h"

namespace hanaproof::cli {

using crosscheck::Plan;
using crosscheck::Readings;
using crosscheck::Tally;
using lockstep::Failure;

namespace {

struct CrosscheckArguments {
  std::vector<std::string> editions;
  crosscheck::Request request;
  bool all_deals = false;
  bool no_small_games = false;
  bool no_profiles = false;
  LongRun run;
  std::string out;
  std::string replay;
};

// No agreement either.
bool nothing_compared(const Tally& tally) {
  const Tally::Counts all = tally.total();
  return !tally.first && all.deals == 0 && all.positions == 0 && all.moves == 0;
}

struct Crosschecked {
  const Plan* plan = nullptr;
  const runs::Outcome<Tally>* outcome = nullptr;
};

enum class CrosscheckVerdict { agrees, differs, undecided };
std::string_view name(CrosscheckVerdict verdict) {
  constexpr std::array<std::string_view, 3> kNames = {"agrees", "differs", "undecided"};
  return kNames[static_cast<std::size_t>(verdict)];
}
CrosscheckVerdict verdict_of(const Tally& tally) {
  if (nothing_compared(tally)) return CrosscheckVerdict::undecided;
  return tally.first ? CrosscheckVerdict::differs : CrosscheckVerdict::agrees;
}

constexpr auto kTallyCounts = [](auto& io, const Tally::Counts& counts) {
  io.field("deals", counts.deals);
  io.field("positions", counts.positions);
  io.field("moves", counts.moves);
};

constexpr auto kFirstFailure = [](auto& io, const Tally::Found& found) {
  io.field("rules", found.rules);
  io.field("where", found.where);
  io.document("failure", "difference", [&] { return lockstep::to_json(found.failure); });
};

constexpr auto kCrosschecked = [](auto& io, const Crosschecked& both) {
  const auto* outcome = both.outcome;
  io.field("fingerprint", [=] { return outcome->checkpoint.identity.fingerprint(); });
  io.field("complete", [=] { return outcome->complete(); });
  io.choice(
      "verdict", [=] { return verdict_of(outcome->result); },
      documents::all_to(CrosscheckVerdict::undecided), "undecided: nothing was compared.");
  io.field("rulesets", [&] { return both.plan->rulesets(); });
  io.object(
      "total", [=] { return outcome->result.total(); }, kTallyCounts);
  io.objects(
      "counts", [=] { return outcome->result.counts; }, kTallyCounts);
  io.field(
      "coverage", [=] { return outcome->result.coverage; },
      "Small games, and with more than four players in betting games random rounds, by the "
      "clauses that fired in them.");
  io.field("never_fired", [&] { return both.plan->never_fired(outcome->result); });
  io.field("failures", [=] { return outcome->result.failures; });
  if (io.has("first", [=] { return outcome->result.first.has_value(); })) {
    io.object(
        "first", [=] { return outcome->result.first; }, kFirstFailure);
  }
};
constexpr auto kCrosscheckDocument = documents::document<Crosschecked>(
    {"crosscheck", 2, "Spec against engine: what was looked at, and the first difference."},
    kCrosschecked);

constexpr auto kLookedAgain = [](auto& io, const std::optional<Failure>& found) {
  io.field("differs", [&] { return found.has_value(); });
  if (io.has("failure", [&] { return found.has_value(); })) {
    io.document("failure", "difference", [&] { return lockstep::to_json(*found); });
  }
};
constexpr auto kReplayedDocument = documents::document<std::optional<Failure>>(
    {"crosscheck-replay", 1, "A difference of spec and engine, looked for again."}, kLookedAgain);

void print(const Failure& failure) {
  const games::Line& line = failure.line;
  fmt::print("{} {}\n", line.laid_out ? "deal    " : "position", games::to_json(line.start));
  for (const games::Move& move : line.moves) fmt::print("move     {}\n", move.text());
  if (failure.depth > 0) fmt::print("perft    depth {}\n", failure.depth);
  fmt::print("differ   {}\nspec     {}\nengine   {}\n", failure.difference.what,
             failure.difference.spec, failure.difference.subject);
}

void print(const Plan& plan, const runs::Outcome<Tally>& outcome, bool small_games) {
  const Tally& tally = outcome.result;
  fmt::print("{:28} {:>10} {:>12} {:>12}\n", "", "deals", "positions", "moves");
  const auto line = [](const std::string& where, const Tally::Counts& counts) {
    fmt::print("{:28} {:>10} {:>12} {:>12}\n", where, counts.deals, counts.positions, counts.moves);
  };
  for (const auto& [where, counts] : tally.counts) line(where, counts);
  line("in all", tally.total());
  fmt::print("{} rulesets; positions of small games are different ones within a deal\n",
             plan.rulesets());
  if (plan.unplayed() > 0)
    fmt::print("{} rulesets left out, which the engine does not play\n", plan.unplayed());
  if (small_games && outcome.complete()) {
    const auto never = plan.never_fired(tally);
    fmt::print("{} clauses fired; with an effect, but nowhere: {}\n", tally.coverage.size(),
               never.empty() ? "none" : fmt::format("{}", fmt::join(never, "; ")));
  }
  if (!outcome.complete()) {
    fmt::print("{}\n", unfinished(outcome.checkpoint));
  }
  if (nothing_compared(tally)) {
    fmt::print("undecided: nothing was compared\n");
    return;
  }
  if (!tally.first) {
    fmt::print("spec and engine agree\n");
    return;
  }
  fmt::print("spec and engine differ, {} times; first under {}, in {}:\n", tally.failures,
             tally.first->rules, tally.first->where);
  print(tally.first->failure);
}

void replay(Globals& globals, const std::string& path) {
  const Failure failure = lockstep::failure_from_json(
      editions::read_file(path, "a difference that crosscheck --out wrote").text);
  const games::Position& start = failure.line.start;
  const rulebook::Ruleset rules(globals.library().at(games::edition_of(start)),
                                rulebook::Scope{games::players_of(start), {}},
                                games::rules_of(start));
  const auto spec = spec::game(rules);
  const auto engine = adapters::engine_game(rules);
  const auto found = lockstep::again({games::family(rules), *spec, *engine}, failure);
  if (found) globals.status = Exit::disagreement;
  if (globals.json) {
    return print_json(kReplayedDocument.written(found));
  }
  if (found) return print(*found);
  fmt::print("spec and engine agree\n");
}

void check(Globals& globals, const CrosscheckArguments& arguments) {
  crosscheck::Request request = arguments.request;
  request.editions = asked_editions(globals, arguments.editions);
  if (arguments.all_deals) request.deals = 0;
  if (arguments.no_small_games) request.deals = -1;
  request.profiles = !arguments.no_profiles;
  const Plan plan(request);
  const runs::Identity identity{"crosscheck", version(), plan.parameters(), plan.units()};
  const auto outcome = run_long<Tally>(globals, arguments.run, identity,
                                       [&](std::uint64_t unit) { return plan.run(unit); });
  const Tally& tally = outcome.result;
  if (nothing_compared(tally) && globals.status == Exit::done) globals.status = Exit::does_not_hold;
  if (tally.first) globals.status = Exit::disagreement;
  if (globals.json) {
    print_json(kCrosscheckDocument.written({&plan, &outcome}));
  } else {
    print(plan, outcome, request.deals >= 0);
  }
  if (!tally.first || arguments.out.empty()) return;
  reports::write_file(arguments.out, lockstep::to_json(tally.first->failure));
}

}  // namespace

void add_crosscheck(Command& app, Globals& globals) {
  auto arguments = std::make_shared<CrosscheckArguments>();
  Command& command =
      app.command("crosscheck", "Hold the fast engines against the executable specifications");
  prints(command, kCrosscheckDocument);
  prints(command, kReplayedDocument);
  command.schemas["checkpoint"] = runs::checkpoint_schema;
  command.schemas["difference"] = lockstep::failure_schema;
  command.option("editions", &arguments->editions, "Editions, by id or file; all without");
  command.choice(
      "--readings", arguments->request.readings,
      {{"defaults", Readings::defaults},
       {"each", Readings::each},
       {"values", Readings::values},
       {"pairs", Readings::pairs}},
      "Rulesets: defaults, each (alternative reading alone), values (every other answer as well), "
      "pairs (each two alternative readings together)");
  command.option("--deals", &arguments->request.deals, "Deals of each small game",
                 shown_default(whole_number(1)));
  command.option("--all-deals", &arguments->all_deals, "All deals of the small games");
  command.option("--no-small-games", &arguments->no_small_games, "No small games");
  command.option("--no-profiles", &arguments->no_profiles,
                 "Do not open every kind of hands and field");
  command.option("--games", &arguments->request.games, "Random rounds on the full deck",
                 shown_default(whole_number(0)));
  command.option("--matches", &arguments->request.matches, "Random matches of Hachi-Hachi",
                 shown_default(whole_number(0)));
  command.option("--ends", &arguments->request.ends,
                 "Random matches of Hachi-Hachi with every end of each round",
                 shown_default(whole_number(0)));
  command.option("--perfts", &arguments->request.perfts, "Random deals to count move sequences of",
                 shown_default(whole_number(0)));
  command.option("--depth", &arguments->request.depth, "Length of those sequences",
                 shown_default(whole_number(1, 8)));
  add_seed(command, arguments->request.seed, "Of the first random round");
  written_file(command, "--out", &arguments->out, "Write the first difference to this file");
  command.option("--replay", &arguments->replay, "Show a difference from such a file again");
  arguments->run.add_to(command);
  command.run = [&globals, arguments] {
    if (arguments->replay.empty()) {
      check(globals, *arguments);
    } else {
      leave_to_the_first_rank();
      replay(globals, arguments->replay);
    }
  };
}

}  // namespace hanaproof::cli
