// What a game of a fourth family gets for its specification, its engine and its family object.
#include <gmock/gmock.h>

#include "checker/engines/lockstep/lockstep.h"
#include "checker/engines/protocol/server.h"
#include "checker/engines/regress/hunt.h"
#include "checker/games/registry.h"
#include "checker/measures/signature/signature.h"
#include "model/spec/games/game.h"
#include "solvers/adapters/games/game.h"
#include "tests/toy/pairs.h"

namespace hanaproof::pairs::testing {
namespace {

using ::testing::HasSubstr;

rulebook::Ruleset rules() { return {library().at("pairs.en"), {2, {}}}; }

notation::Position position(const char* first, const char* second, const char* field) {
  auto position = notation::Position::empty("pairs.en", 2);
  position.hands = {*cards::CardSet::parse(first), *cards::CardSet::parse(second)};
  position.field = *cards::CardSet::parse(field);
  position.deck = position.hands[0] | position.hands[1] | position.field;
  return position;
}

// The first card takes one of two, the second the other: 2. With three on the field it takes all,
// and the second takes none: 1.
TEST(Pairs, CountSequencesOfMoves) {
  const auto spec = spec::game(rules());
  const auto engine = adapters::engine_game(rules());
  const std::vector<const games::Game*> both = {spec.get(), engine.get()};
  for (const games::Game* game : both) {
    EXPECT_EQ(game->perft(position("11", "12", "13 14"), 2), 2U);
    EXPECT_EQ(game->perft(position("11", "21", "12 13 14"), 2), 1U);
  }
}

std::optional<lockstep::Failure> crosschecked(bool faulty) {
  const auto spec = spec::game(rules());
  const auto engine = game(faulty).engine(rules());
  const lockstep::Pair pair{games::family(rules()), *spec, *engine};
  for (const auto& small : pair.family.small_games(spec->rules())) {
    for (std::uint64_t i = 0; i < small->starts(); ++i) {
      if (auto walked = lockstep::visit_all(pair, small->start(i)); walked.failure) {
        return walked.failure;
      }
    }
  }
  return lockstep::play(pair, 1).failure;
}

TEST(Pairs, AreCrosschecked) {
  EXPECT_FALSE(crosschecked(false));
  EXPECT_TRUE(crosschecked(true));
}

regress::Hunted hunted(bool faulty) {
  regress::HuntOptions options;
  options.games = 300;
  options.seconds = 0;
  return regress::hunt({rules()}, game(faulty).engine, library(), options);
}

TEST(Pairs, AreFuzzedAndShrunk) {
  EXPECT_EQ(hunted(false).verdict(), regress::Verdict::agrees);
  const auto hunt = hunted(true);
  ASSERT_FALSE(hunt.found.empty());
  EXPECT_TRUE(hunt.found.front().shrunk);
  // Of the round one move is left: a card and three on the field that match it.
  const auto& start = std::get<notation::Position>(hunt.found.front().failure.line.start);
  EXPECT_EQ(hunt.found.front().failure.line.moves.size(), 1U);
  EXPECT_EQ(start.field.size(), 3);
}

TEST(Pairs, AreServed) {
  for (const auto with : {protocol::With::spec, protocol::With::engine}) {
    protocol::Server server({.library = &library(), .with = with});
    const std::string here = games::to_json(position("11", "12", "13 14"));
    EXPECT_THAT(server.answer(R"({"id":1,"do":"moves","position":)" + here + "}"),
                HasSubstr(R"(["11x13","11x14"])"));
    EXPECT_THAT(server.answer(R"({"id":2,"do":"play","move":"11x13","position":)" + here + "}"),
                HasSubstr(R"("captured":[["11","13"],[]])"));
    EXPECT_THAT(server.answer(R"({"id":3,"do":"play","move":"12","position":)" + here + "}"),
                HasSubstr("expected one of 11x13 11x14"));
    EXPECT_THAT(server.answer(R"({"id":4,"do":"score","position":)" + here + "}"),
                HasSubstr(R"("points":[0,0])"));
  }
}

TEST(Pairs, HaveASignature) {
  const auto one = signature::sign(rules());
  EXPECT_EQ(one.counts.deals, 5040U);
  EXPECT_EQ(one.value, signature::sign(rules()).value);
  const auto other = rules().with("capture.played.three", rulebook::Value("one"));
  EXPECT_NE(one.value, signature::sign(other).value);
}

}  // namespace
}  // namespace hanaproof::pairs::testing
