// What a signature was made from.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace hanaproof::signature {

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
  std::set<std::string> consulted = {};

  void note(const std::vector<std::string>& topics) {
    consulted.insert(topics.begin(), topics.end());
  }
};

}  // namespace hanaproof::signature
