// A match of Hachi-Hachi between two rounds: money, debts, and the fields that wait
// (docs/hachi-hachi.md).
#pragma once

#include <string_view>
#include <vector>

namespace hanaproof::notation {

// The sorts of field, by what they multiply: by least first.
enum class FieldSort { small, twofold, grand };
// "small", "double", "grand".
std::string_view name(FieldSort sort);

// Lists have one entry a seat. Amounts are points.
struct HachiMatch {
  int players = 4;                      // 3 to 7
  int round = 1;                        // to be played next, from 1
  int rounds = 12;                      // of the match: 6 or 12
  int dealer = 0;                       // of the round to be played next
  std::vector<int> money = {};          // in hand, never negative
  std::vector<int> debt = {};           // owed to the bank, never negative
  std::vector<FieldSort> waiting = {};  // fields not yet played, oldest first; never small
  int pot = 0;
  int track = 0;               // on the track of months
  int bank = 0;                // what the bank took in less what it paid out
  std::vector<int> last = {};  // what hand combos and the reckoning of the last round brought
  std::vector<int> won = {};   // the same of all rounds so far
  bool over = false;           // the final reckoning is done

  friend bool operator==(const HachiMatch&, const HachiMatch&) = default;
};

}  // namespace hanaproof::notation
