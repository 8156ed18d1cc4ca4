// What shrinking comes to.
#pragma once

#include <array>
#include <utility>

#include "checker/engines/crosscheck/interrupted.h"
#include "model/cards/card_set.h"

namespace hanaproof::regress {

// How far cards are from plain: lights weigh most, dregs least.
inline int weight(cards::Card card) {
  constexpr std::array<int, 4> kWeights = {16, 8, 4, 1};
  return kWeights[static_cast<std::size_t>(card.kind())];
}
inline int weight(cards::CardSet cards) {
  int sum = 0;
  for (const cards::Card card : cards) sum += weight(card);
  return sum;
}

template <class Failure>
struct Least {
  Failure failure;
  bool complete = false;  // nothing simpler shows it; false: that was not looked for to the end

  // The same with another type that holds the failure.
  template <class Other>
  Least<Other> as() && {
    return {std::move(failure), complete};
  }
};

// `best` as it is when `reduce` is done with it, which says whether it came to its end, or when
// somebody wants it to end.
template <class Failure, class Reduce>
Least<Failure> reduced(const Failure& best, Reduce reduce) {
  bool complete = false;
  try {
    complete = reduce();
  } catch (const crosscheck::Interrupted&) {
    // As far as it has come.
  }
  return {best, complete};
}

}  // namespace hanaproof::regress
