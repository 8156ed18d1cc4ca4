#include "model/rulebook/coverage.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "tests/model/rulebook/lantern.h"

namespace hanaproof::rulebook::coverage_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// What coverage says of the Lantern Book with this edition file.
Coverage coverage_of(const std::string& edition) {
  const Library library({{"lantern.toml", edition}});
  return cover(library.at("lantern.en"), parse_document({"d.toml", lantern::kDocument}),
               lantern::kText);
}

std::vector<std::string> texts(const std::vector<Unit>& units) {
  std::vector<std::string> all;
  for (const Unit& unit : units) all.push_back(unit.text);
  return all;
}

std::vector<std::string> units(const std::string& text) { return texts(units_of(text, {{1, 9}})); }

// Nine lines, so that any test may use the same range.
std::string padded(std::string text) {
  while (std::ranges::count(text, '\n') < 9) text += '\n';
  return text;
}

TEST(Coverage, OfACitedAndExcusedTextIsComplete) {
  const Coverage coverage = coverage_of(lantern::kEdition);
  EXPECT_THAT(coverage.errors, IsEmpty());
  EXPECT_THAT(texts(coverage.missing), IsEmpty());
  EXPECT_TRUE(coverage.complete());
  EXPECT_EQ(coverage.units, 14);
  EXPECT_EQ(coverage.cited, 8);
  EXPECT_EQ(coverage.excused, 6);
}

TEST(Coverage, ReportsASentenceThatNoClauseCites) {
  const Coverage coverage = coverage_of(
      lantern::edition_with("{ line = 6, anchor = \"The oldest\" }", "{ anchor = \"rain\" }"));
  ASSERT_EQ(coverage.missing.size(), 1U);
  EXPECT_EQ(coverage.missing[0].text, "The oldest player begins (cf. the table)!");
  EXPECT_EQ(coverage.missing[0].line, 5);
  EXPECT_EQ(coverage.missing[0].last_line, 6);
  EXPECT_FALSE(coverage.complete());
}

TEST(Coverage, RefusesAnAnchorThatIsNotInTheText) {
  const Coverage coverage = coverage_of(lantern::edition_with("holds seven", "holds eight"));
  EXPECT_THAT(coverage.errors,
              ElementsAre(HasSubstr("lantern.toml:8:1: lantern.en/deal.hand-size#1: the anchor "
                                    "\"holds eight cards\" is in no "
                                    "sentence")));
}

TEST(Coverage, RefusesAnAnchorThatStandsInAnotherEditionsText) {
  const Coverage coverage = coverage_of(
      lantern::edition_with("line = 25, anchor = \"The moon.\"", "anchor = \"La lune\""));
  EXPECT_THAT(coverage.errors, ElementsAre(HasSubstr("\"La lune\" is in no sentence")));
}

TEST(Coverage, RefusesAnAnchorThatStandsInSeveralSentences) {
  const Coverage coverage = coverage_of(
      lantern::edition_with("anchor = \"LUNE / MOON\", occurrence = 1", "anchor = \"LUNE\""));
  EXPECT_THAT(coverage.errors,
              ElementsAre(HasSubstr("lantern.en/yaku.tsukimi#1: the anchor \"LUNE\" stands in 2 "
                                    "sentences (lines 22, 23): expected more words of the passage, "
                                    "or occurrence = 1 to 2")));
}

TEST(Coverage, RefusesAnOccurrenceThatIsNotThere) {
  const Coverage coverage = coverage_of(lantern::edition_with("occurrence = 2", "occurrence = 3"));
  EXPECT_THAT(coverage.errors, ElementsAre(HasSubstr("excuse: the anchor \"LUNE / MOON\" stands in "
                                                     "2 sentences (lines 22, 23): there is no "
                                                     "occurrence 3")));
}

TEST(Coverage, RefusesALineOnWhichTheAnchorDoesNotStand) {
  const Coverage coverage = coverage_of(lantern::edition_with("line = 19", "line = 18"));
  EXPECT_THAT(coverage.errors,
              ElementsAre(HasSubstr("stands on line 19: expected that instead of line = 18")));
}

TEST(Coverage, OfASupplementMayCiteTheTextItAddsTo) {
  const std::string supplement = R"(id = "lantern.more"
title = "More"
game = "koi-koi"
language = "en"
document = "lantern"
players = [2]
supplements = "lantern.en"
[[clause]]
topic = "deal.hand-size"
value = 7
source = [{ anchor = "The moon." }, { anchor = "holds seven cards" }]
)";
  std::string document = lantern::kDocument;
  const std::string last = "owners = [\"lantern.en\"]\n";
  document.replace(document.rfind(last), last.size(), "owners = [\"lantern.more\"]\n");
  const Library library({{"a.toml", lantern::kEdition}, {"b.toml", supplement}});
  const Coverage coverage =
      cover(library.at("lantern.more"), parse_document({"d.toml", document}), lantern::kText);
  EXPECT_THAT(coverage.errors, IsEmpty());
  EXPECT_EQ(coverage.units, 1);
  EXPECT_EQ(coverage.cited, 1);
}

