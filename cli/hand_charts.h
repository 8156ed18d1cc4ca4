// Hands by their combos, counted for a command or a report.
#pragma once

#include <stdexcept>
#include <vector>

#include "cli/globals.h"
#include "reports/hands/sheet.h"

namespace hanaproof::cli {

// Going through the hands and counting them came to different results.
class HandsDisagree : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

// By both methods. Throws HandsDisagree, and hands::TooMany.
hands::Tally tally_hands(const hands::HandRules& rules);

// For the reports of the editions that know combos of the hand, by their default rules.
// One whose combos tell apart too many hands is left out, and said so on standard error.
std::vector<reports::HandChart> hand_charts(const std::vector<const rulebook::Edition*>& editions);

}  // namespace hanaproof::cli
