// Counted piles against piles gone through one by one with the spec, and against Z3.
#include "checker/measures/impact/piles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

#include "model/spec/score.h"
#include "solvers/smt/questions.h"
#include "solvers/smt/solve.h"
#include "tests/checker/measures/impact/rules.h"

namespace hanaproof::impact::piles_test {
namespace {

using cards::CardSet;
using checker::Share;
using rulebook::Ruleset;
using testing::pair;

// January, March, August, September and December: all lights but the rain man, the sake cup, and
// eleven dregs.
CardSet five_months() {
  CardSet deck;
  for (const cards::Month month : {1, 3, 8, 9, 12}) deck = deck | CardSet::month(month);
  return deck;
}
// June, July, October and November: boar, deer, butterflies, two blue ribbons, the rain man.
CardSet four_months() {
  CardSet deck;
  for (const cards::Month month : {6, 7, 10, 11}) deck = deck | CardSet::month(month);
  return deck;
}

Share counted(const std::vector<Ruleset>& sides, const piles::PileSpace& space,
              const piles::Calls& calls = {}) {
  const auto matter = piles::that_matter(sides, calls);
  const piles::CardClasses sorts = piles::card_classes_of(matter, space.deck);
  return share_of_piles(matter, calls, sorts, space, count_classes(sorts, space));
}

// Whether a pile is one of the space, said once more.
bool is_in(const piles::PileSpace& space, CardSet pile) {
  if (pile.size() > space.most) return false;
  std::vector<cards::Month> odd;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if ((pile & CardSet::month(month)).size() % 2 != 0) odd.push_back(month);
  }
  if (space.months == piles::OfMonths::any || odd.empty()) return true;
  return space.months == piles::OfMonths::even_but_two && odd.size() == 2 &&
         pile.contains(cards::kLightning) && std::ranges::find(odd, 11) != odd.end();
}

// Every pile of the space scored by the spec.
Share gone_through(const std::vector<Ruleset>& sides, const piles::PileSpace& space,
                   const piles::Calls& calls = {}) {
  const std::vector<spec::Rules> rules(sides.begin(), sides.end());
  std::map<int, std::pair<std::uint64_t, std::uint64_t>> sizes;
  std::uint64_t hits = 0;
  std::uint64_t all = 0;
  std::uint64_t sum = 0;
  int most = 0;
  std::vector<CardSet> months;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const CardSet cards = CardSet::month(month) & space.deck;
    if (!cards.empty()) months.push_back(cards);
  }
  const auto go = [&](auto&& self, std::size_t month, CardSet pile) -> void {
    if (month == months.size()) {
      if (!is_in(space, pile)) return;
      std::vector<int> worth;
      for (const auto& side : rules) {
        const int points = spec::sum(spec::made_yaku(side, pile));
        worth.push_back(points * spec::factor(side, calls.with(points)));
      }
      const auto [least, largest] = std::minmax_element(worth.begin(), worth.end());
      ++all;
      ++sizes[pile.size()].second;
      if (*least == *largest) return;
      ++hits;
      ++sizes[pile.size()].first;
      sum += static_cast<std::uint64_t>(*largest - *least);
      most = std::max(most, *largest - *least);
      return;
    }
    const auto cards = months[month].cards();
    for (unsigned bits = 0; bits < 1U << cards.size(); ++bits) {
      CardSet taken;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if ((bits >> i & 1U) != 0) taken.insert(cards[i]);
      }
      self(self, month + 1, pile | taken);
    }
  };
  go(go, 0, CardSet());
  Share share;
  share.hits = std::to_string(hits);
  share.all = std::to_string(all);
  if (hits > 0) {
    share.most_points = most;
    share.mean_points = static_cast<double>(sum) / static_cast<double>(hits);
  }
  for (const auto& [size, found] : sizes) {
    share.by_size.push_back({size, std::to_string(found.first), std::to_string(found.second)});
  }
  return share;
}

