// What no reader of a rulebook would sit down to count: traps, clauses that do nothing, scores that
// cannot be, yaku that only one side can make.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checker/editions/survey/ruleset_comparer.h"
#include "checker/measures/signature/signature.h"
#include "model/notation/move.h"
#include "model/notation/position.h"
#include "model/spec/rules.h"
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
  // Where points are multiplied: whether the result of a round falls exactly where points do.
  std::optional<bool> results_follow = {};
  Evidence result_evidence = {};
};

// A clause that could be deleted.
struct IdleClause {
  enum class Why {
    assumed,  // without it the same would be assumed
    twice,    // other clauses say the same, or can be read so
    unseen,   // something else would hold, but nothing would be different at the table
  };
  // Another clause on the same question that says something else, or can be read so.
  struct Rival {
    std::string clause;
    std::vector<std::string> values;
  };
  std::string clause;
  Why why = Why::assumed;
  std::string value;
  std::string otherwise;  // what would hold without it
  Evidence evidence = {};
  std::vector<std::string> same = {};  // ids of clauses that say the same, and nothing else
  std::vector<Rival> rivals = {};
};
std::string_view name(IdleClause::Why why);
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

struct Audit {
  std::string edition;
  rulebook::Scope scope;  // at which piles are looked at
  std::optional<Traps> traps;
  std::optional<IdleClauses> idle;
  std::optional<UnusedClauses> unused;
  std::optional<Scores> scores;
  std::optional<SharedYakus> shared;
  std::vector<std::string> left_out;  // "traps: no cards are captured"
};

// The parts of an audit, the quick ones first.
enum class Section { shared, scores, traps, unused, idle };
constexpr std::array kSections = {Section::shared, Section::scores, Section::traps, Section::unused,
                                  Section::idle};

// "shared", "scores", ..., as `--only` has them.
std::string_view name(Section section);

struct Options {
  std::set<Section> sections = {kSections.begin(), kSections.end()};  // what is looked at
  int players = 0;                                                    // 0: the usual number
  // What small games have been gone through, for other editions.
  std::shared_ptr<signature::Parts> known = std::make_shared<signature::Parts>();
};

// Of the sections asked for everything that applies, in their order. What is said in one section
// does not depend on the others. The same edition gives the same answer.
Audit audit(const rulebook::Edition& edition, checker::RulesetComparer& comparer,
            const Options& options = {});

// The parts. Rules are the edition's default ones at a scope, of a game in which cards are captured
// where piles are concerned.
Traps find_traps(const rulebook::Ruleset& rules);
Scores count_scores(const rulebook::Ruleset& rules);
IdleClauses find_idle(const rulebook::Edition& edition, checker::RulesetComparer& comparer);
UnusedClauses find_unused(
    const rulebook::Edition& edition, checker::RulesetComparer& comparer,
    const std::shared_ptr<signature::Parts>& parts = std::make_shared<signature::Parts>());
SharedYakus share_yaku(const rulebook::Ruleset& rules);

// ---- What piles are worth in an audit -----------------------------------------------------------

// The rules by which piles are counted: in Hachi-Hachi with the willow as it counts there.
rulebook::Ruleset scoring(const rulebook::Ruleset& rules);

// Whether a pile is worth what its holder writes down, and not the points of its yaku: where the
// worth of cards is counted. Hachi-Hachi settles in its own way, so that its yaku are looked at.
bool by_result(const spec::Rules& rules);
// "result of the round", "points of yaku".
std::string what_counts(const spec::Rules& rules);
// The rules must outlive it.
properties::Worth worth(const spec::Rules& rules);

// How many cards of a month piles may hold: any number where the wildcard is played.
piles::PerMonth per_month(const spec::Rules& rules);

// Points that are multiplied by calls and such.
bool multiplies(const spec::Rules& rules);

}  // namespace hanaproof::audit
