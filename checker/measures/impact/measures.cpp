#include "checker/measures/impact/measurement.h"

#include "checker/measures/impact/bets.h"
#include "checker/measures/impact/counts.h"
#include "checker/measures/impact/hachi_lockstep.h"
#include "checker/measures/impact/rounds.h"
#include "model/spec/betting/hands.h"

namespace hanaproof::impact {

using checker::Situation;

namespace {

void measure_draw(Measurement& each) {
  const cards::CardSet deck = each.family() == rulebook::Family::betting
                                  ? spec::betting::deck(spec::betting::Rules(each.sides.front()))
                                  : cards::CardSet::all();
  count(each, [&] { return draws_told_differently(each.sides, deck); });
}

void measure_deal(Measurement& each, const Chance& chance) {
  // A deck that is dealt out card by card: its cards come to lie elsewhere, and no deal is likelier
  // than it was.
  if (each.witness().position->stock.size() ==
      static_cast<std::size_t>(each.witness().position->deck.size())) {
    return;
  }
  const bool swap = each.differ_in("deal.swap");
  if (swap || each.differ_in("dealer.begins")) {
    count(each, [&] { return every_deal(each.sides.front()); });
  } else {
    count(each, [&] { return deals_decided_differently(each.sides); });
  }
  // Hands are swapped before the positions that are played from.
  if (swap) return;
  simulate(each, [&] { return rounds_in_lockstep(each.sides, Policy::uniform_random, chance); });
}

void measure_play(Measurement& each, const Options& options, const Chance& chance) {
  for (const Policy policy : {Policy::uniform_random, Policy::greedy}) {
    simulate(each, [&] { return rounds_in_lockstep(each.sides, policy, chance); });
  }
  simulate(each, [&] { return endgames_in_lockstep(each.sides, options.endgames, chance); });
}

void measure_match(Measurement& each, const Chance& chance) {
  if (!each.witness().position) {
    simulate(each, [&] { return ends_of_matches(each.sides, chance); });
    return;
  }
  // What all such deals are asked, and nothing else is.
  if (each.differ_in("dealer.next.void") || each.differ_in("round.void-counts")) {
    count(each, [&] { return deals_decided(each.sides.front(), Decided::void_deal); });
  } else if (each.differ_in("round.hand-win-counts")) {
    count(each, [&] { return deals_decided(each.sides.front(), Decided::hand_win); });
  }
  simulate(each, [&] { return rounds_of_matches(each.sides, chance); });
}

void measure_table(Measurement& each, const Chance& chance) {
  simulate(each, [&] { return std::optional(hachi_in_lockstep(each.sides, chance)); });
}

void measure_hand(Measurement& each, const rulebook::Library& library, const Chance& chance) {
  count(each, [&] { return hands_in_doubt(each.sides, library); });
  // Each side leaves out a combo that other hands make as well: rounds would tell of these, too.
  if (!each.counted.empty()) return;
  count(each, [&] { return hands_made_differently(each.sides); });
  // What the hand is chased for is no combo.
  if (!each.counted.empty() && each.counted.back().hits == "0") each.counted.clear();
  measure_table(each, chance);
}

void measure_bets(Measurement& each, const Chance& chance) {
  if (each.witness().situation == Situation::showdown) {
    count(each, [&] { return settled_differently(each.sides, *each.witness().bets); });
  }
  simulate(each, [&] { return std::optional(bets_in_lockstep(each.sides, chance)); });
}

}  // namespace

void measure_one(Measurement& each, const rulebook::Library& library, const Options& options) {
  if (each.sides.empty()) return;
  const Chance chance{options.seed, options.precision};
  switch (each.witness().situation) {
    case Situation::draw:
      return measure_draw(each);
    case Situation::deal:
      return measure_deal(each, chance);
    case Situation::pile:
    case Situation::decision:
    case Situation::round:
      return each.family() == rulebook::Family::hachi ? measure_table(each, chance)
                                                      : measure_play(each, options, chance);
    case Situation::match:
      return measure_match(each, chance);
    case Situation::showdown:
    case Situation::stake:
      return measure_bets(each, chance);
    case Situation::hand:
      return measure_hand(each, library, chance);
    case Situation::fields:
      count(each, [&] {
        const auto rounds = static_cast<int>(each.witness().fields.size());
        return std::optional(fields_played_differently(each.sides, rounds));
      });
      return measure_table(each, chance);
    case Situation::table:
      return measure_table(each, chance);
    case Situation::text:
      return;
  }
}

}  // namespace hanaproof::impact
