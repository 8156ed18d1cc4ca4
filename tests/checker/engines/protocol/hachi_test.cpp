// Hachi-Hachi over the protocol: what spec and engine say, and which positions are refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "checker/engines/protocol/server.h"
#include "checker/games/registry.h"
#include "checker/situations/hachi_deals.h"
#include "model/editions/builtin.h"
#include "model/notation/position_json.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"
#include "model/spec/hachi/validate.h"

namespace hanaproof::protocol::hachi_test {
namespace {

using cards::Dice;
using nlohmann::json;
using notation::HachiMove;
using notation::HachiPhase;
using notation::HachiPosition;
using spec::hachi::Rules;
using ::testing::HasSubstr;

constexpr const char* kEdition = "oishi-tengudo.hachi-hachi";

const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

rulebook::Ruleset ruleset(int players, const std::map<std::string, std::string>& rules = {}) {
  return {library().at(kEdition), rulebook::Scope{players, {}}, rules};
}

notation::HachiDeal random_deal(const Rules& rules, int dealer, Dice& dice) {
  const auto table = checker::table_of(rules.ruleset());
  switch (dice.roll(3)) {
    case 0:
      return checker::stacked_deal(table, dice);
    case 1:
      return checker::stacked_deal(table, checker::HachiStyle::lights, dice);
    default:
      return checker::aimed_round(table, dealer, dice).deal;
  }
}

// Stays more often than not, so that rounds are played.
HachiMove chosen(const std::vector<HachiMove>& legal, Dice& dice) {
  if (legal.front().sort == HachiMove::Sort::stay && !dice.chance(25)) return legal.front();
  return legal[static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())))];
}

// Plays a match at random and shows every position of it.
template <class Visit>
void play_match(const Rules& rules, Dice& dice, Visit visit) {
  auto match =
      spec::hachi::first_match(rules, dice.chance(50) ? 6 : 12, dice.roll(rules.players()));
  match.debt.back() = dice.chance(50) ? 240 : 0;
  for (int deals = 0; !match.over && deals < 24; ++deals) {
    auto position = spec::hachi::begin(rules, match, random_deal(rules, match.dealer, dice));
    for (;;) {
      visit(position);
      const auto legal = spec::hachi::legal_moves(rules, position);
      if (legal.empty()) break;
      position = spec::hachi::play(rules, position, chosen(legal, dice));
    }
    match = position.match;
  }
}

// Without what no later decision can depend on.
HachiPosition seen(const games::Position& position) {
  static const rulebook::Ruleset any = ruleset(4);
  return std::get<HachiPosition>(games::hachi().seen(any, position, position));
}

Reply ask(Server& server, Do what, const HachiPosition& position, const std::string& move = {}) {
  return server.answer(Request{3, what, position, move});
}

const std::vector<rulebook::Ruleset>& rulesets() {
  static const std::vector<rulebook::Ruleset> all = {
      ruleset(4),
      ruleset(3),
      ruleset(7),
      ruleset(5, {{"sage.choice", "may-keep-quiet"}, {"sage.cancel", "play-on"}}),
      ruleset(4, {{"mizuten.allowed", "false"}, {"combo.declare", "must"}}),
      ruleset(6, {{"four-three.from", "active-players"}, {"hand.four-of-month", "redeal"}})};
  return all;
}

TEST(HachiPositions, OfPlayAreValidAndReadBack) {
  Dice dice(1);
  std::set<HachiPhase> phases;
  for (const rulebook::Ruleset& one : rulesets()) {
    const Rules rules(one);
    for (int match = 0; match < 6; ++match) {
      play_match(rules, dice, [&](const HachiPosition& position) {
        phases.insert(position.phase);
        ASSERT_NO_THROW(spec::hachi::validate(rules, position)) << notation::to_json(position);
        ASSERT_EQ(notation::hachi_from_json(notation::to_json(position)), position);
      });
    }
  }
  EXPECT_EQ(phases.size(), 9);
}

