// The signatures of the built-in editions are those that are written down. Where a change of rules
// is meant, `hanaproof signatures` prints the file anew.
#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/signature/signature.h"
#include "model/spec/hachi/rules.h"
#include "tests/checker/editions.h"

namespace hanaproof::signature {
namespace {

const std::vector<Signature>& signatures() {
  static const std::vector<Signature> all = [] {
    std::vector<const rulebook::Edition*> editions;
    for (const rulebook::Edition& edition : checker::testing::builtin().editions()) {
      if (edition.game != "base") editions.push_back(&edition);
    }
    return sign(editions);
  }();
  return all;
}

std::string lines(const std::vector<Signature>& all) {
  std::string text;
  for (const Signature& one : all) {
    text += fmt::format("{}  {}\n", signature::text(one.value), one.edition);
  }
  return text;
}

TEST(Golden, SignaturesAreThoseWrittenDown) {
  std::ifstream file(HANAPROOF_SOURCE_DIR "/tests/checker/signature/signatures.txt");
  std::stringstream written;
  written << file.rdbuf();
  EXPECT_EQ(lines(signatures()), written.str());
}

TEST(Golden, ThreadsDoNotMatter) {
  const std::vector<const rulebook::Edition*> two = {
      &checker::testing::builtin().at("hana-awase.pl"),
      &checker::testing::builtin().at("robin-red.sutda.en")};
  Options alone;
  alone.threads = 1;
  Options several;
  several.threads = 3;
  EXPECT_EQ(lines(sign(two, alone)), lines(sign(two, several)));
}

// Of Hachi-Hachi: the base rules also speak of what only other games ask. Who deals decides how
// many cards and whether there is a blank one.
bool can_be_asked(const std::string& edition, const std::string& clause) {
  const rulebook::Edition& of = checker::testing::builtin().at(edition);
  if (rulebook::family_of(of.game) != rulebook::Family::hachi) return true;
  const std::string topic =
      clause.substr(clause.find('/') + 1, clause.find('#') - clause.find('/') - 1);
  if (topic.starts_with("deal.")) return false;
  const auto topics = hachi::Rules(rulebook::Ruleset(of, {4, {}})).all_topics();
  return std::ranges::find(topics, topic) != topics.end();
}

// What the small games leave out is said, clause by clause.
TEST(Golden, ClausesThatNeverComeUpAreListed) {
  std::vector<std::string> silent;
  for (const Signature& one : signatures()) {
    EXPECT_FALSE(one.covered.empty()) << one.edition;
    for (const std::string& id : one.not_consulted) {
      if (can_be_asked(one.edition, id)) silent.push_back(id);
    }
  }
  // Agreed among players, asked where cards are captured only, or with more cards in hand than are
  // dealt.
  const std::vector<std::string> expected = {
      "/payment.", "/dealer.", "/option.", "/call.limit", "/round.empty-hand", "/hand.both-combos"};
  for (const std::string& id : silent) {
    const bool is_expected = std::ranges::any_of(
        expected, [&](const std::string& part) { return id.find(part) != std::string::npos; });
    EXPECT_TRUE(is_expected) << id;
  }
}

}  // namespace
}  // namespace hanaproof::signature
