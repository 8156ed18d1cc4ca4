#include "hanaproof/findings.h"

#include <algorithm>

#include "bindings/library/src/guarded.h"
#include "checker/editions/finding/severity.h"
#include "checker/editions/survey/checked.h"
#include "checker/editions/survey/survey.h"
#include "model/rulebook/playable.h"
#include "reports/json.h"

namespace hanaproof {

using Chosen = std::vector<const rulebook::Edition*>;

namespace {

// The books, or those named, each once, in the order of their ids.
Chosen chosen(const rulebook::Library& library, const std::vector<std::string>& ids) {
  Chosen editions;
  for (const std::string& id : ids) editions.push_back(&library.at(id));
  for (const rulebook::Edition& edition : library.editions()) {
    if (ids.empty() && !rulebook::is_base(edition) && !edition.sheet) editions.push_back(&edition);
  }
  std::ranges::sort(editions, {}, &rulebook::Edition::id);
  editions.erase(std::ranges::unique(editions).begin(), editions.end());
  return editions;
}

Finding finding_of(const checker::Finding& finding) {
  Finding made{.id = finding.id,
               .kind = std::string(name(finding.kind)),
               .severity = std::string(name(finding.severity)),
               .topic = finding.topic,
               .question = finding.question,
               .summary = checker::summary(finding),
               .editions = finding.editions,
               .answers = {},
               .suggestion = finding.suggestion,
               .json = reports::to_json(finding)};
  for (const checker::Side& side : finding.positions)
    made.answers.push_back({side.value, side.words, side.editions});
  return made;
}

// No agreement, and no finding that could be shown.
Finding undecided(const checker::Undecided& open) {
  return {.id = "undecided/" + open.topic + "/" + open.scope.text(),
          .kind = "undecided",
          .severity = {},
          .topic = open.topic,
          .question = open.question,
          .summary = open.reason,
          .editions = open.editions,
          .answers = {},
          .suggestion = {},
          .json = {}};
}

std::vector<Finding> findings_of(const checker::Report& report) {
  std::vector<Finding> all;
  for (const checker::Finding& finding : report.findings) all.push_back(finding_of(finding));
  for (const checker::Undecided& open : report.undecided) {
    if (open.unsolved) all.push_back(undecided(open));
  }
  return all;
}

}  // namespace

std::vector<Finding> find_contradictions(const Editions& editions,
                                         const std::vector<std::string>& ids, int threads) {
  return guarded([&] {
    return findings_of(checker::survey(chosen(editions.library(), ids), {.threads = threads}));
  });
}

std::vector<Finding> check(const Editions& editions, const std::string& id, int threads) {
  return guarded([&] {
    const rulebook::Edition& own = editions.library().at(id);
    auto report = checker::survey(checker::compared_with(editions.library(), own),
                                  {.threads = threads, .own = &own});
    checker::keep_own(report, own);
    return findings_of(report);
  });
}

}  // namespace hanaproof
