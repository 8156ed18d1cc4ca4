#include "checker/editions/survey/checked.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/findings.h"

namespace hanaproof::checker {

namespace {

bool takes_part(const Finding& finding, const std::string& edition) {
  return std::ranges::find(finding.editions, edition) != finding.editions.end();
}

// Whether one of the edition's clauses takes part, or what it says elsewhere on the same topic:
// that stands in place of all that is inherited.
bool rests_on(const Finding& finding, const rulebook::Edition& edition) {
  return std::ranges::find(finding.clauses, edition.id, &ClauseRef::edition) !=
             finding.clauses.end() ||
         std::ranges::any_of(edition.clauses, [&](const rulebook::Clause& clause) {
           return clause.edition == edition.id && speaks_of(finding, clause.topic->id);
         });
}

std::vector<std::string>& part_of(Checked& checked, Kind kind) {
  switch (kind) {
    case Kind::internal:
    case Kind::dead_rule:
      return checked.faults;
    case Kind::ambiguity:
    case Kind::terminology:
      return checked.unclear;
    case Kind::gap:
      return checked.left_open;
    default:
      return checked.differences;
  }
}

}  // namespace

bool is_text_only(const rulebook::Topic& topic) {
  return topic.asked == rulebook::Asked::text && !is_option(topic) && !is_terminology(topic);
}

std::vector<const rulebook::Edition*> compared_with(const rulebook::Library& library,
                                                    const rulebook::Edition& own) {
  auto editions =
      own.inherits.empty() ? library.of_game(own.game) : std::vector{&library.at(own.inherits)};
  if (std::ranges::find(editions, &own) == editions.end()) editions.push_back(&own);
  std::ranges::sort(editions, {}, &rulebook::Edition::id);
  return editions;
}

void keep_own(Report& report, const rulebook::Edition& own) {
  Checked checked{own.id, own.file, own.inherits};
  std::vector<Finding> kept;
  for (Finding& finding : report.findings) {
    if (!takes_part(finding, own.id)) continue;
    const bool of_whole_text = finding.kind == Kind::gap && own.inherits.empty();
    if (!of_whole_text && !rests_on(finding, own)) continue;
    part_of(checked, finding.kind).push_back(finding.id);
    kept.push_back(std::move(finding));
  }
  report.findings = std::move(kept);
  for (const rulebook::Clause& clause : own.clauses) {
    const bool says = clause.standing == rulebook::Standing::stated ||
                      clause.standing == rulebook::Standing::picture;
    if (clause.edition == own.id && says && is_text_only(*clause.topic))
      checked.text_only.push_back(reference(clause));
  }
  std::erase_if(report.transcription, [&](const TranscriptionNote& note) {
    return !note.clause.starts_with(own.id + "/");
  });
  std::erase_if(report.undecided, [&](const Undecided& one) {
    return std::ranges::find(one.editions, own.id) == one.editions.end();
  });
  report.across_games.clear();
  report.checked = std::move(checked);
}

}  // namespace hanaproof::checker
