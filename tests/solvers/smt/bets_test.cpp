// Coins as variables: the same as the specification where they are given numbers, and mistakes with
// amounts that show them.
#include <gtest/gtest.h>

#include <algorithm>

#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "model/spec/betting/showdown.h"
#include "solvers/smt/bets.h"
#include "solvers/smt/session.h"

namespace hanaproof::smt::bets_test {
namespace {

using Answers = std::map<std::string, std::string>;

rulebook::Ruleset rules(int players, const Answers& answers = {}) {
  static const rulebook::Library library(editions::builtin_editions());
  return {library.at("robin-red.sutda.en"), {players, {}}, answers};
}

// Every answer to every question of bets and payments, each by itself.
std::vector<Answers> all_answers() {
  std::vector<Answers> all = {{}};
  for (const rulebook::Topic& topic : rulebook::topics()) {
    const bool of_bets = topic.id.starts_with("bet.") || topic.id.starts_with("payment.") ||
                         topic.id == "showdown.tie";
    if (!of_bets || topic.asked == rulebook::Asked::text) continue;
    for (const rulebook::Value& value : topic.type.candidates()) {
      all.push_back({{topic.id, value.text()}});
    }
  }
  return all;
}

// What the amounts are when those before are these.
class Evaluation {
 public:
  void fix(const std::vector<Term>& terms, const std::vector<int>& values) {
    for (std::size_t i = 0; i < terms.size(); ++i) {
      query_.assertions.push_back({"a number", equal(terms[i], whole(values[i]))});
    }
  }
  void fix(const std::vector<Term>& terms, const std::vector<bool>& values) {
    for (std::size_t i = 0; i < terms.size(); ++i) {
      query_.assertions.push_back({"a truth", values[i] ? terms[i] : !terms[i]});
    }
  }
  void given(const Step& step) {
    query_.assertions.insert(query_.assertions.end(), step.given.begin(), step.given.end());
  }
  std::vector<int> values(const std::vector<Term>& terms) {
    Session session(query_);
    EXPECT_TRUE(std::holds_alternative<Sat>(session.check()));
    std::vector<int> all;
    for (const Term& term : terms) all.push_back(static_cast<int>(session.value(term)));
    return all;
  }

 private:
  Query query_{"amounts", {}, {}};
};

struct Amounts {
  std::vector<int> money, ante, bids, bid;
  std::vector<bool> folded;
};

void fix(Evaluation& evaluation, const Coins& coins, const Amounts& amounts) {
  evaluation.fix(coins.money, amounts.money);
  evaluation.fix(coins.ante, amounts.ante);
  evaluation.fix(coins.bids, amounts.bids);
  evaluation.fix(coins.bid, amounts.bid);
  evaluation.fix(coins.folded, amounts.folded);
}

// A round that the first seats win, those with the lowest stakes first.
spec::betting::Round random_round(int players, int winners, int multiplier, cards::Dice& dice) {
  spec::betting::Round round;
  for (int seat = 0; seat < players; ++seat) {
    round.seats.push_back({dice.roll(9), dice.roll(3), dice.roll(7), false});
  }
  std::ranges::sort(round.seats.begin(), round.seats.begin() + winners, {},
                    &spec::betting::Stake::put_in);
  for (int seat = 0; seat < players; ++seat) {
    spec::betting::Standing hand;
    if (seat < winners) {
      hand.points = 9;
      if (multiplier > 0) {
        hand.combination = "pair-10";
        hand.place = 0;
        hand.multiplier = multiplier;
      }
    }
    // One loser shows, so that the winner's hand is seen.
    if (seat > winners) round.seats[static_cast<std::size_t>(seat)].folded = dice.chance(50);
    round.hands.push_back(hand);
  }
  return round;
}

TEST(SettlementByTheSolver, IsThatOfTheSpecificationUnderEveryAnswer) {
  cards::Dice dice(11);
  constexpr int kPlayers = 4;
  for (const Answers& answers : all_answers()) {
    const auto ruleset = rules(kPlayers, answers);
    const AmountRules amount_rules(ruleset);
    const spec::betting::Rules spec(ruleset);
    for (int winners = 1; winners < kPlayers; ++winners) {
      for (const int multiplier : {0, 1, 3}) {
        const auto round = random_round(kPlayers, winners, multiplier, dice);
        const spec::betting::Settlement settled = spec::betting::settle(spec, round);
        ASSERT_EQ(settled.winners.size(), static_cast<std::size_t>(winners));
        const Step step = settlement(amount_rules, kPlayers, winners, multiplier);
        Amounts before;
        for (const spec::betting::Stake& seat : round.seats) {
          before.money.push_back(seat.money);
          before.ante.push_back(seat.ante);
          before.bids.push_back(seat.bids);
          before.bid.push_back(seat.bids);
          before.folded.push_back(seat.folded);
        }
        Evaluation evaluation;
        fix(evaluation, step.before, before);
        evaluation.given(step);
        EXPECT_EQ(evaluation.values(step.after.money), settled.money) << winners << multiplier;
        EXPECT_EQ(evaluation.values({step.middle}).front(), settled.carried);
      }
    }
  }
}

// The coins of a betting, seats counted from the one at turn.
Amounts amounts_of(const spec::betting::Rules& spec, const spec::betting::Betting& betting,
                   int turn) {
  Amounts amounts;
  for (std::size_t ahead = 0; ahead < betting.seats.size(); ++ahead) {
    const std::size_t seat = (static_cast<std::size_t>(turn) + ahead) % betting.seats.size();
    const spec::betting::Stake& stake = betting.seats[seat];
    amounts.money.push_back(stake.money);
    amounts.ante.push_back(stake.ante);
    amounts.bids.push_back(stake.bids);
    const int earlier = spec.bet_carries.is("replaces") ? 0 : betting.bids_before[seat];
    amounts.bid.push_back(stake.folded && stake.bids < earlier ? 0 : stake.bids - earlier);
    amounts.folded.push_back(stake.folded);
  }
  return amounts;
}

const Step& step_for(const std::vector<Step>& steps, const notation::Bet& bet) {
  using Sort = notation::Bet::Sort;
  const std::string name = bet.sort == Sort::fold     ? "fold"
                           : bet.sort == Sort::follow ? "follow"
                                                      : "raise";
  return *std::ranges::find(steps, name, &Step::name);
}

// Every legal bet of rounds at random, as long as the auction goes on after it.
int compare_bets(const rulebook::Ruleset& ruleset, std::uint64_t seed) {
  cards::Dice dice(seed);
  const spec::betting::Rules spec(ruleset);
  const auto steps = bet_steps(AmountRules(ruleset), spec.players());
  std::vector<int> money;
  for (int seat = 0; seat < spec.players(); ++seat) money.push_back(1 + dice.roll(6));
  spec::betting::Betting betting = spec::betting::begin(spec, 0, money, 2);
  int compared = 0;
  while (!betting.over) {
    const auto legal = spec::betting::legal_bets(spec, betting);
    for (const notation::Bet& bet : legal) {
      const spec::betting::Betting after = spec::betting::bet(spec, betting, bet);
      if (after.over || after.auctions.size() != betting.auctions.size()) continue;
      const Step& step = step_for(steps, bet);
      Evaluation evaluation;
      fix(evaluation, step.before, amounts_of(spec, betting, betting.turn));
      evaluation.given(step);
      const Amounts expected = amounts_of(spec, after, betting.turn);
      if (bet.sort == notation::Bet::Sort::raise) {
        evaluation.fix({step.after.bid[0]}, std::vector<int>{bet.amount});
      }
      EXPECT_EQ(evaluation.values(step.after.money), expected.money) << bet.text();
      EXPECT_EQ(evaluation.values(step.after.bids), expected.bids) << bet.text();
      EXPECT_EQ(evaluation.values(step.after.bid), expected.bid) << bet.text();
      ++compared;
    }
    betting = spec::betting::bet(
        spec, betting, legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))]);
  }
  return compared;
}

