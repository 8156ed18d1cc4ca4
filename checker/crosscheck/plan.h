// The work of a cross-check, cut into units that can be done in any order and anywhere.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "checker/crosscheck/bet_subject.h"
#include "checker/crosscheck/hachi_subject.h"
#include "checker/crosscheck/subject.h"
#include "checker/crosscheck/tally.h"
#include "checker/crosscheck/variants.h"
#include "solvers/small/betting_games.h"
#include "solvers/small/game.h"

namespace hanaproof::crosscheck {

struct Request {
  std::vector<const rulebook::Edition*> editions;  // must outlive the plan
  Readings readings = Readings::each;
  // Small games: deals in each, spread evenly over all of them; 0 for all, -1 for no small games,
  // of betting games neither. Those are always gone through as a whole.
  std::int64_t deals = 20;
  // Random rounds, the rulesets in turn; so many of games in which cards are captured, and so many
  // of betting games.
  std::uint64_t games = 2'000;
  std::uint64_t matches = 500;  // random matches of Hachi-Hachi, the rulesets in turn
  std::uint64_t perfts = 200;   // random deals whose moves are counted, the rulesets in turn
  int depth = 3;                // so deep
  bool profiles = true;         // every kind of hands and field that the deck allows, opened
  std::uint64_t seed = 1;
};

using MakeSubject = std::function<std::unique_ptr<Subject>(const rulebook::Ruleset&)>;

class Plan {
 public:
  // `make`, `make_bets`, `make_hachi`: what is held against the spec; the engines by default.
  explicit Plan(const Request& request, MakeSubject make = {}, MakeBetSubject make_bets = {},
                MakeHachiSubject make_hachi = {});

  std::uint64_t units() const { return units_.size(); }
  // Safe to call from several threads.
  Tally run(std::uint64_t unit) const;
  std::size_t rulesets() const { return variants_.size(); }
  // Whatever the results depend on, by name.
  std::map<std::string, std::string> parameters() const;
  // Clauses with an effect that fired in no small game or match for so many players ("ID, 3
  // players"), in the order of editions and clauses.
  std::vector<std::string> never_fired(const Tally& tally) const;

 private:
  enum class Kind { small_game, game, perft, profiles, bets, showdowns, bet_rounds, matches };
  struct Unit {
    Kind kind;
    std::size_t variant;
    const small::Table* table;  // null but for small games
    std::uint64_t from;  // deals of the small game by their place in the spread, or seeds, or the
                         // small betting game
    std::uint64_t to;
  };
  void add_small_games();
  // `variants`: by their indices.
  void add_random(Kind kind, const std::vector<std::size_t>& variants, std::uint64_t count,
                  std::uint64_t per_unit);
  void add_betting(const std::vector<std::size_t>& variants);
  void add_profiles();
  void run_small_game(const Unit& unit, Tally& tally) const;
  void run_random(const Unit& unit, Tally& tally) const;
  void run_profiles(const Unit& unit, Tally& tally) const;
  void run_betting(const Unit& unit, Tally& tally) const;
  void run_matches(const Unit& unit, Tally& tally) const;
  // How many deals of a table are looked at, of how many.
  std::uint64_t spread(std::uint64_t all) const;

  Request request_;
  MakeSubject make_;
  MakeBetSubject make_bets_;
  MakeHachiSubject make_hachi_;
  std::vector<Variant> variants_;
  std::vector<Unit> units_;
  std::map<const small::Table*, std::uint64_t> deals_;  // in all
};

}  // namespace hanaproof::crosscheck
