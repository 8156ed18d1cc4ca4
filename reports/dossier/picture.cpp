#include "reports/dossier/picture.h"

#include <fmt/format.h>

#include "model/phrases/told.h"
#include "model/phrases/typeset.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

std::string picture_html(const Scene& scene, phrases::Language language,
                         const std::map<std::string, std::string>& terms) {
  const auto said = [&](const std::string& text) {
    const std::string words = phrases::in_terms(phrases::told(text, language), terms);
    return escape_html(phrases::typeset(capitalized(words), language));
  };
  std::string picture;
  for (const Row& row : scene.rows) {
    if (row.cards.empty()) continue;
    picture += fmt::format("<div class=\"row\"><h5>{}</h5>{}</div>\n", said(row.label),
                           card_row(row.cards, scene.marked));
  }
  std::string facts;
  for (const std::string& fact : scene.facts) {
    // The options that are on stand elsewhere.
    if (!fact.starts_with("Played with option.")) facts += fmt::format("<li>{}</li>", said(fact));
  }
  if (!facts.empty()) picture += fmt::format("<ul class=\"facts\">{}</ul>\n", facts);
  return picture;
}

}  // namespace hanaproof::reports
