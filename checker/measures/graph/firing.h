// Which clauses of an edition fired in the positions of small games, and which never did.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::checker {

// In how many positions of each small game the rules of a topic were asked for, or its yaku made.
using TopicCounts = std::map<std::string, std::map<std::string, std::uint64_t>>;  // topic, table

struct Firing {
  std::string clause;                              // id
  std::map<std::string, std::uint64_t> positions;  // by small game, those in which it fired
  std::uint64_t all() const;
};

// All clauses that give these rules an answer which can have an effect within a round; in the order
// of the edition. One that fired nowhere has no positions.
std::vector<Firing> firings(const rulebook::Ruleset& rules, const TopicCounts& counts);

}  // namespace hanaproof::checker
