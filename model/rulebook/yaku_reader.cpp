#include "model/rulebook/yaku_reader.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/card.h"
#include "model/rulebook/nearest.h"
#include "model/rulebook/type.h"
#include "model/rulebook/yaku/expression.h"
#include "model/rulebook/yaku/neighbour.h"

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

namespace {

constexpr const char* kRemoved = "none";

std::optional<std::string> text_mismatch(const Value& value, const std::string& field,
                                         yaku::Expr (*parse)(std::string_view)) {
  const Value* text = value.field(field);
  if (!text) return fmt::format("the field {} is missing: expected an expression", field);
  if (!text->word())
    return fmt::format("{}: expected an expression, found {}", field, text->text());
  try {
    parse(*text->word());
    return std::nullopt;
  } catch (const yaku::SyntaxError& error) {
    return fmt::format("{}, column {}: {}", field, error.column(), error.what());
  }
}

std::optional<std::string> hides_mismatch(const Value& hides) {
  if (!hides.list()) return "hides: expected a list of yaku ids, found " + hides.text();
  for (const Value& id : *hides.list()) {
    if (!id.word() || !is_id(*id.word())) {
      return "hides: expected a yaku id such as shikou, found " + id.text();
    }
  }
  return std::nullopt;
}

std::optional<std::string> unknown_field(const Value& value) {
  const std::vector<std::string>& known = yaku_keys();
  for (const auto& [name, held] : *value.record()) {
    if (std::ranges::find(known, name) != known.end()) continue;
    return fmt::format("a yaku has no field {}: expected {}{}", name, fmt::join(known, ", "),
                       nearest_is(nearest(name, known)));
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> yaku_mismatch(const Value& value) {
  if (value.word() && *value.word() == kRemoved) return std::nullopt;
  if (!value.record()) {
    return fmt::format("expected {}, found {}", Type::yaku().describe(), value.text());
  }
  if (auto wrong = unknown_field(value)) return wrong;
  if (auto wrong = text_mismatch(value, "cards", yaku::parse_condition)) return wrong;
  if (auto wrong = text_mismatch(value, "points", yaku::parse_number)) return wrong;
  if (const Value* hides = value.field("hides")) {
    if (auto wrong = hides_mismatch(*hides)) return wrong;
  }
  if (const Value* size = value.field("size")) {
    if (auto wrong = Type::number(1, cards::kCards).mismatch(*size)) return "size: " + *wrong;
  }
  return std::nullopt;
}

std::optional<Value> yaku_neighbour(const Value& value) {
  if (!value.record()) return std::nullopt;
  const yaku::Expr cards = yaku::parse_condition(*value.field("cards")->word());
  if (const auto other = yaku::neighbour(cards)) return value.with("cards", yaku::print(*other));
  const yaku::Expr points = yaku::parse_number(*value.field("points")->word());
  return value.with("points", yaku::print(yaku::one_more(points)));
}

}  // namespace hanaproof::rulebook
