#include "model/rulebook/yaku/expression.h"
#include "tests/fuzz/inputs.h"

namespace hanaproof::fuzz {

namespace {

namespace yaku = rulebook::yaku;

// What is printed of an expression is read as the same.
void expression(std::string_view text, yaku::Expr (*parse)(std::string_view)) {
  std::string printed;
  try {
    printed = yaku::print(parse(text));
  } catch (const yaku::SyntaxError&) {
    return;
  }
  if (yaku::print(parse(printed)) != printed) throw Broken("an expression is not what is printed");
}

}  // namespace

void yaku_input(std::string_view text) {
  expression(text, yaku::parse_condition);
  expression(text, yaku::parse_number);
  expression(text, yaku::parse_factor);
}

}  // namespace hanaproof::fuzz
