#include "solvers/fields/rules.h"

#include <algorithm>
#include <array>

namespace hanaproof::fields {

using cards::CardSet;

namespace {

// The questions whose answers make the readings.
constexpr std::array<const char*, 6> kTopics = {"field.generates",   "field.carry",
                                                "field.priority",    "field.no-match",
                                                "field.pending-end", "round.no-match-counts"};

void extend(std::vector<Reading>& all, const rulebook::Ruleset& rules, std::size_t topic,
            const std::vector<Reading::Answer>& answers) {
  if (topic == kTopics.size()) {
    all.push_back({answers, Rules(rules)});
    return;
  }
  const std::string id = kTopics[topic];
  extend(all, rules, topic + 1, answers);
  for (const rulebook::Value& value : rulebook::find_topic(id)->type.candidates()) {
    if (value == rules[id]) continue;
    auto more = answers;
    more.push_back({id, value.text()});
    extend(all, rules.with(id, value), topic + 1, more);
  }
}

}  // namespace

Rules::Rules(const rulebook::Ruleset& rules) {
  grand_lights = rules["field.grand-lights"].cards();
  double_lights = rules["field.double-lights"].cards() - grand_lights;
  // The holder of the blank card lays the rest of the hand on the field.
  field_cards = rules.is("deal.blank-card", "in-deck") ? rules.number("deal.hand-size") - 1
                                                       : rules.number("deal.field-size");
  generates = rules.one_of<Generates>("field.generates", {"each-light", "each-sort", "one-field"});
  carried = rules.is("field.carry", "carried");
  priority =
      rules.one_of<Priority>("field.priority", {"grand-first", "oldest-first", "newest-first"});
  extra_rounds = rules.is("field.pending-end", "extra-rounds");
  no_match_waits = rules.is("field.no-match", "waits");
  no_match_counts = rules.holds("round.no-match-counts");
  double_factor = rules.number("field.double-factor");
  grand_factor = rules.number("field.grand-factor");
}

int Rules::factor(FieldSort sort) const {
  return sort == FieldSort::grand ? grand_factor : sort == FieldSort::twofold ? double_factor : 1;
}

Rules Rules::plain() const {
  Rules rules = *this;
  if (!carried) {
    rules.priority = Priority::grand_first;
    rules.extra_rounds = rules.no_match_waits = false;
  }
  return rules;
}

Made made(const Rules& rules, const Made& lights) {
  const int grand = std::min(lights.grand, 1);
  switch (rules.generates) {
    case Generates::each_light:
      return lights;
    case Generates::each_sort:
      return {grand, std::min(lights.twofold, 1)};
    default:
      return {grand, grand > 0 ? 0 : std::min(lights.twofold, 1)};
  }
}

Made made(const Rules& rules, CardSet field) {
  return made(rules,
              Made{(field & rules.grand_lights).size(), (field & rules.double_lights).size()});
}

Made most_made(const Rules& rules) {
  const int lights = rules.generates == Generates::each_light ? rules.field_cards : 1;
  return {std::min({rules.grand_lights.size(), rules.field_cards, lights}),
          std::min({rules.double_lights.size(), rules.field_cards, lights})};
}

int most_fields(const Rules& rules) {
  const int all = most_made(rules).all();
  return std::min({all, rules.field_cards, rules.generates == Generates::one_field ? 1 : all});
}

std::string Reading::text() const {
  if (answers.empty()) return "the rules as they are";
  std::string text;
  for (const Answer& answer : answers) text += (text.empty() ? "" : ", ") + answer.text();
  return text;
}

std::vector<Reading> readings(const rulebook::Ruleset& rules) {
  std::vector<Reading> all;
  extend(all, rules, 0, {});
  std::ranges::stable_sort(all, {}, [](const Reading& each) { return each.answers.size(); });
  return all;
}

}  // namespace hanaproof::fields
