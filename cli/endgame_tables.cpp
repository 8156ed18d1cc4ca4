#include "cli/endgame_tables.h"

#include <algorithm>

#include "cli/progress.h"
#include "solvers/sharded_jobs/run.h"

namespace hanaproof::cli {

namespace {

// Two months in which lights, an animal, a ribbon and dregs meet: some thousand deals.
reduced_decks::Table two_months() {
  reduced_decks::Table table;
  table.id = "january-august";
  table.deck = cards::CardSet::month(1) | cards::CardSet::month(8);
  table.hand_size = 2;
  table.field_size = 2;
  return table;
}

}  // namespace

reports::EndgameTable table_of(const endgame::CensusPlan& plan, const endgame::Census& census) {
  const reduced_decks::Game& game = plan.game();
  return {game.rules.edition().id, game.table.deck.codes(), game.table.hand_size,
          game.table.field_size,   game.table.stock_size(), census.values};
}

std::vector<reports::EndgameTable> endgame_tables(
    const Globals& globals, const std::vector<const rulebook::Edition*>& editions) {
  Progress progress("solving small decks", globals.quiet);
  std::vector<reports::EndgameTable> tables;
  std::size_t looked = 0;
  for (const rulebook::Edition* edition : editions) {
    progress.update(++looked, editions.size());
    if (std::ranges::find(edition->players, 2) == edition->players.end()) continue;
    if (rulebook::family_of(edition->game) != rulebook::Family::capturing) continue;
    const rulebook::Ruleset rules(*edition, {2, {}});
    if (reduced_decks::misfit(rules, two_months())) continue;
    const endgame::CensusPlan plan(reduced_decks::derive(rules, two_months()));
    const sharded_jobs::Identity identity{"endgames", "", plan.parameters(), plan.units()};
    const auto outcome = sharded_jobs::run<endgame::Census>(
        identity, {}, [&](std::uint64_t unit) { return plan.run(unit); });
    tables.push_back(table_of(plan, outcome.result));
  }
  return tables;
}

}  // namespace hanaproof::cli
