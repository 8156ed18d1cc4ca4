// One round of Hachi-Hachi, held by the spec and by a subject: do they say the same of it?
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/crosscheck/compare.h"
#include "checker/engines/crosscheck/hachi_subject.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::crosscheck {

// The position without what no later decision can depend on: whose turn it is and who has said sage
// when the round is over, and the combos from which a turn went out between turns; without edition
// and rules.
notation::HachiPosition to_see(notation::HachiPosition position);

// What seats, pot, track and bank hold together.
int money_of(const notation::HachiMatch& match);
// Cards that lie in two places, or nowhere though three stay; empty where all is well.
std::string misplaced(const notation::HachiPosition& position);
// What of cards or money has been lost, come twice or fallen below nothing, where money should add
// up to `money`; empty where all is well.
std::string lost(const notation::HachiPosition& position, int money);

// Positions, legal moves, and what must be conserved. `legal`: the spec's moves; `money`: what
// the match began with. What differs: "position", "moves", "conserved", "held".
std::optional<Difference> compare_boards(const notation::HachiPosition& position,
                                         const std::vector<notation::HachiMove>& legal,
                                         const HachiBoard& board, int money);

// What the same position is worth. What differs: "score".
std::optional<Difference> compare_scores(const spec::hachi::Rules& rules,
                                         const notation::HachiPosition& position,
                                         const HachiBoard& board);

// How a match begins. What differs: "match".
std::optional<Difference> compare_matches(const spec::hachi::Rules& rules,
                                          const HachiSubject& subject, int rounds, int dealer);

// A round in which a difference comes up after the last of its moves; without hands in the deal it
// is in how the match begins. The moves are made from the deal on, or from a later position, of
// which match and deal are a part.
struct HachiFailure {
  std::string edition = {};
  std::map<std::string, std::string> rules = {};  // other than the edition's own
  notation::HachiMatch match = {};                // before the round
  notation::HachiDeal deal = {};
  std::optional<notation::HachiPosition> from = {};
  std::vector<notation::HachiMove> line = {};
  Difference difference = {};
};

// Plays the line on both sides, comparing everything on the way: the first difference, with as much
// of the line as it takes to see it. A line that the spec refuses to play shows none.
std::optional<HachiFailure> follow(const spec::hachi::Rules& rules, const HachiSubject& subject,
                                   const HachiFailure& round);

}  // namespace hanaproof::crosscheck
