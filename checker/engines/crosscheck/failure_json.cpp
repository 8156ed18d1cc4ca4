#include "checker/engines/crosscheck/failure_json.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "model/notation/json_values.h"

namespace hanaproof::crosscheck {

using notation::NotationError;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kSchema = "hanaproof.crosscheck-failure";

notation::Move to_move(const Json& json) {
  const auto text = json.get<std::string>();
  const auto move = notation::Move::parse(text);
  if (!move) throw NotationError(fmt::format("failure: \"{}\" is no move", text));
  return *move;
}

Failure read(const Json& json) {
  if (json.at("schema").at("name") != kSchema || json.at("schema").at("version") != 1) {
    throw NotationError(fmt::format("failure: expected schema {} 1", kSchema));
  }
  Failure failure;
  failure.start = notation::position_from_value(json.at("start"));
  failure.dealt = json.at("dealt");
  for (const Json& move : json.at("line")) failure.line.push_back(to_move(move));
  failure.depth = json.at("depth");
  failure.difference = {json.at("what"), json.at("spec"), json.at("engine")};
  return failure;
}

}  // namespace

std::string to_json(const Failure& failure) {
  Json json;
  json["schema"] = {{"name", kSchema}, {"version", 1}};
  json["start"] = notation::to_value(failure.start);
  json["dealt"] = failure.dealt;
  json["line"] = Json::array();
  for (const notation::Move& move : failure.line) json["line"].push_back(move.text());
  json["depth"] = failure.depth;
  json["what"] = failure.difference.what;
  json["spec"] = failure.difference.spec;
  json["engine"] = failure.difference.subject;
  return json.dump(2) + "\n";
}

Failure failure_from_json(std::string_view text) {
  try {
    return read(Json::parse(text));
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("failure: {}", error.what()));
  }
}

}  // namespace hanaproof::crosscheck
