// What only one family of games knows, beside its rules: everything else is written once, on top of
// Game and Family.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/games/game.h"
#include "model/rulebook/topic.h"

namespace hanaproof::games {

// Rounds that somebody deals and plays, so that rare rules come up. The same seed gives the same
// rounds as long as the same positions are shown.
class Playout {
 public:
  // What is to be done about the moves that are not chosen.
  enum class Others { leave, make, compare };

  virtual ~Playout() = default;
  // Deals to be opened and left.
  virtual std::vector<Position> openings() { return {}; }
  // The next round, laid out; nothing when there is none. `last`: how the one before ended, null
  // for the first.
  virtual std::optional<Position> deal(const Position* last) = 0;
  // Asked at each decision, in this order.
  virtual Others others() { return Others::compare; }
  virtual Move choose(const Position& position, const std::vector<Move>& legal) = 0;
  // Hands to settle a round with that is over: betting games.
  virtual std::vector<Hands> hands(const Position&) { return {}; }
};

// All rounds of a playout as the spec plays them.
void for_each_round(const Game& spec, Playout& playout,
                    const std::function<void(const Line& round)>& visit);

// A game so small that every position of it can be visited.
class SmallGame {
 public:
  virtual ~SmallGame() = default;
  virtual std::string name() const = 0;
  // How many there are, and how many of them take about a tenth of a second.
  virtual std::uint64_t starts() const = 0;
  virtual std::uint64_t portion() const { return 1; }
  // Whether an answer to a question asked there can matter.
  virtual bool shows(rulebook::Asked) const { return true; }
  // Whether a few of the starts, evenly spread, do for all.
  virtual bool has_many_alike() const { return false; }

  // What follows takes time.
  virtual const rulebook::Ruleset& rules() = 0;
  virtual Line start(std::uint64_t number) = 0;
  // How many positions to visit from each start, 0: all.
  virtual std::uint64_t most() const { return 0; }
  // Hands to settle each end with: betting games. `spec`: of the rules of the small game.
  virtual std::vector<Hands> hands(const Game&) { return {}; }
};

class Family {
 public:
  virtual ~Family() = default;

  // "capturing", "betting", "hachi".
  virtual std::string name() const = 0;
  // Whether a position can occur, or a deal that is yet to be opened. Throw
  // notation::NotationError, also where it is one of another family. `spec`, here and below: the
  // specification of the rules.
  virtual void validate(const Game& spec, const Position& position) const = 0;
  virtual void validate_laid_out(const Game& spec, const Position& position) const {
    validate(spec, position);
  }

  // The position without edition and rules, and without what no later decision depends on; as far
  // as `by` says it, too (an engine behind the protocol says only the outline of a betting).
  virtual Position seen(const rulebook::Ruleset&, Position position, const Position& /*by*/) const {
    return with_rules(std::move(position), {}, {});
  }
  // Why no play can have led from one position to the other: other rules or another deal, or cards
  // that are lost or there twice. Empty where nothing is wrong.
  virtual std::string displaced(const Position& before, const Position& after) const = 0;
  // The same of money.
  virtual std::string lost(const Position&, const Position&) const { return {}; }

  // Rounds at random.
  virtual std::unique_ptr<Playout> playout(const Game& spec, std::uint64_t seed) const = 0;
  // What playouts are called, "games"; and how many take about a tenth of a second.
  virtual std::string playouts() const { return "games"; }
  virtual std::uint64_t portion() const { return 10; }

  // Lines of the rounds of one playout from which few positions are left to the end of the round.
  virtual std::vector<Line> late(const Game&, std::uint64_t /*seed*/) const { return {}; }

  // None where there are none. The rules must outlive them.
  virtual std::vector<std::unique_ptr<SmallGame>> small_games(const rulebook::Ruleset&) const {
    return {};
  }
  // A deal for every kind of hands and field that the deck allows.
  virtual std::vector<Position> kinds_of_deals(const rulebook::Ruleset&) const { return {}; }
  // Whether the engine counts sequences of moves in a way of its own.
  virtual bool counts_fast() const { return false; }
};

}  // namespace hanaproof::games
