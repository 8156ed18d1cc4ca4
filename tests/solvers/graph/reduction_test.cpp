#include "solvers/graph/reduction.h"

#include <gmock/gmock.h>

#include <bit>
#include <stdexcept>

namespace hanaproof::graph::reduction_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAreArray;

TEST(TransitiveReduction, LeavesOutWhatFollows) {
  const Graph chain{4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}};
  EXPECT_THAT(transitive_reduction(chain).edges, ElementsAre(Edge{0, 1}, Edge{1, 2}, Edge{2, 3}));
}

// Of the sets of four things, by inclusion, those with one thing more remain: 4 * 2^3.
TEST(TransitiveReduction, OfAllSetsLeavesThoseOfOneMore) {
  Graph order{16, {}};
  std::vector<Edge> next;
  for (Vertex a = 0; a < 16; ++a) {
    for (Vertex b = 0; b < 16; ++b) {
      if (a == b || (a & ~b) != 0) continue;
      order.edges.push_back({a, b});
      if (std::popcount(a ^ b) == 1) next.push_back({a, b});
    }
  }
  EXPECT_EQ(next.size(), 32U);
  EXPECT_THAT(transitive_reduction(order).edges, UnorderedElementsAreArray(next));
}

TEST(TransitiveReduction, KeepsAnOrderThatIsReduced) {
  const Graph diamond{4, {{3, 1}, {3, 2}, {1, 0}, {2, 0}}};
  EXPECT_THAT(transitive_reduction(diamond).edges, UnorderedElementsAreArray(diamond.edges));
  EXPECT_THAT(transitive_reduction({}).edges, IsEmpty());
}

TEST(TransitiveReduction, RefusesCyclesAndUnknownVertices) {
  EXPECT_THROW(transitive_reduction({2, {{0, 1}, {1, 0}}}), std::invalid_argument);
  EXPECT_THROW(transitive_reduction({2, {{0, 2}}}), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::graph::reduction_test
