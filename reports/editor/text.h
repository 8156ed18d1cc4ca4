// A text as an editor counts in it: lines and UTF-16 units from 0.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/clause.h"

namespace hanaproof::editor {

struct Place {
  std::size_t line = 0;
  std::size_t unit = 0;  // of UTF-16

  friend bool operator==(const Place&, const Place&) = default;
};

struct Range {
  Place from;
  Place to;

  friend bool operator==(const Range&, const Range&) = default;
};

class Text {
 public:
  explicit Text(std::string whole);

  const std::string& whole() const { return whole_; }
  std::size_t lines() const { return starts_.size(); }
  // Without its end; empty behind the last one.
  std::string_view line(std::size_t number) const;

  // Bytes from the beginning; the nearest there is for a place that is not in the text.
  std::size_t offset(Place place) const;
  Place place(std::size_t offset) const;
  Range range(std::size_t from, std::size_t to) const { return {place(from), place(to)}; }
  // What begins at a place of a reader of files, up to its end on that line: a word, a text within
  // quotes, or, of tables and lists, the line.
  Range part_at(const rulebook::FilePosition& position) const;

 private:
  std::string whole_;
  std::vector<std::size_t> starts_;  // of lines
};

}  // namespace hanaproof::editor
