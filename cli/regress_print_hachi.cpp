#include "cli/regress_print_hachi.h"

#include "model/notation/hachi_json.h"
#include "reports/scene.h"

namespace hanaproof::cli {

void print_hachi(reports::Page& page, const crosscheck::HachiFailure& failure, int label,
                 int indent) {
  checker::Witness witness;
  witness.hachi = checker::HachiRound{failure.from, failure.match, failure.deal, failure.line, {}};
  const reports::Scene scene = reports::scene_of(witness);
  const auto marked = scene.marked.cards();
  for (const reports::Row& row : scene.rows) {
    if (!row.cards.empty()) page.cards(row.label, label, row.cards, marked, indent);
  }
  if (!scene.stock.empty()) page.cards("Stock", label, scene.stock, marked, indent);
  for (const std::string& fact : scene.facts) page.paragraph(fact, indent);
  page.line();
  const std::string json =
      failure.from ? notation::to_json(*failure.from) : notation::to_json(failure.deal);
  page.line(std::string("  ").append(json));
}

}  // namespace hanaproof::cli
