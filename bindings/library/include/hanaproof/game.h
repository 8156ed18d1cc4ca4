// Playing: games, positions and scores, of all families alike. Positions and moves as text are
// those of docs/positions.md; seats count from 0.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hanaproof/rules.h"

namespace hanaproof {

struct MadeYaku {
  std::string id;  // without "yaku."
  int points = 0;
  friend bool operator==(const MadeYaku&, const MadeYaku&) = default;
};

// What a position is worth, so far or in the end. One entry a seat, unless it says otherwise.
struct Score {
  std::vector<std::vector<MadeYaku>> yaku;
  std::vector<int> points;  // of what is captured now, before any factor
  std::vector<int> result;  // when over: what the edition has the players write down
  // When over: what each gets from the others, less what it pays. None of Hachi-Hachi, where pot
  // and bank take part.
  std::vector<int> payment;
  std::vector<int> money;    // of betting games: coins left
  std::vector<int> winners;  // of betting games: seats; several hold equal hands
  friend bool operator==(const Score&, const Score&) = default;
};

// Who plays: the fast engine, or the specification, which is slow, literal and what the engine is
// tested against.
enum class Referee { engine, specification };

// A position at a decision, or over. A value: moves make new ones, and copies share.
class HANAPROOF_API State {
 public:
  // In the order of docs/positions.md; none when the round is over.
  std::vector<std::string> legal_moves() const;
  // Throws Error for an illegal move; it names the legal ones.
  State after(std::string_view move) const;

  bool over() const;
  // The seat that decides; nothing when over.
  std::optional<int> turn() const;
  int players() const;
  Score score() const;

  // One line of JSON.
  std::string json() const;
  // What a seat knows: the same without the order of the stock and the hands of others. Equal
  // exactly where the seat cannot tell two positions of one round apart by what lies and by what
  // was said; what was once seen and lies hidden now is not in it.
  std::string seen_by(int seat) const;

 private:
  friend class Game;
  friend class Solver;
  struct Held;
  explicit State(std::shared_ptr<const Held> held);
  std::shared_ptr<const Held> held_;
};

// Many rounds played at random.
struct Playouts {
  std::uint64_t rounds = 0;
  int players = 0;
  // payments[round * players + seat], in the order of the rounds: what each gets from the others,
  // less what it pays; nothing where the edition has no payments, or pot and bank take part.
  std::vector<std::int32_t> payments;
  // The same of what the players write down; of betting games the payments.
  std::vector<std::int32_t> results;
};

// The rules of a game at play. Safe to share between threads, and so are its states.
class HANAPROOF_API Game {
 public:
  explicit Game(const Rules& rules, Referee referee = Referee::engine);

  const Rules& rules() const;

  // A round from shuffled cards at its first decision (or over, where the deal decides it). The
  // same seed gives the same round on every machine. `dealer`: a seat.
  State deal(std::uint64_t seed, int dealer = 0) const;
  // Any position as docs/positions.md writes it. Throws Error where it cannot be.
  State at(std::string_view json) const;

  // Sequences of so many moves, as chess engines count them.
  std::uint64_t perft(const State& state, int depth) const;

  // Rounds from random deals, every legal move equally likely, without leaving the engine. The same
  // seed gives the same payments with any number of threads; 0: as many as the machine has. Seats
  // deal in turn.
  Playouts play_at_random(std::uint64_t rounds, std::uint64_t seed, int threads = 1) const;

 private:
  friend class State;
  friend class Solver;
  struct Table;
  void expect_own(const State& state) const;
  std::shared_ptr<const Table> table_;
};

}  // namespace hanaproof
