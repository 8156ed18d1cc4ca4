#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "reports/json/values.h"

#include "model/cards/names.h"
#include "reports/error.h"
#include "reports/html/deck.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/odds/embedded.h"
#include "reports/odds/sheet.h"

namespace hanaproof::reports {

using odds::HandTable;
using odds::Outcome;

namespace {

// Outcomes without ways, each once: [best together with 0, 1, ... others], lose, payment,
// multiplier.
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
    const Json best(std::vector<std::int64_t>(outcome.best.begin(),
                                              outcome.best.begin() + sheet.table.players));
    outcomes.push_back({best, outcome.lose, outcome.payment, outcome.multiplier});
  }
  table["outcomes"] = std::move(outcomes);
  table["of"] = std::move(of);
  const odds::Fraction tied = odds::best_hand_shared(sheet.table).tied;
  table["tied"] = {tied.num, tied.den};
  table["categories"] = Json::array();
  for (const odds::CategoryOdds& each : odds::winning_category(sheet.hands, sheet.table)) {
    table["categories"].push_back({category_label(each.category), each.wins.num, each.wins.den});
  }
  return table;
}

Json data_json(const OddsReport& report, int players) {
  const HandTable& hands = report.sheets.front().hands;
  Json data;
  data["edition"] = report.edition;
  data["players"] = players;
  data["deck"] = Json::array();
  data["names"] = Json::array();
  for (const cards::Card card : hands.deck()) {
    data["deck"].push_back(card.code());
    data["names"].push_back(fmt::format("{}: {}", card.code(), cards::describe(card)));
  }
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
  data["paid"] = Json::array();
  for (int strength = 0; strength < hands.classes(); ++strength) {
    data["multipliers"].push_back(hands.multiplier(strength));
    data["paid"].push_back(hands.paid(strength));
  }
  data["tables"] = Json::array();
  for (const OddsSheet& sheet : report.sheets) data["tables"].push_back(table_json(sheet));
  return data;
}

// JSON that no text in it can end the script element of.
std::string script_safe(std::string json) {
  for (std::size_t at = json.find('<'); at != std::string::npos; at = json.find('<', at)) {
    json.replace(at, 1, "\\u003c");
  }
  return json;
}

std::string chip(const char* group, const char* value, const char* label, bool checked) {
  return fmt::format(
      "<label class=\"chip\"><input type=\"radio\" name=\"{}\" value=\"{}\"{}>{}</label>\n", group,
      value, checked ? " checked" : "", label);
}

std::string head(const OddsReport& report) {
  return page_head("Odds of hands: " + report.title, page_css() + std::string(embedded_odds_css()));
}

std::string controls(const OddsReport& report, int players) {
  return fmt::format(
             "<div class=\"odds-controls\">\n<div class=\"slider\">"
             "<label for=\"players\">Players who stay to the end</label>"
             "<output id=\"players-number\" for=\"players\"></output>"
             "<input type=\"range\" id=\"players\" min=\"{}\" max=\"{}\" value=\"{}\"></div>\n"
             "<fieldset id=\"measures\"><legend>The chart shows</legend>\n",
             report.sheets.front().table.players, report.sheets.back().table.players, players) +
         chip("measure", "share", "Share of the pot", true) +
         chip("measure", "win", "Wins", false) + chip("measure", "tie", "Ties", false) +
         chip("measure", "lose", "Loses", false) +
         chip("measure", "payment", "Mean payment", false) + "</fieldset>\n</div>\n";
}

constexpr const char* kChart =
    "<div class=\"chart-frame\">\n<section id=\"looked\" aria-label=\"The hand pointed at\">"
    "<div class=\"looked-head\"><div id=\"looked-cards\"></div>"
    "<div><h3 id=\"looked-name\"></h3><p id=\"looked-rank\"></p></div></div>"
    "<div id=\"looked-outcome\"></div></section>\n"
    "<div id=\"chart\" role=\"group\" aria-label=\"All hands: arrow keys go from hand to hand\">"
    "</div>\n</div>\n"
    "<p class=\"scale\"><span id=\"scale-low\"></span><span id=\"scale\" aria-hidden=\"true\">"
    "</span><span id=\"scale-high\"></span></p>\n";

std::string lookup() {
  return "<section class=\"lookup\" aria-labelledby=\"lookup\">\n"
         "<h2 id=\"lookup\">Look up a situation</h2>\n"
         "<p>Choose your cards and those that you can see. Every way in which the other cards can "
         "lie counts the same; what others\u2019 bids tell is not taken into account.</p>\n"
         "<div class=\"lookup-sides\">\n<div>\n<fieldset id=\"roles\"><legend>The card that I "
         "choose is</legend>\n" +
         chip("role", "own", "My hand", true) +
         chip("role", "shown", "Shown by an opponent", false) +
         chip("role", "folded", "Seen, but folded", false) +
         "</fieldset>\n<div id=\"deck\" role=\"group\" aria-label=\"The deck\"></div>\n"
         "<button type=\"button\" id=\"clear\">Put all cards back</button>\n</div>\n"
         "<div aria-live=\"polite\"><p id=\"situation\"></p><p id=\"problem\"></p>"
         "<div id=\"answer\"></div><code id=\"command\"></code></div>\n</div>\n</section>\n";
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
  std::string text = head(report) + "<body>\n" + deck_symbols();
  text += fmt::format(
      "<header>\n<p class=\"kicker\"><span>{}</span> <span>{}</span></p>\n"
      "<h1>Odds of every hand</h1>\n<p class=\"lead\">Exact for every number of players, counted "
      "over all deals. Nobody folds and everybody stakes 1: the best hand takes from each loser "
      "the stake as its multiplier says, and equal best hands share.</p>\n</header>\n"
      "<noscript><p>The chart is drawn by a script in this page; the same numbers come from {}."
      "</p></noscript>\n<main id=\"page\" hidden>\n",
      escape_html(report.title), html_code(report.edition), html_code("hanaproof odds sutda"));
  text += controls(report, shown) + kChart + lookup();
  text +=
      "<section class=\"winning\" aria-labelledby=\"winning\">\n<h2 id=\"winning\">What wins</h2>\n"
      "<p id=\"tied\"></p>\n<ol id=\"winners\"></ol>\n</section>\n</main>\n";
  text += fmt::format("<script type=\"application/json\" id=\"data\">{}</script>\n",
                      script_safe(data_json(report, shown).dump()));
  return text + fmt::format("<script>\n{}\n{}</script>\n</body>\n</html>\n", embedded_count_js(),
                            embedded_odds_js());
}

}  // namespace hanaproof::reports
