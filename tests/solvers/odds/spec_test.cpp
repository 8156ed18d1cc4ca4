// The hand table against the literal specification: two readers of the same rules.
#include <gtest/gtest.h>

#include "model/spec/sutda/hands.h"
#include "tests/solvers/odds/heron.h"

namespace hanaproof::odds::testing {
namespace {

// The first hands on which they differ, or nothing.
std::string difference(const HandTable& table, const rulebook::Ruleset& ruleset) {
  const sutda::Rules rules(ruleset);
  const auto cards = [&](const Hand& hand) {
    const auto at = [&](int place) { return table.deck()[static_cast<std::size_t>(place)]; };
    return cards::CardSet{at(hand.places[0]), at(hand.places[1])};
  };
  if (sutda::all_hands(rules).size() != table.hands().size()) return "number of hands";
  for (const Hand& one : table.hands()) {
    const sutda::Standing standing = sutda::standing(rules, cards(one));
    if (standing.category() != one.category ||
        standing.multiplier != table.multiplier(one.strength)) {
      return cards(one).codes() + " is " + standing.category();
    }
    for (const Hand& other : table.hands()) {
      if (sutda::compare(rules, standing, sutda::standing(rules, cards(other))) !=
          (one.strength <=> other.strength)) {
        return cards(one).codes() + " against " + cards(other).codes();
      }
    }
  }
  return {};
}

TEST(HandTable, AgreesWithTheSpecification) {
  const rulebook::Library library = heron_book();
  for (const std::map<std::string, std::string>& answers :
       std::vector<std::map<std::string, std::string>>{
           {}, {{"points.order", "low-wins"}}, {{"points.value", "sum"}}}) {
    const rulebook::Ruleset rules(library.at("heron.en"), {2, {}}, answers);
    EXPECT_EQ(difference(HandTable(rules), rules), "");
  }
}

// Every edition of the game at hand, at every number of players.
TEST(HandTable, AgreesWithTheSpecificationOfTheBuiltInEditions) {
  for (const rulebook::Edition* edition : books::builtin().of_game("sutda")) {
    for (const int players : edition->players) {
      const rulebook::Ruleset rules(*edition, {players, {}});
      EXPECT_EQ(difference(HandTable(rules), rules), "") << edition->id;
    }
  }
}

TEST(HandTable, ThatIsWrongIsFound) {
  const rulebook::Library library = heron_book();
  const rulebook::Ruleset rules(library.at("heron.en"), {2, {}});
  EXPECT_NE(difference(HandTable(rules), rules.with("points.order", "low-wins")), "");
  EXPECT_NE(difference(HandTable(rules), rules.with("combination.pair-3", "none")), "");
}

}  // namespace
}  // namespace hanaproof::odds::testing
