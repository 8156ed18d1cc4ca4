// What a text says in two places.
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

// Whether what most readers would take from one passage can be taken from the other.
bool can_agree(const Clause& a, const Clause& b) {
  const auto takes = [](const Clause& clause, const Value& value) {
    return std::ranges::find(clause.readings, value, &rulebook::Reading::value) !=
           clause.readings.end();
  };
  return takes(a, b.readings.front().value) || takes(b, a.readings.front().value);
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

// Two answers that texts of one document give in two places each, in either order.
struct Clash {
  Value first;
  Value second;
  std::vector<const Edition*> editions;
  std::vector<const Clause*> clauses;
};

std::vector<Clash> clashes(const std::vector<const Edition*>& document, const Topic& topic,
                           const Scope& scope) {
  std::vector<Clash> all;
  const auto add = [&](const Edition* edition, const Clause* one, const Clause* other) {
    const Value& a = one->readings.front().value;
    const Value& b = other->readings.front().value;
    auto clash = std::ranges::find_if(all, [&](const Clash& each) {
      return (each.first == a && each.second == b) || (each.first == b && each.second == a);
    });
    if (clash == all.end()) clash = all.insert(all.end(), {a, b, {}, {}});
    add_once(clash->editions, {edition});
    add_once(clash->clauses, {one, other});
  };
  for (const Edition* edition : document) {
    if (!plays_at(*edition, scope)) continue;
    const auto clauses = stated(*edition, topic, scope);
    for (std::size_t i = 0; i < clauses.size(); ++i) {
      for (std::size_t j = i + 1; j < clauses.size(); ++j) {
        if (!can_agree(*clauses[i], *clauses[j])) add(edition, clauses[i], clauses[j]);
      }
    }
  }
  return all;
}

// Shows what comes of the two answers by the rules of the first edition that tells them apart.
// Whether it is a finding: not where they are proved to come to the same.
bool show_in_play(Finding& finding, const GameEditions& game, const Topic& topic,
                  const Clash& clash) {
  bool looked = false;
  for (const Edition* edition : clash.editions) {
    const auto& base = game.comparer->rules(*edition, finding.scope);
    auto comparison = game.comparer->distinguish(base, topic, clash.first, clash.second);
    if (comparison.difference) {
      show(finding, base, topic,
           {{finding.positions[0], clash.first}, {finding.positions[1], clash.second}},
           std::move(*comparison.difference));
      return true;
    }
    Inconclusive inconclusive;
    inconclusive.note(comparison);
    inconclusive.keep(*game.comparer, topic, finding.scope, {edition->id},
                      fmt::format("whether these answers differ: {}; {}",
                                  finding.positions[0].value, finding.positions[1].value));
    looked |= comparison.agreement.looked_at() && !comparison.agreement.proved();
  }
  finding.evidence = found_by(Method::text,
                              "Two passages of one text state different answers; no situation was "
                              "found in which they come apart.");
  finding.impact = {std::nullopt, "not measured: no situation that was played shows it"};
  return looked;
}

std::optional<Finding> overlap(const GameEditions& game, const Topic& topic, const Scope& scope,
                               const Clash& clash) {
  const auto editions = ids_of(clash.editions);
  Finding finding = start(
      Kind::internal, topic, scope,
      {{answer_text(topic, clash.first), editions}, {answer_text(topic, clash.second), editions}},
      clash.clauses);
  if (is_executable(topic)) {
    if (!show_in_play(finding, game, topic, clash)) return std::nullopt;
  } else if (is_yaku(topic) || !agree_as_far_as_they_go(clash.first, clash.second)) {
    finding.evidence = found_by(Method::text, "Two passages of one text state different answers.");
    finding.impact = {std::nullopt, "not measured: no situation that was played shows it"};
  } else {
    return std::nullopt;
  }
  const std::string& of_game = clash.editions.front()->game;
  const auto told = [&](const Value& value) {
    const std::string words = answer_in_words(topic, value, of_game);
    return words.empty() ? answer_text(topic, value) : words;
  };
  finding.remarks = fmt::format("{} {} “{}” in one place and “{}” in another, and not which holds.",
                                fmt::join(editions, ", "), editions.size() == 1 ? "says" : "say",
                                told(clash.first), told(clash.second));
  finding.suggestion = "Say which of the two passages gives way.";
  return finding;
}

}  // namespace

std::vector<Finding> overlaps(const GameEditions& game, const Topic& topic, const Scope& scope) {
  std::vector<Finding> findings;
  for (const auto& document : by_document(game.editions)) {
    for (const Clash& clash : clashes(document, topic, scope)) {
      if (auto finding = overlap(game, topic, scope, clash))
        findings.push_back(std::move(*finding));
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
