// Words, lists and references of a text that do not fit.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Topic;

namespace {

// The concept that a topic asks for: "round" of `word.round`.
std::string concept_of(const Topic& topic) { return topic.id.substr(topic.id.find('.') + 1); }

// The edition's first number of players, unless the clause is for others alone.
rulebook::Scope scope_of(const Edition& edition, const Clause& clause) {
  rulebook::Scope scope{edition.players.empty() ? 2 : edition.players.front(), {}};
  const std::vector<int>& only = clause.when.players;
  if (only.empty() || std::ranges::find(only, scope.players) != only.end()) return scope;
  return {only.front(), {}};
}

Finding& add(std::vector<Finding>& findings, const Edition& edition, const Clause& clause,
             std::string value, std::string summary, std::string suggestion) {
  const rulebook::Scope scope = scope_of(edition, clause);
  Finding finding =
      start(Kind::terminology, *clause.topic, scope, {{value, {edition.id}}}, {&clause});
  finding.stances = {{Stance::says, std::move(value), {edition.id}}};
  finding.evidence = found_by(Method::text, "The words of the text, held against each other.");
  finding.impact = {std::nullopt, "none: a reader has to guess what is meant"};
  finding.remarks = std::move(summary);
  finding.suggestion = std::move(suggestion);
  findings.push_back(std::move(finding));
  return findings.back();
}

void look_at_list(const Edition& edition, const Clause& clause, std::vector<Finding>& findings) {
  const rulebook::Value& value = clause.readings.front().value;
  const auto has = *value.field("has")->number();
  const rulebook::Value* says = value.field("says");
  if (has > 0 && (!says || *says->number() == has)) return;
  const std::string what = concept_of(*clause.topic);
  if (has == 0) {
    add(findings, edition, clause, "announced, and not printed",
        fmt::format("{} announces a list ({}) and prints none.", edition.id, what),
        "Print the list.");
    return;
  }
  add(findings, edition, clause, fmt::format("says {}, has {}", says->text(), has),
      fmt::format("{} announces {} items ({}) and prints {}.", edition.id, says->text(), what, has),
      "Make the number and the list agree.");
}

void look_at_reference(const Edition& edition, const Clause& clause,
                       std::vector<Finding>& findings) {
  const rulebook::Value& value = clause.readings.front().value;
  const std::string leads = *value.field("leads")->word();
  if (leads == "there") return;
  add(findings, edition, clause, fmt::format("{}: leads {}", value.field("to")->text(), leads),
      fmt::format("{} refers to {} for {}, which leads {}.", edition.id, value.field("to")->text(),
                  concept_of(*clause.topic), leads),
      "Correct the reference, or print what it promises.");
}

}  // namespace

std::vector<Finding> terminology(const Edition& edition, RulesetComparer&) {
  std::vector<Finding> findings;
  std::map<std::string, std::vector<const Clause*>> meanings;  // by word
  for (const Clause& clause : edition.clauses) {
    if (clause.standing != rulebook::Standing::stated || clause.edition != edition.id) continue;
    if (clause.topic->id.starts_with(rulebook::kListTopics)) {
      look_at_list(edition, clause, findings);
    } else if (clause.topic->id.starts_with(rulebook::kReferenceTopics)) {
      look_at_reference(edition, clause, findings);
    } else if (clause.topic->id.starts_with(rulebook::kWordTopics)) {
      const auto words = clause.readings.front().value.words();
      for (const std::string& word : words) meanings[word].push_back(&clause);
      if (words.size() < 2) continue;
      add(findings, edition, clause, fmt::format("{}", fmt::join(words, ", ")),
          fmt::format("{} has several words for one thing ({}): {}.", edition.id,
                      concept_of(*clause.topic), fmt::join(words, ", ")),
          "Use one word throughout.");
    }
  }
  for (auto& [word, clauses] : meanings) {
    std::ranges::sort(clauses, {}, [](const Clause* clause) { return clause->topic->id; });
    std::set<std::string> concepts;
    for (const Clause* clause : clauses) concepts.insert(concept_of(*clause->topic));
    if (concepts.size() < 2) continue;
    Finding& finding = add(findings, edition, *clauses.front(),
                           fmt::format("{}: {}", word, fmt::join(concepts, ", ")),
                           fmt::format("{} has one word for several things: {} means {}.",
                                       edition.id, word, fmt::join(concepts, " and ")),
                           "Use another word for one of them.");
    for (std::size_t i = 1; i < clauses.size(); ++i)
      finding.clauses.push_back(reference(*clauses[i]));
  }
  return findings;
}

}  // namespace hanaproof::checker
