// Positions that no round leads to, and all those that one does.
#include "checker/situations/reachable.h"

#include <algorithm>
#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checker/situations/playout.h"
#include "checker/situations/turns.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::reachable_test {
namespace {

using cards::Card;
using cards::CardSet;
using notation::DealEnd;
using notation::Phase;
using notation::Position;
using ::testing::HasSubstr;
using ::testing::StartsWith;

CardSet cards_of(std::string_view codes) { return *CardSet::parse(codes); }

rulebook::Ruleset rules_of(const char* edition, rulebook::Scope scope = {2, {}},
                           const std::map<std::string, std::string>& answers = {}) {
  rulebook::Ruleset rules(testing::builtin().at(edition), std::move(scope));
  for (const auto& [topic, text] : answers) {
    rules = rules.with(topic, rulebook::Value::parse(text));
  }
  return rules;
}

// Every position of a few rounds in each style.
void expect_all_reached(const rulebook::Ruleset& ruleset, std::uint64_t rounds) {
  const spec::Rules rules(ruleset);
  for (const Style& style : styles()) {
    for (std::uint64_t seed = 1; seed <= rounds; ++seed) {
      for (const Position& position : play_out(rules, style, seed).positions) {
        ASSERT_EQ(why_unreachable(rules, position), "") << ruleset.scope().text() << "\n"
                                                        << games::to_json(position);
      }
    }
  }
}

TEST(Reached, EveryPositionOfARoundByAnyEdition) {
  for (const rulebook::Edition* edition : testing::played()) {
    for (const rulebook::Scope& scope : rulebook::scopes(*edition)) {
      expect_all_reached(rulebook::Ruleset(*edition, scope), 1);
    }
  }
}

// Rules that decide what can come about, each otherwise than the edition has it.
TEST(Reached, EveryPositionOfARoundByOtherAnswers) {
  const std::vector<std::map<std::string, std::string>> answers = {
      {{"call.offered", "at-once"}},
      {{"call.offered", "at-once"}, {"call.trigger", "new-yaku"}},
      {{"call.offered", "at-once"}, {"call.trigger", "any-turn"}},
      {{"call.trigger", "new-yaku"}, {"call.opponent-cancels", "at-once"}},
      {{"call.trigger", "any-turn"}, {"call.after-last-card", "stop-only"}},
      {{"call.limit", "not-after-two-others"}},
      {{"capture.played.two", "both"}, {"capture.drawn.two", "both"}},
      {{"capture.played.one", "right"}, {"capture.drawn.one", "right"}},
      {{"capture.played.three", "one"}, {"capture.drawn.three", "all-or-lay"}},
      {{"round.end", "stock-empty"}, {"round.empty-hand", "draw-only"}},
      {{"round.end", "stock-empty"}, {"round.empty-hand", "round-over"}},
      {{"wildcard.drawn", "wild"},
       {"wildcard.collects", "all"},
       {"wildcard.collected-score", "true"}},
      {{"hiki.against-wildcard", "must"}, {"hiki.effect", "none"}},
      {{"hiki.effect", "lightning-laid"}, {"card.sake-cup", "both"}}};
  for (const char* id : {"robin-red.koi-koi.en", "oishi-tengudo.koi-koi"}) {
    const rulebook::Edition& edition = testing::builtin().at(id);
    for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
      for (const auto& some : answers) expect_all_reached(rules_of(id, scope, some), 2);
    }
  }
}

// ---- Hand-made faults ---------------------------------------------------------------------------

const spec::Rules& english() {
  static const spec::Rules rules(rules_of("robin-red.koi-koi.en"));
  return rules;
}

// A deal in which no four of a month lie in a hand or on the field.
Position dealt(const spec::Rules& rules) {
  cards::Dice dice(4);
  const Position opened = spec::open(rules, checker::dealt(rules, styles().front(), dice));
  EXPECT_EQ(opened.phase, Phase::play);
  return opened;
}

