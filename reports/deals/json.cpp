#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "model/documents/document.h"
#include "reports/deals/sheet.h"
#include "reports/document/json.h"

namespace hanaproof::reports {

using deals::CombinationOdds;
using deals::Count;

namespace {

using Fraction = std::array<std::string, 2>;
using Chances = std::map<std::string, Fraction>;

using CombinationOfSheet = documents::PartOf<DealSheet, CombinationOdds>;
using RuleOfSheet = documents::PartOf<DealSheet, DealRuleLine>;

Chances in_hands(const CombinationOfSheet& one) {
  Chances all;
  for (std::size_t k = 0; k < one.part->in_hands.size(); ++k) {
    all[fmt::format("{}", k)] = fraction(Exact(one.part->in_hands[k], one.whole->deals));
  }
  return all;
}

Chances verdicts_of(const DealSheet& sheet) {
  Chances all;
  for (auto [name, cases] : verdicts(sheet)) {
    std::ranges::replace(name, '-', '_');
    all[name] = fraction(Exact(cases, sheet.deals));
  }
  return all;
}

constexpr auto kCombination = [](auto& io, const CombinationOfSheet& one) {
  const CombinationOdds* odds = one.part;
  const DealSheet* sheet = one.whole;
  const auto share = [=](Count CombinationOdds::*cases) {
    return [=] { return fraction(Exact(odds->*cases, sheet->deals)); };
  };
  io.field("combination", [=] { return name(odds->combination); });
  if (io.has("reading", [=] { return odds->means.has_value(); })) {
    io.field(
        "reading", [=] { return name(*odds->means); },
        "Of hand.four-pairs.means; absent where both come to the same.");
  }
  io.field(
      "of_the_rules", [=] { return !sheet->other_reading(*odds); },
      "Whether it is the reading of the rules.");
  io.field("given_hand", share(&CombinationOdds::given_hand), "A certain player's.");
  io.field("any_hand", share(&CombinationOdds::any_hand));
  io.field("several_hands", share(&CombinationOdds::several_hands), "Two or more.");
  io.field(
      "in_hands", [&] { return in_hands(one); }, "In exactly so many hands.");
  io.field("field", share(&CombinationOdds::field));
  io.field("hand_and_field", share(&CombinationOdds::hand_and_field));
  io.field("nowhere", share(&CombinationOdds::nowhere), "Neither in a hand nor on the field.");
};

constexpr auto kRuleOfDeal = [](auto& io, const RuleOfSheet& one) {
  const DealRuleLine* line = one.part;
  io.field("topic", [=] { return line->use.topic; });
  io.field("answer", [=] { return line->answer; });
  io.field(
      "said", [=] { return name(line->said); },
      "Where the answer comes from; all but stated and chosen are assumptions.");
  io.field(
      "in_force", [=] { return line->use.in_force; },
      "Whether the answer can change anything under the other rules.");
  io.field(
      "comes_up", [&] { return fraction(Exact(one.part->use.deals, one.whole->deals)); },
      "The chance of a deal in which the question is asked.");
  io.field(
      "cannot_occur", [=] { return line->use.dead(); }, "In force, and never asked.");
};

constexpr auto kDealsUntil = [](auto& io, const DealSheet* sheet) {
  // Null where there never is such a deal.
  const auto until = [=](const Count& among) {
    return among == 0 ? std::nullopt : std::optional(fraction(Exact(sheet->deals, among)));
  };
  io.field_or_null(
      "not_dealt_anew", [=] { return until(sheet->deals - sheet->verdicts.anew()); },
      "Mean number of deals until one is won or played; null where there is none.");
  io.field_or_null(
      "played", [=] { return until(sheet->verdicts.of(deals::Verdict::played)); },
      "Mean number of deals until one is played; null where there is none.");
};

constexpr auto kSheetOfDeals = [](auto& io, const DealSheet* sheet) {
  io.field("players", [=] { return sheet->scope.players; });
  io.field("options", [=] { return sheet->scope.options; });
  io.field(
      "hand", [=] { return sheet->shape.hand; }, "Cards in each hand.");
  io.field("field", [=] { return sheet->shape.field; });
  io.field("stock", [=] { return sheet->shape.stock(); });
  io.field(
      "deals", [=] { return sheet->deals.str(); },
      "All of them: which cards are in which hand and on the field.");
  io.objects(
      "combinations", [=] { return documents::parts_of(*sheet, sheet->combinations); },
      kCombination);
  io.objects(
      "rules", [=] { return documents::parts_of(*sheet, sheet->lines); }, kRuleOfDeal);
  io.field(
      "verdicts", [=] { return verdicts_of(*sheet); },
      "played: nothing that the rules react to; won: by one hand alone; several_won: several "
      "hands win at once and the cards are not dealt anew for that; hand_redeal: a hand has "
      "the cards dealt anew; both_redeal: dealt anew because several hands win; won_by_given: "
      "by the hand of a certain player alone; several_won_with_given: several at once, one of "
      "them a certain player's; dealt_anew: for whatever reason; hand_against_field: a hand "
      "wins and the field voids at once.");
  io.object(
      "deals_until", [=] { return sheet; }, kDealsUntil);
};

constexpr auto kDealReport = [](auto& io, const DealReport& report) {
  io.field("edition", report.edition);
  io.field("title", report.title);
  io.objects(
      "tables", [&] { return documents::pointers_to(report.sheets); }, kSheetOfDeals);
};
constexpr auto kDealReports = [](auto& io, const std::vector<DealReport>& reports) {
  io.objects("editions", reports, kDealReport);
};
constexpr auto kDealsDocument = documents::document<std::vector<DealReport>>(
    {"odds-deal", 1,
     "Exact odds of deals that hands or the field decide before a card is played. Fractions are "
     "pairs of whole numbers as strings, in lowest terms; every deal is equally likely."},
    kDealReports);

}  // namespace

std::string to_json(const std::vector<DealReport>& reports) {
  return kDealsDocument.written(reports).dump(2) + "\n";
}

std::string odds_deal_schema() { return kDealsDocument.schema_text(); }

}  // namespace hanaproof::reports
