// A question about rules: one concrete situation, and what is asked about it.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/games/family.h"
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
  open,    // what comes of a deal
  round,   // what comes of moves made one after the other from the deal on
  hand,    // what a hand of Hachi-Hachi makes
  fields,  // what is played on the fields of Hachi-Hachi, round by round
};
std::string_view name(Ask ask);
// Whether an engine can be asked: of the others only people know.
bool is_for_engines(Ask ask);

// `where` has no outcomes; its position names neither edition nor rules. For `score` it is a
// decision without a move; for `open` a deal that is laid out; for `round` such a deal or, where
// the situation is a decision, the first one, with a line. Of Hachi-Hachi it is a round at the
// table: a position, for `play` with a line of one move; for `open` a match and a deal.
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

// Plays lines of a game, one after the other: of a line that goes on where the last one went only
// what is new. The game must outlive it.
class Walker {
 public:
  explicit Walker(const games::Game& game) : game_(game) {}

  // The state at the end of the line; null where a move of it is not allowed. Valid until the next
  // line. Throws what the game throws.
  const games::State* follow(const games::Line& line);
  // What is legal there, asked once.
  const std::vector<notation::Move>& legal();

 private:
  struct Step {
    std::unique_ptr<games::State> state;
    std::optional<std::vector<notation::Move>> legal = {};
  };
  const games::Game& game_;
  games::Line line_;
  std::vector<Step> steps_;  // along the line, as far as it was followed
};

// What given rules answer. Equal answers are equal lines. Not shared between threads.
class Oracle {
 public:
  explicit Oracle(const rulebook::Ruleset& rules);

  std::string answer(const Question& question) const;
  const rulebook::Ruleset& rules() const { return game_->rules(); }

 private:
  std::string of_engines(const Question& question) const;
  std::string of_people(const Question& question) const;

  std::unique_ptr<spec::Game> game_;
  const games::Family& family_;
  std::unique_ptr<Walker> walker_;
};

// Whether such a position can be by those rules. What is played from a deal on always can.
bool can_be(const Question& question, const spec::Game& spec);

// What an engine is asked about: where it starts, and the moves that lead there. Positions are of
// that edition. `spec`: of a game of that family.
games::Line line_of(const Question& question, const spec::Game& spec, const std::string& edition);
// What whoever plays the game answers to a question for engines, as a line like an Oracle's.
std::string answer_of(Walker& walker, const Question& question, const games::Line& line);

// ---- Whoever answers questions: an engine, or the people at a table -----------------------------

// An answer that no rules give.
inline constexpr const char* kSomethingElse = "something else";

class Respondent {
 public:
  virtual ~Respondent() = default;

  // Whether such questions can be asked at all.
  virtual bool takes(Ask ask) const = 0;
  // Whether answers are chosen among those that are thought of.
  virtual bool chooses() const { return false; }
  // Whether nothing will be answered any more.
  virtual bool has_ended() const { return false; }
  // The answer as a line like an Oracle's; nothing where there is none. `expected`, for those who
  // choose: what is thought of, each once; what none of them says is kSomethingElse.
  virtual std::optional<std::string> answer(const Question& question,
                                            const std::vector<std::string>& expected) = 0;
};

// Whether what an engine has thrown is a refusal: it says that there is no such situation.
using IsRefusal = std::function<bool(const std::exception&)>;

// An engine that plays a game, asked in positions of that edition. A refusal is the answer
// kCannotBe. What else it throws is no answer, but the first of these is kept, as is the first
// refusal; after a few of them it is asked no more. The game must outlive the respondent.
class EngineRespondent : public Respondent {
 public:
  // `opens`: whether it is the engine itself that opens a deal; else that is not asked.
  EngineRespondent(const games::Game& game, std::string edition, IsRefusal is_refusal = {},
                   bool opens = true);

  bool takes(Ask ask) const override { return is_for_engines(ask) && (opens_ || ask != Ask::open); }
  std::optional<std::string> answer(const Question& question,
                                    const std::vector<std::string>& expected) override;
  bool has_ended() const override;
  const std::optional<std::string>& fault() const { return fault_; }
  const std::optional<std::string>& refusal() const { return refusal_; }

 private:
  Walker walker_;
  std::unique_ptr<spec::Game> spec_;
  std::string edition_;
  IsRefusal is_refusal_;
  bool opens_;
  std::optional<std::string> fault_ = {};
  std::optional<std::string> refusal_ = {};
  int faults_ = 0;
};

}  // namespace hanaproof::identify
