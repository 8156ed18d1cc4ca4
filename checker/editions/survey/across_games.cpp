#include <algorithm>
#include <set>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Topic;

namespace {

// What a game defines for itself: nobody takes it from one game to another.
bool is_of_one_game(const Topic& topic) {
  return topic.need == rulebook::Need::wording || is_option(topic) || is_yaku(topic) ||
         topic.id.starts_with("claim.");
}

// The answers of the editions that settle the question, each at its usual number of players.
std::vector<Answers> settled(const Topic& topic, const std::vector<const Edition*>& editions) {
  std::vector<Answers> all;
  for (const Edition* edition : editions) {
    if (edition->custom || edition->players.empty()) continue;
    if (!rulebook::concerns(topic, edition->game)) continue;
    const rulebook::Scope scope{edition->players.front(), {}};
    for (Answers& answers : answers_at({edition}, topic, scope)) {
      if (answers.stance == Stance::says) all.push_back(std::move(answers));
    }
  }
  return all;
}

}  // namespace

std::vector<FindingRow> across_games(const std::vector<const Edition*>& editions) {
  std::vector<FindingRow> rows;
  for (const Topic& topic : rulebook::topics()) {
    if (is_of_one_game(topic)) continue;
    const auto all_answers = settled(topic, editions);
    std::set<std::string> games;
    for (const Answers& answers : all_answers) games.insert(answers.edition->game);
    std::vector<Standpoint> stances = standpoints(topic, all_answers);
    if (games.size() > 1 && stances.size() > 1)
      rows.push_back({topic.id, topic.question, std::move(stances)});
  }
  return rows;
}

}  // namespace hanaproof::checker
