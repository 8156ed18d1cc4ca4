#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "reports/json/values.h"

#include "model/cards/names.h"
#include "reports/error.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/odds/sheet.h"

namespace hanaproof::reports {

using odds::HandTable;
using odds::Outcome;

namespace {

// [best together with 0, 1, ... others], lose, payment, multiplier; without the ways.
Json outcome_json(const Outcome& outcome, int players) {
  const Json best(std::vector<std::int64_t>(outcome.best.begin(), outcome.best.begin() + players));
  return {best, outcome.lose, outcome.payment, outcome.multiplier};
}

// Of each card, with any other beside it: all hands have equally many ways.
Json cards_json(const OddsSheet& sheet) {
  const HandTable& hands = sheet.hands;
  Json cards = Json::array();
  for (int place = 0; place < hands.cards(); ++place) {
    Outcome all;
    for (int other = 0; other < hands.cards(); ++other) {
      if (other != place)
        all += sheet.table.hands[static_cast<std::size_t>(hands.index(place, other))];
    }
    cards.push_back(outcome_json(all, sheet.table.players));
  }
  return cards;
}

// Different outcomes once each, and which one is that of each hand.
Json table_json(const OddsSheet& sheet) {
  Json table;
  table["players"] = sheet.table.players;
  table["ways"] = sheet.table.hands.front().ways;
  std::vector<Outcome> different;
  Json outcomes = Json::array();
  Json of = Json::array();
  for (const Outcome& outcome : sheet.table.hands) {
    auto found = std::ranges::find(different, outcome);
    of.push_back(found - different.begin());
    if (found != different.end()) continue;
    different.push_back(outcome);
    outcomes.push_back(outcome_json(outcome, sheet.table.players));
  }
  table["outcomes"] = std::move(outcomes);
  table["of"] = std::move(of);
  table["cards"] = cards_json(sheet);
  const odds::Fraction tied = odds::best_hand_shared(sheet.table).tied;
  table["tied"] = {tied.num, tied.den};
  table["categories"] =
      list(odds::winning_category(sheet.hands, sheet.table), [](const auto& each) -> Json {
        return {category_label(each.category), each.wins.num, each.wins.den};
      });
  return table;
}

Json data_json(const OddsReport& report, int players) {
  const HandTable& hands = report.sheets.front().hands;
  Json data;
  data["edition"] = report.edition;
  data["players"] = players;
  data["deck"] = codes(hands.deck());
  data["names"] = list(hands.deck(), [](cards::Card card) {
    return fmt::format("{}: {}", card.code(), cards::describe(card));
  });
  data["strength"] = Json::array();
  data["category"] = Json::array();
  data["labels"] = Json::array();
  std::map<std::string, std::size_t> labels;
  for (const odds::Hand& hand : hands.hands()) {
    const auto [label, fresh] = labels.emplace(hand.category, labels.size());
    if (fresh) data["labels"].push_back(category_label(hand.category));
    data["strength"].push_back(hand.strength);
    data["category"].push_back(label->second);
  }
  data["multipliers"] = Json::array();
  for (int strength = 0; strength < hands.classes(); ++strength) {
    data["multipliers"].push_back(hands.multiplier(strength));
  }
  data["tables"] = list(report.sheets, table_json);
  return data;
}

}  // namespace

std::string to_html(const OddsReport& report, int shown) {
  if (!report.sheets.front().hands.effects().empty()) {
    throw ReportError(
        fmt::format("{}: the page has no look-up for hands that catch others or have a round "
                    "replayed; expected an edition without them, or another output",
                    report.edition));
  }
  for (const OddsSheet& sheet : report.sheets) {
    if (sheet.hands != report.sheets.front().hands) {
      throw ReportError(
          fmt::format("the page shows one order of hands, but the rules for {} players have "
                      "another one than those for {}: choose a number of players",
                      sheet.table.players, report.sheets.front().table.players));
    }
  }
  return page_head("Odds of hands: " + report.title,
                   page_css() + std::string(embedded_odds_css())) +
         "<body>\n" + deck_symbols() +
         fmt::format(fmt::runtime(embedded_odds_html()), escape_html(report.title),
                     html_code(report.edition), report.sheets.front().table.players,
                     report.sheets.back().table.players, shown,
                     script_safe(data_json(report, shown).dump()), embedded_odds_js());
}

}  // namespace hanaproof::reports
