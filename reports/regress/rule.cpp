#include "reports/regress/rule.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/phrases/sentence.h"
#include "reports/markup/listed.h"

namespace hanaproof::reports {

using regress::Found;
using regress::OtherAnswer;
using regress::Suspect;

std::optional<OtherAnswer> rule_of(const Found& found) {
  const Suspect* rule = found.rule();
  if (!rule) return std::nullopt;
  return OtherAnswer{rule->topic, rule->value};
}

std::vector<OtherAnswer> alternatives_of(const Found& found) {
  std::vector<OtherAnswer> all;
  for (const Suspect& one : found.attribution.convicted()) {
    all.push_back({one.topic, one.value});
  }
  if (!all.empty()) all.erase(all.begin());
  return all;
}

std::string explanation_of(const Found& found, const Subject& who) {
  if (!found.fault.empty()) return {};
  const auto rule = rule_of(found);
  if (!rule) {
    return found.attribution.complete ? "No rule expresses this."
                                      : "Not explained: not all rules were tried.";
  }
  std::string text = fmt::format("{} {}", who.plays, rule->rule());
  const auto others = alternatives_of(found);
  if (!others.empty()) text += " or by " + listed(others, " or by ", &OtherAnswer::rule);
  return text + ".";
}

std::string in_words(const OtherAnswer& answer, const rulebook::Edition& edition) {
  const rulebook::Topic* topic = rulebook::find_topic(answer.topic);
  if (!topic) return answer.topic + " = " + answer.value;
  return phrases::sentence(*topic, rulebook::Value::parse(answer.value),
                           rulebook::family_of(edition.game), phrases::Language::en);
}

std::string edition_in_words(const std::string& topic, const rulebook::Edition& edition,
                             const regress::Failure& failure) {
  const games::Position& start = failure.line.start;
  const rulebook::Ruleset rules(edition, {games::players_of(start), {}}, games::rules_of(start));
  const rulebook::Answer& answer = rules.answer(topic);
  if (!answer.clause) return {};
  return phrases::sentence(*answer.topic, answer.value, rulebook::family_of(edition.game),
                           phrases::Language::en);
}

std::vector<RuleShare> shares_of(const regress::Hunted& hunted) {
  std::vector<RuleShare> all;
  for (const auto& [topic, value] : hunted.rules) {
    RuleShare share{.answer = {topic, value}};
    for (const Found& found : hunted.found) {
      if (rule_of(found) != share.answer) continue;
      if (!share.first) share.first = &found;
      ++share.kinds;
      share.situations += found.count;
    }
    all.push_back(std::move(share));
  }
  std::ranges::stable_sort(all, std::greater(), &RuleShare::situations);
  return all;
}

}  // namespace hanaproof::reports
