#include "cli/report_audits.h"

#include <atomic>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "cli/progress.h"
#include "reports/audit/audit.h"
#include "solvers/parallel/executor.h"

namespace hanaproof::cli {

using audit::Audit;
using rulebook::Edition;

namespace {

constexpr int kRounds = 6000;  // played in search of a long one

// The parts of an audit that need no comparison with other rules.
Audit of_piles_and_rounds(const Edition& edition) {
  Audit quick;
  quick.edition = edition.id;
  quick.scope = {edition.players.front(), {}};
  const rulebook::Ruleset rules(edition, quick.scope);
  const auto part = [&](const char* what, const auto& make) {
    try {
      make();
    } catch (const std::length_error& error) {
      quick.left_out.push_back(fmt::format("{}: {}", what, error.what()));
    }
  };
  part("yaku of both sides", [&] { quick.shared = audit::share_yaku(rules); });
  part("scores", [&] { quick.scores = audit::count_scores(rules); });
  part("traps", [&] { quick.traps = audit::find_traps(rules, false); });
  part("rounds", [&] { quick.rounds = audit::measure_rounds(rules, kRounds); });
  return quick;
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
  // A whole audit works on all cores by itself.
  checker::Bench bench;
  parallel::for_each_index(audited.size(), all ? 1 : 0, [&](std::size_t i) {
    audits[i] = all ? audit::audit(*audited[i], bench) : of_piles_and_rounds(*audited[i]);
    progress.update(++done, audited.size());
  });
  return audits;
}

std::vector<reports::EditionAudit> in_words(const std::vector<Audit>& audits) {
  std::vector<reports::EditionAudit> all;
  for (const Audit& each : audits) {
    reports::EditionAudit words = reports::in_words(each);
    if (!words.parts.empty()) all.push_back(std::move(words));
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
