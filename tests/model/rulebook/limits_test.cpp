// Files that would take the time, the memory or the stack of whoever reads them.
#include <gmock/gmock.h>

#include "model/rulebook/library.h"
#include "model/rulebook/toml_limits.h"
#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook::limits_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string mistake_in(const std::string& text) {
  try {
    read_toml({"f.toml", text});
  } catch (const EditionError& error) {
    return error.what();
  }
  return "none";
}

std::string repeated(int times, const std::string& text) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(Limits, RefuseAFileThatIsNoRulebook) {
  EXPECT_EQ(mistake_in("# " + std::string(kMostBytes - 2, 'x')), "none");
  EXPECT_EQ(mistake_in("# " + std::string(kMostBytes, 'x')),
            "f.toml:1:1: more than 4 MiB: expected an edition or a document");
}

TEST(Limits, RefuseAKeyOfManyNames) {
  EXPECT_EQ(mistake_in("x = 1\n" + repeated(kMostNames - 1, "a.") + "b = 1\n"), "none");
  for (const char* name : {"a.", "'a'.", "\"a\".", "a . "}) {
    EXPECT_THAT(mistake_in("x = 1\n" + repeated(100'000, name) + "b = 1\n"),
                StartsWith("f.toml:2:"))
        << name;
    EXPECT_THAT(mistake_in("x = { " + repeated(100'000, name) + "b = 1 }\n"),
                HasSubstr("a key of more than 64 names"))
        << name;
  }
}

TEST(Limits, LetTextsHavePoints) {
  EXPECT_EQ(mistake_in("x = \"contents " + std::string(1000, '.') + " 5\"\n"), "none");
  EXPECT_EQ(mistake_in("x = \"" + repeated(1000, "It is so. ") + "\"\n"), "none");
}

TEST(Limits, RefuseTextsThatAct) {
  EXPECT_EQ(mistake_in("a = 1\nb = [\"x\", \"\\u001b[31m\"]\n"),
            "f.toml:2:11: a text with the character U+001B: expected only what can be seen");
  EXPECT_THAT(mistake_in("\"a\\u202e\" = 1\n"), HasSubstr("the character U+202E"));
}

TEST(Limits, RefuseMoreYakuThanAGameHas) {
  std::string text =
      "id = \"a\"\ntitle = \"A\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = [2]\n";
  for (std::size_t i = 0; i <= kMostYaku; ++i) {
    text += "[[yaku]]\nid = \"y" + std::to_string(i) + "\"\ncards = \"all(11)\"\npoints = 1\n";
  }
  try {
    const Library library({{"f.toml", text}});
    FAIL();
  } catch (const EditionError& error) {
    EXPECT_STREQ(error.what(),
                 "f.toml:406:1: one yaku more than 100: expected no more of one edition");
  }
}

TEST(Limits, RefuseListsWithoutEnd) {
  try {
    const TomlNode root = read_toml({"f.toml", "a = [" + repeated(2001, "1,") + "]\n"});
    items_of("f.toml", *root.find("a"), "a");
    FAIL();
  } catch (const EditionError& error) {
    EXPECT_STREQ(error.what(), "f.toml:1:5: a: expected at most 2000 entries, found 2001");
  }
}

}  // namespace
}  // namespace hanaproof::rulebook::limits_test
