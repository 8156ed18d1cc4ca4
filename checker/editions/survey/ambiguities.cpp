// Passages that can be read in more than one way.
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

namespace {

// A clause with readings that differ, the edition's rules, and a situation that shows it.
struct Double {
  const Edition* edition;
  const Clause* clause;
  std::optional<ToldApart> told;  // nothing of what is only read
};

// `hint`: a witness that showed the double meaning of another clause, if any; then only whether
// this one has it too is found out.
std::optional<Double> double_meaning(const GameEditions& game, const Topic& topic,
                                     const Scope& scope, const Edition& edition,
                                     const Clause& clause, const Witness* hint) {
  if (clause.readings.size() < 2) return std::nullopt;
  const auto& base = game.comparer->rules(edition, scope);
  if (!is_executable(topic)) return Double{&edition, &clause, std::nullopt};
  Inconclusive inconclusive;
  for (std::size_t i = 0; i < clause.readings.size(); ++i) {
    for (std::size_t j = i + 1; j < clause.readings.size(); ++j) {
      auto told = game.comparer->tell_apart(base, topic, clause.readings[i].value,
                                            clause.readings[j].value, hint, inconclusive);
      if (told) return Double{&edition, &clause, std::move(told)};
    }
  }
  inconclusive.keep(*game.comparer, topic, scope, {edition.id},
                    fmt::format("whether the readings of {} differ", clause.id()));
  return std::nullopt;
}

// Which editions can be read which way.
std::vector<Option> sides(const Topic& topic, const std::vector<Double>& doubles) {
  std::vector<Option> options;
  for (const Double& found : doubles) {
    for (const auto& reading : found.clause->readings) {
      auto option = std::ranges::find(options, reading.value, &Option::value);
      if (option == options.end()) {
        options.push_back(
            {{answer_text(topic, reading.value), {}, {}, reading.why}, reading.value});
        option = options.end() - 1;
      }
      auto& editions = option->side.editions;
      if (std::ranges::find(editions, found.edition->id) == editions.end())
        editions.push_back(found.edition->id);
    }
  }
  return options;
}

// The reading that is left in every language when the strained ones are set aside; null if several.
const rulebook::Value* leans_to(const std::vector<Double>& doubles) {
  const rulebook::Value* only = nullptr;
  for (const Double& found : doubles) {
    for (const auto& reading : found.clause->readings) {
      if (reading.strained) continue;
      if (only && *only != reading.value) return nullptr;
      only = &reading.value;
    }
  }
  return only;
}

// Of the languages of one document.
std::optional<Finding> ambiguity(const GameEditions& game,
                                 const std::vector<const Edition*>& document, const Topic& topic,
                                 const Scope& scope) {
  const auto all_answers = answers_at(document, topic, scope);
  std::vector<Double> doubles;
  for (const Answers& answers : all_answers) {
    for (const Clause* clause : stated(*answers.edition, topic, scope)) {
      const Witness* hint = nullptr;
      if (!doubles.empty() && doubles.front().told)
        hint = &doubles.front().told->difference.witness;
      if (auto found = double_meaning(game, topic, scope, *answers.edition, *clause, hint))
        doubles.push_back(std::move(*found));
    }
  }
  if (doubles.empty()) return std::nullopt;
  const auto options = sides(topic, doubles);
  std::vector<Side> positions;
  for (const Option& option : options) positions.push_back(option.side);
  // With the clauses that settle elsewhere what one passage leaves open.
  Finding finding = start(Kind::ambiguity, topic, scope, positions, clauses_of(all_answers));
  finding.stances = standpoints(topic, all_answers);
  if (const rulebook::Value* only = leans_to(doubles)) finding.leans = answer_text(topic, *only);
  Double& shown = doubles.front();
  if (shown.told) {
    show(finding, shown.told->base, topic, options, std::move(shown.told->difference));
  } else {
    finding.evidence = found_by(Method::text, "The passage can be read in more than one way.");
    finding.impact = {std::nullopt, "not measured: no situation that was played shows it"};
  }
  const rulebook::Reading& likelier = doubles.front().clause->readings.front();
  const bool one_for_all = std::ranges::all_of(doubles, [&](const Double& one) {
    return one.clause->readings.front().value == likelier.value;
  });
  const std::string words = answer_in_words(topic, likelier.value, doubles.front().edition->game);
  finding.suggestion = one_for_all ? fmt::format("Say which is meant; the likelier reading is: {}",
                                                 words.empty() ? likelier.name + "." : words)
                                   : "Say which is meant, and the same in all languages.";
  return finding;
}

}  // namespace

std::vector<Finding> ambiguities(const GameEditions& game, const Topic& topic, const Scope& scope) {
  std::vector<Finding> findings;
  for (const auto& document : by_document(game.editions)) {
    // What is customary has no text that could be read.
    if (document.front()->custom) continue;
    if (auto found = ambiguity(game, document, topic, scope)) findings.push_back(std::move(*found));
  }
  return findings;
}

}  // namespace hanaproof::checker
