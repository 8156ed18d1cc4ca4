// What shrinking comes to.
#pragma once

#include <utility>

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

}  // namespace hanaproof::regress
