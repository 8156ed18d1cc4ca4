// Positions of every game as one value.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/notation/bet_position.h"
#include "model/notation/hachi_position.h"
#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/notation/score.h"

namespace hanaproof::games {

using notation::IllegalMove;
using notation::Move;
using notation::Score;
using Hands = std::vector<cards::CardSet>;  // one a seat

// By family of the game.
using Position = std::variant<notation::Position, notation::BetPosition, notation::HachiPosition>;

const std::string& edition_of(const Position& position);
const std::map<std::string, std::string>& rules_of(const Position& position);
int players_of(const Position& position);
bool is_over(const Position& position);
// The same under other names of the rules that it is played by.
Position with_rules(Position position, const std::string& edition,
                    const std::map<std::string, std::string>& rules);
// The same with other hands: betting games, where hands decide nothing before the end.
Position with_hands(Position position, const Hands& hands);
// The same as JSON has it: the outline of a betting instead of the whole of it.
Position outlined(Position position);

// One line of JSON, as the engine protocol has it.
std::string to_json(const Position& position);
// JSON with "bets" is a position of a betting game, with "match" one of Hachi-Hachi. Throws
// notation::NotationError.
Position position_from_json(std::string_view text);

// Equal for equal positions of one round, different for different ones; not text. What a round does
// not change (edition, rules, deck, dealer, the order of the stock) is no part of it, nor the bets
// that led to where a betting stands.
std::string key(const Position& position);
std::string key(const notation::Position& position);

}  // namespace hanaproof::games
