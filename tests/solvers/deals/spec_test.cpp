// Verdicts of the odds against those of the literal specification.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/deal.h"
#include "solvers/deals/odds.h"
#include "tests/books.h"
#include "tests/solvers/deals/enumerate.h"

namespace hanaproof::deals::testing::spec_test {
namespace {

using notation::DealEnd;
using notation::Position;
using rulebook::Ruleset;

Holding read(cards::CardSet set) { return testing::read(set.bits()); }

Hands hands_of(const Position& deal) {
  Hands hands{};
  for (const cards::CardSet hand : deal.hands) ++hands[static_cast<std::size_t>(read(hand))];
  return hands;
}

// Whether both say the same of a deal that the specification has opened.
bool agree(const DealRules& rules, const Position& deal) {
  const Verdict what = verdict(rules, hands_of(deal), read(deal.field));
  switch (deal.deal_end) {
    case DealEnd::none:
      return what == Verdict::played;
    case DealEnd::hand_win:
      return what == (deal.hand_winners.size() == 1 ? Verdict::won : Verdict::several_won);
    case DealEnd::void_deal:
      break;
  }
  return what == Verdict::hand_redeal || what == Verdict::both_redeal ||
         what == Verdict::field_void;
}

// A deal of the shape from a deck in which cards of a month lie together in packets of so many, so
// that combinations are frequent.
Position stacked(const Shape& shape, int packet, cards::Dice& dice) {
  std::vector<cards::Card> heads;
  for (const cards::Card card : cards::CardSet::all()) {
    if ((card.place() - 1) % packet == 0) heads.push_back(card);
  }
  dice.shuffle(heads);
  std::vector<cards::Card> deck;
  for (const cards::Card head : heads) {
    for (int i = 0; i < packet; ++i) {
      deck.push_back(cards::Card::of(head.month(), head.place() + i));
    }
  }
  Position deal = Position::empty("pond.en", shape.players);
  auto next = deck.begin();
  const auto take = [&](cards::CardSet& to, int count) {
    for (; count > 0; --count) to.insert(*next++);
  };
  for (cards::CardSet& hand : deal.hands) take(hand, shape.hand);
  take(deal.field, shape.field);
  deal.stock.assign(next, deck.end());
  return deal;
}

const rulebook::Edition& pond() {
  static const rulebook::Library library = books::small("", "[2, 3, 4]");
  return library.at("pond.en");
}

RC_GTEST_PROP(Verdicts, AreThoseOfTheSpecificationUnderAnyRules, ()) {
  const int players = *rc::gen::inRange(2, 5);
  Ruleset ruleset(pond(), {players, {}});
  const auto choose = [&](const char* topic, const std::vector<rulebook::Value>& answers) {
    ruleset = ruleset.with(topic, *rc::gen::elementOf(answers));
  };
  choose("hand.four-of-month", {"nothing", "wins", "redeal"});
  choose("hand.four-of-month.points", {0, 5, 6});
  choose("hand.four-pairs", {"nothing", "wins", "redeal"});
  choose("hand.four-pairs.points", {0, 6});
  choose("hand.four-pairs.means", {"four-months", "four-of-month-is-two"});
  choose("hand.both-combos", {"once", "sum"});
  choose("hand.both-win", {"draw", "redeal", "dealer", "both-score"});
  choose("field.four-of-month", {"nothing", "void"});
  choose("field.four-pairs", {"nothing", "void"});
  choose("hand.against-field", {"hand-first", "field-first"});
  const spec::Rules literal(ruleset);
  const DealRules rules = DealRules::from(ruleset);
  const Shape shape{players, *rc::gen::inRange(3, 11), *rc::gen::inRange(0, 9)};
  cards::Dice dice(*rc::gen::arbitrary<std::uint32_t>());
  for (const int packet : {1, 2, 2, 2, 4, 4}) {
    const Position deal = spec::open(literal, stacked(shape, packet, dice));
    RC_ASSERT(agree(rules, deal));
    for (const cards::CardSet hand : deal.hands) {
      const spec::HandCombo combo = spec::hand_combo(literal, hand);
      RC_ASSERT(combo.points == points(rules, read(hand)));
      RC_ASSERT(combo.redeal == redeals(rules, read(hand)));
    }
  }
}

// The rules of the odds and of the specification differ in one answer, which is then seen.
TEST(Verdicts, DisagreeWithASpecificationThatReadsPairsOtherwise) {
  const Ruleset ruleset = Ruleset(pond(), {2, {}}).with("hand.four-pairs", "wins");
  const spec::Rules literal(ruleset.with("hand.four-pairs.means", "four-of-month-is-two"));
  cards::Dice dice(1);
  int differ = 0;
  for (int i = 0; i < 50; ++i) {
    const Position deal = spec::open(literal, stacked({2, 8, 8}, 4, dice));
    if (!agree(DealRules::from(ruleset), deal)) ++differ;
  }
  EXPECT_GT(differ, 0);
}

// Of so many random deals, those that the specification gives a verdict are as many as the exact
// odds let one expect: within five standard deviations, seed fixed.
constexpr int kDeals = 20'000;
constexpr double kMost = 5;

struct Seen {
  int anew = 0, won = 0, several = 0;
};

Seen random_deals(const Ruleset& ruleset, std::uint64_t seed) {
  const spec::Rules literal(ruleset);
  const DealRules rules = DealRules::from(ruleset);
  cards::Dice dice(seed);
  std::vector<cards::Card> deck = cards::CardSet::all().cards();
  Seen seen;
  for (int i = 0; i < kDeals; ++i) {
    dice.shuffle(deck);
    const Position deal = spec::deal(literal, i % ruleset.scope().players, deck);
    EXPECT_TRUE(agree(rules, deal)) << ruleset.edition().id;
    EXPECT_EQ(deal.hands.front().size(), shape_of(ruleset).hand);
    EXPECT_EQ(deal.field.size(), shape_of(ruleset).field);
    if (deal.deal_end == DealEnd::void_deal) ++seen.anew;
    if (deal.hand_winners.size() == 1) ++seen.won;
    if (deal.hand_winners.size() > 1) ++seen.several;
  }
  return seen;
}

// How many standard deviations as many are away from what the odds let one expect.
double deviations(int seen, const Count& deals, const Count& all) {
  const double chance = static_cast<double>(deals) / static_cast<double>(all);
  const double off = std::abs(seen - kDeals * chance);
  return off == 0 ? 0 : off / std::sqrt(kDeals * chance * (1 - chance));
}

TEST(Odds, AreHowOftenTheSpecificationGivesItsVerdicts) {
  for (const std::string& id : books::builtin_ids()) {
    const rulebook::Edition& edition = books::builtin().at(id);
    for (const rulebook::Scope& scope : scopes(edition)) {
      const Ruleset ruleset(edition, scope);
      const Counts counts = count_deals(shape_of(ruleset));
      const VerdictOdds odds = verdict_odds(counts, DealRules::from(ruleset));
      const Seen seen = random_deals(ruleset, 7);
      const std::string what = fmt::format("{}, {}", id, scope.text());
      const Count& all = counts.deals;
      EXPECT_LT(deviations(seen.anew, odds.anew(), all), kMost) << what;
      EXPECT_LT(deviations(seen.won, odds.of(Verdict::won), all), kMost) << what;
      EXPECT_LT(deviations(seen.several, odds.of(Verdict::several_won), all), kMost) << what;
    }
  }
}

// The check above can fail: the odds without one of the rules are not what is seen.
TEST(Odds, WithoutARuleAreNotWhatIsSeen) {
  const Ruleset ruleset = Ruleset(pond(), {2, {}}).with("hand.four-pairs", "wins");
  const Counts counts = count_deals({2, 8, 8});
  const Seen seen = random_deals(ruleset.with("hand.four-of-month", "wins"), 7);
  const VerdictOdds odds = verdict_odds(counts, DealRules::from(ruleset));
  EXPECT_GT(deviations(seen.won, odds.of(Verdict::won), counts.deals), kMost);
}

}  // namespace
}  // namespace hanaproof::deals::testing::spec_test
