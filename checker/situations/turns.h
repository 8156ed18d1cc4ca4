// How far a round of a capturing game has come, by the number of cards in each place.
#pragma once

#include "model/spec/rules.h"

namespace hanaproof::checker {

// How far a turn has come.
enum class Stage {
  begun,        // nothing is played yet
  hand_played,  // the stock card is still to come
  drawn,        // it is turned up, and yet to be settled
  settled,      // both cards are
};

// A moment of a round. Turns are counted from 0.
struct Moment {
  int turn = 0;
  Stage stage = Stage::begun;
  friend bool operator==(const Moment&, const Moment&) = default;
};

// What a round with these rules and a whole deck has where at a moment.
class Turns {
 public:
  explicit Turns(const spec::Rules& rules);

  // The last turn of a round that nobody stops.
  int last() const;
  // Seats are counted from the one that begins.
  int mover(const Moment& at) const { return at.turn % players_; }
  // Turns that a seat has begun.
  int begun(const Moment& at, int seat) const;
  // Hand cards that a seat has played, and stock cards that it has turned up.
  int played(const Moment& at, int seat) const;
  int drawn(const Moment& at, int seat) const;
  int held(const Moment& at, int seat) const { return hand_ - played(at, seat); }
  int stock(const Moment& at) const;
  // Whether the turn has such a stage at all.
  bool has(const Moment& at) const;

 private:
  int players_;
  int hand_;
  int field_;
  int stock_;
  bool until_stock_empty_;
  bool hands_end_it_;
};

// The seat that begins a round.
int first_seat(const spec::Rules& rules, int dealer);

}  // namespace hanaproof::checker
