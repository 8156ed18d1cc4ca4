#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/regress/hunt.h"
#include "model/notation/json_outside.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using Json = nlohmann::ordered_json;
using notation::NotationError;

namespace {

constexpr const char* kCaseSchema = "hanaproof.regress-case";
constexpr int kCaseVersion = 3;

Json failure_json(const Failure& failure) { return Json::parse(lockstep::to_json(failure)); }

Failure failure_from(const Json& json) { return lockstep::failure_from_json(json.dump()); }

Json suspect_json(const Suspect& one) {
  Json json = {{"topic", one.topic}, {"value", one.value}};
  json["clause"] = one.clause.empty() ? Json(nullptr) : Json(one.clause);
  if (!one.reading.empty()) json["reading"] = one.reading;
  if (!one.edition.empty()) json["edition"] = one.edition;
  json["explained"] = one.explained;
  json["improved"] = one.improved;
  json["broken"] = one.broken;
  return json;
}

Json attribution_json(const Attribution& attribution) {
  Json json;
  json["differences"] = attribution.differences;
  json["agreements"] = attribution.agreements;
  json["suspects"] = Json::array();
  for (const Suspect& one : attribution.suspects) json["suspects"].push_back(suspect_json(one));
  json["complete"] = attribution.complete;
  return json;
}

Json found_json(const Found& found) {
  Json json;
  json["differs"] = {{"what", found.signature.what}, {"parts", found.signature.parts}};
  json["fault"] = found.fault.empty() ? Json(nullptr) : Json(found.fault);
  const Suspect* rule = found.rule();
  json["rule"] = rule ? Json({{"topic", rule->topic}, {"value", rule->value}}) : Json(nullptr);
  json["beside"] = found.beside;
  json["aside"] = found.aside;
  json["count"] = found.count;
  json["game"] = found.game;
  json["turns"] = turns_of(found.failure);
  json["unreachable"] = found.unreachable.empty() ? Json(nullptr) : Json(found.unreachable);
  json["failure"] = failure_json(found.failure);
  json["first"] = failure_json(found.first);
  json["confirmed"] = found.confirmed;
  json["shrunk"] = found.shrunk;
  json["attribution"] = attribution_json(found.attribution);
  json["found_after"] = found.found_after;
  return json;
}

Found found_from(const Json& json) {
  Found found{.signature = {json.at("differs").at("what"), json.at("differs").at("parts")},
              .failure = failure_from(json.at("failure")),
              .first = failure_from(json.at("first"))};
  if (json.at("fault").is_string()) found.fault = json.at("fault").get<std::string>();
  const Json& tried = json.at("attribution");
  found.attribution.differences = tried.at("differences");
  found.attribution.agreements = tried.at("agreements");
  found.attribution.complete = tried.at("complete");
  for (const Json& one : tried.at("suspects")) {
    Suspect& suspect = found.attribution.suspects.emplace_back();
    suspect.topic = one.at("topic");
    suspect.value = one.at("value");
    if (one.at("clause").is_string()) suspect.clause = one.at("clause").get<std::string>();
    suspect.reading = one.value("reading", std::string());
    suspect.edition = one.value("edition", std::string());
    suspect.explained = one.at("explained");
    suspect.improved = one.at("improved");
    suspect.broken = one.at("broken");
  }
  found.beside = json.at("beside").get<Answers>();
  found.aside = json.at("aside").get<std::set<std::string>>();
  found.count = json.at("count");
  found.game = json.at("game");
  found.confirmed = json.at("confirmed");
  found.shrunk = json.at("shrunk");
  found.found_after = json.at("found_after");
  if (json.at("unreachable").is_string()) {
    found.unreachable = json.at("unreachable").get<std::string>();
  }
  return found;
}

}  // namespace

std::string to_json(const Saved& saved) {
  Json json;
  json["schema"] = {{"name", kCaseSchema}, {"version", kCaseVersion}};
  json["edition"] = saved.edition;
  json["engine"] = saved.engine;
  json["seed"] = saved.seed;
  json["found"] = Json::array();
  for (const Found& found : saved.found) json["found"].push_back(found_json(found));
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Saved saved_from_json(std::string_view text) {
  try {
    const Json json = notation::read_json(text);
    if (json.at("schema").at("name") != kCaseSchema ||
        json.at("schema").at("version") != kCaseVersion) {
      throw NotationError(fmt::format("case: expected schema {} {}", kCaseSchema, kCaseVersion));
    }
    Saved saved{json.at("edition"), json.at("engine"), json.at("seed")};
    for (const Json& one : json.at("found")) saved.found.push_back(found_from(one));
    return saved;
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("case: {}", error.what()));
  }
}

}  // namespace hanaproof::regress
