#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

namespace {

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

// Who handles the deck is a question of games of capturing alone.
Ids is_capturing() { return {"capture.played.one"}; }

std::vector<NeedRow> of_matches() {
  return {
      {"claim.", kWording},
      {"claim.yaku-defined", kWording, {"score.by!=card-points"}},
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
      {"dealer.tie-who", kAlways, {"players>2"}},
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
      {"deal.packets", kWording},
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
      {"hand.four-pairs.of-three",
       kAlways,
       {"hand.four-pairs!=nothing deal.hand-size=10", "field.four-pairs=void deal.field-size=10",
        "field.four-pairs=void deal.field-size=12"}},
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
      {"capture.choice-holds-for", kAlways, {"capture.choice-holds-for"}},
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
      {"hiki.without-wildcard", kAlways, has_wildcard()},
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
      {"score.card-values", kAlways, {"score.by!=yaku"}},
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
      {"round.stock-only.first",
       kAlways,
       {"round.end=stock-empty players<3 deal.hand-size deal.hand-size!=10"}},
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
      {"payment.non-callers", kAlways, {"payment.after-call score.counter!=1 players>2"}},
      {"payment.team", kMeasured, in_teams()},
      {"teams.seats", kMeasured, {"option.teams-of-two", "option.teams-of-three", "teams.seats"}},
      {"teams.seats.three", kAlways, {"option.teams-of-three"}},
      {"teams.captured", kMeasured, in_teams()},
      {"teams.equal", kAlways, in_teams()},
      {"teams.manager", kAlways, in_teams()},
      {"teams.hints", kAlways, in_teams()},
      {"teams.formed", kAlways, in_teams()},
      {"teams.players", kAlways, in_teams()},
      {"teams.calls", kAlways, {"teams.seats=opposite call.choice"}},
  };
}

}  // namespace

std::vector<NeedRow> needs() {
  std::vector<NeedRow> all;
  for (const auto& part : {of_matches(), of_deals(), of_captures(), of_scores(), of_round_ends(),
                           needs_of_betting(), needs_of_hachi()}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

}  // namespace hanaproof::rulebook::registry
