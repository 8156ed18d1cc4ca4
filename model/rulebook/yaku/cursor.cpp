#include "model/rulebook/yaku/cursor.h"

#include <fmt/format.h>

#include <charconv>

namespace hanaproof::rulebook::yaku {

namespace {
// Bounds the recursion on hostile text; no yaku comes near it.
constexpr int kMostNesting = 64;
}  // namespace

bool Cursor::accept(std::string_view text) {
  if (peek().text != text) return false;
  next();
  return true;
}

void Cursor::expect(std::string_view text, std::string_view where) {
  if (!accept(text)) fail(fmt::format("\"{}\" {}", text, where));
}

void Cursor::fail(std::string_view expected) const {
  throw SyntaxError(fmt::format("expected {}, found {}", expected, peek().quoted()), peek().column);
}

Cursor::Nested::Nested(Cursor& cursor) : cursor_(cursor) {
  if (cursor.nesting_ == kMostNesting) {
    throw SyntaxError(
        fmt::format("too many levels: expected at most {} of \"(\" and \"not\" inside one another",
                    kMostNesting),
        cursor.peek().column);
  }
  ++cursor.nesting_;
}

std::optional<int> whole_number(std::string_view word) {
  int value = 0;
  const char* const end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

}  // namespace hanaproof::rulebook::yaku
