#include "reports/fields/lines.h"

#include <fmt/format.h>

#include "reports/deals/lines.h"

namespace hanaproof::reports {

using fields::Fraction;

std::string chance_text(const Fraction& share) {
  return chance(numerator(share), denominator(share));
}

std::string number_text(const Fraction& number) {
  return fmt::format("{:.6f}", static_cast<double>(number));
}

std::string heading(const FieldSheet& sheet) {
  return fmt::format("{}, {}, {} rounds", sheet.edition, sheet.scope.text(), sheet.rounds);
}

std::string dealt_text(const FieldSheet& sheet) {
  Fraction none = sheet.dealt.chance({});
  return fmt::format("A field of {} cards makes none in {}, {} in the mean. Void deals: {}.",
                     sheet.shape.field, chance_text(none), number_text(sheet.dealt.mean()),
                     chance_text(1 - Fraction(sheet.dealt.deals, sheet.dealt.all)));
}

std::string left_text(const FieldReading& reading) {
  const fields::RoundOdds& last = reading.chain.last();
  if (last.waits == 0) return "No field ever waits after the last round.";
  return fmt::format(
      "After the last round a field waits in {}, in the mean {} grand and {} double. To play them "
      "all, with what is dealt meanwhile, takes {} extra rounds in the mean{}.",
      chance_text(last.waits), number_text(last.waiting_grand), number_text(last.waiting_twofold),
      number_text(reading.chain.extra_rounds),
      reading.reading.rules.extra_rounds ? "" : ", which the rules do not have");
}

}  // namespace hanaproof::reports
