#include "model/spec/sutda/rules.h"

namespace hanaproof::sutda {

Rules::Rules(rulebook::Ruleset held)
    : RuleReader(std::move(held)),
      deck_cards(rule("deck.cards")),
      combination_order(rule("combination.order")),
      points_value(rule("points.value")),
      points_order(rule("points.order")),
      points_against_combination(rule("points.against-combination")),
      ante(rule("bet.ante")),
      ante_short(rule("bet.ante-short")),
      auctions(rule("bet.auctions")),
      opener(rule("bet.opener")),
      second_opener(rule("bet.second-opener")),
      opener_folded(rule("bet.opener-folded")),
      opening(rule("bet.opening")),
      opener_may_fold(rule("bet.opener-may-fold")),
      follow(rule("bet.follow")),
      raise(rule("bet.raise")),
      raise_limit(rule("bet.raise-limit")),
      raise_again(rule("bet.raise-again")),
      carries(rule("bet.carries")),
      fold_loses(rule("bet.fold-loses")),
      last_standing(rule("bet.last-standing")),
      short_money(rule("bet.short")),
      short_rest(rule("bet.short-rest")),
      dealer_becomes(rule("dealer.becomes")),
      no_raise(rule("dealer.no-raise")),
      dealer_changes(rule("dealer.changes")),
      compared(rule("showdown.compared")),
      tie(rule("showdown.tie")),
      short_wins(rule("bet.short-wins")),
      folded_stakes(rule("bet.folded-stakes")),
      multiplied(rule("payment.multiplied")),
      multiplier_means(rule("payment.multiplier-means")),
      multiplier_from(rule("payment.multiplier-from")),
      multiplier_unshown(rule("payment.multiplier-unshown")),
      debt(rule("payment.debt")),
      excluded(rule("payment.excluded")),
      excluded_dealer(rule("dealer.excluded")),
      combinations_(rulebook::combinations(ruleset())) {
  for (const rulebook::Combination& one : combinations_) add("combination." + one.id);
}

}  // namespace hanaproof::sutda
