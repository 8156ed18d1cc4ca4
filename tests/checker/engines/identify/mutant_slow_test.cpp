// Every answer of Koi-Koi and Hachi-Hachi, and every edition and number of players, against all
// candidates of the game. The answers are shared out among the tables of a game: all of them at
// each table would take hours.
#include <algorithm>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/identify/sizes.h"
#include "tests/checker/engines/identify/mutants.h"
#include "tests/checker/table.h"

namespace hanaproof::identify::testing::mutant_slow_test {
namespace {

using checker::testing::Table;
using ::testing::IsEmpty;

// A table, and which of the shares of its game it has.
struct Share {
  Table table;
  std::size_t place = 0;
  std::size_t of = 0;
  // For messages of tests.
  friend std::ostream& operator<<(std::ostream& out, const Share& share) {
    return out << share.table.edition << ", " << share.table.scope.text();
  }
};

// Candidates with hands and a field of the same size: whoever identifies an engine has no others
// left when the first question is asked.
std::vector<Candidate> that_deal_as(const rulebook::Ruleset& base) {
  std::vector<Candidate> all =
      of_game(base.edition().game, base.scope().players, crosscheck::Readings::defaults);
  std::erase_if(all, [&](const Candidate& one) { return sizes_of(one.rules) != sizes_of(base); });
  return all;
}

class AllMutants : public ::testing::TestWithParam<Share> {};

TEST_P(AllMutants, AreNamed) {
  const auto& [table, place, of] = GetParam();
  const rulebook::Ruleset base = table.rules();
  std::vector<Mutant> share;
  const std::vector<Mutant> all = mutants(base);
  for (std::size_t i = place; i < all.size(); i += of) share.push_back(all[i]);
  Identification candidates(that_deal_as(base), is_for_engines);
  const Said said = said_of(candidates, base, share);
  EXPECT_THAT(said.wrong, IsEmpty());
  // Three of those that something tells apart, where there are so many.
  const auto not_told = static_cast<int>(said.untold.size()) + said.alike + said.unspoken;
  EXPECT_GE(said.named, std::min(3, static_cast<int>(share.size()) - not_told));
  EXPECT_GT(said.named, 0);
}

std::vector<Share> shares() {
  std::map<std::string, std::vector<Table>> by_game;
  for (const Table& table : checker::testing::different_plain_tables()) {
    const std::string& game = table.book().game;
    if (game == "koi-koi" || game == "hachi-hachi") by_game[game].push_back(table);
  }
  std::vector<Share> all;
  for (const auto& [game, tables] : by_game) {
    for (std::size_t i = 0; i < tables.size(); ++i) all.push_back({tables[i], i, tables.size()});
  }
  return all;
}

std::string name_of(const ::testing::TestParamInfo<Share>& share) {
  return checker::testing::name_of({share.param.table, share.index});
}

INSTANTIATE_TEST_SUITE_P(Tables, AllMutants, ::testing::ValuesIn(shares()), name_of);

}  // namespace
}  // namespace hanaproof::identify::testing::mutant_slow_test
