#include "checker/engines/identify/pool.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"

namespace hanaproof::identify {

using rulebook::Edition;
using rulebook::Topic;
using rulebook::Value;

namespace {

std::string name_of(const crosscheck::Variant& variant) {
  std::string text = variant.rules.edition().id;
  for (const std::string& option : variant.rules.scope().options) text += ", " + option;
  for (const auto& [topic, reading] : variant.chosen)
    text += fmt::format(", {}={}", topic, reading);
  return text;
}

// Answers that say the same are one: of a yaku how many cards a text says it has is no rule.
void offer(const Topic& topic, std::vector<Offer>& all, const Value& value,
           const std::string& who) {
  auto known = std::ranges::find_if(
      all, [&](const Offer& other) { return same_answer(topic.id, other.value, value); });
  if (known == all.end()) known = all.insert(all.end(), {value, {}});
  const bool is_new = std::ranges::find(known->who, who) == known->who.end();
  if (!who.empty() && is_new) known->who.push_back(who);
}

std::vector<const Topic*> topics_of(const std::vector<Candidate>& candidates) {
  std::vector<const Topic*> all;
  const auto add = [&](const Topic& topic, const Edition& edition) {
    const bool fits = topic.asked != rulebook::Asked::text && topic.id != "match.rounds" &&
                      concerns(topic, edition.game);
    if (fits && std::ranges::find(all, &topic) == all.end()) all.push_back(&topic);
  };
  for (const Candidate& candidate : candidates) {
    const Edition& edition = candidate.rules.edition();
    for (const Topic& topic : rulebook::topics()) add(topic, edition);
    for (const rulebook::Clause& clause : edition.clauses) add(*clause.topic, edition);
  }
  return all;
}

// A number a little larger or smaller.
std::vector<Value> nudged(std::int64_t number) {
  std::vector<Value> near;
  for (const std::int64_t by : {1, -1, 2, -2}) near.emplace_back(number + by);
  return near;
}

// Answers that differ from one as little as can be: numbers a little larger or smaller, in records
// too, and a yaku's points.
std::vector<Value> nudged(const Topic& topic, const Value& value) {
  std::vector<Value> near;
  if (const auto next = topic.type.neighbour(value)) near.push_back(*next);
  if (value.number()) near = nudged(*value.number());
  if (value.record()) {
    for (const auto& [field, held] : *value.record()) {
      if (held.number()) {
        for (const Value& other : nudged(*held.number())) near.push_back(value.with(field, other));
      }
    }
    const Value* points = value.field("points");
    const auto plain = points && points->word() ? Value::parse(*points->word()) : Value();
    if (plain.number()) {
      for (const Value& other : nudged(*plain.number())) {
        near.push_back(value.with("points", other.text()));
      }
    }
  }
  std::erase_if(near, [&](const Value& other) { return topic.type.mismatch(other).has_value(); });
  return near;
}

}  // namespace

std::vector<Candidate> candidates(const std::vector<const Edition*>& editions, int players,
                                  crosscheck::Readings readings) {
  std::vector<Candidate> all;
  for (const Edition* edition : editions) {
    for (crosscheck::Variant& variant : crosscheck::variants(*edition, readings)) {
      if (variant.rules.scope().players != players) continue;
      std::string name = name_of(variant);
      all.push_back({std::move(name), std::move(variant.rules), std::move(variant.chosen)});
    }
  }
  std::ranges::stable_sort(all, {}, [](const Candidate& one) {
    return std::pair(one.chosen.size(), one.rules.scope().options.size());
  });
  return all;
}

bool same_answer(const std::string& topic, const Value& a, const Value& b) {
  if (a == b) return true;
  const Topic& asked = *rulebook::find_topic(topic);
  return rulebook::is_yaku(asked) &&
         checker::answer_text(asked, a) == checker::answer_text(asked, b);
}

Offers offers(const std::vector<Candidate>& candidates) {
  Offers all;
  for (const Topic* topic : topics_of(candidates)) {
    std::vector<Offer>& list = all[topic->id];
    const bool is_option = checker::is_option(*topic);
    for (const Candidate& candidate : candidates) {
      if (!candidate.chosen.empty()) continue;
      const bool is_named = candidate.is_plain() || is_option;
      offer(*topic, list, candidate.rules[topic->id], is_named ? candidate.name : "");
    }
    for (const Candidate& candidate : candidates) {
      if (!candidate.chosen.empty() || is_option) continue;
      const rulebook::Ruleset& rules = candidate.rules;
      for (const auto& [clause, reading] : alternatives(rules.edition(), *topic, rules.scope())) {
        if (reading->value == rules[topic->id]) continue;
        offer(*topic, list, reading->value,
              fmt::format("{}, read as {}", candidate.name, reading->name));
      }
    }
    // What a rulebook says of an option is no answer that is played.
    const auto others = is_option ? std::vector<Value>{"on", "off"} : topic->type.candidates();
    for (const Value& value : others) offer(*topic, list, value, {});
    // What people do without a rule.
    if (!is_option && !topic->type.mismatch(topic->customary)) {
      offer(*topic, list, topic->customary, {});
    }
    // A combo or a yaku that is not played.
    const Value none("none");
    if (!is_option && !topic->type.mismatch(none)) offer(*topic, list, none, {});
    const std::size_t known = list.size();
    for (std::size_t i = 0; i < known && !is_option; ++i) {
      const Value value = list[i].value;
      for (const Value& near : nudged(*topic, value)) offer(*topic, list, near, {});
    }
  }
  return all;
}

}  // namespace hanaproof::identify
