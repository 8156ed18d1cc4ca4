#include "checker/engines/crosscheck/coverage.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "model/cards/card.h"
#include "model/rulebook/library.h"

namespace hanaproof::crosscheck {

using Chosen = std::map<std::string, std::string>;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;
using rulebook::Topic;

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

  const Edition& edition_;
  Readings readings_;
  std::set<std::string> names_;
  std::vector<Variant> all_;
};

}  // namespace

std::vector<Variant> variants(const Edition& edition, Readings readings) {
  return Maker(edition, readings).make();
}

namespace {

// How many cards are dealt, and in which packets, is what a table says; hands are swapped before a
// position begins.
constexpr std::array<std::string_view, 4> kSettledByTheTable = {"deal.packets", "deal.hand-size",
                                                                "deal.field-size", "deal.swap"};
// How captured combos of Hachi-Hachi add up is never in question.
constexpr std::array<std::string_view, 4> kOfYaku = {"score.yaku-add", "card.sake-cup",
                                                     "option.triad", "triad.points"};

bool starts_with_any(const std::string& id, std::initializer_list<const char*> starts) {
  return std::ranges::any_of(starts, [&](const char* start) { return id.starts_with(start); });
}

// Four pairs take eight cards, four of a month four.
bool can_be_dealt(const spec::RuleReader& rules, const std::string& topic) {
  if (!starts_with_any(topic, {"hand.", "field."})) return true;
  const auto number = [&](const char* id) { return *rules.ruleset()[id].number(); };
  const auto hand = number("deal.hand-size");
  const auto field = number("deal.field-size");
  if (topic == "hand.four-pairs.means") {
    // On the field a whole month may void the deal by itself.
    const bool asked_of_field = !rules.ruleset().is("field.four-of-month", "void");
    return hand >= 8 || (field >= 8 && asked_of_field);
  }
  if (starts_with_any(topic, {"hand.four-pairs", "hand.both-combos"})) return hand >= 8;
  if (starts_with_any(topic, {"hand.four-of-month", "hand.both-win", "hand.against"})) {
    return hand >= 4;
  }
  return field >= (topic == "field.four-pairs" ? 8 : 4);
}

bool can_matter_in_a_match(const rulebook::Topic& topic) {
  return std::ranges::find(kOfYaku, topic.id) == kOfYaku.end();
}

bool stock_outlasts_hands(const spec::RuleReader& rules) {
  const auto number = [&](const char* id) { return *rules.ruleset()[id].number(); };
  const auto turns = rules.players() * number("deal.hand-size");
  return 2 * turns + number("deal.field-size") < cards::kCards;
}

bool can_matter_in_a_round(const spec::RuleReader& rules, const rulebook::Topic& topic) {
  if (topic.asked == rulebook::Asked::match) return false;
  const rulebook::Ruleset& ruleset = rules.ruleset();
  // It counts as one kind or another in yaku alone.
  if (topic.id == "card.sake-cup") return !ruleset.is("score.by", "card-points");
  // Only the wildcard brings in cards that nobody captured.
  if (topic.id == "round.field-left") return ruleset.is("option.wildcard", "on");
  if (topic.id == "round.empty-hand") return stock_outlasts_hands(rules);
  const bool of_teams = topic.id == "teams.captured" || topic.id == "payment.team";
  if (of_teams && ruleset.is("teams.seats", "none")) return false;
  return can_be_dealt(rules, topic.id);
}

}  // namespace

bool has_effect(const spec::RuleReader& rules, const rulebook::Topic& topic) {
  if (topic.asked == rulebook::Asked::text || topic.asked == rulebook::Asked::draw) return false;
  if (std::ranges::find(kSettledByTheTable, topic.id) != kSettledByTheTable.end()) return false;
  const auto family = rulebook::family_of(rules.ruleset().edition().game);
  return (family == rulebook::Family::hachi ? can_matter_in_a_match(topic)
                                            : can_matter_in_a_round(rules, topic)) &&
         rules.bit(topic.id) < spec::Consulted().size();
}

void enter(Coverage& coverage, const std::string& where, const spec::RuleReader& rules,
           const rulebook::Ruleset& whole) {
  for (const std::string& id : rules.consulted()) {
    const rulebook::Answer& answer = whole.answer(id);
    if (!answer.topic || !has_effect(rules, *answer.topic)) continue;
    for (const auto& [clause, reading] :
         alternatives(whole.edition(), *answer.topic, whole.scope())) {
      // A clause says that an option may be played; the answer is whether it is.
      if (reading->value == answer.value || rulebook::is_option(*answer.topic)) {
        coverage[clause->id()].insert(where);
      }
    }
  }
}

void enter(Coverage& coverage, const std::string& where, const spec::Game& game,
           const rulebook::Ruleset& whole) {
  spec::visit_rules(game, [&](const auto& rules) { enter(coverage, where, rules, whole); });
}

std::string InForce::text() const { return fmt::format("{}, {} players", clause, players); }

bool InForce::fired(const Coverage& coverage) const {
  const auto found = coverage.find(clause);
  const std::string place = fmt::format("{} players,", players);
  return found != coverage.end() &&
         std::ranges::any_of(found->second,
                             [&](const std::string& where) { return where.starts_with(place); });
}

std::vector<InForce> clauses_with_effect(const rulebook::Edition& edition) {
  std::vector<InForce> all;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    as_read(rulebook::Ruleset(edition, scope), [&](const auto& rules) {
      for (const rulebook::Clause& clause : edition.clauses) {
        const auto in_force = rulebook::in_force(edition, *clause.topic, scope);
        // Where a text has no such rule, nothing can come up.
        const bool counts = clause.standing != rulebook::Standing::absent &&
                            std::ranges::find(in_force, &clause) != in_force.end();
        if (!counts || !has_effect(rules, *clause.topic)) continue;
        InForce one{clause.id(), scope.players};
        if (std::ranges::find(all, one) == all.end()) all.push_back(std::move(one));
      }
    });
  }
  return all;
}

}  // namespace hanaproof::crosscheck
