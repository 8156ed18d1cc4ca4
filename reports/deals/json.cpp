#include <algorithm>

#include <fmt/format.h>

#include "reports/deals/sheet.h"
#include "reports/document/json.h"

namespace hanaproof::reports {

using deals::Count;

namespace {

Json combination_json(const DealSheet& sheet, const deals::CombinationOdds& odds) {
  const auto share = [&](const Count& cases) { return fraction(Exact(cases, sheet.deals)); };
  Json json = {{"combination", name(odds.combination)}};
  if (odds.means) json["reading"] = name(*odds.means);
  json.update({{"of_the_rules", !sheet.other_reading(odds)},
               {"given_hand", share(odds.given_hand)},
               {"any_hand", share(odds.any_hand)},
               {"several_hands", share(odds.several_hands)},
               {"in_hands", Json::object()},
               {"field", share(odds.field)},
               {"hand_and_field", share(odds.hand_and_field)},
               {"nowhere", share(odds.nowhere)}});
  for (std::size_t k = 0; k < odds.in_hands.size(); ++k) {
    json["in_hands"][fmt::format("{}", k)] = share(odds.in_hands[k]);
  }
  return json;
}

Json deal_sheet_json(const DealSheet& sheet) {
  const auto combination = [&](const auto& odds) { return combination_json(sheet, odds); };
  const auto rule = [&](const DealRuleLine& line) -> Json {
    return {{"topic", line.use.topic},
            {"answer", line.answer},
            {"said", name(line.said)},
            {"in_force", line.use.in_force},
            {"comes_up", fraction(Exact(line.use.deals, sheet.deals))},
            {"cannot_occur", line.use.dead()}};
  };
  // Null where there never is such a deal.
  const auto until = [&](const Count& among) {
    return among == 0 ? Json() : fraction(Exact(sheet.deals, among));
  };
  Json json = {{"players", sheet.scope.players},
               {"options", sheet.scope.options},
               {"hand", sheet.shape.hand},
               {"field", sheet.shape.field},
               {"stock", sheet.shape.stock()},
               {"deals", sheet.deals.str()},
               {"combinations", list(sheet.combinations, combination)},
               {"rules", list(sheet.lines, rule)},
               {"verdicts", Json::object()},
               {"deals_until",
                {{"not_dealt_anew", until(sheet.deals - sheet.verdicts.anew())},
                 {"played", until(sheet.verdicts.of(deals::Verdict::played))}}}};
  for (auto [name, cases] : verdicts(sheet)) {
    std::ranges::replace(name, '-', '_');
    json["verdicts"][name] = fraction(Exact(cases, sheet.deals));
  }
  return json;
}

}  // namespace

std::string to_json(const std::vector<DealReport>& reports) {
  Json document = json_document("hanaproof.odds-deal");
  document["editions"] = list(reports, [](const DealReport& report) -> Json {
    return {{"edition", report.edition},
            {"title", report.title},
            {"tables", list(report.sheets, deal_sheet_json)}};
  });
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
