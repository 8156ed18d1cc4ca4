// Differences: found, shortened, written down and shown again.
#include <set>

#include <gtest/gtest.h>

#include "checker/crosscheck/failure_json.h"
#include "checker/crosscheck/games.h"
#include "checker/crosscheck/position_key.h"
#include "model/notation/position_json.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "tests/checker/crosscheck/faulty.h"

namespace hanaproof::crosscheck {
namespace {

using notation::Move;
using notation::Position;

// An engine that forgets every koi-koi, and the first random round in which that shows.
struct Forgetful {
  rulebook::Ruleset ruleset = testing::rules("oishi-tengudo.koi-koi");
  spec::Rules rules{ruleset};
  std::unique_ptr<Subject> subject =
      testing::with_positions([](const Position& before, const Move& move, Position& after) {
        if (move.sort == Move::Sort::koi_koi) {
          after.calls[static_cast<std::size_t>(before.turn)] = 0;
        }
      })(ruleset);

  Failure failure() const {
    for (std::uint64_t seed = 1;; ++seed) {
      const Walked walked = play_game(rules, *subject, seed);
      if (walked.failure && walked.failure->line.size() > 3) return *walked.failure;
    }
  }
};

TEST(Failure, IsShortenedToTheOneMoveThatMatters) {
  const Forgetful test;
  const Failure failure = test.failure();
  EXPECT_GT(failure.line.size(), 3U);
  const Failure shorter = shortest(test.rules, *test.subject, failure);
  ASSERT_EQ(shorter.line.size(), 1U);
  EXPECT_EQ(shorter.line.front().text(), "koi-koi");
  EXPECT_FALSE(shorter.dealt);
  EXPECT_EQ(shorter.difference.what, "position");
  EXPECT_NE(shorter.difference.spec.find("\"calls\""), std::string::npos);
}

TEST(Failure, IsReadAsItIsWritten) {
  const Forgetful test;
  const Failure failure = shortest(test.rules, *test.subject, test.failure());
  const Failure read = failure_from_json(to_json(failure));
  EXPECT_EQ(to_json(read), to_json(failure));
  const auto shown = again(test.rules, *test.subject, read);
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->difference, failure.difference);
  EXPECT_FALSE(again(test.rules, *engine_subject(test.ruleset), read));
}

TEST(Failure, RefusesWhatIsNone) {
  EXPECT_THROW(failure_from_json("{}"), notation::NotationError);
  EXPECT_THROW(failure_from_json("nothing"), notation::NotationError);
  std::string text = to_json(Forgetful().failure());
  const auto line = text.find("\"line\": [");
  text.insert(line + 9, "\"castle\",");
  EXPECT_THROW(failure_from_json(text), notation::NotationError);
}

TEST(Perft, GoesDownToTheLeastDepthAtWhichTheCountsDiffer) {
  const auto ruleset = testing::rules("oishi-tengudo.koi-koi");
  const spec::Rules rules(ruleset);
  const Position deal = spec::open(rules, random_deal(rules, 1));
  EXPECT_FALSE(compare_perft(rules, *engine_subject(ruleset), deal, 3));
  const auto failure = compare_perft(rules, testing::MiscountingSubject(ruleset), deal, 3);
  ASSERT_TRUE(failure);
  EXPECT_EQ(failure->depth, 2);
  EXPECT_EQ(failure->difference.what, "perft");
  EXPECT_EQ(std::stoull(failure->difference.spec) + 1, std::stoull(failure->difference.subject));
}

// A subject that gives up, and one that holds its positions badly.
class Broken : public testing::SpoiledSubject {
 public:
  explicit Broken(const rulebook::Ruleset& ruleset)
      : SpoiledSubject(engine_subject(ruleset), [](const auto&, const auto&, auto&) {
          throw std::length_error("out of room");
        }) {}
};

TEST(Walk, TakesAnExceptionForADifference) {
  const auto ruleset = testing::rules("oishi-tengudo.koi-koi");
  const spec::Rules rules(ruleset);
  const Walked walked = play_game(rules, Broken(ruleset), 1);
  ASSERT_TRUE(walked.failure);
  EXPECT_EQ(walked.failure->difference, (Difference{"error", "none", "out of room"}));
}

class BadlyHeld : public Board {
 public:
  explicit BadlyHeld(Position position) : position_(std::move(position)) {}
  std::vector<Move> moves() const override { return {}; }
  Position position() const override { return position_; }
  spec::Score score() const override { return {}; }
  std::unique_ptr<Board> after(const Move&) const override { return nullptr; }
  std::string inner_fault() const override { return "a counter"; }

 private:
  Position position_;
};

TEST(Compare, NoticesWhatIsHeldBadly) {
  const Position position = Position::empty("x", 2);
  EXPECT_EQ(compare_positions(position, BadlyHeld(position)),
            (Difference{"held", "", "a counter"}));
}

// Over the positions of random rounds and their neighbours: keys are equal exactly if positions
// are.
TEST(PositionKey, TellsPositionsOfADealApart) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    const spec::Rules rules(testing::rules("robin-red.koi-koi.en", 2, {"wildcard"}));
    std::vector<Position> seen = {spec::open(rules, random_deal(rules, seed))};
    for (std::size_t i = 0; i < seen.size() && seen.size() < 300; ++i) {
      for (const Move& move : spec::legal_moves(rules, Position(seen[i]))) {
        seen.push_back(spec::play(rules, Position(seen[i]), move));
      }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
      for (std::size_t j = i; j < seen.size(); ++j) {
        ASSERT_EQ(position_key(seen[i]) == position_key(seen[j]), seen[i] == seen[j])
            << notation::to_json(seen[i]) << '\n'
            << notation::to_json(seen[j]);
      }
    }
  }
}

}  // namespace
}  // namespace hanaproof::crosscheck
