// The work of a cross-check, cut into units that can be done in any order and anywhere, and what it
// has looked at.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/lockstep/lockstep.h"

namespace hanaproof::crosscheck {

struct Tally {
  // One kind of work, or one small game.
  struct Counts {
    std::uint64_t deals = 0;      // rounds begun
    std::uint64_t positions = 0;  // in small games different ones within a deal, summed over deals
    std::uint64_t moves = 0;      // played on both sides; for perft: nodes
    friend bool operator==(const Counts&, const Counts&) = default;

    Counts& operator+=(const Counts& more);
  };
  // A difference, and the unit of work that found it.
  struct Found {
    std::uint64_t unit = 0;
    std::string rules;  // the name of the variant
    std::string where;  // as in `counts`
    lockstep::Failure failure;
  };

  std::map<std::string, Counts> counts = {};  // by small game ("2 players, views"), or kind
  Coverage coverage = {};
  std::uint64_t failures = 0;
  std::optional<Found> first = {};  // of the least unit

  void add(const std::string& where, const lockstep::Walked& walked);
  void merge(const Tally& other);
  Counts total() const;
  std::string to_json() const;
  static Tally from_json(std::string_view text);
};

// ---- The units of work --------------------------------------------------------------------------

struct Request {
  std::vector<const rulebook::Edition*> editions;  // must outlive the plan
  Readings readings = Readings::each;
  // Small games: of those with many deals so many, spread evenly over all; 0 for all, -1 for no
  // small games.
  std::int64_t deals = 20;
  // Random rounds, the rulesets in turn; so many of games in which cards are captured, and so many
  // of betting games.
  std::uint64_t games = 2'000;
  std::uint64_t matches = 500;  // random matches of Hachi-Hachi, the rulesets in turn
  // Random matches of Hachi-Hachi, the rulesets in turn: every position that the last cards of
  // their rounds can come to.
  std::uint64_t ends = 20;
  std::uint64_t perfts = 200;  // random deals whose moves are counted, the rulesets in turn
  int depth = 3;               // so deep
  bool profiles = true;        // every kind of hands and field that the deck allows, opened
  std::uint64_t seed = 1;
};

class Plan {
 public:
  // `make`: what is held against the spec; the engines by default.
  explicit Plan(const Request& request, games::MakeGame make = {});

  std::uint64_t units() const { return units_.size(); }
  // Safe to call from several threads.
  Tally run(std::uint64_t unit) const;
  std::size_t rulesets() const { return variants_.size(); }
  // How many were left out, because the engine plays no such game.
  std::size_t unplayed() const { return unplayed_; }
  // Whatever the results depend on, by name.
  std::map<std::string, std::string> parameters() const;
  // Clauses with an effect that fired in no small game or match for so many players ("ID, 3
  // players"), in the order of editions and clauses.
  std::vector<std::string> never_fired(const Tally& tally) const;

 private:
  bool is_played(const rulebook::Ruleset& rules);

  enum class Kind { small_game, playouts, ends, perft, profiles };
  struct Unit {
    Kind kind;
    std::size_t variant;
    std::size_t game;    // of the small games of the variant's family
    std::uint64_t from;  // starts of the small game by their place in the spread, or seeds
    std::uint64_t to;
  };
  class Bench;
  void add_small_games();
  // `variants`: by their indices.
  void add_random(Kind kind, const std::vector<std::size_t>& variants, std::uint64_t count,
                  std::uint64_t portion);
  void add_profiles();
  void run_small_game(const Unit& unit, Tally& tally) const;
  void run_playouts(const Unit& unit, Tally& tally) const;
  void run_ends(const Unit& unit, Tally& tally) const;
  void run_perfts(const Unit& unit, Tally& tally) const;
  void run_profiles(const Unit& unit, Tally& tally) const;
  // How many starts of a small game are looked at.
  std::uint64_t spread(const games::SmallGame& game) const;

  Request request_;
  games::MakeGame make_;
  std::vector<Variant> variants_;
  std::vector<Unit> units_;
  std::size_t unplayed_ = 0;
};

}  // namespace hanaproof::crosscheck
