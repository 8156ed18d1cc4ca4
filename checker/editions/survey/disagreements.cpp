#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;

namespace {

// How two groups were told apart, and the edition whose rules were used.
struct Told {
  const rulebook::Ruleset* base;
  Difference difference;
};

// Tries the rules of every edition that takes part as the common ground of the comparison.
std::optional<Told> tell_apart(const GameEditions& game, const Topic& topic, const Scope& scope,
                               const std::vector<AnswerGroup>& groups, std::size_t a, std::size_t b,
                               const Witness* hint, Inconclusive& inconclusive) {
  for (const std::size_t home : {a, b}) {
    for (const Edition* edition : groups[home].editions) {
      const auto& base = game.comparer->rules(*edition, scope);
      auto difference = game.comparer->tell_apart(base, topic, groups[a].value, groups[b].value,
                                                  hint, inconclusive);
      if (difference) return Told{&base, std::move(*difference)};
    }
  }
  return std::nullopt;
}

// Says of two groups that nobody knows whether their answers come to the same.
void leave_open(const GameEditions& game, const Topic& topic, const Scope& scope,
                const AnswerGroup& a, const AnswerGroup& b, const Inconclusive& inconclusive) {
  auto editions = ids_of(a.editions);
  for (std::string& id : ids_of(b.editions)) editions.push_back(std::move(id));
  std::ranges::sort(editions);
  inconclusive.keep(*game.comparer, topic, scope, editions,
                    fmt::format("whether these answers differ: {}; {}", answer_text(topic, a.value),
                                answer_text(topic, b.value)));
}

// Camps whose answers come to the same become one; the way the first is told from another is kept.
// Where that is not known they stay apart.
std::optional<Told> merge_equal(const GameEditions& game, const Topic& topic, const Scope& scope,
                                std::vector<AnswerGroup>& groups) {
  std::optional<Told> told;
  for (std::size_t a = 0; a < groups.size(); ++a) {
    for (std::size_t b = a + 1; b < groups.size();) {
      Inconclusive inconclusive;
      const Witness* hint = told ? &told->difference.witness : nullptr;
      auto found = tell_apart(game, topic, scope, groups, a, b, hint, inconclusive);
      const bool apart = found.has_value();
      if (!told) told = std::move(found);
      if (!apart) leave_open(game, topic, scope, groups[a], groups[b], inconclusive);
      if (apart || inconclusive) {
        ++b;
        continue;
      }
      auto& into = groups[a].editions;
      into.insert(into.end(), groups[b].editions.begin(), groups[b].editions.end());
      std::ranges::sort(into, [](auto* x, auto* y) { return x->id < y->id; });
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(b));
    }
  }
  return told;
}

bool same_document_disagrees(const std::vector<AnswerGroup>& groups) {
  std::map<std::string, const AnswerGroup*> group_of;  // by document
  for (const AnswerGroup& group : groups) {
    for (const Edition* edition : group.editions) {
      if (group_of.try_emplace(edition->document, &group).first->second != &group) return true;
    }
  }
  return false;
}

std::string who(const std::vector<std::string>& editions) {
  return fmt::format("{}", fmt::join(editions, ", "));
}

// The answer of most documents, counting each document once, then of most editions; null where two
// groups are as large.
const AnswerGroup* majority(const std::vector<AnswerGroup>& groups) {
  const auto size = [](const AnswerGroup& group) {
    std::set<std::string> documents;
    for (const Edition* edition : group.editions) documents.insert(edition->document);
    return std::pair(documents.size(), group.editions.size());
  };
  const auto most = std::ranges::max_element(
      groups, [&](const AnswerGroup& a, const AnswerGroup& b) { return size(a) < size(b); });
  const auto as_large = std::ranges::count_if(
      groups, [&](const AnswerGroup& group) { return size(group) == size(*most); });
  return as_large == 1 ? &*most : nullptr;
}

void describe(Finding& finding, const Topic& topic, const std::vector<AnswerGroup>& groups) {
  std::vector<std::string> parts;
  for (const Side& side : finding.positions) {
    parts.push_back(fmt::format("{} ({})", side.value, who(side.editions)));
  }
  finding.summary = fmt::format("The answers: {}.", fmt::join(parts, "; "));
  const AnswerGroup* most = majority(groups);
  finding.suggestion = "Print one answer in all versions";
  finding.suggestion +=
      most ? fmt::format("; most have: {}.", answer_text(topic, most->value)) : ".";
}

}  // namespace

std::vector<Finding> disagreements(const GameEditions& game, const Topic& topic,
                                   const Scope& scope) {
  const auto all_answers = answers_at(game.editions, topic, scope);
  std::vector<AnswerGroup> sides = answer_groups(all_answers);
  if (sides.size() < 2) return {};

  std::optional<Told> told;
  if (is_executable(topic)) {
    told = merge_equal(game, topic, scope, sides);
    if (!told) return {};
  }
  std::vector<Side> positions;
  for (const AnswerGroup& group : sides)
    positions.push_back({answer_text(topic, group.value), ids_of(group.editions)});
  std::vector<const rulebook::Clause*> clauses;
  for (const Answers& answers : all_answers) {
    if (answers.stated.empty()) continue;
    for (const rulebook::Clause* clause : answers.clauses) {
      if (clause->standing == rulebook::Standing::stated) clauses.push_back(clause);
    }
  }
  const Kind kind = same_document_disagrees(sides) ? Kind::translation : Kind::contradiction;
  Finding finding = start(kind, topic, scope, std::move(positions), clauses);
  if (told) {
    std::vector<Option> options;
    for (std::size_t i = 0; i < sides.size(); ++i)
      options.push_back({finding.positions[i], sides[i].value});
    show(finding, *told->base, topic, options, std::move(told->difference));
  } else {
    finding.evidence =
        found_by(Method::text, "The texts state different answers; nothing is played by them.");
    finding.impact = {std::nullopt, "none: the question is never asked in play"};
  }
  describe(finding, topic, sides);
  return {std::move(finding)};
}

}  // namespace hanaproof::checker
