// Engines of the capturing games with one mistake each.
#pragma once

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::testing {

using engine::CallRules;
using engine::DealRules;
using engine::Tables;
using engine::Wildcard;
using notation::Phase;
using notation::Position;

inline Ruleset robin(std::vector<std::string> options = {}) {
  return testing::rules("robin-red.koi-koi.en", 2, std::move(options));
}
inline Ruleset oishi(int players = 2) { return testing::rules("oishi-tengudo.koi-koi", players); }
inline Ruleset polish(int players = 2) { return testing::rules("hana-awase.pl", players); }
inline Ruleset sakura(int players = 2, std::vector<std::string> options = {}) {
  return testing::rules("robin-red.sakura.fr", players, std::move(options));
}

inline Ruleset factored(const char* formula) { return oishi().with("score.factor", formula); }
inline engine::Program formula(const char* text) {
  return {rulebook::yaku::parse_factor(text), rulebook::yaku::SakeCup::animal};
}

inline std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

inline void keep_two_of_three(engine::CaptureTable& table) {
  for (unsigned field = 0; field < 16; ++field) {
    if (std::popcount(field) == 3) {
      table[field].takes[0] = static_cast<std::uint8_t>(field & (field - 1));
    }
  }
}

// The tables of the same rules, but for one yaku.
template <class Change>
games::MakeGame with_yaku(const std::string& id, Change change) {
  return with_tables([id, change](Tables& tables, const Ruleset& rules) {
    tables.yaku = engine::YakuTable(rules.with("yaku." + id, change(rules["yaku." + id])));
  });
}

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto place = text.find(from);
  EXPECT_NE(place, std::string::npos) << text;
  return text.replace(place, from.size(), to);
}

