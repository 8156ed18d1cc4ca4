// Differences: found, shortened, written down and shown again.
#include <algorithm>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "model/notation/position_json.h"
#include "tests/checker/engines/crosscheck/faulty.h"

namespace hanaproof::crosscheck::compare_test {
namespace {

using games::Move;
using games::Position;
using lockstep::Difference;
using lockstep::Failure;
using lockstep::failure_from_json;
using testing::Bench;

rulebook::Ruleset oishi() { return testing::rules("oishi-tengudo.koi-koi"); }

// An engine that forgets every koi-koi, and the first random round in which that shows.
struct Forgetful {
  Bench bench{oishi(), testing::with_positions([](const notation::Position& before,
                                                  const Move& move, notation::Position& after) {
                if (move.sort == Move::Sort::koi_koi) {
                  after.calls[static_cast<std::size_t>(before.turn)] = 0;
                }
              })};

  Failure failure() const {
    for (std::uint64_t seed = 1;; ++seed) {
      const auto walked = lockstep::play(bench.pair(), seed);
      if (walked.failure && walked.failure->line.moves.size() > 3) return *walked.failure;
    }
  }
};

TEST(Failure, IsShortenedToTheOneMoveThatMatters) {
  const Forgetful test;
  const Failure failure = test.failure();
  EXPECT_GT(failure.line.moves.size(), 3U);
  const Failure shorter = lockstep::shortest(test.bench.pair(), failure);
  ASSERT_EQ(shorter.line.moves.size(), 1U);
  EXPECT_EQ(shorter.line.moves.front().text(), "koi-koi");
  EXPECT_FALSE(shorter.line.laid_out);
  EXPECT_EQ(shorter.difference.what, "position");
  EXPECT_NE(shorter.difference.spec.find("\"calls\""), std::string::npos);
}

TEST(Failure, IsFoundWhereAFormulaForgetsTheRound) {
  const rulebook::Ruleset rules = oishi().with("score.factor", "if(round > 6, 2, 1)");
  const Bench bench(rules, testing::with_tables([](engine::Tables& tables, const auto&) {
                      tables.factor.formula = {rulebook::yaku::parse_factor("max(1, 1)"),
                                               rulebook::yaku::SakeCup::animal};
                    }));
  const Bench sound(rules, adapters::engine_game);
  int failures = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    if (lockstep::play(bench.pair(), seed).failure) ++failures;
    EXPECT_FALSE(lockstep::play(sound.pair(), seed).failure) << seed;
  }
  EXPECT_GT(failures, 0);
  EXPECT_LT(failures, 40);  // in the first half of the year nothing is multiplied
}

TEST(Failure, IsReadAsItIsWritten) {
  const Forgetful test;
  const Failure failure = lockstep::shortest(test.bench.pair(), test.failure());
  const Failure read = failure_from_json(to_json(failure));
  EXPECT_EQ(to_json(read), to_json(failure));
  const auto shown = lockstep::again(test.bench.pair(), read);
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->difference, failure.difference);
  EXPECT_FALSE(lockstep::again(Bench(oishi(), adapters::engine_game).pair(), read));
}

TEST(Failure, RefusesWhatIsNone) {
  EXPECT_THROW(failure_from_json("{}"), notation::NotationError);
  EXPECT_THROW(failure_from_json("nothing"), notation::NotationError);
  std::string text = to_json(Forgetful().failure());
  const auto line = text.find("\"line\": [");
  text.insert(line + 9, "\"castle\",");
  EXPECT_THROW(failure_from_json(text), notation::NotationError);
}

// The engine counting one sequence too many of two moves or more.
class Miscounting : public testing::SpoiledGame {
 public:
  explicit Miscounting(const rulebook::Ruleset& rules)
      : SpoiledGame(adapters::engine_game(rules), [](const auto&, const auto&, auto&) {}) {}
  std::uint64_t perft(const Position& position, int depth) const override {
    return SpoiledGame::perft(position, depth) + (depth >= 2 ? 1 : 0);
  }
};

// A game that tells every list of yaku backwards; `longest` is that of a call.
class BackwardsState : public games::State {
 public:
  BackwardsState(std::unique_ptr<State> inner, std::size_t& longest)
      : inner_(std::move(inner)),
        position_(std::get<notation::Position>(inner_->position())),
        longest_(longest) {
    auto& held = std::get<notation::Position>(position_);
    for (auto& yaku : held.called_yaku) {
      std::ranges::reverse(yaku);
      longest_ = std::max(longest_, yaku.size());
    }
  }
  std::vector<Move> moves() const override { return inner_->moves(); }
  const Position& position() const override { return position_; }
  games::Score score() const override {
    games::Score score = inner_->score();
    for (auto& yaku : score.yaku) std::ranges::reverse(yaku);
    return score;
  }
  std::string fault() const override { return inner_->fault(); }
  std::unique_ptr<State> after(const Move& move) const override {
    return std::make_unique<BackwardsState>(inner_->after(move), longest_);
  }

 private:
  std::unique_ptr<State> inner_;
  Position position_;
  std::size_t& longest_;
};

