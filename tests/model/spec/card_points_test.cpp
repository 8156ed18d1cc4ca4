// Rounds in which the worth of the cards counts, by the rules of score.by, score.card-values and
// score.share.
#include <gmock/gmock.h>

#include "model/spec/deal.h"
#include "model/spec/match.h"
#include "model/spec/settle.h"
#include "tests/model/spec/table.h"

namespace hanaproof::spec::card_points_test {
namespace {

using notation::Phase;
using notation::Position;
using ::testing::ElementsAre;
using Answers = std::map<std::string, std::string>;

// Played out: 20 + 1 for a light and a dreg against 10 + 5 for an animal and a ribbon.
Position played_out(const Rules& rules) {
  Position position = table::at(rules, {.captured = {"11 13", "21 22"}});
  position.phase = Phase::over;
  return position;
}

TEST(CardPoints, AreKept) {
  const Rules rules = table::rules({{"score.by", "card-points"}});
  const Score result = score(rules, played_out(rules));
  EXPECT_THAT(result.points, ElementsAre(21, 15));
  EXPECT_THAT(result.result, ElementsAre(21, 15));
  EXPECT_THAT(result.payment, ElementsAre(0, 0));
  EXPECT_EQ(winner(rules, played_out(rules)), 0);
}

TEST(CardPoints, AreSettledAgainstAnEqualShare) {
  const Rules rules =
      table::rules({{"score.by", "card-points"}, {"score.share", "less-equal-share"}});
  const Score result = score(rules, played_out(rules));  // a share is (21 + 15) / 2
  EXPECT_THAT(result.result, ElementsAre(3, -3));
  EXPECT_THAT(result.payment, ElementsAre(3, -3));
}

TEST(CardPoints, AnUnevenShareIsRoundedDown) {
  const Rules rules =
      table::rules({{"score.by", "card-points"}, {"score.share", "less-equal-share"}});
  Position position = table::at(rules, {.captured = {"11", "22 23"}});  // 20 and 6
  position.deck = table::set("11 22 23 24");                            // 27: a share is 13
  position.phase = Phase::over;
  EXPECT_THAT(score(rules, position).payment, ElementsAre(7, -7));
}

TEST(CardPoints, TheWinnerOfARoundPlayedOutDealsNext) {
  const Rules rules = table::rules({{"score.by", "card-points"},
                                    {"dealer.next.winner", "winner"},
                                    {"dealer.next.draw", "same"}});
  Position position = played_out(rules);
  position.dealer = 1;
  EXPECT_EQ(next_dealer(rules, position), 0);
}

TEST(CardPoints, ATieHasNoWinner) {
  const Rules rules = table::rules({{"score.by", "card-points"}});
  Position position = table::at(rules, {.captured = {"12", "22"}});
  position.phase = Phase::over;
  EXPECT_EQ(winner(rules, position), -1);
}

TEST(FirstDealer, IsFoundByKindAmongEqualMonths) {
  const Rules rules = table::rules({{"dealer.tie", "by-kind"}}, 3);
  EXPECT_EQ(first_dealer(rules, table::cards("13 12 21")), 1);  // a ribbon before a dreg
  EXPECT_EQ(first_dealer(rules, table::cards("11 12 21")), 0);
  EXPECT_EQ(first_dealer(rules, table::cards("13 14 21")), std::nullopt);  // two dregs
  EXPECT_EQ(first_dealer(rules, table::cards("21 23 13")), 2);             // the earliest month
}

}  // namespace
}  // namespace hanaproof::spec::card_points_test
