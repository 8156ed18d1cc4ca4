#include "reports/hands/lines.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/deals/lines.h"

namespace hanaproof::reports {

namespace {

// "230,230 hands (1 in 320), the least 13 14 23"
std::string concerned_text(const HandSheet& sheet, const hands::Concerned& concerned) {
  if (!concerned.least) return "no hand";
  return fmt::format("{} hands ({}), the least {}", concerned.hands, chance(sheet, concerned.hands),
                     concerned.least->codes());
}

}  // namespace

std::string_view name(hands::Combo::Type type) {
  return type == hands::Combo::Type::dreg ? "dreg" : "suit";
}

std::string id_of(const HandSheet& sheet, const std::optional<std::size_t>& combo) {
  return combo ? sheet.rules.combos[*combo].id : "-";
}

std::string kan_text(const HandSheet& sheet, std::size_t combo) {
  const auto& worths = sheet.summary.worths[combo];
  if (worths.empty()) return fmt::format("{}", sheet.rules.combos[combo].kan);
  const int least = worths.begin()->first;
  const int most = worths.rbegin()->first;
  return least == most ? fmt::format("{}", least) : fmt::format("{} to {}", least, most);
}

std::string heading(const HandSheet& sheet) {
  std::string readings;
  for (const auto& [topic, reading] : sheet.chosen) {
    readings += fmt::format("{}{} = {}", readings.empty() ? "" : ", ", topic, reading);
  }
  return fmt::format("{} players, hands of {}: {}", sheet.players, sheet.rules.cards,
                     readings.empty() ? "the default rules" : readings);
}

std::string chance(const HandSheet& sheet, std::uint64_t hands) {
  return chance(deals::Count(hands), deals::Count(sheet.summary.hands));
}

double mean_kan(const HandSheet& sheet) {
  return static_cast<double>(sheet.summary.total_kan()) / static_cast<double>(sheet.summary.hands);
}

std::string overlap_text(const HandSheet& sheet, const hands::Overlap& overlap) {
  std::string text =
      fmt::format("{} and {}: {}", sheet.rules.combos[overlap.first].id,
                  sheet.rules.combos[overlap.second].id, concerned_text(sheet, overlap.both));
  if (overlap.equal.hands == overlap.both.hands) {
    text += "; worth the same";
  } else if (overlap.equal.hands > 0) {
    text += fmt::format("; worth the same in {}", overlap.equal.hands);
  }
  if (overlap.first_implies_second) text += "; the first implies the second";
  if (overlap.second_implies_first) text += "; the second implies the first";
  return text;
}

std::string use_text(const HandSheet& sheet, const hands::Use& use) {
  const std::string& id = sheet.rules.combos[use.combo].id;
  if (use.never_made()) return fmt::format("{}: no hand makes it", id);
  if (!use.never_adds()) return "";
  std::vector<std::string> others;
  for (const std::size_t other : use.covered_by) others.push_back(sheet.rules.combos[other].id);
  return fmt::format(
      "{}: no hand is worth more for it{}", id,
      others.empty() ? "" : fmt::format(", as it implies {}", fmt::join(others, " and ")));
}

std::string differing_text(const HandSheet& sheet) {
  return fmt::format("other combos or worths than the default rules: {}; other kan altogether: {}",
                     concerned_text(sheet, sheet.differing.made),
                     concerned_text(sheet, sheet.differing.kan));
}

}  // namespace hanaproof::reports
