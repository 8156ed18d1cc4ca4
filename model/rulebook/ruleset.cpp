#include "model/rulebook/ruleset.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/rulebook/library.h"
#include "model/rulebook/nearest.h"
#include "model/rulebook/packets.h"
#include "model/rulebook/playable.h"

namespace hanaproof::rulebook {

namespace {

// The topics that a ruleset of the edition answers: the registry's, and the edition's own yaku.
std::vector<const Topic*> topics_of(const Edition& edition) {
  std::vector<const Topic*> all;
  for (const Topic& topic : topics()) all.push_back(&topic);
  for (const Clause& clause : edition.clauses) {
    if (is_terminology(*clause.topic)) continue;
    if (std::find(all.begin(), all.end(), clause.topic) == all.end()) all.push_back(clause.topic);
  }
  return all;
}

// What another edition's own yaku or combination is in an edition that does not know it.
const Answer& customary_answer(const Topic& topic) {
  static std::mutex mutex;
  static std::map<const Topic*, Answer> answers;
  const std::scoped_lock lock(mutex);
  return answers
      .try_emplace(&topic, Answer{&topic, topic.customary, topic.customary.text(),
                                  Origin::assumption, nullptr})
      .first->second;
}

Answer chosen_answer(const Edition& edition, const Topic& topic, const Scope& scope,
                     const std::string& choice) {
  std::vector<std::string> names;
  for (const auto& [clause, reading] : alternatives(edition, topic, scope)) {
    if (reading->name == choice) {
      return {&topic, reading->value, reading->name, Origin::chosen, clause};
    }
    names.push_back(reading->name);
  }
  const Value value = Value::parse(choice);
  if (const auto wrong = topic.type.mismatch(value)) {
    const auto hint =
        names.empty() ? std::string() : fmt::format(" (readings: {})", fmt::join(names, ", "));
    throw EditionError(fmt::format("rule {}={}: {}{}", topic.id, choice, *wrong, hint));
  }
  return {&topic, value, value.text(), Origin::chosen, nullptr};
}

}  // namespace

Answer default_answer(const Edition& edition, const Topic& topic, const Scope& scope) {
  const auto readings = alternatives(edition, topic, scope);
  Answer answer{&topic, topic.customary, topic.customary.text(), Origin::assumption, nullptr};
  if (!readings.empty()) {
    const auto& [clause, reading] = readings.front();
    answer.value = reading->value;
    answer.reading = reading->name;
    answer.clause = clause;
    if (clause->standing == Standing::stated) answer.origin = Origin::clause;
  }
  if (is_option(topic)) {
    const bool on =
        scope.on(topic.id.substr(kOptionTopics.size())) || answer.value == Value("standard");
    answer.value = answer.reading = on ? "on" : "off";
  }
  return answer;
}

bool Scope::on(std::string_view option) const {
  return std::find(options.begin(), options.end(), option) != options.end();
}

std::string Scope::text() const {
  std::string text = fmt::format("{} players", players);
  for (const std::string& option : options) text += ", " + option;
  return text;
}

bool Yaku::has_cards(cards::CardSet pile) const {
  return evaluate_condition(cards, pile, yaku::SakeCup::animal) ||
         evaluate_condition(cards, pile, yaku::SakeCup::dreg);
}

Yaku Yaku::from(const std::string& id, const Value& value) {
  Yaku yaku{id,
            yaku::parse_condition(*value.field("cards")->word()),
            yaku::parse_number(*value.field("points")->word()),
            {}};
  if (const Value* hides = value.field("hides")) yaku.hides = hides->words();
  return yaku;
}

Ruleset::Ruleset(const Edition& edition, Scope scope,
                 const std::map<std::string, std::string>& rules)
    : edition_(&edition), scope_(std::move(scope)) {
  for (const auto& [id, choice] : rules) {
    if (id.starts_with(kOptionTopics) && choice == "on" &&
        !scope_.on(id.substr(kOptionTopics.size()))) {
      scope_.options.push_back(id.substr(kOptionTopics.size()));
    }
  }
  std::sort(scope_.options.begin(), scope_.options.end());
  const auto said = std::make_shared<Said>();
  for (const Topic* topic : topics_of(edition)) {
    said->answers[topic->id] = default_answer(edition, *topic, scope_);
  }
  for (const std::string& option : scope_.options)
    changes_[std::string(kOptionTopics) + option] = "on";
  for (const auto& [id, choice] : rules) {
    const Topic* topic = find_topic(id);
    const bool unknown_option = topic && is_option(*topic) && !said->answers.contains(id);
    if (!topic || unknown_option) {
      throw EditionError(
          fmt::format("rule {}={}: unknown topic{}", id, choice, nearest_is(nearest_topic(id))));
    }
    said->answers[id] = chosen_answer(edition, *topic, scope_, choice);
    changes_[id] = choice;
  }
  said->compile_yaku();
  said->fit_deal();
  said_ = said;
  refuse_unplayable(*this);
}

const Answer& Ruleset::answer(const std::string& topic) const {
  const auto found = said_->answers.find(topic);
  if (found != said_->answers.end()) return found->second;
  const Topic* open = find_topic(topic);
  if (!open) throw EditionError("no such topic: " + topic);
  return customary_answer(*open);
}

int Ruleset::place(const std::string& topic, std::initializer_list<std::string_view> words) const {
  const Answer& given = answer(topic);
  std::optional<int> found;
  int place = 0;
  for (const std::string_view word : words) {
    if (given.is(word)) found = place;
    ++place;
  }
  if (found) return *found;
  throw EditionError(
      fmt::format("{}: cannot play {} = {}", edition_->id, topic, given.value.text()));
}

Ruleset Ruleset::with(std::map<std::string, Value> others) const {
  const auto said = std::make_shared<Said>(*said_);
  Ruleset copy = *this;
  bool of_yaku = false;
  bool of_deal = false;
  for (auto& [topic, value] : others) {
    Answer& answer = said->answers[topic];
    answer = {find_topic(topic), std::move(value), {}, Origin::chosen, nullptr};
    answer.reading = answer.value.text();
    copy.changes_[topic] = answer.reading;
    of_yaku |= topic.starts_with(kYakuTopics);
    of_deal |= answer.topic->asked == Asked::deal;
  }
  if (of_yaku) said->compile_yaku();
  if (of_deal) said->fit_deal();
  copy.said_ = said;
  return copy;
}

Ruleset Ruleset::with(const std::string& topic, Value value) const {
  return with(std::map<std::string, Value>{{topic, std::move(value)}});
}

std::string Ruleset::text() const {
  std::string text;
  for (const auto& [id, answer] : answers())
    text += fmt::format("{} = {}\n", id, answer.value.text());
  return text;
}

void Ruleset::Said::fit_deal() {
  Answer& packets = answers.at("deal.packets");
  Answer& hand = answers.at("deal.hand-size");
  Answer& field = answers.at("deal.field-size");
  const auto silent = [](const Answer& answer) { return answer.origin == Origin::assumption; };
  const auto assume = [](Answer& answer, const Value& value) {
    if (answer.value == value || answer.topic->type.mismatch(value)) return;
    answer.value = value;
    answer.reading = value.text();
  };
  if (silent(packets)) {
    const DealtCards said{*hand.value.number(), *field.value.number()};
    if (dealt_by(packets.value) != said) assume(packets, packets_of(said));
    return;
  }
  const DealtCards dealt = dealt_by(packets.value);
  if (silent(hand)) assume(hand, dealt.hand);
  if (silent(field)) assume(field, dealt.field);
}

void Ruleset::Said::compile_yaku() {
  yaku.clear();
  std::set<std::string> seen;
  const auto add = [&](const std::string& id) {
    const auto found = answers.find(id);
    if (found == answers.end() || !seen.insert(id).second) return;
    if (found->second.value.record()) {
      yaku.push_back(Yaku::from(id.substr(kYakuTopics.size()), found->second.value));
    }
  };
  for (const Topic& topic : topics()) {
    if (topic.id.starts_with(kYakuTopics)) add(topic.id);
  }
  for (const auto& [id, answer] : answers) {
    if (id.starts_with(kYakuTopics)) add(id);
  }
}

bool holds(const When& when, const Scope& scope) {
  const bool players = when.players.empty() || std::find(when.players.begin(), when.players.end(),
                                                         scope.players) != when.players.end();
  return players && (!when.option || scope.on(*when.option));
}

std::vector<const Clause*> in_force(const Edition& edition, const Topic& topic,
                                    const Scope& scope) {
  std::vector<const Clause*> clauses;
  for (const Clause* clause : edition.on(topic)) {
    if (holds(clause->when, scope)) clauses.push_back(clause);
  }
  if (clauses.empty()) return clauses;
  // What is said of an option replaces what is said in general while the option is on.
  const bool special = std::any_of(clauses.begin(), clauses.end(),
                                   [](const Clause* clause) { return clause->when.option; });
  if (special) std::erase_if(clauses, [](const Clause* clause) { return !clause->when.option; });
  std::set<std::string> settled;
  for (const Clause& clause : edition.clauses) {
    if (!clause.settles.empty() && holds(clause.when, scope))
      settled.insert(clause.settles.begin(), clause.settles.end());
  }
  if (!settled.empty())
    std::erase_if(clauses, [&](const Clause* clause) { return settled.contains(clause->id()); });
  // A stated clause speaks before one that only fills a silence, and of these an edition's own
  // before one that it inherits.
  std::ranges::stable_sort(clauses, std::greater(), [&](const Clause* clause) {
    return std::pair(clause->standing == Standing::stated, clause->edition == edition.id);
  });
  return clauses;
}

std::vector<Alternative> alternatives(const Edition& edition, const Topic& topic,
                                      const Scope& scope) {
  std::vector<Alternative> all;
  for (const Clause* clause : in_force(edition, topic, scope)) {
    for (const Reading& reading : clause->readings) all.push_back({clause, &reading});
  }
  return all;
}

namespace {

const std::vector<const Topic*>& registered_options() {
  static const auto all = [] {
    std::vector<const Topic*> found;
    for (const Topic& topic : topics()) {
      if (is_option(topic)) found.push_back(&topic);
    }
    return found;
  }();
  return all;
}

// Whether players may agree on it.
bool offers(const Edition& edition, const Topic& option, int players) {
  const auto readings = alternatives(edition, option, {players, {}});
  return !readings.empty() && readings.front().reading->value == Value("optional");
}

}  // namespace

std::vector<const Topic*> options_of(const Edition& edition) {
  std::vector<const Topic*> all = registered_options();
  for (const auto& [id, title] : edition.options)
    all.push_back(find_topic(std::string(kOptionTopics) + id));
  return all;
}

std::vector<Scope> scopes(const Edition& edition) {
  std::vector<Scope> all;
  for (const int players : edition.players) {
    all.push_back({players, {}});
    for (const Topic* option : options_of(edition)) {
      if (offers(edition, *option, players))
        all.push_back({players, {option->id.substr(kOptionTopics.size())}});
    }
  }
  return all;
}

bool plays_at(const Edition& edition, const Scope& scope) {
  if (std::ranges::find(edition.players, scope.players) == edition.players.end()) return false;
  if (scope.options.size() != 1) return scope.options.empty();
  const Topic* option = find_topic(std::string(kOptionTopics) + *scope.options.begin());
  return option && is_option(*option) && offers(edition, *option, scope.players);
}

}  // namespace hanaproof::rulebook
