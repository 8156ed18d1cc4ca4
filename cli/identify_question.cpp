// Questions as people read them.
#include <algorithm>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "cli/identify.h"
#include "cli/progress.h"
#include "model/phrases/told.h"
#include "reports/markup/listed.h"
#include "reports/scene.h"
#include "reports/terminal/text.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using identify::Ask;
using identify::Question;
using reports::listed;
using reports::Page;

namespace {

// As people say it: players have letters and cards names.
std::string in_english(const std::string& part) {
  return phrases::told(part, phrases::Language::en);
}

char letter_of(int seat) { return static_cast<char>('A' + seat); }

std::set<std::string> split(const std::string& text) {
  std::istringstream in(text);
  std::set<std::string> parts;
  for (std::string word; in >> word;) parts.insert(word);
  return parts;
}

std::string move_in_words(const std::string& text) {
  const auto move = notation::Move::parse(text);
  return move ? fmt::format("{} ({})", reports::describe(*move), text) : text;
}

// What a list of moves has beyond those that all lists have.
std::string beyond(const std::string& moves, const std::set<std::string>& common) {
  std::set<std::string> more = split(moves);
  std::erase_if(more, [&](const std::string& move) { return common.contains(move); });
  return more.empty() ? "nothing else" : listed(more, "; or ", move_in_words);
}

// A question about a round at the table.
std::string words_of_hachi(const Question& question) {
  if (question.ask == Ask::open) return "These cards have been dealt. What follows?";
  const notation::HachiRound& round = *question.where.hachi;
  const bool is_over = round.position->phase == notation::HachiPhase::over;
  if (question.ask == Ask::score) {
    return is_over ? "The round is over. What has it brought?"
                   : "What have the captured cards come to so far?";
  }
  if (question.ask == Ask::moves)
    return fmt::format("What may player {} do?", letter_of(round.position->turn));
  return fmt::format("Player {}: {}. What follows?", letter_of(round.position->turn),
                     round.line.front().text());
}

}  // namespace

void write_situation(Page& page, const Question& question) {
  const reports::Scene scene = reports::scene_of(question.where);
  for (const reports::Row& row : scene.rows) {
    page.cards(in_english(row.label), kLabel, row.cards, scene.marked.cards(), kIndent);
  }
  if (!scene.stock.empty()) page.cards("Stock, next first", kLabel, scene.stock, {}, kIndent);
  for (const std::string& fact : scene.facts) page.paragraph(in_english(fact), kIndent);
}

std::string words(const Question& question) {
  if (is_of_hachi(question)) return words_of_hachi(question);
  const checker::Witness& where = question.where;
  switch (question.ask) {
    case Ask::draw:
      return "Who deals first?";
    case Ask::deal:
      return "These cards have been dealt. What becomes of the deal?";
    case Ask::match:
      return "What follows in the match?";
    case Ask::pile:
      return "What are these captured cards worth?";
    case Ask::moves:
      return where.position->phase == notation::Phase::over
                 ? "The round is over. Is anything legal?"
                 : fmt::format("What may player {} do?", letter_of(where.position->turn));
    case Ask::play:
      return fmt::format("Player {}: {}. What follows?", letter_of(where.position->turn),
                         reports::describe(*where.move));
    case Ask::score:
      return where.position->phase == notation::Phase::over
                 ? "The round is over. Who gets what?"
                 : "How many points are the captured cards worth now?";
    case Ask::bets:
      return "How does the betting stand?";
    case Ask::settle:
      return "All hands are shown that are still in. Who has how many coins then?";
    case Ask::hand:
      return "What does this hand make, and what is it worth to a player who is chased?";
    case Ask::fields:
      return "These lights lie on the field, round by round. Which field is played, what waits?";
    case Ask::round:
      return where.line.empty() ? "These cards have been dealt. What follows?"
                                : fmt::format("Played from this deal on: {}. What follows?",
                                              listed(where.line, ", ",
                                                     [](const auto& move) { return move.text(); }));
    case Ask::open:
      return "These cards have been dealt. What follows?";
  }
  return {};
}

std::string to_terminal(const Question& question) {
  Page page(terminal_style());
  write_situation(page, question);
  page.line();
  page.paragraph(words(question));
  return page.take();
}

std::vector<std::string> in_words(const Question& question,
                                  const std::vector<std::string>& answers) {
  if (answers.empty()) return {};
  if (question.ask != Ask::moves) {
    auto told = phrases::told_apart(answers, phrases::Language::en);
    std::ranges::replace(told, std::string(), std::string("nothing else"));
    return told;
  }
  std::set<std::string> common = split(answers.front());
  for (const std::string& answer : answers) {
    const auto moves = split(answer);
    std::erase_if(common, [&](const std::string& move) { return !moves.contains(move); });
  }
  std::vector<std::string> list;
  for (const std::string& answer : answers) {
    list.push_back(common.empty() ? beyond(answer, common)
                                  : fmt::format("besides {}: {}",
                                                reports::counted(common.size(), "plain move"),
                                                beyond(answer, common)));
  }
  return list;
}

}  // namespace hanaproof::cli
