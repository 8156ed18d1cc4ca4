// What a pile of captured cards answers to the questions that yaku ask of it, as one word: months
// are answered one by one, and the words of months are joined.
#pragma once

#include <cstdint>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/piles/pile_classes.h"

namespace hanaproof::piles {

// How many cards of a set, whether all of it, whether any.
struct Question {
  rulebook::yaku::Expr::Op op;
  cards::CardSet set;
  unsigned shift = 0;  // where its answer stands in the word of all answers
  friend bool operator==(const Question& a, const Question& b) {
    return a.op == b.op && a.set == b.set;
  }
};

// Adds the questions of an expression, whatever the sake cup counts as, each once.
void collect(const rulebook::yaku::Expr& expression, std::vector<Question>& questions);
void add(const Question& question, std::vector<Question>& questions);
// Those that decide the score of captured cards.
std::vector<Question> score_questions(const rulebook::Ruleset& rules);

// Each answer has as many bits as it needs. Counts add up over months; whether something is missing
// or present is kept as a single bit.
class Answers {
 public:
  // Throws std::length_error where the answers do not fit into one word.
  explicit Answers(std::vector<Question> questions);

  std::uint64_t of_month(cards::CardSet taken, cards::Month month) const;
  std::uint64_t join(std::uint64_t a, std::uint64_t b) const {
    return ((a & ~bits_) + (b & ~bits_)) | ((a | b) & bits_);
  }

 private:
  std::vector<Question> questions_;
  std::uint64_t bits_ = 0;  // of the questions that are answered by a single bit
};

// Fewer cards, then the lesser word.
bool lesser(cards::CardSet a, cards::CardSet b);
// The sets of cards of a month that a pile may hold.
std::vector<cards::CardSet> sets_of_month(cards::Month month, PerMonth per_month);

}  // namespace hanaproof::piles
