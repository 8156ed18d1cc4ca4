#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "checker/engines/client/game.h"
#include "checker/engines/perft/perft.h"
#include "checker/games/registry.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "model/spec/games/game.h"

namespace hanaproof::cli {

namespace {

struct RegressPerftArguments {
  EngineOptions engine;
  TableOptions table;
  int depth = 2;
  bool divide = false;
};

std::string text(const std::optional<std::uint64_t>& nodes) {
  return nodes ? std::to_string(*nodes) : "no such move";
}

nlohmann::ordered_json position_json(const games::Position& position) {
  return nlohmann::ordered_json::parse(games::to_json(position));
}

nlohmann::ordered_json as_json(const std::optional<std::uint64_t>& nodes) {
  return nodes ? nlohmann::ordered_json(*nodes) : nlohmann::ordered_json(nullptr);
}

void run(Globals& globals, const RegressPerftArguments& arguments) {
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
  // Down to the first node in which they differ: a move too many that ends the round counts only as
  // the last of a sequence.
  std::optional<lockstep::Failure> node;
  for (int depth = arguments.depth; !differences.empty() && !node && depth > 0; --depth) {
    node = lockstep::compare_perft(pair, table.position, depth);
  }
  waiting.reset();
  if (!differences.empty()) globals.status = Exit::does_not_hold;
  if (globals.json) {
    nlohmann::ordered_json document;
    document["schema"] = {{"name", "hanaproof.regress-perft"}, {"version", 1}};
    document["edition"] = table.rules.edition().id;
    document["position"] = position_json(table.position);
    document["depth"] = arguments.depth;
    document["nodes"] = {{"spec", ours.nodes}, {"engine", theirs.nodes}};
    document["divide"] = nlohmann::ordered_json::object();
    for (const auto& [move, nodes] : theirs.divide) document["divide"][move.text()] = nodes;
    document["differences"] = nlohmann::ordered_json::array();
    for (const auto& [move, first, second] : differences) {
      document["differences"].push_back(
          {{"move", move.text()}, {"spec", as_json(first)}, {"engine", as_json(second)}});
    }
    if (node) {
      document["node"] = {{"position", position_json(node->line.start)},
                          {"depth", node->depth},
                          {"spec", node->difference.spec},
                          {"engine", node->difference.subject}};
    }
    fmt::print("{}\n", document.dump(2));
    return;
  }
  fmt::print("{}, {}: {}\n", table.rules.edition().id, table.rules.scope().text(), table.origin);
  if (arguments.divide) {
    for (const auto& [move, nodes] : theirs.divide) fmt::print("{}: {}\n", move.text(), nodes);
  }
  fmt::print("depth {}: the spec counts {} nodes, the engine {}\n", arguments.depth, ours.nodes,
             theirs.nodes);
  for (const auto& [move, first, second] : differences) {
    fmt::print("DISAGREE at {}: the spec says {}, the engine {}\n", move.text(), text(first),
               text(second));
  }
  if (!node) return;
  regress::Case one{table.rules.edition().id, table.rules.scope().players, engine.command(), 0,
                    regress::Found{*node, *node}};
  // What can be done there says more than a number.
  const auto here = lockstep::follow(pair, {.start = node->line.start});
  if (here) one.found.failure = *here;
  fmt::print("first node that differs:\n{}", to_terminal(one, ""));
}

}  // namespace

void add_regress_perft(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<RegressPerftArguments>();
  Command& command = regress.command(
      "perft",
      "Count sequences of moves with the spec and with an engine, down to where they differ");
  arguments->engine.add_to(command).required = true;
  arguments->table.add_to(command);
  command.option("--depth", &arguments->depth, "How many decisions deep",
                 {.required = true, .check = whole_number(0, 100)});
  command.option("--divide", &arguments->divide, "Show the engine's count of every first move");
  command.run = [&globals, arguments] { run(globals, *arguments); };
}

}  // namespace hanaproof::cli
