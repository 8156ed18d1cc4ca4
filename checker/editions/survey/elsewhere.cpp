// What other books say to the question of a finding.
#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/merge.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Topic;

namespace {

// Of each book that a finding is not about and that is of the same game: what it firmly says, at
// the first of the scopes at which it is asked.
std::vector<Standpoint> elsewhere(const Finding& finding, const Topic& topic,
                                  const std::vector<const Edition*>& editions) {
  std::set<std::string> documents;
  std::set<std::string> games;
  for (const Edition* edition : editions) {
    if (std::ranges::find(finding.editions, edition->id) == finding.editions.end()) continue;
    documents.insert(document_of(*edition));
    games.insert(edition->game);
  }
  std::vector<Answers> firm;
  for (const Edition* edition : editions) {
    if (!games.contains(edition->game) || documents.contains(document_of(*edition))) continue;
    for (const rulebook::Scope& scope : finding.scopes) {
      const auto answers = answers_at({edition}, topic, scope);
      if (answers.empty()) continue;
      if (answers.front().stance == Stance::says) firm.push_back(answers.front());
      break;
    }
  }
  return standpoints(topic, firm);
}

}  // namespace

void complete(Finding& finding, const std::vector<const Edition*>& editions) {
  const Topic& topic = *rulebook::find_topic(finding.topic);
  const bool of_answers = finding.kind == Kind::translation || finding.kind == Kind::internal ||
                          finding.kind == Kind::ambiguity || finding.kind == Kind::gap;
  // Another book may put the same in other words.
  if (of_answers && topic.need != rulebook::Need::wording)
    finding.elsewhere = elsewhere(finding, topic, editions);
  put_into_words(finding, editions);
}

}  // namespace hanaproof::checker
