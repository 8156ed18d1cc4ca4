// The theorems about the carry-over of fields, and mistakes in it that they find.
#include "properties/carry_over.h"

#include <gmock/gmock.h>

#include "properties/catalogue.h"
#include "solvers/smt/whole.h"
#include "tests/heath.h"

namespace hanaproof::properties::carry_over_test {
namespace {

using fields::Machine;
using fields::Outcome;
using fields::Rules;
using fields::State;
using fields::SymbolicStep;
using fields::Turn;
using fields::Unknowns;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr const char* kExamples =
    R"([{ fields = [["11", "B1", "C1"]], played = ["grand", "grand", "double"] },
        { fields = [["11", "B1", "C1"], ["B1"]], played = ["grand", "grand", "grand", "double"] }])";

Result proved(const rulebook::Library& library, const std::string& id) {
  const auto theorems = select(catalogue(library), "heath.en/" + id + "/");
  EXPECT_THAT(theorems, SizeIs(1)) << id;
  return theorems.empty() ? Result{} : prove(theorems.front());
}

TEST(FieldTheorems, HoldOfTheCustomaryRules) {
  const auto library = books::heath();
  for (const char* id : {"fields-are-conserved", "fields-in-order", "fields-do-not-starve",
                         "fields-waiting-are-bounded"}) {
    const Result result = proved(library, id);
    EXPECT_EQ(result.verdict, Verdict::proved) << id << ": " << result.proofs.at(0).summary;
    // What the solver says of each reading is what all short lines say.
    if (result.proofs.size() < 2) continue;
    EXPECT_EQ(result.proofs[0].details, result.proofs[1].details) << id;
    EXPECT_EQ(result.proofs[1].verdict, Verdict::held) << id;
  }
}

TEST(FieldTheorems, SayUnderWhichReadingsTheyHold) {
  const auto library = books::heath();
  const auto details = [&](const char* id) { return proved(library, id).proofs.at(0).details; };
  EXPECT_THAT(details("fields-are-conserved"),
              AllOf(Contains("under field.carry = lost: does not hold"),
                    Contains("under field.generates = each-sort: holds"),
                    Contains("under field.no-match = waits: holds")));
  EXPECT_THAT(details("fields-in-order"),
              AllOf(Contains("under field.priority = oldest-first: does not hold"),
                    Contains("under field.priority = newest-first: does not hold"),
                    Contains("under field.carry = lost: holds")));
  EXPECT_THAT(details("fields-do-not-starve"),
              AllOf(Contains("under field.priority = oldest-first: holds"),
                    Contains("under field.priority = newest-first: does not hold")));
}

// Five lights a deal, of which one is played.
TEST(FieldTheorems, BoundWhatWaits) {
  const auto library = books::heath();
  EXPECT_THAT(
      proved(library, "fields-waiting-are-bounded").proofs.at(0).details,
      AllOf(Contains("under the rules as they are: at most 4 for each round, reached by 11 31 81 "
                     "B1 C1 in each of 12 rounds"),
            Contains(HasSubstr("under field.generates = each-sort: at most 1 for each round")),
            Contains("under field.generates = one-field: none ever waits"),
            Contains("under field.carry = lost: none ever waits"),
            Contains(HasSubstr("under field.no-match = waits: at most 5 for each round")),
            Contains("under round.no-match-counts = false: no bound by the number of rounds")));
}

TEST(FieldTheorems, ReplayTheExamplesOfAText) {
  const auto library = books::heath(books::clause("claim.carry-examples", kExamples));
  const Result right = proved(library, "claim.field-examples");
  EXPECT_EQ(right.verdict, Verdict::proved);
  EXPECT_THAT(right.proofs.at(0).details,
              ElementsAre("deal 1: 11 B1 C1, a grand field; 1 grand and 1 double wait. deal 2: no "
                          "light, a grand field; 1 double waits. deal 3: no light, a double field; "
                          "none waits",
                          "deal 1: 11 B1 C1, a grand field; 1 grand and 1 double wait. deal 2: B1, "
                          "a grand field; 1 grand and 1 double wait. deal 3: no light, a grand "
                          "field; 1 double waits. deal 4: no light, a double field; none waits"));
  const auto wrong = books::heath(books::clause("claim.carry-examples", kExamples) +
                                  books::clause("field.generates", "\"one-field\""));
  const Result refuted = proved(wrong, "claim.field-examples");
  EXPECT_EQ(refuted.verdict, Verdict::refuted);
  for (const Proof& proof : refuted.proofs) EXPECT_EQ(proof.verdict, Verdict::refuted);
}

