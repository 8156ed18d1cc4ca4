// A game under one ruleset, as anybody plays it: the specification, the fast engine, or somebody's
// engine at the other end of the protocol.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "model/games/position.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::games {

// What a player was asked and does not say. Nothing is wrong with that.
class Untold : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What somebody says of a game. What is not said is compared with nothing.
struct Tells {
  bool moves = true;      // which are legal
  bool positions = true;  // where they lead
  bool scores = true;
  // Takes any position that cards can be laid out to; false: plays forward from a deal.
  bool anywhere = true;
  bool small_decks = true;  // also with fewer cards than the deck has
  bool made_up = true;      // also such as no play leads to
  bool deals = false;       // shuffles its own deck, and takes no other
  // Members of positions and scores, by name, that are not compared.
  std::set<std::string> silent = {};
};

// A position as its holder keeps it. It is at a decision, or over.
class State {
 public:
  virtual ~State() = default;

  // In any order; none when the round is over.
  virtual std::vector<Move> moves() const = 0;
  // After a legal move and all that follows from it without a decision. Of an illegal one the spec
  // throws IllegalMove; others may do anything.
  virtual std::unique_ptr<State> after(const Move& move) const = 0;
  // Valid as long as the state. Of what no later decision depends on it has whatever is convenient:
  // see Family::seen.
  virtual const Position& position() const = 0;
  // Yaku in any order.
  virtual Score score() const = 0;
  // The same if other hands had been dealt: betting games.
  virtual Score score_with(const Hands&) const { return score(); }
  // What is wrong with how the position is held, though it can be read: something kept along the
  // way that is not what the position says. Empty where all is well.
  virtual std::string fault() const { return {}; }
};

class Game {
 public:
  virtual ~Game() = default;

  virtual const rulebook::Ruleset& rules() const = 0;
  // What is dealt and nothing decided: whether it is played at all, and its first decision. A match
  // without money is one before its first round. States must not outlive the game.
  virtual std::unique_ptr<State> open(const Position& laid_out) const = 0;
  // Any valid position. Throws Untold where the game is only played from a deal.
  virtual std::unique_ptr<State> at(const Position& position) const = 0;
  virtual const Tells& tells() const;
  // A deal of the game's own deck, and that deal opened. Nothing where it has none of its own.
  virtual std::optional<Position> deal(std::uint64_t /*seed*/) const { return std::nullopt; }
  virtual std::unique_ptr<State> open_dealt(const Position& laid_out,
                                            std::uint64_t /*seed*/) const {
    return open(laid_out);
  }
  // Sequences of so many moves. By `moves` and `after`, unless the game counts in its own way.
  virtual std::uint64_t perft(const Position& position, int depth) const;
};

// A specification: a game that records which rules it asks for. Not shared between threads.
class Specification : public Game {
 public:
  // The topics asked for since `forget`.
  virtual std::vector<std::string> consulted() const = 0;
  virtual void forget() const = 0;
};

// Who plays by given rules.
using MakeGame = std::function<std::unique_ptr<Game>(const rulebook::Ruleset&)>;

// A position, and moves made from it.
struct Line {
  Position start = {};
  bool laid_out = false;  // `start` is a deal that is yet to be opened
  std::vector<Move> moves = {};
  std::optional<std::uint64_t> seed = {};  // of the deal, where it is of somebody's own deck
  friend bool operator==(const Line&, const Line&) = default;
};

// Where a line starts and where it ends. Throws what the game throws.
std::unique_ptr<State> start(const Game& game, const Line& line);
std::unique_ptr<State> end(const Game& game, const Line& line);

// How far a line can be played by rules that may not allow all of it.
struct Followed {
  std::unique_ptr<State> before = {};  // the last move made; null before the first
  std::unique_ptr<State> end = {};     // after it
  std::size_t made = 0;                // moves
  std::optional<Move> illegal = {};    // the next one; nothing where all are made
};
// `visit`: called after each move made.
using VisitMove = std::function<void(const State& before, const Move& move, const State& after)>;
Followed follow(const Game& game, const Line& line, const VisitMove& visit = {});

}  // namespace hanaproof::games
