#include "checker/engines/protocol/messages.h"

#include <array>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "model/notation/json_depth.h"
#include "model/notation/position_json.h"

namespace hanaproof::protocol {

using games::Score;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::string_view, 5> kNames = {"hello", "open", "moves", "play", "score"};

std::optional<std::int64_t> id_of(const Json& json) {
  const auto found = json.find("id");
  if (found == json.end() || !found->is_number_integer()) return std::nullopt;
  if (found->is_number_unsigned() && found->get<std::uint64_t>() > INT64_MAX) return std::nullopt;
  return found->get<std::int64_t>();
}

// An object, whatever is in it.
Json parse(std::string_view line) {
  if (line.size() > kLongestLine) {
    throw ProtocolError(fmt::format("a line of more than {} bytes", kLongestLine), std::nullopt);
  }
  if (notation::json_depth(line) > notation::kDeepestJson) {
    throw ProtocolError("nested too deeply", std::nullopt);
  }
  Json json;
  try {
    json = Json::parse(line);
  } catch (const Json::exception& error) {
    throw ProtocolError(fmt::format("not JSON: {}", error.what()), std::nullopt);
  }
  if (!json.is_object()) throw ProtocolError("expected a JSON object", std::nullopt);
  return json;
}

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
  return json;
}

Json to_value(const Moves& moves) { return {{"moves", moves.moves}}; }

Json to_value(const AnyPosition& position) {
  return {{"position", Json::parse(games::to_json(position))}};
}

Json to_value(const Error& error) { return {{"error", error.error}}; }

// Reads the fields of a reply, each with its own error.
class Reader {
 public:
  Reader(const Json& json, std::int64_t id) : json_(json), id_(id) {}

  [[noreturn]] void fail(const std::string& field, const std::string& expected) const {
    throw ProtocolError(fmt::format("\"{}\": expected {}", field, expected), id_);
  }
  const Json& need(const std::string& field) const {
    const auto found = json_.find(field);
    if (found == json_.end()) throw ProtocolError(fmt::format("\"{}\" is missing", field), id_);
    return *found;
  }
  bool has(const std::string& field) const {
    return json_.contains(field) && !json_.at(field).is_null();
  }
  std::vector<std::string> words(const std::string& field) const {
    return list<std::string>(field, "a list of words", &Json::is_string);
  }
  std::vector<int> numbers(const std::string& field) const {
    return list<int>(field, "a list of whole numbers",
                     [](const Json& json) { return whole(json); });
  }
  int number(const std::string& field) const {
    if (!whole(need(field))) fail(field, "a whole number");
    return need(field).get<int>();
  }
  std::string word(const std::string& field) const {
    if (!need(field).is_string()) fail(field, "a word");
    return need(field).get<std::string>();
  }
  std::vector<notation::Unordered<notation::MadeYaku>> yaku() const {
    constexpr const char* kExpected = "a list per player of {\"id\", \"points\"}";
    std::vector<notation::Unordered<notation::MadeYaku>> seats;
    if (!need("yaku").is_array()) fail("yaku", kExpected);
    for (const Json& seat : need("yaku")) {
      auto& made = seats.emplace_back();
      if (!seat.is_array()) fail("yaku", kExpected);
      for (const Json& one : seat) {
        const bool fits = one.is_object() && one.contains("id") && one.at("id").is_string() &&
                          one.contains("points") && whole(one.at("points"));
        if (!fits) fail("yaku", kExpected);
        made.push_back({one.at("id").get<std::string>(), one.at("points").get<int>()});
      }
    }
    return seats;
  }

 private:
  // That an int holds.
  static bool whole(const Json& json) {
    if (!json.is_number_integer()) return false;
    if (json.is_number_unsigned()) return json.get<std::uint64_t>() <= INT32_MAX;
    const auto number = json.get<std::int64_t>();
    return number >= INT32_MIN && number <= INT32_MAX;
  }
  template <class Entry, class Fits>
  std::vector<Entry> list(const std::string& field, const char* expected, Fits fits) const {
    const Json& json = need(field);
    if (!json.is_array()) fail(field, expected);
    std::vector<Entry> entries;
    for (const Json& entry : json) {
      if (!std::invoke(fits, entry)) fail(field, expected);
      entries.push_back(entry.get<Entry>());
    }
    return entries;
  }

