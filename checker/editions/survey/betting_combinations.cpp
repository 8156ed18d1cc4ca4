// What the text of a betting game leaves out as a whole, how many play and what hands there are;
// and combinations that no hand can ever count as.

#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/rulebook/combination.h"
#include "model/spec/betting/hands.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Ruleset;

namespace {

bool is_silent(const Answers& answers) { return answers.stance == Stance::open; }

// The silent editions' clauses, where they say where one would look.
std::vector<const rulebook::Clause*> clauses_of(const std::vector<const Answers*>& silent) {
  std::vector<const rulebook::Clause*> clauses;
  for (const Answers* answers : silent) {
    clauses.insert(clauses.end(), answers->clauses.begin(), answers->clauses.end());
  }
  return clauses;
}

std::vector<std::string> editions_of(const std::vector<const Answers*>& all_answers) {
  std::vector<std::string> ids;
  for (const Answers* answers : all_answers) ids.push_back(answers->edition->id);
  return ids;
}

// The rules without any combination, whatever is assumed where the list is missing.
Ruleset without_list(const Ruleset& rules) {
  std::map<std::string, rulebook::Value> bare = {{"combination.order", rulebook::Value::List{}}};
  for (const auto& combination : rulebook::combinations(rules)) {
    bare["combination." + combination.id] = "none";
  }
  return rules.with(std::move(bare));
}

// The rules of one edition with the combinations of another, and their order.
Ruleset with_list_of(const Ruleset& rules, const Ruleset& other) {
  std::map<std::string, rulebook::Value> listed = {
      {"combination.order", other["combination.order"]}};
  for (const auto& combination : rulebook::combinations(other)) {
    const std::string topic = "combination." + combination.id;
    listed[topic] = other[topic];
  }
  return rules.with(std::move(listed));
}

// The edition whose list to try: of the same document, if there is one.
const Answers* lister_for(const Edition& silent, const std::vector<Answers>& all_answers) {
  const Answers* found = nullptr;
  for (const Answers& answers : all_answers) {
    if (answers.stated.empty() || !lists_combinations(*answers.edition)) continue;
    const bool closer = answers.edition->document == silent.document &&
                        (!found || found->edition->document != silent.document);
    if (!found || closer) found = &answers;
  }
  return found;
}

}  // namespace

std::vector<Finding> unstated_players(const GameEditions& game, const rulebook::Topic& topic,
                                      const rulebook::Scope& scope) {
  if (topic.id != "game.players") return {};
  const std::vector<Answers> all_answers = answers_at(game.editions, topic, scope);
  std::vector<const Answers*> silent;
  std::vector<Side> sides;
  for (const Answers& answers : all_answers) {
    if (is_silent(answers)) silent.push_back(&answers);
    for (const rulebook::Value& value : answers.stated)
      sides.push_back({value.text(), {answers.edition->id}});
  }
  if (silent.empty()) return {};
  const spec::betting::Rules rules(game.comparer->rules(*silent.front()->edition, scope));
  const int cards = spec::betting::deck(rules).size();
  if (sides.empty()) sides.push_back({fmt::format("2 to {}", cards / 2), {}});
  Finding finding = start(Kind::gap, topic, scope, std::move(sides), clauses_of(silent));
  finding.editions = editions_of(silent);
  finding.evidence =
      found_by(Method::arithmetic, fmt::format("A deck of {} cards, two for each player.", cards));
  finding.impact = {std::nullopt, "what a hand is worth depends on how many play"};
  finding.remarks =
      fmt::format("The {} cards are enough for any number from 2 to {}.", cards, cards / 2);
  finding.suggestion = "Say how many can play.";
  return {std::move(finding)};
}

std::vector<Finding> missing_lists(const GameEditions& game, const rulebook::Topic& topic,
                                   const rulebook::Scope& scope) {
  if (topic.id != "combination.order") return {};
  const std::vector<Answers> all_answers = answers_at(game.editions, topic, scope);
  std::vector<const Answers*> silent;
  for (const Answers& answers : all_answers) {
    if (is_silent(answers) && !lists_combinations(*answers.edition)) silent.push_back(&answers);
  }
  if (silent.empty()) return {};
  const Answers* lister = lister_for(*silent.front()->edition, all_answers);
  if (!lister) return {};
  const Ruleset bare = without_list(game.comparer->rules(*silent.front()->edition, scope));
  const Ruleset listed = with_list_of(bare, game.comparer->rules(*lister->edition, scope));
  auto comparison = compare_showdowns({topic, bare, listed});
  if (!comparison.difference) return {};

  const Side none{"no combination", {}};
  const Side list{answer_text(topic, listed[topic.id]), {lister->edition->id}};
  Finding finding = start(Kind::gap, topic, scope, {none, list}, clauses_of(silent));
  finding.evidence = std::move(comparison.difference->evidence);
  finding.witness = std::move(comparison.difference->witness);
  enact_sides(finding.witness, {{none.value, bare}, {list.value, listed}});
  finding.editions = editions_of(silent);
  finding.impact = {std::nullopt, "who wins, and by what losers multiply"};
  finding.remarks = fmt::format(
      "{} prints no list of combinations: by its own words only points count; {} lists {}.",
      fmt::join(finding.editions, ", "), lister->edition->id, listed[topic.id].list()->size());
  finding.suggestion = fmt::format("Print the list; {} has one.", lister->edition->id);
  return {std::move(finding)};
}

std::vector<Finding> dead_combinations(const rulebook::Edition& edition,
                                       RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, [](EditionCheck& check) {
    const spec::betting::Rules rules(check.rules());
    const auto hands = spec::betting::all_hands(rules);
    std::set<std::string> counted;
    for (const cards::CardSet hand : hands) {
      counted.insert(spec::betting::standing(rules, hand).combination);
    }
    for (const auto& combination : rules.combinations()) {
      if (counted.contains(combination.id)) continue;
      for (const rulebook::Clause* clause : stated(check, "combination." + combination.id)) {
        const std::string value = answer_text(*clause->topic, clause->readings.front().value);
        Finding finding = start(Kind::dead_rule, *clause->topic, check.scope,
                                {{value, {check.edition.id}}}, {clause});
        finding.id += "/" + check.edition.id;
        finding.evidence = found_by(Method::exhaustive,
                                    fmt::format("All {} hands of the deck counted.", hands.size()),
                                    static_cast<long long>(hands.size()));
        finding.impact = {std::nullopt, "none: it never counts"};
        finding.remarks = fmt::format(
            "In {} no hand ever counts as {}: its cards are not in the deck, or always make "
            "something stronger.",
            check.edition.id, combination.id);
        finding.suggestion = "Leave it out, or say when it counts.";
        check.findings.push_back(std::move(finding));
      }
    }
  });
}

}  // namespace hanaproof::checker
