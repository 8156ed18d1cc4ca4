#include "model/lookup/editions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/model/lookup/lark.h"

namespace hanaproof::lookup::testing::editions_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> called(const char* name) {
  const rulebook::Library library = lark::library();
  std::vector<std::string> ids;
  for (const rulebook::Edition* edition : editions_called(library, name))
    ids.push_back(edition->id);
  return ids;
}

TEST(LookupEditions, AGameOrABookNamesItsEditions) {
  EXPECT_THAT(called("koi-koi"), ElementsAre("lark.koi-koi.fr", "lark.koi-koi.pl"));
  EXPECT_THAT(called("Koï Koï"), ElementsAre("lark.koi-koi.fr", "lark.koi-koi.pl"));
  EXPECT_THAT(called("lark"), ElementsAre("lark.koi-koi.fr", "lark.koi-koi.pl"));
  EXPECT_THAT(called("wren.sutda"), ElementsAre("wren.sutda.en"));
}

TEST(LookupEditions, APartOfANameIsNone) {
  EXPECT_THAT(called("koi"), IsEmpty());
  EXPECT_THAT(called("lar"), IsEmpty());
  EXPECT_THAT(called(""), IsEmpty());
}

TEST(LookupEditions, NamesOfGamesBooksAndEditionsAreKnown) {
  EXPECT_THAT(edition_names(lark::library()),
              ElementsAre("koi-koi", "lark", "lark.koi-koi", "lark.koi-koi.fr", "lark.koi-koi.pl",
                          "sutda", "wren", "wren.sutda", "wren.sutda.en"));
}

// What the text of the lark says, has no rule for, leaves open, and never speaks of.
TEST(LookupEditions, AnAnswerIsNotWhatIsLeftOpen) {
  const rulebook::Library library = lark::library();
  const rulebook::Edition& lark = library.at("lark.koi-koi.fr");
  const auto is_answered = [&](const char* id) { return answers(lark, *rulebook::find_topic(id)); };
  const auto is_open = [&](const char* id) { return leaves_open(lark, *rulebook::find_topic(id)); };
  EXPECT_TRUE(is_answered("deal.cutter"));
  EXPECT_FALSE(is_open("deal.cutter"));
  EXPECT_TRUE(is_answered("dealer.tie"));
  EXPECT_FALSE(is_open("dealer.tie"));
  EXPECT_FALSE(is_answered("deal.shuffler"));
  EXPECT_TRUE(is_open("deal.shuffler"));
  EXPECT_FALSE(is_answered("dealer.first"));
  EXPECT_TRUE(is_open("dealer.first"));
}

TEST(LookupEditions, WhatNeedsNoAnswerIsNotOpen) {
  const rulebook::Library library = lark::library();
  const rulebook::Edition& lark = library.at("lark.koi-koi.fr");
  for (const char* id : {"bet.opener", "yaku.gokou", "option.wildcard", "word.turn",
                         "call.stop-word", "call.limit"}) {
    EXPECT_FALSE(leaves_open(lark, *rulebook::find_topic(id))) << id;
  }
}

}  // namespace
}  // namespace hanaproof::lookup::testing::editions_test
