#include "checker/editions/survey/ruleset_comparer.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "checker/editions/compare/enact.h"
#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/findings.h"
#include "model/rulebook/arises.h"
#include "model/rulebook/playable.h"

namespace hanaproof::checker {

using rulebook::Asked;
using rulebook::Ruleset;

namespace {

constexpr int kHachiMatches = 40;
constexpr int kHachiEnds = 210;

bool is_hachi(const Ruleset& rules) {
  return rulebook::family_of(rules.edition().game) == rulebook::Family::hachi;
}

// Whether the rules of Hachi-Hachi are compared by hands, fields and rounds at the table; drawing
// for dealer, dealing and what a pile of captured cards makes are as in the other capturing games.
bool played_at_table(const rulebook::Topic& topic) {
  return !is_of_dealing(topic) && topic.asked != Asked::text && topic.asked != Asked::draw &&
         (topic.asked != Asked::score || topic.id == "card.willow");
}

// The answers that a text leaves open beside the one it is played by: other readings, or, where it
// is silent, whatever could be answered.
std::vector<rulebook::Value> other_answers(const Ruleset& base, const rulebook::Topic& topic) {
  const auto clauses = stated(base.edition(), topic, base.scope());
  std::vector<rulebook::Value> all;
  if (clauses.empty()) all = topic.type.candidates();
  for (const rulebook::Clause* clause : clauses) {
    for (const rulebook::Reading& reading : clause->readings) all.push_back(reading.value);
  }
  std::erase(all, base[topic.id]);
  return all;
}

// The rules with one question that bears on the topic, and that the text leaves open, answered
// otherwise. Of what is compared in rounds or by the solver none: that would take minutes.
std::vector<Ruleset> open_beside(const Ruleset& base, const rulebook::Topic& topic) {
  std::vector<Ruleset> all;
  if (topic.asked != Asked::deal && topic.asked != Asked::showdown) return all;
  for (const std::string& id : topic.influences) {
    const rulebook::Topic& other = *rulebook::find_topic(id);
    if (!is_executable(other)) continue;
    for (rulebook::Value& value : other_answers(base, other)) {
      all.push_back(base.with(id, std::move(value)));
    }
  }
  return all;
}

// By topic; a question that came up again at other scopes once, at the first.
std::vector<Undecided> each_once(std::vector<Undecided> all) {
  const auto question = [](const Undecided& one) {
    return std::tie(one.topic, one.editions, one.question);
  };
  const auto order = [&](const Undecided& a, const Undecided& b) {
    return std::tuple(question(a), a.scope) < std::tuple(question(b), b.scope);
  };
  const auto same = [&](const Undecided& a, const Undecided& b) {
    return question(a) == question(b);
  };
  std::ranges::sort(all, order);
  all.erase(std::unique(all.begin(), all.end(), same), all.end());
  return all;
}

}  // namespace

std::string_view name(Agreement::State state) {
  constexpr std::array<std::string_view, 4> kNames = {"proved", "tried", "not compared", "unknown"};
  return kNames[static_cast<std::size_t>(state)];
}

template <class T, class Make>
const T& RulesetComparer::once(std::map<Key, Slot<T>>& slots, const Key& key, const Make& make) {
  std::unique_lock lock(mutex_);
  Slot<T>& slot = slots[key];
  lock.unlock();
  std::call_once(slot.made, [&] { slot.value = make(); });
  return *slot.value;
}

const Ruleset& RulesetComparer::rules(const rulebook::Edition& edition,
                                      const rulebook::Scope& scope) {
  return once(rulesets_, {edition.id, scope},
              [&] { return std::make_unique<Ruleset>(edition, scope); });
}

const std::string& RulesetComparer::tie_odds(const Ruleset& rules) {
  return once(tie_odds_, {rules.text(), {}},
              [&] { return std::make_unique<std::string>(checker::tie_odds(rules)); });
}

const Corpus& RulesetComparer::corpus(const Ruleset& base) {
  const Ruleset& played = rules(base.edition(), base.scope());
  return once(corpora_, {base.edition().id, base.scope()},
              [&] { return std::make_unique<Corpus>(played, rounds_); });
}

const HachiCorpus& RulesetComparer::hachi_corpus(const Ruleset& base) {
  const Ruleset& played = rules(base.edition(), base.scope());
  return once(hachi_corpora_, {base.edition().id, base.scope()},
              [&] { return std::make_unique<HachiCorpus>(played, kHachiMatches, kHachiEnds); });
}

Comparison RulesetComparer::distinguish(const Ruleset& base, const rulebook::Topic& topic,
                                        const rulebook::Value& a, const rulebook::Value& b) {
  const Ruleset with_a = base[topic.id] == a ? base : base.with(topic.id, a);
  const Ruleset with_b = base.with(topic.id, b);
  return compare({topic, with_a, with_b}, base);
}

Comparison RulesetComparer::distinguish(const Ruleset& a, const Ruleset& b,
                                        const std::vector<const rulebook::Topic*>& topics) {
  if (topics.size() == 1) return compare({*topics.front(), a, b}, a);
  Comparison all{std::nullopt, {Agreement::State::proved, "the same answers"}};
  const auto weaken = [&](Comparison one) {
    if (one.difference || one.agreement.state >= all.agreement.state) all = std::move(one);
    return all.difference.has_value();
  };
  // Scores last: the solver takes longest.
  const rulebook::Topic* scored = nullptr;
  for (const rulebook::Topic* topic : topics) {
    if (topic->asked == Asked::score && !(is_hachi(a) && played_at_table(*topic))) {
      scored = topic;
    } else if (weaken(compare({*topic, a, b}, a))) {
      return all;
    }
  }
  if (scored) weaken(compare_whole_scores({*scored, a, b}, solver_time_));
  return all;
}

Comparison RulesetComparer::compare(const Pair& pair, const Ruleset& base) {
  for (const Ruleset* rules : {&pair.a, &pair.b}) {
    const auto why = rulebook::unplayable(*rules);
    if (why) return {std::nullopt, {Agreement::State::not_compared, *why}};
  }
  // What the registry knows is held against play first, where there is any.
  Comparison comparison = compare_in_play(pair, base);
  if (comparison.difference || comparison.agreement.proved()) return comparison;
  const rulebook::Alike* known = rulebook::alike(pair.topic, pair.a, pair.b);
  if (!known) return comparison;
  return Comparison::none(Agreement::State::proved,
                          fmt::format("in play the answers are alike: {}", known->because));
}

Comparison RulesetComparer::compare_in_play(const Pair& pair, const Ruleset& base) {
  if (is_hachi(base) && played_at_table(pair.topic)) {
    return compare_hachi(pair, hachi_corpus(base));
  }
  switch (pair.topic.asked) {
    case Asked::draw:
      return compare_draws(pair);
    case Asked::deal:
      return compare_deals(pair);
    case Asked::capture:
    case Asked::call:
    case Asked::round_end:
      return compare_play(pair, corpus(base));
    case Asked::score:
      return compare_scores(pair, solver_time_);
    case Asked::match:
      return compare_matches(pair, corpus(base));
    case Asked::showdown:
      return compare_showdowns(pair);
    case Asked::stake:
      return compare_stakes(pair);
    case Asked::text:
      break;
  }
  return {std::nullopt, {Agreement::State::not_compared, "compared as text only"}};
}

std::optional<ToldApart> RulesetComparer::tell_apart(const Ruleset& base,
                                                     const rulebook::Topic& topic,
                                                     const rulebook::Value& a,
                                                     const rulebook::Value& b, const Witness* hint,
                                                     Inconclusive& inconclusive) {
  if (hint && enact(base.with(topic.id, a), *hint) != enact(base.with(topic.id, b), *hint)) {
    return ToldApart{Difference{}, base};
  }
  Comparison comparison = distinguish(base, topic, a, b);
  if (!comparison.difference) {
    for (Ruleset& other : open_beside(base, topic)) {
      Comparison beside = distinguish(other, topic, a, b);
      if (beside.difference) return ToldApart{std::move(*beside.difference), std::move(other)};
    }
  }
  inconclusive.note(comparison);
  if (!comparison.difference) return std::nullopt;
  return ToldApart{std::move(*comparison.difference), base};
}

void RulesetComparer::leave_open(Undecided undecided) {
  const std::scoped_lock lock(mutex_);
  open_.push_back(std::move(undecided));
}

void RulesetComparer::keep_same(Undecided settled) {
  const std::scoped_lock lock(mutex_);
  same_.push_back(std::move(settled));
}

std::vector<Undecided> RulesetComparer::open() const {
  const std::scoped_lock lock(mutex_);
  return each_once(open_);
}

std::vector<Undecided> RulesetComparer::same() const {
  const std::scoped_lock lock(mutex_);
  return each_once(same_);
}

}  // namespace hanaproof::checker
