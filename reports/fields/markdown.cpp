#include <fmt/format.h>

#include "reports/fields/lines.h"
#include "reports/markdown/escape.h"

namespace hanaproof::reports {

std::string to_markdown(const std::vector<FieldSheet>& sheets) {
  std::string text;
  for (const FieldSheet& sheet : sheets) {
    if (!text.empty()) text += "\n";
    text +=
        fmt::format("# {}: odds of fields\n\n{}, {} rounds. {}\n\n", escape_markdown(sheet.title),
                    sheet.scope.text(), sheet.rounds, dealt_text(sheet));
    text += "| round | small | double | grand | a field waits | fields waiting |\n";
    text += "|--:|--:|--:|--:|--:|--:|\n";
    int number = 0;
    for (const fields::RoundOdds& round : sheet.own().chain.rounds) {
      text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", ++number, chance_text(round.small),
                          chance_text(round.twofold), chance_text(round.grand),
                          chance_text(round.waits), number_text(round.waiting()));
    }
    text += fmt::format("\n{}\n\n", left_text(sheet.own()));
    text +=
        fmt::format("| round {} under | small | double | grand | a field waits | extra rounds |\n",
                    sheet.rounds);
    text += "|---|--:|--:|--:|--:|--:|\n";
    for (const FieldReading& each : sheet.readings) {
      const fields::RoundOdds& last = each.chain.last();
      text +=
          fmt::format("| {} | {} | {} | {} | {} | {} |\n", escape_markdown(each.reading.text()),
                      chance_text(last.small), chance_text(last.twofold), chance_text(last.grand),
                      chance_text(last.waits), number_text(each.chain.extra_rounds));
    }
  }
  return text;
}

}  // namespace hanaproof::reports