// What of two shares is not the same; empty where nothing is.
std::string difference(const Share& a, const Share& b) {
  if (a.hits != b.hits) return fmt::format("hits {} and {}", a.hits, b.hits);
  if (a.all != b.all) return fmt::format("all {} and {}", a.all, b.all);
  if (a.most_points != b.most_points) return "the most points";
  if (a.mean_points.has_value() != b.mean_points.has_value()) return "whether there is a mean";
  if (a.mean_points && std::abs(*a.mean_points - *b.mean_points) > 1e-9) return "the mean";
  if (a.by_size.size() != b.by_size.size()) return "the number of sizes";
  for (std::size_t i = 0; i < a.by_size.size(); ++i) {
    if (a.by_size[i].cards != b.by_size[i].cards || a.by_size[i].hits != b.by_size[i].hits ||
        a.by_size[i].all != b.by_size[i].all) {
      return fmt::format("piles of {} cards", a.by_size[i].cards);
    }
  }
  return {};
}

constexpr const char* kCurtain =
    R"x({cards = "all(curtain | sake)", hides = [], points = "5", size = 2})x";
constexpr const char* kMoon =
    R"x({cards = "all(moon | sake)", hides = [], points = "5", size = 2})x";

struct Difference {
  const char* name;
  const char* edition;
  const char* topic;
  const char* answer;
  piles::Calls calls = {};
};

class CountedPiles : public ::testing::TestWithParam<Difference> {
 protected:
  std::vector<Ruleset> sides() const {
    return pair(GetParam().edition, GetParam().topic, GetParam().answer);
  }
};

TEST_P(CountedPiles, AreThoseThatTheSpecFindsOneByOne) {
  for (const CardSet deck : {five_months(), four_months()}) {
    const piles::PileSpace space{deck, piles::OfMonths::even};
    EXPECT_EQ(difference(counted(sides(), space, GetParam().calls),
                         gone_through(sides(), space, GetParam().calls)),
              "");
  }
}

TEST_P(CountedPiles, MayHoldAnyNumberOfCardsOfAMonth) {
  CardSet deck = CardSet::month(3) | CardSet::month(8) | CardSet::month(9);
  const piles::PileSpace space{deck, piles::OfMonths::any};
  EXPECT_EQ(difference(counted(sides(), space, GetParam().calls),
                       gone_through(sides(), space, GetParam().calls)),
            "");
}

// With the lightning in the deck, after two months and before one.
TEST_P(CountedPiles, MayHoldACardThatTheLightningTook) {
  CardSet deck = CardSet::month(3) | CardSet::month(9) | CardSet::month(11) | CardSet::month(12);
  for (const int most : {cards::kCards, 9}) {
    const piles::PileSpace space{deck, piles::OfMonths::even_but_two, most};
    EXPECT_EQ(difference(counted(sides(), space, GetParam().calls),
                         gone_through(sides(), space, GetParam().calls)),
              "");
  }
}

INSTANTIATE_TEST_SUITE_P(
    , CountedPiles,
    ::testing::Values(
        Difference{"hanami", "robin-red.koi-koi.fr", "yaku.hanami", kMoon},
        Difference{"hanami_or_none", "oishi-tengudo.koi-koi", "yaku.hanami", kCurtain},
        Difference{"sankou", "blog.koi-koi.fr", "yaku.sankou",
                   R"x({cards = "count(light - B1) >= 3", hides = [], points = "9"})x"},
        Difference{"inoshikachou", "oishi-tengudo.koi-koi", "yaku.inoshikachou", "none"},
        Difference{"kasu", "robin-red.koi-koi.de", "yaku.kasu",
                   R"x({cards = "count(dreg) >= 9", hides = [], points = "count(dreg) - 8"})x"},
        Difference{"sake_cup", "robin-red.koi-koi.de", "card.sake-cup", "animal-or-dreg"},
        Difference{"high", "blog.koi-koi.fr", "score.high", "{at-least = 7, factor = 2}"},
        Difference{"high_after_call",
                   "oishi-tengudo.koi-koi",
                   "score.high.counts",
                   "after-counter",
                   {0, true}},
        Difference{
            "own_calls", "oishi-tengudo.koi-koi", "score.own-calls", "calls-plus-one", {2, true}},
        Difference{"best_only", "robin-red.koi-koi.en", "score.yaku-add", "best-only"},
        Difference{"sakura", "robin-red.sakura.de", "yaku.deer-geese-boar", "none"}),
    [](const auto& one) { return one.param.name; });

// ---- Factors of an edition that says nothing else
// -------------------------------------------------

