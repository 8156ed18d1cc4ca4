#include "model/notation/bet_position.h"

#include <algorithm>

#include "model/notation/json_reader.h"

namespace hanaproof::notation {

using json::Json;

namespace {

constexpr int kFewestBettors = 2;
constexpr int kMostBettors = 10;

// One entry a seat.
template <class Read>
auto listed(const Json& json, const std::string& field, int players, Read read) {
  if (!json.is_array() || json.size() != static_cast<std::size_t>(players)) {
    json::fail(field, "a list of " + std::to_string(players) + " entries, one a player");
  }
  std::vector<decltype(read(json))> entries;
  for (const Json& entry : json) entries.push_back(read(entry));
  return entries;
}

std::vector<int> to_coins(json::Reader& reader, const std::string& field, int players) {
  return listed(reader.need(field), field, players,
                [&](const Json& coins) { return json::to_int(coins, field, 0, kMostCoins); });
}

cards::CardSet to_hand(const Json& json, cards::CardSet& seen) {
  const cards::CardSet hand = json::to_set(json, "hands");
  if (hand.size() != 2) json::fail("hands", "two cards a player");
  if (const auto twice = hand & seen; !twice.empty()) {
    throw NotationError("position: card " + twice.front().code() + " is twice in the hands");
  }
  seen |= hand;
  return hand;
}

Bet to_bet(const Json& json) {
  const auto bet = json.is_string() ? Bet::parse(json.get<std::string>()) : std::nullopt;
  if (!bet || bet->sort > Bet::Sort::raise) json::fail("bets", "fold, follow or raise:N");
  return *bet;
}

BetStanding to_standing(json::Reader& reader, int players) {
  BetStanding standing;
  const std::string phase = json::to_word(reader.need("phase"), "phase");
  if (phase != "bet" && phase != "over") json::fail("phase", "bet or over");
  standing.over = phase == "over";
  standing.turn = json::to_int(reader.need("turn"), "turn", 0, players - 1);
  standing.left = to_coins(reader, "left", players);
  standing.put_in = to_coins(reader, "put_in", players);
  standing.folded = listed(reader.need("folded"), "folded", players,
                           [](const Json& folded) { return json::to_truth(folded, "folded"); });
  return standing;
}

}  // namespace

BetStanding outline(const Betting& betting) {
  BetStanding standing{betting.over, betting.over ? betting.dealer : betting.turn, {}, {}, {}};
  for (const Stake& seat : betting.seats) {
    standing.left.push_back(seat.money);
    standing.put_in.push_back(seat.put_in());
    standing.folded.push_back(seat.folded);
  }
  return standing;
}

std::string to_json(const BetPosition& position) {
  const BetRound& round = position.round;
  Json object;
  object["edition"] = position.edition;
  if (!position.rules.empty()) object["rules"] = position.rules;
  object["players"] = round.players();
  object["dealer"] = round.dealer;
  object["money"] = round.money;
  object["ante"] = round.ante;
  object["bets"] = Json::array();
  for (const Bet& bet : round.bets) object["bets"].push_back(bet.text());
  object["hands"] = json::codes(round.hands);
  const auto standing = position.betting ? outline(*position.betting) : position.standing;
  if (standing) {
    object["turn"] = standing->turn;
    object["phase"] = standing->over ? "over" : "bet";
    object["left"] = standing->left;
    object["put_in"] = standing->put_in;
    object["folded"] = standing->folded;
  }
  return object.dump();
}

BetPosition bet_position_from_json(std::string_view text) {
  const Json object = json::parse_object(text);
  json::Reader reader(object);
  for (const char* field : {"edition", "rules", "players", "dealer", "money", "ante", "bets",
                            "hands", "turn", "phase", "left", "put_in", "folded"}) {
    reader.find(field);
  }
  reader.refuse_others();
  BetPosition position;
  position.edition = json::to_word(reader.need("edition"), "edition");
  if (const Json* rules = reader.find("rules")) {
    if (!rules->is_object()) json::fail("rules", "an object of topics and readings");
    for (const auto& [topic, reading] : rules->items()) {
      position.rules[topic] = reading.is_string() ? reading.get<std::string>() : reading.dump();
    }
  }
  BetRound& round = position.round;
  const int players = json::to_int(reader.need("players"), "players", kFewestBettors, kMostBettors);
  round.dealer = json::to_int(reader.need("dealer"), "dealer", 0, players - 1);
  round.money = to_coins(reader, "money", players);
  round.ante = json::to_int(reader.need("ante"), "ante", 1, kMostCoins);
  const Json& bets = reader.need("bets");
  if (!bets.is_array() || bets.size() > kMostBets) {
    json::fail("bets", "a list of at most " + std::to_string(kMostBets) + " bets");
  }
  for (const Json& bet : bets) round.bets.push_back(to_bet(bet));
  cards::CardSet seen;
  round.hands = listed(reader.need("hands"), "hands", players,
                       [&](const Json& hand) { return to_hand(hand, seen); });
  const auto said = {"turn", "phase", "left", "put_in", "folded"};
  const auto is_said = [&](const char* field) { return reader.find(field) != nullptr; };
  if (std::ranges::count_if(said, is_said) > 0) position.standing = to_standing(reader, players);
  return position;
}

}  // namespace hanaproof::notation
