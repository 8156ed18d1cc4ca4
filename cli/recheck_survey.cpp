#include "cli/recheck_survey.h"

#include <algorithm>
#include <chrono>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/selection.h"
#include "reports/recomputed.h"

namespace hanaproof::cli {

using checker::Finding;
using checker::Rechecked;
using checker::Verdict;

namespace {

void hold_against(const Finding& then, const Finding* now, Verdict otherwise, Rechecked& result) {
  if (!now) return result.add(otherwise, "finding.json: no such finding comes out of the texts");
  const auto names = reports::unlike(then, *now);
  if (names.empty()) return;
  result.add(otherwise, fmt::format("finding.json: computed again from the texts, {} differ{}",
                                    fmt::join(names, ", "), names.size() == 1 ? "s" : ""));
}

}  // namespace

void survey_again(Globals& globals, const std::vector<std::string>& editions,
                  const std::vector<checker::Kept>& receipts, std::vector<Rechecked>& results,
                  std::vector<reports::Receipts::Damage>& damaged) {
  const auto at_hand = [&](const std::string& id) { return globals.library().find(id) != nullptr; };
  if (editions.empty() || !std::ranges::all_of(editions, at_hand)) return;
  // What the solver leaves open in one survey it may find in another, on a machine that is less
  // busy: it gets more time than it ever needs.
  const checker::Report now = survey_with_progress(globals, select(globals, editions),
                                                   {.solver_time = std::chrono::minutes(10)});
  const bool settled = std::ranges::none_of(now.undecided, &checker::Undecided::unsolved);
  const Verdict otherwise = settled ? Verdict::disagrees : Verdict::unknown;
  std::map<std::string, const Finding*> found;
  for (const Finding& finding : now.findings) found[finding.id] = &finding;
  for (std::size_t i = 0; i < receipts.size(); ++i) {
    const Finding& then = receipts[i].finding;
    const auto again = found.extract(then.id);
    hold_against(then, again ? again.mapped() : nullptr, otherwise, results[i]);
  }
  for (const auto& [id, unused] : found) {
    damaged.push_back(
        {reports::receipt_path(id), fmt::format("{}: comes out of the texts and is missing", id)});
  }
}

}  // namespace hanaproof::cli