// At every decision of random matches both say what the spec says, and the same as each other.
TEST(HachiServer, SaysWhatTheSpecSays) {
  Server by_spec({&library(), With::spec, {}, "1"});
  Server by_engine({&library(), With::engine, {}, "1"});
  Dice dice(2);
  int positions = 0;
  for (const rulebook::Ruleset& one : rulesets()) {
    const Rules rules(one);
    play_match(rules, dice, [&](const HachiPosition& position) {
      ++positions;
      std::vector<std::string> words;
      const auto legal = spec::hachi::legal_moves(rules, position);
      for (const HachiMove& move : legal) words.push_back(move.text());
      for (Server* server : {&by_spec, &by_engine}) {
        const auto moves = std::get<Moves>(ask(*server, Do::moves, position).body).moves;
        ASSERT_THAT(moves, ::testing::UnorderedElementsAreArray(words));
        const auto score = std::get<spec::Score>(ask(*server, Do::score, position).body);
        const spec::Score expected = spec::hachi::score(rules, position);
        ASSERT_EQ(score.points, expected.points);
        ASSERT_EQ(score.result, expected.result);
        for (std::size_t seat = 0; seat < score.yaku.size(); ++seat) {
          ASSERT_THAT(score.yaku[seat], ::testing::UnorderedElementsAreArray(expected.yaku[seat]));
        }
      }
      for (const HachiMove& move : legal) {
        const Reply first = ask(by_spec, Do::play, position, move.text());
        const Reply second = ask(by_engine, Do::play, position, move.text());
        ASSERT_EQ(to_json(first), to_json(second));
        const auto after = std::get<HachiPosition>(std::get<AnyPosition>(first.body));
        ASSERT_EQ(seen(after), seen(spec::hachi::play(rules, position, move)));
        ASSERT_NO_THROW(spec::hachi::validate(rules, after)) << notation::to_json(after);
      }
    });
  }
  EXPECT_GT(positions, 300);
}

TEST(HachiServer, OpensADeal) {
  Dice dice(3);
  for (const With with : {With::spec, With::engine}) {
    Server server({&library(), with, {}, "1"});
    for (const rulebook::Ruleset& one : rulesets()) {
      const Rules rules(one);
      const auto match = spec::hachi::first_match(rules, 12, 1);
      for (int deals = 0; deals < 5; ++deals) {
        const auto deal = random_deal(rules, 1, dice);
        const Reply reply = ask(server, Do::open, spec::hachi::laid_out(rules, match, deal));
        ASSERT_TRUE(std::holds_alternative<AnyPosition>(reply.body)) << to_json(reply);
        EXPECT_EQ(seen(std::get<AnyPosition>(reply.body)),
                  seen(spec::hachi::begin(rules, match, deal)));
      }
    }
  }
}

// A position at which a card is played, in some match of four.
HachiPosition at_play() {
  const Rules rules(ruleset(4));
  std::optional<HachiPosition> found;
  Dice dice(4);
  while (!found) {
    play_match(rules, dice, [&](const HachiPosition& position) {
      const bool later = position.phase == HachiPhase::play && position.stock.size() == 15;
      if (later && !found) found = position;
    });
  }
  return *found;
}

// What the server has to say against a position that was changed.
template <class Change>
std::string complaint(Change change) {
  HachiPosition position = at_play();
  change(position);
  Server server({&library(), With::spec, {}, "1"});
  const json request = {
      {"id", 1}, {"do", "moves"}, {"position", json::parse(notation::to_json(position))}};
  const json reply = json::parse(server.answer(request.dump()));
  return reply.value("error", "understood");
}

