#include "checker/editions/survey/answers.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Standing;
using rulebook::Topic;
using rulebook::Value;

namespace {

// "each 4, field 4, each 4, field 4".
std::string packets_text(const Value& packets) {
  std::vector<std::string> parts;
  for (const Value& packet : *packets.list()) {
    parts.push_back(packet.field("to")->text() + " " + packet.field("cards")->text());
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

// Whether the edition lists yaku, or combinations: those that it leaves out do not exist in it.
bool states_any(const Edition& edition, bool (*is_one)(const Topic&)) {
  return std::ranges::any_of(edition.clauses, [&](const Clause& clause) {
    return clause.standing == Standing::stated && is_one(*clause.topic);
  });
}

std::string joined(const Value& list) { return fmt::format("{}", fmt::join(list.words(), ", ")); }

// "all(curtain | moon): x10, catches pair-9".
std::string combination_text(const Value& value) {
  const Value* cards = value.field("cards");
  if (!cards) return "not a combination";
  std::string text = *cards->word() + ": x" + value.field("multiplier")->text();
  if (const Value* caught = value.field("catches")) text += ", catches " + joined(*caught);
  if (const Value* up_to = value.field("replays-up-to")) text += ", replays up to " + up_to->text();
  return text;
}

std::string order_text(const Value& value) {
  return value.list()->empty() ? "no order" : joined(value);
}

// A value that every text can be read as; null when there is none.
const Value* common_ground(const std::vector<Answers>& all_answers) {
  const Answers* first = nullptr;
  for (const Answers& answers : all_answers) {
    if (!answers.stated.empty() && !first) first = &answers;
  }
  if (!first) return nullptr;
  for (const Value& value : first->stated) {
    if (std::ranges::all_of(all_answers, [&](const Answers& answers) {
          return answers.stated.empty() || contains(answers.stated, value);
        })) {
      return &value;
    }
  }
  return nullptr;
}

void join(std::vector<AnswerGroup>& groups, const Answers& answers) {
  for (const Value& value : answers.stated) {
    const auto group = std::ranges::find(groups, value, &AnswerGroup::value);
    if (group != groups.end()) {
      group->editions.push_back(answers.edition);
      return;
    }
  }
  groups.push_back({answers.stated.front(), {answers.edition}});
}

}  // namespace

bool contains(const std::vector<Value>& values, const Value& value) {
  return std::ranges::find(values, value) != values.end();
}

Answers answers_of(const Edition& edition, const Topic& topic, const Scope& scope) {
  Answers answers;
  answers.edition = &edition;
  for (const Clause* clause : in_force(edition, topic, scope)) {
    answers.clauses.push_back(clause);
    if (clause->standing == Standing::transcription) answers.garbled = true;
    if (clause->standing != Standing::stated) continue;
    for (const auto& reading : clause->readings) {
      if (!contains(answers.stated, reading.value)) answers.stated.push_back(reading.value);
    }
  }
  if (!answers.stated.empty()) answers.garbled = false;
  const bool listed = (is_yaku(topic) && states_any(edition, is_yaku)) ||
                      (is_combination(topic) && states_any(edition, is_combination));
  if (listed && answers.clauses.empty()) answers.stated.push_back("none");
  return answers;
}

std::vector<Answers> answers_at(const std::vector<const Edition*>& editions, const Topic& topic,
                                const Scope& scope) {
  std::vector<Answers> all_answers;
  for (const Edition* edition : editions) {
    if (plays_at(*edition, scope)) all_answers.push_back(answers_of(*edition, topic, scope));
  }
  return all_answers;
}

std::vector<const Clause*> stated(const Edition& edition, const Topic& topic, const Scope& scope) {
  auto clauses = in_force(edition, topic, scope);
  std::erase_if(clauses, [](const Clause* clause) { return clause->standing != Standing::stated; });
  return clauses;
}

std::vector<AnswerGroup> answer_groups(const std::vector<Answers>& all_answers) {
  std::vector<AnswerGroup> all;
  if (const Value* common = common_ground(all_answers)) {
    all.push_back({*common, {}});
    for (const Answers& answers : all_answers) {
      if (!answers.stated.empty()) all.front().editions.push_back(answers.edition);
    }
    return all;
  }
  for (const Answers& answers : all_answers) {
    if (answers.stated.size() == 1) join(all, answers);
  }
  for (const Answers& answers : all_answers) {
    if (answers.stated.size() > 1) join(all, answers);
  }
  for (AnswerGroup& group : all) {
    std::ranges::sort(group.editions, {}, &Edition::id);
  }
  return all;
}

Scope scope_of(const Topic& topic, int players, const std::vector<const Edition*>& editions) {
  if (topic.id.starts_with("wildcard.") || topic.id.starts_with("hiki.") ||
      topic.id == "round.field-left") {
    return {players, {"wildcard"}};
  }
  if (topic.id.starts_with("triad.")) return {players, {"triad"}};
  if (topic.id.starts_with("teams.") || topic.id == "payment.team") {
    const Topic& option = *rulebook::find_topic("option.teams-of-two");
    const bool offered = std::ranges::any_of(
        editions, [&](const Edition* edition) { return !edition->on(option).empty(); });
    if (offered) return {players, {"teams-of-two"}};
  }
  return {players, {}};
}

bool plays_at(const Edition& edition, const Scope& scope) {
  const auto all = scopes(edition);
  return std::ranges::find(all, scope) != all.end();
}

bool is_option(const Topic& topic) { return topic.id.starts_with("option."); }
bool is_yaku(const Topic& topic) { return topic.id.starts_with("yaku."); }
bool is_combination(const Topic& topic) {
  return topic.id.starts_with("combination.") && topic.customary == Value("none");
}
bool lists_combinations(const Edition& edition) { return states_any(edition, is_combination); }
bool is_executable(const Topic& topic) {
  return topic.asked != rulebook::Asked::text && !is_option(topic) && topic.id != "match.rounds";
}

std::string answer_text(const Topic& topic, const Value& value) {
  if (topic.id == "deal.packets") return packets_text(value);
  if (is_combination(topic)) return combination_text(value);
  if (topic.id == "combination.order") return order_text(value);
  if (!is_yaku(topic)) return value.text();
  const Value* cards = value.field("cards");
  if (!cards) return "not a yaku";
  std::string text = *cards->word() + ": " + *value.field("points")->word();
  if (const Value* hides = value.field("hides"); hides && !hides->list()->empty()) {
    text += ", hides " + joined(*hides);
  }
  return text;
}

}  // namespace hanaproof::checker
