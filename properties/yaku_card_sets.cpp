#include "properties/yaku_card_sets.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "model/rulebook/yaku/expression.h"
#include "properties/making.h"

namespace hanaproof::properties {

using cards::CardSet;
using rulebook::Ruleset;
using rulebook::Yaku;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;

namespace {

constexpr int kMostCards = 16;

// The cards that a yaku asks for.
CardSet asked_for(const Yaku& yaku) {
  CardSet asked;
  for (const rulebook::yaku::SetExpr& set : sets_of(yaku.cards)) {
    for (const SakeCup sake : {SakeCup::animal, SakeCup::dreg, SakeCup::both})
      asked |= set.resolve(sake);
  }
  return asked;
}

void check_that_yaku_add_up(const Ruleset& rules) {
  if (!rules.is("score.yaku-add", "all-add") || rules.is("option.triad", "on")) {
    throw std::domain_error("yaku do not simply add up");
  }
  for (const Yaku& yaku : rules.yaku()) {
    if (!yaku.hides.empty()) throw std::domain_error(yaku.id + " hides others");
    if (yaku.points.op != Expr::Op::literal) {
      throw std::domain_error(fmt::format("the points of {} depend on cards", yaku.id));
    }
  }
}

// Every set of the cards asked for, from small to large.
std::vector<CardSet> least_ways(const Yaku& yaku, const std::vector<SakeCup>& sakes) {
  const CardSet asked = asked_for(yaku);
  if (asked.size() > kMostCards) {
    throw std::domain_error(fmt::format("{} depends on {} cards", yaku.id, asked.size()));
  }
  std::vector<CardSet> piles = asked.subsets();
  std::sort(piles.begin(), piles.end(), [](CardSet a, CardSet b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  std::vector<CardSet> ways;
  for (const CardSet pile : piles) {
    const bool contains_a_way =
        std::any_of(ways.begin(), ways.end(), [&](CardSet way) { return pile.contains(way); });
    if (makes(pile, yaku, sakes) == contains_a_way) continue;
    if (contains_a_way) {
      throw std::domain_error(fmt::format("{} is unmade by more cards", yaku.id));
    }
    ways.push_back(pile);
  }
  return ways;
}

}  // namespace

std::vector<YakuCardSets> yaku_card_sets(const Ruleset& rules) {
  check_that_yaku_add_up(rules);
  const auto sakes = sake_cups(rules);
  std::vector<YakuCardSets> all;
  for (const Yaku& yaku : rules.yaku()) {
    all.push_back({yaku.id, yaku.points.value, least_ways(yaku, sakes)});
  }
  return all;
}

bool has_yaku_card_sets(const Ruleset& rules) {
  try {
    yaku_card_sets(rules);
    return true;
  } catch (const std::domain_error&) {
    return false;
  }
}

CardSet shared_cards(const YakuCardSets& a, const YakuCardSets& b) {
  CardSet shared;
  for (const CardSet first : a.least) {
    for (const CardSet second : b.least) shared |= first & second;
  }
  return shared;
}

}  // namespace hanaproof::properties
