#include <fmt/format.h>

#include "reports/hands/lines.h"

namespace hanaproof::reports {

namespace {

// "card.willow=dreg-only", separated by blanks; no reading has a comma or a blank in its name.
std::string chosen_text(const HandSheet& sheet) {
  std::string text;
  for (const auto& [topic, reading] : sheet.chosen) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", topic, reading);
  }
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) {
    quoted += c;
    if (c == '"') quoted += c;
  }
  return quoted.append("\"");
}

}  // namespace

std::string to_csv(const std::vector<HandReport>& reports) {
  std::string text = "edition,players,rules,what,first,second,hands,all,chance\n";
  for (const HandReport& report : reports) {
    for (const HandSheet& sheet : report.sheets) {
      const std::string start =
          fmt::format("{},{},{}", report.edition, sheet.players, chosen_text(sheet));
      const auto line = [&](std::string_view what, const std::string& first,
                            const std::string& second, std::uint64_t hands) {
        text += fmt::format("{},{},{},{},{},{},{:.12g}\n", start, what, first, second, hands,
                            sheet.summary.hands,
                            static_cast<double>(hands) / static_cast<double>(sheet.summary.hands));
      };
      const auto& combos = sheet.rules.combos;
      for (std::size_t i = 0; i < combos.size(); ++i) {
        line("made", combos[i].id, "", sheet.summary.made[i]);
        for (const auto& [kan, hands] : sheet.summary.worths[i]) {
          line("made-for", combos[i].id, fmt::format("{}", kan), hands);
        }
        line("adds", combos[i].id, "", sheet.uses[i].matters.hands);
      }
      for (const hands::Pair& pair : sheet.summary.pairs) {
        line("both", combos[pair.first].id, combos[pair.second].id, pair.hands);
      }
      for (const hands::BestPair& pair : sheet.summary.best) {
        line("best", id_of(sheet, pair.dreg), id_of(sheet, pair.suit), pair.hands);
      }
      for (const auto& [kan, hands] : sheet.summary.kan) {
        line("kan", fmt::format("{}", kan), "", hands);
      }
    }
  }
  return text;
}

}  // namespace hanaproof::reports
