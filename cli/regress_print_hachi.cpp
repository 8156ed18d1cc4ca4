#include "cli/regress_print_hachi.h"

#include <fmt/format.h>

#include "model/notation/hachi_json.h"
#include "reports/scene.h"

namespace hanaproof::cli {

namespace {

// Where the moves are made from.
std::string text_of(const crosscheck::HachiFailure& failure) {
  if (failure.from) return notation::to_json(*failure.from);
  const std::string match = notation::to_json(failure.match);
  if (failure.deal.hands.empty()) return fmt::format(R"({{"match":{}}})", match);
  return fmt::format(R"({{"match":{},"deal":{}}})", match, notation::to_json(failure.deal));
}

}  // namespace

void print_hachi(reports::Page& page, const crosscheck::HachiFailure& failure, int label,
                 int indent) {
  checker::Witness witness;
  witness.hachi = notation::HachiRound{failure.from, failure.match, failure.deal, failure.line, {}};
  const reports::Scene scene = reports::scene_of(witness);
  const auto marked = scene.marked.cards();
  for (const reports::Row& row : scene.rows) {
    if (!row.cards.empty()) page.cards(row.label, label, row.cards, marked, indent);
  }
  if (!scene.stock.empty()) page.cards("Stock", label, scene.stock, marked, indent);
  for (const std::string& fact : scene.facts) page.paragraph(fact, indent);
  page.line();
  page.line(std::string("  ").append(text_of(failure)));
}

}  // namespace hanaproof::cli
