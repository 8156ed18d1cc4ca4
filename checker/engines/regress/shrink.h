// The least situation that shows a difference.
#pragma once

#include <functional>

#include "checker/engines/lockstep/failure.h"

namespace hanaproof::regress {

struct Least {
  lockstep::Failure failure;
  bool complete = false;  // nothing simpler shows it; false: that was not looked for to the end
};

// The same kind of difference from the latest position of its line, in a simpler situation
// (simplifier.h): a valid one that was replayed. As far as it has come when `stop` says so, or when
// somebody wants to leave the subject.
Least shrink(const lockstep::Pair& pair, const lockstep::Failure& failure,
             const std::function<bool()>& stop);

// The same kind of difference from the latest position of its line, without making it any simpler.
lockstep::Failure nearest(const lockstep::Pair& pair, const lockstep::Failure& failure);

}  // namespace hanaproof::regress
