#include "checker/editions/distance/distance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "checker/measures/signature/signature.h"
#include "checker/situations/piles.h"
#include "model/spec/score.h"
#include "tests/books.h"

namespace hanaproof::distance::distance_test {
namespace {

using rulebook::Edition;
using rulebook::Library;
using rulebook::Ruleset;
using rulebook::Scope;

std::string pond(const std::string& id, const std::string& clauses) {
  return "id = \"" + id +
         "\"\ntitle = \"Pond Book\"\ngame = \"koi-koi\"\nlanguage = \"en\"\nplayers = [2]\n" +
         clauses;
}

// Editions of koi-koi by their clauses.
Library ponds(const std::vector<std::string>& clauses) {
  std::vector<rulebook::SourceText> files;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const std::string id = std::string("pond.") + static_cast<char>('a' + i);
    files.push_back({id + ".toml", pond(id, clauses[i])});
  }
  return Library(files);
}

Distances measured(const Library& library, const Scope& scope = {2, {}}) {
  std::vector<const Edition*> editions;
  for (const Edition& edition : library.editions()) editions.push_back(&edition);
  checker::RulesetComparer comparer;
  return measure(editions, scope, comparer);
}

std::vector<std::string> topics(const std::vector<Change>& changes) {
  std::vector<std::string> ids;
  for (const Change& change : changes) ids.push_back(change.topic->id);
  return ids;
}

const std::string kLights = books::yaku("sankou", "count(light) >= 3", "5");
using Topics = std::vector<std::string>;

TEST(Distance, CountsWhatCanBeSeenAndNothingElse) {
  // Points of the yaku and the round's end differ; `not any missing` says the same in other words;
  // a word for stopping is never played.
  const auto library = ponds({kLights + books::yaku("gokou", "count(light) >= 5", "10") +
                                  books::clause("call.stop-word", "\"game\""),
                              books::yaku("sankou", "count(light) >= 3", "6") +
                                  books::yaku("gokou", "all(light)", "10") +
                                  books::clause("round.exhausted.no-yaku", "\"dealer-six\"")});
  const Distances all = measured(library);
  const EditPath& way = all.ways[0][1];
  EXPECT_EQ(topics(way.changes), (Topics{"yaku.sankou", "round.exhausted.no-yaku"}));
  EXPECT_TRUE(way.least);
  ASSERT_EQ(way.unseen.size(), 1U);
  EXPECT_EQ(way.unseen[0].topic->id, "yaku.gokou");
  EXPECT_EQ(way.unseen[0].known, checker::Agreement::State::proved);
  EXPECT_EQ(all.length(0, 1), 2);
  ASSERT_EQ(all.tree.size(), 1U);
  EXPECT_EQ(all.tree[0].length, 2);
}

TEST(Distance, WhatOnlyMattersWithAnAnswerMattersOnlyOnTheWayToIt) {
  // With four of a month the first edition wins nine points, the second nothing: on the way to the
  // second the points no longer matter, on the way back they do.
  const auto library = ponds({kLights + books::clause("hand.four-of-month", "\"wins\"") +
                                  books::clause("hand.four-of-month.points", "9"),
                              kLights});
  const Distances all = measured(library);
  EXPECT_EQ(topics(all.ways[0][1].changes), Topics{"hand.four-of-month"});
  EXPECT_EQ(topics(all.ways[1][0].changes),
            (Topics{"hand.four-of-month", "hand.four-of-month.points"}));
  EXPECT_EQ(all.length(0, 1), 2);
  EXPECT_EQ(all.tree[0].changes.size(), 2U);
}

TEST(Distance, AnswersThatComeToTheSameInTwoWaysNeedNoChange) {
  // Five lights count alone: `gokou` hides `sankou` in the first edition. In the second only the
  // best yaku counts, and that is gokou, too. Either answer may be given up for nothing, not both.
  const std::string gokou = "\n[[yaku]]\nid = \"gokou\"\ncards = \"all(light)\"\npoints = \"10\"\n";
  const auto library = ponds({kLights + gokou + "hides = [\"sankou\"]\n",
                              kLights + gokou + books::clause("score.yaku-add", "\"best-only\"")});
  const Distances all = measured(library);
  EXPECT_EQ(all.ways[0][1].length(), 0);
  EXPECT_EQ(all.ways[0][1].unseen.size(), 2U);
}

TEST(Distance, AYakuUnderAnotherNameNeedsNoChange) {
  // Each of the two topics shows when it alone is given back - both yaku, or none - and the rules
  // are the same as wholes.
  const auto library = ponds({kLights + books::yaku("x", "all(moon | sake)", "5"),
                              kLights + books::yaku("y", "all(moon | sake)", "5")});
  const Distances all = measured(library);
  EXPECT_EQ(topics(all.ways[0][1].changes), Topics{});
  EXPECT_TRUE(all.ways[0][1].least);
  ASSERT_EQ(all.ways[0][1].unseen.size(), 2U);
  EXPECT_EQ(all.ways[0][1].unseen[0].known, checker::Agreement::State::proved);
}

TEST(Distance, OfAllSetsOfFourTopicsTheSmallestIsFound) {
  // One yaku stands under two names, another is worth more, and the round ends otherwise: of the
  // sixteen sets of these four topics two do not fall short, the
  // last two and all four.
  const std::string end = books::clause("round.exhausted.no-yaku", "\"dealer-six\"");
  const auto library = ponds({kLights + books::yaku("x", "all(moon | sake)", "5"),
                              books::yaku("sankou", "count(light) >= 3", "6") +
                                  books::yaku("y", "all(moon | sake)", "5") + end});
  const Distances all = measured(library);
  const EditPath& way = all.ways[0][1];
  EXPECT_EQ(topics(way.changes), (Topics{"yaku.sankou", "round.exhausted.no-yaku"}));
  EXPECT_TRUE(way.least);
  EXPECT_FALSE(way.open);

  // Every set by itself, by what piles score and how the round ends.
  checker::RulesetComparer comparer;
  const Scope scope{2, {}};
  const Ruleset& source = comparer.rules(library.editions()[0], scope);
  const Ruleset& target = comparer.rules(library.editions()[1], scope);
  const Topics four = {"yaku.sankou", "yaku.x", "yaku.y", "round.exhausted.no-yaku"};
  const auto same = [&](unsigned set) {
    Ruleset rules = source;
    for (std::size_t i = 0; i < four.size(); ++i) {
      if ((set >> i & 1U) != 0) rules = rules.with(four[i], target[four[i]]);
    }
    const spec::Rules some(rules);
    const spec::Rules wanted(target);
    return std::all_of(checker::sample_piles().begin(), checker::sample_piles().end(),
                       [&](cards::CardSet pile) {
                         return spec::sum(spec::made_yaku(some, pile)) ==
                                spec::sum(spec::made_yaku(wanted, pile));
                       }) &&
           rules[four[3]] == target[four[3]];
  };
  for (unsigned set = 0; set < 16; ++set) {
    EXPECT_EQ(same(set), set == 0b1001U || set == 0b1111U) << set;
  }
}

TEST(Distance, WhatIsLeastIsProvedWithoutTryingAllSets) {
  // Eleven yaku, each of a month of its own, are worth more: a pile that makes one of them alone
  // asks for that one to change, so none of the 2047 smaller sets will do.
  std::string low;
  std::string high;
  for (int month = 1; month <= 11; ++month) {
    const std::string id = "month-" + std::to_string(month);
    const std::string cards = "all(month(" + std::to_string(month) + "))";
    low += books::yaku(id, cards, "1");
    high += books::yaku(id, cards, "2");
  }
  const EditPath way = measured(ponds({low, high})).ways[0][1];
  EXPECT_EQ(way.length(), 11);
  EXPECT_EQ(way.at_least, 11);
  EXPECT_TRUE(way.needed);
  EXPECT_TRUE(way.least);
}

TEST(Distance, OfTwoEditionsDoesNotDependOnOthers) {
  const std::vector<const char*> ids = {"korean.seotda", "robin-red.sutda.de",
                                        "robin-red.sutda.en"};
  const Scope scope{2, {}};
  const auto of = [&](const std::vector<const char*>& some) {
    std::vector<const Edition*> editions;
    for (const char* id : some) editions.push_back(&books::builtin().at(id));
    checker::RulesetComparer comparer;
    return measure(editions, scope, comparer);
  };
  const Distances all = of(ids);
  for (const auto& [a, b] : {std::pair(0U, 1U), std::pair(1U, 2U)}) {
    const Distances two = of({ids[a], ids[b]});
    EXPECT_EQ(topics(two.ways[0][1].changes), topics(all.ways[a][b].changes));
    EXPECT_EQ(topics(two.ways[1][0].changes), topics(all.ways[b][a].changes));
    EXPECT_EQ(two.ways[0][1].open, all.ways[a][b].open);
  }
}

TEST(Distance, TheTreeJoinsNeighboursAndItsMarksPartTheEditions) {
  // Three steps in a row: b has one more difference than a, c one more than b.
  const std::string one = books::yaku("sankou", "count(light) >= 3", "6");
  const std::string two = one + books::clause("round.exhausted.no-yaku", "\"dealer-six\"");
  const Distances all = measured(ponds({kLights, two, one}));
  EXPECT_EQ(all.length(0, 1), 2);
  EXPECT_EQ(all.length(0, 2), 1);
  EXPECT_EQ(all.length(1, 2), 1);
  ASSERT_EQ(all.tree.size(), 2U);
  EXPECT_EQ(all.tree[0].marks, Topics{"yaku.sankou"});
  EXPECT_EQ(all.tree[1].marks, Topics{"round.exhausted.no-yaku"});
  ASSERT_EQ(all.splits.size(), 2U);
  EXPECT_EQ(all.splits[0].groups[0].editions, (std::vector<std::size_t>{0}));
  EXPECT_EQ(all.splits[0].groups[1].editions, (std::vector<std::size_t>{1, 2}));
}

TEST(Distance, FamiliesPlayAtOneScope) {
  const auto& library = books::builtin();
  std::vector<const Edition*> editions;
  for (const char* id : {"blog.koi-koi.fr", "oishi-tengudo.koi-koi", "robin-red.sakura.en"}) {
    editions.push_back(&library.at(id));
  }
  const auto two = families(editions, 0);
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[0].scope, (Scope{2, {}}));
  EXPECT_EQ(two[0].editions.size(), 2U);
  const auto three = families(editions, 3);
  EXPECT_EQ(three[0].editions.size(), 1U);
  EXPECT_EQ(three[0].others.size(), 1U);
}

