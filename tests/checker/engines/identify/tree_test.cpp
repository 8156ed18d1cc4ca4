// The decision tree: exact counts, and no question without need.
#include <gtest/gtest.h>

#include "checker/engines/identify/pool.h"

namespace hanaproof::identify::tree_test {
namespace {

// Four classes; the first question splits them 1 to 3, the second and third in halves.
Pool four() {
  Pool pool;
  pool.questions.resize(3);
  pool.texts = {"no", "yes"};
  pool.answers = {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}, {0, 1, 1}};
  pool.classes = {{0}, {1}, {2}, {3}};
  return pool;
}

TEST(Tree, AsksWhatLeavesTheFewestInTheMean) {
  const Tree tree = decide(four());
  EXPECT_EQ(tree.nodes.front().question, 1U);
  EXPECT_EQ(tree.depth(), 2U);
  EXPECT_DOUBLE_EQ(tree.mean(), 2.0);
  for (const Node& node : tree.nodes) {
    EXPECT_EQ(node.is_leaf(), node.classes.size() == 1);
  }
}

TEST(Tree, LeavesOutWhatWasAsked) {
  const Pool pool = four();
  EXPECT_EQ(best_question(pool, {0, 1, 2, 3}), 1U);
  EXPECT_EQ(best_question(pool, {0, 1, 2, 3}, {1}), 2U);
  EXPECT_EQ(best_question(pool, {0, 1, 2, 3}, {1, 2}), 0U);
  EXPECT_EQ(best_question(pool, {1, 2, 3}, {1, 2}), std::nullopt);
}

TEST(Tree, OfOneClassAsksNothing) {
  Pool pool = four();
  pool.classes = {{0}};
  EXPECT_EQ(decide(pool).depth(), 0U);
}

}  // namespace
}  // namespace hanaproof::identify::tree_test
