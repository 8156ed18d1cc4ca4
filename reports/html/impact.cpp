// What weighs most: one bar a finding, in the order of the report.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/html/escape.h"
#include "reports/html/parts.h"
#include "reports/impact_text.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

using checker::Basis;
using checker::Finding;
using checker::Share;

constexpr std::size_t kBars = 20;

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
  Bar bar{&finding, number, *finding.impact.weight, *finding.impact.weight, *finding.impact.weight};
  const Share* share = share_behind(finding.impact);
  const double part = share ? share_of(share->hits, share->all) : 0;
  if (share && share->basis == Basis::simulated && part > 0) {
    bar.basis = Basis::simulated;
    bar.low = bar.weight * share->low / part;
    bar.high = bar.weight * share->high / part;
  }
  return bar;
}

// Drawn in a strip of 1000 by 10 that is stretched to the width at hand.
std::string strip(const Bar& bar, double most) {
  const auto x = [most](double weight) { return 1000 * weight / most; };
  std::string text = fmt::format(
      "<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect "
      "class=\"{}\" width=\"{:.1f}\" height=\"10\"/>",
      bar.basis == Basis::counted ? "exact" : "sampled", x(bar.weight));
  if (bar.basis == Basis::simulated) {
    text +=
        fmt::format("<path class=\"interval\" d=\"M{0:.1f} 5H{1:.1f}M{0:.1f} 2V8M{1:.1f} 2V8\"/>",
                    x(bar.low), x(bar.high));
  }
  return text + "</svg>";
}

std::string value_text(const Bar& bar) {
  if (bar.basis == Basis::counted) return weight_text(bar.weight);
  return fmt::format("{} <span class=\"quiet\">({} to {})</span>", weight_text(bar.weight),
                     weight_text(bar.low), weight_text(bar.high));
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
  std::vector<Bar> bars;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    if (finding.impact.weight && *finding.impact.weight > 0) {
      bars.push_back(bar_of(finding, i + 1));
    }
  }
  if (bars.empty()) return {};
  const std::size_t weighed = bars.size();
  std::ranges::stable_sort(bars, std::ranges::greater(), &Bar::weight);
  bars.resize(std::min(bars.size(), kBars));
  double most = 0;
  for (const Bar& bar : bars) most = std::max(most, bar.high);
  std::string text = fmt::format(
      "<section class=\"ranking\" aria-labelledby=\"impact\">\n<h2 id=\"impact\">What matters "
      "most</h2>\n<p>Points that hang on a finding, expected in a round: how often its answers "
      "differ, times by how much when they do. The {} of {} weighed.</p>\n"
      "<p class=\"key\"><span class=\"swatch exact\"></span> counted, exact <span class=\"swatch "
      "sampled\"></span> simulated; the line is the 95 % interval of how often</p>\n<ol "
      "class=\"bars\">\n",
      bars.size() == weighed ? "findings are all" : fmt::format("{} largest", bars.size()),
      weighed);
  for (const Bar& bar : bars) {
    text += fmt::format(
        "<li><a href=\"#{}\"><span class=\"ordinal\">{}</span> {}</a> <p>{} {}</p>{}<span "
        "class=\"value\">{}</span></li>\n",
        html_id(bar.finding->id), bar.number, escape_html(bar.finding->question),
        kind_badge(bar.finding->kind),
        escape_html(fmt::format("{}", fmt::join(games_of(*bar.finding, options), ", "))),
        strip(bar, most), value_text(bar));
  }
  return text + "</ol>\n</section>\n";
}

}  // namespace hanaproof::reports
