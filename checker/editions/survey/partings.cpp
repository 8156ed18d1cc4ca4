#include "checker/editions/survey/partings.h"

#include <algorithm>

#include <fmt/format.h>

#include "checker/editions/survey/findings.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;

namespace {

// The editions of two groups: who settles most else shows best what hangs on this; what is
// customary has no cards of its own to show it with.
std::vector<const Edition*> grounds(const AnswerGroup& a, const AnswerGroup& b,
                                    const Edition* own) {
  std::vector<const Edition*> all = a.editions;
  add_once(all, b.editions);
  if (std::ranges::find(all, own) != all.end()) return {own};
  std::ranges::stable_sort(all, std::greater(), [](const Edition* edition) {
    return std::pair(!edition->custom, checker::settled(edition));
  });
  return all;
}

// Tries the rules of every edition that takes part as the common ground of the comparison.
std::optional<ToldApart> tell_apart(const GameEditions& game, const Topic& topic,
                                    const Scope& scope, const std::vector<AnswerGroup>& groups,
                                    std::size_t a, std::size_t b, const Witness* hint,
                                    Inconclusive& inconclusive) {
  for (const Edition* edition : grounds(groups[a], groups[b], game.own)) {
    const auto& base = game.comparer->rules(*edition, scope);
    auto told = game.comparer->tell_apart(base, topic, groups[a].value, groups[b].value, hint,
                                          inconclusive);
    if (told) return told;
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

}  // namespace

Parting merge_equal(const GameEditions& game, const Topic& topic, const Scope& scope,
                    std::vector<AnswerGroup>& groups) {
  Parting parting;
  std::optional<ToldApart>& told = parting.told;
  for (std::size_t a = 0; a < groups.size(); ++a) {
    for (std::size_t b = a + 1; b < groups.size();) {
      Inconclusive inconclusive;
      const Witness* hint = told ? &told->difference.witness : nullptr;
      auto found = tell_apart(game, topic, scope, groups, a, b, hint, inconclusive);
      const bool apart = found.has_value();
      if (!told) told = std::move(found);
      if (!apart) leave_open(game, topic, scope, groups[a], groups[b], inconclusive);
      const bool unseen = !apart && !inconclusive && inconclusive.unseen();
      if (!apart && !inconclusive) parting.proof = inconclusive.proof();
      parting.as_written = parting.as_written || unseen;
      if (apart || inconclusive || unseen) {
        ++b;
        continue;
      }
      auto& into = groups[a].editions;
      into.insert(into.end(), groups[b].editions.begin(), groups[b].editions.end());
      std::ranges::sort(into, {}, &Edition::id);
      into.erase(std::unique(into.begin(), into.end()), into.end());
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(b));
    }
  }
  return parting;
}

Finding on_groups(Kind kind, const Topic& topic, const Scope& scope,
                  const std::vector<Answers>& all_answers, const std::vector<AnswerGroup>& groups,
                  std::optional<ToldApart> told) {
  std::vector<Side> sides;
  for (const AnswerGroup& group : groups)
    sides.push_back({answer_text(topic, group.value), ids_of(group.editions)});
  Finding finding = start(kind, topic, scope, std::move(sides), clauses_of(all_answers));
  finding.stances = standpoints(topic, all_answers);
  if (told) {
    std::vector<Option> options;
    for (std::size_t i = 0; i < groups.size(); ++i)
      options.push_back({finding.positions[i], groups[i].value});
    show(finding, told->base, topic, options, std::move(told->difference));
  } else {
    const bool some_open = std::ranges::any_of(
        all_answers, [](const Answers& each) { return each.stance == Stance::open; });
    finding.evidence =
        found_by(Method::text, some_open ? "One text decides what another leaves open."
                                         : "The texts take different stances.");
    finding.impact = {std::nullopt, "not measured: the difference is in the texts"};
  }
  return finding;
}

}  // namespace hanaproof::checker
