#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/charts.h"

namespace hanaproof::cli {

std::vector<std::pair<std::string_view, std::string_view>> embedded_files();

namespace {

using Json = nlohmann::ordered_json;

// The game that a document of solve-table is about; nothing where these rules cannot be played so.
std::optional<reduced_decks::Game> recorded_game(const Json& solved,
                                                 const rulebook::Edition& edition) {
  const rulebook::Ruleset rules(edition, {2, {}});
  reduced_decks::Table table;
  table.id = "recorded";
  table.deck = cards::CardSet::parse(solved.at("deck").get<std::string>()).value();
  table.hand_size = solved.at("hand");
  table.field_size = solved.at("field");
  if (reduced_decks::misfit(rules, table)) return std::nullopt;
  return reduced_decks::derive(rules, table);
}

reports::EndgameTable recorded_table(const Json& record) {
  const Json& solved = record.at("solved");
  const Json& calls = solved.at("first_calls");
  reports::EndgameTable table{
      .edition = solved.at("edition"),
      .deck = solved.at("deck"),
      .hand = solved.at("hand"),
      .field = solved.at("field"),
      .stock = solved.at("stock"),
      .values = {},
      .first_calls = {calls.at("koi_koi"), calls.at("stop"), calls.at("either")},
      .all = solved.at("deals").at("all"),
      .recorded = {}};
  for (const Json& each : solved.at("values")) table.values[each.at("value")] = each.at("deals");
  table.recorded =
      fmt::format("{}", fmt::join(record.at("run").get<std::vector<std::string>>(), " "));
  return table;
}

}  // namespace

std::vector<reports::EndgameTable> recorded_decks(
    const std::vector<const rulebook::Edition*>& editions) {
  std::vector<reports::EndgameTable> tables;
  for (const auto& [path, text] : embedded_files()) {
    if (!path.starts_with("docs/proofs/")) continue;
    const Json record = Json::parse(text);
    const Json& solved = record.at("solved");
    const auto edition = std::ranges::find(editions, solved.at("edition").get<std::string>(),
                                           &rulebook::Edition::id);
    if (edition == editions.end()) continue;
    const auto game = recorded_game(solved, **edition);
    const std::string fingerprint = solved.at("fingerprint");
    if (game && endgame::CensusPlan(*game).parameters().at("rules") == fingerprint) {
      tables.push_back(recorded_table(record));
    } else {
      fmt::print(stderr, "{}: left out, {} has other rules now\n", path, (*edition)->id);
    }
  }
  return tables;
}

}  // namespace hanaproof::cli
