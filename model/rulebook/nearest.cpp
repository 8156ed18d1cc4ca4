#include "model/rulebook/nearest.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace hanaproof::rulebook {

namespace {

constexpr std::string_view kNearest = "; the nearest is ";
constexpr std::size_t kLeastPart = 3;  // letters that stand for a longer word
constexpr std::size_t kLongest = 200;  // bytes; what is longer is no word mistyped

// Levenshtein distance, one row at a time.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t above = row[j + 1];
      row[j + 1] = std::min({above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0U : 1U)});
      diagonal = above;
    }
  }
  return row.back();
}

// A word of which nothing stands is no other word mistyped; a part of one is meant as it.
bool is_near(std::string_view typed, std::string_view meant) {
  if (typed.size() >= kLeastPart && meant.find(typed) != std::string_view::npos) return true;
  const std::size_t changed = distance(typed, meant);
  return changed < typed.size() &&
         changed <= std::max(std::size_t{2}, std::max(typed.size(), meant.size()) / 3);
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
  if (word.size() > kLongest) return {};
  // What begins like this was not typed to its end.
  const auto rank = [&](const std::string& each) {
    const bool begun = word.size() >= kLeastPart && each.starts_with(word);
    return std::pair(!begun, distance(word, each));
  };
  const auto best = std::ranges::min_element(known, {}, rank);
  return best != known.end() && is_near(word, *best) ? *best : std::string();
}

std::string nearest_is(const std::string& near) {
  return near.empty() ? near : std::string(kNearest) + near;
}

std::string nearest_in(std::string_view message) {
  const std::size_t at = message.rfind(kNearest);
  if (at == std::string_view::npos) return {};
  return std::string(message.substr(at + kNearest.size()));
}

}  // namespace hanaproof::rulebook
