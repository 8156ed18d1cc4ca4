#include "properties/lattice.h"

#include <gmock/gmock.h>

#include <set>

#include "properties/catalogue.h"
#include "tests/books.h"

namespace hanaproof::properties::lattice_test {
namespace {

using cards::CardSet;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

YakuLattice of(const rulebook::Library& library, const char* id = "pond.en") {
  return yaku_lattice(rulebook::Ruleset(*library.find(id), {2, {}}));
}

// Each of the five months with a light gives it in four of its eight ways, the other seven months
// have eight ways each.
std::uint64_t piles_with(int ways_to_choose_lights) {
  return static_cast<std::uint64_t>(ways_to_choose_lights) << (5 * 2 + 7 * 3);
}

TEST(Lattice, OfTwoYakuOfLights) {
  const rulebook::Library library = books::small();
  const YakuLattice lattice = of(library);
  EXPECT_THAT(lattice.yaku, ElementsAre("sankou", "gokou"));
  ASSERT_THAT(lattice.nodes, SizeIs(3));
  EXPECT_THAT(lattice.ids(lattice.nodes[0].yaku), IsEmpty());
  EXPECT_THAT(lattice.ids(lattice.nodes[1].yaku), ElementsAre("sankou"));
  EXPECT_THAT(lattice.ids(lattice.nodes[2].yaku), ElementsAre("sankou", "gokou"));
  EXPECT_EQ(lattice.nodes[0].least, CardSet());
  EXPECT_EQ(lattice.nodes[1].least, *CardSet::parse("11 12 31 32 81 82"));
  EXPECT_EQ(lattice.nodes[2].least, *CardSet::parse("11 12 31 32 81 82 B1 B2 C1 C2"));
  EXPECT_EQ(lattice.nodes[0].piles, piles_with(1 + 5 + 10));
  EXPECT_EQ(lattice.nodes[1].piles, piles_with(10 + 5));
  EXPECT_EQ(lattice.nodes[2].piles, piles_with(1));
  EXPECT_EQ(lattice.nodes[1].points, 7);
  EXPECT_EQ(lattice.nodes[2].points, 10);
  EXPECT_THAT(lattice.covers.edges, ElementsAre(graph::Edge{0, 1}, graph::Edge{1, 2}));
  EXPECT_THAT(lattice.relations, ElementsAre("gokou implies sankou"));
  EXPECT_EQ(lattice.closure(1), YakuSet{3});
  EXPECT_EQ(lattice.smallest(0)->least, lattice.nodes[1].least);
}

TEST(Lattice, KnowsWhatExcludesAndWhatCannotBeMade) {
  const rulebook::Library library =
      books::small(books::yaku("own-few", "count(light) <= 2 and all(22 | 52)", "4") +
                   books::yaku("own-none", "count(light) >= 6", "4"));
  const YakuLattice lattice = of(library);
  EXPECT_THAT(lattice.relations, testing::IsSupersetOf({"sankou and own-few exclude each other",
                                                        "gokou and own-few exclude each other"}));
  EXPECT_FALSE(lattice.smallest(3));
  EXPECT_FALSE(lattice.closure(3));
  // The empty set, and three lights, five lights, few lights above it.
  EXPECT_THAT(lattice.nodes, SizeIs(4));
  EXPECT_THAT(lattice.covers.edges, testing::UnorderedElementsAre(
                                        graph::Edge{0, 1}, graph::Edge{0, 2}, graph::Edge{1, 3}));
}

// What the sets say of every two yaku is what the theorem says that a solver and another counting
// prove.
TEST(Lattice, AgreesWithTheTheoremsOnRelations) {
  for (const char* id : {"oishi-tengudo.koi-koi", "blog.koi-koi.fr"}) {
    const YakuLattice lattice = of(books::builtin(), id);
    const auto theorems = select(catalogue(books::builtin()), std::string(id) + "/yaku-relations/");
    ASSERT_THAT(theorems, testing::Not(IsEmpty()));
    const Result result = prove(theorems.front());
    ASSERT_EQ(result.verdict, Verdict::proved);
    EXPECT_EQ(result.proofs.front().details, lattice.relations);
    std::uint64_t piles = 0;
    for (const HeldYaku& node : lattice.nodes) piles += node.piles;
    EXPECT_EQ(piles, piles::all_piles(lattice.per_month));
  }
}

// The closures are sets themselves here, so each yaku stands with what it implies and no more.
TEST(Lattice, OfSingleYakuHasOneSetForEach) {
  const YakuLattice lattice = of(books::builtin(), "robin-red.koi-koi.en");
  const YakuLattice part = of_single_yaku(lattice);
  std::set<YakuSet> expected = {0};
  for (std::size_t i = 0; i < lattice.yaku.size(); ++i) expected.insert(*lattice.closure(i));
  std::set<YakuSet> shown;
  for (const HeldYaku& node : part.nodes) shown.insert(node.yaku);
  EXPECT_EQ(shown, expected);
  // Two yaku are of the same cards.
  EXPECT_EQ(shown.size(), lattice.yaku.size());
}

}  // namespace
}  // namespace hanaproof::properties::lattice_test
