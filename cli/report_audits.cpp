#include "cli/report_audits.h"

#include <atomic>
#include <utility>

#include "cli/progress.h"
#include "reports/audit/audit.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::cli {

using audit::Audit;
using rulebook::Edition;

namespace {

// The parts of an audit that need no comparison with other rules.
audit::Options quick() {
  using audit::Section;
  audit::Options options;
  options.sections = {Section::shared, Section::scores, Section::traps};
  return options;
}

}  // namespace

std::vector<Audit> report_audits(const Globals& globals,
                                 const std::vector<const Edition*>& editions, bool all) {
  Progress progress("auditing editions", globals.quiet);
  std::vector<const Edition*> audited;
  for (const Edition* edition : editions) {
    if (all || rulebook::family_of(edition->game) == rulebook::Family::capturing) {
      audited.push_back(edition);
    }
  }
  std::vector<Audit> audits(audited.size());
  std::atomic<std::size_t> done = 0;
  const audit::Options options = all ? audit::Options() : quick();
  checker::RulesetComparer comparer;
  // A whole audit works on all cores by itself.
  parallel::for_each_index(audited.size(), all ? 1 : 0, [&](std::size_t i) {
    audits[i] = audit::audit(*audited[i], comparer, options);
    progress.update(++done, audited.size());
  });
  return audits;
}

std::vector<reports::EditionAudit> in_words(const std::vector<Audit>& audits) {
  std::vector<reports::EditionAudit> all;
  for (const Audit& each : audits) {
    reports::EditionAudit words = reports::edition_audit(each);
    if (!words.parts.blocks().empty()) all.push_back(std::move(words));
  }
  return all;
}

std::vector<reports::ScoreChart> score_charts(const std::vector<Audit>& audits) {
  std::vector<reports::ScoreChart> charts;
  for (const Audit& each : audits) {
    if (each.scores) charts.push_back(reports::score_chart(each.edition, each.scores->table));
  }
  return charts;
}

}  // namespace hanaproof::cli
