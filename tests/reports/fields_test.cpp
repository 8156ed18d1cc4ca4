// The section on fields that are carried over.
#include <gmock/gmock.h>

#include "reports/formats.h"

namespace hanaproof::reports::fields_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Options options() {
  Options all;
  all.fields = {{"heath.en",
                 4,
                 {{0.5, 0.3, 0.2, 0.1}, {0.4, 0.35, 0.25, 0.2}},
                 {{"the rules as they are", 0.2, 0.9}, {"field.carry = lost", 0, 0}}}};
  return all;
}

TEST(FieldsSection, HasABarForEachRoundAndALineForEachReading) {
  const std::string page = to_html({}, options());
  EXPECT_THAT(page, HasSubstr("<h2 id=\"fields\">"));
  // Of 160 units half are small; the double part stands on it, the grand one on both.
  EXPECT_THAT(page, HasSubstr("<rect class=\"small-field\" x=\"32.0\" y=\"80.0\" width=\"256.0\" "
                              "height=\"80.0\"><title>round 1: small in 50.0 %</title>"));
  EXPECT_THAT(page, HasSubstr("class=\"double-field\" x=\"32.0\" y=\"32.0\""));
  EXPECT_THAT(page, HasSubstr("class=\"grand-field\" x=\"32.0\" y=\"0.0\""));
  EXPECT_THAT(page, HasSubstr("<path class=\"waits\" d=\"M160.0 144.0L480.0 128.0\"/>"));
  EXPECT_THAT(page, HasSubstr("field.carry = lost</th><td class=\"number\">0.0 %"));
}

TEST(FieldsSection, IsLeftOutWhereNoEditionHasFields) {
  EXPECT_THAT(to_html({}, {}), Not(HasSubstr("id=\"fields\"")));
}

}  // namespace
}  // namespace hanaproof::reports::fields_test
