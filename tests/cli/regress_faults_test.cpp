// Engines that each play one rule otherwise than their edition, each a process that serves:
// the fault is found, shrunk to a few turns from a valid position, and laid to the right clause.
#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "checker/games/registry.h"
#include "model/spec/games/game.h"
#include "tests/cli/command.h"
#include "tests/cli/served.h"

namespace hanaproof::cli::testing::regress_faults_test {
namespace {

using regress::Suspect;

constexpr const char* kKoiKoi = "robin-red.koi-koi.en";
constexpr const char* kSakura = "robin-red.sakura.en";
constexpr const char* kSutda = "robin-red.sutda.en";
constexpr const char* kPolish = "hana-awase.pl";
constexpr const char* kTengudo = "oishi-tengudo.koi-koi";
constexpr const char* kHachi = "oishi-tengudo.hachi-hachi";

struct Fault {
  const char* edition;
  int players;
  const char* topic;
  const char* value;
  std::vector<std::string> options = {};
};

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = {
      {kKoiKoi, 2, "capture.played.three", "one"},
      {kKoiKoi, 2, "capture.drawn.two", "both"},
      {kKoiKoi, 2, "call.offered", "at-once"},
      {kKoiKoi, 2, "call.trigger", "more-points"},
      {kKoiKoi, 2, "score.high", "{at-least = 8, factor = 2}"},
      {kKoiKoi, 2, "score.counter", "3"},
      {kKoiKoi, 2, "hand.four-pairs.points", "7"},
      {kKoiKoi, 2, "field.four-of-month", "nothing"},
      {kKoiKoi, 2, "yaku.gokou", "{cards = \"count(light) >= 5\", points = \"15\"}"},
      {kKoiKoi, 2, "yaku.tane",
       "{cards = \"count(animal) >= 4\", points = \"1 + count(animal) - 5\"}"},
      {kKoiKoi, 2, "yaku.tsukimi", "none"},
      {kKoiKoi, 2, "wildcard.barred", "anyone-played", {"wildcard"}},
      {kTengudo, 2, "card.sake-cup", "animal"},
      {kTengudo, 3, "payment.last-caller", "last-of-all"},
      {kPolish, 2, "score.card-values", "{light = 20, animal = 10, ribbon = 6, dreg = 1}"},
      {kPolish, 3, "capture.drawn.three", "one"},
      {kSakura, 3, "score.yaku-effect", "maker-loses"},
      {kSutda, 2, "combination.pair-10", "{cards = \"count(month(10)) >= 2\", multiplier = 4}"},
      {kSutda, 2, "bet.opener-may-fold", "true"},
      {kSutda, 3, "dealer.no-raise", "last-follower"},
      {kHachi, 4, "field.carry", "lost"},
      {kHachi, 5, "chased.payer", "active-shared"},
      {kHachi, 4, "hand-combo.four", "{kan = 7, months = [4], type = \"suit\"}"},
      {kHachi, 3, "sage.cancel-wins", "nobody-wins"},
      {kHachi, 4, "double-eight.extra", "2"},
      {kHachi, 4, "final.bonus-for", "match"},
  };
  return all;
}

// The position or deal that a shown difference starts from can occur.
void expect_valid(const rulebook::Ruleset& right, const games::Line& line) {
  const games::Family& family = games::family(right);
  const auto spec = spec::game(right);
  if (line.laid_out) {
    EXPECT_NO_THROW(family.validate_laid_out(*spec, line.start));
  } else {
    EXPECT_NO_THROW(family.validate(*spec, line.start));
  }
}

std::string suspects(const regress::Attribution& attribution) {
  std::string text;
  for (const Suspect& one : attribution.suspects) {
    text += fmt::format("\n  {} = {}: explains {} of {}, breaks {} of {}", one.topic, one.value,
                        one.explained, attribution.differences, one.broken, attribution.agreements);
  }
  return text;
}

// Finds the fault of an engine of which only the tests know what it is.
void expect_found(const std::string& engine, const rulebook::Ruleset& right,
                  const std::string& topic, const std::string& name) {
  Served served(engine);
  // Some come up seldom.
  regress::Hunted result;
  for (const double seconds : {2., 10., 40.}) {
    if (result.found.empty()) result = hunted(served, {right}, seconds);
  }
  ASSERT_FALSE(result.found.empty()) << name;
  const regress::Found& found = result.found.front();
  EXPECT_EQ(found.fault, "") << name;
  EXPECT_LE(regress::turns_of(found.failure), 3) << name;
  expect_valid(right, found.failure.line);
  const auto convicted = found.attribution.convicted();
  ASSERT_FALSE(convicted.empty()) << name << suspects(found.attribution);
  // The plainest stands first. Others may come to the same: the English book prints the same cards
  // for two yaku, so that one may be hidden by the other or not be there.
  EXPECT_EQ(convicted.front().topic, topic) << name << suspects(found.attribution);
  EXPECT_TRUE(found.shrunk && found.attribution.complete) << name;
  const lockstep::Difference& difference = found.failure.difference;
  fmt::print(
      "{}\n  game {}, {:.2f} s to find; {} turns; "
      "{}: {} / {}{}\n",
      name, found.game, found.found_after, regress::turns_of(found.failure), difference.what,
      difference.spec, difference.subject, suspects(found.attribution));
}

void expect_found(const Fault& fault) {
  const rulebook::Ruleset right(library().at(fault.edition),
                                rulebook::Scope{fault.players, fault.options});
  expect_found(
      served(fmt::format("--rule '{}={}'", fault.topic, fault.value)), right, fault.topic,
      fmt::format("{}, {}, {}={}", fault.edition, right.scope().text(), fault.topic, fault.value));
}

// One of every edition; the slow test has them all.
TEST(SeededFaults, OfEveryGameAreFoundShrunkAndLaidToTheirClause) {
  std::set<std::string> editions;
  std::set<std::string> games;
  for (const Fault& fault : faults()) {
    if (!editions.insert(fault.edition).second) continue;
    games.insert(library().at(fault.edition).game);
    expect_found(fault);
  }
  EXPECT_EQ(games,
            (std::set<std::string>{"hachi-hachi", "hana-awase", "koi-koi", "sakura", "sutda"}));
}

class AllSeededFaults : public ::testing::TestWithParam<std::size_t> {};

TEST_P(AllSeededFaults, AreFoundShrunkAndLaidToTheirClause) { expect_found(faults()[GetParam()]); }

INSTANTIATE_TEST_SUITE_P(Faults, AllSeededFaults,
                         ::testing::Range<std::size_t>(0, faults().size()));

TEST(SeededFaults, AreAsManyAsTheyWere) { EXPECT_EQ(faults().size(), 26); }

// The fault lies in a file: the edition's own text with one number changed.
TEST(SeededFaults, InAnEditionFileAreFoundToo) {
  std::string text;
  for (const auto& file : editions::builtin_editions()) {
    if (file.name.ends_with("hana-awase.pl.toml")) text = file.text;
  }
  const std::string right = "animal = 10, ribbon = 5";
  ASSERT_NE(text.find(right), std::string::npos);
  text.replace(text.find(right), right.size(), "animal = 9, ribbon = 5");
  const Folder folder;
  expect_found(served("--edition " + folder.file("mine.toml", text)),
               rulebook::Ruleset(library().at(kPolish), {4, {}}), "score.card-values",
               "a file with another worth of animals");
}

}  // namespace
}  // namespace hanaproof::cli::testing::regress_faults_test
