#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/scene.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

std::string stock_html(const std::vector<cards::Card>& stock) {
  if (stock.empty()) return {};
  return fmt::format(
      "<details class=\"stock\"><summary>The stock in its order</summary><p>The next card first: "
      "{}</p>"
      "</details>\n",
      html_code(listed(stock, " ", &cards::Card::code)));
}

std::string facts_html(const std::vector<std::string>& facts) {
  if (facts.empty()) return {};
  std::string text = "<ul class=\"facts\">";
  for (const std::string& fact : facts) text += fmt::format("<li>{}</li>", escape_html(fact));
  return text + "</ul>\n";
}

// The stock face down, with the number of its cards.
std::string pack_html(std::size_t size) {
  return fmt::format("<div class=\"row\"><h4>Stock</h4><div class=\"cards\">{}</div></div>\n",
                     card_back(size));
}

std::string row_html(const Row& row, cards::CardSet marked) {
  return fmt::format("<div class=\"row\"><h4>{}</h4>{}</div>\n", escape_html(row.label),
                     card_row(row.cards, marked));
}

std::string scene_html(const Scene& scene) {
  std::string text;
  for (std::size_t i = 0; i < scene.rows.size(); ++i) {
    const Row& row = scene.rows[i];
    const bool first = i == 0 || scene.rows[i - 1].group != row.group;
    const bool last = i + 1 == scene.rows.size() || scene.rows[i + 1].group != row.group;
    if (first) text += "<div class=\"group\">\n";
    text += row_html(row, scene.marked);
    if (last && row.group == kMiddle && !scene.stock.empty()) text += pack_html(scene.stock.size());
    if (last) text += "</div>\n";
  }
  if (!text.empty()) text = "<div class=\"mat\">\n" + text + "</div>\n";
  return "<div class=\"scene\">\n" + text + stock_html(scene.stock) + facts_html(scene.facts) +
         "</div>\n";
}

std::string outcomes_html(const checker::Finding& finding) {
  if (finding.witness.outcomes.empty()) return {};
  std::string text = "<h4>What each side makes of it</h4>\n<ul class=\"sides outcomes\">\n";
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    text += fmt::format(
        "<li class=\"side s-{}\">{}<p class=\"answer\">{}</p><p class=\"quiet\">{}</p>"
        "<p class=\"quiet\">Played by {}</p></li>\n",
        side_letter(finding, outcome.side), side_badge(finding, outcome.side),
        escape_html(outcome.text), escape_html(answer_of(finding, outcome)),
        html_code(rules_of(outcome)));
  }
  return text + "</ul>\n";
}

std::string moves_html(const std::vector<notation::Move>& line) {
  std::string text = "<ol class=\"moves\">\n";
  for (const notation::Move& move : line) {
    text += fmt::format("<li>{} <span class=\"quiet\">{}</span></li>\n", html_code(move.text()),
                        escape_html(describe(move)));
  }
  return text + "</ol>\n";
}

// Of a line that was not walked.
std::string way_html(const checker::Witness& witness) {
  if (witness.deal && !starts_at_deal(witness)) {
    return fmt::format(
        "<details class=\"way\"><summary>How play gets there: a deal and {}</summary>\n{}{}"
        "</details>\n",
        counted(witness.line.size(), "move"), scene_html(scene_of(*witness.deal)),
        moves_html(witness.line));
  }
  if (!witness.line.empty()) {
    return fmt::format("<details class=\"way\"><summary>The round: {}</summary>\n{}</details>\n",
                       counted(witness.line.size(), "move"), moves_html(witness.line));
  }
  return unreached(witness) ? "<p class=\"quiet\">No line of play that leads here was shown.</p>\n"
                            : "";
}

// Whether the walk starts at what the picture of the witness shows, so that one picture does.
bool starts_at_scene(const checker::Witness& witness, const checker::Walk& walk) {
  if (witness.bets) return true;
  if (witness.hachi) return walk.steps.size() == 1;
  return !witness.deal || starts_at_deal(witness);
}

}  // namespace

std::string witness_html(const checker::Finding& finding, const Options& options) {
  const checker::Witness& witness = finding.witness;
  if (witness.situation == checker::Situation::text && witness.outcomes.empty()) return {};
  const Scene scene = scene_of(witness);
  const checker::Walk* walk = options.walk_of(finding);
  const bool one_picture = walk && starts_at_scene(witness, *walk);
  std::string text = fmt::format("<section class=\"witness\">\n<h3>Where it shows: {}</h3>\n",
                                 meaning(witness.situation));
  if (one_picture) {
    text +=
        facts_html(scene.facts) + walk_html(finding, *walk, scene.marked) + stock_html(scene.stock);
  } else if (!scene.rows.empty() || !scene.facts.empty()) {
    text += scene_html(scene);
  }
  text += outcomes_html(finding);
  if (walk && !one_picture) text += walk_html(finding, *walk, {});
  if (!walk) text += way_html(witness);
  return text + "</section>\n";
}

}  // namespace hanaproof::reports
