// The values of all deals of a small game, or of a sample of them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>

#include "solvers/small/game.h"

namespace hanaproof::endgame {

// Which deals, by their numbers (small/deals.h). The shards 0..of-1 of a census together are the
// whole of it.
struct Selection {
  std::uint64_t sample = 0;  // so many deals at random, with replacement; 0: every deal
  std::uint64_t seed = 1;
  std::uint64_t shard = 0;
  std::uint64_t of = 1;
};

struct Census {
  std::uint64_t all = 0;     // deals of the game
  std::uint64_t looked = 0;  // deals looked at
  // Deals that hands or field decide before play; they have a value like the others.
  std::uint64_t decided = 0;
  std::map<int, std::uint64_t> values;  // how many deals have each value for the player who begins

  // The sum over all deals looked at.
  std::int64_t sum() const;
  std::uint64_t count(bool (*chosen)(int value)) const;
  Census& operator+=(const Census& other);
  friend bool operator==(const Census&, const Census&) = default;
};

// Of a game for two players; in parallel, by as many threads as asked for (0: as many as the
// machine has). `progress` gets deals done and to be done, from any thread. Throws
// std::invalid_argument for another number of players or a shard that there is not.
Census census(const small::Game& game, const Selection& selection, int threads,
              const std::function<void(std::uint64_t done, std::uint64_t all)>& progress);

}  // namespace hanaproof::endgame
