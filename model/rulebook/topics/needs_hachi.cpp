#include "model/rulebook/topics/groups.h"

namespace hanaproof::rulebook::registry {

namespace {

Ids has_campaign() { return {"option.campaign"}; }

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
      {"combo.same-type", kAlways, {"combo.types=one-of-each"}},
      {"combo.card-shared", kAlways, {"combo.types!=best-only"}},
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

std::vector<NeedRow> needs_of_hachi() {
  std::vector<NeedRow> all;
  for (const auto& part : {of_staying(), of_combos(), of_money()})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

}  // namespace hanaproof::rulebook::registry
