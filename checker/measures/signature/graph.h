// Numbers of 64 bits that stand for what went into them: the same on every machine.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "checker/measures/signature/signature.h"
#include "model/cards/card_set.h"
#include "model/cards/dice.h"
#include "model/games/game.h"

namespace hanaproof::signature {

// Spreads every bit of a word over all of them; 0 is not a fixed point.
constexpr std::uint64_t mixed(std::uint64_t word) { return cards::Dice(word).next(); }

// Of a sequence: the order in which things are added counts.
class Digest {
 public:
  Digest& add(std::uint64_t word) {
    value_ = mixed(value_ ^ mixed(word));
    return *this;
  }
  Digest& add(int number) { return add(static_cast<std::uint64_t>(std::int64_t{number})); }
  Digest& add(bool truth) { return add(truth ? 1 : 0); }
  Digest& add(cards::CardSet cards) { return add(cards.bits()); }
  Digest& add(std::string_view word) {
    for (const char letter : word) add(static_cast<int>(letter));
    return add(static_cast<int>(word.size()));
  }
  // A list, its length included.
  template <class List>
  Digest& add_all(const List& list) {
    for (const auto& entry : list) add(entry);
    return add(static_cast<int>(list.size()));
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

// Of a collection: the order in which things are added does not count, how often does.
class Gathered {
 public:
  void add(std::uint64_t digest) {
    sum_ += mixed(digest);
    ++count_;
  }
  std::uint64_t value() const { return Digest().add(sum_).add(count_).value(); }

 private:
  std::uint64_t sum_ = 0;
  std::uint64_t count_ = 0;
};

// All that play can reach from a state, and what leads where, as one number. How a position and a
// move look as numbers is for each family to say.
class Graph {
 public:
  using OfState = std::function<Digest(const games::State& state)>;
  using OfMove = std::function<std::uint64_t(const games::Move& move)>;

  // Adds positions and moves to `counts`.
  Graph(std::unique_ptr<games::State> start, const OfState& of_state, const OfMove& of_move,
        Counts& counts);

  // Of each position what it is, and with each legal move the number of the position that it leads
  // to. Two deals have one number exactly if play cannot tell them apart (but for chance equality
  // of 64 bits).
  std::uint64_t as_tree() const;
  // The same where moves can lead back to where they began: each position is told by what is seen
  // there and from there on, ever further, until that splits positions no more.
  std::uint64_t as_lines() const;

 private:
  struct Node {
    Digest local = {};
    std::vector<std::pair<std::uint64_t, std::size_t>> ways = {};  // a move, and where it leads
  };
  using Values = std::vector<std::uint64_t>;

  static std::uint64_t ways_of(const Node& node,
                               const std::function<std::uint64_t(std::size_t)>& value);
  std::uint64_t tree_from(std::size_t node, Values& known) const;

  std::vector<Node> nodes_;
};

}  // namespace hanaproof::signature
