#include "checker/protocol/bet_position.h"

#include <set>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "model/notation/json_depth.h"
#include "model/notation/position_json.h"

namespace hanaproof::protocol {

using cards::Card;
using cards::CardSet;
using notation::Bet;
using notation::NotationError;
using Json = nlohmann::ordered_json;

namespace {

constexpr int kFewestPlayers = 2;
constexpr int kMostPlayers = 10;

const std::set<std::string, std::less<>>& fields() {
  static const std::set<std::string, std::less<>> all = {
      "edition", "rules", "players", "dealer", "money",  "ante",  "bets",
      "hands",   "turn",  "phase",   "left",   "put_in", "folded"};
  return all;
}

[[noreturn]] void fail(const std::string& field, const std::string& expected) {
  throw NotationError(fmt::format("position: \"{}\": expected {}", field, expected));
}

const Json& need(const Json& json, const std::string& field) {
  const auto found = json.find(field);
  if (found == json.end() || found->is_null()) {
    throw NotationError(fmt::format("position: \"{}\" is missing", field));
  }
  return *found;
}

int to_int(const Json& json, const std::string& field, int least, int most) {
  if (!json.is_number_integer() || json.get<std::int64_t>() < least ||
      json.get<std::int64_t>() > most) {
    fail(field, fmt::format("a whole number from {} to {}", least, most));
  }
  return json.get<int>();
}

const Json& to_seats(const Json& json, const std::string& field, int players) {
  if (!json.is_array() || json.size() != static_cast<std::size_t>(players)) {
    fail(field, fmt::format("a list of {} entries, one a player", players));
  }
  return json;
}

std::vector<int> to_coins(const Json& json, const std::string& field, int players) {
  std::vector<int> coins;
  for (const Json& entry : to_seats(json, field, players)) {
    coins.push_back(to_int(entry, field, 0, kMostCoins));
  }
  return coins;
}

CardSet to_hand(const Json& json, CardSet& seen) {
  if (!json.is_array() || json.size() != 2) fail("hands", "two cards a player");
  CardSet hand;
  for (const Json& code : json) {
    const auto card = code.is_string() ? Card::parse(code.get<std::string>()) : std::nullopt;
    if (!card) fail("hands", "card codes such as \"81\"");
    if (seen.contains(*card)) {
      throw NotationError(fmt::format("position: card {} is twice in the hands", card->code()));
    }
    seen.insert(*card);
    hand.insert(*card);
  }
  return hand;
}

Bet to_bet(const Json& json) {
  const auto bet = json.is_string() ? Bet::parse(json.get<std::string>()) : std::nullopt;
  if (!bet) fail("bets", "fold, follow or raise:N");
  return *bet;
}

BetStanding to_standing(const Json& json, int players) {
  BetStanding standing;
  const Json& phase = need(json, "phase");
  if (phase != "bet" && phase != "over") fail("phase", "bet or over");
  standing.over = phase == "over";
  standing.turn = to_int(need(json, "turn"), "turn", 0, players - 1);
  standing.left = to_coins(need(json, "left"), "left", players);
  standing.put_in = to_coins(need(json, "put_in"), "put_in", players);
  for (const Json& entry : to_seats(need(json, "folded"), "folded", players)) {
    if (!entry.is_boolean()) fail("folded", "one truth value a player");
    standing.folded.push_back(entry.get<bool>());
  }
  return standing;
}

BetPosition read(const Json& json) {
  if (!json.is_object()) throw NotationError("position: expected a JSON object");
  for (const auto& [key, value] : json.items()) {
    if (!fields().contains(key)) throw NotationError("position: unknown field \"" + key + "\"");
  }
  BetPosition position;
  const Json& edition = need(json, "edition");
  if (!edition.is_string()) fail("edition", "a word");
  position.edition = edition.get<std::string>();
  if (const auto rules = json.find("rules"); rules != json.end()) {
    if (!rules->is_object()) fail("rules", "an object of topics and readings");
    for (const auto& [topic, reading] : rules->items()) {
      position.rules[topic] = reading.is_string() ? reading.get<std::string>() : reading.dump();
    }
  }
  const int players = to_int(need(json, "players"), "players", kFewestPlayers, kMostPlayers);
  position.round.dealer = to_int(need(json, "dealer"), "dealer", 0, players - 1);
  position.round.money = to_coins(need(json, "money"), "money", players);
  position.round.ante = to_int(need(json, "ante"), "ante", 1, kMostCoins);
  const Json& bets = need(json, "bets");
  if (!bets.is_array() || bets.size() > kMostBets) {
    fail("bets", fmt::format("a list of at most {} bets", kMostBets));
  }
  for (const Json& bet : bets) position.round.bets.push_back(to_bet(bet));
  CardSet seen;
  for (const Json& hand : to_seats(need(json, "hands"), "hands", players)) {
    position.round.hands.push_back(to_hand(hand, seen));
  }
  for (const char* field : {"turn", "phase", "left", "put_in", "folded"}) {
    if (!json.contains(field)) continue;
    position.standing = to_standing(json, players);
    break;
  }
  return position;
}

}  // namespace

std::string to_json(const BetPosition& position) {
  const notation::BetRound& round = position.round;
  Json json;
  json["edition"] = position.edition;
  if (!position.rules.empty()) json["rules"] = position.rules;
  json["players"] = round.players();
  json["dealer"] = round.dealer;
  json["money"] = round.money;
  json["ante"] = round.ante;
  json["bets"] = Json::array();
  for (const Bet& bet : round.bets) json["bets"].push_back(bet.text());
  json["hands"] = Json::array();
  for (const CardSet hand : round.hands) {
    Json& codes = json["hands"].emplace_back(Json::array());
    for (const Card card : hand) codes.push_back(card.code());
  }
  if (position.standing) {
    json["turn"] = position.standing->turn;
    json["phase"] = position.standing->over ? "over" : "bet";
    json["left"] = position.standing->left;
    json["put_in"] = position.standing->put_in;
    json["folded"] = position.standing->folded;
  }
  return json.dump();
}

BetPosition bet_position_from_json(std::string_view text) {
  if (notation::json_depth(text) > notation::kDeepestJson) {
    throw NotationError("position: nested too deeply");
  }
  try {
    return read(Json::parse(text));
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("position: not JSON: {}", error.what()));
  }
}

}  // namespace hanaproof::protocol