// Where all points are multiplied by one side's factor, every yaku matters, those too that both
// sides have.
TEST(OwnPiles, DifferByAFactorInEveryYaku) {
  const auto library = books::small();
  const Ruleset base(library.at("pond.en"), {2, {}});
  const piles::PileSpace space{five_months(), piles::OfMonths::even};
  for (const auto& [topic, answer, calls] :
       {std::tuple{"score.own-calls", "calls-plus-one", piles::Calls{1, false}},
        std::tuple{"score.counter", "4", piles::Calls{0, true}}}) {
    const std::vector<Ruleset> sides = {base, base.with(topic, rulebook::Value::parse(answer))};
    const Share share = counted(sides, space, calls);
    EXPECT_NE(share.hits, "0") << topic;
    EXPECT_EQ(difference(share, gone_through(sides, space, calls)), "") << topic;
    EXPECT_EQ(counted(sides, space).hits, "0") << topic << ", and nobody calls";
  }
}

// By one factor on both sides what they have alike makes no difference still.
TEST(OwnPiles, AreCountedWithAFactorThatAllSidesHave) {
  const auto library = books::small(books::clause("score.own-calls", "\"calls-plus-one\""));
  const Ruleset base(library.at("pond.en"), {2, {}});
  const std::vector<Ruleset> sides = {base,
                                      base.with("yaku.hanami", rulebook::Value::parse(kMoon))};
  const piles::Calls calls{2, false};
  EXPECT_EQ(piles::that_matter(sides, calls).front().yaku().size(), 0U);
  const piles::PileSpace space{five_months(), piles::OfMonths::even};
  const Share share = counted(sides, space, calls);
  EXPECT_EQ(share.most_points, 15) << "three times five";
  EXPECT_EQ(difference(share, gone_through(sides, space, calls)), "");
}

// The poem and the blue ribbons, of six months a ribbon and one card more.
TEST(OwnPiles, HaveExtraPointsForBothSetsOfRibbons) {
  CardSet deck;
  for (const cards::Month month : {1, 2, 3, 6, 9, 10}) {
    deck = deck | (CardSet::month(month) & CardSet::kind(cards::Kind::ribbon));
    deck.insert(cards::Card::of(month, 4));
  }
  const piles::PileSpace space{deck, piles::OfMonths::even};
  for (const auto& [topic, answer] :
       {std::pair{"triad.points", "7"}, std::pair{"yaku.akatan", "none"}}) {
    const auto sides = pair("robin-red.koi-koi.de", topic, answer, 2, {{"option.triad", "on"}});
    const Share share = counted(sides, space);
    EXPECT_NE(share.hits, "0") << topic;
    EXPECT_EQ(difference(share, gone_through(sides, space)), "") << topic;
  }
}

TEST(OwnPiles, OfALargerSizeThanCanComeAboutAreLeftOut) {
  const auto sides = pair("robin-red.koi-koi.fr", "yaku.hanami", kMoon);
  const piles::PileSpace space{five_months(), piles::OfMonths::even, 10};
  EXPECT_EQ(difference(counted(sides, space), gone_through(sides, space)), "");
  EXPECT_EQ(counted(sides, space).by_size.back().cards, 10);
}

// Sixteen cards in two hands, eight on the field, and one drawn with each hand card.
TEST(OwnPiles, AreThoseThatTheRulesOfTheSidesAllow) {
  const auto plain = books::small();
  const auto two = books::small(books::clause("capture.played.two", "\"both\""));
  const auto wild = books::small(books::clause("option.wildcard", "\"optional\""));
  const Ruleset base(plain.at("pond.en"), {2, {}});
  const piles::PileSpace even = piles::PileSpace::of({base, base});
  EXPECT_EQ(even.months, piles::OfMonths::even);
  EXPECT_EQ(even.most, 40);
  EXPECT_EQ(even.text(), "piles of 0, 2 or 4 cards of each month, 40 cards at most");
  const piles::PileSpace of_two = piles::PileSpace::of({base, Ruleset(two.at("pond.en"), {2, {}})});
  EXPECT_EQ(of_two.months, piles::OfMonths::any);
  EXPECT_NE(of_two.text().find("more piles than can be captured"), std::string::npos);
  const Ruleset lightning(wild.at("pond.en"), {2, {"wildcard"}});
  EXPECT_EQ(piles::PileSpace::of({base, lightning}).months, piles::OfMonths::even_but_two);
  EXPECT_EQ(piles::PileSpace::of({lightning, lightning.with("capture.drawn.two", "both")}).months,
            piles::OfMonths::any);
  const Ruleset collects = lightning.with("wildcard.collects", "all");
  EXPECT_EQ(piles::PileSpace::of({collects}).months, piles::OfMonths::even_but_two)
      << "for no yaku";
  EXPECT_EQ(piles::PileSpace::of({collects.with("wildcard.collected-score", true)}).months,
            piles::OfMonths::any);
}

