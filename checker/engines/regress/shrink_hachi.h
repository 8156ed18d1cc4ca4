// The least situation of Hachi-Hachi that shows a difference.
#pragma once

#include <functional>

#include "checker/engines/crosscheck/hachi_compare.h"
#include "checker/engines/regress/least.h"

namespace hanaproof::regress {

// The same kind of difference from the latest position of its line, in a plainer match, with fewer
// calls and combos and fewer and plainer cards captured. What comes back is a valid position that
// was replayed. Stops early when `stop` says so.
Least<crosscheck::HachiFailure> shrink(const spec::hachi::Rules& rules,
                                       const crosscheck::HachiSubject& subject,
                                       const crosscheck::HachiFailure& failure,
                                       const std::function<bool()>& stop);

// The same difference from the latest position of its line, without making it any simpler. What was
// found until somebody wants to leave the subject.
crosscheck::HachiFailure nearest(const spec::hachi::Rules& rules,
                                 const crosscheck::HachiSubject& subject,
                                 const crosscheck::HachiFailure& failure);

}  // namespace hanaproof::regress
