// The hand table against the literal specification: two readers of the same rules.
#include <gtest/gtest.h>

#include <algorithm>

#include "model/spec/betting/showdown.h"
#include "solvers/odds/situation.h"
#include "solvers/odds/table.h"
#include "tests/solvers/odds/heron.h"

namespace hanaproof::odds::testing::spec_test {
namespace {

// The first hands on which they differ, or nothing.
std::string difference(const HandTable& table, const rulebook::Ruleset& ruleset) {
  const spec::betting::Rules rules(ruleset);
  const auto cards = [&](const Hand& hand) {
    const auto at = [&](int place) { return table.deck()[static_cast<std::size_t>(place)]; };
    return cards::CardSet{at(hand.places[0]), at(hand.places[1])};
  };
  if (spec::betting::all_hands(rules).size() != table.hands().size()) return "number of hands";
  for (const Hand& one : table.hands()) {
    const spec::betting::Standing standing = spec::betting::standing(rules, cards(one));
    if (standing.category() != one.category ||
        standing.multiplier != table.multiplier(one.strength)) {
      return cards(one).codes() + " is " + standing.category();
    }
    for (const Hand& other : table.hands()) {
      if (spec::betting::by_rank(rules, standing, spec::betting::standing(rules, cards(other))) !=
          (one.strength <=> other.strength)) {
        return cards(one).codes() + " against " + cards(other).codes();
      }
    }
  }
  return {};
}

TEST(HandTable, AgreesWithTheSpecification) {
  const rulebook::Library library = heron_book();
  for (const std::map<std::string, std::string>& answers :
       std::vector<std::map<std::string, std::string>>{
           {}, {{"points.order", "low-wins"}}, {{"points.value", "sum"}}}) {
    const rulebook::Ruleset rules(library.at("heron.en"), {2, {}}, answers);
    EXPECT_EQ(difference(HandTable(rules), rules), "");
  }
}

// Every edition of the game at hand, at every number of players.
TEST(HandTable, AgreesWithTheSpecificationOfTheBuiltInEditions) {
  for (const rulebook::Edition* edition : books::builtin().of_game("sutda")) {
    for (const int players : edition->players) {
      const rulebook::Ruleset rules(*edition, {players, {}});
      EXPECT_EQ(difference(HandTable(rules), rules), "") << edition->id;
    }
  }
}

TEST(HandTable, ThatIsWrongIsFound) {
  const rulebook::Library library = heron_book();
  const rulebook::Ruleset rules(library.at("heron.en"), {2, {}});
  EXPECT_NE(difference(HandTable(rules), rules.with("points.order", "low-wins")), "");
  EXPECT_NE(difference(HandTable(rules), rules.with("combination.pair-3", "none")), "");
}

// What the specification says of every deal of `players` in which seat 0 holds the hand, as shares
// of them.
struct Shares {
  std::int64_t deals = 0, won = 0, tied = 0, lost = 0, replayed = 0;
};

class Referee {
 public:
  Referee(const HandTable& table, const rulebook::Ruleset& ruleset)
      : table_(table), rules_(ruleset) {
    for (const Hand& hand : table.hands()) {
      standings_.push_back(
          spec::betting::standing(rules_, {card(hand.places[0]), card(hand.places[1])}));
    }
  }

  Shares of(std::size_t own, int players) {
    shares_ = {};
    round_.seats.assign(static_cast<std::size_t>(players), {});
    round_.hands = {standings_[own]};
    seat(places(own), players - 1);
    return shares_;
  }

 private:
  cards::Card card(int place) const { return table_.deck()[static_cast<std::size_t>(place)]; }
  PlaceSet places(std::size_t hand) const {
    const auto& [a, b] = table_.hands()[hand].places;
    return PlaceSet{1} << a | PlaceSet{1} << b;
  }
  void seat(PlaceSet taken, int left) {
    if (left == 0) {
      settle();
      return;
    }
    for (std::size_t hand = 0; hand < standings_.size(); ++hand) {
      if ((places(hand) & taken) != 0) continue;
      round_.hands.push_back(standings_[hand]);
      seat(taken | places(hand), left - 1);
      round_.hands.pop_back();
    }
  }
  void settle() {
    const auto winners = spec::betting::showdown(rules_, round_).winners;
    const bool own = std::ranges::find(winners, 0) != winners.end();
    ++shares_.deals;
    ++(winners.empty()       ? shares_.replayed
       : !own                ? shares_.lost
       : winners.size() == 1 ? shares_.won
                             : shares_.tied);
  }

