#include <fmt/format.h>

#include "reports/fields/sheet.h"

namespace hanaproof::reports {

std::string to_csv(const std::vector<FieldSheet>& sheets) {
  const auto decimal = [](const fields::Fraction& number) {
    return fmt::format("{:.12g}", static_cast<double>(number));
  };
  std::string text =
      "edition,players,rounds,reading,round,small,double,grand,waits,waiting_grand,"
      "waiting_double\n";
  for (const FieldSheet& sheet : sheets) {
    for (const FieldReading& each : sheet.readings) {
      int number = 0;
      for (const fields::RoundOdds& round : each.chain.rounds) {
        text += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{}\n", sheet.edition, sheet.scope.players, sheet.rounds,
            each.reading.answers.empty() ? "" : each.reading.text(), ++number, decimal(round.small),
            decimal(round.twofold), decimal(round.grand), decimal(round.waits),
            decimal(round.waiting_grand), decimal(round.waiting_twofold));
      }
    }
  }
  return text;
}

}  // namespace hanaproof::reports
