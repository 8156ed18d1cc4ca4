// Of changed rules, too, no method proves what another refutes.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include "model/cards/dice.h"
#include "model/rulebook/playable.h"
#include "properties/catalogue.h"
#include "tests/books.h"
#include "tests/mutants.h"

namespace hanaproof::properties::mutants_test {
namespace {

using mutants::Mutant;

constexpr std::uint64_t kSeed = 20261127;

// Of all games that the specification plays, in an order of the seed's.
std::vector<Mutant> shuffled() {
  std::vector<Mutant> all;
  for (const rulebook::Edition& edition : books::builtin().editions()) {
    if (rulebook::is_base(edition) || edition.custom) continue;
    for (const Mutant& mutant : mutants::mutants_of(edition)) all.push_back(mutant);
  }
  return cards::Dice(kSeed).shuffled(std::move(all));
}

std::string told(const Theorem& theorem, const Result& result) {
  std::string all = theorem.id;
  for (const Proof& proof : result.proofs) {
    all += fmt::format("\n  {} {}: {}", name(proof.method), name(proof.verdict), proof.summary);
    if (!proof.witnesses.empty()) all += "\n    " + proof.witnesses.front().text;
  }
  return all;
}

// What methods disagree about, theorem by theorem. Rules by which no game can be dealt are passed
// over.
std::vector<std::string> disagreements(const Mutant& mutant) {
  const rulebook::Edition edition = mutant.changed();
  std::vector<std::string> all;
  try {
    const auto theorems = theorems_of(edition);
    const auto results = prove_all(theorems, {.rounds = 20, .seconds = 10});
    for (std::size_t i = 0; i < theorems.size(); ++i) {
      if (results[i].verdict != Verdict::disagree) continue;
      all.push_back(mutant.text() + ": " + told(theorems[i], results[i]));
    }
  } catch (const rulebook::Unplayable&) {
  }
  return all;
}

void expect_agreement(std::size_t from, std::size_t to) {
  const auto mutants = shuffled();
  ASSERT_GE(mutants.size(), to);
  for (std::size_t i = from; i < to; ++i) {
    for (const std::string& each : disagreements(mutants[i])) ADD_FAILURE() << i << ": " << each;
  }
}

TEST(TheoremsOfMutants, SomeAgree) { expect_agreement(0, 6); }

constexpr std::size_t kMany = 500;
constexpr std::size_t kPart = 20;

class TheoremsOfManyMutants : public ::testing::TestWithParam<std::size_t> {};

TEST_P(TheoremsOfManyMutants, AllAgree) { expect_agreement(GetParam(), GetParam() + kPart); }

INSTANTIATE_TEST_SUITE_P(From, TheoremsOfManyMutants,
                         ::testing::Range<std::size_t>(0, kMany, kPart));

}  // namespace
}  // namespace hanaproof::properties::mutants_test
