// The hands of a report, those together that nothing tells apart.
#pragma once

#include <string>
#include <vector>

#include "reports/odds/sheet.h"

namespace hanaproof::reports {

struct OddsLine {
  std::vector<std::size_t> hands;  // indices into the hand table
  int rank = 1;                    // of the class, 1 the strongest
  std::string category;
  int multiplier = 1;
  std::vector<odds::Outcome> outcomes;  // one a sheet
};

// The strongest first; among equal ones, those with the larger share of the pot.
std::vector<OddsLine> odds_lines(const OddsReport& report);

// "pair of October", "7 points", "January with February".
std::string category_label(const std::string& category);
// "31 81"
std::string hand_codes(const odds::HandTable& hands, std::size_t hand);
// 1 for the strongest class.
int rank(const odds::HandTable& hands, int strength);
// "12.34 %"; "< 0.01 %" rather than nothing for what can happen, and never 100 for what can fail.
std::string percent(const odds::Fraction& fraction);
// "+1.25", "-0.40"
std::string stakes(const odds::Fraction& payment);

}  // namespace hanaproof::reports
