// Plots of the sorts of field over the rounds of a match.
#include <fmt/format.h>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

constexpr double kFieldsWidth = 640;
constexpr double kFieldsHeight = 160;
constexpr double kFieldsBelow = 22;  // room for the numbers under the bars

std::string percent(double chance) { return fmt::format("{:.1f} %", 100 * chance); }

// A bar for each round: small at the bottom, double, grand at the top; a line for what waits.
std::string plot(const FieldOdds& odds, const std::string& described) {
  const double step = kFieldsWidth / static_cast<double>(odds.rounds.size());
  std::string text =
      fmt::format("<svg class=\"plot\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
                  kFieldsWidth, kFieldsHeight + kFieldsBelow, escape_html(described));
  std::string line;
  for (std::size_t i = 0; i < odds.rounds.size(); ++i) {
    const FieldOdds::Round& round = odds.rounds[i];
    const double left = (static_cast<double>(i) + 0.1) * step;
    double top = kFieldsHeight;
    const auto part = [&](const char* sort, double chance) {
      const double height = kFieldsHeight * chance;
      top -= height;
      text += fmt::format(
          "<rect class=\"{}-field\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
          "height=\"{:.1f}\"><title>round {}: {} in {}</title></rect>\n",
          sort, left, top, 0.8 * step, height, i + 1, sort, percent(chance));
    };
    part("small", round.small);
    part("double", round.twofold);
    part("grand", round.grand);
    line += fmt::format("{}{:.1f} {:.1f}", line.empty() ? "M" : "L", left + 0.4 * step,
                        kFieldsHeight * (1 - round.waits));
    text += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                        left + 0.4 * step, kFieldsHeight + kFieldsBelow - 6, i + 1);
  }
  text += fmt::format("<path class=\"waits\" d=\"{}\"/>\n", line);
  return text + fmt::format("<path class=\"axis\" d=\"M0 {0}H{1}\"/>\n</svg>\n", kFieldsHeight,
                            kFieldsWidth);
}

std::string readings_html(const FieldOdds& odds) {
  std::string text =
      "<div class=\"scroll\"><table class=\"counts\"><thead><tr><th scope=\"col\">Rules</th>"
      "<th scope=\"col\" class=\"number\">A field waits at the end</th>"
      "<th scope=\"col\" class=\"number\">Extra rounds to play them</th></tr></thead><tbody>\n";
  for (const FieldOdds::Reading& reading : odds.readings) {
    text += fmt::format(
        "<tr><th scope=\"row\">{}</th><td class=\"number\">{}</td><td class=\"number\">{:.4f}"
        "</td></tr>\n",
        escape_html(reading.name), percent(reading.waits), reading.extra_rounds);
  }
  return text + "</tbody></table></div>\n";
}

std::string odds_html(const FieldOdds& odds) {
  const std::string described = fmt::format(
      "round 1: small {}, double {}, grand {}; round {}: small {}, double {}, grand {}, and a "
      "field waits after it in {}",
      percent(odds.rounds.front().small), percent(odds.rounds.front().twofold),
      percent(odds.rounds.front().grand), odds.rounds.size(), percent(odds.rounds.back().small),
      percent(odds.rounds.back().twofold), percent(odds.rounds.back().grand),
      percent(odds.rounds.back().waits));
  return fmt::format(
      "<figure>\n<figcaption><strong>{}</strong>, {} players: {}. Bars from the bottom: small, "
      "double, grand; the line: a field waits.</figcaption>\n{}</figure>\n{}",
      escape_html(odds.edition), odds.players, described, plot(odds, described),
      readings_html(odds));
}

}  // namespace

std::string fields_html(const Options& options) {
  return section_html("fields", joined(options.fields, odds_html));
}

}  // namespace hanaproof::reports
