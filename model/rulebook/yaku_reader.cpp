#include "model/rulebook/yaku_reader.h"

#include <algorithm>

#include "model/cards/card.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook {

namespace {

// Where a column of a text stands in the file, given where its first quote stands: right for a
// text without escapes in one pair of quotes, which is how expressions are written.
FilePosition inside(FilePosition quote, std::size_t column) {
  return {quote.line, quote.column + static_cast<int>(column)};
}

std::string expression(const std::string& file, const TomlNode& node, std::string_view what,
                       yaku::Expr (*parse)(std::string_view)) {
  // `points = 5` means the same as `points = "5"`.
  const std::string text =
      node.sort == TomlNode::Sort::number ? std::to_string(node.number) : text_of(file, node, what);
  try {
    return yaku::print(parse(text));
  } catch (const yaku::SyntaxError& error) {
    fail_at(file, inside(node.position, error.column()), std::string(what) + ": " + error.what());
  }
}

}  // namespace

const std::vector<std::string>& yaku_keys() {
  static const std::vector<std::string> keys = {"cards", "points", "hides", "size"};
  return keys;
}

Value read_yaku(const TomlTable& table, const TomlTable* over) {
  const auto holder = [&](std::string_view key) -> const TomlTable& {
    return over && over->find(key) ? *over : table;
  };
  Value::Record yaku;
  yaku["cards"] =
      expression(table.file(), holder("cards").at("cards"), "cards", yaku::parse_condition);
  yaku["points"] =
      expression(table.file(), holder("points").at("points"), "points", yaku::parse_number);
  std::vector<std::string> hides = holder("hides").texts("hides");
  std::ranges::sort(hides);
  yaku["hides"] = Value::List(hides.begin(), hides.end());
  if (const auto size = holder("size").number("size", 1, cards::kCards)) yaku["size"] = *size;
  return yaku;
}

}  // namespace hanaproof::rulebook
