#include "checker/editions/agreement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/checker/editions.h"
#include "tests/paths.h"

namespace hanaproof::checker::agreement_test {
namespace {

using ::testing::IsEmpty;

TEST(ReadingAgreement, AnEditionAgreesWithItself) {
  for (const auto* edition : testing::playable()) {
    const auto result = agreement(*edition, *edition);
    EXPECT_THAT(result.differences, IsEmpty()) << edition->id;
    EXPECT_EQ(result.agreeing, result.topics);
  }
}

TEST(ReadingAgreement, YakuAreComparedByMeaning) {
  const auto first =
      testing::small("[[yaku]]\nid = \"tsukimi\"\ncards = \"all(moon | sake)\"\npoints = \"5\"\n");
  const auto same = testing::small(
      "[[yaku]]\nid = \"tsukimi\"\ncards = \"all(moon) and any(sake)\"\npoints = \"5\"\n");
  const auto other =
      testing::small("[[yaku]]\nid = \"tsukimi\"\ncards = \"all(moon | sake)\"\npoints = \"6\"\n");
  EXPECT_THAT(agreement(first.at("small"), same.at("small")).differences, IsEmpty());
  EXPECT_EQ(agreement(first.at("small"), other.at("small")).differences.size(), 1U);
}

TEST(ReadingAgreement, AClauseThatHoldsForOthersIsReadOtherwise) {
  const std::string clause = "[[clause]]\ntopic = \"deal.field-size\"\nvalue = 6\n";
  const auto all = testing::small(clause, "small", "[2, 3]");
  const auto some = testing::small(clause + "when = { players = [3] }\n", "small", "[2, 3]");
  const auto result = agreement(all.at("small"), some.at("small"));
  ASSERT_EQ(result.differences.size(), 1U);
  EXPECT_EQ(result.differences.front().second, "silent");
}

TEST(ReadingAgreement, SilenceIsTheSameWhateverIsAssumed) {
  const std::string topic = "[[clause]]\ntopic = \"call.limit\"\n";
  const auto silent = testing::small(topic + "silent = true\nassume = \"none\"\n");
  const auto other = testing::small(topic + "silent = true\nassume = \"not-after-two-others\"\n");
  const auto stated = testing::small(topic + "value = \"none\"\n");
  EXPECT_THAT(agreement(silent.at("small"), other.at("small")).differences, IsEmpty());
  EXPECT_EQ(agreement(silent.at("small"), stated.at("small")).differences.size(), 1U);
}

// The second readings stay what they were; most of the answers must be the same.
TEST(ReadingAgreement, TheTwoReadingsOfEveryBuiltInEditionAgreeOnMostTopics) {
  const rulebook::Library second(editions::read_folder(paths::source_dir() + "/tests/encoding"));
  // Editions without a document have no text to read a second time; sheets had one reader.
  const auto& all = testing::builtin().editions();
  const auto read = std::count_if(all.begin(), all.end(), [](const rulebook::Edition& edition) {
    return !edition.document.empty() && !edition.sheet;
  });
  ASSERT_EQ(second.editions().size(), static_cast<std::size_t>(read));
  int topics = 0;
  int agreeing = 0;
  for (const auto& edition : second.editions()) {
    const auto result = agreement(testing::builtin().at(edition.id), edition);
    // Questions that were put after the second reading are not answered there.
    topics += result.topics - static_cast<int>(std::ranges::count(result.differences, "silent",
                                                                  &Disagreement::second));
    agreeing += result.agreeing;
  }
  EXPECT_GT(agreeing * 10, topics * 7);
}

}  // namespace
}  // namespace hanaproof::checker::agreement_test
