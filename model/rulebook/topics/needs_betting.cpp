#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

namespace {

Ids replays() { return {"showdown.tie=replay", "combination.replay", "combination.fools-replay"}; }

Ids short_and_multiplied() {
  return {"bet.short=all-in payment.multiplied", "bet.short=all-in payment.multiplier-means",
          "bet.short=all-in payment.multiplier-from"};
}

std::vector<NeedRow> of_bets() {
  return {
      {"bet.ante", kAlways},
      {"bet.ante-short", kMeasured, {"bet.ante=everyone"}},
      {"bet.ante-agreed", kAlways, {"bet.ante=everyone", "bet.ante-agreed"}},
      {"bet.ante-set-by", kAlways},
      {"bet.capital", kAlways},
      {"bet.actions", kAlways},
      {"bet.ends", kWording},
      {"bet.opener", kAlways},
      {"bet.second-opener", kMeasured, {"bet.auctions=2"}},
      {"bet.opener-folded", kMeasured, {"bet.auctions=2"}},
      {"bet.opener-broke",
       kAlways,
       {"bet.opener bet.short=all-in", "bet.opener bet.short=caps-everyone",
        "bet.opener bet.ante-short=all-in"}},
      {"bet.raise-least", kAlways},
      {"bet.raise-most", kAlways},
      {"bet.raise-again", kMeasured, {"bet.raise-limit=none"}},
      {"bet.previous-player", kAlways, {"bet.follow=previous", "bet.raise=over-previous"}},
      {"bet.carries", kMeasured, {"bet.auctions=2"}},
      {"bet.fold-loses", kAlways},
      {"bet.fold-leaves", kAlways, {"bet.fold-leaves"}},
      {"bet.folded-stakes", kAlways},
      {"bet.last-standing", kAlways},
      {"bet.short-rest", kMeasured, {"bet.short=all-in"}},
      {"bet.short-wins", kMeasured, {"bet.short=all-in", "bet.ante-short=all-in"}},
      {"bet.alone-with-money", kAlways, {"bet.short bet.short=all-in"}},
      {"bet.unmatched", kAlways, {"bet.short bet.short=all-in"}},
      {"bet.capped-second", kAlways, {"bet.short=caps-everyone"}},
      {"bet.side-pot", kAlways, {"bet.short-wins=matched-stakes"}},
      {"bet.side-pot-folded", kAlways, {"bet.short-wins=matched-stakes bet.fold-loses=all-put-in"}},
      {"dealer.becomes", kAlways},
      {"dealer.no-raise", kMeasured, {"dealer.becomes=last-raiser"}},
      {"dealer.changes", kMeasured, {"dealer.becomes=last-raiser bet.auctions=2"}},
      {"dealer.raise-which", kAlways, {"dealer.becomes=last-raiser bet.auctions=2"}},
      {"dealer.folded", kAlways, {"dealer.becomes=last-raiser bet.auctions=2"}},
      {"dealer.tied-winners", kAlways, {"dealer.becomes=winner showdown.tie=split"}},
      {"dealer.excluded", kMeasured, {"payment.excluded=true"}},
      {"dealer.draw-deck", kAlways},
      {"payment.pot", kWording},
      {"payment.multiplier-hands", kAlways},
      {"payment.bonus-is",
       kAlways,
       {"payment.multiplied", "payment.multiplier-means", "payment.multiplier-from"}},
      {"payment.multiplied-short", kAlways, short_and_multiplied()},
      {"payment.multiplied-to-short", kAlways, short_and_multiplied()},
      {"payment.multiplier-tie", kAlways, {"showdown.tie=split payment.multiplier-means=on-top"}},
      {"payment.debt-rest",
       kAlways,
       {"payment.debt", "payment.multiplied", "payment.multiplier-from"}},
      {"match.length", kAlways},
      {"match.bank", kAlways, {"match.length", "match.bank"}},
      {"match.bank-empty", kAlways, {"match.length"}},
      {"bank.flow", kAlways, {"match.bank=common-bank"}},
      {"match.broke", kAlways},
      {"match.leave", kAlways},
      {"match.pot-left",
       kAlways,
       {"showdown.tie=carried", "showdown.tie=split", "bet.folded-stakes=next-round"}},
      {"match.richest", kAlways},
      {"match.richest-tie", kAlways},
      {"match.richest-by", kAlways, {"bet.capital=own-choice", "match.broke=may-buy-in"}},
  };
}

std::vector<NeedRow> of_showdowns() {
  return {
      {"deck.lights-replace", kAlways, {"deck.lights-replace"}},
      {"deck.undealt", kWording},
      {"hand.cards", kAlways},
      {"hand.first-look", kAlways},
      {"hand.shown", kAlways},
      {"hand.shown-by", kAlways, {"hand.shown=first-card"}},
      {"combination.pairs-rank", kWording},
      {"points.card-value", kWording},
      {"lights.in-pairs", kAlways},
      {"showdown.shows", kAlways},
      {"showdown.order", kAlways, {"showdown.compared=in-turn"}},
      {"showdown.tie", kAlways},
      {"showdown.tie-break", kAlways},
      {"showdown.odd-coin", kAlways, {"showdown.tie=split"}},
      {"replay.who", kAlways, replays()},
      {"replay.dealer", kAlways, replays()},
      {"replay.stakes",
       kAlways,
       {"showdown.tie=replay", "showdown.tie=carried", "combination.replay",
        "combination.fools-replay"}},
      {"replay.choice", kAlways, {"combination.replay", "combination.fools-replay"}},
      {"replay.multiplied",
       kAlways,
       {"showdown.tie=replay payment.multiplied", "showdown.tie=carried payment.multiplied",
        "bet.folded-stakes=next-round payment.multiplied"}},
      {"replay.against-catch",
       kAlways,
       {"combination.inspector combination.replay",
        "combination.inspector combination.fools-replay",
        "combination.pair-catcher combination.replay",
        "combination.pair-catcher combination.fools-replay"}},
  };
}

}  // namespace

std::vector<NeedRow> needs_of_betting() {
  std::vector<NeedRow> all;
  for (const auto& part : {of_bets(), of_showdowns()})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

}  // namespace hanaproof::rulebook::registry