// Where the newest field comes first, numbers do not say which of those that wait it is: the
// formula allows more than the rules do, and refutes nothing that it allows.
TEST(FieldTheorems, AFormulaThatAllowsMoreThanTheRulesRefutesNoExample) {
  const auto newest = books::heath(books::clause("claim.carry-examples", kExamples) +
                                   books::clause("field.priority", "\"newest-first\""));
  const Result result = proved(newest, "claim.field-examples");
  EXPECT_EQ(result.verdict, Verdict::proved);
  EXPECT_EQ(result.proofs.at(1).verdict, Verdict::unknown);
}

TEST(FieldTheorems, AFieldIsLeftAtTheEndUnlessRoundsGoOn) {
  const std::string carried = books::clause("field.carry", "\"carried\"");
  const Result left = proved(books::heath(carried), "claim.every-field-is-played");
  ASSERT_EQ(left.verdict, Verdict::refuted);
  EXPECT_THAT(
      left.proofs[0].witnesses[0].text,
      HasSubstr("after 11 rounds without a light, deal 12: 11 31, a double field; 1 double waits"));
  const Result extra =
      proved(books::heath(carried + books::clause("field.pending-end", "\"extra-rounds\"")),
             "claim.every-field-is-played");
  EXPECT_EQ(extra.verdict, Verdict::proved) << extra.proofs[0].summary;
  EXPECT_THAT(extra.proofs[0].details, Contains("under field.pending-end = lost: does not hold"));
}

TEST(FieldTheorems, AreNotStatedWhereTheRulesSayOtherwise) {
  const auto lost = books::heath(books::clause("field.carry", "\"lost\""));
  EXPECT_THAT(select(catalogue(lost), "heath.en/fields-are-conserved"), IsEmpty());
  const auto oldest = books::heath(books::clause("field.priority", "\"oldest-first\""));
  EXPECT_THAT(select(catalogue(oldest), "heath.en/fields-in-order"), IsEmpty());
}

// A solver of its own for each question.
Shown shown(const Machine& machine, const Law& law) {
  static const auto library = books::heath();
  const Subject subject{&library.at("heath.en"), {3, {}}, nullptr};
  Solver solver({}, subject, "test");
  return show(solver, machine, law, "seeded");
}

// The double fields of a deal are forgotten when a grand one is played.
Machine forgetful() {
  Machine machine = fields::machine(Rules());
  const Machine right = machine;
  machine.step = [right](const State& before, const Turn& turn) {
    Outcome outcome = right.step(before, turn);
    if (outcome.sort() != fields::FieldSort::grand) return outcome;
    std::erase_if(outcome.after.waiting, [&](const fields::Field& field) {
      return field == fields::Field{fields::FieldSort::twofold, outcome.after.deals};
    });
    return outcome;
  };
  machine.symbolic = [right](const Unknowns& before, const std::string& name) {
    SymbolicStep step = right.symbolic(before, name);
    step.after.waiting.twofold =
        smt::choice(step.takes_grand, before.waiting.twofold, step.after.waiting.twofold);
    return step;
  };
  return machine;
}

// Double fields are played first.
Machine upside_down() {
  Machine machine = fields::machine(Rules());
  const Machine right = machine;
  Rules exchanged;
  std::swap(exchanged.grand_lights, exchanged.double_lights);
  const auto turned = [](std::vector<fields::Field> all) {
    for (fields::Field& field : all) {
      field.sort = field.sort == fields::FieldSort::grand ? fields::FieldSort::twofold
                                                          : fields::FieldSort::grand;
    }
    return all;
  };
  machine.step = [=](State before, const Turn& turn) {
    before.waiting = turned(before.waiting);
    Outcome outcome = fields::step(exchanged, before, turn);
    outcome.after.waiting = turned(outcome.after.waiting);
    outcome.arisen = turned(outcome.arisen);
    if (outcome.taken) outcome.taken = turned({*outcome.taken}).front();
    return outcome;
  };
  machine.symbolic = [right](const Unknowns& before, const std::string& name) {
    SymbolicStep step = right.symbolic(before, name);
    const smt::Term wrong =
        smt::all_of({step.takes_grand, smt::below(smt::whole(0), step.after.waiting.twofold)});
    const smt::Term one = smt::when(wrong, smt::whole(1));
    step.after.waiting.grand = smt::plus(step.after.waiting.grand, one);
    step.after.waiting.twofold = smt::minus(step.after.waiting.twofold, one);
    step.takes_grand = smt::all_of({step.takes_grand, !wrong});
    step.takes_twofold = smt::any_of({step.takes_twofold, wrong});
    return step;
  };
  return machine;
}

