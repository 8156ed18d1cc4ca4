// The counted odds of fields against every deal of a tiny deck, every line of few rounds, and
// matches with shuffled decks.
#include "solvers/fields/chain.h"

#include <gmock/gmock.h>

#include <cmath>
#include <functional>

#include "model/cards/dice.h"
#include "model/rulebook/library.h"
#include "solvers/fields/machine.h"
#include "tests/heath.h"

namespace hanaproof::fields::chain_test {
namespace {

using cards::CardSet;

bool holds_month(CardSet cards) {
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if (cards.contains(CardSet::month(month))) return true;
  }
  return false;
}

// Every set of so many of the cards.
void subsets(const std::vector<cards::Card>& cards, int size, std::size_t from, CardSet chosen,
             const std::function<void(CardSet)>& use) {
  if (chosen.size() == size) return use(chosen);
  for (std::size_t i = from; i < cards.size(); ++i) {
    CardSet more = chosen;
    more.insert(cards[i]);
    subsets(cards, size, i + 1, more, use);
  }
}

// All fields and hands, one by one.
void deal_all(const Shape& shape, CardSet left, int hands, const std::function<void()>& count) {
  if (hands == 0) return count();
  subsets(left.cards(), shape.hand, 0, {}, [&](CardSet hand) {
    if (shape.hand_voids && holds_month(hand)) return;
    deal_all(shape, left - hand, hands - 1, count);
  });
}

Dealt one_by_one(const Rules& rules, const Shape& shape) {
  Dealt dealt;
  subsets(shape.deck.cards(), shape.field, 0, {}, [&](CardSet field) {
    if (shape.field_voids && holds_month(field)) return;
    deal_all(shape, shape.deck - field, shape.hands, [&] {
      dealt.made[made(rules, field)] += 1;
      dealt.deals += 1;
    });
  });
  return dealt;
}

TEST(FieldDeals, OfATinyDeckAreAllCounted) {
  Shape shape;
  // January, February and November whole, two of December.
  shape.deck =
      CardSet::month(1) | CardSet::month(2) | CardSet::month(11) | CardSet::parse("C1 C2").value();
  for (const int hand : {3, 4}) {
    for (const int field : {2, 4}) {
      for (const int voids : {0, 1, 2, 3}) {
        shape.hand = hand;
        shape.hands = hand == 4 ? 1 : 2;
        shape.field = field;
        shape.hand_voids = (voids & 1) != 0;
        shape.field_voids = (voids & 2) != 0;
        Rules rules;
        rules.field_cards = field;
        for (const Generates generates :
             {Generates::each_light, Generates::each_sort, Generates::one_field}) {
          rules.generates = generates;
          const Dealt counted = count_fields(rules, shape);
          const Dealt gone_through = one_by_one(rules, shape);
          EXPECT_EQ(counted.deals, gone_through.deals);
          EXPECT_EQ(counted.made, gone_through.made);
        }
      }
    }
  }
}

// A hand of eight can hold two months.
TEST(FieldDeals, AHandOfEightCanHoldTwoMonths) {
  Shape shape;
  shape.deck = CardSet::month(1) | CardSet::month(2) | CardSet::month(11);
  shape.hands = 1;
  shape.hand = 8;
  shape.field = 2;
  shape.hand_voids = true;
  EXPECT_EQ(count_fields({}, shape).deals, one_by_one({}, shape).deals);
}

// C(43,6) of C(48,6) fields hold none of the five lights.
TEST(FieldDeals, OfTheWholeDeckWithoutVoidOnes) {
  const Dealt dealt = count_fields({}, {});
  EXPECT_EQ(dealt.chance({}), Fraction(6'096'454, 12'271'512));
  EXPECT_EQ(dealt.mean(), Fraction(5 * 6, 48));
  EXPECT_EQ(dealt.deals, dealt.all);
  // One choice of all five lights with one of 43 others.
  EXPECT_EQ(dealt.chance({2, 3}), Fraction(43, 12'271'512));
}

// 12 C(44,2) fields hold a whole month, and every light's month once.
TEST(FieldDeals, VoidFieldsAreLeftOut) {
  Shape shape;
  shape.field_voids = true;
  const Dealt dealt = count_fields({}, shape);
  EXPECT_EQ(Fraction(dealt.deals, dealt.all), 1 - Fraction(12 * 946, 12'271'512));
}

TEST(FieldDeals, TheShapeIsThatOfTheRules) {
  const auto library =
      books::heath(books::clause("hand.four-of-month", "\"redeal\"") +
                       "\n[[clause]]\ntopic = \"deal.blank-card\"\nvalue = \"in-deck\"\n"
                       "when = { players = [7] }\n",
                   "[6, 7]");
  const rulebook::Edition& heath = library.at("heath.en");
  const Shape six(rulebook::Ruleset(heath, {6, {}}));
  EXPECT_EQ(six.hands, 6);
  EXPECT_TRUE(six.hand_voids);
  EXPECT_FALSE(six.field_voids);
  // The other six cards of the blank card's hand are the field.
  EXPECT_EQ(Shape(rulebook::Ruleset(heath, {7, {}})), six);
}

TEST(FieldDeals, RefuseWhatTheDeckCannotFill) {
  Shape shape;
  shape.hands = 7;
  EXPECT_THROW(count_fields({}, shape), rulebook::EditionError);
}

struct Line {
  std::vector<Fraction> grand, twofold;
  Fraction waits, waiting, waiting_grand;
};

// Every line of deals, carried out by the machine.
void add_lines(const Rules& rules, const Dealt& dealt, const State& state, std::size_t round,
               const Fraction& chance, Line& line) {
  if (round == line.grand.size()) {
    const Made made = state.counts();
    if (made.all() > 0) line.waits += chance;
    line.waiting += chance * made.all();
    line.waiting_grand += chance * made.grand;
    return;
  }
  for (const auto& [made, ways] : dealt.made) {
    const Fraction each = chance * Fraction(ways, dealt.deals);
    const Outcome outcome = play(rules, state, made);
    if (outcome.sort() == FieldSort::grand) line.grand[round] += each;
    if (outcome.sort() == FieldSort::twofold) line.twofold[round] += each;
    add_lines(rules, dealt, outcome.after, round + 1, each, line);
  }
}

TEST(FieldChain, IsTheSumOfAllLines) {
  constexpr int kRounds = 3;
  for (const bool carried : {true, false}) {
    for (const Generates generates :
         {Generates::each_light, Generates::each_sort, Generates::one_field}) {
      for (const Priority priority :
           {Priority::grand_first, Priority::oldest_first, Priority::newest_first}) {
        Rules rules;
        rules.generates = generates;
        rules.priority = priority;
        rules.carried = carried;
        const Dealt dealt = count_fields(rules, {});
        const Chain chain = run_chain(rules, dealt, kRounds);
        Line line{std::vector<Fraction>(kRounds), std::vector<Fraction>(kRounds), 0, 0, 0};
        add_lines(rules, dealt, {}, 0, 1, line);
        for (std::size_t round = 0; round < kRounds; ++round) {
          EXPECT_EQ(chain.rounds[round].grand, line.grand[round]) << round;
          EXPECT_EQ(chain.rounds[round].twofold, line.twofold[round]) << round;
        }
        EXPECT_EQ(chain.last().waits, line.waits);
        EXPECT_EQ(chain.last().waiting(), line.waiting);
        EXPECT_EQ(chain.last().waiting_grand, line.waiting_grand);
      }
    }
  }
}

// The walk played on: its mean by summing what is still played after so many extra rounds.
TEST(FieldChain, ExtraRoundsAreThoseUntilNothingWaits) {
  const Rules rules;
  const Dealt dealt = count_fields(rules, {});
  const Chain chain = run_chain(rules, dealt, 12);
  double waiting_mean = 0;
  std::vector<double> waiting;
  for (const Fraction& chance : chain.left) waiting.push_back(static_cast<double>(chance));
  EXPECT_NEAR(static_cast<double>(chain.extra[0]), waiting[0], 1e-15);
  for (int round = 0; round < 1500; ++round) {
    std::vector<double> next(waiting.size() + 5);
    for (std::size_t k = 1; k < waiting.size(); ++k) {
      waiting_mean += waiting[k];
      for (const auto& [made, ways] : dealt.made) {
        next[k - 1 + static_cast<std::size_t>(made.all())] +=
            waiting[k] * static_cast<double>(dealt.chance(made));
      }
    }
    next.resize(std::min<std::size_t>(next.size(), 400));
    if (round < 12) {
      EXPECT_NEAR(static_cast<double>(chain.extra[static_cast<std::size_t>(round + 1)]), next[0],
                  1e-12);
    }
    waiting = std::move(next);
  }
  EXPECT_NEAR(static_cast<double>(chain.extra_rounds), waiting_mean, 1e-6);
}

// Shuffled decks, hands and field dealt from them; each mean within five deviations.
TEST(FieldChain, IsWhatShuffledMatchesCome) {
  constexpr int kMatches = 4'000;
  constexpr int kRounds = 6;
  Shape shape;
  shape.hands = 6;
  shape.hand_voids = shape.field_voids = true;
  for (const Priority priority : {Priority::grand_first, Priority::newest_first}) {
    Rules rules;
    rules.priority = priority;
    const Chain chain = run_chain(rules, count_fields(rules, shape), kRounds);
    cards::Dice dice(1889);
    std::vector<int> grand(kRounds), twofold(kRounds);
    int waits = 0;
    std::vector<cards::Card> deck = CardSet::all().cards();
    for (int match = 0; match < kMatches; ++match) {
      State state;
      for (std::size_t round = 0; round < kRounds;) {
        dice.shuffle(deck);
        const auto cut = [&](int from, int size) {
          return CardSet(std::vector<cards::Card>(deck.begin() + from, deck.begin() + from + size));
        };
        bool is_void = holds_month(cut(0, 6));
        for (int hand = 0; hand < 6; ++hand) is_void |= holds_month(cut(6 + 7 * hand, 7));
        if (is_void) continue;
        const Outcome outcome = step(rules, state, {cut(0, 6), false});
        if (outcome.sort() == FieldSort::grand) ++grand[round];
        if (outcome.sort() == FieldSort::twofold) ++twofold[round];
        state = outcome.after;
        ++round;
      }
      waits += state.waiting.empty() ? 0 : 1;
    }
    const auto near = [&](int seen, const Fraction& chance) {
      const double p = static_cast<double>(chance);
      EXPECT_NEAR(seen, kMatches * p, 5 * std::sqrt(kMatches * p * (1 - p)));
    };
    for (std::size_t round = 0; round < kRounds; ++round) {
      near(grand[round], chain.rounds[round].grand);
      near(twofold[round], chain.rounds[round].twofold);
    }
    near(waits, chain.last().waits);
  }
}

}  // namespace
}  // namespace hanaproof::fields::chain_test
