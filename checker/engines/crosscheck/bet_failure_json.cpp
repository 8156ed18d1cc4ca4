#include "checker/engines/crosscheck/bet_failure_json.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "checker/engines/crosscheck/failure_json.h"
#include "model/notation/position_json.h"

namespace hanaproof::crosscheck {

using cards::Card;
using notation::Bet;
using notation::NotationError;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kBetSchema = "hanaproof.crosscheck-bet-failure";

Bet to_bet(const Json& json) {
  const auto text = json.get<std::string>();
  const auto bet = Bet::parse(text);
  if (!bet) throw NotationError(fmt::format("failure: \"{}\" is no bet", text));
  return *bet;
}

cards::CardSet to_hand(const Json& json) {
  cards::CardSet hand;
  for (const Json& code : json) {
    const auto text = code.get<std::string>();
    const auto card = Card::parse(text);
    if (!card) throw NotationError(fmt::format("failure: \"{}\" is no card", text));
    hand.insert(*card);
  }
  if (hand.size() != 2) throw NotationError("failure: a hand is expected to have two cards");
  return hand;
}

BetFailure read_bets(const Json& json) {
  if (json.at("schema").at("version") != 1) {
    throw NotationError(fmt::format("failure: expected schema {} 1", kBetSchema));
  }
  BetFailure failure;
  failure.edition = json.at("edition");
  failure.rules = json.at("rules").get<std::map<std::string, std::string>>();
  notation::BetRound& round = failure.round;
  round.dealer = json.at("dealer");
  round.money = json.at("money").get<std::vector<int>>();
  round.ante = json.at("ante");
  for (const Json& bet : json.at("bets")) round.bets.push_back(to_bet(bet));
  for (const Json& hand : json.at("hands")) round.hands.push_back(to_hand(hand));
  if (round.dealer < 0 || round.dealer >= round.players()) {
    throw NotationError("failure: the dealer is expected to be a seat");
  }
  if (!round.hands.empty() && round.hands.size() != round.money.size()) {
    throw NotationError("failure: expected a hand for each seat, or none");
  }
  failure.difference = {json.at("what"), json.at("spec"), json.at("engine")};
  return failure;
}

}  // namespace

std::string to_json(const BetFailure& failure) {
  const notation::BetRound& round = failure.round;
  Json json;
  json["schema"] = {{"name", kBetSchema}, {"version", 1}};
  json["edition"] = failure.edition;
  json["rules"] = Json(failure.rules);
  json["dealer"] = round.dealer;
  json["money"] = round.money;
  json["ante"] = round.ante;
  json["bets"] = Json::array();
  for (const Bet& bet : round.bets) json["bets"].push_back(bet.text());
  json["hands"] = Json::array();
  for (const cards::CardSet hand : round.hands) {
    Json& codes = json["hands"].emplace_back(Json::array());
    for (const Card card : hand) codes.push_back(card.code());
  }
  json["what"] = failure.difference.what;
  json["spec"] = failure.difference.spec;
  json["engine"] = failure.difference.subject;
  return json.dump(2) + "\n";
}

std::string to_json(const AnyFailure& failure) {
  return std::visit([](const auto& one) { return to_json(one); }, failure);
}

AnyFailure any_failure_from_json(std::string_view text) {
  try {
    const Json json = Json::parse(text);
    const auto schema = json.at("schema").at("name").get<std::string>();
    if (schema == kBetSchema) return read_bets(json);
    if (schema == kHachiFailureSchema) return hachi_failure_from_json(text);
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("failure: {}", error.what()));
  }
  return failure_from_json(text);
}

}  // namespace hanaproof::crosscheck
