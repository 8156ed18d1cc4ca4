#include "solvers/piles/pile_answers.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace hanaproof::piles {

using cards::CardSet;
using cards::Month;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;

void add(const Question& question, std::vector<Question>& questions) {
  if (std::find(questions.begin(), questions.end(), question) == questions.end()) {
    questions.push_back(question);
  }
}

void collect(const Expr& expression, std::vector<Question>& questions) {
  if (expression.set) {
    for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
      add({expression.op, expression.set->resolve(sake)}, questions);
    }
  }
  for (const Expr& arg : expression.args) collect(arg, questions);
}

std::vector<Question> score_questions(const rulebook::Ruleset& rules) {
  // The sake cup changes what counts only where it has been captured.
  std::vector<Question> questions = {{Expr::Op::any, CardSet{cards::kSakeCup}}};
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    collect(yaku.cards, questions);
    collect(yaku.points, questions);
  }
  return questions;
}

Answers::Answers(std::vector<Question> questions) : questions_(std::move(questions)) {
  unsigned shift = 0;
  for (Question& question : questions_) {
    const bool counts = question.op == Expr::Op::count;
    question.shift = shift;
    shift += counts
                 ? static_cast<unsigned>(std::bit_width(static_cast<unsigned>(question.set.size())))
                 : 1U;
    if (shift > 64) throw std::length_error("the yaku distinguish too many sets of cards");
    if (!counts) bits_ |= std::uint64_t{1} << question.shift;
  }
}

std::uint64_t Answers::of_month(CardSet taken, Month month) const {
  std::uint64_t word = 0;
  for (const Question& question : questions_) {
    const CardSet asked = question.set & CardSet::month(month);
    std::uint64_t answer = 0;
    if (question.op == Expr::Op::count) answer = static_cast<std::uint64_t>((taken & asked).size());
    if (question.op == Expr::Op::all) answer = taken.contains(asked) ? 0 : 1;  // something missing
    if (question.op == Expr::Op::any) answer = (taken & asked).empty() ? 0 : 1;
    word |= answer << question.shift;
  }
  return word;
}

bool lesser(CardSet a, CardSet b) { return a.size() != b.size() ? a.size() < b.size() : a < b; }

std::vector<CardSet> sets_of_month(Month month, PerMonth per_month) {
  std::vector<CardSet> sets = CardSet::month(month).subsets();
  if (per_month == PerMonth::even) std::erase_if(sets, [](CardSet set) { return set.size() % 2; });
  return sets;
}

}  // namespace hanaproof::piles
