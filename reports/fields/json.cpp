#include <nlohmann/json.hpp>

#include "reports/fields/sheet.h"

namespace hanaproof::reports {

using Json = nlohmann::ordered_json;
using fields::Fraction;

namespace {

Json fraction(const Fraction& number) {
  return {numerator(number).str(), denominator(number).str()};
}

Json fractions(const std::vector<Fraction>& numbers) {
  Json all = Json::array();
  for (const Fraction& number : numbers) all.push_back(fraction(number));
  return all;
}

Json reading_json(const FieldReading& each) {
  Json json;
  json["rules"] = Json::object();
  for (const auto& answer : each.reading.answers) json["rules"][answer.topic] = answer.value;
  json["rounds"] = Json::array();
  for (const fields::RoundOdds& round : each.chain.rounds) {
    json["rounds"].push_back(
        {{"small", fraction(round.small)},
         {"double", fraction(round.twofold)},
         {"grand", fraction(round.grand)},
         {"factor", fraction(fields::Chain::factor(each.reading.rules, round))},
         {"waits", fraction(round.waits)},
         {"waiting_grand", fraction(round.waiting_grand)},
         {"waiting_double", fraction(round.waiting_twofold)}});
  }
  json["left"] = fractions(each.chain.left);
  json["extra_rounds"] = fraction(each.chain.extra_rounds);
  json["extra"] = fractions(each.chain.extra);
  return json;
}

Json sheet_json(const FieldSheet& sheet) {
  Json json = {{"edition", sheet.edition},
               {"title", sheet.title},
               {"players", sheet.scope.players},
               {"rounds", sheet.rounds},
               {"field", sheet.shape.field}};
  json["not_void"] = fraction(Fraction(sheet.dealt.deals, sheet.dealt.all));
  json["made"] = Json::array();
  for (const auto& [made, deals] : sheet.dealt.made) {
    json["made"].push_back({{"grand", made.grand},
                            {"double", made.twofold},
                            {"chance", fraction(sheet.dealt.chance(made))}});
  }
  json["readings"] = Json::array();
  for (const FieldReading& each : sheet.readings) json["readings"].push_back(reading_json(each));
  return json;
}

}  // namespace

std::string to_json(const std::vector<FieldSheet>& sheets) {
  Json document;
  document["schema"] = {{"name", "hanaproof.odds-fields"}, {"version", 1}};
  document["tables"] = Json::array();
  for (const FieldSheet& sheet : sheets) document["tables"].push_back(sheet_json(sheet));
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
