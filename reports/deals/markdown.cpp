#include <fmt/format.h>

#include "reports/deals/lines.h"
#include "reports/markdown/escape.h"

namespace hanaproof::reports {

namespace {

// The chance as a person reads it, and the exact number of deals.
std::string cell(const deals::Count& part, const deals::Count& all) {
  if (part == 0) return " never |";
  return fmt::format(" {} ({}) |", chance(part, all), deals::digits(part));
}

void write_combinations(const DealSheet& sheet, std::string& text) {
  text += "| holds | the rules' reading | a given hand | any hand |";
  std::string rule = "|---|---|--:|--:|";
  for (int k = 1; k <= sheet.shape.players; ++k) {
    text += fmt::format(" exactly {} |", k);
    rule += "--:|";
  }
  text += " the field | hand and field |\n" + rule + "--:|--:|\n";
  for (const deals::CombinationOdds& odds : sheet.combinations) {
    text += fmt::format("| {} | {} |", label(odds), sheet.other_reading(odds) ? "no" : "yes");
    text += cell(odds.given_hand, sheet.deals) + cell(odds.any_hand, sheet.deals);
    for (std::size_t k = 1; k < odds.in_hands.size(); ++k) {
      text += cell(odds.in_hands[k], sheet.deals);
    }
    text += cell(odds.field, sheet.deals) + cell(odds.hand_and_field, sheet.deals) + "\n";
  }
}

void write_rules(const DealSheet& sheet, std::string& text) {
  text += "\n| rule | answer | comes up |\n|---|---|--:|\n";
  for (const DealRuleLine& line : sheet.lines) {
    text += fmt::format("| {} | {} | {} |\n", line.use.topic, escape_markdown(answer_text(line)),
                        use_text(sheet, line));
  }
}

void write_verdicts(const DealSheet& sheet, std::string& text) {
  text += "\n| what the rules make of a deal | chance (deals) |\n|---|--:|\n";
  for (std::size_t v = 0; v < deals::kVerdicts; ++v) {
    const auto verdict = static_cast<deals::Verdict>(v);
    text +=
        fmt::format("| {} |{}\n", label(verdict), cell(sheet.verdicts.of(verdict), sheet.deals));
  }
  text += "\n";
  for (const std::string& remark : remarks(sheet)) text += fmt::format("- {}\n", remark);
}

}  // namespace

std::string to_markdown(const std::vector<DealReport>& reports) {
  std::string text;
  for (const DealReport& report : reports) {
    if (!text.empty()) text += "\n";
    text += fmt::format("# {}: odds of deals\n", escape_markdown(report.title));
    for (const DealSheet& sheet : report.sheets) {
      text += fmt::format("\n## {}\n\nOf {} deals, every one equally likely:\n\n",
                          shape_text(sheet), deals::digits(sheet.deals));
      write_combinations(sheet, text);
      write_rules(sheet, text);
      write_verdicts(sheet, text);
    }
  }
  return text;
}

}  // namespace hanaproof::reports
