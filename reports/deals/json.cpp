#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "reports/deals/lines.h"

namespace hanaproof::reports {

using Json = nlohmann::ordered_json;
using deals::Count;

namespace {

// In lowest terms.
Json fraction(const Count& part, const Count& all) {
  const Count common = gcd(part, all);
  return {deals::digits(part / common), deals::digits(all / common)};
}

Json combination_json(const DealSheet& sheet, const deals::CombinationOdds& odds) {
  const auto share = [&](const Count& part) { return fraction(part, sheet.deals); };
  Json json;
  json["combination"] = name(odds.combination);
  if (odds.means) json["reading"] = name(*odds.means);
  json["of_the_rules"] = !sheet.other_reading(odds);
  json["given_hand"] = share(odds.given_hand);
  json["any_hand"] = share(odds.any_hand);
  json["several_hands"] = share(odds.several_hands);
  json["in_hands"] = Json::object();
  for (std::size_t k = 0; k < odds.in_hands.size(); ++k) {
    json["in_hands"][fmt::format("{}", k)] = share(odds.in_hands[k]);
  }
  json["field"] = share(odds.field);
  json["hand_and_field"] = share(odds.hand_and_field);
  json["nowhere"] = share(odds.nowhere);
  return json;
}

Json verdict_json(const DealSheet& sheet) {
  Json json = Json::object();
  for (const DealCount& verdict : verdicts(sheet)) {
    std::string key = verdict.where;
    std::ranges::replace(key, '-', '_');
    json[key] = fraction(verdict.deals, sheet.deals);
  }
  return json;
}

// Null where there never is such a deal.
Json until(const DealSheet& sheet, const Count& among) {
  return among == 0 ? Json() : fraction(sheet.deals, among);
}

Json sheet_json(const DealSheet& sheet) {
  Json json;
  json["players"] = sheet.scope.players;
  json["options"] = sheet.scope.options;
  json["hand"] = sheet.shape.hand;
  json["field"] = sheet.shape.field;
  json["stock"] = sheet.shape.stock();
  json["deals"] = deals::digits(sheet.deals);
  json["combinations"] = Json::array();
  for (const deals::CombinationOdds& odds : sheet.combinations) {
    json["combinations"].push_back(combination_json(sheet, odds));
  }
  json["rules"] = Json::array();
  for (const DealRuleLine& line : sheet.lines) {
    json["rules"].push_back({{"topic", line.use.topic},
                             {"answer", line.answer},
                             {"said", name(line.said)},
                             {"in_force", line.use.in_force},
                             {"comes_up", fraction(line.use.deals, sheet.deals)},
                             {"cannot_occur", line.use.dead()}});
  }
  json["verdicts"] = verdict_json(sheet);
  json["deals_until"] = {{"not_dealt_anew", until(sheet, sheet.deals - sheet.verdicts.anew())},
                         {"played", until(sheet, sheet.verdicts.of(deals::Verdict::played))}};
  return json;
}

}  // namespace

std::string to_json(const std::vector<DealReport>& reports) {
  Json document;
  document["schema"] = {{"name", "hanaproof.odds-deal"}, {"version", 1}};
  document["editions"] = Json::array();
  for (const DealReport& report : reports) {
    Json edition;
    edition["edition"] = report.edition;
    edition["title"] = report.title;
    edition["tables"] = Json::array();
    for (const DealSheet& sheet : report.sheets) edition["tables"].push_back(sheet_json(sheet));
    document["editions"].push_back(std::move(edition));
  }
  return document.dump(2) + "\n";
}

}  // namespace hanaproof::reports
