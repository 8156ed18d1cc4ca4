#include <algorithm>
#include <array>
#include <functional>

#include <fmt/format.h>

#include "model/phrases/named.h"
#include "reports/document/numbers.h"
#include "reports/impact_text.h"
#include "reports/rounds/parts.h"

namespace hanaproof::reports {

using odds_of_rounds::Calls;
using odds_of_rounds::Share;
using statistics::Interval;
using statistics::MeanOfHits;

namespace {

Cell part(const Share& share) { return Part{share.hits, share.all}; }

std::string interval_text(const Share& share) {
  const Interval interval = share.interval();
  return fmt::format("{:.2f} to {:.2f} %", 100 * interval.low, 100 * interval.high);
}

std::string interval_text(const MeanOfHits& mean) {
  const auto interval = mean.interval();
  return interval ? fmt::format("{:+.2f} to {:+.2f}", interval->low, interval->high) : "-";
}

}  // namespace

std::string_view name(Calls calls) { return calls == Calls::stop ? "stop" : "koi-koi"; }

std::string seat_name(std::size_t place, std::size_t players) {
  constexpr std::array kAfter = {"first", "second", "third", "fourth", "fifth", "sixth"};
  if (place == 0) return "the dealer";
  if (players == 2) return "the other player";
  return fmt::format("the {} after the dealer", kAfter.at(place - 1));
}

std::string yaku_name(const std::string& id) { return phrases::name_of(id, phrases::Language::en); }

Share nobody_wins(const odds_of_rounds::Odds& odds) {
  Share share{odds.shared.all - odds.shared.hits, odds.shared.all};
  for (const Share& won : odds.won) share.hits -= won.hits;
  return share;
}

std::vector<odds_of_rounds::YakuOdds> often_first(std::vector<odds_of_rounds::YakuOdds> yaku) {
  std::ranges::stable_sort(yaku, std::ranges::greater(),
                           [](const auto& each) { return each.by_turn.back().hits; });
  return yaku;
}

std::string how_played(const RoundSheet& sheet) {
  std::string text = fmt::format(
      "{} random rounds (seed {}), in which {}. ",
      thousands(fmt::format("{}", sheet.played.rounds)), sheet.played.seed,
      sheet.played.cards == impact::Policy::greedy
          ? "everybody plays the card that makes the most points of yaku at once, of these the one "
            "that takes the most cards that yaku need"
          : "every card is as likely to be played as any other");
  if (!sheet.odds.decisions.empty()) {
    text += sheet.played.calls == Calls::stop ? "Whoever may stop does. "
                                              : "Nobody stops before the end. ";
  }
  return text + "Other players fare otherwise: these are odds of this way to play.";
}

std::string exact_text(const RoundSheet& sheet) {
  if (!sheet.without_play) return {};
  return fmt::format(
      "Exact, of all deals: {} are decided by hands or field before a card is played.",
      chance(*sheet.without_play));
}

std::string decisions_text(const RoundSheet& sheet) {
  if (sheet.odds.decisions.empty()) return {};
  return "Where somebody may stop for the first time in a round, with so many points of yaku and "
         "so "
         "many cards left in the hand: what the others pay in the end after stopping, and after "
         "calling koi-koi this once. Same cards both ways; afterwards everybody plays as above. "
         "Situations that came up in fewer than " +
         std::to_string(kFewestRounds) + " rounds are left out.";
}

Table ends_table(const RoundSheet& sheet) {
  Table table{{"how a round ends",
               {"share", Unit::percent},
               "95 %",
               {"paid to the seat, a round", Unit::gain},
               "95 %"}};
  const auto& odds = sheet.odds;
  for (std::size_t seat = 0; seat < odds.won.size(); ++seat) {
    table.rows.push_back({fmt::format("{} wins", seat_name(seat, odds.won.size())),
                          part(odds.won[seat]), interval_text(odds.won[seat]),
                          Exact(odds.payment[seat].mean()), interval_text(odds.payment[seat])});
  }
  const auto add = [&](const char* what, const Share& share) {
    if (share.hits > 0) table.rows.push_back({what, part(share), interval_text(share), "", ""});
  };
  add("several win", odds.shared);
  add("nobody wins", nobody_wins(odds));
  add("of all, decided by the deal", odds.without_play);
  return table;
}

Table yaku_table(const RoundSheet& sheet) {
  Table table{{"in % of rounds a given player has made, after turn"}};
  const auto& all = sheet.odds.yaku;
  for (std::size_t turn = 1; !all.empty() && turn <= all.front().by_turn.size(); ++turn) {
    table.columns.push_back({fmt::format("{}", turn), Unit::share});
  }
  table.columns.emplace_back("95 %");
  for (const auto& each : often_first(all)) {
    std::vector<Cell>& row = table.rows.emplace_back();
    row.emplace_back(yaku_name(each.id));
    for (const Share& share : each.by_turn) row.push_back(part(share));
    row.emplace_back(interval_text(each.by_turn.back()));
  }
  return table;
}

Table decisions_table(const RoundSheet& sheet) {
  Table table{{{"points", Unit::whole},
               {"cards left", Unit::whole},
               {"rounds", Unit::whole},
               {"stop", Unit::gain},
               {"koi-koi", Unit::gain},
               {"gain", Unit::gain},
               "95 %",
               {"then ahead", Unit::percent},
               {"then behind", Unit::percent}}};
  for (const auto& [situation, decision] : sheet.odds.decisions) {
    if (decision.gain.groups() < kFewestRounds) continue;
    table.rows.push_back({situation.points, situation.cards, decision.gain.groups(),
                          Exact(decision.stop.mean()), Exact(decision.go_on.mean()),
                          Exact(decision.gain.mean()), interval_text(decision.gain),
                          part(decision.ahead), part(decision.behind)});
  }
  return table;
}

Document to_document(const std::vector<RoundReport>& reports) {
  Document document;
  for (const RoundReport& report : reports) {
    document.title(report.title + ": odds of rounds");
    for (const RoundSheet& sheet : report.sheets) {
      document.heading(fmt::format("{}, {}", report.edition, sheet.scope.text()));
      document.text(how_played(sheet));
      if (sheet.without_play) document.text(exact_text(sheet));
      document.table(ends_table(sheet));
      document.table(yaku_table(sheet));
      if (sheet.odds.decisions.empty()) continue;
      document.text(decisions_text(sheet));
      document.table(decisions_table(sheet));
    }
  }
  return document;
}

}  // namespace hanaproof::reports
