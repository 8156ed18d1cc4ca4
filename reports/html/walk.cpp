// The line of a witness, step by step: the table at the start, buttons that the script brings to
// life, and every step as a line of text that reads without any of it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/walk.h"
#include "reports/wording.h"
#include "reports/yaku_names.h"

namespace hanaproof::reports {

namespace {

using cards::Card;
using cards::CardSet;
using checker::Stage;
using checker::Walk;

bool any_cards(const Walk& walk, const auto& lying) {
  for (std::size_t taken = 0; taken <= walk.steps.size(); ++taken) {
    if (lying(walk.at(taken).table)) return true;
  }
  return false;
}

std::string row(std::string_view zone, std::string_view label, const std::vector<Card>& lying,
                CardSet marked) {
  // Always with room for cards, which may come later.
  return fmt::format("<div class=\"row{}\" data-zone=\"{}\"><h5>{}</h5>{}</div>\n",
                     lying.empty() ? " empty" : "", zone, label,
                     lying.empty() ? "<div class=\"cards\"></div>" : card_row(lying, marked));
}

// What a seat has beside cards; empty where the game counts nothing yet.
std::string standing(const Walk& walk, const Stage& stage, std::size_t seat) {
  std::vector<std::string> parts;
  if (seat < stage.made.size()) {
    for (const checker::Made& made : stage.made[seat]) {
      parts.push_back(fmt::format("{} {}", named_yaku(made.id), made.points));
    }
  }
  if (parts.empty() && seat < stage.points.size() && stage.points[seat] > 0) {
    parts.push_back(counted(static_cast<std::size_t>(stage.points[seat]), "point"));
  }
  if (seat < stage.put_in.size()) {
    parts.push_back(fmt::format("{} at stake, {} left",
                                counted(static_cast<std::size_t>(stage.put_in[seat]), "coin"),
                                stage.money[seat]));
  } else if (seat < stage.money.size()) {
    parts.push_back(fmt::format("{} in hand", stage.money[seat]));
  }
  if (stage.over() && seat < stage.result.size() && walk.game == Walk::Game::capturing) {
    parts.push_back(fmt::format("writes down {}", stage.result[seat]));
  }
  return listed(parts, ", ");
}

std::string seat_html(const Walk& walk, std::size_t seat, CardSet marked) {
  const checker::Table& table = walk.start.table;
  std::string text = filled("seat", seat, escape_html(standing(walk, walk.start, seat)));
  const auto has = [seat](const std::vector<CardSet>& seats) {
    return seat < seats.size() && !seats[seat].empty();
  };
  if (any_cards(walk, [&](const checker::Table& each) { return has(each.hands); })) {
    text += row(fmt::format("h{}", seat), "Hand", table.hands[seat].cards(), marked);
  }
  if (any_cards(walk, [&](const checker::Table& each) { return has(each.captured); })) {
    text += row(fmt::format("c{}", seat), "Captured", table.captured[seat].cards(), marked);
  }
  return text + "</div>\n";
}

std::string middle_html(const Walk& walk, CardSet marked) {
  const checker::Table& table = walk.start.table;
  std::string text =
      "<div class=\"group middle\">\n" + row("f", "Field", table.field.cards(), marked);
  if (any_cards(walk, [](const checker::Table& each) { return each.drawn.has_value(); })) {
    std::vector<Card> drawn;
    if (table.drawn) drawn.push_back(*table.drawn);
    text += row("d", "Drawn", drawn, marked);
  }
  if (any_cards(walk, [](const checker::Table& each) { return !each.stock.empty(); })) {
    text += fmt::format(
        "<div class=\"row pack\" data-stock=\"{}\"><h5>Stock</h5><div class=\"cards\">{}</div>"
        "</div>\n",
        table.stock.size(), card_back(table.stock.size()));
  }
  return text + "</div>\n";
}

std::string mat_html(const Walk& walk, CardSet marked) {
  const std::size_t seats = std::max(walk.start.table.hands.size(), walk.start.money.size());
  std::string text = "<div class=\"mat\">\n";
  for (std::size_t seat = 0; seat < seats; ++seat) {
    text += seat_html(walk, seat, marked);
    if (seat == 0 && walk.game != Walk::Game::betting) text += middle_html(walk, marked);
  }
  return text + "</div>\n";
}

// Only what is other than before: the script keeps the rest.
std::string step_attributes(const Walk& walk, std::size_t index) {
  const Stage& before = walk.at(index);
  const Stage& after = walk.at(index + 1);
  std::vector<std::string> moved;
  for (const auto& [card, zone] : shifts(before.table, after.table)) {
    moved.push_back(card.code() + zone);
  }
  std::string text;
  if (!moved.empty()) text += fmt::format(" data-to=\"{}\"", fmt::join(moved, " "));
  if (after.table.stock.size() != before.table.stock.size()) {
    text += fmt::format(" data-stock=\"{}\"", after.table.stock.size());
  }
  const std::size_t seats = std::max(walk.start.table.hands.size(), walk.start.money.size());
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const std::string now = standing(walk, after, seat);
    if (now != standing(walk, before, seat)) {
      text += fmt::format(" data-seat{}=\"{}\"", seat, escape_html(now));
    }
  }
  return text;
}

std::string fork_html(const checker::Finding& finding) {
  if (finding.witness.outcomes.empty()) return {};
  std::string text = "<ul class=\"fork\">";
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    text += fmt::format("<li class=\"s-{}\">{} {}</li>", side_letter(finding, outcome.side),
                        side_badge(finding, outcome.side), escape_html(outcome.text));
  }
  return text + "</ul>";
}

