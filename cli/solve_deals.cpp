#include <charconv>
#include <numeric>
#include <optional>
#include <sstream>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/progress.h"
#include "cli/solve.h"
#include "reports/atomic_file.h"
#include "solvers/endgame/census.h"

namespace hanaproof::cli {

using endgame::Census;
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

endgame::Selection selection_of(const SolveArguments& arguments) {
  const std::size_t slash = arguments.shard.find('/');
  const auto shard = number(std::string_view(arguments.shard).substr(0, slash));
  const auto of = slash == std::string::npos
                      ? std::nullopt
                      : number(std::string_view(arguments.shard).substr(slash + 1));
  if (!shard || !of || *shard >= *of) {
    throw EditionError(fmt::format("shard {}: expected I/N with I less than N", arguments.shard));
  }
  return {.sample = arguments.sample, .seed = arguments.table.seed, .shard = *shard, .of = *of};
}

small::Game game_of(Globals& globals, const SolveArguments& arguments) {
  const rulebook::Edition& edition = globals.capturing_edition(arguments.table.edition);
  const rulebook::Ruleset rules(edition, {players_of(edition, 2), {}},
                                chosen_rules(arguments.table.rules));
  small::Table table;
  table.id = "--table";
  table.deck = deck_of(arguments.months);
  table.hand_size = arguments.hand;
  table.field_size = arguments.field;
  if (const auto misfit = small::misfit(rules, table)) {
    throw EditionError(*misfit);
  }
  return small::derive(rules, table);
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

struct Outcomes {
  std::uint64_t won, even, lost;
};

Outcomes outcomes(const Census& census) {
  return {census.count([](int value) { return value > 0; }),
          census.count([](int value) { return value == 0; }),
          census.count([](int value) { return value < 0; })};
}

std::string as_csv(const Census& census) {
  std::string text = "value_for_first_player,deals\n";
  for (const auto& [value, deals] : census.values) text += fmt::format("{},{}\n", value, deals);
  return text;
}

nlohmann::ordered_json as_json(const SolveArguments& arguments, const small::Game& game,
                               const Census& census) {
  const Fraction mean = reduced(census.sum(), census.looked);
  const auto [won, even, lost] = outcomes(census);
  nlohmann::ordered_json document;
  document["schema"] = {{"name", "hanaproof.solve-table"}, {"version", 1}};
  document["edition"] = game.rules.edition().id;
  document["rules"] = game.rules.changes();
  document["deck"] = game.table.deck.codes();
  document["hand"] = game.table.hand_size;
  document["field"] = game.table.field_size;
  document["stock"] = game.table.stock_size();
  document["deals"] = {{"all", census.all},          {"looked_at", census.looked},
                       {"sample", arguments.sample}, {"seed", arguments.table.seed},
                       {"shard", arguments.shard},   {"decided_before_play", census.decided}};
  document["first_player"] = {
      {"won", won},
      {"even", even},
      {"lost", lost},
      {"mean", {std::to_string(mean.numerator), std::to_string(mean.denominator)}}};
  document["values"] = nlohmann::ordered_json::array();
  for (const auto& [value, deals] : census.values) {
    document["values"].push_back({{"value", value}, {"deals", deals}});
  }
  return document;
}

void print(const SolveArguments& arguments, const small::Game& game, const Census& census) {
  const Fraction mean = reduced(census.sum(), census.looked);
  const auto [won, even, lost] = outcomes(census);
  const double all = static_cast<double>(std::max<std::uint64_t>(census.looked, 1));
  const auto share = [&](std::uint64_t deals) {
    return fmt::format("{} ({:.1f}%)", deals, 100 * static_cast<double>(deals) / all);
  };
  fmt::print("{}, {}: deck {}; hands of {}, field of {}, stock of {}\n", game.rules.edition().id,
             game.rules.scope().text(), game.table.deck.codes(), game.table.hand_size,
             game.table.field_size, game.table.stock_size());
  fmt::print(
      "{} of {} deals{}{}, {} decided before play\n", census.looked, census.all,
      arguments.sample > 0 ? fmt::format(", a sample with seed {}", arguments.table.seed) : "",
      arguments.shard != "0/1" ? ", shard " + arguments.shard : "", census.decided);
  fmt::print("who begins wins {}, draws {}, loses {}; mean value {}/{} = {:+.4f}\n", share(won),
             share(even), share(lost), mean.numerator, mean.denominator,
             static_cast<double>(mean.numerator) / static_cast<double>(mean.denominator));
  fmt::print("\n{}", as_csv(census));
}

}  // namespace

void solve_deals(Globals& globals, const SolveArguments& arguments) {
  const endgame::Selection selection = selection_of(arguments);
  const small::Game game = game_of(globals, arguments);
  Census found;
  {
    Progress progress("solving deals", globals.quiet);
    found = census(game, selection, arguments.threads, [&](std::uint64_t done, std::uint64_t all) {
      progress.update(static_cast<std::size_t>(done), static_cast<std::size_t>(all));
    });
  }
  if (!arguments.csv.empty()) reports::write_file(arguments.csv, as_csv(found));
  if (globals.json) {
    fmt::print("{}\n", as_json(arguments, game, found).dump(2));
  } else {
    print(arguments, game, found);
  }
}

}  // namespace hanaproof::cli
