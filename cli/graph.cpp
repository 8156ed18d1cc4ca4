#include "checker/measures/graph/state_graphs.h"
#include "cli/json.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/table.h"
#include "cli/written_file.h"
#include "model/notation/position_json.h"
#include "model/rulebook/nearest.h"
#include "reports/atomic_file.h"
#include "reports/graph/draw.h"
#include "reports/markup/listed.h"
#include "solvers/reduced_decks/catalogue.h"
#include "solvers/reduced_decks/deals.h"

namespace hanaproof::cli {

using checker::GraphSurvey;
using checker::Line;
using checker::TableGraphs;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

struct GraphArguments : RuleOptions {
  std::string table;
  std::uint64_t deal = 0;
  std::string dot_file;
  std::string svg_file;
  checker::GraphOptions options;
};

std::vector<reduced_decks::Table> chosen_tables(const GraphArguments& arguments, int players) {
  const auto& all = reduced_decks::catalogue(players);
  if (arguments.table.empty()) return all;
  std::vector<std::string> ids;
  for (const reduced_decks::Table& table : all) {
    if (table.id == arguments.table) return {table};
    ids.push_back(table.id);
  }
  throw EditionError(fmt::format("no small game \"{}\" for {} players{}", arguments.table, players,
                                 rulebook::nearest_is(rulebook::nearest(arguments.table, ids))));
}

struct Surveyed {
  const Ruleset* rules = nullptr;
  const GraphSurvey* survey = nullptr;
};

constexpr auto kLine = [](auto& io, const Line& line) {
  io.field("deal", line.deal);
  io.field("moves", line.moves);
};

constexpr auto kTableGraphs = [](auto& io, const TableGraphs& each) {
  io.field("table", each.table);
  io.field("played", !each.deal_only);
  io.field("all_deals", each.all_deals);
  io.field("deals", each.deals);
  io.field("positions", each.positions);
  io.field("moves", each.moves);
  io.field("rounds", each.rounds);
  io.field("looping", each.looping);
  io.object_or_null("longest", each.longest, kLine);
  io.object_or_null("shortest", each.shortest, kLine);
  io.object_or_null("cycle", each.cycle, kLine);
};

constexpr auto kFiring = [](auto& io, const checker::Firing& firing) {
  io.field("clause", firing.clause);
  io.field("positions", [&] { return firing.all(); });
  io.field("tables", firing.positions);
};

constexpr auto kSurveyed = [](auto& io, const Surveyed& both) {
  const GraphSurvey* survey = both.survey;
  io.part(both.rules, kRules);
  io.field(
      "ends", [=] { return survey->ends(); }, "Play never comes back to a position.");
  io.objects(
      "tables", [=] { return survey->tables; }, kTableGraphs);
  io.field("misfits", [=] { return survey->misfits; });
  io.objects(
      "clauses", [=] { return survey->clauses; }, kFiring);
};
constexpr auto kGraphDocument = documents::document<Surveyed>(
    {"graph", 1, "The state graphs of small games of an edition."}, kSurveyed);

std::string length(const std::optional<Line>& line) {
  return line ? fmt::format("{}", line->moves.size()) : "-";
}

void print(const Ruleset& rules, const GraphSurvey& survey) {
  fmt::print("{}, {}\n", rules.edition().id, rules.scope().text());
  fmt::print("{:16} {:>18} {:>9} {:>9} {:>12} {:>8} {:>8}\n", "small game", "deals", "positions",
             "moves", "rounds", "shortest", "longest");
  for (const TableGraphs& table : survey.tables) {
    fmt::print("{:16} {:>18} {:>9} {:>9} {:>12} {:>8} {:>8}{}\n", table.table,
               fmt::format("{} of {}", table.deals, table.all_deals), table.positions, table.moves,
               table.rounds, length(table.shortest), length(table.longest),
               table.deal_only ? "  opened only" : "");
    if (!table.cycle) continue;
    fmt::print("  NEVER ENDS: in deal {} these moves lead back to where they began: {}\n",
               table.cycle->deal, reports::listed(table.cycle->moves, " ", &notation::Move::text));
  }
  for (const std::string& misfit : survey.misfits) fmt::print("left out {}\n", misfit);
  fmt::print("clauses, and in how many positions they fired:\n");
  for (const checker::Firing& firing : survey.clauses) {
    const auto all = firing.all();
    fmt::print("{:>9}  {}\n", all == 0 ? "never" : fmt::format("{}", all), firing.clause);
  }
}

// Draws the states of one deal of the first of the tables.
void draw(const GraphArguments& arguments, const Ruleset& rules,
          const reduced_decks::Table& table) {
  const reduced_decks::Game game = reduced_decks::derive(rules, table);
  const reduced_decks::Deals deals(game);
  if (arguments.deal >= deals.size()) {
    throw EditionError(
        fmt::format("no deal {} of {}, which has {}", arguments.deal, table.id, deals.size()));
  }
  const auto states = checker::explore(spec::Rules(game.rules), deals.at(arguments.deal),
                                       checker::Reach::played_out, arguments.options.positions);
  const graph::Labels labels = checker::labels(states);
  if (!arguments.dot_file.empty()) {
    reports::write_file(arguments.dot_file, reports::to_dot(states.graph, labels));
  }
  if (!arguments.svg_file.empty()) {
    reports::write_file(arguments.svg_file, reports::to_svg(states.graph, labels));
  }
  fmt::print(stderr, "drawn: deal {} of {}, {} positions\n", arguments.deal, table.id,
             states.positions.size());
}

void run_command(Globals& globals, const GraphArguments& arguments) {
  const rulebook::Edition& edition = globals.edition_for("graph", arguments.edition);
  const Ruleset rules = arguments.ruleset(edition);
  const auto tables = chosen_tables(arguments, rules.scope().players);
  if (!arguments.dot_file.empty() || !arguments.svg_file.empty()) {
    draw(arguments, rules, tables.front());
  }
  GraphSurvey survey;
  {
    Progress progress("walking small games", globals.quiet);
    checker::GraphOptions options = arguments.options;
    options.progress = [&](std::size_t done, std::size_t all) { progress.update(done, all); };
    survey = checker::survey_graphs(rules, tables, options);
  }
  if (!survey.ends()) globals.status = Exit::does_not_hold;
  if (globals.json) return print_json(kGraphDocument.written({&rules, &survey}));
  print(rules, survey);
}

}  // namespace

void add_graph(Command& app, Globals& globals) {
  auto arguments = std::make_shared<GraphArguments>();
  Command& command =
      app.command("graph", "Walk small games: does play end, and which rules come up?");
  prints(command, kGraphDocument);
  arguments->add_rules_to(command).required = true;
  arguments->add_players_to(command, "Number of players; the edition's usual one without");
  command.option("--table", &arguments->table, "One small game; all without");
  command.option("--deals", &arguments->options.deals,
                 "Deals of each small game, evenly spread; 0: all of them",
                 shown_default(whole_number(0)));
  add_threads(command, arguments->options.threads);
  written_file(command, "--dot", &arguments->dot_file,
               "Write the positions of one deal for Graphviz");
  written_file(command, "--svg", &arguments->svg_file,
               "Write the positions of one deal as a picture");
  command.option("--deal", &arguments->deal,
                 "Which deal is drawn, of the first small game: its number, from 0",
                 shown_default(whole_number(0)));
  command.run = [&globals, arguments] {
    try {
      run_command(globals, *arguments);
    } catch (const checker::TooManyPositions& error) {
      fmt::print(stderr, "hanaproof: {}\n", error.what());
      globals.status = Exit::failed;
    }
  };
}

}  // namespace hanaproof::cli
