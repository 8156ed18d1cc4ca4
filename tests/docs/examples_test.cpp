#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "model/editions/builtin.h"
#include "model/rulebook/coverage.h"
#include "tests/docs/pages.h"

namespace hanaproof::docs::testing::examples_test {
namespace {

const std::filesystem::path kExamples = kRoot / "docs/examples";

// The files of the tutorial that are shown on its page stand there word for word.
TEST(Examples, TheTutorialShowsItsFiles) {
  const std::string page = read(kRoot / "docs/adding-an-edition.md");
  for (const char* shown : {"heron.txt", "heron.document.toml"}) {
    const std::string text = read(kExamples / "heron" / shown);
    ASSERT_FALSE(text.empty());
    EXPECT_NE(page.find(text), std::string::npos) << shown;
  }
  const std::string house = read(kExamples / "my-house.toml");
  ASSERT_FALSE(house.empty());
  for (const char* name : {"docs/quick-start.md", "docs/edition-format.md"}) {
    EXPECT_NE(read(kRoot / name).find(house), std::string::npos) << name;
  }
}

TEST(Examples, EverySentenceOfTheTutorialsBookIsUsed) {
  std::vector<rulebook::SourceText> editions;
  std::vector<rulebook::Document> documents;
  for (auto& file : editions::read_folder((kExamples / "heron").string())) {
    if (editions::is_document(file.name)) {
      documents.push_back(rulebook::parse_document(file));
    } else {
      editions.push_back(std::move(file));
    }
  }
  ASSERT_EQ(documents.size(), 1U);
  const rulebook::Library library(editions);
  const rulebook::Coverage coverage = rulebook::cover(
      library.at("heron.koi-koi.en"), documents[0], read(kExamples / "heron" / documents[0].file));
  EXPECT_EQ(coverage.units, 12);
  EXPECT_EQ(coverage.excused, 1);
  for (const rulebook::Unit& unit : coverage.missing) ADD_FAILURE() << unit.text;
  for (const std::string& error : coverage.errors) ADD_FAILURE() << error;
}

TEST(Examples, AHouseRuleInheritsTheRest) {
  rulebook::Library library(editions::builtin_editions());
  const rulebook::Edition& house =
      library.add(editions::read_file((kExamples / "my-house.toml").string()));
  EXPECT_EQ(house.inherits, "robin-red.koi-koi.en");
  EXPECT_GT(house.clauses.size(), 50U);
}

}  // namespace
}  // namespace hanaproof::docs::testing::examples_test
