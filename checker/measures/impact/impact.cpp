#include "checker/measures/impact/impact.h"

#include <atomic>

#include <fmt/format.h>

#include "checker/measures/impact/measures.h"
#include "checker/measures/impact/pile_groups.h"
#include "checker/measures/impact/weight.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::impact {

using checker::Finding;
using checker::Share;
using checker::Situation;
using rulebook::Ruleset;

namespace {

std::string why_none(const Finding& finding, const std::set<std::string>& unsupported) {
  if (finding.kind == checker::Kind::dead_rule) return "none: the rule never comes up";
  if (finding.witness.situation == Situation::deal) {
    return "none: however the cards are dealt out, no deal is likelier than another";
  }
  if (finding.kind == checker::Kind::internal &&
      finding.impact.text.starts_with("none by itself")) {
    return "none: the text misstates what its own rules make, and nobody plays by that";
  }
  if (finding.witness.outcomes.empty()) return "none: the question is never asked in play";
  const std::string none =
      "none: these rules are played by none of the machines that could count or simulate it";
  return unsupported.empty() ? none : fmt::format("{} ({})", none, fmt::join(unsupported, "; "));
}

}  // namespace

std::vector<Ruleset> sides_of(const Finding& finding, const rulebook::Library& library) {
  std::vector<Ruleset> sides;
  for (const checker::Outcome& outcome : finding.witness.outcomes) {
    sides.emplace_back(library.at(outcome.edition), rulebook::Scope{outcome.players, {}},
                       outcome.rules);
  }
  return sides;
}

void measure(checker::Report& report, const rulebook::Library& library, const Options& options) {
  std::vector<Measurement> cases(report.findings.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    cases[i].finding = &report.findings[i];
    cases[i].sides = sides_of(report.findings[i], library);
  }
  const std::vector<PileGroup> piles = pile_groups(cases);
  // The classes of piles first: what takes longest should not come last.
  std::atomic<std::size_t> done = 0;
  const std::size_t tasks = piles.size() + cases.size();
  const auto told = [&] {
    if (options.progress) options.progress(++done, tasks);
  };
  parallel::for_each_index(piles.size(), options.threads, [&](std::size_t i) {
    count_piles(piles[i], options.seed);
    told();
  });
  parallel::for_each_index(cases.size(), options.threads, [&](std::size_t i) {
    measure_one(cases[i], library, options);
    told();
  });
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Finding& finding = report.findings[i];
    finding.impact.shares = std::move(cases[i].counted);
    for (Share& share : cases[i].simulated) finding.impact.shares.push_back(std::move(share));
    finding.impact.none.clear();
    if (finding.impact.shares.empty()) {
      finding.impact.none = why_none(finding, cases[i].unsupported);
    } else if (!cases[i].unsupported.empty()) {
      finding.impact.text +=
          fmt::format("{}not all could be measured: {}", finding.impact.text.empty() ? "" : "; ",
                      fmt::join(cases[i].unsupported, "; "));
    }
    weigh(finding.impact);
  }
}

}  // namespace hanaproof::impact
