#include <algorithm>
#include <map>
#include <set>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Topic;

namespace {

// What a game defines for itself: nobody takes it from one game to another.
bool is_of_one_game(const Topic& topic) {
  return topic.need == rulebook::Need::wording || is_yaku(topic);
}

// Where the texts stand to the question, each at its usual number of players.
std::vector<Answers> all_stances(const Topic& topic, const std::vector<const Edition*>& editions) {
  std::vector<Answers> all;
  for (const Edition* edition : editions) {
    if (edition->custom || edition->players.empty()) continue;
    if (!rulebook::concerns(topic, edition->game)) continue;
    const rulebook::Scope scope{edition->players.front(), {}};
    for (Answers& answers : answers_at({edition}, topic, scope)) {
      if (answers.stance != Stance::assumed) all.push_back(std::move(answers));
    }
  }
  return all;
}

}  // namespace

std::vector<FindingRow> across_games(const std::vector<const Edition*>& editions) {
  std::vector<FindingRow> rows;
  for (const Topic& topic : rulebook::topics()) {
    if (is_of_one_game(topic)) continue;
    const auto all_answers = all_stances(topic, editions);
    std::map<std::string, std::set<rulebook::Value>> firm;  // by game
    for (const Answers& answers : all_answers) {
      if (answers.firm()) firm[answers.edition->game].insert(answers.stated.front());
    }
    const auto differs = [&](const auto& game) { return game.second != firm.begin()->second; };
    if (std::ranges::any_of(firm, differs))
      rows.push_back({topic.id, topic.question, standpoints(topic, all_answers)});
  }
  return rows;
}

}  // namespace hanaproof::checker
