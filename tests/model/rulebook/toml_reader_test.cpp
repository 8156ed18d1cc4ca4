#include "model/rulebook/toml_reader.h"

#include <gmock/gmock.h>

namespace hanaproof::rulebook::toml_reader_test {
namespace {

using ::testing::StartsWith;

template <class Action>
std::string mistake(const Action& action) {
  try {
    action();
  } catch (const EditionError& error) {
    return error.what();
  }
  return "none";
}

TEST(TomlReader, KnowsWhereEachNodeStands) {
  const TomlNode root = read_toml({"f.toml", "a = 1\n[[b]]\nc = [true,\n  \"x\"]\n"});
  EXPECT_EQ(root.find("a")->position.line, 1);
  EXPECT_EQ(root.find("a")->position.column, 5);
  const TomlNode& block = root.find("b")->items.at(0);
  EXPECT_EQ(block.position.line, 2);
  EXPECT_EQ(block.entries[0].position.line, 3);
  EXPECT_EQ(block.entries[0].position.column, 1);
  const TomlNode& word = block.find("c")->items.at(1);
  EXPECT_EQ(word.position.line, 4);
  EXPECT_EQ(word.position.column, 3);
}

TEST(TomlReader, KeepsTheOrderOfTheFile) {
  const TomlNode root = read_toml({"f.toml", "z = 1\na = 2\n"});
  EXPECT_EQ(root.entries[0].key, "z");
  EXPECT_EQ(root.entries[1].key, "a");
}

TEST(TomlReader, SaysWhereATextIsNotToml) {
  const std::string what = mistake([] { read_toml({"f.toml", "a = 1\nb = [1\nc = 2\n"}); });
  EXPECT_THAT(what, StartsWith("f.toml:3:1: this is not TOML: "));
  EXPECT_EQ(what.find('\n'), std::string::npos);
}

TEST(TomlReader, MakesOneLineOfWhatItQuotes) {
  EXPECT_EQ(mistake([] { fail_at("f.toml", {1, 2}, "found a\nb"); }), "f.toml:1:2: found a b");
}

TEST(TomlReader, TurnsNodesIntoValues) {
  const TomlNode root = read_toml({"f.toml", "v = { a = [1, true], b = \"x\" }\nw = 1.5\n"});
  EXPECT_EQ(value_of("f.toml", *root.find("v")),
            Value(Value::Record{{"a", Value::List{1, true}}, {"b", "x"}}));
  EXPECT_EQ(mistake([&] { value_of("f.toml", *root.find("w")); }),
            "f.toml:2:5: expected a truth value, whole number, text, list or table, found a "
            "fraction, date or time");
}

TEST(TomlReader, ChecksTheSortOfWhatATableHolds) {
  const std::string file = "f.toml";
  const TomlNode root = read_toml({file, "t = 1\nn = 30\ne = \" \"\nl = \"x\"\n"});
  const TomlTable table(file, root, "a thing", {"t", "n", "e", "l", "m"});
  EXPECT_EQ(mistake([&] { table.text("t"); }),
            "f.toml:1:5: t: expected a text, found a whole number");
  EXPECT_EQ(mistake([&] { table.number("n", 1, 20); }),
            "f.toml:2:5: n: expected a whole number from 1 to 20, found 30");
  EXPECT_EQ(mistake([&] { table.text("e"); }),
            "f.toml:3:5: e: expected a text, found an empty one");
  EXPECT_EQ(mistake([&] { table.texts("l"); }), "f.toml:4:5: l: expected a list, found a text");
  EXPECT_THAT(mistake([&] { table.at("m"); }), testing::EndsWith("a thing lacks the key m"));
  EXPECT_EQ(table.text("m"), std::nullopt);
}

}  // namespace
}  // namespace hanaproof::rulebook::toml_reader_test