TEST(SeededFaults, AForgottenFieldIsFoundAndReplayed) {
  EXPECT_EQ(shown(fields::machine(Rules()), nothing_is_lost(Rules())).verdict, Verdict::proved);
  const Shown found = shown(forgetful(), nothing_is_lost(Rules()));
  ASSERT_EQ(found.verdict, Verdict::refuted) << found.text;
  EXPECT_THAT(found.line, SizeIs(1));
  EXPECT_THAT(found.text, HasSubstr("a double field of deal 1 is neither played nor waits"));
  EXPECT_TRUE(nothing_is_lost(Rules()).breach(carry_out(forgetful(), found.line)));
  EXPECT_FALSE(nothing_is_lost(Rules()).breach(carry_out(fields::machine(Rules()), found.line)));
  EXPECT_EQ(go_through(forgetful(), nothing_is_lost(Rules()), 2).verdict, Verdict::refuted);
}

TEST(SeededFaults, AnOrderUpsideDownIsFoundAndReplayed) {
  EXPECT_EQ(shown(fields::machine(Rules()), grand_before_double(Rules())).verdict, Verdict::proved);
  const Shown found = shown(upside_down(), grand_before_double(Rules()));
  ASSERT_EQ(found.verdict, Verdict::refuted) << found.text;
  EXPECT_THAT(found.text, HasSubstr("a double field is played while a grand one waits"));
  EXPECT_TRUE(grand_before_double(Rules()).breach(carry_out(upside_down(), found.line)));
  EXPECT_FALSE(
      grand_before_double(Rules()).breach(carry_out(fields::machine(Rules()), found.line)));
}

// A fault in the encoding alone does not replay: that is no answer, and no proof.
TEST(SeededFaults, AnEncodingThatIsNotTheMachineIsNoProof) {
  Machine machine = forgetful();
  machine.step = fields::machine(Rules()).step;
  const Shown found = shown(machine, nothing_is_lost(Rules()));
  EXPECT_EQ(found.verdict, Verdict::unknown);
  EXPECT_THAT(found.text, HasSubstr("does not break it"));
}

TEST(SeededFaults, ABoundThatIsTooTightIsBroken) {
  EXPECT_EQ(shown(fields::machine(Rules()), waiting_is_bounded({}, 4)).verdict, Verdict::proved);
  const Shown found = shown(fields::machine(Rules()), waiting_is_bounded({}, 3));
  ASSERT_EQ(found.verdict, Verdict::refuted) << found.text;
  EXPECT_THAT(found.text, HasSubstr("4 wait after round 1"));
  // A field of three cards holds no more lights than that.
  Rules narrow;
  narrow.field_cards = 3;
  const Machine machine = fields::machine(narrow);
  EXPECT_EQ(shown(machine, waiting_is_bounded(narrow, 2)).verdict, Verdict::proved);
  EXPECT_EQ(shown(machine, waiting_is_bounded(narrow, 1)).verdict, Verdict::refuted);
}

TEST(SeededFaults, AFieldStarvesUnderNewerOnes) {
  Rules rules;
  rules.priority = fields::Priority::newest_first;
  const Shown found = shown(fields::machine(rules), nothing_starves(rules));
  ASSERT_EQ(found.verdict, Verdict::refuted) << found.text;
  EXPECT_THAT(found.text, HasSubstr("waits for 1 rounds since deal 1, with 0 before it then"));
}

}  // namespace
}  // namespace hanaproof::properties::carry_over_test
