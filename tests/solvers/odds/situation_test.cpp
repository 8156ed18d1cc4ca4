// Random situations against dealing the unknown cards in every way.
#include "solvers/odds/situation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <sstream>

#include "solvers/odds/table.h"
#include "tests/solvers/odds/heron.h"

namespace hanaproof::odds::testing::situation_test {
namespace {

using cards::Card;

// Deals every opponent a hand, in every way, and keeps what becomes of the own hand.
class Dealer {
 public:
  Dealer(const HandTable& table, const Situation& situation)
      : table_(table), situation_(situation) {
    for (const Card card : table.deck()) {
      const auto known = [&](const std::vector<Card>& cards) {
        return std::ranges::find(cards, card) != cards.end();
      };
      if (!known(situation.own) && !known(situation.shown) && !known(situation.folded)) {
        unknown_.push_back(card);
      }
    }
    own(situation.own);
  }

  std::int64_t deals = 0;
  std::array<std::int64_t, kMostPlayers> best{};
  std::int64_t lose = 0;
  double payment = 0;  // summed

 private:
  void own(std::vector<Card> hand) {
    if (hand.size() == 2) {
      own_ = &of(hand[0], hand[1]);
      others_.clear();
      opponent();
      return;
    }
    // Either of the two unknown cards may be drawn first: each hand comes up equally often.
    draw([&](Card card) {
      auto more = hand;
      more.push_back(card);
      own(more);
    });
  }

  void opponent() {
    const std::size_t seat = others_.size();
    if (seat + 1 == static_cast<std::size_t>(situation_.players)) {
      settle();
      return;
    }
    const auto hold = [&](Card a, Card b) {
      others_.push_back(&of(a, b));
      opponent();
      others_.pop_back();
    };
    if (seat < situation_.shown.size()) {
      draw([&](Card card) { hold(situation_.shown[seat], card); });
    } else {
      draw([&](Card first) { draw([&](Card second) { hold(first, second); }); });
    }
  }

  void draw(const std::function<void(Card)>& use) {
    for (std::size_t i = 0; i < unknown_.size(); ++i) {
      const Card card = unknown_[i];
      unknown_.erase(unknown_.begin() + static_cast<std::ptrdiff_t>(i));
      use(card);
      unknown_.insert(unknown_.begin() + static_cast<std::ptrdiff_t>(i), card);
    }
  }

  void settle() {
    ++deals;
    int strongest = own_->strength;
    for (const Hand* other : others_) strongest = std::max(strongest, other->strength);
    const auto equal = static_cast<std::size_t>(std::ranges::count_if(
        others_, [&](const Hand* other) { return other->strength == own_->strength; }));
    const double factor = table_.multiplier(strongest);
    if (strongest > own_->strength) {
      ++lose;
      payment -= factor;
    } else {
      ++best[equal];
      payment +=
          factor * static_cast<double>(others_.size() - equal) / static_cast<double>(equal + 1);
    }
  }

  const Hand& of(Card a, Card b) const {
    return table_.hands()[static_cast<std::size_t>(table_.index(table_.place(a), table_.place(b)))];
  }

