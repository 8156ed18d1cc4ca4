#include "model/rulebook/hand_combo.h"

#include "model/rulebook/open_topics.h"

namespace hanaproof::rulebook {

namespace {

constexpr std::string_view kHandCombo = "hand-combo.";
constexpr std::string_view kAnyCards = "1 >= 1";

}  // namespace

HandCombo HandCombo::from(const std::string& id, const Value& value) {
  const Value* cards = value.field("cards");
  HandCombo combo{id,
                  *value.field("type")->word() == "dreg" ? Type::dreg : Type::suit,
                  yaku::parse_condition(cards ? *cards->word() : kAnyCards),
                  {},
                  static_cast<int>(*value.field("kan")->number()),
                  false};
  if (const Value* months = value.field("months")) combo.months = months->numbers();
  if (const Value* bonus = value.field("bonus")) combo.bonus = *bonus->truth();
  return combo;
}

std::vector<HandCombo> hand_combos(const Ruleset& rules) {
  std::vector<HandCombo> all;
  for (const std::string& topic : open_topics(rules, kHandCombo)) {
    const Value& value = rules[topic];
    if (value.record()) all.push_back(HandCombo::from(topic.substr(kHandCombo.size()), value));
  }
  return all;
}

std::vector<yaku::Expr> bonus_threes(const Ruleset& rules) {
  std::vector<yaku::Expr> threes;
  for (const Value& three : *rules["combo.bonus"].field("threes")->list()) {
    threes.push_back(yaku::parse_condition(*three.word()));
  }
  return threes;
}

}  // namespace hanaproof::rulebook
