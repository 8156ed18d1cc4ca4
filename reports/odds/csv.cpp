#include <fmt/format.h>

#include "reports/odds/lines.h"

namespace hanaproof::reports {

std::string to_csv(const OddsReport& report) {
  std::string text =
      "players,card1,card2,category,rank,multiplier,ways,wins,ties,losses,win,tie,lose,equity,"
      "expected_multiplier,expected_payment\n";
  for (const OddsSheet& sheet : report.sheets) {
    const odds::HandTable& hands = sheet.hands;
    for (std::size_t h = 0; h < hands.hands().size(); ++h) {
      const odds::Hand& hand = hands.hands()[h];
      const odds::Outcome& outcome = sheet.table.hands[h];
      std::string codes = hand_codes(hands, h);
      codes[codes.find(' ')] = ',';
      text += fmt::format("{},{},{},{},{},{},{},{},{},", sheet.table.players, codes, hand.category,
                          rank(hands, hand.strength), hands.multiplier(hand.strength), outcome.ways,
                          outcome.best[0],
                          outcome.ways - outcome.best[0] - outcome.lose - outcome.replayed,
                          outcome.lose);
      text +=
          fmt::format("{:.12g},{:.12g},{:.12g},{:.12g},{:.12g},{:.12g}\n", outcome.win().value(),
                      outcome.tie().value(), outcome.loss().value(), outcome.equity().value(),
                      outcome.expected_multiplier().value(), outcome.expected_payment().value());
    }
  }
  return text;
}

}  // namespace hanaproof::reports