class BackwardsGame : public games::Game {
 public:
  BackwardsGame(const rulebook::Ruleset& rules, std::size_t& longest)
      : inner_(adapters::engine_game(rules)), longest_(longest) {}
  const rulebook::Ruleset& rules() const override { return inner_->rules(); }
  std::unique_ptr<games::State> open(const Position& laid_out) const override {
    return std::make_unique<BackwardsState>(inner_->open(laid_out), longest_);
  }
  std::unique_ptr<games::State> at(const Position& position) const override {
    return std::make_unique<BackwardsState>(inner_->at(position), longest_);
  }

 private:
  std::unique_ptr<games::Game> inner_;
  std::size_t& longest_;
};

TEST(Compare, TheOrderOfYakuIsNoDifference) {
  std::size_t longest = 0;
  const Bench bench(testing::rules("robin-red.koi-koi.en"), [&](const auto& rules) {
    return std::make_unique<BackwardsGame>(rules, longest);
  });
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const auto walked = lockstep::play(bench.pair(), seed);
    ASSERT_FALSE(walked.failure) << to_json(*walked.failure);
  }
  EXPECT_GT(longest, 1U);
}

TEST(Perft, GoesDownToTheLeastDepthAtWhichTheCountsDiffer) {
  const Bench right(oishi(), adapters::engine_game);
  const Bench wrong(oishi(),
                    [](const auto& rules) { return std::make_unique<Miscounting>(rules); });
  const auto& spec = right.pair().spec;
  const auto dealt = right.pair().family.playout(spec, 1)->deal(nullptr);
  const Position deal = spec.open(dealt.value())->position();
  EXPECT_FALSE(lockstep::compare_perft(right.pair(), deal, 3));
  const auto failure = lockstep::compare_perft(wrong.pair(), deal, 3);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->depth, 2);
  EXPECT_EQ(failure->difference.what, "perft");
  EXPECT_EQ(std::stoull(failure->difference.spec) + 1, std::stoull(failure->difference.subject));
}

// Two cards of the stock change places after one second move: no count shows that.
TEST(Perft, NamesTheFirstMoveThatLeadsElsewhereWhereCountsAreEqual) {
  const Bench right(oishi(), adapters::engine_game);
  const auto& spec = right.pair().spec;
  const auto dealt = right.pair().family.playout(spec, 1)->deal(nullptr);
  const Position deal = spec.open(dealt.value())->position();
  EXPECT_FALSE(lockstep::first_parting(right.pair(), deal, 3));
  const auto first = spec.at(deal)->moves().back();
  const auto before = spec.at(deal)->after(first);
  const Move second = before->moves().back();
  const Position where = before->position();
  const Bench wrong(oishi(), testing::with_positions([&](const auto& from, const Move& move,
                                                         notation::Position& after) {
                      if (from != std::get<notation::Position>(where) || move != second) return;
                      std::swap(after.stock.end()[-1], after.stock.end()[-2]);
                    }));
  EXPECT_FALSE(lockstep::compare_perft(wrong.pair(), deal, 3));
  EXPECT_FALSE(lockstep::first_parting(wrong.pair(), deal, 1));
  const auto parting = lockstep::first_parting(wrong.pair(), deal, 3);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->path, std::vector{first});
  EXPECT_EQ(parting->move, second);
  EXPECT_EQ(parting->position, where);
  EXPECT_EQ(parting->difference.what, "position");
}

TEST(Perft, NamesTheFirstMoveThatIsLegalOnOneSideOnly) {
  const Bench right(testing::rules("hana-awase.pl"), adapters::engine_game);
  const Bench wrong(testing::rules("hana-awase.pl"),
                    testing::playing("play.must-match", rulebook::Value(true)));
  const auto& spec = right.pair().spec;
  const auto dealt = right.pair().family.playout(spec, 1)->deal(nullptr);
  const Position deal = spec.open(dealt.value())->position();
  const auto parting = lockstep::first_parting(wrong.pair(), deal, 2);
  ASSERT_TRUE(parting);
  EXPECT_EQ(parting->difference, (Difference{"moves", "legal", "not legal"}));
  // It takes nothing: another card of the hand would take one.
  EXPECT_TRUE(parting->move.takes.empty());
}

TEST(Walk, TakesAnExceptionForADifference) {
  const Bench broken(oishi(), testing::with_positions([](const auto&, const auto&, auto&) {
                       throw std::length_error("out of room");
                     }));
  const auto walked = lockstep::play(broken.pair(), 1);
  ASSERT_TRUE(walked.failure);
  EXPECT_EQ(walked.failure->difference, (Difference{"error", "none", "out of room"}));
}

class BadlyHeld : public games::State {
 public:
  explicit BadlyHeld(Position position) : position_(std::move(position)) {}
  std::vector<Move> moves() const override { return {}; }
  const Position& position() const override { return position_; }
  games::Score score() const override { return {}; }
  std::unique_ptr<State> after(const Move&) const override { return nullptr; }
  std::string fault() const override { return "a counter"; }

 private:
  Position position_;
};

TEST(Compare, NoticesWhatIsHeldBadly) {
  const Bench bench(oishi(), adapters::engine_game);
  const Position position = notation::Position::empty("x", 2);
  const lockstep::Held held{std::make_unique<BadlyHeld>(position),
                            std::make_unique<BadlyHeld>(position)};
  EXPECT_EQ(lockstep::compare_positions(bench.pair(), held), (Difference{"held", "", "a counter"}));
}

}  // namespace
}  // namespace hanaproof::crosscheck::compare_test
