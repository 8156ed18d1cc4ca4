// The values of all deals of a small game, or of a sample of them, as a long run
// (solvers/runs).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "solvers/endgame/solver.h"
#include "solvers/reduced_decks/deals.h"
#include "solvers/reduced_decks/game.h"

namespace hanaproof::endgame {

struct Sample {
  std::uint64_t deals = 0;  // so many at random, with replacement; 0: every deal once
  std::uint64_t seed = 1;
};

// What was found of some deals; merges in any order.
struct Census {
  std::uint64_t looked = 0;  // deals looked at
  // Deals that hands or field decide before play; they have a value like the others.
  std::uint64_t decided = 0;
  std::map<int, std::uint64_t> values;  // how many deals have each value for the player who begins
  std::map<FirstCall, std::uint64_t> first_calls;  // those that come to a call, by the answer

  void merge(const Census& other);
  std::string to_json() const;
  static Census from_json(std::string_view text);
  friend bool operator==(const Census&, const Census&) = default;
};

// The work, cut into units that can be done in any order and anywhere.
class CensusPlan {
 public:
  // The game must be for two players.
  explicit CensusPlan(reduced_decks::Game game, Sample sample = {});
  CensusPlan(const CensusPlan&) = delete;
  CensusPlan& operator=(const CensusPlan&) = delete;

  const reduced_decks::Game& game() const { return game_; }
  std::uint64_t all_deals() const { return deals_.size(); }
  std::uint64_t units() const;
  // Safe to call from several threads.
  Census run(std::uint64_t unit) const;
  // Whatever the results depend on, by name.
  std::map<std::string, std::string> parameters() const;

 private:
  std::uint64_t chosen() const { return sample_.deals == 0 ? deals_.size() : sample_.deals; }
  std::uint64_t deal_number(std::uint64_t k) const;

  reduced_decks::Game game_;
  reduced_decks::Deals deals_;
  Sample sample_;
  // Through the order of the deals: those that a run has come to stand for all of them.
  std::uint64_t stride_;
};

}  // namespace hanaproof::endgame
