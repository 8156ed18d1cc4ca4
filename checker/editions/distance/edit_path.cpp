#include "checker/editions/distance/edit_path.h"

#include <algorithm>

#include "checker/editions/compare/compare.h"
#include "checker/editions/compare/enact.h"
#include "checker/editions/survey/answers.h"

namespace hanaproof::distance {

using checker::Agreement;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Topic;

namespace {

// More than so many situations a topic are seldom of use.
constexpr std::size_t kKept = 6;
constexpr int kMostObjections = 60;  // rounds of them, in search of a bound
constexpr int kMostTried = 12;       // sets of changes that are compared as wholes for a bound

// Whether two answers define a yaku in the same words; what else they may say is for the reader.
bool is_same_yaku(const Change& change) {
  if (!checker::is_yaku(*change.topic) || !change.from.record() || !change.to.record())
    return false;
  const rulebook::Yaku from = rulebook::Yaku::from({}, change.from);
  const rulebook::Yaku to = rulebook::Yaku::from({}, change.to);
  return from.cards == to.cards && from.points == to.points && from.hides == to.hides;
}

// Whether the answer to how cards are dealt comes of the other such answers of the target: packets
// that nobody states follow the sizes, and sizes the packets.
bool follows(const Ruleset& source, const Ruleset& target, const Topic& topic) {
  const auto silent = [](const rulebook::Answer& answer) {
    return answer.origin == rulebook::Origin::assumption;
  };
  if (!checker::is_of_dealing(topic) || !silent(source.answer(topic.id))) return false;
  std::map<std::string, rulebook::Value> others;
  for (const auto& [id, answer] : target.answers()) {
    if (id != topic.id && checker::is_of_dealing(*answer.topic) && !silent(answer))
      others[id] = answer.value;
  }
  return source.with(std::move(others))[topic.id] == target[topic.id];
}

// Whether a situation comes out differently. Of a pile only what it is worth counts: the same yaku
// may have another name.
bool comes_out_differently(const Ruleset& a, const Ruleset& b, const checker::Witness& witness) {
  if (witness.situation == checker::Situation::pile) {
    return worth(*spec_for(witness, a), witness) != worth(*spec_for(witness, b), witness);
  }
  return enact(a, witness) != enact(b, witness);
}

}  // namespace

std::vector<const Topic*> playable_topics(const Edition& a, const Edition& b) {
  std::vector<const Topic*> all;
  const auto add = [&](const Topic& topic) {
    if (!checker::is_executable(topic) || !concerns(topic, a.game)) return;
    if (std::ranges::find(all, &topic) == all.end()) all.push_back(&topic);
  };
  for (const Topic& topic : rulebook::topics()) add(topic);
  for (const Edition* edition : {&a, &b}) {
    for (const rulebook::Clause& clause : edition->clauses) add(*clause.topic);
  }
  return all;
}

Pathfinder::Pathfinder(const Edition& from, const Edition& to, const rulebook::Scope& scope,
                       checker::RulesetComparer& comparer)
    : source_(comparer.rules(from, scope)),
      target_(comparer.rules(to, scope)),
      comparer_(comparer) {
  for (const Topic* topic : playable_topics(from, to)) {
    Change change{topic, source_[topic->id], target_[topic->id]};
    if (change.from == change.to || follows(source_, target_, *topic)) continue;
    if (!is_same_yaku(change)) {
      differing_.push_back(std::move(change));
      continue;
    }
    change.known = Agreement::State::proved;
    change.how = "the same cards, points and yaku hidden";
    worded_.push_back(std::move(change));
  }
}

// Whether one of the situations can come about under either rules and comes out differently.
bool Pathfinder::told(const Ruleset& a, const Ruleset& b,
                      const std::vector<checker::Witness>& witnesses) const {
  return std::ranges::any_of(witnesses, [&](const checker::Witness& witness) {
    return comes_out_differently(a, b, witness) && (can_occur(a, witness) || can_occur(b, witness));
  });
}

// Whether some pile tells the rules apart, where topics of scoring are among those that differ. The
// solver would find the least one, which takes far longer.
bool Pathfinder::tells_by_pile(const Ruleset& a, const Ruleset& b,
                               const std::vector<const Topic*>& topics,
                               std::vector<checker::Witness>& known) const {
  const bool scored = std::ranges::any_of(
      topics, [](const Topic* topic) { return topic->asked == rulebook::Asked::score; });
  if (!scored || rulebook::family_of(target_.edition().game) != rulebook::Family::capturing) {
    return false;
  }
  auto witness = checker::score_witness(a, b);
  if (!witness) return false;
  if (known.size() < kKept) known.push_back(std::move(*witness));
  return true;
}

// Whether giving the answer of where the way comes from shows.
bool Pathfinder::differ(const Ruleset& base, const Change& change, Agreement& agreement) {
  auto& known = told_[change.topic->id];
  const Ruleset given_back = base.with(change.topic->id, change.from);
  if (told(base, given_back, known)) return true;
  if (tells_by_pile(base, given_back, {change.topic}, known)) return true;
  auto comparison = comparer_.distinguish(base, *change.topic, change.to, change.from);
  agreement = std::move(comparison.agreement);
  if (!comparison.difference) return false;
  if (known.size() < kKept) known.push_back(std::move(comparison.difference->witness));
  return true;
}

// The target's rules if only these changes are made.
Ruleset Pathfinder::with(const Ruleset& base, const Set& made) const {
  Ruleset rules = base;
  for (std::size_t i = 0; i < made.size(); ++i) {
    const Change& change = differing_[i];
    const rulebook::Value& value = made[i] ? change.to : change.from;
    if (!(rules[change.topic->id] == value)) rules = rules.with(change.topic->id, value);
  }
  return rules;
}

// Whether anything differs from the target when only these changes are made. The rules are compared
// as wholes, in rounds of either edition.
bool Pathfinder::falls_short(const Set& made, Agreement& agreement) {
  std::vector<const Topic*> topics;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (!made[i]) topics.push_back(differing_[i].topic);
  }
  if (topics.empty()) {
    agreement = {Agreement::State::proved, "the same answers"};
    return false;
  }
  const Ruleset some = with(target_, made);
  if (told(some, target_, told_of_sets_)) return true;
  if (tells_by_pile(some, target_, topics, told_of_sets_)) return true;
  const auto tell = [&](const Ruleset& a, const Ruleset& b) {
    auto comparison = comparer_.distinguish(a, b, topics);
    if (comparison.agreement.state >= agreement.state) agreement = std::move(comparison.agreement);
    if (!comparison.difference) return false;
    told_of_sets_.insert(told_of_sets_.begin(), std::move(comparison.difference->witness));
    return true;
  };
  agreement = {Agreement::State::proved, {}};
  if (tell(some, target_)) return true;
  // What piles are worth was asked of the solver, whoever's rounds are played.
  if (rulebook::family_of(target_.edition().game) == rulebook::Family::capturing) {
    std::erase_if(topics,
                  [](const Topic* topic) { return topic->asked == rulebook::Asked::score; });
  }
  if (topics.empty()) return false;
  return tell(with(source_, made), with(source_, Set(made.size(), true)));
}

