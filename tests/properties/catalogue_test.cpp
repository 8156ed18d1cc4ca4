#include "properties/catalogue.h"

#include <gmock/gmock.h>

#include <set>

#include "model/spec/play.h"
#include "tests/books.h"

namespace hanaproof::properties::catalogue_test {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// The theorem with this id; the library is the built-in one.
Result proved(const std::string& id) {
  const auto chosen = select(catalogue(books::builtin()), id);
  EXPECT_THAT(chosen, SizeIs(1)) << id;
  return chosen.empty() ? Result{} : prove(chosen.front());
}

std::string text(const Theorem& theorem, const Result& result) {
  std::string all = theorem.id + ": " + std::string(name(result.verdict));
  for (const Proof& proof : result.proofs) all += "\n  " + proof.summary;
  return all;
}

TEST(Catalogue, EveryTheoremHasItsOwnIdAndAStatement) {
  std::set<std::string> ids;
  for (const Theorem& theorem : catalogue(books::builtin())) {
    EXPECT_TRUE(ids.insert(theorem.id).second) << theorem.id;
    EXPECT_FALSE(theorem.statement.empty()) << theorem.id;
    EXPECT_THAT(theorem.means, Not(IsEmpty())) << theorem.id;
  }
}

TEST(Catalogue, IsSelectedByTheBeginningOfTheId) {
  const auto all = catalogue(books::builtin());
  for (const Theorem& theorem : select(all, "deck.")) EXPECT_TRUE(theorem.id.starts_with("deck."));
  EXPECT_THAT(select(all, "deck."), SizeIs(4));
  EXPECT_THAT(select(all, ""), SizeIs(all.size()));
  EXPECT_THAT(select(all, "nothing"), IsEmpty());
}

TEST(Catalogue, TheDeckIsAsItShouldBe) {
  for (const Theorem& theorem : select(catalogue(books::builtin()), "deck.")) {
    const Result result = prove(theorem);
    EXPECT_EQ(result.verdict, Verdict::proved) << text(theorem, result);
  }
}

TEST(Catalogue, TheWorthOfTheDeckIsCountedAndAsked) {
  const auto points = select(catalogue(books::builtin()), "deck.points");
  ASSERT_THAT(points, SizeIs(1));
  const Result result = prove(points.front(), {.queries = true});
  ASSERT_THAT(result.proofs, SizeIs(2));
  for (const Proof& proof : result.proofs) EXPECT_EQ(proof.verdict, Verdict::proved);
  ASSERT_THAT(result.proofs[1].queries, SizeIs(1));
  const Query& query = result.proofs[1].queries.front();
  EXPECT_EQ(query.verdict, "unsat");
  EXPECT_FALSE(query.identity) << "less than the whole deck is worth something else";
}

class BuiltIn : public testing::TestWithParam<std::string> {};

// Claims of a rulebook may be wrong; nothing else may, and no method may give up.
TEST_P(BuiltIn, TheoremsAreProvedByEveryMethod) {
  const auto theorems = select(catalogue(books::builtin()), GetParam() + "/");
  const auto results = prove_all(theorems);
  EXPECT_THAT(theorems, Not(IsEmpty()));
  for (std::size_t i = 0; i < theorems.size(); ++i) {
    const bool decided = results[i].verdict == Verdict::proved ||
                         (theorems[i].claim() && results[i].verdict == Verdict::refuted);
    EXPECT_TRUE(decided) << text(theorems[i], results[i]);
    for (const Proof& proof : results[i].proofs) {
      EXPECT_NE(proof.verdict, Verdict::unknown) << text(theorems[i], results[i]);
    }
  }
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  for (char& letter : name) {
    if (!std::isalnum(static_cast<unsigned char>(letter))) letter = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Editions, BuiltIn, testing::ValuesIn(books::builtin_ids()), test_name);

// Follows from the words: any three lights, four, five.
TEST(Catalogue, FiveLightsImplyFourAndThree) {
  const Result result = proved("robin-red.koi-koi.en/yaku-relations/2-players");
  ASSERT_THAT(result.proofs, SizeIs(2));
  for (const Proof& proof : result.proofs) {
    EXPECT_THAT(proof.details, Contains("gokou implies sankou"));
    EXPECT_THAT(proof.details, Contains("shikou implies sankou"));
    EXPECT_THAT(proof.details, Not(Contains("sankou implies gokou")));
  }
}

// The English text gives the cards of the moon viewing for both.
TEST(Catalogue, TheEnglishTextMakesTwoYakuOfTheSameCards) {
  const Result result = proved("robin-red.koi-koi.en/yaku-relations/2-players");
  EXPECT_THAT(result.proofs[0].details, Contains("tsukimi and hanami are made by the same piles"));
}

TEST(Catalogue, TheGapInTheScoresThatOneBookClaimsNeedsThatNobodyCalled) {
  const auto theorems = select(catalogue(books::builtin()), "oishi-tengudo.koi-koi/claim.scores");
  EXPECT_THAT(theorems, Not(IsEmpty()));
  for (const Theorem& theorem : theorems) {
    EXPECT_NE(theorem.claim(), nullptr);
    const bool without = theorem.id.find("without-counter") != std::string::npos;
    EXPECT_EQ(prove(theorem).verdict, without ? Verdict::proved : Verdict::refuted) << theorem.id;
  }
}

// Two hands of eight and a field of eight leave 24 cards for 16 hand cards, four hands of five and
// a field of eight 20 for 20.
TEST(Catalogue, TheCardsLeftOverAreCounted) {
  const Result two = proved("hana-awase.pl/deal/2-players-short-ending");
  EXPECT_THAT(two.proofs.at(0).details, Contains("16 turns, after which 8 stock cards are left"));
  const auto of = [](int players) {
    for (const Theorem& theorem : select(catalogue(books::builtin()), "hana-awase.pl/deal/")) {
      const rulebook::Scope& scope = theorem.subject.scope;
      if (scope.players == players && scope.options.empty()) return prove(theorem);
    }
    return Result{};
  };
  EXPECT_THAT(of(2).proofs.at(0).details,
              Contains("when all hands are empty, 8 stock cards are left"));
  EXPECT_THAT(of(4).proofs.at(0).details,
              Contains("the stock has exactly as many cards as the hands together"));
}

TEST(Catalogue, AYakuIsReachedByALineThatReplays) {
  const auto theorems =
      select(catalogue(books::builtin()), "robin-red.koi-koi.fr/yaku-reachable/2-players");
  ASSERT_THAT(theorems, SizeIs(1));
  const spec::Rules rules(theorems[0].subject.rules());
  const Result result = prove(theorems[0]);
  ASSERT_EQ(result.verdict, Verdict::proved);
  EXPECT_EQ(result.proofs[0].witnesses.size(), rules.yaku().size());
  for (const Witness& witness : result.proofs[0].witnesses) {
    notation::Position position = witness.position.value();
    for (const notation::Move& move : witness.line) position = spec::play(rules, position, move);
    const auto seat = static_cast<std::size_t>(witness.position->turn);
    EXPECT_TRUE(position.captured[seat].contains(witness.pile.value())) << witness.text;
  }
}

TEST(Catalogue, QueriesAreWrittenOutOnlyOnRequest) {
  const auto theorems = select(catalogue(books::builtin()), "blog.koi-koi.fr/yaku-relations");
  ASSERT_THAT(theorems, SizeIs(1));
  EXPECT_THAT(prove(theorems[0]).proofs[0].queries, IsEmpty());
  const Result result = prove(theorems[0], {.queries = true});
  const std::size_t yaku = theorems[0].subject.rules().yaku().size();
  EXPECT_THAT(result.proofs[0].queries, SizeIs(3 * yaku * (yaku - 1) / 2));
  for (const Query& query : result.proofs[0].queries) {
    EXPECT_NE(query.text.find("(check-sat)"), std::string::npos) << query.name;
    EXPECT_TRUE(query.verdict == "sat" || query.verdict == "unsat") << query.name;
  }
}

}  // namespace
}  // namespace hanaproof::properties::catalogue_test
