#include "reports/document/numbers.h"

#include <cmath>

#include <fmt/format.h>

#include "reports/impact_text.h"

namespace hanaproof::reports {

namespace {

double rounded(const Exact& number) { return static_cast<double>(number); }

std::string shown(const Exact& number, Unit unit, bool document) {
  switch (unit) {
    case Unit::chance:
      return chance(number);
    case Unit::percent:
      return percent(number);
    case Unit::fraction:
      return document ? fraction_text(number) : percent(number);
    case Unit::share: {
      const std::string text = percent(number, document ? 2 : 1);
      return document ? text : text.substr(0, text.find(" %"));
    }
    case Unit::mean:
      return mean(number);
    case Unit::gain:
      return fmt::format("{:+.2f}", rounded(number));
    default:
      return decimal(number);
  }
}

}  // namespace

std::string chance(const Exact& share) {
  constexpr int kOften = 10;  // at least one in so many: as a percentage
  if (share == 0) return "never";
  if (share == 1) return "always";
  if (share * kOften < 1) {
    // Rounded to the nearest whole number; beyond a million only the magnitude tells anything.
    constexpr int kMany = 1'000'000;
    const Exact once = 1 / share;
    if (once >= kMany) return fmt::format("1 in {:.3g}", rounded(once));
    const Exact nearest = once + Exact(1, 2);
    return "1 in " + thousands(Whole(numerator(nearest) / denominator(nearest)).str());
  }
  const double hundredths = 100 * rounded(share);
  return hundredths > 99.995 ? "> 99.99 %" : fmt::format("{:.2f} %", hundredths);
}

std::string percent(const Exact& share, int digits) {
  const double step = std::pow(10, -digits);
  const double hundredths = 100 * rounded(share);
  if (share == 0) return "-";
  if (share == 1) return "100 %";
  if (hundredths < step / 2) return fmt::format("< {:.{}f} %", step, digits);
  if (hundredths > 100 - step / 2) return fmt::format("> {:.{}f} %", 100 - step, digits);
  return fmt::format("{:.{}f} %", hundredths, digits);
}

std::string mean(const Exact& number) { return fmt::format("{:.6f}", rounded(number)); }

std::string fraction_text(const Exact& number) { return number.str(); }

std::string decimal(const Exact& number) {
  if (denominator(number) == 1) return numerator(number).str();
  return fmt::format("{:.12g}", rounded(number));
}

std::string shown(const Cell& cell, Unit unit, bool document) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  if (const auto* part = std::get_if<Part>(&cell)) {
    const std::string text = shown(Exact(part->cases, part->all), unit, document);
    return document && part->cases > 0 ? fmt::format("{} ({})", text, part->cases.str()) : text;
  }
  return shown(std::get<Exact>(cell), unit, document);
}

}  // namespace hanaproof::reports
