// How rounds of a capturing game come out where the players keep to a stated policy: who wins,
// which yaku are made by when, and what going on is worth against stopping. Rounds are played with
// the fast engine on random deals; every number has the size of its sample.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "checker/measures/impact/rounds.h"
#include "model/rulebook/ruleset.h"
#include "solvers/statistics/intervals.h"

namespace hanaproof::odds_of_rounds {

// What players do with a call that they are offered.
enum class Calls { stop, go_on };

struct Options {
  impact::Policy cards = impact::Policy::greedy;
  Calls calls = Calls::stop;
  std::uint64_t rounds = 100'000;
  std::uint64_t seed = 1;
  int threads = 0;  // 0: as many as the machine has; the numbers do not hang on it
  std::function<void(std::size_t done, std::size_t all)> progress = {};
};

struct Share {
  std::uint64_t hits = 0;
  std::uint64_t all = 0;

  double value() const {
    return all == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(all);
  }
  statistics::Interval interval() const;  // 95 %
};

// A yaku by its id without "yaku.": in how many rounds a given player has it after each turn of his
// own, or when the round ends before.
struct YakuOdds {
  std::string id;
  std::vector<Share> by_turn;
};

// Where somebody may stop for the first time in a round.
struct Situation {
  int points = 0;  // of the yaku made, before any factor
  int cards = 0;   // left in his own hand
  friend auto operator<=>(const Situation&, const Situation&) = default;
};

// What he gets from the others in the end, less what they get from him: where he stops; where he
// calls koi-koi this once, and everybody then keeps to the policy.
struct Decision {
  statistics::MeanOfHits stop;
  statistics::MeanOfHits go_on;
  statistics::MeanOfHits gain;  // the second less the first, of the same cards
  Share ahead;                  // of those who go on: who gets something from the others in the end
  Share behind;                 // and who pays
};

struct Odds {
  Share without_play;                           // hands or field decide the round, or void the deal
  std::vector<Share> won;                       // alone, by seat from the dealer on
  Share shared;                                 // by several of those who take part
  std::vector<statistics::MeanOfHits> payment;  // a round, by seat from the dealer on
  std::vector<YakuOdds> yaku;                   // in the order of the rules
  std::map<Situation, Decision> decisions;
};

// Which seat deals goes round. Throws impact::Unsupported where the engine does not play the rules.
Odds play(const rulebook::Ruleset& rules, const Options& options);

// The same in pieces that do not depend on one another. Their odds merge in any order to the same:
// what is summed are whole numbers, exact up to 2^53.
std::uint64_t pieces(const Options& options);
Odds play_piece(const rulebook::Ruleset& rules, const Options& options, std::uint64_t piece);
// Where nothing has been played yet, `odds` is Odds().
void merge(Odds& odds, const Odds& other);

}  // namespace hanaproof::odds_of_rounds