TEST(Coverage, RefusesATextThatIsShorterThanItsDocument) {
  const Library library({{"lantern.toml", lantern::kEdition}});
  EXPECT_THROW(
      cover(library.at("lantern.en"), parse_document({"d.toml", lantern::kDocument}), "one line\n"),
      EditionError);
}

TEST(Wording, IsTheSentenceThatHoldsTheAnchor) {
  const Document document = parse_document({"d.toml", lantern::kDocument});
  EXPECT_EQ(wording({"lantern", "", 0, "oldest"}, document, "lantern.en", lantern::kText),
            "The oldest player begins (cf. the table)!");
  EXPECT_EQ(wording({"lantern", "", 0, "youngest"}, document, "lantern.en", lantern::kText), "");
}

TEST(Unmapped, LinesAreThoseOfNoSpan) {
  const Document document = parse_document({"d.toml", lantern::kDocument});
  EXPECT_THAT(unmapped(document, lantern::kText), IsEmpty());
  EXPECT_THAT(texts(unmapped(document, lantern::kText + "\nOne more\n")), ElementsAre("One more"));
}

TEST(Fold, RemovesMarkupBulletsAndDoubleBlanks) {
  EXPECT_EQ(fold("**The  *Cup*** of\u00A0_sake_, <u>twice</u>"), "The Cup of sake, twice");
  EXPECT_EQ(fold("- \u00B7 5 cards"), "5 cards");
  EXPECT_EQ(fold("> quoted"), "quoted");
  EXPECT_EQ(fold("10^{/24} and the 4^e"), "10/24 and the 4e");
  EXPECT_EQ(fold("-5 < 3 > 2"), "-5 < 3 > 2");
}

TEST(Fold, ComposesLetters) { EXPECT_EQ(fold("cafe\u0301"), "caf\u00E9"); }

TEST(Fold, JoinsLinesAndCutWords) {
  EXPECT_EQ(fold("one\ntwo"), "one two");
  EXPECT_EQ(fold("lan-\ntern"), "lantern");
  EXPECT_EQ(fold("Koi-\nKoi"), "Koi- Koi");
}

TEST(Fold, RefusesWhatIsNoUtf8) { EXPECT_THROW(fold("\xFF"), EditionError); }

TEST(Units, AreSentences) {
  EXPECT_THAT(units(padded("One. Two: three; four? Five!")),
              ElementsAre("One.", "Two:", "three;", "four?", "Five!"));
  EXPECT_THAT(units(padded("He says \u00AB Stop ! \u00BB and stops. \"Go!\" Done")),
              ElementsAre("He says \u00AB Stop ! \u00BB and stops.", "\"Go!\"", "Done"));
}

TEST(Units, DoNotEndAtListNumbersAndAbbreviations) {
  EXPECT_THAT(units(padded("1. Take one (cf. p. 3).\n- 2 - Take two\n3- Take three")),
              ElementsAre("1. Take one (cf. p. 3).", "2 - Take two", "3- Take three"));
}

TEST(Units, GoOnOverAPageBreak) {
  EXPECT_THAT(units(padded("The player takes\n\n\none card. Then\n\nThe next")),
              ElementsAre("The player takes one card.", "Then", "The next"));
}

TEST(Units, DoNotGoOnOverLinesThatAreLeftOut) {
  EXPECT_THAT(texts(units_of("The player\nPage\ntakes one.\n", {{1, 1}, {3, 3}})),
              ElementsAre("The player", "takes one."));
  EXPECT_THAT(texts(units_of("The player\ntakes one.\n", {{1, 1}, {2, 2}})),
              ElementsAre("The player takes one."));
}

TEST(Units, AreRowsWhereALineHasTabs) {
  EXPECT_THAT(units(padded("Two\tseven. Five\nthree\tsix")),
              ElementsAre("Two seven. Five", "three six"));
}

TEST(Units, AreRowsWhereLabelledLinesFollowEachOther) {
  EXPECT_THAT(units(padded("tan: 5 ribbons\ntane: 5 animals\n\nOnly: one. Then two.")),
              ElementsAre("tan: 5 ribbons", "tane: 5 animals", "Only:", "one.", "Then two."));
}

TEST(Units, HoldALetterOrADigit) { EXPECT_THAT(units(padded(".....\n\n***\n-")), IsEmpty()); }

}  // namespace
}  // namespace hanaproof::rulebook::coverage_test
