#include "model/rulebook/yaku/cursor.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace hanaproof::rulebook::yaku {

namespace {

// The height of a tree is at most the number of its tokens, so this bounds every recursion on it.
constexpr std::size_t kMostTokens = 1000;

// The longer of two signs that begin alike stands first.
constexpr std::array<std::string_view, 15> kSigns = {"!=", "<=", ">=", "<", ">", "=", "(", ")",
                                                     ",",  "|",  "&",  "-", "+", "*", "^"};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::size_t word_length(std::string_view rest) {
  std::size_t length = 0;
  while (length < rest.size() && is_word(rest[length])) ++length;
  return length;
}

std::size_t sign_length(std::string_view rest) {
  for (const std::string_view sign : kSigns) {
    if (rest.starts_with(sign)) return sign.size();
  }
  return 0;
}

std::string_view first_character(std::string_view rest) {
  std::size_t length = 1;
  while (length < rest.size() && continues_character(rest[length])) ++length;
  return rest.substr(0, length);
}

}  // namespace

std::string Token::quoted() const {
  return sort == Sort::end ? "the end" : fmt::format("\"{}\"", text);
}

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t column = 1;
  while (true) {
    while (!text.empty() && is_blank(text.front())) {
      text.remove_prefix(1);
      ++column;
    }
    if (tokens.size() == kMostTokens) {
      throw SyntaxError(fmt::format("the expression is too long: expected at most {} words and "
                                    "signs",
                                    kMostTokens),
                        column);
    }
    if (text.empty()) break;
    const std::size_t word = word_length(text);
    const std::size_t length = word > 0 ? word : sign_length(text);
    if (length == 0) {
      throw SyntaxError(fmt::format("\"{}\" is no sign of the yaku language: expected a word, a "
                                    "number or one of ( ) , | & - + * ^ = != < <= > >=",
                                    first_character(text)),
                        column);
    }
    tokens.push_back(
        {word > 0 ? Token::Sort::word : Token::Sort::sign, text.substr(0, length), column});
    text.remove_prefix(length);
    column += length;
  }
  tokens.push_back({Token::Sort::end, {}, column});
  return tokens;
}

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
