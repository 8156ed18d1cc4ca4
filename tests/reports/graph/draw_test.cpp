#include "reports/graph/draw.h"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hanaproof::reports::draw_test {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const graph::Graph kFork = {3, {{0, 1}, {0, 2}}};
const graph::Labels kLabels = {{"start\nhere", "<left>", "right"}, {"a \"quoted\"", "b"}};

TEST(Draw, DotNamesEveryVertexAndEdge) {
  const std::string text = to_dot(kFork, kLabels);
  EXPECT_THAT(text, HasSubstr("0 -> 1 [label=\"a \\\"quoted\\\"\"]"));
  EXPECT_THAT(text, HasSubstr("0 -> 2 [label=b]"));
  EXPECT_THAT(text, HasSubstr("2 [label=right]"));
}

TEST(Draw, SvgHoldsEveryLabelEscaped) {
  const std::string text = to_svg(kFork, kLabels);
  EXPECT_THAT(text, HasSubstr("&lt;left&gt;"));
  EXPECT_THAT(text, HasSubstr(">here</text>"));
  EXPECT_THAT(text, EndsWith("</svg>\n"));
}

TEST(Draw, LabelsMustBeAsManyAsThereAreThings) {
  EXPECT_THROW(to_dot(kFork, {{"one"}, {}}), std::invalid_argument);
  EXPECT_THROW(to_svg(kFork, {{"one"}, {}}), std::invalid_argument);
}

TEST(Layers, AVertexStandsAtItsGreatestDistance) {
  // 0 leads to 2 at once and by way of 1.
  EXPECT_THAT(layers({3, {{0, 2}, {0, 1}, {1, 2}}}),
              ElementsAre(ElementsAre(0), ElementsAre(1), ElementsAre(2)));
  EXPECT_THAT(layers({0, {}}), IsEmpty());
}

TEST(Layers, EdgesThatNeedNotCrossDoNot) {
  // 1 leads to 4 and 2 to 3: in the order of their numbers the edges would cross.
  EXPECT_THAT(layers({5, {{0, 1}, {0, 2}, {1, 4}, {2, 3}}}),
              ::testing::AnyOf(ElementsAre(ElementsAre(0), ElementsAre(1, 2), ElementsAre(4, 3)),
                               ElementsAre(ElementsAre(0), ElementsAre(2, 1), ElementsAre(3, 4))));
}

TEST(Layers, ACycleIsCutOnce) {
  EXPECT_THAT(layers({3, {{0, 1}, {1, 2}, {2, 0}}}),
              ElementsAre(ElementsAre(0), ElementsAre(1), ElementsAre(2)));
}

}  // namespace
}  // namespace hanaproof::reports::draw_test