  const Json& json_;
  std::int64_t id_;
};

Score to_score(const Reader& reader) {
  Score score;
  score.yaku = reader.yaku();
  score.points = reader.numbers("points");
  if (reader.has("result")) score.result = reader.numbers("result");
  if (reader.has("payment")) score.payment = reader.numbers("payment");
  return score;
}

Score to_bet_score(const Reader& reader) {
  Score score;
  score.money = reader.numbers("money");
  if (!reader.has("payment")) return score;
  score.payment = reader.numbers("payment");
  score.winners = reader.numbers("winners");
  score.multiplier = reader.number("multiplier");
  score.carried = reader.number("carried");
  if (!reader.need("replay").is_boolean()) reader.fail("replay", "true or false");
  score.replay = reader.need("replay").get<bool>();
  score.excluded = reader.numbers("excluded");
  if (reader.has("next_dealer")) score.next_dealer = reader.number("next_dealer");
  return score;
}

Body to_body(const Json& json, const Reader& reader, const Request& request) {
  if (json.contains("error")) return Error{reader.word("error")};
  switch (request.what) {
    case Do::hello: {
      Hello hello{reader.word("name"), reader.word("version"), {}, {}};
      if (reader.has("editions")) hello.editions = reader.words("editions");
      if (reader.has("does")) hello.does = reader.words("does");
      return hello;
    }
    case Do::moves:
      return Moves{reader.words("moves")};
    case Do::score:
      if (std::holds_alternative<notation::BetPosition>(*request.position))
        return to_bet_score(reader);
      return to_score(reader);
    default:
      return games::position_from_json(reader.need("position").dump());
  }
}

Do to_do(const Json& json, std::optional<std::int64_t> id) {
  const auto found = json.find("do");
  if (found == json.end()) throw ProtocolError("\"do\" is missing", id);
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (*found == std::string(kNames[i])) return static_cast<Do>(i);
  }
  throw ProtocolError("\"do\": expected one of hello, open, moves, play, score", id);
}

}  // namespace

std::string_view name(Do what) { return kNames[static_cast<std::size_t>(what)]; }

std::string to_json(const Request& request) {
  Json json;
  json["id"] = request.id;
  json["do"] = name(request.what);
  if (request.position) json["position"] = Json::parse(games::to_json(*request.position));
  if (request.what == Do::play) json["move"] = request.move;
  return json.dump();
}

std::string to_json(const Reply& reply) {
  Json json;
  json["id"] = reply.id ? Json(*reply.id) : Json(nullptr);
  json.update(std::visit([](const auto& body) { return to_value(body); }, reply.body));
  // What was not UTF-8 in a request does not come back as it was.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Request request_from_json(std::string_view line) {
  const Json json = parse(line);
  const auto id = id_of(json);
  if (!id) throw ProtocolError("\"id\": expected a whole number", std::nullopt);
  Request request;
  request.id = *id;
  request.what = to_do(json, id);
  if (request.what == Do::hello) return request;
  const auto position = json.find("position");
  if (position == json.end()) throw ProtocolError("\"position\" is missing", id);
  try {
    request.position = games::position_from_json(position->dump());
  } catch (const notation::NotationError& error) {
    throw ProtocolError(error.what(), id);
  }
  if (request.what != Do::play) return request;
  const auto move = json.find("move");
  if (move == json.end() || !move->is_string()) {
    throw ProtocolError("\"move\": expected a move such as \"11x12\"", id);
  }
  request.move = move->get<std::string>();
  return request;
}

Reply reply_from_json(std::string_view line, const Request& request) {
  const Json json = parse(line);
  const auto id = id_of(json);
  const Reader reader(json, request.id);
  // Who could not read the request could not read its id.
  const bool nameless = json.contains("error") && json.contains("id") && json["id"].is_null();
  if (nameless) return {std::nullopt, Error{reader.word("error")}};
  if (id != request.id) {
    throw ProtocolError(id ? fmt::format("\"id\": expected {}, not {}", request.id, *id)
                           : fmt::format("\"id\": expected {}", request.id),
                        id);
  }
  try {
    return {id, to_body(json, reader, request)};
  } catch (const notation::NotationError& error) {
    throw ProtocolError(error.what(), id);
  }
}

}  // namespace hanaproof::protocol
