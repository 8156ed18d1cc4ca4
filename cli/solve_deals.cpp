#include <charconv>
#include <numeric>
#include <optional>
#include <sstream>

#include <fmt/format.h>

#include "cli/charts.h"
#include "cli/json.h"
#include "cli/solve.h"
#include "cli/version.h"
#include "reports/atomic_file.h"
#include "solvers/endgame/census.h"

namespace hanaproof::cli {

using endgame::Census;
using endgame::CensusPlan;
using rulebook::EditionError;

namespace {

std::optional<std::uint64_t> number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

cards::CardSet deck_of(const std::string& months) {
  cards::CardSet deck;
  std::istringstream words(months);
  for (std::string word; std::getline(words, word, ',');) {
    const auto month = number(word);
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

struct Fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;
};

Fraction reduced(std::int64_t numerator, std::uint64_t denominator) {
  const auto below = static_cast<std::int64_t>(std::max<std::uint64_t>(denominator, 1));
  const std::int64_t common = std::gcd(numerator, below);
  return {numerator / common, below / common};
}

Json as_json(const SolveArguments& arguments, const CensusPlan& plan,
             const sharded_jobs::Outcome<Census>& outcome) {
  const Census& census = outcome.result;
  const reduced_decks::Game& game = plan.game();
  const auto summary = reports::summarise(table_of(plan, census));
  const Fraction mean = reduced(summary.sum, summary.deals);
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
  document["first_player"] = {
      {"won", summary.won},
      {"even", summary.even},
      {"lost", summary.lost},
      {"mean", {std::to_string(mean.numerator), std::to_string(mean.denominator)}}};
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
  const Fraction mean = reduced(summary.sum, summary.deals);
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
             share(summary.won), share(summary.even), share(summary.lost), mean.numerator,
             mean.denominator,
             static_cast<double>(mean.numerator) / static_cast<double>(mean.denominator));
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
