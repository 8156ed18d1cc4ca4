// What stands in JSON from outside, before anybody looks for fields in it.
#include "model/notation/json_outside.h"

#include <tuple>

#include <gmock/gmock.h>

#include "model/notation/position_json.h"

namespace hanaproof::notation::json_outside_test {
namespace {

std::string refusal(const std::string& text) {
  try {
    read_json(text);
  } catch (const NotationError& error) {
    return error.what();
  }
  return "none";
}

std::string nested(int depth) {
  return std::string(static_cast<std::size_t>(depth), '[') +
         std::string(static_cast<std::size_t>(depth), ']');
}

TEST(JsonFromOutside, HasAnEndOfDepth) {
  EXPECT_EQ(refusal(nested(kDeepestJson)), "none");
  EXPECT_EQ(refusal(nested(kDeepestJson + 1)), "nested too deeply");
  EXPECT_EQ(refusal(std::string(1'000'000, '[')), "nested too deeply");
}

TEST(JsonFromOutside, HoldsNothingThatActs) {
  EXPECT_EQ(refusal(R"(["\n\tsaké"])"), "none");
  EXPECT_EQ(refusal(R"({"a":["\u001b[2J"]})"),
            "a text with the character U+001B: expected only what can be seen");
  EXPECT_EQ(refusal(R"({"\u0008":1})"),
            "a text with the character U+0008: expected only what can be seen");
  EXPECT_EQ(refusal("[\"\xe2\x80\xae\"]"),
            "a text with the character U+202E: expected only what can be seen");
}

TEST(JsonFromOutside, IsJson) {
  EXPECT_THROW(read_json("{"), nlohmann::ordered_json::exception);
  EXPECT_EQ(read_json("{\"b\":1,\"a\":2}").dump(), "{\"b\":1,\"a\":2}");
}

std::string refused_number(const std::string& text) {
  try {
    whole<std::uint64_t>(read_json(R"({"seed":)" + text + "}"), "seed");
  } catch (const NotationError& error) {
    return error.what();
  }
  return "none";
}

TEST(WholeNumber, IsWhatTheTypeCanHold) {
  const auto fits = [](const char* text) {
    const auto json = read_json(text);
    return std::tuple(is_whole<int>(json), is_whole<std::int64_t>(json),
                      is_whole<std::uint64_t>(json));
  };
  EXPECT_EQ(fits("2147483647"), std::tuple(true, true, true));
  EXPECT_EQ(fits("2147483648"), std::tuple(false, true, true));
  EXPECT_EQ(fits("9223372036854775808"), std::tuple(false, false, true));
  EXPECT_EQ(fits("-1"), std::tuple(true, true, false));
  EXPECT_EQ(fits("-2147483649"), std::tuple(false, true, false));
  for (const char* none : {"18446744073709551616", "7e46", "1.0", "true", "\"1\"", "null", "[1]"}) {
    EXPECT_EQ(fits(none), std::tuple(false, false, false)) << none;
  }
}

TEST(WholeNumber, IsToldWithItsFieldWhereItIsNone) {
  EXPECT_EQ(refused_number("18446744073709551615"), "none");
  EXPECT_EQ(refused_number("7e46"),
            "\"seed\": expected a whole number from 0 to 18446744073709551615, not 7e+46");
  EXPECT_EQ(refused_number("-1"),
            "\"seed\": expected a whole number from 0 to 18446744073709551615, not -1");
}

}  // namespace
}  // namespace hanaproof::notation::json_outside_test
