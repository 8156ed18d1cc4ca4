#include "checker/engines/regress/hunt.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "model/notation/position_json.h"

namespace hanaproof::regress {

using notation::NotationError;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kCaseSchema = "hanaproof.regress-case";
constexpr int kCaseVersion = 2;

Json failure_json(const Failure& failure) { return Json::parse(lockstep::to_json(failure)); }

Failure failure_from(const Json& json) { return lockstep::failure_from_json(json.dump()); }

Json suspect_json(const Suspect& one) {
  Json json = {{"topic", one.topic}, {"value", one.value}};
  json["clause"] = one.clause.empty() ? Json(nullptr) : Json(one.clause);
  if (!one.reading.empty()) json["reading"] = one.reading;
  if (!one.edition.empty()) json["edition"] = one.edition;
  json["explained"] = one.explained;
  json["broken"] = one.broken;
  return json;
}

Json attribution_json(const Attribution& attribution) {
  Json json;
  json["differences"] = attribution.differences;
  json["agreements"] = attribution.agreements;
  json["suspects"] = Json::array();
  for (const Suspect& one : attribution.suspects) json["suspects"].push_back(suspect_json(one));
  json["touched"] = attribution.touched;
  json["editions"] = attribution.editions;
  json["complete"] = attribution.complete;
  return json;
}

}  // namespace

std::string to_json(const Case& one) {
  Json json;
  json["schema"] = {{"name", kCaseSchema}, {"version", kCaseVersion}};
  json["edition"] = one.edition;
  json["players"] = one.players;
  json["engine"] = one.engine;
  json["seed"] = one.seed;
  json["game"] = one.found.game;
  json["fault"] = one.found.fault.empty() ? Json(nullptr) : Json(one.found.fault);
  json["turns"] = turns_of(one.found.failure);
  json["failure"] = failure_json(one.found.failure);
  json["first"] = failure_json(one.found.first);
  json["confirmed"] = one.found.confirmed;
  json["shrunk"] = one.found.shrunk;
  json["attribution"] = attribution_json(one.found.attribution);
  json["found_after"] = one.found.found_after;
  json["settled_after"] = one.found.settled_after;
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Case case_from_json(std::string_view text) {
  try {
    const Json json = Json::parse(text);
    if (json.at("schema").at("name") != kCaseSchema ||
        json.at("schema").at("version") != kCaseVersion) {
      throw NotationError(fmt::format("case: expected schema {} {}", kCaseSchema, kCaseVersion));
    }
    Case one{json.at("edition"), json.at("players"), json.at("engine"), json.at("seed"),
             Found{failure_from(json.at("failure")), failure_from(json.at("first"))}};
    one.found.game = json.at("game");
    one.found.confirmed = json.value("confirmed", true);
    one.found.shrunk = json.value("shrunk", true);
    one.found.found_after = json.at("found_after");
    one.found.settled_after = json.at("settled_after");
    if (json.at("fault").is_string()) one.found.fault = json.at("fault").get<std::string>();
    return one;
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("case: {}", error.what()));
  }
}

}  // namespace hanaproof::regress
