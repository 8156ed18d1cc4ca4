// A hunt to be shown: an engine that plays by two other rules.
#pragma once

#include <algorithm>
#include "reports/regress/comparison.h"
#include "tests/checker/engines/regress/served.h"

namespace hanaproof::reports::testing {

inline constexpr const char* kEdition = "robin-red.koi-koi.en";

inline const regress::Hunted& hunted() {
  using namespace regress::testing;
  static const regress::Hunted one = regress::hunt(
      {rules(kEdition)}, playing({{"capture.played.three", "one"}, {"yaku.tan", "none"}}),
      library(), some_games(60));
  return one;
}

// How many of its differences a rule explains.
inline std::size_t explained() {
  return static_cast<std::size_t>(std::ranges::count_if(
      hunted().found, [](const regress::Found& one) { return one.rule() != nullptr; }));
}

// A difference that no rule expresses, at a position that no round leads to.
inline regress::Found unexplained() {
  regress::Found found = hunted().found.at(0);
  found.attribution = {.complete = true};
  found.unreachable = "the hands are too large";
  found.signature = {"payment", {"more"}};
  found.failure.difference = {"payment", "0 0", "5 <5>"};
  return found;
}

inline regress::Found faulty() {
  regress::Found found = unexplained();
  found.fault = "crash: it ended with status 3";
  return found;
}

inline Comparison compared(const regress::Hunted& one) {
  return of_games(one, kEdition, "./my-engine", {"what was skipped"});
}

inline regress::Hunted with_all_sorts() {
  regress::Hunted all = hunted();
  all.found.push_back(unexplained());
  all.found.push_back(faulty());
  return all;
}

}  // namespace hanaproof::reports::testing
