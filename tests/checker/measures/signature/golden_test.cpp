// The signatures of the built-in editions are those that are written down. Where a change of rules
// is meant, `hanaproof signature` prints the file anew.
#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/measures/signature/signature.h"
#include "model/spec/hachi/rules.h"
#include "solvers/reduced_decks/catalogue.h"
#include "tests/checker/editions.h"
#include "tests/paths.h"

namespace hanaproof::signature::golden_test {
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
  std::ifstream file(paths::source_dir() + "/tests/checker/measures/signature/signatures.txt");
  std::stringstream written;
  written << file.rdbuf();
  EXPECT_EQ(lines(signatures()), written.str());
}

// With every number of players and every option some small game is gone through whole.
TEST(Golden, EveryScopeHasAnExhaustiveGame) {
  for (const Signature& one : signatures()) {
    const auto& edition = checker::testing::builtin().at(one.edition);
    if (rulebook::family_of(edition.game) != rulebook::Family::capturing) continue;
    for (const ScopeSignature& scope : one.scopes) {
      EXPECT_GT(scope.counts.whole_games, 0) << one.edition << ", " << scope.scope.text();
    }
  }
}

// Hands and field are sets, the stock is a sequence: the orders of the cards that are not placed,
// less those of each set.
std::uint64_t number_of_deals(const reduced_decks::Table& table) {
  const auto orders = [](int cards) {
    std::uint64_t all = 1;
    for (int i = 2; i <= cards; ++i) all *= static_cast<std::uint64_t>(i);
    return all;
  };
  int free = table.stock_size() - static_cast<int>(table.stock.size());
  std::uint64_t sets = 1;
  for (int seat = 0; seat < table.players; ++seat) {
    const int dealt = table.hand_size - table.placed(seat).size();
    free += dealt;
    sets *= orders(dealt);
  }
  const int field = table.field_size - table.field.size();
  return orders(free + field) / (sets * orders(field));
}

TEST(Golden, SmallGamesOfAThousandDealsAreGoneThroughWhole) {
  const rulebook::Ruleset rules(checker::testing::builtin().at("hana-awase.pl"), {2, {}});
  std::uint64_t games = 0;
  std::uint64_t whole = 0;
  std::uint64_t deals = 0;
  for (const reduced_decks::Table& table : reduced_decks::catalogue(2)) {
    // Nobody is dealt more than eight cards, nor is the field.
    if (reduced_decks::misfit(rules, table) || table.hand_size > 8 || table.field_size > 8)
      continue;
    const std::uint64_t all = number_of_deals(table);
    ++games;
    whole += all <= 1000 ? 1 : 0;
    deals += all <= 1000 ? all : 12;
  }
  const Counts counts = sign(rules).counts;
  EXPECT_EQ(counts.games, games);
  EXPECT_EQ(counts.whole_games, whole);
  EXPECT_EQ(counts.deals, deals);
  EXPECT_GT(deals, 3000);
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
  const spec::hachi::Rules rules(rulebook::Ruleset(of, {4, {}}));
  return rules.bit(topic) < spec::Consulted().size();
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
  // Agreed among players; of a yaku that the text does not have, or that it names without saying
  // which cards make it; of an opener who has just raised
  // and so not folded; asked where cards are captured only, with more cards in hand than are
  // dealt, or where yaku count or cards are left over.
  const std::vector<std::string> expected = {"/payment.",
                                             "/dealer.",
                                             "/option.",
                                             "/call.limit",
                                             "/round.empty-hand",
                                             "/hand.both-combos",
                                             "hana-awase.pl/card.sake-cup",
                                             "/round.field-left",
                                             "/bet.opener-folded",
                                             "/yaku.akatan-aotan",
                                             "/yaku.hanami",
                                             "/yaku.tsukifuda",
                                             "/yaku.tsukimi"};
  for (const std::string& id : silent) {
    const bool is_expected = std::ranges::any_of(
        expected, [&](const std::string& part) { return id.find(part) != std::string::npos; });
    EXPECT_TRUE(is_expected) << id;
  }
}

}  // namespace
}  // namespace hanaproof::signature::golden_test
