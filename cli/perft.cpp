// Sequences of moves, counted by spec and engine, and by engines of others.
#include "checker/engines/perft/perft.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "checker/engines/client/engine.h"
#include "checker/games/registry.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "model/spec/games/game.h"
#include "reports/markup/listed.h"

namespace hanaproof::cli {

using checker::CountDifference;
using checker::Perft;

namespace {

struct CountArguments {
  TableOptions table;
  int depth = 0;
  bool divide = false;

  void add_to(Command& command, const std::string& divide_help) {
    table.add_to(command);
    command.option("--depth", &depth, "How many decisions deep",
                   {.required = true, .check = whole_number(0, 100)});
    command.option("--divide", &divide, divide_help);
  }
};

struct PerftArguments : CountArguments {
  std::string with = "engine";
  int threads = 0;
  int remember = 0;
};

struct RegressPerftArguments : CountArguments {
  EngineOptions engine;
};

// One way of counting, and what came of it.
struct Run {
  Perft perft;
  double seconds = 0;
};

template <class Count>
Run timed(const std::string& what, bool quiet, Count count) {
  Progress progress(what, quiet);
  const auto start = std::chrono::steady_clock::now();
  Run run{count([&](std::size_t done, std::size_t all) { progress.update(done, all); }), 0};
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return run;
}

Run by_spec(const PerftArguments& arguments, const Table& table, bool quiet) {
  const auto spec = spec::game(table.rules);
  return timed("counting with the spec", quiet, [&](const checker::PerftProgress& progress) {
    return checker::perft_of(*spec, table.position, arguments.depth, progress);
  });
}

Run by_engine(const PerftArguments& arguments, const Table& table, bool quiet) {
  return timed("counting", quiet, [&](const checker::PerftProgress& progress) {
    return checker::perft_by_engine(table.rules, table.position, arguments.depth,
                                    {arguments.threads, arguments.remember, progress});
  });
}

std::map<std::string, std::uint64_t> divide_of(const Perft& perft) {
  std::map<std::string, std::uint64_t> counts;
  for (const auto& [move, nodes] : perft.divide) counts[move.text()] = nodes;
  return counts;
}

constexpr auto kCountDifference = [](auto& io, const CountDifference& each) {
  io.field("move", each.move);
  io.field_or_null("spec", each.first);
  io.field_or_null("engine", each.second);
};

struct Counted {
  const PerftArguments* arguments = nullptr;
  const Table* table = nullptr;
  Run run = {};
  std::vector<CountDifference> differences = {};
};

constexpr auto kCounted = [](auto& io, const Counted& counted) {
  const Table* table = counted.table;
  const auto both = [&] { return counted.arguments->with == "both"; };
  io.field("edition", [=] { return table->rules.edition().id; });
  io.field("position", [=] { return table->position; });
  io.field(
      "origin", [=] { return table->origin; },
      "Where the position is from: a file, or a random deal.");
  io.field(
      "with", [&] { return counted.arguments->with; }, "engine, spec or both.");
  io.field("depth", [&] { return counted.arguments->depth; });
  io.field(
      "remember", [&] { return counted.arguments->remember; },
      "Positions remembered, as a power of two, and counted once when they come up again; 0: "
      "none.");
  io.field("nodes", counted.run.perft.nodes);
  io.field(
      "divide", [&] { return divide_of(counted.run.perft); }, "The count of every first move.");
  io.field("milliseconds", [&] { return counted.run.seconds * 1000; });
  if (io.has("disagreements", both)) {
    io.objects("disagreements", counted.differences, kCountDifference, "Only with both.");
  }
};
constexpr auto kPerftDocument =
    documents::document<Counted>({"perft", 1, "The sequences of moves from a position."}, kCounted);

void print_table(const Table& table) {
  fmt::print("{}, {}: {}\n", table.rules.edition().id, table.rules.scope().text(), table.origin);
}

void print_divide(const CountArguments& arguments, const Perft& perft) {
  if (!arguments.divide) return;
  for (const auto& [move, nodes] : perft.divide) fmt::print("{}: {}\n", move.text(), nodes);
}

void print_differences(const std::vector<CountDifference>& differences) {
  const auto count = [](const std::optional<std::uint64_t>& nodes) {
    return nodes ? std::to_string(*nodes) : "no such move";
  };
  for (const auto& [move, spec, engine] : differences) {
    fmt::print("DISAGREE at {}: the spec says {}, the engine {}\n", move.text(), count(spec),
               count(engine));
  }
}

void count_moves(Globals& globals, const PerftArguments& arguments) {
  const Table table = set_table(globals, "perft", arguments.table);
  const bool captures =
      rulebook::family_of(table.rules.edition().game) == rulebook::Family::capturing;
  if (arguments.remember > 0 && (arguments.with == "spec" || !captures)) {
    throw UsageError("perft --remember: only the engine remembers, and in capturing games only");
  }
  const Run run = arguments.with == "spec" ? by_spec(arguments, table, globals.quiet)
                                           : by_engine(arguments, table, globals.quiet);
  std::vector<CountDifference> differences;
  if (arguments.with == "both") {
    const Run slow = by_spec(arguments, table, globals.quiet);
    differences = checker::differences(slow.perft, run.perft);
    if (!differences.empty()) globals.status = Exit::disagreement;
  }
  if (globals.json)
    return print_json(kPerftDocument.written({&arguments, &table, run, differences}));
  print_table(table);
  if (arguments.table.position.empty()) fmt::print("{}\n", games::to_json(table.position));
  print_divide(arguments, run.perft);
  fmt::print("depth {}: {} nodes in {:.3f} s, {:.1f} million a second{}\n", arguments.depth,
             run.perft.nodes, run.seconds,
             static_cast<double>(run.perft.nodes) / 1e6 / std::max(run.seconds, 1e-9),
             arguments.remember > 0 ? ", positions that come up again counted once" : "");
  print_differences(differences);
}

constexpr auto kParting = [](auto& io, const lockstep::Parting& parting) {
  io.field("line", parting.path);
  io.field("position", [&] { return games::outlined(parting.position); });
  io.field("move", parting.move);
  io.field("what", parting.difference.what);
  io.field("spec", parting.difference.spec);
  io.field("engine", parting.difference.subject);
};

struct CountedTwice {
  const Table* table = nullptr;
  int depth = 0;
  Perft ours = {};
  Perft theirs = {};
  std::vector<CountDifference> differences = {};
  std::optional<lockstep::Parting> first = {};
};

constexpr auto kCountedTwice = [](auto& io, const CountedTwice& counted) {
  io.field("edition", [&] { return counted.table->rules.edition().id; });
  io.field("position", [&] { return counted.table->position; });
  io.field("depth", counted.depth);
  io.object("nodes", counted, [](auto& inner, const CountedTwice& both) {
    inner.field("spec", both.ours.nodes);
    inner.field("engine", both.theirs.nodes);
  });
  io.field("divide", [&] { return divide_of(counted.theirs); });
  io.objects("differences", counted.differences, kCountDifference);
  io.object_or_null("first", counted.first, kParting,
                    "The first move that is legal on one side only (\"moves\"), or leads "
                    "elsewhere.");
};
constexpr auto kRegressPerftDocument = documents::document<CountedTwice>(
    {"regress-perft", 2, "Sequences of moves counted and compared by the spec and by an engine."},
    kCountedTwice);

void print_parting(const lockstep::Parting& parting) {
  const bool one_sided = parting.difference.what == "moves";
  fmt::print("first move that {}: {}", one_sided ? "is legal on one side only" : "leads elsewhere",
             parting.move.text());
  if (!parting.path.empty()) {
    fmt::print(", after {}", reports::listed(parting.path, ", ", &games::Move::text));
  }
  lockstep::Failure failure{.line = {.start = parting.position}, .difference = parting.difference};
  failure.line.moves = {parting.move};
  fmt::print("\n{}", to_terminal(failure));
}

void count_on_both_sides(Globals& globals, const RegressPerftArguments& arguments) {
  const Table table = set_table(globals, "regress perft", arguments.table);
  const auto spec = spec::game(table.rules);
  client::Engine engine = arguments.engine.engine();
  expect_plays(engine, table.rules.edition().id);
  const auto subject = client::game(engine, table.rules);
  const lockstep::Pair pair{games::family(table.rules), *spec, *subject};
  std::optional<Waiting> waiting(std::in_place, "counting on both sides", globals.quiet);
  const auto ours = checker::perft_of(*spec, table.position, arguments.depth);
  const auto theirs = checker::perft_of(*subject, table.position, arguments.depth);
  const auto differences = checker::differences(ours, theirs);
  const auto parting = lockstep::first_parting(pair, table.position, arguments.depth);
  waiting.reset();
  if (parting || !differences.empty()) globals.status = Exit::does_not_hold;
  if (globals.json) {
    return print_json(kRegressPerftDocument.written(
        {&table, arguments.depth, ours, theirs, differences, parting}));
  }
  print_table(table);
  print_divide(arguments, theirs);
  fmt::print("depth {}: the spec counts {} nodes, the engine {}\n", arguments.depth, ours.nodes,
             theirs.nodes);
  print_differences(differences);
  if (parting) return print_parting(*parting);
  fmt::print("all sequences lead to the same positions\n");
}

}  // namespace

void add_perft(Command& app, Globals& globals) {
  auto arguments = std::make_shared<PerftArguments>();
  Command& command = app.command("perft", "Count the sequences of moves from a position");
  prints(command, kPerftDocument);
  arguments->add_to(command, "Show the count of every first move");
  command.option("--with", &arguments->with, "What counts: engine, spec, or both",
                 {.shows_default = true, .choices = {"engine", "spec", "both"}});
  command.option("--remember", &arguments->remember,
                 "Positions that the engine remembers, as a power of two: what comes up again is "
                 "counted once",
                 {.check = whole_number(1, kMostRemembered)});
  add_threads(command, arguments->threads);
  command.run = [&globals, arguments] { count_moves(globals, *arguments); };
}

void add_regress_perft(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<RegressPerftArguments>();
  Command& command = regress.command("perft",
                                     "Count and compare sequences of moves by the spec and by an "
                                     "engine, down to where they differ");
  prints(command, kRegressPerftDocument);
  arguments->engine.add_to(command).required = true;
  arguments->add_to(command, "Show the engine's count of every first move");
  command.run = [&globals, arguments] { count_on_both_sides(globals, *arguments); };
}

}  // namespace hanaproof::cli
