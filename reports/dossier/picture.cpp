#include "reports/dossier/picture.h"

#include <fmt/format.h>

#include "model/phrases/told.h"
#include "model/phrases/typeset.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/scene.h"

namespace hanaproof::reports {

std::string picture_html(const checker::Witness& witness, phrases::Language language) {
  const Scene scene = scene_of(witness);
  std::string picture;
  for (const Row& row : scene.rows) {
    if (row.cards.empty()) continue;
    picture +=
        fmt::format("<div class=\"row\"><h5>{}</h5>{}</div>\n",
                    escape_html(phrases::typeset(phrases::told(row.label, language), language)),
                    card_row(row.cards, scene.marked));
  }
  std::string facts;
  for (const std::string& fact : scene.facts) {
    // The options that are on stand elsewhere.
    if (!fact.starts_with("Played with option."))
      facts += fmt::format("<li>{}</li>",
                           escape_html(phrases::typeset(phrases::told(fact, language), language)));
  }
  if (!facts.empty()) picture += fmt::format("<ul class=\"facts\">{}</ul>\n", facts);
  return picture;
}

}  // namespace hanaproof::reports
