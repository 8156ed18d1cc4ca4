// A player of each family: plays rounds one after the other.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "model/cards/dice.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::playouts {

// Where the end of a round is written to: one entry a seat, all of them nothing.
struct RoundEnd {
  std::span<std::int32_t> payments;
  std::span<std::int32_t> results;
};
// Plays a round with this dealer to its end. A thread has its own.
using PlayRound = std::function<void(cards::Dice& dice, int dealer, const RoundEnd& end)>;
// Players for one set of rules, which must outlive them.
using MakePlayer = std::function<PlayRound()>;

MakePlayer capturing_players(const rulebook::Ruleset& rules);
MakePlayer betting_players(const rulebook::Ruleset& rules);
MakePlayer hachi_players(const rulebook::Ruleset& rules);

}  // namespace hanaproof::playouts
