#include "model/rulebook/yaku/lexer.h"

#include <fmt/format.h>

#include <array>

namespace hanaproof::rulebook::yaku {

namespace {

// The height of a tree is at most the number of its tokens, so this bounds every recursion on it.
constexpr std::size_t kMostTokens = 1000;

// The longer of two signs that begin alike stands first.
constexpr std::array<std::string_view, 14> kSigns = {"!=", "<=", ">=", "<", ">", "=", "(",
                                                     ")",  ",",  "|",  "&", "-", "+", "*"};

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
                                    "number or one of ( ) , | & - + * = != < <= > >=",
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

}  // namespace hanaproof::rulebook::yaku