TEST(BetsByTheSolver, AreThoseOfTheSpecificationUnderEveryAnswer) {
  int compared = 0;
  std::uint64_t seed = 0;
  for (const Answers& answers : all_answers()) {
    for (int i = 0; i < 3; ++i) compared += compare_bets(rules(3, answers), ++seed);
  }
  EXPECT_GT(compared, 300);
}

// Seeded mistakes. Each is refuted, and the amounts are such that the mistake shows.

TEST(AmountsThatAreWrong, AWinnerPaidFromNowhere) {
  const AmountRules own(rules(3));
  Step step = settlement(own, 3, 1, 2);
  Session right(breach("a right settlement", own, step));
  EXPECT_TRUE(std::holds_alternative<Unsat>(right.check()));
  step.after.money[0] = binary(Op::add, step.after.money[0], whole(1));
  Session session(breach("a settlement with a coin too many", own, step));
  ASSERT_TRUE(std::holds_alternative<Sat>(session.check()));
  EXPECT_EQ(session.value(step.after.total()) + session.value(step.middle),
            session.value(step.before.total()) + 1);
}

TEST(AmountsThatAreWrong, AFollowerWhoPaysMoreThanHeHas) {
  const AmountRules own(rules(2));
  const auto steps = bet_steps(own, 2);
  Step step = step_for(steps, notation::Bet::follow());
  // All that is owed, had or not.
  const Term owed = binary(Op::subtract, step.before.bid[1], step.before.bid[0]);
  step.after = step.before;
  step.after.money[0] = binary(Op::subtract, step.before.money[0], owed);
  step.after.bids[0] = binary(Op::add, step.before.bids[0], owed);
  step.after.bid[0] = step.before.bid[1];
  step.given.push_back({"something is owed", binary(Op::less, whole(0), owed)});
  Session session(breach("a follower in debt", own, step));
  ASSERT_TRUE(std::holds_alternative<Sat>(session.check()));
  EXPECT_LT(session.value(step.after.money[0]), 0);
  EXPECT_GT(session.value(owed), session.value(step.before.money[0]));
}

TEST(AmountsThatAreWrong, AStakeThatIsLostOnTheWay) {
  const AmountRules own(rules(2, {{"bet.fold-loses", "ante-only"}}));
  Step step = step_for(bet_steps(own, 2), notation::Bet::fold());
  step.after.money[0] = step.before.money[0];  // the bids are taken away and not given back
  Session session(breach("a fold that loses coins", own, step));
  ASSERT_TRUE(std::holds_alternative<Sat>(session.check()));
  EXPECT_LT(session.value(step.after.total()), session.value(step.before.total()));
}

TEST(AmountsLeftOver, AreThoseThatTwoWinnersCannotPart) {
  const AmountRules own(rules(3));
  const Step step = settlement(own, 3, 2, 0);
  Session session(leftover("two winners", step));
  ASSERT_TRUE(std::holds_alternative<Sat>(session.check()));
  EXPECT_EQ(session.value(step.middle), 1);
  Session one(leftover("one winner", settlement(own, 3, 1, 3)));
  EXPECT_TRUE(std::holds_alternative<Unsat>(one.check()));
}

}  // namespace
}  // namespace hanaproof::smt::bets_test