// So many moves later: hand cards and stock cards take what they can.
Position later(const spec::Rules& rules, int moves) {
  Position position = dealt(rules);
  for (int i = 0; i < moves; ++i) {
    position = spec::play(rules, position, spec::legal_moves(rules, position).back());
  }
  return position;
}

// Swaps two cards between any places.
void swap(Position& position, Card one, Card other) {
  const auto change = [&](CardSet& set) {
    const bool has_one = set.contains(one);
    const bool has_other = set.contains(other);
    if (has_one == has_other) return;
    set.erase(has_one ? one : other);
    set.insert(has_one ? other : one);
  };
  for (CardSet& hand : position.hands) change(hand);
  for (CardSet& pile : position.captured) change(pile);
  change(position.field);
  for (Card& card : position.stock) {
    if (card == one)
      card = other;
    else if (card == other)
      card = one;
  }
}

TEST(Unreachable, ADeckThatIsNotWhole) {
  Position position = dealt(english());
  for (int i = 0; i < 24; ++i) {
    position.deck.erase(position.stock.back());
    position.stock.pop_back();
  }
  EXPECT_EQ(why_unreachable(english(), position), "a deck of 24 cards");
}

TEST(Unreachable, AStockThatTurnsDoNotLeave) {
  Position position = later(english(), 4);
  position.captured[0].insert(position.stock.back());
  position.stock.pop_back();
  EXPECT_THAT(why_unreachable(english(), position), StartsWith("the stock has "));
}

TEST(Unreachable, ARoundOverWithCardsThatNobodyStopped) {
  Position position = later(english(), 4);
  position.phase = Phase::over;
  EXPECT_EQ(why_unreachable(english(), position),
            "the round is over, but nobody has stopped it and cards are left to be played");
}

TEST(Unreachable, CardsCapturedWithoutTurns) {
  Position position = dealt(english());
  const Card first = position.field.front();
  position.field.erase(first);
  position.captured[1].insert(first);
  EXPECT_EQ(why_unreachable(english(), position),
            "player 1 has captured " + std::string(first.code()) + ", a single card of a month");
}

TEST(Unreachable, MoreCapturesThanCards) {
  const spec::Rules& rules = english();
  Position position = later(rules, 2);
  // Every pair on the field and in the stock, to one player.
  int pairs = 0;
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    CardSet field = position.field & CardSet::month(month);
    if (field.size() < 2) continue;
    const Card a = field.front();
    field.erase(a);
    const Card b = field.front();
    position.field -= CardSet{a, b};
    position.captured[0] |= CardSet{a, b};
    ++pairs;
  }
  while (pairs < 3) {
    // Two of a month out of field and stock, for which stock cards go to the field.
    const Card a = position.field.front();
    const auto b =
        std::ranges::find_if(position.stock, [&](Card card) { return card.month() == a.month(); });
    ASSERT_NE(b, position.stock.end());
    const Card other = (position.field - CardSet{a}).front();
    position.field -= CardSet{a, other};
    position.captured[0] |= CardSet{a, *b};
    *b = other;
    ++pairs;
  }
  EXPECT_THAT(why_unreachable(rules, position), HasSubstr("times with 2 cards"));
}

// A round played out, with everything that does not lie elsewhere on the field.
Position played_out(const spec::Rules& rules, const char* first, const char* second) {
  Position position = dealt(rules);
  position.phase = Phase::over;
  position.captured = {cards_of(first), cards_of(second)};
  std::vector<Card> rest;
  for (const Card card : CardSet::all() - position.captured[0] - position.captured[1]) {
    rest.push_back(card);
  }
  position.hands = {{}, {}};
  position.stock.assign(rest.end() - 8, rest.end());
  position.field = CardSet(std::vector<Card>(rest.begin(), rest.end() - 8));
  return position;
}

// Months 1 to 5 with one, 6 to 10 with the other; a pair of each lies on field or stock.
constexpr const char* kFirst = "12 13 22 23 32 33 43 44 53 54";
constexpr const char* kSecond = "63 64 72 73 83 84 93 94 A3 A4";

