// What stands in JSON from outside, before anybody looks for fields in it.
#include "model/notation/json_outside.h"

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

}  // namespace
}  // namespace hanaproof::notation::json_outside_test
