// Names, notes, citations, the order of clauses: none of these is behaviour.
#include <algorithm>
#include <map>
#include <regex>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/measures/signature/signature.h"
#include "tests/books.h"
#include "tests/checker/editions.h"
#include "tests/checker/reordered.h"

namespace hanaproof::signature::invariance_test {
namespace {

std::string text_of(const std::string& id) {
  for (const auto& file : editions::builtin_editions()) {
    if (file.name.find(id) != std::string::npos) return file.text;
  }
  throw std::invalid_argument(id);
}

std::uint64_t value_of(const std::string& path, const std::string& text) {
  const rulebook::Library library({{path, text}});
  return sign({&library.editions().front()}).front().value;
}

std::string replaced(const std::string& text, const char* pattern, const char* by) {
  return std::regex_replace(text, std::regex(pattern, std::regex::multiline), by);
}

class Unchanged : public ::testing::TestWithParam<const char*> {};

TEST_P(Unchanged, ByNamesNotesAndOrder) {
  const std::string text = text_of(GetParam());
  const std::uint64_t plain = value_of("plain.toml", text);
  EXPECT_EQ(value_of("another/name.toml", text), plain);
  const std::string renamed =
      replaced(text, fmt::format("\"{}\"", GetParam()).c_str(), "\"renamed.book\"");
  EXPECT_NE(renamed, text);
  EXPECT_EQ(value_of("plain.toml", renamed), plain);
  const std::string quiet = replaced(text, "^note .*$", "note = \"Another note.\"");
  EXPECT_NE(quiet, text);
  EXPECT_EQ(value_of("plain.toml", quiet), plain);
  const std::string moved = checker::testing::reordered(text);
  EXPECT_NE(moved, text);
  EXPECT_EQ(value_of("plain.toml", moved), plain);
}

INSTANTIATE_TEST_SUITE_P(Editions, Unchanged,
                         ::testing::Values("hana-awase.pl", "korean.seotda", "blog.koi-koi.fr"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::ranges::replace_if(
                               name, [](char letter) { return letter == '.' || letter == '-'; },
                               '_');
                           return name;
                         });

// A yaku of one's own counts by what it is worth, whatever it is called.
TEST(Names, OfYakuDoNotCount) {
  const auto book = [](const std::string& id, int points) {
    return checker::testing::small(fmt::format(
        "[[yaku]]\nid = \"{}\"\ncards = \"count(light) >= 3\"\npoints = \"{}\"\n", id, points));
  };
  const auto value = [](const rulebook::Library& library) {
    return sign({&library.editions().front()}).front().value;
  };
  EXPECT_EQ(value(book("herons", 5)), value(book("cranes", 5)));
  EXPECT_NE(value(book("herons", 5)), value(book("herons", 6)));
}

std::size_t parts_made(const std::vector<const rulebook::Edition*>& editions) {
  Options options;
  options.deals = 1;
  std::size_t parts = 0;
  options.progress = [&](std::size_t, std::size_t all) { parts = all; };
  sign(editions, options);
  return parts;
}

// What editions play alike is made once, whatever they say beside it.
TEST(Parts, AreMadeOnceForRulesThatDifferInTextOnly) {
  const auto& all = checker::testing::builtin();
  const auto& german = all.at("robin-red.sakura.de");
  const auto& english = all.at("robin-red.sakura.en");
  const rulebook::Scope two{2, {}};
  EXPECT_NE(rulebook::Ruleset(german, two).text(), rulebook::Ruleset(english, two).text());
  EXPECT_EQ(parts_made({&german, &english}), parts_made({&german}));
}

// An option can be standard, without being one of the scope's.
TEST(Parts, AreMadeForEachOption) {
  const auto book = [](const char* option) {
    return books::small(books::clause("option.wildcard", fmt::format("\"{}\"", option)));
  };
  const auto with = book("standard");
  const auto without = book("none");
  const rulebook::Edition& standard = with.editions().front();
  EXPECT_GT(parts_made({&standard, &without.editions().front()}), parts_made({&standard}));
}

}  // namespace
}  // namespace hanaproof::signature::invariance_test
