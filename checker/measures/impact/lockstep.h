// Several rules of one game at one table, each with its own copy of the round.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "checker/measures/impact/measurement.h"
#include "model/cards/dice.h"
#include "model/rulebook/ruleset.h"
#include "solvers/statistics/common_random_numbers.h"

namespace hanaproof::impact {

// How a round came out on all sides.
struct Ended {
  bool seen = false;    // a player saw a difference before the end, or in how it ends
  bool parted = false;  // where that was, a side still had decisions to take
  int difference = 0;   // the largest between two sides
  bool hit() const { return seen || difference > 0; }
};

// By how much any seat has more in one list.
template <class PerSeat>
int largest_difference(const PerSeat& a, const PerSeat& b) {
  int most = 0;
  for (std::size_t seat = 0; seat < a.size(); ++seat) {
    most = std::max(most, std::abs(a[seat] - b[seat]));
  }
  return most;
}

// A side plays one ruleset with the fast engine and holds the state of its round:
//   List, End                                 what may be done; what became of a round
//   bool over() const
//   void list(List&) const                    the legal moves alone; none of a round that is over
//   bool same(List, const Side&, List) const  whether both look alike, and have the same moves
//   Move choose(List, CommonRandomNumbers&) const
//                                             alike on all sides as far as can be
//   void play(Move)
//   End end() const                           of a round that is over
//   static int difference(End, End)
template <class Side>
class Lockstep {
 public:
  using List = typename Side::List;
  using End = typename Side::End;
  using Chance = statistics::CommonRandomNumbers;

  // Throws Unsupported where the engine does not take the rules.
  template <class... More>
  Lockstep(const std::vector<rulebook::Ruleset>& rules, std::uint64_t seed, const More&... more)
      : start_(cards::Dice(seed).next()), lists_(rules.size()) {
    for (const rulebook::Ruleset& each : rules) {
      sides_.push_back(taken([&] { return Side(each, more...); }));
    }
  }

  // The chance of the round, or match, with this number.
  cards::Dice chance(std::uint64_t number) const { return cards::Dice(start_ + number); }
  // Each round begins with all sides being dealt the same.
  std::vector<Side>& sides() { return sides_; }

  // Plays on until the round is over or `until` of the first side; false where the lines part.
  template <class Until>
  bool go_on(Chance& chance, Until until) {
    Side& first = sides_.front();
    while (together()) {
      if (first.over() || until(first)) return true;
      const auto move = first.choose(lists_.front(), chance);
      for (Side& side : sides_) side.play(move);
    }
    return false;
  }

  // To the end on all sides, by each one's own rules where the lines have parted.
  Ended play(Chance chance) {
    Ended ended;
    ended.seen = !go_on(chance, [](const Side&) { return false; });
    ended.parted = std::ranges::any_of(sides_, [](const Side& side) { return !side.over(); });
    ends_.clear();
    for (Side& side : sides_) {
      play_on(side, chance);
      ends_.push_back(side.end());
    }
    ended.difference = difference(ends_);
    return ended;
  }
  // Of the last round, by side.
  const std::vector<End>& ends() const { return ends_; }

  // The largest between any two.
  static int difference(const std::vector<End>& ends) {
    int most = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
      for (std::size_t j = i + 1; j < ends.size(); ++j) {
        most = std::max(most, Side::difference(ends[i], ends[j]));
      }
    }
    return most;
  }

 private:
  // Whether all rules still say the same of what is to be seen; lists the legal moves.
  bool together() {
    const Side& first = sides_.front();
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      sides_[i].list(lists_[i]);
      if (i > 0 && !first.same(lists_.front(), sides_[i], lists_[i])) return false;
    }
    return true;
  }

  void play_on(Side& side, Chance chance) {
    while (!side.over()) {
      side.list(lists_.front());
      side.play(side.choose(lists_.front(), chance));
    }
  }

  std::uint64_t start_;
  std::vector<Side> sides_;
  std::vector<List> lists_;
  std::vector<End> ends_;
};

}  // namespace hanaproof::impact
