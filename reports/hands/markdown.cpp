#include <fmt/format.h>

#include "reports/hands/lines.h"
#include "reports/markdown/escape.h"

namespace hanaproof::reports {

namespace {

void write_tables(const HandSheet& sheet, std::string& text) {
  text += "| combo | type | kan | hands | chance | adds |\n|---|---|--:|--:|--:|--:|\n";
  for (std::size_t i = 0; i < sheet.rules.combos.size(); ++i) {
    const hands::Combo& combo = sheet.rules.combos[i];
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", escape_markdown(combo.id),
                        name(combo.type), kan_text(sheet, i), sheet.summary.made[i],
                        chance(sheet, sheet.summary.made[i]),
                        chance(sheet, sheet.uses[i].matters.hands));
  }
  text += "\n| best of dregs | best of suits | hands | chance |\n|---|---|--:|--:|\n";
  for (const hands::BestPair& pair : sheet.summary.best) {
    text += fmt::format("| {} | {} | {} | {} |\n", escape_markdown(id_of(sheet, pair.dreg)),
                        escape_markdown(id_of(sheet, pair.suit)), pair.hands,
                        chance(sheet, pair.hands));
  }
  text += "\n| kan | hands | chance |\n|--:|--:|--:|\n";
  for (const auto& [kan, hands] : sheet.summary.kan) {
    text += fmt::format("| {} | {} | {} |\n", kan, hands, chance(sheet, hands));
  }
  text += fmt::format("\n- In the mean a hand is worth {:.6f} kan.\n", mean_kan(sheet));
}

}  // namespace

std::string to_markdown(const std::vector<HandReport>& reports) {
  std::string text;
  for (const HandReport& report : reports) {
    if (!text.empty()) text += "\n";
    text += fmt::format("# {}: odds of hand combos\n", escape_markdown(report.title));
    for (const HandSheet& sheet : report.sheets) {
      text += fmt::format("\n## {}\n\nOf {} hands, every one equally likely:\n\n",
                          escape_markdown(heading(sheet)), sheet.summary.hands);
      write_tables(sheet, text);
      if (!sheet.chosen.empty()) {
        text += fmt::format("- {}\n", escape_markdown(differing_text(sheet)));
      }
      for (const hands::Overlap& overlap : sheet.overlaps) {
        text += fmt::format("- {}\n", escape_markdown(overlap_text(sheet, overlap)));
      }
      for (const hands::Use& use : sheet.uses) {
        const std::string line = use_text(sheet, use);
        if (!line.empty()) text += fmt::format("- {}\n", escape_markdown(line));
      }
    }
  }
  return text;
}

}  // namespace hanaproof::reports
