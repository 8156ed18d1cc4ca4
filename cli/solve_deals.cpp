#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "cli/charts.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/solve.h"
#include "cli/versions.h"
#include "reports/atomic_file.h"
#include "reports/document/json.h"
#include "solvers/endgame/census.h"

namespace hanaproof::cli {

using endgame::Census;
using endgame::CensusPlan;
using rulebook::EditionError;

namespace {

cards::CardSet deck_of(const std::string& months) {
  cards::CardSet deck;
  std::istringstream words(months);
  for (std::string word; std::getline(words, word, ',');) {
    const auto month = parsed<std::uint64_t>(word);
    if (!month || *month < 1 || *month > cards::kMonths) {
      throw EditionError(fmt::format("table: \"{}\" is no month, expected 1 to 12", word));
    }
    deck |= cards::CardSet::month(static_cast<cards::Month>(*month));
  }
  return deck;
}

reduced_decks::Game game_of(Globals& globals, const SolveArguments& arguments) {
  const rulebook::Edition& edition = globals.edition_for("solve", arguments.table.edition);
  const rulebook::Ruleset rules(edition, {players_of(edition, 2), {}},
                                chosen_rules(arguments.table.rules));
  reduced_decks::Table table;
  table.id = "--table";
  table.deck = deck_of(arguments.months);
  table.hand_size = arguments.hand;
  table.field_size = arguments.field;
  if (const auto misfit = reduced_decks::misfit(rules, table)) {
    throw EditionError(*misfit);
  }
  return reduced_decks::derive(rules, table);
}

// What a deal is worth to who begins.
reports::Exact mean_of(const reports::EndgameSummary& summary) {
  const std::uint64_t deals = std::max<std::uint64_t>(summary.deals, 1);
  return {reports::Whole(summary.sum), reports::Whole(deals)};
}

Json as_json(const SolveArguments& arguments, const CensusPlan& plan,
             const sharded_jobs::Outcome<Census>& outcome) {
  const Census& census = outcome.result;
  const reduced_decks::Game& game = plan.game();
  const auto summary = reports::summarise(table_of(plan, census));
  Json document = json_document("hanaproof.solve-table");
  document["edition"] = game.rules.edition().id;
  document["rules"] = game.rules.changes();
  document["deck"] = game.table.deck.codes();
  document["hand"] = game.table.hand_size;
  document["field"] = game.table.field_size;
  document["stock"] = game.table.stock_size();
  document["complete"] = outcome.complete();
  document["deals"] = {{"all", plan.all_deals()},
                       {"looked_at", census.looked},
                       {"sample", arguments.sample},
                       {"seed", arguments.table.seed},
                       {"shard", outcome.checkpoint.shard.text()},
                       {"decided_before_play", census.decided}};
  document["first_player"] = {{"won", summary.won},
                              {"even", summary.even},
                              {"lost", summary.lost},
                              {"mean", reports::fraction(mean_of(summary))}};
  document["values"] = list(census.values, [](const auto& each) -> Json {
    return {{"value", each.first}, {"deals", each.second}};
  });
  return document;
}

void print(const SolveArguments& arguments, const CensusPlan& plan,
           const sharded_jobs::Outcome<Census>& outcome) {
  const Census& census = outcome.result;
  const reduced_decks::Game& game = plan.game();
  const auto summary = reports::summarise(table_of(plan, census));
  const reports::Exact mean = mean_of(summary);
  const double all = static_cast<double>(std::max<std::uint64_t>(census.looked, 1));
  const auto share = [&](std::uint64_t deals) {
    return fmt::format("{} ({:.1f}%)", deals, 100 * static_cast<double>(deals) / all);
  };
  fmt::print("{}, {}: deck {}; hands of {}, field of {}, stock of {}\n", game.rules.edition().id,
             game.rules.scope().text(), game.table.deck.codes(), game.table.hand_size,
             game.table.field_size, game.table.stock_size());
  const std::string shard = outcome.checkpoint.shard.text();
  fmt::print(
      "{} of {} deals{}{}, {} decided before play\n", census.looked, plan.all_deals(),
      arguments.sample > 0 ? fmt::format(", a sample with seed {}", arguments.table.seed) : "",
      shard != sharded_jobs::Shard().text() ? ", shard " + shard : "", census.decided);
  if (!outcome.complete()) {
    fmt::print("not finished: {} of {} units done\n", outcome.checkpoint.done.size(),
               outcome.checkpoint.units());
  }
  fmt::print("who begins wins {}, draws {}, loses {}; mean value {}/{} = {:+.4f}\n",
             share(summary.won), share(summary.even), share(summary.lost), numerator(mean).str(),
             denominator(mean).str(), static_cast<double>(mean));
  fmt::print("\n{}", reports::to_csv(table_of(plan, census)));
}

}  // namespace

void solve_deals(Globals& globals, const SolveArguments& arguments) {
  const CensusPlan plan(game_of(globals, arguments),
                        {.deals = arguments.sample, .seed = arguments.table.seed});
  const sharded_jobs::Identity identity{"solve --table", version(), plan.parameters(),
                                        plan.units()};
  const auto outcome = run_long<Census>(globals, arguments.run, identity,
                                        [&](std::uint64_t unit) { return plan.run(unit); });
  if (!arguments.csv.empty())
    reports::write_file(arguments.csv, reports::to_csv(table_of(plan, outcome.result)));
  if (globals.json) return print_json(as_json(arguments, plan, outcome));
  print(arguments, plan, outcome);
}

}  // namespace hanaproof::cli
