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

struct SolvedDeals {
  const SolveArguments* arguments = nullptr;
  const CensusPlan* plan = nullptr;
  const runs::Outcome<Census>* outcome = nullptr;
};

constexpr auto kDeals = [](auto& io, const SolvedDeals& solved) {
  io.field("all", [&] { return solved.plan->all_deals(); });
  io.field("looked_at", [&] { return solved.outcome->result.looked; });
  io.field(
      "sample", [&] { return solved.arguments->sample; }, "0: every deal.");
  io.field("seed", [&] { return solved.arguments->table.seed; });
  io.field("decided_before_play", [&] { return solved.outcome->result.decided; });
};

constexpr auto kFirstPlayer = [](auto& io, const reports::EndgameSummary& summary) {
  io.field("won", summary.won);
  io.field("even", summary.even);
  io.field("lost", summary.lost);
  io.field(
      "mean", [&] { return reports::fraction(mean_of(summary)); },
      "An exact fraction: numerator and denominator.");
};

constexpr auto kFirstCalls = [](auto& io, const reports::FirstCalls& calls) {
  io.field("koi_koi", calls.koi_koi, "To stop is worth less.");
  io.field("stop", calls.stop, "To go on is worth less.");
  io.field("either", calls.either, "Both are worth the same.");
};

constexpr auto kValueOfDeals = [](auto& io, const auto& each) {
  io.field("value", each.first);
  io.field("deals", each.second);
};

constexpr auto kSolvedDeals = [](auto& io, const SolvedDeals& solved) {
  const auto game = [&]() -> const reduced_decks::Game& { return solved.plan->game(); };
  const auto table = [=]() -> const reduced_decks::Table& { return game().table; };
  const auto values = [&] {
    const auto& counted = solved.outcome->result.values;
    return std::vector<std::pair<int, std::uint64_t>>(counted.begin(), counted.end());
  };
  io.field("edition", [=] { return game().rules.edition().id; });
  io.field(
      "rules", [=] { return game().rules.changes(); },
      "Answers that are not the edition's own, those that fit it to the deck among them.");
  io.field("deck", [=] { return table().deck.codes(); });
  io.field("hand", [=] { return table().hand_size; });
  io.field("field", [=] { return table().field_size; });
  io.field("stock", [=] { return table().stock_size(); });
  io.field(
      "complete", [&] { return solved.outcome->complete(); }, "Whether all deals were looked at.");
  io.object("deals", solved, kDeals);
  io.object(
      "first_player",
      [&] { return reports::summarise(table_of(*solved.plan, solved.outcome->result)); },
      kFirstPlayer);
  io.object(
      "first_calls", [&] { return table_of(*solved.plan, solved.outcome->result).first_calls; },
      kFirstCalls,
      "Deals in which best play is offered a call, by how the first should be answered.");
  io.objects("values", values, kValueOfDeals);
  io.field(
      "fingerprint", [&] { return solved.plan->parameters().at("rules"); }, "Of the rules.");
};
constexpr auto kSolveTableDocument = documents::document<SolvedDeals>(
    {"solve-table", 2,
     "The values of the deals of a small deck for the player who begins, when every card is "
     "known."},
    kSolvedDeals);

void print(const SolveArguments& arguments, const CensusPlan& plan,
           const runs::Outcome<Census>& outcome) {
  const Census& census = outcome.result;
  const reduced_decks::Game& game = plan.game();
  const reports::EndgameTable table = table_of(plan, census);
  const auto summary = reports::summarise(table);
  const reports::Exact mean = mean_of(summary);
  const double all = static_cast<double>(std::max<std::uint64_t>(census.looked, 1));
  const auto share = [&](std::uint64_t deals) {
    return fmt::format("{} ({:.1f}%)", deals, 100 * static_cast<double>(deals) / all);
  };
  fmt::print("{}, {}: deck {}; hands of {}, field of {}, stock of {}\n", game.rules.edition().id,
             game.rules.scope().text(), game.table.deck.codes(), game.table.hand_size,
             game.table.field_size, game.table.stock_size());
  fmt::print(
      "{} of {} deals{}, {} decided before play\n", census.looked, plan.all_deals(),
      arguments.sample > 0 ? fmt::format(", a sample with seed {}", arguments.table.seed) : "",
      census.decided);
  if (!outcome.complete()) {
    fmt::print("{}\n", unfinished(outcome.checkpoint));
  }
  fmt::print("who begins wins {}, draws {}, loses {}; mean value {}/{} = {:+.4f}\n",
             share(summary.won), share(summary.even), share(summary.lost), numerator(mean).str(),
             denominator(mean).str(), static_cast<double>(mean));
  const auto& calls = table.first_calls;
  if (calls != reports::FirstCalls())
    fmt::print(
        "the first call of best play: koi-koi alone is right in {}, stop alone in {}, either in "
        "{}\n",
        share(calls.koi_koi), share(calls.stop), share(calls.either));
  fmt::print("\n{}", reports::to_csv(table));
}

}  // namespace

std::string solve_table_schema() { return kSolveTableDocument.schema_text(); }

void solve_deals(Globals& globals, const SolveArguments& arguments) {
  const CensusPlan plan(game_of(globals, arguments),
                        {.deals = arguments.sample, .seed = arguments.table.seed});
  const runs::Identity identity{"solve --table", version(), plan.parameters(), plan.units()};
  const auto outcome = run_long<Census>(globals, arguments.run, identity,
                                        [&](std::uint64_t unit) { return plan.run(unit); });
  if (!arguments.csv.empty())
    reports::write_file(arguments.csv, reports::to_csv(table_of(plan, outcome.result)));
  if (globals.json) return print_json(kSolveTableDocument.written({&arguments, &plan, &outcome}));
  print(arguments, plan, outcome);
}

}  // namespace hanaproof::cli