// Walks from the target back: whatever can be answered as where the way comes from, without anybody
// seeing it, is. What is left has to change.
void Pathfinder::walk(EditPath& way) {
  Ruleset rules = target_;
  for (Change change : differing_) {
    Agreement agreement;
    if (differ(rules, change, agreement)) {
      way.changes.push_back(std::move(change));
      continue;
    }
    rules = rules.with(change.topic->id, change.from);
    change.known = agreement.state;
    change.how = agreement.how;
    way.open = way.open || !agreement.looked_at();
    way.unseen.push_back(std::move(change));
  }
  // `rules` are now those of the source with the changes made. One that was needed when it was
  // looked at may have become idle through what was given back later, or be idle in the target.
  for (const Change& change : way.changes) {
    Agreement agreement;
    if (!differ(rules, change, agreement) || !differ(target_, change, agreement)) {
      way.needed = false;
    }
  }
}

EditPath Pathfinder::way_of(const Set& made, const Agreement& agreement) const {
  EditPath way;
  for (std::size_t i = 0; i < made.size(); ++i) {
    Change change = differing_[i];
    if (made[i]) {
      way.changes.push_back(std::move(change));
      continue;
    }
    change.known = agreement.state;
    change.how = agreement.how;
    way.unseen.push_back(std::move(change));
  }
  return way;
}

// Which known situations show that these changes will not do. Only those count that can come about
// under the target's rules, so that they do whatever is changed.
std::size_t Pathfinder::object(const Set& made, Conflicts& conflicts) const {
  constexpr std::size_t kEnough = 8;
  const Ruleset some = with(target_, made);
  std::size_t found = 0;
  const auto look = [&](const std::vector<checker::Witness>& witnesses) {
    for (const checker::Witness& witness : witnesses) {
      if (found == kEnough || !comes_out_differently(some, target_, witness) ||
          !can_occur(target_, witness)) {
        continue;
      }
      conflicts.add(made, asked_in(some, witness, differing_));
      ++found;
    }
  };
  look(told_of_sets_);
  for (const auto& [topic, witnesses] : told_) look(witnesses);
  return found;
}

// From below: the least set that no known situation objects to is looked at as a whole, until it
// will do, or has as many changes as the way, or nothing more is known against it.
void Pathfinder::bound(EditPath& way) {
  Conflicts conflicts(differing_.size());
  int tried = 0;
  for (int round = 0; round < kMostObjections; ++round) {
    const auto least = conflicts.least(static_cast<std::size_t>(way.at_least), way.changes.size());
    // There may be objections to the way itself, if it is open: then so many are not enough.
    way.at_least = std::min(static_cast<int>(least.changes), way.length());
    way.least = way.at_least == way.length();
    if (way.least || !least.set) return;
    if (object(*least.set, conflicts) > 0) continue;
    if (tried++ == kMostTried) return;
    Agreement agreement;
    if (falls_short(*least.set, agreement)) {
      if (object(*least.set, conflicts) == 0) return;  // it cannot come about for the target
      continue;
    }
    if (!agreement.looked_at()) return;
    way = way_of(*least.set, agreement);
    way.at_least = way.length();
    way.least = true;
    return;
  }
}

EditPath Pathfinder::way() {
  EditPath way;
  Agreement agreement;
  if (!falls_short(Set(differing_.size(), false), agreement) && agreement.looked_at()) {
    way = way_of(Set(differing_.size(), false), agreement);
    way.least = true;
  } else {
    walk(way);
    Set made;
    for (const Change& change : differing_) {
      made.push_back(std::ranges::any_of(
          way.changes, [&](const Change& one) { return one.topic == change.topic; }));
    }
    // Nobody sees them one after another; together they are looked at once more.
    way.open = falls_short(made, agreement) || way.open;
    bound(way);
  }
  way.unseen.insert(way.unseen.end(), worded_.begin(), worded_.end());
  return way;
}

}  // namespace hanaproof::distance
