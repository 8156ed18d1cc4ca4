#include "reports/document/json.h"
#include "reports/fields/sheet.h"

namespace hanaproof::reports {

namespace {

Json reading_json(const FieldReading& each) {
  const auto round = [&](const fields::RoundOdds& odds) -> Json {
    return {{"small", fraction(odds.small)},
            {"double", fraction(odds.twofold)},
            {"grand", fraction(odds.grand)},
            {"factor", fraction(fields::Chain::factor(each.reading.rules, odds))},
            {"waits", fraction(odds.waits)},
            {"waiting_grand", fraction(odds.waiting_grand)},
            {"waiting_double", fraction(odds.waiting_twofold)}};
  };
  Json json = {{"rules", Json::object()},
               {"rounds", list(each.chain.rounds, round)},
               {"left", list(each.chain.left, fraction)},
               {"extra_rounds", fraction(each.chain.extra_rounds)},
               {"extra", list(each.chain.extra, fraction)}};
  for (const auto& answer : each.reading.answers) json["rules"][answer.topic] = answer.value;
  return json;
}

Json field_sheet_json(const FieldSheet& sheet) {
  const auto made = [&](const auto& entry) -> Json {
    const auto& fields = entry.first;
    return {{"grand", fields.grand},
            {"double", fields.twofold},
            {"chance", fraction(sheet.dealt.chance(fields))}};
  };
  return {{"edition", sheet.edition},
          {"title", sheet.title},
          {"players", sheet.scope.players},
          {"rounds", sheet.rounds},
          {"field", sheet.shape.field},
          {"not_void", fraction(Exact(sheet.dealt.deals, sheet.dealt.all))},
          {"made", list(sheet.dealt.made, made)},
          {"readings", list(sheet.readings, reading_json)}};
}

}  // namespace

std::string to_json(const std::vector<FieldSheet>& sheets) {
  Json document = json_document("hanaproof.odds-fields");
  document["tables"] = list(sheets, field_sheet_json);
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
