// What shrinking comes to.
#pragma once

#include <utility>

#include "checker/crosscheck/interrupted.h"

namespace hanaproof::regress {

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
