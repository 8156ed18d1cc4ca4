// House rules: changed, told, written to a file and read again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/web/asked.h"

namespace hanaproof::web::testing::house_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

Json house(const Json& changes) {
  return {{"edition", "robin-red.koi-koi.en"}, {"changes", changes}};
}
Json asked_of(Json house, const char* kind, const Json& more = Json::object()) {
  house["ask"] = kind;
  house.update(more);
  return asked(house);
}

// The rule on a topic, whichever chapter it stands in.
Json rule(const Json& reply, const std::string& topic) {
  for (const Json& chapter : reply["chapters"]) {
    for (const Json& rule : chapter["rules"])
      if (rule["topic"] == topic) return rule;
  }
  return nullptr;
}

TEST(House, TellsWhatIsOursAndWhatTheBookSays) {
  const Json printed = asked_of(house(Json::object()), "rules");
  EXPECT_EQ(printed["changed"], 0);
  EXPECT_EQ(rule(printed, "score.high")["origin"], "book");
  EXPECT_EQ(rule(printed, "score.high")["sentence"],
            "If the winner has 7 or more points, they are multiplied by 2.");
  const Json ours = asked_of(house({{"score.high", "{ at-least = 10, factor = 3 }"}}), "rules");
  EXPECT_EQ(ours["changed"], 1);
  EXPECT_EQ(rule(ours, "score.high")["origin"], "chosen");
  EXPECT_EQ(rule(ours, "score.high")["sentence"],
            "If the winner has 10 or more points, they are multiplied by 3.");
  EXPECT_EQ(rule(ours, "score.high")["book"], rule(printed, "score.high")["sentence"]);
}

// A rule that is left open is so no longer once somebody chooses.
TEST(House, CountsWhatIsLeftOpen) {
  const Json printed = asked_of(house(Json::object()), "rules");
  std::string open;
  int count = 0;
  for (const Json& chapter : printed["chapters"]) {
    for (const Json& rule : chapter["rules"]) {
      if (rule["origin"] != "open") continue;
      open = rule["topic"];
      ++count;
    }
  }
  EXPECT_EQ(printed["open"], count);
  const Json choices = asked_of(house(Json::object()), "choices", {{"topic", open}});
  for (const Json& choice : choices["choices"]) {
    if (choice["value"] == choices["value"]) continue;
    const Json ours = asked_of(house({{open, choice["value"]}}), "rules");
    EXPECT_EQ(rule(ours, open)["origin"], "chosen") << open;
    return;
  }
  FAIL() << open << " has no other answer";
}

TEST(House, OffersWhatBooksOfTheGameSay) {
  const Json reply = asked_of(house(Json::object()), "choices", {{"topic", "score.high"}});
  EXPECT_THAT(each(reply["choices"], "value"),
              Contains("{at-least = 8, factor = 2}"));  // the blog
  EXPECT_EQ(reply["numbers"], Json({{"at-least", 7}, {"factor", 2}}));
}

TEST(House, RefusesWhatCannotBe) {
  EXPECT_THAT(asked_of(house({{"score.high", "many"}}), "rules").value("error", ""),
              HasSubstr("score.high"));
  EXPECT_THAT(asked_of(house({{"score.hihg", "1"}}), "rules").value("error", ""),
              HasSubstr("score.high"));
  EXPECT_THAT(asked_of(house(Json::object()), "house", {{"id", "My House"}}).value("error", ""),
              HasSubstr("small letters"));
}

// ---- Yaku of one's own --------------------------------------------------------------------------

TEST(House, BuildsYakuThatScore) {
  const Json made = asked({{"ask", "yaku"},
                           {"id", "cats"},
                           {"cards", {"13", "14", "23"}},
                           {"least", 2},
                           {"points", 4},
                           {"each", 3}});
  EXPECT_EQ(made["topic"], "yaku.cats");
  const Json ours = asked_of(house({{"yaku.cats", made["value"]}}), "rules");
  EXPECT_THAT(each(ours["yaku"], "topic"), Contains("yaku.cats"));
  // Two of the cards are captured, then the third: 4 points, and 3 for the one beyond.
  const auto points = [&](const Json& captured) {
    Json request = house({{"yaku.cats", made["value"]}});
    Json position = {{"players", 2},
                     {"dealer", 0},
                     {"field", Json::array()},
                     {"hands", {Json::array(), Json::array()}},
                     {"stock", Json::array()},
                     {"captured", {captured, Json::array()}},
                     {"turn", 0},
                     {"phase", "over"},
                     {"stopped", 0}};
    return asked_of(request, "moves", {{"position", position}})["seats"][0]["points"].get<int>();
  };
  EXPECT_EQ(points({"13", "14"}), 4);
  EXPECT_EQ(points({"13", "14", "23"}), 7);
  EXPECT_EQ(points({"13", "24"}), 0);
}

// Beside the books of its game, by which the cards are worth nothing.
TEST(House, IsScoredBesideTheBooks) {
  const Json value =
      asked({{"ask", "yaku"}, {"id", "cats"}, {"cards", {"13", "14"}}, {"points", 4}});
  const Json reply = asked({{"ask", "score"},
                            {"game", "koi-koi"},
                            {"stopped", 0},
                            {"captured", {{"13", "14"}, {"23"}}},
                            {"house", house({{"yaku.cats", value["value"]}})}});
  ASSERT_EQ(reply["groups"].size(), 2);
  EXPECT_EQ(reply["groups"][1]["editions"], Json({"house"}));
  EXPECT_EQ(reply["groups"][1]["seats"][0]["points"], 4);
  EXPECT_EQ(each(reply["differences"][0]["rules"], "topic"),
            std::vector<std::string>({"yaku.cats"}));
}

// ---- Files --------------------------------------------------------------------------------------

TEST(House, IsReadAgainAsItWasWritten) {
  const Json changes = {{"call.trigger", "more-points"},
                        {"option.wildcard", "on"},
                        {"yaku.cats", "{cards = \"all(31 | 81)\", hides = [], points = \"4\"}"}};
  const Json names = {{"yaku.cats", "Two \"cats\""}};
  const Json file =
      asked_of(house(changes), "house", {{"id", "sunday"}, {"title", "Sunday"}, {"names", names}});
  const Json read = asked({{"ask", "open-house"}, {"toml", file["toml"]}});
  EXPECT_EQ(read["edition"], "robin-red.koi-koi.en");
  EXPECT_EQ(read["title"], "Sunday");
  EXPECT_EQ(read["changes"], changes);
  EXPECT_EQ(read["names"], names);
}

TEST(House, RefusesFilesThatAreNone) {
  const auto refused = [](const char* text) {
    return error({{"ask", "open-house"}, {"toml", text}});
  };
  EXPECT_THAT(refused("id = "), HasSubstr("house.toml:1"));
  EXPECT_THAT(refused("id = \"a\""), HasSubstr("expected `inherit"));
  EXPECT_THAT(refused("id = \"a\"\ntitle = \"A\"\ninherit = \"robin-red.koi-koi.en\"\n"
                      "[[clause]]\ntopic = \"score.hihg\"\nvalue = 1\n"),
              HasSubstr("the nearest is score.high"));
}

}  // namespace
}  // namespace hanaproof::web::testing::house_test
