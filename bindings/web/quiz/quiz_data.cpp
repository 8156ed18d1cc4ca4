// Writes the questions of the quiz for the web page: looking for them takes a solver, which a
// browser does not have. Only what no request can tell is here; the page asks for the sentences.
#include <algorithm>
#include <iostream>

#include <nlohmann/json.hpp>

#include "checker/engines/identify/quiz.h"
#include "model/editions/builtin.h"
#include "reports/json/values.h"
#include "reports/scene.h"

namespace hanaproof::web {

using identify::Quiz;
using identify::QuizAnswer;
using identify::QuizQuestion;
using reports::Json;
using rulebook::Edition;

namespace {

// People are asked about what lies on a table, not to play a round.
bool is_for_people(identify::Ask ask) { return ask != identify::Ask::round; }

Json scene_json(const reports::Scene& scene) {
  const auto row = [](const reports::Row& each) -> Json {
    return {{"label", each.label}, {"cards", reports::codes(each.cards)}};
  };
  return {{"rows", reports::list(scene.rows, row)},
          {"facts", scene.facts},
          {"marked", reports::codes(scene.marked)}};
}

Json question_json(const QuizQuestion& question) {
  Json json = scene_json(reports::scene_of(question.where.where));
  json["topic"] = question.topic->id;
  json["answers"] = reports::list(question.answers, [](const QuizAnswer& answer) -> Json {
    return {{"value", answer.value.text()}, {"editions", answer.editions}};
  });
  return json;
}

Json quiz_json(const Quiz& quiz) {
  return {{"editions", reports::list(quiz.editions,
                                     [](const Edition* edition) -> Json {
                                       return {{"id", edition->id}, {"title", edition->title}};
                                     })},
          {"questions", reports::list(quiz.questions, question_json)}};
}

// Printed books of a game at its smallest table.
Quiz quiz_of(const rulebook::Library& library, const std::string& game) {
  std::vector<const Edition*> books;
  int players = rulebook::kMostPlayers;
  for (const Edition* edition : library.of_game(game)) {
    if (edition->sheet) continue;
    books.push_back(edition);
    players = std::min(players, *std::ranges::min_element(edition->players));
  }
  identify::Finder finder(is_for_people);
  return identify::quiz_of(identify::candidates(books, players, crosscheck::Readings::defaults),
                           finder);
}

}  // namespace

Json quizzes() {
  const rulebook::Library library(editions::builtin_editions());
  Json games = Json::object();
  for (const Edition& edition : library.editions()) {
    if (edition.game == "base" || games.contains(edition.game)) continue;
    Json quiz = quiz_json(quiz_of(library, edition.game));
    games[edition.game] = std::move(quiz);
  }
  // Nothing is to be asked where all books say the same.
  for (auto each = games.begin(); each != games.end();)
    each = each.value()["questions"].empty() ? games.erase(each) : std::next(each);
  return games;
}

}  // namespace hanaproof::web

int main() { std::cout << hanaproof::web::quizzes().dump() << "\n"; }
