#include "cli/globals.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/charts.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/selection.h"
#include "cli/written_file.h"
#include "model/rulebook/nearest.h"
#include "reports/atomic_file.h"
#include "reports/distances/distances.h"
#include "reports/markup/listed.h"

namespace hanaproof::cli {

using distance::Distances;
using distance::Family;
using rulebook::Edition;
using rulebook::EditionError;

namespace {

struct DistanceArguments {
  std::vector<std::string> editions;
  std::string game;
  int players = 0;
  std::vector<std::string> options;
  std::string svg_file;
  bool csv = false;
};

void keep_game(std::vector<const Edition*>& editions, const std::string& game) {
  if (game.empty()) return;
  std::vector<std::string> games;
  for (const Edition* edition : editions) games.push_back(edition->game);
  if (std::find(games.begin(), games.end(), game) == games.end()) {
    throw EditionError(fmt::format("no edition of \"{}\" among them{}", game,
                                   rulebook::nearest_is(rulebook::nearest(game, games))));
  }
  std::erase_if(editions, [&](const Edition* edition) { return edition->game != game; });
}

// What was asked for by name is not left out silently.
void say_who_is_left_out(const std::vector<const Edition*>& editions,
                         const DistanceArguments& arguments) {
  for (const Family& family : distance::families(editions, arguments.players, arguments.options)) {
    if (family.others.empty()) continue;
    fmt::print(stderr, "{}: left out, not played by {}: {}\n", family.game, family.scope.text(),
               reports::listed(family.others, ", ", &Edition::id));
  }
}

void run_command(Globals& globals, const DistanceArguments& arguments) {
  std::vector<const Edition*> editions = select(globals, arguments.editions);
  keep_game(editions, arguments.game);
  say_who_is_left_out(editions, arguments);
  const auto games = measure_families(globals, editions, arguments.players, arguments.options);
  if (games.empty()) {
    throw EditionError("none of the editions is played so: expected other players or options");
  }
  if (!arguments.svg_file.empty()) {
    if (games.size() != 1) {
      throw EditionError(
          fmt::format("--svg draws one game, and these are editions of {}: name one with --game",
                      games.size()));
    }
    reports::write_file(arguments.svg_file, reports::to_svg(games.front()));
  }
  fmt::print("{}", globals.json    ? reports::to_json(games)
                   : arguments.csv ? to_csv(reports::to_rows(games))
                                   : to_terminal(reports::to_document(games), terminal_style()));
}

}  // namespace

std::vector<Distances> measure_families(const Globals& globals,
                                        const std::vector<const Edition*>& editions, int players,
                                        const std::vector<std::string>& options) {
  checker::RulesetComparer comparer;
  Progress progress("measuring distances", globals.quiet);
  const auto families = distance::families(editions, players, options);
  const auto pairs = [](const Family& family) {
    return family.editions.size() * (family.editions.size() - 1);
  };
  std::size_t all = 0;
  for (const Family& family : families) all += family.editions.empty() ? 0 : pairs(family);
  std::size_t before = 0;
  std::vector<Distances> games;
  for (const Family& family : families) {
    if (family.editions.empty()) continue;
    games.push_back(distance::measure(
        family.editions, family.scope, comparer,
        [&](std::size_t done, std::size_t) { progress.update(before + done, all); }));
    before += pairs(family);
  }
  return games;
}

std::vector<reports::Family> families(const Globals& globals,
                                      const std::vector<const Edition*>& editions) {
  std::vector<reports::Family> all;
  for (const Distances& game : measure_families(globals, editions)) {
    if (game.editions.size() > 1) all.push_back(reports::family_of(game));
  }
  return all;
}

void add_distances(Command& app, Globals& globals) {
  auto arguments = std::make_shared<DistanceArguments>();
  Command& command = app.command(
      "distances", "How many clauses lie between the editions of a game, and their family tree");
  command.schemas["distances"] = reports::distances_schema;
  add_edition_list(command, arguments->editions);
  command.option("--game", &arguments->game, "Only editions of this game");
  command.option("--players", &arguments->players,
                 "The number of players to compare at; without, one that most editions have",
                 {.check = whole_number(1, 20), .limits = "1 to 20"});
  command.option("--option", &arguments->options, "Compare with this option on (wildcard...)");
  written_file(command, "--svg", &arguments->svg_file,
               "Draw the family tree of one game to this file");
  command.option("--csv", &arguments->csv, "A line for each pair and topic");
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
