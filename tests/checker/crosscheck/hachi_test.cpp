// Hachi-Hachi in the cross-check: what comes up in its matches, that spec and engine agree, and
// what is written down.
#include <functional>
#include <map>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/crosscheck/hachi_deals.h"
#include "checker/crosscheck/hachi_engine_subject.h"
#include "checker/crosscheck/hachi_walks.h"
#include "checker/crosscheck/variants.h"
#include "solvers/runs/run.h"
#include "tests/checker/crosscheck/faulty.h"

namespace hanaproof::crosscheck {
namespace {

using cards::CardSet;
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
    const Ruleset ruleset(testing::library().at(kEdition), {players, {}});
    const hachi::Rules rules(ruleset);
    const auto subject = hachi_engine_subject(ruleset);
    for (std::uint64_t seed = 1000; seed < 1200; ++seed) {
      const HachiWalked walked = play_match(rules, *subject, seed);
      ASSERT_FALSE(walked.failure) << walked.failure->difference.spec;
      over += walked.over ? 1 : 0;
    }
  }
  EXPECT_EQ(over, 1000);
}

TEST(HachiCrosscheck, KeepsTheFirstDifferenceForAReplay) {
  const auto wrong_par = [](const Ruleset& ruleset) {
    return hachi_engine_subject(ruleset.with("count.par", 87));
  };
  const Tally tally = run(Plan(request_for(Readings::defaults, 20), {}, {}, wrong_par));
  ASSERT_TRUE(tally.first);
  const auto& failure = std::get<HachiFailure>(tally.first->failure);
  EXPECT_EQ(failure.difference.what, "position");
  EXPECT_EQ(failure.edition, kEdition);
  EXPECT_FALSE(failure.line.empty());
  EXPECT_EQ(Tally::from_json(tally.to_json()).to_json(), tally.to_json());
}

// What a match is made of, by the spec alone.
class Watched : public HachiSubject {
 public:
  explicit Watched(std::unique_ptr<HachiSubject> inner) : inner_(std::move(inner)) {}
  notation::HachiMatch first_match(int rounds, int dealer) const override {
    return inner_->first_match(rounds, dealer);
  }
  std::unique_ptr<HachiBoard> begin(const notation::HachiMatch& match,
                                    const notation::HachiDeal& deal) const override {
    if (!match.waiting.empty()) ++waiting;
    return std::make_unique<Board>(*this, inner_->begin(match, deal));
  }
  std::unique_ptr<HachiBoard> at(const HachiPosition& position) const override {
    return std::make_unique<Board>(*this, inner_->at(position));
  }

  mutable int waiting = 0;  // rounds before which fields wait
  mutable int loans = 0;    // rounds after which somebody owes
  mutable int all_eights = 0;
  mutable int double_eights = 0;
  mutable std::map<HachiEnd, int> ends;

 private:
  class Board : public HachiBoard {
   public:
    Board(const Watched& watch, std::unique_ptr<HachiBoard> inner)
        : watch_(watch), inner_(std::move(inner)) {
      const HachiPosition end = inner_->position();
      if (end.phase != notation::HachiPhase::over) return;
      ++watch_.ends[end.end];
      if (std::ranges::any_of(end.match.debt, [](int debt) { return debt > 0; })) ++watch_.loans;
      if (end.end != HachiEnd::counted) return;
      const bool many =
          std::ranges::any_of(end.captured, [](CardSet pile) { return pile.points() >= 168; });
      ++(many ? watch_.double_eights : watch_.all_eights);
    }
    std::vector<notation::HachiMove> moves() const override { return inner_->moves(); }
    HachiPosition position() const override { return inner_->position(); }
    spec::Score score() const override { return inner_->score(); }
    std::unique_ptr<HachiBoard> after(const notation::HachiMove& move) const override {
      return std::make_unique<Board>(watch_, inner_->after(move));
    }
    std::string inner_fault() const override { return inner_->inner_fault(); }

   private:
    const Watched& watch_;
    std::unique_ptr<HachiBoard> inner_;
  };

  std::unique_ptr<HachiSubject> inner_;
};

// What came up in sixty matches of four under the rules.
void watch(const std::map<std::string, std::string>& chosen,
           const std::function<void(const Watched&)>& look) {
  const Ruleset ruleset(testing::library().at(kEdition), {4, {}}, chosen);
  const hachi::Rules rules(ruleset);
  const Watched watched(hachi_engine_subject(ruleset));
  constexpr int kMatches = 60;
  int over = 0;
  for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
    const HachiWalked walked = play_match(rules, watched, seed);
    ASSERT_FALSE(walked.failure) << walked.failure->difference.spec;
    over += walked.over ? 1 : 0;
  }
  EXPECT_EQ(over, kMatches);
  look(watched);
}

TEST(HachiMatches, BringRareThingsUp) {
  watch({}, [](const Watched& seen) {
    for (const HachiEnd end : {HachiEnd::no_match, HachiEnd::four_three, HachiEnd::yoshi,
                               HachiEnd::cancelled, HachiEnd::played_out}) {
      EXPECT_GT(seen.ends[end], 0) << name(end);
    }
    EXPECT_GT(seen.all_eights, 0);
    EXPECT_GT(seen.double_eights, 0);
    EXPECT_GT(seen.waiting, 20);
    EXPECT_GT(seen.loans, 20);
  });
  watch({{"hand.four-of-month", "redeal"}},
        [](const Watched& seen) { EXPECT_GT(seen.ends[HachiEnd::void_deal], 0); });
}

TEST(HachiDeals, HoldEveryCardOnce) {
  cards::Dice dice(1);
  for (const HachiTable& table : {HachiTable{4, 7, 6, false}, HachiTable{7, 7, 6, true}}) {
    for (int i = 0; i < 200; ++i) {
      for (const notation::HachiDeal& deal :
           {plain_deal(table, dice), stacked_deal(table, dice), light_deal(table, dice),
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
  const hachi::Rules rules(ruleset);
  cards::Dice dice(7);
  int exact = 0;
  for (int i = 0; i < 300; ++i) {
    const AimedRound round = aimed_round({3, 7, 6, false}, 0, dice);
    HachiPosition position = hachi::begin(rules, hachi::first_match(rules, 12, 0), round.deal);
    std::size_t next = 0;
    while (true) {
      const auto legal = hachi::legal_moves(rules, position);
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
      position = hachi::play(rules, position, move);
    }
    const auto par = [](CardSet pile) { return pile.points() == 88; };
    if (std::ranges::all_of(position.captured, par)) ++exact;
  }
  EXPECT_GT(exact, 5);
}

}  // namespace
}  // namespace hanaproof::crosscheck
