// What the rulebook's own examples come to, and the parts of a round by hand.
#include <algorithm>
#include <bit>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/cards/dice.h"
#include "model/rulebook/library.h"
#include "solvers/engine/hachi/play.h"
#include "tests/plover.h"

namespace hanaproof::engine::hachi::play_test {
namespace {

using cards::Card;
using cards::CardSet;
using ::testing::ElementsAre;
using Sort = Move::Sort;

Bits bits(const char* codes) { return CardSet::parse(codes)->bits(); }

rulebook::Ruleset plover(int players, const std::string& more = {}) {
  static std::vector<std::unique_ptr<rulebook::Library>> kept;
  kept.push_back(std::make_unique<rulebook::Library>(books::plover(more)));
  return {kept.back()->at("plover.en"), {players, {}}};
}

// Hands and field as given, in order; mixed in the order of the cards.
Deal deal_of(const std::vector<const char*>& hands, const char* field) {
  Deal deal;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) deal.hands[seat] = bits(hands[seat]);
  deal.field = bits(field);
  for (std::size_t i = 0; i < kDeck; ++i) deal.mixed[i] = static_cast<std::uint8_t>(i);
  return deal;
}

std::vector<Sort> sorts(const Tables& tables, const State& state) {
  MoveList list;
  moves(tables, state, list);
  std::vector<Sort> all;
  for (const Move& move : list) all.push_back(move.sort);
  return all;
}

void say(const Tables& tables, State& state, std::initializer_list<Sort> words) {
  for (const Sort word : words) make(tables, state, {.sort = word});
}

template <std::size_t... Seat>
auto amounts(const PerSeat<std::int32_t>& all, std::index_sequence<Seat...>) {
  return std::vector<int>{all[Seat]...};
}
std::vector<int> of_three(const PerSeat<std::int32_t>& all) {
  return amounts(all, std::make_index_sequence<3>());
}

// A round of three before its last card, which seat 2 plays: it takes one card, and the last one
// of the stock another. `piles`: what all have then.
State last_card(const Tables& tables, const std::array<CardSet, 3>& piles) {
  State state;
  state.match = first_match(tables.rules, 12, 0);
  state.stays = 0b111;
  state.oya = 0;
  state.turn = 2;
  state.phase = Phase::play;
  for (std::size_t i = 0; i < kDeck; ++i) state.deal.mixed[i] = static_cast<std::uint8_t>(i);
  // Two pairs of the last pile are still to be captured.
  Bits left = piles[2].bits();
  const auto take_pair = [&](Bits& one, Bits& other) {
    for (int month = 0; month < cards::kMonths; ++month) {
      const Bits cards = left & engine::whole_month(month);
      if (engine::count(cards) != 2 && engine::count(cards) != 4) continue;
      one |= cards & -cards;
      const Bits rest = cards & (cards - 1);
      other |= rest & -rest;
      left &= ~(one | other);
      return;
    }
    FAIL() << "no pair";
  };
  take_pair(state.hand[2], state.field);
  take_pair(state.stock, state.field);
  state.captured = {piles[0].bits(), piles[1].bits(), left};
  for (std::size_t seat = 0; seat < 3; ++seat) {
    state.counters[seat] = tables.yaku.nothing_captured() + tables.yaku.gain(state.captured[seat]);
  }
  return state;
}

// The result of the round: the last card played.
State played_out(const Tables& tables, const std::array<CardSet, 3>& piles) {
  State state = last_card(tables, piles);
  MoveList list;
  while (state.phase != Phase::over) {
    moves(tables, state, list);
    make(tables, state, list.moves[0]);
  }
  EXPECT_EQ(state.captured[2], piles[2].bits());
  return state;
}

// Whole pairs of months in three piles that are worth so much; of the first one `most` in ten.
std::array<CardSet, 3> piles_worth(const std::array<int, 3>& points, int most = 3) {
  cards::Dice dice(1);
  for (int tries = 0; tries < 1'000'000; ++tries) {
    std::array<CardSet, 3> piles;
    for (cards::Month month = 1; month <= cards::kMonths; ++month) {
      std::vector<Card> cards = CardSet::month(month).cards();
      dice.shuffle(cards);
      for (std::size_t pair = 0; pair < 2; ++pair) {
        auto& pile = piles[dice.roll(10) < most ? 0 : static_cast<std::size_t>(1 + dice.roll(2))];
        pile.insert(cards[2 * pair]);
        pile.insert(cards[2 * pair + 1]);
      }
    }
    const auto worth = [&](std::size_t i) { return piles[i].points(); };
    if (worth(0) == points[0] && worth(1) == points[1] && worth(2) == points[2]) return piles;
  }
  ADD_FAILURE() << "no such piles";
  return {};
}

TEST(HandCombos, OfTwoThreeAndNoKanBringOneFourAndMinusFive) {
  const Tables tables(plover(3));
  // Three of January; one ribbon and six dregs; nothing.
  const Deal deal =
      deal_of({"11 12 13 21 32 43 54", "22 23 24 33 34 44 53", "41 51 61 71 82 91 A1"},
              "62 63 72 73 83 92");
  State state = begin(tables, first_match(tables.rules, 12, 0), deal);
  say(tables, state, {Sort::look, Sort::stay, Sort::stay, Sort::stay});
  ASSERT_EQ(state.phase, Phase::show);
  make(tables, state, {.sort = Sort::show, .combos = tables.hands.named("three")});
  make(tables, state, {.sort = Sort::show, .combos = tables.hands.named("single-ribbon")});
  // The third has nothing to show and is not asked.
  EXPECT_EQ(state.phase, Phase::play);
  EXPECT_EQ(state.turn, 0);
  const int kan = 12;
  EXPECT_THAT(of_three(state.match.last), ElementsAre(1 * kan, 4 * kan, -5 * kan));
  EXPECT_THAT(of_three(state.match.money), ElementsAre(72, 108, 0));
}

TEST(HandCombos, AreWorthMoreForCertainThrees) {
  const Tables tables(plover(3));
  const HandTable& hands = tables.hands;
  const auto kan = [&](const char* combo, const char* hand) {
    const ComboSet set = hands.named(combo);
    EXPECT_NE(hands.made(bits(hand)) & set, 0U) << combo << ": " << hand;
    return hands.kan_of(set, bits(hand));
  };
  EXPECT_EQ(kan("three", "11 12 13 21 31 41 51"), 2);
  EXPECT_EQ(kan("three", "41 42 43 21 31 11 51"), 3);
  EXPECT_EQ(kan("three", "11 12 13 41 42 43 51"), 3);
  EXPECT_EQ(kan("double-three", "11 12 13 41 42 43 51"), 7);
  EXPECT_EQ(kan("double-three", "71 72 73 41 42 43 51"), 8);
  EXPECT_EQ(kan("full-house", "C2 C3 C4 21 22 31 32"), 8);
  EXPECT_EQ(kan("full-house", "C1 C3 C4 21 22 31 32"), 7);
  EXPECT_EQ(kan("four-and-three", "B1 B2 B3 B4 C2 C3 C4"), 20);
  EXPECT_EQ(kan("all-dregs", "B1 B2 B3 B4 C2 C3 C4"), 4);
  EXPECT_EQ(hands.made(bits("11 12 21 22 31 41 51")), 0U);
}

TEST(HandCombos, LetPlayersDiveWithTheirOwnThree) {
  const Tables tables(plover(3));
  const HandTable& hands = tables.hands;
  const int twice = std::countr_zero(hands.named("double-three"));
  const int once = std::countr_zero(hands.named("three"));
  const Bits hand = bits("11 12 13 41 42 43 51");
  EXPECT_EQ(hands.dives(twice, hand, bits("11 12 13 14 41 44"), false), 1);
  EXPECT_EQ(hands.dives(twice, hand, bits("11 12 13 14 41 42 43 44"), false), 2);
  EXPECT_EQ(hands.dives(once, hand, bits("11 12 13 14 41 42 43 44"), false), 1);
  EXPECT_EQ(hands.dives(once, hand, bits("21 22 23 24"), false), 0);
  EXPECT_EQ(hands.dives(once, hand, bits("21 22 23 24"), true), 1);
}

TEST(Counting, SettlesAgainstPar) {
  const Tables tables(plover(3));
  const State state = played_out(tables, piles_worth({100, 72, 92}));
  EXPECT_EQ(state.end, End::played_out);
  EXPECT_EQ(state.winner, 0);
  EXPECT_EQ(state.match.dealer, 0);
  EXPECT_THAT(of_three(state.match.last), ElementsAre(12, -16, 4));
}

TEST(Counting, PaysTwelveKanForAHundredAndSeventyPoints) {
  const Tables tables(plover(3));
  const State state = played_out(tables, piles_worth({170, 40, 54}, 6));
  EXPECT_EQ(state.end, End::counted);
  EXPECT_THAT(of_three(state.match.last), ElementsAre(2 * 144, -144, -144));
}

TEST(Counting, PaysOyaWhenAllAreAtPar) {
  const Tables tables(plover(3));
  const State state = played_out(tables, piles_worth({88, 88, 88}));
  EXPECT_EQ(state.end, End::counted);
  EXPECT_EQ(state.winner, 0);
  EXPECT_THAT(of_three(state.match.last), ElementsAre(240, -120, -120));
}

// Which sorts are played when these lights are dealt round by round; nobody ever stays.
std::vector<FieldSort> sorts_played(const Tables& tables, const std::vector<const char*>& fields) {
  std::vector<FieldSort> played;
  Match match = first_match(tables.rules, 12, 0);
  for (const char* field : fields) {
    const Deal deal =
        deal_of({"12 13 14 21 32 43 54", "22 23 24 33 34 44 53", "41 51 61 71 82 91 A1"}, field);
    State state = begin(tables, match, deal);
    say(tables, state, {Sort::look, Sort::pass, Sort::pass, Sort::pass});
    EXPECT_EQ(state.end, End::no_match);
    played.push_back(state.sort);
    match = state.match;
  }
  return played;
}

TEST(Fields, AreCarriedOverAsInTheExamples) {
  const Tables tables(plover(3));
  const char* none = "62 63 72 73 83 92";
  EXPECT_THAT(
      sorts_played(tables, {"11 B1 C1 63 73 83", none, none, none}),
      ElementsAre(FieldSort::grand, FieldSort::grand, FieldSort::twofold, FieldSort::small));
  EXPECT_THAT(sorts_played(tables, {"11 B1 C1 63 73 83", "B1 63 72 73 83 92", none, none, none}),
              ElementsAre(FieldSort::grand, FieldSort::grand, FieldSort::grand, FieldSort::twofold,
                          FieldSort::small));
}

TEST(Staying, CostsWhoPassesByPlace) {
  const Tables tables(plover(5));
  const Deal deal = deal_of({"12 14 21 32 42 54 C2", "22 24 31 34 44 53 C3", "41 51 61 71 81 91 A1",
                             "11 23 33 43 52 62 72", "13 63 74 82 93 A2 B2"},
                            "73 83 92 A3 B3 C4");
  State state = begin(tables, first_match(tables.rules, 12, 3), deal);
  say(tables, state, {Sort::look, Sort::pass, Sort::pass});
  EXPECT_EQ(state.penalty[3], 12);
  EXPECT_EQ(state.penalty[4], 18);
  EXPECT_EQ(state.match.pot, 30);
  EXPECT_EQ(state.turn, 0);
  say(tables, state, {Sort::stay, Sort::stay, Sort::stay});
  EXPECT_EQ(state.oya, 0);
  EXPECT_EQ(state.hand[3], 0U);
  EXPECT_EQ(engine::count(state.stock), 48 - 6 - 21);
}

TEST(Loans, AreTakenUpInWholes) {
  const Tables tables(plover(3));
  Match match = first_match(tables.rules, 12, 0);
  match.money = {5, 60, 60};
  const Deal deal =
      deal_of({"12 13 14 21 32 43 54", "22 23 24 33 34 44 53", "41 51 61 71 82 91 A1"},
              "62 63 72 73 83 92");
  State state = begin(tables, match, deal);
  say(tables, state, {Sort::look, Sort::pass});
  EXPECT_EQ(state.match.money[0], 5 + 120 - 12);
  EXPECT_EQ(state.match.debt[0], 120);
  EXPECT_EQ(state.match.bank, -120);
}

TEST(Calls, OfferWhatTheRulesSay) {
  const Tables must(plover(3));
  const Tables may(plover(3, books::clause("sage.choice", "\"may-keep-quiet\"")));
  const Tables never(plover(3, books::clause("sage.last-turn", "\"not-offered\"")));
  // The last card of seat 2 makes the three blue ribbons.
  std::array<CardSet, 3> piles = {CardSet::parse("11 12").value(), CardSet::parse("21 22").value(),
                                  CardSet::parse("62 63 92 93 A2 A3").value()};
  for (const Tables* tables : {&must, &may, &never}) {
    State state = last_card(*tables, piles);
    MoveList list;
    moves(*tables, state, list);
    make(*tables, state, list.moves[0]);
    if (tables == &never) {
      // Nothing else could be said.
      EXPECT_EQ(state.end, End::yoshi);
      continue;
    }
    ASSERT_EQ(state.phase, Phase::call);
    if (tables == &must) {
      EXPECT_THAT(sorts(*tables, state), ElementsAre(Sort::yoshi, Sort::sage));
    } else {
      EXPECT_THAT(sorts(*tables, state), ElementsAre(Sort::yoshi, Sort::sage, Sort::quiet));
    }
    make(*tables, state, {.sort = Sort::yoshi});
    EXPECT_EQ(state.winner, 2);
    EXPECT_THAT(of_three(state.match.last), ElementsAre(-84, -84, 168));
  }
}

TEST(HachiEngineTables, RefuseRulesThatTheEngineCannotPlay) {
  const auto refused = [](int players, const std::string& more) {
    try {
      const Tables tables(plover(players, more));
      return std::string();
    } catch (const rulebook::EditionError& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(refused(3, ""), "");
  EXPECT_THAT(refused(3, books::clause("capture.drawn.two", "\"both\"")),
              ::testing::HasSubstr("cannot play capture.drawn.two = both"));
  EXPECT_THAT(refused(3, books::clause("play.must-match", "true")),
              ::testing::HasSubstr("play.must-match"));
}

TEST(WaitingFields, KeepTheirOrder) {
  Waiting waiting;
  waiting.push_back(FieldSort::twofold);
  waiting.push_back(FieldSort::grand);
  waiting.push_front(FieldSort::twofold);
  EXPECT_EQ(waiting.first_grand(), 2);
  EXPECT_EQ(waiting.take(1), FieldSort::twofold);
  EXPECT_EQ(waiting.take(1), FieldSort::grand);
  EXPECT_EQ(waiting.first_grand(), -1);
  EXPECT_EQ(waiting.size(), 1);
  for (int i = 1; i < Waiting::kMost; ++i) waiting.push_back(FieldSort::grand);
  EXPECT_THROW(waiting.push_back(FieldSort::grand), std::length_error);
  EXPECT_THROW(waiting.push_front(FieldSort::grand), std::length_error);
}

}  // namespace
}  // namespace hanaproof::engine::hachi::play_test
