#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <map>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/solve.h"
#include "cli/written_file.h"
#include "model/notation/position_json.h"
#include "reports/markup/listed.h"
#include "reports/wording.h"
#include "solvers/endgame/pool.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::cli {

using endgame::Solution;

namespace {

// Answers are printed after so many positions, so that a long batch shows what it has.
constexpr std::size_t kBlock = 1024;

Table of_two_sides(Table table) {
  if (endgame::has_two_sides(table.rules)) return table;
  throw notation::NotationError(
      fmt::format("position: it has {} players, only two or two teams can be solved",
                  games::players_of(table.position)));
}

struct Solved {
  const Table* table = nullptr;
  Solution solution = {};
  bool every_move = false;
};

std::array<int, 2> for_each(int value) { return {value, -value}; }

constexpr auto kSolved = [](auto& io, const Solved& solved) {
  const Solution& solution = solved.solution;
  io.field("edition", [&] { return solved.table->rules.edition().id; });
  io.field("position", [&] { return solved.table->position; });
  io.field("origin", [&] { return solved.table->origin; });
  io.field(
      "value", [&] { return for_each(solution.value); },
      "For player 0 and for player 1, or for their teams; they add up to 0.");
  io.field("best", solution.best, "All moves that keep the value; none when the round is over.");
  io.field("line", solution.line, "All play best to the end; of equally good moves the first.");
  const auto moves = [&] {
    std::map<std::string, std::array<int, 2>> values;
    for (const auto& [move, value] : solution.moves) values[move.text()] = for_each(value);
    return values;
  };
  if (io.has("moves", solved.every_move)) {
    io.field("moves", moves, "The value of every legal move, where asked for.");
  }
  io.field("nodes", solution.nodes, "Positions looked at.");
};

constexpr auto kSolveDocument =
    documents::document<Solved>({"solve", 1,
                                 "Best play of two players or two teams when every card is known. "
                                 "A batch is one such document a line."},
                                kSolved);

Json as_json(const Table& table, const Solution& solution, bool every_move) {
  return kSolveDocument.written({&table, solution, every_move});
}

void print(const Table& table, const Solution& solution) {
  const bool teams = games::players_of(table.position) > 2;
  const std::string_view who = teams ? "the team of player" : "player";
  fmt::print("{:+} for {} 0, {:+} for {} 1\n", solution.value, who, -solution.value, who);
  if (solution.best.empty()) {
    fmt::print("the round is over\n");
    return;
  }
  fmt::print("player {} plays best: {}\n", std::get<notation::Position>(table.position).turn,
             reports::listed(solution.best, ", ", &notation::Move::text));
  for (const auto& [move, value] : solution.moves) {
    fmt::print("  {:12} {:+5} for {} 0\n", move.text(), value, who);
  }
  fmt::print("then: {}\n{} looked at\n", reports::listed(solution.line, " ", &notation::Move::text),
             reports::counted(solution.nodes, "position"));
}

// One position a line; empty lines are skipped. A mistake is told with its line.
std::vector<Table> read_batch(const rulebook::Edition& edition, const SolveArguments& arguments) {
  std::vector<Table> positions;
  std::istringstream lines(read_input(arguments.batch, "a file with one position a line"));
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    try {
      positions.push_back(of_two_sides(read_table(edition, arguments.table, line)));
    } catch (const std::runtime_error& error) {
      throw notation::NotationError(
          fmt::format("{}:{}: {}", arguments.batch, number, error.what()));
    }
  }
  return positions;
}

// What a batch cost.
struct Effort {
  std::uint64_t nodes = 0;
  double seconds = 0;
};

