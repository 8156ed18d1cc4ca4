#include "model/games/position.h"

#include "model/games/position_value.h"
#include "model/notation/json_fields.h"

namespace hanaproof::games {

using notation::BetPosition;
using notation::HachiPosition;
using notation::json::Json;

const std::string& edition_of(const Position& position) {
  return std::visit([](const auto& one) -> const auto& { return one.edition; }, position);
}

const std::map<std::string, std::string>& rules_of(const Position& position) {
  return std::visit([](const auto& one) -> const auto& { return one.rules; }, position);
}

int players_of(const Position& position) {
  if (const auto* bets = std::get_if<BetPosition>(&position)) return bets->round.players();
  if (const auto* hachi = std::get_if<HachiPosition>(&position)) return hachi->match.players;
  return std::get<notation::Position>(position).players;
}

bool is_over(const Position& position) {
  if (const auto* bets = std::get_if<BetPosition>(&position)) {
    return bets->betting ? bets->betting->over : bets->standing && bets->standing->over;
  }
  if (const auto* hachi = std::get_if<HachiPosition>(&position)) {
    return hachi->phase == notation::HachiPhase::over;
  }
  return std::get<notation::Position>(position).phase == notation::Phase::over;
}

Position with_rules(Position position, const std::string& edition,
                    const std::map<std::string, std::string>& rules) {
  std::visit(
      [&](auto& one) {
        one.edition = edition;
        one.rules = rules;
      },
      position);
  return position;
}

Position with_hands(Position position, const Hands& hands) {
  std::get<BetPosition>(position).round.hands = hands;
  return position;
}

Position outlined(Position position) {
  auto* bets = std::get_if<BetPosition>(&position);
  if (!bets || !bets->betting) return position;
  bets->standing = notation::outline(*bets->betting);
  bets->betting.reset();
  bets->dealer_by_bets = notation::kNobody;
  return position;
}

std::string to_json(const Position& position) {
  return std::visit([](const auto& one) { return notation::to_json(one); }, position);
}

Position position_from_json(std::string_view text) {
  return position_from_value(notation::json::parse_object(text));
}

Position position_from_value(const Json& json) {
  if (json.contains("bets")) return notation::bet_position_from_value(json);
  if (json.contains("match")) return notation::hachi_from_value(json);
  return notation::position_from_value(json);
}

}  // namespace hanaproof::games
