// The yaku language: sets, numbers and conditions over the cards that a player has captured
// (docs/edition-format.md). The tree is data: the spec evaluates it literally, the SMT encoding
// translates it, the engine compiles it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "model/cards/card_set.h"
#include "model/rulebook/yaku/tally.h"

namespace hanaproof::rulebook::yaku {

// What the sake cup counts as while an expression is evaluated.
enum class SakeCup { animal, dreg, both };

// A name of cards or a card code. Expressions are evaluated for millions of piles: what it means is
// found once.
class SetName {
 public:
  SetName() = default;
  // Throws std::invalid_argument where no cards are called so.
  SetName(std::string text);
  SetName(const char* text) : SetName(std::string(text)) {}

  const std::string& text() const { return text_; }
  cards::CardSet cards(SakeCup sake) const { return cards_[static_cast<std::size_t>(sake)]; }
  friend bool operator==(const SetName&, const SetName&) = default;

 private:
  std::string text_;
  std::array<cards::CardSet, 3> cards_ = {};  // by what the sake cup counts as
};

// A set of cards: a name or card code, month(N), or a union, intersection or difference of two.
struct SetExpr {
  enum class Op { named, month, unite, intersect, subtract };
  Op op = Op::named;
  SetName name = {};               // named: "light", "81", "sake"
  int month = 0;                   // month: 1..12
  std::vector<SetExpr> args = {};  // two, for unite, intersect and subtract

  // The cards meant, given what the sake cup counts as.
  cards::CardSet resolve(SakeCup sake) const {
    return op == Op::named ? name.cards(sake) : combined(sake);
  }
  friend bool operator==(const SetExpr&, const SetExpr&) = default;

 private:
  cards::CardSet combined(SakeCup sake) const;
};

// A number or a condition.
struct Expr {
  enum class Op {
    literal,
    count,
    variable,
    add,
    subtract,
    multiply,
    power,
    min,
    max,
    choice,  // numbers
    equal,
    not_equal,
    less,
    at_most,
    greater,
    at_least,  // conditions on two numbers
    all,
    any,  // conditions on a set
    conjunction,
    disjunction,
    negation  // conditions on conditions
  };
  Op op = Op::literal;
  int value = 0;                    // literal; variable: its place in kVariables
  std::optional<SetExpr> set = {};  // count, all, any
  std::vector<Expr> args = {};

  bool is_condition() const { return op >= Op::equal; }
  friend bool operator==(const Expr&, const Expr&) = default;
};

// What a text is not: `column` (from 1) is where in it, `what` says what was expected.
class SyntaxError : public std::runtime_error {
 public:
  SyntaxError(const std::string& what, std::size_t column)
      : std::runtime_error(what), column_(column) {}
  std::size_t column() const { return column_; }

 private:
  std::size_t column_;
};

// Throw SyntaxError.
Expr parse_condition(std::string_view text);
Expr parse_number(std::string_view text);
// A number over the variables of a tally instead of cards.
Expr parse_factor(std::string_view text);

// The text that parses to the same tree, with as few parentheses as the grammar allows.
std::string print(const Expr& expression);
std::string print(const SetExpr& set);

// Literal evaluation over captured cards.
int evaluate_number(const Expr& number, cards::CardSet captured, SakeCup sake);
bool evaluate_condition(const Expr& condition, cards::CardSet captured, SakeCup sake);
int evaluate_factor(const Expr& factor, const Tally& tally);

// Every set that an expression counts, in the order of appearance (for classes of cards).
std::vector<SetExpr> sets_of(const Expr& expression);

// Whether a factor asks for this number of a tally.
bool asks_for(const Expr& factor, int Tally::*number);

// The names that the language knows, without card codes.
std::vector<std::string> set_names();

// The cards meant by a name or a card code; nothing when the word is neither.
std::optional<cards::CardSet> named_set(std::string_view word, SakeCup sake);

// The comparison for which `b OP' a` means `a OP b`.
constexpr Expr::Op mirrored(Expr::Op op) {
  switch (op) {
    case Expr::Op::less:
      return Expr::Op::greater;
    case Expr::Op::greater:
      return Expr::Op::less;
    case Expr::Op::at_most:
      return Expr::Op::at_least;
    case Expr::Op::at_least:
      return Expr::Op::at_most;
    default:
      return op;
  }
}

}  // namespace hanaproof::rulebook::yaku
