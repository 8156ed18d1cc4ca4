// What an engine may take a yaku for, by what it says of piles.
#include <algorithm>

#include <fmt/format.h>

#include "checker/engines/regress/attribute.h"
#include "checker/engines/regress/signature.h"

namespace hanaproof::regress {

using rulebook::Value;

namespace {

// What the editions say of one yaku, and what the engine was seen to say.
struct Known {
  std::set<Value> cards;
  std::set<Value> points;
  std::set<int> said;  // points that the engine gives
};

void add_editions(const rulebook::Library& library, const rulebook::Topic& topic, Known& known) {
  for (const rulebook::Edition& edition : library.editions()) {
    for (const rulebook::Clause* clause : edition.on(topic)) {
      for (const rulebook::Reading& reading : clause->readings) {
        if (!reading.value.record()) continue;
        known.cards.insert(*reading.value.field("cards"));
        known.points.insert(*reading.value.field("points"));
      }
    }
  }
}

void add_said(const std::vector<lockstep::Difference>& differences, const std::string& id,
              Known& known) {
  for (const lockstep::Difference& difference : differences) {
    for (const auto& [ours, theirs] : yaku_said(difference)) {
      const auto said = theirs.find(id);
      if (said == theirs.end()) continue;
      if (!ours.contains(id) || ours.at(id) != said->second) known.said.insert(said->second);
    }
  }
}

// The ids that the engine makes in spite of a yaku that hides them by the rules, and those that it
// does not make beside this one.
std::pair<std::set<std::string>, std::set<std::string>> shown_and_hidden(
    const std::vector<lockstep::Difference>& differences, const std::string& id) {
  std::set<std::string> shown;
  std::set<std::string> hidden;
  for (const lockstep::Difference& difference : differences) {
    for (const auto& [ours, theirs] : yaku_said(difference)) {
      if (!theirs.contains(id)) continue;
      for (const auto& [other, points] : theirs) {
        if (!ours.contains(other)) shown.insert(other);
      }
      for (const auto& [other, points] : ours) {
        if (!theirs.contains(other)) hidden.insert(other);
      }
    }
  }
  return {std::move(shown), std::move(hidden)};
}

Value hiding(const Value& yaku, std::set<std::string> ids) {
  return yaku.with("hides", Value::List(ids.begin(), ids.end()));
}

}  // namespace

std::vector<Value> yaku_answers(const rulebook::Ruleset& rules, const rulebook::Library& library,
                                const rulebook::Topic& topic,
                                const std::vector<lockstep::Difference>& differences) {
  const std::string id = topic.id.substr(topic.id.find('.') + 1);
  const Value& now = rules[topic.id];
  Known known;
  add_said(differences, id, known);
  const auto [shown, hidden] = shown_and_hidden(differences, id);
  if (known.said.empty() && shown.empty() && hidden.empty()) return {};
  add_editions(library, topic, known);
  std::vector<Value> answers;
  if (now.record()) {
    for (const int points : known.said) {
      answers.push_back(now.with("points", std::to_string(points)));
    }
    const auto words =
        now.field("hides") ? now.field("hides")->words() : std::vector<std::string>();
    const std::set<std::string> hides(words.begin(), words.end());
    std::set<std::string> fewer = hides;
    std::erase_if(fewer, [&](const std::string& other) { return shown.contains(other); });
    if (fewer.size() < hides.size()) answers.push_back(hiding(now, fewer));
    std::set<std::string> more = hides;
    more.insert(hidden.begin(), hidden.end());
    for (const std::string& one : hidden) {
      std::set<std::string> with = hides;
      with.insert(one);
      answers.push_back(hiding(now, with));
    }
    if (hidden.size() > 1) answers.push_back(hiding(now, more));
  }
  for (const int points : known.said) known.points.insert(std::to_string(points));
  for (const Value& cards : known.cards) {
    for (const Value& points : known.points) {
      const Value base = now.record() ? now : Value(Value::Record{{"hides", Value::List()}});
      answers.push_back(base.with("cards", cards).with("points", points));
    }
  }
  return answers;
}

}  // namespace hanaproof::regress
