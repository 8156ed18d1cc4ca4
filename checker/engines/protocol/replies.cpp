#include <fmt/format.h>

#include "checker/engines/protocol/parse.h"

namespace hanaproof::protocol {

using games::Score;

namespace {

// Of a round of bets its money at any time; the rest when it is over.
Json bets_value(const Score& score) {
  Json json;
  json["money"] = score.money;
  if (score.payment.empty()) return json;
  json["payment"] = score.payment;
  json["winners"] = score.winners;
  json["multiplier"] = score.multiplier;
  json["carried"] = score.carried;
  json["replay"] = score.replay;
  json["excluded"] = score.excluded;
  json["next_dealer"] = score.next_dealer ? Json(*score.next_dealer) : Json(nullptr);
  return json;
}

Json to_value(const Score& score) {
  if (!score.money.empty()) return bets_value(score);
  Json json;
  json["yaku"] = Json::array();
  for (const auto& seat : score.yaku) {
    Json& list = json["yaku"].emplace_back(Json::array());
    for (const auto& made : seat) list.push_back({{"id", made.id}, {"points", made.points}});
  }
  json["points"] = score.points;
  if (!score.result.empty()) json["result"] = score.result;
  if (!score.payment.empty()) json["payment"] = score.payment;
  return json;
}

Json to_value(const Hello& hello) {
  Json json = {{"name", hello.name}, {"version", hello.version}, {"editions", hello.editions}};
  if (!hello.does.empty()) json["does"] = hello.does;
  if (!hello.players.empty()) json["players"] = hello.players;
  if (hello.whole_decks) json["whole_decks"] = true;
  if (hello.reachable_only) json["reachable_only"] = true;
  if (hello.keeps) json["keeps"] = *hello.keeps;
  return json;
}

Json to_value(const Moves& moves) { return {{"moves", moves.moves}}; }

Json to_value(const AnyPosition& position) {
  return {{"position", Json::parse(games::to_json(position))}};
}

Json to_value(const Replayed& replayed) {
  Json json = Json::object();
  if (replayed.refused) json["refused"] = *replayed.refused;
  if (replayed.moves) json["moves"] = *replayed.moves;
  if (replayed.position) json["position"] = to_value(*replayed.position).at("position");
  if (replayed.score) json["score"] = to_value(*replayed.score);
  return json;
}

Json to_value(const Error& error) { return {{"error", error.error}}; }

Json to_value(const Unsupported& unsupported) { return {{"unsupported", unsupported.why}}; }

// ---- Read ---------------------------------------------------------------------------------------

std::vector<notation::Unordered<notation::MadeYaku>> yaku_of(const Fields& fields) {
  constexpr const char* kExpected = "a list per player of {\"id\", \"points\"}";
  std::vector<notation::Unordered<notation::MadeYaku>> seats;
  if (!fields.need("yaku").is_array()) fields.fail("yaku", kExpected);
  fields.expect_measure("yaku", fields.need("yaku"));
  for (const Json& seat : fields.need("yaku")) {
    auto& made = seats.emplace_back();
    if (!seat.is_array()) fields.fail("yaku", kExpected);
    fields.expect_measure("yaku", seat);
    for (const Json& one : seat) {
      const bool fits = one.is_object() && one.contains("id") && is_word(one.at("id")) &&
                        one.contains("points") && is_whole(one.at("points"));
      if (!fits) fields.fail("yaku", kExpected);
      made.push_back({one.at("id").get<std::string>(), one.at("points").get<int>()});
    }
  }
  return seats;
}

Score to_bet_score(const Fields& fields) {
  Score score;
  score.money = fields.numbers("money");
  if (!fields.has("payment")) return score;
  score.payment = fields.numbers("payment");
  score.winners = fields.numbers("winners");
  score.multiplier = fields.number("multiplier");
  score.carried = fields.number("carried");
  score.replay = fields.truth("replay");
  score.excluded = fields.numbers("excluded");
  if (fields.has("next_dealer")) score.next_dealer = fields.number("next_dealer");
  return score;
}

Score to_score(const Fields& fields, const AnyPosition& position) {
  if (std::holds_alternative<notation::BetPosition>(position)) return to_bet_score(fields);
  Score score;
  score.yaku = yaku_of(fields);
  score.points = fields.numbers("points");
  if (fields.has("result")) score.result = fields.numbers("result");
  if (fields.has("payment")) score.payment = fields.numbers("payment");
  return score;
}

Hello to_hello(const Fields& fields) {
  Hello hello{fields.title("name"), fields.title("version"), {}};
  if (fields.has("editions")) hello.editions = fields.words("editions");
  if (fields.has("does")) hello.does = fields.words("does");
  if (fields.has("players")) hello.players = fields.numbers("players");
  if (fields.has("whole_decks")) hello.whole_decks = fields.truth("whole_decks");
  if (fields.has("reachable_only")) hello.reachable_only = fields.truth("reachable_only");
  if (fields.has("keeps")) hello.keeps = fields.words("keeps");
  return hello;
}

Replayed to_replayed(const Fields& fields, const AnyPosition& start) {
  Replayed replayed;
  if (fields.has("refused")) replayed.refused = fields.large("refused");
  if (fields.has("moves")) replayed.moves = fields.words("moves");
  if (fields.has("position")) replayed.position = fields.position();
  if (fields.has("score")) replayed.score = to_score(fields.within("score"), start);
  return replayed;
}

Body to_body(const Fields& fields, const Request& request) {
  if (fields.has("error")) return Error{fields.word("error")};
  if (fields.has("unsupported")) return Unsupported{fields.word("unsupported")};
  switch (request.what) {
    case Do::hello:
      return to_hello(fields);
    case Do::moves:
      return Moves{fields.words("moves")};
    case Do::score:
      return to_score(fields, *request.position);
    case Do::replay:
      return to_replayed(fields, *request.position);
    default:
      return fields.position();
  }
}

}  // namespace

std::string to_json(const Reply& reply) {
  Json json;
  json["id"] = reply.id ? Json(*reply.id) : Json(nullptr);
  json.update(std::visit([](const auto& body) { return to_value(body); }, reply.body));
  // What was not UTF-8 in a request does not come back as it was.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Reply reply_from_json(std::string_view line, const Request& request) {
  const Json json = parse(line);
  const auto id = id_of(json);
  const Fields fields(json, request.id);
  // Who could not read the request could not read its id.
  const bool nameless = json.contains("error") && json.contains("id") && json["id"].is_null();
  if (nameless) return {std::nullopt, Error{fields.word("error")}};
  if (id != request.id) {
    throw ProtocolError(id ? fmt::format("\"id\": expected {}, not {}", request.id, *id)
                           : fmt::format("\"id\": expected {}", request.id),
                        id);
  }
  return {id, to_body(fields, request)};
}

}  // namespace hanaproof::protocol
