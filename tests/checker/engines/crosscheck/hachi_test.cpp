// Hachi-Hachi in the cross-check: what comes up in its matches, that spec and engine agree, and
// what is written down.
#include <functional>
#include <map>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/situations/hachi_deals.h"
#include "model/spec/hachi/round.h"
#include "solvers/runs/run.h"
#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::hachi_test {
namespace {

using cards::CardSet;
using checker::aimed_round;
using checker::AimedRound;
using checker::HachiStyle;
using checker::HachiTable;
using checker::stacked_deal;
using lockstep::Walked;
using notation::HachiEnd;
using notation::HachiPosition;
using rulebook::Ruleset;
using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kEdition = "oishi-tengudo.hachi-hachi";

Request request_for(Readings readings, std::uint64_t matches) {
  Request request;
  request.editions = {&testing::library().at(kEdition)};
  request.readings = readings;
  request.matches = matches;
  return request;
}

Tally run(const Plan& plan) {
  return runs::run<Tally>({"crosscheck", "test", plan.parameters(), plan.units()}, {},
                          [&](std::uint64_t unit) { return plan.run(unit); })
      .result;
}

bool ends_match(const testing::Bench& bench, const games::Line& round) {
  return std::get<HachiPosition>(games::end(bench.pair().spec, round)->position()).match.over;
}

TEST(HachiVariants, HaveEachReadingAloneAtEveryNumberOfPlayers) {
  std::vector<std::string> names;
  for (const Variant& variant : variants(testing::library().at(kEdition), Readings::each)) {
    names.push_back(variant.name);
  }
  EXPECT_THAT(names, Contains("oishi-tengudo.hachi-hachi, 3 players"));
  EXPECT_THAT(names, Contains("oishi-tengudo.hachi-hachi, 7 players, sage.choice=may-keep-quiet"));
  EXPECT_THAT(names, Each(Not(HasSubstr("capture."))));
  EXPECT_THAT(names, Each(Not(HasSubstr("claim."))));
}

TEST(HachiVariants, PairOnlyReadingsThatInfluenceEachOther) {
  std::vector<std::string> names;
  for (const Variant& variant : variants(testing::library().at(kEdition), Readings::pairs)) {
    names.push_back(variant.name);
  }
  EXPECT_THAT(names, Contains("oishi-tengudo.hachi-hachi, 4 players, combo.uncalled=nothing, "
                              "sage.choice=may-keep-quiet"));
  EXPECT_THAT(names, Not(Contains("oishi-tengudo.hachi-hachi, 4 players, card.willow=either, "
                                  "sage.choice=may-keep-quiet")));
}

// Clauses that do not come up in so few matches, or with so few players not at all.
bool seldom_asked(const std::string& clause) {
  const auto is_on = [&](const char* topic) {
    return clause.find(fmt::format("/{}", topic)) != std::string::npos;
  };
  const bool of_seven = is_on("deal.blank-card") || is_on("pass.beyond");
  const bool of_chased = is_on("chased.") && clause.ends_with(", 3 players");
  const bool rare = is_on("four-three.") || is_on("field.four-of-month") ||
                    is_on("hand.four-of-month") || is_on("stay.nobody") ||
                    is_on("yoshi.two-sages") || is_on("sage.cancel-pays");
  return of_seven || of_chased || rare;
}

TEST(HachiCrosscheck, FindsNoDifferenceUnderAnyReading) {
  const Plan plan(request_for(Readings::each, 1200));
  const Tally tally = run(plan);
  ASSERT_EQ(tally.failures, 0U) << tally.first->rules;
  for (int players = 3; players <= 7; ++players) {
    const auto where = fmt::format("{} players, matches", players);
    EXPECT_GT(tally.counts.at(where).positions, 20'000U) << where;
  }
  for (const std::string& clause : plan.never_fired(tally)) {
    EXPECT_TRUE(seldom_asked(clause)) << clause;
  }
}

// A thousand by the edition's own rules: cards and money are looked at in every position.
TEST(HachiCrosscheck, SeesEveryMatchEnd) {
  int over = 0;
  for (int players = 3; players <= 7; ++players) {
    const testing::Bench bench({testing::library().at(kEdition), {players, {}}},
                               adapters::engine_game);
    for (std::uint64_t seed = 1000; seed < 1200; ++seed) {
      const Walked walked = lockstep::play(bench.pair(), seed);
      ASSERT_FALSE(walked.failure) << walked.failure->difference.spec;
      over += ends_match(bench, walked.last) ? 1 : 0;
    }
  }
  EXPECT_EQ(over, 1000);
}

// Every position from the last cards of three players on; what a round pays is seen there.
TEST(HachiCrosscheck, OpensEndsOfRoundsWholly) {
  Request request = request_for(Readings::defaults, 0);
  request.ends = 10;
  const Tally tally = run(Plan(request));
  EXPECT_EQ(tally.failures, 0U);
  const Tally::Counts all = tally.total();
  EXPECT_GT(tally.counts.at("3 players, ends of rounds").deals, 0U);
  EXPECT_GT(all.positions, 100 * all.deals);

  const Tally faulty = run(Plan(request, testing::playing("count.par", 87)));
  ASSERT_TRUE(faulty.first);
  EXPECT_THAT(faulty.first->where, HasSubstr("ends of rounds"));
}

TEST(HachiCrosscheck, KeepsTheFirstDifferenceForAReplay) {
  const Tally tally =
      run(Plan(request_for(Readings::defaults, 20), testing::playing("count.par", 87)));
  ASSERT_TRUE(tally.first);
  const lockstep::Failure& failure = tally.first->failure;
  EXPECT_EQ(failure.difference.what, "position");
  EXPECT_EQ(games::edition_of(failure.line.start), kEdition);
  EXPECT_EQ(failure.line.moves.size(), 1U);
  EXPECT_EQ(Tally::from_json(tally.to_json()).to_json(), tally.to_json());
}

// The engine, and what matches that it plays are made of.
struct Seen {
  int waiting = 0;  // rounds before which fields wait
  int loans = 0;    // rounds after which somebody owes
  int all_eights = 0;
  int double_eights = 0;
  std::map<HachiEnd, int> ends = {};
};

class WatchedState : public games::State {
 public:
  WatchedState(Seen& seen, std::unique_ptr<State> inner) : seen_(seen), inner_(std::move(inner)) {
    const auto& end = std::get<HachiPosition>(position());
    if (end.phase != notation::HachiPhase::over) return;
    ++seen_.ends[end.end];
    if (std::ranges::any_of(end.match.debt, [](int debt) { return debt > 0; })) ++seen_.loans;
    if (end.end != HachiEnd::counted) return;
    const bool many =
        std::ranges::any_of(end.captured, [](CardSet pile) { return pile.points() >= 168; });
    ++(many ? seen_.double_eights : seen_.all_eights);
  }
  std::vector<games::Move> moves() const override { return inner_->moves(); }
  const games::Position& position() const override { return inner_->position(); }
  games::Score score() const override { return inner_->score(); }
  std::string fault() const override { return inner_->fault(); }
  std::unique_ptr<State> after(const games::Move& move) const override {
    return std::make_unique<WatchedState>(seen_, inner_->after(move));
  }

 private:
  Seen& seen_;
  std::unique_ptr<State> inner_;
};

class WatchedGame : public games::Game {
 public:
  WatchedGame(const Ruleset& rules, Seen& seen)
      : seen_(seen), inner_(adapters::engine_game(rules)) {}
  const Ruleset& rules() const override { return inner_->rules(); }
  std::unique_ptr<games::State> open(const games::Position& laid_out) const override {
    if (!std::get<HachiPosition>(laid_out).match.waiting.empty()) ++seen_.waiting;
    return std::make_unique<WatchedState>(seen_, inner_->open(laid_out));
  }
  std::unique_ptr<games::State> at(const games::Position& position) const override {
    return std::make_unique<WatchedState>(seen_, inner_->at(position));
  }

 private:
  Seen& seen_;
  std::unique_ptr<games::Game> inner_;
};

// What came up in sixty matches of four under the rules.
Seen watch(const std::map<std::string, std::string>& chosen) {
  Seen seen;
  const testing::Bench bench(
      {testing::library().at(kEdition), {4, {}}, chosen},
      [&](const Ruleset& rules) { return std::make_unique<WatchedGame>(rules, seen); });
  constexpr int kMatches = 60;
  int over = 0;
  for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
    const Walked walked = lockstep::play(bench.pair(), seed);
    EXPECT_FALSE(walked.failure) << walked.failure->difference.spec;
    over += ends_match(bench, walked.last) ? 1 : 0;
  }
  EXPECT_EQ(over, kMatches);
  return seen;
}

TEST(HachiMatches, BringRareThingsUp) {
  Seen seen = watch({});
  for (const HachiEnd end : {HachiEnd::no_match, HachiEnd::four_three, HachiEnd::yoshi,
                             HachiEnd::cancelled, HachiEnd::played_out}) {
    EXPECT_GT(seen.ends[end], 0) << name(end);
  }
  EXPECT_GT(seen.all_eights, 0);
  EXPECT_GT(seen.double_eights, 0);
  EXPECT_GT(seen.waiting, 20);
  EXPECT_GT(seen.loans, 20);
  EXPECT_GT(watch({{"hand.four-of-month", "redeal"}}).ends[HachiEnd::void_deal], 0);
}

TEST(HachiDeals, HoldEveryCardOnce) {
  cards::Dice dice(1);
  for (const HachiTable& table : {HachiTable{4, 7, 6, false}, HachiTable{7, 7, 6, true}}) {
    for (int i = 0; i < 200; ++i) {
      for (const notation::HachiDeal& deal :
           {stacked_deal(table, HachiStyle::plain, dice), stacked_deal(table, dice),
            stacked_deal(table, HachiStyle::lights, dice),
            aimed_round(table, i % table.players, dice).deal}) {
        CardSet seen = deal.field;
        int cards = deal.field.size();
        for (const CardSet hand : deal.hands) {
          seen |= hand;
          cards += hand.size();
        }
        EXPECT_EQ(seen.size(), cards);
        EXPECT_EQ(cards, table.blank ? 48 : 34);
        EXPECT_EQ(CardSet(deal.mixed), CardSet::all());
        EXPECT_EQ(deal.blank.has_value(), table.blank);
      }
    }
  }
}

TEST(HachiDeals, AimedOnesComeToWhatChanceDoesNot) {
  const Ruleset ruleset(testing::library().at(kEdition), {3, {}});
  const spec::hachi::Rules rules(ruleset);
  cards::Dice dice(7);
  int exact = 0;
  for (int i = 0; i < 300; ++i) {
    const AimedRound round = aimed_round({3, 7, 6, false}, 0, dice);
    HachiPosition position =
        spec::hachi::begin(rules, spec::hachi::first_match(rules, 12, 0), round.deal);
    std::size_t next = 0;
    while (true) {
      const auto legal = spec::hachi::legal_moves(rules, position);
      if (legal.empty()) break;
      // Everything is stayed for, sage is said, and the line is played.
      const bool card = position.phase == notation::HachiPhase::play ||
                        position.phase == notation::HachiPhase::choose;
      notation::HachiMove move = legal.front();
      if (card) move = round.line.at(next++);
      if (position.phase == notation::HachiPhase::call) {
        move = notation::HachiMove::say(notation::HachiMove::Sort::sage);
      } else if (position.phase == notation::HachiPhase::cancel) {
        move = notation::HachiMove::say(notation::HachiMove::Sort::go_on);
      }
      ASSERT_THAT(legal, Contains(move));
      position = spec::hachi::play(rules, position, move);
    }
    const auto par = [](CardSet pile) { return pile.points() == 88; };
    if (std::ranges::all_of(position.captured, par)) ++exact;
  }
  EXPECT_GT(exact, 5);
}

}  // namespace
}  // namespace hanaproof::crosscheck::hachi_test
