#include "model/rulebook/toml_limits.h"

#include <fmt/format.h>

#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook {

namespace {

bool is_of_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || c == '"' || c == '\'';
}

// Names that points hold together, wherever they stand: no text of a rulebook has so many in a row.
void refuse_long_keys(const SourceText& file) {
  FilePosition position{1, 0};
  int points = 0;
  bool blank = false;  // since the last character that is none
  char last = '\n';    // that is none
  for (const char c : file.text) {
    ++position.column;
    if (c == ' ' || c == '\t') {
      blank = true;
      continue;
    }
    // Two words with a blank between them are no key, nor are two points.
    const bool goes_on = c == '.' ? last != '.' : is_of_name(c) && (last == '.' || !blank);
    points = goes_on ? points + (c == '.' ? 1 : 0) : 0;
    if (points >= kMostNames) {
      fail_at(file.name, position,
              fmt::format("a key of more than {} names: expected one that this format has",
                          kMostNames));
    }
    if (c == '\n') position = {position.line + 1, 0};
    last = c;
    blank = false;
  }
}

}  // namespace

void refuse_beyond_limits(const SourceText& file) {
  if (file.text.size() > kMostBytes) {
    fail_at(file.name, {1, 1},
            fmt::format("more than {} MiB: expected an edition or a document", kMostBytes >> 20));
  }
  refuse_long_keys(file);
}

}  // namespace hanaproof::rulebook
