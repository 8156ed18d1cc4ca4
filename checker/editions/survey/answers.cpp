#include "checker/editions/survey/answers.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/phrases/sentence.h"
#include "model/rulebook/arises.h"
#include "model/rulebook/library.h"
#include "model/rulebook/packets.h"

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

// What packets that the text states add up to, for a topic on sizes.
std::vector<Value> sizes_by_packets(const Edition& edition, const Topic& topic,
                                    const Scope& scope) {
  std::vector<Value> all;
  if (!is_deal_size(topic)) return all;
  for (const Clause* clause : stated(edition, *rulebook::find_topic("deal.packets"), scope)) {
    for (const auto& reading : clause->readings) {
      const rulebook::DealtCards dealt = rulebook::dealt_by(reading.value);
      add_once(all, {topic.id == "deal.hand-size" ? dealt.hand : dealt.field});
    }
  }
  return all;
}

Stance stance_of(const Answers& answers) {
  if (answers.stated.size() > 1) return Stance::either;
  if (answers.stated.size() == 1) return Stance::says;
  const auto stands = [&](std::initializer_list<Standing> standings) {
    return std::ranges::any_of(answers.clauses, [&](const Clause* clause) {
      return std::ranges::find(standings, clause->standing) != standings.end();
    });
  };
  if (stands({Standing::transcription, Standing::picture})) return Stance::assumed;
  return stands({Standing::absent}) ? Stance::none : Stance::open;
}

}  // namespace

Answers answers_of(const Edition& edition, const Topic& topic, const Scope& scope) {
  Answers answers;
  answers.edition = &edition;
  answers.clauses = in_force(edition, topic, scope);
  const auto take = [&](Standing standing) {
    for (const Clause* clause : answers.clauses) {
      if (clause->standing != standing) continue;
      for (const auto& reading : clause->readings) add_once(answers.stated, {reading.value});
    }
  };
  take(Standing::stated);
  const bool listed = (is_yaku(topic) && states_any(edition, is_yaku)) ||
                      (is_combination(topic) && states_any(edition, is_combination));
  if (listed && answers.clauses.empty()) answers.stated.push_back("none");
  if (answers.clauses.empty()) add_once(answers.stated, sizes_by_packets(edition, topic, scope));
  answers.stance = stance_of(answers);
  if (answers.stance == Stance::none) take(Standing::absent);
  return answers;
}

std::vector<Answers> answers_at(const std::vector<const Edition*>& editions, const Topic& topic,
                                const Scope& scope) {
  std::vector<Answers> all_answers;
  for (const Edition* edition : editions) {
    if (!plays_at(*edition, scope) || !arises(topic, *edition, scope)) continue;
    // A list that is missing as a whole is one question, not one for each item.
    if (is_yaku(topic) && !states_any(*edition, is_yaku)) continue;
    if (is_combination(topic) && !lists_combinations(*edition)) continue;
    all_answers.push_back(answers_of(*edition, topic, scope));
  }
  return all_answers;
}

void add_stance(std::vector<Standpoint>& all, Standpoint standpoint) {
  const auto same = std::ranges::find_if(all, [&](const Standpoint& each) {
    return each.stance == standpoint.stance && each.value == standpoint.value;
  });
  if (same == all.end()) {
    all.push_back(std::move(standpoint));
    return;
  }
  for (std::string& id : standpoint.editions) {
    if (std::ranges::find(same->editions, id) == same->editions.end())
      same->editions.push_back(std::move(id));
  }
  std::ranges::sort(same->editions);
}

std::vector<Standpoint> standpoints(const Topic& topic, const std::vector<Answers>& all_answers) {
  std::vector<Standpoint> all;
  for (const Answers& answers : all_answers) {
    std::vector<std::string> values;
    std::vector<std::string> sentences;
    const bool pictured = std::ranges::any_of(
        answers.clauses, [](const Clause* clause) { return !clause->picture.empty(); });
    for (const Value& value : answers.stated) {
      const bool shown = pictured && is_yaku(topic) && value.record();
      values.push_back(answer_text(topic, value) + std::string(shown ? kPictured : ""));
      const std::string sentence = answer_in_words(topic, value, answers.edition->game);
      if (!sentence.empty())
        sentences.push_back(sentence + (shown ? " Its cards are pictured." : ""));
    }
    if (sentences.size() > 1) {
      for (std::string& sentence : sentences) sentence = fmt::format("“{}”", sentence);
    }
    add_stance(all, {answers.stance,
                     fmt::format("{}", fmt::join(values, " or ")),
                     {answers.edition->id},
                     fmt::format("{}", fmt::join(sentences, " or "))});
  }
  std::ranges::stable_sort(all, {}, &Standpoint::stance);
  return all;
}

std::ptrdiff_t settled(const Edition* edition) {
  return std::ranges::count_if(edition->clauses, [](const Clause& clause) {
    return clause.standing == rulebook::Standing::stated && clause.readings.size() == 1;
  });
}

std::vector<const Clause*> clauses_of(const std::vector<Answers>& all_answers) {
  std::vector<const Clause*> clauses;
  for (const Answers& answers : all_answers)
    clauses.insert(clauses.end(), answers.clauses.begin(), answers.clauses.end());
  return clauses;
}

std::vector<const Clause*> stated(const Edition& edition, const Topic& topic, const Scope& scope) {
  auto clauses = in_force(edition, topic, scope);
  std::erase_if(clauses, [](const Clause* clause) { return clause->standing != Standing::stated; });
  return clauses;
}

std::vector<AnswerGroup> answer_groups(const std::vector<Answers>& all_answers) {
  std::vector<AnswerGroup> all;
  for (const Answers& answers : all_answers) {
    for (const Value& value : answers.stated) {
      auto group = std::ranges::find(all, value, &AnswerGroup::value);
      if (group == all.end()) group = all.insert(all.end(), {value, {}});
      group->editions.push_back(answers.edition);
    }
  }
  for (AnswerGroup& group : all) std::ranges::sort(group.editions, {}, &Edition::id);
  return all;
}

bool is_deal_size(const Topic& topic) {
  return topic.id == "deal.hand-size" || topic.id == "deal.field-size";
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

std::string answer_in_words(const Topic& topic, const Value& value, const std::string& game) {
  if (rulebook::is_terminology(topic) || topic.type.mismatch(value)) return {};
  return phrases::sentence(topic, value, rulebook::family_of(game), phrases::Language::en);
}

void put_into_words(Finding& finding, const std::vector<const Edition*>& editions) {
  const Topic& topic = *rulebook::find_topic(finding.topic);
  const auto is_about = [&](const Edition* edition) {
    return std::ranges::find(finding.editions, edition->id) != finding.editions.end();
  };
  const auto about = std::ranges::find_if(editions, is_about);
  if (about == editions.end()) return;
  // Answers by how edition files have them; of those that nobody gives, what can be read back.
  std::map<std::string, Value> answers;
  const auto add = [&](const Value& value) {
    if (!topic.type.mismatch(value)) answers.emplace(answer_text(topic, value), value);
  };
  for (const Side& side : finding.positions) add(Value::parse(side.value));
  add("none");
  for (const Edition* edition : editions) {
    for (const Clause* clause : edition->on(topic)) {
      for (const auto& reading : clause->readings) add(reading.value);
    }
  }
  for (Side& side : finding.positions) {
    const auto answer = answers.find(side.value);
    if (answer != answers.end())
      side.words = answer_in_words(topic, answer->second, (*about)->game);
  }
}

}  // namespace hanaproof::checker
