#include "checker/engines/crosscheck/coverage.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace hanaproof::crosscheck {

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

bool can_matter_in_a_round(const spec::RuleReader& rules, const rulebook::Topic& topic) {
  if (topic.asked == rulebook::Asked::match) return false;
  // "Not after two others" says nothing where there are no two others.
  if (topic.id == "call.limit" && rules.players() == 2) return false;
  const bool of_teams = topic.id == "teams.captured" || topic.id == "payment.team";
  if (of_teams && rules.ruleset().is("teams.seats", "none")) return false;
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
      if (reading->value == answer.value || id.starts_with("option.")) {
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
        const bool counts = std::ranges::find(in_force, &clause) != in_force.end();
        if (!counts || !has_effect(rules, *clause.topic)) continue;
        InForce one{clause.id(), scope.players};
        if (std::ranges::find(all, one) == all.end()) all.push_back(std::move(one));
      }
    });
  }
  return all;
}

}  // namespace hanaproof::crosscheck
