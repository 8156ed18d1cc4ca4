// How somebody plays: every rule as a sentence, where it comes from, and what is left open.
#include <algorithm>
#include <map>
#include <set>

#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/told.h"
#include "model/lookup/editions.h"
#include "model/phrases/chapters.h"
#include "model/phrases/named.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/arises.h"

namespace hanaproof::web {

using rulebook::Answer;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Standing;
using rulebook::Topic;

namespace {

class House {
 public:
  House(const Ruleset& rules, phrases::Language language)
      : rules_(rules),
        book_(rules.edition(), {rules.scope().players, {}}),
        family_(rulebook::family_of(rules.edition().game)),
        language_(language) {
    for (const rulebook::Clause& clause : edition().clauses) {
      if (clause.standing == Standing::stated)
        settled_.emplace(clause.topic->id, clause.readings.front().value);
    }
    for (const auto& [id, change] : rules.changes()) settled_[id] = rules[id];
  }

  Json told() {
    std::set<std::string> done;
    const auto add = [&](const Topic& topic) {
      if (done.insert(topic.id).second && is_asked(topic)) this->add(topic);
    };
    for (const Topic& topic : rulebook::topics()) add(topic);
    // What is named freely is in no list of topics.
    for (const rulebook::Clause& clause : edition().clauses) add(*clause.topic);
    for (const auto& [id, change] : rules_.changes()) add(topic_called(id));
    Json chapters = Json::array();
    for (auto& [chapter, rules] : chapters_) {
      chapters.push_back(
          {{"title", phrases::chapter_title(chapter, language_)}, {"rules", std::move(rules)}});
    }
    return {{"title", edition().title},
            {"game", edition().game},
            {"family", rulebook::name(family_)},
            {"players", rules_.scope().players},
            {"chapters", chapters},
            {"yaku", yaku_},
            {"more_yaku", more_yaku()},
            {"open", open_},
            {"changed", changed_}};
  }

 private:
  const Edition& edition() const { return rules_.edition(); }
  bool is_changed(const Topic& topic) const { return !(rules_[topic.id] == book_[topic.id]); }

  bool is_asked(const Topic& topic) const {
    if (rulebook::is_terminology(topic) || !rulebook::concerns(topic, edition().game)) return false;
    if (phrases::instruction(topic, language_)) return false;
    if (is_changed(topic)) return true;
    return rulebook::arises(topic, edition(), rules_.scope(), settled_);
  }

  std::string origin(const Topic& topic) const {
    if (is_changed(topic)) return "chosen";
    const rulebook::Clause* clause = rules_.answer(topic.id).clause;
    if (!clause || clause->standing == Standing::silent) return "open";
    if (clause->standing == Standing::stated) return "book";
    return clause->standing == Standing::absent ? "absent" : "assumed";
  }

  void add(const Topic& topic) {
    const std::string from = origin(topic);
    if (from == "open" && !lookup::leaves_open(edition(), topic)) return;
    Json rule = {{"topic", topic.id},
                 {"question", phrases::question(topic, family_, language_)},
                 {"asked", rulebook::name(topic.asked)},
                 {"origin", from}};
    rule.update(answer_json(topic, rules_[topic.id], family_, language_));
    if (from == "chosen") {
      rule["book"] = answer_json(topic, book_[topic.id], family_, language_)["sentence"];
      ++changed_;
    }
    if (from == "open") ++open_;
    if (!rulebook::is_yaku(topic)) {
      chapters_[phrases::chapter_of(topic)].push_back(std::move(rule));
    } else if (from == "chosen" || rules_[topic.id] != rulebook::Value("none")) {
      add_yaku(topic, std::move(rule));
    }
  }

  void add_yaku(const Topic& topic, Json rule) {
    rule["name"] = name(topic);
    const rulebook::Value* points = rules_[topic.id].field("points");
    rule["points"] = points ? Json(*points->word()) : Json();
    yaku_.push_back(std::move(rule));
  }

  // Of other books about the game.
  Json more_yaku() const {
    std::map<std::string, const Topic*> known;
    for (const Edition* other : library().of_game(edition().game)) {
      for (const rulebook::Clause& clause : other->clauses) {
        const Topic& topic = *clause.topic;
        const bool here = rules_[topic.id] != rulebook::Value("none") || is_changed(topic);
        if (rulebook::is_yaku(topic) && !here) known.emplace(topic.id, &topic);
      }
    }
    return list(known, [&](const auto& each) -> Json {
      return {{"topic", each.first}, {"name", name(*each.second)}};
    });
  }

  std::string name(const Topic& topic) const {
    return phrases::name_of(std::string_view(topic.id).substr(rulebook::kYakuTopics.size()),
                            language_);
  }

  const Ruleset& rules_;
  Ruleset book_;
  rulebook::Family family_;
  phrases::Language language_;
  rulebook::Settled settled_;
  std::map<std::size_t, Json> chapters_;
  Json yaku_ = Json::array();
  int open_ = 0;
  int changed_ = 0;
};

// ---- Other answers ------------------------------------------------------------------------------

// An answer, and the editions of the game that have it.
struct Choice {
  rulebook::Value value;
  std::vector<std::string> editions = {};
};

class Choices {
 public:
  explicit Choices(const Topic& topic) : topic_(topic) {}

  void add(const rulebook::Value& value, const Edition* edition = nullptr) {
    if (topic_.type.mismatch(value)) return;
    auto known = std::ranges::find(all_, played(value), &Choice::value);
    if (known == all_.end()) known = all_.insert(known, {played(value)});
    if (edition && std::ranges::find(known->editions, edition->id) == known->editions.end())
      known->editions.push_back(edition->id);
  }
  // What most editions have first.
  std::vector<Choice> sorted() && {
    std::ranges::stable_sort(all_, std::ranges::greater(),
                             [](const Choice& each) { return each.editions.size(); });
    return std::move(all_);
  }

 private:
  const Topic& topic_;
  std::vector<Choice> all_;
};

// Numbers that can be set one by one: of a record of numbers, or the answer itself ("").
Json numbers_of(const rulebook::Value& value) {
  Json numbers = Json::object();
  if (const auto* number = value.number()) numbers[""] = *number;
  if (!value.record()) return numbers;
  for (const auto& [field, held] : *value.record()) {
    if (!held.number()) return Json::object();
    numbers[field] = *held.number();
  }
  return numbers;
}

}  // namespace

Json rules(const Request& request) {
  const Ruleset rules = request.house();
  return House(rules, request.language()).told();
}

Json choices(const Request& request) {
  const Ruleset rules = request.house();
  const Topic& topic = topic_called(request.text("topic"));
  const auto family = rulebook::family_of(rules.edition().game);
  Choices found(topic);
  for (const Edition* edition : library().of_game(rules.edition().game)) {
    for (const rulebook::Clause* clause : edition->on(topic)) {
      for (const auto& reading : clause->readings) found.add(reading.value, edition);
    }
  }
  for (const auto& value : topic.type.candidates()) found.add(value);
  found.add(topic.customary);
  if (rulebook::is_yaku(topic)) found.add("none");
  found.add(rules[topic.id]);
  return {{"topic", topic.id},
          {"question", phrases::question(topic, family, request.language())},
          {"value", played(rules[topic.id]).text()},
          {"numbers", numbers_of(rules[topic.id])},
          {"choices", list(std::move(found).sorted(), [&](const Choice& choice) {
             Json json = answer_json(topic, choice.value, family, request.language());
             json["editions"] = choice.editions;
             return json;
           })}};
}

}  // namespace hanaproof::web
