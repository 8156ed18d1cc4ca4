#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "checker/engines/lockstep/failure.h"
#include "model/notation/position_json.h"

namespace hanaproof::lockstep {

using notation::NotationError;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kSchema = "hanaproof.difference";
constexpr int kVersion = 1;

games::Move to_move(const Json& json) {
  const auto text = json.get<std::string>();
  const auto move = games::Move::parse(text);
  if (!move) throw NotationError(fmt::format("failure: \"{}\" is no move", text));
  return *move;
}

Failure read(const Json& json) {
  if (json.at("schema").at("name") != kSchema || json.at("schema").at("version") != kVersion) {
    throw NotationError(fmt::format("failure: expected schema {} {}", kSchema, kVersion));
  }
  Failure failure;
  failure.line.start = games::position_from_json(json.at("start").dump());
  failure.line.laid_out = json.at("laid_out");
  for (const Json& move : json.at("line")) failure.line.moves.push_back(to_move(move));
  failure.depth = json.at("depth");
  failure.difference = {json.at("what"), json.at("spec"), json.at("engine")};
  return failure;
}

}  // namespace

std::string to_json(const Failure& failure) {
  Json json;
  json["schema"] = {{"name", kSchema}, {"version", kVersion}};
  json["start"] = Json::parse(games::to_json(failure.line.start));
  json["laid_out"] = failure.line.laid_out;
  json["line"] = Json::array();
  for (const games::Move& move : failure.line.moves) json["line"].push_back(move.text());
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

}  // namespace hanaproof::lockstep