// A number that is made in another way, over small games and situations of the full deck: rules
// with the changes made are played as those they lead to. (Of editions that write their yaku alike:
// small decks are cut by the form of a yaku.)
void expect_signatures(const std::vector<const char*>& ids, int players) {
  std::vector<const Edition*> editions;
  for (const char* id : ids) editions.push_back(&books::builtin().at(id));
  checker::RulesetComparer comparer;
  const Scope scope{players, {}};
  const Distances all = measure(editions, scope, comparer);
  for (std::size_t a = 0; a < editions.size(); ++a) {
    for (std::size_t b = 0; b < editions.size(); ++b) {
      Ruleset rules = comparer.rules(*editions[a], scope);
      for (const Change& change : all.ways[a][b].changes) {
        rules = rules.with(change.topic->id, change.to);
      }
      EXPECT_EQ(signature::sign(rules, 2).value,
                signature::sign(comparer.rules(*editions[b], scope), 2).value)
          << ids[a] << " to " << ids[b];
      EXPECT_TRUE(all.ways[a][b].needed) << ids[a] << " to " << ids[b];
    }
  }
}

TEST(Distance, ChangedRulesArePlayedAsTheirTarget) {
  expect_signatures({"robin-red.koi-koi.de", "robin-red.koi-koi.en", "robin-red.koi-koi.fr"}, 2);
}