TEST(OwnPiles, AreDrawnFromTheSpace) {
  cards::Dice random(1);
  for (const piles::OfMonths months :
       {piles::OfMonths::even, piles::OfMonths::even_but_two, piles::OfMonths::any}) {
    const piles::PileSpace space{five_months() | CardSet::month(11), months};
    int odd = 0;
    for (int i = 0; i < 500; ++i) {
      const CardSet pile = space.random(random);
      EXPECT_TRUE(is_in(space, pile) && space.deck.contains(pile)) << pile;
      odd += is_in({space.deck, piles::OfMonths::even}, pile) ? 0 : 1;
    }
    EXPECT_EQ(odd > 100, months != piles::OfMonths::even);
  }
}

// ---- The comparison sees faults -----------------------------------------------------------------

TEST(CountedPilesFaults, OneThresholdThatIsOffIsSeen) {
  const auto sides = pair("robin-red.koi-koi.de", "yaku.kasu",
                          R"x({cards = "count(dreg) >= 9", hides = [], points = "1"})x");
  const auto faulty = pair("robin-red.koi-koi.de", "yaku.kasu",
                           R"x({cards = "count(dreg) >= 8", hides = [], points = "1"})x");
  const piles::PileSpace space{five_months(), piles::OfMonths::even};
  EXPECT_EQ(difference(counted(sides, space), gone_through(sides, space)), "");
  EXPECT_NE(difference(counted(faulty, space), gone_through(sides, space)), "");
}

TEST(CountedPilesFaults, SortsThatDoNotBelongTogetherAreSeen) {
  const auto sides = pair("robin-red.koi-koi.fr", "yaku.hanami", kMoon);
  const piles::PileSpace space{five_months(), piles::OfMonths::even};
  piles::CardClasses sorts = piles::card_classes_of(sides, space.deck);
  // The sake cup with the sort of another card.
  const auto sake =
      std::ranges::find_if(sorts.sets, [](CardSet set) { return set.contains(cards::kSakeCup); });
  ASSERT_NE(sake, sorts.sets.end());
  ASSERT_EQ(sake->size(), 1);
  const CardSet cup = *sake;
  sorts.sets.erase(sake);
  sorts.sets.back() = sorts.sets.back() | cup;
  EXPECT_NE(difference(share_of_piles(sides, {}, sorts, space, count_classes(sorts, space)),
                       gone_through(sides, space)),
            "");
}

TEST(CountedPilesFaults, ASliceOfPilesAgreesWithTheSpec) {
  for (const char* edition :
       {"robin-red.koi-koi.fr", "oishi-tengudo.koi-koi", "hana-awase.pl", "robin-red.sakura.de"}) {
    const Ruleset rules(books::builtin().at(edition), {2, {}});
    EXPECT_EQ(first_disagreement(rules, {1, true}, {}, 300, 7), "") << edition;
    EXPECT_EQ(first_disagreement(rules, {}, {CardSet::all(), piles::OfMonths::any}, 300, 7), "")
        << edition;
  }
}

// ---- The whole deck -----------------------------------------------------------------------------

// Of the eight piles of a month, of 0, 2 or 4 cards, four hold a given card.
TEST(AllPiles, HoldTwoGivenCardsOfDifferentMonthsInAQuarterOfCases) {
  const auto library = books::small();
  const Ruleset base(library.at("pond.en"), {2, {}});
  const std::vector<Ruleset> sides = {base,
                                      base.with("yaku.hanami", rulebook::Value::parse(kMoon))};
  const Share share = counted(sides, {});
  EXPECT_EQ(share.all, "68719476736");   // 8^12
  EXPECT_EQ(share.hits, "17179869184");  // 8^10 x 4^2
  EXPECT_EQ(share.most_points, 5);
  EXPECT_DOUBLE_EQ(*share.mean_points, 5);
  EXPECT_FALSE(share.frequency);
  // Of four cards: one more of each of the two months, out of three.
  EXPECT_EQ(share.by_size.at(2).cards, 4);
  EXPECT_EQ(share.by_size.at(2).hits, "9");
}

