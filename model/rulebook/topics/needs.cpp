#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

namespace {

constexpr Need kMeasured = Need::measured;
constexpr Need kAlways = Need::always;
constexpr Need kWording = Need::wording;

Ids hand_wins() { return {"hand.four-of-month=wins", "hand.four-pairs=wins"}; }

Ids void_deal() {
  return {"field.four-of-month=void", "field.four-pairs=void", "hand.four-of-month=redeal",
          "hand.four-pairs=redeal"};
}

Ids in_teams() { return {"option.teams-of-two", "option.teams-of-three", "teams.seats=opposite"}; }

// Rounds are won by points of cards. Hachi-Hachi, which counts both as well, has topics of its own.
Ids cards_count() { return {"score.by=card-points", "score.by=cards-and-yaku score.yaku-effect"}; }

Ids yaku_take() { return {"score.yaku-effect score.yaku-effect!=maker-gains"}; }

Ids points_are_paid() {
  return {"option.tokens", "payment.who=losers-pay score.by!=cards-and-yaku",
          "payment.who=losers-pay score.yaku-effect"};
}

Ids has_calls() { return {"call.choice"}; }

Ids is_koi_koi() { return {"call.choice score.by=yaku"}; }

Ids has_wildcard() { return {"option.wildcard"}; }

Ids replays() { return {"showdown.tie=replay", "combination.replay", "combination.fools-replay"}; }

Ids short_and_multiplied() {
  return {"bet.short=all-in payment.multiplied", "bet.short=all-in payment.multiplier-means",
          "bet.short=all-in payment.multiplier-from"};
}

Ids has_campaign() { return {"option.campaign"}; }

// Who handles the deck is a question of games of capturing alone.
Ids is_capturing() { return {"capture.played.one"}; }

std::vector<NeedRow> of_matches() {
  return {
      {"claim.", kWording},
      {"game.players", kAlways},
      {"game.players-recommended", kWording},
      {"game.age", kWording},
      {"game.goal", kWording},
      {"game.round-is-month", kWording},
      {"game.family", kWording},
      {"match.rounds", kAlways},
      {"match.rounds-agreed", kAlways, {"match.rounds"}},
      {"match.winner", kAlways},
      {"match.tie", kAlways},
      {"option.agreed",
       kAlways,
       {"option.triad", "option.wildcard", "option.toppa", "option.tokens", "option.short-ending",
        "option.teams-of-two", "option.teams-of-three", "option.campaign"}},
      {"dealer.first", kAlways},
      {"dealer.tie", kAlways},
      {"dealer.tie-who", kAlways, {"dealer.tie!=by-kind players>2"}},
      {"dealer.draw-cutter", kWording},
      {"dealer.draw-returned", kAlways},
      {"dealer.draws", kAlways, in_teams()},
      {"dealer.begins", kAlways},
      {"dealer.next.winner", kAlways},
      {"dealer.next.hand-win", kMeasured, hand_wins()},
      {"dealer.next.draw", kAlways},
      {"dealer.next.void", kMeasured, void_deal()},
      {"dealer.next.member", kAlways, in_teams()},
      {"dealer.next.several",
       kAlways,
       {"round.winner.tie=shared", "hand.both-win=both-score", "score.by=card-points",
        "score.by=cards-and-yaku score.yaku-effect"}},
      {"round.draw-counts", kAlways},
      {"round.void-counts", kMeasured, void_deal()},
      {"round.hand-win-counts", kMeasured, hand_wins()},
      {"table.seating", kAlways, {"players>2"}},
      {"table.direction", kAlways, {"players>2", "table.direction"}},
      {"table.seat-names", kWording},
      {"deck.size", kAlways},
      {"deck.kinds", kAlways},
      {"deck.lights", kAlways},
      {"deck.flowers", kWording},
      {"deck.dregs-worth", kAlways, {"score.by!=yaku", "deck.dregs-worth"}},
      {"deck.tabs", kWording},
      {"deck.spare-jokers", kWording},
  };
}

std::vector<NeedRow> of_deals() {
  return {
      {"deal.shuffler", kAlways, is_capturing()},
      {"deal.cutter", kAlways, is_capturing()},
      {"deal.dealer", kAlways},
      {"deal.order", kWording},
      {"deal.faces", kAlways},
      {"deal.stock", kAlways},
      {"deal.swap-when", kAlways, {"deal.swap=opponent-may-demand"}},
      {"deal.swap-refusal", kAlways, {"deal.swap=opponent-may-demand"}},
      {"deal.redeal", kAlways, void_deal()},
      {"hand.four-of-month.points", kMeasured, {"hand.four-of-month=wins"}},
      {"hand.four-pairs.points", kMeasured, {"hand.four-pairs=wins"}},
      {"hand.four-pairs.means", kMeasured, {"hand.four-pairs!=nothing", "field.four-pairs=void"}},
      {"hand.four-pairs.beside",
       kAlways,
       {"hand.four-pairs!=nothing option.toppa", "hand.four-pairs!=nothing deal.hand-size=10",
        "field.four-pairs=void deal.field-size=10", "field.four-pairs=void deal.field-size=12"}},
      {"field.four-pairs.means", kAlways, {"field.four-pairs=void"}},
      {"hand.both-combos", kMeasured, {"hand.four-of-month=wins hand.four-pairs=wins"}},
      {"hand.both-win", kAlways, hand_wins()},
      {"hand.when", kAlways, hand_wins()},
      {"hand.deadline", kAlways, hand_wins()},
      {"hand.may-decline", kAlways, hand_wins()},
      {"hand.multiplied",
       kAlways,
       {"score.high hand.four-of-month=wins", "score.high hand.four-pairs=wins"}},
      {"hand.redeal-first",
       kAlways,
       {"hand.four-of-month=redeal hand.four-pairs=wins",
        "hand.four-of-month=wins hand.four-pairs=redeal"}},
      {"hand.team",
       kAlways,
       {"option.teams-of-two hand.four-of-month=wins", "option.teams-of-two hand.four-pairs=wins",
        "option.teams-of-three hand.four-of-month=wins",
        "option.teams-of-three hand.four-pairs=wins",
        "teams.seats=opposite hand.four-of-month=wins",
        "teams.seats=opposite hand.four-pairs=wins"}},
      {"hand.against-field",
       kMeasured,
       {"hand.four-of-month!=nothing field.four-of-month=void",
        "hand.four-of-month!=nothing field.four-pairs=void",
        "hand.four-pairs!=nothing field.four-of-month=void",
        "hand.four-pairs!=nothing field.four-pairs=void"}},
  };
}

std::vector<NeedRow> of_captures() {
  return {
      {"play.turn", kAlways},
      {"play.order", kAlways},
      {"play.capture-order", kAlways},
      {"capture.matches", kAlways},
      {"capture.none", kAlways},
      {"capture.laid-open", kAlways},
      {"capture.stacked", kAlways},
      {"capture.aim", kAlways, {"capture.aim"}},
      {"capture.drawn.takes-laid", kAlways},
      {"capture.pile",
       kAlways,
       {"capture.stacked=until-end-of-turn", "play.capture-order=both-laid-first"}},
      {"capture.overlooked", kAlways, {"capture.played.one=duty", "capture.drawn.one=duty"}},
      {"field.refill", kAlways},
      {"wildcard.", kMeasured, has_wildcard()},
      {"wildcard.card", kAlways, has_wildcard()},
      {"wildcard.on-field", kAlways, has_wildcard()},
      {"wildcard.played-means", kMeasured, {"option.wildcard wildcard.barred!=never"}},
      {"wildcard.kept-with",
       kAlways,
       {"option.wildcard wildcard.collects=same-month", "wildcard.kept-with"}},
      {"wildcard.collects-when", kMeasured, {"option.wildcard wildcard.collects!=none"}},
      {"wildcard.collected-score",
       kMeasured,
       {"option.wildcard wildcard.collects!=none score.by!=card-points"}},
      {"wildcard.collected-points",
       kAlways,
       {"option.wildcard wildcard.collects!=none score.by!=yaku"}},
      {"wildcard.collects-after-stop",
       kAlways,
       {"option.wildcard wildcard.collects!=none call.choice"}},
      {"wildcard.takes", kAlways, has_wildcard()},
      {"wildcard.duty", kAlways, has_wildcard()},
      {"wildcard.must-match", kAlways, {"option.wildcard play.must-match=true"}},
      {"wildcard.counts-as", kAlways, has_wildcard()},
      {"wildcard.partner",
       kAlways,
       {"option.wildcard option.teams-of-two", "option.wildcard option.teams-of-three",
        "option.wildcard teams.seats=opposite"}},
      {"hiki.ordinary", kWording},
      {"hiki.against-wildcard", kMeasured, has_wildcard()},
      {"hiki.effect", kMeasured, {"option.wildcard hiki.against-wildcard!=cannot"}},
      {"hiki.when", kAlways, {"option.wildcard hiki.against-wildcard!=cannot"}},
      {"hiki.then", kAlways, {"option.wildcard hiki.against-wildcard!=cannot"}},
      {"hiki.lightning-then", kAlways, {"option.wildcard hiki.effect!=none"}},
  };
}

std::vector<NeedRow> of_scores() {
  return {
      {"call.choice",
       kAlways,
       {"call.choice", "score.by=yaku yaku.tane", "score.by=yaku yaku.gokou"}},
      {"call.stop-word", kWording},
      {"call.", kMeasured, has_calls()},
      {"call.limit", kMeasured, {"call.choice players>2"}},
      {"call.silence", kAlways, is_koi_koi()},
      {"call.deadline", kAlways, is_koi_koi()},
      {"call.twice-a-turn", kAlways, {"call.offered=at-once"}},
      {"call.stop-draws", kAlways, {"call.offered=at-once"}},
      {"call.cancels-by", kAlways, {"call.opponent-cancels", "score.counter!=1"}},
      {"call.cancelled-yaku", kAlways, {"call.opponent-cancels=at-once"}},
      {"call.team-decides", kAlways, {"teams.seats=opposite call.choice"}},
      {"score.own-calls", kMeasured, has_calls()},
      {"score.own-calls.counts", kAlways, {"score.own-calls!=none"}},
      {"score.counter", kMeasured, has_calls()},
      {"score.counter.repeats", kAlways, {"score.counter!=1"}},
      {"score.counter.calls", kAlways, {"score.counter!=1"}},
      {"score.high.counts", kMeasured, {"score.high score.counter!=1"}},
      {"score.high.own-calls", kAlways, {"score.high score.own-calls!=none"}},
      {"score.combine.counter-high", kMeasured, {"score.high score.counter!=1"}},
      {"score.combine.own-calls",
       kMeasured,
       {"score.own-calls!=none score.counter!=1", "score.own-calls!=none score.high"}},
      {"score.combine.order",
       kAlways,
       {"score.combine.counter-high!=multiply", "score.combine.own-calls!=multiply"}},
      {"score.base", kAlways, {"score.own-calls!=none", "score.counter!=1", "score.high"}},
      {"score.who", kMeasured, has_calls()},
      {"score.which-yaku", kAlways, is_koi_koi()},
      {"score.card-values", kMeasured, {"score.by!=yaku"}},
      {"score.yaku-effect", kMeasured, {"score.by=cards-and-yaku"}},
      {"score.yaku-from", kAlways, yaku_take()},
      {"score.yaku-add", kMeasured, {"score.by!=card-points"}},
      {"score.share", kMeasured, {"score.by!=yaku"}},
      {"score.share.of", kAlways, {"score.share=less-equal-share"}},
      {"score.below-zero", kAlways, yaku_take()},
      {"score.below-zero.of", kAlways, {"score.below-zero=stops-at-zero"}},
      {"yaku.card-shared", kAlways, {"score.by!=card-points"}},
      {"yaku.extra-shared",
       kAlways,
       {"yaku.tan yaku.aotan", "yaku.tan yaku.akatan", "yaku.tane yaku.inoshikachou"}},
      {"yaku.extra-means", kAlways, {"yaku.kasu", "yaku.tane", "yaku.tan"}},
      {"yaku.extra-is-new",
       kAlways,
       {"call.choice score.by=yaku yaku.kasu", "call.choice score.by=yaku yaku.tane",
        "call.choice score.by=yaku yaku.tan"}},
      {"card.sake-cup.when", kAlways, {"card.sake-cup=animal-or-dreg"}},
      {"triad.points", kMeasured, {"option.triad"}},
      {"triad.multiplied", kAlways, {"option.triad"}},
  };
}

std::vector<NeedRow> of_round_ends() {
  return {
      {"round.ends-by-call", kAlways, has_calls()},
      {"round.empty-hand", kMeasured, {"round.end=stock-empty"}},
      {"round.leftover", kAlways, {"round.end=hands-empty score.by!=yaku", "round.leftover"}},
      {"round.field-left", kMeasured, {"score.by!=yaku", "option.wildcard", "round.field-left"}},
      {"round.exhausted.no-yaku", kAlways, {"score.by=yaku"}},
      {"round.exhausted.after-call", kAlways, is_koi_koi()},
      {"round.exhausted.who", kAlways, {"round.exhausted.after-call=yaku-score"}},
      {"round.winner", kAlways, cards_count()},
      {"round.winner.tie", kAlways, cards_count()},
      {"round.winner.by", kAlways, {"score.by=cards-and-yaku score.yaku-effect"}},
      {"payment.who", kAlways},
      {"payment.through", kAlways, points_are_paid()},
      {"payment.when", kAlways, points_are_paid()},
      {"payment.start", kAlways, points_are_paid()},
      {"payment.short", kAlways, points_are_paid()},
      {"payment.after-call", kMeasured, {"call.choice players>2"}},
      {"payment.last-caller", kMeasured, {"payment.after-call=last-caller-alone"}},
      {"payment.alone-amount", kAlways, {"payment.after-call=last-caller-alone"}},
      {"payment.non-callers",
       kAlways,
       {"payment.after-call=each-loser score.counter!=1 players>2"}},
      {"payment.team", kMeasured, in_teams()},
      {"teams.seats", kMeasured, {"option.teams-of-two", "option.teams-of-three", "teams.seats"}},
      {"teams.captured", kMeasured, in_teams()},
      {"teams.equal", kAlways, in_teams()},
      {"teams.manager", kAlways, in_teams()},
      {"teams.hints", kAlways, in_teams()},
      {"teams.formed", kAlways, in_teams()},
      {"teams.players", kAlways, in_teams()},
      {"teams.calls", kAlways, {"teams.seats=opposite call.choice"}},
  };
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

std::vector<NeedRow> of_staying() {
  return {
      {"mizuten.", kMeasured, {"mizuten.allowed=true"}},
      {"mizuten.allowed", kMeasured},
      {"mizuten.redeal",
       kAlways,
       {"mizuten.allowed=true hand.four-of-month=redeal",
        "mizuten.allowed=true field.four-of-month=void"}},
      {"mizuten.no-play", kAlways, {"mizuten.allowed=true"}},
      {"deal.blank-card", kMeasured, {"players>6"}},
      {"blank.penalty", kMeasured, {"deal.blank-card=in-deck"}},
      {"blank.card-goes", kWording},
      {"blank.mizuten", kAlways, {"deal.blank-card=in-deck mizuten.must-stay=must-stay"}},
      {"field.pending-end", kMeasured, {"field.carry=carried"}},
      {"field.no-match", kMeasured, {"field.carry=carried"}},
      {"field.marked", kWording},
      {"field.looked-up", kWording},
      {"field.void-deal",
       kAlways,
       {"field.carry=carried field.four-of-month=void",
        "field.carry=carried hand.four-of-month=redeal"}},
      {"field.blank-hand", kAlways, {"deal.blank-card=in-deck"}},
      {"stay.active", kAlways},
      {"stay.order", kAlways},
      {"stay.too-few", kAlways},
      {"stay.too-few-pot", kAlways, {"stay.too-few"}},
      {"stay.too-few-when", kAlways},
      {"stay.too-few-combos", kAlways},
      {"stay.sole", kAlways},
      {"stay.nobody", kAlways},
      {"stay.oya", kAlways},
      {"stay.seat-names", kWording},
      {"stock.remade", kAlways, {"players>3"}},
      {"pass.penalty", kMeasured, {"players>3", "pass.three-players=may"}},
      {"pass.place", kMeasured, {"players>4", "deal.blank-card=in-deck"}},
      {"pass.to", kAlways},
      {"pass.three-players", kAlways, {"players<4"}},
      {"dealer.next.no-match", kAlways},
      {"chased.must-pass", kAlways, {"players>3"}},
      {"chased.", kMeasured, {"players>3 chased.must-pass=true"}},
      {"chased.adds", kMeasured, {"chased.combos!=nothing"}},
      {"chased.hand-combos", kMeasured, {"chased.combos!=nothing"}},
  };
}

std::vector<NeedRow> of_combos() {
  return {
      {"card.sake-cup-hands", kAlways, {"card.sake-cup!=animal"}},
      {"card.willow-where", kAlways},
      {"combo.declare-order", kAlways},
      {"combo.claimed-when", kAlways, {"combo.declare=may"}},
      {"combo.settle", kAlways},
      {"combo.paid-by", kAlways},
      {"combo.shown-cards", kAlways},
      {"combo.shown-faces", kWording},
      {"combo.shown-as", kWording},
      {"combo.placed", kAlways},
      {"combo.uncalled", kMeasured, {"sage.choice=may-keep-quiet"}},
      {"four-three.from", kAlways},
      {"four-three.declared", kAlways},
      {"four-three.track", kMeasured, {"four-three.ends=match marker.from!=none"}},
      {"four-three.half-time", kAlways, {"four-three.ends=match"}},
      {"yoshi.two-sages", kMeasured, {"yoshi.against-sage=sage-pays-double"}},
      {"yoshi.means", kWording},
      {"sage.means", kWording},
      {"sage.limit", kAlways},
      {"sage.cancel", kMeasured, {"sage.cancel-when!=never"}},
      {"sage.cancel-scores", kMeasured, {"sage.cancel-when!=never"}},
      {"sage.cancel-late", kAlways, {"sage.cancel-when=before-own-turn"}},
      {"sage.cancel-wins", kMeasured, {"sage.cancel=round-over"}},
      {"sage.cancel-cards", kAlways, {"sage.cancel=round-over"}},
      {"sage.cancel-pays",
       kMeasured,
       {"sage.cancel=round-over yoshi.against-sage=sage-pays-double"}},
      {"sage.exhausted-pays", kAlways},
      {"call.others-combos", kAlways},
      {"field.with-double", kAlways},
      {"escape.", kMeasured, {"escape.combos", "escape.points", "escape.kan"}},
      {"diving.", kMeasured, {"diving.combos", "diving.cards", "diving.kan"}},
      {"diving.four", kAlways, {"hand.four-of-month=nothing"}},
      {"bonus.after-call", kMeasured, {"escape.kan", "diving.kan"}},
      {"bonus.shown", kMeasured, {"combo.declare=may escape.kan", "combo.declare=may diving.kan"}},
      {"bonus.when", kAlways},
      {"bonus.together", kAlways},
      {"count.cards", kWording},
      {"count.winner", kAlways},
      {"double-eight.kan", kMeasured, {"double-eight.points"}},
      {"double-eight.extra", kMeasured, {"double-eight.points"}},
      {"all-eights.winner", kAlways},
      {"all-eights.kan", kMeasured, {"all-eights.winner=oya"}},
      {"counted.paid", kMeasured, {"double-eight.points", "all-eights.winner"}},
      {"counted.cancels", kMeasured, {"double-eight.points", "all-eights.winner"}},
      {"counted.when", kAlways},
  };
}

std::vector<NeedRow> of_money() {
  return {
      {"money.", kAlways},
      {"money.pieces", kWording},
      {"loan.", kAlways},
      {"loan.note", kWording},
      {"payment.netted", kAlways},
      {"half.round", kAlways},
      {"half.kan", kMeasured, {"half.round!=[]"}},
      {"match.short-end", kMeasured, {"match.rounds!={allowed=[12]}"}},
      {"match.short-times", kAlways, {"match.rounds!={allowed=[12]}"}},
      {"match.wealth", kAlways},
      {"marker.from", kAlways},
      {"marker.empty-pot", kMeasured, {"marker.from=pot"}},
      {"marker.no-match", kMeasured, {"marker.from=pot"}},
      {"pot.winner", kAlways},
      {"pot.tie", kAlways},
      {"pot.no-winner",
       kAlways,
       {"sage.cancel-wins=nobody-wins", "all-eights.winner=nobody", "stay.nobody=pot-stays"}},
      {"pot.left", kAlways, {"pot.no-winner=stays"}},
      {"share.remainder", kAlways},
      {"final.repay", kAlways},
      {"final.track", kAlways},
      {"final.poorest", kMeasured, {"final.track=poorest"}},
      {"final.poorest-tie", kMeasured, {"final.track=poorest"}},
      {"final.bonus", kAlways},
      {"final.bonus-for", kMeasured, {"final.bonus!=0"}},
      {"final.bonus-from", kMeasured, {"final.bonus!=0"}},
      {"final.bonus-tie", kMeasured, {"final.bonus!=0"}},
      {"final.bonus-measure", kAlways, {"final.bonus!=0"}},
      {"final.bonus-no-match", kAlways, {"final.bonus-for=last-round round.no-match-counts=true"}},
      {"final.ends", kWording},
      {"campaign.", kAlways, has_campaign()},
  };
}

}  // namespace

std::vector<NeedRow> needs() {
  std::vector<NeedRow> all;
  for (const auto& part : {of_matches(), of_deals(), of_captures(), of_scores(), of_round_ends(),
                           of_bets(), of_showdowns(), of_staying(), of_combos(), of_money()}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

}  // namespace hanaproof::rulebook::registry
