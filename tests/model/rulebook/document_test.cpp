#include "model/rulebook/document.h"

#include <gmock/gmock.h>

#include "tests/model/rulebook/lantern.h"

namespace hanaproof::rulebook::document_test {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;

std::string mistake_in(const std::string& text) {
  try {
    parse_document({"d.toml", text});
  } catch (const EditionError& error) {
    return error.what();
  }
  return "none";
}

const std::string kHead = "id = \"d\"\ntitle = \"D\"\nfile = \"d.txt\"\n";

TEST(Document, MapsLinesToOwners) {
  const Document document = parse_document({"d.toml", lantern::kDocument});
  EXPECT_EQ(document.id, "lantern");
  EXPECT_EQ(document.file, "lantern.txt");
  ASSERT_EQ(document.spans.size(), 4U);
  EXPECT_THAT(document.spans[0].lines, ElementsAre(Pair(1, 20)));
  EXPECT_EQ(document.spans[0].page, "14");
  EXPECT_THAT(document.spans[1].owners, ElementsAre("lantern.en", "lantern.fr"));
  EXPECT_EQ(document.spans[1].language, "common");
}

TEST(Document, SaysWhyASpanHasNoOwners) {
  EXPECT_EQ(mistake_in(kHead + "[[span]]\nlines = [[1, 2]]\nlanguage = \"en\"\nowners = []\n"),
            "d.toml:7:10: a span without owners: expected a reason");
  EXPECT_EQ(mistake_in(kHead + "[[span]]\nlines = [[1, 2]]\nlanguage = \"en\"\nowners = []\n"
                               "reason = \"imprint\"\n"),
            "none");
}

TEST(Document, GivesNoLineToTwoRanges) {
  EXPECT_EQ(mistake_in(kHead + "[[span]]\nlines = [[1, 9]]\nlanguage = \"en\"\nowners = [\"e\"]\n"
                               "[[span]]\nlines = [[12, 15], [9, 10]]\nlanguage = \"en\"\n"
                               "owners = [\"e\"]\n"),
            "d.toml:9:9: lines: another range holds line 9 too: expected each line in one range");
}

TEST(Document, WantsRangesThatRunForwards) {
  EXPECT_EQ(mistake_in(kHead + "[[span]]\nlines = [[5, 3]]\nlanguage = \"en\"\nowners = [\"e\"]\n"),
            "d.toml:5:14: lines: expected a whole number from 5 to 2147483647, found 3");
  EXPECT_EQ(mistake_in(kHead + "[[span]]\nlines = [[5]]\nlanguage = \"en\"\nowners = [\"e\"]\n"),
            "d.toml:5:10: lines: expected the first and the last line, found 1 numbers");
}

TEST(Document, NamesTheNearestKey) {
  EXPECT_EQ(mistake_in("idd = \"d\"\n"),
            "d.toml:1:1: unknown key of a document \"idd\": expected one of id, title, file, span; "
            "the nearest is id");
}

}  // namespace
}  // namespace hanaproof::rulebook::document_test
