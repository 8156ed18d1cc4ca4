#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Scope;
using rulebook::Standing;
using rulebook::Topic;

namespace {

// The readings of a clause, the edition's rules, and a situation in which two readings differ.
struct Double {
  const Clause* clause;
  const rulebook::Ruleset* base;
  std::optional<Difference> difference;
};

// `hint`: a witness that showed the double meaning of another edition, if any; then only whether
// this one has it too is found out.
std::optional<Double> double_meaning(const GameEditions& game, const Topic& topic,
                                     const Scope& scope, const rulebook::Edition& edition,
                                     const Witness* hint) {
  const auto clauses = in_force(edition, topic, scope);
  if (clauses.empty() || clauses.front()->standing != Standing::stated) return std::nullopt;
  const Clause* clause = clauses.front();
  if (clause->readings.size() < 2) return std::nullopt;
  const auto& base = game.comparer->rules(edition, scope);
  if (!is_executable(topic)) return Double{clause, &base, std::nullopt};
  Inconclusive inconclusive;
  for (std::size_t i = 1; i < clause->readings.size(); ++i) {
    const auto& first = clause->readings[0].value;
    const auto& other = clause->readings[i].value;
    auto difference = game.comparer->tell_apart(base, topic, first, other, hint, inconclusive);
    if (difference) return Double{clause, &base, std::move(difference)};
  }
  inconclusive.keep(*game.comparer, topic, scope, {edition.id},
                    fmt::format("whether the readings of {} differ", clause->id()));
  return std::nullopt;
}

// Which editions can be read which way.
std::vector<Option> sides(const Topic& topic, const std::vector<Double>& doubles) {
  std::vector<Option> options;
  for (const Double& found : doubles) {
    for (const auto& reading : found.clause->readings) {
      auto option = std::ranges::find(options, reading.value, &Option::value);
      if (option == options.end()) {
        options.push_back({{answer_text(topic, reading.value), {}}, reading.value});
        option = options.end() - 1;
      }
      option->side.editions.push_back(found.clause->edition);
    }
  }
  return options;
}

std::string reasons(const Clause& clause) {
  std::vector<std::string> parts;
  for (const auto& reading : clause.readings) {
    std::string why = reading.why;
    while (why.ends_with('.')) why.pop_back();
    if (!why.empty()) parts.push_back(fmt::format("{}: {}", reading.name, why));
  }
  return parts.empty() ? "" : fmt::format("{}.", fmt::join(parts, "; "));
}

}  // namespace

std::vector<Finding> ambiguities(const GameEditions& game, const Topic& topic, const Scope& scope) {
  std::vector<Double> doubles;
  for (const rulebook::Edition* edition : game.editions) {
    if (!plays_at(*edition, scope)) continue;
    const Witness* hint = nullptr;
    if (!doubles.empty() && doubles.front().difference) hint = &doubles.front().difference->witness;
    if (auto found = double_meaning(game, topic, scope, *edition, hint))
      doubles.push_back(std::move(*found));
  }
  if (doubles.empty()) return {};
  const auto options = sides(topic, doubles);
  std::vector<Side> positions;
  std::vector<const Clause*> clauses;
  for (const Option& option : options) positions.push_back(option.side);
  for (const Double& found : doubles) clauses.push_back(found.clause);
  Finding finding = start(Kind::ambiguity, topic, scope, positions, clauses);
  Double& shown = doubles.front();
  if (shown.difference) {
    show(finding, *shown.base, topic, options, std::move(*shown.difference));
  } else {
    finding.evidence = found_by(Method::text, "The passage can be read in more than one way.");
    finding.impact = {std::nullopt, "none: the question is never asked in play"};
  }
  std::vector<std::string> values;
  for (const Side& side : positions) values.push_back(side.value);
  finding.summary =
      fmt::format("The text of {} can be read as {}. {}", fmt::join(finding.editions, ", "),
                  fmt::join(values, " or as "), reasons(*shown.clause));
  finding.suggestion =
      fmt::format("Say which is meant; the likelier reading is: {}.", values.front());
  return {std::move(finding)};
}

}  // namespace hanaproof::checker
