#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/protocol/parse.h"

namespace hanaproof::protocol {

namespace {

Do to_do(const Json& json, std::optional<std::int64_t> id) {
  const auto found = json.find("do");
  if (found == json.end()) throw ProtocolError("\"do\" is missing", id);
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (*found == std::string(kNames[i])) return static_cast<Do>(i);
  }
  throw ProtocolError(fmt::format("\"do\": expected one of {}", fmt::join(kNames, ", ")), id);
}

std::string move_of(const Fields& fields) {
  if (!fields.has("move")) fields.fail("move", "a move such as \"11x12\"");
  return fields.word("move");
}

}  // namespace

std::string to_json(const Request& request) {
  Json json;
  json["id"] = request.id;
  json["do"] = name(request.what);
  if (request.position) json["position"] = Json::parse(games::to_json(*request.position));
  if (request.what == Do::play) json["move"] = request.move;
  if (request.what == Do::replay) json["moves"] = request.moves;
  if (request.what == Do::deal) {
    json["edition"] = request.edition;
    json["players"] = request.players;
    if (!request.rules.empty()) json["rules"] = request.rules;
  }
  if (request.seed) json["seed"] = *request.seed;
  return json.dump();
}

Request request_from_json(std::string_view line) {
  const Json json = parse(line);
  const auto id = id_of(json);
  if (!id) throw ProtocolError("\"id\": expected a whole number", std::nullopt);
  const Fields fields(json, *id);
  Request request;
  request.id = *id;
  request.what = to_do(json, id);
  if (request.what == Do::hello) return request;
  if (request.what == Do::deal) {
    request.edition = fields.word("edition");
    request.players = fields.number("players");
    if (fields.has("rules")) request.rules = fields.rules();
    request.seed = fields.large("seed");
    return request;
  }
  request.position = fields.position();
  if (request.what == Do::play) request.move = move_of(fields);
  if (request.what == Do::replay) {
    request.moves = fields.words("moves");
    if (fields.has("seed")) request.seed = fields.large("seed");
  }
  return request;
}

}  // namespace hanaproof::protocol
