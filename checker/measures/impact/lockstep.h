// Several rules of one game at one table, each with its own copy of the round.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "checker/measures/impact/measurement.h"
#include "model/cards/dice.h"
#include "model/rulebook/ruleset.h"
#include "solvers/statistics/common_random_numbers.h"
#include "solvers/statistics/sample.h"

namespace hanaproof::impact {

// By how much any seat has more in one list.
template <class PerSeat>
int largest_difference(const PerSeat& a, const PerSeat& b) {
  int most = 0;
  for (std::size_t seat = 0; seat < a.size(); ++seat) {
    most = std::max(most, std::abs(a[seat] - b[seat]));
  }
  return most;
}

// The seats that have most, as bits.
template <class PerSeat>
unsigned ahead(const PerSeat& amounts) {
  const auto most = std::ranges::max(amounts);
  unsigned seats = 0;
  for (std::size_t seat = 0; seat < amounts.size(); ++seat) {
    if (amounts[seat] == most) seats |= 1U << seat;
  }
  return seats;
}

// A side plays one ruleset with the fast engine and holds the state of its round:
//   List, Round, End              what may be done; where a round stands; what became of it
//   const Round& round() const
//   void back_to(const Round&)    to where the same deal stood before
//   std::size_t dealer() const
//   bool over() const
//   void list(List&) const        the legal moves alone; none of a round that is over
//   bool same(List, const Side&, List) const
//                                 whether both look alike, and have the same moves
//   Move choose(List, CommonRandomNumbers&) const
//                                 alike on all sides as far as can be
//   void play(Move)
//   End end() const               of a round that is over
//   static Amounts results(End)   by seat
//   static unsigned winners(End)  seats as bits
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
      : start_(cards::Dice(seed).next()),
        lists_(rules.size()),
        by_stream_(rules.size(), std::vector<End>(rules.size())),
        ends_(rules.size()) {
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
  statistics::Round play(Chance chance) {
    std::vector<Chance> streams = {chance};
    while (streams.size() < sides_.size()) streams.push_back(streams.back().others());
    return play(std::move(streams));
  }

  // The same with as many streams of random numbers as sides. The first is that of the round. From
  // where the lines part, every side plays on with each of them, so that two things can be told:
  // how far apart the sides come to lie, each with a stream of its own, and how far apart the same
  // side does. The latter is luck.
  statistics::Round play(std::vector<Chance> streams) {
    statistics::Round round;
    round.hit = !go_on(streams.front(), [](const Side&) { return false; });
    round.parted = std::ranges::any_of(sides_, [](const Side& side) { return !side.over(); });
    for (std::size_t i = 0; i < sides_.size(); ++i) {
      const auto parting = sides_[i].round();
      for (std::size_t stream = streams.size(); stream-- > 0;) {
        sides_[i].back_to(parting);
        play_on(sides_[i], streams[stream]);
        by_stream_[i][stream] = sides_[i].end();
      }
      ends_[i] = by_stream_[i].front();
    }
    round.difference = difference(ends_);
    round.hit = round.hit || round.difference > 0;
    settle(round);
    return round;
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
  // What hangs on the rules, in the mean over the streams.
  void settle(statistics::Round& round) const {
    const std::size_t all = sides_.size();
    int points = 0;
    int winner = 0;
    int dealer = 0;
    std::vector<End> apart(all);
    for (std::size_t i = 0; i < all; ++i) {
      // The sides with a stream each, and one side with all of them.
      for (std::size_t k = 0; k < all; ++k) apart[k] = by_stream_[k][(k + i) % all];
      points += difference(apart) - difference(by_stream_[i]);
      winner += (other_winner(apart) ? 1 : 0) - (other_winner(by_stream_[i]) ? 1 : 0);
      const std::size_t seat = sides_.front().dealer();
      dealer += Side::results(by_stream_.back()[i])[seat];
      dealer -= Side::results(by_stream_.front()[i])[seat];
    }
    round.points = static_cast<double>(points) / static_cast<double>(all);
    round.winner = static_cast<double>(winner) / static_cast<double>(all);
    if (all == 2) round.dealer = static_cast<double>(dealer) / static_cast<double>(all);
  }

  static bool other_winner(const std::vector<End>& ends) {
    return std::ranges::any_of(
        ends, [&](const End& end) { return Side::winners(end) != Side::winners(ends.front()); });
  }

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
  std::vector<std::vector<End>> by_stream_;  // of each side
  std::vector<End> ends_;
};

}  // namespace hanaproof::impact
