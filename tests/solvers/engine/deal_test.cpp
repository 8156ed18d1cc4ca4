#include "solvers/engine/random_deal.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "solvers/adapters/capturing.h"
#include "solvers/engine/dispatch.h"
#include "tests/deals.h"

namespace hanaproof::engine::deal_test {
namespace {

constexpr int kDeals = 48000;

// Within five and a half standard deviations.
bool near(int seen, double chance) {
  return std::abs(seen - kDeals * chance) < 5.5 * std::sqrt(kDeals * chance * (1 - chance));
}

TEST(RandomSet, EverySetIsEquallyLikely) {
  cards::Dice random(2);
  std::array<int, 16> seen{};
  for (int i = 0; i < kDeals; ++i) ++seen[random_places(random, 2, 4)];
  for (std::size_t set = 0; set < seen.size(); ++set) {
    if (std::popcount(set) == 2) {
      EXPECT_TRUE(near(seen[set], 1.0 / 6)) << set;
    } else {
      EXPECT_EQ(seen[set], 0) << set;
    }
  }
}

TEST(RandomSet, DepositGoesToTheCardsInOrder) {
  EXPECT_EQ(deposit(0b101, 0b1101'0000), 0b1001'0000U);
  EXPECT_EQ(nth_card(0b1101'0000, 1), 6);
}

TEST(Dealer, EveryCardComesEverywhereEquallyOften) {
  const rulebook::Ruleset rules(deals::builtin().at("oishi-tengudo.koi-koi"), {2, {}});
  const Tables tables(rules);
  const Dealer dealer(tables, DealSizes::of(rules));
  cards::Dice random(4);
  std::array<int, 48> hand{};
  std::array<int, 48> field{};
  std::array<int, 48> drawn_third{};
  for (int i = 0; i < kDeals; ++i) {
    Deal<2> deal;
    dealer.deal(random, 0, deal);
    for (std::size_t card = 0; card < 48; ++card) {
      hand[card] += (deal.state.hand[1] >> card & 1) != 0 ? 1 : 0;
      field[card] += (deal.state.field >> card & 1) != 0 ? 1 : 0;
    }
    ++drawn_third[deal.stock.cards[2]];
  }
  for (std::size_t card = 0; card < 48; ++card) {
    EXPECT_TRUE(near(hand[card], 8.0 / 48)) << card;
    EXPECT_TRUE(near(field[card], 8.0 / 48)) << card;
    EXPECT_TRUE(near(drawn_third[card], 1.0 / 48)) << card;
  }
}

TEST(Dealer, OpensDealsAsTheSpecDoes) {
  for (const deals::Game& one : deals::games()) {
    const rulebook::Ruleset rules = one.rules();
    SCOPED_TRACE(one.edition->id + ", " + one.scope.text());
    const spec::Rules executable(rules);
    const Tables tables(rules);
    const Dealer dealer(tables, DealSizes::of(rules));
    with_game(tables, Stock(), [&](const auto& shape) {
      constexpr int kPlayers = std::decay_t<decltype(shape)>::kPlayers;
      cards::Dice random(5);
      for (int i = 0; i < 50; ++i) {
        Deal<kPlayers> deal;
        dealer.deal(random, i % kPlayers, deal);
        auto dealt = deals::random_deal(executable, 1);
        const auto opened = adapters::to_notation(tables, deal.stock, deal.state, [&] {
          auto like = notation::Position::empty(dealt.edition, kPlayers);
          like.rules = dealt.rules;
          like.teams = dealt.teams;
          return like;
        }());
        auto laid_out = notation::Position::empty(dealt.edition, kPlayers);
        laid_out.rules = dealt.rules;
        laid_out.dealer = opened.dealer;
        laid_out.hands = opened.hands;
        laid_out.field = opened.field;
        laid_out.stock = opened.stock;
        ASSERT_EQ(opened, spec::open(executable, laid_out));
      }
    });
  }
}

TEST(Dealer, RefusesADealLargerThanTheDeck) {
  const rulebook::Ruleset rules(deals::builtin().at("oishi-tengudo.koi-koi"), {2, {}});
  const Tables tables(rules);
  EXPECT_THROW(Dealer(tables, {8, 8}, whole_month(0)), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::engine::deal_test
