// Captured cards under the rules of one edition.
#pragma once

#include <string>
#include <vector>

#include "model/notation/position.h"
#include "model/notation/score.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::web {

// What lies before the players when a round is over, whatever the rules.
struct Piles {
  notation::PerSeat<cards::CardSet> captured;
  notation::PerSeat<int> calls;  // koi-koi said
  std::optional<int> last_call;  // by whom, last of all
  std::optional<int> stopped;    // who ended the round; nobody: it was played out
  int dealer = 0;

  int players() const { return static_cast<int>(captured.size()); }
};

struct Scored {
  notation::Score score;
  std::vector<std::string> consulted;  // topics that were asked for
};

// Where there are no calls by the rules, none were made. Throws notation::NotationError for what
// cannot be by these rules.
Scored scored(const rulebook::Ruleset& rules, const Piles& piles);

// Topics whose answers differ between two sets of rules, and are why the piles score otherwise:
// those that change the score of the first when they alone are answered as in the second. Where
// none does that alone, all that were asked for.
std::vector<const rulebook::Topic*> reasons(const rulebook::Ruleset& first,
                                            const rulebook::Ruleset& second, const Piles& piles);

}  // namespace hanaproof::web
