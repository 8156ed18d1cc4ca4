// A question about rules: one concrete situation, and what is asked about it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/ruleset.h"
#include "model/spec/games/game.h"

namespace hanaproof::identify {

enum class Ask {
  draw,    // who deals first
  deal,    // what becomes of cards that have been dealt
  match,   // who deals next, or who has won
  pile,    // what captured cards are worth
  moves,   // what is legal
  play,    // what comes of a move
  score,   // what the position is worth to whom
  bets,    // what may be bet after some bets
  settle,  // what a round of bets comes to
  open,    // what comes of a deal of Hachi-Hachi
  hand,    // what a hand of Hachi-Hachi makes
  fields,  // what is played on the fields of Hachi-Hachi, round by round
};
std::string_view name(Ask ask);
// Whether an engine can be asked: of the others only people know.
bool is_for_engines(Ask ask);

// `where` has no outcomes; its position names neither edition nor rules. For `score` it is a
// decision without a move. Of Hachi-Hachi it is a round at the table: a position, for `play` with a
// line of one move; for `open` a match and a deal.
struct Question {
  Ask ask = Ask::moves;
  checker::Witness where = {};
  std::string topic = {};  // the rule that it was made for, or empty
};

// Whether it is about a round of Hachi-Hachi at the table.
bool is_of_hachi(const Question& question);
// Whether both ask the same.
bool same(const Question& a, const Question& b);

// The answer where the situation itself cannot be: a card that the deck does not have.
inline constexpr const char* kCannotBe = "cannot be";
// The answer where what leads there is not allowed.
inline constexpr const char* kIllegal = "not allowed";

// What given rules answer. Equal answers are equal lines. Not shared between threads.
class Oracle {
 public:
  explicit Oracle(const rulebook::Ruleset& rules);
  ~Oracle();
  Oracle(Oracle&&) noexcept;

  std::string answer(const Question& question) const;
  const rulebook::Ruleset& rules() const;

 private:
  struct Held;
  std::unique_ptr<Held> held_;
};

// What an engine is asked about: where it starts, and the moves that lead there. Positions are of
// that edition. `spec`: of a game of that family.
games::Line line_of(const Question& question, const spec::Game& spec, const std::string& edition);
// What whoever plays the game answers to a question for engines, as a line like an Oracle's.
std::string answer_of(const games::Game& game, const Question& question, const games::Line& line);

}  // namespace hanaproof::identify
