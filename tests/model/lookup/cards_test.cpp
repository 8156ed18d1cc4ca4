#include "model/lookup/cards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/rulebook/library.h"

namespace hanaproof::lookup::testing::cards_test {
namespace {

using ::testing::HasSubstr;

std::string codes(const std::vector<cards::Card>& some) {
  std::string text;
  for (const cards::Card card : some) text += (text.empty() ? "" : " ") + card.code();
  return text;
}

std::string error_of(const char* text) {
  try {
    cards_called(text);
  } catch (const rulebook::EditionError& error) {
    return error.what();
  }
  return {};
}

TEST(LookupCards, EveryCardWithAPictureHasANameInEachLanguage) {
  for (const auto& [name, code] : {std::pair("crane", "11"),
                                   {"grue", "11"},
                                   {"Kranich", "11"},
                                   {"rossignol", "21"},
                                   {"Rideau de fleurs", "31"},
                                   {"Noren-Vorhang", "31"},
                                   {"cortina", "31"},
                                   {"coucou", "41"},
                                   {"ponton", "51"},
                                   {"papillons", "61"},
                                   {"mariposas", "61"},
                                   {"sanglier", "71"},
                                   {"Lune", "81"},
                                   {"Mondkarte", "81"},
                                   {"księżyc", "81"},
                                   {"oies", "82"},
                                   {"coupe de saké", "91"},
                                   {"Bol de saké", "91"},
                                   {"Sakékarte", "91"},
                                   {"Gral", "91"},
                                   {"cerf", "A1"},
                                   {"ciervo", "A1"},
                                   {"pluie", "B1"},
                                   {"Mann", "B1"},
                                   {"hirondelle", "B2"},
                                   {"Gaji", "B4"},
                                   {"Blitzkarte", "B4"},
                                   {"phénix", "C1"}}) {
    EXPECT_EQ(codes(find_cards(name)), code) << name;
  }
}

TEST(LookupCards, KindsMonthsAndFlowersNameSeveral) {
  EXPECT_EQ(codes(find_cards("lumières")), "11 31 81 B1 C1");
  EXPECT_EQ(codes(find_cards("blue ribbons")), "62 92 A2");
  EXPECT_EQ(codes(find_cards("blaue Fahnen")), "62 92 A2");
  EXPECT_EQ(codes(find_cards("août")), "81 82 83 84");
  EXPECT_EQ(codes(find_cards("sierpień dreg")), "83 84");
  EXPECT_EQ(codes(find_cards("Pfingstrose animal")), "61");
  EXPECT_EQ(find_cards("zwierzęta").size(), 9U);
  EXPECT_EQ(find_cards("wstążki").size(), 10U);
  EXPECT_EQ(find_cards("zwykłe karty").size(), 24U);
}

TEST(LookupCards, WithoutWordsAllAreFoundAndForSmallWordsNone) {
  EXPECT_EQ(find_cards("").size(), 48U);
  EXPECT_TRUE(find_cards("the").empty());
}

TEST(LookupCards, AListMixesCodesAndNames) {
  EXPECT_EQ(codes(cards_called("31,81")), "31 81");
  EXPECT_EQ(codes(cards_called("31 81")), "31 81");
  EXPECT_EQ(codes(cards_called("31, 81")), "31 81");
  EXPECT_EQ(codes(cards_called("sake cup,B4, curtain")), "91 B4 31");
  EXPECT_EQ(codes(cards_called("")), "");
}

TEST(LookupCards, ANameOfSeveralOrOfNoneIsRefused) {
  EXPECT_THAT(error_of("moon,blue ribbon"),
              HasSubstr("\"blue ribbon\" is the name of 3 cards: expected one of 62, 92, A2"));
  EXPECT_THAT(error_of("curtian"), HasSubstr("\"curtian\" is no card"));
  EXPECT_THAT(error_of("curtian"), HasSubstr("the nearest is curtain"));
  EXPECT_THAT(error_of("31,8X"), HasSubstr("\"8X\" is no card: expected a code such as 81"));
}

}  // namespace
}  // namespace hanaproof::lookup::testing::cards_test
