#include "solvers/graph/spanning.h"

#include <gtest/gtest.h>

namespace hanaproof::graph::spanning_test {
namespace {

using Places = std::vector<std::size_t>;

TEST(SpanningTree, TakesTheShortestLinksThatJoinAll) {
  // A square 0-1-2-3 with sides 1, 2, 3, 4 and a diagonal 0-2 of 5: the three shortest sides.
  const std::vector<Link> links = {{0, 1, 1}, {1, 2, 2}, {2, 3, 3}, {3, 0, 4}, {0, 2, 5}};
  EXPECT_EQ(minimum_spanning_tree(4, links), (Places{0, 1, 2}));
}

TEST(SpanningTree, OfEqualLinksTheFirstStands) {
  const std::vector<Link> links = {{0, 1, 2}, {1, 2, 2}, {0, 2, 2}};
  EXPECT_EQ(minimum_spanning_tree(3, links), (Places{0, 1}));
  EXPECT_EQ(minimum_spanning_tree(3, {links[2], links[1], links[0]}), (Places{0, 1}));
}

TEST(SpanningTree, MayBeAForestOrNothing) {
  EXPECT_EQ(minimum_spanning_tree(4, {{0, 1, 1}, {2, 3, 1}}), (Places{0, 1}));
  EXPECT_TRUE(minimum_spanning_tree(1, {}).empty());
  EXPECT_TRUE(minimum_spanning_tree(0, {}).empty());
}

TEST(SpanningTree, KnowsItsVertices) {
  EXPECT_THROW(minimum_spanning_tree(2, {{0, 2, 1}}), std::invalid_argument);
}

}  // namespace
}  // namespace hanaproof::graph::spanning_test
