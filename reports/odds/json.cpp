#include <fmt/format.h>

#include "model/documents/document.h"
#include "reports/document/json.h"
#include "reports/odds/sheet.h"

namespace hanaproof::reports {

namespace {

auto fraction(const odds::Fraction& number) { return reports::fraction(exact(number)); }
using Fraction = decltype(fraction({}));

// Ties by the number of others that the best hand is shared with.
std::map<std::string, Fraction> ties(const odds::Outcome& outcome) {
  std::map<std::string, Fraction> all;
  for (int others = 1; others < odds::kMostPlayers; ++others) {
    const odds::Fraction tie = outcome.tie_with(others);
    if (tie.num != 0) all[fmt::format("{}", others)] = fraction(tie);
  }
  return all;
}

constexpr const char* kReplayed =
    "The chance that nobody wins and the round is played again; only under rules that know it.";

constexpr auto kOutcome = [](auto& io, const odds::Outcome& outcome) {
  io.field(
      "win", [&] { return fraction(outcome.win()); }, "Alone.");
  io.field(
      "tie", [&] { return fraction(outcome.tie()); }, "Best together with others.");
  io.field("lose", [&] { return fraction(outcome.loss()); });
  if (io.has("replayed", outcome.replayed > 0)) {
    io.field(
        "replayed", [&] { return fraction(outcome.replay()); }, kReplayed);
  }
  io.field(
      "tie_with", [&] { return ties(outcome); }, "Best together with exactly so many others.");
  io.field(
      "equity", [&] { return fraction(outcome.equity()); }, "The share of the pot.");
  io.field(
      "expected_multiplier", [&] { return fraction(outcome.expected_multiplier()); },
      "Of the best hand, given this one.");
  io.field(
      "expected_payment", [&] { return fraction(outcome.expected_payment()); },
      "Received less paid, for a stake of 1 each.");
};

struct HandOfSheet {
  const OddsSheet* sheet = nullptr;
  odds::Hand hand = {};
};

const odds::Outcome& outcome_of(const HandOfSheet& one) {
  const auto& [sheet, hand] = one;
  const int index = sheet->hands.index(hand.places[0], hand.places[1]);
  return sheet->table.hands[static_cast<std::size_t>(index)];
}

std::vector<cards::Card> cards_of(const HandOfSheet& one) {
  std::vector<cards::Card> all;
  for (const int place : one.hand.places) {
    all.push_back(one.sheet->hands.deck()[static_cast<std::size_t>(place)]);
  }
  return all;
}

constexpr auto kHand = [](auto& io, const HandOfSheet& one) {
  const auto hands = [&]() -> const odds::HandTable& { return one.sheet->hands; };
  io.field("hand", [&] { return cards_of(one); });
  io.field("category", one.hand.category, "The id of its combination, or points-N.");
  io.field(
      "rank", [&] { return rank(hands(), one.hand.strength); },
      "1 for the strongest; hands of one rank tie.");
  io.field("multiplier", [&] { return hands().multiplier(one.hand.strength); });
  io.part([&] { return outcome_of(one); }, kOutcome);
};

std::map<std::string, Fraction> held_by(const odds::Sharing& sharing) {
  std::map<std::string, Fraction> all;
  for (std::size_t k = 0; k < sharing.by.size(); ++k) {
    if (sharing.by[k].num != 0) all[fmt::format("{}", k + 1)] = fraction(sharing.by[k]);
  }
  return all;
}

std::vector<HandOfSheet> hands_of(const OddsSheet& sheet) {
  std::vector<HandOfSheet> all;
  for (const odds::Hand& hand : sheet.hands.hands()) all.push_back({&sheet, hand});
  return all;
}

constexpr auto kCategory = [](auto& io, const odds::CategoryOdds& each) {
  io.field("category", each.category);
  io.field("multiplier", each.multiplier);
  io.field("hands", each.hands, "How many hands are of it.");
  io.field(
      "wins", [&] { return fraction(each.wins); }, "The chance that the best hand is of it.");
};

// With how often the best hand is shared, which several fields tell.
struct Shared {
  const OddsSheet* sheet = nullptr;
  odds::Sharing sharing = {};
};

constexpr auto kSheet = [](auto& io, const Shared& shared) {
  const OddsSheet* sheet = shared.sheet;
  io.field("players", [=] { return sheet->table.players; });
  io.field(
      "equity", [=] { return fraction(sheet->table.equity()); },
      "A seat's share of the pot before it looks at its cards.");
  io.field(
      "expected_multiplier", [=] { return fraction(sheet->table.expected_multiplier()); },
      "Of the best hand.");
  io.field(
      "best_hand_tied", [&] { return fraction(shared.sharing.tied); },
      "The chance that more than one player holds the best hand.");
  if (io.has("replayed", [=] { return !sheet->hands.effects().empty(); })) {
    io.field(
        "replayed", [=] { return fraction(sheet->table.replayed()); }, kReplayed);
  }
  io.field(
      "best_hand_held_by", [&] { return held_by(shared.sharing); },
      "The chance that exactly so many players hold it.");
  io.objects(
      "categories", [=] { return odds::winning_category(sheet->hands, sheet->table); }, kCategory,
      "The strongest first.");
  io.objects(
      "hands", [=] { return hands_of(*sheet); }, kHand);
};

constexpr auto kOddsReport = [](auto& io, const OddsReport& report) {
  const auto sheets = [&] {
    std::vector<Shared> all;
    for (const OddsSheet& sheet : report.sheets) {
      all.push_back({&sheet, odds::best_hand_shared(sheet.table)});
    }
    return all;
  };
  io.field("edition", report.edition);
  io.when(report.sheets.size() == 1, [&] { io.part([&] { return sheets().front(); }, kSheet); });
  if (io.has("tables", report.sheets.size() != 1)) {
    io.objects(
        "tables", sheets, kSheet,
        "One for each number of players, where none was asked for; else its fields are here.");
  }
};
constexpr auto kSutdaDocument = documents::document<OddsReport>(
    {"odds-sutda", 1,
     "Exact odds of every hand of two cards. Fractions are pairs of whole numbers as strings, in "
     "lowest terms. Nobody folds; equal best hands share."},
    kOddsReport);

constexpr auto kSituation = [](auto& io, const SituationReport& report) {
  io.field("edition", report.edition);
  io.field("players", report.situation.players);
  io.field("hand", report.situation.own, "The cards of the hand that are known.");
  io.field("shown", report.situation.shown, "A card each of opponents who are in.");
  io.field("folded", report.situation.folded, "Seen cards of players who are out.");
  io.whole("ways", fmt::format("{}", report.outcome.ways),
           "Equally likely ways in which the unknown cards of hands can lie.");
  io.part(report.outcome, kOutcome);
};
constexpr auto kSituationDocument = documents::document<SituationReport>(
    {"odds-situation", 1,
     "Exact odds of one situation. Fractions are pairs of whole numbers as strings, in lowest "
     "terms. Nobody folds any more; equal best hands share."},
    kSituation);

}  // namespace

std::string to_json(const OddsReport& report) {
  return kSutdaDocument.written(report).dump(2) + "\n";
}

std::string to_json(const SituationReport& report) {
  return kSituationDocument.written(report).dump(2) + "\n";
}

std::string odds_sutda_schema() { return kSutdaDocument.schema_text(); }
std::string odds_situation_schema() { return kSituationDocument.schema_text(); }

}  // namespace hanaproof::reports
