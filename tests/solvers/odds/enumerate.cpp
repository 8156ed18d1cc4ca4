#include "tests/solvers/odds/enumerate.h"

#include <bit>
#include <stdexcept>

#include <fmt/format.h>

#include "solvers/parallel/executor.h"

namespace hanaproof::odds {

namespace {

constexpr int kMostEnumerated = 5;
constexpr std::size_t kWordBits = 64;
constexpr std::size_t kWords = 3;  // for the 190 hands of twenty cards

// A set of hands, by index.
using Hands = std::array<std::uint64_t, kWords>;

void insert(Hands& set, std::size_t hand) {
  set[hand / kWordBits] |= std::uint64_t{1} << hand % kWordBits;
}

Hands both(const Hands& a, const Hands& b) { return {a[0] & b[0], a[1] & b[1], a[2] & b[2]}; }

int common(const Hands& a, const Hands& b) {
  return std::popcount(a[0] & b[0]) + std::popcount(a[1] & b[1]) + std::popcount(a[2] & b[2]);
}

template <class Work>
void each(const Hands& set, Work work) {
  for (std::size_t word = 0; word < kWords; ++word) {
    for (std::uint64_t rest = set[word]; rest != 0; rest &= rest - 1) {
      work(word * kWordBits + static_cast<std::size_t>(std::countr_zero(rest)));
    }
  }
}

bool disjoint(const Hand& a, const Hand& b) {
  for (const int place : a.places) {
    if (place == b.places[0] || place == b.places[1]) return false;
  }
  return true;
}

struct Lists {
  std::vector<Hands> apart;  // the hands that share no card with this one
  std::vector<int> strength;

  explicit Lists(const HandTable& table) {
    for (const Hand& hand : table.hands()) {
      Hands others{};
      for (std::size_t i = 0; i < table.hands().size(); ++i) {
        if (disjoint(hand, table.hands()[i])) insert(others, i);
      }
      apart.push_back(others);
      strength.push_back(hand.strength);
    }
  }
};

// The deals in which seat 0 holds one hand.
class Seat {
 public:
  Seat(const Lists& lists, std::size_t hand) : lists_(&lists), own_(lists.strength[hand]) {
    for (std::size_t i = 0; i < lists.strength.size(); ++i) {
      const int strength = lists.strength[i];
      insert(strength < own_ ? weaker_ : strength == own_ ? equal_ : stronger_, i);
    }
  }

  // Deals hands of `free` to so many more opponents; `tied` of those before tie with seat 0 and
  // none beats it, unless `lost`.
  void deal(int opponents, const Hands& free, std::size_t tied, bool lost) {
    if (opponents == 1) {
      last(free, tied, lost);
      return;
    }
    each(free, [&](std::size_t hand) {
      const int strength = lists_->strength[hand];
      deal(opponents - 1, both(free, lists_->apart[hand]), tied + (strength == own_ ? 1 : 0),
           lost || strength > own_);
    });
  }

  Enumerated result() const {
    Enumerated sum = result_;
    sum.deals = sum.lose;
    for (const std::int64_t count : sum.best) sum.deals += count;
    return sum;
  }

 private:
  void last(const Hands& free, std::size_t tied, bool lost) {
    const int weaker = common(free, weaker_);
    const int equal = common(free, equal_);
    const int stronger = common(free, stronger_);
    if (lost) {
      result_.lose += weaker + equal + stronger;
      return;
    }
    result_.best[tied] += weaker;
    result_.best[tied + 1] += equal;
    result_.lose += stronger;
  }

  const Lists* lists_;
  int own_;
  Hands weaker_{}, equal_{}, stronger_{};
  Enumerated result_;
};

}  // namespace

std::vector<Enumerated> enumerate_deals(const HandTable& hands, int players, int threads) {
  if (players < 2 || players > kMostEnumerated || players > hands.most_players()) {
    throw std::invalid_argument(
        fmt::format("{} players: deals are enumerated for 2 to {}, and a deck of {} cards is for "
                    "2 to {}",
                    players, kMostEnumerated, hands.cards(), hands.most_players()));
  }
  if (!hands.effects().empty()) {
    throw std::invalid_argument("deals are enumerated where hands stand in one order only");
  }
  const Lists lists(hands);
  std::vector<Enumerated> all(hands.hands().size());
  parallel::for_each_index(all.size(), threads, [&](std::size_t hand) {
    Seat seat(lists, hand);
    seat.deal(players - 1, lists.apart[hand], 0, false);
    all[hand] = seat.result();
  });
  return all;
}

}  // namespace hanaproof::odds
