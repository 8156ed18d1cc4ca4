#include "checker/measures/impact/plan.h"

#include <set>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/finding/severity.h"

namespace hanaproof::impact {

using checker::Finding;

namespace {

std::string why_none(const Finding& finding, const std::set<std::string>& unsupported) {
  if (finding.kind == checker::Kind::dead_rule) return "none: the rule never comes up";
  if (finding.witness.situation == checker::Situation::deal) {
    return "none: however the cards are dealt out, no deal is likelier than another";
  }
  if (finding.kind == checker::Kind::internal &&
      finding.impact.text.starts_with("none by itself")) {
    return "none: the text misstates what its own rules make, and nobody plays by that";
  }
  if (finding.witness.outcomes.empty()) {
    const rulebook::Topic* topic = rulebook::find_topic(finding.topic);
    return topic->asked == rulebook::Asked::text
               ? "not measured: hanaproof compares the words of the texts, and does not play by "
                 "them here"
               : "not measured: no situation that was played shows it";
  }
  const std::string none =
      "none: these rules are played by none of the machines that could count or simulate it";
  return unsupported.empty() ? none : fmt::format("{} ({})", none, fmt::join(unsupported, "; "));
}

}  // namespace

Plan::Plan(const checker::Report& report, const rulebook::Library& library, Options options)
    : library_(library), options_(std::move(options)), cases_(report.findings.size()) {
  for (std::size_t i = 0; i < cases_.size(); ++i) {
    cases_[i].place = i;
    cases_[i].finding = &report.findings[i];
    cases_[i].sides = sides_of(report.findings[i], library);
  }
  groups_ = pile_groups(cases_);
}

std::vector<Measured> Plan::run(std::uint64_t unit) const {
  if (unit < groups_.size()) return count_piles(groups_[unit], options_.seed);
  Measurement each = cases_.at(unit - groups_.size());
  measure_one(each, library_, options_);
  return {std::move(each)};
}

void Plan::enter(const MeasuredUnits& all, checker::Report& report) const {
  std::vector<std::set<std::string>> unsupported(report.findings.size());
  for (Finding& finding : report.findings) finding.impact.shares.clear();
  for (const auto& [unit, measured] : all) {
    for (const Measured& each : measured) {
      auto& shares = report.findings.at(each.place).impact.shares;
      for (const Shares* some : {&each.counted, &each.simulated}) {
        shares.insert(shares.end(), some->begin(), some->end());
      }
      unsupported[each.place].insert(each.unsupported.begin(), each.unsupported.end());
    }
  }
  for (std::size_t i = 0; i < unsupported.size(); ++i) {
    Finding& finding = report.findings[i];
    finding.impact.none.clear();
    if (finding.impact.shares.empty()) {
      finding.impact.none = why_none(finding, unsupported[i]);
    } else if (!unsupported[i].empty()) {
      finding.impact.text +=
          fmt::format("{}not all could be measured: {}", finding.impact.text.empty() ? "" : "; ",
                      fmt::join(unsupported[i], "; "));
    }
    weigh(finding.impact);
    finding.severity = checker::severity_of(finding, *rulebook::find_topic(finding.topic));
  }
}

}  // namespace hanaproof::impact
