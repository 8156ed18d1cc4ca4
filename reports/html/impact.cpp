// What weighs most in each game: one bar a finding. Points of one game are none of another, so
// every game has a measure of its own.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/parts.h"
#include "reports/impact_text.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

using checker::Basis;
using checker::Finding;
using checker::Share;

constexpr std::size_t kBars = 10;  // of a game

// Shares of the smallest and the largest weight that the measure allows.
struct Bar {
  const Finding* finding = nullptr;
  std::size_t number = 0;
  double weight = 0;
  double low = 0;
  double high = 0;
  Basis basis = Basis::counted;
};

// The share that the weight was made of: the one whose mean says the same.
const Share* share_behind(const checker::Impact& impact) {
  const Share* best = nullptr;
  double nearest = 0;
  for (const Share& share : impact.shares) {
    if (!share.frequency) continue;
    const double expected = share_of(share.hits, share.all) * share.mean_points.value_or(0);
    const double off = std::abs(expected - *impact.weight);
    if (!best || off < nearest) {
      best = &share;
      nearest = off;
    }
  }
  return best;
}

Bar bar_of(const Finding& finding, std::size_t number) {
  const double weight = *finding.impact.weight;
  Bar bar{&finding, number, weight, finding.impact.weight_low.value_or(weight),
          finding.impact.weight_high.value_or(weight)};
  const Share* share = share_behind(finding.impact);
  if (share) bar.basis = share->basis;
  return bar;
}

bool has_interval(const Bar& bar) { return bar.low < bar.high; }

// Drawn in a strip of 1000 by 10 that is stretched to the width at hand.
std::string strip(const Bar& bar, double most) {
  const auto x = [most](double weight) { return 1000 * weight / most; };
  std::string text = fmt::format(
      "<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect "
      "class=\"{}\" width=\"{:.1f}\" height=\"10\"/>",
      bar.basis == Basis::counted ? "exact" : "sampled", x(bar.weight));
  if (has_interval(bar)) {
    text +=
        fmt::format("<path class=\"interval\" d=\"M{0:.1f} 5H{1:.1f}M{0:.1f} 2V8M{1:.1f} 2V8\"/>",
                    x(bar.low), x(bar.high));
  }
  return text + "</svg>";
}

std::string value_text(const Bar& bar) {
  if (!has_interval(bar)) return weight_text(bar.weight);
  return fmt::format("{} <span class=\"quiet\">({} to {})</span>", weight_text(bar.weight),
                     weight_text(bar.low), weight_text(bar.high));
}

// The bars of a game, and of which games they are.
struct Chart {
  std::set<std::string> games;
  std::vector<Bar> bars;
};

// As the findings come. Betting games all count in coins, at tables of the same kind.
std::vector<Chart> charts_of(const checker::Report& report, const Options& options) {
  std::map<std::string, Chart> charts;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    if (finding.impact.weight.value_or(0) <= 0) continue;
    const auto games = games_of(finding, options);
    const bool coins = unit_of(finding) == "coin";
    Chart& chart = charts[coins ? "coins" : listed(games, ", ")];
    chart.games.insert(games.begin(), games.end());
    chart.bars.push_back(bar_of(finding, i + 1));
  }
  std::vector<Chart> ordered;
  for (auto& [name, chart] : charts) ordered.push_back(std::move(chart));
  std::ranges::sort(ordered, {}, [](const Chart& chart) { return chart.bars.front().number; });
  return ordered;
}

std::string chart_html(Chart chart) {
  const std::size_t weighed = chart.bars.size();
  std::ranges::stable_sort(chart.bars, std::ranges::greater(), &Bar::weight);
  chart.bars.resize(std::min(weighed, kBars));
  double most = 0;
  for (const Bar& bar : chart.bars) most = std::max(most, bar.high);
  const std::string_view unit = unit_of(*chart.bars.front().finding);
  std::string text =
      fmt::format("<h3>{}</h3>\n<p>In {}s a round. {}</p>\n<ol class=\"bars\">\n",
                  escape_html(listed(chart.games, ", ")), unit,
                  chart.bars.size() == weighed
                      ? std::string("These are all that are weighed.")
                      : fmt::format("The {} largest of {} weighed.", chart.bars.size(), weighed));
  for (const Bar& bar : chart.bars) {
    text += fmt::format(
        "<li><a href=\"#{}\"><span class=\"ordinal\">{}</span> {}</a> <p>{}</p>{}<span "
        "class=\"value\">{}</span></li>\n",
        html_id(bar.finding->id), bar.number, escape_html(bar.finding->question),
        kind_badge(bar.finding->kind), strip(bar, most), value_text(bar));
  }
  return text + "</ol>\n";
}

}  // namespace

std::string weight_text(double weight) {
  if (weight == 0) return "0";
  if (weight >= 10) return fmt::format("{:.1f}", weight);
  if (weight >= 0.1) return fmt::format("{:.2f}", weight);
  if (weight >= 0.001) return fmt::format("{:.4f}", weight);
  return fmt::format("{:.1e}", weight);
}

std::string impact_plot_html(const checker::Report& report, const Options& options) {
  return section_html("impact", joined(charts_of(report, options), chart_html));
}

}  // namespace hanaproof::reports
