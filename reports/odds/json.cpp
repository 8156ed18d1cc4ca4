#include <fmt/format.h>

#include "reports/document/json.h"
#include "reports/odds/sheet.h"

namespace hanaproof::reports {

namespace {

Json fraction(const odds::Fraction& number) { return reports::fraction(exact(number)); }

// Ties by the number of others that the best hand is shared with.
Json outcome_json(const odds::Outcome& outcome) {
  Json json = {{"win", fraction(outcome.win())},
               {"tie", fraction(outcome.tie())},
               {"lose", fraction(outcome.loss())}};
  if (outcome.replayed > 0) json["replayed"] = fraction(outcome.replay());
  json["tie_with"] = Json::object();
  for (int others = 1; others < odds::kMostPlayers; ++others) {
    const odds::Fraction tie = outcome.tie_with(others);
    if (tie.num != 0) json["tie_with"][fmt::format("{}", others)] = fraction(tie);
  }
  json["equity"] = fraction(outcome.equity());
  json["expected_multiplier"] = fraction(outcome.expected_multiplier());
  json["expected_payment"] = fraction(outcome.expected_payment());
  return json;
}

Json hand_json(const OddsSheet& sheet, const odds::Hand& hand) {
  const odds::HandTable& hands = sheet.hands;
  Json json = {{"hand", list(hand.places,
                             [&](int place) {
                               return hands.deck()[static_cast<std::size_t>(place)].code();
                             })},
               {"category", hand.category},
               {"rank", rank(hands, hand.strength)},
               {"multiplier", hands.multiplier(hand.strength)}};
  const auto index = static_cast<std::size_t>(hands.index(hand.places[0], hand.places[1]));
  json.update(outcome_json(sheet.table.hands[index]));
  return json;
}

Json odds_sheet_json(const OddsSheet& sheet) {
  const odds::Table& table = sheet.table;
  const odds::Sharing sharing = odds::best_hand_shared(table);
  Json json = {{"players", table.players},
               {"equity", fraction(table.equity())},
               {"expected_multiplier", fraction(table.expected_multiplier())},
               {"best_hand_tied", fraction(sharing.tied)}};
  if (!sheet.hands.effects().empty()) json["replayed"] = fraction(table.replayed());
  json["best_hand_held_by"] = Json::object();
  for (std::size_t k = 0; k < sharing.by.size(); ++k) {
    if (sharing.by[k].num == 0) continue;
    json["best_hand_held_by"][fmt::format("{}", k + 1)] = fraction(sharing.by[k]);
  }
  json["categories"] =
      list(odds::winning_category(sheet.hands, table), [](const odds::CategoryOdds& each) -> Json {
        return {{"category", each.category},
                {"multiplier", each.multiplier},
                {"hands", each.hands},
                {"wins", fraction(each.wins)}};
      });
  json["hands"] =
      list(sheet.hands.hands(), [&](const odds::Hand& hand) { return hand_json(sheet, hand); });
  return json;
}

}  // namespace

std::string to_json(const OddsReport& report) {
  Json document = json_document("hanaproof.odds-sutda");
  document["edition"] = report.edition;
  if (report.sheets.size() == 1) {
    document.update(odds_sheet_json(report.sheets.front()));
  } else {
    document["tables"] = list(report.sheets, odds_sheet_json);
  }
  return document.dump(2) + "\n";
}

std::string to_json(const SituationReport& report) {
  Json document = json_document("hanaproof.odds-situation");
  document["edition"] = report.edition;
  document["players"] = report.situation.players;
  document["hand"] = codes(report.situation.own);
  document["shown"] = codes(report.situation.shown);
  document["folded"] = codes(report.situation.folded);
  document["ways"] = fmt::format("{}", report.outcome.ways);
  document.update(outcome_json(report.outcome));
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