TEST(AllPiles, DoNotHangOnYakuThatAllSidesScoreAlike) {
  const auto sides = pair("robin-red.sakura.de", "yaku.deer-geese-boar", "none");
  const auto matter = piles::that_matter(sides, {});
  EXPECT_LT(matter.front().yaku().size(), sides.front().yaku().size());
  const piles::PileSpace space{four_months() | CardSet::month(8), piles::OfMonths::even};
  const piles::CardClasses whole = piles::card_classes_of(sides, space.deck);
  EXPECT_EQ(difference(counted(sides, space),
                       share_of_piles(sides, {}, whole, space, count_classes(whole, space))),
            "");
}

// ---- Z3 agrees which sizes differ ---------------------------------------------------------------

TEST(Z3, FindsADifferenceInExactlyTheSizesThatWereCounted) {
  for (const auto& [topic, answer, step] :
       {std::tuple{"yaku.hanami", kMoon, 2}, std::tuple{"yaku.inoshikachou", "none", 8}}) {
    const auto sides = pair("robin-red.koi-koi.fr", topic, answer);
    const Share share = counted(sides, {});
    std::map<int, bool> differs;
    for (const Share::Size& size : share.by_size) differs[size.cards] = size.hits != "0";
    const smt::Query query =
        smt::differ("sizes", smt::base_score(sides[0]), smt::base_score(sides[1]));
    for (int size = 0; size <= cards::kCards; size += step) {
      const auto answered = smt::solve(
          query.with(fmt::format("sizes-{}", size),
                     {{"cards", smt::equal(smt::count(CardSet::all()), smt::constant(size))}}));
      ASSERT_FALSE(std::holds_alternative<smt::Unknown>(answered.outcome));
      EXPECT_EQ(std::holds_alternative<smt::Sat>(answered.outcome), differs[size])
          << topic << ", " << size << " cards";
    }
  }
}

// Z3 knows whole piles and all yaku; the count knows how many cards of each sort there are. Of a
// class that all sides score alike there is no solution.
TEST(Z3, FindsADifferenceInExactlyTheClassesThatWereCounted) {
  constexpr std::uint64_t kLooks = 8;
  for (const auto& [topic, answer, deck] : {std::tuple{"yaku.hanami", kMoon, five_months()}}) {
    const auto sides = pair("robin-red.koi-koi.fr", topic, answer);
    const auto matter = piles::that_matter(sides, {});
    const piles::CardClasses sorts = piles::card_classes_of(matter, deck);
    const auto piles = count_classes(sorts, {deck, piles::OfMonths::even});
    const smt::Query query =
        smt::differ("classes", smt::base_score(sides[0]), smt::base_score(sides[1]));
    int hits = 0;
    int others = 0;
    for (std::uint64_t look = 0; look < kLooks; ++look) {
      std::uint64_t place = look * (piles.size() - 1) / (kLooks - 1);
      while (piles[place] == 0) --place;
      std::uint64_t rest = place;
      CardSet held;  // so many cards of each sort
      std::vector<smt::Assertion> pins = {
          {"deck", smt::equal(smt::count(CardSet::all() - deck), smt::constant(0))}};
      for (std::size_t i = sorts.sets.size(); i-- > 0;) {
        const std::uint64_t digits = 1U + static_cast<std::uint64_t>(sorts.sets[i].size());
        const int count = static_cast<int>(rest % digits);
        rest /= digits;
        const auto cards = sorts.sets[i].cards();
        for (int card = 0; card < count; ++card) held.insert(cards[static_cast<std::size_t>(card)]);
        pins.push_back({fmt::format("sort-{}", i),
                        smt::equal(smt::count(sorts.sets[i]), smt::constant(count))});
      }
      const bool hit = scored_differently(matter, {}, held);
      ++(hit ? hits : others);
      const auto answered = smt::solve(query.with(fmt::format("class-{}", place), pins));
      ASSERT_FALSE(std::holds_alternative<smt::Unknown>(answered.outcome));
      EXPECT_EQ(std::holds_alternative<smt::Sat>(answered.outcome), hit) << topic << ' ' << held;
    }
    EXPECT_GT(hits, 0) << topic;
    EXPECT_GT(others, 0) << topic;
  }
}

}  // namespace
}  // namespace hanaproof::impact::piles_test