  const HandTable& table_;
  const Situation& situation_;
  std::vector<Card> unknown_;
  const Hand* own_ = nullptr;
  std::vector<const Hand*> others_;
};

std::string print(const Situation& situation) {
  std::ostringstream text;
  text << situation.players << " players, own";
  for (const Card card : situation.own) text << ' ' << card.code();
  text << ", shown";
  for (const Card card : situation.shown) text << ' ' << card.code();
  text << ", folded";
  for (const Card card : situation.folded) text << ' ' << card.code();
  return text.str();
}

void expect_same(const HandTable& table, const Situation& situation) {
  SCOPED_TRACE(print(situation));
  const Dealer dealt(table, situation);
  const Outcome counted = count_situation(table, situation);
  for (std::size_t k = 0; k < counted.best.size(); ++k) {
    ASSERT_EQ(Fraction(counted.best[k], counted.ways), Fraction(dealt.best[k], dealt.deals)) << k;
  }
  ASSERT_EQ(counted.loss(), Fraction(dealt.lose, dealt.deals));
  ASSERT_NEAR(counted.expected_payment().value(), dealt.payment / static_cast<double>(dealt.deals),
              1e-9);
}

// As many cards as asked for, of the deck, in random order.
std::vector<Card> some(const HandTable& table, std::size_t count) {
  auto deck = *rc::gen::noShrink(rc::gen::container<std::vector<int>>(
      static_cast<std::size_t>(table.cards()), rc::gen::inRange(0, 1 << 20)));
  std::vector<std::pair<int, Card>> order;
  for (std::size_t i = 0; i < deck.size(); ++i) order.emplace_back(deck[i], table.deck()[i]);
  std::ranges::sort(order);
  std::vector<Card> cards;
  for (std::size_t i = 0; i < count; ++i) cards.push_back(order[i].second);
  return cards;
}

// In how many ways the unknown cards can be dealt in order.
double deals(int own, int shown, int hidden, int folded) {
  int unknown = 20 - own - shown - folded;
  double ways = 1;
  for (int draws = 2 - own + shown + 2 * hidden; draws > 0; --draws) ways *= unknown--;
  return ways;
}

// A situation that takes no more than some ten thousand deals to go through.
Situation random_situation(const HandTable& table) {
  constexpr double kMost = 20'000;
  Situation situation;
  int own = *rc::gen::inRange(0, 3);
  const int shown = *rc::gen::inRange(0, 6);
  const int hidden = *rc::gen::inRange(shown == 0 ? 1 : 0, 3);
  const int most_folded = 20 - 2 * (1 + shown + hidden);
  int folded = *rc::gen::inRange(0, most_folded + 1);
  // What would take too long is made smaller by knowing more.
  while (deals(own, shown, hidden, folded) > kMost && folded < most_folded) ++folded;
  while (deals(own, shown, hidden, folded) > kMost && own < 2) ++own;
  situation.players = 1 + shown + hidden;
  const int hands = own + shown + folded;
  auto cards = some(table, static_cast<std::size_t>(hands));
  auto next = cards.begin();
  const auto take = [&](int count) {
    std::vector<Card> taken(next, next + count);
    next += count;
    return taken;
  };
  situation.own = take(own);
  situation.shown = take(shown);
  situation.folded = take(folded);
  RC_CLASSIFY(own < 2, "own cards unknown");
  RC_CLASSIFY(hidden > 0, "opponents who show nothing");
  RC_CLASSIFY(shown > 2, "three or more cards shown");
  return situation;
}

RC_GTEST_PROP(Situations, AgreeWithEveryDealOfTheUnknownCards, ()) {
  static const HandTable table = heron();
  expect_same(table, random_situation(table));
}

// Orders in which no two cards are alike.
RC_GTEST_PROP(Situations, AgreeUnderAnyOrderOfHands, ()) {
  const HandTable rules = heron();
  std::vector<int> strength;
  for (std::size_t i = 0; i < rules.hands().size(); ++i) {
    strength.push_back(*rc::gen::inRange(0, 5));
  }
  const HandTable table(rules.deck(), strength, {1, 2, 3, 5, 10});
  expect_same(table, random_situation(table));
}

std::vector<Card> parse(std::initializer_list<const char*> codes) {
  std::vector<Card> cards;
  for (const char* code : codes) cards.push_back(*Card::parse(code));
  return cards;
}

TEST(Situations, WithNothingKnownOfOthersAreTheTables) {
  const HandTable table = heron();
  const auto tables = count_tables(table);
  for (const int players : {2, 6, 10}) {
    const Outcome outcome = count_situation(table, {players, parse({"13", "81"}), {}, {}});
    EXPECT_EQ(outcome,
              tables[static_cast<std::size_t>(players - 2)].hands[hand(table, "13", "81")]);
  }
}

TEST(Situations, WithNoCardKnownGiveEachSeatItsShare) {
  const HandTable table = heron();
  EXPECT_EQ(count_situation(table, {4, {}, {}, {}}).equity(), Fraction(1, 4));
}

TEST(Situations, OfOneCardAreTheMeanOfItsHands) {
  const HandTable table = heron();
  const auto tables = count_tables(table);
  Outcome sum;
  for (const Hand& each : table.hands()) {
    if (each.places[0] == 0 || each.places[1] == 0) {
      sum += tables[3].hands[static_cast<std::size_t>(table.index(each.places[0], each.places[1]))];
    }
  }
  EXPECT_EQ(count_situation(table, {5, parse({"13"}), {}, {}}), sum);
}

// Everybody shows a card, everybody holds one more, two cards are left: by hand.
TEST(Situations, OfAFullTableWithShownCards) {
  const HandTable table = heron();
  // October's pair can lose to the moon with the curtain only; the moon is shown, and the curtain
  // is one of the nine cards that nine opponents hold unseen.
  const Outcome outcome = count_situation(
      table,
      {10, parse({"A3", "A4"}), parse({"81", "13", "23", "33", "43", "53", "63", "73", "93"}), {}});
  EXPECT_EQ(outcome.loss(), Fraction(1, 9));
}

TEST(Situations, ThatCannotBeAreRefused) {
  const HandTable table = heron();
  const auto expect = [&](const Situation& situation, const std::string& part) {
    EXPECT_THAT([&] { count_situation(table, situation); },
                ::testing::ThrowsMessage<std::invalid_argument>(::testing::HasSubstr(part)));
  };
  expect({2, parse({"13", "13"}), {}, {}}, "13 is there twice");
  expect({2, parse({"11", "13"}), {}, {}}, "11 is not in the deck");
  expect({2, parse({"13", "14", "23"}), {}, {}}, "two cards");
  expect({2, parse({"13", "14"}), parse({"23", "24"}), {}}, "2 cards are shown by 1 opponents");
  expect({11, parse({"13", "14"}), {}, {}}, "11 players");
  expect({10, parse({"13", "14"}), {}, parse({"23"})}, "folded");
}

}  // namespace
}  // namespace hanaproof::odds::testing::situation_test
