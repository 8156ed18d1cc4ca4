// The least situation that shows a difference.
#pragma once

#include <functional>

#include "checker/engines/crosscheck/bet_compare.h"
#include "checker/engines/crosscheck/compare.h"
#include "checker/engines/regress/least.h"

namespace hanaproof::regress {

// The same kind of difference from the latest position of its line, with fewer cards, plainer
// cards, and without calls and moves that it does not need. What comes back is a valid position
// that was replayed. Stops early when `stop` says so.
Least<crosscheck::Failure> shrink(const spec::Rules& rules, const crosscheck::Subject& subject,
                                  const crosscheck::Failure& failure,
                                  const std::function<bool()>& stop);

// The same of a round of bets: few coins, few bets, plain hands.
Least<crosscheck::BetFailure> shrink(const spec::betting::Rules& rules,
                                     const crosscheck::BetSubject& subject,
                                     const crosscheck::BetFailure& failure,
                                     const std::function<bool()>& stop);

}  // namespace hanaproof::regress