// Faults of what the engine knows of the rules.
inline std::vector<EngineFault> capturing_table_faults() {
  return {
      {"a sweep takes two of three cards", oishi(),
       with_tables([](Tables& t, const Ruleset&) { keep_two_of_three(t.played); })},
      {"a drawn card sweeps two of three", oishi(3),
       with_tables([](Tables& t, const Ruleset&) { keep_two_of_three(t.drawn); })},
      {"of two cards only the first can be taken", oishi(),
       with_tables([](Tables& t, const Ruleset&) {
         for (auto& captures : t.played) captures.ways = std::min<std::uint8_t>(captures.ways, 1);
       })},
      {"a duty to capture is a right", oishi(), with_tables([](Tables& t, const Ruleset&) {
         t.played[1].takes[t.played[1].ways++] = 0;
         t.ways_played[1] = t.played[1].ways;
         t.compulsory = false;
       })},
      {"a doubled seven is an eight", oishi(),
       with_tables([](Tables& t, const Ruleset&) { ++t.factor.high_from; })},
      {"factors are added", oishi(), with_tables([](Tables& t, const Ruleset&) {
         t.factor.counter_high = engine::FactorRules::Combine::add;
       })},
      {"a counter is worth nothing", oishi(),
       with_tables([](Tables& t, const Ruleset&) { t.factor.counter = 1; })},
      {"a formula for the factor is overlooked", factored("1 + others"),
       with_tables([](Tables& t, const Ruleset&) { t.factor.formula = {}; })},
      {"a formula counts own calls for others'", factored("2 ^ others"),
       with_tables([](Tables& t, const Ruleset&) { t.factor.formula = formula("2 ^ own"); })},
      {"a formula takes the wrong player for the dealer", factored("1 + dealer"),
       with_tables([](Tables& t, const Ruleset&) { t.factor.formula = formula("2 - dealer"); })},
      {"a dreg is counted as a ribbon", oishi(),
       with_yaku("tan",
                 [](const auto& yaku) {
                   return yaku.with("cards", replaced(*yaku.field("cards")->word(), "count(ribbon)",
                                                      "count(ribbon | 13 | 63 | B4)"));
                 })},
      {"a yaku is lost", oishi(),
       with_yaku("inoshikachou", [](const auto&) { return rulebook::Value("none"); })},
      {"a yaku is worth a point more", oishi(),
       with_yaku("gokou",
                 [](const auto& yaku) {
                   return yaku.with("points", *yaku.field("points")->word() + " + 1");
                 })},
      {"the call after the last card is taken away", oishi(),
       with_tables([](Tables& t, const Ruleset&) {
         t.call.after_last = CallRules::AfterLast::round_stops;
       })},
      {"the call after one's own last card is offered",
       oishi().with("call.after-last-card", "own-last-stops"),
       with_tables([](Tables& t, const Ruleset&) {
         t.call.after_last = CallRules::AfterLast::round_stops;
       })},
      {"each player may call once, where anybody may", oishi().with("call.limit", "once-a-round"),
       with_tables([](Tables& t, const Ruleset&) { t.call.limit = CallRules::Limit::once_each; })},
      {"the dealer gets six for a round without yaku",
       oishi().with("round.exhausted.no-yaku", "dealer-points"),
       with_tables([](Tables& t, const Ruleset&) { t.payment.dealer_points = 6; })},
      {"a call is offered every turn", oishi(), with_tables([](Tables& t, const Ruleset&) {
         t.call.trigger = CallRules::Trigger::any_turn;
       })},
      {"points are kept that a yaku should cancel", robin(),
       with_tables([](Tables& t, const Ruleset&) { t.call.opponents_cancel = false; })},
      {"a third caller is allowed", oishi(3),
       with_tables([](Tables& t, const Ruleset&) { t.call.limit = CallRules::Limit::none; })},
      {"all losers pay for the last caller", oishi(3),
       with_tables([](Tables& t, const Ruleset&) { t.payment.last_caller_pays = false; })},
      {"teams do not pool their cards", oishi(4),
       with_tables([](Tables& t, const Ruleset&) { t.payment.pooled = false; })},
      {"every member of a team pays", oishi(4),
       with_tables([](Tables& t, const Ruleset&) { t.payment.team_once = !t.payment.team_once; })},
      {"the wildcard collects nothing", robin({"wildcard"}),
       with_tables(
           [](Tables& t, const Ruleset&) { t.wildcard.collects = Wildcard::Collects::nothing; })},
      {"the wildcard is never barred", robin({"wildcard"}),
       with_tables([](Tables& t, const Ruleset&) { t.wildcard.barred = Wildcard::Barred::never; })},
      {"nobody objects to the wildcard", robin({"wildcard"}),
       with_tables(
           [](Tables& t, const Ruleset&) { t.wildcard.objection = Wildcard::Objection::cannot; })},
      {"collected cards score", robin({"wildcard"}),
       with_tables([](Tables& t, const Ruleset&) { t.wildcard.collected_scores = true; })},
      {"play with the wildcard is taken for plain", robin({"wildcard"}),
       with_tables([](Tables& t, const Ruleset&) { t.shape.plain = true; })},
      {"a matching card may be kept back", testing::rules("blog.koi-koi.fr"),
       with_tables([](Tables& t, const Ruleset&) { t.must_match = false; })},
      {"a round goes on to the last stock card", oishi(),
       with_tables([](Tables& t, const Ruleset&) { t.ends_with_stock = true; })},
      {"four pairs do not win", oishi(), with_tables([](Tables& t, const Ruleset&) {
         t.deal.four_pairs = DealRules::InHand::nothing;
       })},
      {"four of a month on the field do not void", robin(),
       with_tables([](Tables& t, const Ruleset&) { t.deal.field_four_of_month_voids = false; })},
      {"two winning hands both score", oishi(), with_tables([](Tables& t, const Ruleset&) {
         t.deal.both_win = DealRules::BothWin::both_score;
       })},
      {"the wrong player begins", oishi(),
       with_tables([](Tables& t, const Ruleset&) { t.dealer_begins = !t.dealer_begins; })},
      {"an animal is worth eleven", polish(),
       with_tables([](Tables& t, const Ruleset&) { t.card_points.worth[1] = 11; })},
  };
}

