#include "model/phrases/typeset.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hanaproof::phrases {
namespace {

TEST(Typeset, CurlsApostrophesAndNotQuotationMarks) {
  EXPECT_EQ(typeset("l'usage, qu'un; the dealer's", Language::es), "l’usage, qu’un; the dealer’s");
  EXPECT_EQ(typeset("'a'", Language::en), "'a’") << "what opens is none";
}

TEST(Typeset, SetsAMinusBeforeNumbersAlone) {
  EXPECT_EQ(typeset("-3 (-12) koi-koi 7-13 B -1", Language::de), "−3 (−12) koi-koi 7-13 B −1");
}

TEST(Typeset, SpacesFrenchMarks) {
  EXPECT_EQ(typeset("Qui commence ? « Sage » : oui; non!", Language::fr),
            "Qui commence\u00a0? «\u00a0Sage\u00a0»\u00a0: oui\u00a0; non\u00a0!");
  EXPECT_EQ(typeset("«Sage», 12:30", Language::fr), "«\u00a0Sage\u00a0», 12:30");
  const std::string once = typeset("« Sage » : 34 % ?", Language::fr);
  EXPECT_EQ(typeset(once, Language::fr), once) << "what is set stays";
}

TEST(Typeset, HoldsPolishWordsOfOneLetter) {
  EXPECT_EQ(typeset("karty z ręki i w puli", Language::pl), "karty z\u00a0ręki i\u00a0w\u00a0puli");
  EXPECT_EQ(typeset("gracz A ma się dobrze", Language::pl), "gracz A\u00a0ma się dobrze");
  EXPECT_EQ(typeset("krążę z", Language::pl), "krążę z");
}

TEST(Typeset, WritesPercentAsEachLanguageDoes) {
  EXPECT_EQ(typeset("34 %", Language::en), "34%");
  EXPECT_EQ(typeset("34 %", Language::pl), "34%");
  EXPECT_EQ(typeset("34 %", Language::de), "34\u00a0%");
  EXPECT_EQ(typeset("34 %", Language::es), "34\u00a0%");
  EXPECT_EQ(typeset("34 %", Language::fr), "34\u00a0%");
}

TEST(InTerms, PutsWordsOfABookForOurs) {
  const std::map<std::string, std::string> terms = {
      {"the dealer", "the Oya"}, {"dealer", "Oya"}, {"le donneur", "l'Oya"}};
  EXPECT_EQ(in_terms("The dealer plays; a dealer deals.", terms), "The Oya plays; a Oya deals.");
  EXPECT_EQ(in_terms("Le donneur joue.", terms), "L'Oya joue.");
  EXPECT_EQ(in_terms("« dealer »", terms), "« Oya »");
}

// A part of a word is none, and what is put in is not looked at again.
TEST(InTerms, KeepsToWholeWordsAndToOnce) {
  const std::map<std::string, std::string> terms = {{"round", "game"}, {"game", "match"}};
  EXPECT_EQ(in_terms("rounds, round-robin, éround; round game", terms),
            "rounds, round-robin, éround; game match");
  EXPECT_EQ(in_terms("round", {}), "round");
}

}  // namespace
}  // namespace hanaproof::phrases
