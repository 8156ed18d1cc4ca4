#include "tests/faults/spoiled_text.h"

#include <gtest/gtest.h>

#include "tests/checker/editions.h"
#include "tests/crane.h"

namespace hanaproof::faults {

namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto place = text.find(from);
  EXPECT_NE(place, std::string::npos) << from;
  return place == std::string::npos ? text : text.replace(place, from.size(), to);
}

std::string text_of(const std::string& edition) {
  for (const auto& file : editions::builtin_editions()) {
    if (file.name == checker::testing::builtin().at(edition).file) return file.text;
  }
  return "";
}

}  // namespace

std::string SpoiledText::spoiled() const { return replaced(text_of(edition), from, to); }
std::string SpoiledCitation::spoiled() const { return replaced(crane::kEdition, from, to); }

std::vector<SpoiledText> spoiled_texts() {
  constexpr const char* kBlog = "blog.koi-koi.fr";
  constexpr const char* kAwase = "hana-awase.pl";
  constexpr const char* kSakura = "robin-red.sakura.en";
  constexpr const char* kSutda = "robin-red.sutda.de";
  constexpr const char* kRobin = "robin-red.koi-koi.es";
  return {
      {"koi-koi", kBlog, "a topic misspelt", "\"call.offered\"", "\"call.ofered\"", "call.offered"},
      {"koi-koi", kBlog, "a number in words", "cards = 48", "cards = \"48\"", "whole number"},
      {"koi-koi", kBlog, "a key misspelt", "anchor = \"hanafuda\"", "anker = \"hanafuda\"",
       "anchor"},
      {"koi-koi", kRobin, "a card that is none", "\"31\", \"81\"", "\"39\", \"81\"", "39"},
      {"koi-koi", kRobin, "a condition cut short", "count(", "count((", "expected"},
      {"koi-koi", kRobin, "a name of cards misspelt", "moon", "mon", "mon"},
      {"hana-awase", kAwase, "players in words", "[2, 3, 4]", "[\"two\", 3, 4]", "whole number"},
      {"hana-awase", kAwase, "an option that is none", "option = \"tokens\"", "option = \"tokns\"",
       "tokens"},
      {"hana-awase", kAwase, "too many players", "players = [3, 4] }", "players = [3, 44] }", "12"},
      {"hana-awase", kAwase, "an answer and silence", "silent = true", "silent = true\nvalue = 7",
       "value"},
      {"hana-awase", kAwase, "a quotation mark left out", "language = \"pl\"", "language = \"pl",
       "not TOML"},
      {"sakura", kSakura, "a line of nothing", "line = ", "line = -", "line"},
      {"sakura", kSakura, "a kind of excuse that is none", "\"heading\"", "\"headings\"",
       "heading"},
      {"sakura", kSakura, "silence that is not so", "silent = true", "silent = \"yes\"", "true"},
      {"sutda", kSutda, "a key twice", "language = ", "title = \"Twice\"\nlanguage = ", "title"},
      {"sutda", kSutda, "a block that is none", "[[clause]]", "[[clauses]]", "clause"},
      {"sutda", kSutda, "a text that is not UTF-8", "title    = \"", "title    = \"\xff", "utf-8"},
  };
}

std::vector<SpoiledCitation> spoiled_citations() {
  return {
      {"another line", "line = 3, anchor = \"gets", "line = 1, anchor = \"gets"},
      {"an anchor that is not in the text", "gets eight cards", "gets nine cards"},
      {"an occurrence that is not there", "anchor = \"gets eight cards\"",
       "anchor = \"gets eight cards\", occurrence = 2"},
      {"the passage before", "Moon and cup", "gets eight cards"},
      {"a clause left out",
       "[[yaku]]\nid = \"tsukimi\"\ncards = \"all(moon | sake)\"\n"
       "points = \"5\"\nsource = { line = 3, anchor = \"Moon and cup\" }\n",
       ""},
      {"an excuse left out",
       "[[excuse]]\nline = 1\nanchor = \"The Paper Crane\"\nkind = \"heading\"\n", ""},
      {"a line after the end", "line = 3, anchor = \"Moon", "line = 9, anchor = \"Moon"},
  };
}

}  // namespace hanaproof::faults
