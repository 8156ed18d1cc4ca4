// Exact numbers as people and programs read them.
#pragma once

#include <string>

#include "reports/document/document.h"

namespace hanaproof::reports {

// "12.34 %", "1 in 23,456", "1 in 1.22e+08", "never", "always"; never rounded to certainty.
std::string chance(const Exact& share);
// "12.34 %"; "< 0.01 %" rather than nothing for what can happen, and never 100 for what can fail.
std::string percent(const Exact& share, int digits = 2);
// "0.625000"
std::string mean(const Exact& number);
// "3/190", "2".
std::string fraction_text(const Exact& number);
// "0.485714285714", "34"
std::string decimal(const Exact& number);
// As the unit says: `document` where there is room for exact numbers.
std::string shown(const Cell& cell, Unit unit, bool document);

}  // namespace hanaproof::reports
