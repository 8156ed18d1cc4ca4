#include "checker/engines/crosscheck/hachi_failure_json.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "model/notation/json_values.h"

namespace hanaproof::crosscheck {

using notation::HachiMove;
using notation::NotationError;
using Json = nlohmann::ordered_json;

namespace {

HachiMove to_hachi_move(const Json& json) {
  const auto text = json.get<std::string>();
  const auto move = HachiMove::parse(text);
  if (!move) throw NotationError(fmt::format("failure: \"{}\" is no move", text));
  return *move;
}

HachiFailure read_hachi(const Json& json) {
  if (json.at("schema").at("name") != kHachiFailureSchema || json.at("schema").at("version") != 1) {
    throw NotationError(fmt::format("failure: expected schema {} 1", kHachiFailureSchema));
  }
  HachiFailure failure;
  failure.edition = json.at("edition");
  failure.rules = json.at("rules").get<std::map<std::string, std::string>>();
  failure.match = notation::hachi_match_from_value(json.at("match"));
  if (json.contains("deal")) {
    failure.deal = notation::hachi_deal_from_value(json.at("deal"), failure.match.players);
  }
  if (json.contains("from")) {
    failure.from = notation::hachi_from_value(json.at("from"));
  }
  for (const Json& move : json.at("line")) failure.line.push_back(to_hachi_move(move));
  failure.difference = {json.at("what"), json.at("spec"), json.at("engine")};
  return failure;
}

}  // namespace

std::string to_json(const HachiFailure& failure) {
  Json json;
  json["schema"] = {{"name", kHachiFailureSchema}, {"version", 1}};
  json["edition"] = failure.edition;
  json["rules"] = Json(failure.rules);
  json["match"] = notation::to_value(failure.match);
  const bool dealt = !failure.deal.hands.empty();
  if (dealt) json["deal"] = notation::to_value(failure.deal);
  if (failure.from) json["from"] = notation::to_value(*failure.from);
  json["line"] = Json::array();
  for (const HachiMove& move : failure.line) json["line"].push_back(move.text());
  json["what"] = failure.difference.what;
  json["spec"] = failure.difference.spec;
  json["engine"] = failure.difference.subject;
  return json.dump(2) + "\n";
}

HachiFailure hachi_failure_from_json(std::string_view text) {
  try {
    return read_hachi(Json::parse(text));
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("failure: {}", error.what()));
  }
}

}  // namespace hanaproof::crosscheck
