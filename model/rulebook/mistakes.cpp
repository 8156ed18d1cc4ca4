#include "model/rulebook/mistakes.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace hanaproof::rulebook {

namespace {

std::string lines_of(const std::vector<Mistake>& mistakes) {
  std::string lines;
  for (const Mistake& mistake : mistakes) {
    if (!lines.empty()) lines += '\n';
    lines += mistake.text();
  }
  return lines;
}

}  // namespace

std::string Mistake::text() const {
  std::string line =
      place.line == 0 ? message
                      : fmt::format("{}:{}:{}: {}", place.file, place.line, place.column, message);
  // What a message quotes may run over lines.
  std::ranges::replace(line, '\n', ' ');
  return line;
}

EditionError::EditionError(const std::string& what)
    : EditionError(std::vector{Mistake{{}, what}}) {}

EditionError::EditionError(std::vector<Mistake> mistakes)
    : std::runtime_error(lines_of(mistakes)), mistakes_(std::move(mistakes)) {}

void Mistakes::add(const std::vector<Mistake>& more) {
  for (const Mistake& mistake : more) {
    if (std::ranges::find(all_, mistake) == all_.end()) all_.push_back(mistake);
  }
}

void Mistakes::refuse() const {
  if (all_.empty()) return;
  std::vector<Mistake> sorted = all_;
  std::ranges::stable_sort(sorted, {}, [](const Mistake& mistake) {
    const FilePosition& place = mistake.place;
    return std::tie(place.file, place.line, place.column);
  });
  throw EditionError(std::move(sorted));
}

}  // namespace hanaproof::rulebook
