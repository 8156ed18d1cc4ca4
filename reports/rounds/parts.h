// What the forms of the sheet share. For source files of this folder only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "reports/rounds/sheet.h"

namespace hanaproof::reports {

// A situation that came up less often is left to the JSON.
inline constexpr std::uint64_t kFewestRounds = 100;

// "the dealer", "the second after the dealer".
std::string seat_name(std::size_t place, std::size_t players);
// "Akatan (poem ribbons)".
std::string yaku_name(const std::string& id);
// The rounds that neither one seat nor several win.
odds_of_rounds::Share nobody_wins(const odds_of_rounds::Odds& odds);
// By how often they are made.
std::vector<odds_of_rounds::YakuOdds> often_first(std::vector<odds_of_rounds::YakuOdds> yaku);

// What stands before the tables: how the rounds were played, what is exact (empty where nothing
// is), and what the decisions are (empty where nobody calls).
std::string how_played(const RoundSheet& sheet);
std::string exact_text(const RoundSheet& sheet);
std::string decisions_text(const RoundSheet& sheet);

// How rounds end; which yaku are made by when, those made most often first; stopping against
// koi-koi.
Table ends_table(const RoundSheet& sheet);
Table yaku_table(const RoundSheet& sheet);
Table decisions_table(const RoundSheet& sheet);

}  // namespace hanaproof::reports
