#include "model/rulebook/units.h"

#include <algorithm>
#include <array>

#include "model/rulebook/fold.h"

namespace hanaproof::rulebook {

namespace {

constexpr std::u32string_view kMarks = U".:;?!";
constexpr std::u32string_view kClosers = U"\"')]\u00BB\u201D\u2019";
// Words that a point does not end a sentence after.
constexpr std::array<std::u32string_view, 7> kAbbreviations = {U"cf", U"Cf",  U"p",  U"pp",
                                                               U"vs", U"bzw", U"z.B"};

bool is_one_of(std::u32string_view set, char32_t c) {
  return set.find(c) != std::u32string_view::npos;
}

// "1." and the like at the start of a sentence.
bool is_list_number(std::u32string_view before) {
  return std::ranges::all_of(before, [](char32_t c) { return c >= U'0' && c <= U'9'; });
}

bool is_abbreviation(std::u32string_view before) {
  const std::size_t blank = before.find_last_of(U" (\"'");
  const auto word = blank == std::u32string_view::npos ? before : before.substr(blank + 1);
  return std::ranges::find(kAbbreviations, word) != kAbbreviations.end();
}

// One past the sentence that starts the text: past its mark and what closes it; 0 when the text
// holds no end of a sentence.
std::size_t end_of_first(std::u32string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_one_of(kMarks, text[i])) continue;
    if (text[i] == U'.' &&
        (is_list_number(text.substr(0, i)) || is_abbreviation(text.substr(0, i))))
      continue;
    std::size_t end = i + 1;
    while (end < text.size() && is_one_of(kClosers, text[end])) ++end;
    // French sets a blank before the quotation mark that closes.
    if (text.substr(end).starts_with(U" \u00BB")) end += 2;
    while (end < text.size() && is_one_of(kClosers, text[end])) ++end;
    if (end < text.size() && text[end] != U' ') continue;
    // A quoted cry within a sentence: « Stop ! » and on it goes.
    const bool closed = end > i + 1;
    if (closed && end + 1 < text.size() && is_lower(text[end + 1])) continue;
    return end;
  }
  return 0;
}

}  // namespace

std::vector<std::u32string> sentences(std::u32string_view text) {
  std::vector<std::u32string> parts;
  while (!text.empty()) {
    const std::size_t end = end_of_first(text);
    parts.emplace_back(text.substr(0, end == 0 ? text.size() : end));
    text.remove_prefix(parts.back().size());
    if (!text.empty()) text.remove_prefix(1);
  }
  return parts;
}

bool ends_sentence(std::u32string_view text) { return end_of_first(text) == text.size(); }

namespace {

constexpr std::string_view kCommon = "common";

struct Line {
  int number = 0;
  std::u32string text;  // folded
  bool cells = false;   // a tab stands between words
  bool begins_item = false;
};

Line read_line(int number, std::u32string_view raw) {
  const std::size_t first = raw.find_first_not_of(U" \t\r");
  const std::size_t last = raw.find_last_not_of(U" \t\r");
  const auto trimmed =
      first == std::u32string_view::npos ? raw.substr(0, 0) : raw.substr(first, last - first + 1);
  return {number, fold_line(trimmed), trimmed.find(U'\t') != std::u32string_view::npos,
          begins_item(trimmed)};
}

// The lines of one range that hold anything.
std::vector<Line> read_range(const std::vector<std::u32string>& text, std::pair<int, int> range) {
  std::vector<Line> lines;
  for (int number = range.first; number <= range.second; ++number) {
    Line line = read_line(number, text[static_cast<std::size_t>(number - 1)]);
    if (!line.text.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

// "tan: 5 ribbons, 1 point": one colon, and no sentence ends beside it.
bool is_labelled(const Line& line) {
  const auto parts = sentences(line.text);
  return !line.cells && parts.size() == 2 && parts.front().ends_with(U':');
}

// Whether the line by itself is a row of a table: one with cells, or one of several labelled lines
// in a row.
bool is_row(const std::vector<Line>& lines, std::size_t i) {
  if (lines[i].cells) return true;
  const bool beside =
      (i > 0 && is_labelled(lines[i - 1])) || (i + 1 < lines.size() && is_labelled(lines[i + 1]));
  return beside && is_labelled(lines[i]);
}

// Ranges in the order of the text, those that touch made one.
std::vector<std::pair<int, int>> merged(std::vector<std::pair<int, int>> ranges) {
  std::ranges::sort(ranges);
  std::vector<std::pair<int, int>> all;
  for (const auto& range : ranges) {
    if (!all.empty() && all.back().second + 1 == range.first) {
      all.back().second = range.second;
    } else {
      all.push_back(range);
    }
  }
  return all;
}

Unit unit_of(const Line& line) { return {line.number, encode(line.text), line.number}; }

// Collects sentences over lines: the last one of a line stays open until it is known whether the
// next line goes on with it.
class Sentences {
 public:
  explicit Sentences(std::vector<Unit>& units) : units_(units) {}

  void add(const Line& line) {
    const bool goes_on = !open_.empty() && !line.begins_item && is_lower(line.text.front());
    if (!goes_on) close();
    if (open_.empty()) first_ = line.number;
    join_line(open_, line.text);
    last_ = line.number;
    for (const std::u32string& sentence : sentences(std::exchange(open_, {}))) {
      open_ = sentence;
      if (ends_sentence(sentence)) close();
    }
  }

  void close() {
    if (!open_.empty()) units_.push_back({first_, encode(open_), last_});
    open_.clear();
    first_ = last_;
  }

 private:
  std::vector<Unit>& units_;
  std::u32string open_;
  int first_ = 0;
  int last_ = 0;
};

}  // namespace

std::vector<std::u32string> lines_of(const std::string& text) {
  std::vector<std::u32string> lines;
  const std::u32string decoded = decode(text);
  for (std::size_t begin = 0; begin < decoded.size();) {
    const std::size_t end = std::min(decoded.find(U'\n', begin), decoded.size());
    lines.push_back(decoded.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

std::vector<Unit> all_units(const std::vector<std::u32string>& text, const Span& span) {
  std::vector<Unit> units;
  Sentences running(units);
  for (const auto& range : merged(span.lines)) {
    const std::vector<Line> lines = read_range(text, range);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (span.language == kCommon || is_row(lines, i)) {
        running.close();
        units.push_back(unit_of(lines[i]));
      } else {
        running.add(lines[i]);
      }
    }
    running.close();
  }
  return units;
}

bool counts(const Unit& unit) { return has_word(decode(unit.text)); }

std::vector<Unit> units_of(const std::string& text, const std::vector<std::pair<int, int>>& lines) {
  Span span;
  span.lines = lines;
  std::vector<Unit> units = all_units(lines_of(text), span);
  std::erase_if(units, [](const Unit& unit) { return !counts(unit); });
  return units;
}

}  // namespace hanaproof::rulebook