TEST(Unreachable, CallsThatThePilesDoNotAllow) {
  const spec::Rules rules(
      rules_of("robin-red.koi-koi.en", {2, {}},
               {{"capture.played.one", "right"}, {"call.opponent-cancels", "if-stopped"}}));
  const Position right = played_out(rules, kFirst, kSecond);
  const auto with = [&](const std::function<void(Position&)>& change) {
    Position position = right;
    change(position);
    return why_unreachable(rules, position);
  };
  // 12 22 32 are the red ribbons with writing: the first player was asked.
  EXPECT_EQ(why_unreachable(rules, right), "player 0 has a yaku to call for and was not asked");
  const auto say = [&](Position& position, int seat, int points, const char* yaku) {
    position.calls[static_cast<std::size_t>(seat)] = 1;
    position.called_at[static_cast<std::size_t>(seat)] = points;
    position.called_yaku[static_cast<std::size_t>(seat)] = {yaku};
    position.last_call = seat;
  };
  EXPECT_EQ(with([&](Position& position) { say(position, 0, 5, "akatan"); }), "");
  EXPECT_EQ(with([&](Position& position) {
              say(position, 0, 5, "akatan");
              position.calls[0] = 9;
            }),
            "player 0 has said koi-koi 9 times in 8 turns");
  EXPECT_EQ(with([&](Position& position) { say(position, 1, 5, "akatan"); }),
            "player 1 has said koi-koi but had no yaku");
  EXPECT_EQ(with([&](Position& position) { say(position, 0, 5, "aotan"); }),
            "player 0 has said koi-koi with aotan, which the pile has no cards for");
  EXPECT_THAT(with([&](Position& position) { say(position, 0, 50, "akatan"); }),
              StartsWith("player 0 has said koi-koi with 50 points, and the pile gives "));
  EXPECT_EQ(with([&](Position& position) {
              say(position, 0, 5, "akatan");
              position.forfeited[0] = 5;
            }),
            "player 0 has lost points, which these rules do not take");
}

TEST(Unreachable, ACallWhereOnlyStopIsLeft) {
  const spec::Rules rules(
      rules_of("robin-red.koi-koi.en", {2, {}},
               {{"capture.played.one", "right"}, {"call.after-last-card", "stop-only"}}));
  Position position = played_out(rules, kFirst, kSecond);
  position.phase = Phase::call;
  position.turn = 0;
  position.dealer = first_seat(rules, 0) == 0 ? 1 : 0;
  EXPECT_EQ(why_unreachable(rules, position), "player 0 is asked, but may only stop");
}

TEST(Unreachable, AHandThatHasNotWon) {
  const spec::Rules rules(
      rules_of("robin-red.koi-koi.en", {2, {}}, {{"hand.four-of-month", "wins"}}));
  Position position = dealt(rules);
  position.phase = Phase::over;
  position.deal_end = DealEnd::hand_win;
  position.hand_winners = {0};
  EXPECT_EQ(why_unreachable(rules, position),
            "players 0 are said to have won by the cards dealt, which do not win so");
  position.deal_end = DealEnd::void_deal;
  position.hand_winners.clear();
  EXPECT_EQ(why_unreachable(rules, position),
            "the deal is said to be void, which the cards dealt do not make it");
}

TEST(Unreachable, ADealThatIsWonAndPlayed) {
  const spec::Rules rules(
      rules_of("robin-red.koi-koi.en", {2, {}}, {{"hand.four-of-month", "wins"}}));
  Position position = dealt(rules);
  const cards::Month month = position.hands[0].front().month();
  CardSet others = position.hands[0] - CardSet::month(month);
  for (const Card card : CardSet::month(month) - position.hands[0]) {
    const Card out = others.front();
    others.erase(out);
    swap(position, card, out);
  }
  EXPECT_EQ(why_unreachable(rules, position), "the cards dealt end the round");
}

TEST(Unreachable, NothingIsSaidOfOtherGames) {
  EXPECT_EQ(why_unreachable(rules_of("robin-red.sutda.en"), notation::BetPosition{}), "");
}

}  // namespace
}  // namespace hanaproof::checker::reachable_test
