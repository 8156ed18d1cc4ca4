#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"

namespace hanaproof::checker {

using rulebook::Edition;
using rulebook::Topic;

namespace {

// What a game defines for itself: nobody takes it from one game to another. The deal is done by
// hand, in whatever words it is told.
bool is_of_one_game(const Topic& topic) {
  const bool is_wording = topic.need == rulebook::Need::wording && !topic.id.starts_with("deal.");
  return is_wording || is_yaku(topic);
}

// Where the texts stand to the question when so many play. What no sentence touches on is left out.
std::vector<Answers> stances_at(const Topic& topic, const std::vector<const Edition*>& editions,
                                int players) {
  std::vector<Answers> all;
  for (const Edition* edition : editions) {
    if (edition->custom || !rulebook::concerns(topic, edition->game)) continue;
    for (Answers& answers : answers_at({edition}, topic, {players, {}})) {
      const bool untouched = answers.stance == Stance::open && answers.clauses.empty();
      if (answers.stance != Stance::assumed && !untouched) all.push_back(std::move(answers));
    }
  }
  return all;
}

using GamePair = std::pair<std::string, std::string>;

// The games whose texts settle the question, and not alike.
std::set<GamePair> games_apart(const std::vector<Answers>& all_answers) {
  std::map<std::string, std::set<rulebook::Value>> firm;  // by game
  for (const Answers& answers : all_answers) {
    if (answers.firm()) firm[answers.edition->game].insert(answers.stated.front());
  }
  std::set<GamePair> apart;
  for (const auto& [a, of_a] : firm) {
    for (const auto& [b, of_b] : firm) {
      if (a < b && of_a != of_b) apart.emplace(a, b);
    }
  }
  return apart;
}

std::set<int> numbers_of_players(const std::vector<const Edition*>& editions) {
  std::set<int> all;
  for (const Edition* edition : editions)
    all.insert(edition->players.begin(), edition->players.end());
  return all;
}

using ByPlayers = std::map<int, std::vector<Answers>>;

// Whether some text answers otherwise when more play.
bool depends_on_players(const ByPlayers& by_players) {
  std::map<const Edition*, const Answers*> first;
  for (const auto& [players, all_answers] : by_players) {
    for (const Answers& answers : all_answers) {
      const Answers& told = *first.try_emplace(answers.edition, &answers).first->second;
      if (told.stance != answers.stance || told.stated != answers.stated) return true;
    }
  }
  return false;
}

// Each two games once: for the smallest number of players for which they differ.
std::vector<FindingRow> rows_by_players(const Topic& topic, const ByPlayers& by_players) {
  std::vector<FindingRow> rows;
  std::set<GamePair> told;
  for (const auto& [players, all_answers] : by_players) {
    const std::size_t before = told.size();
    told.merge(games_apart(all_answers));
    if (told.size() == before) continue;
    rows.push_back(
        {topic.id, topic.question, standpoints(topic, all_answers), rulebook::Scope{players, {}}});
  }
  return rows;
}

// One row with all texts, where the number of players makes no difference to any.
std::vector<FindingRow> rows_for_all(const Topic& topic, const ByPlayers& by_players) {
  const bool apart = std::ranges::any_of(
      by_players, [](const auto& each) { return !games_apart(each.second).empty(); });
  if (!apart) return {};
  std::vector<Answers> all;
  std::set<const Edition*> there;
  for (const auto& [players, all_answers] : by_players) {
    for (const Answers& answers : all_answers) {
      if (there.insert(answers.edition).second) all.push_back(answers);
    }
  }
  return {{topic.id, topic.question, standpoints(topic, all)}};
}

}  // namespace

// Games are held against each other for a number of players that both have: how many cards are
// dealt depends on it.
std::vector<FindingRow> across_games(const std::vector<const Edition*>& editions) {
  std::vector<FindingRow> all;
  for (const Topic& topic : rulebook::topics()) {
    if (is_of_one_game(topic)) continue;
    ByPlayers by_players;
    for (const int players : numbers_of_players(editions))
      by_players[players] = stances_at(topic, editions, players);
    auto rows = depends_on_players(by_players) ? rows_by_players(topic, by_players)
                                               : rows_for_all(topic, by_players);
    std::ranges::move(rows, std::back_inserter(all));
  }
  return all;
}

}  // namespace hanaproof::checker
