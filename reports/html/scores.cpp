// How many piles of captured cards come to each score: one small chart an edition, all to one
// scale.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "reports/html/parts.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

constexpr int kScoresWidth = 320;
constexpr int kScoresHeight = 110;
constexpr int kScoresBelow = 18;
constexpr double kSmallest = 1e-7;  // the share at the foot of a bar

double share(const ScoreChart& chart, int score) {
  const auto found = chart.piles.find(score);
  return found == chart.piles.end() ? 0 : share_of(found->second, chart.all);
}

// Each step upwards is as many times more piles, so that rare scores show.
double height(double part) {
  if (part <= kSmallest) return part > 0 ? 1 : 0;
  return std::max(1.0, kScoresHeight * (1 - std::log(part) / std::log(kSmallest)));
}

// How many piles score nothing: a share, or their number where they are very few.
std::string nothing_text(const ScoreChart& chart) {
  const double part = share(chart, 0);
  if (part >= 0.0001) return fmt::format("{} of piles come to nothing", percent(part));
  const auto found = chart.piles.find(0);
  if (found == chart.piles.end()) return "none comes to nothing";
  return found->second == "1" ? "one pile comes to nothing"
                              : fmt::format("{} piles come to nothing", thousands(found->second));
}

// Scores are gathered where there are more of them than bars that can be told apart.
int width_of_bar(const ScoreChart& chart) {
  const int span = chart.piles.rbegin()->first - chart.piles.begin()->first + 1;
  return (span + 79) / 80;
}

std::string plot(const ScoreChart& chart) {
  const int least = chart.piles.begin()->first;
  const int most = chart.piles.rbegin()->first;
  const int gathered = width_of_bar(chart);
  const int bars = (most - least) / gathered + 1;
  const double step = static_cast<double>(kScoresWidth) / bars;
  std::string text = fmt::format(
      "<svg class=\"plot\" viewBox=\"0 -2 {} {}\" role=\"img\" aria-label=\"Scores from {} to {}; "
      "{}\">\n",
      kScoresWidth, kScoresHeight + kScoresBelow + 2, least, most, nothing_text(chart));
  for (int bar = 0; bar < bars; ++bar) {
    const int from = least + bar * gathered;
    double part = 0;
    for (int score = from; score < from + gathered; ++score) part += share(chart, score);
    if (part <= 0) continue;
    const std::string scores = gathered == 1 ? fmt::format("{}", from)
                                             : fmt::format("{} to {}", from, from + gathered - 1);
    text += filled("score-bar", from <= 0 && 0 < from + gathered ? "even" : "ahead",
                   bar * step + 0.1 * step, kScoresHeight - height(part), 0.8 * step, height(part),
                   scores, percent(part));
  }
  return text +
         fmt::format(
             "<path class=\"axis\" d=\"M0 {0}H{1}\"/><text x=\"0\" y=\"{2}\">{3}</text><text "
             "x=\"{1}\" y=\"{2}\" text-anchor=\"end\">{4}</text>\n</svg>\n",
             kScoresHeight, kScoresWidth, kScoresHeight + kScoresBelow - 4, least, most);
}

}  // namespace

std::string scores_html(const Options& options) {
  const auto alike = [](const ScoreChart& a, const ScoreChart& b) {
    return a.piles == b.piles && a.all == b.all;
  };
  const auto part = [&](const auto& group) -> std::string {
    const ScoreChart& chart = *group.first;
    if (chart.piles.empty()) return {};
    return fmt::format(
        "<figure>\n<figcaption>{}<br><span class=\"quiet\">{} piles; "
        "{}</span></figcaption>\n{}</figure>\n",
        editions_html(group.second, options), thousands(chart.all), nothing_text(chart),
        plot(chart));
  };
  return section_html("scores", joined(grouped(options.scores, alike), part));
}

}  // namespace hanaproof::reports
