// A place in a text of the yaku language that is being parsed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::rulebook::yaku {

// A word or sign of the text.
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

class Cursor {
 public:
  explicit Cursor(std::string_view text) : tokens_(tokens_of(text)) {}

  const Token& peek() const { return tokens_[at_]; }
  // Steps over the token and returns it; never steps beyond the end.
  const Token& next() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }
  // Steps over the token if it is this one.
  bool accept(std::string_view text);
  // Steps over the token or throws; `where` ends the sentence "expected ")" ...".
  void expect(std::string_view text, std::string_view where);
  // Throws "expected EXPECTED, found ...".
  [[noreturn]] void fail(std::string_view expected) const;

  // Counts the nesting of a part of the text while that part is read; throws when it is too deep.
  class Nested {
   public:
    explicit Nested(Cursor& cursor);
    ~Nested() { --cursor_.nesting_; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

   private:
    Cursor& cursor_;
  };

 private:
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  int nesting_ = 0;
};

// The number that a word is, nothing when it is none or too large for an int.
std::optional<int> whole_number(std::string_view word);

// set := card code | name | month(N) | set "|" set | ...
SetExpr parse_set(Cursor& cursor);

}  // namespace hanaproof::rulebook::yaku
