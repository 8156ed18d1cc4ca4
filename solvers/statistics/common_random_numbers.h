// Chance for decisions that several sides take each for itself, as much alike as can be.
//
// Where the lines of a round have parted, the sides are asked different things: other moves, or
// more often. Numbers drawn one after the other would soon be drawn for other decisions, and all
// that follows would come out differently by luck alone. So each move of each decision has a number
// of its own, and of those that may be chosen the one with the largest is: all are equally likely,
// and sides that choose from the same moves, or nearly so, choose the same.
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/cards/dice.h"

namespace hanaproof::statistics {

class CommonRandomNumbers {
 public:
  // Of one round.
  explicit CommonRandomNumbers(std::uint64_t seed) : seed_(seed) {}

  // Numbers of the same round that have nothing to do with these.
  CommonRandomNumbers others() const { return CommonRandomNumbers(mixed(seed_)); }

  // To be called before each decision. What it is called by should be the same on other sides for
  // what comes to the same, and whoever is asked the same again is asked anew.
  void decide(std::uint64_t decision) {
    again_ = decision == decision_ ? again_ + 1 : 0;
    decision_ = decision;
    now_ = mixed(mixed(seed_ ^ decision) + again_);
  }
  // The number of a move in this decision.
  std::uint64_t of(std::uint64_t move) const { return mixed(now_ ^ move); }

  // Which of `size` moves it is, one at least; `code(i)` tells the i-th from all others.
  template <class Code>
  std::size_t among(std::size_t size, Code code) const {
    std::size_t best = 0;
    std::uint64_t highest = of(code(0));
    for (std::size_t i = 1; i < size; ++i) {
      const std::uint64_t number = of(code(i));
      if (number > highest) {
        best = i;
        highest = number;
      }
    }
    return best;
  }

 private:
  static std::uint64_t mixed(std::uint64_t number) { return cards::Dice(number).next(); }

  std::uint64_t seed_;
  std::uint64_t decision_ = ~std::uint64_t{0};
  std::uint64_t again_ = 0;
  std::uint64_t now_ = 0;
};

}  // namespace hanaproof::statistics
