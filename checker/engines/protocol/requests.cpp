#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/protocol/parse.h"
#include "model/documents/document.h"

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

constexpr auto kRequest = [](auto& io, const Request& request) {
  io.field("id", request.id);
  io.choice("do", request.what, documents::all_to(Do::deal));
  io.maybe("position", request.position,
           "Of all but hello and deal; of replay and open it is the deal, laid out.");
  if (io.has("move", request.what == Do::play)) io.field("move", request.move, "Of play.");
  if (io.has("moves", request.what == Do::replay)) {
    io.field("moves", request.moves, "Of replay.");
  }
  io.when(request.what == Do::deal, [&] {
    io.field("edition", request.edition, "Of deal.");
    io.field("players", request.players, "Of deal.");
    io.maybe("rules", request.rules,
             "Of deal: topics that are played otherwise than by the edition's default.");
  });
  io.maybe("seed", request.seed, "Of deal, and of replay where the engine dealt.");
};

}  // namespace

std::string to_json(const Request& request) {
  return documents::Out::written(request, kRequest).dump();
}

std::string request_schema() {
  return notation::json::schema_text(
      "engine-request", "A request of the engine protocol (docs/engine-protocol.md), one a line.",
      documents::Shaper::shape<Request>(kRequest));
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
