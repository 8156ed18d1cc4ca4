#include "cli/charts.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include <fmt/format.h>

#include "cli/progress.h"
#include "cli/table.h"
#include "model/rulebook/topic.h"
#include "reports/audit/audit.h"
#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "solvers/odds/table.h"
#include "solvers/parallel/executor.h"
#include "solvers/runs/run.h"

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
  const auto calls = [&](endgame::FirstCall answer) {
    const auto found = census.first_calls.find(answer);
    return found == census.first_calls.end() ? 0 : found->second;
  };
  using endgame::FirstCall;
  return {
      .edition = game.rules.edition().id,
      .deck = game.table.deck.codes(),
      .hand = game.table.hand_size,
      .field = game.table.field_size,
      .stock = game.table.stock_size(),
      .values = census.values,
      .first_calls = {calls(FirstCall::koi_koi), calls(FirstCall::stop), calls(FirstCall::either)},
      .all = plan.all_deals()};
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
    const runs::Identity identity{"endgames", "", plan.parameters(), plan.units()};
    const auto outcome = runs::run<endgame::Census>(
        identity, {}, [&](std::uint64_t unit) { return plan.run(unit); });
    tables.push_back(table_of(plan, outcome.result));
  }
  return tables;
}

hands::Tally tally_hands(const hands::HandRules& rules) {
  hands::Tally tally = hands::enumerate_hands(rules);
  const std::string difference = hands::difference(rules, tally, hands::count_hands(rules));
  if (!difference.empty()) throw HandsDisagree("two ways to count hands differ: " + difference);
  return tally;
}

std::vector<reports::HandChart> hand_charts(const std::vector<const rulebook::Edition*>& editions) {
  std::vector<reports::HandChart> charts;
  for (const rulebook::Edition* edition : editions) {
    if (rulebook::family_of(edition->game) != rulebook::Family::hachi) continue;
    const rulebook::Ruleset rules(*edition, {players_of(*edition, {}), {}});
    const auto readings = hands::readings(rules);
    if (readings.empty()) continue;
    const auto& plain = readings.front();
    try {
      charts.push_back(reports::hand_chart(
          edition->id,
          reports::HandSheet::of(rules.scope().players, plain, tally_hands(plain.rules))));
    } catch (const hands::TooMany& error) {
      fmt::print(stderr, "{}: no chart of hands: {}\n", edition->id, error.what());
    }
  }
  return charts;
}

namespace {

reports::PotChart chart_of(const odds::HandTable& hands) {
  const odds::Table table = odds::count_table(hands, 2);
  const auto size = hands.deck().size();
  reports::PotChart chart{{}, hands.deck(), {}, {}};
  chart.shares.assign(size, std::vector<double>(size, 0));
  chart.names.assign(size, std::vector<std::string>(size));
  for (std::size_t i = 0; i < hands.hands().size(); ++i) {
    const odds::Hand& hand = hands.hands()[i];
    const auto a = static_cast<std::size_t>(hand.places[0]);
    const auto b = static_cast<std::size_t>(hand.places[1]);
    chart.shares[a][b] = chart.shares[b][a] = table.hands[i].equity().value();
    chart.names[a][b] = chart.names[b][a] = hand.category;
  }
  return chart;
}

}  // namespace

std::vector<reports::PotChart> pot_charts(const std::vector<const rulebook::Edition*>& editions) {
  std::vector<reports::PotChart> charts;
  for (const rulebook::Edition* edition : editions) {
    if (rulebook::family_of(edition->game) != rulebook::Family::betting) continue;
    if (std::ranges::find(edition->players, 2) == edition->players.end()) continue;
    try {
      const odds::HandTable hands(rulebook::Ruleset(*edition, {2, {}}));
      reports::PotChart chart = chart_of(hands);
      const auto same = std::ranges::find_if(charts, [&](const reports::PotChart& each) {
        return each.deck == chart.deck && each.shares == chart.shares && each.names == chart.names;
      });
      reports::PotChart& shown =
          same == charts.end() ? charts.emplace_back(std::move(chart)) : *same;
      shown.editions.push_back(edition->id);
    } catch (const rulebook::EditionError& error) {
      // Rules may leave the order of hands open.
      fmt::print(stderr, "{}: no chart of the pot: {}\n", edition->id, error.what());
    }
  }
  return charts;
}

using audit::Audit;
using rulebook::Edition;

namespace {

// The parts of an audit that need no comparison with other rules.
audit::Options quick() {
  using audit::Section;
  audit::Options options;
  options.sections = {Section::shared, Section::scores, Section::traps};
  return options;
}

// By default rules, in the order of the editions. Shows progress.
std::vector<Audit> audit_all(const Globals& globals, const std::vector<const Edition*>& editions,
                             const audit::Options& options) {
  Progress progress("auditing editions", globals.quiet);
  const audit::Plan plan(editions, options);
  std::vector<Audit> parts(plan.units());
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(parts.size(), 0, [&](std::size_t unit) {
    parts[unit] = plan.run(unit);
    progress.update(++done, parts.size());
  });
  audit::AuditedUnits all;
  for (Audit& part : parts) all.emplace(all.size(), std::move(part));
  return plan.joined(all);
}

}  // namespace

std::vector<Audit> report_audits(const Globals& globals,
                                 const std::vector<const Edition*>& editions, bool all) {
  if (all) return audit_all(globals, editions, {});
  std::vector<const Edition*> capturing;
  for (const Edition* edition : editions) {
    if (rulebook::family_of(edition->game) == rulebook::Family::capturing) {
      capturing.push_back(edition);
    }
  }
  return audit_all(globals, capturing, quick());
}

std::vector<reports::EditionAudit> in_words(const std::vector<Audit>& audits) {
  std::vector<reports::EditionAudit> all;
  for (const Audit& each : audits) {
    reports::EditionAudit words = reports::edition_audit(each);
    if (!words.parts.blocks().empty()) all.push_back(std::move(words));
  }
  return all;
}

std::vector<reports::ScoreChart> score_charts(const std::vector<Audit>& audits) {
  std::vector<reports::ScoreChart> charts;
  for (const Audit& each : audits) {
    if (each.scores) charts.push_back(reports::score_chart(each.edition, each.scores->table));
  }
  return charts;
}

}  // namespace hanaproof::cli