// Faults of games in which cards and yaku count.
inline std::vector<EngineFault> cards_and_yaku_faults() {
  using Effect = engine::CardPoints::YakuEffect;
  const auto effect = [](Effect wrong) {
    return with_tables([wrong](Tables& t, const Ruleset&) { t.card_points.yaku = wrong; });
  };
  return {
      {"a yaku does nothing", sakura(), effect(Effect::none)},
      {"a yaku's maker gains its points", sakura(), effect(Effect::gain_and_lose)},
      {"a yaku costs its maker as well", sakura(5), effect(Effect::everyone_loses)},
      {"a yaku is paid by each", sakura(7), effect(Effect::paid_by_each)},
      {"a yaku of Sakura is lost", sakura(3),
       with_yaku("deer-geese-boar", [](const auto&) { return rulebook::Value("none"); })},
      {"six players make two teams instead of three", sakura(6, {"teams-of-two"}),
       with_tables([](Tables& t, const Ruleset&) { t.payment.teams = 2; })},
      {"six players make three teams instead of two", sakura(6, {"teams-of-three"}),
       with_tables([](Tables& t, const Ruleset&) { t.payment.teams = 3; })},
      {"a team makes no yaku together", sakura(6, {"teams-of-three"}),
       with_tables([](Tables& t, const Ruleset&) { t.payment.pooled = false; })},
      {"a team loses a yaku's points once a member", sakura(4, {"teams-of-two"}),
       with_tables([](Tables& t, const Ruleset&) { t.payment.team_once = !t.payment.team_once; })},
      {"a dreg is worth a point", sakura(6),
       with_tables([](Tables& t, const Ruleset&) { t.card_points.worth[3] = 1; })},
      {"calls are offered", sakura(),
       with_tables([](Tables& t, const Ruleset&) { t.shape.calls = true; })},
  };
}

// Faults of what the engine makes of a move.
inline std::vector<EngineFault> capturing_play_faults() {
  return {
      {"a call is not remembered", oishi(),
       with_positions([](const Position& before, const Move& move, Position& after) {
         if (move.sort == Move::Sort::koi_koi) after.calls[at(before.turn)] = 0;
       })},
      {"the last call is another player's", oishi(3),
       with_positions([](const Position&, const Move& move, Position& after) {
         if (move.sort == Move::Sort::koi_koi) after.last_call = (*after.last_call + 1) % 3;
       })},
      {"the points at a call are not remembered", oishi(),
       with_positions([](const Position& before, const Move& move, Position& after) {
         if (move.sort == Move::Sort::koi_koi) after.called_at[at(before.turn)] = 0;
       })},
      {"play goes round the wrong way", oishi(3),
       with_positions([](const Position& before, const Move&, Position& after) {
         const int previous = (before.turn + 2) % 3;
         if (after.phase == Phase::play && !after.hands[at(previous)].empty()) {
           after.turn = previous;
         }
       })},
      {"a stock card is skipped", oishi(),
       with_positions([](const Position&, const Move&, Position& after) {
         if (after.stock.size() > 1) std::swap(after.stock[0], after.stock[1]);
       })},
      {"a November card played is not remembered", robin({"wildcard"}),
       with_positions([](const Position& before, const Move&, Position& after) {
         after.november_played[at(before.turn)] = false;
       })},
      {"the wrong seat gets what the wildcard collects", robin({"wildcard"}),
       with_positions([](const Position&, const Move&, Position& after) {
         if (!after.wild || after.wild->collected.empty()) return;
         const cards::CardSet collected(after.wild->collected);
         after.captured[at(after.wild->player)] -= collected;
         after.captured[at(1 - after.wild->player)] |= collected;
       })},
      {"cancelled points come back", robin(),
       with_positions([](const Position&, const Move&, Position& after) {
         after.forfeited = {0, 0};
       })},
      {"a captured card goes to the next player", polish(3),
       with_positions([](const Position& before, const Move& move, Position& after) {
         for (const cards::Card card : move.takes) {
           if (!after.captured[at(before.turn)].contains(card)) continue;
           after.captured[at(before.turn)].erase(card);
           after.captured[at((before.turn + 1) % 3)].insert(card);
         }
       })},
      {"who stopped is not remembered", oishi(),
       with_positions(
           [](const Position&, const Move&, Position& after) { after.stopped.reset(); })},
  };
}

}  // namespace hanaproof::crosscheck::testing
