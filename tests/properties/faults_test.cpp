// Seeded mistakes: an edition that says something wrong makes the theorem about it refute.
#include <gmock/gmock.h>

#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "properties/catalogue.h"
#include "tests/books.h"

namespace hanaproof::properties::faults_test {
namespace {

using books::clause;
using books::small;
using books::yaku;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

struct Outcome {
  Result result;
  const rulebook::Clause* claim = nullptr;

  Verdict verdict() const { return result.verdict; }
  // What refutes, by the first method that does.
  Witness witness() const {
    for (const Proof& proof : result.proofs) {
      if (proof.verdict == Verdict::refuted) return proof.witnesses.at(0);
    }
    return {};
  }
};

Outcome outcome(const rulebook::Library& library, const std::string& property,
                const std::string& scope = "2-players") {
  const auto chosen = select(catalogue(library), "pond.en/" + property + "/" + scope);
  EXPECT_THAT(chosen, SizeIs(1)) << property;
  if (chosen.empty()) return {};
  return {prove(chosen[0]), chosen[0].claim()};
}

TEST(Faults, TheBookWithoutMistakesIsProved) {
  const auto library = small();
  const auto theorems = select(catalogue(library), "pond.en/");
  EXPECT_THAT(theorems, SizeIs(7));
  for (const Theorem& theorem : theorems) {
    EXPECT_EQ(prove(theorem).verdict, Verdict::proved) << theorem.id;
    EXPECT_EQ(theorem.claim(), nullptr) << theorem.id;
  }
}

TEST(Faults, AWrongNumberOfYakuIsAFindingAboutTheClause) {
  const auto library = small(clause("claim.yaku-count", "3"));
  const Outcome wrong = outcome(library, "claim.yaku-count");
  EXPECT_EQ(wrong.verdict(), Verdict::refuted);
  EXPECT_EQ(wrong.witness().text, "3 yaku are claimed, 2 are listed");
  ASSERT_NE(wrong.claim, nullptr);
  EXPECT_EQ(wrong.claim->id(), "pond.en/claim.yaku-count#1");
  const auto right = small(clause("claim.yaku-count", "2"));
  EXPECT_EQ(outcome(right, "claim.yaku-count").verdict(), Verdict::proved);
}

TEST(Faults, HandsThatTheDeckCannotFillAreRefused) {
  const auto library = small(clause("deal.hand-size", "12"), "[4]");
  EXPECT_THROW(outcome(library, "deal", "4-players"), rulebook::Unplayable);
}

TEST(Faults, PacketsThatDoNotAddUpRefuteTheDeal) {
  const auto library = small(
      clause("deal.hand-size", "7") +
      clause("deal.packets", "[{ to = \"each\", cards = 8 }, { to = \"field\", cards = 8 }]"));
  const Outcome wrong = outcome(library, "deal");
  EXPECT_EQ(wrong.verdict(), Verdict::refuted);
  EXPECT_EQ(wrong.witness().text, "the packets give 8 cards to each hand, which is to hold 7");
  // The specification deals by the packets, and so shows it, too.
  EXPECT_EQ(wrong.result.proofs[1].verdict, Verdict::refuted);
}

TEST(Faults, AStockThatRunsOutRefutesTheDeal) {
  const auto library = small(
      clause("deal.hand-size", "11") +
      clause("deal.packets", "[{ to = \"each\", cards = 11 }, { to = \"field\", cards = 8 }]"));
  EXPECT_EQ(outcome(library, "deal").witness().text,
            "22 turns draw a card each, but the stock has 18");
}

TEST(Faults, ACardThatTakesTwoRefutesTheClaimOfEvenCaptures) {
  const std::string claim = clause("claim.capture-parity", "true");
  const auto right = small(claim);
  EXPECT_EQ(outcome(right, "claim.capture-parity").verdict(), Verdict::proved);
  const auto library = small(claim + clause("capture.drawn.two", "\"both\""));
  const Outcome wrong = outcome(library, "claim.capture-parity");
  EXPECT_EQ(wrong.verdict(), Verdict::refuted);
  EXPECT_THAT(wrong.witness().text, HasSubstr("11 drawn takes 12 13"));
  EXPECT_EQ(wrong.witness().pile->size(), 3);
}

TEST(Faults, TeamsOfDifferentSizeRefuteThatPaymentsAddUp) {
  const auto library = small(clause("teams.seats", "\"opposite\""), "[3]");
  const Outcome wrong = outcome(library, "payments-zero-sum", "3-players");
  EXPECT_EQ(wrong.verdict(), Verdict::refuted);
  ASSERT_THAT(wrong.result.proofs, SizeIs(2));
  for (const Proof& proof : wrong.result.proofs) EXPECT_EQ(proof.verdict, Verdict::refuted);

  // The round that shows it can be played again.
  const Witness& shown = wrong.result.proofs[1].witnesses.at(0);
  const spec::Rules rules(rulebook::Ruleset(library.at("pond.en"), {3, {}}));
  notation::Position position = shown.position.value();
  for (const notation::Move& move : shown.line) position = spec::play(rules, position, move);
  int total = 0;
  for (const int paid : spec::score(rules, position).payment) total += paid;
  EXPECT_NE(total, 0);
}

TEST(Faults, AYakuThatNoCardsMakeRefutesThatAllCanBeReached) {
  const auto library = small(yaku("tane", "count(animal) >= 10", "5"));
  const Outcome wrong = outcome(library, "yaku-reachable");
  EXPECT_EQ(wrong.verdict(), Verdict::refuted);
  EXPECT_EQ(wrong.witness().text, "tane: no pile of captured cards makes it");
}

TEST(Faults, AYakuOfMoreCapturesThanTurnsCannotBeReached) {
  // Seven cards of seven months take seven captures; three hand cards and three drawn allow six.
  const auto library = small(
      yaku("tane", "all(21 | 41 | 51 | 61 | 71 | A1 | 82)", "5") + clause("deal.hand-size", "3") +
      clause("deal.packets", "[{ to = \"each\", cards = 3 }, { to = \"field\", cards = 8 }]"));
  const Outcome wrong = outcome(library, "yaku-reachable");
  EXPECT_EQ(wrong.verdict(), Verdict::refuted);
  EXPECT_THAT(wrong.witness().text, HasSubstr("tane: its least pile takes 7 captures"));
}

TEST(Faults, OddPilesAreConsideredWhereTheRulesAllowThem) {
  // Exactly one card of January: no pile of pairs has that.
  const std::string odd = yaku("tane", "count(month(1)) = 1", "5");
  const auto pairs = small(odd);
  EXPECT_EQ(outcome(pairs, "yaku-reachable").verdict(), Verdict::refuted);
  const auto both = small(odd + clause("capture.played.two", "\"both\""));
  EXPECT_NE(outcome(both, "yaku-reachable").verdict(), Verdict::refuted);
}

std::vector<std::string> relations(const rulebook::Library& library) {
  const Outcome all = outcome(library, "yaku-relations");
  EXPECT_EQ(all.verdict(), Verdict::proved);
  return all.result.proofs.at(0).details;
}

TEST(Faults, RelationsFollowTheWordsOfTheYaku) {
  const auto plain = small();
  EXPECT_THAT(relations(plain), testing::ElementsAre("gokou implies sankou"));
  const auto exact = small(yaku("shikou", "count(light) = 4", "8"));
  EXPECT_THAT(relations(exact), Contains("shikou and gokou exclude each other"));
  const auto twice = small(yaku("ame-shikou", "count(light) > 4", "9"));
  EXPECT_THAT(relations(twice), Contains("ame-shikou and gokou are made by the same piles"));
}

TEST(Faults, AYakuThatHidesWhatIsNeverMadeWithItRefutesTheRelations) {
  const auto hiding = [](const std::string& cards) {
    return small(yaku("shikou", cards, "8") + "hides = [\"gokou\"]\n");
  };
  const auto wrong = hiding("count(light) = 4");
  const Outcome refuted = outcome(wrong, "yaku-relations");
  EXPECT_EQ(refuted.verdict(), Verdict::refuted);
  EXPECT_EQ(refuted.witness().text, "shikou is to hide gokou, but no pile makes both");
  for (const Proof& proof : refuted.result.proofs) EXPECT_EQ(proof.verdict, Verdict::refuted);
  const auto right = hiding("count(light) >= 4");
  EXPECT_EQ(outcome(right, "yaku-relations").verdict(), Verdict::proved);
}

TEST(Faults, ScoresThatCannotOccurAreListed) {
  const auto library = small();
  const Outcome low = outcome(library, "scores-low");
  // Seven for three lights, three more for five.
  EXPECT_EQ(low.verdict(), Verdict::proved);
  for (const Proof& proof : low.result.proofs) {
    EXPECT_THAT(proof.details, testing::ElementsAre("never, up to 20: 1 to 6, 8 to 9, 11 to 20"));
  }
  EXPECT_THAT(outcome(library, "scores").result.proofs[0].details,
              testing::ElementsAre("possible: 0, 7, 10", "never, up to the highest: 1 to 6, 8 to 9",
                                   "highest: 10"));
}

TEST(Faults, AScoreThatTheTextExcludesRefutesItsClaim) {
  const auto excluding = [](int from, int to) {
    return clause("claim.scores", "{ never-from = " + std::to_string(from) +
                                      ", never-to = " + std::to_string(to) + " }");
  };
  const auto right = small(excluding(11, 13));
  EXPECT_EQ(outcome(right, "claim.scores").verdict(), Verdict::proved);

  const auto wrong = small(excluding(8, 12));
  const Outcome refutation = outcome(wrong, "claim.scores");
  EXPECT_EQ(refutation.verdict(), Verdict::refuted);
  for (const Proof& proof : refutation.result.proofs) EXPECT_EQ(proof.verdict, Verdict::refuted);
  EXPECT_THAT(refutation.witness().text, HasSubstr("10 points"));
  EXPECT_NE(refutation.claim, nullptr);

  // Fourteen is seven, doubled for an opponent's call.
  const auto doubled = small(excluding(11, 19) + clause("score.counter", "2"));
  EXPECT_EQ(outcome(doubled, "claim.scores").verdict(), Verdict::refuted);
  EXPECT_TRUE(outcome(doubled, "claim.scores").witness().opponent_called);
  EXPECT_EQ(outcome(doubled, "claim.scores.without-counter").verdict(), Verdict::proved);
}

TEST(Faults, AClaimThatIsNotMadeIsNoTheorem) {
  const auto library = small(clause("claim.zero-sum", "false"));
  EXPECT_THAT(select(catalogue(library), "pond.en/claim.zero-sum"), IsEmpty());
  const auto claimed = small(clause("claim.zero-sum", "true"));
  EXPECT_EQ(outcome(claimed, "claim.zero-sum").verdict(), Verdict::proved);
}

TEST(Faults, ScopesThatAnswerAlikeShareATheorem) {
  const auto library = small(clause("option.triad", "\"optional\"") + clause("triad.points", "3"));
  EXPECT_THAT(select(catalogue(library), "pond.en/yaku-relations"), SizeIs(1));
  EXPECT_THAT(select(catalogue(library), "pond.en/payments-zero-sum"), SizeIs(2));
}

TEST(Faults, FourPairsNeverComeUpInAHandOfSeven) {
  const std::string pairs = clause("hand.four-pairs", "\"wins\"");
  const auto seven = small(pairs + clause("deal.hand-size", "7"));
  const Outcome wrong = outcome(seven, "hand.four-pairs");
  EXPECT_EQ(wrong.verdict(), Verdict::refuted);
  EXPECT_THAT(wrong.witness().text, HasSubstr("it comes up in 0 of "));
  ASSERT_NE(wrong.claim, nullptr);
  EXPECT_EQ(wrong.claim->id(), "pond.en/hand.four-pairs#1");
  const auto eight = small(pairs);
  const Outcome right = outcome(eight, "hand.four-pairs");
  EXPECT_EQ(right.verdict(), Verdict::proved);
  ASSERT_THAT(right.result.proofs, SizeIs(2));
  EXPECT_THAT(right.result.proofs[1].witnesses, SizeIs(1));
  const auto nothing = small(clause("hand.four-pairs", "\"nothing\""));
  EXPECT_THAT(select(catalogue(nothing), "pond.en/hand."), IsEmpty());
}

TEST(Faults, AFieldOfThreeHoldsNoMonth) {
  const std::string month = clause("field.four-of-month", "\"void\"");
  const auto three = small(month + clause("deal.field-size", "3"));
  EXPECT_EQ(outcome(three, "field.four-of-month").verdict(), Verdict::refuted);
  const auto four = small(month + clause("deal.field-size", "4"));
  EXPECT_EQ(outcome(four, "field.four-of-month").verdict(), Verdict::proved);
}

}  // namespace
}  // namespace hanaproof::properties::faults_test
