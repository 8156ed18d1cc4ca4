// Betting engines with one mistake each.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::testing {

using engine::betting::Action;
using engine::betting::RankTable;
using engine::betting::State;
using EngineRules = engine::betting::Rules;

inline Ruleset korean(int players = 2) { return bets(players, {}, "korean.seotda"); }

// Faults of what the engine knows of the rules.
inline std::vector<EngineFault> bet_rule_faults() {
  const auto wrong = [](auto spoil) {
    return with_bet_tables([spoil](adapters::BettingTables& tables) { spoil(tables.rules); });
  };
  return {
      {"nobody puts in a starting stake", bets(2), wrong([](EngineRules& r) { r.ante = false; })},
      {"who cannot pay the starting stake is out", bets(2),
       wrong([](EngineRules& r) { r.short_ante_is_out = true; })},
      {"who cannot pay the starting stake stays", bets(3, {{"bet.ante-short", "out"}}),
       wrong([](EngineRules& r) { r.short_ante_is_out = false; })},
      {"there is one auction", bets(2), wrong([](EngineRules& r) { r.auctions = 1; })},
      {"the wrong player opens", bets(2), wrong([](EngineRules& r) { r.dealer_opens = false; })},
      {"the new dealer does not open", bets(3),
       wrong([](EngineRules& r) { r.new_dealer_opens = false; })},
      {"the next player opens for a folded one",
       bets(3, {{"bet.opener-folded", "last-raiser"},
                {"bet.opener-may-fold", "true"},
                {"bet.second-opener", "dealer-of-deal"}}),
       wrong([](EngineRules& r) { r.raiser_opens_for_folded = false; })},
      {"nothing is an opening", bets(2),
       wrong([](EngineRules& r) { r.may_open_with_nothing = true; })},
      {"the opener may fold", bets(2), wrong([](EngineRules& r) { r.opener_may_fold = true; })},
      {"the highest bid is followed", bets(3, {{"bet.follow", "previous"}}),
       wrong([](EngineRules& r) { r.follows_highest = true; })},
      {"a raise exceeds the highest bid", bets(3, {{"bet.raise", "over-previous"}}),
       wrong([](EngineRules& r) { r.raises_over_highest = true; })},
      {"nobody raises twice", bets(2), wrong([](EngineRules& r) { r.raises_once = true; })},
      {"who has bid may not raise", bets(2, {{"bet.raise-again", "may"}}),
       wrong([](EngineRules& r) { r.raises_again = false; })},
      {"the second bid includes the first", bets(2),
       wrong([](EngineRules& r) { r.includes_first = true; })},
      {"who folds loses all", bets(2, {{"bet.fold-loses", "ante-only"}}),
       wrong([](EngineRules& r) { r.fold_returns_bids = false; })},
      {"the last player goes on alone", bets(2),
       wrong([](EngineRules& r) { r.last_wins_at_once = false; })},
      {"who is short must fold", bets(2),
       wrong([](EngineRules& r) { r.short_money = EngineRules::Short::must_fold; })},
      {"who is short limits the others", bets(2),
       wrong([](EngineRules& r) { r.short_money = EngineRules::Short::caps_everyone; })},
      {"bids are made equal in the end", bets(3),
       wrong([](EngineRules& r) { r.equal_in_the_end = true; })},
      {"the dealer stays", bets(2),
       wrong([](EngineRules& r) { r.dealer = EngineRules::Dealer::same; })},
      {"the last to follow becomes dealer", bets(2),
       wrong([](EngineRules& r) { r.last_follower_decides = true; })},
      {"each auction makes a dealer", bets(2, {{"dealer.changes", "after-round"}}),
       wrong([](EngineRules& r) { r.changes_after_auction = true; })},
      {"the winner deals for who is excluded", bets(3),
       wrong([](EngineRules& r) { r.excluded_dealer = EngineRules::Excluded::winner; })},
      {"hands are compared in turn", korean(3), wrong([](EngineRules& r) { r.in_turn = true; })},
      {"equal hands leave the stakes", bets(2),
       wrong([](EngineRules& r) { r.tie = EngineRules::Tie::carried; })},
      {"equal hands are played again in vain", bets(2, {{"showdown.tie", "replay"}}),
       wrong([](EngineRules& r) { r.tie = EngineRules::Tie::carried; })},
      {"a short winner takes what he matched", bets(2),
       wrong([](EngineRules& r) { r.matched_stakes = true; })},
      {"a short winner takes all", bets(3, {{"bet.short-wins", "matched-stakes"}}),
       wrong([](EngineRules& r) { r.matched_stakes = false; })},
      {"what is folded stays in the middle", bets(2),
       wrong([](EngineRules& r) { r.folded_to_next_round = true; })},
      {"the starting stake alone is multiplied", bets(2),
       wrong([](EngineRules& r) { r.multiplied = EngineRules::Multiplied::ante_only; })},
      {"bids alone are multiplied", bets(2),
       wrong([](EngineRules& r) { r.multiplied = EngineRules::Multiplied::bids_only; })},
      {"the multiplier comes on top", bets(2, {{"payment.multiplier-means", "total"}}),
       wrong([](EngineRules& r) { r.on_top = true; })},
      {"who folds pays the multiplier", bets(3),
       wrong([](EngineRules& r) { r.folded_pay = true; })},
      {"the last player shows a combination", bets(2), wrong([](EngineRules& r) {
         r.unshown_multiplies = true;
         r.folded_pay = true;
       })},
      {"a debtor pays nothing", bets(2),
       wrong([](EngineRules& r) { r.debtor_pays_nothing = true; })},
      {"a debtor stays in the game", bets(2), wrong([](EngineRules& r) { r.excludes = false; })},
  };
}