TEST(Distance, ChangedRulesAreBetOnAsTheirTarget) {
  expect_signatures({"korean.seotda", "robin-red.sutda.de", "robin-red.sutda.en"}, 2);
}

// The decks have two cards in common: those who fold hold others.
TEST(Distance, DecksThatShareFewCardsAreToldApart) {
  expect_signatures({"korean.seotda", "robin-red.sutda.de"}, 4);
}

// Packets that neither states are none.
TEST(Distance, AHandOfAnotherSizeIsOneChange) {
  rulebook::Library library(editions::builtin_editions());
  library.add({"house.toml", "id = \"house\"\ninherit = \"hana-awase.pl\"\n" +
                                 books::clause("deal.hand-size", "10") +
                                 "when = { players = [2] }\n"});
  checker::RulesetComparer comparer;
  const Distances all =
      measure({&library.at("hana-awase.pl"), &library.at("house")}, {2, {}}, comparer);
  for (const EditPath* way : {&all.ways[0][1], &all.ways[1][0]}) {
    ASSERT_EQ(way->length(), 1);
    EXPECT_EQ(way->changes.front().topic->id, "deal.hand-size");
  }
}

TEST(Distance, SaysWhenThereAreTooManyPlayersToCompare) {
  std::vector<const Edition*> editions = {&books::builtin().at("korean.seotda"),
                                          &books::builtin().at("robin-red.sutda.de")};
  checker::RulesetComparer comparer;
  EXPECT_TRUE(measure(editions, {10, {}}, comparer).ways[0][1].open);
  EXPECT_FALSE(measure(editions, {2, {}}, comparer).ways[0][1].open);
}

}  // namespace
}  // namespace hanaproof::distance::distance_test
