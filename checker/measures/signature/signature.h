// One number that stands for how an edition is played: equal for editions that nothing tells apart
// in the situations it covers, different as soon as one of them comes out otherwise.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/parallel/memo.h"

namespace hanaproof::signature {

// What a signature was made from.
struct Counts {
  std::uint64_t games = 0;        // small games: tables, or betting games
  std::uint64_t whole_games = 0;  // of these, of which every deal was played out
  std::uint64_t deals = 0;        // of small games played out; of betting games hands at an end
  std::uint64_t all_deals = 0;    // that these small games have
  std::uint64_t positions = 0;    // different ones within a deal or a betting game
  std::uint64_t moves = 0;        // edges between them
  std::uint64_t situations =
      0;  // on the full deck: draws, deals, piles, decisions, ends of matches

  void add(const Counts& other) {
    games += other.games;
    whole_games += other.whole_games;
    deals += other.deals;
    all_deals += other.all_deals;
    positions += other.positions;
    moves += other.moves;
    situations += other.situations;
  }
};

// A number, what went into it, and the topics that were asked for on the way.
struct Part {
  std::uint64_t value = 0;
  Counts counts = {};
  std::vector<std::string> consulted = {};
};

// By all rules that a part depends on: editions of one publisher share most of theirs.
using Parts = parallel::Memo<Part>;

struct Options {
  // Of each small game of a capturing game that is too large to be gone through whole, evenly
  // spread; 0: all.
  std::uint64_t deals = 12;
  int threads = 0;  // 0: as many as the machine has
  std::function<void(std::size_t done, std::size_t all)> progress = {};
  // Parts that were made before and will be asked for again; of as many deals as these.
  std::shared_ptr<Parts> known = std::make_shared<Parts>();
};

struct ScopeSignature {
  rulebook::Scope scope;
  std::uint64_t value = 0;
  Counts counts = {};
};

struct Signature {
  std::string edition;
  std::uint64_t value = 0;             // of all scopes, in whatever order
  std::vector<ScopeSignature> scopes;  // every number of players and option of the edition
  Counts counts = {};
  // Clauses in force somewhere: ids of those whose rule was asked for at such a scope, or whose
  // yaku or combination was made; of those that never were; and of those that are text only.
  std::vector<std::string> covered;
  std::vector<std::string> not_consulted;
  std::vector<std::string> text_only;
};

// Editions of any game, in their order. `rules`: answers chosen otherwise than by default, by topic
// (they are chosen at every scope). The same whatever the number of threads. Throws EditionError
// for an unknown rule.
std::vector<Signature> sign(const std::vector<const rulebook::Edition*>& editions,
                            const Options& options = {},
                            const std::map<std::string, std::string>& rules = {});

// The signature of one set of rules at their scope.
ScopeSignature sign(const rulebook::Ruleset& rules, std::uint64_t deals = Options().deals);

// Sixteen hexadecimal digits.
std::string text(std::uint64_t value);

}  // namespace hanaproof::signature
