// Messages of the engine protocol: values and lines are the same thing.
#include "checker/engines/protocol/messages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/notation/position_json.h"

namespace hanaproof::protocol::messages_test {
namespace {

using ::testing::HasSubstr;

constexpr const char* kPosition =
    R"({"edition":"hana-awase.pl","players":2,"dealer":0,"hands":[["11"],["31"]],)"
    R"("field":["12"],"stock":["81"],"captured":[[],[]],"turn":0,"phase":"play"})";
constexpr const char* kBets =
    R"({"edition":"robin-red.sutda.en","players":2,"dealer":0,"money":[5,5],"ante":1,)"
    R"("bets":["raise:2"],"hands":[["31","81"],["33","93"]]})";

// The position in a request that asks for its score.
std::string scored(const std::string& position) {
  return R"({"id":4,"do":"score","position":)" + position + "}";
}

std::string complaint(const std::string& line) {
  try {
    request_from_json(line);
  } catch (const ProtocolError& error) {
    return error.what();
  }
  return "understood";
}

TEST(Messages, ARequestIsTheLineItWasReadFrom) {
  for (const std::string& line :
       {std::string(R"({"id":1,"do":"hello"})"), scored(kPosition), scored(kBets),
        std::string(R"({"id":-7,"do":"play","position":)") + kPosition + R"(,"move":"11x12"})"}) {
    EXPECT_EQ(to_json(request_from_json(line)), line);
  }
}

TEST(Messages, SayWhatIsWrongWithThem) {
  EXPECT_THAT(complaint("hello"), HasSubstr("not JSON"));
  EXPECT_EQ(complaint("[]"), "expected a JSON object");
  EXPECT_EQ(complaint("{}"), "\"id\": expected a whole number");
  EXPECT_EQ(complaint(R"({"id":"1"})"), "\"id\": expected a whole number");
  EXPECT_EQ(complaint(R"({"id":18446744073709551615})"), "\"id\": expected a whole number");
  EXPECT_EQ(complaint(R"({"id":1})"), "\"do\" is missing");
  EXPECT_THAT(complaint(R"({"id":1,"do":"win"})"), HasSubstr("expected one of hello"));
  EXPECT_EQ(complaint(R"({"id":1,"do":"moves"})"), "\"position\" is missing");
  EXPECT_THAT(complaint(R"({"id":1,"do":"moves","position":[]})"), HasSubstr("expected a JSON"));
  EXPECT_THAT(complaint(std::string(R"({"id":1,"do":"play","position":)") + kPosition + "}"),
              HasSubstr("\"move\": expected"));
  EXPECT_EQ(complaint(std::string(100000, '[')), "nested too deeply");
  EXPECT_THAT(complaint(std::string(kLongestLine + 1, ' ')), HasSubstr("more than 1048576 bytes"));
}

TEST(Messages, AnIdThatCanBeReadIsKept) {
  try {
    request_from_json(R"({"id":5,"do":"win"})");
    FAIL();
  } catch (const ProtocolError& error) {
    EXPECT_EQ(error.id(), 5);
  }
}

// One wrong thing at a time in a position of a betting game.
TEST(Messages, BetPositionsSayWhatIsWrongWithThem) {
  const std::string good = kBets;
  const auto with = [&](const std::string& what, const std::string& instead) {
    std::string text = good;
    text.replace(text.find(what), what.size(), instead);
    return complaint(scored(text));
  };
  EXPECT_EQ(complaint(scored(good)), "understood");
  EXPECT_THAT(with(R"("players":2)", R"("players":11)"), HasSubstr("from 2 to 10"));
  EXPECT_THAT(with(R"("dealer":0)", R"("dealer":2)"), HasSubstr("from 0 to 1"));
  EXPECT_THAT(with("[5,5]", "[5]"), HasSubstr("a list of 2 entries"));
  EXPECT_THAT(with("[5,5]", "[5,-1]"), HasSubstr("from 0 to 1000"));
  EXPECT_THAT(with("raise:2", "check"), HasSubstr("fold, follow or raise:N"));
  EXPECT_THAT(with("\"93\"", "\"31\""), HasSubstr("card 31 is twice"));
  EXPECT_THAT(with("\"93\"", "\"D1\""), HasSubstr("card code"));
  EXPECT_THAT(with("\"ante\"", "\"auntie\""), HasSubstr("unknown field \"auntie\""));
}

TEST(Messages, RepliesComeBackAsTheyWere) {
  Request score;
  score.id = 4;
  score.what = Do::score;
  score.position = notation::position_from_json(kPosition);
  const games::Score sent{{{{"hanami", 5}}, {}}, {5, 0}, {5, -5}, {5, -5}};
  const Reply got = reply_from_json(to_json(Reply{4, sent}), score);
  EXPECT_EQ(std::get<games::Score>(got.body), sent);

  score.position = notation::bet_position_from_json(kBets);
  games::Score bets{
      .payment = {2, -2}, .money = {7, 3}, .winners = {0}, .multiplier = 2, .next_dealer = 1};
  EXPECT_EQ(std::get<games::Score>(reply_from_json(to_json(Reply{4, bets}), score).body), bets);
  bets.next_dealer.reset();
  EXPECT_EQ(std::get<games::Score>(reply_from_json(to_json(Reply{4, bets}), score).body), bets);

  const Reply error = reply_from_json(R"({"id":null,"error":"what?"})", score);
  EXPECT_EQ(std::get<Error>(error.body).error, "what?");
  EXPECT_THROW(reply_from_json(R"({"id":5,"yaku":[],"points":[]})", score), ProtocolError);
}

}  // namespace
}  // namespace hanaproof::protocol::messages_test
