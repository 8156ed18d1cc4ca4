#include <variant>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/progress.h"
#include "cli/regress.h"
#include "model/notation/position_json.h"
#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/terminal/text.h"

namespace hanaproof::cli {

using regress::Suspect;
using reports::Page;

namespace {

constexpr int kCaseIndent = 2;
constexpr int kCaseLabel = 22;

void label(Page& page, const std::string& name, const std::string& text) {
  page.hanging(fmt::format("{:<{}}", name, kCaseLabel), kCaseLabel, text.empty() ? "-" : text,
               kCaseIndent);
}

void print(Page& page, const reports::Scene& scene, const cards::CardSet& marked) {
  for (const reports::Row& row : scene.rows) {
    if (row.cards.empty()) continue;
    page.cards(row.label, kCaseLabel, row.cards, marked.cards(), kCaseIndent);
  }
  if (!scene.stock.empty()) {
    page.cards("Stock", kCaseLabel, scene.stock, marked.cards(), kCaseIndent);
  }
  for (const std::string& fact : scene.facts) page.paragraph(fact, kCaseIndent);
}

void print(Page& page, const notation::Position& start, const games::Line& line) {
  cards::CardSet marked;
  for (const games::Move& move : line.moves) {
    if (move.sort == games::Move::Sort::card) marked |= cards::CardSet{move.card} | move.takes;
  }
  print(page, reports::scene_of(start), marked);
  if (line.laid_out) label(page, "Deal", "is opened");
  for (const games::Move& move : line.moves) label(page, "Move", move.text());
}

void print(Page& page, const notation::BetPosition& start, const games::Line& line) {
  const notation::BetRound& round = start.round;
  label(page, "Coins", fmt::format("{}", fmt::join(round.money, " ")));
  label(page, "Starting stake", fmt::format("{}; player {} deals", round.ante, round.dealer));
  for (std::size_t seat = 0; seat < round.hands.size(); ++seat) {
    page.cards(fmt::format("Player {}'s hand", seat), kCaseLabel, round.hands[seat].cards(), {},
               kCaseIndent);
  }
  label(page, "Bets", reports::listed(round.bets, ", ", &notation::Move::text));
  for (const games::Move& move : line.moves) label(page, "Bet", move.text());
}

void print(Page& page, const notation::HachiPosition& start, const games::Line& line) {
  checker::Witness witness;
  witness.hachi = notation::HachiRound{{}, start.match, start.deal, line.moves, {}};
  if (!line.laid_out) witness.hachi->position = start;
  const reports::Scene scene = reports::scene_of(witness);
  print(page, scene, scene.marked);
}

// Where the moves are made from.
std::string text_of(const games::Line& line) {
  const auto* hachi = std::get_if<notation::HachiPosition>(&line.start);
  if (!hachi || !line.laid_out) return games::to_json(line.start);
  return fmt::format(R"({{"match":{},"deal":{}}})", notation::to_json(hachi->match),
                     notation::to_json(hachi->deal));
}

void print(Page& page, const lockstep::Failure& failure) {
  const games::Line& line = failure.line;
  std::visit([&](const auto& start) { print(page, start, line); }, line.start);
  if (failure.depth > 0) label(page, "Sequences", fmt::format("of {} moves", failure.depth));
  page.line();
  page.line(std::string("  ").append(text_of(line)));
}

// Where an answer is from, and what speaks for it.
std::string text(const Suspect& one, const regress::Attribution& attribution) {
  std::string line = fmt::format("--rule {}", rule_word(one.topic, one.value));
  line += one.clause.empty() ? " (the edition is silent" : fmt::format(" ({}", one.clause);
  if (!one.reading.empty()) line.append(", another reading of this clause");
  if (!one.edition.empty()) line.append(", as ").append(one.edition).append(" has it");
  return line.append(fmt::format("; {} of {} agreements stay)", attribution.agreements - one.broken,
                                 attribution.agreements));
}

// What was not looked for to its end.
void print_cut_short(Page& page, const regress::Found& found) {
  if (!found.confirmed) {
    page.paragraph("Seen once: it was interrupted before it could come up again.", kCaseIndent);
    return;
  }
  if (!found.fault.empty()) return;
  constexpr const char* kWhy = "time was up (--settle-seconds), or it was interrupted";
  if (!found.shrunk) {
    page.print(kCaseIndent, "Not shrunk to the end: {}, or there is too much to try.", kWhy);
  }
  if (!found.attribution.complete) {
    page.print(kCaseIndent, "Not all answers were tried: {}.", kWhy);
  }
}

void print_rule(Page& page, const regress::Found& found, const reports::Subject& who) {
  const std::string plays = fmt::format("The {} plays", who.name);
  const regress::Attribution& attribution = found.attribution;
  for (std::size_t i = 0; i < attribution.suspects.size(); ++i) {
    label(page, i == 0 ? plays : "or", text(attribution.suspects[i], attribution));
  }
  if (attribution.suspects.empty() && attribution.complete) {
    label(page, plays, "by a rule of its own: no rule expresses this");
  }
  for (const auto& [topic, value] : found.beside) {
    label(page, "Apart from", fmt::format("--rule {}", rule_word(topic, value)));
  }
  for (const std::string& member : found.aside) {
    label(page, "Apart from", fmt::format("--ignore {}", member));
  }
}

void print_sides(Page& page, const lockstep::Failure& failure, const reports::Subject& who) {
  // Before any deal there is nothing to see.
  if (failure.line != games::Line{}) {
    print(page, failure);
    page.line();
  }
  label(page, "The edition says", failure.difference.spec);
  label(page, fmt::format("The {} says", who.name), failure.difference.subject);
}

}  // namespace

std::string rule_word(const std::string& topic, const std::string& value) {
  return shell_word(fmt::format("{}={}", topic, value));
}

std::string to_terminal(const lockstep::Failure& failure) {
  Page page(terminal_style());
  page.line(page.paint().bold(fmt::format("A difference in {}", failure.difference.what)));
  page.line();
  print_sides(page, failure, reports::kEngine);
  return page.take();
}

std::string to_terminal(const regress::Found& found, std::size_t number,
                        const reports::Subject& who) {
  Page page(terminal_style());
  const std::string title = found.fault.empty()
                                ? fmt::format("A difference in {}", found.signature.text())
                                : fmt::format("An engine fault: {}", found.fault);
  page.line(page.paint().bold(fmt::format("{}. {}", number, title)));
  page.line();
  print_sides(page, found.failure, who);
  if (found.fault.empty()) print_rule(page, found, who);
  page.line();
  if (!found.unreachable.empty()) {
    page.print(kCaseIndent, "No round leads there: {}.", found.unreachable);
  }
  const std::string after =
      found.found_after > 0 ? fmt::format(" after {:.1f} s", found.found_after) : std::string();
  page.print(kCaseIndent, "Met {}, first in game {}{}.",
             found.count == 1 ? "once" : fmt::format("{} times", found.count), found.game, after);
  print_cut_short(page, found);
  return page.take();
}

}  // namespace hanaproof::cli
