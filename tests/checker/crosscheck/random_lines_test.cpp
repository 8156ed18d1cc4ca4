// Random lines of play, chosen and shrunk by RapidCheck, on small and on full decks.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "checker/crosscheck/games.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "solvers/small/catalogue.h"
#include "solvers/small/deals.h"
#include "tests/checker/crosscheck/faulty.h"

namespace hanaproof::crosscheck {
namespace {

using notation::Move;
using notation::Position;

// Each number picks one of the moves that are legal then; shorter lists and smaller numbers are
// what a failure shrinks to.
std::vector<Move> line_of(const spec::Rules& rules, Position position,
                          const std::vector<unsigned>& choices) {
  std::vector<Move> line;
  for (const unsigned choice : choices) {
    const auto legal = spec::legal_moves(rules, position);
    if (legal.empty()) break;
    line.push_back(legal[choice % legal.size()]);
    position = spec::play(rules, position, line.back());
  }
  return line;
}

rulebook::Ruleset any_rules() {
  const auto& edition = *rc::gen::elementOf(std::vector<std::string>{
      "robin-red.koi-koi.fr", "robin-red.koi-koi.en", "robin-red.koi-koi.es",
      "robin-red.koi-koi.de", "oishi-tengudo.koi-koi", "blog.koi-koi.fr", "hana-awase.pl"});
  const auto scopes = rulebook::scopes(testing::library().at(edition));
  return {testing::library().at(edition), *rc::gen::elementOf(scopes)};
}

void expect_agreement(const rulebook::Ruleset& ruleset, const Position& deal) {
  const spec::Rules rules(ruleset);
  const auto subject = engine_subject(ruleset);
  const auto choices = *rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0U, 40U));
  const auto line = line_of(rules, spec::open(rules, deal), choices);
  const auto failure = follow(rules, *subject, deal, true, line);
  if (failure) RC_FAIL(failure->difference.what + ": " + failure->difference.subject);
}

RC_GTEST_PROP(RandomLines, AgreeOnTheFullDeck, ()) {
  const auto ruleset = any_rules();
  const spec::Rules rules(ruleset);
  expect_agreement(ruleset, random_deal(rules, *rc::gen::inRange<std::uint64_t>(0, 1'000'000)));
}

RC_GTEST_PROP(RandomLines, AgreeInSmallGames, ()) {
  const auto ruleset = any_rules();
  const auto table = *rc::gen::elementOf(small::catalogue(ruleset.scope().players));
  RC_PRE(!small::misfit(ruleset, table).has_value());
  const small::Game game = small::derive(ruleset, table);
  const small::Deals deals(game);
  expect_agreement(game.rules, deals.at(*rc::gen::inRange<std::uint64_t>(0, deals.size())));
}

TEST(RandomLines, ShrinkToWhatMatters) {
  const auto ruleset = testing::rules("oishi-tengudo.koi-koi");
  const spec::Rules rules(ruleset);
  const auto subject = testing::with_positions([](const Position&, const Move&, Position& after) {
    if (after.stock.size() == 22) std::swap(after.stock[0], after.stock[1]);
  })(ruleset);
  std::size_t shortest_line = 100;
  const bool holds = rc::check([&](const std::vector<unsigned>& choices) {
    const Position deal = random_deal(rules, 5);
    const auto line = line_of(rules, spec::open(rules, deal), choices);
    const auto failure = follow(rules, *subject, deal, true, line);
    if (failure) shortest_line = std::min(shortest_line, line.size());
    RC_ASSERT(!failure.has_value());
  });
  EXPECT_FALSE(holds);
  // 24 stock cards, one a turn: after the second turn, which may take a choice or a call each.
  EXPECT_GE(shortest_line, 2U);
  EXPECT_LE(shortest_line, 6U);
}

}  // namespace
}  // namespace hanaproof::crosscheck
