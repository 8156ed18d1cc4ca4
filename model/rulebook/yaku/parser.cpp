#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "model/rulebook/nearest.h"
#include "model/rulebook/yaku/cursor.h"
#include "model/rulebook/yaku/expression.h"
#include "model/rulebook/yaku/range.h"

namespace hanaproof::rulebook::yaku {

namespace {

using Op = Expr::Op;

// A parsed part, where it begins, and (for numbers) which values it can take.
struct Term {
  Expr expr;
  Range range = {};
  std::size_t column = 1;
};

bool all_digits(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

// What an expression is about: captured cards, or the variables of a tally.
enum class About { cards, tally };

class Parser {
 public:
  explicit Parser(std::string_view text, About about = About::cards)
      : cursor_(text), about_(about) {}

  Expr condition() {
    Term term = conditions();
    require_condition(term);
    require_end();
    return std::move(term.expr);
  }

  Expr number() {
    Term term = conditions();
    require_number(term);
    require_end();
    return std::move(term.expr);
  }

  Expr factor() {
    Term term = conditions();
    require_number(term);
    require_end();
    if (term.range.least < 0 || term.range.most > kMostFactor) {
      throw SyntaxError(
          fmt::format("the factor can become {}: expected numbers from 0 to {}",
                      term.range.least < 0 ? "negative" : std::to_string(term.range.most),
                      kMostFactor),
          1);
    }
    return std::move(term.expr);
  }

 private:
  void require_end() const {
    if (cursor_.peek().sort != Token::Sort::end) cursor_.fail("an operator or the end");
  }

  static void require_condition(const Term& term) {
    if (term.expr.is_condition()) return;
    throw SyntaxError("expected a condition such as count(light) >= 5, found a number",
                      term.column);
  }

  static void require_number(const Term& term) {
    if (!term.expr.is_condition()) return;
    throw SyntaxError("expected a number such as count(light), found a condition", term.column);
  }

  static Term join_conditions(Op op, Term left, Term right) {
    require_condition(left);
    require_condition(right);
    return {{.op = op, .args = {std::move(left.expr), std::move(right.expr)}}, {}, left.column};
  }

  static Term join_numbers(Op op, Term left, Term right, std::size_t column) {
    require_number(left);
    require_number(right);
    const Range range = combine(op, left.range, right.range);
    if (range.most > kMostNumber || range.least < -kMostNumber) {
      throw SyntaxError(
          fmt::format("the number can become larger than {}, the most there may be", kMostNumber),
          column);
    }
    return {{.op = op, .args = {std::move(left.expr), std::move(right.expr)}}, range, left.column};
  }

  Term conditions() {
    Term left = conjunctions();
    while (cursor_.accept("or"))
      left = join_conditions(Op::disjunction, std::move(left), conjunctions());
    return left;
  }

  Term conjunctions() {
    Term left = negations();
    while (cursor_.accept("and"))
      left = join_conditions(Op::conjunction, std::move(left), negations());
    return left;
  }

  Term negations() {
    const std::size_t column = cursor_.peek().column;
    if (!cursor_.accept("not")) return comparisons();
    const Cursor::Nested nested(cursor_);
    Term inner = negations();
    require_condition(inner);
    return {{.op = Op::negation, .args = {std::move(inner.expr)}}, {}, column};
  }

  std::optional<Op> comparison_sign() {
    if (cursor_.accept("=")) return Op::equal;
    if (cursor_.accept("!=")) return Op::not_equal;
    if (cursor_.accept("<=")) return Op::at_most;
    if (cursor_.accept("<")) return Op::less;
    if (cursor_.accept(">=")) return Op::at_least;
    if (cursor_.accept(">")) return Op::greater;
    return std::nullopt;
  }

  Term comparisons() {
    Term left = sums();
    const auto op = comparison_sign();
    if (!op) return left;
    Term right = sums();
    require_number(left);
    require_number(right);
    return {{.op = *op, .args = {std::move(left.expr), std::move(right.expr)}}, {}, left.column};
  }

  Term sums() {
    Term left = products();
    while (true) {
      const std::size_t column = cursor_.peek().column;
      if (cursor_.accept("+")) {
        left = join_numbers(Op::add, std::move(left), products(), column);
      } else if (cursor_.accept("-")) {
        left = join_numbers(Op::subtract, std::move(left), products(), column);
      } else {
        return left;
      }
    }
  }

  Term products() {
    Term left = powers();
    while (true) {
      const std::size_t column = cursor_.peek().column;
      if (!cursor_.accept("*")) return left;
      left = join_numbers(Op::multiply, std::move(left), powers(), column);
    }
  }

  Term powers() {
    Term base = primary();
    const std::size_t column = cursor_.peek().column;
    if (about_ != About::tally || !cursor_.accept("^")) return base;
    if (base.expr.op != Op::literal || base.expr.value == 0) {
      throw SyntaxError("expected a whole number from 1 up before ^, such as 2 ^ others",
                        base.column);
    }
    Term exponent = primary();
    if (exponent.range.least < 0) {
      throw SyntaxError("the number after ^ can become negative", exponent.column);
    }
    return join_numbers(Op::power, std::move(base), std::move(exponent), column);
  }

  Term primary() {
    const std::size_t column = cursor_.peek().column;
    if (cursor_.accept("(")) {
      const Cursor::Nested nested(cursor_);
      Term inner = conditions();
      cursor_.expect(")", "to close the parenthesis");
      inner.column = column;
      return inner;
    }
    if (all_digits(cursor_.peek().text)) return literal();
    if (about_ == About::tally) {
      if (auto term = variable(column)) return std::move(*term);
      if (cursor_.accept("if")) return choice(column);
    } else {
      if (cursor_.accept("count")) return set_term(Op::count, column);
      if (cursor_.accept("all")) return set_term(Op::all, column);
      if (cursor_.accept("any")) return set_term(Op::any, column);
    }
    if (cursor_.accept("min")) return extreme(Op::min, column);
    if (cursor_.accept("max")) return extreme(Op::max, column);
    fail_at_primary();
  }

  Term literal() {
    const Token& token = cursor_.next();
    const auto value = whole_number(token.text);
    if (!value || *value > kMostNumber) {
      throw SyntaxError(
          fmt::format("expected a number up to {}, found {}", kMostNumber, token.quoted()),
          token.column);
    }
    return {{.op = Op::literal, .value = *value}, {*value, *value}, token.column};
  }

  std::optional<Term> variable(std::size_t column) {
    for (std::size_t i = 0; i < kVariables.size(); ++i) {
      if (!cursor_.accept(kVariables[i].name)) continue;
      const int place = static_cast<int>(i);
      return Term{{.op = Op::variable, .value = place}, range_of_variable(place), column};
    }
    return std::nullopt;
  }

  Term choice(std::size_t column) {
    cursor_.expect("(", "and a condition");
    const Cursor::Nested nested(cursor_);
    Term condition = conditions();
    require_condition(condition);
    cursor_.expect(",", "and the number where the condition holds");
    Term then = conditions();
    require_number(then);
    cursor_.expect(",", "and the number where it does not hold");
    Term otherwise = conditions();
    require_number(otherwise);
    cursor_.expect(")", "after the second number");
    const Range range = join(then.range, otherwise.range);
    return {{.op = Op::choice,
             .args = {std::move(condition.expr), std::move(then.expr), std::move(otherwise.expr)}},
            range,
            column};
  }

  Term set_term(Op op, std::size_t column) {
    cursor_.expect("(", "and a set of cards");
    SetExpr cards = parse_set(cursor_);
    cursor_.expect(")", "or one of | & - after the set");
    const Range range = op == Op::count ? range_of_count(cards) : Range{};
    return {{.op = op, .set = std::move(cards)}, range, column};
  }

  Term extreme(Op op, std::size_t column) {
    cursor_.expect("(", "and two numbers");
    const Cursor::Nested nested(cursor_);
    Term left = conditions();
    cursor_.expect(",", "and a second number");
    Term term = join_numbers(op, std::move(left), conditions(), column);
    cursor_.expect(")", "after the second number");
    term.column = column;
    return term;
  }

  [[noreturn]] void fail_at_primary() const {
    const Token& token = cursor_.peek();
    if (token.sort != Token::Sort::word) cursor_.fail("a number or a condition");
    if (about_ == About::cards && named_set(token.text, SakeCup::animal)) {
      throw SyntaxError(fmt::format("expected a number or a condition, found a set of cards: write "
                                    "count({0}), all({0}) or any({0})",
                                    token.text),
                        token.column);
    }
    std::vector<std::string> known = {"min", "max", "not"};
    if (about_ == About::tally) {
      known.emplace_back("if");
      for (const Variable& each : kVariables) known.emplace_back(each.name);
    } else {
      known.insert(known.end(), {"count", "all", "any"});
      std::ranges::copy(set_names(), std::back_inserter(known));
    }
    const std::string near = nearest(token.text, known);
    throw SyntaxError(fmt::format("expected a number or a condition, found {}{}", token.quoted(),
                                  rulebook::nearest_is(near)),
                      token.column);
  }

  Cursor cursor_;
  About about_;
};

}  // namespace

Expr parse_condition(std::string_view text) { return Parser(text).condition(); }
Expr parse_number(std::string_view text) { return Parser(text).number(); }
Expr parse_factor(std::string_view text) { return Parser(text, About::tally).factor(); }

}  // namespace hanaproof::rulebook::yaku
