// Nothing that an edition changes in the one that it inherits is passed over in silence.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/checked.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;

namespace {

// The first scope at which the editions are played by different answers; nothing where there is
// none.
std::optional<Scope> differing(const GameEditions& game, const Topic& topic) {
  const Edition& a = *game.editions.front();
  const Edition& b = *game.editions.back();
  for (const Scope& scope : rulebook::scopes(*game.own)) {
    if (!plays_at(a, scope) || !plays_at(b, scope)) continue;
    const auto& of_a = game.comparer->rules(a, scope)[topic.id];
    if (!(of_a == game.comparer->rules(b, scope)[topic.id])) return scope;
  }
  return std::nullopt;
}

}  // namespace

void account_for(Report& report, const GameEditions& game) {
  std::set<std::string> told;
  // What is the matter with the inherited text alone tells nothing of this one.
  const auto tells = [&](const Finding& finding, const std::string& topic) {
    const auto& editions = finding.editions;
    return speaks_of(finding, topic) && std::ranges::find(editions, game.own->id) != editions.end();
  };
  const auto is_told = [&](const std::string& topic) {
    return told.contains(topic) || std::ranges::any_of(report.findings, [&](const Finding& each) {
             return tells(each, topic);
           });
  };
  for (const Undecided& open : report.undecided) told.insert(open.topic);
  report.same = game.comparer->same();
  std::erase_if(report.same, [&](const Undecided& one) { return is_told(one.topic); });
  for (const Undecided& one : report.same) told.insert(one.topic);
  const std::vector<std::string> both = {game.editions.front()->id, game.editions.back()->id};
  for (const rulebook::Clause& clause : game.own->clauses) {
    const Topic& topic = *clause.topic;
    if (clause.edition != game.own->id || is_text_only(topic) || is_told(topic.id)) continue;
    told.insert(topic.id);
    const Scope first = rulebook::scopes(*game.own).front();
    if (rulebook::is_terminology(topic)) {
      report.same.push_back({topic.id, first, both, "its words", "no game is played by words"});
    } else if (const auto scope = differing(game, topic)) {
      report.undecided.push_back(
          {topic.id, *scope, both, "whether the answers differ", "nothing was compared"});
    } else {
      report.same.push_back({topic.id, first, both, "its answer", "both editions give the same"});
    }
  }
}

}  // namespace hanaproof::checker
