#include "checker/engines/crosscheck/variants.h"

#include <algorithm>
#include <set>

#include "checker/engines/crosscheck/coverage.h"
#include "model/rulebook/library.h"

namespace hanaproof::crosscheck {

using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;
using rulebook::Topic;
using Chosen = std::map<std::string, std::string>;

namespace {

// One topic answered otherwise than by default.
struct Choice {
  const Topic* topic;
  std::string reading;
};

bool influence(const Topic& a, const Topic& b) {
  const auto names = [](const Topic& one, const Topic& other) {
    return std::ranges::find(one.influences, other.id) != one.influences.end();
  };
  return names(a, b) || names(b, a);
}

class Maker {
 public:
  Maker(const Edition& edition, Readings readings) : edition_(edition), readings_(readings) {}

  std::vector<Variant> make() {
    for (const Scope& scope : rulebook::scopes(edition_)) add_scope(scope);
    return std::move(all_);
  }

 private:
  void add(const Scope& scope, const Chosen& chosen) {
    std::string name = edition_.id + ", " + scope.text();
    for (const auto& [topic, reading] : chosen) name += ", " + topic + "=" + reading;
    if (!names_.insert(name).second) return;
    try {
      all_.push_back({std::move(name), Ruleset(edition_, scope, chosen), chosen});
    } catch (const rulebook::Unplayable&) {
      // Of all answers to all questions some deal more cards than there are.
    }
  }

  void add_scope(const Scope& scope) {
    add(scope, {});
    if (readings_ == Readings::defaults) return;
    const Ruleset plain(edition_, scope);
    const auto other = other_readings(plain);
    for (const Choice& choice : other) add(scope, {{choice.topic->id, choice.reading}});
    if (readings_ == Readings::values) {
      for (const Choice& choice : other_values(plain)) {
        add(scope, {{choice.topic->id, choice.reading}});
      }
    }
    if (readings_ == Readings::pairs) add_pairs(scope, other);
  }

  void add_pairs(const Scope& scope, const std::vector<Choice>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
      for (std::size_t j = i + 1; j < choices.size(); ++j) {
        const auto& [a, reading_a] = choices[i];
        const auto& [b, reading_b] = choices[j];
        // Matches of Hachi-Hachi are too long for pairs that have nothing to do with each other.
        if (is_hachi() && !influence(*a, *b)) continue;
        if (a != b) add(scope, {{a->id, reading_a}, {b->id, reading_b}});
      }
    }
  }

  std::vector<const Topic*> varied(const Ruleset& plain) const {
    return as_read(plain, [&](const spec::RuleReader& rules) {
      std::vector<const Topic*> topics;
      for (const Topic& topic : rulebook::topics()) {
        // The engine of Hachi-Hachi captures in one way only.
        if (is_hachi() && topic.id.starts_with("capture.")) continue;
        if (has_effect(rules, topic)) topics.push_back(&topic);
      }
      return topics;
    });
  }

  std::vector<Choice> other_readings(const Ruleset& plain) const {
    std::vector<Choice> choices;
    for (const Topic* topic : varied(plain)) {
      if (is_option(*topic)) continue;  // they are scopes
      for (const auto& [clause, reading] : alternatives(edition_, *topic, plain.scope())) {
        if (reading->value != plain[topic->id]) choices.push_back({topic, reading->name});
      }
    }
    return choices;
  }

  std::vector<Choice> other_values(const Ruleset& plain) const {
    std::vector<Choice> choices;
    for (const Topic* topic : varied(plain)) {
      if (is_option(*topic)) {
        if (!plain.is(topic->id, "on")) choices.push_back({topic, "on"});
        continue;
      }
      for (const rulebook::Value& value : topic->type.candidates()) {
        if (value != plain[topic->id]) choices.push_back({topic, value.text()});
      }
    }
    return choices;
  }

  bool is_hachi() const { return rulebook::family_of(edition_.game) == rulebook::Family::hachi; }
  static bool is_option(const Topic& topic) { return topic.id.starts_with("option."); }

  const Edition& edition_;
  Readings readings_;
  std::set<std::string> names_;
  std::vector<Variant> all_;
};

}  // namespace

std::vector<Variant> variants(const Edition& edition, Readings readings) {
  return Maker(edition, readings).make();
}

}  // namespace hanaproof::crosscheck
