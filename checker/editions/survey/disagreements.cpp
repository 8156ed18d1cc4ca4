// Where languages of one document, or documents of one game, take different stances.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/partings.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;

namespace {

// Which of the groups an edition, or a document, belongs to.
using Groups = std::set<std::size_t>;

template <class Key>
std::map<std::string, Groups> groups_by(const std::vector<AnswerGroup>& groups, const Key& key) {
  std::map<std::string, Groups> all;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    for (const Edition* edition : groups[i].editions) all[key(*edition)].insert(i);
  }
  return all;
}

bool share_one(const Groups& a, const Groups& b) {
  return std::ranges::any_of(a, [&](std::size_t group) { return b.contains(group); });
}

// Whether two documents have no answer in common.
bool documents_disagree(const std::vector<AnswerGroup>& groups) {
  const auto by_document =
      groups_by(groups, [](const Edition& edition) { return document_of(edition); });
  for (const auto& [a, of_a] : by_document) {
    for (const auto& [b, of_b] : by_document) {
      if (a < b && !share_one(of_a, of_b)) return true;
    }
  }
  return false;
}

// Whether two languages take different stances, once answers that come to the same are one.
bool languages_differ(const std::vector<Answers>& all_answers,
                      const std::vector<AnswerGroup>& groups) {
  auto by_edition = groups_by(groups, [](const Edition& edition) { return edition.id; });
  std::set<std::pair<Stance, Groups>> stances;
  for (const Answers& answers : all_answers) {
    // What is garbled in one language is no other stance.
    if (answers.stance == Stance::assumed) continue;
    const Groups& of = by_edition[answers.edition->id];
    // Readings that come to the same are one answer.
    const bool one = answers.stance == Stance::either && of.size() == 1;
    stances.emplace(one ? Stance::says : answers.stance, of);
  }
  return stances.size() > 1;
}

// Of a yaku whose cards are only pictured the text gives the points alone: its cards are taken to
// be those of a text that describes them, unless such a text describes the same.
void as_far_as_printed(std::vector<Answers>& all_answers) {
  const auto pictured = [](const Answers& answers) {
    return std::ranges::any_of(
        answers.clauses, [](const rulebook::Clause* clause) { return !clause->picture.empty(); });
  };
  std::vector<Value> described;  // cards in words
  for (const Answers& answers : all_answers) {
    if (pictured(answers)) continue;
    for (const Value& value : answers.stated) {
      if (value.record()) described.push_back(*value.field("cards"));
    }
  }
  if (described.empty()) return;
  const auto as_described = [&](const Value& value) {
    if (!value.record() || std::ranges::find(described, *value.field("cards")) != described.end())
      return value;
    return value.with("cards", described.front());
  };
  for (Answers& answers : all_answers) {
    if (!pictured(answers)) continue;
    std::vector<Value> printed;
    for (const Value& value : answers.stated) add_once(printed, {as_described(value)});
    answers.stated = std::move(printed);
    // Readings that differ in the cards alone are one answer.
    if (answers.stated.size() == 1 && answers.stance == Stance::either)
      answers.stance = Stance::says;
  }
}

}  // namespace

std::vector<Finding> contradictions(const GameEditions& game, const Topic& topic,
                                    const Scope& scope) {
  // Two books may put the same in other words.
  if (topic.need == rulebook::Need::wording) return {};
  auto all_answers = answers_at(game.editions, topic, scope);
  std::erase_if(all_answers, [](const Answers& answers) { return answers.stated.empty(); });
  auto compared = all_answers;
  if (is_yaku(topic)) as_far_as_printed(compared);
  std::vector<AnswerGroup> groups = answer_groups(compared);
  if (!documents_disagree(groups)) return {};
  Parting parting;
  if (is_executable(topic)) {
    parting = merge_equal(game, topic, scope, groups);
    if (!parting.known() || !documents_disagree(groups)) return {};
  }
  Finding finding =
      on_groups(Kind::contradiction, topic, scope, all_answers, groups, std::move(parting.told));
  finding.suggestion = kTellReaders;
  return {std::move(finding)};
}

std::vector<Finding> translations(const GameEditions& game, const Topic& topic,
                                  const Scope& scope) {
  std::vector<Finding> findings;
  for (const auto& document : by_document(game.editions)) {
    const auto all_answers = answers_at(document, topic, scope);
    if (all_answers.size() < 2) continue;
    std::vector<AnswerGroup> groups = answer_groups(all_answers);
    if (!languages_differ(all_answers, groups)) continue;
    Parting parting;
    if (is_executable(topic)) {
      parting = merge_equal(game, topic, scope, groups);
      if (!languages_differ(all_answers, groups)) continue;
      // What the solver did not tell apart is undecided.
      if (!parting.known() && groups.size() > 1) continue;
    }
    Finding finding =
        on_groups(Kind::translation, topic, scope, all_answers, groups, std::move(parting.told));
    // Where no language settles it, the same in all of them would still be open.
    finding.suggestion = std::ranges::any_of(all_answers, &Answers::firm)
                             ? "Print the same in all languages."
                             : "Say which is meant, and the same in all languages.";
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace hanaproof::checker
