#include <variant>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/regress_print_hachi.h"
#include "model/notation/position_json.h"
#include "reports/scene.h"
#include "reports/terminal/text.h"

namespace hanaproof::cli {

using crosscheck::BetFailure;
using crosscheck::Failure;
using regress::Suspect;
using reports::Page;

namespace {

constexpr int kCaseIndent = 2;
constexpr int kCaseLabel = 22;

void label(Page& page, const std::string& name, const std::string& text) {
  page.hanging(fmt::format("{:<{}}", name, kCaseLabel), kCaseLabel, text.empty() ? "-" : text,
               kCaseIndent);
}

void print(Page& page, const Failure& failure) {
  const notation::Position& start = failure.start;
  const reports::Scene scene = reports::scene_of(start);
  cards::CardSet marked;
  for (const notation::Move& move : failure.line) {
    if (move.sort == notation::Move::Sort::card) marked |= cards::CardSet{move.card} | move.takes;
  }
  for (const reports::Row& row : scene.rows) {
    if (!row.cards.empty())
      page.cards(row.label, kCaseLabel, row.cards, marked.cards(), kCaseIndent);
  }
  if (!scene.stock.empty())
    page.cards("Stock", kCaseLabel, scene.stock, marked.cards(), kCaseIndent);
  for (const std::string& fact : scene.facts) page.paragraph(fact, kCaseIndent);
  if (failure.dealt) label(page, "Deal", "is opened");
  for (const notation::Move& move : failure.line) label(page, "Move", move.text());
  if (failure.depth > 0) label(page, "Sequences", fmt::format("of {} moves", failure.depth));
  page.line();
  page.line(std::string("  ").append(notation::to_json(start)));
}

void print(Page& page, const BetFailure& failure) {
  const notation::BetRound& round = failure.round;
  label(page, "Coins", fmt::format("{}", fmt::join(round.money, " ")));
  label(page, "Starting stake", fmt::format("{}; player {} deals", round.ante, round.dealer));
  for (std::size_t seat = 0; seat < round.hands.size(); ++seat) {
    page.cards(fmt::format("Player {}'s hand", seat), kCaseLabel, round.hands[seat].cards(), {},
               kCaseIndent);
  }
  std::vector<std::string> bets;
  for (const notation::Bet& bet : round.bets) bets.push_back(bet.text());
  label(page, "Bets", fmt::format("{}", fmt::join(bets, ", ")));
}

void print(Page& page, const crosscheck::HachiFailure& failure) {
  print_hachi(page, failure, kCaseLabel, kCaseIndent);
}

std::string text(const Suspect& one, const regress::Attribution& attribution) {
  std::string line = fmt::format(
      "{}; the engine plays as if {} = {}",
      one.clause.empty() ? fmt::format("{} (the edition is silent)", one.topic) : one.clause,
      one.topic, one.value);
  if (!one.reading.empty()) line.append(", another reading of this clause");
  if (!one.edition.empty()) line.append(", as ").append(one.edition).append(" has it");
  return line.append(fmt::format(" (explains {} of {} differences, {} of {} agreements stay)",
                                 one.explained, attribution.differences,
                                 attribution.agreements - one.broken, attribution.agreements));
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
    page.paragraph(fmt::format("Not shrunk to the end: {}, or there is too much to try.", kWhy),
                   kCaseIndent);
  }
  if (!found.attribution.complete) {
    page.paragraph(fmt::format("Not all answers were tried: {}.", kWhy), kCaseIndent);
  }
}

void print(Page& page, const regress::Attribution& attribution) {
  if (attribution.differences == 0) return;  // nothing was tried
  const auto convicted = attribution.convicted();
  const auto& shown = convicted.empty() ? attribution.suspects : convicted;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    label(page, i == 0 ? convicted.empty() ? "Perhaps at stake" : "At stake" : "or",
          text(shown[i], attribution));
  }
  if (shown.empty() && attribution.complete) {
    label(
        page, "Not explained",
        attribution.touched.empty()
            ? std::string("no other answer to any one clause changes what the spec says here")
            : fmt::format("no other answer to any one clause makes the spec agree; it hangs on {}",
                          fmt::join(attribution.touched, ", ")));
  }
  if (!attribution.editions.empty()) {
    label(page, "Agrees with", fmt::format("{}", fmt::join(attribution.editions, ", ")));
  }
}

}  // namespace

std::string to_terminal(const regress::Case& one, const std::string& command) {
  Page page(reports::Painter(wants_colour()), terminal_width());
  const regress::Found& found = one.found;
  const auto& difference = regress::difference_of(found.failure);
  page.line(page.paint().bold(found.fault.empty()
                                  ? fmt::format("A difference in {}", difference.what)
                                  : fmt::format("An engine fault: {}", found.fault)));
  page.line();
  std::visit([&](const auto& failure) { print(page, failure); }, found.failure);
  page.line();
  label(page, "The edition says", difference.spec);
  label(page, "The engine says", difference.subject);
  if (found.fault.empty()) print(page, found.attribution);
  page.line();
  if (found.game > 0) {
    page.paragraph(
        fmt::format("Found in game {} after {:.1f} s; {} {} from a valid position; settled after "
                    "{:.1f} s.",
                    found.game, found.found_after, regress::turns_of(found.failure),
                    regress::turns_of(found.failure) == 1 ? "turn" : "turns", found.settled_after),
        kCaseIndent);
  }
  if (found.game > 0) print_cut_short(page, found);
  if (!command.empty()) page.line(std::string("  ").append(command));
  return page.take();
}

}  // namespace hanaproof::cli