  const HandTable& table_;
  spec::betting::Rules rules_;
  std::vector<spec::betting::Standing> standings_;
  spec::betting::Round round_;
  Shares shares_;
};

void expect_same(const Outcome& counted, const Shares& seen, const std::string& what) {
  SCOPED_TRACE(what);
  EXPECT_EQ(counted.win(), Fraction(seen.won, seen.deals));
  EXPECT_EQ(counted.tie(), Fraction(seen.tied, seen.deals));
  EXPECT_EQ(counted.loss(), Fraction(seen.lost, seen.deals));
  EXPECT_EQ(counted.replay(), Fraction(seen.replayed, seen.deals));
}

// Hands that catch others and hands on which a round is replayed.
class Effects : public ::testing::Test {
 protected:
  const rulebook::Ruleset ruleset{books::builtin().at("korean.seotda"), {2, {}}};
  const HandTable table{ruleset};
};

TEST_F(Effects, BelongToTheHandsThatTheRulesName) {
  EXPECT_EQ(difference(table, ruleset), "");
  ASSERT_EQ(table.effects().size(), 6U);
}

TEST_F(Effects, AreWhatTheSpecificationSaysForTwoPlayers) {
  Referee referee(table, ruleset);
  const Table counted = count_table(table, 2);
  for (std::size_t hand = 0; hand < counted.hands.size(); ++hand) {
    expect_same(counted.hands[hand], referee.of(hand, 2), std::to_string(hand));
  }
}

TEST_F(Effects, AreWhatTheSpecificationSaysForThreePlayers) {
  Referee referee(table, ruleset);
  const Table counted = count_table(table, 3);
  for (const auto& [a, b] : {std::pair{"41", "71"},
                             {"31", "71"},
                             {"11", "81"},
                             {"41", "91"},
                             {"42", "91"},
                             {"81", "82"},
                             {"11", "21"},
                             {"51", "92"}}) {
    expect_same(counted.hands[hand(table, a, b)], referee.of(hand(table, a, b), 3),
                std::string(a) + b);
  }
}

// Seats are alike: what is not replayed is shared equally, and nobody gains on the whole.
TEST_F(Effects, LeaveTheSeatsAlike) {
  for (const Table& counted : count_tables(table)) {
    const Fraction replayed = counted.replayed();
    EXPECT_EQ(counted.equity(),
              Fraction(replayed.den - replayed.num, replayed.den * counted.players));
    std::int64_t payments = 0;
    for (const Outcome& outcome : counted.hands) {
      payments += outcome.payment;
      EXPECT_EQ(outcome.ways, counted.hands.front().ways);
    }
    EXPECT_EQ(payments, 0);
  }
}

// The mean over an opponent's shown card is the table: one situation for each card.
TEST_F(Effects, HoldInSituationsToo) {
  const Table counted = count_table(table, 3);
  for (const auto& [a, b] : {std::pair{"11", "31"}, {"41", "71"}, {"61", "62"}, {"42", "92"}}) {
    const Situation known{3, {*cards::Card::parse(a), *cards::Card::parse(b)}, {}, {}};
    const Outcome whole = count_situation(table, known);
    EXPECT_EQ(whole, counted.hands[hand(table, a, b)]);
    Outcome sum;
    for (const cards::Card shown : table.deck()) {
      if (std::ranges::find(known.own, shown) != known.own.end()) continue;
      Situation one = known;
      one.shown = {shown};
      sum += count_situation(table, one);
    }
    EXPECT_EQ(sum.win(), whole.win()) << a << b;
    EXPECT_EQ(sum.replay(), whole.replay()) << a << b;
    EXPECT_EQ(sum.expected_payment(), whole.expected_payment()) << a << b;
  }
}

TEST_F(Effects, AreRefusedWhereHandsAreComparedInTurn) {
  EXPECT_THROW(HandTable{ruleset.with("showdown.compared", "in-turn")}, rulebook::EditionError);
}

}  // namespace
}  // namespace hanaproof::odds::testing::spec_test
