// What an edition says nowhere, and what it says in two places.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;

namespace {

// The answers worth trying for a silent edition: what it is played by, those of the other editions,
// and where these do not make two, all that the question's type has.
std::vector<Value> candidates(const Topic& topic, const Value& assumed,
                              const std::vector<Answers>& all_answers) {
  std::vector<Value> values = {assumed};
  for (const Answers& answers : all_answers) {
    for (const Value& value : answers.stated) {
      if (!contains(values, value)) values.push_back(value);
    }
  }
  if (values.size() > 1) return values;
  for (const Value& value : topic.type.candidates()) {
    if (!contains(values, value)) values.push_back(value);
  }
  return values;
}

struct Silence {
  const rulebook::Edition* edition;
  const rulebook::Ruleset* base;
  Value assumed;
  Value other;
  Difference difference;  // of the first silence only; the others are only known to matter
};

std::optional<Silence> silence(const GameEditions& game, const Topic& topic, const Scope& scope,
                               const Answers& silent, const std::vector<Answers>& all_answers,
                               const Witness* hint) {
  const auto& base = game.comparer->rules(*silent.edition, scope);
  const Value assumed = base[topic.id];
  Inconclusive inconclusive;
  for (const Value& value : candidates(topic, assumed, all_answers)) {
    if (value == assumed) continue;
    auto difference = game.comparer->tell_apart(base, topic, assumed, value, hint, inconclusive);
    if (difference) return Silence{silent.edition, &base, assumed, value, std::move(*difference)};
  }
  inconclusive.keep(*game.comparer, topic, scope, {silent.edition->id},
                    "whether anything hangs on what is not said");
  return std::nullopt;
}

std::vector<std::string> stated_by(const std::vector<Answers>& all_answers, const Value& value) {
  std::vector<std::string> ids;
  for (const Answers& answers : all_answers) {
    if (contains(answers.stated, value)) ids.push_back(answers.edition->id);
  }
  return ids;
}

}  // namespace

std::vector<Finding> gaps(const GameEditions& game, const Topic& topic, const Scope& scope) {
  // What a list leaves out does not exist; a list that is missing as a whole is looked for apart.
  if (!is_executable(topic) || is_yaku(topic) || is_combination(topic)) return {};
  auto all_answers = answers_at(game.editions, topic, scope);
  std::erase_if(all_answers, [&](const Answers& answers) {
    return topic.id == "combination.order" && !lists_combinations(*answers.edition);
  });
  std::vector<Silence> silences;
  std::vector<const rulebook::Clause*> clauses;
  for (const Answers& silent : all_answers) {
    if (!silent.stated.empty() || silent.garbled) {
      for (const rulebook::Clause* clause : silent.clauses) clauses.push_back(clause);
      continue;
    }
    const Witness* hint = silences.empty() ? nullptr : &silences.front().difference.witness;
    if (auto found = silence(game, topic, scope, silent, all_answers, hint))
      silences.push_back(std::move(*found));
  }
  if (silences.empty()) return {};
  Silence& shown = silences.front();
  const std::vector<Option> options = {
      {{answer_text(topic, shown.assumed), stated_by(all_answers, shown.assumed)}, shown.assumed},
      {{answer_text(topic, shown.other), stated_by(all_answers, shown.other)}, shown.other}};
  Finding finding = start(Kind::gap, topic, scope, {options[0].side, options[1].side}, clauses);
  show(finding, *shown.base, topic, options, std::move(shown.difference));
  finding.editions.clear();
  for (const Silence& found : silences) finding.editions.push_back(found.edition->id);
  if (topic.id == "showdown.tie") {
    finding.impact.text += fmt::format("; so often are the best hands equal by the rules of {}: {}",
                                       shown.edition->id, game.comparer->tie_odds(*shown.base));
  }
  finding.summary =
      fmt::format("Silent: {}. Played as \"{}\", but \"{}\" would fit the text as well.",
                  fmt::join(finding.editions, ", "), options[0].side.value, options[1].side.value);
  const Side& printed = options[options[0].side.editions.empty() ? 1 : 0].side;
  finding.suggestion =
      printed.editions.empty()
          ? fmt::format("Add a sentence; customary is: {}.", answer_text(topic, topic.customary))
          : fmt::format("Add a sentence; elsewhere ({}) it is: {}.",
                        fmt::join(printed.editions, ", "), printed.value);
  return {std::move(finding)};
}

namespace {

bool share_a_reading(const Clause& a, const Clause& b) {
  return std::ranges::any_of(a.readings, [&](const rulebook::Reading& reading) {
    return std::ranges::find(b.readings, reading.value, &rulebook::Reading::value) !=
           b.readings.end();
  });
}

// Lists and records that each say a part do not contradict one another.
bool agree_as_far_as_they_go(const Value& a, const Value& b) {
  if (!a.record() || !b.record()) return false;
  for (const auto& [name, value] : *a.record()) {
    const Value* other = b.field(name);
    if (other && !(*other == value)) return false;
  }
  return true;
}

std::optional<Finding> overlap(const GameEditions& game, const Topic& topic, const Scope& scope,
                               const Edition& edition, const Clause& first, const Clause& second) {
  const Value& a = first.readings.front().value;
  const Value& b = second.readings.front().value;
  const std::vector<Option> options = {{{answer_text(topic, a), {edition.id}}, a},
                                       {{answer_text(topic, b), {edition.id}}, b}};
  Finding finding =
      start(Kind::internal, topic, scope, {options[0].side, options[1].side}, {&first, &second});
  finding.id += "/" + edition.id;
  if (is_executable(topic)) {
    const auto& base = game.comparer->rules(edition, scope);
    auto comparison = game.comparer->distinguish(base, topic, a, b);
    Inconclusive inconclusive;
    inconclusive.note(comparison);
    inconclusive.keep(*game.comparer, topic, scope, {edition.id},
                      fmt::format("whether {} and {} differ", first.id(), second.id()));
    if (!comparison.difference) return std::nullopt;
    show(finding, base, topic, options, std::move(*comparison.difference));
  } else if (is_yaku(topic) || !agree_as_far_as_they_go(a, b)) {
    finding.evidence = found_by(Method::text, "Two passages of one text state different answers.");
    finding.impact = {std::nullopt, "none: the question is never asked in play"};
  } else {
    return std::nullopt;
  }
  finding.summary = fmt::format("{} says {} in one place and {} in another, and not which holds.",
                                edition.id, options[0].side.value, options[1].side.value);
  finding.suggestion = "Say which of the two passages gives way.";
  return finding;
}

}  // namespace

std::vector<Finding> overlaps(const GameEditions& game, const Topic& topic, const Scope& scope) {
  std::vector<Finding> findings;
  for (const Edition* edition : game.editions) {
    if (!plays_at(*edition, scope)) continue;
    const auto clauses = stated(*edition, topic, scope);
    for (std::size_t i = 1; i < clauses.size(); ++i) {
      if (share_a_reading(*clauses.front(), *clauses[i])) continue;
      if (auto finding = overlap(game, topic, scope, *edition, *clauses.front(), *clauses[i])) {
        findings.push_back(std::move(*finding));
        break;
      }
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
