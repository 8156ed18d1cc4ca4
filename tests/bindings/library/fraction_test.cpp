#include <gtest/gtest.h>

#include "tests/bindings/library/play.h"

namespace hanaproof::api_test::fraction_test {
namespace {

TEST(ApiFraction, IsANumberAndAText) {
  EXPECT_EQ((Fraction{"3", "190"}).text(), "3/190");
  EXPECT_EQ((Fraction{"2", "1"}).text(), "2");
  EXPECT_EQ(Fraction(), (Fraction{"0", "1"}));
  EXPECT_EQ((Fraction{"1", "3"}).value(), 1.0 / 3.0);
  EXPECT_EQ((Fraction{"-7", "4"}).value(), -1.75);
}

// Neither part fits a double.
TEST(ApiFraction, RoundsOnce) {
  const std::string zeros(400, '0');
  EXPECT_EQ((Fraction{"1" + zeros, "3" + zeros}).value(), 1.0 / 3.0);
}

TEST(ApiFraction, RefusesWhatIsNoNumber) {
  EXPECT_NE(error_of([] { (void)Fraction{"1", "0"}.value(); }), "");
  EXPECT_NE(error_of([] { (void)Fraction{"one", "2"}.value(); }), "");
}

}  // namespace
}  // namespace hanaproof::api_test::fraction_test
