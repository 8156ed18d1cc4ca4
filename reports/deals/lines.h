// What the tables of deals say in words and numbers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/deals/sheet.h"

namespace hanaproof::reports {

// A number of deals under the name that scripts know it by.
struct DealCount {
  std::string where;  // "given-hand", "in-hands-2", "played"
  deals::Count deals;
};
// Of a combination: every place.
std::vector<DealCount> places(const deals::CombinationOdds& odds);
// Each verdict; then won by a given player's hand, among several or alone; all that is dealt anew;
// hand and field at once.
std::vector<DealCount> verdicts(const DealSheet& sheet);
// "played", ...
std::string_view name(deals::Verdict verdict);

// "four pairs, four months"
std::string label(const deals::CombinationOdds& odds);
// "one hand wins"
std::string label(deals::Verdict verdict);
// "2 players: hands of 8, a field of 8, a stock of 24"
std::string shape_text(const DealSheet& sheet);
// "draw (silent: this is assumed)"
std::string answer_text(const DealRuleLine& line);
// How often the question of a rule comes up; "cannot occur" where it never does.
std::string use_text(const DealSheet& sheet, const DealRuleLine& line);
// In exactly how many hands a combination is, from one on: "1: 1 in 40, 2: 1 in 3,200". Empty for
// two players, where it is said already.
std::string hands_text(const DealSheet& sheet, const deals::CombinationOdds& odds);
// What the verdicts leave to say, sentence by sentence.
std::vector<std::string> remarks(const DealSheet& sheet);

// "12.34 %", "1 in 23,456", "1 in 1.22e+08", "never", "always"; never rounded to certainty.
std::string chance(const deals::Count& part, const deals::Count& all);
double ratio(const deals::Count& part, const deals::Count& all);

}  // namespace hanaproof::reports
