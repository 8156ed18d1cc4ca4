// What the tables of hands say in words and numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/hands/sheet.h"

namespace hanaproof::reports {

// "dreg", "suit"
std::string_view name(hands::Combo::Type type);
// The id of a combo, "-" for none.
std::string id_of(const HandSheet& sheet, const std::optional<std::size_t>& combo);
// What a combo is worth in some hand: "2 to 4".
std::string kan_text(const HandSheet& sheet, std::size_t combo);
// "3 players, hands of 7: as the text stands", "...: card.willow = dreg-only"
std::string heading(const HandSheet& sheet);
// As for deals: "12.34 %", "1 in 23,456".
std::string chance(const HandSheet& sheet, std::uint64_t hands);
// What hands are worth on average, in kan.
double mean_kan(const HandSheet& sheet);
// "all-dregs and single-light: 230,230 hands (1 in 320), from 13 14 ... on; equally worthy"
std::string overlap_text(const HandSheet& sheet, const hands::Overlap& overlap);
// What is to be said of a combo that never adds anything; "" for others.
std::string use_text(const HandSheet& sheet, const hands::Use& use);
// On how many hands the sheet differs from the first one of its report.
std::string differing_text(const HandSheet& sheet);

}  // namespace hanaproof::reports
