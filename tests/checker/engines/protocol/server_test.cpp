// The server: what the spec and the engine say, over the protocol.
#include "checker/engines/protocol/server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "model/cards/dice.h"
#include "model/editions/builtin.h"
#include "model/notation/position_json.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"

namespace hanaproof::protocol::server_test {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

Server server(With with = With::spec, std::map<std::string, std::string> rules = {}) {
  return Server({&library(), with, std::move(rules), "1.2"});
}

json ask(Server& server, const std::string& what, const json& position,
         const std::string& move = {}) {
  json request = {{"id", 9}, {"do", what}, {"position", position}};
  if (!move.empty()) request["move"] = move;
  json reply = json::parse(server.answer(request.dump()));
  EXPECT_EQ(reply["id"], 9);
  return reply;
}

// A hand of plain cards against a field, written out by hand.
json hana_awase() {
  return json::parse(
      R"({"edition":"hana-awase.pl","players":2,"dealer":0,"deck":["11","12","24","31","42","53",)"
      R"("81","C1"],"hands":[["11","24"],["31","42"]],"field":["12","53"],"stock":["81","C1"],)"
      R"("captured":[[],[]],"turn":0,"phase":"over"})");
}

TEST(Server, GreetsWithItsEditions) {
  Server spec = server();
  const json hello = json::parse(spec.answer(R"({"id":1,"do":"hello"})"));
  EXPECT_EQ(hello["id"], 1);
  EXPECT_EQ(hello["name"], "hanaproof");
  EXPECT_EQ(hello["version"], "1.2");
  EXPECT_THAT(hello["editions"].get<std::vector<std::string>>(),
              ::testing::AllOf(::testing::Contains("hana-awase.pl"),
                               ::testing::Contains("robin-red.sutda.fr"),
                               ::testing::Not(::testing::Contains("oishi-tengudo.base"))));
}

// At every decision of random rounds of every edition in which cards are captured.
TEST(Server, SaysWhatTheSpecSays) {
  for (const With with : {With::spec, With::engine}) {
    Server asked = server(with);
    for (const rulebook::Edition& edition : library().editions()) {
      if (edition.game == "base") continue;
      if (rulebook::family_of(edition.game) != rulebook::Family::capturing) continue;
      const spec::Rules rules(rulebook::Ruleset(edition, {edition.players.front(), {}}));
      std::vector<cards::Card> deck = cards::CardSet::all().cards();
      cards::Dice(5).shuffle(deck);
      const notation::Position deal = spec::deal(rules, 0, deck);
      auto position = spec::open(rules, deal);
      EXPECT_EQ(ask(asked, "open", json::parse(notation::to_json(deal)))["position"],
                json::parse(notation::to_json(position)));
      for (;;) {
        const json text = json::parse(notation::to_json(position));
        std::vector<std::string> words;
        const auto legal = spec::legal_moves(rules, position);
        for (const auto& move : legal) words.push_back(move.text());
        ASSERT_EQ(ask(asked, "moves", text)["moves"], words) << edition.id;
        const games::Score score = spec::score(rules, position);
        const json reply = ask(asked, "score", text);
        EXPECT_EQ(reply["points"], score.points);
        EXPECT_EQ(reply.contains("payment"), legal.empty());
        if (legal.empty()) break;
        position = spec::play(rules, position, legal.back());
        ASSERT_EQ(ask(asked, "play", text, words.back())["position"],
                  json::parse(notation::to_json(position)))
            << edition.id;
      }
    }
  }
}

TEST(Server, PlaysARoundOfBets) {
  for (const With with : {With::spec, With::engine}) {
    Server asked = server(with);
    json position = json::parse(
        R"({"edition":"robin-red.sutda.en","players":2,"dealer":0,"money":[20,20],"ante":1,)"
        R"("bets":[],"hands":[["31","81"],["33","93"]]})");
    int bets = 0;
    for (; bets < 40; ++bets) {
      const json moves = ask(asked, "moves", position)["moves"];
      if (moves.empty()) break;
      // As cheaply as can be, but nobody folds.
      std::string move = moves.back();
      for (const std::string& word : moves.get<std::vector<std::string>>()) {
        if (word != "fold") {
          move = word;
          break;
        }
      }
      const json before = ask(asked, "score", position);
      EXPECT_FALSE(before.contains("payment"));
      position = ask(asked, "play", position, move)["position"];
      EXPECT_EQ(position["bets"].back(), move);
      EXPECT_EQ(position["left"][0].get<int>() + position["put_in"][0].get<int>(), 20);
    }
    EXPECT_EQ(position["phase"], "over");
    const json score = ask(asked, "score", position);
    // Light of March and light of August: nothing is stronger.
    EXPECT_EQ(score["winners"], json::array({0}));
    EXPECT_GT(score["payment"][0], 0);
    EXPECT_EQ(score["payment"][0].get<int>() + score["payment"][1].get<int>(), 0);
    EXPECT_EQ(score["money"][0].get<int>(), 20 + score["payment"][0].get<int>());
    position["left"] = json::array({1, 1});
    EXPECT_THAT(ask(asked, "moves", position)["error"].get<std::string>(),
                HasSubstr("do not follow from the bets"));
  }
}

TEST(Server, PlaysByARuleThatNoPositionSpeaksOf) {
  Server right = server();
  Server wrong = server(With::spec, {{"score.card-values", "plain"}});
  const json position = hana_awase();
  EXPECT_TRUE(ask(right, "score", position).contains("points"));
  const json refused = ask(wrong, "score", position);
  EXPECT_THAT(refused["error"].get<std::string>(), HasSubstr("score.card-values"));
}

TEST(Server, RefusesWhatCannotBe) {
  Server asked = server();
  json position = hana_awase();
  const auto error = [&](const json& wrong, const std::string& what = "moves",
                         const std::string& move = {}) {
    return ask(asked, what, wrong, move).value("error", "none");
  };
  EXPECT_EQ(error(position), "none");
  EXPECT_EQ(error(position, "play", "11x12"), "move 11x12: the round is over");
  json wrong = position;
  wrong["edition"] = "hana-awase";
  EXPECT_THAT(error(wrong), HasSubstr("hana-awase.pl"));
  wrong = position;
  wrong["edition"] = "oishi-tengudo.base";
  EXPECT_THAT(error(wrong), HasSubstr("has no rules for 2 players"));
  wrong = position;
  wrong["hands"][0] = json::array({"12"});
  EXPECT_THAT(error(wrong), HasSubstr("card 12"));
  wrong = position;
  wrong["rules"] = {{"no.such", "thing"}};
  EXPECT_THAT(error(wrong), HasSubstr("no.such"));
  wrong = position;
  wrong["edition"] = "robin-red.sutda.en";
  EXPECT_THAT(error(wrong), HasSubstr("\"bets\" is missing"));
  EXPECT_EQ(asked.answer("?").substr(0, 11), R"({"id":null,)");
}

}  // namespace
}  // namespace hanaproof::protocol::server_test
