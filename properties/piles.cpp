#include "properties/piles.h"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

#include "model/spec/capture.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using cards::Month;
using rulebook::Ruleset;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;

namespace {

constexpr std::size_t kMostClasses = 8'000'000;

// What an expression asks of a pile: how many cards of a set, whether all of it, whether any.
struct Question {
  Expr::Op op;
  CardSet set;
  unsigned shift = 0;  // where its answer stands in the word of all answers
  friend bool operator==(const Question& a, const Question& b) {
    return a.op == b.op && a.set == b.set;
  }
};

void collect(const Expr& expression, std::vector<Question>& questions) {
  if (expression.set) {
    for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both}) {
      const Question question{expression.op, expression.set->resolve(sake)};
      if (std::find(questions.begin(), questions.end(), question) == questions.end()) {
        questions.push_back(question);
      }
    }
  }
  for (const Expr& arg : expression.args) collect(arg, questions);
}

// The answers for a pile in one word, each in as many bits as it needs. Counts add up over months;
// whether something is missing or present is kept as a single bit.
class Answers {
 public:
  explicit Answers(std::vector<Question> questions) : questions_(std::move(questions)) {
    unsigned shift = 0;
    for (Question& question : questions_) {
      question.shift = shift;
      shift +=
          question.op == Expr::Op::count
              ? static_cast<unsigned>(std::bit_width(static_cast<unsigned>(question.set.size())))
              : 1U;
    }
    if (shift > 64) throw std::length_error("the yaku distinguish too many sets of cards");
  }

  std::uint64_t of_month(CardSet taken, Month month) const {
    std::uint64_t word = 0;
    for (const Question& question : questions_) {
      const CardSet asked = question.set & CardSet::month(month);
      std::uint64_t answer = 0;
      if (question.op == Expr::Op::count)
        answer = static_cast<std::uint64_t>((taken & asked).size());
      if (question.op == Expr::Op::all)
        answer = taken.contains(asked) ? 0 : 1;  // something missing
      if (question.op == Expr::Op::any) answer = (taken & asked).empty() ? 0 : 1;
      word |= answer << question.shift;
    }
    return word;
  }

  std::uint64_t join(std::uint64_t a, std::uint64_t b) const {
    std::uint64_t word = 0;
    std::uint64_t bits = 0;  // of the questions that are answered by a single bit
    for (const Question& question : questions_) {
      if (question.op != Expr::Op::count) bits |= std::uint64_t{1} << question.shift;
    }
    word = ((a & ~bits) + (b & ~bits)) | ((a | b) & bits);
    return word;
  }

 private:
  std::vector<Question> questions_;
};

bool lesser(CardSet a, CardSet b) { return a.size() != b.size() ? a.size() < b.size() : a < b; }

std::vector<CardSet> sets_of_month(Month month, PerMonth per_month) {
  std::vector<CardSet> sets;
  for (std::uint64_t bits = 0; bits < 16; ++bits) {
    const CardSet set = CardSet::from_bits(bits << (cards::kCardsPerMonth * (month - 1)));
    if (per_month == PerMonth::any || set.size() % 2 == 0) sets.push_back(set);
  }
  return sets;
}

std::vector<PileClass> classes(const std::vector<Question>& questions, PerMonth per_month) {
  const Answers answers(questions);
  std::unordered_map<std::uint64_t, PileClass> found = {{0, {CardSet(), 1}}};
  for (Month month = 1; month <= cards::kMonths; ++month) {
    std::unordered_map<std::uint64_t, PileClass> next;
    next.reserve(found.size() * 4);
    // Sets of the month that no question tells apart are joined first.
    std::unordered_map<std::uint64_t, PileClass> choices;
    for (const CardSet set : sets_of_month(month, per_month)) {
      PileClass& choice = choices[answers.of_month(set, month)];
      if (choice.piles++ == 0 || lesser(set, choice.pile)) choice.pile = set;
    }
    for (const auto& [before, so_far] : found) {
      for (const auto& [answer, choice] : choices) {
        PileClass& joined = next[answers.join(before, answer)];
        const CardSet pile = so_far.pile | choice.pile;
        if (joined.piles == 0 || lesser(pile, joined.pile)) joined.pile = pile;
        joined.piles += so_far.piles * choice.piles;
      }
    }
    if (next.size() > kMostClasses)
      throw std::length_error("more classes of piles than can be held");
    found = std::move(next);
  }
  std::vector<PileClass> all;
  for (const auto& [answer, one] : found) all.push_back(one);
  std::sort(all.begin(), all.end(),
            [](const PileClass& a, const PileClass& b) { return lesser(a.pile, b.pile); });
  return all;
}

}  // namespace

std::vector<PileClass> classes_of(const std::vector<Expr>& expressions, PerMonth per_month) {
  std::vector<Question> questions;
  for (const Expr& expression : expressions) collect(expression, questions);
  return classes(questions, per_month);
}

std::vector<PileClass> score_classes(const Ruleset& rules, PerMonth per_month) {
  std::vector<Question> questions;
  // The sake cup changes what counts only where it has been captured.
  questions.push_back({Expr::Op::any, CardSet{cards::kSakeCup}});
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    collect(yaku.cards, questions);
    collect(yaku.points, questions);
  }
  return classes(questions, per_month);
}

PerMonth per_month(const Ruleset& ruleset) {
  const spec::Rules rules(ruleset);
  for (int bits = 0; bits < 8; ++bits) {
    CardSet field;
    for (int place = 2; place <= cards::kCardsPerMonth; ++place) {
      if ((bits >> (place - 2)) & 1) field.insert(Card::of(1, place));
    }
    for (const spec::From from : {spec::From::hand, spec::From::stock}) {
      for (const CardSet takes : spec::captures(rules, Card::of(1, 1), field, from)) {
        if (takes.size() == 2) return PerMonth::any;
      }
    }
  }
  return PerMonth::even;
}

std::uint64_t all_piles(PerMonth per_month) {
  std::uint64_t piles = 1;
  for (int month = 0; month < cards::kMonths; ++month)
    piles *= per_month == PerMonth::even ? 8 : 16;
  return piles;
}

}  // namespace hanaproof::properties
