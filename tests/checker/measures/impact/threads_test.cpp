// Findings measured on several threads: what the thread sanitizer looks at.
#include <gtest/gtest.h>

#include "checker/editions/survey/survey.h"
#include "checker/measures/impact/impact.h"
#include "tests/checker/editions.h"

namespace hanaproof::impact::threads_test {
namespace {

// Rules of play, of the deal and of the draw: no solver, whose library no sanitizer has seen.
constexpr const char* kClauses = R"toml(
[[clause]]
topic = "capture.played.one"
readings = [{ value = "duty" }, { value = "right" }]
[[clause]]
topic = "field.four-pairs"
readings = [{ value = "void" }, { value = "nothing" }]
[[clause]]
topic = "dealer.next.void"
readings = [{ value = "same" }, { value = "next" }]
[[clause]]
topic = "dealer.first"
readings = [{ value = "earliest-month" }, { value = "nearest-january" }]
)toml";

TEST(ImpactThreads, MeasureTheSameAsOne) {
  const auto library = checker::testing::small(kClauses);
  checker::Report serial = checker::survey({&library.at("small")}, {.threads = 1});
  ASSERT_GE(serial.findings.size(), 4U);
  checker::Report parallel = serial;
  Options options;
  options.precision = {0, 0, 0, 600};
  options.endgames = 10;
  options.threads = 1;
  measure(serial, library, options);
  options.threads = 4;
  measure(parallel, library, options);
  for (std::size_t i = 0; i < serial.findings.size(); ++i) {
    const checker::Impact& one = serial.findings[i].impact;
    const checker::Impact& other = parallel.findings[i].impact;
    EXPECT_EQ(one.none, other.none);
    ASSERT_EQ(one.shares.size(), other.shares.size());
    EXPECT_EQ(one.weight, other.weight);
    for (std::size_t k = 0; k < one.shares.size(); ++k) {
      EXPECT_EQ(one.shares[k].hits, other.shares[k].hits);
      EXPECT_EQ(one.shares[k].mean_points, other.shares[k].mean_points);
    }
  }
}

}  // namespace
}  // namespace hanaproof::impact::threads_test