Effort solve_batch(const Globals& globals, const SolveArguments& arguments,
                   const std::vector<Table>& positions, endgame::Pool& pool) {
  Progress progress("solving", globals.quiet);
  std::atomic<std::size_t> done = 0;
  std::atomic<std::uint64_t> nodes = 0;
  const auto start = std::chrono::steady_clock::now();
  std::vector<std::string> answers(std::min(kBlock, positions.size()));
  for (std::size_t first = 0; first < positions.size(); first += kBlock) {
    const std::size_t count = std::min(kBlock, positions.size() - first);
    parallel::for_each_index(count, arguments.run.threads, [&](std::size_t i) {
      const Table& table = positions[first + i];
      const Solution solution =
          pool.solve(std::get<notation::Position>(table.position), table.rules);
      nodes += solution.nodes;
      answers[i] = as_json(table, solution, arguments.every_move).dump();
      progress.update(++done, positions.size());
    });
    for (std::size_t i = 0; i < count; ++i) fmt::print("{}\n", answers[i]);
    std::fflush(stdout);
  }
  return {nodes, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()};
}

void print(std::size_t positions, const Effort& effort) {
  const auto all = static_cast<double>(positions);
  fmt::print(stderr, "{} positions in {:.2f} s, {:.1f} a second, {:.0f} nodes each\n", positions,
             effort.seconds, all / std::max(effort.seconds, 1e-9),
             static_cast<double>(effort.nodes) / all);
}

}  // namespace

void solve_positions(Globals& globals, const SolveArguments& arguments) {
  endgame::Pool pool(
      {.log2_entries = arguments.remembered, .every_move = arguments.every_move, .line = true});
  if (!arguments.batch.empty()) {
    const auto positions =
        read_batch(globals.edition_for("solve", arguments.table.edition), arguments);
    const Effort effort = solve_batch(globals, arguments, positions, pool);
    if (!globals.quiet && !positions.empty()) print(positions.size(), effort);
    return;
  }
  const Table table = of_two_sides(set_table(globals, "solve", arguments.table));
  const Solution solution = pool.solve(std::get<notation::Position>(table.position), table.rules);
  if (globals.json) return print_json(as_json(table, solution, arguments.every_move));
  fmt::print("{}, {}: {}\n", table.rules.edition().id, table.rules.scope().text(), table.origin);
  if (arguments.table.position.empty()) fmt::print("{}\n", games::to_json(table.position));
  print(table, solution);
}

void add_solve(Command& app, Globals& globals) {
  auto arguments = std::make_shared<SolveArguments>();
  Command& command =
      app.command("solve", "Best play of two players or two teams when every card is known");
  prints(command, kSolveDocument);
  command.schemas["solve-table"] = solve_table_schema;
  arguments->table.add_to(command);
  command.option("--batch", &arguments->batch,
                 "A file with one position a line, - for standard input; the answers "
                 "come as JSON, one a line, in the same order",
                 {.excludes = {"--table"}});
  command.option("--table", &arguments->months,
                 "Months (1,2,11): every deal of a deck of these months, instead of a position");
  command["--position"].excludes = {"--batch", "--table"};
  command.option("--every-move", &arguments->every_move,
                 "The value of every move, not only of the best");
  command.option("--remember", &arguments->remembered,
                 "Positions to remember at most, as a power of two; 16 bytes each",
                 shown_default(whole_number(1, kMostRemembered)));
  command.option("--hand", &arguments->hand, "Cards in a hand, for --table",
                 {.shows_default = true, .check = whole_number(1, 48), .needs = {"--table"}});
  command.option("--field", &arguments->field, "Cards on the field, for --table",
                 {.shows_default = true, .check = whole_number(0, 48), .needs = {"--table"}});
  command.option("--sample", &arguments->sample, "So many deals at random, for --table",
                 {.check = whole_number(1), .needs = {"--table"}});
  arguments->run.add_to(command);
  for (const char* of_tables : {"--seconds", "--checkpoint", "--checkpoint-every"}) {
    command[of_tables].needs = {"--table"};
  }
  written_file(command, "--csv", &arguments->csv, "Write the distribution of values, for --table",
               {.needs = {"--table"}});
  command.run = [&globals, arguments] {
    if (!arguments->months.empty()) return solve_deals(globals, *arguments);
    leave_to_the_first_rank();
    solve_positions(globals, *arguments);
  };
}

}  // namespace hanaproof::cli
