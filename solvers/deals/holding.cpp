#include "solvers/deals/holding.h"

namespace hanaproof::deals {

namespace {

constexpr int kPairs = 4;

}  // namespace

std::string_view name(Means means) {
  return means == Means::four_months ? "four-months" : "four-of-month-is-two";
}

Holding holding_of(int pairs, int fours) {
  if (pairs >= kPairs) return fours > 0 ? Holding::pairs_and_month : Holding::pairs;
  if (pairs + fours >= kPairs) return Holding::month_as_pairs;
  return fours > 0 ? Holding::month : Holding::nothing;
}

bool has_four_of_month(Holding holding) {
  return holding == Holding::month || holding == Holding::month_as_pairs ||
         holding == Holding::pairs_and_month;
}

bool has_four_pairs(Holding holding, Means means) {
  if (holding == Holding::month_as_pairs) return means == Means::four_of_month_is_two;
  return holding == Holding::pairs || holding == Holding::pairs_and_month;
}

}  // namespace hanaproof::deals
