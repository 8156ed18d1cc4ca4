#include <fmt/format.h>

#include "model/rulebook/nearest.h"
#include "model/rulebook/yaku/cursor.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

namespace {

std::optional<SetExpr::Op> accept_operator(Cursor& cursor) {
  if (cursor.accept("|")) return SetExpr::Op::unite;
  if (cursor.accept("&")) return SetExpr::Op::intersect;
  if (cursor.accept("-")) return SetExpr::Op::subtract;
  return std::nullopt;
}

SetExpr parse_month(Cursor& cursor) {
  cursor.expect("(", "and the number of a month");
  const auto number = whole_number(cursor.peek().text);
  if (!number || *number < 1 || *number > cards::kMonths) {
    cursor.fail("the number of a month, 1 to 12");
  }
  cursor.next();
  cursor.expect(")", "after the number of the month");
  return {.op = SetExpr::Op::month, .month = *number};
}

SetExpr parse_name(Cursor& cursor) {
  const Token& token = cursor.peek();
  if (token.sort != Token::Sort::word) cursor.fail("a set of cards");
  if (!named_set(token.text, SakeCup::animal)) {
    std::vector<std::string> known = set_names();
    known.emplace_back("month");
    throw SyntaxError(fmt::format("expected a set of cards or a card code, found {}{}",
                                  token.quoted(), rulebook::nearest_is(nearest(token.text, known))),
                      token.column);
  }
  cursor.next();
  return {.op = SetExpr::Op::named, .name = std::string(token.text)};
}

SetExpr parse_single(Cursor& cursor) {
  if (cursor.accept("(")) {
    const Cursor::Nested nested(cursor);
    SetExpr inner = parse_set(cursor);
    cursor.expect(")", "to close the parenthesis");
    return inner;
  }
  return cursor.accept("month") ? parse_month(cursor) : parse_name(cursor);
}

}  // namespace

SetExpr parse_set(Cursor& cursor) {
  SetExpr left = parse_single(cursor);
  while (const auto op = accept_operator(cursor)) {
    left = {.op = *op, .args = {std::move(left), parse_single(cursor)}};
  }
  return left;
}

}  // namespace hanaproof::rulebook::yaku
