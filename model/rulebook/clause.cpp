#include "model/rulebook/clause.h"

#include <array>

#include <fmt/format.h>

namespace hanaproof::rulebook {

std::string Citation::text() const {
  std::string text = document;
  if (!page.empty()) text += " p. " + page;
  if (line > 0) text += fmt::format("{} line {}", page.empty() ? "" : ",", line);
  if (!anchor.empty()) text += fmt::format(" ({})", anchor);
  return text;
}

std::string_view name(Standing standing) {
  constexpr std::array<std::string_view, 5> kNames = {"stated", "silent", "absent", "transcription",
                                                      "picture"};
  return kNames[static_cast<std::size_t>(standing)];
}

std::string Clause::id() const { return fmt::format("{}/{}#{}", edition, topic->id, number); }

}  // namespace hanaproof::rulebook
