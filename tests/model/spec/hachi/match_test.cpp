// Staying, passing, fields and money, in numbers worked out by hand; whole matches.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/cards/dice.h"
#include "model/notation/position_json.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/finish.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/money.h"
#include "model/spec/hachi/staying.h"
#include "model/spec/hachi/validate.h"
#include "tests/model/spec/hachi/table.h"

namespace hanaproof::hachi_tests::match_test {
namespace {

using notation::FieldSort;
using notation::HachiEnd;
using notation::HachiMatch;
using notation::HachiPhase;
using ::testing::ElementsAre;

constexpr auto kGrand = FieldSort::grand;
constexpr auto kDouble = FieldSort::twofold;

HachiPosition begun(const spec::hachi::Rules& rules, int dealer = 0) {
  // Nobody holds a combo worth speaking of: every fifth card, so that months are spread.
  std::vector<Card> shuffled;
  for (int i = 0; i < cards::kCards; ++i) shuffled.push_back(Card::at(i * 5 % cards::kCards));
  return spec::hachi::begin(rules, spec::hachi::first_match(rules, 12, dealer),
                            spec::hachi::deal(rules, dealer, shuffled, 8, deck()));
}

TEST(Staying, PenaltiesGrowByHalfAKanWithThePlace) {
  const spec::hachi::Rules rules(ruleset(5));
  const auto position = after(rules, begun(rules), {"look", "pass", "stay", "pass", "stay"});
  EXPECT_THAT(position.penalties, ElementsAre(12, 0, 24, 0, 0));
  EXPECT_EQ(position.match.pot, 36);
  EXPECT_EQ(position.turn, 4);
}

TEST(Staying, ThePotIsSharedByThoseWhoStayWhenTheyAreTooFew) {
  const spec::hachi::Rules rules(ruleset(4));
  const auto position = after(rules, begun(rules), {"look", "pass", "stay", "pass", "stay"});
  EXPECT_EQ(position.end, HachiEnd::no_match);
  EXPECT_THAT(position.match.money, ElementsAre(48, 60 + 18, 60 - 24, 60 + 18));
  EXPECT_EQ(position.match.round, 2);
}

TEST(Staying, ThreeWhoStayChaseTheRest) {
  const spec::hachi::Rules rules(ruleset(5));
  const auto position = after(rules, begun(rules, 3), {"look", "pass", "stay", "stay", "stay"});
  EXPECT_THAT(position.stances, ElementsAre(Stance::stays, Stance::stays, Stance::chased,
                                            Stance::passes, Stance::stays));
  EXPECT_EQ(position.oya, 4);
  EXPECT_EQ(position.stock.size(), 21U);
  EXPECT_EQ(spec::hachi::active_seats(position), (std::vector<int>{4, 0, 1}));
}

TEST(Staying, TheHolderOfTheBlankCardIsNotAsked) {
  const spec::hachi::Rules rules(ruleset(7, {{"deal.blank-card", "in-deck"}}));
  const auto position = begun(rules);
  ASSERT_EQ(position.deal.blank, 2);  // the ninth card goes to the second seat after the dealer
  EXPECT_EQ(position.field.size(), 6);
  const auto later = after(rules, position, {"look", "stay", "stay"});
  EXPECT_EQ(later.turn, 3);
}

TEST(Staying, ChasedHandsAreCompensated) {
  const spec::hachi::Rules rules(ruleset(4));
  // Two lights and a poem ribbon are 9 points; half of a three's 2 kan is 12.
  EXPECT_EQ(spec::hachi::compensation(rules, *CardSet::parse("11 12 13 81 53 63 73")), 21);
  // The blue ribbons are 9 points singly, and half of 7 kan is 42.
  EXPECT_EQ(spec::hachi::compensation(rules, *CardSet::parse("62 92 A2 21 43 53 71")), 51);
}

TEST(Fields, GrandOnesComeFirstAndTheRestWaits) {
  const spec::hachi::Rules rules(ruleset(4));
  const auto first = spec::hachi::play_field(
      rules, {}, spec::hachi::fields_made(rules, *CardSet::parse("11 B1 C1 22")));
  EXPECT_EQ(first, (spec::hachi::Played{kGrand, {kGrand, kDouble}}));
  const auto second = spec::hachi::play_field(rules, first.waiting, {});
  EXPECT_EQ(second, (spec::hachi::Played{kGrand, {kDouble}}));
  EXPECT_EQ(spec::hachi::play_field(rules, second.waiting, {}), (spec::hachi::Played{kDouble, {}}));
  // November again in the second round.
  const auto again = spec::hachi::play_field(rules, first.waiting, {kGrand});
  EXPECT_EQ(again, (spec::hachi::Played{kGrand, {kDouble, kGrand}}));
}

TEST(Combos, TheThreesAreChosenThatAreWorthMost) {
  const spec::hachi::Rules rules(ruleset(4));
  const auto made = spec::hachi::made_combos(rules, *CardSet::parse("11 12 13 41 42 43 C2"));
  ASSERT_EQ(made.size(), 2U);
  EXPECT_EQ(made[0].combo->id, "three");
  EXPECT_EQ(made[0].kan, 3);
  EXPECT_THAT(made[0].threes, ElementsAre(4));
  EXPECT_EQ(made[1].combo->id, "double-three");
  EXPECT_EQ(made[1].kan, 7);
}

TEST(Combos, FourAndThreeEndsTheMatch) {
  const spec::hachi::Rules rules(ruleset(3));
  notation::HachiDeal deal;
  deal.hands = {*CardSet::parse("21 22 23 24 31 32 33"), *CardSet::parse("11 12 43 54 61 72 83"),
                *CardSet::parse("13 41 52 62 73 82 91")};
  deal.field = *CardSet::parse("42 53 63 74 84 92");
  deal.mixed = deck();
  const auto position = after(
      rules, spec::hachi::begin(rules, spec::hachi::first_match(rules, 12, 1), deal), {"look"});
  EXPECT_EQ(position.end, HachiEnd::four_three);
  EXPECT_TRUE(position.match.over);
  // 20 kan from each of two; then 12 points to the track, which go to the two poorest; then the
  // bonus of 15 kan. The losers have borrowed twice 10 kan to pay 240 of their 60 points, and
  // pay back what they have.
  EXPECT_EQ(position.match.money[0], 60 + 480 - 12 + 180);
  EXPECT_THAT(position.match.debt, ElementsAre(0, 180, 180));
  EXPECT_THAT(position.match.money, ElementsAre(708, 6, 6));
}

TEST(Money, WhoCannotPayBorrowsTenKan) {
  const spec::hachi::Rules rules(ruleset(4));
  HachiMatch match = spec::hachi::first_match(rules, 12, 0);
  spec::hachi::Step step(4);
  step.pay(0, 1, 61);
  spec::hachi::carry_out(rules, match, step);
  EXPECT_THAT(match.money, ElementsAre(119, 121, 60, 60));
  EXPECT_THAT(match.debt, ElementsAre(120, 0, 0, 0));
  EXPECT_EQ(match.bank, -120);
}

TEST(Money, HalfTimeAndRepaymentInStepsOfFiveKan) {
  const spec::hachi::Rules rules(ruleset(4));
  HachiPosition position = played_out(rules, {});
  position.number = 6;
  position.end = HachiEnd::yoshi;
  position.winner = 1;
  position.match.money = {60, 130, 250, 60};
  position.match.debt = {0, 0, 240, 0};
  spec::hachi::finish(rules, position, {0, 0, 0, 0});
  // Each pays 120; seats 0 and 3 borrow 120 and keep 60.
  EXPECT_THAT(position.match.money, ElementsAre(60, 10, 130, 60));
  EXPECT_THAT(position.match.debt, ElementsAre(120, 0, 240, 120));
  EXPECT_EQ(position.phase, HachiPhase::repay);
  EXPECT_EQ(position.turn, 2);
  std::vector<std::string> moves;
  for (const auto& move : spec::hachi::legal_moves(rules, position)) moves.push_back(move.text());
  EXPECT_THAT(moves, ElementsAre("repay:0", "repay:5", "repay:10"));
  const auto paid = after(rules, position, {"repay:10"});
  EXPECT_THAT(paid.match.money, ElementsAre(60, 10, 10, 60));
  EXPECT_EQ(paid.turn, 3);
}

// ---- Whole matches ------------------------------------------------------------------------------

int all_money(const HachiMatch& match) {
  int sum = match.pot + match.track + match.bank;
  for (const int money : match.money) sum += money;
  return sum;
}

CardSet all_cards(const HachiPosition& position) {
  CardSet all = position.field | CardSet(position.stock);
  int size = position.field.size() + static_cast<int>(position.stock.size());
  for (const auto* sets : {&position.hands, &position.captured}) {
    for (const CardSet set : *sets) {
      all |= set;
      size += set.size();
    }
  }
  if (position.drawn) {
    all.insert(*position.drawn);
    ++size;
  }
  EXPECT_EQ(size, all.size()) << "a card lies in two places";
  return all;
}

// Plays a match at random; false as soon as anything is lost. Under some answers a match need not
// end: where rounds for which too few stay do not count, or make fields that wait and must be
// played.
testing::AssertionResult conserves(const spec::hachi::Rules& rules, int rounds, cards::Dice& random,
                                   bool ends) {
  constexpr int kMostRounds = 60;
  HachiMatch match = spec::hachi::first_match(rules, rounds, random.roll(3));
  const int money = all_money(match);
  for (int round = 0; !match.over; ++round) {
    if (round == kMostRounds && !ends) break;
    if (round == kMostRounds) return testing::AssertionFailure() << "the match does not end";
    std::vector<Card> shuffled = deck();
    random.shuffle(shuffled);
    std::vector<Card> mixed = deck();
    random.shuffle(mixed);
    const int blank_at = random.roll(49);
    auto position = spec::hachi::begin(
        rules, match, spec::hachi::deal(rules, match.dealer, shuffled, blank_at, mixed));
    while (position.phase != HachiPhase::over) {
      const auto legal = spec::hachi::legal_moves(rules, position);
      if (legal.empty()) return testing::AssertionFailure() << "nothing is legal";
      position = spec::hachi::play(rules, position, legal[random.next() % legal.size()]);
      if (all_money(position.match) != money) {
        return testing::AssertionFailure()
               << all_money(position.match) - money << " points appear in round " << round + 1;
      }
      if (std::ranges::min(position.match.money) < 0) {
        return testing::AssertionFailure() << "somebody has less than nothing";
      }
      if (position.oya && all_cards(position) != CardSet::all()) {
        return testing::AssertionFailure() << "a card is lost";
      }
    }
    match = position.match;
  }
  return testing::AssertionSuccess();
}

std::map<std::string, std::string> seven(int players) {
  if (players < 7) return {};
  return {{"deal.blank-card", "in-deck"}};
}

// What is wrong with the first position of a match of so many rounds.
std::string mistake(const spec::hachi::Rules& rules, int rounds) {
  try {
    spec::hachi::validate(rules,
                          spec::hachi::begin(rules, spec::hachi::first_match(rules, rounds, 0),
                                             spec::hachi::deal(rules, 0, deck(), 8, deck())));
  } catch (const notation::NotationError& error) {
    return error.what();
  }
  return "none";
}

TEST(MatchLength, IsOneOfThoseThatTheRulesAllow) {
  const spec::hachi::Rules rules(ruleset(4, {{"match.rounds", "{ allowed = [12, 6, 10, 6] }"}}));
  EXPECT_THAT(spec::hachi::match_lengths(rules.ruleset()), ElementsAre(6, 10, 12));
  EXPECT_EQ(mistake(rules, 10), "none");
  EXPECT_EQ(mistake(rules, 3), "position: \"rounds\": expected 6 or 10 or 12, not 3");
  const spec::hachi::Rules short_ones(ruleset(4, {{"match.rounds", "{ allowed = [3] }"}}));
  EXPECT_EQ(mistake(short_ones, 3), "none");
  EXPECT_EQ(mistake(short_ones, 12), "position: \"rounds\": expected 3, not 12");
}

TEST(MatchLength, RulesWithoutOneAreRefused) {
  const spec::hachi::Rules rules(ruleset(4, {{"match.rounds", "{ allowed = [] }"}}));
  EXPECT_THROW(spec::hachi::match_lengths(rules.ruleset()), rulebook::EditionError);
}

class WholeMatches : public testing::TestWithParam<int> {};

TEST_P(WholeMatches, EndAndLoseNeitherCardsNorMoney) {
  const spec::hachi::Rules rules(ruleset(GetParam(), seven(GetParam())));
  cards::Dice random(static_cast<std::uint64_t>(GetParam()));
  for (int i = 0; i < 12; ++i) EXPECT_TRUE(conserves(rules, i % 2 == 0 ? 6 : 12, random, true));
}

INSTANTIATE_TEST_SUITE_P(Players, WholeMatches, testing::Values(3, 4, 5, 6, 7));

// Questions that a small set of words answers.
std::vector<const rulebook::Topic*> questions() {
  std::vector<const rulebook::Topic*> all;
  for (const rulebook::Topic& topic : rulebook::topics()) {
    const bool asked =
        topic.family == rulebook::Family::hachi && topic.asked != rulebook::Asked::text;
    if (asked && topic.id != "deal.blank-card" && topic.type.candidates().size() > 1) {
      all.push_back(&topic);
    }
  }
  return all;
}

RC_GTEST_PROP(WholeMatch, LosesNothingWhateverTheAnswers, ()) {
  const int players = *rc::gen::inRange(3, 8);
  const int rounds = *rc::gen::inRange(1, 13);
  auto changed = seven(players);
  for (const auto* topic :
       *rc::gen::container<std::vector<const rulebook::Topic*>>(rc::gen::elementOf(questions()))) {
    changed[topic->id] = (*rc::gen::elementOf(topic->type.candidates())).text();
  }
  const spec::hachi::Rules rules(ruleset(players, changed));
  cards::Dice random(*rc::gen::arbitrary<std::uint64_t>());
  const auto result = conserves(rules, rounds, random, false);
  for (const auto& [topic, answer] : changed) RC_LOG() << topic << " = " << answer << '\n';
  RC_LOG() << result.message() << '\n';
  RC_ASSERT(result);
}

}  // namespace
}  // namespace hanaproof::hachi_tests::match_test
