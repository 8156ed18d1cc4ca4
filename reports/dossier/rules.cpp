#include "reports/dossier/rules.h"

#include <algorithm>

#include "model/phrases/sentence.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::reports {

using rulebook::Edition;
using rulebook::Topic;
using rulebook::Value;

namespace {

struct Stated {
  Value answer;
  std::vector<int> players;  // for which numbers of them
};

std::vector<Stated> stated(const Edition& edition, const Topic& topic) {
  std::vector<Stated> all;
  for (const int players : edition.players) {
    const auto clauses = rulebook::in_force(edition, topic, {players, {}});
    // What a scan garbled, or only a picture says, is a rule of the text, too.
    const auto clause = std::ranges::find_if(clauses, [](const rulebook::Clause* each) {
      return each->standing != rulebook::Standing::silent &&
             each->standing != rulebook::Standing::absent;
    });
    if (clause == clauses.end()) continue;
    const Value& value = (*clause)->readings.front().value;
    auto known = std::ranges::find(all, value, &Stated::answer);
    if (known == all.end()) known = all.insert(known, {value, {}});
    known->players.push_back(players);
  }
  return all;
}

// What an edition states, with what is proposed in its place.
// `refuted`: claims that the rules do not bear out.
void add_rules(const Edition& edition, const rulebook::Settled& proposed,
               const std::set<std::string>& news, const std::set<std::string>& refuted,
               std::vector<Rule>& rules) {
  const rulebook::Family family = rulebook::family_of(edition.game);
  // As they are printed next, the rules bring up no questions of other readings.
  rulebook::Settled printed = proposed;
  for (const rulebook::Clause& clause : edition.clauses) {
    if (clause.standing == rulebook::Standing::stated)
      printed.emplace(clause.topic->id, clause.readings.front().value);
  }
  std::set<std::string> done;
  const auto add = [&](const Topic& topic) {
    // A base text that two games share brings in questions of both.
    if (rulebook::is_terminology(topic) || !concerns(topic, edition.game)) return;
    if (refuted.contains(topic.id) || phrases::instruction(topic, phrases::Language::en)) return;
    if (!done.insert(topic.id).second) return;
    const bool comes_up = std::ranges::any_of(edition.players, [&](int players) {
      return rulebook::arises(topic, edition, {players, {}}, printed);
    });
    if (!comes_up) return;
    if (const auto corrected = proposed.find(topic.id); corrected != proposed.end()) {
      rules.push_back({edition.id, &topic, family, corrected->second, news.contains(topic.id)});
      return;
    }
    for (const Stated& each : stated(edition, topic)) {
      const bool for_all = each.players.size() == edition.players.size();
      rules.push_back({edition.id, &topic, family, each.answer, false,
                       for_all ? std::vector<int>() : each.players});
    }
  };
  for (const Topic& topic : rulebook::topics()) add(topic);
  // What the text names freely is in no list of topics.
  for (const rulebook::Clause& clause : edition.clauses) add(*clause.topic);
}

}  // namespace

std::vector<Rule> rules_of(const std::vector<const Edition*>& book,
                           const std::map<std::string, rulebook::Settled>& settled,
                           const News& news, const std::set<std::string>& refuted,
                           phrases::Language language) {
  std::map<std::string, const Edition*> of_game;
  for (const Edition* edition : book) {
    const Edition*& chosen = of_game[edition->game];
    const bool in_language = edition->language == phrases::code(language);
    if (!chosen || (in_language && chosen->language != edition->language)) chosen = edition;
  }
  std::vector<Rule> rules;
  for (const auto& [game, edition] : of_game) {
    const auto proposed = settled.find(edition->id);
    const auto changed = news.find(edition->id);
    add_rules(*edition, proposed == settled.end() ? rulebook::Settled() : proposed->second,
              changed == news.end() ? std::set<std::string>() : changed->second, refuted, rules);
  }
  return rules;
}

}  // namespace hanaproof::reports
