#include "checker/distance/way.h"

#include <algorithm>

#include "checker/compare/enact.h"
#include "checker/survey/stands.h"

namespace hanaproof::distance {

using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Topic;

namespace {

// More than so many situations a topic are seldom of use.
constexpr std::size_t kKept = 6;

// Whether two answers define a yaku in the same words; what else they may say is for the reader.
bool is_same_yaku(const Change& change) {
  if (!checker::is_yaku(*change.topic) || !change.from.record() || !change.to.record())
    return false;
  const rulebook::Yaku from = rulebook::Yaku::from({}, change.from);
  const rulebook::Yaku to = rulebook::Yaku::from({}, change.to);
  return from.cards == to.cards && from.points == to.points && from.hides == to.hides;
}

}  // namespace

std::vector<const Topic*> playable_topics(const Edition& a, const Edition& b) {
  std::vector<const Topic*> all;
  const auto add = [&](const Topic& topic) {
    if (!checker::is_executable(topic) || !concerns(topic, a.game)) return;
    if (std::find(all.begin(), all.end(), &topic) == all.end()) all.push_back(&topic);
  };
  for (const Topic& topic : rulebook::topics()) add(topic);
  for (const Edition* edition : {&a, &b}) {
    for (const rulebook::Clause& clause : edition->clauses) add(*clause.topic);
  }
  return all;
}

bool Pathfinder::differ(const Ruleset& base, const Change& change, checker::Agreement& agreement) {
  if (is_same_yaku(change)) {
    agreement = {true, "the same cards, points and yaku hidden"};
    return false;
  }
  auto& told = told_[change.topic->id];
  const Ruleset changed = base.with(change.topic->id, change.from);
  for (const checker::Witness& witness : told) {
    if (enact(base, witness) != enact(changed, witness)) return true;
  }
  auto comparison = bench_.distinguish(base, *change.topic, change.to, change.from);
  agreement = std::move(comparison.agreement);
  if (!comparison.difference) return false;
  if (told.size() < kKept) told.push_back(std::move(comparison.difference->witness));
  return true;
}

// Walks from the target back: whatever can be answered as where the way comes from, without anybody
// seeing it, is. What is left has to change.
Way Pathfinder::way(const Edition& from, const Edition& to) {
  const Ruleset& source = bench_.rules(from, scope_);
  const Ruleset& target = bench_.rules(to, scope_);
  Way way;
  Ruleset rules = target;
  for (const Topic* topic : playable_topics(from, to)) {
    Change change{topic, source[topic->id], target[topic->id]};
    if (change.from == change.to) continue;
    checker::Agreement agreement;
    if (differ(rules, change, agreement)) {
      way.changes.push_back(std::move(change));
      continue;
    }
    rules = rules.with(topic->id, change.from);
    change.proved = agreement.proved;
    change.how = agreement.how;
    // "showdowns of 5 players at most": there is no comparison for so many.
    way.open = way.open || (!change.proved && change.how.ends_with("players at most"));
    way.unseen.push_back(std::move(change));
  }
  // `rules` are now those of the source with the changes made. One that was needed when it was
  // looked at may have become idle through what was given back later, or be idle in the target.
  for (const Change& change : way.changes) {
    checker::Agreement agreement;
    if (!differ(rules, change, agreement) || !differ(target, change, agreement)) way.least = false;
  }
  return way;
}

}  // namespace hanaproof::distance