std::string steps_html(const checker::Finding& finding, const Walk& walk) {
  std::string text = "<ol class=\"steps\">\n";
  for (std::size_t i = 0; i < walk.steps.size(); ++i) {
    const bool parts = walk.parts && *walk.parts == i + 1;
    const bool last = i + 1 == walk.steps.size();
    text += fmt::format("<li{}{}><p>{}.</p>", step_attributes(walk, i),
                        parts ? " class=\"parts\"" : "", said_html(describe(walk, i)));
    if (parts && !last) text += "<p class=\"aside\">From here on the sides differ.</p>";
    if (last) text += fork_html(finding);
    text += "</li>\n";
  }
  return text + "</ol>\n";
}

// Hidden until the script shows it.
std::string controls_html(std::size_t steps) {
  const auto button = [](std::string_view to, std::string_view label, std::string_view sign) {
    return fmt::format(
        "<button type=\"button\" data-go=\"{}\" aria-label=\"{}\" title=\"{}\">{}</button>", to,
        label, label, sign);
  };
  return filled("controls", button("first", "To the start", "⇤"),
                button("back", "One step back", "←"), button("on", "One step on", "→"),
                button("last", fmt::format("To the end, step {}", steps), "⇥"));
}

std::string rules_text(const Walk& walk) {
  checker::Outcome outcome;
  outcome.edition = walk.edition;
  outcome.rules = walk.rules;
  return html_code(rules_of(outcome));
}

}  // namespace

std::string said_html(const Sentence& sentence) {
  std::string text;
  for (const Piece& piece : sentence) {
    text += piece.card ? fmt::format(
                             "<span class=\"said\"><svg class=\"mini\" aria-hidden=\"true\">"
                             "<use href=\"#c{}\"/></svg> {}</span>",
                             piece.card->code(), escape_html(named(*piece.card)))
                       : escape_html(piece.text);
  }
  return text;
}

std::string walk_html(const checker::Finding& finding, const Walk& walk, CardSet marked) {
  std::string text = fmt::format(
      "<section class=\"walk\">\n<h3>Step by step: {}</h3>\n<p class=\"quiet\">Played by {}{}</p>\n"
      "<div class=\"stage\">\n{}{}</div>\n{}",
      counted(walk.steps.size(), walk.game == Walk::Game::betting ? "bet" : "move"),
      rules_text(walk),
      walk.parts && *walk.parts == 0 ? "; under the rules of another side it begins otherwise."
                                     : ".",
      mat_html(walk, marked), controls_html(walk.steps.size()), steps_html(finding, walk));
  return text + "</section>\n";
}

}  // namespace hanaproof::reports
