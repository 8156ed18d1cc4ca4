#include "reports/impact_text.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace hanaproof::reports {

using checker::Basis;
using checker::Share;

namespace {

std::string number_text(double number, int digits = 1) {
  std::string text = fmt::format("{:.{}f}", number, digits);
  const std::string none = fmt::format(".{:0{}}", 0, digits);
  if (text.ends_with(none)) text.resize(text.size() - none.size());
  return text == "-0" ? "0" : text;
}

// "4.1 points in the mean (95 % interval 3.9 to 4.3)", of which there is none where all hits of a
// sample are alike, or too few.
std::string mean_text(const Share& share, std::string_view unit) {
  const auto points = [&](const std::string& number) {
    return fmt::format("{} {}{}", number, unit, number == "1" ? "" : "s");
  };
  if (share.basis == Basis::counted) {
    return points(number_text(*share.mean_points)) + " in the mean";
  }
  if (!share.mean_low || !share.mean_high) {
    return fmt::format("{} in the mean of {} hit{}, too few for an interval",
                       points(number_text(*share.mean_points)), thousands(share.hits),
                       share.hits == "1" ? "" : "s");
  }
  const double wide = *share.mean_high - *share.mean_low;
  if (wide == 0) return points(number_text(*share.mean_points)) + " in every hit of the sample";
  const int digits = wide < 0.2 ? 2 : 1;
  return fmt::format("{} in the mean (95 % interval {} to {})",
                     points(number_text(*share.mean_points, digits)),
                     number_text(*share.mean_low, digits), number_text(*share.mean_high, digits));
}

// "4.1 points in the mean, 12 at most", of a sample the most that came up in it, and whether luck
// is in it; empty where nothing is settled.
std::string points_text(const Share& share, std::string_view unit) {
  if (!share.mean_points) return {};
  std::string text = mean_text(share, unit);
  if (share.most_points) {
    text += fmt::format(", {} at most{}", *share.most_points,
                        share.basis == Basis::simulated ? " in the sample" : "");
  }
  if (share.parted.value_or(0) == 0) return text;
  const std::string parted = std::to_string(*share.parted);
  return text + fmt::format("; the lines part in {}, and the mean is less the luck of what follows",
                            parted == share.hits ? std::string("all of these")
                                                 : fmt::format("{} of these {}", thousands(parted),
                                                               thousands(share.hits)));
}

// Where among the sizes the share is smallest and largest.
std::string sizes_text(const Share& share) {
  const auto with_hits =
      std::find_if(share.by_size.begin(), share.by_size.end(),
                   [](const Share::Size& size) { return share_of(size.hits, size.all) > 0; });
  if (with_hits == share.by_size.end()) return {};
  const auto most = std::max_element(share.by_size.begin(), share.by_size.end(),
                                     [](const auto& a, const auto& b) {
                                       return share_of(a.hits, a.all) < share_of(b.hits, b.all);
                                     });
  return fmt::format("; none below {} cards, the largest share with {} ({})", with_hits->cards,
                     most->cards, percent(share_of(most->hits, most->all)));
}

// A share of what does not come up equally often is never called a frequency.
std::string counted_line(const Share& share, std::string_view unit) {
  const std::string share_text = percent(share_of(share.hits, share.all));
  const std::string lead =
      share.frequency
          ? fmt::format("in {} of {}", share_text, share.of)
          : fmt::format("{} of {}, which is not how often they come up", share_text, share.of);
  const std::string points = points_text(share, unit);
  return fmt::format("counted: {}; exactly {} of {}{}{}{}", lead, thousands(share.hits),
                     thousands(share.all), points.empty() ? "" : "; ", points, sizes_text(share));
}

std::string simulated_line(const Share& share, std::string_view unit) {
  if (share.hits == "0") {
    return fmt::format("simulated: none in {} {}, so {} at most (95 % interval; {}, seed {})",
                       thousands(share.all), share.of, percent(share.high), share.policy,
                       share.seed);
  }
  const std::string points = points_text(share, unit);
  return fmt::format("simulated: {} in {} of {} (95 % interval {} to {}; {} {}, seed {}){}{}",
                     points.empty() ? "comes up" : "where it comes up,",
                     percent(share_of(share.hits, share.all)), share.of, percent(share.low),
                     percent(share.high), thousands(share.all), share.policy, share.seed,
                     points.empty() ? "" : ": ", points);
}

// " (95 % interval 3.9 to 4.3)", of which there is none where hits are too few.
template <class Text>
std::string interval_text(const Share::Estimate& estimate, Text text) {
  if (!estimate.low || !estimate.high) return {};
  return fmt::format(" (95 % interval {} to {})", text(*estimate.low), text(*estimate.high));
}

// Who gains by it; empty where nobody played to the end.
std::string effect_line(const Share& share, std::string_view unit) {
  if (!share.winner) return {};
  std::string text =
      fmt::format("{}: changes the winner in {} of {}{}", share.policy,
                  percent(share.winner->value), share.of, interval_text(*share.winner, percent));
  if (!share.dealer) return text;
  const auto number = [](double points) { return number_text(points, 2); };
  return text +
         fmt::format("; where it comes up, the second answer changes the {}s of the dealer by {}{}",
                     unit, number(share.dealer->value), interval_text(*share.dealer, number));
}

}  // namespace

std::string_view unit_of(const checker::Finding& finding) {
  using checker::Situation;
  const Situation situation = finding.witness.situation;
  return situation == Situation::showdown || situation == Situation::stake ? "coin" : "point";
}

std::vector<std::string> impact_lines(const checker::Impact& impact, std::string_view unit) {
  std::vector<std::string> lines;
  for (const Share& share : impact.shares) {
    lines.push_back(share.basis == Basis::counted ? counted_line(share, unit)
                                                  : simulated_line(share, unit));
    const std::string effect = effect_line(share, unit);
    if (!effect.empty()) lines.push_back(effect);
  }
  if (!impact.none.empty()) lines.push_back(impact.none);
  return lines;
}

std::string weight_line(const checker::Impact& impact, std::string_view unit) {
  if (!impact.weight) return {};
  std::string text = fmt::format("weight: {:.3g} {}s a round", *impact.weight, unit);
  if (!impact.weight_low || !impact.weight_high) return text;
  return text +
         fmt::format(" (95 % interval {:.3g} to {:.3g})", *impact.weight_low, *impact.weight_high);
}

std::string thousands(std::string_view number) {
  std::string text;
  for (std::size_t i = 0; i < number.size(); ++i) {
    if (i > 0 && (number.size() - i) % 3 == 0) text += ',';
    text += number[i];
  }
  return text;
}

double share_of(std::string_view hits, std::string_view all) {
  const double whole = std::strtod(std::string(all).c_str(), nullptr);
  return whole == 0 ? 0 : std::strtod(std::string(hits).c_str(), nullptr) / whole;
}

std::string percent(double share) {
  if (share <= 0) return "0 %";
  if (share >= 1) return "100 %";
  // Three digits that say something, and never more than a reader can hold.
  if (share < 0.00001) return fmt::format("{:.1e} %", 100 * share);
  if (share < 0.001) return fmt::format("{:.4f} %", 100 * share);
  return share < 0.1 ? fmt::format("{:.2f} %", 100 * share) : fmt::format("{:.1f} %", 100 * share);
}

}  // namespace hanaproof::reports
