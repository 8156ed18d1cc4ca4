// Blocks as a long run keeps them.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/regress/block.h"
#include "model/notation/json_outside.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using Json = nlohmann::ordered_json;
using notation::whole;

namespace {

using Counts = std::map<std::string, std::uint64_t>;

Json json_of(const Failure& failure) { return Json::parse(lockstep::to_json(failure)); }
Failure failure_of(const Json& json) { return lockstep::failure_from_json(json.dump()); }

Json json_of(const EngineAccount& engine) {
  Json faults = Json::array();
  for (const auto& [name, fault] : engine.faults) {
    faults.push_back(
        {{"name", name}, {"times", fault.times}, {"block", fault.block}, {"last", fault.last}});
  }
  return {{"requests", engine.requests},
          {"restarts", engine.restarts},
          {"faults", faults},
          {"unsupported", engine.unsupported}};
}

EngineAccount account_of(const Json& json) {
  EngineAccount engine{whole<std::uint64_t>(json, "requests"),
                       whole<std::uint64_t>(json, "restarts"),
                       {},
                       json.at("unsupported").get<Counts>()};
  for (const Json& fault : json.at("faults")) {
    engine.faults[fault.at("name")] = {whole<std::uint64_t>(fault, "times"),
                                       whole<std::uint64_t>(fault, "block"), fault.at("last")};
  }
  return engine;
}

Json json_of(const Signature& signature, const Block::Kind& kind) {
  Json first = Json::array();
  for (const Met& met : kind.first) {
    first.push_back({{"game", met.game},
                     {"ruleset", met.ruleset},
                     {"failure", json_of(met.failure)},
                     {"fault", met.fault}});
  }
  return {{"what", signature.what},
          {"parts", signature.parts},
          {"count", kind.count},
          {"first", first}};
}

Block::Kind kind_of(const Json& json) {
  Block::Kind kind{whole<std::uint64_t>(json, "count"), {}};
  for (const Json& met : json.at("first")) {
    kind.first.push_back({whole<std::uint64_t>(met, "game"), whole<std::size_t>(met, "ruleset"),
                          failure_of(met.at("failure")), met.at("fault")});
  }
  return kind;
}

}  // namespace

std::string Block::to_json() const {
  Json kinds_json = Json::array();
  for (const auto& [signature, kind] : kinds) kinds_json.push_back(json_of(signature, kind));
  Json agreed_json = Json::array();
  for (const auto& [place, line] : agreed) {
    agreed_json.push_back({{"ruleset", place.first},
                           {"chance", place.second},
                           {"line", json_of(Failure{line, 0, {}})}});
  }
  const Json json = {{"games", games},           {"positions", positions},
                     {"moves", moves},           {"games_by_topic", games_by_topic},
                     {"kinds", kinds_json},      {"agreed", agreed_json},
                     {"engine", json_of(engine)}};
  // Texts are an engine's, which may be anything.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Block Block::from_json(std::string_view text) {
  try {
    const Json json = notation::read_json(text);
    Block block;
    block.games = whole<std::uint64_t>(json, "games");
    block.positions = whole<std::uint64_t>(json, "positions");
    block.moves = whole<std::uint64_t>(json, "moves");
    block.games_by_topic = json.at("games_by_topic").get<Counts>();
    for (const Json& kind : json.at("kinds")) {
      block.kinds[{kind.at("what"), kind.at("parts")}] = kind_of(kind);
    }
    for (const Json& one : json.at("agreed")) {
      block.agreed[{whole<std::size_t>(one, "ruleset"), whole<std::uint64_t>(one, "chance")}] =
          failure_of(one.at("line")).line;
    }
    block.engine = account_of(json.at("engine"));
    return block;
  } catch (const Json::exception& error) {
    throw notation::NotationError(fmt::format("games in blocks: {}", error.what()));
  }
}

}  // namespace hanaproof::regress
