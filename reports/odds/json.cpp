#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "reports/odds/lines.h"

namespace hanaproof::reports {

using Json = nlohmann::ordered_json;
using odds::Fraction;

namespace {

Json fraction(const Fraction& value) {
  return {fmt::format("{}", value.num), fmt::format("{}", value.den)};
}

Json codes(const std::vector<cards::Card>& cards) {
  Json list = Json::array();
  for (const cards::Card card : cards) list.push_back(card.code());
  return list;
}

// Ties by the number of others that the best hand is shared with.
void write_outcome(const odds::Outcome& outcome, Json& to) {
  to["win"] = fraction(outcome.win());
  to["tie"] = fraction(outcome.tie());
  to["lose"] = fraction(outcome.loss());
  if (outcome.replayed > 0) to["replayed"] = fraction(outcome.replay());
  to["tie_with"] = Json::object();
  for (int others = 1; others < odds::kMostPlayers; ++others) {
    const Fraction tie = outcome.tie_with(others);
    if (tie.num != 0) to["tie_with"][fmt::format("{}", others)] = fraction(tie);
  }
  to["equity"] = fraction(outcome.equity());
  to["expected_multiplier"] = fraction(outcome.expected_multiplier());
  to["expected_payment"] = fraction(outcome.expected_payment());
}

void write_sheet(const OddsSheet& sheet, Json& to) {
  const odds::HandTable& hands = sheet.hands;
  to["players"] = sheet.table.players;
  to["equity"] = fraction(sheet.table.equity());
  to["expected_multiplier"] = fraction(sheet.table.expected_multiplier());
  const odds::Sharing sharing = odds::best_hand_shared(sheet.table);
  to["best_hand_tied"] = fraction(sharing.tied);
  if (!hands.effects().empty()) to["replayed"] = fraction(sheet.table.replayed());
  to["best_hand_held_by"] = Json::object();
  for (std::size_t k = 0; k < sharing.by.size(); ++k) {
    if (sharing.by[k].num == 0) continue;
    to["best_hand_held_by"][fmt::format("{}", k + 1)] = fraction(sharing.by[k]);
  }
  to["categories"] = Json::array();
  for (const odds::CategoryOdds& each : odds::winning_category(hands, sheet.table)) {
    to["categories"].push_back({{"category", each.category},
                                {"multiplier", each.multiplier},
                                {"hands", each.hands},
                                {"wins", fraction(each.wins)}});
  }
  to["hands"] = Json::array();
  for (std::size_t h = 0; h < hands.hands().size(); ++h) {
    const odds::Hand& hand = hands.hands()[h];
    const auto at = [&](int place) { return hands.deck()[static_cast<std::size_t>(place)]; };
    Json one;
    one["hand"] = codes({at(hand.places[0]), at(hand.places[1])});
    one["category"] = hand.category;
    one["rank"] = rank(hands, hand.strength);
    one["multiplier"] = hands.multiplier(hand.strength);
    write_outcome(sheet.table.hands[h], one);
    to["hands"].push_back(std::move(one));
  }
}

Json schema(const char* name) { return {{"name", name}, {"version", 1}}; }

}  // namespace

std::string to_json(const OddsReport& report) {
  Json document;
  document["schema"] = schema("hanaproof.odds-sutda");
  document["edition"] = report.edition;
  if (report.sheets.size() == 1) {
    write_sheet(report.sheets.front(), document);
  } else {
    document["tables"] = Json::array();
    for (const OddsSheet& sheet : report.sheets) {
      document["tables"].push_back(Json::object());
      write_sheet(sheet, document["tables"].back());
    }
  }
  return document.dump(2) + "\n";
}

std::string to_json(const SituationReport& report) {
  Json document;
  document["schema"] = schema("hanaproof.odds-situation");
  document["edition"] = report.edition;
  document["players"] = report.situation.players;
  document["hand"] = codes(report.situation.own);
  document["shown"] = codes(report.situation.shown);
  document["folded"] = codes(report.situation.folded);
  document["ways"] = fmt::format("{}", report.outcome.ways);
  write_outcome(report.outcome, document);
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