inline void for_each_class(RankTable& ranks,
                           const std::function<void(engine::betting::HandClass&)>& change) {
  for (engine::betting::HandClass& one : ranks.classes()) change(one);
}

// Faults of what the engine knows of hands.
inline std::vector<EngineFault> bet_hand_faults() {
  const auto with_ranks = [](auto spoil) {
    return with_bet_tables([spoil](adapters::BettingTables& tables) { spoil(tables.ranks); });
  };
  return {
      {"nothing is caught", korean(), with_ranks([](RankTable& ranks) {
         for_each_class(ranks, [](auto& one) { one.catches.reset(); });
       })},
      {"nothing is replayed", korean(), with_ranks([](RankTable& ranks) {
         for_each_class(ranks, [](auto& one) { one.replays_from = -1; });
       })},
      {"a replay is stopped one hand too early", korean(), with_ranks([](RankTable& ranks) {
         for_each_class(ranks, [](auto& one) {
           if (one.replays_from >= 0) ++one.replays_from;
         });
       })},
      {"a combination is worth one more", bets(2), with_ranks([](RankTable& ranks) {
         const cards::CardSet curtain_moon = *cards::CardSet::parse("31 81");
         ++ranks.classes()[ranks.of(curtain_moon)].multiplier;
       })},
      {"the strongest hand is outranked", bets(2), with_ranks([](RankTable& ranks) {
         const auto best = ranks.of(*cards::CardSet::parse("31 81"));
         const auto pair = ranks.of(*cards::CardSet::parse("A3 A4"));
         ranks.classes()[best].outranked_by.set(pair);
         ranks.classes()[pair].outranked_by.reset(best);
       })},
  };
}

// Faults of what the engine makes of a bet.
inline std::vector<EngineFault> bet_faults() {
  const auto raised = [](const Action& action) { return action.sort == Action::Sort::raise; };
  const auto seat = [](const State& state) { return static_cast<std::size_t>(state.turn); };
  return {
      {"the turn goes the wrong way", bets(3),
       with_states([](const State& before, const Action&, State& after) {
         if (after.over || after.held != before.held) return;
         after.turn = static_cast<std::int16_t>((before.turn + 2) % 3);
       })},
      {"a raise is not remembered", bets(2),
       with_states([](const State&, const Action&, State& after) {
         for (engine::betting::Auction& auction : after.auctions)
           auction.last_raiser = engine::betting::kNobody;
       })},
      {"a raise costs a coin too many", bets(2),
       with_states([=](const State& before, const Action& action, State& after) {
         if (raised(action) && after.money[seat(before)] > 0) --after.money[seat(before)];
       })},
      {"a raise is put in by the next player", bets(3),
       with_states([=](const State& before, const Action& action, State& after) {
         if (!raised(action) || after.over) return;
         std::swap(after.bids[seat(before)], after.bids[seat(after)]);
       })},
      {"who has bid is forgotten", bets(2),
       with_states([](const State&, const Action&, State& after) { after.has_bid = 0; })},
      {"who has folded is forgotten", bets(3),
       with_states([](const State&, const Action&, State& after) { after.folded = 0; })},
      {"a limit is forgotten", bets(3, {{"bet.short", "caps-everyone"}}),
       with_states([](const State&, const Action&, State& after) { after.capped = false; })},
  };
}

}  // namespace hanaproof::crosscheck::testing
