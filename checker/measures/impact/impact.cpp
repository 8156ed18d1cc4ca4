#include "checker/measures/impact/impact.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <string>
#include <tuple>

#include "checker/measures/impact/counts.h"
#include "checker/measures/impact/plan.h"
#include "checker/measures/impact/rounds.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::impact {

using checker::Finding;
using checker::Share;

std::vector<rulebook::Ruleset> sides_of(const Finding& finding, const rulebook::Library& library) {
  std::vector<rulebook::Ruleset> sides;
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    sides.emplace_back(library.at(outcome.edition), rulebook::Scope{outcome.players, {}},
                       outcome.rules);
  }
  return sides;
}

void measure(checker::Report& report, const rulebook::Library& library, const Options& options) {
  const Plan plan(report, library, options);
  MeasuredUnits all;
  for (std::uint64_t unit = 0; unit < plan.units(); ++unit) all[unit] = {};
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(all.size(), options.threads, [&](std::size_t unit) {
    all.at(unit) = plan.run(unit);
    if (options.progress) options.progress(++done, all.size());
  });
  plan.enter(all, report);
}

namespace {

Weight expected(const Share& share) {
  const double part = std::stod(share.hits) / std::stod(share.all);
  Weight weight{part * *share.mean_points};
  if (share.basis == checker::Basis::simulated && share.mean_low && share.mean_high) {
    weight.interval = statistics::interval_of_product(
        part, {share.low, share.high}, *share.mean_points, {*share.mean_low, *share.mean_high});
  }
  return weight;
}

// What the points of a finding are points of.
using Currency = std::pair<rulebook::Family, std::set<std::string>>;

Currency currency_of(const Finding& finding, const rulebook::Library& library) {
  std::set<std::string> games;
  const auto add = [&](const std::string& edition) { games.insert(library.at(edition).game); };
  // Those whose rules were executed; of what nobody plays, those that say it.
  for (const checker::Outcome& outcome : finding.witness.outcomes) add(outcome.edition);
  if (games.empty()) std::ranges::for_each(finding.editions, add);
  // What games have in common is no game of its own where one of them takes part.
  if (games.size() > 1) games.erase("base");
  if (games.empty()) return {};
  const rulebook::Family family = rulebook::family_of(*games.begin());
  return {family, family == rulebook::Family::betting ? std::set<std::string>() : games};
}

}  // namespace

std::optional<Weight> weight_of(const std::vector<Share>& shares) {
  const auto found = [&](auto which) -> const Share* {
    const auto share = std::ranges::find_if(shares, which);
    return share == shares.end() ? nullptr : &*share;
  };
  const Share* counted = found([](const Share& share) {
    return share.basis == checker::Basis::counted && share.frequency && share.hits != "0";
  });
  const Share* simulated =
      found([](const Share& share) { return share.policy == name(Policy::uniform_random); });
  const bool is_known = counted != nullptr && counted->mean_points;
  // Of deals both say the same, and one of them exactly.
  if (is_known && (is_of_deals(*counted) || simulated == nullptr)) return expected(*counted);
  if (simulated != nullptr && simulated->mean_points) return expected(*simulated);
  if (simulated == nullptr || simulated->hits != "0") return std::nullopt;
  // None in the sample: what was counted, or nothing in so many rounds.
  if (counted == nullptr) return Weight();
  return is_known ? std::optional(expected(*counted)) : std::nullopt;
}

void weigh(checker::Impact& impact) {
  const auto weight = weight_of(impact.shares);
  impact.weight.reset();
  impact.weight_low.reset();
  impact.weight_high.reset();
  if (!weight) return;
  impact.weight = weight->points;
  if (!weight->interval) return;
  impact.weight_low = weight->interval->low;
  impact.weight_high = weight->interval->high;
}

void rank(std::vector<Finding>& findings, const rulebook::Library& library) {
  struct Place {
    Currency currency;
    Finding* finding;
  };
  std::vector<Place> places;
  for (Finding& finding : findings) places.push_back({currency_of(finding, library), &finding});
  std::ranges::sort(places, [](const Place& one, const Place& other) {
    const Finding& a = *one.finding;
    const Finding& b = *other.finding;
    if (one.currency != other.currency) return one.currency < other.currency;
    if (a.severity != b.severity) return a.severity < b.severity;
    // The larger first, and nothing below everything.
    if (a.impact.weight != b.impact.weight) return b.impact.weight < a.impact.weight;
    return std::tie(a.kind, a.topic, a.id) < std::tie(b.kind, b.topic, b.id);
  });
  std::vector<Finding> ranked;
  ranked.reserve(findings.size());
  for (const Place& place : places) ranked.push_back(std::move(*place.finding));
  findings = std::move(ranked);
}

}  // namespace hanaproof::impact
