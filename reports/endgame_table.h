// The values of all deals of a small deck, as a report shows them.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace hanaproof::reports {

struct EndgameTable {
  std::string edition;
  std::string deck;  // codes of its cards
  int hand = 0;      // cards in each hand, on the field, in the stock
  int field = 0;
  int stock = 0;
  // How many deals have each value for the player who begins, when both play best and every card is
  // known.
  std::map<int, std::uint64_t> values;
};

// Deals by who comes out ahead; the sum of all values.
struct EndgameSummary {
  std::uint64_t deals = 0;
  std::uint64_t won = 0;
  std::uint64_t even = 0;
  std::uint64_t lost = 0;
  std::int64_t sum = 0;
};
EndgameSummary summarise(const EndgameTable& table);

// "value_for_first_player,deals" and a line for each value.
std::string to_csv(const EndgameTable& table);

}  // namespace hanaproof::reports
