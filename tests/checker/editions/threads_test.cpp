// The survey on several threads: what the thread sanitizer looks at.
#include <gtest/gtest.h>

#include "checker/editions/survey/survey.h"
#include "tests/checker/editions.h"

namespace hanaproof::checker::threads_test {
namespace {

// Rules of play and of the deal only: no solver, whose library no sanitizer has seen.
constexpr const char* kClauses = R"toml(
[[clause]]
topic = "capture.played.one"
readings = [{ value = "duty" }, { value = "right" }]
[[clause]]
topic = "field.four-pairs"
readings = [{ value = "void" }, { value = "nothing" }]
[[clause]]
topic = "dealer.first"
readings = [{ value = "earliest-month" }, { value = "nearest-january" }]
)toml";

TEST(SurveyThreads, FindTheSameAsOne) {
  const auto library = testing::small(kClauses);
  SurveyOptions one;
  one.threads = 1;
  SurveyOptions four;
  four.threads = 4;
  const Report serial = survey({&library.at("small")}, one);
  const Report parallel = survey({&library.at("small")}, four);
  ASSERT_EQ(serial.findings.size(), parallel.findings.size());
  EXPECT_GE(serial.findings.size(), 3U);
  for (std::size_t i = 0; i < serial.findings.size(); ++i) {
    EXPECT_EQ(serial.findings[i].id, parallel.findings[i].id);
    EXPECT_EQ(serial.findings[i].witness.position, parallel.findings[i].witness.position);
  }
}

}  // namespace
}  // namespace hanaproof::checker::threads_test
