#include "solvers/fields/machine.h"

#include <gmock/gmock.h>

#include <functional>

#include "model/cards/dice.h"
#include "model/spec/hachi/fields.h"
#include "solvers/fields/symbolic.h"
#include "solvers/smt/session.h"
#include "solvers/smt/whole.h"
#include "tests/heath.h"

namespace hanaproof::fields::machine_test {
namespace {

using cards::CardSet;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Turn dealt(const char* codes) { return {CardSet::parse(codes).value(), false}; }
Turn no_match(const char* codes) { return {CardSet::parse(codes).value(), true}; }

std::vector<FieldSort> played(const Rules& rules, const std::vector<Turn>& line) {
  std::vector<FieldSort> all;
  State state;
  for (const Turn& turn : line) {
    const Outcome outcome = step(rules, state, turn);
    all.push_back(outcome.sort());
    state = outcome.after;
  }
  return all;
}

constexpr FieldSort S = FieldSort::small;
constexpr FieldSort D = FieldSort::twofold;
constexpr FieldSort G = FieldSort::grand;

// The two examples that the rules of Hachi-Hachi are explained by.
TEST(FieldMachine, PlaysGrandFieldsFirstAndCarriesOver) {
  const Rules rules;
  EXPECT_THAT(played(rules, {dealt("11 B1 C1"), {}, {}, {}}), ElementsAre(G, G, D, S));
  EXPECT_THAT(played(rules, {dealt("11 B1 C1"), dealt("B1"), {}, {}, {}}),
              ElementsAre(G, G, G, D, S));
}

TEST(FieldMachine, MakesOneFieldOfEachSortOrOneAlone) {
  Rules rules;
  rules.generates = Generates::each_sort;
  EXPECT_THAT(played(rules, {dealt("11 31 B1 C1"), {}, {}}), ElementsAre(G, D, S));
  rules.generates = Generates::one_field;
  EXPECT_THAT(played(rules, {dealt("11 31 B1 C1"), {}}), ElementsAre(G, S));
}

TEST(FieldMachine, PlaysByAge) {
  Rules rules;
  const std::vector<Turn> line = {dealt("11 31"), dealt("B1 C1"), {}, {}, {}};
  rules.priority = Priority::oldest_first;
  EXPECT_THAT(played(rules, line), ElementsAre(D, D, G, G, S));
  rules.priority = Priority::newest_first;
  EXPECT_THAT(played(rules, line), ElementsAre(D, G, D, G, S));
  rules.priority = Priority::grand_first;
  EXPECT_THAT(played(rules, line), ElementsAre(D, G, G, D, S));
}

// What was just made is played before what waits, and then the oldest.
TEST(FieldMachine, PlaysTheNewestThenTheOldest) {
  Rules rules;
  rules.priority = Priority::newest_first;
  const auto deals = [&](const std::vector<Turn>& line) {
    std::vector<int> all;
    State state;
    for (const Turn& turn : line) {
      const Outcome outcome = step(rules, state, turn);
      all.push_back(outcome.taken ? outcome.taken->deal : 0);
      state = outcome.after;
    }
    return all;
  };
  EXPECT_THAT(deals({dealt("B1 C1"), dealt("11 31"), {}, {}, {}}), ElementsAre(1, 2, 1, 2, 0));
  // For which too few stayed waits before all others.
  rules.no_match_waits = true;
  EXPECT_THAT(deals({dealt("B1 C1"), no_match("11 31"), {}, {}}), ElementsAre(1, 2, 2, 1));
}

TEST(FieldMachine, LosesWhatIsNotPlayedWhereNothingIsCarried) {
  Rules rules;
  rules.carried = false;
  const Outcome outcome = step(rules, {}, dealt("11 B1 C1"));
  EXPECT_EQ(outcome.sort(), G);
  EXPECT_THAT(outcome.gone, SizeIs(2));
  EXPECT_THAT(outcome.after.waiting, IsEmpty());
}

TEST(FieldMachine, AFieldForWhichTooFewStayIsPlayedOrWaitsAgain) {
  Rules rules;
  EXPECT_THAT(played(rules, {no_match("11"), {}}), ElementsAre(D, S));
  rules.no_match_waits = true;
  EXPECT_THAT(played(rules, {no_match("11"), {}, {}}), ElementsAre(D, D, S));
  EXPECT_EQ(step(rules, {}, no_match("11")).after.rounds, 1);
  rules.no_match_counts = false;
  EXPECT_EQ(step(rules, {}, no_match("11")).after.rounds, 0);
}

TEST(FieldMachine, AMatchIsOverAfterItsRoundsOrWhenNothingWaits) {
  Rules rules;
  State state;
  for (int round = 1; round < 12; ++round) state = step(rules, state, {}).after;
  state = step(rules, state, dealt("11 31")).after;
  EXPECT_TRUE(over(rules, state, 12));
  rules.extra_rounds = true;
  EXPECT_FALSE(over(rules, state, 12));
  EXPECT_TRUE(over(rules, step(rules, state, {}).after, 12));
}

TEST(FieldRules, AreReadFromTheEdition) {
  const auto library = books::heath(books::clause("field.priority", "\"oldest-first\"") +
                                    books::clause("field.grand-lights", "[\"C1\"]"));
  const rulebook::Ruleset rules(library.at("heath.en"), {3, {}});
  const Rules fields(rules);
  EXPECT_EQ(fields.priority, Priority::oldest_first);
  EXPECT_EQ(fields.grand_lights, CardSet{cards::kPhoenix});
  EXPECT_EQ(fields.field_cards, 6);
  // Three, two, three, two, two and two answers.
  EXPECT_THAT(readings(rules), SizeIs(144));
  EXPECT_TRUE(readings(rules).front().answers.empty());
  EXPECT_EQ(readings(rules)[1].answers.size(), 1U);
}

TEST(FieldRules, ASmallFieldHoldsFewLights) {
  Rules rules;
  EXPECT_EQ(most_fields(rules), 5);
  rules.field_cards = 3;
  EXPECT_EQ(most_fields(rules), 3);
  rules.generates = Generates::each_sort;
  EXPECT_EQ(most_fields(rules), 2);
}

// The specification plays fields, too, from the same words of the rules.
TEST(FieldMachine, AgreesWithTheSpecification) {
  static const auto library = books::heath();
  cards::Dice dice(11);
  for (const Reading& reading : readings(rulebook::Ruleset(library.at("heath.en"), {3, {}}))) {
    rulebook::Ruleset ruleset(library.at("heath.en"), {3, {}});
    for (const Reading::Answer& answer : reading.answers) {
      ruleset = ruleset.with(answer.topic, rulebook::Value::parse(answer.value));
    }
    const spec::hachi::Rules literal(ruleset);
    State state;
    std::vector<FieldSort> waiting;
    for (int deal = 0; deal < 20; ++deal) {
      CardSet lights;
      for (const cards::Card light : reading.rules.lights()) {
        if (dice.chance(30)) lights.insert(light);
      }
      const spec::hachi::Played says =
          spec::hachi::play_field(literal, waiting, spec::hachi::fields_made(literal, lights));
      const Outcome outcome = step(reading.rules, state, {lights, false});
      state = outcome.after;
      waiting = says.waiting;
      ASSERT_EQ(outcome.sort(), says.sort) << reading.text();
      std::vector<FieldSort> sorts;
      for (const Field& field : state.waiting) sorts.push_back(field.sort);
      ASSERT_EQ(sorts, waiting) << reading.text();
    }
  }
}

// All rules that readings can make.
std::vector<Rules> all_rules() {
  static const auto library = books::heath();
  std::vector<Rules> all;
  for (const Reading& reading : readings(rulebook::Ruleset(library.at("heath.en"), {3, {}}))) {
    all.push_back(reading.rules);
  }
  return all;
}

// Whether the unknowns of a state can be, or must be, what the machine counts.
smt::Assertion same(const Unknowns& unknowns, const State& state, bool is_same) {
  const Made waiting = state.counts();
  const auto equals = [](const smt::Term& term, int number) {
    return equal(term, smt::whole(number));
  };
  const smt::Term all =
      smt::all_of({equals(unknowns.waiting.grand, waiting.grand),
                   equals(unknowns.waiting.twofold, waiting.twofold),
                   equals(unknowns.deals, state.deals), equals(unknowns.rounds, state.rounds)});
  return {is_same ? "as the machine says" : "otherwise", is_same ? all : !all};
}

// What the machine does is possible in the encoding, and where numbers decide nothing else is.
TEST(FieldEncoding, AgreesWithTheMachineOnRandomLines) {
  cards::Dice dice(88);
  const std::vector<Rules> rules = all_rules();
  for (int sample = 0; sample < 100; ++sample) {
    const Rules& each = rules[static_cast<std::size_t>(dice.roll(static_cast<int>(rules.size())))];
    smt::Query query{"a line", {}, {}};
    Unknowns unknowns = start();
    State state;
    for (int deal = 1; deal <= 4; ++deal) {
      const SymbolicStep symbolic = symbolic_step(each, unknowns, "deal " + std::to_string(deal));
      query.assertions.insert(query.assertions.end(), symbolic.given.begin(), symbolic.given.end());
      Turn turn;
      std::size_t at = 0;
      for (const cards::Card light : each.lights()) {
        const bool lies = dice.chance(40);
        if (lies) turn.lights.insert(light);
        query.assertions.push_back(
            {"lights", lies ? symbolic.choices.lights[at] : !symbolic.choices.lights[at]});
        ++at;
      }
      turn.no_match = dice.chance(30);
      query.assertions.push_back(
          {"who stays", turn.no_match ? symbolic.choices.no_match : !symbolic.choices.no_match});
      const Outcome outcome = step(each, state, turn);
      query.assertions.push_back(
          {"what is taken", smt::all_of({equal(smt::when(symbolic.takes_grand, smt::whole(1)),
                                               smt::whole(outcome.sort() == G ? 1 : 0)),
                                         equal(smt::when(symbolic.takes_twofold, smt::whole(1)),
                                               smt::whole(outcome.sort() == D ? 1 : 0))})});
      if (numbers_decide(each)) query.assertions.pop_back();
      state = outcome.after;
      unknowns = symbolic.after;
    }
    smt::Session session(query);
    EXPECT_EQ(smt::name(session.check({same(unknowns, state, true)})), "sat") << sample;
    EXPECT_EQ(smt::name(session.check({same(unknowns, state, false)})), "unsat") << sample;
  }
}

}  // namespace
}  // namespace hanaproof::fields::machine_test
