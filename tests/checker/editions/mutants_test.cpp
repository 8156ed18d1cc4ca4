// Every clause is mutated once: does anybody notice? What nobody notices is listed with the reason.
#include <algorithm>
#include <map>
#include <string>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/survey.h"
#include "checker/measures/conformance/conformance.h"
#include "model/rulebook/yaku/expression.h"
#include "model/spec/betting/rules.h"
#include "model/spec/betting/showdown.h"
#include "tests/checker/editions.h"
#include "tests/mutants.h"

namespace hanaproof::checker::mutants_test {
namespace {

using mutants::answering;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Standing;

// Clauses whose mutation no situation can show, and why: by topic, of any edition or of one.
// Anything else that survives fails the test.
const std::map<std::string, std::string> kSurvivors = {
    {"hand.both-combos", "no hand of eight is four of a month and four pairs of four months"},
    {"table.seating", "two players sit face to face whatever is said: the question does not arise"},
    {"hana-awase.pl/score.below-zero",
     "nothing is taken from anybody: the question does not arise"},
    {"hand.four-pairs.means", "a hand with four of a month wins as much by itself"},
    {"dealer.tie", "with two players the cards nearest and any equal cards are the same two"},
    {"call.cancels-by", "where a stop alone cancels, it does not matter which cards allowed it"},
    {"call.limit", "with two players there are no two others"},
    {"hana-awase.pl/payment.who",
     "where the worth of cards is counted, everyone pays or gets what differs from a share"},
    {"round.end", "with ten cards each the hands and the stock are empty at the same moment"},
    {"robin-red.sutda.en/showdown.compared", "the text knows no hand that catches another"},
    {"korean.seotda/payment.multiplier-unshown", "no hand is worth more than the losers' stakes"},
    {"yoshi.sage-whose", "who has not said sage has made the first combo just now"},
    {"hand.multiplied", "a hand that wins is worth fewer points than are doubled"},
    {"robin-red.koi-koi.de/wildcard.must-match", "the German text lets a player decline a match"},
    {"oishi-tengudo.koi-koi/yaku.extra-is-new", "more points offer the choice by themselves"},
    {"robin-red.sakura.en/score.yaku-add", "no yaku of Sakura is a step of another"},
    {"robin-red.sakura.en/payment.who", "whose score a yaku changes is a question of its own"},
    {"oishi-tengudo.hachi-hachi/score.yaku-add", "the light combos exclude each other by name"},
    {"oishi-tengudo.base/dealer.draws", "without an option nobody plays in teams"},
    {"oishi-tengudo.base/payment.when", "Hachi-Hachi says of each payment when it is due"},
    {"oishi-tengudo.base/payment.through", "all that is paid in play is paid by name"},
    {"oishi-tengudo.base/round.exhausted.no-yaku", "the winner of cards is found by points"},
    {"oishi-tengudo.base/dealer.next.hand-win", "no hand of Hachi-Hachi wins the round"},
};

// The scopes at which a clause is in force, with its option on.
std::vector<Scope> scopes_of(const Edition& edition, const Clause& clause) {
  std::vector<Scope> all;
  for (const Scope& scope : checker::scopes_of(*clause.topic, {&edition})) {
    if (!rulebook::holds(clause.when, scope)) continue;
    const auto clauses = rulebook::in_force(edition, *clause.topic, scope);
    // A clause that another one overrules is an overlap, and a finding of its own.
    if (!clauses.empty() && clauses.front() == &clause) all.push_back(scope);
  }
  return all;
}

// Whether a combination and its mutant are made by the same hands of the deck: a mutation may put
// one card that the deck lacks for another.
bool same_in_deck(const Edition& edition, const Clause& clause, const rulebook::Value& value) {
  if (!is_combination(*clause.topic)) return false;
  RulesetComparer comparer;
  const auto& rules =
      comparer.rules(edition, checker::scopes_of(*clause.topic, {&edition}).front());
  const auto hands = spec::betting::all_hands(spec::betting::Rules(rules));
  const auto made = [&](const rulebook::Value& by) {
    const auto cards = rulebook::yaku::parse_condition(*by.field("cards")->word());
    std::vector<bool> all;
    for (const cards::CardSet hand : hands) {
      all.push_back(evaluate_condition(cards, hand, rulebook::yaku::SakeCup::animal));
    }
    return all;
  };
  const rulebook::Value& before = clause.readings.front().value;
  return *before.field("multiplier") == *value.field("multiplier") && made(before) == made(value);
}

struct Tally {
  int mutated = 0;
  int noticed = 0;
  int alike = 0;  // no other answer of the type exists, or none that the deck can show
  std::vector<std::string> survivors;
};

// How often a round played by the edition breaks what every edition must keep.
long long breaches(const Edition& edition) {
  long long failed = 0;
  for (const auto& check :
       conformance::conform(edition, {.rounds = 1, .reading_rounds = 0}).checks) {
    failed += check.failed;
  }
  return failed;
}

// Whether the comparison of edition and mutant, the mutant's own arithmetic, or the way it can be
// played changes.
bool is_noticed(const Edition& edition, const Edition& changed, const Clause& clause,
                const std::vector<Scope>& scopes) {
  RulesetComparer comparer(480);
  GameEditions game;
  game.comparer = &comparer;
  game.editions = {&edition, &changed};
  for (const Scope& scope : scopes) {
    if (!translations(game, *clause.topic, scope).empty()) return true;
    // Of what is customary there is no book: each text is one.
    if (!contradictions(game, *clause.topic, scope).empty()) return true;
  }
  if (!comparer.open().empty()) return true;  // said to be undecided
  const auto faults = [&](const Edition& of) {
    return faulty_arithmetic(of, comparer).size() + false_claims(of, comparer).size();
  };
  return faults(edition) != faults(changed) || breaches(edition) != breaches(changed);
}

void try_clause(const Edition& edition, const Clause& clause, Tally& tally) {
  if (clause.standing != Standing::stated) return;
  const auto scopes = scopes_of(edition, clause);
  if (scopes.empty()) return;
  const auto value = clause.topic->type.neighbour(clause.readings.front().value);
  if (!value || same_in_deck(edition, clause, *value)) {
    ++tally.alike;
    return;
  }
  ++tally.mutated;
  const Edition plain = answering(edition, clause, clause.readings.front().value, edition.id);
  const Edition changed = answering(edition, clause, *value, edition.id + ".mutant");
  try {
    if (is_noticed(plain, changed, clause, scopes)) {
      ++tally.noticed;
      return;
    }
  } catch (const rulebook::Unplayable&) {
    ++tally.noticed;  // refused when the rules are made: more cards than the deck has
    return;
  }
  tally.survivors.push_back(fmt::format("{} ({} made {})", clause.id(),
                                        clause.readings.front().value.text(), value->text()));
}

// Of the clauses of an edition one of so many, from one of the first on.
struct Share {
  std::string edition;
  std::size_t from = 0;
  std::size_t each_of = 1;
};

std::string name_of(const ::testing::TestParamInfo<Share>& test) {
  std::string name = test.param.edition;
  std::ranges::replace_if(
      name, [](char c) { return c == '.' || c == '-'; }, '_');
  return test.param.each_of == 1 ? name : fmt::format("{}_from_{}", name, test.param.from);
}

void expect_noticed(const Share& share) {
  const Edition& edition = testing::builtin().at(share.edition);
  Tally tally;
  for (std::size_t i = share.from; i < edition.clauses.size(); i += share.each_of) {
    try_clause(edition, edition.clauses[i], tally);
  }
  fmt::print("{}: {} clauses mutated, {} noticed, {} have no other answer\n", edition.id,
             tally.mutated, tally.noticed, tally.alike);
  EXPECT_GE(tally.mutated, 39 / static_cast<int>(share.each_of));
  for (const std::string& survivor : tally.survivors) {
    const std::string whole = survivor.substr(0, survivor.find('#'));
    auto reason = kSurvivors.find(whole);
    if (reason == kSurvivors.end()) reason = kSurvivors.find(whole.substr(whole.find('/') + 1));
    fmt::print("  survives: {}: {}\n", survivor,
               reason == kSurvivors.end() ? "no reason known" : reason->second);
    EXPECT_TRUE(reason != kSurvivors.end()) << survivor;
  }
}

class Mutants : public ::testing::TestWithParam<Share> {};
TEST_P(Mutants, EveryClauseThatIsMutatedIsNoticed) { expect_noticed(GetParam()); }

// The translations of one book are much alike, and Hachi-Hachi takes minutes: a share of each.
INSTANTIATE_TEST_SUITE_P(
    Editions, Mutants,
    ::testing::Values(Share{"robin-red.koi-koi.fr", 0, 4}, Share{"robin-red.koi-koi.en", 1, 4},
                      Share{"robin-red.koi-koi.es", 2, 4}, Share{"robin-red.koi-koi.de", 3, 4},
                      Share{"oishi-tengudo.koi-koi", 0, 2}, Share{"blog.koi-koi.fr"},
                      Share{"hana-awase.pl"}, Share{"robin-red.sakura.en"},
                      Share{"robin-red.sutda.en"}, Share{"korean.seotda"},
                      Share{"oishi-tengudo.hachi-hachi", 0, 8}),
    name_of);

class AllMutants : public ::testing::TestWithParam<Share> {};
TEST_P(AllMutants, EveryClauseThatIsMutatedIsNoticed) { expect_noticed(GetParam()); }

INSTANTIATE_TEST_SUITE_P(
    Editions, AllMutants,
    ::testing::Values(Share{"robin-red.koi-koi.fr"}, Share{"robin-red.koi-koi.en"},
                      Share{"robin-red.koi-koi.es"}, Share{"robin-red.koi-koi.de"},
                      Share{"oishi-tengudo.koi-koi"}, Share{"oishi-tengudo.hachi-hachi"}),
    name_of);

}  // namespace
}  // namespace hanaproof::checker::mutants_test
