// The words and signs of a text in the yaku language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

struct Token {
  enum class Sort { word, sign, end };
  Sort sort = Sort::end;
  std::string_view text;   // into the text that was read
  std::size_t column = 1;  // in characters, from 1

  // As an error message shows it: "count" in quotes, or "the end".
  std::string quoted() const;
};

// All of them, an `end` last. Throws SyntaxError for a character that the language does not have
// and for a text so long that reading its tree could exhaust the stack.
std::vector<Token> tokens_of(std::string_view text);

}  // namespace hanaproof::rulebook::yaku
