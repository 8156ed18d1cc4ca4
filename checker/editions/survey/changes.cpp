// What an edition changes in the one that it inherits.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/partings.h"
#include "model/rulebook/arises.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;

namespace {

// Why nobody asks the question: in the words of the registry.
std::string not_arising(const Topic& topic) {
  return fmt::format("the question does not arise: it is asked where {}",
                     fmt::join(topic.arises, ", or "));
}

// By what answers two editions are played at a scope, whatever their texts say of it.
std::vector<AnswerGroup> played_answers(const GameEditions& game, const Topic& topic,
                                        const Scope& scope) {
  std::vector<Answers> all;
  for (const Edition* edition : game.editions) {
    if (!plays_at(*edition, scope)) continue;
    Answers& answers = all.emplace_back();
    answers.edition = edition;
    answers.stated = {game.comparer->rules(*edition, scope)[topic.id]};
  }
  return answer_groups(all);
}

bool arises_for_any(const GameEditions& game, const Topic& topic, const Scope& scope) {
  return std::ranges::any_of(game.editions, [&](const Edition* edition) {
    return plays_at(*edition, scope) && rulebook::arises(topic, *edition, scope);
  });
}

// What the proof of a betting game does not cover.
std::string unplayed(const GameEditions& game) {
  const int most = reduced_decks::kMostBettors;
  const bool betting = rulebook::family_of(game.own->game) == rulebook::Family::betting;
  return betting && std::ranges::max(game.own->players) > most
             ? fmt::format("; more than {} players were not looked at", most)
             : "";
}

}  // namespace

std::vector<Finding> changes(const GameEditions& game, const Topic& topic, const Scope& scope) {
  // Other words for the same, which play does not follow.
  if (topic.need == rulebook::Need::wording && !is_executable(topic)) return {};
  std::vector<AnswerGroup> groups = played_answers(game, topic, scope);
  if (groups.size() < 2) return {};
  const std::string question = fmt::format("{}; {}", answer_text(topic, groups[0].value),
                                           answer_text(topic, groups[1].value));
  const auto same = [&](const std::string& why) {
    game.comparer->keep_same({topic.id, scope, ids_of(game.editions), question, why, false});
    return std::vector<Finding>();
  };
  const bool arises = arises_for_any(game, topic, scope);
  Parting parting;
  if (is_executable(topic)) {
    parting = merge_equal(game, topic, scope, groups);
    if (groups.size() < 2) return same(parting.proof + unplayed(game));
    if (!parting.told && !arises) return same(not_arising(topic));
    if (!parting.known()) return {};
  } else if (!arises) {
    return same(not_arising(topic));
  }
  std::vector<Answers> all_answers;
  for (const AnswerGroup& group : groups) {
    for (const Edition* edition : group.editions)
      all_answers.push_back(answers_of(*edition, topic, scope));
  }
  Finding finding =
      on_groups(Kind::contradiction, topic, scope, all_answers, groups, std::move(parting.told));
  finding.suggestion = kTellReaders;
  return {std::move(finding)};
}

}  // namespace hanaproof::checker
