#include "solvers/graph/analysis.h"

#include <algorithm>
#include <stdexcept>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace hanaproof::graph::analysis_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// A diamond with a tail: 0 leads to 1 and 2, both to 3, and 2 to the end 4 as well.
const Graph kDiamond = {5, {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {2, 4}, {3, 4}}};

TEST(Analysis, FindsTheShortestAndTheLongestWay) {
  const Analysis analysis = analyse(kDiamond);
  EXPECT_EQ(analysis.reachable, 5U);
  EXPECT_EQ(analysis.ends, 1U);
  EXPECT_THAT(*analysis.shortest, ElementsAre(1, 4));
  EXPECT_THAT(*analysis.longest, SizeIs(3));
  EXPECT_EQ(analysis.ways, 3U) << "0 1 3 4, 0 2 3 4, 0 2 4";
  EXPECT_THAT(analysis.loops, IsEmpty());
  EXPECT_EQ(analysis.cycle, std::nullopt);
}

TEST(Analysis, TwoEdgesBetweenTheSameVerticesAreTwoWays) {
  EXPECT_EQ(analyse({2, {{0, 1}, {0, 1}}}).ways, 2U);
}

TEST(Analysis, WhatTheRootDoesNotLeadToIsNoEnd) {
  const Analysis analysis = analyse({4, {{0, 1}, {2, 3}}});
  EXPECT_EQ(analysis.reachable, 2U);
  EXPECT_EQ(analysis.ends, 1U);
  EXPECT_EQ(analysis.ways, 1U);
}

TEST(Analysis, ARootAloneIsAnEndInNoMoves) {
  const Analysis analysis = analyse({1, {}});
  EXPECT_EQ(analysis.ends, 1U);
  EXPECT_THAT(*analysis.shortest, IsEmpty());
  EXPECT_THAT(*analysis.longest, IsEmpty());
  EXPECT_EQ(analysis.ways, 1U);
  EXPECT_EQ(analyse({0, {}}).reachable, 0U);
}

// The seeded fault: play that comes back.
TEST(Analysis, ReportsACycleWithItsEdges) {
  Graph graph = kDiamond;
  graph.edges.push_back({3, 2});
  const Analysis analysis = analyse(graph);
  EXPECT_THAT(analysis.loops, ElementsAre(ElementsAre(2, 3)));
  EXPECT_THAT(*analysis.cycle, ElementsAre(3, 6));
  EXPECT_EQ(analysis.longest, std::nullopt);
  EXPECT_EQ(analysis.ways, std::nullopt);
  EXPECT_THAT(*analysis.shortest, ElementsAre(1, 4));
}

TEST(Analysis, AnEdgeBackToItsVertexIsACycle) {
  const Analysis analysis = analyse({2, {{0, 1}, {1, 1}}});
  EXPECT_THAT(analysis.loops, ElementsAre(ElementsAre(1)));
  EXPECT_THAT(*analysis.cycle, ElementsAre(1));
  EXPECT_EQ(analysis.shortest, std::nullopt);
}

TEST(Analysis, MoreWaysThanANumberHoldsAreNotCounted) {
  Graph doubling{66, {}};
  for (Vertex v = 0; v < 65; ++v) {
    doubling.edges.push_back({v, v + 1});
    if (v < 63) doubling.edges.push_back({v, v + 1});
  }
  EXPECT_EQ(analyse(doubling).ways, std::uint64_t{1} << 63U);
  doubling.edges.push_back({64, 65});
  EXPECT_EQ(analyse(doubling).ways, std::nullopt);
}

TEST(Analysis, RefusesAnEdgeToNowhere) {
  EXPECT_THROW(analyse({1, {{0, 1}}}), std::invalid_argument);
}

struct Walked {
  std::uint64_t ways = 0;
  std::size_t shortest = 1000;
  std::size_t longest = 0;
};

void walk(const Graph& graph, Vertex at, std::size_t length, Walked& walked) {
  bool end = true;
  for (const auto& [from, to] : graph.edges) {
    if (from != at) continue;
    end = false;
    walk(graph, to, length + 1, walked);
  }
  if (!end) return;
  ++walked.ways;
  walked.shortest = std::min(walked.shortest, length);
  walked.longest = std::max(walked.longest, length);
}

RC_GTEST_PROP(Analysis, AgreesWithWalkingEveryWay, ()) {
  Graph graph{*rc::gen::inRange<std::size_t>(1, 9), {}};
  for (Vertex from = 0; from + 1 < graph.vertices; ++from) {
    const auto targets = *rc::gen::container<std::vector<Vertex>>(
        rc::gen::inRange<Vertex>(from + 1, graph.vertices));
    for (std::size_t i = 0; i < std::min<std::size_t>(targets.size(), 3); ++i) {
      graph.edges.push_back({from, targets[i]});
    }
  }
  Walked walked;
  walk(graph, 0, 0, walked);
  const Analysis analysis = analyse(graph);
  RC_ASSERT(analysis.loops.empty());
  RC_ASSERT(*analysis.ways == walked.ways);
  RC_ASSERT(analysis.shortest->size() == walked.shortest);
  RC_ASSERT(analysis.longest->size() == walked.longest);
}

}  // namespace
}  // namespace hanaproof::graph::analysis_test
