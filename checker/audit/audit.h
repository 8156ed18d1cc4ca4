// What no reader of a rulebook would sit down to count: traps, clauses that do nothing, scores that
// cannot be, yaku that only one side can make, the longest and the shortest round.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "checker/survey/bench.h"
#include "model/notation/move.h"
#include "model/notation/position.h"
#include "properties/pile_scores.h"

namespace hanaproof::audit {

// How a statement was established.
enum class Basis {
  counted,   // every case
  proved,    // by an argument or a solver
  searched,  // some cases: what was not found may still be
};
std::string_view name(Basis basis);

struct Evidence {
  Basis basis = Basis::counted;
  std::string method = {};  // one sentence
  std::uint64_t space = 0;  // cases looked at; 0 where none were counted
};

// Capturing more that lowers the score. One entry for each set of yaku that lose by it.
struct Trap {
  std::string cause;      // "shikou: its cards no longer do"
  cards::CardSet before;  // the least pile that shows it: fewest cards, then the least word
  cards::CardSet captured;
  int from = 0;
  int to = 0;
  int deepest = 0;          // most points lost
  std::uint64_t steps = 0;  // so many piles and captures fall like this
};
struct Traps {
  std::string of;           // what falls: "points of yaku", "result of the round"
  std::vector<Trap> traps;  // smallest pile first
  Evidence evidence;
  // The same for single cards, where that was asked for.
  std::optional<std::vector<Trap>> by_card = {};
  Evidence by_card_evidence = {};
  // Where points are multiplied: whether the result of a round falls exactly where points do.
  std::optional<bool> results_follow = {};
  Evidence result_evidence = {};
};

// A clause that could be deleted.
struct IdleClause {
  enum class Why {
    assumed,  // without it the same would be assumed
    twice,    // another clause says the same
    unseen,   // something else would hold, but nothing would be different at the table
  };
  std::string clause;
  Why why = Why::assumed;
  std::string value;
  std::string otherwise;  // what would hold without it
  Evidence evidence = {};
};
struct IdleClauses {
  int clauses = 0;  // stated ones on which something could depend
  int text_only = 0;
  std::vector<std::string> uncompared;  // ids: nothing asks for them, or no answer was found
  std::vector<IdleClause> idle;         // in the order of the edition
  Evidence evidence;
};

// A clause that no situation uses.
struct UnusedClause {
  std::string clause;
  std::string why;
  Evidence evidence = {};  // proved or counted, or only searched
  // "3 players": the scopes at which nothing makes it come up, where it is in force at others, too,
  // of which that was not found. Empty where it is unused wherever it is in force.
  std::string only_at = {};
};
struct UnusedClauses {
  int used = 0;
  // Proved ones first, those that are so only at some scopes after them, then those not seen.
  std::vector<UnusedClause> unused;
  Evidence evidence;  // of those that were only not seen
};

struct Scores {
  properties::ScoreTable table;
  std::string of;                  // as of traps
  std::string possible;            // "0 to 14, 16"
  std::string never;               // between the lowest and the highest
  std::string results_never = {};  // the same of points times factors, up to the highest points;
                                   // empty where nothing is multiplied
  Evidence evidence;
};

// Whether both sides can make a yaku in one round.
struct SharedYaku {
  std::string yaku;
  bool possible = false;
  // Where it is possible: a pile of each, and a round in which both are captured, where one is
  // looked for and found.
  cards::CardSet first = {};
  cards::CardSet second = {};
  bool looked_for = false;
  std::optional<notation::Position> deal = {};
  std::vector<notation::Move> line = {};
};
struct SharedYakus {
  std::vector<SharedYaku> yaku;  // in the order of the rules
  Evidence evidence;
};

// A round with so many decisions.
struct Round {
  int plies = 0;
  notation::Position deal;
  std::vector<notation::Move> line;
};
struct Rounds {
  int turns = 0;           // of a round that is played out
  int shortest_bound = 0;  // no round that is played has fewer plies
  int longest_bound = 0;   // none has more
  std::string shortest_argument;
  std::string longest_argument;
  bool may_be_unplayed = false;  // whether a deal may end the round before the first decision
  std::optional<Round> shortest;
  std::optional<Round> longest;
  std::vector<std::string> small_games = {};  // "lights: 3 to 8 plies"
  Evidence evidence;
};

struct Audit {
  std::string edition;
  rulebook::Scope scope;  // at which piles and rounds are looked at
  std::optional<Traps> traps;
  std::optional<IdleClauses> idle;
  std::optional<UnusedClauses> unused;
  std::optional<Scores> scores;
  std::optional<SharedYakus> shared;
  std::optional<Rounds> rounds;
  std::vector<std::string> left_out;  // "traps: no cards are captured"
};

struct Options {
  int players = 0;                              // 0: the usual number
  bool single_cards = false;                    // look for traps card by card, too
  int rounds = 6000;                            // played in search of a long one
  std::function<void(const Audit&)> told = {};  // called when one more part is there
};

// Everything that applies, the quick parts first. The same edition gives the same answer.
Audit audit(const rulebook::Edition& edition, checker::Bench& bench, const Options& options = {});

// The parts. Rules are the edition's default ones at a scope, of a capturing game where piles or
// rounds are concerned.
Traps find_traps(const rulebook::Ruleset& rules, bool single_cards);
Scores count_scores(const rulebook::Ruleset& rules);
IdleClauses find_idle(const rulebook::Edition& edition, checker::Bench& bench);
UnusedClauses find_unused(const rulebook::Edition& edition, checker::Bench& bench);
SharedYakus share_yaku(const rulebook::Ruleset& rules);
Rounds measure_rounds(const rulebook::Ruleset& rules, int search);

}  // namespace hanaproof::audit
