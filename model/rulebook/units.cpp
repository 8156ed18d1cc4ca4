#include "model/rulebook/units.h"

#include <algorithm>

#include "model/rulebook/fold.h"
#include "model/rulebook/sentences.h"

namespace hanaproof::rulebook {

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