TEST(HachiServer, RefusesWhatCannotOccur) {
  EXPECT_EQ(complaint([](HachiPosition&) {}), "understood");
  EXPECT_THAT(complaint([](HachiPosition& p) { p.field = {}; }), HasSubstr("position: missing: "));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.field |= cards::CardSet(p.stock); }),
              HasSubstr("position: twice: "));
  EXPECT_THAT(complaint([](HachiPosition& p) { std::swap(p.stock[0], p.stock[1]); }),
              HasSubstr("\"stock\": expected what is left of the cards mixed"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.oya.reset(); }), HasSubstr("stances: expected"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.phase = HachiPhase::over; }),
              HasSubstr("\"end\" is missing"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.phase = HachiPhase::stay; }),
              HasSubstr("\"oya\": not yet three stay"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.phase = HachiPhase::choose; }),
              HasSubstr("\"drawn\" has nothing to choose from"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.turn = (p.turn + 1) % 4; }),
              ::testing::StartsWith("position: "));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.before.emplace_back("pairs"); }),
              HasSubstr("\"before\": expected what the player holds"));
  EXPECT_THAT(complaint([](HachiPosition& p) {
                p.match.round = 3;
                p.match.rounds = 7;
              }),
              HasSubstr("\"rounds\": expected 6 or 10 or 12, not 7"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.number = 9; }),
              HasSubstr("\"number\": expected the match's \"round\""));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.deal.blank = 2; }),
              HasSubstr("no blank card is in the deck"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.edition = "blog.koi-koi.fr"; }),
              HasSubstr("blog.koi-koi.fr has no rules for 4 players"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.edition = "oishi-tengudo.koi-koi"; }),
              HasSubstr("\"match\" belongs to Hachi-Hachi"));
  EXPECT_THAT(complaint([](HachiPosition& p) { p.match.money[0] = 200'000; }),
              HasSubstr("expected 0 to 100000 points"));
}

TEST(HachiServer, RefusesMovesThatAreNotLegal) {
  Server server({&library(), With::engine, {}, "1"});
  for (const char* move : {"stay", "show:red", "repay:3", "12x13,14x", ""}) {
    const Reply reply = ask(server, Do::play, at_play(), move);
    EXPECT_THAT(std::get<Error>(reply.body).error, HasSubstr("expected one of")) << move;
  }
}

// Every number, word and card of a position changed at random: spec and engine refuse the same, and
// what they take they play alike.
void change(json& at, Dice& dice) {
  while (at.is_structured() && !at.empty() && !dice.chance(4)) {
    auto next = at.begin();
    std::advance(next, dice.roll(static_cast<int>(at.size())));
    json& inner = *next;
    if (dice.chance(3)) {
      at.erase(next);
      return;
    }
    if (!inner.is_structured() || inner.empty()) {
      if (inner.is_number())
        inner = dice.chance(30) ? dice.roll(2000) - 1000 : dice.roll(8);
      else if (inner.is_boolean())
        inner = !inner.get<bool>();
      else if (inner.is_string()) {
        constexpr std::array kWords = {"play",  "stays", "grand", "11",    "B1",  "chased", "over",
                                       "yoshi", "call",  "show",  "repay", "red", "cancel", "open"};
        inner = kWords[static_cast<std::size_t>(dice.roll(static_cast<int>(kWords.size())))];
      }
      return;
    }
    change(inner, dice);
    return;
  }
}

TEST(HachiServer, RefusesTheSameWhoeverAnswers) {
  Server by_spec({&library(), With::spec, {}, "1"});
  Server by_engine({&library(), With::engine, {}, "1"});
  Dice dice(6);
  int taken = 0;
  int refused = 0;
  for (const int players : {4, 7}) {
    const Rules rules(ruleset(players));
    play_match(rules, dice, [&](const HachiPosition& position) {
      json text = json::parse(notation::to_json(position));
      change(text, dice);
      const auto moves = spec::hachi::legal_moves(rules, position);
      const std::string move = moves.empty() ? "stay" : moves.front().text();
      for (const char* what : {"moves", "score", "open", "play"}) {
        const std::string line =
            json{{"id", 1}, {"do", what}, {"position", text}, {"move", move}}.dump();
        const json first = json::parse(by_spec.answer(line));
        const json second = json::parse(by_engine.answer(line));
        ASSERT_EQ(first, second) << line;
        ++(first.contains("error") ? refused : taken);
      }
    });
  }
  EXPECT_GT(taken, 50);
  EXPECT_GT(refused, 50);
}

}  // namespace
}  // namespace hanaproof::protocol::hachi_test
