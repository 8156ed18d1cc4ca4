#include "model/lookup/words.h"

#include <gtest/gtest.h>

#include "model/rulebook/library.h"

namespace hanaproof::lookup::testing::words_test {
namespace {

bool same_word(const char* one, const char* other) {
  const Words a = words(one);
  const Words b = words(other);
  return a.size() == 1 && b.size() == 1 && alike(a[0], b[0]);
}

TEST(LookupWords, AccentsAndCaseDoNotMatter) {
  EXPECT_EQ(folded(words("Coupe de SAKÉ")), "coupe sake");
  EXPECT_EQ(folded(words("Światło, wstążka")), "swiatlo wstazka");
  EXPECT_EQ(folded(words("Großer Fluß")), "grosser fluss");
  EXPECT_EQ(folded(words("Cœur")), "coeur");
  EXPECT_EQ(folded(words("Sake\u0301")), "sake") << "an accent written as a character of its own";
}

TEST(LookupWords, IdsAndApostrophesComeApart) {
  EXPECT_EQ(folded(words("card.sake-cup")), "card sake cup");
  EXPECT_EQ(folded(words("l'Oya")), "oya");
  EXPECT_EQ(folded(words("the player's 7 cards")), "player 7 cards");
}

TEST(LookupWords, OneChineseCharacterIsAWord) { EXPECT_EQ(folded(words("赤 タン")), "赤 タン"); }

TEST(LookupWords, PluralsAreTheSameWord) {
  for (const auto& [one, many] : {std::pair("card", "cards"),
                                  {"butterfly", "butterflies"},
                                  {"carte", "cartes"},
                                  {"ruban", "rubans"},
                                  {"partie", "parties"},
                                  {"jeu", "jeux"},
                                  {"carta", "cartas"},
                                  {"punto", "puntos"},
                                  {"Karte", "Karten"},
                                  {"Fahne", "Fahnen"},
                                  {"Licht", "Lichter"},
                                  {"Punkt", "Punkte"},
                                  {"karta", "karty"},
                                  {"światło", "światła"}}) {
    EXPECT_TRUE(same_word(one, many)) << one << ", " << many;
  }
}

TEST(LookupWords, OtherWordsStayApart) {
  for (const auto& [one, other] : {std::pair("tan", "tane"),
                                   {"curtain", "curtian"},
                                   {"moon", "moor"},
                                   {"deal", "dealer"},
                                   {"shikou", "sankou"}}) {
    EXPECT_FALSE(same_word(one, other)) << one << ", " << other;
  }
}

TEST(LookupWords, NothingButSmallWordsIsNoWord) { EXPECT_TRUE(words(" de la, the ").empty()); }

TEST(LookupWords, WhatIsNoUtf8IsRefused) { EXPECT_THROW(words("\xff"), rulebook::EditionError); }

}  // namespace
}  // namespace hanaproof::lookup::testing::words_test
