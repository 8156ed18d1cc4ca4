#include "reports/regress/junit.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "reports/regress/account.h"
#include "reports/regress/rule.h"
#include "reports/regress/suite.h"

namespace hanaproof::reports {

using regress::Blame;
using regress::CorpusRun;
using regress::Mismatch;
using regress::Standing;

namespace {

// What failed of one sort.
struct Told {
  std::size_t entries = 0;
  std::string lines = {};
};

Told told(const Blame& blame, const CorpusRun& run, bool faults) {
  Told all;
  std::size_t last = 0;
  for (const Mismatch& one : run.mismatches) {
    const bool blamed = std::ranges::find(blame.entries, one.entry) != blame.entries.end();
    if (one.is_fault() != faults || !blamed) continue;
    if (std::exchange(last, one.entry) != one.entry) ++all.entries;
    all.lines += faults ? fmt::format("entry {}: {}\n", one.entry, one.engine)
                        : fmt::format("entry {}, {}: recorded {}; the engine: {}\n", one.entry,
                                      one.what, one.recorded, one.engine);
  }
  return all;
}

void add(const std::string& name, const Blame& blame, const CorpusRun& run, Suite& suite) {
  const std::string plays =
      blame.plays ? fmt::format("; the engine plays by {}", blame.plays->rule()) : "";
  std::vector<Suite::Trouble> troubles;
  const auto add_told = [&](const Told& some, Suite::Sort sort, const char* what) {
    if (some.entries == 0) return;
    troubles.push_back({sort, fmt::format("{}: {}{}", what, some.entries, plays), some.lines});
  };
  add_told(told(blame, run, false), Suite::Sort::failure, "entries that differ");
  add_told(told(blame, run, true), Suite::Sort::error, "entries without an answer");
  suite.add(name, troubles);
}

}  // namespace

std::string to_junit(const regress::Corpus& corpus, const CorpusRun& run,
                     const regress::CorpusVerdict& verdict) {
  Suite suite(corpus.edition);
  for (const auto& [clause, result] : run.clauses) {
    if (verdict.of(clause)) continue;
    if (verdict.standing(clause, result) == Standing::not_shown_apart) {
      suite.skip(clause, "not shown apart from a clause that fails");
    } else {
      suite.add(clause, {});
    }
  }
  for (const Blame& blame : verdict.blames) {
    if (blame.clauses.empty()) add(blame.plays->topic, blame, run, suite);
    for (const std::string& clause : blame.clauses) add(clause, blame, run, suite);
  }
  return suite.text();
}

std::string to_junit(const Comparison& comparison) {
  const regress::Hunted& hunted = comparison.hunted;
  const Subject& who = comparison.who;
  Suite suite(comparison.edition);
  for (const regress::Found& found : hunted.found) {
    const bool sure = found.confirmed && found.fault.empty();
    const std::string message = !found.confirmed ? "seen once: interrupted before it came up again"
                                : sure           ? explanation_of(found, who)
                                                 : found.fault;
    suite.add(title_of(found, who), {{sure ? Suite::Sort::failure : Suite::Sort::error, message,
                                      account_text(found.failure.difference, who)}});
  }
  for (const regress::Passing& one : hunted.passing) {
    suite.add(fmt::format("game {}", one.game),
              {{Suite::Sort::error, "seen once and not again",
                one.fault.empty() ? account_text(one.failure.difference, who) : one.fault}});
  }
  for (const std::string& title : comparison.gone) suite.add(title, {});
  if (hunted.found.empty() && hunted.passing.empty() && comparison.gone.empty()) {
    std::vector<Suite::Trouble> troubles;
    if (hunted.verdict() != regress::Verdict::agrees) {
      troubles.push_back({Suite::Sort::error, "undecided: it ended too early", ""});
    }
    suite.add("plays as the edition does", troubles);
  }
  return suite.text();
}

}  // namespace hanaproof::reports
