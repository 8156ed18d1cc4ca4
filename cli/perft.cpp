#include "checker/engines/perft/perft.h"
#include "cli/json.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/table.h"
#include "model/spec/games/game.h"

namespace hanaproof::cli {

using checker::Perft;

namespace {

struct PerftArguments {
  TableOptions table;
  int depth = 0;
  bool divide = false;
  std::string with = "engine";
  int threads = 0;
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
    return checker::perft_by_engine(table.rules, table.position, arguments.depth, arguments.threads,
                                    progress);
  });
}

Json count_json(const std::optional<std::uint64_t>& nodes) { return nodes ? Json(*nodes) : Json(); }

Json as_json(const PerftArguments& arguments, const Table& table, const Run& run,
             const std::vector<checker::CountDifference>& differences) {
  Json document = json_document("hanaproof.perft");
  document["edition"] = table.rules.edition().id;
  document["position"] = Json::parse(games::to_json(table.position));
  document["origin"] = table.origin;
  document["with"] = arguments.with;
  document["depth"] = arguments.depth;
  document["nodes"] = run.perft.nodes;
  document["divide"] = Json::object();
  for (const auto& [move, nodes] : run.perft.divide) document["divide"][move.text()] = nodes;
  document["milliseconds"] = run.seconds * 1000;
  if (arguments.with != "both") return document;
  document["disagreements"] = list(differences, [](const auto& each) -> Json {
    const auto& [move, spec, engine] = each;
    return {{"move", move.text()}, {"spec", count_json(spec)}, {"engine", count_json(engine)}};
  });
  return document;
}

std::string count_text(const std::optional<std::uint64_t>& nodes) {
  return nodes ? fmt::format("{}", *nodes) : "no such move";
}

void print(const PerftArguments& arguments, const Table& table, const Run& run,
           const std::vector<checker::CountDifference>& differences) {
  fmt::print("{}, {}: {}\n", table.rules.edition().id, table.rules.scope().text(), table.origin);
  if (arguments.table.position.empty()) fmt::print("{}\n", games::to_json(table.position));
  if (arguments.divide) {
    for (const auto& [move, nodes] : run.perft.divide) fmt::print("{}: {}\n", move.text(), nodes);
  }
  fmt::print("depth {}: {} nodes in {:.3f} s, {:.1f} million a second\n", arguments.depth,
             run.perft.nodes, run.seconds,
             static_cast<double>(run.perft.nodes) / 1e6 / std::max(run.seconds, 1e-9));
  for (const auto& [move, spec, engine] : differences) {
    fmt::print("DISAGREE at {}: the spec says {}, the engine {}\n", move.text(), count_text(spec),
               count_text(engine));
  }
}

void run_command(Globals& globals, const PerftArguments& arguments) {
  const Table table = set_table(globals, "perft", arguments.table);
  Run run;
  std::vector<checker::CountDifference> differences;
  if (arguments.with == "spec") {
    run = by_spec(arguments, table, globals.quiet);
  } else {
    run = by_engine(arguments, table, globals.quiet);
  }
  if (arguments.with == "both") {
    const Run slow = by_spec(arguments, table, globals.quiet);
    differences = checker::differences(slow.perft, run.perft);
    if (!differences.empty()) globals.status = Exit::disagreement;
  }
  if (globals.json) return print_json(as_json(arguments, table, run, differences));
  print(arguments, table, run, differences);
}

}  // namespace

void add_perft(Command& app, Globals& globals) {
  auto arguments = std::make_shared<PerftArguments>();
  Command& command = app.command("perft", "Count the sequences of moves from a position");
  arguments->table.add_to(command);
  command.option("--depth", &arguments->depth, "How many decisions deep",
                 {.required = true, .check = whole_number(0, 100)});
  command.option("--divide", &arguments->divide, "Show the count of every first move");
  command.option("--with", &arguments->with, "What counts: engine, spec, or both",
                 {.shows_default = true, .choices = {"engine", "spec", "both"}});
  add_threads(command, arguments->threads);
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
