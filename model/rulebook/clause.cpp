#include "model/rulebook/clause.h"

#include <fmt/format.h>

namespace hanaproof::rulebook {

std::string Citation::text() const {
  std::string text = document;
  if (!page.empty()) text += " p. " + page;
  if (line > 0) text += fmt::format("{} line {}", page.empty() ? "" : ",", line);
  if (!anchor.empty()) text += fmt::format(" ({})", anchor);
  return text;
}

std::string Clause::id() const { return fmt::format("{}/{}#{}", edition, topic->id, number); }

}  // namespace hanaproof::rulebook
